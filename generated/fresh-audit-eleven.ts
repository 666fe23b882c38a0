// generated from cards/fresh-audit-eleven.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  bound,
  controlledBy,
  dealDamage,
  delayed,
  discard,
  draw,
  hasType,
  ifThen,
  kind,
  matches,
  not,
  self,
  sequence,
  spell,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Quaynight Gull {U}
 * Creature — Bird
 * Flying
 * 1/1
 */
export const QuaynightGull: Card = {
  format: 1,
  name: "Quaynight Gull",
  layout: "normal",
  faces: [
    {
      name: "Quaynight Gull",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaynight Pyre {R}
 * Sorcery
 * Quaynight Pyre deals 1 damage to each creature.
 */
export const QuaynightPyre: Card = {
  format: 1,
  name: "Quaynight Pyre",
  layout: "normal",
  faces: [
    {
      name: "Quaynight Pyre",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 1, all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaynight Wager {1}{B}
 * Instant
 * Whenever a creature you control dies this turn, draw a card. Then discard a card.
 */
export const QuaynightWager: Card = {
  format: 1,
  name: "Quaynight Wager",
  layout: "normal",
  faces: [
    {
      name: "Quaynight Wager",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
            { effect: sequence([draw(you, 1), discard(you, { min: 1, max: 1 })]) },
            { duration: until("end of turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sift the Quay {U}
 * Sorcery
 * Draw a card. If it isn't a land card, discard it.
 */
export const SiftTheQuay: Card = {
  format: 1,
  name: "Sift the Quay",
  layout: "normal",
  faces: [
    {
      name: "Sift the Quay",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            draw(you, 1, { bind: 1 }),
            ifThen(
              matches(bound(1), not(and([kind("card"), hasType("land")]))),
              discard(you, "all", { what: bound(1) }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [QuaynightGull, QuaynightPyre, QuaynightWager, SiftTheQuay];
