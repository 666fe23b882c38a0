// generated from cards/cinder-archive.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  allowPlay,
  alternativeCost,
  and,
  asLongAs,
  compare,
  controlledBy,
  costChoice,
  costOnObjects,
  countersOn,
  dealDamage,
  entersWith,
  exile,
  hasType,
  inZone,
  isOneOf,
  isTurn,
  kind,
  mana,
  matches,
  mayPlay,
  or,
  ownerOf,
  payLife,
  players,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Ashen Reader {2}{R}
 * Creature — Human Wizard
 * Once during each of your turns, you may cast an instant or sorcery spell from your graveyard by paying 2 life in addition to paying its other costs. If a spell cast this way would be put into your graveyard, exile it instead.
 * 2/3
 */
export const AshenReader: Card = {
  name: "Ashen Reader",
  layout: "normal",
  faces: [
    {
      name: "Ashen Reader",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 3,
      abilities: [
        staticAbility(
          [
            mayPlay(
              you,
              and([or([hasType("instant"), hasType("sorcery")]), inZone("graveyard", you)]),
              "cast",
              { additional: [payLife(2)], limit: 1, exileAfter: "graveyard" },
            ),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crypt Lectern {2}{B}
 * Artifact
 * During your turn, you may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.
 */
export const CryptLectern: Card = {
  name: "Crypt Lectern",
  layout: "normal",
  faces: [
    {
      name: "Crypt Lectern",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast", {
              gains: [
                staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "finality", count: 1 }] })]),
              ],
            }),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Emberscript {R}
 * Instant
 * Emberscript deals 2 damage to any target.
 */
export const Emberscript: Card = {
  name: "Emberscript",
  layout: "normal",
  faces: [
    {
      name: "Emberscript",
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
 * Ledger Shade {B}
 * Creature — Spirit
 * 2/2
 */
export const LedgerShade: Card = {
  name: "Ledger Shade",
  layout: "normal",
  faces: [
    {
      name: "Ledger Shade",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Restless Scrivener {3}{B}
 * Creature — Zombie
 * You may cast this card from your graveyard by paying {B} and sacrificing a creature rather than paying its mana cost.
 * 4/4
 */
export const RestlessScrivener: Card = {
  name: "Restless Scrivener",
  layout: "normal",
  faces: [
    {
      name: "Restless Scrivener",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility(
          [
            mayPlay(you, self, "cast", {
              costs: [
                mana(["B"]),
                costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
              ],
            }),
          ],
          { zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vault of Margins {3}
 * Artifact
 * Once each turn, you may pay {0} rather than pay the mana cost for a creature spell you cast with mana value X or less, where X is the number of charge counters on Vault of Margins.
 */
export const VaultOfMargins: Card = {
  name: "Vault of Margins",
  layout: "normal",
  faces: [
    {
      name: "Vault of Margins",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(
            and([
              kind("spell"),
              hasType("creature"),
              controlledBy(you),
              compare("manaValue", "<=", countersOn(self, "charge")),
            ]),
            [mana(["0"])],
            { limit: 1 },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Warden of Tolls {1}{W}
 * Creature — Human Soldier
 * When Warden of Tolls enters, exile target card from a graveyard. For as long as that card remains exiled, its owner may play it. A spell cast this way costs {1} more to cast.
 * 1/1
 */
export const WardenOfTolls: Card = {
  name: "Warden of Tolls",
  layout: "normal",
  faces: [
    {
      name: "Warden of Tolls",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(target(0)),
            allowPlay(ownerOf(target(0)), target(0), "play", asLongAs(matches(target(0), inZone("exile"))), {
              additional: [mana(["1"])],
            }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard")]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenReader,
  CryptLectern,
  Emberscript,
  LedgerShade,
  RestlessScrivener,
  VaultOfMargins,
  WardenOfTolls,
];
