import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { startGame } from "../../src/runtime/index.ts";
import { largestManaResults } from "../../src/scenario/mana-options.ts";

const land = (name: string, ...abilities: A.Ability[]): A.Card => ({
  name,
  layout: "normal",
  faces: [{ name, supertypes: [], cardTypes: ["land"], subtypes: [], abilities }],
});
const adds = (costs: A.Costs, mana: A.AddMana["mana"]): A.Ability =>
  A.activated(costs, A.addMana(A.you, mana));

const results = (...cards: A.Card[]): readonly string[] => {
  const battlefield = cards.map((card) => ({ card }));
  return largestManaResults(startGame({ seed: 1, players: [{ battlefield }, {}] }), 0);
};

describe("the largest results of mana sources", () => {
  const green = land("Green", adds([A.tapSelf], { symbols: ["G"], choose: "fixed" }));
  const any = land("Any", adds([A.tapSelf], { choose: "anyColor" }));
  const filter = land("Filter", adds([A.mana(["G"]), A.tapSelf], { choose: "anyColor" }));

  it("leave out what mana of any color could be as well", () => {
    expect(results(green, filter)).toEqual(["{Any}"]);
    expect(results(green, any)).toEqual(["{G}{Any}"]);
  });

  it("tell colorless mana from mana of any color (106.1b)", () => {
    const colorless = land("Colorless", adds([A.tapSelf], { symbols: ["C"], choose: "fixed" }));
    const either = land("Either", adds([A.tapSelf], { symbols: [..."WUBRGC"], choose: "choice" }));
    expect(results(colorless, either)).toEqual(["{C}{C}", "{C}{Any}"]);
  });
});
