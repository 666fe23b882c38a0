// generated from cards/first-refusal.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  allowPlay,
  among,
  anything,
  bound,
  boundPlayer,
  choose,
  controllerOf,
  damage,
  dealDamage,
  discard,
  draw,
  eachPlayer,
  eventObjects,
  eventPlayer,
  exile,
  forEachPlayer,
  hasType,
  ifThen,
  kind,
  mana,
  may,
  notSo,
  opponents,
  ownedBy,
  performed,
  playerMatches,
  players,
  sacrifice,
  self,
  sequence,
  spell,
  topCards,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { echo, haste } from "./keywords/index.ts";

/**
 * Auction Hand {1}{R}
 * Creature — Goblin
 * Haste
 * Echo {2}
 * 2/2
 */
export const AuctionHand: Card = {
  format: 1,
  name: "Auction Hand",
  layout: "normal",
  faces: [
    {
      name: "Auction Hand",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [haste(), echo([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bidder {W}
 * Creature — Human
 * 1/1
 */
export const Bidder: Card = {
  format: 1,
  name: "Bidder",
  layout: "normal",
  faces: [
    {
      name: "Bidder",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Going Once {R}
 * Sorcery
 * Any player may have Going Once deal 3 damage to them. If no one does, you draw two cards.
 */
export const GoingOnce: Card = {
  format: 1,
  name: "Going Once",
  layout: "normal",
  faces: [
    {
      name: "Going Once",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              may(eachPlayer, dealDamage(self, 3, eachPlayer), { bind: 1, first: true }),
            ),
            ifThen(notSo(performed(1)), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Rule {2}{R}
 * Enchantment
 * Whenever a creature deals combat damage to a player, its controller may have that player discard a card.
 */
export const HouseRule: Card = {
  format: 1,
  name: "House Rule",
  layout: "normal",
  faces: [
    {
      name: "House Rule",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          damage(hasType("creature"), players, { combat: true }),
          may(controllerOf(eventObjects("source")), discard(eventPlayer, { min: 1, max: 1 })),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lot of Three {1}{U}
 * Sorcery
 * Each player draws three cards, then discards two of the drawn cards.
 */
export const LotOfThree: Card = {
  format: 1,
  name: "Lot of Three",
  layout: "normal",
  faces: [
    {
      name: "Lot of Three",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            draw(players, 3, { bind: 1 }),
            forEachPlayer(
              players,
              discard(eachPlayer, "all", {
                what: choose({ min: 2, max: 2 }, anything, { from: among(bound(1), ownedBy(eachPlayer)) }),
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Open Bid {R}
 * Sorcery
 * Any opponent may sacrifice a creature. If a player does, that player draws two cards.
 */
export const OpenBid: Card = {
  format: 1,
  name: "Open Bid",
  layout: "normal",
  faces: [
    {
      name: "Open Bid",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              opponents,
              may(
                eachPlayer,
                sacrifice(eachPlayer, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
                { bind: 1, first: true },
              ),
            ),
            ifThen(
              performed(1),
              forEachPlayer(
                opponents,
                ifThen(playerMatches(eachPlayer, boundPlayer(1)), draw(eachPlayer, 2)),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Open the Vault {R}
 * Sorcery
 * Exile the top two cards of your library. You may play lands and cast spells from among those cards this turn.
 */
export const OpenTheVault: Card = {
  format: 1,
  name: "Open the Vault",
  layout: "normal",
  faces: [
    {
      name: "Open the Vault",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 2), { bind: 1 }),
            allowPlay(you, among(bound(1), kind("card")), "play", until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AuctionHand,
  Bidder,
  GoingOnce,
  HouseRule,
  LotOfThree,
  OpenBid,
  OpenTheVault,
];
