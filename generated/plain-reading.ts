// generated from cards/plain-reading.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  and,
  bound,
  controlledBy,
  costOnObjects,
  createCopies,
  createTokens,
  exile,
  gainLife,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  may,
  move,
  opponents,
  pay,
  performed,
  search,
  self,
  sequence,
  shuffle,
  tapSelf,
  target,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Gatekeeper's Ledger {2}
 * Artifact
 * {T}: Exile two target cards from an opponent's graveyard. You gain 2 life.
 */
export const GatekeepersLedger: Card = {
  format: 1,
  name: "Gatekeeper's Ledger",
  layout: "normal",
  faces: [
    {
      name: "Gatekeeper's Ledger",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], sequence([exile(target(0)), gainLife(you, 2)]), {
          targets: [
            {
              count: { min: 2, max: 2 },
              objects: and([kind("card"), inZone("graveyard", opponents)]),
              together: { are: "common", in: "owner" },
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hatchery Keeper {1}{G}
 * Creature — Elf Druid
 * When this creature enters, you may create a 0/1 green Egg creature token. It has "Sacrifice this creature: You gain 5 life."
 * 1/1
 */
export const HatcheryKeeper: Card = {
  format: 1,
  name: "Hatchery Keeper",
  layout: "normal",
  faces: [
    {
      name: "Hatchery Keeper",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            createTokens(you, 1, {
              colors: ["green"],
              power: 0,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Egg"],
              abilities: [activated([costOnObjects("sacrifice", self)], gainLife(you, 5))],
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll Librarian {1}{W}
 * Creature — Human Advisor
 * When this creature enters, you may pay {2}. If you do, search your library for a land card and put that card into your hand. Then shuffle your library.
 * 2/1
 */
export const TollLibrarian: Card = {
  format: 1,
  name: "Toll Librarian",
  layout: "normal",
  faces: [
    {
      name: "Toll Librarian",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, pay(you, [mana(["2"])]), { bind: 1 }),
            ifThen(
              performed(1),
              sequence([
                search(you, { min: 1, max: 1 }, and([kind("card"), hasType("land")]), { bind: 2 }),
                move(bound(2), { zone: "hand" }),
                shuffle(you),
              ]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twinning Glass {1}
 * Artifact
 * {T}: Create a token that's a copy of target creature token you control.
 */
export const TwinningGlass: Card = {
  format: 1,
  name: "Twinning Glass",
  layout: "normal",
  faces: [
    {
      name: "Twinning Glass",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], createCopies(you, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("token"), hasType("creature"), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [GatekeepersLedger, HatcheryKeeper, TollLibrarian, TwinningGlass];
