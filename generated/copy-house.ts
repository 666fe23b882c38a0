// generated from cards/copy-house.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addTypes,
  additionalCost,
  affect,
  and,
  applies,
  becomeCopy,
  bound,
  cast,
  castCards,
  choose,
  chooseValue,
  chosen,
  colorCount,
  compare,
  compareQuantities,
  controlledBy,
  copySpell,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  createCopies,
  dealDamage,
  destroy,
  doAction,
  entersWith,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseAbilities,
  loseLife,
  mana,
  manaSpent,
  may,
  modifyPT,
  opponents,
  or,
  playerCant,
  players,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  spell,
  statOf,
  staticAbility,
  status,
  target,
  topCards,
  transform,
  triggered,
  turnFace,
  turnedFaceUp,
  until,
  untilLeaves,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { changeling, disguise, flying, kicker, morph, protection } from "./keywords/index.ts";

/**
 * Bird Casting {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature, except it's a 1/1 Bird and it has flying.
 * {0}: Create a token that's a copy of target creature, except it's a Bird in addition to its other types.
 */
export const BirdCasting: Card = {
  name: "Bird Casting",
  layout: "normal",
  faces: [
    {
      name: "Bird Casting",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), {
            except: [setTypes({ subtypes: ["Bird"] }), setPT(1, 1), gainAbilities([flying()])],
          }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), { except: [addTypes({ subtypes: ["Bird"] })] }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Changed Ways {U}
 * Instant
 * Target creature loses all abilities until end of turn.
 */
export const ChangedWays: Card = {
  name: "Changed Ways",
  layout: "normal",
  faces: [
    {
      name: "Changed Ways",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseAbilities("all")], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cloaker {W}
 * Creature — Human Wizard
 * {0}: Cloak the top card of your library.
 * {0}: Manifest the top card of your library.
 * 1/1
 */
export const Cloaker: Card = {
  name: "Cloaker",
  layout: "normal",
  faces: [
    {
      name: "Cloaker",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], doAction("cloak", you, topCards(you, 1))),
        activated([mana(["0"])], doAction("manifest", you, topCards(you, 1))),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Colorless Only {1}
 * Artifact
 * Whenever you cast a colorless spell, you gain 1 life.
 * Whenever you cast a green spell, you lose 1 life.
 */
export const ColorlessOnly: Card = {
  name: "Colorless Only",
  layout: "normal",
  faces: [
    {
      name: "Colorless Only",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(cast(you, and([colorCount("=", 0), kind("spell")])), gainLife(you, 1)),
        triggered(cast(you, and([hasColor("green"), kind("spell")])), loseLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dropped Hood {W}
 * Instant
 * Turn target face-down creature face up.
 */
export const DroppedHood: Card = {
  name: "Dropped Hood",
  layout: "normal",
  faces: [
    {
      name: "Dropped Hood",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "up"), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([status("faceDown"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fed Furnace {R}
 * Instant
 * As an additional cost to cast this spell, sacrifice a creature.
 * Fed Furnace deals damage equal to the sacrificed creature's power to any target.
 */
export const FedFurnace: Card = {
  name: "Fed Furnace",
  layout: "normal",
  faces: [
    {
      name: "Fed Furnace",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, statOf("power", costObjects(0)), target(0)), {
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
  attributes: { rarity: "uncommon" },
};

/**
 * Forked Oath {U}
 * Instant
 * Copy target creature spell.
 */
export const ForkedOath: Card = {
  name: "Forked Oath",
  layout: "normal",
  faces: [
    {
      name: "Forked Oath",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Forked Tongue {U}
 * Instant
 * Copy target instant or sorcery spell. You may choose new targets for the copy.
 */
export const ForkedTongue: Card = {
  name: "Forked Tongue",
  layout: "normal",
  faces: [
    {
      name: "Forked Tongue",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gilded Understudy {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
 * 0/0
 */
export const GildedUnderstudy: Card = {
  name: "Gilded Understudy",
  layout: "normal",
  faces: [
    {
      name: "Gilded Understudy",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")]))),
            ]),
            counters: [{ kind: "+1/+1", count: 2 }],
            optional: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grown Guest {X}{G}
 * Creature — Plant
 * This creature enters with X +1/+1 counters on it.
 * 0/0
 */
export const GrownGuest: Card = {
  name: "Grown Guest",
  layout: "normal",
  faces: [
    {
      name: "Grown Guest",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 0,
      toughness: 0,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hidden Hound {2}{G}
 * Creature — Dog
 * When this creature is turned face up, you gain 2 life.
 * When this creature enters, you gain 5 life.
 * Morph {G}
 * 4/4
 */
export const HiddenHound: Card = {
  name: "Hidden Hound",
  layout: "normal",
  faces: [
    {
      name: "Hidden Hound",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(turnedFaceUp(isOneOf(self)), gainLife(you, 2)),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 5)),
        morph([mana(["G"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Mimic {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const HouseMimic: Card = {
  name: "House Mimic",
  layout: "normal",
  faces: [
    {
      name: "House Mimic",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")]))),
            ]),
            optional: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Understudy {1}{U}
 * Creature — Shapeshifter
 * {0}: This creature becomes a copy of target creature.
 * 1/1
 */
export const HouseUnderstudy: Card = {
  name: "House Understudy",
  layout: "normal",
  faces: [
    {
      name: "House Understudy",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], affect(self, [becomeCopy(target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Warden {W}
 * Creature — Human
 * When House Warden enters, exile up to one target creature an opponent controls until this creature leaves the battlefield.
 * 1/1
 */
export const HouseWarden: Card = {
  name: "House Warden",
  layout: "normal",
  faces: [
    {
      name: "House Warden",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          {
            targets: [
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
 * House of Mirrors {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature.
 */
export const HouseOfMirrors: Card = {
  name: "House of Mirrors",
  layout: "normal",
  faces: [
    {
      name: "House of Mirrors",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], createCopies(you, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Guest {W}
 * Creature — Human
 * Kicker {1}
 * When this creature enters, if it was kicked, you gain 3 life.
 * 1/1
 */
export const LateGuest: Card = {
  name: "Late Guest",
  layout: "normal",
  faces: [
    {
      name: "Late Guest",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["1"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Many-Faced Guest {G}
 * Creature — Shapeshifter
 * Changeling
 * 1/3
 */
export const ManyFacedGuest: Card = {
  name: "Many-Faced Guest",
  layout: "normal",
  faces: [
    {
      name: "Many-Faced Guest",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 1,
      toughness: 3,
      abilities: [changeling()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Masked Crab {2}{U}
 * Creature — Crab
 * Disguise {U}
 * 1/4
 */
export const MaskedCrab: Card = {
  name: "Masked Crab",
  layout: "normal",
  faces: [
    {
      name: "Masked Crab",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Crab"],
      power: 1,
      toughness: 4,
      abilities: [disguise([mana(["U"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mirrored Memory {1}{U}
 * Sorcery
 * Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.
 */
export const MirroredMemory: Card = {
  name: "Mirrored Memory",
  layout: "normal",
  faces: [
    {
      name: "Mirrored Memory",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            copySpell(you, target(0), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true })),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
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
 * Moulting Wolf {1}{G}
 * Creature — Wolf
 * {0}: Transform this creature.
 * 2/2
 * //
 * Moulted Wolf
 * Creature — Werewolf
 * {0}: You gain 1 life.
 * 5/5
 */
export const MoultingWolfMoultedWolf: Card = {
  name: "Moulting Wolf // Moulted Wolf",
  layout: "transform",
  faces: [
    {
      name: "Moulting Wolf",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [activated([mana(["0"])], transform(self))],
    },
    {
      name: "Moulted Wolf",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Werewolf"],
      power: 5,
      toughness: 5,
      abilities: [activated([mana(["0"])], gainLife(you, 1))],
    },
  ],
};

/**
 * No Hounds {W}
 * Enchantment
 * Your opponents can't cast spells with mana value 3.
 */
export const NoHounds: Card = {
  name: "No Hounds",
  layout: "normal",
  faces: [
    {
      name: "No Hounds",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(opponents, "castSpells", { whom: compare("manaValue", "=", 3) })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Painted Hound {R}
 * Creature — Dog
 * {0}: This creature becomes blue and gets +2/+2 until end of turn.
 * 1/1
 */
export const PaintedHound: Card = {
  name: "Painted Hound",
  layout: "normal",
  faces: [
    {
      name: "Painted Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], affect(self, [setColors(["blue"]), modifyPT(2, 2)], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pale Spark {W}
 * Instant
 * Destroy target creature.
 */
export const PaleSpark: Card = {
  name: "Pale Spark",
  layout: "normal",
  faces: [
    {
      name: "Pale Spark",
      manaCost: ["W"],
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
 * Passing Guise {U}
 * Instant
 * Target creature you control becomes a copy of another target creature until end of turn.
 */
export const PassingGuise: Card = {
  name: "Passing Guise",
  layout: "normal",
  faces: [
    {
      name: "Passing Guise",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [becomeCopy(target(1))], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Cub {1}{G}
 * Creature — Bear
 * 2/2
 */
export const PlainCub: Card = {
  name: "Plain Cub",
  layout: "normal",
  faces: [
    {
      name: "Plain Cub",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pulled Hood {U}
 * Instant
 * Turn target creature face down.
 */
export const PulledHood: Card = {
  name: "Pulled Hood",
  layout: "normal",
  faces: [
    {
      name: "Pulled Hood",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "down"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quick Swell {G}
 * Instant
 * Target creature gets +3/+3 until end of turn.
 */
export const QuickSwell: Card = {
  name: "Quick Swell",
  layout: "normal",
  faces: [
    {
      name: "Quick Swell",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(3, 3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slow Ox {1}{G}
 * Creature — Ox
 * This creature enters tapped with two +1/+1 counters on it.
 * When this creature enters, you gain 1 life.
 * 2/2
 */
export const SlowOx: Card = {
  name: "Slow Ox",
  layout: "normal",
  faces: [
    {
      name: "Slow Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true, counters: [{ kind: "+1/+1", count: 2 }] })]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Small Spark {R}
 * Instant
 * Small Spark deals 1 damage to any target.
 */
export const SmallSpark: Card = {
  name: "Small Spark",
  layout: "normal",
  faces: [
    {
      name: "Small Spark",
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
 * Tally House {2}
 * Artifact
 * Whenever you cast a spell, you gain 1 life.
 */
export const TallyHouse: Card = {
  name: "Tally House",
  layout: "normal",
  faces: [
    {
      name: "Tally House",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [triggered(cast(you, kind("spell")), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tax on Bears {1}
 * Artifact
 * Creature spells cost {1} more to cast.
 */
export const TaxOnBears: Card = {
  name: "Tax on Bears",
  layout: "normal",
  faces: [
    {
      name: "Tax on Bears",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([kind("spell"), hasType("creature")]), "more", [mana(["1"])], { of: "spell" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twin Porter {1}{W}
 * Creature — Human Soldier
 * As this creature enters, choose a color.
 * This creature has protection from the chosen color.
 * 2/2
 */
export const TwinPorter: Card = {
  name: "Twin Porter",
  layout: "normal",
  faces: [
    {
      name: "Twin Porter",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "color") })]),
        staticAbility([applies(self, [gainAbilities([protection(chosen("color"))])])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twofold Dew {X}{G/W}{G/W}
 * Instant
 * You gain X life if {G} was spent to cast this spell. You gain X life if {W} was spent to cast this spell.
 */
export const TwofoldDew: Card = {
  name: "Twofold Dew",
  layout: "normal",
  faces: [
    {
      name: "Twofold Dew",
      manaCost: ["X", "G/W", "G/W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(compareQuantities(manaSpent("green", self), ">=", 1), gainLife(you, x)),
            ifThen(compareQuantities(manaSpent("white", self), ">=", 1), gainLife(you, x)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BirdCasting,
  ChangedWays,
  Cloaker,
  ColorlessOnly,
  DroppedHood,
  FedFurnace,
  ForkedOath,
  ForkedTongue,
  GildedUnderstudy,
  GrownGuest,
  HiddenHound,
  HouseMimic,
  HouseUnderstudy,
  HouseWarden,
  HouseOfMirrors,
  LateGuest,
  ManyFacedGuest,
  MaskedCrab,
  MirroredMemory,
  MoultingWolfMoultedWolf,
  NoHounds,
  PaintedHound,
  PaleSpark,
  PassingGuise,
  PlainCub,
  PulledHood,
  QuickSwell,
  SlowOx,
  SmallSpark,
  TallyHouse,
  TaxOnBears,
  TwinPorter,
  TwofoldDew,
];
