// generated from cards/legal-answers.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  and,
  cast,
  changeTargets,
  choose,
  dealDamage,
  destroy,
  hasColor,
  hasType,
  ifThen,
  isOneOf,
  kind,
  mana,
  matches,
  modifyPT,
  not,
  opponents,
  otherThan,
  self,
  spell,
  target,
  targets,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Answer Knight {1}{B}
 * Creature — Human Knight
 * 2/2
 */
export const AnswerKnight: Card = {
  format: 1,
  name: "Answer Knight",
  layout: "normal",
  faces: [
    {
      name: "Answer Knight",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Answer Ox {3}{R}
 * Creature — Ox
 * 3/3
 */
export const AnswerOx: Card = {
  format: 1,
  name: "Answer Ox",
  layout: "normal",
  faces: [
    {
      name: "Answer Ox",
      manaCost: ["3", "R"],
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
 * Lone Watcher {1}{R}
 * Enchantment
 * Whenever you cast an instant spell that targets only a single creature, this enchantment deals 1 damage to each opponent.
 */
export const LoneWatcher: Card = {
  format: 1,
  name: "Lone Watcher",
  layout: "normal",
  faces: [
    {
      name: "Lone Watcher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("instant"), targets(hasType("creature"), { only: true })])),
          dealDamage(self, 1, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mirrorscale Drake {4}{U}
 * Creature — Drake
 * Flying
 * {U}: If target spell has only one target and that target is this creature, change that spell's target to another creature.
 * 4/5
 */
export const MirrorscaleDrake: Card = {
  format: 1,
  name: "Mirrorscale Drake",
  layout: "normal",
  faces: [
    {
      name: "Mirrorscale Drake",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Drake"],
      power: 4,
      toughness: 5,
      abilities: [
        flying(),
        activated(
          [mana(["U"])],
          ifThen(
            matches(target(0), targets(isOneOf(self), { count: 1 })),
            changeTargets(you, target(0), "change", {
              to: choose({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Only Watcher {1}{R}
 * Creature — Human
 * Whenever you cast an instant spell that targets only this creature, this creature deals 5 damage to each opponent.
 * 1/1
 */
export const OnlyWatcher: Card = {
  format: 1,
  name: "Only Watcher",
  layout: "normal",
  faces: [
    {
      name: "Only Watcher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("instant"), targets(isOneOf(self), { only: true })])),
          dealDamage(self, 5, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Seal the Pale {1}{B}
 * Instant
 * Destroy target nonblack creature.
 */
export const SealThePale: Card = {
  format: 1,
  name: "Seal the Pale",
  layout: "normal",
  faces: [
    {
      name: "Seal the Pale",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([not(hasColor("black")), hasType("creature")]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Thrice Fed {G}{W}
 * Instant
 * Target creature gets +1/+1 until end of turn.
 * Target creature gets +1/+1 until end of turn.
 * Target creature gets +1/+1 until end of turn.
 */
export const ThriceFed: Card = {
  format: 1,
  name: "Thrice Fed",
  layout: "normal",
  faces: [
    {
      name: "Thrice Fed",
      manaCost: ["G", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnswerKnight,
  AnswerOx,
  LoneWatcher,
  MirrorscaleDrake,
  OnlyWatcher,
  SealThePale,
  ThriceFed,
];
