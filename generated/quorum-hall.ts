// generated from cards/quorum-hall.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  among,
  amount,
  and,
  applies,
  attacks,
  beginningOf,
  bound,
  choose,
  compare,
  compareQuantities,
  controlledBy,
  count,
  destroy,
  discard,
  draw,
  eachPlayer,
  exile,
  extreme,
  gainLife,
  hasColor,
  hasType,
  ifThen,
  isOneOf,
  kind,
  loseLife,
  modifyPT,
  moreVotes,
  not,
  opponents,
  playerStat,
  players,
  playersWho,
  self,
  sequence,
  setLife,
  spell,
  statOf,
  staticAbility,
  times,
  triggered,
  vote,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Bell of Ballots {2}
 * Artifact
 * While voting, you get an additional vote.
 */
export const BellOfBallots: Card = {
  name: "Bell of Ballots",
  layout: "normal",
  faces: [
    {
      name: "Bell of Ballots",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([moreVotes(you)])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Common Verdict {2}{W}
 * Sorcery
 * Starting with you, each player votes for a creature you don't control. Exile each creature with the most votes or tied for most votes.
 */
export const CommonVerdict: Card = {
  name: "Common Verdict",
  layout: "normal",
  faces: [
    {
      name: "Common Verdict",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            vote({
              what: choose({ min: 1, max: 1 }, and([hasType("creature"), not(controlledBy(you))])),
              bind: 1,
            }),
            exile(among(bound(1), hasType("creature"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crowdfollower {1}{R}
 * Creature — Goblin
 * This creature gets +2/+0 as long as red is the most common color among all permanents.
 * 1/1
 */
export const Crowdfollower: Card = {
  name: "Crowdfollower",
  layout: "normal",
  faces: [
    {
      name: "Crowdfollower",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([applies(self, [modifyPT(2, 0)])], {
          condition: compareQuantities(
            count(all(and([kind("permanent"), hasColor("red")]))),
            ">",
            extreme("greatest", [
              count(all(and([kind("permanent"), hasColor("white")]))),
              count(all(and([kind("permanent"), hasColor("blue")]))),
              count(all(and([kind("permanent"), hasColor("black")]))),
              count(all(and([kind("permanent"), hasColor("green")]))),
            ]),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Crown Chaser {1}{R}
 * Creature — Goblin
 * Whenever this creature attacks the player with the most life or tied for most life, you gain 1 life.
 * 2/1
 */
export const CrownChaser: Card = {
  name: "Crown Chaser",
  layout: "normal",
  faces: [
    {
      name: "Crown Chaser",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self), {
            whom: playersWho(
              players,
              compareQuantities(
                playerStat("life", eachPlayer),
                ">=",
                extreme("greatest", [playerStat("life", eachPlayer)], { players: players }),
              ),
            ),
          }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Divided Moot {1}{B}
 * Sorcery
 * Starting with you, each player votes for ember or tide. If ember gets more votes, each opponent loses 2 life. If tide gets more votes or the vote is tied, you gain 1 life.
 */
export const DividedMoot: Card = {
  name: "Divided Moot",
  layout: "normal",
  faces: [
    {
      name: "Divided Moot",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            vote({
              options: [
                { word: "ember", bind: 1 },
                { word: "tide", bind: 2 },
              ],
            }),
            ifThen(compareQuantities(amount(1), ">", amount(2)), loseLife(opponents, 2)),
            ifThen(compareQuantities(amount(2), ">=", amount(1)), gainLife(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Levelled Fortunes {3}{W}
 * Sorcery
 * Each player's life total becomes the highest life total among all players.
 */
export const LevelledFortunes: Card = {
  name: "Levelled Fortunes",
  layout: "normal",
  faces: [
    {
      name: "Levelled Fortunes",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(setLife(players, extreme("greatest", [playerStat("life", eachPlayer)], { players: players }))),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Levy Collector {2}{B}
 * Creature — Human Advisor
 * When this creature enters, each player who controls the most lands loses 3 life.
 * 2/2
 */
export const LevyCollector: Card = {
  name: "Levy Collector",
  layout: "normal",
  faces: [
    {
      name: "Levy Collector",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          loseLife(
            playersWho(
              players,
              compareQuantities(
                count(all(and([hasType("land"), controlledBy(eachPlayer)]))),
                ">=",
                extreme("greatest", [count(all(and([hasType("land"), controlledBy(eachPlayer)])))], {
                  players: players,
                }),
              ),
            ),
            3,
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Refilling Gale {2}{U}
 * Sorcery
 * Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.
 */
export const RefillingGale: Card = {
  name: "Refilling Gale",
  layout: "normal",
  faces: [
    {
      name: "Refilling Gale",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            discard(players, "all", { bind: 1 }),
            draw(players, extreme("greatest", [amount(1)], { players: players })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sealed Ballots {2}{G}
 * Sorcery
 * Each player secretly votes for hearth or harvest, then those votes are revealed. You gain 2 life for each hearth vote. Draw cards equal to the number of harvest votes.
 */
export const SealedBallots: Card = {
  name: "Sealed Ballots",
  layout: "normal",
  faces: [
    {
      name: "Sealed Ballots",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            vote({
              options: [
                { word: "hearth", bind: 1 },
                { word: "harvest", bind: 2 },
              ],
              secret: true,
            }),
            gainLife(you, times(2, amount(1))),
            draw(you, amount(2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tallest Poppy {1}{G}
 * Enchantment
 * At the beginning of your upkeep, destroy the creature with the greatest power. If two or more creatures are tied for greatest power, you choose one of them.
 */
export const TallestPoppy: Card = {
  name: "Tallest Poppy",
  layout: "normal",
  faces: [
    {
      name: "Tallest Poppy",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          destroy(
            choose(
              { min: 1, max: 1 },
              and([
                hasType("creature"),
                compare("power", ">=", statOf("power", all(hasType("creature")), { combine: "greatest" })),
              ]),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellOfBallots,
  CommonVerdict,
  Crowdfollower,
  CrownChaser,
  DividedMoot,
  LevelledFortunes,
  LevyCollector,
  RefillingGale,
  SealedBallots,
  TallestPoppy,
];
