// generated from cards/sorting-floor.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  among,
  and,
  anything,
  bound,
  castCards,
  choose,
  controlledBy,
  exile,
  exists,
  hasSupertype,
  hasType,
  ifThen,
  isOneOf,
  kind,
  lookAt,
  may,
  move,
  not,
  otherThan,
  reveal,
  search,
  sequence,
  shuffle,
  spell,
  topCards,
  you,
} from "../src/abilities/index.ts";

/**
 * Floor Hound {G}
 * Creature — Dog
 * 2/2
 */
export const FloorHound: Card = {
  name: "Floor Hound",
  layout: "normal",
  faces: [
    {
      name: "Floor Hound",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Heron {G}
 * Creature — Bird
 * 3/3
 */
export const LoftHeron: Card = {
  name: "Loft Heron",
  layout: "normal",
  faces: [
    {
      name: "Loft Heron",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Porter's Errand {R}
 * Sorcery
 * Search your library for a basic land card, reveal it, put it into your hand, then shuffle. If you control an artifact, put that card onto the battlefield tapped instead.
 */
export const PortersErrand: Card = {
  name: "Porter's Errand",
  layout: "normal",
  faces: [
    {
      name: "Porter's Errand",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(
              you,
              { min: 1, max: 1 },
              and([hasSupertype("basic"), kind("card"), hasType("land")]),
              undefined,
              { bind: 1 },
            ),
            reveal(you, bound(1)),
            ifThen(
              exists(all(and([hasType("artifact"), controlledBy(you)]))),
              move(bound(1), { zone: "battlefield", tapped: true }),
              move(bound(1), { zone: "hand" }),
            ),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sifted Omens {R}
 * Sorcery
 * Exile cards from the top of your library until you exile two nonland cards. You may cast one of those cards without paying its mana cost. Put the rest on the bottom of your library in a random order.
 */
export const SiftedOmens: Card = {
  name: "Sifted Omens",
  layout: "normal",
  faces: [
    {
      name: "Sifted Omens",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 2), {
              until: and([not(hasType("land")), kind("card")]),
              untilCount: 2,
              bind: 1,
              bindFound: 2,
            }),
            exile(bound(1), { bind: 3 }),
            may(
              you,
              castCards(
                you,
                choose({ min: 1, max: 1 }, anything, { from: among(bound(3), isOneOf(bound(2))) }),
                "cast",
                { free: true, bind: 4 },
              ),
            ),
            move(among(bound(3), otherThan(bound(4))), {
              zone: "library",
              position: "bottom",
              order: "random",
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Surveyor's Haul {R}
 * Sorcery
 * Reveal the top five cards of your library. You may put up to two land cards from among them onto the battlefield tapped. Put a creature card from among them into your hand. Put the rest into your graveyard.
 */
export const SurveyorsHaul: Card = {
  name: "Surveyor's Haul",
  layout: "normal",
  faces: [
    {
      name: "Surveyor's Haul",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 5), { bind: 1 }),
            may(
              you,
              move(
                choose({ min: 0, max: 2 }, and([kind("card"), hasType("land")]), { from: bound(1) }),
                { zone: "battlefield", tapped: true },
                { bind: 2 },
              ),
            ),
            move(
              choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature")]), { from: bound(1) }),
              { zone: "hand" },
              { bind: 3 },
            ),
            move(among(bound(1), and([otherThan(bound(2)), otherThan(bound(3))])), { zone: "graveyard" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tally Stick {0}
 * Artifact
 */
export const TallyStick: Card = {
  name: "Tally Stick",
  layout: "normal",
  faces: [
    {
      name: "Tally Stick",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twins at the Gate {R}
 * Sorcery
 * Reveal cards from the top of your library until you reveal two creature cards. Put one of them onto the battlefield and the other into your hand. Put the rest on the bottom of your library in a random order.
 */
export const TwinsAtTheGate: Card = {
  name: "Twins at the Gate",
  layout: "normal",
  faces: [
    {
      name: "Twins at the Gate",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 2), {
              reveal: true,
              until: and([kind("card"), hasType("creature")]),
              untilCount: 2,
              bind: 1,
              bindFound: 2,
            }),
            move(
              choose({ min: 1, max: 1 }, anything, { from: bound(2) }),
              { zone: "battlefield" },
              { bind: 3 },
            ),
            move(among(bound(2), otherThan(bound(3))), { zone: "hand" }, { bind: 4 }),
            move(among(bound(1), and([otherThan(bound(3)), otherThan(bound(4))])), {
              zone: "library",
              position: "bottom",
              order: "random",
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vault of Five Drawers {R}
 * Sorcery
 * Exile the top five cards of your library. You may put a land card from among them onto the battlefield. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.
 */
export const VaultOfFiveDrawers: Card = {
  name: "Vault of Five Drawers",
  layout: "normal",
  faces: [
    {
      name: "Vault of Five Drawers",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 5), { bind: 1 }),
            may(
              you,
              move(
                choose({ min: 1, max: 1 }, and([kind("card"), hasType("land")]), { from: bound(1) }),
                { zone: "battlefield" },
                { bind: 2 },
              ),
            ),
            may(
              you,
              castCards(you, choose({ min: 1, max: 1 }, anything, { from: bound(1) }), "cast", {
                free: true,
                bind: 3,
              }),
            ),
            move(among(bound(1), and([otherThan(bound(2)), otherThan(bound(3))])), {
              zone: "library",
              position: "bottom",
              order: "random",
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  FloorHound,
  LoftHeron,
  PortersErrand,
  SiftedOmens,
  SurveyorsHaul,
  TallyStick,
  TwinsAtTheGate,
  VaultOfFiveDrawers,
];
