// generated from cards/wide-river.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  allowPlay,
  and,
  blocks,
  bound,
  cant,
  changeRules,
  controlPlayer,
  controlledBy,
  controllerOf,
  dealDamage,
  doAction,
  draw,
  eachPlayer,
  eventAmount,
  eventObjects,
  exile,
  forEachPlayer,
  gainLife,
  hasType,
  isOneOf,
  keywordAction,
  loseLife,
  mill,
  modifyAmount,
  must,
  opponents,
  or,
  playerCant,
  players,
  proliferate,
  putCounters,
  repeat,
  replace,
  scry,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  turnAfter,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { defender } from "./keywords/index.ts";

/**
 * Clinging Bank {1}{G}
 * Creature — Wall
 * Defender
 * Whenever this creature blocks a creature, that creature can't attack during its controller's next turn.
 * 0/4
 */
export const ClingingBank: Card = {
  format: 1,
  name: "Clinging Bank",
  layout: "normal",
  faces: [
    {
      name: "Clinging Bank",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [
        defender(),
        triggered(
          blocks(isOneOf(self), hasType("creature")),
          affect(
            eventObjects("other"),
            [cant("attack")],
            until("during your next turn", { of: controllerOf(eventObjects("other")) }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Double Silt {1}{U}
 * Enchantment
 * If an opponent would mill one or more cards, they mill twice that many cards instead.
 */
export const DoubleSilt: Card = {
  format: 1,
  name: "Double Silt",
  layout: "normal",
  faces: [
    {
      name: "Double Silt",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([modifyAmount(keywordAction("would mill", { by: opponents }), { factor: 2 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ear at the Door {2}{B}
 * Enchantment
 * If a creature you control would connive, instead you draw a card, then that creature connives.
 * Whenever a creature you control connives, each opponent loses 1 life.
 */
export const EarAtTheDoor: Card = {
  format: 1,
  name: "Ear at the Door",
  layout: "normal",
  faces: [
    {
      name: "Ear at the Door",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            keywordAction("would connive", { what: and([hasType("creature"), controlledBy(you)]) }),
            sequence([
              draw(you, 1),
              doAction("connive", controllerOf(eventObjects("object")), eventObjects("object")),
            ]),
          ),
        ]),
        triggered(
          keywordAction("connive", { what: and([hasType("creature"), controlledBy(you)]) }),
          loseLife(opponents, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ferryman's Bargain {4}{B}
 * Sorcery
 * You control target player during that player's next turn.
 */
export const FerrymansBargain: Card = {
  format: 1,
  name: "Ferryman's Bargain",
  layout: "normal",
  faces: [
    {
      name: "Ferryman's Bargain",
      manaCost: ["4", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [controlPlayer(targetPlayers(0))],
            until("during your next turn", { of: targetPlayers(0) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Ferryman's Debt {5}{B}
 * Sorcery
 * You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.
 */
export const FerrymansDebt: Card = {
  format: 1,
  name: "Ferryman's Debt",
  layout: "normal",
  faces: [
    {
      name: "Ferryman's Debt",
      manaCost: ["5", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules(
              [controlPlayer(targetPlayers(0))],
              until("during your next turn", { of: targetPlayers(0) }),
            ),
            changeRules(
              [turnAfter(targetPlayers(0))],
              until("during your next turn", { of: targetPlayers(0) }),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Ford Scout {1}{G}
 * Creature — Merfolk Scout
 * When this creature enters, it explores.
 * 1/1
 */
export const FordScout: Card = {
  format: 1,
  name: "Ford Scout",
  layout: "normal",
  faces: [
    {
      name: "Ford Scout",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("explore", you, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Further Bank {2}{G}
 * Enchantment
 * If a creature you control would explore, instead it explores, then it explores again.
 * Whenever a creature you control explores, you gain 1 life.
 */
export const FurtherBank: Card = {
  format: 1,
  name: "Further Bank",
  layout: "normal",
  faces: [
    {
      name: "Further Bank",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            keywordAction("would explore", { what: and([hasType("creature"), controlledBy(you)]) }),
            sequence([
              doAction("explore", controllerOf(eventObjects("object")), eventObjects("object")),
              doAction("explore", controllerOf(eventObjects("object")), eventObjects("object")),
            ]),
          ),
        ]),
        triggered(
          keywordAction("explore", { what: and([hasType("creature"), controlledBy(you)]) }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Known Depths {2}{U}
 * Enchantment
 * If you would scry a number of cards, draw that many cards instead.
 */
export const KnownDepths: Card = {
  format: 1,
  name: "Known Depths",
  layout: "normal",
  faces: [
    {
      name: "Known Depths",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(keywordAction("would scry", { by: you }), draw(you, eventAmount))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Cargo {R}
 * Sorcery
 * Exile the top card of your library. During your next turn, you may play that card.
 */
export const LateCargo: Card = {
  format: 1,
  name: "Late Cargo",
  layout: "normal",
  faces: [
    {
      name: "Late Cargo",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(you, bound(1), "play", until("during your next turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loud Guardian {2}{W}
 * Creature — Human Soldier
 * {T}: During target opponent's next turn, creatures that player controls attack you if able.
 * 1/4
 */
export const LoudGuardian: Card = {
  format: 1,
  name: "Loud Guardian",
  layout: "normal",
  faces: [
    {
      name: "Loud Guardian",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 4,
      abilities: [
        activated(
          [tapSelf],
          affect(
            all(and([hasType("creature"), controlledBy(targetPlayers(0))])),
            [must("attack", { whom: you })],
            until("during your next turn", { of: targetPlayers(0) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quiet Plotter {1}{B}
 * Creature — Human Rogue
 * When this creature enters, it connives.
 * 1/1
 */
export const QuietPlotter: Card = {
  format: 1,
  name: "Quiet Plotter",
  layout: "normal",
  faces: [
    {
      name: "Quiet Plotter",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("connive", you, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rising Silt {2}
 * Artifact
 * If a player would mill one or more cards, they mill that many cards plus four instead.
 */
export const RisingSilt: Card = {
  format: 1,
  name: "Rising Silt",
  layout: "normal",
  faces: [
    {
      name: "Rising Silt",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(keywordAction("would mill", { by: players }), { plus: 4 })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * River Bear {1}{G}
 * Creature — Bear
 * 2/2
 */
export const RiverBear: Card = {
  format: 1,
  name: "River Bear",
  layout: "normal",
  faces: [
    {
      name: "River Bear",
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
 * River Ember {R}
 * Instant
 * River Ember deals 3 damage to any target.
 */
export const RiverEmber: Card = {
  format: 1,
  name: "River Ember",
  layout: "normal",
  faces: [
    {
      name: "River Ember",
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
 * Silent Crossing {1}{W}
 * Sorcery
 * Each opponent can't cast instant or sorcery spells during that player's next turn.
 */
export const SilentCrossing: Card = {
  format: 1,
  name: "Silent Crossing",
  layout: "normal",
  faces: [
    {
      name: "Silent Crossing",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            changeRules(
              [playerCant(eachPlayer, "castSpells", { whom: or([hasType("instant"), hasType("sorcery")]) })],
              until("during your next turn", { of: eachPlayer }),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Silt Reader {U}
 * Sorcery
 * Each player mills two cards.
 */
export const SiltReader: Card = {
  format: 1,
  name: "Silt Reader",
  layout: "normal",
  faces: [
    {
      name: "Silt Reader",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(mill(players, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spreading Reeds {1}{G}
 * Sorcery
 * Put a +1/+1 counter on target creature you control. Proliferate.
 */
export const SpreadingReeds: Card = {
  format: 1,
  name: "Spreading Reeds",
  layout: "normal",
  faces: [
    {
      name: "Spreading Reeds",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([putCounters("+1/+1", 1, target(0)), proliferate(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tide Gazer {1}{U}
 * Sorcery
 * Scry 1.
 */
export const TideGazer: Card = {
  format: 1,
  name: "Tide Gazer",
  layout: "normal",
  faces: [
    {
      name: "Tide Gazer",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(scry(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twice Downstream {1}{G}
 * Enchantment
 * If you would proliferate, proliferate twice instead.
 */
export const TwiceDownstream: Card = {
  format: 1,
  name: "Twice Downstream",
  layout: "normal",
  faces: [
    {
      name: "Twice Downstream",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(keywordAction("would proliferate", { by: you }), repeat(2, proliferate(you))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wide Gaze {U}
 * Enchantment
 * If you would scry a number of cards, scry that many cards plus one instead.
 */
export const WideGaze: Card = {
  format: 1,
  name: "Wide Gaze",
  layout: "normal",
  faces: [
    {
      name: "Wide Gaze",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(keywordAction("would scry", { by: you }), { plus: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ClingingBank,
  DoubleSilt,
  EarAtTheDoor,
  FerrymansBargain,
  FerrymansDebt,
  FordScout,
  FurtherBank,
  KnownDepths,
  LateCargo,
  LoudGuardian,
  QuietPlotter,
  RisingSilt,
  RiverBear,
  RiverEmber,
  SilentCrossing,
  SiltReader,
  SpreadingReeds,
  TideGazer,
  TwiceDownstream,
  WideGaze,
];
