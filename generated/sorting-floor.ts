// generated from cards/sorting-floor.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  among,
  and,
  anything,
  bound,
  boundPlayer,
  cast,
  castCards,
  choose,
  chooseObjects,
  controlledBy,
  costChoice,
  costOnObjects,
  damage,
  delayed,
  draw,
  draws,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  gainLife,
  hasSupertype,
  hasType,
  ifThen,
  isOneOf,
  kind,
  lookAt,
  loseLife,
  may,
  move,
  not,
  opponents,
  otherThan,
  players,
  putCounters,
  reveal,
  sacrifices,
  search,
  self,
  sequence,
  shuffle,
  spell,
  statOf,
  target,
  topCards,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { firstStrike } from "./keywords/index.ts";

/**
 * Floor Hound {G}
 * Creature — Dog
 * 2/2
 */
export const FloorHound: Card = {
  format: 1,
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
 * Grudge Ledger {R}
 * Enchantment
 * Whenever an opponent draws a card, until end of turn, whenever you draw a card, that player loses 1 life.
 */
export const GrudgeLedger: Card = {
  format: 1,
  name: "Grudge Ledger",
  layout: "normal",
  faces: [
    {
      name: "Grudge Ledger",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          draws(opponents),
          sequence([
            chooseObjects(eventPlayer, self, { bind: 1 }),
            delayed(draws(you), { effect: loseLife(boundPlayer(1), 1) }, { duration: until("end of turn") }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hound's Feast {R}
 * Sorcery
 * Put a +1/+1 counter on target creature.
 */
export const HoundsFeast: Card = {
  format: 1,
  name: "Hound's Feast",
  layout: "normal",
  faces: [
    {
      name: "Hound's Feast",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
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
  format: 1,
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
 * Own Errand {R}
 * Instant
 * Draw a card.
 */
export const OwnErrand: Card = {
  format: 1,
  name: "Own Errand",
  layout: "normal",
  faces: [
    {
      name: "Own Errand",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
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
  format: 1,
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
            search(you, { min: 1, max: 1 }, and([hasSupertype("basic"), kind("card"), hasType("land")]), {
              bind: 1,
            }),
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
 * Pyre Tallier {R}
 * Creature — Human
 * Whenever you sacrifice a creature, when you next cast a spell this turn, you gain life equal to that creature's power.
 * Sacrifice another creature: Put a charge counter on this creature.
 * 2/2
 */
export const PyreTallier: Card = {
  format: 1,
  name: "Pyre Tallier",
  layout: "normal",
  faces: [
    {
      name: "Pyre Tallier",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          sacrifices(you, hasType("creature")),
          sequence([
            chooseObjects(you, eventObjects("object"), { bind: 1 }),
            delayed(
              cast(you, kind("spell")),
              { effect: gainLife(you, statOf("power", bound(1))) },
              { duration: until("end of turn"), once: true },
            ),
          ]),
        ),
        activated(
          [
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            ),
          ],
          putCounters("charge", 1, self),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shared Errand {R}
 * Instant
 * Each player draws a card.
 */
export const SharedErrand: Card = {
  format: 1,
  name: "Shared Errand",
  layout: "normal",
  faces: [
    {
      name: "Shared Errand",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(players, 1))],
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
  format: 1,
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
            exile(bound(1), { oneByOne: true, bind: 3 }),
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
  format: 1,
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
              choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), otherThan(bound(2))]), {
                from: bound(1),
              }),
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
 * Sworn Pursuer {R}
 * Creature — Human
 * Whenever this creature deals combat damage to a player, until end of turn, whenever another creature you control deals combat damage to that player, you gain 1 life.
 * First strike
 * 1/1
 */
export const SwornPursuer: Card = {
  format: 1,
  name: "Sworn Pursuer",
  layout: "normal",
  faces: [
    {
      name: "Sworn Pursuer",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          sequence([
            chooseObjects(eventPlayer, self, { bind: 1 }),
            delayed(
              damage(and([hasType("creature"), controlledBy(you), otherThan(self)]), boundPlayer(1), {
                combat: true,
              }),
              { effect: gainLife(you, 1) },
              { duration: until("end of turn") },
            ),
          ]),
        ),
        firstStrike(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tally Stick {0}
 * Artifact
 */
export const TallyStick: Card = {
  format: 1,
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
  format: 1,
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
  format: 1,
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
  GrudgeLedger,
  HoundsFeast,
  LoftHeron,
  OwnErrand,
  PortersErrand,
  PyreTallier,
  SharedErrand,
  SiftedOmens,
  SurveyorsHaul,
  SwornPursuer,
  TallyStick,
  TwinsAtTheGate,
  VaultOfFiveDrawers,
];
