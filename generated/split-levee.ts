// generated from cards/split-levee.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  among,
  and,
  applies,
  beginningOf,
  chooseObjects,
  controlledBy,
  costChoice,
  costOnObjects,
  count,
  createTokens,
  dealDamage,
  draw,
  exists,
  gainAbilities,
  gainLife,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  move,
  must,
  not,
  oneOf,
  or,
  pay,
  performed,
  players,
  plus,
  putCounters,
  removeCounters,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  tap,
  tapSelf,
  tapsForMana,
  target,
  times,
  triggered,
  untap,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { equip, flying, haste, lifelink, trample } from "./keywords/index.ts";

/**
 * Bell of Sparrows {1}
 * Creature — Bird
 * All creatures with flying able to block Bell of Sparrows do so.
 * 3/4
 */
export const BellOfSparrows: Card = {
  format: 1,
  name: "Bell of Sparrows",
  layout: "normal",
  faces: [
    {
      name: "Bell of Sparrows",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 3,
      toughness: 4,
      abilities: [
        staticAbility([
          applies(self, [must("beBlockedByAll", { whom: and([hasType("creature"), hasKeyword("flying")]) })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Black Noon {1}
 * Enchantment
 * If a land is tapped for mana, it produces {B} instead of any other type.
 */
export const BlackNoon: Card = {
  format: 1,
  name: "Black Noon",
  layout: "normal",
  faces: [
    {
      name: "Black Noon",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(tapsForMana(players, hasType("land")), { mana: "black" })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Dike Warden {1}
 * Creature — Human Cleric
 * 1/3
 */
export const DikeWarden: Card = {
  format: 1,
  name: "Dike Warden",
  layout: "normal",
  faces: [
    {
      name: "Dike Warden",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ebb or Flood {1}
 * Sorcery
 * Tap all untapped creatures or untap all tapped creatures.
 */
export const EbbOrFlood: Card = {
  format: 1,
  name: "Ebb or Flood",
  layout: "normal",
  faces: [
    {
      name: "Ebb or Flood",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          oneOf(you, [
            tap(all(and([status("untapped"), hasType("creature")]))),
            untap(all(and([status("tapped"), hasType("creature")]))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Even Noon {1}
 * Enchantment
 * If a land you control is tapped for mana, it produces {B} instead of any other type and amount.
 */
export const EvenNoon: Card = {
  format: 1,
  name: "Even Noon",
  layout: "normal",
  faces: [
    {
      name: "Even Noon",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tapsForMana(players, and([hasType("land"), controlledBy(you)])), {
            mana: "black",
            set: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ferryman's Terms {1}
 * Creature — Human
 * When Ferryman's Terms enters, you may pay {G}, {W}, or {U}. If you do, put a +1/+1 counter on it.
 * 1/1
 */
export const FerrymansTerms: Card = {
  format: 1,
  name: "Ferryman's Terms",
  layout: "normal",
  faces: [
    {
      name: "Ferryman's Terms",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              oneOf(you, [pay(you, [mana(["G"])]), pay(you, [mana(["W"])]), pay(you, [mana(["U"])])]),
              { bind: 1 },
            ),
            ifThen(performed(1), putCounters("+1/+1", 1, self)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Heron {1}
 * Creature — Bird
 * Flying
 * 1/3
 */
export const Heron: Card = {
  format: 1,
  name: "Heron",
  layout: "normal",
  faces: [
    {
      name: "Heron",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 3,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ink Draught {B}{B}
 * Instant
 * You gain 2 life.
 */
export const InkDraught: Card = {
  format: 1,
  name: "Ink Draught",
  layout: "normal",
  faces: [
    {
      name: "Ink Draught",
      manaCost: ["B", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger of Trades {1}
 * Creature — Human Advisor
 * Ledger of Trades gets +1/+1 for each Cleric you control and +2/+2 for each Goblin you control.
 * 1/1
 */
export const LedgerOfTrades: Card = {
  format: 1,
  name: "Ledger of Trades",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Trades",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(self, [
            modifyPT(
              count(all(and([hasSubtype("Cleric"), controlledBy(you)]))),
              count(all(and([hasSubtype("Cleric"), controlledBy(you)]))),
            ),
            modifyPT(
              times(2, count(all(and([hasSubtype("Goblin"), controlledBy(you)])))),
              times(2, count(all(and([hasSubtype("Goblin"), controlledBy(you)])))),
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Levee Tithe {1}
 * Sorcery
 * You gain 3 life if you control a Cleric and 5 life if you control a Goblin.
 */
export const LeveeTithe: Card = {
  format: 1,
  name: "Levee Tithe",
  layout: "normal",
  faces: [
    {
      name: "Levee Tithe",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(exists(all(and([hasSubtype("Cleric"), controlledBy(you)]))), gainLife(you, 3)),
            ifThen(exists(all(and([hasSubtype("Goblin"), controlledBy(you)]))), gainLife(you, 5)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mud Digger {1}
 * Creature — Goblin
 * 2/2
 */
export const MudDigger: Card = {
  format: 1,
  name: "Mud Digger",
  layout: "normal",
  faces: [
    {
      name: "Mud Digger",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Muster Less {X}{1}
 * Sorcery
 * Create X minus one 1/1 white Soldier creature tokens.
 */
export const MusterLess: Card = {
  format: 1,
  name: "Muster Less",
  layout: "normal",
  faces: [
    {
      name: "Muster Less",
      manaCost: ["X", "1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, plus([x, -1]), {
            colors: ["white"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Soldier"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Passing Blessing {W}
 * Instant
 * Until end of turn, target creature gains trample if you control a Cleric and gains haste if you control a Goblin.
 */
export const PassingBlessing: Card = {
  format: 1,
  name: "Passing Blessing",
  layout: "normal",
  faces: [
    {
      name: "Passing Blessing",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(
              exists(all(and([hasSubtype("Cleric"), controlledBy(you)]))),
              affect(target(0), [gainAbilities([trample()])], until("end of turn")),
            ),
            ifThen(
              exists(all(and([hasSubtype("Goblin"), controlledBy(you)]))),
              affect(target(0), [gainAbilities([haste()])], until("end of turn")),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rain Gauge {1}
 * Artifact
 * At the beginning of your upkeep, put a charge counter on Rain Gauge. Then if it has two or more charge counters on it, remove all of them and draw a card.
 */
export const RainGauge: Card = {
  format: 1,
  name: "Rain Gauge",
  layout: "normal",
  faces: [
    {
      name: "Rain Gauge",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("upkeep", you),
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
 * Redder Hands {1}
 * Sorcery
 * Choose two target creatures. Put a +1/+1 counter on each of them if it's a Goblin.
 */
export const RedderHands: Card = {
  format: 1,
  name: "Redder Hands",
  layout: "normal",
  faces: [
    {
      name: "Redder Hands",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0)),
            putCounters("+1/+1", 1, among(target(0), hasSubtype("Goblin"))),
          ]),
          { targets: [{ count: { min: 2, max: 2 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Salvage Either {1}
 * Instant
 * Return target creature card in your graveyard or artifact on the battlefield to its owner's hand.
 */
export const SalvageEither: Card = {
  format: 1,
  name: "Salvage Either",
  layout: "normal",
  faces: [
    {
      name: "Salvage Either",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([
                and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
                and([hasType("artifact"), inZone("battlefield")]),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sluice Verdict {1}
 * Sorcery
 * Sluice Verdict deals 2 damage to each creature without flying if you control a Cleric and 3 damage to each creature with flying if you control a Goblin.
 */
export const SluiceVerdict: Card = {
  format: 1,
  name: "Sluice Verdict",
  layout: "normal",
  faces: [
    {
      name: "Sluice Verdict",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(
              exists(all(and([hasSubtype("Cleric"), controlledBy(you)]))),
              dealDamage(self, 2, all(and([hasType("creature"), not(hasKeyword("flying"))]))),
            ),
            ifThen(
              exists(all(and([hasSubtype("Goblin"), controlledBy(you)]))),
              dealDamage(self, 3, all(and([hasType("creature"), hasKeyword("flying")]))),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tar Font
 * Land
 * {T}: Add {G}{G}.
 */
export const TarFont: Card = {
  format: 1,
  name: "Tar Font",
  layout: "normal",
  faces: [
    {
      name: "Tar Font",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["G", "G"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll at the Lock {2}
 * Artifact
 * {1}, Sacrifice a creature or discard a card: You gain 2 life.
 */
export const TollAtTheLock: Card = {
  format: 1,
  name: "Toll at the Lock",
  layout: "normal",
  faces: [
    {
      name: "Toll at the Lock",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          gainLife(you, 2),
        ),
        activated(
          [mana(["1"]), costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))],
          gainLife(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Trades Sash {1}
 * Artifact — Equipment
 * Equipped creature has lifelink if you control a Cleric, trample if you control a Goblin, and flying if you control a Wizard.
 * Equip {1}
 */
export const TradesSash: Card = {
  format: 1,
  name: "Trades Sash",
  layout: "normal",
  faces: [
    {
      name: "Trades Sash",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [gainAbilities([lifelink()])])], {
          condition: exists(all(and([hasSubtype("Cleric"), controlledBy(you)]))),
        }),
        staticAbility([applies(host, [gainAbilities([trample()])])], {
          condition: exists(all(and([hasSubtype("Goblin"), controlledBy(you)]))),
        }),
        staticAbility([applies(host, [gainAbilities([flying()])])], {
          condition: exists(all(and([hasSubtype("Wizard"), controlledBy(you)]))),
        }),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellOfSparrows,
  BlackNoon,
  DikeWarden,
  EbbOrFlood,
  EvenNoon,
  FerrymansTerms,
  Heron,
  InkDraught,
  LedgerOfTrades,
  LeveeTithe,
  MudDigger,
  MusterLess,
  PassingBlessing,
  RainGauge,
  RedderHands,
  SalvageEither,
  SluiceVerdict,
  TarFont,
  TollAtTheLock,
  TradesSash,
];
