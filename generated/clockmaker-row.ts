// generated from cards/clockmaker-row.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  allowPlay,
  among,
  and,
  asLongAs,
  beginningOf,
  bound,
  cast,
  controlledBy,
  controllerOf,
  costOnObjects,
  count,
  countersPlaced,
  createTokens,
  dealDamage,
  delayed,
  draw,
  eitherEvent,
  entersWith,
  exile,
  gainAbilities,
  gainLife,
  happened,
  hasType,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  lifeChange,
  mana,
  matches,
  modifyPT,
  or,
  otherThan,
  players,
  putCounters,
  replace,
  sacrifice,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  tapSelf,
  target,
  topCards,
  triggered,
  turnedFaceUp,
  until,
  untilEvent,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { morph, outlast } from "./keywords/index.ts";

/**
 * Bell for Every Bout {2}{R}
 * Sorcery
 * At the beginning of each combat this turn, you gain 1 life.
 */
export const BellForEveryBout: Card = {
  name: "Bell for Every Bout",
  layout: "normal",
  faces: [
    {
      name: "Bell for Every Bout",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            beginningOf("beginning of combat"),
            { effect: gainLife(you, 1) },
            { duration: until("end of turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Borrowed Escapement {1}{R}
 * Enchantment
 * When this enchantment enters, exile the top card of your library. You may play that card until you exile another card with this enchantment.
 * {R}: Exile the top card of your library. You may play that card until you exile another card with this enchantment.
 */
export const BorrowedEscapement: Card = {
  name: "Borrowed Escapement",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Escapement",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(
              you,
              bound(1),
              "play",
              untilEvent(
                zoneChange(and([kind("card"), otherThan(self)]), undefined, "exile", {
                  cause: isOneOf(self),
                }),
              ),
            ),
          ]),
        ),
        activated(
          [mana(["R"])],
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(
              you,
              bound(1),
              "play",
              untilEvent(
                zoneChange(and([kind("card"), otherThan(self)]), undefined, "exile", {
                  cause: isOneOf(self),
                }),
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
 * Chime of the Street {1}{W}
 * Sorcery
 * At the beginning of the next combat phase this turn, creatures you control get +1/+1 until end of turn.
 */
export const ChimeOfTheStreet: Card = {
  name: "Chime of the Street",
  layout: "normal",
  faces: [
    {
      name: "Chime of the Street",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            beginningOf("beginning of combat", undefined, { next: true }),
            {
              effect: affect(
                all(and([hasType("creature"), controlledBy(you)])),
                [modifyPT(1, 1)],
                until("end of turn"),
              ),
            },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hooded Apprentice {2}{U}
 * Creature — Human Artificer
 * Morph {U}
 * As this creature is turned face up, put two +1/+1 counters on it.
 * 1/1
 */
export const HoodedApprentice: Card = {
  name: "Hooded Apprentice",
  layout: "normal",
  faces: [
    {
      name: "Hooded Apprentice",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 1,
      abilities: [
        morph([mana(["U"])]),
        staticAbility([
          replace(turnedFaceUp(isOneOf(self)), putCounters("+1/+1", 2, self), { besides: true }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hourglass Smuggler {3}{U}
 * Creature — Human Rogue
 * {1}, Exile this card from your hand: Target land gains "{T}: Add {U}{U}" until this card is cast from exile. You may cast this card for as long as it remains exiled.
 * 2/3
 */
export const HourglassSmuggler: Card = {
  name: "Hourglass Smuggler",
  layout: "normal",
  faces: [
    {
      name: "Hourglass Smuggler",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 3,
      abilities: [
        activated(
          [mana(["1"]), costOnObjects("exile", among(self, inZone("hand")))],
          sequence([
            affect(
              target(0),
              [gainAbilities([activated([tapSelf], addMana(you, { symbols: ["U", "U"], choose: "fixed" }))])],
              untilEvent(cast(players, isOneOf(self), { from: "exile" })),
            ),
            allowPlay(you, self, "cast", asLongAs(matches(self, inZone("exile")))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }], zone: "hand" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Jolt {R}
 * Instant
 * This spell deals 1 damage to any target.
 */
export const Jolt: Card = {
  name: "Jolt",
  layout: "normal",
  faces: [
    {
      name: "Jolt",
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
 * Late Summons {1}{W}
 * Enchantment
 * At the beginning of each upkeep, if you had a creature enter the battlefield under your control last turn, you gain 1 life.
 */
export const LateSummons: Card = {
  name: "Late Summons",
  layout: "normal",
  faces: [
    {
      name: "Late Summons",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep"), gainLife(you, 1), {
          condition: happened(
            zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
            "last turn",
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pendulum Keeper {2}{W}
 * Creature — Human Advisor
 * As this creature enters or is turned face up, put X +1/+1 counters on it, where X is the number of other creatures you control.
 * Morph {W}
 * 1/1
 */
export const PendulumKeeper: Card = {
  name: "Pendulum Keeper",
  layout: "normal",
  faces: [
    {
      name: "Pendulum Keeper",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
          }),
        ]),
        staticAbility([
          replace(
            turnedFaceUp(isOneOf(self)),
            putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
            { besides: true },
          ),
        ]),
        morph([mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Row Bailiff {2}{W}
 * Creature — Human Soldier
 * Whenever you activate an outlast or equip ability, you gain 1 life.
 * Outlast {W}
 * 2/2
 */
export const RowBailiff: Card = {
  name: "Row Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Row Bailiff",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          eitherEvent([keywordAction("outlast", { by: you }), keywordAction("equip", { by: you })]),
          gainLife(you, 1),
        ),
        outlast([mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Swampmaker {B}
 * Instant
 * Target land becomes a Swamp until its controller's next untap step.
 */
export const Swampmaker: Card = {
  name: "Swampmaker",
  layout: "normal",
  faces: [
    {
      name: "Swampmaker",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ subtypes: ["Swamp"] })],
            until("their next untap step", { of: controllerOf(target(0)) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Regulator {3}{G}
 * Creature — Construct
 * When this creature enters, create a 1/1 green Insect creature token. Sacrifice that token when this creature leaves the battlefield.
 * 3/3
 */
export const TwinRegulator: Card = {
  name: "Twin Regulator",
  layout: "normal",
  faces: [
    {
      name: "Twin Regulator",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            createTokens(
              you,
              1,
              { colors: ["green"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Insect"] },
              { bind: 1 },
            ),
            delayed(zoneChange(isOneOf(self), "battlefield"), { effect: sacrifice(you, bound(1)) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Warrant of Seizure {2}{W}
 * Sorcery
 * Exile target creature until you lose life.
 */
export const WarrantOfSeizure: Card = {
  name: "Warrant of Seizure",
  layout: "normal",
  faces: [
    {
      name: "Warrant of Seizure",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(exile(target(0), { until: untilEvent(lifeChange("loss", you)) }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Winding Clerk {1}{G}
 * Creature — Human Artificer
 * At the beginning of your end step, if a +1/+1 counter was put on this creature this turn, draw a card.
 * {1}: Put a +1/+1 counter on this creature.
 * 1/2
 */
export const WindingClerk: Card = {
  name: "Winding Clerk",
  layout: "normal",
  faces: [
    {
      name: "Winding Clerk",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 2,
      abilities: [
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: happened(countersPlaced(isOneOf(self), "+1/+1"), "this turn"),
        }),
        activated([mana(["1"])], putCounters("+1/+1", 1, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellForEveryBout,
  BorrowedEscapement,
  ChimeOfTheStreet,
  HoodedApprentice,
  HourglassSmuggler,
  Jolt,
  LateSummons,
  PendulumKeeper,
  RowBailiff,
  Swampmaker,
  TwinRegulator,
  WarrantOfSeizure,
  WindingClerk,
];
