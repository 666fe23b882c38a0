// generated from cards/rows-b.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  and,
  controlledBy,
  costChange,
  count,
  discard,
  gainLife,
  hasSubtype,
  hasType,
  inZone,
  kind,
  mana,
  opponents,
  spell,
  staticAbility,
  you,
} from "../src/abilities/index.ts";

/**
 * Tallowmark Purge {B}
 * Sorcery
 * Discard a creature card for each Swamp you control.
 */
export const TallowmarkPurge: Card = {
  format: 1,
  name: "Tallowmark Purge",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Purge",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          discard(
            you,
            {
              min: count(all(and([hasSubtype("Swamp"), controlledBy(you)]))),
              max: count(all(and([hasSubtype("Swamp"), controlledBy(you)]))),
            },
            { filter: and([kind("card"), hasType("creature")]) },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tallowmark Tariff {1}
 * Artifact
 * Abilities of creatures your opponents control cost {1} more to activate.
 */
export const TallowmarkTariff: Card = {
  format: 1,
  name: "Tallowmark Tariff",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Tariff",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([hasType("creature"), controlledBy(opponents), inZone("battlefield")]),
            "more",
            [mana(["1"])],
            { of: "ability" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tallowmark Wick {B}
 * Creature — Human Rogue
 * {1}: You gain 1 life.
 * 1/1
 */
export const TallowmarkWick: Card = {
  format: 1,
  name: "Tallowmark Wick",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Wick",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [activated([mana(["1"])], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [TallowmarkPurge, TallowmarkTariff, TallowmarkWick];
