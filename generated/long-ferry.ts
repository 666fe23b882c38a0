// generated from cards/long-ferry.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  among,
  and,
  anything,
  applies,
  asLongAs,
  bound,
  choose,
  chooseObjects,
  chooseValue,
  chosenPlayer,
  compareQuantities,
  controlledBy,
  count,
  countPlayers,
  damage,
  delayed,
  destroy,
  discard,
  draw,
  eachPlayer,
  entersWith,
  exists,
  extraPhase,
  forEachPlayer,
  gainAbilities,
  gainLife,
  half,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  kind,
  lifeChange,
  loseLife,
  matches,
  modifyAmount,
  modifyPT,
  move,
  must,
  oneOf,
  opponents,
  otherThan,
  playerStat,
  players,
  playersExcept,
  playersWho,
  putCounters,
  reveal,
  sacrifice,
  self,
  sequence,
  setName,
  setPT,
  setTypes,
  spell,
  staticAbility,
  target,
  targetPlayers,
  topCards,
  triggered,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { defender, enchant, flying } from "./keywords/index.ts";

/**
 * Bow Hand {0}
 * Creature — Human
 * 3/3
 */
export const BowHand: Card = {
  name: "Bow Hand",
  layout: "normal",
  faces: [
    {
      name: "Bow Hand",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Clerk's Coat {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature is a Citizen with base power and toughness 4/4 named Harbor Clerk.
 */
export const ClerksCoat: Card = {
  name: "Clerk's Coat",
  layout: "normal",
  faces: [
    {
      name: "Clerk's Coat",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [setName("Harbor Clerk"), setTypes({ subtypes: ["Citizen"] }), setPT(4, 4)]),
        ]),
      ],
    },
  ],
};

/**
 * Deck Hand {0}
 * Creature — Human
 * 2/2
 */
export const DeckHand: Card = {
  name: "Deck Hand",
  layout: "normal",
  faces: [
    {
      name: "Deck Hand",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Deep Silt {0}
 * Enchantment
 * Creatures you control get +2/+0 as long as there are three or more cards in a single graveyard.
 */
export const DeepSilt: Card = {
  name: "Deep Silt",
  layout: "normal",
  faces: [
    {
      name: "Deep Silt",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(2, 0)])], {
          condition: compareQuantities(
            countPlayers(
              playersWho(players, exists(all(and([kind("card"), inZone("graveyard", eachPlayer)])), ">=", 3)),
            ),
            ">=",
            1,
          ),
        }),
      ],
    },
  ],
};

/**
 * Dock Hand {0}
 * Creature — Human
 * 1/1
 */
export const DockHand: Card = {
  name: "Dock Hand",
  layout: "normal",
  faces: [
    {
      name: "Dock Hand",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Drawn Straws {0}
 * Sorcery
 * Choose three target creatures. Destroy two of them at random.
 */
export const DrawnStraws: Card = {
  name: "Drawn Straws",
  layout: "normal",
  faces: [
    {
      name: "Drawn Straws",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0)),
            destroy(choose({ min: 2, max: 2 }, anything, { random: true, from: target(0) })),
          ]),
          { targets: [{ count: { min: 3, max: 3 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Either Bank {0}
 * Sorcery
 * Choose two target creatures. Put a flying counter on either of them. Until your next turn, whenever either of those creatures deals combat damage to a player, you gain 3 life.
 */
export const EitherBank: Card = {
  name: "Either Bank",
  layout: "normal",
  faces: [
    {
      name: "Either Bank",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0)),
            putCounters("flying", 1, choose({ min: 1, max: 1 }, anything, { from: target(0) })),
            delayed(
              damage(isOneOf(target(0)), players, { combat: true }),
              { effect: gainLife(you, 3) },
              { duration: until("your next turn") },
            ),
          ]),
          { targets: [{ count: { min: 2, max: 2 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Ferry Lots {0}
 * Sorcery
 * Reveal the top three cards of your library. Put one into your hand. Then choose an opponent. They put one on the bottom of your library. Put the other into your graveyard.
 */
export const FerryLots: Card = {
  name: "Ferry Lots",
  layout: "normal",
  faces: [
    {
      name: "Ferry Lots",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 3), { bind: 1 }),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), { zone: "hand" }, { bind: 2 }),
            chooseValue(you, "opponent"),
            move(
              choose({ min: 1, max: 1 }, anything, { from: bound(1) }),
              { zone: "library", position: "bottom" },
              { who: chosenPlayer, bind: 3 },
            ),
            move(among(bound(1), and([otherThan(bound(2)), otherThan(bound(3))])), { zone: "graveyard" }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Full Barrows {0}
 * Sorcery
 * Draw a card. If a graveyard has three or more cards in it, draw two cards instead.
 */
export const FullBarrows: Card = {
  name: "Full Barrows",
  layout: "normal",
  faces: [
    {
      name: "Full Barrows",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            compareQuantities(
              countPlayers(playersWho(players, exists(all(inZone("graveyard", eachPlayer)), ">=", 3))),
              ">=",
              1,
            ),
            draw(you, 2),
            draw(you, 1),
          ),
        ),
      ],
    },
  ],
};

/**
 * Half Cargo {0}
 * Sorcery
 * Each player discards half the cards in their hand, then sacrifices half the creatures they control of their choice. Round down each time.
 */
export const HalfCargo: Card = {
  name: "Half Cargo",
  layout: "normal",
  faces: [
    {
      name: "Half Cargo",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              discard(
                eachPlayer,
                {
                  min: half(count(all(and([kind("card"), inZone("hand", eachPlayer)]))), "down"),
                  max: half(count(all(and([kind("card"), inZone("hand", eachPlayer)]))), "down"),
                },
                { filter: and([kind("card"), inZone("hand", eachPlayer)]) },
              ),
            ),
            forEachPlayer(
              players,
              sacrifice(eachPlayer, undefined, {
                count: {
                  min: half(count(all(and([hasType("creature"), controlledBy(eachPlayer)]))), "down"),
                  max: half(count(all(and([hasType("creature"), controlledBy(eachPlayer)]))), "down"),
                },
                filter: and([hasType("creature"), controlledBy(eachPlayer)]),
              }),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Low Water {0}
 * Enchantment
 * If an opponent would lose life during your turn, they lose twice that much life instead.
 */
export const LowWater: Card = {
  name: "Low Water",
  layout: "normal",
  faces: [
    {
      name: "Low Water",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([modifyAmount(lifeChange("loss", opponents, { during: isTurn(you) }), { factor: 2 })]),
      ],
    },
  ],
};

/**
 * Night Market {0}
 * Sorcery
 * Target player draws cards equal to half the number of cards in their hand and loses half their life. Round up each time.
 */
export const NightMarket: Card = {
  name: "Night Market",
  layout: "normal",
  faces: [
    {
      name: "Night Market",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            draw(
              targetPlayers(0),
              half(count(all(and([kind("card"), inZone("hand", targetPlayers(0))]))), "up"),
            ),
            loseLife(targetPlayers(0), half(playerStat("life", targetPlayers(0)), "up")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
};

/**
 * Pole Jab {0}
 * Instant
 * Target player loses 2 life.
 */
export const PoleJab: Card = {
  name: "Pole Jab",
  layout: "normal",
  faces: [
    {
      name: "Pole Jab",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 2), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
      ],
    },
  ],
};

/**
 * Restless Wharf {0}
 * Enchantment
 * When this enchantment enters, target creature an opponent controls is goaded for as long as this enchantment remains on the battlefield.
 */
export const RestlessWharf: Card = {
  name: "Restless Wharf",
  layout: "normal",
  faces: [
    {
      name: "Restless Wharf",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          affect(
            target(0),
            [must("attack"), must("attack", { whom: playersExcept(players, you), goad: true })],
            asLongAs(matches(self, inZone("battlefield"))),
          ),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
};

/**
 * Second Tide {0}
 * Sorcery
 * Untap all creatures you control. If it's your main phase, there is an additional combat phase after this phase, followed by an additional main phase.
 */
export const SecondTide: Card = {
  name: "Second Tide",
  layout: "normal",
  faces: [
    {
      name: "Second Tide",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(all(and([hasType("creature"), controlledBy(you)]))),
            ifThen(
              isStep(["precombat main", "postcombat main"], { of: you }),
              extraPhase(["combat", "main"], { after: "this phase" }),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Three Hulls {0}
 * Creature — Shapeshifter
 * As this creature enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.
 * 0/0
 */
export const ThreeHulls: Card = {
  name: "Three Hulls",
  layout: "normal",
  faces: [
    {
      name: "Three Hulls",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: oneOf(you, [
              affect(self, [setTypes({ cardTypes: ["creature"] }), setPT(3, 3)]),
              affect(self, [setTypes({ cardTypes: ["creature"] }), gainAbilities([flying()]), setPT(2, 2)]),
              affect(self, [setTypes({ cardTypes: ["creature"] }), gainAbilities([defender()]), setPT(1, 6)]),
            ]),
          }),
        ]),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BowHand,
  ClerksCoat,
  DeckHand,
  DeepSilt,
  DockHand,
  DrawnStraws,
  EitherBank,
  FerryLots,
  FullBarrows,
  HalfCargo,
  LowWater,
  NightMarket,
  PoleJab,
  RestlessWharf,
  SecondTide,
  ThreeHulls,
];
