// generated from cards/tide-tables.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  beginningOf,
  changeControl,
  changeRules,
  choose,
  compareQuantities,
  controlledBy,
  counter,
  countersOn,
  countersPlaced,
  createTokens,
  damage,
  dealDamage,
  delayed,
  draw,
  draws,
  eitherEvent,
  eitherRecipient,
  endTurn,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  flipCoin,
  gainLife,
  happened,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  loseLife,
  mana,
  matches,
  may,
  modifyAmount,
  move,
  opponents,
  or,
  ownedBy,
  performed,
  playerStat,
  players,
  prevent,
  putCounters,
  removeCounters,
  replace,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  tokensCreated,
  topCards,
  triggered,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Bare Cupboard {2}{R}
 * Enchantment
 * As long as you have no cards in hand, if a source you control would deal damage to an opponent, it deals double that damage to that player instead.
 */
export const BareCupboard: Card = {
  format: 1,
  name: "Bare Cupboard",
  layout: "normal",
  faces: [
    {
      name: "Bare Cupboard",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([modifyAmount(damage(controlledBy(you), opponents), { factor: 2 })], {
          condition: compareQuantities(playerStat("handSize", you), "=", 0),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Broken Bell {U}
 * Instant
 * End the turn.
 */
export const BrokenBell: Card = {
  format: 1,
  name: "Broken Bell",
  layout: "normal",
  faces: [
    {
      name: "Broken Bell",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(endTurn())],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chorus Loom {3}{W}
 * Enchantment
 * If one or more creature tokens would be created under your control, that many 3/3 blue Bird creature tokens with flying are created instead.
 * {1}{W}: Create a 1/1 white Citizen creature token.
 */
export const ChorusLoom: Card = {
  format: 1,
  name: "Chorus Loom",
  layout: "normal",
  faces: [
    {
      name: "Chorus Loom",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you, { what: and([kind("token"), hasType("creature")]) }), {
            set: 0,
            also: createTokens(you, eventAmount, {
              colors: ["blue"],
              power: 3,
              toughness: 3,
              cardTypes: ["creature"],
              subtypes: ["Bird"],
              abilities: [flying()],
            }),
          }),
        ]),
        activated(
          [mana(["1", "W"])],
          createTokens(you, 1, {
            colors: ["white"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Citizen"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ebbing Loan {U}
 * Sorcery
 * Untap target creature and gain control of it until end of turn. When you lose control of the creature, draw a card.
 */
export const EbbingLoan: Card = {
  format: 1,
  name: "Ebbing Loan",
  layout: "normal",
  faces: [
    {
      name: "Ebbing Loan",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            affect(target(0), [changeControl(you)], until("end of turn")),
            delayed(
              eitherEvent([
                keywordAction("loseControl", { by: you, what: isOneOf(target(0)) }),
                zoneChange(and([isOneOf(target(0)), controlledBy(you)]), "battlefield"),
              ]),
              { effect: draw(you, 1) },
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
 * Idle Theft {U}
 * Sorcery
 * Gain control of target artifact.
 */
export const IdleTheft: Card = {
  format: 1,
  name: "Idle Theft",
  layout: "normal",
  faces: [
    {
      name: "Idle Theft",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Keen Sluicer {1}{U}
 * Creature — Human Wizard
 * 3/2
 */
export const KeenSluicer: Card = {
  format: 1,
  name: "Keen Sluicer",
  layout: "normal",
  faces: [
    {
      name: "Keen Sluicer",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 3,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kelp Idol {1}
 * Artifact
 * When you lose control of this artifact, you gain 3 life.
 */
export const KelpIdol: Card = {
  format: 1,
  name: "Kelp Idol",
  layout: "normal",
  faces: [
    {
      name: "Kelp Idol",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            keywordAction("loseControl", { by: you, what: isOneOf(self) }),
            zoneChange(and([isOneOf(self), controlledBy(you)]), "battlefield"),
          ]),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Late Toll {B}
 * Sorcery
 * You gain 1 life. At the beginning of the end step of your next turn, you lose 2 life.
 */
export const LateToll: Card = {
  format: 1,
  name: "Late Toll",
  layout: "normal",
  faces: [
    {
      name: "Late Toll",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            gainLife(you, 1),
            delayed(beginningOf("end", you, { next: "turn" }), { effect: loseLife(you, 2) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger of Tides {2}{U}
 * Artifact
 * As long as this artifact is untapped, if you would draw a card, you may instead gain 3 life.
 */
export const LedgerOfTides: Card = {
  format: 1,
  name: "Ledger of Tides",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Tides",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([replace(draws(you), gainLife(you, 3), { optional: true })], {
          condition: matches(self, status("untapped")),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Low Murmur {U}
 * Instant
 * Counter target spell.
 */
export const LowMurmur: Card = {
  format: 1,
  name: "Low Murmur",
  layout: "normal",
  faces: [
    {
      name: "Low Murmur",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Low Watch {1}{B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it instead of putting it anywhere else.
 */
export const LowWatch: Card = {
  format: 1,
  name: "Low Watch",
  layout: "normal",
  faces: [
    {
      name: "Low Watch",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(target(0), { zone: "battlefield" }),
            changeRules([
              replace(
                zoneChange(isOneOf(target(0)), "battlefield", undefined, { notTo: "exile" }),
                exile(eventObjects("object")),
              ),
            ]),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Overflow Gauge {1}{R}
 * Artifact
 * Whenever a creature an opponent controls is dealt excess damage, you gain that much life.
 * At the beginning of your end step, if a creature was dealt excess damage this turn, draw a card.
 */
export const OverflowGauge: Card = {
  format: 1,
  name: "Overflow Gauge",
  layout: "normal",
  faces: [
    {
      name: "Overflow Gauge",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          damage(undefined, and([hasType("creature"), controlledBy(opponents)]), { excess: true }),
          gainLife(you, eventAmount),
        ),
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: happened(damage(undefined, hasType("creature"), { excess: true }), "this turn"),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Salt Pike {G}
 * Creature — Fish
 * 2/1
 */
export const SaltPike: Card = {
  format: 1,
  name: "Salt Pike",
  layout: "normal",
  faces: [
    {
      name: "Salt Pike",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fish"],
      power: 2,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silt Reckoner {1}{B}
 * Creature — Human Rogue
 * When this creature enters, exile target card from a graveyard and put a hit counter on it.
 * {1}: You may remove a hit counter from a card in exile. If you do, draw a card.
 * 2/2
 */
export const SiltReckoner: Card = {
  format: 1,
  name: "Silt Reckoner",
  layout: "normal",
  faces: [
    {
      name: "Silt Reckoner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([exile(target(0)), putCounters("hit", 1, target(0))]),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard")]) }] },
        ),
        activated(
          [mana(["1"])],
          sequence([
            may(
              you,
              removeCounters(
                "hit",
                { min: 1, max: 1 },
                choose({ min: 1, max: 1 }, and([kind("card"), inZone("exile")])),
              ),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Silt Returner {1}{B}
 * Creature — Crab
 * When this card is put into your hand from your graveyard, you gain 2 life.
 * 2/2
 */
export const SiltReturner: Card = {
  format: 1,
  name: "Silt Returner",
  layout: "normal",
  faces: [
    {
      name: "Silt Returner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Crab"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(and([isOneOf(self), ownedBy(you)]), "graveyard", "hand"), gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sluice Warden {W}
 * Creature — Human Soldier
 * As long as this creature is untapped, if a source would deal noncombat damage to you, prevent 1 of that damage.
 * 1/1
 */
export const SluiceWarden: Card = {
  format: 1,
  name: "Sluice Warden",
  layout: "normal",
  faces: [
    {
      name: "Sluice Warden",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([prevent({ to: you, combat: false, amount: 1 })], {
          condition: matches(self, status("untapped")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sore Gambler {R}
 * Creature — Goblin
 * Whenever you lose a coin flip, you gain 1 life.
 * {T}: Flip a coin.
 * 1/1
 */
export const SoreGambler: Card = {
  format: 1,
  name: "Sore Gambler",
  layout: "normal",
  faces: [
    {
      name: "Sore Gambler",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(keywordAction("loseFlip", { by: you }), gainLife(you, 1)),
        activated([tapSelf], flipCoin(you)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tallow Reckoner {1}{R}
 * Enchantment
 * This enchantment enters with two ember counters on it.
 * If a source you control would deal noncombat damage to a permanent or player, it deals that much damage plus an amount of damage equal to the number of ember counters on this enchantment instead.
 */
export const TallowReckoner: Card = {
  format: 1,
  name: "Tallow Reckoner",
  layout: "normal",
  faces: [
    {
      name: "Tallow Reckoner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "ember", count: 2 }] })]),
        staticAbility([
          modifyAmount(
            damage(controlledBy(you), eitherRecipient(kind("permanent"), players), { combat: false }),
            { plus: countersOn(self, "ember") },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tidal Grafter {1}{G}
 * Creature — Elf Druid
 * {G}: Until end of turn, if you would put one or more +1/+1 counters on a creature you control, put that many plus one +1/+1 counters on it instead.
 * {1}{G}: Put a +1/+1 counter on this creature.
 * 1/1
 */
export const TidalGrafter: Card = {
  format: 1,
  name: "Tidal Grafter",
  layout: "normal",
  faces: [
    {
      name: "Tidal Grafter",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["G"])],
          changeRules(
            [
              modifyAmount(
                countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1", { by: you }),
                { plus: 1 },
              ),
            ],
            until("end of turn"),
          ),
        ),
        activated([mana(["1", "G"])], putCounters("+1/+1", 1, self)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tidewire Jolt {R}
 * Instant
 * Tidewire Jolt deals 2 damage to any target.
 */
export const TidewireJolt: Card = {
  format: 1,
  name: "Tidewire Jolt",
  layout: "normal",
  faces: [
    {
      name: "Tidewire Jolt",
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
 * Undertow Broker {U}
 * Creature — Merfolk Wizard
 * Whenever a spell or ability you control counters a spell, you gain 2 life.
 * {U}: Counter target spell.
 * 1/1
 */
export const UndertowBroker: Card = {
  format: 1,
  name: "Undertow Broker",
  layout: "normal",
  faces: [
    {
      name: "Undertow Broker",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(kind("spell"), "stack", undefined, { reason: "counter", cause: controlledBy(you) }),
          gainLife(you, 2),
        ),
        activated([mana(["U"])], counter(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wrack Call {B}
 * Sorcery
 * Return target creature card from your graveyard to your hand.
 */
export const WrackCall: Card = {
  format: 1,
  name: "Wrack Call",
  layout: "normal",
  faces: [
    {
      name: "Wrack Call",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wrack Counter {1}{B}
 * Enchantment
 * Whenever one or more cards are put into exile from your library and/or your graveyard, you gain 1 life.
 * {B}: Exile the top card of your library.
 * {1}{B}: Exile all cards from your graveyard.
 * {2}{B}: Exile all cards from your hand.
 */
export const WrackCounter: Card = {
  format: 1,
  name: "Wrack Counter",
  layout: "normal",
  faces: [
    {
      name: "Wrack Counter",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("card"), ownedBy(you)]), ["library", "graveyard"], "exile", { batch: true }),
          gainLife(you, 1),
        ),
        activated([mana(["B"])], exile(topCards(you, 1))),
        activated([mana(["1", "B"])], exile(all(and([kind("card"), inZone("graveyard", you)])))),
        activated([mana(["2", "B"])], exile(all(and([kind("card"), inZone("hand", you)])))),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BareCupboard,
  BrokenBell,
  ChorusLoom,
  EbbingLoan,
  IdleTheft,
  KeenSluicer,
  KelpIdol,
  LateToll,
  LedgerOfTides,
  LowMurmur,
  LowWatch,
  OverflowGauge,
  SaltPike,
  SiltReckoner,
  SiltReturner,
  SluiceWarden,
  SoreGambler,
  TallowReckoner,
  TidalGrafter,
  TidewireJolt,
  UndertowBroker,
  WrackCall,
  WrackCounter,
];
