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

  it("double the mana that is there as late as that gives the most (106.4)", () => {
    const own = (color: "green" | "red"): A.Quantity =>
      ({ type: "playerStat", stat: "unspentMana", of: A.you, color }) satisfies A.PlayerStat;
    const doubles = A.sequence([
      A.addMana(A.you, { symbols: ["G"], choose: "fixed", count: own("green") }),
      A.addMana(A.you, { symbols: ["R"], choose: "fixed", count: own("red") }),
    ]);
    const doubling = land("Doubling", A.activated([A.mana(["1"]), A.tapSelf], doubles));
    const red = land("Red", adds([A.tapSelf], { symbols: ["R"], choose: "fixed" }));
    expect(results(green, doubling)).toEqual(["{G}"]);
    expect([...results(green, green, red, doubling)].sort()).toEqual(["{R}{R}{G}{G}", "{G}{G}{G}{G}"].sort());
  });

  it("tap a land for mana before it is sacrificed for mana, once (118.3)", () => {
    const outlet = land(
      "Outlet",
      adds(
        [
          {
            type: "costOnObjects",
            action: "sacrifice",
            what: { type: "costChoice", count: { min: 1, max: 1 }, filter: A.hasSubtype("Forest") },
          },
        ],
        { choose: "couldProduce", among: { type: "costObjects", index: 0 } },
      ),
    );
    const forest: A.Card = { ...green, faces: [{ ...green.faces[0], subtypes: ["Forest"] }] };
    expect(results(forest, green, outlet)).toEqual(["{G}{G}{G}"]);
  });
});
