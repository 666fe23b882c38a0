// generated from cards/cinderwold.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  beginningOf,
  controlledBy,
  costChoice,
  costOnObjects,
  createTokens,
  dealDamage,
  exists,
  gainAbilities,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasType,
  inZone,
  isOneOf,
  mana,
  modifyPT,
  onlyIf,
  or,
  otherThan,
  players,
  self,
  staticAbility,
  tapSelf,
  target,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { firstStrike, haste } from "./keywords/index.ts";
import { hunt } from "./keywords/sets.ts";

/**
 * Cinder Broodmother {3}{R}
 * Creature — Gremlock
 * At the beginning of your upkeep, create a tapped Cinderkin token.
 * 3/3
 */
export const CinderBroodmother: Card = {
  format: 1,
  name: "Cinder Broodmother",
  layout: "normal",
  faces: [
    {
      name: "Cinder Broodmother",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Gremlock"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          createTokens(
            you,
            1,
            {
              colors: ["red"],
              name: "Cinderkin",
              cardTypes: ["creature"],
              subtypes: ["Ashling"],
              power: 1,
              toughness: 1,
              abilities: [
                haste(),
                triggered(
                  zoneChange(isOneOf(self), "battlefield", "graveyard"),
                  dealDamage(self, 1, target(0)),
                  {
                    targets: [
                      {
                        count: { min: 1, max: 1 },
                        objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                        players: players,
                      },
                    ],
                  },
                ),
              ],
            },
            { tapped: true },
          ),
        ),
      ],
    },
  ],
};

/**
 * Coalpit Gremlock {1}{R}
 * Creature — Gremlock
 * When this creature enters, create a Coal token.
 * 2/1
 */
export const CoalpitGremlock: Card = {
  format: 1,
  name: "Coalpit Gremlock",
  layout: "normal",
  faces: [
    {
      name: "Coalpit Gremlock",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Gremlock"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          createTokens(you, 1, {
            colors: [],
            cardTypes: ["artifact"],
            subtypes: ["Coal"],
            abilities: [
              activated(
                [tapSelf, costOnObjects("sacrifice", self)],
                addMana(you, { symbols: ["R"], choose: "fixed" }),
              ),
            ],
          }),
        ),
      ],
    },
  ],
};

/**
 * Gremlock Foreman {2}{R}
 * Creature — Gremlock Artificer
 * Other Gremlocks you control get +1/+0.
 * Sacrifice a Coal: Target Gremlock gains first strike until end of turn.
 * 2/2
 */
export const GremlockForeman: Card = {
  format: 1,
  name: "Gremlock Foreman",
  layout: "normal",
  faces: [
    {
      name: "Gremlock Foreman",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Gremlock", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([otherThan(self), hasSubtype("Gremlock"), controlledBy(you)])), [modifyPT(1, 0)]),
        ]),
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasSubtype("Coal")))],
          affect(target(0), [gainAbilities([firstStrike()])], until("end of turn")),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasSubtype("Gremlock") }] },
        ),
      ],
    },
  ],
};

/**
 * Marsh Tracker {2}{G}
 * Creature — Human Scout
 * Hunt creature with flying
 * This creature gets +1/+1 as long as a creature with a hunt counter on it is on the battlefield.
 * 2/2
 */
export const MarshTracker: Card = {
  format: 1,
  name: "Marsh Tracker",
  layout: "normal",
  faces: [
    {
      name: "Marsh Tracker",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        hunt(and([hasType("creature"), hasKeyword("flying")])),
        staticAbility([applies(self, [modifyPT(1, 1)])], {
          condition: exists(all(and([hasType("creature"), hasCounter("hunt"), inZone("battlefield")]))),
        }),
      ],
    },
  ],
};

/**
 * Smolder Hollow
 * Land — Hollow
 * {T}: Add {R}.
 * {2}, {T}: Create a Coal token. Activate only if you control two or more Hollows.
 */
export const SmolderHollow: Card = {
  format: 1,
  name: "Smolder Hollow",
  layout: "normal",
  faces: [
    {
      name: "Smolder Hollow",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: ["Hollow"],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" })),
        activated(
          [mana(["2"]), tapSelf],
          createTokens(you, 1, {
            colors: [],
            cardTypes: ["artifact"],
            subtypes: ["Coal"],
            abilities: [
              activated(
                [tapSelf, costOnObjects("sacrifice", self)],
                addMana(you, { symbols: ["R"], choose: "fixed" }),
              ),
            ],
          }),
          { limits: [onlyIf(exists(all(and([hasSubtype("Hollow"), controlledBy(you)])), ">=", 2))] },
        ),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CinderBroodmother,
  CoalpitGremlock,
  GremlockForeman,
  MarshTracker,
  SmolderHollow,
];
