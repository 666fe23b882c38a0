// generated from cards/judge-3.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  becomeCopy,
  bound,
  changeRules,
  choose,
  controlledBy,
  costChange,
  createCopies,
  dealDamage,
  doAction,
  each,
  entersWith,
  gainLife,
  hasSubtype,
  hasType,
  inZone,
  isOneOf,
  kind,
  mana,
  move,
  players,
  prevent,
  search,
  self,
  sequence,
  setTypes,
  shuffle,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  timesPerTurn,
  triggered,
  unlocks,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { lifelink } from "./keywords/index.ts";

/**
 * Bailiff of Keys {1}{U}
 * Creature — Human Rogue
 * When this creature enters, unlock a locked door of a Room you control.
 * 2/1
 */
export const BailiffOfKeys: Card = {
  name: "Bailiff of Keys",
  layout: "normal",
  faces: [
    {
      name: "Bailiff of Keys",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          doAction(
            "unlockDoor",
            you,
            choose({ min: 1, max: 1 }, and([hasSubtype("Room"), controlledBy(you), status("locked")])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Double {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const BenchDouble: Card = {
  name: "Bench Double",
  layout: "normal",
  faces: [
    {
      name: "Bench Double",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")]))),
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
 * Bench Goblin {R}
 * Creature — Goblin Scout
 * 1/1
 */
export const BenchGoblin: Card = {
  name: "Bench Goblin",
  layout: "normal",
  faces: [
    {
      name: "Bench Goblin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Pillar {4}
 * Artifact Creature — Wall
 * 0/9
 */
export const BenchPillar: Card = {
  name: "Bench Pillar",
  layout: "normal",
  faces: [
    {
      name: "Bench Pillar",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 9,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamber Prism {2}
 * Artifact
 * {3}, {T}: Add {G}{G}{G}.
 */
export const ChamberPrism: Card = {
  name: "Chamber Prism",
  layout: "normal",
  faces: [
    {
      name: "Chamber Prism",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["3"]), tapSelf], addMana(you, { symbols: ["G", "G", "G"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Excise Writ {2}
 * Artifact
 * Activated abilities of lands cost {1} more to activate.
 */
export const ExciseWrit: Card = {
  name: "Excise Writ",
  layout: "normal",
  faces: [
    {
      name: "Excise Writ",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([hasType("land"), inZone("battlefield")]), "more", [mana(["1"])], { of: "ability" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gavel Guard {W}
 * Instant
 * Prevent the next 3 damage that would be dealt to target creature this turn.
 */
export const GavelGuard: Card = {
  name: "Gavel Guard",
  layout: "normal",
  faces: [
    {
      name: "Gavel Guard",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(changeRules([prevent({ amount: 3, to: target(0) })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * General Summons {G}
 * Sorcery
 * Each player searches their library for a creature card, puts it onto the battlefield, then shuffles.
 */
export const GeneralSummons: Card = {
  name: "General Summons",
  layout: "normal",
  faces: [
    {
      name: "General Summons",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(players, { min: 1, max: 1 }, and([kind("card"), hasType("creature")]), { bind: 1 }),
            move(bound(1), { zone: "battlefield" }, { who: players }),
            shuffle(players),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Relic Caster {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature, except it's an enchantment. Activate only once each turn.
 */
export const RelicCaster: Card = {
  name: "Relic Caster",
  layout: "normal",
  faces: [
    {
      name: "Relic Caster",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), { except: [setTypes({ cardTypes: ["enchantment"] })] }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            limits: [timesPerTurn(1)],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Side Chapel {W}
 * Enchantment — Room
 * When you unlock this door, you gain 1 life.
 * //
 * Crypt Stair {W}
 * Enchantment — Room
 * When you unlock this door, you gain 2 life.
 */
export const SideChapelCryptStair: Card = {
  name: "Side Chapel // Crypt Stair",
  layout: "split",
  faces: [
    {
      name: "Side Chapel",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 1))],
    },
    {
      name: "Crypt Stair",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sworn Cub {G}{G}{G}
 * Creature — Bear
 * 3/3
 */
export const SwornCub: Card = {
  name: "Sworn Cub",
  layout: "normal",
  faces: [
    {
      name: "Sworn Cub",
      manaCost: ["G", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vital Usher {W}
 * Creature — Snake
 * Lifelink
 * 3/3
 */
export const VitalUsher: Card = {
  name: "Vital Usher",
  layout: "normal",
  faces: [
    {
      name: "Vital Usher",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 3,
      toughness: 3,
      abilities: [lifelink()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Volley of Writs {2}{R}
 * Sorcery
 * Each creature you control deals damage equal to its power to target creature.
 */
export const VolleyOfWrits: Card = {
  name: "Volley of Writs",
  layout: "normal",
  faces: [
    {
      name: "Volley of Writs",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(all(and([hasType("creature"), controlledBy(you)])), statOf("power", each), target(0), {
            each: "source",
          }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Waiting Hall {1}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 * //
 * Back Office {2}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 5 life.
 */
export const WaitingHallBackOffice: Card = {
  name: "Waiting Hall // Back Office",
  layout: "split",
  faces: [
    {
      name: "Waiting Hall",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 3))],
    },
    {
      name: "Back Office",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 5))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waived Fees {2}
 * Artifact
 * Activated abilities of artifacts you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
 */
export const WaivedFees: Card = {
  name: "Waived Fees",
  layout: "normal",
  faces: [
    {
      name: "Waived Fees",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([hasType("artifact"), controlledBy(you), inZone("battlefield")]),
            "less",
            [mana(["2"])],
            { of: "ability", minimum: 1 },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BailiffOfKeys,
  BenchDouble,
  BenchGoblin,
  BenchPillar,
  ChamberPrism,
  ExciseWrit,
  GavelGuard,
  GeneralSummons,
  RelicCaster,
  SideChapelCryptStair,
  SwornCub,
  VitalUsher,
  VolleyOfWrits,
  WaitingHallBackOffice,
  WaivedFees,
];
