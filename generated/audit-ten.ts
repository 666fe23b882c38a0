// generated from cards/audit-ten.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  and,
  anything,
  beginningOf,
  bound,
  castCards,
  changeRules,
  choose,
  controlledBy,
  copySpell,
  delayed,
  draw,
  eitherEvent,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  lookAt,
  loseLife,
  mana,
  may,
  mill,
  modifyPT,
  move,
  opponents,
  or,
  otherThan,
  ownedBy,
  players,
  replace,
  reveal,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  targetPlayers,
  together,
  topCards,
  triggered,
  until,
  untilLeaves,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Free Recital {3}{R}
 * Sorcery
 * Exile target instant or sorcery card from your graveyard and target instant or sorcery card from an opponent's graveyard. Copy those cards. You may cast the copies without paying their mana costs.
 */
export const FreeRecital: Card = {
  format: 1,
  name: "Free Recital",
  layout: "normal",
  faces: [
    {
      name: "Free Recital",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(together([target(0), target(1)])),
            copySpell(you, together([target(0), target(1)]), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true })),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
                  inZone("graveyard", you),
                ]),
              },
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
                  inZone("graveyard", opponents),
                ]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Great Alms {W}
 * Sorcery
 * You gain 4 life.
 */
export const GreatAlms: Card = {
  format: 1,
  name: "Great Alms",
  layout: "normal",
  faces: [
    {
      name: "Great Alms",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 4))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reach Up {U}
 * Instant
 * Draw a card.
 */
export const ReachUp: Card = {
  format: 1,
  name: "Reach Up",
  layout: "normal",
  faces: [
    {
      name: "Reach Up",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Hook {0}
 * Artifact
 * {0}: Return target permanent to its owner's hand.
 * {0}: You may put a creature card from your hand onto the battlefield.
 */
export const ShelfHook: Card = {
  format: 1,
  name: "Shelf Hook",
  layout: "normal",
  faces: [
    {
      name: "Shelf Hook",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }],
        }),
        activated(
          [mana(["0"])],
          may(
            you,
            move(choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), inZone("hand", you)])), {
              zone: "battlefield",
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shelf Lantern {1}
 * Artifact
 */
export const ShelfLantern: Card = {
  format: 1,
  name: "Shelf Lantern",
  layout: "normal",
  faces: [
    {
      name: "Shelf Lantern",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Ox {3}{G}
 * Creature — Ox
 * 3/3
 */
export const ShelfOx: Card = {
  format: 1,
  name: "Shelf Ox",
  layout: "normal",
  faces: [
    {
      name: "Shelf Ox",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Rush {0}
 * Sorcery
 * Creatures you control get +1/+1 until end of turn. At the beginning of the next end step, sacrifice those creatures.
 */
export const ShelfRush: Card = {
  format: 1,
  name: "Shelf Rush",
  layout: "normal",
  faces: [
    {
      name: "Shelf Rush",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(
              all(and([hasType("creature"), controlledBy(you)])),
              [modifyPT(1, 1)],
              until("end of turn"),
              { bind: 1 },
            ),
            delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(1)) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Sprite {U}
 * Creature — Faerie
 * 1/1
 */
export const ShelfSprite: Card = {
  format: 1,
  name: "Shelf Sprite",
  layout: "normal",
  faces: [
    {
      name: "Shelf Sprite",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Faerie"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Taker {0}
 * Creature — Ox
 * When Shelf Taker enters, exile target creature until Shelf Taker leaves the battlefield.
 * 2/2
 */
export const ShelfTaker: Card = {
  format: 1,
  name: "Shelf Taker",
  layout: "normal",
  faces: [
    {
      name: "Shelf Taker",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Silt Blessing {U}
 * Sorcery
 * Target opponent gains 1 life and mills a card.
 */
export const SiltBlessing: Card = {
  format: 1,
  name: "Silt Blessing",
  layout: "normal",
  faces: [
    {
      name: "Silt Blessing",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([gainLife(targetPlayers(0), 1), mill(targetPlayers(0), 1)]), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silt Furnace {2}{R}
 * Enchantment
 * If a card would be put into an opponent's graveyard from anywhere, exile it instead.
 */
export const SiltFurnace: Card = {
  format: 1,
  name: "Silt Furnace",
  layout: "normal",
  faces: [
    {
      name: "Silt Furnace",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([kind("card"), ownedBy(opponents)]), undefined, "graveyard"),
            exile(eventObjects("object")),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Silt Ledger {1}{B}
 * Enchantment
 * Whenever a player gains life or mills a card, that player loses 3 life.
 */
export const SiltLedger: Card = {
  format: 1,
  name: "Silt Ledger",
  layout: "normal",
  faces: [
    {
      name: "Silt Ledger",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            lifeChange("gain", players),
            zoneChange(and([kind("card"), ownedBy(players)]), "library", undefined, { reason: "mill" }),
          ]),
          loseLife(eventPlayer, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Silt Reading {U}
 * Sorcery
 * Target opponent mills two cards.
 */
export const SiltReading: Card = {
  format: 1,
  name: "Silt Reading",
  layout: "normal",
  faces: [
    {
      name: "Silt Reading",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(mill(targetPlayers(0), 2), { targets: [{ count: { min: 1, max: 1 }, players: opponents }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silt Toll {1}{B}
 * Enchantment
 * Whenever an opponent mills a card, they lose 1 life.
 */
export const SiltToll: Card = {
  format: 1,
  name: "Silt Toll",
  layout: "normal",
  faces: [
    {
      name: "Silt Toll",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("card"), ownedBy(opponents)]), "library", undefined, { reason: "mill" }),
          loseLife(eventPlayer, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Small Alms {W}
 * Sorcery
 * You gain 1 life.
 */
export const SmallAlms: Card = {
  format: 1,
  name: "Small Alms",
  layout: "normal",
  faces: [
    {
      name: "Small Alms",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Recital {3}{R}
 * Sorcery
 * Exile target instant or sorcery card from your graveyard and target instant or sorcery card from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs. Exile Twin Recital.
 */
export const TwinRecital: Card = {
  format: 1,
  name: "Twin Recital",
  layout: "normal",
  faces: [
    {
      name: "Twin Recital",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(together([target(0), target(1)])),
            copySpell(you, together([target(0), target(1)]), { bind: 1 }),
            castCards(you, bound(1), "cast", { free: true }),
            exile(self),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
                  inZone("graveyard", you),
                ]),
              },
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
                  inZone("graveyard", opponents),
                ]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wake the Shelved {1}{W}
 * Sorcery
 * Return target permanent card from your graveyard to the battlefield. It enters with two additional +1/+1 counters on it if it's a creature.
 */
export const WakeTheShelved: Card = {
  format: 1,
  name: "Wake the Shelved",
  layout: "normal",
  faces: [
    {
      name: "Wake the Shelved",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules([
              entersWith(and([isOneOf(target(0)), hasType("creature")]), {
                counters: [{ kind: "+1/+1", count: 2 }],
              }),
            ]),
            move(target(0), { zone: "battlefield" }),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), kind("permanent"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weigh the Shelf {2}{U}
 * Sorcery
 * Look at the top four cards of your library. Reveal up to two creature cards from among them. Put one of them into your hand and the rest on the bottom of your library in any order.
 */
export const WeighTheShelf: Card = {
  format: 1,
  name: "Weigh the Shelf",
  layout: "normal",
  faces: [
    {
      name: "Weigh the Shelf",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 4), { bind: 1 }),
            reveal(
              you,
              choose({ min: 0, max: 2 }, and([kind("card"), hasType("creature")]), { from: bound(1) }),
              { bind: 2 },
            ),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(2) }), { zone: "hand" }, { bind: 3 }),
            move(among(bound(1), otherThan(bound(3))), { zone: "library", position: "bottom", order: "any" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  FreeRecital,
  GreatAlms,
  ReachUp,
  ShelfHook,
  ShelfLantern,
  ShelfOx,
  ShelfRush,
  ShelfSprite,
  ShelfTaker,
  SiltBlessing,
  SiltFurnace,
  SiltLedger,
  SiltReading,
  SiltToll,
  SmallAlms,
  TwinRecital,
  WakeTheShelved,
  WeighTheShelf,
];
