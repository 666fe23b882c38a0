// generated from cards/recess-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  compare,
  createTokens,
  destroy,
  draw,
  gainLife,
  hasColor,
  hasType,
  ifThen,
  loseLife,
  matches,
  modal,
  move,
  players,
  sequence,
  setLife,
  spell,
  statOf,
  tap,
  tapSelf,
  target,
  targetPlayers,
  untap,
  you,
} from "../src/abilities/index.ts";

/**
 * Absentee's Estate {2}{G}
 * Sorcery
 * Tap target creature. Target player's life total becomes equal to that creature's power.
 */
export const AbsenteesEstate: Card = {
  format: 1,
  name: "Absentee's Estate",
  layout: "normal",
  faces: [
    {
      name: "Absentee's Estate",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([tap(target(0)), setLife(targetPlayers(1), statOf("power", target(0)))]), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
            { count: { min: 1, max: 1 }, players: players },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crimson Bailiff {R}
 * Creature — Human Soldier
 * 3/3
 */
export const CrimsonBailiff: Card = {
  format: 1,
  name: "Crimson Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Crimson Bailiff",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Double Docket {2}{W}
 * Sorcery
 * Choose two —
 * • Untap target land.
 * • You gain 3 life. If target creature is red, you gain 1 life. Otherwise, you gain 10 life.
 */
export const DoubleDocket: Card = {
  format: 1,
  name: "Double Docket",
  layout: "normal",
  faces: [
    {
      name: "Double Docket",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 2, max: 2 }, [
            { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }], effect: untap(target(0)) },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
              effect: sequence([
                gainLife(you, 3),
                ifThen(matches(target(0), hasColor("red")), gainLife(you, 1), gainLife(you, 10)),
              ]),
            },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Doubtful Verdict {1}{B}
 * Sorcery
 * Untap target land. If target creature is red, draw a card. Otherwise, you lose 2 life.
 */
export const DoubtfulVerdict: Card = {
  format: 1,
  name: "Doubtful Verdict",
  layout: "normal",
  faces: [
    {
      name: "Doubtful Verdict",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            ifThen(matches(target(1), hasColor("red")), draw(you, 1), loseLife(you, 2)),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hearsay Ooze {1}{G}
 * Sorcery
 * Destroy target artifact. Create an X/X green Ooze creature token, where X is target creature's power.
 */
export const HearsayOoze: Card = {
  format: 1,
  name: "Hearsay Ooze",
  layout: "normal",
  faces: [
    {
      name: "Hearsay Ooze",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            createTokens(you, 1, {
              colors: ["green"],
              power: statOf("power", target(1)),
              toughness: statOf("power", target(1)),
              cardTypes: ["creature"],
              subtypes: ["Ooze"],
            }),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("artifact") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Juror's Trinket {1}
 * Artifact
 * {T}: Add {C}.
 */
export const JurorsTrinket: Card = {
  format: 1,
  name: "Juror's Trinket",
  layout: "normal",
  faces: [
    {
      name: "Juror's Trinket",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Measured Purge {3}{B}
 * Sorcery
 * Untap target land. Destroy all creatures with power greater than target creature's power.
 */
export const MeasuredPurge: Card = {
  format: 1,
  name: "Measured Purge",
  layout: "normal",
  faces: [
    {
      name: "Measured Purge",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            destroy(all(and([hasType("creature"), compare("power", ">", statOf("power", target(1)))]))),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Smuggler of Exhibits {W}
 * Instant
 * Return target creature to its owner's hand.
 */
export const SmugglerOfExhibits: Card = {
  format: 1,
  name: "Smuggler of Exhibits",
  layout: "normal",
  faces: [
    {
      name: "Smuggler of Exhibits",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AbsenteesEstate,
  CrimsonBailiff,
  DoubleDocket,
  DoubtfulVerdict,
  HearsayOoze,
  JurorsTrinket,
  MeasuredPurge,
  SmugglerOfExhibits,
];
