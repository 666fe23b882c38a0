import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeInBrowser } from "./browser.ts";
import { drop, violations } from "./page.ts";

const cards = Array.from({ length: 9 }, (_, index) => ({
  name: `Hill Guide ${index}`,
  mana_cost: "{R}",
  type_line: "Creature — Orc Scout",
  oracle_text: index % 3 === 0 ? "Haste" : "This creature dances wildly.",
  power: "1",
  toughness: "1",
  layout: "normal",
}));

const decisionOf = (page: Page) => page.getByRole("region", { name: "Decision" });

/** Each view of the page, by what leads to it from the one before. */
const views: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the meaning": (page) => page.getByRole("heading", { name: "Lantern Adept", level: 2 }).waitFor(),
  "the tree": (page) => page.getByRole("tab", { name: "Tree" }).click(),
  "the ability objects": (page) => page.getByRole("tab", { name: "Ability objects" }).click(),
  "the TypeScript": (page) => page.getByRole("tab", { name: "TypeScript" }).click(),
  "reminder text": (page) => page.getByRole("tab", { name: "Reminder text" }).click(),
  "what is completed": async (page) => {
    await page.locator(".cm-line", { hasText: "Ember Volley deals" }).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n\nBrook Guide {G}\nCreature — Elf\nWhen this creature en");
    await page.keyboard.press("Control+Space");
    await page.locator(".cm-tooltip-autocomplete").waitFor();
  },
  "a word that is not known": async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.type("ters, dances.\n1/1");
    await page.locator(".cm-lintRange-error", { hasText: "dances" }).hover();
    await page.locator(".cm-diagnosticAction").first().waitFor();
    await page.getByRole("heading", { name: "Brook Guide", level: 2 }).waitFor();
  },
  "the editor's search": async (page) => {
    await page.locator(".cm-line").first().click();
    await page.keyboard.press("ControlOrMeta+f");
    await page.locator(".cm-search").waitFor();
  },
  "a decision": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await decisionOf(page).getByRole("button", { name: /^cast/ }).first().waitFor();
  },
  "what may be done with a card": async (page) => {
    await page.getByLabel("choose the mana").check();
    await decisionOf(page).getByRole("button", { name: /^cast/ }).first().click();
    await page.getByText("Decision 1 of 1").waitFor();
  },
  "the end of a game": async (page) => {
    await page.getByLabel("choose the mana").uncheck();
    await page.getByRole("button", { name: "Let the bot play" }).click();
    await page.getByText("won.").first().waitFor({ timeout: 60_000 });
  },
  "a board that is set up": async (page) => {
    await page.getByRole("button", { name: "Set up the board" }).click();
    await page.getByRole("button", { name: "Mountain", exact: true }).click();
    await page
      .getByRole("group", { name: "Ada: Battlefield" })
      .getByRole("button", { name: "Put here" })
      .click();
  },
  "many cards, before there are any": (page) => page.getByRole("button", { name: "Many cards" }).click(),
  "many cards": async (page) => {
    await drop(page, "many.jsonl", cards.map((card) => JSON.stringify(card)).join("\n"));
    await page.getByText("3 of 9 cards").waitFor();
    await page.locator("summary").first().click();
  },
};

describeInBrowser("nobody is kept out of the playground", 120_000, (playground) => {
  it.each([
    ["wide and light", 1280, false],
    ["wide and dark", 1280, true],
    ["narrow and light", 360, false],
    ["narrow and dark", 360, true],
  ] as const)("in any view, %s", async (_, width, dark) => {
    const page = await playground().open({ width, height: 760 }, dark);
    await page.goto(playground().url);
    await page.locator(".tok-className").first().waitFor();
    const found: string[] = [];
    for (const [name, enter] of Object.entries(views)) {
      await enter(page);
      found.push(...(await violations(page)).map((each) => `${name}: ${each}`));
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      if (across > width) found.push(`${name}: is ${across} pixels wide`);
    }
    expect(found).toEqual([]);
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });
});
