import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { readCards } from "../../src/compiler/read/cards.ts";
import { catalogueOf } from "../../src/scenario/catalogue.ts";
import { runScenario } from "../../src/scenario/run.ts";
import { readYaml } from "../../src/scenario/yaml.ts";
import { describeInBrowser } from "./browser.ts";
import { drop, violations } from "./page.ts";

const cards = `Hill Runner {R}
Creature — Goblin
Haste
2/1

Split Bolt {1}{R}
Instant
Split Bolt deals 3 damage divided as you choose among one, two, or three targets.

Twin Bolt {R}
Instant
Twin Bolt deals X damage to any target, where X is the number of creatures you control.
`;

/** Whether a scenario passes with these cards and the basic lands. */
const outcome = async (text: string): Promise<string> => {
  const sources = [cards, await readFile("cards/basics.cards", "utf8")].flatMap((each) =>
    readCards(each).cards.map(({ source }) => source),
  );
  const { scenarios, problems } = readYaml(text, "");
  expect(problems).toEqual([]);
  const { status, reason = "" } = runScenario(
    scenarios[0]!,
    catalogueOf(sources, createCompiler().compileCard),
  );
  return `${status} ${reason}`.trim();
};

describeInBrowser("playing in the playground", 90_000, (playground) => {
  /** A board with a creature and an instant, against nobody. */
  const board = async (page: Page): Promise<void> => {
    await page.goto(playground().url);
    await page.locator(".tok-className").first().waitFor();
    await drop(page, "mine.cards", cards);
    await page.getByRole("heading", { name: "Hill Runner", level: 2 }).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByLabel("Against").selectOption("nobody");
    await page.getByRole("button", { name: "Set up the board" }).click();
    await page.getByRole("button", { name: "Hill Runner", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("group", { name: "Ada: Battlefield" })
      .getByRole("button", { name: "Put here" })
      .press("Enter");
    const hand = page.getByRole("group", { name: "Ada: Hand" });
    await page.getByRole("button", { name: "Split Bolt", exact: true }).dragTo(hand);
    await hand.getByRole("button", { name: "Split Bolt: take one away" }).waitFor();
    await page.getByRole("button", { name: "Mountain", exact: true }).click();
    const lands = page
      .getByRole("group", { name: "Ada: Battlefield" })
      .getByRole("button", { name: "Put here" });
    for (let count = 0; count < 2; count++) await lands.click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Play this board" }).click();
    await page.getByRole("region", { name: "Decision" }).waitFor();
  };

  it("sets up a board, divides damage and attacks on the table, and saves what passes as a scenario", async () => {
    const page = await playground().open();
    await board(page);
    const decision = page.getByRole("region", { name: "Decision" });
    const me = page.getByRole("region", { name: "Ada" });
    const other = page.getByRole("region", { name: "Ben (looks on)" });
    await decision.getByRole("button", { name: "cast Split Bolt" }).click();
    // Targets by a click on what they are.
    await me.getByRole("button", { name: "Ada", exact: true }).click();
    await other.getByRole("button", { name: "Ben (looks on)" }).click();
    await decision.getByRole("button", { name: "Choose these" }).click();
    await me.getByLabel("Share of Ada").fill("1");
    await other.getByLabel("Share of Ben (looks on)").fill("2");
    expect(await violations(page)).toEqual([]);
    await decision.getByRole("button", { name: "Divide like this" }).click();
    await other.getByText("Life 18").waitFor();
    await me.getByText("Life 19").waitFor();
    await me.getByLabel("Hill Runner attacks").selectOption({ label: "attacks Ben (looks on)" });
    await decision.getByRole("button", { name: "Declare attackers" }).click();
    await other.getByText("Life 16").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as scenario" }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("Split Bolt");
    expect(await outcome(text)).toBe("passed");
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("hears keys as soon as it is open, whatever opened it", async () => {
    const page = await playground().open();
    await page.goto(playground().url);
    await page.locator(".tok-className").first().waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByText("Decision 0 of 0").waitFor();
    await page.keyboard.press("1");
    await page.getByText("Decision 1 of 1").waitFor();
    await page.context().close();
  });

  it("goes on from any point, by the keyboard alone", async () => {
    const page = await playground().open();
    await board(page);
    const decision = page.getByRole("region", { name: "Decision" });
    const pass = Number(
      /^\d/.exec((await decision.getByRole("button", { name: "pass" }).textContent()) ?? "")?.[0],
    );
    await page.getByText("Decision 0 of 0").waitFor();
    await page.keyboard.press(String(pass));
    await page.getByText("Decision 1 of 1").waitFor();
    await page.keyboard.press("u");
    await page.getByText("Decision 0 of 1").waitFor();
    await decision.getByRole("button", { name: "cast Split Bolt" }).press("Enter");
    await page.getByText("Decision 1 of 1").waitFor();
    await page
      .getByRole("region", { name: "Ada" })
      .getByRole("button", { name: "Ada", exact: true })
      .waitFor();
    await page.context().close();
  });

  it("lets people say with which mana they pay", async () => {
    const page = await playground().open();
    await board(page);
    const decision = page.getByRole("region", { name: "Decision" });
    await page.getByLabel("choose the mana").check();
    await decision.getByRole("button", { name: "cast Split Bolt" }).click();
    await page.getByRole("region", { name: "Ben (looks on)" }).getByRole("button").first().click();
    await decision.getByRole("button", { name: "Choose these" }).click();
    const lands = page.getByRole("group", { name: "Lands" }).getByRole("button", { name: /^Mountain/ });
    for (let count = 0; count < 2; count++) await lands.first().click();
    await decision.getByRole("group", { name: "Mana to spend" }).getByRole("button").nth(1).waitFor();
    await decision.getByRole("button", { name: "Pay", exact: true }).click();
    await page.getByText("Life 17").waitFor();
    await page.context().close();
  });
});
