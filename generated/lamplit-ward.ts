// generated from cards/lamplit-ward.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  applies,
  attach,
  attachedTo,
  beginningOf,
  bound,
  choose,
  choosePlayer,
  chosenPlayer,
  controllerOf,
  count,
  dealDamage,
  destroy,
  draw,
  eventPlayer,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasSupertype,
  hasType,
  host,
  ifThen,
  investigate,
  isOneOf,
  keywordAction,
  kind,
  loseAbilities,
  loseLife,
  matches,
  may,
  move,
  not,
  opponents,
  performed,
  players,
  playersExcept,
  putCounters,
  search,
  self,
  sequence,
  setColors,
  setTypes,
  shares,
  shuffle,
  skipNext,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, renown } from "./keywords/index.ts";

/**
 * Curious Lamplighter {1}{U}
 * Creature — Spirit
 * Whenever you investigate for the first time each turn, investigate an additional time.
 * 1/1
 */
export const CuriousLamplighter: Card = {
  name: "Curious Lamplighter",
  layout: "normal",
  faces: [
    {
      name: "Curious Lamplighter",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(keywordAction("investigate", { by: you, firstEachTurn: "event" }), investigate(you)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Follow the Wick {U}
 * Instant
 * Investigate.
 */
export const FollowTheWick: Card = {
  name: "Follow the Wick",
  layout: "normal",
  faces: [
    {
      name: "Follow the Wick",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(investigate(you))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lamp Quarter
 * Land
 * {T}: Add {C}.
 */
export const LampQuarter: Card = {
  name: "Lamp Quarter",
  layout: "normal",
  faces: [
    {
      name: "Lamp Quarter",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lamplit Oath {1}{B}
 * Enchantment — Aura Curse
 * Enchant player
 * At the beginning of enchanted player's upkeep, that player loses 1 life.
 */
export const LamplitOath: Card = {
  name: "Lamplit Oath",
  layout: "normal",
  faces: [
    {
      name: "Lamplit Oath",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [enchant(players), triggered(beginningOf("upkeep", chosenPlayer), loseLife(eventPlayer, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger of Oaths {2}{U}
 * Sorcery
 * Destroy all Curses attached to you.
 */
export const LedgerOfOaths: Card = {
  name: "Ledger of Oaths",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Oaths",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(and([hasSubtype("Curse"), attachedTo(you)]))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Long Slumber {1}{U}
 * Sorcery
 * You skip your next two turns.
 */
export const LongSlumber: Card = {
  name: "Long Slumber",
  layout: "normal",
  faces: [
    {
      name: "Long Slumber",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(skipNext(you, "turn", { count: 2 }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Oath Turner {1}{B}
 * Creature — Human Warlock
 * When this creature enters, you may attach a Curse attached to you to one of your opponents. If you do, draw a card.
 * 1/1
 */
export const OathTurner: Card = {
  name: "Oath Turner",
  layout: "normal",
  faces: [
    {
      name: "Oath Turner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warlock"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              attach(
                choose({ min: 1, max: 1 }, and([hasSubtype("Curse"), attachedTo(you)])),
                choosePlayer(opponents),
              ),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rain of Embers {1}{R}
 * Sorcery
 * Destroy target land. If that land was nonbasic, Rain of Embers deals 2 damage to the land's controller.
 */
export const RainOfEmbers: Card = {
  name: "Rain of Embers",
  layout: "normal",
  faces: [
    {
      name: "Rain of Embers",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            ifThen(
              matches(target(0), not(hasSupertype("basic"))),
              dealDamage(self, 2, controllerOf(target(0))),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Raised in the Ward {1}{W}
 * Creature — Human Soldier
 * Renown 1
 * When this creature becomes renowned, you gain 3 life.
 * 2/1
 */
export const RaisedInTheWard: Card = {
  name: "Raised in the Ward",
  layout: "normal",
  faces: [
    {
      name: "Raised in the Ward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 1,
      abilities: [renown(1), triggered(keywordAction("renowned", { what: isOneOf(self) }), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sealed in Wax {2}{U}
 * Enchantment — Aura
 * Enchant permanent
 * Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.
 */
export const SealedInWax: Card = {
  name: "Sealed in Wax",
  layout: "normal",
  faces: [
    {
      name: "Sealed in Wax",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(kind("permanent")),
        staticAbility([
          applies(host, [
            loseAbilities("all"),
            setTypes({ cardTypes: ["land"], loseOthers: true }),
            setColors([]),
            gainAbilities([activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tallying Oath {2}{U}
 * Enchantment — Aura Curse
 * Enchant player
 * At the beginning of enchanted player's upkeep, target player other than that player draws cards equal to the number of Curses attached to that player.
 */
export const TallyingOath: Card = {
  name: "Tallying Oath",
  layout: "normal",
  faces: [
    {
      name: "Tallying Oath",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(
          beginningOf("upkeep", chosenPlayer),
          draw(targetPlayers(0), count(all(and([hasSubtype("Curse"), attachedTo(eventPlayer)])))),
          { targets: [{ count: { min: 1, max: 1 }, players: playersExcept(players, eventPlayer) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ward Sergeant {2}{B}
 * Creature — Human Warlock
 * When this creature enters, you may search your library for a Curse card that doesn't have the same name as a Curse attached to you, put it onto the battlefield attached to target player, then shuffle.
 * 1/1
 */
export const WardSergeant: Card = {
  name: "Ward Sergeant",
  layout: "normal",
  faces: [
    {
      name: "Ward Sergeant",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warlock"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            sequence([
              search(
                you,
                { min: 1, max: 1 },
                and([
                  kind("card"),
                  hasSubtype("Curse"),
                  not(shares("name", all(and([hasSubtype("Curse"), attachedTo(you)])))),
                ]),
                undefined,
                { bind: 1 },
              ),
              move(bound(1), { zone: "battlefield", attachedTo: targetPlayers(0) }),
              shuffle(you),
            ]),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weary Watcher {1}{W}
 * Creature — Human Soldier
 * At the beginning of your upkeep, put a +1/+1 counter on this creature. This ability triggers only once.
 * 1/1
 */
export const WearyWatcher: Card = {
  name: "Weary Watcher",
  layout: "normal",
  faces: [
    {
      name: "Weary Watcher",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [triggered(beginningOf("upkeep", you), putCounters("+1/+1", 1, self), { onlyOnce: true })],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CuriousLamplighter,
  FollowTheWick,
  LampQuarter,
  LamplitOath,
  LedgerOfOaths,
  LongSlumber,
  OathTurner,
  RainOfEmbers,
  RaisedInTheWard,
  SealedInWax,
  TallyingOath,
  WardSergeant,
  WearyWatcher,
];
