// generated from cards/either-way.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  and,
  cast,
  changeRules,
  controlledBy,
  damage,
  dealDamage,
  delayed,
  draw,
  eitherEvent,
  hasManaSymbol,
  hasType,
  history,
  inZone,
  isOneOf,
  kind,
  mana,
  mayPlay,
  modifyAmount,
  move,
  opponents,
  or,
  players,
  playsLand,
  self,
  spell,
  staticAbility,
  target,
  triggered,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Ember Newcomer {2}{R}
 * Legendary Creature — Human Warrior
 * If a creature you control that entered this turn would deal damage, it deals twice that much damage instead.
 * 2/2
 */
export const EmberNewcomer: Card = {
  format: 1,
  name: "Ember Newcomer",
  layout: "normal",
  faces: [
    {
      name: "Ember Newcomer",
      manaCost: ["2", "R"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          modifyAmount(
            damage(and([hasType("creature"), controlledBy(you), history("entered", "this turn")])),
            { factor: 2 },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Fork in the Road {2}{R}
 * Enchantment
 * Whenever you play a land or cast a spell from anywhere other than your hand, this enchantment deals 1 damage to each opponent.
 */
export const ForkInTheRoad: Card = {
  format: 1,
  name: "Fork in the Road",
  layout: "normal",
  faces: [
    {
      name: "Fork in the Road",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            playsLand(you, hasType("land"), { notFrom: "hand" }),
            cast(you, kind("spell"), { notFrom: "hand" }),
          ]),
          dealDamage(self, 1, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Measure Twice {U}
 * Instant
 * When you next cast a spell with {X} in its mana cost this turn, draw X cards.
 */
export const MeasureTwice: Card = {
  format: 1,
  name: "Measure Twice",
  layout: "normal",
  faces: [
    {
      name: "Measure Twice",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            cast(you, and([kind("spell"), hasManaSymbol("X")])),
            { effect: draw(you, x) },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Newcomer's Spark {R}
 * Instant
 * Newcomer's Spark deals 2 damage to any target.
 */
export const NewcomersSpark: Card = {
  format: 1,
  name: "Newcomer's Spark",
  layout: "normal",
  faces: [
    {
      name: "Newcomer's Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Open Satchel {0}
 * Artifact
 * {0}: Until end of turn, you may play cards from your graveyard.
 */
export const OpenSatchel: Card = {
  format: 1,
  name: "Open Satchel",
  layout: "normal",
  faces: [
    {
      name: "Open Satchel",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          changeRules(
            [mayPlay(you, and([kind("card"), inZone("graveyard", you)]), "play")],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sparkling Adept {1}{R}
 * Creature — Human Wizard
 * When this creature enters, it deals 2 damage to any target.
 * 1/1
 */
export const SparklingAdept: Card = {
  format: 1,
  name: "Sparkling Adept",
  layout: "normal",
  faces: [
    {
      name: "Sparkling Adept",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Undo the Moment {1}{U}
 * Instant
 * Return target creature or spell to its owner's hand.
 */
export const UndoTheMoment: Card = {
  format: 1,
  name: "Undo the Moment",
  layout: "normal",
  faces: [
    {
      name: "Undo the Moment",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: or([hasType("creature"), kind("spell")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Widening Blaze {X}{R}
 * Sorcery
 * Widening Blaze deals X damage to any target.
 */
export const WideningBlaze: Card = {
  format: 1,
  name: "Widening Blaze",
  layout: "normal",
  faces: [
    {
      name: "Widening Blaze",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, x, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  EmberNewcomer,
  ForkInTheRoad,
  MeasureTwice,
  NewcomersSpark,
  OpenSatchel,
  SparklingAdept,
  UndoTheMoment,
  WideningBlaze,
];
