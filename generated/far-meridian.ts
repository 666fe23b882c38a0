// generated from cards/far-meridian.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  all,
  and,
  applies,
  controlledBy,
  dealDamage,
  destroy,
  draw,
  entersWith,
  gainAbilities,
  gainLife,
  hasCounter,
  hasType,
  history,
  isOneOf,
  keyword,
  mana,
  matches,
  modal,
  modifyPT,
  oncePerGame,
  or,
  otherThan,
  players,
  putCounters,
  self,
  setPT,
  spell,
  staticAbility,
  tapSelf,
  target,
  you,
} from "../src/abilities/index.ts";
import { flying, levelUp, lifelink, station, vigilance } from "./keywords/index.ts";

/**
 * Cut the Moorings {R}
 * Instant
 * Spree (Choose one or more additional costs.)
 * + {1} — Cut the Moorings deals 2 damage to target creature.
 * + {2} — Destroy target artifact.
 * + {1}{R} — Draw a card.
 */
export const CutTheMoorings: Card = {
  name: "Cut the Moorings",
  layout: "normal",
  faces: [
    {
      name: "Cut the Moorings",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        keyword(
          "spree",
          [],
          [
            spell(
              modal({ min: 1, max: 3 }, [
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 2, target(0)),
                  costs: [mana(["1"])],
                },
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
                  effect: destroy(target(0)),
                  costs: [mana(["2"])],
                },
                { effect: draw(you, 1), costs: [mana(["1", "R"])] },
              ]),
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Drill-Yard Cadet {W}
 * Creature — Human Soldier
 * Level up {1}
 * LEVEL 1-2
 * 2/3
 * Vigilance
 * LEVEL 3+
 * 4/4
 * Flying
 * {T}: You gain 2 life.
 * 1/1
 */
export const DrillYardCadet: Card = {
  name: "Drill-Yard Cadet",
  layout: "normal",
  faces: [
    {
      name: "Drill-Yard Cadet",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        levelUp([mana(["1"])]),
        staticAbility([applies(self, [setPT(2, 3), gainAbilities([vigilance()])])], {
          condition: matches(
            self,
            and([
              hasCounter("level", { comparison: ">=", count: 1 }),
              hasCounter("level", { comparison: "<=", count: 2 }),
            ]),
          ),
        }),
        staticAbility(
          [applies(self, [setPT(4, 4), gainAbilities([flying(), activated([tapSelf], gainLife(you, 2))])])],
          { condition: matches(self, hasCounter("level", { comparison: ">=", count: 3 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kindling Lesson {R}
 * Sorcery
 * Tiered (Choose one additional cost.)
 * • Spark — {0} — Kindling Lesson deals 1 damage to target creature.
 * • Flame — {2} — Kindling Lesson deals 3 damage to target creature.
 */
export const KindlingLesson: Card = {
  name: "Kindling Lesson",
  layout: "normal",
  faces: [
    {
      name: "Kindling Lesson",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        keyword(
          "tiered",
          [],
          [
            spell(
              modal({ min: 1, max: 1 }, [
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 1, target(0)),
                  name: "Spark",
                  costs: [mana(["0"])],
                },
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 3, target(0)),
                  name: "Flame",
                  costs: [mana(["2"])],
                },
              ]),
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Meridian Tender {2}
 * Artifact — Spacecraft
 * Station
 * 2+ | Other creatures you control get +1/+0.
 * 5+ | Flying, lifelink
 * 3/4
 */
export const MeridianTender: Card = {
  name: "Meridian Tender",
  layout: "normal",
  faces: [
    {
      name: "Meridian Tender",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Spacecraft"],
      abilities: [
        station(),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
                    modifyPT(1, 0),
                  ]),
                ]),
              ]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 2 })) },
        ),
        staticAbility(
          [
            applies(self, [
              addTypes({ cardTypes: ["creature"] }),
              setPT(3, 4),
              gainAbilities([flying(), lifelink()]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 5 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Outpost of Dust
 * Land — Planet
 * This land enters tapped.
 * {T}: Add {R}.
 * Station
 * 3+ | {R}, {T}: This land deals 2 damage to any target.
 */
export const OutpostOfDust: Card = {
  name: "Outpost of Dust",
  layout: "normal",
  faces: [
    {
      name: "Outpost of Dust",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: ["Planet"],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true })]),
        activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" })),
        station(),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                activated([mana(["R"]), tapSelf], dealDamage(self, 2, target(0)), {
                  targets: [
                    {
                      count: { min: 1, max: 1 },
                      objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                      players: players,
                    },
                  ],
                }),
              ]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 3 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Waystation Bruiser {1}{G}
 * Creature — Human Warrior
 * Power-up — {3}{G}: Put two +1/+1 counters on this creature.
 * 2/2
 */
export const WaystationBruiser: Card = {
  name: "Waystation Bruiser",
  layout: "normal",
  faces: [
    {
      name: "Waystation Bruiser",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 2,
      toughness: 2,
      abilities: [
        keyword(
          "power-up",
          [],
          [
            activated([mana(["3", "G"])], putCounters("+1/+1", 2, self), {
              limits: [oncePerGame],
              reduction: {
                costs: [mana([], { manaCostOf: self })],
                condition: matches(self, history("entered", "this turn")),
              },
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CutTheMoorings,
  DrillYardCadet,
  KindlingLesson,
  MeridianTender,
  OutpostOfDust,
  WaystationBruiser,
];
