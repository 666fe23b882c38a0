// generated from cards/gallery-notes.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  applies,
  attacking,
  boundPlayer,
  cant,
  chooseValue,
  chosen,
  controlledBy,
  draw,
  eachPlayer,
  entersWith,
  gainAbilities,
  gainLife,
  hasType,
  ifThen,
  isOneOf,
  loseLife,
  mana,
  matches,
  may,
  modifyPT,
  notSo,
  otherThan,
  performed,
  playerMatches,
  players,
  playersWho,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { haste, trample } from "./keywords/index.ts";

/**
 * Balcony Usher {2}{W}
 * Creature — Spirit
 * As long as this creature is attacking, creatures can't block unless their controller pays {1} for each of those creatures.
 * 1/4
 */
export const BalconyUsher: Card = {
  format: 1,
  name: "Balcony Usher",
  layout: "normal",
  faces: [
    {
      name: "Balcony Usher",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 4,
      abilities: [
        staticAbility([applies(all(hasType("creature")), [cant("block", { unlessPaid: [mana(["1"])] })])], {
          condition: matches(self, attacking()),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Contested Balcony {1}{R}
 * Battle — Siege
 * When this Siege enters, you gain 1 life.
 * Defense: 5
 * //
 * Fallen Balcony
 * Enchantment
 * Creatures you control have haste.
 */
export const ContestedBalconyFallenBalcony: Card = {
  format: 1,
  name: "Contested Balcony // Fallen Balcony",
  layout: "transform",
  faces: [
    {
      name: "Contested Balcony",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["battle"],
      subtypes: ["Siege"],
      defense: 5,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
    {
      name: "Fallen Balcony",
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([haste()])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gallery Aurochs {3}{G}
 * Creature — Ox
 * Trample
 * 5/5
 */
export const GalleryAurochs: Card = {
  format: 1,
  name: "Gallery Aurochs",
  layout: "normal",
  faces: [
    {
      name: "Gallery Aurochs",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 5,
      toughness: 5,
      abilities: [trample()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gallery Herald {1}{W}
 * Creature — Human Cleric
 * As this creature enters, choose a creature type.
 * Other creatures you control of the chosen type get +1/+1.
 * 1/1
 */
export const GalleryHerald: Card = {
  format: 1,
  name: "Gallery Herald",
  layout: "normal",
  faces: [
    {
      name: "Gallery Herald",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "creatureType") })]),
        staticAbility([
          applies(
            all(and([otherThan(self), hasType("creature"), controlledBy(you), chosen("creatureType")])),
            [modifyPT(1, 1)],
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gallery Levy {W}
 * Sorcery
 * You may sacrifice a creature. If you do, draw two cards.
 */
export const GalleryLevy: Card = {
  format: 1,
  name: "Gallery Levy",
  layout: "normal",
  faces: [
    {
      name: "Gallery Levy",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(you, sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }), {
              bind: 1,
            }),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gallery Sorting {1}{W}
 * Sorcery
 * For each player, choose friend or foe. Each friend gains 2 life. Each foe loses 2 life.
 */
export const GallerySorting: Card = {
  format: 1,
  name: "Gallery Sorting",
  layout: "normal",
  faces: [
    {
      name: "Gallery Sorting",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "player", { any: true, bind: 1 }),
            gainLife(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 2),
            loseLife(playersWho(players, notSo(playerMatches(eachPlayer, boundPlayer(1)))), 2),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gallery Warden {2}{W}
 * Creature — Human Soldier
 * 2/3
 */
export const GalleryWarden: Card = {
  format: 1,
  name: "Gallery Warden",
  layout: "normal",
  faces: [
    {
      name: "Gallery Warden",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BalconyUsher,
  ContestedBalconyFallenBalcony,
  GalleryAurochs,
  GalleryHerald,
  GalleryLevy,
  GallerySorting,
  GalleryWarden,
];
