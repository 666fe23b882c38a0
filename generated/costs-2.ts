// generated from cards/costs-2.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activateAsInstant,
  activated,
  additionalCost,
  and,
  anything,
  applies,
  colorCount,
  controlledBy,
  costChange,
  costChoice,
  counterCost,
  dealDamage,
  draw,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  loyalty,
  mana,
  modifyPT,
  opponents,
  payLife,
  self,
  spell,
  staticAbility,
  tapSelf,
  target,
  targets,
  you,
} from "../src/abilities/index.ts";
import { crew, cycling, equip, flying, morph, typecycling } from "./keywords/index.ts";

/**
 * Bell Moth {2}{W}
 * Creature — Insect
 * Flying
 * Morph {W}
 * 2/1
 */
export const BellMoth: Card = {
  format: 1,
  name: "Bell Moth",
  layout: "normal",
  faces: [
    {
      name: "Bell Moth",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 2,
      toughness: 1,
      abilities: [flying(), morph([mana(["W"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blank Recruit {1}
 * Artifact Creature — Golem
 * 1/1
 */
export const BlankRecruit: Card = {
  format: 1,
  name: "Blank Recruit",
  layout: "normal",
  faces: [
    {
      name: "Blank Recruit",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Counting Engine {2}
 * Artifact
 * {3}: You gain 1 life.
 */
export const CountingEngine: Card = {
  format: 1,
  name: "Counting Engine",
  layout: "normal",
  faces: [
    {
      name: "Counting Engine",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["3"])], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drill Yard Quartermaster {1}{W}
 * Legendary Creature — Dwarf Warrior
 * You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.
 * 2/2
 */
export const DrillYardQuartermaster: Card = {
  format: 1,
  name: "Drill Yard Quartermaster",
  layout: "normal",
  faces: [
    {
      name: "Drill Yard Quartermaster",
      manaCost: ["1", "W"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Dwarf", "Warrior"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(anything, "instead", [mana(["0"])], {
            of: "keyword",
            keyword: "equip",
            by: you,
            nth: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hollow Halberd {1}
 * Artifact — Equipment
 * Equipped creature gets +2/+0.
 * Equip {3}
 * This Equipment's equip ability costs {2} less to activate if it targets a colorless creature.
 */
export const HollowHalberd: Card = {
  format: 1,
  name: "Hollow Halberd",
  layout: "normal",
  faces: [
    {
      name: "Hollow Halberd",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(2, 0)])]),
        equip([mana(["3"])]),
        staticAbility([
          costChange(
            and([isOneOf(self), targets(and([colorCount("=", 0), hasType("creature")]))]),
            "less",
            [mana(["2"])],
            { of: "keyword", keyword: "equip" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ilse, Warden of Hours {2}{W}
 * Legendary Planeswalker — Ilse
 * You may activate loyalty abilities of Ilse on any player's turn any time you could cast an instant.
 * +1: You gain 2 life.
 * Loyalty: 3
 */
export const IlseWardenOfHours: Card = {
  format: 1,
  name: "Ilse, Warden of Hours",
  layout: "normal",
  faces: [
    {
      name: "Ilse, Warden of Hours",
      manaCost: ["2", "W"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Ilse"],
      loyalty: 3,
      abilities: [
        staticAbility([activateAsInstant(you, isOneOf(self), { keyword: "loyalty" })]),
        activated([loyalty(1)], gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Moss Idol {1}{G}
 * Creature — Plant
 * 1/1
 */
export const MossIdol: Card = {
  format: 1,
  name: "Moss Idol",
  layout: "normal",
  faces: [
    {
      name: "Moss Idol",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Muffled Rite {2}
 * Artifact
 * All morph costs cost {2} more.
 */
export const MuffledRite: Card = {
  format: 1,
  name: "Muffled Rite",
  layout: "normal",
  faces: [
    {
      name: "Muffled Rite",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([costChange(anything, "more", [mana(["2"])], { of: "keyword", keyword: "morph" })]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Night Drill {1}{U}
 * Enchantment
 * You may pay {0} rather than pay the cycling cost of the first card you cycle each turn.
 */
export const NightDrill: Card = {
  format: 1,
  name: "Night Drill",
  layout: "normal",
  faces: [
    {
      name: "Night Drill",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(anything, "instead", [mana(["0"])], {
            of: "keyword",
            keyword: "cycling",
            by: you,
            nth: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Overseer of Gears {2}{U}
 * Creature — Artificer
 * The first activated ability of an artifact you activate each turn costs {2} less to activate.
 * 2/2
 */
export const OverseerOfGears: Card = {
  format: 1,
  name: "Overseer of Gears",
  layout: "normal",
  faces: [
    {
      name: "Overseer of Gears",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(and([hasType("artifact"), inZone("battlefield")]), "less", [mana(["2"])], {
            of: "ability",
            by: you,
            nth: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Parade Lynx {1}{W}
 * Creature — Cat Soldier
 * You may activate equip abilities any time you could cast an instant.
 * 2/2
 */
export const ParadeLynx: Card = {
  format: 1,
  name: "Parade Lynx",
  layout: "normal",
  faces: [
    {
      name: "Parade Lynx",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([activateAsInstant(you, anything, { keyword: "equip" })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pin Thrower {R}
 * Creature — Goblin
 * {1}, {T}: This creature deals 1 damage to target creature.
 * 1/1
 */
export const PinThrower: Card = {
  format: 1,
  name: "Pin Thrower",
  layout: "normal",
  faces: [
    {
      name: "Pin Thrower",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["1"]), tapSelf], dealDamage(self, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rampart Skiff {2}
 * Legendary Artifact — Vehicle
 * Crew 3
 * You may remove a loyalty counter from a planeswalker you control rather than pay this Vehicle's crew cost.
 * 3/3
 */
export const RampartSkiff: Card = {
  format: 1,
  name: "Rampart Skiff",
  layout: "normal",
  faces: [
    {
      name: "Rampart Skiff",
      manaCost: ["2"],
      supertypes: ["legendary"],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      abilities: [
        crew(3),
        staticAbility([
          costChange(
            isOneOf(self),
            "instead",
            [
              counterCost(
                "remove",
                "loyalty",
                { min: 1, max: 1 },
                costChoice({ min: 1, max: 1 }, and([hasType("planeswalker"), controlledBy(you)])),
              ),
            ],
            { of: "keyword", keyword: "crew", by: you },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Rootbound Patron {3}{G}
 * Creature — Wurm
 * As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if you paid life this way. This effect reduces only the amount of green mana you pay.
 * 3/3
 */
export const RootboundPatron: Card = {
  format: 1,
  name: "Rootbound Patron",
  layout: "normal",
  faces: [
    {
      name: "Rootbound Patron",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wurm"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([
          additionalCost(
            and([hasColor("green"), kind("spell"), kind("permanent"), controlledBy(you)]),
            [payLife(2)],
            { optional: true, keyword: "another's additional", reduces: ["G"], coloredOnly: true },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Spare Orders {4}{U}
 * Sorcery
 * Draw two cards.
 * Cycling {3}
 * Plainscycling {4}
 */
export const SpareOrders: Card = {
  format: 1,
  name: "Spare Orders",
  layout: "normal",
  faces: [
    {
      name: "Spare Orders",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(draw(you, 2)),
        cycling([mana(["3"])]),
        typecycling(hasSubtype("Plains"), [mana(["4"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Sapling {G}{G}
 * Creature — Plant
 * 2/2
 */
export const TwinSapling: Card = {
  format: 1,
  name: "Twin Sapling",
  layout: "normal",
  faces: [
    {
      name: "Twin Sapling",
      manaCost: ["G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wharf Tollkeeper {1}{U}
 * Creature — Merfolk Wizard
 * Abilities your opponents activate that target a Merfolk you control cost {2} more to activate.
 * 2/2
 */
export const WharfTollkeeper: Card = {
  format: 1,
  name: "Wharf Tollkeeper",
  layout: "normal",
  faces: [
    {
      name: "Wharf Tollkeeper",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(targets(and([hasSubtype("Merfolk"), controlledBy(you)])), "more", [mana(["2"])], {
            of: "ability",
            by: opponents,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Yard Halberd {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+1.
 * Equip {3}
 */
export const YardHalberd: Card = {
  format: 1,
  name: "Yard Halberd",
  layout: "normal",
  faces: [
    {
      name: "Yard Halberd",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(1, 1)])]), equip([mana(["3"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellMoth,
  BlankRecruit,
  CountingEngine,
  DrillYardQuartermaster,
  HollowHalberd,
  IlseWardenOfHours,
  MossIdol,
  MuffledRite,
  NightDrill,
  OverseerOfGears,
  ParadeLynx,
  PinThrower,
  RampartSkiff,
  RootboundPatron,
  SpareOrders,
  TwinSapling,
  WharfTollkeeper,
  YardHalberd,
];
