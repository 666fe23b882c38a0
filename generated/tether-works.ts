// generated from cards/tether-works.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  among,
  and,
  applies,
  attach,
  attackDeclared,
  attacks,
  beginningOf,
  bound,
  compareQuantities,
  controlledBy,
  controllerOf,
  delayed,
  destroy,
  draw,
  eventObjects,
  exile,
  gainAbilities,
  gainLife,
  happened,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  linked,
  loseAbilities,
  mana,
  matches,
  modifyPT,
  move,
  or,
  replace,
  sacrifice,
  self,
  sequence,
  setLife,
  setTypes,
  spell,
  statOf,
  staticAbility,
  target,
  timesActivated,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, equip } from "./keywords/index.ts";

/**
 * Frayed Winch {2}
 * Artifact
 * {0}: You gain 1 life. If this ability has been activated three or more times this turn, sacrifice this artifact at the beginning of the next end step.
 */
export const FrayedWinch: Card = {
  format: 1,
  name: "Frayed Winch",
  layout: "normal",
  faces: [
    {
      name: "Frayed Winch",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            gainLife(you, 1),
            ifThen(
              timesActivated(">=", 3),
              delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, self) }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Howling Second {4}{G}
 * Creature — Wolf
 * Pack tactics — Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 3 life.
 * 4/4
 */
export const HowlingSecond: Card = {
  format: 1,
  name: "Howling Second",
  layout: "normal",
  faces: [
    {
      name: "Howling Second",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(attacks(isOneOf(self)), gainLife(you, 3), {
          condition: happened(
            attackDeclared(you, {
              together: compareQuantities(
                statOf("power", among(eventObjects("object"), hasType("creature")), { combine: "total" }),
                ">=",
                6,
              ),
            }),
            "this combat",
          ),
          abilityWord: "pack tactics",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loop Warden {2}{W}
 * Creature — Human Artificer
 * Whenever an Aura or Equipment you control becomes attached to a creature, you gain 1 life.
 * 2/2
 */
export const LoopWarden: Card = {
  format: 1,
  name: "Loop Warden",
  layout: "normal",
  faces: [
    {
      name: "Loop Warden",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          keywordAction("attach", {
            what: and([or([hasSubtype("Aura"), hasSubtype("Equipment")]), controlledBy(you)]),
            other: hasType("creature"),
          }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Midnight Tether {2}{B}
 * Enchantment
 * When Midnight Tether enters, if it's on the battlefield, it becomes an Aura with "enchant creature put onto the battlefield with Midnight Tether." Put target creature card from a graveyard onto the battlefield under your control and attach Midnight Tether to it. When Midnight Tether leaves the battlefield, that creature's controller sacrifices it.
 */
export const MidnightTether: Card = {
  format: 1,
  name: "Midnight Tether",
  layout: "normal",
  faces: [
    {
      name: "Midnight Tether",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            affect(self, [
              setTypes({ subtypes: ["Aura"] }),
              gainAbilities([
                enchant(and([hasType("creature"), isOneOf(linked("put")), inZone("battlefield")])),
              ]),
            ]),
            move(target(0), { zone: "battlefield" }, { link: "put" }),
            attach(self, target(0)),
            delayed(zoneChange(isOneOf(self), "battlefield"), {
              effect: sacrifice(controllerOf(target(0)), target(0)),
            }),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard")]),
              },
            ],
            condition: matches(self, inZone("battlefield")),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pack Foreman {3}{R}
 * Creature — Wolf
 * Whenever you attack with creatures with total power 5 or greater, draw a card.
 * 3/3
 */
export const PackForeman: Card = {
  format: 1,
  name: "Pack Foreman",
  layout: "normal",
  faces: [
    {
      name: "Pack Foreman",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          attackDeclared(you, {
            together: compareQuantities(
              statOf("power", among(eventObjects("object"), hasType("creature")), { combine: "total" }),
              ">=",
              5,
            ),
          }),
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quick Loop {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const QuickLoop: Card = {
  format: 1,
  name: "Quick Loop",
  layout: "normal",
  faces: [
    {
      name: "Quick Loop",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rig Breaker {R}
 * Instant
 * Destroy target artifact.
 */
export const RigBreaker: Card = {
  format: 1,
  name: "Rig Breaker",
  layout: "normal",
  faces: [
    {
      name: "Rig Breaker",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Snapping Rig {1}
 * Artifact — Equipment
 * Equipped creature gets +2/+0.
 * Whenever this Equipment becomes unattached from a creature, destroy that creature.
 * Equip {0}
 */
export const SnappingRig: Card = {
  format: 1,
  name: "Snapping Rig",
  layout: "normal",
  faces: [
    {
      name: "Snapping Rig",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(2, 0)])]),
        triggered(
          keywordAction("unattach", { what: isOneOf(self), other: hasType("creature") }),
          destroy(eventObjects("other")),
        ),
        equip([mana(["0"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tether Oath {3}{W}{W}
 * Enchantment
 * If you would lose the game, instead exile this enchantment and your life total becomes 7.
 */
export const TetherOath: Card = {
  format: 1,
  name: "Tether Oath",
  layout: "normal",
  faces: [
    {
      name: "Tether Oath",
      manaCost: ["3", "W", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(keywordAction("loseGame", { by: you }), sequence([exile(self), setLife(you, 7)])),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tether from Below {1}{B}
 * Enchantment — Aura
 * Enchant creature card in a graveyard
 * When Tether from Below enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Tether from Below." Return enchanted creature card to the battlefield under your control and attach Tether from Below to it. When Tether from Below leaves the battlefield, that creature's controller sacrifices it.
 * Enchanted creature gets -1/-0.
 */
export const TetherFromBelow: Card = {
  format: 1,
  name: "Tether from Below",
  layout: "normal",
  faces: [
    {
      name: "Tether from Below",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(and([kind("card"), hasType("creature"), inZone("graveyard")])),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            affect(self, [
              loseAbilities(["enchant"]),
              gainAbilities([
                enchant(and([hasType("creature"), isOneOf(linked("put")), inZone("battlefield")])),
              ]),
            ]),
            move(host, { zone: "battlefield" }, { link: "put", bind: 1 }),
            attach(self, bound(1)),
            delayed(zoneChange(isOneOf(self), "battlefield"), {
              effect: sacrifice(controllerOf(bound(1)), bound(1)),
            }),
          ]),
          { condition: matches(self, inZone("battlefield")) },
        ),
        staticAbility([applies(host, [modifyPT(-1, 0)])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Untie {1}{W}
 * Instant
 * Destroy target enchantment.
 */
export const Untie: Card = {
  format: 1,
  name: "Untie",
  layout: "normal",
  faces: [
    {
      name: "Untie",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  FrayedWinch,
  HowlingSecond,
  LoopWarden,
  MidnightTether,
  PackForeman,
  QuickLoop,
  RigBreaker,
  SnappingRig,
  TetherOath,
  TetherFromBelow,
  Untie,
];
