// generated from cards/sundry.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  amount,
  and,
  applies,
  attacks,
  becomeCopy,
  cant,
  cast,
  changeRules,
  choose,
  compareQuantities,
  controllerOf,
  costChoice,
  costOnObjects,
  count,
  countPlayers,
  createTokens,
  dealDamage,
  discard,
  draw,
  eachPlayer,
  entersWith,
  exile,
  exists,
  forEachPlayer,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isTurn,
  kind,
  loseLife,
  mana,
  matches,
  may,
  mayPlay,
  modal,
  modifyPT,
  not,
  notSo,
  oneOf,
  opponents,
  or,
  otherThan,
  pay,
  performed,
  playerCant,
  playerMatches,
  playerStat,
  players,
  playersWho,
  prevent,
  putCounters,
  reflexive,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  target,
  targetPlayers,
  times,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, equip, flying, lifelink } from "./keywords/index.ts";

/**
 * Calming Fog {G}
 * Instant
 * Prevent all damage that would be dealt this turn.
 */
export const CalmingFog: Card = {
  format: 1,
  name: "Calming Fog",
  layout: "normal",
  faces: [
    {
      name: "Calming Fog",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([prevent()], until("end of turn")))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Charnel Teller {1}{B}
 * Creature — Human Cleric
 * This creature gets +2/+0 for each graveyard with two or more cards in it.
 * 1/3
 */
export const CharnelTeller: Card = {
  format: 1,
  name: "Charnel Teller",
  layout: "normal",
  faces: [
    {
      name: "Charnel Teller",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(self, [
            modifyPT(
              times(
                2,
                countPlayers(playersWho(players, exists(all(inZone("graveyard", eachPlayer)), ">=", 2))),
              ),
              0,
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cruel Bargain Talk {1}{B}
 * Sorcery
 * Target opponent faces a villainous choice — They discard two cards, or you draw two cards.
 */
export const CruelBargainTalk: Card = {
  format: 1,
  name: "Cruel Bargain Talk",
  layout: "normal",
  faces: [
    {
      name: "Cruel Bargain Talk",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          oneOf(targetPlayers(0), [discard(targetPlayers(0), { min: 2, max: 2 }), draw(you, 2)], {
            villainous: true,
          }),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Drillmaster's Baton {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+1. If it's a Soldier, it gets +3/+2 instead.
 * Equip {1}
 */
export const DrillmastersBaton: Card = {
  format: 1,
  name: "Drillmaster's Baton",
  layout: "normal",
  faces: [
    {
      name: "Drillmaster's Baton",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(1, 1)])], {
          condition: notSo(matches(host, hasSubtype("Soldier"))),
        }),
        staticAbility([applies(host, [modifyPT(3, 2)])], { condition: matches(host, hasSubtype("Soldier")) }),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drought of Hours {2}{B}
 * Enchantment
 * Players can't draw cards or gain life.
 */
export const DroughtOfHours: Card = {
  format: 1,
  name: "Drought of Hours",
  layout: "normal",
  faces: [
    {
      name: "Drought of Hours",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "drawCards"), playerCant(players, "gainLife")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Faded Likeness {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield, except it's an enchantment and loses all other card types.
 * 0/0
 */
export const FadedLikeness: Card = {
  format: 1,
  name: "Faded Likeness",
  layout: "normal",
  faces: [
    {
      name: "Faded Likeness",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")])), {
                except: [setTypes({ cardTypes: ["enchantment"], loseOthers: true })],
              }),
            ]),
            optional: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gravekeeper's Due {1}{B}
 * Creature — Zombie
 * Whenever a creature dies, target player loses 2 life. If that player is you, draw a card.
 * 2/2
 */
export const GravekeepersDue: Card = {
  format: 1,
  name: "Gravekeeper's Due",
  layout: "normal",
  faces: [
    {
      name: "Gravekeeper's Due",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(hasType("creature"), "battlefield", "graveyard"),
          sequence([
            loseLife(targetPlayers(0), 2),
            ifThen(playerMatches(targetPlayers(0), you), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hawker of Favors {1}{W}
 * Creature — Human Citizen
 * When this creature enters, you may pay {1}{W} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature and you gain that much life.
 * 1/1
 */
export const HawkerOfFavors: Card = {
  format: 1,
  name: "Hawker of Favors",
  layout: "normal",
  faces: [
    {
      name: "Hawker of Favors",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Citizen"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            pay(you, [mana(["1", "W"])], { repeat: true, bind: 1 }),
            reflexive(1, {
              effect: sequence([putCounters("+1/+1", amount(1), self), gainLife(you, amount(1))]),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Leaden Mantle {U}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets -1/-0 and can't block. It gets -3/-0 instead as long as its controller has four or more cards in hand.
 */
export const LeadenMantle: Card = {
  format: 1,
  name: "Leaden Mantle",
  layout: "normal",
  faces: [
    {
      name: "Leaden Mantle",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [cant("block")])]),
        staticAbility([applies(host, [modifyPT(-1, 0)])], {
          condition: notSo(compareQuantities(playerStat("handSize", controllerOf(host)), ">=", 4)),
        }),
        staticAbility([applies(host, [modifyPT(-3, 0)])], {
          condition: compareQuantities(playerStat("handSize", controllerOf(host)), ">=", 4),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger of Lessons {2}{G}
 * Creature — Bear
 * When this creature enters, choose up to X, where X is the number of creature cards in your graveyard —
 * • You gain 4 life.
 * • Put a +1/+1 counter on this creature.
 * • Draw a card.
 * 2/2
 */
export const LedgerOfLessons: Card = {
  format: 1,
  name: "Ledger of Lessons",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Lessons",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          modal(
            { min: 0, max: count(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)]))) },
            [
              { effect: gainLife(you, 4) },
              { effect: putCounters("+1/+1", 1, self) },
              { effect: draw(you, 1) },
            ],
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Measured Bolt {R}
 * Instant
 * Measured Bolt deals 3 damage to any target.
 */
export const MeasuredBolt: Card = {
  format: 1,
  name: "Measured Bolt",
  layout: "normal",
  faces: [
    {
      name: "Measured Bolt",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
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
 * Oriel, the Sundry Saint {1}{W}
 * Legendary Creature — Human Cleric
 * When you cast Oriel, you gain 2 life.
 * 10,000 Lanterns — When this creature enters, you gain 1 life.
 * Bring it Home! — Whenever this creature attacks, it gains lifelink until the end of turn.
 * 2/2
 */
export const OrielTheSundrySaint: Card = {
  format: 1,
  name: "Oriel, the Sundry Saint",
  layout: "normal",
  faces: [
    {
      name: "Oriel, the Sundry Saint",
      manaCost: ["1", "W"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(cast(you, isOneOf(self)), gainLife(you, 2), { zone: "stack" }),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1), {
          abilityWord: "10,000 Lanterns",
        }),
        triggered(attacks(isOneOf(self)), affect(self, [gainAbilities([lifelink()])], until("end of turn")), {
          abilityWord: "Bring it Home!",
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Salvage Warden {2}{B}
 * Creature — Zombie
 * During each of your turns, you may play a land and cast a creature spell from among cards in your graveyard.
 * 2/2
 */
export const SalvageWarden: Card = {
  format: 1,
  name: "Salvage Warden",
  layout: "normal",
  faces: [
    {
      name: "Salvage Warden",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility(
          [
            mayPlay(you, and([hasType("land"), inZone("graveyard", you)]), "play", { limit: 1 }),
            mayPlay(
              you,
              and([not(hasType("land")), hasType("creature"), kind("card"), inZone("graveyard", you)]),
              "cast",
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
 * Small Mercy {W}
 * Instant
 * You gain 5 life. Draw a card.
 */
export const SmallMercy: Card = {
  format: 1,
  name: "Small Mercy",
  layout: "normal",
  faces: [
    {
      name: "Small Mercy",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(sequence([gainLife(you, 5), draw(you, 1)]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sundry Drake {2}{U}
 * Creature — Dragon
 * Flying
 * 2/2
 */
export const SundryDrake: Card = {
  format: 1,
  name: "Sundry Drake",
  layout: "normal",
  faces: [
    {
      name: "Sundry Drake",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dragon"],
      power: 2,
      toughness: 2,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sundry Ox {3}{G}
 * Creature — Ox
 * 3/3
 */
export const SundryOx: Card = {
  format: 1,
  name: "Sundry Ox",
  layout: "normal",
  faces: [
    {
      name: "Sundry Ox",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sundry Soldier {W}
 * Creature — Human Soldier
 * 1/1
 */
export const SundrySoldier: Card = {
  format: 1,
  name: "Sundry Soldier",
  layout: "normal",
  faces: [
    {
      name: "Sundry Soldier",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Triple Wager {G}
 * Creature — Elf Rogue
 * When this creature enters, you may pay {G} up to two times. When you pay this cost one or more times, choose up to that many —
 * • You gain 4 life.
 * • Draw a card.
 * • Put a +1/+1 counter on this creature.
 * 1/1
 */
export const TripleWager: Card = {
  format: 1,
  name: "Triple Wager",
  layout: "normal",
  faces: [
    {
      name: "Triple Wager",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            pay(you, [mana(["G"])], { repeat: 2, bind: 1 }),
            reflexive(1, {
              effect: modal({ min: 0, max: amount(1) }, [
                { effect: gainLife(you, 4) },
                { effect: draw(you, 1) },
                { effect: putCounters("+1/+1", 1, self) },
              ]),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Twofold Alarm {1}{R}
 * Creature — Goblin Scout
 * Whenever this creature attacks, for each opponent, create a 1/1 red Goblin creature token that's attacking that player.
 * 2/2
 */
export const TwofoldAlarm: Card = {
  format: 1,
  name: "Twofold Alarm",
  layout: "normal",
  faces: [
    {
      name: "Twofold Alarm",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          forEachPlayer(
            opponents,
            createTokens(
              you,
              1,
              { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Goblin"] },
              { attacking: eachPlayer, onlyPlayer: true },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Unblunted Fury {2}{R}
 * Enchantment
 * Combat damage can't be prevented.
 */
export const UnbluntedFury: Card = {
  format: 1,
  name: "Unblunted Fury",
  layout: "normal",
  faces: [
    {
      name: "Unblunted Fury",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "preventCombatDamage")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Winnow the Shelves {3}{B}
 * Sorcery
 * Target player exiles all but the bottom two cards of their library.
 */
export const WinnowTheShelves: Card = {
  format: 1,
  name: "Winnow the Shelves",
  layout: "normal",
  faces: [
    {
      name: "Winnow the Shelves",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          exile(
            all(
              and([
                inZone("library", targetPlayers(0)),
                otherThan(topCards(targetPlayers(0), 2, { bottom: true })),
              ]),
            ),
            { who: targetPlayers(0) },
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wyrm Caller {1}{R}
 * Creature — Human Shaman
 * When this creature enters, you may behold a Dragon. If you do, draw two cards.
 * 1/1
 */
export const WyrmCaller: Card = {
  format: 1,
  name: "Wyrm Caller",
  layout: "normal",
  faces: [
    {
      name: "Wyrm Caller",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Shaman"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              oneOf(you, [
                pay(you, [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Dragon"), { from: "hand" }),
                  ),
                ]),
                pay(you, [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Dragon"), { from: "battlefield" }),
                  ),
                ]),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CalmingFog,
  CharnelTeller,
  CruelBargainTalk,
  DrillmastersBaton,
  DroughtOfHours,
  FadedLikeness,
  GravekeepersDue,
  HawkerOfFavors,
  LeadenMantle,
  LedgerOfLessons,
  MeasuredBolt,
  OrielTheSundrySaint,
  SalvageWarden,
  SmallMercy,
  SundryDrake,
  SundryOx,
  SundrySoldier,
  TripleWager,
  TwofoldAlarm,
  UnbluntedFury,
  WinnowTheShelves,
  WyrmCaller,
];
