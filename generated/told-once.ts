// generated from cards/told-once.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  and,
  attacks,
  bound,
  boundPlayer,
  cant,
  changeRules,
  chooseObjects,
  compareQuantities,
  controlledBy,
  draw,
  eachPlayer,
  exists,
  extreme,
  forEachPlayer,
  hasKeyword,
  hasType,
  ifThen,
  isOneOf,
  loseAbilities,
  loseLife,
  may,
  modifyPT,
  opponents,
  playerCant,
  playerMatches,
  playerStat,
  players,
  playersWho,
  sacrifice,
  self,
  sequence,
  spell,
  status,
  tap,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Beggar's Bargain {1}{B}
 * Sorcery
 * Each opponent with no cards in hand may draw a card. If they do, they lose 2 life.
 */
export const BeggarsBargain: Card = {
  format: 1,
  name: "Beggar's Bargain",
  layout: "normal",
  faces: [
    {
      name: "Beggar's Bargain",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(
              playersWho(opponents, compareQuantities(playerStat("handSize", eachPlayer), "=", 0)),
              self,
              { bind: 1 },
            ),
            forEachPlayer(
              playersWho(opponents, playerMatches(eachPlayer, boundPlayer(1))),
              may(eachPlayer, draw(eachPlayer, 1), { bind: 2 }),
            ),
            forEachPlayer(
              playersWho(opponents, playerMatches(eachPlayer, boundPlayer(1))),
              ifThen(playerMatches(eachPlayer, boundPlayer(2)), loseLife(eachPlayer, 2)),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Downdraft Order {2}{R}
 * Sorcery
 * Creatures with flying lose flying until end of turn. Those creatures can't block this turn.
 */
export const DowndraftOrder: Card = {
  format: 1,
  name: "Downdraft Order",
  layout: "normal",
  faces: [
    {
      name: "Downdraft Order",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(
              all(and([hasType("creature"), hasKeyword("flying")])),
              [loseAbilities(["flying"])],
              until("end of turn"),
              { bind: 1 },
            ),
            affect(bound(1), [cant("block")], until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drillmaster {1}{W}
 * Creature — Human Soldier
 * Whenever this creature attacks, each untapped creature you control becomes tapped and gets +1/+1 until end of turn.
 * 2/2
 */
export const Drillmaster: Card = {
  format: 1,
  name: "Drillmaster",
  layout: "normal",
  faces: [
    {
      name: "Drillmaster",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            chooseObjects(you, all(and([status("untapped"), hasType("creature"), controlledBy(you)])), {
              bind: 1,
            }),
            tap(bound(1)),
            affect(bound(1), [modifyPT(1, 1)], until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Empty-Handed Dole {1}{B}
 * Sorcery
 * Each player with no cards in hand draws a card and loses 1 life.
 */
export const EmptyHandedDole: Card = {
  format: 1,
  name: "Empty-Handed Dole",
  layout: "normal",
  faces: [
    {
      name: "Empty-Handed Dole",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(
              playersWho(players, compareQuantities(playerStat("handSize", eachPlayer), "=", 0)),
              self,
              { bind: 1 },
            ),
            draw(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 1),
            loseLife(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 1),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Squire {W}
 * Creature — Human
 * 1/1
 */
export const IdleSquire: Card = {
  format: 1,
  name: "Idle Squire",
  layout: "normal",
  faces: [
    {
      name: "Idle Squire",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Scrap Edict {1}{R}
 * Sorcery
 * Each opponent who controls an artifact sacrifices an artifact. Those players can't draw cards this turn.
 */
export const ScrapEdict: Card = {
  format: 1,
  name: "Scrap Edict",
  layout: "normal",
  faces: [
    {
      name: "Scrap Edict",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(
              playersWho(opponents, exists(all(and([hasType("artifact"), controlledBy(eachPlayer)])))),
              self,
              { bind: 1 },
            ),
            sacrifice(playersWho(opponents, playerMatches(eachPlayer, boundPlayer(1))), undefined, {
              count: { min: 1, max: 1 },
              filter: hasType("artifact"),
            }),
            changeRules(
              [playerCant(playersWho(opponents, playerMatches(eachPlayer, boundPlayer(1))), "drawCards")],
              until("end of turn"),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Helping {G}
 * Sorcery
 * Each opponent draws a card.
 */
export const SecondHelping: Card = {
  format: 1,
  name: "Second Helping",
  layout: "normal",
  faces: [
    {
      name: "Second Helping",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(opponents, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sky Wren {U}
 * Creature — Bird
 * Flying
 * 1/1
 */
export const SkyWren: Card = {
  format: 1,
  name: "Sky Wren",
  layout: "normal",
  faces: [
    {
      name: "Sky Wren",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tin Kettle {1}
 * Artifact
 */
export const TinKettle: Card = {
  format: 1,
  name: "Tin Kettle",
  layout: "normal",
  faces: [
    {
      name: "Tin Kettle",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Top of the Table {2}{B}
 * Sorcery
 * Each player with the most life loses 3 life, then draws two cards.
 */
export const TopOfTheTable: Card = {
  format: 1,
  name: "Top of the Table",
  layout: "normal",
  faces: [
    {
      name: "Top of the Table",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(
              playersWho(
                players,
                compareQuantities(
                  playerStat("life", eachPlayer),
                  ">=",
                  extreme("greatest", [playerStat("life", eachPlayer)], { players: players }),
                ),
              ),
              self,
              { bind: 1 },
            ),
            loseLife(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 3),
            draw(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 2),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BeggarsBargain,
  DowndraftOrder,
  Drillmaster,
  EmptyHandedDole,
  IdleSquire,
  ScrapEdict,
  SecondHelping,
  SkyWren,
  TinKettle,
  TopOfTheTable,
];
