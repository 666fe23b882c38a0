// generated from cards/vellum-inquest.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  among,
  and,
  applies,
  attachedTo,
  bound,
  changeTargets,
  controlledBy,
  controllerOf,
  copySpell,
  counter,
  damage,
  dealDamage,
  discard,
  eventPlayer,
  hasSubtype,
  hasType,
  host,
  ifThen,
  isOneOf,
  kind,
  lookAt,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  not,
  notSo,
  or,
  otherThan,
  ownedBy,
  pay,
  performed,
  players,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  topCards,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant } from "./keywords/index.ts";

/**
 * Inquest Bolt {R}
 * Instant
 * Inquest Bolt deals 3 damage to any target.
 */
export const InquestBolt: Card = {
  format: 1,
  name: "Inquest Bolt",
  layout: "normal",
  faces: [
    {
      name: "Inquest Bolt",
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
 * Inquest Collar {G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const InquestCollar: Card = {
  format: 1,
  name: "Inquest Collar",
  layout: "normal",
  faces: [
    {
      name: "Inquest Collar",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Inquest Courier {U}
 * Creature — Human Ninja
 * Whenever this creature deals combat damage to a player, you may return it to its owner's hand. If you do, that player loses 2 life.
 * 1/1
 */
export const InquestCourier: Card = {
  format: 1,
  name: "Inquest Courier",
  layout: "normal",
  faces: [
    {
      name: "Inquest Courier",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          sequence([
            may(you, move(self, { zone: "hand" }), { bind: 1 }),
            ifThen(performed(1), loseLife(eventPlayer, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Inquest Hare {G}
 * Creature — Rabbit
 * 1/1
 */
export const InquestHare: Card = {
  format: 1,
  name: "Inquest Hare",
  layout: "normal",
  faces: [
    {
      name: "Inquest Hare",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rabbit"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vellum Heir {W}
 * Creature — Human
 * When this creature dies, return each Aura card that was attached to it to its owner's hand.
 * 1/1
 */
export const VellumHeir: Card = {
  format: 1,
  name: "Vellum Heir",
  layout: "normal",
  faces: [
    {
      name: "Vellum Heir",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          move(all(and([kind("card"), hasSubtype("Aura"), attachedTo(self)])), { zone: "hand" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vellum Levy {B}
 * Sorcery
 * Each player discards a card. If you discarded a land card this way, put it onto the battlefield tapped.
 */
export const VellumLevy: Card = {
  format: 1,
  name: "Vellum Levy",
  layout: "normal",
  faces: [
    {
      name: "Vellum Levy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            discard(players, { min: 1, max: 1 }, { bind: 1 }),
            ifThen(
              performed(1, { filter: and([kind("card"), hasType("land"), ownedBy(you)]) }),
              move(among(bound(1), and([kind("card"), hasType("land"), ownedBy(you)])), {
                zone: "battlefield",
                tapped: true,
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vellum Rebuke {U}
 * Instant
 * Copy target instant or sorcery spell you don't control. Then its controller may pay {2}. If they don't, counter that spell.
 */
export const VellumRebuke: Card = {
  format: 1,
  name: "Vellum Rebuke",
  layout: "normal",
  faces: [
    {
      name: "Vellum Rebuke",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            copySpell(you, target(0)),
            may(controllerOf(target(0)), pay(controllerOf(target(0)), [mana(["2"])]), { bind: 1 }),
            ifThen(notSo(performed(1)), counter(target(0))),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("spell"),
                  or([hasType("instant"), hasType("sorcery")]),
                  not(controlledBy(you)),
                ]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vellum Recall {U}
 * Instant
 * Copy target instant or sorcery spell, then return it to its owner's hand. You may choose new targets for the copy.
 */
export const VellumRecall: Card = {
  format: 1,
  name: "Vellum Recall",
  layout: "normal",
  faces: [
    {
      name: "Vellum Recall",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            copySpell(you, target(0), { bind: 1 }),
            move(target(0), { zone: "hand" }),
            may(you, changeTargets(you, bound(1), "chooseNew")),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vellum Summons {G}
 * Sorcery
 * Reveal cards from the top of your library until you reveal a creature card. You may put that card onto the battlefield. Put the rest into your graveyard.
 */
export const VellumSummons: Card = {
  format: 1,
  name: "Vellum Summons",
  layout: "normal",
  faces: [
    {
      name: "Vellum Summons",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 1), {
              reveal: true,
              until: and([kind("card"), hasType("creature")]),
              bind: 1,
              bindFound: 2,
            }),
            may(you, move(bound(2), { zone: "battlefield" }, { bind: 3 })),
            move(among(bound(1), otherThan(bound(3))), { zone: "graveyard" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  InquestBolt,
  InquestCollar,
  InquestCourier,
  InquestHare,
  VellumHeir,
  VellumLevy,
  VellumRebuke,
  VellumRecall,
  VellumSummons,
];
