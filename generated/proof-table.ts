// generated from cards/proof-table.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  and,
  attacking,
  attacks,
  changeRules,
  choose,
  controlledBy,
  countersPlaced,
  dealDamage,
  eventAmount,
  hasColor,
  hasType,
  isOneOf,
  kind,
  mana,
  modifyAmount,
  modifyPT,
  or,
  otherThan,
  players,
  prevent,
  putCounters,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  spell,
  staticAbility,
  tap,
  target,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { suspend } from "./keywords/index.ts";

/**
 * Bleach {W}
 * Instant
 * Target creature becomes white until end of turn.
 */
export const Bleach: Card = {
  name: "Bleach",
  layout: "normal",
  faces: [
    {
      name: "Bleach",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setColors(["white"])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ink Bolt {R}
 * Instant
 * Ink Bolt deals 3 damage to any target.
 */
export const InkBolt: Card = {
  name: "Ink Bolt",
  layout: "normal",
  faces: [
    {
      name: "Ink Bolt",
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
 * Nib Bat {B}
 * Creature — Bat
 * 2/2
 */
export const NibBat: Card = {
  name: "Nib Bat",
  layout: "normal",
  faces: [
    {
      name: "Nib Bat",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bat"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Hound {R}
 * Creature — Dog
 * Whenever this creature attacks, tap target land. Up to one other target attacking creature gets +2/+0 until end of turn.
 * 1/1
 */
export const ProofHound: Card = {
  name: "Proof Hound",
  layout: "normal",
  faces: [
    {
      name: "Proof Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([tap(target(0)), affect(target(1), [modifyPT(2, 0)], until("end of turn"))]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              {
                count: { min: 0, max: 1 },
                objects: and([attacking(), hasType("creature"), otherThan(self)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Scribe's Guard {W}
 * Instant
 * Prevent all damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.
 */
export const ScribesGuard: Card = {
  name: "Scribe's Guard",
  layout: "normal",
  faces: [
    {
      name: "Scribe's Guard",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: target(0),
                then: putCounters("+1/+1", eventAmount, target(0)),
                ifPrevented: true,
              }),
            ],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sealed Engine {4}
 * Artifact
 * Suspend 1—{R}
 * {0}: This artifact becomes a 3/3 artifact creature until end of turn.
 */
export const SealedEngine: Card = {
  name: "Sealed Engine",
  layout: "normal",
  faces: [
    {
      name: "Sealed Engine",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        suspend(1, [mana(["R"])]),
        activated(
          [mana(["0"])],
          affect(
            self,
            [setTypes({ cardTypes: ["artifact", "creature"] }), setPT(3, 3)],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sealed Ox {4}{R}
 * Creature — Ox
 * Suspend 1—{R}
 * 3/3
 */
export const SealedOx: Card = {
  name: "Sealed Ox",
  layout: "normal",
  faces: [
    {
      name: "Sealed Ox",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [suspend(1, [mana(["R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Table Ward {W}
 * Enchantment
 * {0}: The next time a black source of your choice would deal damage to you this turn, prevent that damage.
 */
export const TableWard: Card = {
  name: "Table Ward",
  layout: "normal",
  faces: [
    {
      name: "Table Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          changeRules(
            [
              prevent({
                to: you,
                from: and([
                  isOneOf(choose({ min: 1, max: 1 }, and([hasColor("black"), kind("source")]))),
                  hasColor("black"),
                ]),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Thick Ink {G}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
 */
export const ThickInk: Card = {
  name: "Thick Ink",
  layout: "normal",
  faces: [
    {
      name: "Thick Ink",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { plus: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Bleach,
  InkBolt,
  NibBat,
  ProofHound,
  ScribesGuard,
  SealedEngine,
  SealedOx,
  TableWard,
  ThickInk,
];
