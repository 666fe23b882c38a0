// generated from cards/two-voices.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  and,
  changeRules,
  choose,
  choosePlayer,
  createTokens,
  dealDamage,
  draw,
  eventAmount,
  gainLife,
  half,
  hasSubtype,
  hasType,
  ifThen,
  isOneOf,
  kind,
  mana,
  modal,
  modifyAmount,
  opponents,
  or,
  performed,
  players,
  prevent,
  reflexive,
  self,
  sequence,
  spell,
  staticAbility,
  tap,
  tapSelf,
  target,
  tokensCreated,
  until,
  you,
} from "../src/abilities/index.ts";

/**
 * Quernstone Aegis {W}
 * Instant
 * The next time a source of your choice would deal damage to you this turn, prevent half that damage. Round down each time.
 */
export const QuernstoneAegis: Card = {
  format: 1,
  name: "Quernstone Aegis",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Aegis",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: you,
                from: isOneOf(choose({ min: 1, max: 1 }, kind("source"))),
                amount: half(eventAmount, "down"),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quernstone Bargain {B}
 * Sorcery
 * An opponent chooses two —
 * • You gain 3 life.
 * • You draw a card.
 * • You create a Treasure token.
 */
export const QuernstoneBargain: Card = {
  format: 1,
  name: "Quernstone Bargain",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Bargain",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal(
            { min: 2, max: 2 },
            [
              { effect: gainLife(you, 3) },
              { effect: draw(you, 1) },
              { effect: createTokens(you, 1, { predefined: "Treasure" }) },
            ],
            { by: choosePlayer(opponents) },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quernstone Ember {R}
 * Instant
 * Quernstone Ember deals 3 damage to any target.
 */
export const QuernstoneEmber: Card = {
  format: 1,
  name: "Quernstone Ember",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Ember",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
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
 * Quernstone Mint {2}
 * Artifact
 * If a Treasure token would be created under your control, twice that many of those tokens are created instead.
 */
export const QuernstoneMint: Card = {
  format: 1,
  name: "Quernstone Mint",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Mint",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you, { what: and([kind("token"), hasSubtype("Treasure")]) }), {
            factor: 2,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quernstone Muster {1}{W}
 * Sorcery
 * Create a 1/1 white Soldier creature token with two +1/+1 counters on it.
 */
export const QuernstoneMuster: Card = {
  format: 1,
  name: "Quernstone Muster",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Muster",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(
            you,
            1,
            { colors: ["white"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Soldier"] },
            { counters: [{ kind: "+1/+1", count: 2 }] },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quernstone Ox {2}{G}
 * Creature — Ox
 * 2/4
 */
export const QuernstoneOx: Card = {
  format: 1,
  name: "Quernstone Ox",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Ox",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quernstone Snare {U}
 * Sorcery
 * Tap up to two target creatures. When a creature is tapped this way, you gain 2 life.
 */
export const QuernstoneSnare: Card = {
  format: 1,
  name: "Quernstone Snare",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Snare",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            tap(target(0), { bind: 1 }),
            ifThen(performed(1, { filter: hasType("creature") }), reflexive(1, { effect: gainLife(you, 2) })),
          ]),
          { targets: [{ count: { min: 0, max: 2 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quernstone Spring
 * Land
 * {T}: Add {C}{C}. Spend this mana only to activate this land's abilities.
 * {2}: You gain 1 life.
 */
export const QuernstoneSpring: Card = {
  format: 1,
  name: "Quernstone Spring",
  layout: "normal",
  faces: [
    {
      name: "Quernstone Spring",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(you, { symbols: ["C", "C"], choose: "fixed" }, { onlyFor: { abilitiesOf: isOneOf(self) } }),
        ),
        activated([mana(["2"])], gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  QuernstoneAegis,
  QuernstoneBargain,
  QuernstoneEmber,
  QuernstoneMint,
  QuernstoneMuster,
  QuernstoneOx,
  QuernstoneSnare,
  QuernstoneSpring,
];
