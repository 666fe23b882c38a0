// generated from cards/pilgrim-road.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  all,
  allOf,
  among,
  and,
  applies,
  bound,
  cast,
  castFrom,
  choose,
  chooseObjects,
  compare,
  controlledBy,
  controllerOf,
  dealDamage,
  draw,
  each,
  eachPlayer,
  exile,
  exists,
  forEach,
  forEachPlayer,
  fulfils,
  gainAbilities,
  gainLife,
  happened,
  hasColor,
  hasCounter,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  kind,
  mana,
  matches,
  mill,
  modifyPT,
  move,
  opponents,
  otherThan,
  ownedBy,
  ownerOf,
  players,
  putCounters,
  self,
  sequence,
  shares,
  spell,
  statOf,
  staticAbility,
  tap,
  target,
  triggered,
  untilLeaves,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { equip, hexproof, ward } from "./keywords/index.ts";

/**
 * Detour {W}
 * Instant
 * Exile target creature you control, then return that card to the battlefield under its owner's control.
 */
export const Detour: Card = {
  format: 1,
  name: "Detour",
  layout: "normal",
  faces: [
    {
      name: "Detour",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield", under: ownerOf(each) })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dusk Mule {B}
 * Creature — Horse
 * 1/1
 */
export const DuskMule: Card = {
  format: 1,
  name: "Dusk Mule",
  layout: "normal",
  faces: [
    {
      name: "Dusk Mule",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Errant Spark {R}
 * Instant
 * This spell deals 1 damage to target creature.
 */
export const ErrantSpark: Card = {
  format: 1,
  name: "Errant Spark",
  layout: "normal",
  faces: [
    {
      name: "Errant Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kinsman's Banner {1}{W}
 * Enchantment
 * Each creature you control that shares a creature type with another creature you control gets +1/+1.
 */
export const KinsmansBanner: Card = {
  format: 1,
  name: "Kinsman's Banner",
  layout: "normal",
  faces: [
    {
      name: "Kinsman's Banner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(
            all(
              and([
                hasType("creature"),
                controlledBy(you),
                fulfils(
                  matches(
                    each,
                    shares(
                      "creatureType",
                      all(and([hasType("creature"), controlledBy(you), otherThan(each)])),
                    ),
                  ),
                ),
              ]),
            ),
            [modifyPT(1, 1)],
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Morning Herald {1}{W}
 * Creature — Human Scout
 * When this creature enters, if you cast it during your main phase, draw a card.
 * 1/1
 */
export const MorningHerald: Card = {
  format: 1,
  name: "Morning Herald",
  layout: "normal",
  faces: [
    {
      name: "Morning Herald",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), draw(you, 1), {
          condition: allOf([
            castFrom(self, undefined, { by: you }),
            isStep(["precombat main", "postcombat main"], { of: you }),
          ]),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Old Milestone {3}
 * Artifact
 * When this artifact enters, exile all creatures until this artifact leaves the battlefield.
 * {1}: Put all the exiled cards with mana value 1 into their owners' hands.
 */
export const OldMilestone: Card = {
  format: 1,
  name: "Old Milestone",
  layout: "normal",
  faces: [
    {
      name: "Old Milestone",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(all(hasType("creature")), { until: untilLeaves(self) }),
        ),
        activated(
          [mana(["1"])],
          move(all(and([kind("card"), compare("manaValue", "=", 1), inZone("exile")])), { zone: "hand" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Paired Lanterns {1}{B}
 * Instant
 * Tap two target creatures. If one of them is black, draw a card.
 */
export const PairedLanterns: Card = {
  format: 1,
  name: "Paired Lanterns",
  layout: "normal",
  faces: [
    {
      name: "Paired Lanterns",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([tap(target(0)), ifThen(exists(among(target(0), hasColor("black"))), draw(you, 1))]), {
          targets: [{ count: { min: 2, max: 2 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Verse {1}{U}
 * Enchantment
 * Whenever you cast a spell, if you've cast another spell this turn, draw a card.
 */
export const SecondVerse: Card = {
  format: 1,
  name: "Second Verse",
  layout: "normal",
  faces: [
    {
      name: "Second Verse",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(cast(you, kind("spell")), draw(you, 1), {
          condition: happened(cast(you, kind("spell")), "this turn", { times: 2 }),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shared Shrine {1}{G}
 * Sorcery
 * Each player mills two cards, then returns a creature card from among them to the battlefield.
 */
export const SharedShrine: Card = {
  format: 1,
  name: "Shared Shrine",
  layout: "normal",
  faces: [
    {
      name: "Shared Shrine",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(players, 2, { bind: 1 }),
            forEachPlayer(
              players,
              move(
                choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature")]), {
                  from: among(bound(1), ownedBy(eachPlayer)),
                }),
                { zone: "battlefield" },
                { who: eachPlayer },
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
 * Tithe Shield {2}
 * Artifact — Equipment
 * Equipped creature has ward {X}, where X is its power.
 * Equip {1}
 */
export const TitheShield: Card = {
  format: 1,
  name: "Tithe Shield",
  layout: "normal",
  faces: [
    {
      name: "Tithe Shield",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([
          applies(host, [gainAbilities([ward([mana(["1"], { times: statOf("power", self) })])])]),
        ]),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll of Mercy {4}{W}
 * Creature — Avatar
 * When this creature enters, for each opponent, exile up to one target creature that opponent controls and that player gains life equal to its power.
 * 4/4
 */
export const TollOfMercy: Card = {
  format: 1,
  name: "Toll of Mercy",
  layout: "normal",
  faces: [
    {
      name: "Toll of Mercy",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Avatar"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          forEach(target(0), sequence([exile(each), gainLife(controllerOf(each), statOf("power", each))])),
          {
            targets: [
              {
                count: { min: 0, max: 1 },
                objects: and([hasType("creature"), controlledBy(eachPlayer)]),
                perPlayer: opponents,
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
 * Veiled Pilgrim {G}
 * Creature — Human Scout
 * Hexproof
 * 1/1
 */
export const VeiledPilgrim: Card = {
  format: 1,
  name: "Veiled Pilgrim",
  layout: "normal",
  faces: [
    {
      name: "Veiled Pilgrim",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [hexproof()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Verdict of the Road {2}{G}
 * Sorcery
 * Support 2. Choose up to one target creature an opponent controls. Each creature you control with a +1/+1 counter on it deals damage equal to its power to that creature.
 */
export const VerdictOfTheRoad: Card = {
  format: 1,
  name: "Verdict of the Road",
  layout: "normal",
  faces: [
    {
      name: "Verdict of the Road",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0)),
            chooseObjects(you, target(1)),
            dealDamage(
              all(and([hasType("creature"), controlledBy(you), hasCounter("+1/+1")])),
              statOf("power", each),
              target(1),
              { each: "source" },
            ),
          ]),
          {
            targets: [
              { count: { min: 0, max: 2 }, objects: hasType("creature") },
              { count: { min: 0, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wandering Mule {G}
 * Creature — Horse
 * 1/1
 */
export const WanderingMule: Card = {
  format: 1,
  name: "Wandering Mule",
  layout: "normal",
  faces: [
    {
      name: "Wandering Mule",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waystation Cantor {2}{W}
 * Creature — Human Cleric
 * When this creature enters, support 2.
 * 2/2
 */
export const WaystationCantor: Card = {
  format: 1,
  name: "Waystation Cantor",
  layout: "normal",
  faces: [
    {
      name: "Waystation Cantor",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), putCounters("+1/+1", 1, target(0)), {
          targets: [{ count: { min: 0, max: 2 }, objects: and([hasType("creature"), otherThan(self)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Detour,
  DuskMule,
  ErrantSpark,
  KinsmansBanner,
  MorningHerald,
  OldMilestone,
  PairedLanterns,
  SecondVerse,
  SharedShrine,
  TitheShield,
  TollOfMercy,
  VeiledPilgrim,
  VerdictOfTheRoad,
  WanderingMule,
  WaystationCantor,
];
