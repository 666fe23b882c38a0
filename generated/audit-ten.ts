// generated from cards/audit-ten.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  among,
  and,
  anything,
  bound,
  choose,
  draw,
  hasType,
  kind,
  lookAt,
  move,
  otherThan,
  reveal,
  sequence,
  spell,
  topCards,
  you,
} from "../src/abilities/index.ts";

/**
 * Reach Up {U}
 * Instant
 * Draw a card.
 */
export const ReachUp: Card = {
  format: 1,
  name: "Reach Up",
  layout: "normal",
  faces: [
    {
      name: "Reach Up",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Lantern {1}
 * Artifact
 */
export const ShelfLantern: Card = {
  format: 1,
  name: "Shelf Lantern",
  layout: "normal",
  faces: [
    {
      name: "Shelf Lantern",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Ox {3}{G}
 * Creature — Ox
 * 3/3
 */
export const ShelfOx: Card = {
  format: 1,
  name: "Shelf Ox",
  layout: "normal",
  faces: [
    {
      name: "Shelf Ox",
      manaCost: ["3", "G"],
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
 * Shelf Sprite {U}
 * Creature — Faerie
 * 1/1
 */
export const ShelfSprite: Card = {
  format: 1,
  name: "Shelf Sprite",
  layout: "normal",
  faces: [
    {
      name: "Shelf Sprite",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Faerie"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weigh the Shelf {2}{U}
 * Sorcery
 * Look at the top four cards of your library. Reveal up to two creature cards from among them. Put one of them into your hand and the rest on the bottom of your library in any order.
 */
export const WeighTheShelf: Card = {
  format: 1,
  name: "Weigh the Shelf",
  layout: "normal",
  faces: [
    {
      name: "Weigh the Shelf",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 4), { bind: 1 }),
            reveal(
              you,
              choose({ min: 0, max: 2 }, and([kind("card"), hasType("creature")]), { from: bound(1) }),
              { bind: 2 },
            ),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(2) }), { zone: "hand" }, { bind: 3 }),
            move(among(bound(1), otherThan(bound(3))), { zone: "library", position: "bottom", order: "any" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [ReachUp, ShelfLantern, ShelfOx, ShelfSprite, WeighTheShelf];
