// generated from cards/judge-3.cards by rulewright; do not edit
//
// not in it, because they do not compile (1):
// - Excise Writ

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  and,
  choose,
  controlledBy,
  costChange,
  createCopies,
  doAction,
  gainLife,
  hasSubtype,
  hasType,
  isOneOf,
  mana,
  self,
  setTypes,
  staticAbility,
  status,
  tapSelf,
  target,
  timesPerTurn,
  triggered,
  unlocks,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Bailiff of Keys {1}{U}
 * Creature — Human Rogue
 * When this creature enters, unlock a locked door of a Room you control.
 * 2/1
 */
export const BailiffOfKeys: Card = {
  name: "Bailiff of Keys",
  layout: "normal",
  faces: [
    {
      name: "Bailiff of Keys",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          doAction(
            "unlockDoor",
            you,
            choose({ min: 1, max: 1 }, and([hasSubtype("Room"), controlledBy(you), status("locked")])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Goblin {R}
 * Creature — Goblin Scout
 * 1/1
 */
export const BenchGoblin: Card = {
  name: "Bench Goblin",
  layout: "normal",
  faces: [
    {
      name: "Bench Goblin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamber Prism {2}
 * Artifact
 * {3}, {T}: Add {G}{G}{G}.
 */
export const ChamberPrism: Card = {
  name: "Chamber Prism",
  layout: "normal",
  faces: [
    {
      name: "Chamber Prism",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["3"]), tapSelf], addMana(you, { symbols: ["G", "G", "G"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Relic Caster {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature, except it's an enchantment. Activate only once each turn.
 */
export const RelicCaster: Card = {
  name: "Relic Caster",
  layout: "normal",
  faces: [
    {
      name: "Relic Caster",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), { except: [setTypes({ cardTypes: ["enchantment"] })] }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            limits: [timesPerTurn(1)],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sworn Cub {G}{G}{G}
 * Creature — Bear
 * 3/3
 */
export const SwornCub: Card = {
  name: "Sworn Cub",
  layout: "normal",
  faces: [
    {
      name: "Sworn Cub",
      manaCost: ["G", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waiting Hall {1}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 * //
 * Back Office {2}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 5 life.
 */
export const WaitingHallBackOffice: Card = {
  name: "Waiting Hall // Back Office",
  layout: "split",
  faces: [
    {
      name: "Waiting Hall",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 3))],
    },
    {
      name: "Back Office",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 5))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waived Fees {2}
 * Artifact
 * Activated abilities of artifacts you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
 */
export const WaivedFees: Card = {
  name: "Waived Fees",
  layout: "normal",
  faces: [
    {
      name: "Waived Fees",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([hasType("artifact"), controlledBy(you)]), "less", [mana(["2"])], {
            of: "ability",
            minimum: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BailiffOfKeys,
  BenchGoblin,
  ChamberPrism,
  RelicCaster,
  SwornCub,
  WaitingHallBackOffice,
  WaivedFees,
];
