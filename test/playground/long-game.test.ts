import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type BoardSide, fragmentOf, type GamePlan } from "../../src/playground/game/plan.ts";
import { describeInBrowser } from "./browser.ts";
import { largestChange } from "./page.ts";

/** Nobody is able to win soon: who attacks is blocked, and life is gained again. */
const text = `Hill Runner {R}
Creature — Goblin
{T}: This creature deals 1 damage to any target.
2/1

Spring Keeper {1}{W}
Creature — Human Cleric
Vigilance
{T}: You gain 2 life.
Whenever you gain life, put a +1/+1 counter on this creature.
1/4

Drum Caller {2}{R}
Creature — Goblin
At the beginning of your upkeep, create a 1/1 red Goblin creature token.
Defender
1/4
`;
const library = Array.from({ length: 60 }, () => [
  "Plains",
  "Spring Keeper",
  "Mountain",
  "Hill Runner",
]).flat();
const side: BoardSide = {
  life: 2000,
  battlefield: ["Spring Keeper", "Spring Keeper", "Drum Caller", "Plains", "Plains", "Plains", "Mountain"],
  hand: ["Spring Keeper", "Hill Runner", "Mountain"],
  graveyard: [],
  exile: [],
  library,
};
const plan: GamePlan = {
  format: "rulewright game 1",
  text,
  card: "",
  lands: 0,
  seed: 7,
  bot: true,
  everyStep: true,
  board: [side, side],
  answers: [],
};

const decisions = async (page: Page): Promise<number> => {
  const told = await page.getByText(/^Decision \d+ of \d+$/).textContent();
  return Number(/of (\d+)/.exec(told ?? "")?.[1]);
};

describeInBrowser("a long game in the playground", 240_000, (playground) => {
  it("changes the page late as little at once as early", async () => {
    const page = await playground().open();
    await page.goto(playground().url + (await fragmentOf(plan)));
    await page.getByText("Decision 0 of 0").waitFor();
    const until = (count: number) =>
      expect.poll(() => decisions(page), { timeout: 200_000, interval: 100 }).toBeGreaterThanOrEqual(count);
    const early = await largestChange(page, async () => {
      await page.getByRole("button", { name: "Let the bot play" }).click();
      await until(150);
    });
    const late = await largestChange(page, () => until(500));
    expect(late).toBeLessThan(2 * early);
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });
});
