// generated from cards/rows-a.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  allOf,
  and,
  asLongAs,
  become,
  beginningOf,
  changeControl,
  compareQuantities,
  controlledBy,
  costChoice,
  costOnObjects,
  countersOn,
  dealDamage,
  draw,
  eventPlayer,
  gainLife,
  happened,
  hasType,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  lifeChange,
  loseLife,
  manaSpent,
  matches,
  onlyIf,
  opponents,
  or,
  playerIs,
  players,
  plus,
  putCounters,
  self,
  sequence,
  spell,
  target,
  targetPlayers,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Azurine Tallyman {1}{U}{U}
 * Creature — Human Wizard
 * When this creature enters, if exactly two blue mana was spent to cast it, you gain 4 life.
 * 2/2
 */
export const AzurineTallyman: Card = {
  format: 1,
  name: "Azurine Tallyman",
  layout: "normal",
  faces: [
    {
      name: "Azurine Tallyman",
      manaCost: ["1", "U", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 4), {
          condition: compareQuantities(manaSpent("blue", self), "=", 2),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bitter Tithe {B}
 * Sorcery
 * You gain 3 life and you lose 1 life.
 */
export const BitterTithe: Card = {
  format: 1,
  name: "Bitter Tithe",
  layout: "normal",
  faces: [
    {
      name: "Bitter Tithe",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([gainLife(you, 3), loseLife(you, 1)]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ebbtide Reckoner {1}{B}
 * Creature — Human Cleric
 * At the beginning of your end step, if you've gained and lost life this turn, draw a card.
 * 2/2
 */
export const EbbtideReckoner: Card = {
  format: 1,
  name: "Ebbtide Reckoner",
  layout: "normal",
  faces: [
    {
      name: "Ebbtide Reckoner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: allOf([
            happened(lifeChange("gain", you), "this turn"),
            happened(lifeChange("loss", you), "this turn"),
          ]),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Stormrow Lash {1}{R}{R}
 * Instant
 * Stormrow Lash deals X damage to any target, where X is 3 plus the number of charge counters on it.
 * Discard a land card: Put two charge counters on Stormrow Lash. Any player may activate this ability but only if Stormrow Lash is on the stack.
 */
export const StormrowLash: Card = {
  format: 1,
  name: "Stormrow Lash",
  layout: "normal",
  faces: [
    {
      name: "Stormrow Lash",
      manaCost: ["1", "R", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, plus([3, countersOn(self, "charge")]), target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
        activated(
          [costOnObjects("discard", costChoice({ min: 1, max: 1 }, and([kind("card"), hasType("land")])))],
          putCounters("charge", 2, self),
          { limits: [onlyIf(matches(self, inZone("stack")))], by: players, zone: "stack" },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vassalbroker {U}{U}
 * Creature — Human Knight
 * When this creature enters, target opponent becomes the monarch.
 * Whenever an opponent becomes the monarch, gain control of target creature that player controls for as long as they're the monarch.
 * 2/2
 */
export const Vassalbroker: Card = {
  format: 1,
  name: "Vassalbroker",
  layout: "normal",
  faces: [
    {
      name: "Vassalbroker",
      manaCost: ["U", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), become(targetPlayers(0), "monarch"), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
        triggered(
          keywordAction("monarch", { by: opponents }),
          affect(target(0), [changeControl(you)], asLongAs(playerIs(eventPlayer, "monarch"))),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(eventPlayer)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Yardbound Ox {2}{G}
 * Creature — Ox
 * 3/3
 */
export const YardboundOx: Card = {
  format: 1,
  name: "Yardbound Ox",
  layout: "normal",
  faces: [
    {
      name: "Yardbound Ox",
      manaCost: ["2", "G"],
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  AzurineTallyman,
  BitterTithe,
  EbbtideReckoner,
  StormrowLash,
  Vassalbroker,
  YardboundOx,
];
