// generated from cards/field-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addTypes,
  affect,
  and,
  applies,
  beginningOf,
  changeControl,
  choose,
  controlledBy,
  dealDamage,
  eitherEvent,
  gainLife,
  happened,
  hasType,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  lifeChange,
  loseLife,
  mana,
  matches,
  may,
  modifyPT,
  notSo,
  opponents,
  or,
  otherThan,
  playerCant,
  playerIs,
  players,
  self,
  sequence,
  setPT,
  spell,
  staticAbility,
  status,
  target,
  triggered,
  turnFace,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { ascend, cycling, morph } from "./keywords/index.ts";

/**
 * Bailiff's Candle {W}
 * Sorcery
 * You may turn a permanent you control face up.
 */
export const BailiffsCandle: Card = {
  format: 1,
  name: "Bailiff's Candle",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Candle",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          may(
            you,
            turnFace(
              choose({ min: 1, max: 1 }, and([status("faceDown"), kind("permanent"), controlledBy(you)])),
              "up",
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Drift {1}{W}
 * Enchantment
 * Whenever you cycle Bailiff's Drift or cycle another card while Bailiff's Drift is on the battlefield, you gain 3 life.
 * Cycling {W}
 */
export const BailiffsDrift: Card = {
  format: 1,
  name: "Bailiff's Drift",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Drift",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            keywordAction("cycle", { by: you, what: isOneOf(self) }),
            keywordAction("cycle", {
              by: you,
              what: and([kind("card"), otherThan(self)]),
              during: matches(self, inZone("battlefield")),
            }),
          ]),
          gainLife(you, 3),
        ),
        cycling([mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Bailiff's Letter {3}{W}
 * Sorcery
 * You gain 5 life.
 * Cycling {W}
 */
export const BailiffsLetter: Card = {
  format: 1,
  name: "Bailiff's Letter",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Letter",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 5)), cycling([mana(["W"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Mask {3}{G}
 * Creature — Beast
 * Morph {G}
 * 4/4
 */
export const BailiffsMask: Card = {
  format: 1,
  name: "Bailiff's Mask",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Mask",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: [morph([mana(["G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Outrider {G}
 * Creature — Elk
 * This creature gets +2/+2 as long as another creature entered the battlefield under your control this turn.
 * 2/2
 */
export const BailiffsOutrider: Card = {
  format: 1,
  name: "Bailiff's Outrider",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Outrider",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elk"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [modifyPT(2, 2)])], {
          condition: happened(
            zoneChange(
              and([hasType("creature"), controlledBy(you), otherThan(self)]),
              undefined,
              "battlefield",
            ),
            "this turn",
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Prophet {2}{W}
 * Creature — Human Cleric
 * Ascend
 * At the beginning of your upkeep, if you have the city's blessing, you gain 2 life.
 * 2/2
 */
export const BailiffsProphet: Card = {
  format: 1,
  name: "Bailiff's Prophet",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Prophet",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        ascend(),
        triggered(beginningOf("upkeep", you), gainLife(you, 2), {
          condition: playerIs(you, "citysBlessing"),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Bailiff's Runner {0}
 * Creature — Human
 * 1/1
 */
export const BailiffsRunner: Card = {
  format: 1,
  name: "Bailiff's Runner",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Runner",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Spark {R}
 * Instant
 * Bailiff's Spark deals 1 damage to any target.
 */
export const BailiffsSpark: Card = {
  format: 1,
  name: "Bailiff's Spark",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Spark",
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
 * Bailiff's Summons {G}
 * Enchantment
 * {G}: Target land you control becomes a 2/2 Elemental creature until end of turn. It's still a land.
 */
export const BailiffsSummons: Card = {
  format: 1,
  name: "Bailiff's Summons",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Summons",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["G"])],
          affect(
            target(0),
            [addTypes({ cardTypes: ["creature"], subtypes: ["Elemental"] }), setPT(2, 2)],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("land"), controlledBy(you)]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bailiff's Verdict {B}
 * Instant
 * You can't cast this spell unless an opponent lost life this turn.
 * Each opponent loses 1 life.
 */
export const BailiffsVerdict: Card = {
  format: 1,
  name: "Bailiff's Verdict",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Verdict",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(you, "castSpells", { whom: isOneOf(self) })], {
          condition: notSo(happened(lifeChange("loss", opponents), "this turn")),
        }),
        spell(loseLife(opponents, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bailiff's Wheedler {R}
 * Creature — Human Rogue
 * When this creature enters, you may untap target creature and gain control of it until end of turn.
 * 1/1
 */
export const BailiffsWheedler: Card = {
  format: 1,
  name: "Bailiff's Wheedler",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Wheedler",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            sequence([untap(target(0)), affect(target(0), [changeControl(you)], until("end of turn"))]),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bailiff's Wrath {B}
 * Creature — Demon
 * You can't cast Bailiff's Wrath unless an opponent lost life this turn.
 * 4/4
 */
export const BailiffsWrath: Card = {
  format: 1,
  name: "Bailiff's Wrath",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Wrath",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Demon"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility([playerCant(you, "castSpells", { whom: isOneOf(self) })], {
          condition: notSo(happened(lifeChange("loss", opponents), "this turn")),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BailiffsCandle,
  BailiffsDrift,
  BailiffsLetter,
  BailiffsMask,
  BailiffsOutrider,
  BailiffsProphet,
  BailiffsRunner,
  BailiffsSpark,
  BailiffsSummons,
  BailiffsVerdict,
  BailiffsWheedler,
  BailiffsWrath,
];
