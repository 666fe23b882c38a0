// generated from cards/sundial-gate.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  and,
  bound,
  choose,
  dealDamage,
  draw,
  exile,
  hasType,
  inZone,
  kind,
  lookAt,
  move,
  or,
  players,
  self,
  sequence,
  spell,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  you,
} from "../src/abilities/index.ts";

/**
 * Gate Bears {1}{G}
 * Creature — Bear
 * 2/2
 */
export const GateBears: Card = {
  name: "Gate Bears",
  layout: "normal",
  faces: [
    {
      name: "Gate Bears",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Embers {R}
 * Instant
 * Gate Embers deals 1 damage to any target.
 */
export const GateEmbers: Card = {
  name: "Gate Embers",
  layout: "normal",
  faces: [
    {
      name: "Gate Embers",
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

/**
 * Gate Omen {G}
 * Instant
 * Draw a card.
 */
export const GateOmen: Card = {
  name: "Gate Omen",
  layout: "normal",
  faces: [
    {
      name: "Gate Omen",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gnomon Reading {U}
 * Sorcery
 * Look at the top two cards of target player's library, then put them back in any order.
 */
export const GnomonReading: Card = {
  name: "Gnomon Reading",
  layout: "normal",
  faces: [
    {
      name: "Gnomon Reading",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(targetPlayers(0), 2), { bind: 1 }),
            move(bound(1), { zone: "library", position: "top", order: "any" }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shadow Exchange {1}
 * Artifact
 * {T}: Exile two cards from your hand. Draw two cards. Then look at the exiled cards and put them on top of your library in any order.
 */
export const ShadowExchange: Card = {
  name: "Shadow Exchange",
  layout: "normal",
  faces: [
    {
      name: "Shadow Exchange",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            exile(choose({ min: 2, max: 2 }, and([kind("card"), inZone("hand", you)])), { bind: 1 }),
            draw(you, 2),
            lookAt(you, bound(1), { bind: 2 }),
            move(bound(2), { zone: "library", position: "top", order: "any" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sundial Shards {2}{R}
 * Sorcery
 * Sundial Shards deals 3 damage divided as you choose among one, two, or three targets.
 */
export const SundialShards: Card = {
  name: "Sundial Shards",
  layout: "normal",
  faces: [
    {
      name: "Sundial Shards",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0), { divided: "chosen" }), {
          targets: [
            {
              count: { min: 1, max: 3 },
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
export const cards: readonly Card[] = [
  GateBears,
  GateEmbers,
  GateOmen,
  GnomonReading,
  ShadowExchange,
  SundialShards,
];
