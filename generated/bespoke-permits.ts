// generated from cards/bespoke-permits.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  alternativeCost,
  and,
  controlledBy,
  hasType,
  inZone,
  kind,
  mana,
  mayPlay,
  staticAbility,
  you,
} from "../src/abilities/index.ts";

/**
 * Cup-Bearing Construct {1}
 * Artifact Creature — Construct
 * 1/1
 */
export const CupBearingConstruct: Card = {
  format: 1,
  name: "Cup-Bearing Construct",
  layout: "normal",
  faces: [
    {
      name: "Cup-Bearing Construct",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Paddock Cub {G}
 * Creature — Bear
 * 2/2
 */
export const PaddockCub: Card = {
  format: 1,
  name: "Paddock Cub",
  layout: "normal",
  faces: [
    {
      name: "Paddock Cub",
      manaCost: ["G"],
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
 * Tin Cup {1}
 * Artifact
 */
export const TinCup: Card = {
  format: 1,
  name: "Tin Cup",
  layout: "normal",
  faces: [
    {
      name: "Tin Cup",
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
 * Toll Remission {1}
 * Artifact
 * Once each turn, you may pay {0} rather than pay the mana cost for an artifact spell you cast.
 * Once each turn, you may pay {0} rather than pay the mana cost for a creature spell you cast.
 */
export const TollRemission: Card = {
  format: 1,
  name: "Toll Remission",
  layout: "normal",
  faces: [
    {
      name: "Toll Remission",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(and([kind("spell"), hasType("artifact"), controlledBy(you)]), [mana(["0"])], {
            limit: 1,
          }),
        ]),
        staticAbility([
          alternativeCost(and([kind("spell"), hasType("creature"), controlledBy(you)]), [mana(["0"])], {
            limit: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Two-Drawer Registry {1}
 * Artifact
 * Once each turn, you may cast an artifact spell from your graveyard.
 * Once each turn, you may cast a creature spell from your graveyard.
 */
export const TwoDrawerRegistry: Card = {
  format: 1,
  name: "Two-Drawer Registry",
  layout: "normal",
  faces: [
    {
      name: "Two-Drawer Registry",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          mayPlay(you, and([hasType("artifact"), inZone("graveyard", you)]), "cast", { limit: 1 }),
        ]),
        staticAbility([
          mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast", { limit: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CupBearingConstruct,
  PaddockCub,
  TinCup,
  TollRemission,
  TwoDrawerRegistry,
];
