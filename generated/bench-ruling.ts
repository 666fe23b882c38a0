// generated from cards/bench-ruling.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  and,
  controlledBy,
  entersWith,
  gainLife,
  hasType,
  loyalty,
  spell,
  staticAbility,
  tapSelf,
  you,
} from "../src/abilities/index.ts";

/**
 * Bench Advocate {2}
 * Legendary Planeswalker — Tam
 * +1: You gain 1 life.
 * Loyalty: 3
 */
export const BenchAdvocate: Card = {
  format: 1,
  name: "Bench Advocate",
  layout: "normal",
  faces: [
    {
      name: "Bench Advocate",
      manaCost: ["2"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Tam"],
      loyalty: 3,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Court Sundial {3}
 * Artifact
 * {T}: Add {C}.
 */
export const CourtSundial: Card = {
  format: 1,
  name: "Court Sundial",
  layout: "normal",
  faces: [
    {
      name: "Court Sundial",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spring Clerk {1}{G}
 * Creature — Elf Advisor
 * 1/1
 */
export const SpringClerk: Card = {
  format: 1,
  name: "Spring Clerk",
  layout: "normal",
  faces: [
    {
      name: "Spring Clerk",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Standing Retainer {W}
 * Enchantment
 * Each planeswalker you control enters with an additional loyalty counter on it.
 */
export const StandingRetainer: Card = {
  format: 1,
  name: "Standing Retainer",
  layout: "normal",
  faces: [
    {
      name: "Standing Retainer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          entersWith(and([hasType("planeswalker"), controlledBy(you)]), {
            counters: [{ kind: "loyalty", count: 1 }],
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Threefold Ember {R}{R}{R}
 * Sorcery
 * You gain 3 life.
 */
export const ThreefoldEmber: Card = {
  format: 1,
  name: "Threefold Ember",
  layout: "normal",
  faces: [
    {
      name: "Threefold Ember",
      manaCost: ["R", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BenchAdvocate,
  CourtSundial,
  SpringClerk,
  StandingRetainer,
  ThreefoldEmber,
];
