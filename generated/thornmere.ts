// generated from cards/thornmere.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  attacking,
  attacks,
  beginningOf,
  bound,
  boundPlayer,
  canBlock,
  cant,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  compare,
  controlledBy,
  costChoice,
  costOnObjects,
  counter,
  createTokens,
  dealDamage,
  delayed,
  destroy,
  discard,
  draw,
  each,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  gainAbilities,
  happenedTo,
  hasKeyword,
  hasSupertype,
  hasType,
  history,
  host,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  loseLife,
  mana,
  may,
  modifyAmount,
  modifyPT,
  move,
  not,
  opponents,
  otherThan,
  pay,
  payLife,
  players,
  prevent,
  putCounters,
  reflexive,
  replace,
  reveal,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  surveil,
  tap,
  tapSelf,
  target,
  topCards,
  triggered,
  unless,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  defender,
  enchant,
  firstStrike,
  flashback,
  flying,
  haste,
  hexproof,
  lifelink,
  menace,
  reach,
  trample,
  vigilance,
} from "./keywords/index.ts";
import { bequeath, hollowed, kinroar, overgrow, rootward } from "./keywords/sets.ts";

/**
 * Bog Witch's Bargain {B}
 * Instant
 * As an additional cost to cast this spell, sacrifice a creature or pay 3 life.
 * Destroy target creature an opponent controls with mana value 3 or less.
 */
export const BogWitchsBargain: Card = {
  format: 1,
  name: "Bog Witch's Bargain",
  layout: "normal",
  faces: [
    {
      name: "Bog Witch's Bargain",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [], {
              alternatives: [
                [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
                [payLife(3)],
              ],
            }),
          ],
          { zone: "stack" },
        ),
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("creature"), controlledBy(opponents), compare("manaValue", "<=", 3)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bogroot Sapling {G}
 * Creature — Plant
 * Overgrow {1}{G}
 * 0/1
 */
export const BogrootSapling: Card = {
  format: 1,
  name: "Bogroot Sapling",
  layout: "normal",
  faces: [
    {
      name: "Bogroot Sapling",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 0,
      toughness: 1,
      abilities: [overgrow([mana(["1", "G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bonfire Reveler {1}{R}
 * Creature — Satyr
 * When this creature enters, discard a card, then draw a card.
 * {R}: This creature gets +1/+0 until end of turn.
 * 2/1
 */
export const BonfireReveler: Card = {
  format: 1,
  name: "Bonfire Reveler",
  layout: "normal",
  faces: [
    {
      name: "Bonfire Reveler",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Satyr"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([discard(you, { min: 1, max: 1 }), draw(you, 1)]),
        ),
        activated([mana(["R"])], affect(self, [modifyPT(1, 0)], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bramblehedge {1}{G}
 * Creature — Plant Wall
 * Defender, reach
 * When this creature enters, if you control another creature with defender, draw a card.
 * 0/5
 */
export const Bramblehedge: Card = {
  format: 1,
  name: "Bramblehedge",
  layout: "normal",
  faces: [
    {
      name: "Bramblehedge",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant", "Wall"],
      power: 0,
      toughness: 5,
      abilities: [
        defender(),
        reach(),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), draw(you, 1), {
          condition: exists(
            all(and([hasType("creature"), controlledBy(you), hasKeyword("defender"), otherThan(self)])),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Choking Sedge {1}{B}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets -2/-2.
 * When enchanted creature dies, create a 1/1 green Plant creature token with reach.
 */
export const ChokingSedge: Card = {
  format: 1,
  name: "Choking Sedge",
  layout: "normal",
  faces: [
    {
      name: "Choking Sedge",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [modifyPT(-2, -2)])]),
        triggered(
          zoneChange(isOneOf(host), "battlefield", "graveyard"),
          createTokens(you, 1, {
            colors: ["green"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Plant"],
            abilities: [reach()],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Deeproot Communion {3}{G}
 * Sorcery
 * Search your library for up to two basic land cards, put one onto the battlefield tapped and the other into your hand, then shuffle.
 */
export const DeeprootCommunion: Card = {
  format: 1,
  name: "Deeproot Communion",
  layout: "normal",
  faces: [
    {
      name: "Deeproot Communion",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(you, { min: 0, max: 2 }, and([hasSupertype("basic"), kind("card"), hasType("land")]), {
              bind: 1,
            }),
            move(
              choose({ min: 1, max: 1 }, anything, { from: bound(1) }),
              { zone: "battlefield", tapped: true },
              { bind: 2 },
            ),
            move(among(bound(1), otherThan(bound(2))), { zone: "hand" }),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drown the Memory {2}{U}
 * Instant
 * Counter target noncreature spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.
 */
export const DrownTheMemory: Card = {
  format: 1,
  name: "Drown the Memory",
  layout: "normal",
  faces: [
    {
      name: "Drown the Memory",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0), { to: { zone: "exile" } }), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([not(hasType("creature")), kind("spell")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Emberfen Hound {R}
 * Creature — Dog
 * Haste
 * Sacrifice this creature: It deals 1 damage to target creature that was dealt damage this turn.
 * 1/1
 */
export const EmberfenHound: Card = {
  format: 1,
  name: "Emberfen Hound",
  layout: "normal",
  faces: [
    {
      name: "Emberfen Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [
        haste(),
        activated([costOnObjects("sacrifice", self)], dealDamage(self, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("creature"), history("was dealt damage", "this turn")]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fen-Cloaked Herald {1}{W/B}{W/B}
 * Creature — Spirit Knight
 * Menace
 * When this creature enters, each player sacrifices a nonland, nontoken permanent of their choice other than this creature.
 * 3/2
 */
export const FenCloakedHerald: Card = {
  format: 1,
  name: "Fen-Cloaked Herald",
  layout: "normal",
  faces: [
    {
      name: "Fen-Cloaked Herald",
      manaCost: ["1", "W/B", "W/B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit", "Knight"],
      power: 3,
      toughness: 2,
      abilities: [
        menace(),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sacrifice(players, undefined, {
            count: { min: 1, max: 1 },
            filter: and([not(hasType("land")), not(kind("token")), kind("permanent"), otherThan(self)]),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Fenmist Chorus {4}{U}
 * Sorcery
 * Tap up to two target creatures. Those creatures don't untap during their controllers' next untap step.
 * Flashback {2}{U}
 */
export const FenmistChorus: Card = {
  format: 1,
  name: "Fenmist Chorus",
  layout: "normal",
  faces: [
    {
      name: "Fenmist Chorus",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            tap(target(0)),
            affect(target(0), [cant("untapInUntapStep")], until("their next untap step")),
          ]),
          { targets: [{ count: { min: 0, max: 2 }, objects: hasType("creature") }] },
        ),
        flashback([mana(["2", "U"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fenwatch Captain {3}{W}
 * Creature — Human Knight
 * Whenever one or more creatures you control attack, you may pay {1}. When you do, target attacking creature gains flying until end of turn.
 * 3/3
 */
export const FenwatchCaptain: Card = {
  format: 1,
  name: "Fenwatch Captain",
  layout: "normal",
  faces: [
    {
      name: "Fenwatch Captain",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          attacks(and([hasType("creature"), controlledBy(you)]), { batch: true }),
          sequence([
            may(you, pay(you, [mana(["1"])]), { bind: 1 }),
            reflexive(1, {
              targets: [{ count: { min: 1, max: 1 }, objects: and([attacking(), hasType("creature")]) }],
              effect: affect(target(0), [gainAbilities([flying()])], until("end of turn")),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fury of the Fen {4}{R}{R}
 * Sorcery
 * Creatures without flying can't block this turn. Creatures you control get +2/+0 and gain menace until end of turn.
 */
export const FuryOfTheFen: Card = {
  format: 1,
  name: "Fury of the Fen",
  layout: "normal",
  faces: [
    {
      name: "Fury of the Fen",
      manaCost: ["4", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(
              all(and([hasType("creature"), not(hasKeyword("flying"))])),
              [cant("block")],
              until("end of turn"),
            ),
            affect(
              all(and([hasType("creature"), controlledBy(you)])),
              [modifyPT(2, 0), gainAbilities([menace()])],
              until("end of turn"),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gravetender of Thornmere {2}{B}
 * Creature — Human Druid
 * Bequeath 3 (When this creature dies, each player gains 3 life.)
 * {1}{B}, Sacrifice another creature: Draw a card.
 * 2/3
 */
export const GravetenderOfThornmere: Card = {
  format: 1,
  name: "Gravetender of Thornmere",
  layout: "normal",
  faces: [
    {
      name: "Gravetender of Thornmere",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Druid"],
      power: 2,
      toughness: 3,
      abilities: [
        bequeath(3),
        activated(
          [
            mana(["1", "B"]),
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
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
 * Hollow-Eyed Heron {1}{B}
 * Creature — Bird Spirit
 * Flying
 * Hollowed
 * 4/4
 */
export const HollowEyedHeron: Card = {
  format: 1,
  name: "Hollow-Eyed Heron",
  layout: "normal",
  faces: [
    {
      name: "Hollow-Eyed Heron",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird", "Spirit"],
      power: 4,
      toughness: 4,
      abilities: [flying(), hollowed()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Howl of the Fen {1}{R}
 * Instant
 * Creatures you control get +1/+0 and gain first strike until end of turn.
 */
export const HowlOfTheFen: Card = {
  format: 1,
  name: "Howl of the Fen",
  layout: "normal",
  faces: [
    {
      name: "Howl of the Fen",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            all(and([hasType("creature"), controlledBy(you)])),
            [modifyPT(1, 0), gainAbilities([firstStrike()])],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Marsh-Crown Stag {2}{G}{G}
 * Creature — Elk
 * Hexproof
 * Landfall — Whenever a land you control enters, this creature gets +1/+1 until end of turn.
 * 4/3
 */
export const MarshCrownStag: Card = {
  format: 1,
  name: "Marsh-Crown Stag",
  layout: "normal",
  faces: [
    {
      name: "Marsh-Crown Stag",
      manaCost: ["2", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elk"],
      power: 4,
      toughness: 3,
      abilities: [
        hexproof(),
        triggered(
          zoneChange(and([hasType("land"), controlledBy(you)]), undefined, "battlefield"),
          affect(self, [modifyPT(1, 1)], until("end of turn")),
          { abilityWord: "landfall" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Marshlight Keeper {1}{W}
 * Creature — Human Druid
 * Bequeath 2
 * 2/2
 */
export const MarshlightKeeper: Card = {
  format: 1,
  name: "Marshlight Keeper",
  layout: "normal",
  faces: [
    {
      name: "Marshlight Keeper",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Druid"],
      power: 2,
      toughness: 2,
      abilities: [bequeath(2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Moat-Willow Elder {3}{G}
 * Creature — Treefolk
 * Rootward
 * Vigilance
 * 3/5
 */
export const MoatWillowElder: Card = {
  format: 1,
  name: "Moat-Willow Elder",
  layout: "normal",
  faces: [
    {
      name: "Moat-Willow Elder",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 3,
      toughness: 5,
      abilities: [rootward(), vigilance()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Oathstone Circle {3}{W}
 * Artifact
 * If a creature you control would die, exile it instead.
 * If you would gain life, you gain that much life plus 1 instead.
 */
export const OathstoneCircle: Card = {
  format: 1,
  name: "Oathstone Circle",
  layout: "normal",
  faces: [
    {
      name: "Oathstone Circle",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
            exile(eventObjects("object")),
          ),
        ]),
        staticAbility([modifyAmount(lifeChange("gain", you), { plus: 1 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Old Mother Thornmere {3}{B}{G}
 * Legendary Creature — Hag Druid
 * Bequeath 5
 * Whenever another creature you control dies, put a +1/+1 counter on Old Mother Thornmere.
 * {2}{B}{G}: Return target creature card with mana value 3 or less from your graveyard to the battlefield. Activate only as a sorcery.
 * 3/4
 */
export const OldMotherThornmere: Card = {
  format: 1,
  name: "Old Mother Thornmere",
  layout: "normal",
  faces: [
    {
      name: "Old Mother Thornmere",
      manaCost: ["3", "B", "G"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Hag", "Druid"],
      power: 3,
      toughness: 4,
      abilities: [
        bequeath(5),
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            "battlefield",
            "graveyard",
          ),
          putCounters("+1/+1", 1, self),
        ),
        activated([mana(["2", "B", "G"])], move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                kind("card"),
                hasType("creature"),
                compare("manaValue", "<=", 3),
                inZone("graveyard", you),
              ]),
            },
          ],
          limits: [sorcerySpeed],
        }),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Pact of Two Hunters {1}{R}{G}
 * Sorcery
 * Two target creatures you control each get +1/+1 until end of turn. Each of those creatures deals damage equal to its power to another target creature.
 */
export const PactOfTwoHunters: Card = {
  format: 1,
  name: "Pact of Two Hunters",
  layout: "normal",
  faces: [
    {
      name: "Pact of Two Hunters",
      manaCost: ["1", "R", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(1, 1)], until("end of turn")),
            dealDamage(target(0), statOf("power", each), target(1), { each: "source" }),
          ]),
          {
            targets: [
              { count: { min: 2, max: 2 }, objects: and([hasType("creature"), controlledBy(you)]) },
              { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Peat Diviner {2}{U}
 * Creature — Frog Wizard
 * When this creature enters, reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.
 * 2/2
 */
export const PeatDiviner: Card = {
  format: 1,
  name: "Peat Diviner",
  layout: "normal",
  faces: [
    {
      name: "Peat Diviner",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Frog", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            reveal(you, topCards(you, 3), { bind: 1 }),
            chooseValue(you, "opponent", { bind: 2, once: true }),
            chooseObjects(
              boundPlayer(2),
              choose({ min: 1, max: 1 }, anything, { by: boundPlayer(2), from: bound(1) }),
              { bind: 3 },
            ),
            move(bound(3), { zone: "graveyard" }, { bind: 4 }),
            move(among(bound(1), otherThan(bound(4))), { zone: "hand" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Raise the Sunken {3}{B}
 * Sorcery
 * Return target creature card from a graveyard to the battlefield under your control. It gains haste. Exile it at the beginning of the next end step.
 */
export const RaiseTheSunken: Card = {
  format: 1,
  name: "Raise the Sunken",
  layout: "normal",
  faces: [
    {
      name: "Raise the Sunken",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(target(0), { zone: "battlefield" }),
            affect(target(0), [gainAbilities([haste()])]),
            delayed(beginningOf("end", undefined, { next: true }), { effect: exile(target(0)) }),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard")]),
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
 * Reedwind Stalker {2}{G}
 * Creature — Elf Scout
 * Reach
 * Overgrow {2} ({2}, {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.)
 * 2/2
 */
export const ReedwindStalker: Card = {
  format: 1,
  name: "Reedwind Stalker",
  layout: "normal",
  faces: [
    {
      name: "Reedwind Stalker",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [reach(), overgrow([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sedge Packleader {2}{R}
 * Creature — Wolf
 * Kinroar 1
 * 3/2
 */
export const SedgePackleader: Card = {
  format: 1,
  name: "Sedge Packleader",
  layout: "normal",
  faces: [
    {
      name: "Sedge Packleader",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 3,
      toughness: 2,
      abilities: [kinroar(1)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shelter of Boughs {W}
 * Instant
 * Prevent all damage that would be dealt to target creature this turn. Draw a card at the beginning of the next turn's upkeep.
 */
export const ShelterOfBoughs: Card = {
  format: 1,
  name: "Shelter of Boughs",
  layout: "normal",
  faces: [
    {
      name: "Shelter of Boughs",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules([prevent({ to: target(0) })], until("end of turn")),
            delayed(beginningOf("upkeep", undefined, { next: "turn" }), { effect: draw(you, 1) }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Stone That Drinks {3}
 * Artifact
 * At the beginning of your upkeep, sacrifice this artifact unless you pay {1}.
 * {T}: Each player discards a card, then draws a card.
 */
export const StoneThatDrinks: Card = {
  format: 1,
  name: "Stone That Drinks",
  layout: "normal",
  faces: [
    {
      name: "Stone That Drinks",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep", you), unless(sacrifice(you, self), you, [mana(["1"])])),
        activated([tapSelf], sequence([discard(players, { min: 1, max: 1 }), draw(players, 1)])),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tithe-Taker of the Fen {2}{B}
 * Creature — Spirit
 * Lifelink
 * At the beginning of each opponent's upkeep, that player loses 1 life unless they discard a card.
 * 2/2
 */
export const TitheTakerOfTheFen: Card = {
  format: 1,
  name: "Tithe-Taker of the Fen",
  layout: "normal",
  faces: [
    {
      name: "Tithe-Taker of the Fen",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        lifelink(),
        triggered(
          beginningOf("upkeep", opponents),
          unless(loseLife(eventPlayer, 1), eventPlayer, [
            costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Torch the Reedbeds {2}{R}
 * Sorcery
 * Torch the Reedbeds deals 4 damage to target creature. If that creature would die this turn, exile it instead.
 */
export const TorchTheReedbeds: Card = {
  format: 1,
  name: "Torch the Reedbeds",
  layout: "normal",
  faces: [
    {
      name: "Torch the Reedbeds",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 4, target(0)),
            changeRules(
              [
                replace(
                  zoneChange(isOneOf(target(0)), "battlefield", "graveyard"),
                  exile(eventObjects("object")),
                ),
              ],
              until("end of turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Trample the Sedge {3}{G}{G}
 * Sorcery
 * Creatures you control get +2/+2 and gain trample until end of turn. Untap them.
 */
export const TrampleTheSedge: Card = {
  format: 1,
  name: "Trample the Sedge",
  layout: "normal",
  faces: [
    {
      name: "Trample the Sedge",
      manaCost: ["3", "G", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(
              all(and([hasType("creature"), controlledBy(you)])),
              [modifyPT(2, 2), gainAbilities([trample()])],
              until("end of turn"),
              { bind: 1 },
            ),
            untap(bound(1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Unquiet Ground
 * Land
 * This land enters tapped.
 * When this land enters, surveil 1.
 * {T}: Add {B} or {G}.
 */
export const UnquietGround: Card = {
  format: 1,
  name: "Unquiet Ground",
  layout: "normal",
  faces: [
    {
      name: "Unquiet Ground",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true })]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), surveil(you, 1)),
        activated([tapSelf], addMana(you, { symbols: ["B", "G"], choose: "choice" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wickerlight Procession {3}{W}{W}
 * Sorcery
 * Create X 1/1 white Spirit creature tokens with flying, where X is the number of creatures that died this turn.
 */
export const WickerlightProcession: Card = {
  format: 1,
  name: "Wickerlight Procession",
  layout: "normal",
  faces: [
    {
      name: "Wickerlight Procession",
      manaCost: ["3", "W", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(
            you,
            happenedTo(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn"),
            {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Spirit"],
              abilities: [flying()],
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Will-o'-Lantern {U}
 * Creature — Spirit
 * Flying
 * This creature can block only creatures with flying.
 * 1/1
 */
export const WillOLantern: Card = {
  format: 1,
  name: "Will-o'-Lantern",
  layout: "normal",
  faces: [
    {
      name: "Will-o'-Lantern",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        flying(),
        staticAbility([
          applies(self, [canBlock({ only: and([hasType("creature"), hasKeyword("flying")]) })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BogWitchsBargain,
  BogrootSapling,
  BonfireReveler,
  Bramblehedge,
  ChokingSedge,
  DeeprootCommunion,
  DrownTheMemory,
  EmberfenHound,
  FenCloakedHerald,
  FenmistChorus,
  FenwatchCaptain,
  FuryOfTheFen,
  GravetenderOfThornmere,
  HollowEyedHeron,
  HowlOfTheFen,
  MarshCrownStag,
  MarshlightKeeper,
  MoatWillowElder,
  OathstoneCircle,
  OldMotherThornmere,
  PactOfTwoHunters,
  PeatDiviner,
  RaiseTheSunken,
  ReedwindStalker,
  SedgePackleader,
  ShelterOfBoughs,
  StoneThatDrinks,
  TitheTakerOfTheFen,
  TorchTheReedbeds,
  TrampleTheSedge,
  UnquietGround,
  WickerlightProcession,
  WillOLantern,
];
