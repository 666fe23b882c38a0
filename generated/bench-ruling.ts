// generated from cards/bench-ruling.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  choose,
  controlledBy,
  count,
  destroy,
  entersWith,
  eventObjects,
  exile,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  linked,
  loyalty,
  mana,
  mayPlay,
  move,
  opponents,
  otherThan,
  self,
  sequence,
  setPT,
  spell,
  spendAnyMana,
  statOf,
  staticAbility,
  tapSelf,
  target,
  triggered,
  turnFace,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { morph } from "./keywords/index.ts";

/**
 * Bench Advocate {2}
 * Legendary Planeswalker — Tam
 * +1: You gain 1 life.
 * Loyalty: 3
 */
export const BenchAdvocate: Card = {
  format: 1,
  name: "Bench Advocate",
  layout: "normal",
  faces: [
    {
      name: "Bench Advocate",
      manaCost: ["2"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Tam"],
      loyalty: 3,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Bench Bailiff {1}
 * Creature — Rogue
 * When this creature enters, exile target creature an opponent controls.
 * You may cast cards exiled with this creature. Mana of any type can be spent to cast those spells.
 * 1/1
 */
export const BenchBailiff: Card = {
  format: 1,
  name: "Bench Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Bench Bailiff",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), exile(target(0), { link: "exiled" }), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
          ],
        }),
        staticAbility([
          mayPlay(you, and([kind("card"), isOneOf(linked("exiled")), inZone("exile")]), "cast"),
        ]),
        staticAbility([spendAnyMana(you, { on: isOneOf(linked("exiled")), anyType: true })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Bench Exhumation {B}
 * Sorcery
 * Exile target creature card from your graveyard. You gain life equal to that card's power.
 */
export const BenchExhumation: Card = {
  format: 1,
  name: "Bench Exhumation",
  layout: "normal",
  faces: [
    {
      name: "Bench Exhumation",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), gainLife(you, statOf("power", target(0)))]), {
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
 * Bench Likeness {U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const BenchLikeness: Card = {
  format: 1,
  name: "Bench Likeness",
  layout: "normal",
  faces: [
    {
      name: "Bench Likeness",
      manaCost: ["U"],
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
 * Bench Recall {B}
 * Sorcery
 * Return target creature card from your graveyard to your hand. You gain life equal to that card's power.
 */
export const BenchRecall: Card = {
  format: 1,
  name: "Bench Recall",
  layout: "normal",
  faces: [
    {
      name: "Bench Recall",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([move(target(0), { zone: "hand" }), gainLife(you, statOf("power", target(0)))]), {
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
 * Court Sundial {3}
 * Artifact
 * {T}: Add {C}.
 */
export const CourtSundial: Card = {
  format: 1,
  name: "Court Sundial",
  layout: "normal",
  faces: [
    {
      name: "Court Sundial",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Felling Writ {B}
 * Instant
 * Destroy target creature.
 */
export const FellingWrit: Card = {
  format: 1,
  name: "Felling Writ",
  layout: "normal",
  faces: [
    {
      name: "Felling Writ",
      manaCost: ["B"],
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
 * Grove Keeper {1}
 * Creature — Treefolk
 * Whenever another creature you control dies, return it to the battlefield face down under your control. It's an Island land.
 * 1/1
 */
export const GroveKeeper: Card = {
  format: 1,
  name: "Grove Keeper",
  layout: "normal",
  faces: [
    {
      name: "Grove Keeper",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            "battlefield",
            "graveyard",
          ),
          move(eventObjects("object"), {
            zone: "battlefield",
            faceDown: true,
            as: { name: "", supertypes: [], cardTypes: ["land"], subtypes: ["Island"], abilities: [] },
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Larval Rite {U}
 * Sorcery
 * Turn up to two target creatures face down. They're 1/3 Ooze creatures.
 */
export const LarvalRite: Card = {
  format: 1,
  name: "Larval Rite",
  layout: "normal",
  faces: [
    {
      name: "Larval Rite",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          turnFace(target(0), "down", {
            as: {
              name: "",
              supertypes: [],
              cardTypes: ["creature"],
              subtypes: ["Ooze"],
              abilities: [],
              power: 1,
              toughness: 3,
            },
          }),
          { targets: [{ count: { min: 0, max: 2 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Masked Warden {3}{G}
 * Creature — Bear
 * Morph {G}
 * 5/5
 */
export const MaskedWarden: Card = {
  format: 1,
  name: "Masked Warden",
  layout: "normal",
  faces: [
    {
      name: "Masked Warden",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 5,
      toughness: 5,
      abilities: [morph([mana(["G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spring Clerk {1}{G}
 * Creature — Elf Advisor
 * 1/1
 */
export const SpringClerk: Card = {
  format: 1,
  name: "Spring Clerk",
  layout: "normal",
  faces: [
    {
      name: "Spring Clerk",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Standing Retainer {W}
 * Enchantment
 * Each planeswalker you control enters with an additional loyalty counter on it.
 */
export const StandingRetainer: Card = {
  format: 1,
  name: "Standing Retainer",
  layout: "normal",
  faces: [
    {
      name: "Standing Retainer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          entersWith(and([hasType("planeswalker"), controlledBy(you)]), {
            counters: [{ kind: "loyalty", count: 1 }],
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tally of Graves {1}{B}
 * Creature — Spirit
 * Tally of Graves's power and toughness are each equal to the number of cards in your graveyard.
 * *\/*
 */
export const TallyOfGraves: Card = {
  format: 1,
  name: "Tally of Graves",
  layout: "normal",
  faces: [
    {
      name: "Tally of Graves",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: "*",
      toughness: "*",
      abilities: [
        staticAbility([
          applies(self, [
            setPT(
              count(all(and([kind("card"), inZone("graveyard", you)]))),
              count(all(and([kind("card"), inZone("graveyard", you)]))),
              { characteristicDefining: true },
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Threefold Ember {R}{R}{R}
 * Sorcery
 * You gain 3 life.
 */
export const ThreefoldEmber: Card = {
  format: 1,
  name: "Threefold Ember",
  layout: "normal",
  faces: [
    {
      name: "Threefold Ember",
      manaCost: ["R", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BenchAdvocate,
  BenchBailiff,
  BenchExhumation,
  BenchLikeness,
  BenchRecall,
  CourtSundial,
  FellingWrit,
  GroveKeeper,
  LarvalRite,
  MaskedWarden,
  SpringClerk,
  StandingRetainer,
  TallyOfGraves,
  ThreefoldEmber,
];
