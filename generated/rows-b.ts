// generated from cards/rows-b.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  controlledBy,
  costChange,
  count,
  createCopies,
  damage,
  dealDamage,
  discard,
  gainLife,
  hasSubtype,
  hasType,
  inZone,
  kind,
  loseTypes,
  mana,
  modifyAmount,
  opponents,
  players,
  self,
  setPT,
  spell,
  staticAbility,
  target,
  targetPlayers,
  until,
  you,
} from "../src/abilities/index.ts";

/**
 * Tallowmark Double {B}
 * Sorcery
 * Create a token that's a copy of target creature you control, except it isn't a Human and has base power 3.
 */
export const TallowmarkDouble: Card = {
  format: 1,
  name: "Tallowmark Double",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Double",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0), { except: [loseTypes({ subtypes: ["Human"] }), setPT(3)] }), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tallowmark Mold {B}
 * Instant
 * Target creature has base power 4 and base toughness 2 until end of turn.
 */
export const TallowmarkMold: Card = {
  format: 1,
  name: "Tallowmark Mold",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Mold",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setPT(4, 2)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

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
 * Tallowmark Screen {1}
 * Artifact
 * If a source would deal 2 or more noncombat damage to you, it deals 1 damage to you instead.
 */
export const TallowmarkScreen: Card = {
  format: 1,
  name: "Tallowmark Screen",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Screen",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(damage(undefined, you, { combat: false, amount: { comparison: ">=", value: 2 } }), {
            set: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tallowmark Spatter {B}
 * Instant
 * This spell deals 3 damage to target player.
 */
export const TallowmarkSpatter: Card = {
  format: 1,
  name: "Tallowmark Spatter",
  layout: "normal",
  faces: [
    {
      name: "Tallowmark Spatter",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
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
export const cards: readonly Card[] = [
  TallowmarkDouble,
  TallowmarkMold,
  TallowmarkPurge,
  TallowmarkScreen,
  TallowmarkSpatter,
  TallowmarkTariff,
  TallowmarkWick,
];
