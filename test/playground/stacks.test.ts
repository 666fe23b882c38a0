import { describe, expect, it } from "vitest";
import { listedChoices } from "../../src/playground/game/decision.tsx";
import type { Board, BoardSide, GamePlan } from "../../src/playground/game/plan.ts";
import { stacksOf } from "../../src/playground/game/stacks.ts";
import { answerTable, type Shown, startTable } from "../../src/playground/game/table.ts";

const text = `Hill Runner {R}
Creature — Goblin
Haste
2/1

Split Bolt {1}{R}
Instant
Split Bolt deals 2 damage divided as you choose among one or two targets.
`;
const nothing: BoardSide = { life: 20, battlefield: [], hand: [], graveyard: [], exile: [], library: [] };
const library = Array.from({ length: 10 }, () => "Mountain");
const board: Board = [
  {
    ...nothing,
    library,
    battlefield: ["Hill Runner", "Mountain", "Hill Runner", "Mountain", "Mountain", "Mountain"],
    hand: ["Split Bolt", "Split Bolt"],
  },
  { ...nothing, library },
];
const plan: GamePlan = {
  format: "rulewright game 1",
  text,
  card: "",
  lands: 0,
  seed: 1,
  bot: true,
  alone: true,
  everyStep: false,
  board,
  answers: [],
};

/** The stacks of the battlefield, as "name × number". */
const seen = (shown: Shown): readonly string[] =>
  stacksOf(shown.view.battlefield, shown).map((stack) =>
    "hidden" in stack ? "hidden" : `${stack[0].name} × ${stack.length}`,
  );
const choose = (shown: Shown, label: string): Shown => {
  const choice = listedChoices(shown).find((each) => each.label === label);
  if (choice === undefined) throw new Error(`There is no ${label}.`);
  return answerTable(choice.answer);
};

describe("things on the table that are alike", () => {
  it("are one stack, and are offered once", () => {
    const shown = startTable(plan);
    expect(seen(shown)).toEqual(["Hill Runner × 2", "Mountain × 4"]);
    expect(listedChoices(shown).map(({ label }) => label)).toEqual(["pass", "cast Split Bolt"]);
  });
  it("stand apart where each is asked about, is spoken of, or is tapped", () => {
    let shown = choose(startTable(plan), "cast Split Bolt");
    // Targets are picked from the stack.
    expect(seen(shown)).toEqual(["Hill Runner × 2", "Mountain × 4"]);
    const runners = shown.view.battlefield.filter(({ name }) => name === "Hill Runner");
    shown = answerTable({ type: "targets", chosen: runners.map(({ id }) => ({ object: id })) });
    expect(shown.asked?.how).toBe("divide");
    const apart = ["Hill Runner × 1", "Mountain × 4", "Hill Runner × 1"];
    expect(seen(shown)).toEqual(apart);
    shown = answerTable({ type: "divide", shares: [1, 1] });
    expect(shown.view.stack).toHaveLength(1);
    expect(seen(shown).filter((each) => each.startsWith("Hill"))).toHaveLength(2);
    shown = choose(shown, "pass");
    expect(seen(shown)).toEqual(["Mountain × 2", "Mountain × 2"]);
  });
  it("stand apart while they attack", () => {
    let shown = choose(startTable(plan), "pass");
    expect(shown.asked?.how).toBe("declare");
    expect(seen(shown)).toEqual(["Hill Runner × 1", "Mountain × 4", "Hill Runner × 1"]);
    const [first] = shown.view.battlefield;
    shown = answerTable({
      type: "attackers",
      attacks: first === undefined ? [] : [{ id: first.id, defender: { player: 1 } }],
    });
    expect(seen(shown)).toEqual(["Hill Runner × 1", "Mountain × 4", "Hill Runner × 1"]);
  });
});
