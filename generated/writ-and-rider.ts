// generated from cards/writ-and-rider.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  and,
  beginningOf,
  controlledBy,
  controllerOf,
  dealDamage,
  delayed,
  destroy,
  discard,
  draw,
  each,
  eachPlayer,
  exile,
  exists,
  forEachPlayer,
  hasType,
  ifThen,
  isOneOf,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  opponents,
  ownerOf,
  performed,
  sacrifice,
  self,
  sequence,
  spell,
  target,
  triggered,
  unless,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Clerk of Writs {1}
 * Creature — Human Advisor
 * 2/4
 */
export const ClerkOfWrits: Card = {
  format: 1,
  name: "Clerk of Writs",
  layout: "normal",
  faces: [
    {
      name: "Clerk of Writs",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Conditional Passage {W}
 * Instant
 * Exile target creature you control. Return that card to the battlefield under its owner's control at the beginning of the next end step if you control an artifact.
 */
export const ConditionalPassage: Card = {
  format: 1,
  name: "Conditional Passage",
  layout: "normal",
  faces: [
    {
      name: "Conditional Passage",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            delayed(beginningOf("end", undefined, { next: true }), {
              effect: ifThen(
                exists(all(and([hasType("artifact"), controlledBy(you)]))),
                move(target(0), { zone: "battlefield", under: ownerOf(each) }),
              ),
            }),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Harbor Levy {1}{B}
 * Sorcery
 * Destroy target artifact, then its controller loses 3 life unless they pay {1}.
 */
export const HarborLevy: Card = {
  format: 1,
  name: "Harbor Levy",
  layout: "normal",
  faces: [
    {
      name: "Harbor Levy",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            unless(loseLife(controllerOf(target(0)), 3), controllerOf(target(0)), [mana(["1"])]),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Paper Ox {2}
 * Artifact Creature — Ox
 * 4/4
 */
export const PaperOx: Card = {
  format: 1,
  name: "Paper Ox",
  layout: "normal",
  faces: [
    {
      name: "Paper Ox",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Ox"],
      power: 4,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rider of Last Resort {2}{R}
 * Creature — Human Knight
 * When this creature enters, for each opponent, this creature deals 2 damage to that player unless they pay {1}.
 * 2/2
 */
export const RiderOfLastResort: Card = {
  format: 1,
  name: "Rider of Last Resort",
  layout: "normal",
  faces: [
    {
      name: "Rider of Last Resort",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          forEachPlayer(opponents, unless(dealDamage(self, 2, eachPlayer), eachPlayer, [mana(["1"])])),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slack Bargain {B}
 * Sorcery
 * You may sacrifice a creature and discard a card. If you do, draw three cards.
 */
export const SlackBargain: Card = {
  format: 1,
  name: "Slack Bargain",
  layout: "normal",
  faces: [
    {
      name: "Slack Bargain",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              sequence([
                sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
                discard(you, { min: 1, max: 1 }),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 3)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waning Writ {B}
 * Instant
 * Target creature gets -1/-1 until end of turn. That creature gets -3/-3 instead if you control an artifact.
 */
export const WaningWrit: Card = {
  format: 1,
  name: "Waning Writ",
  layout: "normal",
  faces: [
    {
      name: "Waning Writ",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            exists(all(and([hasType("artifact"), controlledBy(you)]))),
            affect(target(0), [modifyPT(-3, -3)], until("end of turn")),
            affect(target(0), [modifyPT(-1, -1)], until("end of turn")),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ClerkOfWrits,
  ConditionalPassage,
  HarborLevy,
  PaperOx,
  RiderOfLastResort,
  SlackBargain,
  WaningWrit,
];
