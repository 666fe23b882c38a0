// generated from cards/far-meridian.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  additionalCost,
  affect,
  all,
  allOf,
  allowPlay,
  and,
  applies,
  attacks,
  beginningOf,
  bound,
  cast,
  chooseValue,
  chosenPlayer,
  compare,
  controlledBy,
  countersPlaced,
  createTokens,
  dealDamage,
  designate,
  destroy,
  doAction,
  draw,
  effectCost,
  eitherEvent,
  entersWith,
  exile,
  exists,
  gainAbilities,
  gainLife,
  hasCounter,
  hasType,
  history,
  ifThen,
  isOneOf,
  keyword,
  keywordAction,
  kind,
  loseLife,
  loyalty,
  mana,
  matches,
  modal,
  modifyPT,
  not,
  notSo,
  oncePerGame,
  opponents,
  or,
  otherThan,
  players,
  playsLand,
  putCounters,
  self,
  sequence,
  setPT,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  transform,
  triggered,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  assist,
  banding,
  bloodthirstWith,
  cleave,
  compleated,
  enlist,
  epic,
  flying,
  gravestorm,
  haunt,
  levelUp,
  lifelink,
  livingMetal,
  moreThanMeetsTheEye,
  mutate,
  myriad,
  partnerWithWord,
  prototype,
  readAhead,
  sneak,
  soulbond,
  splice,
  station,
  trample,
  vigilance,
} from "./keywords/index.ts";

/**
 * Alleyway Stranger {3}{B}
 * Creature — Human Ninja
 * Sneak {1}{B}
 * When this creature enters, if its sneak cost was paid, you gain 3 life.
 * 3/3
 */
export const AlleywayStranger: Card = {
  format: 1,
  name: "Alleyway Stranger",
  layout: "normal",
  faces: [
    {
      name: "Alleyway Stranger",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 3,
      toughness: 3,
      abilities: [
        sneak([mana(["1", "B"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "sneak"),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Brightgear, Wayfarer {4}
 * Legendary Artifact Creature — Robot
 * More Than Meets the Eye {2} (You may cast this card converted for {2}.)
 * Whenever Brightgear attacks, convert it.
 * 4/4
 * //
 * Brightgear, Waywagon
 * Legendary Artifact — Vehicle
 * Living metal (During your turn, this Vehicle is also a creature.)
 * 2/3
 */
export const BrightgearWayfarerBrightgearWaywagon: Card = {
  format: 1,
  name: "Brightgear, Wayfarer // Brightgear, Waywagon",
  layout: "transform",
  faces: [
    {
      name: "Brightgear, Wayfarer",
      manaCost: ["4"],
      supertypes: ["legendary"],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Robot"],
      power: 4,
      toughness: 4,
      abilities: [moreThanMeetsTheEye([mana(["2"])]), triggered(attacks(isOneOf(self)), transform(self))],
    },
    {
      name: "Brightgear, Waywagon",
      supertypes: ["legendary"],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 2,
      toughness: 3,
      abilities: [livingMetal()],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Caravan of Many Hands {5}{W}
 * Creature — Human
 * Assist (Another player can pay up to {5} of this spell's cost.)
 * 4/4
 */
export const CaravanOfManyHands: Card = {
  format: 1,
  name: "Caravan of Many Hands",
  layout: "normal",
  faces: [
    {
      name: "Caravan of Many Hands",
      manaCost: ["5", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 4,
      toughness: 4,
      abilities: [assist()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Caravan of Sparks {1}{R}
 * Creature — Human Scout
 * When this creature enters, exile the top card of your library. You may play that card this turn.
 * Whenever you play a card from exile, you gain 2 life.
 * 2/2
 */
export const CaravanOfSparks: Card = {
  format: 1,
  name: "Caravan of Sparks",
  layout: "normal",
  faces: [
    {
      name: "Caravan of Sparks",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(you, bound(1), "play", until("end of turn")),
          ]),
        ),
        triggered(
          eitherEvent([
            playsLand(you, hasType("land"), { from: "exile" }),
            cast(you, kind("card"), { from: "exile" }),
          ]),
          gainLife(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Case of the Missing Compass {1}{W}
 * Enchantment — Case
 * To solve — You control three or more creatures. (If unsolved, solve at the beginning of your end step.)
 * Solved — Creatures you control get +1/+1.
 */
export const CaseOfTheMissingCompass: Card = {
  format: 1,
  name: "Case of the Missing Compass",
  layout: "normal",
  faces: [
    {
      name: "Case of the Missing Compass",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Case"],
      abilities: [
        keyword(
          "to solve",
          [],
          [
            triggered(beginningOf("end", you), designate(self, "solved"), {
              condition: allOf([
                notSo(matches(self, status("solved"))),
                exists(all(and([hasType("creature"), controlledBy(you)])), ">=", 3),
              ]),
            }),
          ],
        ),
        keyword(
          "solved",
          [],
          [
            staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)])], {
              condition: matches(self, status("solved")),
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cinder Postscript {1}{R}
 * Instant
 * Cinder Postscript deals 1 damage to any target.
 * Splice onto instant or sorcery {R}
 */
export const CinderPostscript: Card = {
  format: 1,
  name: "Cinder Postscript",
  layout: "normal",
  faces: [
    {
      name: "Cinder Postscript",
      manaCost: ["1", "R"],
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
        splice(or([hasType("instant"), hasType("sorcery")]), [mana(["R"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cut the Moorings {R}
 * Instant
 * Spree (Choose one or more additional costs.)
 * + {1} — Cut the Moorings deals 2 damage to target creature.
 * + {2} — Destroy target artifact.
 * + {1}{R} — Draw a card.
 */
export const CutTheMoorings: Card = {
  format: 1,
  name: "Cut the Moorings",
  layout: "normal",
  faces: [
    {
      name: "Cut the Moorings",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        keyword(
          "spree",
          [],
          [
            spell(
              modal({ min: 1, max: 3 }, [
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 2, target(0)),
                  costs: [mana(["1"])],
                },
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
                  effect: destroy(target(0)),
                  costs: [mana(["2"])],
                },
                { effect: draw(you, 1), costs: [mana(["1", "R"])] },
              ]),
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Drill-Yard Cadet {W}
 * Creature — Human Soldier
 * Level up {1}
 * LEVEL 1-2
 * 2/3
 * Vigilance
 * LEVEL 3+
 * 4/4
 * Flying
 * {T}: You gain 2 life.
 * 1/1
 */
export const DrillYardCadet: Card = {
  format: 1,
  name: "Drill-Yard Cadet",
  layout: "normal",
  faces: [
    {
      name: "Drill-Yard Cadet",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        levelUp([mana(["1"])]),
        staticAbility([applies(self, [setPT(2, 3), gainAbilities([vigilance()])])], {
          condition: matches(
            self,
            and([
              hasCounter("level", { comparison: ">=", count: 1 }),
              hasCounter("level", { comparison: "<=", count: 2 }),
            ]),
          ),
        }),
        staticAbility(
          [applies(self, [setPT(4, 4), gainAbilities([flying(), activated([tapSelf], gainLife(you, 2))])])],
          { condition: matches(self, hasCounter("level", { comparison: ">=", count: 3 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Endless Mile {2}{W}
 * Sorcery
 * You gain 3 life.
 * Epic (For the rest of the game, you can't cast spells. At the beginning of each of your upkeeps, copy this spell except for its epic ability.)
 */
export const EndlessMile: Card = {
  format: 1,
  name: "Endless Mile",
  layout: "normal",
  faces: [
    {
      name: "Endless Mile",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3)), epic()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Glimmerfin Stray {2}{U}
 * Creature — Fish Beast
 * Mutate {1}{U} (If you cast this spell for its mutate cost, put it over or under target non-Human creature you own. They mutate into the creature on top plus all abilities from under it.)
 * Flying
 * Whenever this creature mutates, draw a card.
 * 2/2
 */
export const GlimmerfinStray: Card = {
  format: 1,
  name: "Glimmerfin Stray",
  layout: "normal",
  faces: [
    {
      name: "Glimmerfin Stray",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fish", "Beast"],
      power: 2,
      toughness: 2,
      abilities: [
        mutate([mana(["1", "U"])]),
        flying(),
        triggered(keywordAction("mutate", { what: isOneOf(self) }), draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gullwing Skimmer {6}
 * Artifact Creature — Bird Construct
 * Prototype {1}{U} — 2/1
 * Flying
 * 5/5
 */
export const GullwingSkimmer: Card = {
  format: 1,
  name: "Gullwing Skimmer",
  layout: "normal",
  faces: [
    {
      name: "Gullwing Skimmer",
      manaCost: ["6"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Bird", "Construct"],
      power: 5,
      toughness: 5,
      abilities: [prototype([mana(["1", "U"])], 2, 1), flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Harbor Almoner {2}{W}
 * Creature — Human Cleric
 * Gift a tapped Fish
 * When this creature enters, if the gift was promised, you gain 4 life.
 * 2/3
 */
export const HarborAlmoner: Card = {
  format: 1,
  name: "Harbor Almoner",
  layout: "normal",
  faces: [
    {
      name: "Harbor Almoner",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 3,
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "fish" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            triggered(
              zoneChange(isOneOf(self), undefined, "battlefield"),
              sequence([
                createTokens(
                  chosenPlayer,
                  1,
                  { cardTypes: ["creature"], subtypes: ["Fish"], colors: ["blue"], power: 1, toughness: 1 },
                  { tapped: true },
                ),
                doAction("giveGift", you),
              ]),
              { condition: wasPaid(self, "gift") },
            ),
          ],
        ),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 4), {
          condition: wasPaid(self, "gift"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Herald of Many Roads {2}{R}
 * Creature — Human Warrior
 * Myriad
 * 3/1
 */
export const HeraldOfManyRoads: Card = {
  format: 1,
  name: "Herald of Many Roads",
  layout: "normal",
  faces: [
    {
      name: "Herald of Many Roads",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 3,
      toughness: 1,
      abilities: [myriad()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hew the Sails {W}
 * Instant
 * Cleave {3}{W} (You may cast this spell for its cleave cost. If you do, remove the words in square brackets.)
 * Destroy target [tapped] creature [with power 2 or less].
 */
export const HewTheSails: Card = {
  format: 1,
  name: "Hew the Sails",
  layout: "normal",
  faces: [
    {
      name: "Hew the Sails",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        cleave([mana(["3", "W"])]),
        spell(ifThen(notSo(wasPaid(self, "cleave")), destroy(target(0))), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([status("tapped"), hasType("creature"), compare("power", "<=", 2)]),
              onlyIf: notSo(wasPaid(self, "cleave")),
            },
          ],
        }),
        spell(ifThen(wasPaid(self, "cleave"), destroy(target(0))), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature"), onlyIf: wasPaid(self, "cleave") },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kindling Lesson {R}
 * Sorcery
 * Tiered (Choose one additional cost.)
 * • Spark — {0} — Kindling Lesson deals 1 damage to target creature.
 * • Flame — {2} — Kindling Lesson deals 3 damage to target creature.
 */
export const KindlingLesson: Card = {
  format: 1,
  name: "Kindling Lesson",
  layout: "normal",
  faces: [
    {
      name: "Kindling Lesson",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        keyword(
          "tiered",
          [],
          [
            spell(
              modal({ min: 1, max: 1 }, [
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 1, target(0)),
                  name: "Spark",
                  costs: [mana(["0"])],
                },
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 3, target(0)),
                  name: "Flame",
                  costs: [mana(["2"])],
                },
              ]),
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Meridian Tender {2}
 * Artifact — Spacecraft
 * Station
 * 2+ | Other creatures you control get +1/+0.
 * 5+ | Flying, lifelink
 * 3/4
 */
export const MeridianTender: Card = {
  format: 1,
  name: "Meridian Tender",
  layout: "normal",
  faces: [
    {
      name: "Meridian Tender",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Spacecraft"],
      abilities: [
        station(),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
                    modifyPT(1, 0),
                  ]),
                ]),
              ]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 2 })) },
        ),
        staticAbility(
          [
            applies(self, [
              addTypes({ cardTypes: ["creature"] }),
              setPT(3, 4),
              gainAbilities([flying(), lifelink()]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 5 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Oriel, Bent by Iron {2}{U/P}{U/P}
 * Legendary Planeswalker — Oriel
 * Compleated
 * +1: You gain 1 life.
 * Loyalty: 6
 */
export const OrielBentByIron: Card = {
  format: 1,
  name: "Oriel, Bent by Iron",
  layout: "normal",
  faces: [
    {
      name: "Oriel, Bent by Iron",
      manaCost: ["2", "U/P", "U/P"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Oriel"],
      loyalty: 6,
      abilities: [compleated(), activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Outpost of Dust
 * Land — Planet
 * This land enters tapped.
 * {T}: Add {R}.
 * Station
 * 3+ | {R}, {T}: This land deals 2 damage to any target.
 */
export const OutpostOfDust: Card = {
  format: 1,
  name: "Outpost of Dust",
  layout: "normal",
  faces: [
    {
      name: "Outpost of Dust",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: ["Planet"],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true })]),
        activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" })),
        station(),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                activated([mana(["R"]), tapSelf], dealDamage(self, 2, target(0)), {
                  targets: [
                    {
                      count: { min: 1, max: 1 },
                      objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                      players: players,
                    },
                  ],
                }),
              ]),
            ]),
          ],
          { condition: matches(self, hasCounter("charge", { comparison: ">=", count: 3 })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Parcel from Afar {1}{W}
 * Instant
 * Gift a card (You may promise an opponent a gift as you cast this spell. If you do, they draw a card before its other effects.)
 * You gain 2 life. If the gift was promised, Parcel from Afar deals 3 damage to target creature.
 */
export const ParcelFromAfar: Card = {
  format: 1,
  name: "Parcel from Afar",
  layout: "normal",
  faces: [
    {
      name: "Parcel from Afar",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "card" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            spell(
              ifThen(wasPaid(self, "gift"), sequence([draw(chosenPlayer, 1), doAction("giveGift", you)])),
            ),
          ],
        ),
        spell(sequence([gainLife(you, 2), ifThen(wasPaid(self, "gift"), dealDamage(self, 3, target(0)))]), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature"), onlyIf: wasPaid(self, "gift") },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pathbound Sisters {1}{G}
 * Legendary Creature — Human Scout
 * Partner—Friends forever (You can have two commanders if both have this ability.)
 * 2/2
 */
export const PathboundSisters: Card = {
  format: 1,
  name: "Pathbound Sisters",
  layout: "normal",
  faces: [
    {
      name: "Pathbound Sisters",
      manaCost: ["1", "G"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [partnerWithWord("friendsForever")],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Pilgrim of the Pass {1}{W}
 * Creature — Human Cleric
 * Soulbond (You may pair this creature with another unpaired creature when either enters. They remain paired for as long as you control both of them.)
 * As long as Pilgrim of the Pass is paired with another creature, both creatures have lifelink.
 * 2/1
 */
export const PilgrimOfThePass: Card = {
  format: 1,
  name: "Pilgrim of the Pass",
  layout: "normal",
  faces: [
    {
      name: "Pilgrim of the Pass",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 1,
      abilities: [
        soulbond(),
        staticAbility(
          [
            applies(all(or([isOneOf(self), status("paired", { with: self })])), [
              gainAbilities([lifelink()]),
            ]),
          ],
          {
            condition: matches(
              self,
              status("paired", { with: all(and([hasType("creature"), otherThan(self)])) }),
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rearguard Drover {2}{R}
 * Creature — Human Soldier
 * Enlist (As this creature attacks, you may tap a nonattacking creature you control without summoning sickness. When you do, add its power to this creature's until end of turn.)
 * 2/3
 */
export const RearguardDrover: Card = {
  format: 1,
  name: "Rearguard Drover",
  layout: "normal",
  faces: [
    {
      name: "Rearguard Drover",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 3,
      abilities: [enlist()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Redwake Follower {3}{R}
 * Creature — Human Berserker
 * Bloodthirst X (This creature enters with X +1/+1 counters on it, where X is the damage dealt to your opponents this turn.)
 * 1/1
 */
export const RedwakeFollower: Card = {
  format: 1,
  name: "Redwake Follower",
  layout: "normal",
  faces: [
    {
      name: "Redwake Follower",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Berserker"],
      power: 1,
      toughness: 1,
      abilities: [bloodthirstWith()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Roadside Mourner {1}{B}
 * Sorcery
 * Target player loses 1 life.
 * Gravestorm
 */
export const RoadsideMourner: Card = {
  format: 1,
  name: "Roadside Mourner",
  layout: "normal",
  faces: [
    {
      name: "Roadside Mourner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 1), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
        gravestorm(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shield-Ring Veteran {1}{W}
 * Creature — Human Knight
 * Banding (Any creatures with banding, and up to one without, can attack in a band. Bands are blocked as a group. If any creatures with banding you control are blocking or being blocked by a creature, you divide that creature's combat damage, not its controller, among any of the creatures it's being blocked by or is blocking.)
 * 1/3
 */
export const ShieldRingVeteran: Card = {
  format: 1,
  name: "Shield-Ring Veteran",
  layout: "normal",
  faces: [
    {
      name: "Shield-Ring Veteran",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 1,
      toughness: 3,
      abilities: [banding()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * The Long Crossing {1}{U}
 * Enchantment — Saga
 * Read ahead
 * I — You gain 1 life.
 * II — Draw a card.
 * III — Each opponent loses 2 life.
 */
export const TheLongCrossing: Card = {
  format: 1,
  name: "The Long Crossing",
  layout: "normal",
  faces: [
    {
      name: "The Long Crossing",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Saga"],
      abilities: [
        readAhead(),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 1 }), gainLife(you, 1)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 2 }), draw(you, 1)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 3 }), loseLife(opponents, 2)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * The Meridian Stone {2}
 * Legendary Artifact
 * {1}, {T}: Harness The Meridian Stone. (Once harnessed, its ∞ ability is active.)
 * ∞ — At the beginning of your upkeep, you gain 2 life.
 */
export const TheMeridianStone: Card = {
  format: 1,
  name: "The Meridian Stone",
  layout: "normal",
  faces: [
    {
      name: "The Meridian Stone",
      manaCost: ["2"],
      supertypes: ["legendary"],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["1"]), tapSelf], designate(self, "harnessed")),
        keyword(
          "∞",
          [],
          [
            triggered(beginningOf("upkeep", you), gainLife(you, 2), {
              condition: matches(self, status("harnessed")),
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Trade Places {3}{U}
 * Instant
 * Sneak {U}
 * Draw two cards.
 */
export const TradePlaces: Card = {
  format: 1,
  name: "Trade Places",
  layout: "normal",
  faces: [
    {
      name: "Trade Places",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [sneak([mana(["U"])]), spell(draw(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Trailmark Elder {2}{G}
 * Creature — Human Scout
 * Vigilance
 * Backup 1
 * Trample
 * Whenever this creature attacks, you gain 1 life.
 * 2/2
 */
export const TrailmarkElder: Card = {
  format: 1,
  name: "Trailmark Elder",
  layout: "normal",
  faces: [
    {
      name: "Trailmark Elder",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        vigilance(),
        keyword(
          "backup",
          [{ type: "number", value: 1 }],
          [
            triggered(
              zoneChange(isOneOf(self), undefined, "battlefield"),
              sequence([
                putCounters("+1/+1", 1, target(0)),
                ifThen(
                  matches(target(0), not(isOneOf(self))),
                  affect(
                    target(0),
                    [gainAbilities([trample(), triggered(attacks(isOneOf(self)), gainLife(you, 1))])],
                    until("end of turn"),
                  ),
                ),
              ]),
              { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
            ),
          ],
        ),
        trample(),
        triggered(attacks(isOneOf(self)), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Unquiet Lantern {1}{W}
 * Creature — Spirit
 * Haunt (When this creature dies, exile it haunting target creature.)
 * When Unquiet Lantern enters or the creature it haunts dies, you gain 2 life.
 * 1/1
 */
export const UnquietLantern: Card = {
  format: 1,
  name: "Unquiet Lantern",
  layout: "normal",
  faces: [
    {
      name: "Unquiet Lantern",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        haunt(),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 2)),
        triggered(
          zoneChange(status("haunted", { with: self }), "battlefield", "graveyard"),
          gainLife(you, 2),
          { zone: "exile" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waystation Bruiser {1}{G}
 * Creature — Human Warrior
 * Power-up — {3}{G}: Put two +1/+1 counters on this creature.
 * 2/2
 */
export const WaystationBruiser: Card = {
  format: 1,
  name: "Waystation Bruiser",
  layout: "normal",
  faces: [
    {
      name: "Waystation Bruiser",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 2,
      toughness: 2,
      abilities: [
        keyword(
          "power-up",
          [],
          [
            activated([mana(["3", "G"])], putCounters("+1/+1", 2, self), {
              limits: [oncePerGame],
              reduction: {
                costs: [mana([], { manaCostOf: self })],
                condition: matches(self, history("entered", "this turn")),
              },
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Whispered Debt {B}
 * Sorcery
 * Target player loses 1 life.
 * Haunt (When this spell card is put into a graveyard after resolving, exile it haunting target creature.)
 * When the creature Whispered Debt haunts dies, you draw a card.
 */
export const WhisperedDebt: Card = {
  format: 1,
  name: "Whispered Debt",
  layout: "normal",
  faces: [
    {
      name: "Whispered Debt",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 1), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
        haunt(),
        triggered(zoneChange(status("haunted", { with: self }), "battlefield", "graveyard"), draw(you, 1), {
          zone: "exile",
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Yokemate Bear {3}{G}
 * Creature — Bear
 * Soulbond
 * As long as this creature is paired with another creature, each of those creatures gets +1/+1.
 * 3/3
 */
export const YokemateBear: Card = {
  format: 1,
  name: "Yokemate Bear",
  layout: "normal",
  faces: [
    {
      name: "Yokemate Bear",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 3,
      toughness: 3,
      abilities: [
        soulbond(),
        staticAbility(
          [applies(all(or([isOneOf(self), status("paired", { with: self })])), [modifyPT(1, 1)])],
          {
            condition: matches(
              self,
              status("paired", { with: all(and([hasType("creature"), otherThan(self)])) }),
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AlleywayStranger,
  BrightgearWayfarerBrightgearWaywagon,
  CaravanOfManyHands,
  CaravanOfSparks,
  CaseOfTheMissingCompass,
  CinderPostscript,
  CutTheMoorings,
  DrillYardCadet,
  EndlessMile,
  GlimmerfinStray,
  GullwingSkimmer,
  HarborAlmoner,
  HeraldOfManyRoads,
  HewTheSails,
  KindlingLesson,
  MeridianTender,
  OrielBentByIron,
  OutpostOfDust,
  ParcelFromAfar,
  PathboundSisters,
  PilgrimOfThePass,
  RearguardDrover,
  RedwakeFollower,
  RoadsideMourner,
  ShieldRingVeteran,
  TheLongCrossing,
  TheMeridianStone,
  TradePlaces,
  TrailmarkElder,
  UnquietLantern,
  WaystationBruiser,
  WhisperedDebt,
  YokemateBear,
];
