// generated from cards/shelf-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  and,
  applies,
  attacking,
  bound,
  choose,
  designate,
  each,
  exile,
  forEach,
  gainAbilities,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  mana,
  modifyPT,
  move,
  oneOf,
  ownerOf,
  putCounters,
  self,
  sequence,
  spell,
  staticAbility,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { equip, flying, foretell } from "./keywords/index.ts";

/**
 * Shelf Boar {G}
 * Creature — Boar
 * 3/3
 */
export const ShelfBoar: Card = {
  format: 1,
  name: "Shelf Boar",
  layout: "normal",
  faces: [
    {
      name: "Shelf Boar",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Boar"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Dean {3}{U}{U}
 * Creature — Human
 * 1/1
 * //
 * Shelf Raven {1}{U}
 * Creature — Bird
 * Flying
 * 2/3
 */
export const ShelfDeanShelfRaven: Card = {
  format: 1,
  name: "Shelf Dean // Shelf Raven",
  layout: "modal_dfc",
  faces: [
    {
      name: "Shelf Dean",
      manaCost: ["3", "U", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
    {
      name: "Shelf Raven",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 2,
      toughness: 3,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shelf Prophet {U}
 * Creature — Bird Wizard
 * When this creature enters, exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.
 * 1/1
 */
export const ShelfProphet: Card = {
  format: 1,
  name: "Shelf Prophet",
  layout: "normal",
  faces: [
    {
      name: "Shelf Prophet",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(choose({ min: 1, max: 1 }, and([kind("card"), inZone("hand", you)])), {
              faceDown: true,
              bind: 1,
            }),
            designate(bound(1), "foretold"),
            affect(bound(1), [gainAbilities([foretell([mana([], { manaCostOf: self, reducedBy: ["2"] })])])]),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Shelf Ram {G}
 * Creature — Goat
 * 2/2
 */
export const ShelfRam: Card = {
  format: 1,
  name: "Shelf Ram",
  layout: "normal",
  faces: [
    {
      name: "Shelf Ram",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goat"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Recall {3}{U}{U}
 * Instant
 * For each attacking creature, its owner puts it on the top or bottom of their library.
 */
export const ShelfRecall: Card = {
  format: 1,
  name: "Shelf Recall",
  layout: "normal",
  faces: [
    {
      name: "Shelf Recall",
      manaCost: ["3", "U", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          forEach(
            all(and([attacking(), hasType("creature")])),
            oneOf(ownerOf(each), [
              move(each, { zone: "library", position: "top" }, { who: ownerOf(each) }),
              move(each, { zone: "library", position: "bottom" }, { who: ownerOf(each) }),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shelf Whetstone {1}
 * Artifact — Equipment
 * When this Equipment enters, put two hone counters on it.
 * Equipped creature gets +0/+3.
 * Equip {1}
 */
export const ShelfWhetstone: Card = {
  format: 1,
  name: "Shelf Whetstone",
  layout: "normal",
  faces: [
    {
      name: "Shelf Whetstone",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), putCounters("hone", 2, self)),
        staticAbility([applies(host, [modifyPT(0, 3)])]),
        equip([mana(["1"])]),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ShelfBoar,
  ShelfDeanShelfRaven,
  ShelfProphet,
  ShelfRam,
  ShelfRecall,
  ShelfWhetstone,
];
