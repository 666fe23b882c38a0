// generated from cards/ebb-tribunal.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  all,
  and,
  anything,
  applies,
  attacking,
  attacks,
  become,
  beginningOf,
  bound,
  cant,
  castCards,
  choose,
  compare,
  controlledBy,
  count,
  createTokens,
  destroy,
  draw,
  entersWith,
  eventObjects,
  exile,
  extraPhase,
  gainAbilities,
  gainLife,
  hasType,
  isOneOf,
  mana,
  matches,
  may,
  opponents,
  or,
  otherThan,
  playerCant,
  removeFromCombat,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  topCards,
  transform,
  transforms,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying, haste, impending, prototype } from "./keywords/index.ts";

/**
 * Breath of Iron {2}{U}
 * Enchantment
 * Lands are artifacts in addition to their other types.
 */
export const BreathOfIron: Card = {
  format: 1,
  name: "Breath of Iron",
  layout: "normal",
  faces: [
    {
      name: "Breath of Iron",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("land")), [addTypes({ cardTypes: ["artifact"] })])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Called from the Line {W}
 * Instant
 * Remove target attacking creature from combat.
 */
export const CalledFromTheLine: Card = {
  format: 1,
  name: "Called from the Line",
  layout: "normal",
  faces: [
    {
      name: "Called from the Line",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(removeFromCombat(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([attacking(), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Claimant at Low Water {1}{W}
 * Creature — Human Noble
 * When this creature enters, you become the monarch.
 * 2/2
 */
export const ClaimantAtLowWater: Card = {
  format: 1,
  name: "Claimant at Low Water",
  layout: "normal",
  faces: [
    {
      name: "Claimant at Low Water",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Noble"],
      power: 2,
      toughness: 2,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), become(you, "monarch"))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Coil of Springs {2}
 * Artifact
 * This artifact enters with two charge counters on it.
 */
export const CoilOfSprings: Card = {
  format: 1,
  name: "Coil of Springs",
  layout: "normal",
  faces: [
    {
      name: "Coil of Springs",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "charge", count: 2 }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drummer of the Line {W}
 * Creature — Human Soldier
 * At the beginning of combat on your turn, you gain 1 life.
 * 1/1
 */
export const DrummerOfTheLine: Card = {
  format: 1,
  name: "Drummer of the Line",
  layout: "normal",
  faces: [
    {
      name: "Drummer of the Line",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [triggered(beginningOf("beginning of combat", you), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gathering Tide {U}
 * Sorcery
 * Draw a card for each creature you control.
 */
export const GatheringTide: Card = {
  format: 1,
  name: "Gathering Tide",
  layout: "normal",
  faces: [
    {
      name: "Gathering Tide",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, count(all(and([hasType("creature"), controlledBy(you)])))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Herald of Sparks {1}{R}
 * Creature — Human Soldier
 * Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking.
 * 1/1
 */
export const HeraldOfSparks: Card = {
  format: 1,
  name: "Herald of Sparks",
  layout: "normal",
  faces: [
    {
      name: "Herald of Sparks",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          createTokens(
            you,
            1,
            { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Goblin"] },
            { tapped: true, attacking: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Invasion of the Ford {1}{R}
 * Battle — Siege
 * When this Siege enters, you gain 1 life.
 * Defense: 3
 * //
 * Ford in Flames
 * Enchantment
 * Creatures you control have haste.
 */
export const InvasionOfTheFordFordInFlames: Card = {
  format: 1,
  name: "Invasion of the Ford // Ford in Flames",
  layout: "transform",
  faces: [
    {
      name: "Invasion of the Ford",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["battle"],
      subtypes: ["Siege"],
      defense: 3,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
    {
      name: "Ford in Flames",
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
 * Mourner at the Ford {1}{G}
 * Creature — Human Cleric
 * Whenever another creature dies, if it was attacking alone, you gain 3 life.
 * 0/4
 */
export const MournerAtTheFord: Card = {
  format: 1,
  name: "Mourner at the Ford",
  layout: "normal",
  faces: [
    {
      name: "Mourner at the Ford",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 0,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
          gainLife(you, 3),
          { condition: matches(eventObjects("object"), attacking({ alone: true })) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ratchet Ram {4}
 * Artifact Creature — Sheep
 * Prototype {2}{R} — 2/2
 * 4/5
 */
export const RatchetRam: Card = {
  format: 1,
  name: "Ratchet Ram",
  layout: "normal",
  faces: [
    {
      name: "Ratchet Ram",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Sheep"],
      power: 4,
      toughness: 5,
      abilities: [prototype([mana(["2", "R"])], 2, 2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ratchet Whelp {5}
 * Artifact Creature — Dragon
 * Prototype {1}{R} — 1/2
 * Flying
 * 4/4
 */
export const RatchetWhelp: Card = {
  format: 1,
  name: "Ratchet Whelp",
  layout: "normal",
  faces: [
    {
      name: "Ratchet Whelp",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Dragon"],
      power: 4,
      toughness: 4,
      abilities: [prototype([mana(["1", "R"])], 1, 2), flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rising Fins {U}
 * Sorcery
 * Create a 1/1 blue Fish creature token.
 */
export const RisingFins: Card = {
  format: 1,
  name: "Rising Fins",
  layout: "normal",
  faces: [
    {
      name: "Rising Fins",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["blue"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Fish"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Seal of Stillness {1}{W}
 * Enchantment
 * Counters can't be put on artifacts, creatures, or enchantments.
 */
export const SealOfStillness: Card = {
  format: 1,
  name: "Seal of Stillness",
  layout: "normal",
  faces: [
    {
      name: "Seal of Stillness",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(or([hasType("artifact"), hasType("creature"), hasType("enchantment")])), [
            cant("haveCounters"),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Second Muster {R}
 * Instant
 * After this main phase, there is an additional combat phase followed by an additional main phase.
 */
export const SecondMuster: Card = {
  format: 1,
  name: "Second Muster",
  layout: "normal",
  faces: [
    {
      name: "Second Muster",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(extraPhase(["combat", "main"], { after: "main" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Silted Basin
 * Land
 * This land enters with a charge counter on it.
 * {T}: Add {C}.
 */
export const SiltedBasin: Card = {
  format: 1,
  name: "Silted Basin",
  layout: "normal",
  faces: [
    {
      name: "Silted Basin",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "charge", count: 1 }] })]),
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sudden Frost {B}
 * Instant
 * Destroy target creature.
 */
export const SuddenFrost: Card = {
  format: 1,
  name: "Sudden Frost",
  layout: "normal",
  faces: [
    {
      name: "Sudden Frost",
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
 * Third Muster {R}
 * Instant
 * After this combat phase, there is an additional combat phase.
 */
export const ThirdMuster: Card = {
  format: 1,
  name: "Third Muster",
  layout: "normal",
  faces: [
    {
      name: "Third Muster",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(extraPhase(["combat"], { after: "combat" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Turncoat Tinker {1}{U}
 * Artifact Creature — Human Artificer
 * {0}: Transform this creature.
 * 1/1
 * //
 * Turncoat Engine
 * Artifact Creature — Construct
 * When this creature transforms into Turncoat Engine, you gain 1 life.
 * {0}: Transform this creature.
 * 3/3
 */
export const TurncoatTinkerTurncoatEngine: Card = {
  format: 1,
  name: "Turncoat Tinker // Turncoat Engine",
  layout: "transform",
  faces: [
    {
      name: "Turncoat Tinker",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 1,
      abilities: [activated([mana(["0"])], transform(self))],
    },
    {
      name: "Turncoat Engine",
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(transforms(isOneOf(self)), gainLife(you, 1)),
        activated([mana(["0"])], transform(self)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Uneven Warden {3}{W}
 * Creature — Human Advisor
 * Your opponents can't cast spells with even mana values.
 * 2/4
 */
export const UnevenWarden: Card = {
  format: 1,
  name: "Uneven Warden",
  layout: "normal",
  faces: [
    {
      name: "Uneven Warden",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 4,
      abilities: [
        staticAbility([playerCant(opponents, "castSpells", { whom: compare("manaValue", "even", 0) })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Unsealed Archive {3}{U}
 * Sorcery
 * Exile the top three cards of your library. You may cast any number of spells from among them without paying their mana costs.
 */
export const UnsealedArchive: Card = {
  format: 1,
  name: "Unsealed Archive",
  layout: "normal",
  faces: [
    {
      name: "Unsealed Archive",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 3), { bind: 1 }),
            may(
              you,
              castCards(you, choose({ min: 0 }, anything, { from: bound(1) }), "cast", { free: true }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wakening Colossus {1}{G}
 * Enchantment Creature — Giant
 * Impending 3—{G}
 * 5/5
 */
export const WakeningColossus: Card = {
  format: 1,
  name: "Wakening Colossus",
  layout: "normal",
  faces: [
    {
      name: "Wakening Colossus",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Giant"],
      power: 5,
      toughness: 5,
      abilities: [impending(3, [mana(["G"])])],
    },
  ],
  attributes: { rarity: "mythic" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BreathOfIron,
  CalledFromTheLine,
  ClaimantAtLowWater,
  CoilOfSprings,
  DrummerOfTheLine,
  GatheringTide,
  HeraldOfSparks,
  InvasionOfTheFordFordInFlames,
  MournerAtTheFord,
  RatchetRam,
  RatchetWhelp,
  RisingFins,
  SealOfStillness,
  SecondMuster,
  SiltedBasin,
  SuddenFrost,
  ThirdMuster,
  TurncoatTinkerTurncoatEngine,
  UnevenWarden,
  UnsealedArchive,
  WakeningColossus,
];
