// generated from cards/lamplit-ward.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  applies,
  assignsDamage,
  attach,
  attachedTo,
  attacking,
  beginningOf,
  bound,
  choose,
  choosePlayer,
  compare,
  compareQuantities,
  controlledBy,
  controllerOf,
  costOnObjects,
  count,
  dealDamage,
  destroy,
  draw,
  enchantedPlayer,
  entersWith,
  eventPlayer,
  exile,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasSupertype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  investigate,
  isOneOf,
  isTurn,
  keywordAction,
  kind,
  loseAbilities,
  loseLife,
  matches,
  may,
  mayPlay,
  mill,
  move,
  not,
  opponents,
  or,
  otherThan,
  performed,
  playerHas,
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
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, hexproof, renown } from "./keywords/index.ts";

/**
 * Ashgrave Keeper {2}{G}
 * Creature — Human Druid
 * Once during each of your turns, you may play a land or cast a permanent spell from among cards in your graveyard that were put there from your library this turn.
 * 2/2
 */
export const AshgraveKeeper: Card = {
  format: 1,
  name: "Ashgrave Keeper",
  layout: "normal",
  faces: [
    {
      name: "Ashgrave Keeper",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Druid"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility(
          [
            mayPlay(
              you,
              and([
                or([hasType("land"), and([not(hasType("land")), kind("permanent"), kind("card")])]),
                history("was put into graveyard", "this turn", { from: "library" }),
                inZone("graveyard", you),
              ]),
              "play",
              { limit: 1 },
            ),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crowd Runner {3}{G}
 * Creature — Ogre
 * As long as Crowd Runner is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
 * 3/3
 */
export const CrowdRunner: Card = {
  format: 1,
  name: "Crowd Runner",
  layout: "normal",
  faces: [
    {
      name: "Crowd Runner",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility(
          [
            applies(all(and([hasType("creature"), controlledBy(you)])), [
              assignsDamage("asThoughUnblocked", { optional: true }),
            ]),
          ],
          { condition: matches(self, attacking()) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Curious Lamplighter {1}{U}
 * Creature — Spirit
 * Whenever you investigate for the first time each turn, investigate an additional time.
 * 1/1
 */
export const CuriousLamplighter: Card = {
  format: 1,
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
 * Ember Hydra {X}{R}
 * Creature — Hydra
 * This creature enters with X +1/+1 counters on it. If X is 3 or more, it enters with an additional X +1/+1 counters on it.
 * 0/0
 */
export const EmberHydra: Card = {
  format: 1,
  name: "Ember Hydra",
  layout: "normal",
  faces: [
    {
      name: "Ember Hydra",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Hydra"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })]),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })], {
          condition: compareQuantities(x, ">=", 3),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Follow the Wick {U}
 * Instant
 * Investigate.
 */
export const FollowTheWick: Card = {
  format: 1,
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
 * Glass Wick {0}
 * Artifact
 * {T}, Sacrifice this artifact: Add {C}.
 */
export const GlassWick: Card = {
  format: 1,
  name: "Glass Wick",
  layout: "normal",
  faces: [
    {
      name: "Glass Wick",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("sacrifice", self)],
          addMana(you, { symbols: ["C"], choose: "fixed" }),
        ),
      ],
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
  format: 1,
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
  format: 1,
  name: "Lamplit Oath",
  layout: "normal",
  faces: [
    {
      name: "Lamplit Oath",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(beginningOf("upkeep", enchantedPlayer), loseLife(eventPlayer, 1)),
      ],
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
 * Second Lantern {2}{W}
 * Enchantment
 * Once during each of your turns, you may play a land card from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. If you do, it gains "When this permanent is put into a graveyard from the battlefield, exile it and you gain 2 life."
 */
export const SecondLantern: Card = {
  format: 1,
  name: "Second Lantern",
  layout: "normal",
  faces: [
    {
      name: "Second Lantern",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            mayPlay(
              you,
              and([
                or([
                  and([kind("card"), hasType("land")]),
                  and([not(hasType("land")), kind("permanent"), compare("manaValue", "<=", 3)]),
                ]),
                inZone("graveyard", you),
              ]),
              "play",
              {
                limit: 1,
                gains: [
                  triggered(
                    zoneChange(isOneOf(self), "battlefield", "graveyard"),
                    sequence([exile(self), gainLife(you, 2)]),
                  ),
                ],
              },
            ),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Slip the Line {1}{G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature's controller may have it assign combat damage as though it weren't blocked.
 */
export const SlipTheLine: Card = {
  format: 1,
  name: "Slip the Line",
  layout: "normal",
  faces: [
    {
      name: "Slip the Line",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [assignsDamage("asThoughUnblocked", { optional: true })])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Stir the Ashes {G}
 * Sorcery
 * Mill two cards.
 */
export const StirTheAshes: Card = {
  format: 1,
  name: "Stir the Ashes",
  layout: "normal",
  faces: [
    {
      name: "Stir the Ashes",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(mill(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tallying Oath {2}{U}
 * Enchantment — Aura Curse
 * Enchant player
 * At the beginning of enchanted player's upkeep, target player other than that player draws cards equal to the number of Curses attached to that player.
 */
export const TallyingOath: Card = {
  format: 1,
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
          beginningOf("upkeep", enchantedPlayer),
          draw(targetPlayers(0), count(all(and([hasSubtype("Curse"), attachedTo(eventPlayer)])))),
          { targets: [{ count: { min: 1, max: 1 }, players: playersExcept(players, eventPlayer) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Voice of the Ward {3}{W}
 * Creature — Angel
 * You, planeswalkers you control, and other creatures you control have hexproof.
 * 3/4
 */
export const VoiceOfTheWard: Card = {
  format: 1,
  name: "Voice of the Ward",
  layout: "normal",
  faces: [
    {
      name: "Voice of the Ward",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Angel"],
      power: 3,
      toughness: 4,
      abilities: [
        staticAbility([
          playerHas(you, [hexproof()]),
          applies(all(and([hasType("planeswalker"), controlledBy(you)])), [gainAbilities([hexproof()])]),
          applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
            gainAbilities([hexproof()]),
          ]),
        ]),
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
  format: 1,
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
  format: 1,
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

/**
 * Wick Hollow
 * Land
 * {T}, Sacrifice this land: Add {C}.
 */
export const WickHollow: Card = {
  format: 1,
  name: "Wick Hollow",
  layout: "normal",
  faces: [
    {
      name: "Wick Hollow",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("sacrifice", self)],
          addMana(you, { symbols: ["C"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshgraveKeeper,
  CrowdRunner,
  CuriousLamplighter,
  EmberHydra,
  FollowTheWick,
  GlassWick,
  LampQuarter,
  LamplitOath,
  LedgerOfOaths,
  LongSlumber,
  OathTurner,
  RainOfEmbers,
  RaisedInTheWard,
  SealedInWax,
  SecondLantern,
  SlipTheLine,
  StirTheAshes,
  TallyingOath,
  VoiceOfTheWard,
  WardSergeant,
  WearyWatcher,
  WickHollow,
];
