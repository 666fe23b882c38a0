// generated from cards/reckoning-hall.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  among,
  and,
  boundPlayer,
  changeControl,
  chooseObjects,
  chooseValue,
  compare,
  controlledBy,
  costChoice,
  costOnObjects,
  createTokens,
  destroy,
  draw,
  each,
  exile,
  gainLife,
  hasCounter,
  hasKeyword,
  hasType,
  ifThen,
  isOneOf,
  kind,
  loseAbilities,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  notSo,
  opponents,
  or,
  otherThan,
  ownerOf,
  performed,
  putCounters,
  reflexive,
  removeCounters,
  sacrifice,
  self,
  sequence,
  spell,
  status,
  tap,
  tapSelf,
  target,
  triggered,
  unless,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Count Out {U}
 * Instant
 * Target creature gets +2/+2 until end of turn. If its power was 4 or greater, draw a card.
 */
export const CountOut: Card = {
  format: 1,
  name: "Count Out",
  layout: "normal",
  faces: [
    {
      name: "Count Out",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), compare("power", ">=", 4)), { bind: 1 }),
            affect(target(0), [modifyPT(2, 2)], until("end of turn")),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Demand of the Hall {B}
 * Sorcery
 * An opponent loses 3 life unless they discard a card.
 */
export const DemandOfTheHall: Card = {
  format: 1,
  name: "Demand of the Hall",
  layout: "normal",
  faces: [
    {
      name: "Demand of the Hall",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            unless(loseLife(boundPlayer(1), 3), boundPlayer(1), [
              costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card"))),
            ]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Empty the Urn {U}
 * Sorcery
 * Remove all counters from target permanent. Put a charge counter on that permanent. If it had two or more counters on it, draw a card.
 */
export const EmptyTheUrn: Card = {
  format: 1,
  name: "Empty the Urn",
  layout: "normal",
  faces: [
    {
      name: "Empty the Urn",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), hasCounter(undefined, { comparison: ">=", count: 2 })), {
              bind: 1,
            }),
            removeCounters(undefined, undefined, target(0)),
            putCounters("charge", 1, target(0)),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hall Appraiser {R}
 * Creature — Human Artificer
 * When this creature enters, you may sacrifice another creature or artifact. When you sacrifice a creature this way, draw a card. When you sacrifice an artifact this way, create a Treasure token.
 * 2/2
 */
export const HallAppraiser: Card = {
  format: 1,
  name: "Hall Appraiser",
  layout: "normal",
  faces: [
    {
      name: "Hall Appraiser",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              sacrifice(you, undefined, {
                count: { min: 1, max: 1 },
                filter: and([or([hasType("creature"), hasType("artifact")]), otherThan(self)]),
                bind: 1,
              }),
            ),
            ifThen(performed(1, { filter: hasType("creature") }), reflexive(1, { effect: draw(you, 1) })),
            ifThen(
              performed(1, { filter: hasType("artifact") }),
              reflexive(1, { effect: createTokens(you, 1, { predefined: "Treasure" }) }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hall Hound {G}
 * Creature — Dog
 * 2/2
 */
export const HallHound: Card = {
  format: 1,
  name: "Hall Hound",
  layout: "normal",
  faces: [
    {
      name: "Hall Hound",
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
 * Hall Moth {U}
 * Creature — Insect
 * Flying
 * 1/1
 */
export const HallMoth: Card = {
  format: 1,
  name: "Hall Moth",
  layout: "normal",
  faces: [
    {
      name: "Hall Moth",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hush the Hall {U}
 * Instant
 * Tap target creature. If it wasn't untapped, draw a card. Otherwise, you gain 2 life.
 */
export const HushTheHall: Card = {
  format: 1,
  name: "Hush the Hall",
  layout: "normal",
  faces: [
    {
      name: "Hush the Hall",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), status("untapped")), { bind: 1 }),
            tap(target(0)),
            ifThen(notSo(performed(1)), draw(you, 1), gainLife(you, 2)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger Stone {1}
 * Artifact
 * {T}: Add {C}.
 */
export const LedgerStone: Card = {
  format: 1,
  name: "Ledger Stone",
  layout: "normal",
  faces: [
    {
      name: "Ledger Stone",
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
 * Lent Steward {R}
 * Creature — Human Advisor
 * When this creature enters, an opponent gains control of it unless they pay {3}.
 * 2/2
 */
export const LentSteward: Card = {
  format: 1,
  name: "Lent Steward",
  layout: "normal",
  faces: [
    {
      name: "Lent Steward",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            unless(affect(self, [changeControl(boundPlayer(1))]), boundPlayer(1), [mana(["3"])]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Made a Toad {U}
 * Instant
 * Target creature loses flying until end of turn. If it had flying, draw a card.
 */
export const MadeAToad: Card = {
  format: 1,
  name: "Made a Toad",
  layout: "normal",
  faces: [
    {
      name: "Made a Toad",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), hasKeyword("flying")), { bind: 1 }),
            affect(target(0), [loseAbilities(["flying"])], until("end of turn")),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Out and Back {W}
 * Instant
 * Exile target creature, then return it to the battlefield under its owner's control. If it was tapped, draw a card.
 */
export const OutAndBack: Card = {
  format: 1,
  name: "Out and Back",
  layout: "normal",
  faces: [
    {
      name: "Out and Back",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), status("tapped")), { bind: 1 }),
            exile(target(0)),
            move(target(0), { zone: "battlefield", under: ownerOf(each) }),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Seize the Ledger {U}
 * Sorcery
 * Gain control of target artifact. If an opponent controlled it, draw a card.
 */
export const SeizeTheLedger: Card = {
  format: 1,
  name: "Seize the Ledger",
  layout: "normal",
  faces: [
    {
      name: "Seize the Ledger",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), controlledBy(opponents)), { bind: 1 }),
            affect(target(0), [changeControl(you)]),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll of the Hall {R}
 * Sorcery
 * You may sacrifice a creature. When you do, destroy target creature. If you don't, draw a card.
 */
export const TollOfTheHall: Card = {
  format: 1,
  name: "Toll of the Hall",
  layout: "normal",
  faces: [
    {
      name: "Toll of the Hall",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(you, sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }), {
              bind: 1,
            }),
            reflexive(1, {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
              effect: destroy(target(0)),
            }),
            ifThen(notSo(performed(1)), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wake the Hound {U}
 * Instant
 * Untap target creature. If it was tapped, draw a card.
 */
export const WakeTheHound: Card = {
  format: 1,
  name: "Wake the Hound",
  layout: "normal",
  faces: [
    {
      name: "Wake the Hound",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, among(target(0), status("tapped")), { bind: 1 }),
            untap(target(0)),
            ifThen(performed(1), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  CountOut,
  DemandOfTheHall,
  EmptyTheUrn,
  HallAppraiser,
  HallHound,
  HallMoth,
  HushTheHall,
  LedgerStone,
  LentSteward,
  MadeAToad,
  OutAndBack,
  SeizeTheLedger,
  TollOfTheHall,
  WakeTheHound,
];
