// generated from cards/crooked-mirror.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  attacks,
  become,
  becomeCopy,
  bound,
  cant,
  castCards,
  changeControl,
  controlledBy,
  copySpell,
  costChoice,
  costOnObjects,
  defendingPlayer,
  eventObjects,
  exile,
  gainLife,
  hasSubtype,
  hasType,
  inZone,
  isOneOf,
  kind,
  loseLife,
  loyalty,
  mana,
  may,
  modifyPT,
  move,
  opponents,
  phaseOut,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  target,
  transform,
  triggered,
  unlocks,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { daybound, flying, mutate, nightbound } from "./keywords/index.ts";

/**
 * Crooked Banner {0}
 * Enchantment
 * Creatures you control get +1/+1.
 */
export const CrookedBanner: Card = {
  format: 1,
  name: "Crooked Banner",
  layout: "normal",
  faces: [
    {
      name: "Crooked Banner",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)])]),
      ],
    },
  ],
};

/**
 * Crooked Chisel {0}
 * Artifact
 * {0}: Target permanent becomes an artifact and loses all other card types.
 */
export const CrookedChisel: Card = {
  format: 1,
  name: "Crooked Chisel",
  layout: "normal",
  faces: [
    {
      name: "Crooked Chisel",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          affect(target(0), [setTypes({ cardTypes: ["artifact"], loseOthers: true })]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }] },
        ),
      ],
    },
  ],
};

/**
 * Crooked Crown {0}
 * Artifact
 * {0}: Gain control of target permanent.
 */
export const CrookedCrown: Card = {
  format: 1,
  name: "Crooked Crown",
  layout: "normal",
  faces: [
    {
      name: "Crooked Crown",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }],
        }),
      ],
    },
  ],
};

/**
 * Crooked Deed {0}
 * Sorcery
 * Exile target card from your graveyard. Copy it. You may cast the copy without paying its mana cost.
 */
export const CrookedDeed: Card = {
  format: 1,
  name: "Crooked Deed",
  layout: "normal",
  faces: [
    {
      name: "Crooked Deed",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            copySpell(you, target(0), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true })),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard", you)]) }],
          },
        ),
      ],
    },
  ],
};

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
 * Crooked Echo {0}
 * Instant
 * Copy target creature spell you control.
 */
export const CrookedEcho: Card = {
  format: 1,
  name: "Crooked Echo",
  layout: "normal",
  faces: [
    {
      name: "Crooked Echo",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), hasType("creature"), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
};

/**
 * Crooked Graft {0}
 * Creature — Beast
 * Mutate {0}
 * 3/4
 */
export const CrookedGraft: Card = {
  format: 1,
  name: "Crooked Graft",
  layout: "normal",
  faces: [
    {
      name: "Crooked Graft",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 3,
      toughness: 4,
      abilities: [mutate([mana(["0"])])],
    },
  ],
};

/**
 * Crooked Grinder {0}
 * Artifact
 * Sacrifice a creature: You gain 1 life.
 */
export const CrookedGrinder: Card = {
  format: 1,
  name: "Crooked Grinder",
  layout: "normal",
  faces: [
    {
      name: "Crooked Grinder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          gainLife(you, 1),
        ),
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
 * Crooked Hall {W}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 * //
 * Crooked Stair {B}{B}
 * Enchantment — Room
 * When you unlock this door, each opponent loses 2 life.
 */
export const CrookedHallCrookedStair: Card = {
  format: 1,
  name: "Crooked Hall // Crooked Stair",
  layout: "split",
  faces: [
    {
      name: "Crooked Hall",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 3))],
    },
    {
      name: "Crooked Stair",
      manaCost: ["B", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), loseLife(opponents, 2))],
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
 * Crooked Nurse {0}
 * Enchantment
 * Whenever a creature you control dies, return that card to its owner's hand.
 */
export const CrookedNurse: Card = {
  format: 1,
  name: "Crooked Nurse",
  layout: "normal",
  faces: [
    {
      name: "Crooked Nurse",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
          move(eventObjects("object"), { zone: "hand" }),
        ),
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
 * Crooked Pike {0}
 * Enchantment
 * Whenever a creature you control attacks, defending player loses 3 life.
 */
export const CrookedPike: Card = {
  format: 1,
  name: "Crooked Pike",
  layout: "normal",
  faces: [
    {
      name: "Crooked Pike",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(attacks(and([hasType("creature"), controlledBy(you)])), loseLife(defendingPlayer, 3)),
      ],
    },
  ],
};

/**
 * Crooked Plans {0}
 * Artifact
 * {0}: Target enchantment you control becomes a copy of another target enchantment.
 */
export const CrookedPlans: Card = {
  format: 1,
  name: "Crooked Plans",
  layout: "normal",
  faces: [
    {
      name: "Crooked Plans",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], affect(target(0), [becomeCopy(target(1))]), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("enchantment"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: hasType("enchantment"), otherThan: [0] },
          ],
        }),
      ],
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
 * Crooked Ram {0}
 * Creature — Goat
 * 3/3
 */
export const CrookedRam: Card = {
  format: 1,
  name: "Crooked Ram",
  layout: "normal",
  faces: [
    {
      name: "Crooked Ram",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goat"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Crooked Regent {0}
 * Legendary Planeswalker — Regent
 * +1: You gain 1 life.
 * Loyalty: 4
 */
export const CrookedRegent: Card = {
  format: 1,
  name: "Crooked Regent",
  layout: "normal",
  faces: [
    {
      name: "Crooked Regent",
      manaCost: ["0"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Regent"],
      loyalty: 4,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
};

/**
 * Crooked Relay {0}
 * Instant
 * Copy target spell you control.
 */
export const CrookedRelay: Card = {
  format: 1,
  name: "Crooked Relay",
  layout: "normal",
  faces: [
    {
      name: "Crooked Relay",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), controlledBy(you)]) }],
        }),
      ],
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

/**
 * Crooked Turn {0}
 * Sorcery
 * Transform each creature you control.
 */
export const CrookedTurn: Card = {
  format: 1,
  name: "Crooked Turn",
  layout: "normal",
  faces: [
    {
      name: "Crooked Turn",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(transform(all(and([hasType("creature"), controlledBy(you)]))))],
    },
  ],
};

/**
 * Crooked Tusk {0}
 * Creature — Boar
 * 5/5
 */
export const CrookedTusk: Card = {
  format: 1,
  name: "Crooked Tusk",
  layout: "normal",
  faces: [
    {
      name: "Crooked Tusk",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Boar"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
  ],
};

/**
 * Crooked Veil {0}
 * Artifact
 * {0}: Target permanent phases out.
 */
export const CrookedVeil: Card = {
  format: 1,
  name: "Crooked Veil",
  layout: "normal",
  faces: [
    {
      name: "Crooked Veil",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], phaseOut(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }],
        }),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CrookedBanner,
  CrookedChisel,
  CrookedCrown,
  CrookedDeed,
  CrookedDream,
  CrookedEcho,
  CrookedGraft,
  CrookedGrinder,
  CrookedGrubCrookedMoth,
  CrookedHallCrookedStair,
  CrookedLamp,
  CrookedNurse,
  CrookedPageCrookedVerse,
  CrookedPike,
  CrookedPlans,
  CrookedPupCrookedHound,
  CrookedRam,
  CrookedRegent,
  CrookedRelay,
  CrookedTether,
  CrookedTurn,
  CrookedTusk,
  CrookedVeil,
];
