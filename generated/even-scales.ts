// generated from cards/even-scales.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  changeRules,
  controlledBy,
  eventAmount,
  exists,
  gainLife,
  hasType,
  isOneOf,
  lifeFloor,
  prevent,
  spell,
  staticAbility,
  target,
  until,
  you,
} from "../src/abilities/index.ts";
import { lifelink } from "./keywords/index.ts";

/**
 * Even Bear {0}
 * Creature — Bear
 * 2/2
 */
export const EvenBear: Card = {
  format: 1,
  name: "Even Bear",
  layout: "normal",
  faces: [
    {
      name: "Even Bear",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Even Hush {0}
 * Instant
 * The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.
 */
export const EvenHush: Card = {
  format: 1,
  name: "Even Hush",
  layout: "normal",
  faces: [
    {
      name: "Even Hush",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                from: isOneOf(target(0)),
                next: true,
                then: gainLife(you, eventAmount),
                ifPrevented: true,
              }),
            ],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Even Keeper {0}
 * Creature — Cleric
 * Lifelink
 * 2/2
 */
export const EvenKeeper: Card = {
  format: 1,
  name: "Even Keeper",
  layout: "normal",
  faces: [
    {
      name: "Even Keeper",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cleric"],
      power: 2,
      toughness: 2,
      abilities: [lifelink()],
    },
  ],
};

/**
 * Even Ox {0}
 * Creature — Ox
 * 5/5
 */
export const EvenOx: Card = {
  format: 1,
  name: "Even Ox",
  layout: "normal",
  faces: [
    {
      name: "Even Ox",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
  ],
};

/**
 * Even Shrine {0}
 * Enchantment
 * If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
 */
export const EvenShrine: Card = {
  format: 1,
  name: "Even Shrine",
  layout: "normal",
  faces: [
    {
      name: "Even Shrine",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([lifeFloor(you, 1)], {
          condition: exists(all(and([hasType("creature"), controlledBy(you)]))),
        }),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [EvenBear, EvenHush, EvenKeeper, EvenOx, EvenShrine];
