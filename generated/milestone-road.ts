// generated from cards/milestone-road.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  and,
  applies,
  becomesTapped,
  beginningOf,
  compare,
  controlledBy,
  costChoice,
  costOnObjects,
  damage,
  dealDamage,
  discard,
  draw,
  eitherEvent,
  eventObjects,
  exile,
  exists,
  gainAbilities,
  gainLife,
  happened,
  hasCounter,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  isTurn,
  kind,
  lifeChange,
  loseLife,
  mana,
  matches,
  may,
  not,
  oneOf,
  opponents,
  or,
  otherThan,
  ownedBy,
  pay,
  performed,
  players,
  putCounters,
  reflexive,
  sacrifice,
  sacrifices,
  self,
  sequence,
  spell,
  staticAbility,
  tap,
  target,
  timesPerTurn,
  triggered,
  untap,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Ashfield Cairn {2}
 * Artifact
 * When this artifact enters or whenever you sacrifice a creature, you gain 1 life.
 */
export const AshfieldCairn: Card = {
  format: 1,
  name: "Ashfield Cairn",
  layout: "normal",
  faces: [
    {
      name: "Ashfield Cairn",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          eitherEvent([
            zoneChange(isOneOf(self), undefined, "battlefield"),
            sacrifices(you, hasType("creature")),
          ]),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bone Toll {0}
 * Artifact
 * Sacrifice a creature: You gain 1 life.
 */
export const BoneToll: Card = {
  format: 1,
  name: "Bone Toll",
  layout: "normal",
  faces: [
    {
      name: "Bone Toll",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drifting Toll {B}
 * Instant
 * You lose 2 life.
 */
export const DriftingToll: Card = {
  format: 1,
  name: "Drifting Toll",
  layout: "normal",
  faces: [
    {
      name: "Drifting Toll",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(loseLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fivefold Marker {4}
 * Artifact
 * Whenever a land you control enters, if you control at least two other lands, you gain 1 life.
 */
export const FivefoldMarker: Card = {
  format: 1,
  name: "Fivefold Marker",
  layout: "normal",
  faces: [
    {
      name: "Fivefold Marker",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("land"), controlledBy(you)]), undefined, "battlefield"),
          gainLife(you, 1),
          {
            condition: exists(
              all(and([otherThan(eventObjects("object")), hasType("land"), controlledBy(you)])),
              ">=",
              2,
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Heavy Pilgrim {2}{W}
 * Creature — Human
 * This creature has flying as long as it has power 4 or greater.
 * {0}: Put a +1/+1 counter on this creature.
 * 2/2
 */
export const HeavyPilgrim: Card = {
  format: 1,
  name: "Heavy Pilgrim",
  layout: "normal",
  faces: [
    {
      name: "Heavy Pilgrim",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: matches(self, compare("power", ">=", 4)),
        }),
        activated([mana(["0"])], putCounters("+1/+1", 1, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Milepost Duelist {W}
 * Creature — Human Knight
 * {0}: Discard a card, then you gain 1 life. When you discard a nonland card this way, this creature deals 2 damage to any target.
 * 1/1
 */
export const MilepostDuelist: Card = {
  format: 1,
  name: "Milepost Duelist",
  layout: "normal",
  faces: [
    {
      name: "Milepost Duelist",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            discard(you, { min: 1, max: 1 }, { bind: 1 }),
            gainLife(you, 1),
            ifThen(
              performed(1, { filter: and([not(hasType("land")), kind("card")]) }),
              reflexive(1, {
                targets: [
                  {
                    count: { min: 1, max: 1 },
                    objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                    players: players,
                  },
                ],
                effect: dealDamage(self, 2, target(0)),
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Milestone Sage {1}{U}
 * Creature — Human Wizard
 * At the beginning of your end step, if a card left your graveyard this turn, draw a card.
 * {0}: Exile target card from your graveyard.
 * 1/3
 */
export const MilestoneSage: Card = {
  format: 1,
  name: "Milestone Sage",
  layout: "normal",
  faces: [
    {
      name: "Milestone Sage",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: happened(zoneChange(and([kind("card"), ownedBy(you)]), "graveyard"), "this turn"),
        }),
        activated([mana(["0"])], exile(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard", you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Roadside Penitent {W}
 * Creature — Human Cleric
 * Whenever another creature you control enters while this creature has a +1/+1 counter on it, you gain 2 life.
 * 1/1
 */
export const RoadsidePenitent: Card = {
  format: 1,
  name: "Roadside Penitent",
  layout: "normal",
  faces: [
    {
      name: "Roadside Penitent",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            undefined,
            "battlefield",
            { during: matches(self, hasCounter("+1/+1")) },
          ),
          gainLife(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Roadwarden of Two Realms {3}
 * Legendary Creature — Spirit
 * Whenever you gain life, if this creature is in your graveyard or on the battlefield, each opponent loses 1 life.
 * 2/2
 */
export const RoadwardenOfTwoRealms: Card = {
  format: 1,
  name: "Roadwarden of Two Realms",
  layout: "normal",
  faces: [
    {
      name: "Roadwarden of Two Realms",
      manaCost: ["3"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(lifeChange("gain", you), loseLife(opponents, 1), {
          condition: matches(self, or([inZone("graveyard", you), inZone("battlefield")])),
          zone: "graveyard",
        }),
        triggered(lifeChange("gain", you), loseLife(opponents, 1), {
          condition: matches(self, or([inZone("graveyard", you), inZone("battlefield")])),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shared Provisions {1}
 * Artifact
 * {0}: You may sacrifice a creature or pay {1}. If you do, you gain 5 life.
 */
export const SharedProvisions: Card = {
  format: 1,
  name: "Shared Provisions",
  layout: "normal",
  faces: [
    {
      name: "Shared Provisions",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            may(
              you,
              oneOf(you, [
                sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
                pay(you, [mana(["1"])]),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), gainLife(you, 5)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll Counter {R}
 * Creature — Goblin
 * Whenever this creature deals 3 or more damage to an opponent, draw a card.
 * {0}: Put a +1/+1 counter on this creature. Activate only once each turn.
 * 2/2
 */
export const TollCounter: Card = {
  format: 1,
  name: "Toll Counter",
  layout: "normal",
  faces: [
    {
      name: "Toll Counter",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(damage(isOneOf(self), opponents, { amount: { comparison: ">=", value: 3 } }), draw(you, 1)),
        activated([mana(["0"])], putCounters("+1/+1", 1, self), { limits: [timesPerTurn(1)] }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tollgate Reveler {R}
 * Creature — Goblin Rogue
 * Whenever you lose life during your turn, put a +1/+1 counter on this creature.
 * 1/1
 */
export const TollgateReveler: Card = {
  format: 1,
  name: "Tollgate Reveler",
  layout: "normal",
  faces: [
    {
      name: "Tollgate Reveler",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [triggered(lifeChange("loss", you, { during: isTurn(you) }), putCounters("+1/+1", 1, self))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wanderer's Balm {W}
 * Instant
 * You gain 1 life.
 */
export const WanderersBalm: Card = {
  format: 1,
  name: "Wanderer's Balm",
  layout: "normal",
  faces: [
    {
      name: "Wanderer's Balm",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waymark Beetle {G}
 * Creature — Insect
 * Whenever this creature becomes tapped for the first time each turn, draw a card.
 * {0}: Untap this creature.
 * {0}: Tap this creature.
 * 1/1
 */
export const WaymarkBeetle: Card = {
  format: 1,
  name: "Waymark Beetle",
  layout: "normal",
  faces: [
    {
      name: "Waymark Beetle",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(becomesTapped(isOneOf(self), { firstEachTurn: "object" }), draw(you, 1)),
        activated([mana(["0"])], untap(self)),
        activated([mana(["0"])], tap(self)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshfieldCairn,
  BoneToll,
  DriftingToll,
  FivefoldMarker,
  HeavyPilgrim,
  MilepostDuelist,
  MilestoneSage,
  RoadsidePenitent,
  RoadwardenOfTwoRealms,
  SharedProvisions,
  TollCounter,
  TollgateReveler,
  WanderersBalm,
  WaymarkBeetle,
];
