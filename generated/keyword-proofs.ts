// generated from cards/keyword-proofs.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  and,
  applies,
  castAsThoughFlash,
  gainAbilities,
  hasColor,
  hasType,
  host,
  kind,
  mana,
  modifyPT,
  playerCant,
  setTypes,
  spell,
  staticAbility,
  target,
  until,
  x,
  xLimit,
  you,
} from "../src/abilities/index.ts";
import { bestow, crew, evolve, increment, protection, suspend } from "./keywords/index.ts";

/**
 * Haste of Proofs {W}
 * Enchantment
 * You may cast creature spells as though they had flash.
 */
export const HasteOfProofs: Card = {
  format: 1,
  name: "Haste of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Haste of Proofs",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([castAsThoughFlash(you, and([kind("spell"), hasType("creature")]))])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hush of Proofs {W}
 * Enchantment
 * You can't cast creature spells.
 */
export const HushOfProofs: Card = {
  format: 1,
  name: "Hush of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Hush of Proofs",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(you, "castSpells", { whom: hasType("creature") })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Skiff {1}
 * Artifact — Vehicle
 * Crew 0
 * 2/2
 */
export const IdleSkiff: Card = {
  format: 1,
  name: "Idle Skiff",
  layout: "normal",
  faces: [
    {
      name: "Idle Skiff",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 2,
      toughness: 2,
      abilities: [crew(0)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Patient Proof {5}{W}
 * Creature — Golem
 * Suspend X—{X}{W}. X can't be 0.
 * 5/5
 */
export const PatientProof: Card = {
  format: 1,
  name: "Patient Proof",
  layout: "normal",
  faces: [
    {
      name: "Patient Proof",
      manaCost: ["5", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Golem"],
      power: 5,
      toughness: 5,
      abilities: [suspend(x, [mana(["X", "W"]), xLimit({ least: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proof Lantern {1}{W}
 * Enchantment Creature — Spirit
 * Bestow {W}
 * Enchanted creature gets +1/+1.
 * 1/1
 */
export const ProofLantern: Card = {
  format: 1,
  name: "Proof Lantern",
  layout: "normal",
  faces: [
    {
      name: "Proof Lantern",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [bestow([mana(["W"])]), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Ox {1}{G}
 * Creature — Ox
 * 3/3
 */
export const ProofOx: Card = {
  format: 1,
  name: "Proof Ox",
  layout: "normal",
  faces: [
    {
      name: "Proof Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proofing Counter {2}
 * Artifact Creature — Golem
 * Increment
 * 1/1
 */
export const ProofingCounter: Card = {
  format: 1,
  name: "Proofing Counter",
  layout: "normal",
  faces: [
    {
      name: "Proofing Counter",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [increment()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proofing Golem {2}
 * Artifact Creature — Golem
 * Evolve
 * 1/1
 */
export const ProofingGolem: Card = {
  format: 1,
  name: "Proofing Golem",
  layout: "normal",
  faces: [
    {
      name: "Proofing Golem",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [evolve()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Unliving Word {U}
 * Instant
 * Until end of turn, target artifact becomes an enchantment and loses all other card types.
 */
export const UnlivingWord: Card = {
  format: 1,
  name: "Unliving Word",
  layout: "normal",
  faces: [
    {
      name: "Unliving Word",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ cardTypes: ["enchantment"], loseOthers: true })],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ward off the Lamp {W}
 * Instant
 * Target creature gains protection from white until end of turn.
 */
export const WardOffTheLamp: Card = {
  format: 1,
  name: "Ward off the Lamp",
  layout: "normal",
  faces: [
    {
      name: "Ward off the Lamp",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([protection(hasColor("white"))])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  HasteOfProofs,
  HushOfProofs,
  IdleSkiff,
  PatientProof,
  ProofLantern,
  ProofOx,
  ProofingCounter,
  ProofingGolem,
  UnlivingWord,
  WardOffTheLamp,
];
