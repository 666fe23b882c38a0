import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const types = {
  Creature: "Creature — Human",
  Instant: "Instant",
  Aura: "Enchantment — Aura",
  Land: "Land",
  Enchantment: "Enchantment",
} as const;

const goldens: readonly (readonly [keyof typeof types, string, readonly A.Ability[]])[] = [
  [
    "Land",
    "{T}: Add {G}.",
    [A.activated([A.tapSelf], A.addMana(A.you, { symbols: ["G"], choose: "fixed" }))],
  ],
  [
    "Land",
    "{T}: Add {G} or {W}.",
    [A.activated([A.tapSelf], A.addMana(A.you, { symbols: ["G", "W"], choose: "choice" }))],
  ],
  [
    "Land",
    "{T}: Add {C}{C}.",
    [A.activated([A.tapSelf], A.addMana(A.you, { symbols: ["C", "C"], choose: "fixed" }))],
  ],
  [
    "Land",
    "{T}: Add {U} or {C}{U}.",
    [
      A.activated(
        [A.tapSelf],
        A.oneOf(A.you, [
          A.addMana(A.you, { symbols: ["U"], choose: "fixed" }),
          A.addMana(A.you, { symbols: ["C", "U"], choose: "fixed" }),
        ]),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add one mana of any color.",
    [A.activated([A.tapSelf], A.addMana(A.you, { choose: "anyColor" }))],
  ],
  [
    "Land",
    "{T}: Add one mana of any type that a land an opponent controls could produce.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(A.you, {
          choose: "couldProduce",
          among: A.all(A.and([A.hasType("land"), A.controlledBy(A.opponents)])),
        }),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add one mana of any color that a land you control could produce.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(A.you, {
          choose: "couldProduce",
          among: A.all(A.and([A.hasType("land"), A.controlledBy(A.you)])),
          colored: true,
        }),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add two mana in any combination of {R} and/or {G}.",
    [A.activated([A.tapSelf], A.addMana(A.you, { symbols: ["R", "G"], choose: "anyCombination", count: 2 }))],
  ],
  [
    "Land",
    "{T}: Add three mana in any combination of colors.",
    [A.activated([A.tapSelf], A.addMana(A.you, { choose: "anyCombination", count: 3 }))],
  ],
  [
    "Land",
    "{T}: Add two mana of different colors.",
    [A.activated([A.tapSelf], A.addMana(A.you, { choose: "anyCombination", different: true, count: 2 }))],
  ],
  [
    "Land",
    "{T}: Add {G} for each creature you control.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(A.you, {
          symbols: ["G"],
          choose: "fixed",
          count: A.count(A.all(A.and([A.hasType("creature"), A.controlledBy(A.you)]))),
        }),
      ),
    ],
  ],
  [
    "Creature",
    "{T}: Add an amount of {G} equal to this creature's power.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(A.you, { symbols: ["G"], choose: "fixed", count: A.statOf("power", A.self) }),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add one mana of the chosen color.",
    [A.activated([A.tapSelf], A.addMana(A.you, { choose: "chosenColor" }))],
  ],
  [
    "Land",
    "{T}: Add {R} or one mana of the chosen color.",
    [
      A.activated(
        [A.tapSelf],
        A.oneOf(A.you, [
          A.addMana(A.you, { symbols: ["R"], choose: "fixed" }),
          A.addMana(A.you, { choose: "chosenColor" }),
        ]),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add one mana of any color among legendary creatures you control.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(A.you, {
          choose: "colorsAmong",
          among: A.all(A.and([A.hasSupertype("legendary"), A.hasType("creature"), A.controlledBy(A.you)])),
        }),
      ),
    ],
  ],
  [
    "Aura",
    "Whenever enchanted land is tapped for mana, its controller adds an additional {G}.",
    [
      A.triggered(
        A.tapsForMana(A.players, A.isOneOf(A.host)),
        A.addMana(A.controllerOf(A.eventObjects("object")), { symbols: ["G"], choose: "fixed" }),
      ),
    ],
  ],
  [
    "Land",
    "{T}: Add {R}. Spend this mana only to cast creature spells.",
    [
      A.activated(
        [A.tapSelf],
        A.addMana(
          A.you,
          { symbols: ["R"], choose: "fixed" },
          { onlyFor: { spells: A.and([A.kind("spell"), A.hasType("creature")]) } },
        ),
      ),
    ],
  ],
  [
    "Enchantment",
    "You may spend mana as though it were mana of any color.",
    [A.staticAbility([A.spendAnyMana(A.you)])],
  ],
  [
    "Enchantment",
    "You may spend mana as though it were mana of any color to cast creature spells.",
    [A.staticAbility([A.spendAnyMana(A.you, { on: A.and([A.kind("spell"), A.hasType("creature")]) })])],
  ],
];

describe("mana", () => {
  it.each(goldens)("on a %s: %s", (type, text, expected) => {
    expect(abilitiesOf(text, types[type])).toEqual(expected);
  });

  const same: readonly (readonly [keyof typeof types, string, string])[] = [
    ["Land", "{T}: Add {G}.", "{T}: Add {G} to your mana pool."],
    ["Land", "{T}: Add one mana of any color.", "{T}: Add one mana of any color to your mana pool."],
  ];
  it.each(same)("on a %s, one meaning has one shape: %s / %s", (type, today, other) => {
    expect(abilitiesOf(other, types[type])).toEqual(abilitiesOf(today, types[type]));
  });

  it("is doubled by the player who has it (701.10f)", () => {
    const refused = (text: string): boolean => problemsOf(text, "Instant").length > 0;
    expect(refused("Double the amount of each type of unspent mana you have.")).toBe(false);
    expect(refused("Target player doubles the amount of each type of unspent mana they have.")).toBe(false);
    expect(refused("Each player doubles the amount of each type of unspent mana they have.")).toBe(false);
    expect(refused("Double the amount of each type of unspent mana target opponent has.")).toBe(true);
    expect(refused("Double the amount of each type of unspent mana each player has.")).toBe(true);
  });
});
