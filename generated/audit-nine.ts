// generated from cards/audit-nine.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  bound,
  cant,
  choose,
  controlledBy,
  createCopies,
  createTokens,
  defendingPlayer,
  doAction,
  exile,
  exists,
  gainAbilities,
  hasSubtype,
  hasType,
  kind,
  modifyPT,
  notSo,
  otherThan,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  transform,
  until,
  you,
} from "../src/abilities/index.ts";
import { haste } from "./keywords/index.ts";

/**
 * Brawl Caller {2}{R}
 * Creature — Ogre
 * {T}: Target creature gets +2/+0 and other Ogres get +1/+0 until end of turn.
 * 2/2
 */
export const BrawlCaller: Card = {
  format: 1,
  name: "Brawl Caller",
  layout: "normal",
  faces: [
    {
      name: "Brawl Caller",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [tapSelf],
          sequence([
            affect(target(0), [modifyPT(2, 0)], until("end of turn")),
            affect(
              all(and([otherThan(target(0)), hasSubtype("Ogre")])),
              [modifyPT(1, 0)],
              until("end of turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gatehouse Sulker {1}{R}
 * Creature — Giant
 * This creature can't attack if defending player controls an untapped land.
 * 4/3
 */
export const GatehouseSulker: Card = {
  format: 1,
  name: "Gatehouse Sulker",
  layout: "normal",
  faces: [
    {
      name: "Gatehouse Sulker",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 4,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(self, [
            cant("attack", {
              unless: notSo(
                exists(all(and([status("untapped"), hasType("land"), controlledBy(defendingPlayer)]))),
              ),
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Guide of the Back Alleys {2}{U}
 * Creature — Rogue
 * Each creature you control can't be blocked as long as defending player controls an untapped land.
 * 1/3
 */
export const GuideOfTheBackAlleys: Card = {
  format: 1,
  name: "Guide of the Back Alleys",
  layout: "normal",
  faces: [
    {
      name: "Guide of the Back Alleys",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rogue"],
      power: 1,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [
            cant("beBlocked", {
              unless: notSo(
                exists(all(and([status("untapped"), hasType("land"), controlledBy(defendingPlayer)]))),
              ),
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hatch at Once {2}{G}
 * Sorcery
 * Incubate 2, then transform an Incubator token you control. It gains haste until end of turn.
 */
export const HatchAtOnce: Card = {
  format: 1,
  name: "Hatch at Once",
  layout: "normal",
  faces: [
    {
      name: "Hatch at Once",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            doAction("incubate", you, undefined, { count: 2 }),
            transform(
              choose({ min: 1, max: 1 }, and([kind("token"), hasSubtype("Incubator"), controlledBy(you)])),
              { bind: 1 },
            ),
            affect(bound(1), [gainAbilities([haste()])], until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hurried Double {1}{U}
 * Sorcery
 * Create a token that's a copy of target creature. That token gains haste.
 */
export const HurriedDouble: Card = {
  format: 1,
  name: "Hurried Double",
  layout: "normal",
  faces: [
    {
      name: "Hurried Double",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createCopies(you, 1, target(0), { bind: 1 }),
            affect(bound(1), [gainAbilities([haste()])]),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Patient Double {1}{U}
 * Sorcery
 * Create a token that's a copy of target creature. That token has haste.
 */
export const PatientDouble: Card = {
  format: 1,
  name: "Patient Double",
  layout: "normal",
  faces: [
    {
      name: "Patient Double",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0), { except: [gainAbilities([haste()])] }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Sitting {1}{U}
 * Sorcery
 * Exile target token, then create a token that's a copy of it.
 */
export const SecondSitting: Card = {
  format: 1,
  name: "Second Sitting",
  layout: "normal",
  faces: [
    {
      name: "Second Sitting",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), createCopies(you, 1, target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("token") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Straw Runner {1}{R}
 * Sorcery
 * Create a 1/1 red Goblin creature token. It gains haste.
 */
export const StrawRunner: Card = {
  format: 1,
  name: "Straw Runner",
  layout: "normal",
  faces: [
    {
      name: "Straw Runner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(
              you,
              1,
              { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Goblin"] },
              { bind: 1 },
            ),
            affect(bound(1), [gainAbilities([haste()])]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BrawlCaller,
  GatehouseSulker,
  GuideOfTheBackAlleys,
  HatchAtOnce,
  HurriedDouble,
  PatientDouble,
  SecondSitting,
  StrawRunner,
];
