// generated from cards/fresh-ink.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  among,
  and,
  choose,
  compare,
  controlledBy,
  costChoice,
  costObjects,
  costOnObjects,
  each,
  fulfils,
  hasType,
  inZone,
  kind,
  matches,
  may,
  move,
  shares,
  spell,
  statOf,
  status,
  you,
} from "../src/abilities/index.ts";

/**
 * Call Up the Eldest {2}{B}
 * Sorcery
 * Return a creature card with the greatest mana value from your graveyard to the battlefield.
 */
export const CallUpTheEldest: Card = {
  format: 1,
  name: "Call Up the Eldest",
  layout: "normal",
  faces: [
    {
      name: "Call Up the Eldest",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(
            choose(
              { min: 1, max: 1 },
              and([
                kind("card"),
                hasType("creature"),
                compare(
                  "manaValue",
                  ">=",
                  statOf(
                    "manaValue",
                    all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])),
                    { combine: "greatest" },
                  ),
                ),
                inZone("graveyard", you),
              ]),
            ),
            { zone: "battlefield" },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ink Elf {G}
 * Creature — Elf
 * 1/1
 */
export const InkElf: Card = {
  format: 1,
  name: "Ink Elf",
  layout: "normal",
  faces: [
    {
      name: "Ink Elf",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ink Giant {6}{G}
 * Creature — Giant
 * 7/7
 */
export const InkGiant: Card = {
  format: 1,
  name: "Ink Giant",
  layout: "normal",
  faces: [
    {
      name: "Ink Giant",
      manaCost: ["6", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 7,
      toughness: 7,
      abilities: [],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ink Goblin {R}
 * Creature — Goblin
 * 1/1
 */
export const InkGoblin: Card = {
  format: 1,
  name: "Ink Goblin",
  layout: "normal",
  faces: [
    {
      name: "Ink Goblin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kinship Weir {2}
 * Artifact
 * Tap two untapped creatures you control: You may put a creature card from your hand that shares a creature type with each creature tapped this way onto the battlefield.
 */
export const KinshipWeir: Card = {
  format: 1,
  name: "Kinship Weir",
  layout: "normal",
  faces: [
    {
      name: "Kinship Weir",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [
            costOnObjects(
              "tap",
              costChoice(
                { min: 2, max: 2 },
                and([status("untapped"), hasType("creature"), controlledBy(you)]),
              ),
            ),
          ],
          may(
            you,
            move(
              choose(
                { min: 1, max: 1 },
                and([
                  kind("card"),
                  hasType("creature"),
                  inZone("hand", you),
                  fulfils(matches(among(costObjects(0), hasType("creature")), shares("creatureType", each))),
                ]),
              ),
              { zone: "battlefield" },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Motley Envoy {3}{R}{G}
 * Creature — Elf Goblin
 * 3/3
 */
export const MotleyEnvoy: Card = {
  format: 1,
  name: "Motley Envoy",
  layout: "normal",
  faces: [
    {
      name: "Motley Envoy",
      manaCost: ["3", "R", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Goblin"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CallUpTheEldest,
  InkElf,
  InkGiant,
  InkGoblin,
  KinshipWeir,
  MotleyEnvoy,
];
