// generated from cards/judges-table.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  among,
  and,
  bound,
  controlledBy,
  countersPlaced,
  doubleCounters,
  hasType,
  kind,
  modifyAmount,
  opponents,
  players,
  putCounters,
  sequence,
  spell,
  staticAbility,
  target,
  you,
} from "../src/abilities/index.ts";

/**
 * Counting House {2}
 * Artifact
 * If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.
 */
export const CountingHouse: Card = {
  name: "Counting House",
  layout: "normal",
  faces: [
    {
      name: "Counting House",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(kind("permanent"), undefined, { by: opponents }), {
            factor: 0.5,
            round: "down",
          }),
          modifyAmount(countersPlaced(players, undefined, { by: opponents }), { factor: 0.5, round: "down" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Plain Steward {1}{W}
 * Creature — Human Soldier
 * 2/2
 */
export const PlainSteward: Card = {
  name: "Plain Steward",
  layout: "normal",
  faces: [
    {
      name: "Plain Steward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Swelling Rite {1}{G}
 * Sorcery
 * Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on each creature that had a +1/+1 counter put on it this way.
 */
export const SwellingRite: Card = {
  name: "Swelling Rite",
  layout: "normal",
  faces: [
    {
      name: "Swelling Rite",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0), { bind: 1 }),
            doubleCounters("+1/+1", among(bound(1, { affected: true }), hasType("creature"))),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [CountingHouse, PlainSteward, SwellingRite];
