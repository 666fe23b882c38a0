// generated from cards/assize-hall.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  alternativeCost,
  amount,
  and,
  anything,
  applies,
  attacking,
  becomeCopy,
  becomesTapped,
  beginningOf,
  both,
  bound,
  cant,
  cast,
  changeControl,
  changeRules,
  changeTargets,
  choose,
  chooseObjects,
  clash,
  compareQuantities,
  controlledBy,
  controllerOf,
  copySpell,
  costChange,
  costChoice,
  costOnObjects,
  count,
  countPlayers,
  counter,
  countersOn,
  countersPlaced,
  createCopies,
  createTokens,
  damage,
  dealDamage,
  delayed,
  designate,
  destroy,
  discard,
  discards,
  draw,
  draws,
  each,
  eachPlayer,
  entersWith,
  eventAmount,
  eventObjects,
  exchangeControl,
  exile,
  exists,
  fight,
  forEachPlayer,
  gainAbilities,
  gainLife,
  granter,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isTurn,
  keywordAction,
  kind,
  lifeChange,
  lifeFloor,
  loseAbilities,
  loyalty,
  mana,
  may,
  mayPlay,
  mill,
  modifyAmount,
  modifyPT,
  move,
  must,
  not,
  notSo,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  pay,
  payLife,
  performed,
  playerCant,
  players,
  playersWho,
  prevent,
  putCounters,
  replace,
  sacrifice,
  self,
  sequence,
  setPT,
  spell,
  statOf,
  state,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  until,
  wasPaid,
  wonFlip,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  cascade,
  crew,
  cumulativeUpkeep,
  dash,
  dredge,
  enchant,
  equip,
  evoke,
  flying,
  haste,
  indestructible,
  infect,
  kicker,
  lifelink,
  madness,
  mutate,
  offering,
  persist,
  provoke,
  riot,
  shroud,
  storm,
  trample,
  undying,
  vanishing,
  ward,
  wither,
} from "./keywords/index.ts";

/**
 * Ancient Justice {0}
 * Legendary Creature — Human
 * 1/1
 */
export const AncientJustice: Card = {
  format: 1,
  name: "Ancient Justice",
  layout: "normal",
  faces: [
    {
      name: "Ancient Justice",
      manaCost: ["0"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Arrival Recorder {0}
 * Enchantment
 * Whenever one or more tokens you control enter, put a charge counter on this enchantment.
 * Whenever a token you control enters, put a study counter on this enchantment.
 */
export const ArrivalRecorder: Card = {
  format: 1,
  name: "Arrival Recorder",
  layout: "normal",
  faces: [
    {
      name: "Arrival Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("token"), controlledBy(you)]), undefined, "battlefield", { batch: true }),
          putCounters("charge", 1, self),
        ),
        triggered(
          zoneChange(and([kind("token"), controlledBy(you)]), undefined, "battlefield"),
          putCounters("study", 1, self),
        ),
      ],
    },
  ],
};

/**
 * Assize Echo Chamber {0}
 * Instant
 * Copy target instant or sorcery spell. You may choose new targets for the copy.
 */
export const AssizeEchoChamber: Card = {
  format: 1,
  name: "Assize Echo Chamber",
  layout: "normal",
  faces: [
    {
      name: "Assize Echo Chamber",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
            },
          ],
        }),
      ],
    },
  ],
};

/**
 * Assize Forked Bolt {0}
 * Instant
 * Assize Forked Bolt deals 4 damage divided as you choose among one or two target creatures.
 */
export const AssizeForkedBolt: Card = {
  format: 1,
  name: "Assize Forked Bolt",
  layout: "normal",
  faces: [
    {
      name: "Assize Forked Bolt",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 4, target(0), { divided: "chosen" }), {
          targets: [{ count: { min: 1, max: 2 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Assize Second Sight {0}
 * Enchantment
 * At the beginning of your upkeep, if an opponent controls more creatures than you, put a charge counter on this enchantment.
 */
export const AssizeSecondSight: Card = {
  format: 1,
  name: "Assize Second Sight",
  layout: "normal",
  faces: [
    {
      name: "Assize Second Sight",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep", you), putCounters("charge", 1, self), {
          condition: compareQuantities(
            countPlayers(
              playersWho(
                opponents,
                compareQuantities(
                  count(all(and([hasType("creature"), controlledBy(eachPlayer)]))),
                  ">",
                  count(all(and([hasType("creature"), controlledBy(you)]))),
                ),
              ),
            ),
            ">=",
            1,
          ),
        }),
      ],
    },
  ],
};

/**
 * Assize Shrivel {0}
 * Instant
 * Target creature gets -2/-2 until end of turn.
 */
export const AssizeShrivel: Card = {
  format: 1,
  name: "Assize Shrivel",
  layout: "normal",
  faces: [
    {
      name: "Assize Shrivel",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-2, -2)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Banner of Woe {0}
 * Enchantment
 * Creatures your opponents control get -1/-1.
 */
export const BannerOfWoe: Card = {
  format: 1,
  name: "Banner of Woe",
  layout: "normal",
  faces: [
    {
      name: "Banner of Woe",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(opponents)])), [modifyPT(-1, -1)]),
        ]),
      ],
    },
  ],
};

/**
 * Beast Above {3}
 * Creature — Beast
 * Mutate {0}
 * 4/4
 */
export const BeastAbove: Card = {
  format: 1,
  name: "Beast Above",
  layout: "normal",
  faces: [
    {
      name: "Beast Above",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: [mutate([mana(["0"])])],
    },
  ],
};

/**
 * Beast Below {0}
 * Creature — Beast
 * 2/2
 */
export const BeastBelow: Card = {
  format: 1,
  name: "Beast Below",
  layout: "normal",
  faces: [
    {
      name: "Beast Below",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Bench Manacles {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature can't crew Vehicles.
 */
export const BenchManacles: Card = {
  format: 1,
  name: "Bench Manacles",
  layout: "normal",
  faces: [
    {
      name: "Bench Manacles",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [cant("crew")])])],
    },
  ],
};

/**
 * Blind Judge {0}
 * Creature — Human
 * Provoke
 * 3/3
 */
export const BlindJudge: Card = {
  format: 1,
  name: "Blind Judge",
  layout: "normal",
  faces: [
    {
      name: "Blind Judge",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 3,
      abilities: [provoke()],
    },
  ],
};

/**
 * Blink Order {0}
 * Instant
 * Exile target creature, then return that card to the battlefield under its owner's control.
 */
export const BlinkOrder: Card = {
  format: 1,
  name: "Blink Order",
  layout: "normal",
  faces: [
    {
      name: "Blink Order",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield", under: ownerOf(each) })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Blocking Edict {0}
 * Instant
 * Target creature blocks target attacking creature this turn if able.
 */
export const BlockingEdict: Card = {
  format: 1,
  name: "Blocking Edict",
  layout: "normal",
  faces: [
    {
      name: "Blocking Edict",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [must("block", { whom: isOneOf(target(1)) })], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
            { count: { min: 1, max: 1 }, objects: and([attacking(), hasType("creature")]) },
          ],
        }),
      ],
    },
  ],
};

/**
 * Bolt of Fact {0}
 * Instant
 * Bolt of Fact deals 3 damage to any target.
 */
export const BoltOfFact: Card = {
  format: 1,
  name: "Bolt of Fact",
  layout: "normal",
  faces: [
    {
      name: "Bolt of Fact",
      manaCost: ["0"],
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
};

/**
 * Borrowed Field
 * Land
 * {T}: Add one mana of any color that a land an opponent controls could produce.
 */
export const BorrowedField: Card = {
  format: 1,
  name: "Borrowed Field",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(you, {
            choose: "couldProduce",
            among: all(and([hasType("land"), controlledBy(opponents)])),
            colored: true,
          }),
        ),
      ],
    },
  ],
};

/**
 * Brief Visit {0}
 * Sorcery
 * Put a creature card from your hand onto the battlefield. Sacrifice it at the beginning of the next end step.
 */
export const BriefVisit: Card = {
  format: 1,
  name: "Brief Visit",
  layout: "normal",
  faces: [
    {
      name: "Brief Visit",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(
              choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), inZone("hand", you)])),
              { zone: "battlefield" },
              { bind: 1 },
            ),
            delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(1)) }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Buried Recorder {0}
 * Enchantment
 * Whenever one or more creature cards are put into your graveyard from your library, put a charge counter on this enchantment.
 */
export const BuriedRecorder: Card = {
  format: 1,
  name: "Buried Recorder",
  layout: "normal",
  faces: [
    {
      name: "Buried Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("card"), hasType("creature"), ownedBy(you)]), "library", "graveyard", {
            batch: true,
          }),
          putCounters("charge", 1, self),
        ),
      ],
    },
  ],
};

/**
 * Careless Word {0}
 * Instant
 * Discard a card.
 */
export const CarelessWord: Card = {
  format: 1,
  name: "Careless Word",
  layout: "normal",
  faces: [
    {
      name: "Careless Word",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(discard(you, { min: 1, max: 1 }))],
    },
  ],
};

/**
 * Cascading Herald {3}
 * Creature — Human
 * Cascade
 * 2/2
 */
export const CascadingHerald: Card = {
  format: 1,
  name: "Cascading Herald",
  layout: "normal",
  faces: [
    {
      name: "Cascading Herald",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [cascade()],
    },
  ],
};

/**
 * Champion's Blow {0}
 * Sorcery
 * Target creature you control deals damage equal to its power to target creature you don't control.
 */
export const ChampionsBlow: Card = {
  format: 1,
  name: "Champion's Blow",
  layout: "normal",
  faces: [
    {
      name: "Champion's Blow",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(target(0), statOf("power", target(0)), target(1)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), not(controlledBy(you))]) },
          ],
        }),
      ],
    },
  ],
};

/**
 * Clash Herald {0}
 * Sorcery
 * Clash with an opponent. If you win, you gain 5 life.
 */
export const ClashHerald: Card = {
  format: 1,
  name: "Clash Herald",
  layout: "normal",
  faces: [
    {
      name: "Clash Herald",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([clash(you, { bind: 1 }), ifThen(wonFlip(1), gainLife(you, 5))]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clash Watcher {0}
 * Enchantment
 * Whenever you win a clash, draw a card.
 */
export const ClashWatcher: Card = {
  format: 1,
  name: "Clash Watcher",
  layout: "normal",
  faces: [
    {
      name: "Clash Watcher",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(keywordAction("winClash", { by: you }), draw(you, 1))],
    },
  ],
};

/**
 * Count the Weak {0}
 * Sorcery
 * Target player gains life equal to target creature's power.
 */
export const CountTheWeak: Card = {
  format: 1,
  name: "Count the Weak",
  layout: "normal",
  faces: [
    {
      name: "Count the Weak",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(gainLife(targetPlayers(0), statOf("power", target(1))), {
          targets: [
            { count: { min: 1, max: 1 }, players: players },
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
          ],
        }),
      ],
    },
  ],
};

/**
 * Counter Recorder {0}
 * Creature — Human
 * Whenever one or more +1/+1 counters are put on this creature, you gain 1 life.
 * Whenever a +1/+1 counter is put on this creature, you gain 10 life.
 * 2/2
 */
export const CounterRecorder: Card = {
  format: 1,
  name: "Counter Recorder",
  layout: "normal",
  faces: [
    {
      name: "Counter Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(countersPlaced(isOneOf(self), "+1/+1", { batch: true }), gainLife(you, 1)),
        triggered(countersPlaced(isOneOf(self), "+1/+1"), gainLife(you, 10)),
      ],
    },
  ],
};

/**
 * Counting Juror {0}
 * Creature — Human
 * Counting Juror's power and toughness are each equal to the number of cards in your hand.
 * *\/*
 */
export const CountingJuror: Card = {
  format: 1,
  name: "Counting Juror",
  layout: "normal",
  faces: [
    {
      name: "Counting Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: "*",
      toughness: "*",
      abilities: [
        staticAbility([
          applies(self, [
            setPT(
              count(all(and([kind("card"), inZone("hand", you)]))),
              count(all(and([kind("card"), inZone("hand", you)]))),
              { characteristicDefining: true },
            ),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Damage Recorder {0}
 * Enchantment
 * Whenever one or more creatures you control deal combat damage to a player, put a charge counter on this enchantment.
 * Whenever a creature you control deals combat damage to a player, put a study counter on this enchantment.
 */
export const DamageRecorder: Card = {
  format: 1,
  name: "Damage Recorder",
  layout: "normal",
  faces: [
    {
      name: "Damage Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          damage(and([hasType("creature"), controlledBy(you)]), players, { combat: true, batch: true }),
          putCounters("charge", 1, self),
        ),
        triggered(
          damage(and([hasType("creature"), controlledBy(you)]), players, { combat: true }),
          putCounters("study", 1, self),
        ),
      ],
    },
  ],
};

/**
 * Dash Captain {0}
 * Enchantment
 * Dash costs you pay cost {2} less.
 */
export const DashCaptain: Card = {
  format: 1,
  name: "Dash Captain",
  layout: "normal",
  faces: [
    {
      name: "Dash Captain",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(anything, "less", [mana(["2"])], { of: "keyword", keyword: "dash", by: you }),
        ]),
      ],
    },
  ],
};

/**
 * Dasher {4}
 * Creature — Human
 * Dash {2}
 * 3/1
 */
export const Dasher: Card = {
  format: 1,
  name: "Dasher",
  layout: "normal",
  faces: [
    {
      name: "Dasher",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 1,
      abilities: [dash([mana(["2"])])],
    },
  ],
};

/**
 * Deep Shovel {0}
 * Sorcery
 * Mill four cards.
 */
export const DeepShovel: Card = {
  format: 1,
  name: "Deep Shovel",
  layout: "normal",
  faces: [
    {
      name: "Deep Shovel",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(mill(you, 4))],
    },
  ],
};

/**
 * Deny {0}
 * Instant
 * Counter target spell.
 */
export const Deny: Card = {
  format: 1,
  name: "Deny",
  layout: "normal",
  faces: [
    {
      name: "Deny",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
};

/**
 * Discard Recorder {0}
 * Enchantment
 * Whenever a player discards one or more cards, put a charge counter on this enchantment.
 * Whenever a player discards a card, put a study counter on this enchantment.
 */
export const DiscardRecorder: Card = {
  format: 1,
  name: "Discard Recorder",
  layout: "normal",
  faces: [
    {
      name: "Discard Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(discards(players, kind("card"), { batch: true }), putCounters("charge", 1, self)),
        triggered(discards(players, kind("card")), putCounters("study", 1, self)),
      ],
    },
  ],
};

/**
 * Double the Weak {0}
 * Instant
 * Double target creature's power until end of turn.
 */
export const DoubleTheWeak: Card = {
  format: 1,
  name: "Double the Weak",
  layout: "normal",
  faces: [
    {
      name: "Double the Weak",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(statOf("power", each), 0)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Doubling Ire {0}
 * Enchantment
 * If a source would deal damage to a player, it deals double that damage to that player instead.
 */
export const DoublingIre: Card = {
  format: 1,
  name: "Doubling Ire",
  layout: "normal",
  faces: [
    {
      name: "Doubling Ire",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(damage(undefined, players), { factor: 2 })])],
    },
  ],
};

/**
 * Doubling Press {0}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.
 */
export const DoublingPress: Card = {
  format: 1,
  name: "Doubling Press",
  layout: "normal",
  faces: [
    {
      name: "Doubling Press",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { factor: 2 }),
        ]),
      ],
    },
  ],
};

/**
 * Draw Recorder {0}
 * Enchantment
 * Whenever you draw your second card each turn, put a charge counter on this enchantment.
 * Whenever you draw a card, put a study counter on this enchantment.
 */
export const DrawRecorder: Card = {
  format: 1,
  name: "Draw Recorder",
  layout: "normal",
  faces: [
    {
      name: "Draw Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(draws(you, { nth: 2 }), putCounters("charge", 1, self)),
        triggered(draws(you), putCounters("study", 1, self)),
      ],
    },
  ],
};

/**
 * Duel Order {0}
 * Sorcery
 * Target creature you control fights target creature you don't control.
 */
export const DuelOrder: Card = {
  format: 1,
  name: "Duel Order",
  layout: "normal",
  faces: [
    {
      name: "Duel Order",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(fight(target(0), target(1)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), not(controlledBy(you))]) },
          ],
        }),
      ],
    },
  ],
};

/**
 * Empty Hall {0}
 * Creature — Human
 * When you control no other creatures, sacrifice this creature.
 * 3/3
 */
export const EmptyHall: Card = {
  format: 1,
  name: "Empty Hall",
  layout: "normal",
  faces: [
    {
      name: "Empty Hall",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          state(notSo(exists(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))))),
          sacrifice(you, self),
        ),
      ],
    },
  ],
};

/**
 * Evoked Juror {5}
 * Creature — Human
 * Evoke {0}
 * When this creature enters, draw a card.
 * 2/2
 */
export const EvokedJuror: Card = {
  format: 1,
  name: "Evoked Juror",
  layout: "normal",
  faces: [
    {
      name: "Evoked Juror",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        evoke([mana(["0"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), draw(you, 1)),
      ],
    },
  ],
};

/**
 * Extra Press {0}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on that creature instead.
 */
export const ExtraPress: Card = {
  format: 1,
  name: "Extra Press",
  layout: "normal",
  faces: [
    {
      name: "Extra Press",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { plus: 1 }),
        ]),
      ],
    },
  ],
};

/**
 * Fattened Juror {0}
 * Creature — Human
 * This creature enters with two +1/+1 counters on it.
 * 1/1
 */
export const FattenedJuror: Card = {
  format: 1,
  name: "Fattened Juror",
  layout: "normal",
  faces: [
    {
      name: "Fattened Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })])],
    },
  ],
};

/**
 * Festering Juror {0}
 * Creature — Human
 * Infect
 * 2/2
 */
export const FesteringJuror: Card = {
  format: 1,
  name: "Festering Juror",
  layout: "normal",
  faces: [
    {
      name: "Festering Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [infect()],
    },
  ],
};

/**
 * Fork Court {0}
 * Enchantment
 * Whenever you cast an instant or sorcery spell, copy it. You may choose new targets for the copy.
 */
export const ForkCourt: Card = {
  format: 1,
  name: "Fork Court",
  layout: "normal",
  faces: [
    {
      name: "Fork Court",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          copySpell(you, eventObjects("object"), { newTargets: true }),
        ),
      ],
    },
  ],
};

/**
 * Frozen Juror {0}
 * Creature — Human
 * Indestructible
 * 2/2
 */
export const FrozenJuror: Card = {
  format: 1,
  name: "Frozen Juror",
  layout: "normal",
  faces: [
    {
      name: "Frozen Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [indestructible()],
    },
  ],
};

/**
 * Gain Recorder {0}
 * Enchantment
 * Whenever you gain life, put a charge counter on this enchantment.
 */
export const GainRecorder: Card = {
  format: 1,
  name: "Gain Recorder",
  layout: "normal",
  faces: [
    {
      name: "Gain Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("gain", you), putCounters("charge", 1, self))],
    },
  ],
};

/**
 * Gift of the Bench {0}
 * Enchantment
 * When this enchantment enters, each player chooses a creature they control. Destroy all other creatures.
 */
export const GiftOfTheBench: Card = {
  format: 1,
  name: "Gift of the Bench",
  layout: "normal",
  faces: [
    {
      name: "Gift of the Bench",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            forEachPlayer(
              players,
              chooseObjects(
                eachPlayer,
                choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(eachPlayer)]), {
                  by: eachPlayer,
                }),
                { bind: 1 },
              ),
            ),
            destroy(all(and([otherThan(bound(1)), hasType("creature")]))),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Goading Shout {0}
 * Sorcery
 * Goad target creature.
 */
export const GoadingShout: Card = {
  format: 1,
  name: "Goading Shout",
  layout: "normal",
  faces: [
    {
      name: "Goading Shout",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(designate(target(0), "goaded"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Grand Edict {0}
 * Legendary Sorcery
 * You gain 10 life.
 */
export const GrandEdict: Card = {
  format: 1,
  name: "Grand Edict",
  layout: "normal",
  faces: [
    {
      name: "Grand Edict",
      manaCost: ["0"],
      supertypes: ["legendary"],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 10))],
    },
  ],
};

/**
 * Grave Lock {0}
 * Instant
 * Exile target card from a graveyard.
 */
export const GraveLock: Card = {
  format: 1,
  name: "Grave Lock",
  layout: "normal",
  faces: [
    {
      name: "Grave Lock",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(exile(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard")]) }],
        }),
      ],
    },
  ],
};

/**
 * Grave Speaker {0}
 * Creature — Human
 * Once during each of your turns, you may cast a creature spell from your graveyard.
 * 1/1
 */
export const GraveSpeaker: Card = {
  format: 1,
  name: "Grave Speaker",
  layout: "normal",
  faces: [
    {
      name: "Grave Speaker",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility(
          [mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast", { limit: 1 })],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
};

/**
 * Grim Beadle {0}
 * Creature — Human
 * Lifelink
 * {T}: This creature deals 1 damage to each other creature and each opponent.
 * 2/3
 */
export const GrimBeadle: Card = {
  format: 1,
  name: "Grim Beadle",
  layout: "normal",
  faces: [
    {
      name: "Grim Beadle",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 3,
      abilities: [
        lifelink(),
        activated(
          [tapSelf],
          dealDamage(self, 1, both([all(and([otherThan(self), hasType("creature")])), opponents])),
        ),
      ],
    },
  ],
};

/**
 * Guarded Court {0}
 * Enchantment
 * Each opponent can't cast more than one noncreature spell each turn.
 */
export const GuardedCourt: Card = {
  format: 1,
  name: "Guarded Court",
  layout: "normal",
  faces: [
    {
      name: "Guarded Court",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(opponents, "castSpells", { whom: not(hasType("creature")), limit: 1 })]),
      ],
    },
  ],
};

/**
 * Hexed Juror {0}
 * Creature — Human
 * Ward—Pay 3 life.
 * 2/2
 */
export const HexedJuror: Card = {
  format: 1,
  name: "Hexed Juror",
  layout: "normal",
  faces: [
    {
      name: "Hexed Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [ward([payLife(3)])],
    },
  ],
};

/**
 * Hook {0}
 * Artifact — Equipment
 * Equipped creature gets +1/+0.
 * Equip {0}
 */
export const Hook: Card = {
  format: 1,
  name: "Hook",
  layout: "normal",
  faces: [
    {
      name: "Hook",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(1, 0)])]), equip([mana(["0"])])],
    },
  ],
};

/**
 * Hydra Nest {0}
 * Sorcery
 * Create a 2/2 green Hydra creature token named Nestling. It has "When Nestling dies, you gain 3 life."
 */
export const HydraNest: Card = {
  format: 1,
  name: "Hydra Nest",
  layout: "normal",
  faces: [
    {
      name: "Hydra Nest",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["green"],
            power: 2,
            toughness: 2,
            cardTypes: ["creature"],
            subtypes: ["Hydra"],
            name: "Nestling",
            abilities: [triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 3))],
          }),
        ),
      ],
    },
  ],
};

/**
 * Idle Barge {0}
 * Artifact — Vehicle
 * Crew 2
 * 3/3
 */
export const IdleBarge: Card = {
  format: 1,
  name: "Idle Barge",
  layout: "normal",
  faces: [
    {
      name: "Idle Barge",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      abilities: [crew(2)],
    },
  ],
};

/**
 * Last Measure {0}
 * Instant
 * Destroy target creature. Its controller gains life equal to its toughness.
 */
export const LastMeasure: Card = {
  format: 1,
  name: "Last Measure",
  layout: "normal",
  faces: [
    {
      name: "Last Measure",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([destroy(target(0)), gainLife(controllerOf(target(0)), statOf("toughness", target(0)))]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Lasting Claim {0}
 * Instant
 * Gain control of target creature.
 */
export const LastingClaim: Card = {
  format: 1,
  name: "Lasting Claim",
  layout: "normal",
  faces: [
    {
      name: "Lasting Claim",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Levelling Writ {0}
 * Enchantment
 * All creatures lose all abilities and have base power and toughness 1/1.
 */
export const LevellingWrit: Card = {
  format: 1,
  name: "Levelling Writ",
  layout: "normal",
  faces: [
    {
      name: "Levelling Writ",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [loseAbilities("all"), setPT(1, 1)])])],
    },
  ],
};

/**
 * Levy of Clerks {0}
 * Sorcery
 * Create a 1/1 white Citizen creature token for each creature you control.
 */
export const LevyOfClerks: Card = {
  format: 1,
  name: "Levy of Clerks",
  layout: "normal",
  faces: [
    {
      name: "Levy of Clerks",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, count(all(and([hasType("creature"), controlledBy(you)]))), {
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
};

/**
 * Living Ground {0}
 * Enchantment
 * All lands are 1/1 creatures that are still lands.
 */
export const LivingGround: Card = {
  format: 1,
  name: "Living Ground",
  layout: "normal",
  faces: [
    {
      name: "Living Ground",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(hasType("land")), [addTypes({ cardTypes: ["creature"] }), setPT(1, 1)])]),
      ],
    },
  ],
};

/**
 * Loss Recorder {0}
 * Enchantment
 * Whenever an opponent loses life, put a charge counter on this enchantment.
 */
export const LossRecorder: Card = {
  format: 1,
  name: "Loss Recorder",
  layout: "normal",
  faces: [
    {
      name: "Loss Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("loss", opponents), putCounters("charge", 1, self))],
    },
  ],
};

/**
 * Mad Plea {5}
 * Instant
 * Madness {0}
 * You gain 4 life.
 */
export const MadPlea: Card = {
  format: 1,
  name: "Mad Plea",
  layout: "normal",
  faces: [
    {
      name: "Mad Plea",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [madness([mana(["0"])]), spell(gainLife(you, 4))],
    },
  ],
};

/**
 * Mass Summons {0}
 * Sorcery
 * Put all creature cards from your hand onto the battlefield.
 */
export const MassSummons: Card = {
  format: 1,
  name: "Mass Summons",
  layout: "normal",
  faces: [
    {
      name: "Mass Summons",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("creature"), inZone("hand", you)])), { zone: "battlefield" }),
        ),
      ],
    },
  ],
};

/**
 * Mirror Juror {0}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield, except it's a Spirit in addition to its other types and it has flying.
 * 0/0
 */
export const MirrorJuror: Card = {
  format: 1,
  name: "Mirror Juror",
  layout: "normal",
  faces: [
    {
      name: "Mirror Juror",
      manaCost: ["0"],
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
                except: [addTypes({ subtypes: ["Spirit"] }), gainAbilities([flying()])],
              }),
            ]),
            optional: true,
          }),
        ]),
      ],
    },
  ],
};

/**
 * Modest Kick {1}
 * Sorcery
 * Kicker {1}
 * You gain 1 life. If this spell was kicked, you gain 10 life instead.
 */
export const ModestKick: Card = {
  format: 1,
  name: "Modest Kick",
  layout: "normal",
  faces: [
    {
      name: "Modest Kick",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        spell(ifThen(wasPaid(self, "kicker"), gainLife(you, 10), gainLife(you, 1))),
      ],
    },
  ],
};

/**
 * Named Shield {0}
 * Instant
 * The next time a creature of your choice would deal damage to you this turn, prevent that damage.
 */
export const NamedShield: Card = {
  format: 1,
  name: "Named Shield",
  layout: "normal",
  faces: [
    {
      name: "Named Shield",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: you,
                from: and([
                  isOneOf(choose({ min: 1, max: 1 }, and([hasType("creature"), kind("source")]))),
                  hasType("creature"),
                ]),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/**
 * Narrow Escape {0}
 * Instant
 * Prevent the next 3 damage that would be dealt to you this turn.
 */
export const NarrowEscape: Card = {
  format: 1,
  name: "Narrow Escape",
  layout: "normal",
  faces: [
    {
      name: "Narrow Escape",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([prevent({ amount: 3, to: you })], until("end of turn")))],
    },
  ],
};

/**
 * Old Rat {2}{B}
 * Creature — Rat
 * 1/1
 */
export const OldRat: Card = {
  format: 1,
  name: "Old Rat",
  layout: "normal",
  faces: [
    {
      name: "Old Rat",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Once Clerk {0}
 * Enchantment
 * Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast.
 */
export const OnceClerk: Card = {
  format: 1,
  name: "Once Clerk",
  layout: "normal",
  faces: [
    {
      name: "Once Clerk",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(and([kind("spell"), controlledBy(you)]), [mana(["0"])], { limit: 1 }),
        ]),
      ],
    },
  ],
};

/**
 * Ooze Ledger {0}
 * Enchantment
 * Whenever a nontoken creature you control dies, put a slime counter on this enchantment, then create a green Ooze creature token with "This creature's power and toughness are each equal to the number of slime counters on Ooze Ledger."
 */
export const OozeLedger: Card = {
  format: 1,
  name: "Ooze Ledger",
  layout: "normal",
  faces: [
    {
      name: "Ooze Ledger",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([not(kind("token")), hasType("creature"), controlledBy(you)]),
            "battlefield",
            "graveyard",
          ),
          sequence([
            putCounters("slime", 1, self),
            createTokens(you, 1, {
              colors: ["green"],
              cardTypes: ["creature"],
              subtypes: ["Ooze"],
              abilities: [
                staticAbility([
                  applies(self, [
                    setPT(countersOn(granter, "slime"), countersOn(granter, "slime"), {
                      characteristicDefining: true,
                    }),
                  ]),
                ]),
              ],
            }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Perplexing Clerk {0}
 * Creature — Human
 * Whenever an opponent casts a spell, you may exchange control of this creature and that spell. If you do, you may choose new targets for the spell.
 * 2/2
 */
export const PerplexingClerk: Card = {
  format: 1,
  name: "Perplexing Clerk",
  layout: "normal",
  faces: [
    {
      name: "Perplexing Clerk",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          cast(opponents, kind("spell")),
          sequence([
            may(you, exchangeControl(self, eventObjects("object")), { bind: 1 }),
            ifThen(performed(1), may(you, changeTargets(you, eventObjects("object"), "chooseNew"))),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Persistent Juror {0}
 * Creature — Human
 * Persist
 * 2/2
 */
export const PersistentJuror: Card = {
  format: 1,
  name: "Persistent Juror",
  layout: "normal",
  faces: [
    {
      name: "Persistent Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [persist()],
    },
  ],
};

/**
 * Plain Juror {0}
 * Creature — Human
 * 2/2
 */
export const PlainJuror: Card = {
  format: 1,
  name: "Plain Juror",
  layout: "normal",
  faces: [
    {
      name: "Plain Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Purge the Files {0}
 * Sorcery
 * Each player discards two cards.
 */
export const PurgeTheFiles: Card = {
  format: 1,
  name: "Purge the Files",
  layout: "normal",
  faces: [
    {
      name: "Purge the Files",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(discard(players, { min: 2, max: 2 }))],
    },
  ],
};

/**
 * Pyre {0}
 * Instant
 * Destroy target creature.
 */
export const Pyre: Card = {
  format: 1,
  name: "Pyre",
  layout: "normal",
  faces: [
    {
      name: "Pyre",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
};

/**
 * Quiet Vault {0}
 * Artifact
 * Other artifacts you control enter tapped.
 */
export const QuietVault: Card = {
  format: 1,
  name: "Quiet Vault",
  layout: "normal",
  faces: [
    {
      name: "Quiet Vault",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          entersWith(and([otherThan(self), hasType("artifact"), controlledBy(you)]), { tapped: true }),
        ]),
      ],
    },
  ],
};

/**
 * Rat Patron {2}{B/R}{B/R}
 * Creature — Spirit
 * Rat offering
 * 4/4
 */
export const RatPatron: Card = {
  format: 1,
  name: "Rat Patron",
  layout: "normal",
  faces: [
    {
      name: "Rat Patron",
      manaCost: ["2", "B/R", "B/R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 4,
      toughness: 4,
      abilities: [offering(hasSubtype("Rat"))],
    },
  ],
};

/**
 * Recall the Robe {0}
 * Sorcery
 * Return target Aura card from your graveyard to the battlefield.
 */
export const RecallTheRobe: Card = {
  format: 1,
  name: "Recall the Robe",
  layout: "normal",
  faces: [
    {
      name: "Recall the Robe",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasSubtype("Aura"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
};

/**
 * Riot Master {0}
 * Creature — Human
 * Other creatures you control have riot.
 * 1/1
 */
export const RiotMaster: Card = {
  format: 1,
  name: "Riot Master",
  layout: "normal",
  faces: [
    {
      name: "Riot Master",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
            gainAbilities([riot()]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Robed Aura {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has shroud.
 */
export const RobedAura: Card = {
  format: 1,
  name: "Robed Aura",
  layout: "normal",
  faces: [
    {
      name: "Robed Aura",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [gainAbilities([shroud()])])])],
    },
  ],
};

/**
 * Rotting Juror {0}
 * Creature — Human
 * Wither
 * 2/2
 */
export const RottingJuror: Card = {
  format: 1,
  name: "Rotting Juror",
  layout: "normal",
  faces: [
    {
      name: "Rotting Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [wither()],
    },
  ],
};

/**
 * Sanctuary {0}
 * Enchantment
 * If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
 */
export const Sanctuary: Card = {
  format: 1,
  name: "Sanctuary",
  layout: "normal",
  faces: [
    {
      name: "Sanctuary",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([lifeFloor(you, 1)], {
          condition: exists(all(and([hasType("creature"), controlledBy(you)]))),
        }),
      ],
    },
  ],
};

/**
 * Sergeant of Seals {0}
 * Creature — Human
 * Each creature you control enters with an additional +1/+1 counter on it.
 * 1/1
 */
export const SergeantOfSeals: Card = {
  format: 1,
  name: "Sergeant of Seals",
  layout: "normal",
  faces: [
    {
      name: "Sergeant of Seals",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(and([hasType("creature"), controlledBy(you)]), {
            counters: [{ kind: "+1/+1", count: 1 }],
          }),
        ]),
      ],
    },
  ],
};

/**
 * Shared Pain {0}
 * Enchantment
 * Whenever you gain life, prevent the next X damage that would be dealt to you this turn, where X is the amount of life you gained.
 */
export const SharedPain: Card = {
  format: 1,
  name: "Shared Pain",
  layout: "normal",
  faces: [
    {
      name: "Shared Pain",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          lifeChange("gain", you),
          changeRules([prevent({ amount: eventAmount, to: you })], until("end of turn")),
        ),
      ],
    },
  ],
};

/**
 * Silent Judgment {0}
 * Enchantment
 * All creatures lose all abilities.
 */
export const SilentJudgment: Card = {
  format: 1,
  name: "Silent Judgment",
  layout: "normal",
  faces: [
    {
      name: "Silent Judgment",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [loseAbilities("all")])])],
    },
  ],
};

/**
 * Slow Threshold {0}
 * Artifact
 * Permanents enter tapped.
 */
export const SlowThreshold: Card = {
  format: 1,
  name: "Slow Threshold",
  layout: "normal",
  faces: [
    {
      name: "Slow Threshold",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([entersWith(kind("permanent"), { tapped: true })])],
    },
  ],
};

/**
 * Small Comfort {0}
 * Instant
 * You gain 2 life.
 */
export const SmallComfort: Card = {
  format: 1,
  name: "Small Comfort",
  layout: "normal",
  faces: [
    {
      name: "Small Comfort",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
};

/**
 * Small Juror {0}
 * Creature — Human
 * 1/1
 */
export const SmallJuror: Card = {
  format: 1,
  name: "Small Juror",
  layout: "normal",
  faces: [
    {
      name: "Small Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Strict Sentence {0}
 * Instant
 * Strict Sentence deals 2 damage to target creature. If that creature would die this turn, exile it instead.
 */
export const StrictSentence: Card = {
  format: 1,
  name: "Strict Sentence",
  layout: "normal",
  faces: [
    {
      name: "Strict Sentence",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 2, target(0)),
            changeRules(
              [
                replace(
                  zoneChange(isOneOf(target(0)), "battlefield", "graveyard"),
                  exile(eventObjects("object")),
                ),
              ],
              until("end of turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Stubborn Juror {0}
 * Creature — Human
 * When this creature dies, return it to the battlefield under its owner's control. It gains haste. Exile it at the beginning of the next end step.
 * 2/2
 */
export const StubbornJuror: Card = {
  format: 1,
  name: "Stubborn Juror",
  layout: "normal",
  faces: [
    {
      name: "Stubborn Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            move(self, { zone: "battlefield", under: ownerOf(each) }),
            affect(self, [gainAbilities([haste()])]),
            delayed(beginningOf("end", undefined, { next: true }), { effect: exile(self) }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Sudden Removal {0}
 * Instant
 * Return target creature to its owner's hand.
 */
export const SuddenRemoval: Card = {
  format: 1,
  name: "Sudden Removal",
  layout: "normal",
  faces: [
    {
      name: "Sudden Removal",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Sunken Dredger {0}
 * Creature — Zombie
 * Dredge 2
 * 1/1
 */
export const SunkenDredger: Card = {
  format: 1,
  name: "Sunken Dredger",
  layout: "normal",
  faces: [
    {
      name: "Sunken Dredger",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 1,
      toughness: 1,
      abilities: [dredge(2)],
    },
  ],
};

/**
 * Sworn Pact {0}
 * Instant
 * You may sacrifice a creature and pay 2 life. If you do, draw two cards.
 */
export const SwornPact: Card = {
  format: 1,
  name: "Sworn Pact",
  layout: "normal",
  faces: [
    {
      name: "Sworn Pact",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              sequence([
                sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
                pay(you, [payLife(2)]),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Tall Juror {0}
 * Creature — Human
 * 3/4
 */
export const TallJuror: Card = {
  format: 1,
  name: "Tall Juror",
  layout: "normal",
  faces: [
    {
      name: "Tall Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 4,
      abilities: [],
    },
  ],
};

/**
 * Tap Recorder {0}
 * Enchantment
 * Whenever a creature you control becomes tapped, put a charge counter on this enchantment.
 */
export const TapRecorder: Card = {
  format: 1,
  name: "Tap Recorder",
  layout: "normal",
  faces: [
    {
      name: "Tap Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          becomesTapped(and([hasType("creature"), controlledBy(you)])),
          putCounters("charge", 1, self),
        ),
      ],
    },
  ],
};

/**
 * Three Letters {0}
 * Sorcery
 * Draw three cards.
 */
export const ThreeLetters: Card = {
  format: 1,
  name: "Three Letters",
  layout: "normal",
  faces: [
    {
      name: "Three Letters",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 3))],
    },
  ],
};

/**
 * Tight Grip {0}
 * Enchantment
 * Players can't untap more than one land during their untap steps.
 */
export const TightGrip: Card = {
  format: 1,
  name: "Tight Grip",
  layout: "normal",
  faces: [
    {
      name: "Tight Grip",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(players, "untapInUntapStep", { whom: hasType("land"), limit: 1 })]),
      ],
    },
  ],
};

/**
 * Toll Warden {0}
 * Creature — Human
 * Cumulative upkeep—Sacrifice a land.
 * 4/4
 */
export const TollWarden: Card = {
  format: 1,
  name: "Toll Warden",
  layout: "normal",
  faces: [
    {
      name: "Toll Warden",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 4,
      toughness: 4,
      abilities: [
        cumulativeUpkeep([costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("land")))]),
      ],
    },
  ],
};

/**
 * Trampling Bull {0}
 * Creature — Beast
 * Trample
 * 5/5
 */
export const TramplingBull: Card = {
  format: 1,
  name: "Trampling Bull",
  layout: "normal",
  faces: [
    {
      name: "Trampling Bull",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 5,
      toughness: 5,
      abilities: [trample()],
    },
  ],
};

/**
 * Triple Seal {0}
 * Instant
 * Put three +1/+1 counters on target creature.
 */
export const TripleSeal: Card = {
  format: 1,
  name: "Triple Seal",
  layout: "normal",
  faces: [
    {
      name: "Triple Seal",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 3, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Turncoat Law {0}
 * Planeswalker — Law
 * +1: You gain 1 life.
 * −2: Target creature gets +3/+3 until end of turn.
 * Loyalty: 3
 */
export const TurncoatLaw: Card = {
  format: 1,
  name: "Turncoat Law",
  layout: "normal",
  faces: [
    {
      name: "Turncoat Law",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["planeswalker"],
      subtypes: ["Law"],
      loyalty: 3,
      abilities: [
        activated([loyalty(1)], gainLife(you, 1)),
        activated([loyalty(-2)], affect(target(0), [modifyPT(3, 3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Two Drafts {0}
 * Sorcery
 * Draw two cards. You gain 1 life for each card drawn this way.
 */
export const TwoDrafts: Card = {
  format: 1,
  name: "Two Drafts",
  layout: "normal",
  faces: [
    {
      name: "Two Drafts",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([draw(you, 2, { bind: 1 }), gainLife(you, amount(1))]))],
    },
  ],
};

/**
 * Two Shields {0}
 * Instant
 * Prevent the next 2 damage that would be dealt to target player this turn.
 */
export const TwoShields: Card = {
  format: 1,
  name: "Two Shields",
  layout: "normal",
  faces: [
    {
      name: "Two Shields",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(changeRules([prevent({ amount: 2, to: targetPlayers(0) })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
};

/**
 * Undying Juror {0}
 * Creature — Human
 * Undying
 * 2/2
 */
export const UndyingJuror: Card = {
  format: 1,
  name: "Undying Juror",
  layout: "normal",
  faces: [
    {
      name: "Undying Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [undying()],
    },
  ],
};

/**
 * Unmake the Ledger {0}
 * Instant
 * Destroy target enchantment.
 */
export const UnmakeTheLedger: Card = {
  format: 1,
  name: "Unmake the Ledger",
  layout: "normal",
  faces: [
    {
      name: "Unmake the Ledger",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
};

/**
 * Untap Recorder {0}
 * Enchantment
 * Whenever a land you control becomes tapped, you gain 1 life.
 */
export const UntapRecorder: Card = {
  format: 1,
  name: "Untap Recorder",
  layout: "normal",
  faces: [
    {
      name: "Untap Recorder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(becomesTapped(and([hasType("land"), controlledBy(you)])), gainLife(you, 1))],
    },
  ],
};

/**
 * Vanish Juror {0}
 * Creature — Human
 * Vanishing 2
 * 3/3
 */
export const VanishJuror: Card = {
  format: 1,
  name: "Vanish Juror",
  layout: "normal",
  faces: [
    {
      name: "Vanish Juror",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 3,
      abilities: [vanishing(2)],
    },
  ],
};

/**
 * Waxen Double {0}
 * Sorcery
 * Create a token that's a copy of target creature, except it's 5/5.
 */
export const WaxenDouble: Card = {
  format: 1,
  name: "Waxen Double",
  layout: "normal",
  faces: [
    {
      name: "Waxen Double",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0), { except: [setPT(5, 5)] }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Weak Spirit {0}
 * Creature — Spirit
 * -1/3
 */
export const WeakSpirit: Card = {
  format: 1,
  name: "Weak Spirit",
  layout: "normal",
  faces: [
    {
      name: "Weak Spirit",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: -1,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Weighted Hook {0}
 * Artifact — Equipment
 * Equipped creature gets +2/+0.
 * Whenever equipped creature dies, you gain life equal to its power.
 * Equip {0}
 */
export const WeightedHook: Card = {
  format: 1,
  name: "Weighted Hook",
  layout: "normal",
  faces: [
    {
      name: "Weighted Hook",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(2, 0)])]),
        triggered(
          zoneChange(isOneOf(host), "battlefield", "graveyard"),
          gainLife(you, statOf("power", eventObjects("object"))),
        ),
        equip([mana(["0"])]),
      ],
    },
  ],
};

/**
 * Wide Storm {0}
 * Sorcery
 * You gain 1 life.
 * Storm
 */
export const WideStorm: Card = {
  format: 1,
  name: "Wide Storm",
  layout: "normal",
  faces: [
    {
      name: "Wide Storm",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 1)), storm()],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AncientJustice,
  ArrivalRecorder,
  AssizeEchoChamber,
  AssizeForkedBolt,
  AssizeSecondSight,
  AssizeShrivel,
  BannerOfWoe,
  BeastAbove,
  BeastBelow,
  BenchManacles,
  BlindJudge,
  BlinkOrder,
  BlockingEdict,
  BoltOfFact,
  BorrowedField,
  BriefVisit,
  BuriedRecorder,
  CarelessWord,
  CascadingHerald,
  ChampionsBlow,
  ClashHerald,
  ClashWatcher,
  CountTheWeak,
  CounterRecorder,
  CountingJuror,
  DamageRecorder,
  DashCaptain,
  Dasher,
  DeepShovel,
  Deny,
  DiscardRecorder,
  DoubleTheWeak,
  DoublingIre,
  DoublingPress,
  DrawRecorder,
  DuelOrder,
  EmptyHall,
  EvokedJuror,
  ExtraPress,
  FattenedJuror,
  FesteringJuror,
  ForkCourt,
  FrozenJuror,
  GainRecorder,
  GiftOfTheBench,
  GoadingShout,
  GrandEdict,
  GraveLock,
  GraveSpeaker,
  GrimBeadle,
  GuardedCourt,
  HexedJuror,
  Hook,
  HydraNest,
  IdleBarge,
  LastMeasure,
  LastingClaim,
  LevellingWrit,
  LevyOfClerks,
  LivingGround,
  LossRecorder,
  MadPlea,
  MassSummons,
  MirrorJuror,
  ModestKick,
  NamedShield,
  NarrowEscape,
  OldRat,
  OnceClerk,
  OozeLedger,
  PerplexingClerk,
  PersistentJuror,
  PlainJuror,
  PurgeTheFiles,
  Pyre,
  QuietVault,
  RatPatron,
  RecallTheRobe,
  RiotMaster,
  RobedAura,
  RottingJuror,
  Sanctuary,
  SergeantOfSeals,
  SharedPain,
  SilentJudgment,
  SlowThreshold,
  SmallComfort,
  SmallJuror,
  StrictSentence,
  StubbornJuror,
  SuddenRemoval,
  SunkenDredger,
  SwornPact,
  TallJuror,
  TapRecorder,
  ThreeLetters,
  TightGrip,
  TollWarden,
  TramplingBull,
  TripleSeal,
  TurncoatLaw,
  TwoDrafts,
  TwoShields,
  UndyingJuror,
  UnmakeTheLedger,
  UntapRecorder,
  VanishJuror,
  WaxenDouble,
  WeakSpirit,
  WeightedHook,
  WideStorm,
];
