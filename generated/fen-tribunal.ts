// generated from cards/fen-tribunal.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  allOf,
  alternativeCost,
  among,
  and,
  anything,
  become,
  beginningOf,
  bound,
  boundPlayer,
  chooseValue,
  chosen,
  compareQuantities,
  controlledBy,
  controllerOf,
  costChange,
  costChoice,
  costOnObjects,
  createTokens,
  damage,
  dealDamage,
  destroy,
  discard,
  draw,
  eachPlayer,
  effectCost,
  eitherEvent,
  entersWith,
  eventAmount,
  forEachPlayer,
  gainLife,
  half,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasSupertype,
  hasType,
  ifThen,
  isOneOf,
  keywordAction,
  kind,
  loseLife,
  mana,
  matches,
  may,
  modal,
  move,
  notSo,
  oneOf,
  opponents,
  or,
  otherThan,
  ownedBy,
  performed,
  playerIs,
  playerMatches,
  playerStat,
  players,
  playersWho,
  plus,
  prevent,
  putCounters,
  reflexive,
  removeCounters,
  replace,
  reveal,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  times,
  topCards,
  triggered,
  unless,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { escape } from "./keywords/index.ts";

/**
 * Bench and Bog {1}{G}
 * Sorcery
 * Search your library for a basic land card or Plant card, reveal it, put it into your hand, then shuffle.
 */
export const BenchAndBog: Card = {
  format: 1,
  name: "Bench and Bog",
  layout: "normal",
  faces: [
    {
      name: "Bench and Bog",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(
              you,
              { min: 1, max: 1 },
              or([
                and([hasSupertype("basic"), kind("card"), hasType("land")]),
                and([kind("card"), hasSubtype("Plant")]),
              ]),
              { bind: 1 },
            ),
            reveal(you, bound(1)),
            move(bound(1), { zone: "hand" }),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dawn Bailiff {1}{W}
 * Creature — Human Knight
 * If it's neither day nor night, it becomes day as Dawn Bailiff enters.
 * Whenever day becomes night or night becomes day, you gain 1 life.
 * 2/2
 */
export const DawnBailiff: Card = {
  format: 1,
  name: "Dawn Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Dawn Bailiff",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: ifThen(
              allOf([notSo(playerIs(you, "day")), notSo(playerIs(you, "night"))]),
              become(you, "day"),
            ),
          }),
        ]),
        triggered(eitherEvent([keywordAction("night"), keywordAction("day")]), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fen Tribunal {1}{B}
 * Enchantment
 * At the beginning of your end step, each opponent faces a villainous choice — They lose 2 life, or you draw a card.
 */
export const FenTribunal: Card = {
  format: 1,
  name: "Fen Tribunal",
  layout: "normal",
  faces: [
    {
      name: "Fen Tribunal",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("end", you),
          forEachPlayer(
            opponents,
            oneOf(eachPlayer, [loseLife(eachPlayer, 2), draw(you, 1)], { villainous: true }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Flat Fee {2}
 * Artifact
 * You may pay {1}{W} rather than pay the mana cost for creature spells you cast.
 */
export const FlatFee: Card = {
  format: 1,
  name: "Flat Fee",
  layout: "normal",
  faces: [
    {
      name: "Flat Fee",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(and([kind("spell"), hasType("creature"), controlledBy(you)]), [mana(["1", "W"])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Generous Wager {1}{R}
 * Sorcery
 * Each opponent may create a Treasure token. Each opponent who doesn't loses 3 life.
 */
export const GenerousWager: Card = {
  format: 1,
  name: "Generous Wager",
  layout: "normal",
  faces: [
    {
      name: "Generous Wager",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              opponents,
              may(eachPlayer, createTokens(eachPlayer, 1, { predefined: "Treasure" }), { bind: 1 }),
            ),
            loseLife(playersWho(opponents, notSo(playerMatches(eachPlayer, boundPlayer(1)))), 3),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Halved Aegis {1}{W}
 * Enchantment
 * If a source would deal damage to you, prevent half that damage, rounded up.
 */
export const HalvedAegis: Card = {
  format: 1,
  name: "Halved Aegis",
  layout: "normal",
  faces: [
    {
      name: "Halved Aegis",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([prevent({ to: you, amount: half(eventAmount, "up") })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ledger Keeper {2}{U}
 * Creature — Human Advisor
 * At the beginning of your upkeep, if you have fewer than four cards in hand, draw cards equal to the difference.
 * 1/3
 */
export const LedgerKeeper: Card = {
  format: 1,
  name: "Ledger Keeper",
  layout: "normal",
  faces: [
    {
      name: "Ledger Keeper",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(beginningOf("upkeep", you), draw(you, plus([4, times(-1, playerStat("handSize", you))])), {
          condition: compareQuantities(playerStat("handSize", you), "<", 4),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Marsh Barrister {1}{B}
 * Creature — Human Advisor
 * When this creature enters, you may sacrifice another creature. When you do, choose one —
 * • Draw a card.
 * • Target player loses 2 life.
 * 2/1
 */
export const MarshBarrister: Card = {
  format: 1,
  name: "Marsh Barrister",
  layout: "normal",
  faces: [
    {
      name: "Marsh Barrister",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              sacrifice(you, undefined, {
                count: { min: 1, max: 1 },
                filter: and([hasType("creature"), otherThan(self)]),
              }),
              { bind: 1 },
            ),
            reflexive(1, {
              effect: modal({ min: 1, max: 1 }, [
                { effect: draw(you, 1) },
                {
                  targets: [{ count: { min: 1, max: 1 }, players: players }],
                  effect: loseLife(targetPlayers(0), 2),
                },
              ]),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Open Dare {R}
 * Sorcery
 * Any player may have Open Dare deal 4 damage to them. If no one does, you draw two cards.
 */
export const OpenDare: Card = {
  format: 1,
  name: "Open Dare",
  layout: "normal",
  faces: [
    {
      name: "Open Dare",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              may(eachPlayer, dealDamage(self, 4, eachPlayer), { bind: 1, first: true }),
            ),
            ifThen(notSo(performed(1)), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Open Ledgers {2}{G}
 * Sorcery
 * Each player reveals the top card of their library. If it's a creature card, that player puts it onto the battlefield. Otherwise, they put it into their hand.
 */
export const OpenLedgers: Card = {
  format: 1,
  name: "Open Ledgers",
  layout: "normal",
  faces: [
    {
      name: "Open Ledgers",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(players, reveal(eachPlayer, topCards(eachPlayer, 1), { bind: 1 })),
            forEachPlayer(
              players,
              ifThen(
                matches(among(bound(1), ownedBy(eachPlayer)), and([kind("card"), hasType("creature")])),
                move(among(bound(1), ownedBy(eachPlayer)), { zone: "battlefield" }, { who: eachPlayer }),
                move(among(bound(1), ownedBy(eachPlayer)), { zone: "hand" }, { who: eachPlayer }),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Returning Reed {B}
 * Creature — Plant
 * Escape—{1}{B}, Exile two other cards from your graveyard.
 * Returning Reed escapes with two +1/+1 counters on it.
 * 1/1
 */
export const ReturningReed: Card = {
  format: 1,
  name: "Returning Reed",
  layout: "normal",
  faces: [
    {
      name: "Returning Reed",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 1,
      toughness: 1,
      abilities: [
        escape([
          mana(["1", "B"]),
          costOnObjects(
            "exile",
            costChoice({ min: 2, max: 2 }, and([otherThan(self), kind("card")]), { from: "graveyard" }),
          ),
        ]),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })], {
          condition: wasPaid(self, "escape"),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Motion {1}{U}
 * Enchantment
 * The second spell you cast each turn costs {2} less to cast.
 */
export const SecondMotion: Card = {
  format: 1,
  name: "Second Motion",
  layout: "normal",
  faces: [
    {
      name: "Second Motion",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([costChange(anything, "less", [mana(["2"])], { of: "spell", by: you, nth: 2 })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shared Toll {2}{B}
 * Sorcery
 * Each opponent may discard a card. If they don't, they lose 3 life.
 */
export const SharedToll: Card = {
  format: 1,
  name: "Shared Toll",
  layout: "normal",
  faces: [
    {
      name: "Shared Toll",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(opponents, may(eachPlayer, discard(eachPlayer, { min: 1, max: 1 }), { bind: 1 })),
            forEachPlayer(
              opponents,
              ifThen(notSo(playerMatches(eachPlayer, boundPlayer(1))), loseLife(eachPlayer, 3)),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Soaking Moss {1}{G}
 * Creature — Plant
 * If damage would be dealt to Soaking Moss, put that many +1/+1 counters on it instead.
 * 1/1
 */
export const SoakingMoss: Card = {
  format: 1,
  name: "Soaking Moss",
  layout: "normal",
  faces: [
    {
      name: "Soaking Moss",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([replace(damage(undefined, isOneOf(self)), putCounters("+1/+1", eventAmount, self))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sorting Clerk {1}{U}
 * Creature — Human Advisor
 * As Sorting Clerk enters, choose artifact, creature, or land.
 * Spells you cast of the chosen type cost {1} less to cast.
 * 1/2
 */
export const SortingClerk: Card = {
  format: 1,
  name: "Sorting Clerk",
  layout: "normal",
  faces: [
    {
      name: "Sorting Clerk",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 2,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: chooseValue(you, "cardType", { among: ["artifact", "creature", "land"] }),
          }),
        ]),
        staticAbility([
          costChange(and([kind("spell"), controlledBy(you), chosen("cardType")]), "less", [mana(["1"])], {
            of: "spell",
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sorting of Reeds {3}{B}
 * Sorcery
 * Each opponent sacrifices a creature of their choice. If that creature had flying, its controller loses 2 life.
 */
export const SortingOfReeds: Card = {
  format: 1,
  name: "Sorting of Reeds",
  layout: "normal",
  faces: [
    {
      name: "Sorting of Reeds",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            sacrifice(opponents, undefined, {
              count: { min: 1, max: 1 },
              filter: hasType("creature"),
              bind: 1,
            }),
            forEachPlayer(
              opponents,
              ifThen(
                matches(among(bound(1), controlledBy(eachPlayer)), hasKeyword("flying")),
                loseLife(controllerOf(among(bound(1), controlledBy(eachPlayer))), 2),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Spark Ultimatum {1}{R}
 * Sorcery
 * Destroy target land unless its controller has Spark Ultimatum deal 3 damage to them.
 */
export const SparkUltimatum: Card = {
  format: 1,
  name: "Spark Ultimatum",
  layout: "normal",
  faces: [
    {
      name: "Spark Ultimatum",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          unless(destroy(target(0)), controllerOf(target(0)), [
            effectCost(dealDamage(self, 3, controllerOf(target(0)))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tally Stone {2}
 * Artifact
 * {T}: Put a charge counter on Tally Stone. Then if there are two or more charge counters on it, remove those counters and draw a card.
 */
export const TallyStone: Card = {
  format: 1,
  name: "Tally Stone",
  layout: "normal",
  faces: [
    {
      name: "Tally Stone",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            putCounters("charge", 1, self),
            ifThen(
              matches(self, hasCounter("charge", { comparison: ">=", count: 2 })),
              sequence([removeCounters("charge", undefined, self), draw(you, 1)]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tithe of Reeds {B}
 * Sorcery
 * Each opponent loses 3 life unless they sacrifice a creature or discard a card.
 */
export const TitheOfReeds: Card = {
  format: 1,
  name: "Tithe of Reeds",
  layout: "normal",
  faces: [
    {
      name: "Tithe of Reeds",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            unless(
              loseLife(eachPlayer, 3),
              eachPlayer,
              [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
              { alternatives: [[costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))]] },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Warded Causeway {2}{W}
 * Enchantment
 * If a source would deal damage to a creature you control, prevent 1 of that damage.
 */
export const WardedCauseway: Card = {
  format: 1,
  name: "Warded Causeway",
  layout: "normal",
  faces: [
    {
      name: "Warded Causeway",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([prevent({ to: all(and([hasType("creature"), controlledBy(you)])), amount: 1 })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BenchAndBog,
  DawnBailiff,
  FenTribunal,
  FlatFee,
  GenerousWager,
  HalvedAegis,
  LedgerKeeper,
  MarshBarrister,
  OpenDare,
  OpenLedgers,
  ReturningReed,
  SecondMotion,
  SharedToll,
  SoakingMoss,
  SortingClerk,
  SortingOfReeds,
  SparkUltimatum,
  TallyStone,
  TitheOfReeds,
  WardedCauseway,
];
