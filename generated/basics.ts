// generated from cards/basics.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import { activated, addMana, tapSelf, you } from "../src/abilities/index.ts";

/**
 * Forest
 * Basic Land — Forest
 * ({T}: Add {G}.)
 */
export const Forest: Card = {
  format: 1,
  name: "Forest",
  layout: "normal",
  faces: [
    { name: "Forest", supertypes: ["basic"], cardTypes: ["land"], subtypes: ["Forest"], abilities: [] },
  ],
};

/**
 * Island
 * Basic Land — Island
 * ({T}: Add {U}.)
 */
export const Island: Card = {
  format: 1,
  name: "Island",
  layout: "normal",
  faces: [
    { name: "Island", supertypes: ["basic"], cardTypes: ["land"], subtypes: ["Island"], abilities: [] },
  ],
};

/**
 * Mountain
 * Basic Land — Mountain
 * ({T}: Add {R}.)
 */
export const Mountain: Card = {
  format: 1,
  name: "Mountain",
  layout: "normal",
  faces: [
    { name: "Mountain", supertypes: ["basic"], cardTypes: ["land"], subtypes: ["Mountain"], abilities: [] },
  ],
};

/**
 * Plains
 * Basic Land — Plains
 * ({T}: Add {W}.)
 */
export const Plains: Card = {
  format: 1,
  name: "Plains",
  layout: "normal",
  faces: [
    { name: "Plains", supertypes: ["basic"], cardTypes: ["land"], subtypes: ["Plains"], abilities: [] },
  ],
};

/**
 * Swamp
 * Basic Land — Swamp
 * ({T}: Add {B}.)
 */
export const Swamp: Card = {
  format: 1,
  name: "Swamp",
  layout: "normal",
  faces: [{ name: "Swamp", supertypes: ["basic"], cardTypes: ["land"], subtypes: ["Swamp"], abilities: [] }],
};

/**
 * Wastes
 * Basic Land
 * {T}: Add {C}.
 */
export const Wastes: Card = {
  format: 1,
  name: "Wastes",
  layout: "normal",
  faces: [
    {
      name: "Wastes",
      supertypes: ["basic"],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [Forest, Island, Mountain, Plains, Swamp, Wastes];
