// generated from cards/breadth-thirteen.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  and,
  applies,
  cant,
  choose,
  choosePlayer,
  chooseValue,
  controlledBy,
  count,
  damage,
  dealDamage,
  distinct,
  draw,
  eitherRecipient,
  eventObjects,
  getCounters,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  kind,
  loseLife,
  mana,
  move,
  notSo,
  opponents,
  or,
  otherThan,
  payLife,
  performed,
  players,
  putCounters,
  repeat,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  times,
  triggered,
  you,
} from "../src/abilities/index.ts";

/**
 * Serow Broker {B}
 * Creature — Human Rogue
 * {1}: For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.
 * {0}: Choose a counter on target permanent or player. Put another counter of that kind on that permanent or player.
 * 1/1
 */
export const SerowBroker: Card = {
  format: 1,
  name: "Serow Broker",
  layout: "normal",
  faces: [
    {
      name: "Serow Broker",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["1"])],
          repeat(
            distinct("counterKind", target(0)),
            sequence([putCounters("chosen", 1, target(0)), getCounters(targetPlayers(0), "chosen", 1)]),
            { each: { what: "counterKind", on: target(0) } },
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent"), players: players }] },
        ),
        activated(
          [mana(["0"])],
          sequence([
            chooseValue(you, "counterKind", { on: target(0) }),
            putCounters("chosen", 1, target(0)),
            getCounters(targetPlayers(0), "chosen", 1),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent"), players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Despair {B}
 * Sorcery
 * Target opponent sacrifices a creature. If they can't, they lose 2 life and you draw a card. Then repeat this process for an enchantment and a land.
 */
export const SerowDespair: Card = {
  format: 1,
  name: "Serow Despair",
  layout: "normal",
  faces: [
    {
      name: "Serow Despair",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            sacrifice(targetPlayers(0), undefined, {
              count: { min: 1, max: 1 },
              filter: hasType("creature"),
              bind: 1,
            }),
            ifThen(notSo(performed(1)), sequence([loseLife(targetPlayers(0), 2), draw(you, 1)])),
            sacrifice(targetPlayers(0), undefined, {
              count: { min: 1, max: 1 },
              filter: hasType("enchantment"),
              bind: 2,
            }),
            ifThen(notSo(performed(2)), sequence([loseLife(targetPlayers(0), 2), draw(you, 1)])),
            sacrifice(targetPlayers(0), undefined, {
              count: { min: 1, max: 1 },
              filter: hasType("land"),
              bind: 3,
            }),
            ifThen(notSo(performed(3)), sequence([loseLife(targetPlayers(0), 2), draw(you, 1)])),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Drudge {R}
 * Creature — Goblin
 * 1/1
 */
export const SerowDrudge: Card = {
  format: 1,
  name: "Serow Drudge",
  layout: "normal",
  faces: [
    {
      name: "Serow Drudge",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Serow Echo {2}{R}
 * Enchantment
 * Whenever another source you control deals exactly 1 damage to a permanent or player, this enchantment deals 2 damage to that permanent or player.
 */
export const SerowEcho: Card = {
  format: 1,
  name: "Serow Echo",
  layout: "normal",
  faces: [
    {
      name: "Serow Echo",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          damage(and([controlledBy(you), otherThan(self)]), eitherRecipient(kind("permanent"), players), {
            amount: { comparison: "=", value: 1 },
          }),
          dealDamage(self, 2, eventObjects("other")),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Ledger {1}
 * Artifact
 * {T}, Pay 2 life for each card in your hand: Draw a card.
 */
export const SerowLedger: Card = {
  format: 1,
  name: "Serow Ledger",
  layout: "normal",
  faces: [
    {
      name: "Serow Ledger",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, payLife(times(2, count(all(and([kind("card"), inZone("hand", you)])))))],
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Muster {B}
 * Sorcery
 * Return a Goblin card from your graveyard to your hand, then do the same for Elf.
 */
export const SerowMuster: Card = {
  format: 1,
  name: "Serow Muster",
  layout: "normal",
  faces: [
    {
      name: "Serow Muster",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(
              choose({ min: 1, max: 1 }, and([kind("card"), hasSubtype("Goblin"), inZone("graveyard", you)])),
              { zone: "hand" },
            ),
            move(
              choose({ min: 1, max: 1 }, and([kind("card"), hasSubtype("Elf"), inZone("graveyard", you)])),
              { zone: "hand" },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Serow Ox {2}{G}
 * Creature — Ox
 * 2/4
 */
export const SerowOx: Card = {
  format: 1,
  name: "Serow Ox",
  layout: "normal",
  faces: [
    {
      name: "Serow Ox",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Serow Scout {G}
 * Creature — Elf
 * 1/1
 */
export const SerowScout: Card = {
  format: 1,
  name: "Serow Scout",
  layout: "normal",
  faces: [
    {
      name: "Serow Scout",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Serow Spark {R}
 * Instant
 * Serow Spark deals 1 damage to any target.
 */
export const SerowSpark: Card = {
  format: 1,
  name: "Serow Spark",
  layout: "normal",
  faces: [
    {
      name: "Serow Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
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
 * Serow Tollway {W}
 * Enchantment
 * Creatures can't attack you unless their controller pays 2 life for each creature they control that's attacking you.
 */
export const SerowTollway: Card = {
  format: 1,
  name: "Serow Tollway",
  layout: "normal",
  faces: [
    {
      name: "Serow Tollway",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(hasType("creature")), [cant("attack", { whom: you, unlessPaid: [payLife(2)] })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Venom {B}
 * Sorcery
 * Target player gets two poison counters. That player gets an experience counter.
 */
export const SerowVenom: Card = {
  format: 1,
  name: "Serow Venom",
  layout: "normal",
  faces: [
    {
      name: "Serow Venom",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            getCounters(targetPlayers(0), "poison", 2),
            getCounters(targetPlayers(0), "experience", 1),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Serow Witch {B}
 * Creature — Human Warlock
 * {1}: This creature deals 1 damage to any target and 1 damage to any target of an opponent's choice.
 * 1/3
 */
export const SerowWitch: Card = {
  format: 1,
  name: "Serow Witch",
  layout: "normal",
  faces: [
    {
      name: "Serow Witch",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warlock"],
      power: 1,
      toughness: 3,
      abilities: [
        activated([mana(["1"])], dealDamage(self, 1, target(0), { also: [{ amount: 1, to: target(1) }] }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              by: choosePlayer(opponents),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  SerowBroker,
  SerowDespair,
  SerowDrudge,
  SerowEcho,
  SerowLedger,
  SerowMuster,
  SerowOx,
  SerowScout,
  SerowSpark,
  SerowTollway,
  SerowVenom,
  SerowWitch,
];
