// generated from cards/second-look.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  attach,
  attackDeclared,
  cast,
  changeRules,
  choose,
  controlledBy,
  costOnObjects,
  count,
  dealDamage,
  eventAmount,
  eventObjects,
  exchangeControl,
  extraLands,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  ifThen,
  isOneOf,
  kind,
  loseTypes,
  loyalty,
  mana,
  may,
  modifyPT,
  moveCounters,
  opponents,
  or,
  otherThan,
  performed,
  players,
  prevent,
  putCounters,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  together,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { echo, enchant, equip, protection } from "./keywords/index.ts";

/**
 * Ashen Heretic {1}{R}
 * Creature — Human Cleric
 * Protection from white
 * 2/2
 */
export const AshenHeretic: Card = {
  format: 1,
  name: "Ashen Heretic",
  layout: "normal",
  faces: [
    {
      name: "Ashen Heretic",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("white"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chapel Medic {W}
 * Creature — Human Cleric
 * {T}: Prevent the next X damage that would be dealt to you this turn, where X is the number of creatures you control.
 * 1/1
 */
export const ChapelMedic: Card = {
  format: 1,
  name: "Chapel Medic",
  layout: "normal",
  faces: [
    {
      name: "Chapel Medic",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          changeRules(
            [prevent({ amount: count(all(and([hasType("creature"), controlledBy(you)]))), to: you })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Copper Terrace
 * Artifact Land
 * {T}: Add {C}.
 */
export const CopperTerrace: Card = {
  format: 1,
  name: "Copper Terrace",
  layout: "normal",
  faces: [
    {
      name: "Copper Terrace",
      supertypes: [],
      cardTypes: ["artifact", "land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drumline Sergeant {1}{W}
 * Creature — Human Soldier
 * Whenever you attack with one or more Soldiers, you gain that much life.
 * 2/2
 */
export const DrumlineSergeant: Card = {
  format: 1,
  name: "Drumline Sergeant",
  layout: "normal",
  faces: [
    {
      name: "Drumline Sergeant",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(attackDeclared(you, { withCreatures: hasSubtype("Soldier") }), gainLife(you, eventAmount)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Forget the Brood {G}
 * Instant
 * Target creature loses all creature types until end of turn.
 */
export const ForgetTheBrood: Card = {
  format: 1,
  name: "Forget the Brood",
  layout: "normal",
  faces: [
    {
      name: "Forget the Brood",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseTypes({ every: "creatureType" })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gatewatch Ledger {2}{W}
 * Enchantment
 * Whenever an opponent attacks you with one or more creatures, you gain that much life.
 */
export const GatewatchLedger: Card = {
  format: 1,
  name: "Gatewatch Ledger",
  layout: "normal",
  faces: [
    {
      name: "Gatewatch Ledger",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          attackDeclared(opponents, { withCreatures: hasType("creature"), whom: you }),
          gainLife(you, eventAmount),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gutted Foundry {3}{R}
 * Sorcery
 * Target player sacrifices an artifact and a land.
 */
export const GuttedFoundry: Card = {
  format: 1,
  name: "Gutted Foundry",
  layout: "normal",
  faces: [
    {
      name: "Gutted Foundry",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sacrifice(
            targetPlayers(0),
            together([
              choose({ min: 1, max: 1 }, hasType("artifact")),
              choose({ min: 1, max: 1 }, hasType("land")),
            ]),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hive Herald {1}{G}
 * Creature — Insect
 * Whenever you attack with one or more Insects, put a +1/+1 counter on each of them.
 * 1/1
 */
export const HiveHerald: Card = {
  format: 1,
  name: "Hive Herald",
  layout: "normal",
  faces: [
    {
      name: "Hive Herald",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attackDeclared(you, { withCreatures: hasSubtype("Insect") }),
          putCounters("+1/+1", 1, eventObjects("object")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kiln Draft {R}
 * Instant
 * Kiln Draft deals 3 damage to any target.
 */
export const KilnDraft: Card = {
  format: 1,
  name: "Kiln Draft",
  layout: "normal",
  faces: [
    {
      name: "Kiln Draft",
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
 * Marrow Courier {G}
 * Creature — Insect
 * When this creature enters, you may move a +1/+1 counter from another creature you control onto this creature. If you do, you gain 3 life.
 * 1/1
 */
export const MarrowCourier: Card = {
  format: 1,
  name: "Marrow Courier",
  layout: "normal",
  faces: [
    {
      name: "Marrow Courier",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              moveCounters(
                "+1/+1",
                { min: 1, max: 1 },
                choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(you), otherThan(self)])),
                self,
              ),
              { bind: 1 },
            ),
            ifThen(performed(1), gainLife(you, 3)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mill Badger {1}{G}
 * Creature — Badger
 * 2/2
 */
export const MillBadger: Card = {
  format: 1,
  name: "Mill Badger",
  layout: "normal",
  faces: [
    {
      name: "Mill Badger",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Badger"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Opened Fields {G}
 * Instant
 * You may play X additional lands this turn, where X is the number of creatures you control.
 */
export const OpenedFields: Card = {
  format: 1,
  name: "Opened Fields",
  layout: "normal",
  faces: [
    {
      name: "Opened Fields",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [extraLands(you, count(all(and([hasType("creature"), controlledBy(you)]))))],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Orla of the Gate {2}{W}{W}
 * Legendary Planeswalker — Orla
 * +1: You gain 1 life.
 * Loyalty: 3
 */
export const OrlaOfTheGate: Card = {
  format: 1,
  name: "Orla of the Gate",
  layout: "normal",
  faces: [
    {
      name: "Orla of the Gate",
      manaCost: ["2", "W", "W"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Orla"],
      loyalty: 3,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Ploughman of Fields {1}{G}
 * Creature — Human Farmer
 * You may play an additional land on each of your turns.
 * 1/1
 */
export const PloughmanOfFields: Card = {
  format: 1,
  name: "Ploughman of Fields",
  layout: "normal",
  faces: [
    {
      name: "Ploughman of Fields",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Farmer"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([extraLands(you, 1)])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quarry Mule {G}
 * Creature — Horse
 * Echo {G}
 * 2/2
 */
export const QuarryMule: Card = {
  format: 1,
  name: "Quarry Mule",
  layout: "normal",
  faces: [
    {
      name: "Quarry Mule",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse"],
      power: 2,
      toughness: 2,
      abilities: [echo([mana(["G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Roving Harness {2}
 * Artifact — Equipment
 * Equipped creature gets +1/+1.
 * Whenever you cast a spell, you may attach this Equipment to a creature you control. If you do, you gain 1 life.
 * Equip {2}
 */
export const RovingHarness: Card = {
  format: 1,
  name: "Roving Harness",
  layout: "normal",
  faces: [
    {
      name: "Roving Harness",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        triggered(
          cast(you, kind("spell")),
          sequence([
            may(
              you,
              attach(self, choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(you)]))),
              { bind: 1 },
            ),
            ifThen(performed(1), gainLife(you, 1)),
          ]),
        ),
        equip([mana(["2"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tithe of the Quarry {1}{G}
 * Enchantment
 * Creatures you control have echo {3}.
 */
export const TitheOfTheQuarry: Card = {
  format: 1,
  name: "Tithe of the Quarry",
  layout: "normal",
  faces: [
    {
      name: "Tithe of the Quarry",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([echo([mana(["3"])])])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Totem of Trade {3}
 * Artifact
 * {T}, Return this artifact to its owner's hand: You may exchange control of this artifact and target creature. If you do, you gain 3 life.
 */
export const TotemOfTrade: Card = {
  format: 1,
  name: "Totem of Trade",
  layout: "normal",
  faces: [
    {
      name: "Totem of Trade",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("returnToHand", self)],
          sequence([
            may(you, exchangeControl(self, target(0)), { bind: 1 }),
            ifThen(performed(1), gainLife(you, 3)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wandering Veil {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 * {1}: Attach this Aura to a creature you control.
 */
export const WanderingVeil: Card = {
  format: 1,
  name: "Wandering Veil",
  layout: "normal",
  faces: [
    {
      name: "Wandering Veil",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        activated(
          [mana(["1"])],
          attach(self, choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(you)]))),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenHeretic,
  ChapelMedic,
  CopperTerrace,
  DrumlineSergeant,
  ForgetTheBrood,
  GatewatchLedger,
  GuttedFoundry,
  HiveHerald,
  KilnDraft,
  MarrowCourier,
  MillBadger,
  OpenedFields,
  OrlaOfTheGate,
  PloughmanOfFields,
  QuarryMule,
  RovingHarness,
  TitheOfTheQuarry,
  TotemOfTrade,
  WanderingVeil,
];
