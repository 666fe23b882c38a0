// generated from cards/proving-ground.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  and,
  attacking,
  controlledBy,
  controllerOf,
  dealDamage,
  doAction,
  draw,
  exile,
  hasType,
  isOneOf,
  loseAbilities,
  loyalty,
  mana,
  matches,
  move,
  notSo,
  opponents,
  or,
  players,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  target,
  triggered,
  triggersNot,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  blitz,
  dash,
  dethrone,
  doubleStrike,
  embalm,
  encore,
  eternalize,
  lifelink,
  melee,
  rampage,
  storm,
  trample,
  tribute,
  unearth,
  warp,
} from "./keywords/index.ts";

/**
 * Barrow Recruit {1}{B}
 * Creature — Zombie
 * Unearth {B}
 * 2/1
 */
export const BarrowRecruit: Card = {
  format: 1,
  name: "Barrow Recruit",
  layout: "normal",
  faces: [
    {
      name: "Barrow Recruit",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 1,
      abilities: [unearth([mana(["B"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Called Back {U}
 * Instant
 * Return target creature to its owner's hand.
 */
export const CalledBack: Card = {
  format: 1,
  name: "Called Back",
  layout: "normal",
  faces: [
    {
      name: "Called Back",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chapel Cat {W}
 * Creature — Cat
 * Lifelink
 * Embalm {W}
 * 1/1
 */
export const ChapelCat: Card = {
  format: 1,
  name: "Chapel Cat",
  layout: "normal",
  faces: [
    {
      name: "Chapel Cat",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat"],
      power: 1,
      toughness: 1,
      abilities: [lifelink(), embalm([mana(["W"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Crown Grudger {2}{R}
 * Creature — Human Warrior
 * Dethrone
 * 2/1
 */
export const CrownGrudger: Card = {
  format: 1,
  name: "Crown Grudger",
  layout: "normal",
  faces: [
    {
      name: "Crown Grudger",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 2,
      toughness: 1,
      abilities: [dethrone()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ditch Sneak {R}
 * Creature — Goblin Pirate
 * Encore {1}{R}
 * 1/1
 */
export const DitchSneak: Card = {
  format: 1,
  name: "Ditch Sneak",
  layout: "normal",
  faces: [
    {
      name: "Ditch Sneak",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Pirate"],
      power: 1,
      toughness: 1,
      abilities: [encore([mana(["1", "R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drill Breaker {1}{R}
 * Creature — Lizard Rogue
 * Blitz {2}{R}
 * 3/1
 */
export const DrillBreaker: Card = {
  format: 1,
  name: "Drill Breaker",
  layout: "normal",
  faces: [
    {
      name: "Drill Breaker",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Lizard", "Rogue"],
      power: 3,
      toughness: 1,
      abilities: [blitz([mana(["2", "R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drill Scout {R}{R}
 * Creature — Goblin Scout
 * Dash {1}{R}
 * 3/1
 */
export const DrillScout: Card = {
  format: 1,
  name: "Drill Scout",
  layout: "normal",
  faces: [
    {
      name: "Drill Scout",
      manaCost: ["R", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 3,
      toughness: 1,
      abilities: [dash([mana(["1", "R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Far Colossus {9}
 * Artifact Creature — Golem
 * Warp {3}
 * 9/9
 */
export const FarColossus: Card = {
  format: 1,
  name: "Far Colossus",
  layout: "normal",
  faces: [
    {
      name: "Far Colossus",
      manaCost: ["9"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 9,
      toughness: 9,
      abilities: [warp([mana(["3"])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Long Ranks {3}{R}
 * Creature — Giant
 * Rampage 2
 * 4/4
 */
export const LongRanks: Card = {
  format: 1,
  name: "Long Ranks",
  layout: "normal",
  faces: [
    {
      name: "Long Ranks",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 4,
      toughness: 4,
      abilities: [rampage(2)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Muffled Gate {2}
 * Artifact
 * Creatures entering the battlefield don't cause abilities to trigger.
 */
export const MuffledGate: Card = {
  format: 1,
  name: "Muffled Gate",
  layout: "normal",
  faces: [
    {
      name: "Muffled Gate",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([triggersNot(zoneChange(hasType("creature"), undefined, "battlefield"))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Open Flank {R}
 * Instant
 * Target unblocked attacking creature becomes blocked.
 */
export const OpenFlank: Card = {
  format: 1,
  name: "Open Flank",
  layout: "normal",
  faces: [
    {
      name: "Open Flank",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(doAction("becomeBlocked", controllerOf(target(0)), target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([status("unblocked"), attacking(), hasType("creature")]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Shape {U}
 * Instant
 * Target creature loses all abilities until end of turn.
 */
export const PlainShape: Card = {
  format: 1,
  name: "Plain Shape",
  layout: "normal",
  faces: [
    {
      name: "Plain Shape",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseAbilities("all")], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proving Bolt {R}
 * Instant
 * Proving Bolt deals 3 damage to any target.
 */
export const ProvingBolt: Card = {
  format: 1,
  name: "Proving Bolt",
  layout: "normal",
  faces: [
    {
      name: "Proving Bolt",
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
 * Quick Step {W}
 * Instant
 * Exile target creature you control, then return that card to the battlefield under your control.
 */
export const QuickStep: Card = {
  format: 1,
  name: "Quick Step",
  layout: "normal",
  faces: [
    {
      name: "Quick Step",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield" })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ring Liberator {3}{G}
 * Creature — Human Warrior
 * Trample
 * Melee
 * 3/2
 */
export const RingLiberator: Card = {
  format: 1,
  name: "Ring Liberator",
  layout: "normal",
  faces: [
    {
      name: "Ring Liberator",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 3,
      toughness: 2,
      abilities: [trample(), melee()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rolling Volley {1}{R}
 * Sorcery
 * Rolling Volley deals 1 damage to any target.
 * Storm
 */
export const RollingVolley: Card = {
  format: 1,
  name: "Rolling Volley",
  layout: "normal",
  faces: [
    {
      name: "Rolling Volley",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
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
        storm(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sparring Golem {1}
 * Artifact Creature — Golem
 * 1/1
 */
export const SparringGolem: Card = {
  format: 1,
  name: "Sparring Golem",
  layout: "normal",
  faces: [
    {
      name: "Sparring Golem",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll Giant {4}{R}
 * Creature — Giant
 * Tribute 2
 * When Toll Giant enters, if tribute wasn't paid, it deals 5 damage to each opponent.
 * 3/3
 */
export const TollGiant: Card = {
  format: 1,
  name: "Toll Giant",
  layout: "normal",
  faces: [
    {
      name: "Toll Giant",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 3,
      toughness: 3,
      abilities: [
        tribute(2),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 5, opponents), {
          condition: notSo(matches(self, status("tributePaid"))),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tomb Pouncer {1}{W}
 * Creature — Cat
 * Double strike
 * Eternalize {3}{W}{W}
 * 1/1
 */
export const TombPouncer: Card = {
  format: 1,
  name: "Tomb Pouncer",
  layout: "normal",
  faces: [
    {
      name: "Tomb Pouncer",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat"],
      power: 1,
      toughness: 1,
      abilities: [doubleStrike(), eternalize([mana(["3", "W", "W"])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Yard Marshal {1}{U}
 * Legendary Planeswalker — Marshal
 * +1: Draw a card.
 * Loyalty: 4
 */
export const YardMarshal: Card = {
  format: 1,
  name: "Yard Marshal",
  layout: "normal",
  faces: [
    {
      name: "Yard Marshal",
      manaCost: ["1", "U"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Marshal"],
      loyalty: 4,
      abilities: [activated([loyalty(1)], draw(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BarrowRecruit,
  CalledBack,
  ChapelCat,
  CrownGrudger,
  DitchSneak,
  DrillBreaker,
  DrillScout,
  FarColossus,
  LongRanks,
  MuffledGate,
  OpenFlank,
  PlainShape,
  ProvingBolt,
  QuickStep,
  RingLiberator,
  RollingVolley,
  SparringGolem,
  TollGiant,
  TombPouncer,
  YardMarshal,
];
