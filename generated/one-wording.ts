// generated from cards/one-wording.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  anyOf,
  applies,
  beginningOf,
  chooseValue,
  chosen,
  compare,
  compareQuantities,
  controlledBy,
  dealDamage,
  destroy,
  distinct,
  draw,
  eachPlayer,
  entersWith,
  extreme,
  gainLife,
  half,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseLife,
  matches,
  modifyPT,
  opponents,
  or,
  playerStat,
  players,
  playersWho,
  putCounters,
  self,
  sequence,
  shares,
  spell,
  statOf,
  staticAbility,
  target,
  targetPlayers,
  triggered,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Onewright Chimera {G}
 * Creature — Elemental
 * This creature enters with a flying, first strike, or lifelink counter on it.
 * 1/1
 */
export const OnewrightChimera: Card = {
  format: 1,
  name: "Onewright Chimera",
  layout: "normal",
  faces: [
    {
      name: "Onewright Chimera",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: putCounters("flying", 1, self, { kinds: ["flying", "first strike", "lifelink"] }),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Garland {1}{W}
 * Sorcery
 * Put a +1/+1 counter and a flying counter on target creature, a shield counter on another target creature, and a +1/+1 counter on a third target creature.
 */
export const OnewrightGarland: Card = {
  format: 1,
  name: "Onewright Garland",
  layout: "normal",
  faces: [
    {
      name: "Onewright Garland",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0)),
            putCounters("flying", 1, target(0)),
            putCounters("shield", 1, target(1)),
            putCounters("+1/+1", 1, target(2)),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
              { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
              { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0, 1] },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Grinder {1}{G}
 * Creature — Rat
 * This creature gets +1/+1 for each card type in your graveyard.
 * 0/1
 */
export const OnewrightGrinder: Card = {
  format: 1,
  name: "Onewright Grinder",
  layout: "normal",
  faces: [
    {
      name: "Onewright Grinder",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat"],
      power: 0,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(self, [
            modifyPT(
              distinct("cardType", all(and([kind("card"), inZone("graveyard", you)]))),
              distinct("cardType", all(and([kind("card"), inZone("graveyard", you)]))),
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Levy {1}{B}
 * Sorcery
 * Each player with the most life loses 2 life.
 * If target creature shares a creature type with a creature an opponent controls, you gain 3 life.
 */
export const OnewrightLevy: Card = {
  format: 1,
  name: "Onewright Levy",
  layout: "normal",
  faces: [
    {
      name: "Onewright Levy",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          loseLife(
            playersWho(
              players,
              compareQuantities(
                playerStat("life", eachPlayer),
                ">=",
                extreme("greatest", [playerStat("life", eachPlayer)], { players: players }),
              ),
            ),
            2,
          ),
        ),
        spell(
          ifThen(
            matches(
              target(0),
              shares("creatureType", all(and([hasType("creature"), controlledBy(opponents)]))),
            ),
            gainLife(you, 3),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Ox {1}{G}
 * Creature — Ox
 * 2/3
 */
export const OnewrightOx: Card = {
  format: 1,
  name: "Onewright Ox",
  layout: "normal",
  faces: [
    {
      name: "Onewright Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Onewright Roost {1}{W}
 * Enchantment
 * As Onewright Roost enters, choose a color.
 * Creatures of the chosen color get +1/+0.
 * Whenever a creature that's the chosen color enters, you gain 1 life.
 */
export const OnewrightRoost: Card = {
  format: 1,
  name: "Onewright Roost",
  layout: "normal",
  faces: [
    {
      name: "Onewright Roost",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "color") })]),
        staticAbility([applies(all(and([hasType("creature"), chosen("color")])), [modifyPT(1, 0)])]),
        triggered(
          zoneChange(and([hasType("creature"), chosen("color")]), undefined, "battlefield"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Sieve {1}{W}
 * Instant
 * Destroy target creature with power 1, 2, or 3.
 */
export const OnewrightSieve: Card = {
  format: 1,
  name: "Onewright Sieve",
  layout: "normal",
  faces: [
    {
      name: "Onewright Sieve",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                hasType("creature"),
                or([compare("power", "=", 1), compare("power", "=", 2), compare("power", "=", 3)]),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Toll {X}{B}
 * Sorcery
 * Target player loses half X life, rounded up. You draw half X cards, rounded down.
 */
export const OnewrightToll: Card = {
  format: 1,
  name: "Onewright Toll",
  layout: "normal",
  faces: [
    {
      name: "Onewright Toll",
      manaCost: ["X", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([loseLife(targetPlayers(0), half(x, "up")), draw(you, half(x, "down"))]), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Volley {2}{R}
 * Sorcery
 * Onewright Volley deals 3 damage to target creature, 2 damage to target player, and 1 damage to you.
 */
export const OnewrightVolley: Card = {
  format: 1,
  name: "Onewright Volley",
  layout: "normal",
  faces: [
    {
      name: "Onewright Volley",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(self, 3, target(0), {
            also: [
              { amount: 2, to: targetPlayers(1) },
              { amount: 1, to: you },
            ],
          }),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
              { count: { min: 1, max: 1 }, players: players },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Onewright Watcher {1}{U}
 * Creature — Bird
 * At the beginning of your upkeep, if this creature's power is 1 or 3, you gain 2 life.
 * 1/1
 */
export const OnewrightWatcher: Card = {
  format: 1,
  name: "Onewright Watcher",
  layout: "normal",
  faces: [
    {
      name: "Onewright Watcher",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(beginningOf("upkeep", you), gainLife(you, 2), {
          condition: anyOf([
            compareQuantities(statOf("power", self), "=", 1),
            compareQuantities(statOf("power", self), "=", 3),
          ]),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  OnewrightChimera,
  OnewrightGarland,
  OnewrightGrinder,
  OnewrightLevy,
  OnewrightOx,
  OnewrightRoost,
  OnewrightSieve,
  OnewrightToll,
  OnewrightVolley,
  OnewrightWatcher,
];
