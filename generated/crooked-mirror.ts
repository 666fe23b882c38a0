// generated from cards/crooked-mirror.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  become,
  becomeCopy,
  cant,
  controlledBy,
  gainLife,
  hasSubtype,
  hasType,
  mana,
  spell,
  staticAbility,
  target,
  until,
  you,
} from "../src/abilities/index.ts";
import { daybound, flying, nightbound } from "./keywords/index.ts";

/**
 * Crooked Dream {0}
 * Instant
 * Target creature becomes a copy of another target creature until end of turn.
 */
export const CrookedDream: Card = {
  format: 1,
  name: "Crooked Dream",
  layout: "normal",
  faces: [
    {
      name: "Crooked Dream",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [becomeCopy(target(1))], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
            { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
          ],
        }),
      ],
    },
  ],
};

/**
 * Crooked Grub {0}
 * Creature — Insect
 * 1/1
 * //
 * Crooked Moth
 * Creature — Insect
 * Flying
 * 3/2
 */
export const CrookedGrubCrookedMoth: Card = {
  format: 1,
  name: "Crooked Grub // Crooked Moth",
  layout: "transform",
  faces: [
    {
      name: "Crooked Grub",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
    {
      name: "Crooked Moth",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 3,
      toughness: 2,
      abilities: [flying()],
    },
  ],
};

/**
 * Crooked Lamp {0}
 * Artifact
 * {0}: It becomes day.
 * {0}: It becomes night.
 */
export const CrookedLamp: Card = {
  format: 1,
  name: "Crooked Lamp",
  layout: "normal",
  faces: [
    {
      name: "Crooked Lamp",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], become(you, "day")),
        activated([mana(["0"])], become(you, "night")),
      ],
    },
  ],
};

/**
 * Crooked Page {0}
 * Creature — Human
 * 2/3
 * //
 * Crooked Verse {0}
 * Sorcery — Adventure
 * You gain 2 life.
 */
export const CrookedPageCrookedVerse: Card = {
  format: 1,
  name: "Crooked Page // Crooked Verse",
  layout: "adventure",
  faces: [
    {
      name: "Crooked Page",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 3,
      abilities: [],
    },
    {
      name: "Crooked Verse",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Adventure"],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
};

/**
 * Crooked Pup {0}
 * Creature — Human Werewolf
 * Daybound
 * 2/2
 * //
 * Crooked Hound
 * Creature — Werewolf
 * Nightbound
 * 4/4
 */
export const CrookedPupCrookedHound: Card = {
  format: 1,
  name: "Crooked Pup // Crooked Hound",
  layout: "transform",
  faces: [
    {
      name: "Crooked Pup",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Werewolf"],
      power: 2,
      toughness: 2,
      abilities: [daybound()],
    },
    {
      name: "Crooked Hound",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Werewolf"],
      power: 4,
      toughness: 4,
      abilities: [nightbound()],
    },
  ],
};

/**
 * Crooked Tether {0}
 * Artifact
 * Werewolves you control can't transform.
 */
export const CrookedTether: Card = {
  format: 1,
  name: "Crooked Tether",
  layout: "normal",
  faces: [
    {
      name: "Crooked Tether",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasSubtype("Werewolf"), controlledBy(you)])), [cant("transform")])]),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CrookedDream,
  CrookedGrubCrookedMoth,
  CrookedLamp,
  CrookedPageCrookedVerse,
  CrookedPupCrookedHound,
  CrookedTether,
];
