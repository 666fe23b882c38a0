// generated from cards/long-ferry.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  among,
  amount,
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
  createTokens,
  damage,
  delayed,
  destroy,
  discard,
  distinct,
  draw,
  eachPlayer,
  exile,
  exists,
  extraPhase,
  forEachPlayer,
  gainAbilities,
  gainLife,
  half,
  hasColor,
  hasSubtype,
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
  or,
  otherThan,
  playerStat,
  players,
  playersExcept,
  playersWho,
  putCounters,
  repeat,
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
  together,
  topCards,
  triggered,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { defender, enchant, flying } from "./keywords/index.ts";

/**
 * Ballast {0}
 * Sorcery
 * Sacrifice any number of artifacts, enchantments, and/or tokens. Draw that many cards.
 */
export const Ballast: Card = {
  format: 1,
  name: "Ballast",
  layout: "normal",
  faces: [
    {
      name: "Ballast",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            sacrifice(you, undefined, {
              count: { min: 0 },
              filter: or([hasType("artifact"), hasType("enchantment"), kind("token")]),
              bind: 1,
            }),
            draw(you, amount(1)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Bow Hand {0}
 * Creature — Human
 * 3/3
 */
export const BowHand: Card = {
  format: 1,
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
  format: 1,
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
 * Colored Lamps {0}
 * Sorcery
 * For each color, return up to one target creature card of that color from your graveyard to your hand.
 */
export const ColoredLamps: Card = {
  format: 1,
  name: "Colored Lamps",
  layout: "normal",
  faces: [
    {
      name: "Colored Lamps",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(together([target(0), target(1), target(2), target(3), target(4)]), { zone: "hand" }), {
          targets: [
            {
              count: { min: 0, max: 1 },
              objects: and([kind("card"), hasType("creature"), hasColor("white"), inZone("graveyard", you)]),
            },
            {
              count: { min: 0, max: 1 },
              objects: and([kind("card"), hasType("creature"), hasColor("blue"), inZone("graveyard", you)]),
            },
            {
              count: { min: 0, max: 1 },
              objects: and([kind("card"), hasType("creature"), hasColor("black"), inZone("graveyard", you)]),
            },
            {
              count: { min: 0, max: 1 },
              objects: and([kind("card"), hasType("creature"), hasColor("red"), inZone("graveyard", you)]),
            },
            {
              count: { min: 0, max: 1 },
              objects: and([kind("card"), hasType("creature"), hasColor("green"), inZone("graveyard", you)]),
            },
          ],
        }),
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
 * Dry Dock {0}
 * Sorcery
 * Return target creature card from your graveyard to your hand. If you control a Human, put that card onto the battlefield instead of putting it into your hand.
 */
export const DryDock: Card = {
  format: 1,
  name: "Dry Dock",
  layout: "normal",
  faces: [
    {
      name: "Dry Dock",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            exists(all(and([hasSubtype("Human"), controlledBy(you)]))),
            move(target(0), { zone: "battlefield" }),
            move(target(0), { zone: "hand" }),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
              },
            ],
          },
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
  format: 1,
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
 * Marked Rope {0}
 * Instant
 * Put a +1/+1 counter and a flying counter on target creature.
 */
export const MarkedRope: Card = {
  format: 1,
  name: "Marked Rope",
  layout: "normal",
  faces: [
    {
      name: "Marked Rope",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([putCounters("+1/+1", 1, target(0)), putCounters("flying", 1, target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
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
  format: 1,
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
 * Pitch and Rope {0}
 * Sorcery
 * Choose a counter on target creature. Put an additional counter of that kind on each creature you control.
 */
export const PitchAndRope: Card = {
  format: 1,
  name: "Pitch and Rope",
  layout: "normal",
  faces: [
    {
      name: "Pitch and Rope",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "counterKind", { on: target(0) }),
            putCounters("chosen", 1, all(and([hasType("creature"), controlledBy(you)]))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
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
  format: 1,
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
 * Red Buoy {R}
 * Creature — Bird
 * 1/1
 */
export const RedBuoy: Card = {
  format: 1,
  name: "Red Buoy",
  layout: "normal",
  faces: [
    {
      name: "Red Buoy",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Restless Wharf {0}
 * Enchantment
 * When this enchantment enters, target creature an opponent controls is goaded for as long as this enchantment remains on the battlefield.
 */
export const RestlessWharf: Card = {
  format: 1,
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
  format: 1,
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
 * Sink It {0}
 * Instant
 * Destroy target enchantment.
 */
export const SinkIt: Card = {
  format: 1,
  name: "Sink It",
  layout: "normal",
  faces: [
    {
      name: "Sink It",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
};

/**
 * Tar Barrel {0}
 * Sorcery
 * For each kind of counter on target permanent, put another counter of that kind on it.
 */
export const TarBarrel: Card = {
  format: 1,
  name: "Tar Barrel",
  layout: "normal",
  faces: [
    {
      name: "Tar Barrel",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          repeat(distinct("counterKind", target(0)), putCounters("chosen", 1, target(0)), {
            each: { what: "counterKind", on: target(0) },
          }),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }] },
        ),
      ],
    },
  ],
};

/**
 * Three Hulls {0}
 * Creature — Shapeshifter
 * When this creature enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.
 * 1/1
 */
export const ThreeHulls: Card = {
  format: 1,
  name: "Three Hulls",
  layout: "normal",
  faces: [
    {
      name: "Three Hulls",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          oneOf(you, [
            affect(self, [setTypes({ cardTypes: ["creature"] }), setPT(3, 3)]),
            affect(self, [setTypes({ cardTypes: ["creature"] }), gainAbilities([flying()]), setPT(2, 2)]),
            affect(self, [setTypes({ cardTypes: ["creature"] }), gainAbilities([defender()]), setPT(1, 6)]),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Twin Berth {0}
 * Enchantment
 * When this enchantment enters, create a 3/3 blue Bird creature token. Exile that token when this enchantment leaves the battlefield.
 */
export const TwinBerth: Card = {
  format: 1,
  name: "Twin Berth",
  layout: "normal",
  faces: [
    {
      name: "Twin Berth",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            createTokens(
              you,
              1,
              { colors: ["blue"], power: 3, toughness: 3, cardTypes: ["creature"], subtypes: ["Bird"] },
              { bind: 1 },
            ),
            delayed(zoneChange(isOneOf(self), "battlefield"), { effect: exile(bound(1)) }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * White Buoy {W}
 * Creature — Bird
 * 1/1
 */
export const WhiteBuoy: Card = {
  format: 1,
  name: "White Buoy",
  layout: "normal",
  faces: [
    {
      name: "White Buoy",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Ballast,
  BowHand,
  ClerksCoat,
  ColoredLamps,
  DeckHand,
  DeepSilt,
  DockHand,
  DrawnStraws,
  DryDock,
  EitherBank,
  FerryLots,
  FullBarrows,
  HalfCargo,
  LowWater,
  MarkedRope,
  NightMarket,
  PitchAndRope,
  PoleJab,
  RedBuoy,
  RestlessWharf,
  SecondTide,
  SinkIt,
  TarBarrel,
  ThreeHulls,
  TwinBerth,
  WhiteBuoy,
];
