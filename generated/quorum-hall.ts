// generated from cards/quorum-hall.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  again,
  all,
  allowPlay,
  among,
  amount,
  and,
  applies,
  attacks,
  beginningOf,
  bound,
  boundPlayer,
  choose,
  chooseObjects,
  chooseValue,
  chosen,
  compare,
  compareQuantities,
  controlledBy,
  count,
  createTokens,
  dealDamage,
  delayed,
  destroy,
  discard,
  draw,
  eachPlayer,
  exchangeLife,
  exile,
  extreme,
  forEachPlayer,
  gainLife,
  happened,
  hasColor,
  hasSubtype,
  hasType,
  history,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  may,
  modifyPT,
  moreDice,
  moreVotes,
  move,
  not,
  notSo,
  opponents,
  or,
  performed,
  playerCant,
  playerMatches,
  playerStat,
  players,
  playersExcept,
  playersTogether,
  playersWho,
  process,
  search,
  self,
  sequence,
  setLife,
  shuffle,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  times,
  topCards,
  triggered,
  until,
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
  format: 1,
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
 * Beyond Counting {2}{W}
 * Enchantment
 * You don't lose the game for having 0 or less life.
 */
export const BeyondCounting: Card = {
  format: 1,
  name: "Beyond Counting",
  layout: "normal",
  faces: [
    {
      name: "Beyond Counting",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(you, "loseForLife")])],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Common Verdict {2}{W}
 * Sorcery
 * Starting with you, each player votes for a creature you don't control. Exile each creature with the most votes or tied for most votes.
 */
export const CommonVerdict: Card = {
  format: 1,
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
  format: 1,
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
  format: 1,
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
 * Day Laborers {1}{W}
 * Sorcery
 * Create two 1/1 white Soldier creature tokens. Exile them at the beginning of the next cleanup step.
 */
export const DayLaborers: Card = {
  format: 1,
  name: "Day Laborers",
  layout: "normal",
  faces: [
    {
      name: "Day Laborers",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(
              you,
              2,
              { colors: ["white"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Soldier"] },
              { bind: 1 },
            ),
            delayed(beginningOf("cleanup", undefined, { next: true }), { effect: exile(bound(1)) }),
          ]),
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
  format: 1,
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
 * Grudge of the Gate {1}{B}
 * Instant
 * Choose target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn.
 */
export const GrudgeOfTheGate: Card = {
  format: 1,
  name: "Grudge of the Gate",
  layout: "normal",
  faces: [
    {
      name: "Grudge of the Gate",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0)),
            delayed(
              beginningOf("end of combat"),
              {
                effect: destroy(
                  all(
                    and([
                      hasType("creature"),
                      or([
                        history("blocked", "this turn", { by: target(0) }),
                        history("was blocked", "this turn", { by: target(0) }),
                      ]),
                    ]),
                  ),
                ),
              },
              { duration: until("end of turn"), once: true },
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
 * Levelled Fortunes {3}{W}
 * Sorcery
 * Each player's life total becomes the highest life total among all players.
 */
export const LevelledFortunes: Card = {
  format: 1,
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
  format: 1,
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
 * Loaded Cup {1}
 * Artifact
 * If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.
 */
export const LoadedCup: Card = {
  format: 1,
  name: "Loaded Cup",
  layout: "normal",
  faces: [
    {
      name: "Loaded Cup",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([moreDice(you)])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Open Granary {2}{G}
 * Sorcery
 * Starting with you, each player may put a land card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.
 */
export const OpenGranary: Card = {
  format: 1,
  name: "Open Granary",
  layout: "normal",
  faces: [
    {
      name: "Open Granary",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          process(
            sequence([
              forEachPlayer(
                playersTogether([you, playersExcept(players, you)]),
                may(
                  eachPlayer,
                  move(
                    choose(
                      { min: 1, max: 1 },
                      and([kind("card"), hasType("land"), inZone("hand", eachPlayer)]),
                    ),
                    { zone: "battlefield" },
                    { who: eachPlayer },
                  ),
                  { bind: 1 },
                ),
              ),
              ifThen(performed(1), again),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Raid Provisions {R}
 * Sorcery
 * Exile the top card of your library. During any turn you attacked with a Goblin, you may play that card.
 */
export const RaidProvisions: Card = {
  format: 1,
  name: "Raid Provisions",
  layout: "normal",
  faces: [
    {
      name: "Raid Provisions",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(you, bound(1), "play", until("end of game"), {
              condition: happened(attacks(and([hasSubtype("Goblin"), controlledBy(you)])), "this turn"),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Refilling Gale {2}{U}
 * Sorcery
 * Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.
 */
export const RefillingGale: Card = {
  format: 1,
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
  format: 1,
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
 * Sides Are Taken {2}{R}
 * Sorcery
 * For each player, choose friend or foe. Each friend draws a card. Sides Are Taken deals damage to each foe equal to the number of cards in their hand.
 */
export const SidesAreTaken: Card = {
  format: 1,
  name: "Sides Are Taken",
  layout: "normal",
  faces: [
    {
      name: "Sides Are Taken",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "player", { any: true, bind: 1 }),
            draw(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), 1),
            dealDamage(
              self,
              count(all(and([kind("card"), inZone("hand", eachPlayer)]))),
              playersWho(players, notSo(playerMatches(eachPlayer, boundPlayer(1)))),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Struck Name {1}{B}
 * Sorcery
 * Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.
 */
export const StruckName: Card = {
  format: 1,
  name: "Struck Name",
  layout: "normal",
  faces: [
    {
      name: "Struck Name",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "name"),
            search(you, { min: 0 }, and([kind("card"), chosen("name")]), {
              library: targetPlayers(0),
              zones: ["library", "graveyard", "hand"],
              bind: 1,
            }),
            exile(bound(1), { bind: 2 }),
            shuffle(targetPlayers(0)),
            draw(targetPlayers(0), amount(2, { filter: inZone("hand", targetPlayers(0)) })),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tallest Poppy {1}{G}
 * Enchantment
 * At the beginning of your upkeep, destroy the creature with the greatest power. If two or more creatures are tied for greatest power, you choose one of them.
 */
export const TallestPoppy: Card = {
  format: 1,
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

/**
 * Turned Tables {2}
 * Artifact
 * {2}, {T}: Two target players exchange life totals.
 */
export const TurnedTables: Card = {
  format: 1,
  name: "Turned Tables",
  layout: "normal",
  faces: [
    {
      name: "Turned Tables",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["2"]), tapSelf], exchangeLife(targetPlayers(0), targetPlayers(0)), {
          targets: [{ count: { min: 2, max: 2 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Twofold Tithe {1}{B}
 * Sorcery
 * Target opponent loses 1 life and you gain 1 life. Repeat this process once.
 */
export const TwofoldTithe: Card = {
  format: 1,
  name: "Twofold Tithe",
  layout: "normal",
  faces: [
    {
      name: "Twofold Tithe",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            loseLife(targetPlayers(0), 1),
            gainLife(you, 1),
            loseLife(targetPlayers(0), 1),
            gainLife(you, 1),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weighed Holdings {1}{R}
 * Sorcery
 * Weighed Holdings deals damage to each player equal to the number of lands that player controls.
 */
export const WeighedHoldings: Card = {
  format: 1,
  name: "Weighed Holdings",
  layout: "normal",
  faces: [
    {
      name: "Weighed Holdings",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, count(all(and([hasType("land"), controlledBy(eachPlayer)]))), players)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellOfBallots,
  BeyondCounting,
  CommonVerdict,
  Crowdfollower,
  CrownChaser,
  DayLaborers,
  DividedMoot,
  GrudgeOfTheGate,
  LevelledFortunes,
  LevyCollector,
  LoadedCup,
  OpenGranary,
  RaidProvisions,
  RefillingGale,
  SealedBallots,
  SidesAreTaken,
  StruckName,
  TallestPoppy,
  TurnedTables,
  TwofoldTithe,
  WeighedHoldings,
];
