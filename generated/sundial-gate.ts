// generated from cards/sundial-gate.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  and,
  bound,
  cast,
  choose,
  choosePlayer,
  compare,
  controlledBy,
  dealDamage,
  destroy,
  draw,
  eitherEvent,
  exile,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  lookAt,
  mana,
  modal,
  move,
  oneOf,
  opponents,
  or,
  players,
  putCounters,
  sacrifice,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  spell,
  tap,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Gate Arbiter {3}{G}
 * Creature — Elemental
 * When Gate Arbiter enters, choose two —
 * • Destroy target artifact.
 * • Destroy target enchantment.
 * • Tap target creature an opponent controls.
 * 4/4
 */
export const GateArbiter: Card = {
  format: 1,
  name: "Gate Arbiter",
  layout: "normal",
  faces: [
    {
      name: "Gate Arbiter",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          modal({ min: 2, max: 2 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
              effect: destroy(target(0)),
            },
            {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
              ],
              effect: tap(target(0)),
            },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Bears {1}{G}
 * Creature — Bear
 * 2/2
 */
export const GateBears: Card = {
  format: 1,
  name: "Gate Bears",
  layout: "normal",
  faces: [
    {
      name: "Gate Bears",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Embers {R}
 * Instant
 * Gate Embers deals 1 damage to any target.
 */
export const GateEmbers: Card = {
  format: 1,
  name: "Gate Embers",
  layout: "normal",
  faces: [
    {
      name: "Gate Embers",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
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
 * Gate Leviathan {4}{U}
 * Creature — Leviathan
 * When Gate Leviathan enters and whenever you cast a spell with mana value 5 or greater, draw a card.
 * 5/5
 */
export const GateLeviathan: Card = {
  format: 1,
  name: "Gate Leviathan",
  layout: "normal",
  faces: [
    {
      name: "Gate Leviathan",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Leviathan"],
      power: 5,
      toughness: 5,
      abilities: [
        triggered(
          eitherEvent([
            zoneChange(isOneOf(self), undefined, "battlefield"),
            cast(you, and([kind("spell"), compare("manaValue", ">=", 5)])),
          ]),
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Mite {0}
 * Artifact Creature — Insect
 * 1/1
 */
export const GateMite: Card = {
  format: 1,
  name: "Gate Mite",
  layout: "normal",
  faces: [
    {
      name: "Gate Mite",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Omen {G}
 * Instant
 * Draw a card.
 */
export const GateOmen: Card = {
  format: 1,
  name: "Gate Omen",
  layout: "normal",
  faces: [
    {
      name: "Gate Omen",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Verdict {1}{W}
 * Instant
 * Choose two —
 * • Destroy target artifact.
 * • Destroy target enchantment.
 * • You gain 2 life.
 */
export const GateVerdict: Card = {
  format: 1,
  name: "Gate Verdict",
  layout: "normal",
  faces: [
    {
      name: "Gate Verdict",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 2, max: 2 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
              effect: destroy(target(0)),
            },
            { effect: gainLife(you, 2) },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gnomon Reading {U}
 * Sorcery
 * Look at the top two cards of target player's library, then put them back in any order.
 */
export const GnomonReading: Card = {
  format: 1,
  name: "Gnomon Reading",
  layout: "normal",
  faces: [
    {
      name: "Gnomon Reading",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(targetPlayers(0), 2), { bind: 1 }),
            move(bound(1), { zone: "library", position: "top", order: "any" }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Noon Bead {1}
 * Artifact
 * {2}: Draw a card.
 */
export const NoonBead: Card = {
  format: 1,
  name: "Noon Bead",
  layout: "normal",
  faces: [
    {
      name: "Noon Bead",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["2"])], draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Noon Extortion {B}
 * Sorcery
 * Sacrifice a creature of an opponent's choice.
 */
export const NoonExtortion: Card = {
  format: 1,
  name: "Noon Extortion",
  layout: "normal",
  faces: [
    {
      name: "Noon Extortion",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sacrifice(you, choose({ min: 1, max: 1 }, hasType("creature"), { by: choosePlayer(opponents) })),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shadow Exchange {1}
 * Artifact
 * {T}: Exile two cards from your hand. Draw two cards. Then look at the exiled cards and put them on top of your library in any order.
 */
export const ShadowExchange: Card = {
  format: 1,
  name: "Shadow Exchange",
  layout: "normal",
  faces: [
    {
      name: "Shadow Exchange",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            exile(choose({ min: 2, max: 2 }, and([kind("card"), inZone("hand", you)])), { bind: 1 }),
            draw(you, 2),
            lookAt(you, bound(1), { bind: 2 }),
            move(bound(2), { zone: "library", position: "top", order: "any" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shared Noon {G}
 * Sorcery
 * Distribute three +1/+1 counters among any number of creatures you control.
 */
export const SharedNoon: Card = {
  format: 1,
  name: "Shared Noon",
  layout: "normal",
  faces: [
    {
      name: "Shared Noon",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          putCounters("+1/+1", 3, choose({ min: 0 }, and([hasType("creature"), controlledBy(you)])), {
            distributed: true,
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sundial Shards {2}{R}
 * Sorcery
 * Sundial Shards deals 3 damage divided as you choose among one, two, or three targets.
 */
export const SundialShards: Card = {
  format: 1,
  name: "Sundial Shards",
  layout: "normal",
  faces: [
    {
      name: "Sundial Shards",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0), { divided: "chosen" }), {
          targets: [
            {
              count: { min: 1, max: 3 },
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
 * Twofold Shape {U}
 * Instant
 * Until end of turn, target creature becomes your choice of a blue Frog with base power and toughness 1/1 or a blue Whale with base power and toughness 6/6.
 */
export const TwofoldShape: Card = {
  format: 1,
  name: "Twofold Shape",
  layout: "normal",
  faces: [
    {
      name: "Twofold Shape",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          oneOf(you, [
            affect(
              target(0),
              [setTypes({ subtypes: ["Frog"] }), setColors(["blue"]), setPT(1, 1)],
              until("end of turn"),
            ),
            affect(
              target(0),
              [setTypes({ subtypes: ["Whale"] }), setColors(["blue"]), setPT(6, 6)],
              until("end of turn"),
            ),
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
  GateArbiter,
  GateBears,
  GateEmbers,
  GateLeviathan,
  GateMite,
  GateOmen,
  GateVerdict,
  GnomonReading,
  NoonBead,
  NoonExtortion,
  ShadowExchange,
  SharedNoon,
  SundialShards,
  TwofoldShape,
];
