// generated from cards/judges-table.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  and,
  applies,
  attacking,
  bound,
  boundPlayer,
  cant,
  castCards,
  changeControl,
  changeRules,
  choose,
  chooseValue,
  compare,
  controlledBy,
  controllerOf,
  countersPlaced,
  dealDamage,
  destroy,
  discard,
  doAction,
  doubleCounters,
  each,
  eachPlayer,
  endGame,
  exile,
  exists,
  forEachPlayer,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  loseLife,
  mana,
  may,
  mayExert,
  modifyAmount,
  modifyPT,
  notSo,
  opponents,
  or,
  phaseOut,
  players,
  prevent,
  putCounters,
  self,
  sequence,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  until,
  untilLeaves,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { bestow, defender, enchant, haste, prototype } from "./keywords/index.ts";

/**
 * Adjourn {U}
 * Instant
 * Target creature phases out.
 */
export const Adjourn: Card = {
  format: 1,
  name: "Adjourn",
  layout: "normal",
  faces: [
    {
      name: "Adjourn",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(phaseOut(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clerk of Nine Parts {9}
 * Artifact Creature — Golem
 * Prototype {1}{G} — 2/2
 * 9/9
 */
export const ClerkOfNineParts: Card = {
  format: 1,
  name: "Clerk of Nine Parts",
  layout: "normal",
  faces: [
    {
      name: "Clerk of Nine Parts",
      manaCost: ["9"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 9,
      toughness: 9,
      abilities: [prototype([mana(["1", "G"])], 2, 2)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Counting House {2}
 * Artifact
 * If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.
 */
export const CountingHouse: Card = {
  format: 1,
  name: "Counting House",
  layout: "normal",
  faces: [
    {
      name: "Counting House",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(kind("permanent"), undefined, { by: opponents }), {
            factor: 0.5,
            round: "down",
          }),
          modifyAmount(countersPlaced(players, undefined, { by: opponents }), { factor: 0.5, round: "down" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Docket Ogre {2}{R}
 * Creature — Ogre
 * 4/4
 */
export const DocketOgre: Card = {
  format: 1,
  name: "Docket Ogre",
  layout: "normal",
  faces: [
    {
      name: "Docket Ogre",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 4,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Filing Engine {2}
 * Artifact
 * {T}: You may cast a spell from your hand without paying its mana cost.
 */
export const FilingEngine: Card = {
  format: 1,
  name: "Filing Engine",
  layout: "normal",
  faces: [
    {
      name: "Filing Engine",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          may(you, castCards(you, choose({ min: 1, max: 1 }, inZone("hand", you)), "cast", { free: true })),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Final Verdict {B}
 * Instant
 * Destroy target creature.
 */
export const FinalVerdict: Card = {
  format: 1,
  name: "Final Verdict",
  layout: "normal",
  faces: [
    {
      name: "Final Verdict",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Holding Order {W}
 * Enchantment
 * When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.
 */
export const HoldingOrder: Card = {
  format: 1,
  name: "Holding Order",
  layout: "normal",
  faces: [
    {
      name: "Holding Order",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Levelling Decree {2}{W}
 * Sorcery
 * Destroy each creature an opponent controls with the greatest power among creatures they control.
 */
export const LevellingDecree: Card = {
  format: 1,
  name: "Levelling Decree",
  layout: "normal",
  faces: [
    {
      name: "Levelling Decree",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          destroy(
            all(
              and([
                hasType("creature"),
                controlledBy(opponents),
                compare(
                  "power",
                  ">=",
                  statOf("power", all(and([hasType("creature"), controlledBy(controllerOf(each))])), {
                    combine: "greatest",
                  }),
                ),
              ]),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Plain Steward {1}{W}
 * Creature — Human Soldier
 * 2/2
 */
export const PlainSteward: Card = {
  format: 1,
  name: "Plain Steward",
  layout: "normal",
  faces: [
    {
      name: "Plain Steward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proving Steward {2}{W}
 * Creature — Human Advisor
 * 3/3
 */
export const ProvingSteward: Card = {
  format: 1,
  name: "Proving Steward",
  layout: "normal",
  faces: [
    {
      name: "Proving Steward",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proving Wall {W}
 * Creature — Wall
 * Defender
 * 0/4
 */
export const ProvingWall: Card = {
  format: 1,
  name: "Proving Wall",
  layout: "normal",
  faces: [
    {
      name: "Proving Wall",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [defender()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rampart Toll {1}{B}
 * Sorcery
 * Each opponent loses 2 life unless they control a Wall.
 */
export const RampartToll: Card = {
  format: 1,
  name: "Rampart Toll",
  layout: "normal",
  faces: [
    {
      name: "Rampart Toll",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            ifThen(
              notSo(exists(all(and([hasSubtype("Wall"), controlledBy(eachPlayer)])))),
              loseLife(eachPlayer, 2),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Recess Bell {G}
 * Instant
 * Target unblocked attacking creature becomes blocked.
 */
export const RecessBell: Card = {
  format: 1,
  name: "Recess Bell",
  layout: "normal",
  faces: [
    {
      name: "Recess Bell",
      manaCost: ["G"],
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
  attributes: { rarity: "common" },
};

/**
 * Sealed Complaint {1}
 * Artifact
 * {1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.
 */
export const SealedComplaint: Card = {
  format: 1,
  name: "Sealed Complaint",
  layout: "normal",
  faces: [
    {
      name: "Sealed Complaint",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"])],
          changeRules(
            [
              prevent({
                to: you,
                from: and([
                  isOneOf(choose({ min: 1, max: 1 }, and([hasColor("red"), kind("source")]))),
                  hasColor("red"),
                ]),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sharp Rebuttal {R}
 * Instant
 * Sharp Rebuttal deals 3 damage to any target.
 */
export const SharpRebuttal: Card = {
  format: 1,
  name: "Sharp Rebuttal",
  layout: "normal",
  faces: [
    {
      name: "Sharp Rebuttal",
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
 * Siege of the Bench {1}{R}
 * Battle — Siege
 * When this Siege enters, you gain 1 life.
 * Defense: 3
 * //
 * Bench in Ashes
 * Enchantment
 * Creatures you control have haste.
 */
export const SiegeOfTheBenchBenchInAshes: Card = {
  format: 1,
  name: "Siege of the Bench // Bench in Ashes",
  layout: "transform",
  faces: [
    {
      name: "Siege of the Bench",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["battle"],
      subtypes: ["Siege"],
      defense: 3,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
    {
      name: "Bench in Ashes",
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([haste()])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Starry Advocate {1}{G}
 * Enchantment Creature — Elf
 * Bestow {2}{G}
 * Enchanted creature gets +2/+2.
 * 2/2
 */
export const StarryAdvocate: Card = {
  format: 1,
  name: "Starry Advocate",
  layout: "normal",
  faces: [
    {
      name: "Starry Advocate",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Elf"],
      power: 2,
      toughness: 2,
      abilities: [bestow([mana(["2", "G"])]), staticAbility([applies(host, [modifyPT(2, 2)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Straining Bailiff {2}{R}
 * Creature — Ogre
 * You may exert this creature as it attacks. When you do, target creature can't block this turn.
 * 2/2
 */
export const StrainingBailiff: Card = {
  format: 1,
  name: "Straining Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Straining Bailiff",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [mayExert])]),
        triggered(
          keywordAction("exert", { by: you, what: isOneOf(self) }),
          affect(target(0), [cant("block")], until("end of turn")),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Struck from the Roll {B}
 * Sorcery
 * Target player loses the game.
 */
export const StruckFromTheRoll: Card = {
  format: 1,
  name: "Struck from the Roll",
  layout: "normal",
  faces: [
    {
      name: "Struck from the Roll",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(endGame(targetPlayers(0), "lose"), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Swelling Rite {1}{G}
 * Sorcery
 * Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on each creature that had a +1/+1 counter put on it this way.
 */
export const SwellingRite: Card = {
  format: 1,
  name: "Swelling Rite",
  layout: "normal",
  faces: [
    {
      name: "Swelling Rite",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0), { bind: 1 }),
            doubleCounters("+1/+1", among(bound(1, { affected: true }), hasType("creature"))),
          ]),
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
 * Whispered Levy {B}
 * Sorcery
 * An opponent of your choice discards a card and loses 2 life.
 */
export const WhisperedLevy: Card = {
  format: 1,
  name: "Whispered Levy",
  layout: "normal",
  faces: [
    {
      name: "Whispered Levy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "opponent", { bind: 1, once: true }),
            discard(boundPlayer(1), { min: 1, max: 1 }),
            loseLife(boundPlayer(1), 2),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Writ of Custody {U}
 * Enchantment — Aura
 * Enchant creature
 * You control enchanted creature.
 */
export const WritOfCustody: Card = {
  format: 1,
  name: "Writ of Custody",
  layout: "normal",
  faces: [
    {
      name: "Writ of Custody",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [changeControl(you)])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Adjourn,
  ClerkOfNineParts,
  CountingHouse,
  DocketOgre,
  FilingEngine,
  FinalVerdict,
  HoldingOrder,
  LevellingDecree,
  PlainSteward,
  ProvingSteward,
  ProvingWall,
  RampartToll,
  RecessBell,
  SealedComplaint,
  SharpRebuttal,
  SiegeOfTheBenchBenchInAshes,
  StarryAdvocate,
  StrainingBailiff,
  StruckFromTheRoll,
  SwellingRite,
  WhisperedLevy,
  WritOfCustody,
];
