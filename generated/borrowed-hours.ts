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
  blocking,
  cant,
  choose,
  compare,
  controlledBy,
  controllerOf,
  costChoice,
  count,
  counterCost,
  countersPlaced,
  createTokens,
  crewsAsThough,
  damage,
  dealDamage,
  destroy,
  draw,
  each,
  eitherEvent,
  eventAmount,
  eventObjects,
  exists,
  extreme,
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
  isStep,
  keywordAction,
  kind,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  not,
  or,
  otherThan,
  pay,
  performed,
  playerStat,
  players,
  plus,
  prevent,
  putCounters,
  self,
  sequence,
  setPT,
  spell,
  statOf,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  times,
  triggered,
  until,
  x,
  xLimit,
  you,
} from "../src/abilities/index.ts";
import { crew, enchant, equip, flying, suspend } from "./keywords/index.ts";

/**
 * Bitter Chain {1}{B}
 * Enchantment — Aura
 * Enchant creature
 * Whenever enchanted creature deals damage to a creature, destroy the other creature.
 */
export const BitterChain: Card = {
  format: 1,
  name: "Bitter Chain",
  layout: "normal",
  faces: [
    {
      name: "Bitter Chain",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        triggered(damage(isOneOf(host), hasType("creature")), destroy(eventObjects("other"))),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Borrowed Wagon {2}
 * Artifact — Vehicle
 * Crew 4
 * 4/4
 */
export const BorrowedWagon: Card = {
  format: 1,
  name: "Borrowed Wagon",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Wagon",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 4,
      toughness: 4,
      abilities: [crew(4)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bounty of the Vault {2}{G}
 * Sorcery
 * You get an emblem with "Creatures you control have '{T}: You gain 1 life.'"
 */
export const BountyOfTheVault: Card = {
  format: 1,
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
 * Crowded Hall {1}{W}
 * Instant
 * Tap target tapped or blocking creature. It gets -1/-0 until end of turn for each creature you control beyond the first.
 */
export const CrowdedHall: Card = {
  format: 1,
  name: "Crowded Hall",
  layout: "normal",
  faces: [
    {
      name: "Crowded Hall",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            tap(target(0)),
            affect(
              target(0),
              [
                modifyPT(
                  times(
                    -1,
                    extreme("greatest", [
                      0,
                      plus([count(all(and([hasType("creature"), controlledBy(you)]))), -1]),
                    ]),
                  ),
                  0,
                ),
              ],
              until("end of turn"),
            ),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([or([status("tapped"), blocking()]), hasType("creature")]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Damped Halls {2}{W}
 * Enchantment
 * If a source would deal 4 or more damage to a player, that source deals 3 damage to that player instead.
 */
export const DampedHalls: Card = {
  format: 1,
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
 * Giant's Gauntlet {2}
 * Artifact — Equipment
 * This Equipment can be attached only to a creature with power 3 or greater.
 * Equipped creature gets +2/+2.
 * Equip {0}
 */
export const GiantsGauntlet: Card = {
  format: 1,
  name: "Giant's Gauntlet",
  layout: "normal",
  faces: [
    {
      name: "Giant's Gauntlet",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([
          applies(self, [
            cant("beAttached", { whom: not(and([hasType("creature"), compare("power", ">=", 3)])) }),
          ]),
        ]),
        staticAbility([applies(host, [modifyPT(2, 2)])]),
        equip([mana(["0"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gravewick Mimic {2}{B}
 * Creature — Ooze
 * This creature has all activated abilities of all creature cards in your graveyard.
 * 2/2
 */
export const GravewickMimic: Card = {
  format: 1,
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
  format: 1,
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
 * Hour of Faces {2}{W}
 * Sorcery
 * Create a white Avatar creature token. It has "This creature's power and toughness are each equal to your life total."
 */
export const HourOfFaces: Card = {
  format: 1,
  name: "Hour of Faces",
  layout: "normal",
  faces: [
    {
      name: "Hour of Faces",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["white"],
            cardTypes: ["creature"],
            subtypes: ["Avatar"],
            abilities: [
              staticAbility([
                applies(self, [
                  setPT(playerStat("life", you), playerStat("life", you), { characteristicDefining: true }),
                ]),
              ]),
            ],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hour of Growing {1}{U}
 * Instant
 * Change the base power and toughness of target creature you control to another target creature's power and toughness until end of turn.
 */
export const HourOfGrowing: Card = {
  format: 1,
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
  format: 1,
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
 * Light Wagon {2}
 * Artifact — Vehicle
 * Crew 2
 * 2/2
 */
export const LightWagon: Card = {
  format: 1,
  name: "Light Wagon",
  layout: "normal",
  faces: [
    {
      name: "Light Wagon",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 2,
      toughness: 2,
      abilities: [crew(2)],
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
  format: 1,
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
  format: 1,
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
 * Rampart Rider {1}{W}
 * Creature — Human Pilot
 * Whenever this creature saddles a Mount or crews a Vehicle during your main phase, that Mount or Vehicle gains flying until end of turn.
 * 2/2
 */
export const RampartRider: Card = {
  format: 1,
  name: "Rampart Rider",
  layout: "normal",
  faces: [
    {
      name: "Rampart Rider",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Pilot"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          eitherEvent([
            keywordAction("saddle", {
              what: hasSubtype("Mount"),
              crew: isOneOf(self),
              during: isStep(["precombat main", "postcombat main"], { of: you }),
            }),
            keywordAction("crew", {
              what: hasSubtype("Vehicle"),
              crew: isOneOf(self),
              during: isStep(["precombat main", "postcombat main"], { of: you }),
            }),
          ]),
          affect(eventObjects("object"), [gainAbilities([flying()])], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sleeping Hound {3}{R}
 * Creature — Hound
 * Suspend 2—{R}
 * Whenever a time counter is removed from this card while it's exiled, you gain 1 life.
 * 2/2
 */
export const SleepingHound: Card = {
  format: 1,
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
  format: 1,
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
 * Sluggish Ox {1}{G}
 * Creature — Ox
 * This creature crews Vehicles using its toughness rather than its power.
 * 0/4
 */
export const SluggishOx: Card = {
  format: 1,
  name: "Sluggish Ox",
  layout: "normal",
  faces: [
    {
      name: "Sluggish Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 0,
      toughness: 4,
      abilities: [
        staticAbility([
          applies(self, [
            crewsAsThough(["crew"], plus([statOf("toughness", each), times(-1, statOf("power", each))])),
          ]),
        ]),
      ],
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
  format: 1,
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
 * Spitting Thorn {R}
 * Instant
 * This spell deals 2 damage to target creature.
 */
export const SpittingThorn: Card = {
  format: 1,
  name: "Spitting Thorn",
  layout: "normal",
  faces: [
    {
      name: "Spitting Thorn",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Swelling Idol {2}
 * Artifact
 * {X}{G}: You gain X life. X can't be 0.
 */
export const SwellingIdol: Card = {
  format: 1,
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
  format: 1,
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
  format: 1,
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

/**
 * Wardstone Giant {4}{G}
 * Creature — Giant
 * If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.
 * 5/5
 */
export const WardstoneGiant: Card = {
  format: 1,
  name: "Wardstone Giant",
  layout: "normal",
  faces: [
    {
      name: "Wardstone Giant",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 5,
      toughness: 5,
      abilities: [
        staticAbility([
          prevent({
            to: all(and([hasType("creature"), controlledBy(you), otherThan(self)])),
            then: putCounters("+1/+1", eventAmount, eventObjects("other")),
            ifPrevented: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BitterChain,
  BorrowedWagon,
  BountyOfTheVault,
  CrowdedHall,
  DampedHalls,
  GiantsGauntlet,
  GravewickMimic,
  HallwayWrestler,
  HourOfFaces,
  HourOfGrowing,
  HourglassTinker,
  LightWagon,
  LoanedMantle,
  MantlePeddler,
  RampartRider,
  SleepingHound,
  SlightWrestler,
  SluggishOx,
  SparingTithe,
  SpittingThorn,
  SwellingIdol,
  TitheGleaner,
  TwinMantledGuard,
  WardstoneGiant,
];
