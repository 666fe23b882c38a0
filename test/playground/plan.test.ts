import { describe, expect, it } from "vitest";
import { fragmentOf, type GamePlan, isPlan, planOf } from "../../src/playground/game/plan.ts";

const plan: GamePlan = {
  format: "rulewright game 1",
  text: "Brook Guide {G}\nCreature — Elf Scout\nReach\n1/1\n",
  card: "Brook Guide",
  lands: 3,
  seed: 7,
  bot: true,
  everyStep: false,
  answers: [{ type: "action", action: { type: "pass" } }],
};

describe("a game as a link", () => {
  it("comes back as it was", async () => {
    expect(await planOf(await fragmentOf(plan))).toEqual(plan);
  });
  it("is nothing where the link is broken or of something else", async () => {
    const fragment = await fragmentOf(plan);
    for (const broken of ["", "#game=", "#other", fragment.slice(0, 30), `${fragment}%`])
      expect(await planOf(broken)).toBeUndefined();
  });
  it("is known by its fields", () => {
    expect(isPlan(plan)).toBe(true);
    for (const other of [null, [], {}, { ...plan, format: "else" }, { ...plan, answers: 1 }])
      expect(isPlan(other)).toBe(false);
  });
});
