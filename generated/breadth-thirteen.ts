// generated from cards/breadth-thirteen.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  and,
  controlledBy,
  damage,
  dealDamage,
  eitherRecipient,
  eventObjects,
  hasType,
  kind,
  or,
  otherThan,
  players,
  self,
  spell,
  target,
  triggered,
  you,
} from "../src/abilities/index.ts";

/**
 * Serow Echo {2}{R}
 * Enchantment
 * Whenever another source you control deals exactly 1 damage to a permanent or player, this enchantment deals 2 damage to that permanent or player.
 */
export const SerowEcho: Card = {
  format: 1,
  name: "Serow Echo",
  layout: "normal",
  faces: [
    {
      name: "Serow Echo",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          damage(and([controlledBy(you), otherThan(self)]), eitherRecipient(kind("permanent"), players), {
            amount: { comparison: "=", value: 1 },
          }),
          dealDamage(self, 2, eventObjects("other")),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Ox {2}{G}
 * Creature — Ox
 * 2/4
 */
export const SerowOx: Card = {
  format: 1,
  name: "Serow Ox",
  layout: "normal",
  faces: [
    {
      name: "Serow Ox",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Serow Spark {R}
 * Instant
 * Serow Spark deals 1 damage to any target.
 */
export const SerowSpark: Card = {
  format: 1,
  name: "Serow Spark",
  layout: "normal",
  faces: [
    {
      name: "Serow Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [SerowEcho, SerowOx, SerowSpark];
