// generated from cards/barrow-lane.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  and,
  changeRules,
  controlledBy,
  damage,
  delayed,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  mana,
  move,
  otherThan,
  players,
  prevent,
  self,
  sequence,
  sorcerySpeed,
  spell,
  staticAbility,
  tapSelf,
  target,
  triggered,
  triggersAgain,
  triggersNot,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { haste, trample, unearth } from "./keywords/index.ts";

/**
 * Barrow Fair {B}
 * Sorcery
 * Return up to two target permanent cards from your graveyard to the battlefield.
 */
export const BarrowFair: Card = {
  format: 1,
  name: "Barrow Fair",
  layout: "normal",
  faces: [
    {
      name: "Barrow Fair",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 0, max: 2 },
              objects: and([kind("card"), kind("permanent"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bellringer {2}{B}
 * Creature — Human
 * If a creature you control dealing combat damage to a player causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
 * 1/4
 */
export const Bellringer: Card = {
  format: 1,
  name: "Bellringer",
  layout: "normal",
  faces: [
    {
      name: "Bellringer",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 4,
      abilities: [
        staticAbility([
          triggersAgain(
            damage(and([hasType("creature"), controlledBy(you)]), players, { combat: true }),
            and([kind("permanent"), controlledBy(you)]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cellar Wight {1}{B}
 * Creature — Zombie
 * {B}: Return this card from your graveyard to the battlefield. When it leaves the battlefield this turn, you gain 3 life. Activate only as a sorcery.
 * 2/2
 */
export const CellarWight: Card = {
  format: 1,
  name: "Cellar Wight",
  layout: "normal",
  faces: [
    {
      name: "Cellar Wight",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [mana(["B"])],
          sequence([
            move(self, { zone: "battlefield" }, { from: inZone("graveyard", you) }),
            delayed(
              zoneChange(isOneOf(self), "battlefield"),
              { effect: gainLife(you, 3) },
              { duration: until("end of turn"), once: true },
            ),
          ]),
          { limits: [sorcerySpeed], zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dig Up {B}
 * Instant
 * Return target creature card from your graveyard to the battlefield.
 */
export const DigUp: Card = {
  format: 1,
  name: "Dig Up",
  layout: "normal",
  faces: [
    {
      name: "Dig Up",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
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
 * Gate Clerk {1}{G}
 * Enchantment
 * Whenever one or more other permanents enter the battlefield under your control, you gain 1 life.
 */
export const GateClerk: Card = {
  format: 1,
  name: "Gate Clerk",
  layout: "normal",
  faces: [
    {
      name: "Gate Clerk",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([otherThan(self), kind("permanent"), controlledBy(you)]), undefined, "battlefield", {
            batch: true,
          }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Grave Lurcher {2}
 * Artifact Creature — Construct
 * Unearth {B}
 * 3/1
 */
export const GraveLurcher: Card = {
  format: 1,
  name: "Grave Lurcher",
  layout: "normal",
  faces: [
    {
      name: "Grave Lurcher",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 1,
      abilities: [unearth([mana(["B"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hedge Sentry {G}
 * Creature — Plant
 * 0/3
 */
export const HedgeSentry: Card = {
  format: 1,
  name: "Hedge Sentry",
  layout: "normal",
  faces: [
    {
      name: "Hedge Sentry",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 0,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mossy Bench {1}
 * Artifact
 * {T}: You gain 1 life.
 */
export const MossyBench: Card = {
  format: 1,
  name: "Mossy Bench",
  layout: "normal",
  faces: [
    {
      name: "Mossy Bench",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Muffled Yard {2}
 * Artifact
 * Creatures entering the battlefield don't cause abilities to trigger.
 */
export const MuffledYard: Card = {
  format: 1,
  name: "Muffled Yard",
  layout: "normal",
  faces: [
    {
      name: "Muffled Yard",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([triggersNot(zoneChange(hasType("creature"), undefined, "battlefield"))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Pale Pikeman {1}{B}
 * Creature — Zombie
 * Haste
 * {B}: Return this card from your graveyard to the battlefield. Prevent all damage that would be dealt by it this turn. Activate only as a sorcery.
 * 2/2
 */
export const PalePikeman: Card = {
  format: 1,
  name: "Pale Pikeman",
  layout: "normal",
  faces: [
    {
      name: "Pale Pikeman",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        haste(),
        activated(
          [mana(["B"])],
          sequence([
            move(self, { zone: "battlefield" }, { from: inZone("graveyard", you) }),
            changeRules([prevent({ from: isOneOf(self) })], until("end of turn")),
          ]),
          { limits: [sorcerySpeed], zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quiet Bookkeeper {1}{G}
 * Enchantment
 * Whenever another permanent enters the battlefield under your control, you gain 1 life. This ability triggers only once each turn.
 */
export const QuietBookkeeper: Card = {
  format: 1,
  name: "Quiet Bookkeeper",
  layout: "normal",
  faces: [
    {
      name: "Quiet Bookkeeper",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("permanent"), controlledBy(you), otherThan(self)]), undefined, "battlefield"),
          gainLife(you, 1),
          { timesPerTurn: 1 },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shoo {B}
 * Instant
 * Return target creature to its owner's hand.
 */
export const Shoo: Card = {
  format: 1,
  name: "Shoo",
  layout: "normal",
  faces: [
    {
      name: "Shoo",
      manaCost: ["B"],
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
  attributes: { rarity: "common" },
};

/**
 * Tollhouse Choir {2}{G}
 * Enchantment
 * If a creature entering the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
 */
export const TollhouseChoir: Card = {
  format: 1,
  name: "Tollhouse Choir",
  layout: "normal",
  faces: [
    {
      name: "Tollhouse Choir",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          triggersAgain(
            zoneChange(hasType("creature"), undefined, "battlefield"),
            and([kind("permanent"), controlledBy(you)]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tunnel Charger {3}{G}
 * Creature — Beast
 * Trample
 * Whenever this creature deals combat damage, you gain 1 life.
 * 5/5
 */
export const TunnelCharger: Card = {
  format: 1,
  name: "Tunnel Charger",
  layout: "normal",
  faces: [
    {
      name: "Tunnel Charger",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 5,
      toughness: 5,
      abilities: [trample(), triggered(damage(isOneOf(self), undefined, { combat: true }), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BarrowFair,
  Bellringer,
  CellarWight,
  DigUp,
  GateClerk,
  GraveLurcher,
  HedgeSentry,
  MossyBench,
  MuffledYard,
  PalePikeman,
  QuietBookkeeper,
  Shoo,
  TollhouseChoir,
  TunnelCharger,
];
