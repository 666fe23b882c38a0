import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const costs = (text: string): A.Costs => {
  const [ability] = abilitiesOf(`${text}: Draw a card.`);
  if (ability?.type !== "activated") throw new Error(`${text} is no activation cost`);
  return ability.costs;
};
const one = { min: 1, max: 1 };

describe("activation costs (602.1a)", () => {
  const goldens: readonly (readonly [string, A.Costs])[] = [
    ["{2}{R}", [A.mana(["2", "R"])]],
    ["{T}", [A.tapSelf]],
    ["{Q}", [A.untapSelf]],
    ["{1}, {T}", [A.mana(["1"]), A.tapSelf]],
    ["Pay 3 life", [A.payLife(3)]],
    ["Sacrifice this creature", [A.costOnObjects("sacrifice", A.self)]],
    ["Sacrifice a creature", [A.costOnObjects("sacrifice", A.costChoice(one, A.hasType("creature")))]],
    [
      "Sacrifice another creature",
      [A.costOnObjects("sacrifice", A.costChoice(one, A.and([A.hasType("creature"), A.otherThan(A.self)])))],
    ],
    ["Discard a card", [A.costOnObjects("discard", A.costChoice(one, A.kind("card")))]],
    [
      "Discard a card at random",
      [A.costOnObjects("discard", A.costChoice(one, A.kind("card"), { random: true }))],
    ],
    ["Discard this card", [A.costOnObjects("discard", A.self)]],
    [
      "Exile a creature card from your graveyard",
      [
        A.costOnObjects(
          "exile",
          A.costChoice(one, A.and([A.kind("card"), A.hasType("creature")]), { from: "graveyard" }),
        ),
      ],
    ],
    [
      "Exile this card from your graveyard",
      [A.costOnObjects("exile", A.among(A.self, A.inZone("graveyard")))],
    ],
    [
      "Return a land you control to its owner's hand",
      [A.costOnObjects("returnToHand", A.costChoice(one, A.and([A.hasType("land"), A.controlledBy(A.you)])))],
    ],
    [
      "Tap an untapped artifact you control",
      [
        A.costOnObjects(
          "tap",
          A.costChoice(one, A.and([A.status("untapped"), A.hasType("artifact"), A.controlledBy(A.you)])),
        ),
      ],
    ],
    ["Remove a +1/+1 counter from this creature", [A.counterCost("remove", "+1/+1", one, A.self)]],
    [
      "Remove X charge counters from this creature",
      [A.counterCost("remove", "charge", { min: A.x, max: A.x }, A.self)],
    ],
    ["Pay {E}{E}", [A.payPlayerCounters("energy", 2)]],
    ["Mill two cards", [A.costOnObjects("mill", A.topCards(A.you, 2))]],
  ];
  it.each(goldens)("%s", (text, wanted) => {
    expect(costs(text)).toEqual(wanted);
  });
  it("reads the older wording of exile", () => {
    expect(costs("Remove a creature card in your graveyard from the game")).toEqual(
      costs("Exile a creature card from your graveyard"),
    );
  });
});

describe("what was used for a cost", () => {
  it("can be spoken of", () => {
    const [ability] = abilitiesOf(
      "Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.",
    );
    expect(ability).toMatchObject({
      effect: A.gainLife(A.you, A.statOf("toughness", A.costObjects(0))),
    });
  });
  it("counts only costs that name objects", () => {
    const [ability] = abilitiesOf(
      "{1}, Sacrifice a land, Discard a card: You gain life equal to the discarded card's mana value.",
    );
    expect(ability).toMatchObject({
      effect: A.gainLife(A.you, A.statOf("manaValue", A.costObjects(1))),
    });
  });
});

describe("additional costs (118.8)", () => {
  it("may offer a choice", () => {
    const [ability] = abilitiesOf(
      "As an additional cost to cast this spell, sacrifice a creature or pay {3}.\nDraw a card.",
      "Sorcery",
    );
    expect(ability).toEqual(
      A.staticAbility(
        [
          A.additionalCost(A.isOneOf(A.self), [], {
            alternatives: [
              [A.costOnObjects("sacrifice", A.costChoice(one, A.hasType("creature")))],
              [A.mana(["3"])],
            ],
          }),
        ],
        { zone: "stack" },
      ),
    );
  });
  it("has no value for X that nothing gives it", () => {
    expect(
      problemsOf("Counter target spell unless its controller pays {X}.", "Instant").map(([code]) => code),
    ).toEqual(["RW4002"]);
  });
});

describe("a payment that is asked about afterwards (118.12)", () => {
  it("is asked about in both cases, whatever the first of them did", () => {
    const [ability] = abilitiesOf(
      "Counter target spell unless its controller pays {2}. If they do, that player discards a card. If they don't, you gain 2 life.",
      "Instant",
    );
    expect(ability).toMatchObject({
      effect: {
        effects: [
          { type: "may", bind: 1 },
          { type: "if", condition: A.performed(1), otherwise: { type: "counter" } },
          A.ifThen(A.notSo(A.performed(1)), A.gainLife(A.you, 2)),
        ],
      },
    });
  });
});

describe("costs in other constructions", () => {
  const additional = (text: string): unknown => {
    const [ability] = abilitiesOf(
      `As an additional cost to cast this spell, ${text}.\nDraw a card.`,
      "Sorcery",
    );
    return ability?.type === "static" ? ability.effects[0] : undefined;
  };
  const creature = A.costOnObjects("sacrifice", A.costChoice(one, A.hasType("creature")));

  it.each<readonly [string, readonly A.Costs[]]>([
    ["sacrifice a creature or pay {3}", [[creature], [A.mana(["3"])]]],
    ["sacrifice a creature or pay 3 life", [[creature], [A.payLife(3)]]],
    ["pay {3} or 2 life", [[A.mana(["3"])], [A.payLife(2)]]],
    ["sacrifice a creature, pay {3}, or pay 2 life", [[creature], [A.mana(["3"])], [A.payLife(2)]]],
  ])("leaves a choice: %s", (text, alternatives) => {
    expect(additional(text)).toMatchObject({ alternatives });
  });

  it("are the same behind “by”", () => {
    const [ability] = abilitiesOf(
      "You may cast this card from your graveyard by sacrificing a creature and paying 2 life in addition to paying its other costs.",
    );
    expect(ability).toMatchObject({ effects: [{ additional: [creature, A.payLife(2)] }] });
  });

  it("are paid as something resolves, several prices together", () => {
    const [ability] = abilitiesOf("You may pay {1} and 2 life. If you do, draw a card.", "Sorcery");
    expect(JSON.stringify(ability)).toContain(JSON.stringify([A.mana(["1"]), A.payLife(2)]));
  });
});
