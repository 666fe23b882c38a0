// generated from cards/pilgrim-road.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  and,
  chooseObjects,
  compare,
  controlledBy,
  controllerOf,
  dealDamage,
  each,
  eachPlayer,
  exile,
  forEach,
  gainLife,
  hasCounter,
  hasType,
  inZone,
  isOneOf,
  kind,
  mana,
  move,
  opponents,
  otherThan,
  putCounters,
  self,
  sequence,
  spell,
  statOf,
  target,
  triggered,
  untilLeaves,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { hexproof } from "./keywords/index.ts";

/**
 * Old Milestone {3}
 * Artifact
 * When this artifact enters, exile all creatures until this artifact leaves the battlefield.
 * {1}: Put all the exiled cards with mana value 1 into their owners' hands.
 */
export const OldMilestone: Card = {
  name: "Old Milestone",
  layout: "normal",
  faces: [
    {
      name: "Old Milestone",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(all(hasType("creature")), { until: untilLeaves(self) }),
        ),
        activated(
          [mana(["1"])],
          move(all(and([kind("card"), compare("manaValue", "=", 1), inZone("exile")])), { zone: "hand" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Toll of Mercy {4}{W}
 * Creature — Avatar
 * When this creature enters, for each opponent, exile up to one target creature that opponent controls and that player gains life equal to its power.
 * 4/4
 */
export const TollOfMercy: Card = {
  name: "Toll of Mercy",
  layout: "normal",
  faces: [
    {
      name: "Toll of Mercy",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Avatar"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          forEach(target(0), sequence([exile(each), gainLife(controllerOf(each), statOf("power", each))])),
          {
            targets: [
              {
                count: { min: 0, max: 1 },
                objects: and([hasType("creature"), controlledBy(eachPlayer)]),
                perPlayer: opponents,
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Veiled Pilgrim {G}
 * Creature — Human Scout
 * Hexproof
 * 1/1
 */
export const VeiledPilgrim: Card = {
  name: "Veiled Pilgrim",
  layout: "normal",
  faces: [
    {
      name: "Veiled Pilgrim",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [hexproof()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Verdict of the Road {2}{G}
 * Sorcery
 * Support 2. Choose up to one target creature an opponent controls. Each creature you control with a +1/+1 counter on it deals damage equal to its power to that creature.
 */
export const VerdictOfTheRoad: Card = {
  name: "Verdict of the Road",
  layout: "normal",
  faces: [
    {
      name: "Verdict of the Road",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0)),
            chooseObjects(you, target(1)),
            dealDamage(
              all(and([hasType("creature"), controlledBy(you), hasCounter("+1/+1")])),
              statOf("power", each),
              target(1),
              { each: "source" },
            ),
          ]),
          {
            targets: [
              { count: { min: 0, max: 2 }, objects: hasType("creature") },
              { count: { min: 0, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wandering Mule {G}
 * Creature — Horse
 * 1/1
 */
export const WanderingMule: Card = {
  name: "Wandering Mule",
  layout: "normal",
  faces: [
    {
      name: "Wandering Mule",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waystation Cantor {2}{W}
 * Creature — Human Cleric
 * When this creature enters, support 2.
 * 2/2
 */
export const WaystationCantor: Card = {
  name: "Waystation Cantor",
  layout: "normal",
  faces: [
    {
      name: "Waystation Cantor",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), putCounters("+1/+1", 1, target(0)), {
          targets: [{ count: { min: 0, max: 2 }, objects: and([hasType("creature"), otherThan(self)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  OldMilestone,
  TollOfMercy,
  VeiledPilgrim,
  VerdictOfTheRoad,
  WanderingMule,
  WaystationCantor,
];
