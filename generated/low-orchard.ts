// generated from cards/low-orchard.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  affect,
  all,
  and,
  becomesTapped,
  becomesUntapped,
  cast,
  choose,
  chooseValue,
  chosen,
  controlledBy,
  controllerOf,
  copySpell,
  dealDamage,
  delayed,
  draw,
  eitherEvent,
  eventAmount,
  eventObjects,
  gainAbilities,
  hasColor,
  hasType,
  isStep,
  kind,
  loseAbilities,
  mana,
  opponents,
  or,
  players,
  putCounters,
  self,
  sequence,
  spell,
  tap,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { protection, trample, vigilance } from "./keywords/index.ts";

/**
 * Barkbound Hand {1}{G}
 * Creature — Treefolk
 * Protection from red
 * 2/2
 */
export const BarkboundHand: Card = {
  name: "Barkbound Hand",
  layout: "normal",
  faces: [
    {
      name: "Barkbound Hand",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("red"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hedge Ward {W}
 * Instant
 * Target creature you control gains protection from artifacts or from the color of your choice until end of turn.
 */
export const HedgeWard: Card = {
  name: "Hedge Ward",
  layout: "normal",
  faces: [
    {
      name: "Hedge Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [
              gainAbilities(
                [
                  protection(hasType("artifact")),
                  protection(hasColor("white")),
                  protection(hasColor("blue")),
                  protection(hasColor("black")),
                  protection(hasColor("red")),
                  protection(hasColor("green")),
                ],
                { choice: true },
              ),
            ],
            until("end of turn"),
          ),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ladder of Masks {1}
 * Artifact
 * {1}, {T}: Target creature gains your choice of trample, protection from red, or vigilance until end of turn.
 */
export const LadderOfMasks: Card = {
  name: "Ladder of Masks",
  layout: "normal",
  faces: [
    {
      name: "Ladder of Masks",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), tapSelf],
          affect(
            target(0),
            [gainAbilities([trample(), protection(hasColor("red")), vigilance()], { choice: true })],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lull the Herd {U}
 * Instant
 * Tap target creature.
 */
export const LullTheHerd: Card = {
  name: "Lull the Herd",
  layout: "normal",
  faces: [
    {
      name: "Lull the Herd",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(tap(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orchard Drover {2}{U}
 * Creature — Human Scout
 * Whenever you tap an untapped creature an opponent controls, draw a card.
 * 2/2
 */
export const OrchardDrover: Card = {
  name: "Orchard Drover",
  layout: "normal",
  faces: [
    {
      name: "Orchard Drover",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          becomesTapped(and([hasType("creature"), controlledBy(opponents)]), { by: you }),
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Orchard Hand {G}
 * Creature — Human
 * 2/2
 */
export const OrchardHand: Card = {
  name: "Orchard Hand",
  layout: "normal",
  faces: [
    {
      name: "Orchard Hand",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Owner's Pick {1}{W}
 * Instant
 * Target creature gains protection from the color of its controller's choice until end of turn.
 */
export const OwnersPick: Card = {
  name: "Owner's Pick",
  layout: "normal",
  faces: [
    {
      name: "Owner's Pick",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(controllerOf(target(0)), "color"),
            affect(target(0), [gainAbilities([protection(chosen("color"))])], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Row Counter {3}
 * Artifact
 * Whenever you untap one or more permanents during your untap step, put that many charge counters on Row Counter.
 */
export const RowCounter: Card = {
  name: "Row Counter",
  layout: "normal",
  faces: [
    {
      name: "Row Counter",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          becomesUntapped(kind("permanent"), {
            by: you,
            batch: true,
            during: isStep(["untap"], { of: you }),
          }),
          putCounters("charge", eventAmount, self),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Stone's Throw {R}
 * Instant
 * Stone's Throw deals 2 damage to any target.
 */
export const StonesThrow: Card = {
  name: "Stone's Throw",
  layout: "normal",
  faces: [
    {
      name: "Stone's Throw",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
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
 * Strip the Bark {B}
 * Instant
 * Creatures your opponents control lose hexproof, protection, and ward until end of turn.
 */
export const StripTheBark: Card = {
  name: "Strip the Bark",
  layout: "normal",
  faces: [
    {
      name: "Strip the Bark",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            all(and([hasType("creature"), controlledBy(opponents)])),
            [loseAbilities(["hexproof", "protection", "ward"])],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Their Own Rest {U}
 * Sorcery
 * Target opponent taps a creature they control of their choice.
 */
export const TheirOwnRest: Card = {
  name: "Their Own Rest",
  layout: "normal",
  faces: [
    {
      name: "Their Own Rest",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          tap(
            choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(targetPlayers(0))]), {
              by: targetPlayers(0),
            }),
            { who: targetPlayers(0) },
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twofold Graft {2}{R}
 * Instant
 * When you next cast an instant spell or activate a loyalty ability this turn, copy that spell or ability. You may choose new targets for the copy.
 */
export const TwofoldGraft: Card = {
  name: "Twofold Graft",
  layout: "normal",
  faces: [
    {
      name: "Twofold Graft",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            eitherEvent([
              cast(you, and([kind("spell"), hasType("instant")])),
              activates(you, and([abilityKind("loyalty"), kind("ability")])),
            ]),
            { effect: copySpell(you, eventObjects("object"), { newTargets: true }) },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BarkboundHand,
  HedgeWard,
  LadderOfMasks,
  LullTheHerd,
  OrchardDrover,
  OrchardHand,
  OwnersPick,
  RowCounter,
  StonesThrow,
  StripTheBark,
  TheirOwnRest,
  TwofoldGraft,
];
