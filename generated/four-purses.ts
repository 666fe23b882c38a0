// generated from cards/four-purses.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  among,
  and,
  controlledBy,
  costChoice,
  costOnObjects,
  draw,
  hasType,
  inZone,
  isOneOf,
  kind,
  move,
  or,
  self,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { convoke, delve, improvise } from "./keywords/index.ts";

/**
 * Pursewick Adder {1}{G}
 * Creature — Snake
 * 2/2
 */
export const PursewickAdder: Card = {
  format: 1,
  name: "Pursewick Adder",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Adder",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Bargain {1}{B}
 * Instant
 * As an additional cost to cast this spell, sacrifice an artifact or creature.
 * Draw two cards.
 */
export const PursewickBargain: Card = {
  format: 1,
  name: "Pursewick Bargain",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Bargain",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "sacrifice",
                costChoice({ min: 1, max: 1 }, or([hasType("artifact"), hasType("creature")])),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(draw(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Diggers {3}{B}
 * Creature — Zombie
 * Delve
 * When this creature enters, return target creature card from your graveyard to your hand.
 * 2/2
 */
export const PursewickDiggers: Card = {
  format: 1,
  name: "Pursewick Diggers",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Diggers",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        delve(),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Ember {2}{R}
 * Creature — Elemental
 * Exile this card from your hand: Add {R}.
 * 2/2
 */
export const PursewickEmber: Card = {
  format: 1,
  name: "Pursewick Ember",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Ember",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [costOnObjects("exile", among(self, inZone("hand")))],
          addMana(you, { symbols: ["R"], choose: "fixed" }),
          { zone: "hand" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Engine {4}
 * Artifact
 * Improvise
 */
export const PursewickEngine: Card = {
  format: 1,
  name: "Pursewick Engine",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Engine",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [improvise()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Gleaner {G}
 * Creature — Elf Druid
 * {T}: Add {G}.
 * 1/1
 */
export const PursewickGleaner: Card = {
  format: 1,
  name: "Pursewick Gleaner",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Gleaner",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Herd {3}{G}{G}
 * Creature — Beast
 * Convoke
 * 5/5
 */
export const PursewickHerd: Card = {
  format: 1,
  name: "Pursewick Herd",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Herd",
      manaCost: ["3", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 5,
      toughness: 5,
      abilities: [convoke()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Muster {2}{W}
 * Creature — Human Soldier
 * As an additional cost to cast this spell, tap two untapped artifacts, creatures, and/or lands you control.
 * 4/4
 */
export const PursewickMuster: Card = {
  format: 1,
  name: "Pursewick Muster",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Muster",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "tap",
                costChoice(
                  { min: 2, max: 2 },
                  and([
                    status("untapped"),
                    or([hasType("artifact"), hasType("creature"), hasType("land")]),
                    controlledBy(you),
                  ]),
                ),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pursewick Petal {0}
 * Artifact
 * {T}, Sacrifice this artifact: Add one mana of any color.
 */
export const PursewickPetal: Card = {
  format: 1,
  name: "Pursewick Petal",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Petal",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf, costOnObjects("sacrifice", self)], addMana(you, { choose: "anyColor" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pursewick Wheel {2}
 * Artifact
 * {T}: Add {C}{C}.
 */
export const PursewickWheel: Card = {
  format: 1,
  name: "Pursewick Wheel",
  layout: "normal",
  faces: [
    {
      name: "Pursewick Wheel",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C", "C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  PursewickAdder,
  PursewickBargain,
  PursewickDiggers,
  PursewickEmber,
  PursewickEngine,
  PursewickGleaner,
  PursewickHerd,
  PursewickMuster,
  PursewickPetal,
  PursewickWheel,
];
