// generated from cards/turning-wheel.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  becomeCopy,
  bound,
  changeRules,
  chooseValue,
  chosen,
  controlledBy,
  count,
  countersPlaced,
  destroy,
  doAction,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  gainLife,
  happenedTo,
  hasType,
  history,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  may,
  opponents,
  ownedBy,
  playerCant,
  players,
  prevent,
  putCounters,
  redirect,
  search,
  self,
  sequence,
  shuffle,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  turnFace,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { deathtouch, enchant, flying, mutate, trample, vigilance } from "./keywords/index.ts";

/**
 * Grafted Talon {0}
 * Creature — Beast
 * Mutate {0}
 * Vigilance
 * 4/4
 */
export const GraftedTalon: Card = {
  format: 1,
  name: "Grafted Talon",
  layout: "normal",
  faces: [
    {
      name: "Grafted Talon",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: [mutate([mana(["0"])]), vigilance()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Aegis {0}
 * Enchantment
 * If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.
 */
export const WheelAegis: Card = {
  format: 1,
  name: "Wheel Aegis",
  layout: "normal",
  faces: [
    {
      name: "Wheel Aegis",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          prevent({
            to: all(and([hasType("creature"), controlledBy(you)])),
            then: putCounters("+1/+1", eventAmount, eventObjects("other")),
            ifPrevented: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Bolt {0}
 * Instant
 * Destroy target creature.
 */
export const WheelBolt: Card = {
  format: 1,
  name: "Wheel Bolt",
  layout: "normal",
  faces: [
    {
      name: "Wheel Bolt",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Burial {0}
 * Sorcery
 * Turn target creature face down.
 */
export const WheelBurial: Card = {
  format: 1,
  name: "Wheel Burial",
  layout: "normal",
  faces: [
    {
      name: "Wheel Burial",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "down"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Counter {0}
 * Enchantment
 * Whenever one or more cards are put into your graveyard, you gain 3 life.
 * {0}: You gain 1 life for each creature card in your graveyard that was put there from anywhere this turn.
 */
export const WheelCounter: Card = {
  format: 1,
  name: "Wheel Counter",
  layout: "normal",
  faces: [
    {
      name: "Wheel Counter",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("card"), ownedBy(you)]), undefined, "graveyard", { batch: true }),
          gainLife(you, 3),
        ),
        activated(
          [mana(["0"])],
          gainLife(
            you,
            count(
              all(
                and([
                  kind("card"),
                  hasType("creature"),
                  history("was put into graveyard", "this turn"),
                  inZone("graveyard", you),
                ]),
              ),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Curse {0}
 * Enchantment — Aura
 * Enchant player
 * Enchant creature
 */
export const WheelCurse: Card = {
  format: 1,
  name: "Wheel Curse",
  layout: "normal",
  faces: [
    {
      name: "Wheel Curse",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(players), enchant(hasType("creature"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Giant {0}
 * Creature — Giant
 * Trample
 * 3/3
 */
export const WheelGiant: Card = {
  format: 1,
  name: "Wheel Giant",
  layout: "normal",
  faces: [
    {
      name: "Wheel Giant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 3,
      toughness: 3,
      abilities: [trample()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Guest {0}
 * Creature — Human
 * When this creature enters, you may have target opponent lose 2 life.
 * 1/1
 */
export const WheelGuest: Card = {
  format: 1,
  name: "Wheel Guest",
  layout: "normal",
  faces: [
    {
      name: "Wheel Guest",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(you, loseLife(targetPlayers(0), 2)),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Kor {0}
 * Creature — Kor
 * {0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.
 * 0/9
 */
export const WheelKor: Card = {
  format: 1,
  name: "Wheel Kor",
  layout: "normal",
  faces: [
    {
      name: "Wheel Kor",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Kor"],
      power: 0,
      toughness: 9,
      abilities: [
        activated(
          [mana(["0"])],
          changeRules([redirect(self, target(0), { amount: 1 })], until("end of turn")),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Mourner {0}
 * Enchantment
 * Whenever a creature dies, you gain 1 life.
 * Whenever a card is put into a graveyard from anywhere, you gain 10 life.
 */
export const WheelMourner: Card = {
  format: 1,
  name: "Wheel Mourner",
  layout: "normal",
  faces: [
    {
      name: "Wheel Mourner",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(zoneChange(hasType("creature"), "battlefield", "graveyard"), gainLife(you, 1)),
        triggered(zoneChange(kind("card"), undefined, "graveyard"), gainLife(you, 10)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Mulch {0}
 * Sorcery
 * Manifest the top card of your library.
 */
export const WheelMulch: Card = {
  format: 1,
  name: "Wheel Mulch",
  layout: "normal",
  faces: [
    {
      name: "Wheel Mulch",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("manifest", you, topCards(you, 1)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Ox {0}
 * Creature — Ox
 * Flying
 * 2/2
 */
export const WheelOx: Card = {
  format: 1,
  name: "Wheel Ox",
  layout: "normal",
  faces: [
    {
      name: "Wheel Ox",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 2,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Rim {0}
 * Artifact
 * {T}: You gain 1 life.
 */
export const WheelRim: Card = {
  format: 1,
  name: "Wheel Rim",
  layout: "normal",
  faces: [
    {
      name: "Wheel Rim",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Teller {0}
 * Enchantment
 * {0}: You gain 1 life for each creature that died this turn.
 */
export const WheelTeller: Card = {
  format: 1,
  name: "Wheel Teller",
  layout: "normal",
  faces: [
    {
      name: "Wheel Teller",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          gainLife(you, happenedTo(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Unearthing {0}
 * Sorcery
 * Turn target creature face up.
 */
export const WheelUnearthing: Card = {
  format: 1,
  name: "Wheel Unearthing",
  layout: "normal",
  faces: [
    {
      name: "Wheel Unearthing",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "up"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Viper {0}
 * Creature — Snake
 * Deathtouch
 * 1/1
 */
export const WheelViper: Card = {
  format: 1,
  name: "Wheel Viper",
  layout: "normal",
  faces: [
    {
      name: "Wheel Viper",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 1,
      toughness: 1,
      abilities: [deathtouch()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Warrant {0}
 * Artifact
 * As this artifact enters, choose a card name.
 * Activated abilities of sources with the chosen name can't be activated.
 */
export const WheelWarrant: Card = {
  format: 1,
  name: "Wheel Warrant",
  layout: "normal",
  faces: [
    {
      name: "Wheel Warrant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "name") })]),
        staticAbility([playerCant(players, "activateAbilities", { whom: chosen("name") })]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel Watcher {0}
 * Enchantment
 * Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life.
 */
export const WheelWatcher: Card = {
  format: 1,
  name: "Wheel Watcher",
  layout: "normal",
  faces: [
    {
      name: "Wheel Watcher",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1", { batch: true }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel of Names {0}
 * Sorcery
 * Choose an artifact card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.
 */
export const WheelOfNames: Card = {
  format: 1,
  name: "Wheel of Names",
  layout: "normal",
  faces: [
    {
      name: "Wheel of Names",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "name", { filter: hasType("artifact") }),
            search(you, "all", and([kind("card"), chosen("name")]), {
              library: targetPlayers(0),
              zones: ["library", "graveyard", "hand"],
              bind: 1,
            }),
            exile(bound(1)),
            shuffle(targetPlayers(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wheel of Seeming {0}
 * Instant
 * Target creature you control becomes a copy of target creature an opponent controls until end of turn.
 */
export const WheelOfSeeming: Card = {
  format: 1,
  name: "Wheel of Seeming",
  layout: "normal",
  faces: [
    {
      name: "Wheel of Seeming",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [becomeCopy(target(1))], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  GraftedTalon,
  WheelAegis,
  WheelBolt,
  WheelBurial,
  WheelCounter,
  WheelCurse,
  WheelGiant,
  WheelGuest,
  WheelKor,
  WheelMourner,
  WheelMulch,
  WheelOx,
  WheelRim,
  WheelTeller,
  WheelUnearthing,
  WheelViper,
  WheelWarrant,
  WheelWatcher,
  WheelOfNames,
  WheelOfSeeming,
];
