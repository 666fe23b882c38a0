// generated from cards/meaning-3.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  becomesBlocked,
  blocking,
  bound,
  boundPlayer,
  chooseValue,
  compareQuantities,
  costChange,
  count,
  countPlayers,
  dealDamage,
  draw,
  eachPlayer,
  eventObjects,
  exile,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  mana,
  otherThan,
  playerStat,
  players,
  playersTogether,
  playersWho,
  self,
  sequence,
  spell,
  staticAbility,
  times,
  triggered,
  you,
} from "../src/abilities/index.ts";

/**
 * Bramble Elk {0}
 * Creature — Elk
 * Whenever this creature becomes blocked by a creature, this creature deals 1 damage to each other creature blocking it.
 * 2/6
 */
export const BrambleElk: Card = {
  format: 1,
  name: "Bramble Elk",
  layout: "normal",
  faces: [
    {
      name: "Bramble Elk",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elk"],
      power: 2,
      toughness: 6,
      abilities: [
        triggered(
          becomesBlocked(isOneOf(self), hasType("creature")),
          dealDamage(
            self,
            1,
            all(and([otherThan(eventObjects("object")), hasType("creature"), blocking({ what: self })])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ditch Goat {0}
 * Creature — Goat
 * 0/3
 */
export const DitchGoat: Card = {
  format: 1,
  name: "Ditch Goat",
  layout: "normal",
  faces: [
    {
      name: "Ditch Goat",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goat"],
      power: 0,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ditch Ram {0}
 * Creature — Goat
 * 0/5
 */
export const DitchRam: Card = {
  format: 1,
  name: "Ditch Ram",
  layout: "normal",
  faces: [
    {
      name: "Ditch Ram",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goat"],
      power: 0,
      toughness: 5,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ember Forfeit {R}
 * Sorcery
 * Ember Forfeit deals 3 damage to an opponent. That player draws a card.
 */
export const EmberForfeit: Card = {
  format: 1,
  name: "Ember Forfeit",
  layout: "normal",
  faces: [
    {
      name: "Ember Forfeit",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            dealDamage(self, 3, boundPlayer(1)),
            draw(boundPlayer(1), 1),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Envious Tally {1}{W}
 * Sorcery
 * You gain life equal to the number of cards in an opponent's hand.
 */
export const EnviousTally: Card = {
  format: 1,
  name: "Envious Tally",
  layout: "normal",
  faces: [
    {
      name: "Envious Tally",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            gainLife(you, count(all(and([kind("card"), inZone("hand", boundPlayer(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Levy {B}
 * Sorcery
 * Exile all cards from an opponent's graveyard. You gain 1 life for each card exiled this way.
 */
export const GraveLevy: Card = {
  format: 1,
  name: "Grave Levy",
  layout: "normal",
  faces: [
    {
      name: "Grave Levy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            exile(all(and([kind("card"), inZone("graveyard", boundPlayer(1))])), { bind: 2 }),
            gainLife(you, count(all(and([kind("card"), isOneOf(bound(2))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Half Measure {2}{B}
 * Instant
 * This spell costs {2} less to cast if a player's life total is less than or equal to half their starting life total.
 * You gain 4 life.
 */
export const HalfMeasure: Card = {
  format: 1,
  name: "Half Measure",
  layout: "normal",
  faces: [
    {
      name: "Half Measure",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility([costChange(isOneOf(self), "less", [mana(["2"])], { of: "spell" })], {
          condition: compareQuantities(
            countPlayers(
              playersWho(
                players,
                compareQuantities(
                  playerStat("life", eachPlayer),
                  "<=",
                  times(0.5, playerStat("startingLife", eachPlayer)),
                ),
              ),
            ),
            ">=",
            1,
          ),
          zone: "stack",
        }),
        spell(gainLife(you, 4)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shared Ledger {1}{U}
 * Sorcery
 * You and an opponent each draw two cards.
 */
export const SharedLedger: Card = {
  format: 1,
  name: "Shared Ledger",
  layout: "normal",
  faces: [
    {
      name: "Shared Ledger",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            draw(playersTogether([you, boundPlayer(1)]), 2),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BrambleElk,
  DitchGoat,
  DitchRam,
  EmberForfeit,
  EnviousTally,
  GraveLevy,
  HalfMeasure,
  SharedLedger,
];
