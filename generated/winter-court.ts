// generated from cards/winter-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  dealDamage,
  endTurn,
  gainLife,
  hasType,
  isOneOf,
  self,
  sequence,
  spell,
  target,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Usher's Guest {1}{W}
 * Creature — Human
 * When this creature dies, you gain 3 life.
 * 2/2
 */
export const UshersGuest: Card = {
  format: 1,
  name: "Usher's Guest",
  layout: "normal",
  faces: [
    {
      name: "Usher's Guest",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Recess {3}{R}
 * Sorcery
 * Usher's Recess deals 3 damage to target creature. End the turn.
 */
export const UshersRecess: Card = {
  format: 1,
  name: "Usher's Recess",
  layout: "normal",
  faces: [
    {
      name: "Usher's Recess",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([dealDamage(self, 3, target(0)), endTurn()]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [UshersGuest, UshersRecess];
