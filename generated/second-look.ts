// generated from cards/second-look.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  attackDeclared,
  controlledBy,
  eventAmount,
  eventObjects,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  loseTypes,
  loyalty,
  mana,
  opponents,
  putCounters,
  spell,
  staticAbility,
  target,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { echo } from "./keywords/index.ts";

/**
 * Drumline Sergeant {1}{W}
 * Creature — Human Soldier
 * Whenever you attack with one or more Soldiers, you gain that much life.
 * 2/2
 */
export const DrumlineSergeant: Card = {
  name: "Drumline Sergeant",
  layout: "normal",
  faces: [
    {
      name: "Drumline Sergeant",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(attackDeclared(you, { withCreatures: hasSubtype("Soldier") }), gainLife(you, eventAmount)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Forget the Brood {G}
 * Instant
 * Target creature loses all creature types until end of turn.
 */
export const ForgetTheBrood: Card = {
  name: "Forget the Brood",
  layout: "normal",
  faces: [
    {
      name: "Forget the Brood",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseTypes({ every: "creatureType" })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gatewatch Ledger {2}{W}
 * Enchantment
 * Whenever an opponent attacks you with one or more creatures, you gain that much life.
 */
export const GatewatchLedger: Card = {
  name: "Gatewatch Ledger",
  layout: "normal",
  faces: [
    {
      name: "Gatewatch Ledger",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          attackDeclared(opponents, { withCreatures: hasType("creature"), whom: you }),
          gainLife(you, eventAmount),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hive Herald {1}{G}
 * Creature — Insect
 * Whenever you attack with one or more Insects, put a +1/+1 counter on each of them.
 * 1/1
 */
export const HiveHerald: Card = {
  name: "Hive Herald",
  layout: "normal",
  faces: [
    {
      name: "Hive Herald",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attackDeclared(you, { withCreatures: hasSubtype("Insect") }),
          putCounters("+1/+1", 1, eventObjects("object")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mill Badger {1}{G}
 * Creature — Badger
 * 2/2
 */
export const MillBadger: Card = {
  name: "Mill Badger",
  layout: "normal",
  faces: [
    {
      name: "Mill Badger",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Badger"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orla of the Gate {2}{W}{W}
 * Legendary Planeswalker — Orla
 * +1: You gain 1 life.
 * Loyalty: 3
 */
export const OrlaOfTheGate: Card = {
  name: "Orla of the Gate",
  layout: "normal",
  faces: [
    {
      name: "Orla of the Gate",
      manaCost: ["2", "W", "W"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Orla"],
      loyalty: 3,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Quarry Mule {G}
 * Creature — Horse
 * Echo {G}
 * 2/2
 */
export const QuarryMule: Card = {
  name: "Quarry Mule",
  layout: "normal",
  faces: [
    {
      name: "Quarry Mule",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse"],
      power: 2,
      toughness: 2,
      abilities: [echo([mana(["G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tithe of the Quarry {1}{G}
 * Enchantment
 * Creatures you control have echo {3}.
 */
export const TitheOfTheQuarry: Card = {
  name: "Tithe of the Quarry",
  layout: "normal",
  faces: [
    {
      name: "Tithe of the Quarry",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([echo([mana(["3"])])])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  DrumlineSergeant,
  ForgetTheBrood,
  GatewatchLedger,
  HiveHerald,
  MillBadger,
  OrlaOfTheGate,
  QuarryMule,
  TitheOfTheQuarry,
];
