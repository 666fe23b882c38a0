import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { describeInBrowser } from "./browser.ts";
import { drop, largestChange, violations } from "./page.ts";

describeInBrowser("the playground", 90_000, (playground) => {
  it("loads within its size, and from nowhere else", async () => {
    const page = await playground().open();
    const loaded = new Set<string>();
    // What a worker loads is a request of its own, which only the context tells.
    page.context().on("request", (request) => loaded.add(new URL(request.url()).pathname));
    await page.goto(playground().url);
    await page.getByRole("heading", { name: "Lantern Adept", level: 2 }).waitFor();
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      [...loaded].map(async (path) => {
        const file = join(playground().folder, path.endsWith("/") ? "index.html" : path);
        return brotliCompressSync(await readFile(file)).length;
      }),
    );
    // The page, the worker, and what that loads for the first card. Most of it reads and lowers texts, and grows with what is read.
    expect([...loaded].some((path) => path.includes("language"))).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("marks a word that it does not know, and mends it", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".cm-line", { hasText: "it deals 2 damage to any target" }).click();
    // Of the line as it is seen, then of the whole line.
    await page.keyboard.press("End");
    await page.keyboard.press("End");
    await page.keyboard.type(" Draw a crad.");
    await page.locator(".cm-lintRange-error").waitFor();
    await page.locator(".cm-lintRange-error").hover();
    await page.getByRole("button", { name: "Change 'crad' to 'card'" }).click();
    await page.locator(".cm-line", { hasText: "any target. Draw a card." }).waitFor();
    await expect.poll(() => page.locator(".cm-lintRange-error").count()).toBe(0);
    await page.context().close();
  });

  it("shows what is wrong with a line below it on a narrow screen, too", async () => {
    const page = await playground().open({ width: 390, height: 800 });
    await page.goto(playground().url);
    const line = page.locator(".cm-line", { hasText: "it deals 2 damage to any target" });
    await line.click();
    await page.keyboard.press("End");
    await page.keyboard.press("End");
    await page.keyboard.type(" Draw a crad.");
    await page.locator(".cm-lintRange-error").waitFor();
    await page.locator(".cm-lint-marker").first().hover();
    const box = page.locator(".cm-tooltip-lint");
    await box.waitFor();
    const { y = 0 } = (await box.boundingBox()) ?? {};
    const { y: top = 0, height = 0 } = (await line.boundingBox()) ?? {};
    // The line takes several rows there.
    expect(height).toBeGreaterThan(40);
    expect(y).toBeGreaterThanOrEqual(top + height - 1);
    await page.context().close();
  });

  it("looks for words", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".cm-line", { hasText: "it deals 2 damage to any target" }).click();
    const panel = page.locator(".cm-search");
    await expect.poll(() => page.keyboard.press("Control+f").then(() => panel.count())).toBe(1);
    await page.keyboard.type("Scholar");
    await page.keyboard.press("F3");
    await expect.poll(() => page.locator(".cm-searchMatch-selected").textContent()).toBe("Scholar");
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    await page.context().close();
  });

  it("tells what the card at the cursor means", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".cm-line", { hasText: "Whenever another creature you control enters" }).click();
    const pane = page.getByRole("region", { name: "The card at the cursor" });
    await pane.getByRole("heading", { name: "Harbor Scholar", level: 2 }).waitFor();
    const words = pane.getByRole("group", { name: "Words" }).nth(1);
    const parts = pane.getByRole("list", { name: "Parts of the ability" }).nth(1);
    // Words and parts light up together, whichever is pointed at; a pronoun's arrow goes to what it means.
    await words.getByRole("button", { name: "it, means another creature you control" }).hover();
    expect(await words.locator(".meant").allTextContents()).toEqual([
      "another",
      "creature",
      "you",
      "control",
      "it",
    ]);
    expect(await parts.locator(".lit").allTextContents()).toEqual(["objects eventObjects role object"]);
    expect(await words.locator(".arrows > path.lit").count()).toBe(1);
    await parts.getByRole("button", { name: "players you" }).focus();
    expect(await words.locator(".lit").allTextContents()).toEqual(["you"]);
    await page.keyboard.press("ArrowUp");
    expect(await words.locator(".lit").allTextContents()).toEqual(["you", "control"]);
    expect(await pane.getByText("603 triggered ability").count()).toBe(2);
    await pane.getByRole("tab", { name: "Meaning" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await pane.getByRole("tabpanel", { name: "Ability objects" }).waitFor();
    expect(await pane.getByRole("tabpanel").textContent()).toContain('"type": "triggered"');
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("colors words by what they mean", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    // How the line is written tells a first word like any other: that it is a keyword, only the language server knows.
    await page.locator(".is-keyword", { hasText: "Vigilance" }).waitFor();
    await page.locator(".is-variable", { hasText: "Ember Volley" }).waitFor();
    await page.locator(".cm-line", { hasText: "Vigilance" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type(", lifelink");
    await page.locator(".is-keyword", { hasText: "lifelink" }).waitFor();
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("plays a kicked spell to its end, takes it back, and goes on from the link", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.getByRole("heading", { name: "Lantern Adept", level: 2 }).waitFor();
    await page.getByRole("button", { name: "Play this card" }).click();
    const decision = page.getByRole("region", { name: "Decision" });
    const answer = (name: string | RegExp) => decision.getByRole("button", { name }).first().click();
    const step = page.getByRole("list", { name: "Steps of the turn" }).locator("[aria-current=step]");
    await expect.poll(() => step.textContent()).toBe("main");
    await answer("cast Lantern Adept");
    await answer("yes");
    await answer("Ben (bot)");
    const opponent = page.getByRole("region", { name: "Ben (bot)" });
    await opponent.getByText("Life 18").waitFor();
    expect(await violations(page)).toEqual([]);

    const link = page.url();
    await page.reload();
    await opponent.getByText("Life 18").waitFor();
    const again = await playground().open({ width: 400, height: 800 }, true);
    await again.goto(link);
    await again.getByRole("region", { name: "Ben (bot)" }).getByText("Life 18").waitFor();
    expect(await violations(again)).toEqual([]);
    await again.context().close();

    await page.getByRole("button", { name: "Undo" }).click();
    await opponent.getByText("Life 20").waitFor();
    await page.getByText("Decision 2 of 3").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Decision 1 of 3").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await decision.getByRole("button", { name: "cast Lantern Adept" }).first().waitFor();
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("changes little of the page while one types", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".cm-line", { hasText: "it deals 2 damage to any target" }).click();
    // Of the line as it is seen, then of the whole line.
    await page.keyboard.press("End");
    await page.keyboard.press("End");
    await page.waitForTimeout(1500);
    const largest = await largestChange(page, async () => {
      await page.keyboard.type(" Each opponent loses 1 life and you gain 1 life.", { delay: 60 });
      await page.waitForTimeout(1000);
    });
    expect(largest).toBeLessThan(400);
    await page.context().close();
  });

  it("changes little of the page at once while the bot plays", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.getByRole("heading", { name: "Lantern Adept", level: 2 }).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByText("Decision 0 of 0").waitFor();
    const largest = await largestChange(page, async () => {
      await page.getByRole("button", { name: "Let the bot play" }).click();
      await page.getByText("won.").first().waitFor({ timeout: 60_000 });
    });
    await page.getByRole("region", { name: "Log" }).getByText("loses the game").waitFor();
    expect(largest).toBeLessThan(400);
    await page.context().close();
  });

  it("opens a dropped file, of another program too", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".tok-className").first().waitFor();
    await drop(page, "mine.cards", "Brook Guide {G}\nCreature — Elf Scout\nReach\n1/1\n");
    await page.locator(".cm-content", { hasText: "Brook Guide" }).waitFor();
    const scryfall = [
      {
        name: "Hill Guide",
        mana_cost: "{R}",
        type_line: "Creature — Orc Scout",
        oracle_text: "Haste",
        power: "1",
        toughness: "1",
        layout: "normal",
      },
    ];
    await drop(page, "list.json", JSON.stringify(scryfall));
    await page.locator(".cm-content", { hasText: "Hill Guide" }).waitFor();
    await page.context().close();
  });

  it("works without a network once it was loaded", async () => {
    const page = await playground().open(undefined, false, true);
    await page.goto(playground().url);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { name: "Lantern Adept", level: 2 }).waitFor();
    // What was never asked for before is there, too.
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("region", { name: "Decision" }).waitFor();
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("tells what many cards lack, and opens one of them", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".tok-className").first().waitFor();
    await page.getByRole("button", { name: "Many cards" }).click();
    const cards = Array.from({ length: 300 }, (_, index) => ({
      name: `Hill Guide ${index}`,
      mana_cost: "{R}",
      type_line: "Creature — Orc Scout",
      oracle_text: index % 3 === 0 ? "Haste" : index % 3 === 1 ? "This creature dances wildly." : "Reach",
      power: "1",
      toughness: "1",
      layout: "normal",
    }));
    await drop(page, "many.jsonl", cards.map((card) => JSON.stringify(card)).join("\n"));
    await page.getByText("200 of 300 cards").waitFor();
    await page.getByText("100 cards do not compile; 1 phrase is missing").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("searchbox", { name: "Filter" }).fill("dances");
    await page.locator("summary", { hasText: "dances" }).click();
    await page.getByRole("button", { name: "Hill Guide 1", exact: true }).click();
    await page.locator(".cm-content", { hasText: "dances wildly" }).waitFor();
    await page.getByRole("button", { name: "Many cards" }).click();
    await page.getByText("200 of 300 cards").waitFor();
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });
});
