// generated from cards/second-reading.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  among,
  and,
  applies,
  cast,
  controlledBy,
  count,
  dealDamage,
  discard,
  eventObjects,
  exists,
  gainAbilities,
  gainLife,
  hasColor,
  hasKeyword,
  hasType,
  ifThen,
  inZone,
  kind,
  mana,
  modifyPT,
  move,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  targets,
  triggered,
  until,
  wasPaid,
  you,
} from "../src/abilities/index.ts";
import { flying, hexproofWithQuality, madness, vigilance } from "./keywords/index.ts";

/**
 * Ashproof Guest {1}{W}
 * Creature — Human Rogue
 * Hexproof from red
 * 2/2
 */
export const AshproofGuest: Card = {
  format: 1,
  name: "Ashproof Guest",
  layout: "normal",
  faces: [
    {
      name: "Ashproof Guest",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [hexproofWithQuality(hasColor("red"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Borrowed Veil {3}{B}
 * Creature — Shapeshifter
 * As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for hexproof and vigilance.
 * 4/4
 */
export const BorrowedVeil: Card = {
  format: 1,
  name: "Borrowed Veil",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Veil",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: exists(
            all(and([kind("card"), hasType("creature"), hasKeyword("flying"), inZone("graveyard")])),
          ),
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([], {
                of: all(
                  and([kind("card"), hasType("creature"), hasKeyword("hexproof"), inZone("graveyard")]),
                ),
                keyword: "hexproof",
              }),
            ]),
          ],
          {
            condition: exists(
              all(and([kind("card"), hasType("creature"), hasKeyword("hexproof"), inZone("graveyard")])),
            ),
          },
        ),
        staticAbility([applies(self, [gainAbilities([vigilance()])])], {
          condition: exists(
            all(and([kind("card"), hasType("creature"), hasKeyword("vigilance"), inZone("graveyard")])),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Drop the Page {0}
 * Instant
 * Discard a card.
 */
export const DropThePage: Card = {
  format: 1,
  name: "Drop the Page",
  layout: "normal",
  faces: [
    {
      name: "Drop the Page",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(discard(you, { min: 1, max: 1 }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Leech at the Mask {B}
 * Instant
 * Leech at the Mask deals 1 damage to target creature.
 */
export const LeechAtTheMask: Card = {
  format: 1,
  name: "Leech at the Mask",
  layout: "normal",
  faces: [
    {
      name: "Leech at the Mask",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Raving Reprise {5}
 * Instant
 * Madness {0}
 * You gain 1 life. If Raving Reprise's madness cost was paid, you gain 4 life instead.
 */
export const RavingReprise: Card = {
  format: 1,
  name: "Raving Reprise",
  layout: "normal",
  faces: [
    {
      name: "Raving Reprise",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        madness([mana(["0"])]),
        spell(ifThen(wasPaid(self, "madness"), gainLife(you, 4), gainLife(you, 1))),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ringing Gallery {2}{U}
 * Enchantment
 * Whenever you cast a spell that targets one or more creatures you control, you gain that much life.
 */
export const RingingGallery: Card = {
  format: 1,
  name: "Ringing Gallery",
  layout: "normal",
  faces: [
    {
      name: "Ringing Gallery",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), targets(and([hasType("creature"), controlledBy(you)]))])),
          gainLife(
            you,
            count(
              among(
                eventObjects("targets"),
                and([hasType("creature"), controlledBy(you), inZone("battlefield")]),
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
 * Spark at the Mask {R}
 * Instant
 * Spark at the Mask deals 2 damage to target creature.
 */
export const SparkAtTheMask: Card = {
  format: 1,
  name: "Spark at the Mask",
  layout: "normal",
  faces: [
    {
      name: "Spark at the Mask",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Two Kindnesses {W}
 * Sorcery
 * Target creature you control gets +1/+1 until end of turn. Return target creature card from your graveyard to your hand.
 */
export const TwoKindnesses: Card = {
  format: 1,
  name: "Two Kindnesses",
  layout: "normal",
  faces: [
    {
      name: "Two Kindnesses",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(1, 1)], until("end of turn")),
            move(target(1), { zone: "hand" }),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshproofGuest,
  BorrowedVeil,
  DropThePage,
  LeechAtTheMask,
  RavingReprise,
  RingingGallery,
  SparkAtTheMask,
  TwoKindnesses,
];
