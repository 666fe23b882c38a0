import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf } from "./abilities-of.ts";

const types = {
  Creature: "Creature — Human",
  Instant: "Instant",
  Aura: "Enchantment — Aura",
  Land: "Land",
  Enchantment: "Enchantment",
} as const;

const goldens: readonly (readonly [keyof typeof types, string, readonly A.Ability[]])[] = [
  [
    "Instant",
    "Create two 1/1 white Soldier creature tokens with flying.",
    [
      A.spell(
        A.createTokens(A.you, 2, {
          colors: ["white"],
          power: 1,
          toughness: 1,
          cardTypes: ["creature"],
          subtypes: ["Soldier"],
          abilities: [A.keyword("flying", [], [])],
        }),
      ),
    ],
  ],
  ["Instant", "Create a Treasure token.", [A.spell(A.createTokens(A.you, 1, { predefined: "Treasure" }))]],
  [
    "Instant",
    "Create three tapped Food tokens.",
    [A.spell(A.createTokens(A.you, 3, { predefined: "Food" }, { tapped: true }))],
  ],
  [
    "Instant",
    "Create a 2/2 green Bear creature token and a Clue token.",
    [
      A.spell(
        A.sequence([
          A.createTokens(A.you, 1, {
            colors: ["green"],
            power: 2,
            toughness: 2,
            cardTypes: ["creature"],
            subtypes: ["Bear"],
          }),
          A.createTokens(A.you, 1, { predefined: "Clue" }, { atOnce: true }),
        ]),
      ),
    ],
  ],
  [
    "Creature",
    "When this creature enters, create a tapped and attacking 1/1 red Goblin creature token.",
    [
      A.triggered(
        A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"),
        A.createTokens(
          A.you,
          1,
          { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Goblin"] },
          { tapped: true, attacking: true },
        ),
      ),
    ],
  ],
  [
    "Instant",
    "Create a Wicked Role token attached to target creature you control.",
    [
      A.spell(A.createTokens(A.you, 1, { predefined: "Wicked Role" }, { attachedTo: A.target(0) }), {
        targets: [
          { count: { min: 1, max: 1 }, objects: A.and([A.hasType("creature"), A.controlledBy(A.you)]) },
        ],
      }),
    ],
  ],
  [
    "Instant",
    "Create a Sorcerer Role token attached to target creature you control.",
    [
      A.spell(A.createTokens(A.you, 1, { predefined: "Sorcerer Role" }, { attachedTo: A.target(0) }), {
        targets: [
          { count: { min: 1, max: 1 }, objects: A.and([A.hasType("creature"), A.controlledBy(A.you)]) },
        ],
      }),
    ],
  ],
  [
    "Instant",
    "Create Voja, a legendary 2/2 green and white Wolf creature token.",
    [
      A.spell(
        A.createTokens(A.you, 1, {
          colors: ["green", "white"],
          supertypes: ["legendary"],
          power: 2,
          toughness: 2,
          cardTypes: ["creature"],
          subtypes: ["Wolf"],
          name: "Voja",
        }),
      ),
    ],
  ],
  [
    "Instant",
    "Create a legendary 3/3 colorless Golem artifact creature token named Karn's Echo.",
    [
      A.spell(
        A.createTokens(A.you, 1, {
          colors: [],
          supertypes: ["legendary"],
          power: 3,
          toughness: 3,
          cardTypes: ["artifact", "creature"],
          subtypes: ["Golem"],
          name: "Karn's Echo",
        }),
      ),
    ],
  ],
  [
    "Instant",
    'Create a 4/4 colorless Construct artifact creature token with "This creature can\'t be blocked by creatures with power 2 or less."',
    [
      A.spell(
        A.createTokens(A.you, 1, {
          colors: [],
          power: 4,
          toughness: 4,
          cardTypes: ["artifact", "creature"],
          subtypes: ["Construct"],
          abilities: [
            A.staticAbility([
              A.applies(A.self, [
                A.cantBeBlocked({ by: A.and([A.hasType("creature"), A.compare("power", "<=", 2)]) }),
              ]),
            ]),
          ],
        }),
      ),
    ],
  ],
  [
    "Instant",
    "Create a number of 1/1 green Saproling creature tokens equal to the number of lands you control.",
    [
      A.spell(
        A.createTokens(A.you, A.count(A.all(A.and([A.hasType("land"), A.controlledBy(A.you)]))), {
          colors: ["green"],
          power: 1,
          toughness: 1,
          cardTypes: ["creature"],
          subtypes: ["Saproling"],
        }),
      ),
    ],
  ],
  [
    "Instant",
    "Create a 1/1 black Rat creature token for each creature you control.",
    [
      A.spell(
        A.createTokens(A.you, A.count(A.all(A.and([A.hasType("creature"), A.controlledBy(A.you)]))), {
          colors: ["black"],
          power: 1,
          toughness: 1,
          cardTypes: ["creature"],
          subtypes: ["Rat"],
        }),
      ),
    ],
  ],
  [
    "Instant",
    "Create a token that's a copy of target creature you control, except it isn't legendary and it has haste.",
    [
      A.spell(
        A.createCopies(A.you, 1, A.target(0), {
          except: [A.loseTypes({ supertypes: ["legendary"] }), A.gainAbilities([A.keyword("haste", [], [])])],
        }),
        {
          targets: [
            { count: { min: 1, max: 1 }, objects: A.and([A.hasType("creature"), A.controlledBy(A.you)]) },
          ],
        },
      ),
    ],
  ],
  [
    "Instant",
    "Create two tapped tokens that are copies of target artifact, except they're 1/1 Spirits in addition to their other types.",
    [
      A.spell(
        A.createCopies(A.you, 2, A.target(0), {
          tapped: true,
          except: [A.addTypes({ subtypes: ["Spirit"] }), A.setPT(1, 1)],
        }),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("artifact") }] },
      ),
    ],
  ],
  [
    "Instant",
    "Create a token that's a copy of target creature, except it's a 1/1 green Frog.",
    [
      A.spell(
        A.createCopies(A.you, 1, A.target(0), {
          except: [A.setTypes({ subtypes: ["Frog"] }), A.setColors(["green"]), A.setPT(1, 1)],
        }),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  ["Instant", "Investigate twice.", [A.spell(A.investigate(A.you, { times: 2 }))]],
  [
    "Instant",
    "Amass Zombies 2.",
    [A.spell(A.doAction("amass", A.you, undefined, { count: 2, word: "Zombie" }))],
  ],
  ["Instant", "Amass 2.", [A.spell(A.doAction("amass", A.you, undefined, { count: 2, word: "Zombie" }))]],
  ["Instant", "Populate.", [A.spell(A.doAction("populate", A.you))]],
  [
    "Instant",
    "Manifest the top card of your library.",
    [A.spell(A.doAction("manifest", A.you, A.topCards(A.you, 1)))],
  ],
  [
    "Instant",
    'You get an emblem with "Creatures you control get +1/+1."',
    [
      A.spell(
        A.getEmblem(A.you, [
          A.staticAbility([
            A.applies(A.all(A.and([A.hasType("creature"), A.controlledBy(A.you)])), [A.modifyPT(1, 1)]),
          ]),
        ]),
      ),
    ],
  ],
  [
    "Instant",
    "Create a 1/1 white Human creature token. It gains haste until end of turn.",
    [
      A.spell(
        A.sequence([
          A.createTokens(
            A.you,
            1,
            { colors: ["white"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Human"] },
            { bind: 1 },
          ),
          A.affect(A.bound(1), [A.gainAbilities([A.keyword("haste", [], [])])], A.until("end of turn")),
        ]),
      ),
    ],
  ],
];

describe("tokens", () => {
  it.each(goldens)("on a %s: %s", (type, text, expected) => {
    expect(abilitiesOf(text, types[type])).toEqual(expected);
  });

  const same: readonly (readonly [keyof typeof types, string, string])[] = [
    [
      "Instant",
      "Create a 1/1 white Soldier creature token.",
      "Put a 1/1 white Soldier creature token onto the battlefield.",
    ],
    ["Instant", "Create two tapped Treasure tokens.", "Create two Treasure tokens that are tapped."],
    ["Instant", "Amass Zombies 3.", "Amass 3."],
    [
      "Instant",
      "Create a token that's a copy of target creature, except it isn't legendary.",
      "Create a token that's a copy of target creature, except the token isn't legendary if that creature is legendary.",
    ],
  ];
  it.each(same)("on a %s, one meaning has one shape: %s / %s", (type, today, other) => {
    expect(abilitiesOf(other, types[type])).toEqual(abilitiesOf(today, types[type]));
  });
});
