// generated from cards/judge-nine.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  allOf,
  allowPlay,
  and,
  becomeCopy,
  bound,
  cast,
  castCards,
  castFrom,
  choose,
  copySpell,
  dealDamage,
  draw,
  eachPlayer,
  eitherEvent,
  entersWith,
  exile,
  forEachPlayer,
  gainLife,
  happened,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  may,
  move,
  named,
  or,
  playerIs,
  players,
  playsLand,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { ascend } from "./keywords/index.ts";

/**
 * Brief Leave {B}
 * Sorcery
 * Exile target creature card from your graveyard. You may play it this turn.
 */
export const BriefLeave: Card = {
  format: 1,
  name: "Brief Leave",
  layout: "normal",
  faces: [
    {
      name: "Brief Leave",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), allowPlay(you, target(0), "play", until("end of turn"))]), {
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
 * Canon {2}{R}
 * Instant
 * Copy target instant spell. You may choose new targets for the copy.
 */
export const Canon: Card = {
  format: 1,
  name: "Canon",
  layout: "normal",
  faces: [
    {
      name: "Canon",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), hasType("instant")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Exile's Toll {1}{B}
 * Enchantment
 * Whenever you play a card from exile, you gain 3 life.
 */
export const ExilesToll: Card = {
  format: 1,
  name: "Exile's Toll",
  layout: "normal",
  faces: [
    {
      name: "Exile's Toll",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            playsLand(you, hasType("land"), { from: "exile" }),
            cast(you, kind("card"), { from: "exile" }),
          ]),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Guest of Honor {4}{W}
 * Creature — Human Noble
 * 5/5
 */
export const GuestOfHonor: Card = {
  format: 1,
  name: "Guest of Honor",
  layout: "normal",
  faces: [
    {
      name: "Guest of Honor",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Noble"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Late Verse {1}{R}
 * Instant
 * Late Verse deals 1 damage to any target. If this spell was cast from exile, it deals 3 damage to that permanent or player instead.
 */
export const LateVerse: Card = {
  format: 1,
  name: "Late Verse",
  layout: "normal",
  faces: [
    {
      name: "Late Verse",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(castFrom(self, "exile"), dealDamage(self, 3, target(0)), dealDamage(self, 1, target(0))),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
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
 * Mutual Invitation {1}{U}
 * Sorcery
 * Each player may put a creature card from their hand onto the battlefield.
 */
export const MutualInvitation: Card = {
  format: 1,
  name: "Mutual Invitation",
  layout: "normal",
  faces: [
    {
      name: "Mutual Invitation",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            players,
            may(
              eachPlayer,
              move(
                choose(
                  { min: 1, max: 1 },
                  and([kind("card"), hasType("creature"), inZone("hand", eachPlayer)]),
                ),
                { zone: "battlefield" },
                { who: eachPlayer },
              ),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Recited Verse {1}{R}
 * Sorcery
 * Exile target instant card from your graveyard. Copy that card. You may cast the copy without paying its mana cost.
 */
export const RecitedVerse: Card = {
  format: 1,
  name: "Recited Verse",
  layout: "normal",
  faces: [
    {
      name: "Recited Verse",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            copySpell(you, target(0), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true })),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
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
 * Roll of Citizens {U}
 * Sorcery
 * Ascend
 * Draw a card. If you have the city's blessing, draw two cards instead.
 */
export const RollOfCitizens: Card = {
  format: 1,
  name: "Roll of Citizens",
  layout: "normal",
  faces: [
    {
      name: "Roll of Citizens",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [ascend(), spell(ifThen(playerIs(you, "citysBlessing"), draw(you, 2), draw(you, 1)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shrill Verse {R}
 * Instant
 * Shrill Verse deals 2 damage to any target.
 */
export const ShrillVerse: Card = {
  format: 1,
  name: "Shrill Verse",
  layout: "normal",
  faces: [
    {
      name: "Shrill Verse",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
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
 * Third Verse {R}
 * Instant
 * If you've cast a spell named Shrill Verse and a spell named Roll of Citizens this turn, you gain 5 life.
 */
export const ThirdVerse: Card = {
  format: 1,
  name: "Third Verse",
  layout: "normal",
  faces: [
    {
      name: "Third Verse",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            allOf([
              happened(cast(you, and([kind("spell"), named("Shrill Verse")])), "this turn"),
              happened(cast(you, and([kind("spell"), named("Roll of Citizens")])), "this turn"),
            ]),
            gainLife(you, 5),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Uninvited Double {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const UninvitedDouble: Card = {
  format: 1,
  name: "Uninvited Double",
  layout: "normal",
  faces: [
    {
      name: "Uninvited Double",
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  BriefLeave,
  Canon,
  ExilesToll,
  GuestOfHonor,
  LateVerse,
  MutualInvitation,
  RecitedVerse,
  RollOfCitizens,
  ShrillVerse,
  ThirdVerse,
  UninvitedDouble,
];
