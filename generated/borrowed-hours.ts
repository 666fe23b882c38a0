// generated from cards/borrowed-hours.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  attach,
  attachedTo,
  beginningOf,
  choose,
  controlledBy,
  controllerOf,
  costChoice,
  count,
  counterCost,
  countersPlaced,
  damage,
  draw,
  each,
  exists,
  fulfils,
  gainAbilities,
  gainLife,
  getEmblem,
  hasAttached,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  otherThan,
  pay,
  performed,
  players,
  self,
  sequence,
  setPT,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  triggered,
  until,
  x,
  xLimit,
  you,
} from "../src/abilities/index.ts";
import { enchant, flying, suspend } from "./keywords/index.ts";

/**
 * Bounty of the Vault {2}{G}
 * Sorcery
 * You get an emblem with "Creatures you control have '{T}: You gain 1 life.'"
 */
export const BountyOfTheVault: Card = {
  name: "Bounty of the Vault",
  layout: "normal",
  faces: [
    {
      name: "Bounty of the Vault",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          getEmblem(you, [
            staticAbility([
              applies(all(and([hasType("creature"), controlledBy(you)])), [
                gainAbilities([activated([tapSelf], gainLife(you, 1))]),
              ]),
            ]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Damped Halls {2}{W}
 * Enchantment
 * If a source would deal 4 or more damage to a player, that source deals 3 damage to that player instead.
 */
export const DampedHalls: Card = {
  name: "Damped Halls",
  layout: "normal",
  faces: [
    {
      name: "Damped Halls",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(damage(undefined, players, { amount: { comparison: ">=", value: 4 } }), { set: 3 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gravewick Mimic {2}{B}
 * Creature — Ooze
 * This creature has all activated abilities of all creature cards in your graveyard.
 * 2/2
 */
export const GravewickMimic: Card = {
  name: "Gravewick Mimic",
  layout: "normal",
  faces: [
    {
      name: "Gravewick Mimic",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ooze"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(self, [
            gainAbilities([], {
              of: all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])),
              kinds: ["activated"],
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hallway Wrestler {3}{G}
 * Creature — Beast
 * 5/5
 */
export const HallwayWrestler: Card = {
  name: "Hallway Wrestler",
  layout: "normal",
  faces: [
    {
      name: "Hallway Wrestler",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hour of Growing {1}{U}
 * Instant
 * Change the base power and toughness of target creature you control to another target creature's power and toughness until end of turn.
 */
export const HourOfGrowing: Card = {
  name: "Hour of Growing",
  layout: "normal",
  faces: [
    {
      name: "Hour of Growing",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setPT(statOf("power", target(1)), statOf("toughness", target(1)))],
            until("end of turn"),
          ),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hourglass Tinker {1}{G}
 * Creature — Elf Artificer
 * {T}: You gain 3 life.
 * 1/1
 */
export const HourglassTinker: Card = {
  name: "Hourglass Tinker",
  layout: "normal",
  faces: [
    {
      name: "Hourglass Tinker",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Artificer"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loaned Mantle {G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +2/+2.
 */
export const LoanedMantle: Card = {
  name: "Loaned Mantle",
  layout: "normal",
  faces: [
    {
      name: "Loaned Mantle",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(2, 2)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mantle Peddler {U}
 * Creature — Human Rogue
 * {T}: Attach target Aura attached to a creature to another creature with the same controller.
 * 1/1
 */
export const MantlePeddler: Card = {
  name: "Mantle Peddler",
  layout: "normal",
  faces: [
    {
      name: "Mantle Peddler",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          attach(
            target(0),
            choose(
              { min: 1, max: 1 },
              and([
                hasType("creature"),
                controlledBy(controllerOf(all(hasAttached(isOneOf(target(0)))))),
                otherThan(all(hasAttached(isOneOf(target(0))))),
              ]),
            ),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([hasSubtype("Aura"), attachedTo(all(hasType("creature")))]),
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
 * Sleeping Hound {3}{R}
 * Creature — Hound
 * Suspend 2—{R}
 * Whenever a time counter is removed from this card while it's exiled, you gain 1 life.
 * 2/2
 */
export const SleepingHound: Card = {
  name: "Sleeping Hound",
  layout: "normal",
  faces: [
    {
      name: "Sleeping Hound",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Hound"],
      power: 2,
      toughness: 2,
      abilities: [
        suspend(2, [mana(["R"])]),
        triggered(
          countersPlaced(isOneOf(self), "time", { removed: true, during: matches(self, inZone("exile")) }),
          gainLife(you, 1),
          { zone: "exile" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slight Wrestler {2}{G}
 * Creature — Beast
 * 3/3
 */
export const SlightWrestler: Card = {
  name: "Slight Wrestler",
  layout: "normal",
  faces: [
    {
      name: "Slight Wrestler",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sparing Tithe {1}{W}
 * Enchantment
 * At the beginning of your end step, you may pay {X}. If you do, you gain X life. X can't be greater than the number of creatures you control.
 */
export const SparingTithe: Card = {
  name: "Sparing Tithe",
  layout: "normal",
  faces: [
    {
      name: "Sparing Tithe",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("end", you),
          sequence([
            may(
              you,
              pay(you, [
                mana(["X"]),
                xLimit({ most: count(all(and([hasType("creature"), controlledBy(you)]))) }),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), gainLife(you, x)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Swelling Idol {2}
 * Artifact
 * {X}{G}: You gain X life. X can't be 0.
 */
export const SwellingIdol: Card = {
  name: "Swelling Idol",
  layout: "normal",
  faces: [
    {
      name: "Swelling Idol",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["X", "G"]), xLimit({ least: 1 })], gainLife(you, x))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tithe Gleaner {1}{W}
 * Creature — Human Soldier
 * {1}, Remove two +1/+1 counters from among creatures you control: Draw a card.
 * 2/2
 */
export const TitheGleaner: Card = {
  name: "Tithe Gleaner",
  layout: "normal",
  faces: [
    {
      name: "Tithe Gleaner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [
            mana(["1"]),
            counterCost(
              "remove",
              "+1/+1",
              { min: 2, max: 2 },
              costChoice({ min: 0 }, and([hasType("creature"), controlledBy(you)])),
            ),
          ],
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twin-Mantled Guard {1}{W}
 * Creature — Human Soldier
 * As long as this creature is enchanted by two or more Auras, it has flying.
 * 1/1
 */
export const TwinMantledGuard: Card = {
  name: "Twin-Mantled Guard",
  layout: "normal",
  faces: [
    {
      name: "Twin-Mantled Guard",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: matches(
            self,
            fulfils(exists(all(and([hasSubtype("Aura"), attachedTo(each)])), ">=", 2)),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BountyOfTheVault,
  DampedHalls,
  GravewickMimic,
  HallwayWrestler,
  HourOfGrowing,
  HourglassTinker,
  LoanedMantle,
  MantlePeddler,
  SleepingHound,
  SlightWrestler,
  SparingTithe,
  SwellingIdol,
  TitheGleaner,
  TwinMantledGuard,
];
