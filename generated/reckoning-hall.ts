// generated from cards/reckoning-hall.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  and,
  boundPlayer,
  changeControl,
  chooseValue,
  costChoice,
  costOnObjects,
  createTokens,
  destroy,
  draw,
  hasType,
  ifThen,
  isOneOf,
  kind,
  loseLife,
  mana,
  may,
  notSo,
  or,
  otherThan,
  performed,
  reflexive,
  sacrifice,
  self,
  sequence,
  spell,
  tapSelf,
  target,
  triggered,
  unless,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Demand of the Hall {B}
 * Sorcery
 * An opponent loses 3 life unless they discard a card.
 */
export const DemandOfTheHall: Card = {
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
            chooseValue(you, "opponent", { bind: 1 }),
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
 * Hall Appraiser {R}
 * Creature — Human Artificer
 * When this creature enters, you may sacrifice another creature or artifact. When you sacrifice a creature this way, draw a card. When you sacrifice an artifact this way, create a Treasure token.
 * 2/2
 */
export const HallAppraiser: Card = {
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
 * Ledger Stone {1}
 * Artifact
 * {T}: Add {C}.
 */
export const LedgerStone: Card = {
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
            chooseValue(you, "opponent", { bind: 1 }),
            unless(affect(self, [changeControl(boundPlayer(1))]), boundPlayer(1), [mana(["3"])]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Toll of the Hall {R}
 * Sorcery
 * You may sacrifice a creature. When you do, destroy target creature. If you don't, draw a card.
 */
export const TollOfTheHall: Card = {
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  DemandOfTheHall,
  HallAppraiser,
  HallHound,
  LedgerStone,
  LentSteward,
  TollOfTheHall,
];
