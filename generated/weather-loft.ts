// generated from cards/weather-loft.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  and,
  anything,
  applies,
  becomeCopy,
  beginningOf,
  both,
  changeControl,
  changeRules,
  choose,
  controlledBy,
  count,
  countersPlaced,
  createTokens,
  damage,
  dealDamage,
  destroy,
  draw,
  draws,
  each,
  eitherRecipient,
  enchantedPlayer,
  entersWith,
  eventAmount,
  eventObjects,
  eventPlayer,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasSupertype,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  loseAbilities,
  loseLife,
  mana,
  modifyAmount,
  modifyPT,
  move,
  not,
  opponents,
  or,
  playerCant,
  playerHas,
  players,
  prevent,
  putCounters,
  redirect,
  regenerate,
  replace,
  self,
  setColors,
  setPT,
  setTypes,
  skipNext,
  spell,
  statOf,
  staticAbility,
  switchPT,
  tapSelf,
  target,
  targetPlayers,
  tokensCreated,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { doubleStrike, enchant, equip, flying, protection } from "./keywords/index.ts";

/**
 * Loft Adder {R}
 * Enchantment
 * If a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead.
 */
export const LoftAdder: Card = {
  format: 1,
  name: "Loft Adder",
  layout: "normal",
  faces: [
    {
      name: "Loft Adder",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(damage(controlledBy(you), eitherRecipient(kind("permanent"), players)), { plus: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Anchor {1}
 * Artifact — Equipment
 * Equipped creature loses flying.
 * Equip {0}
 */
export const LoftAnchor: Card = {
  format: 1,
  name: "Loft Anchor",
  layout: "normal",
  faces: [
    {
      name: "Loft Anchor",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [loseAbilities(["flying"])])]), equip([mana(["0"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Balm {W}
 * Instant
 * You gain 3 life.
 */
export const LoftBalm: Card = {
  format: 1,
  name: "Loft Balm",
  layout: "normal",
  faces: [
    {
      name: "Loft Balm",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Ban {B}
 * Enchantment
 * Players can't gain life.
 */
export const LoftBan: Card = {
  format: 1,
  name: "Loft Ban",
  layout: "normal",
  faces: [
    {
      name: "Loft Ban",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "gainLife")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Bear {1}{G}
 * Creature — Bear
 * 2/4
 */
export const LoftBear: Card = {
  format: 1,
  name: "Loft Bear",
  layout: "normal",
  faces: [
    {
      name: "Loft Bear",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Blaze {R}
 * Sorcery
 * Loft Blaze deals 2 damage to each creature and each player.
 */
export const LoftBlaze: Card = {
  format: 1,
  name: "Loft Blaze",
  layout: "normal",
  faces: [
    {
      name: "Loft Blaze",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 2, both([all(hasType("creature")), players])))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Bog
 * Legendary Land
 * Each land is a Swamp in addition to its other land types.
 */
export const LoftBog: Card = {
  format: 1,
  name: "Loft Bog",
  layout: "normal",
  faces: [
    {
      name: "Loft Bog",
      supertypes: ["legendary"],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("land")), [addTypes({ subtypes: ["Swamp"] })])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Brand {R}
 * Sorcery
 * Loft Brand deals 4 damage to target player. The damage can't be prevented.
 */
export const LoftBrand: Card = {
  format: 1,
  name: "Loft Brand",
  layout: "normal",
  faces: [
    {
      name: "Loft Brand",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 4, targetPlayers(0), { cantBePrevented: true }), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Calm {2}{W}
 * Enchantment
 * Creatures lose all abilities and have base power and toughness 1/1.
 */
export const LoftCalm: Card = {
  format: 1,
  name: "Loft Calm",
  layout: "normal",
  faces: [
    {
      name: "Loft Calm",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [loseAbilities("all"), setPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Curse {B}
 * Enchantment — Aura Curse
 * Enchant player
 * At the beginning of enchanted player's upkeep, that player loses 1 life.
 */
export const LoftCurse: Card = {
  format: 1,
  name: "Loft Curse",
  layout: "normal",
  faces: [
    {
      name: "Loft Curse",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(beginningOf("upkeep", enchantedPlayer), loseLife(eventPlayer, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Doom {B}
 * Instant
 * Destroy target creature.
 */
export const LoftDoom: Card = {
  format: 1,
  name: "Loft Doom",
  layout: "normal",
  faces: [
    {
      name: "Loft Doom",
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
 * Loft Doubler {R}
 * Enchantment
 * If a source you control would deal damage to a permanent or player, it deals double that damage instead.
 */
export const LoftDoubler: Card = {
  format: 1,
  name: "Loft Doubler",
  layout: "normal",
  faces: [
    {
      name: "Loft Doubler",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(damage(controlledBy(you), eitherRecipient(kind("permanent"), players)), { factor: 2 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Dye {W}
 * Enchantment
 * Creatures you control are white.
 * White creatures get +1/+1.
 */
export const LoftDye: Card = {
  format: 1,
  name: "Loft Dye",
  layout: "normal",
  faces: [
    {
      name: "Loft Dye",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [setColors(["white"])])]),
        staticAbility([applies(all(and([hasColor("white"), hasType("creature")])), [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Ember {R}
 * Instant
 * Loft Ember deals 4 damage to any target.
 */
export const LoftEmber: Card = {
  format: 1,
  name: "Loft Ember",
  layout: "normal",
  faces: [
    {
      name: "Loft Ember",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 4, target(0)), {
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
 * Loft End {B}
 * Instant
 * Destroy target creature. It can't be regenerated.
 */
export const LoftEnd: Card = {
  format: 1,
  name: "Loft End",
  layout: "normal",
  faces: [
    {
      name: "Loft End",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0), { cantBeRegenerated: true }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Feather {U}
 * Sorcery
 * Put a flying counter on target creature.
 */
export const LoftFeather: Card = {
  format: 1,
  name: "Loft Feather",
  layout: "normal",
  faces: [
    {
      name: "Loft Feather",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("flying", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Flame {2}{R}
 * Enchantment
 * Nonbasic lands are Mountains.
 */
export const LoftFlame: Card = {
  format: 1,
  name: "Loft Flame",
  layout: "normal",
  faces: [
    {
      name: "Loft Flame",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([not(hasSupertype("basic")), hasType("land")])), [
            setTypes({ subtypes: ["Mountain"] }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Frog {U}
 * Instant
 * Until end of turn, target creature becomes a Frog with base power and toughness 1/1 and loses all other creature types.
 */
export const LoftFrog: Card = {
  format: 1,
  name: "Loft Frog",
  layout: "normal",
  faces: [
    {
      name: "Loft Frog",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ subtypes: ["Frog"], loseOthers: true }), setPT(1, 1)],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Frost {U}
 * Enchantment
 * Creatures your opponents control enter tapped.
 */
export const LoftFrost: Card = {
  format: 1,
  name: "Loft Frost",
  layout: "normal",
  faces: [
    {
      name: "Loft Frost",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(and([hasType("creature"), controlledBy(opponents)]), { tapped: true })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Gears {3}
 * Artifact
 * Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.
 */
export const LoftGears: Card = {
  format: 1,
  name: "Loft Gears",
  layout: "normal",
  faces: [
    {
      name: "Loft Gears",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([not(hasType("creature")), hasType("artifact")])), [
            setTypes({ cardTypes: ["artifact", "creature"] }),
            setPT(statOf("manaValue", each), statOf("manaValue", each)),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Growth {G}
 * Instant
 * Target creature gets +3/+0 until end of turn.
 */
export const LoftGrowth: Card = {
  format: 1,
  name: "Loft Growth",
  layout: "normal",
  faces: [
    {
      name: "Loft Growth",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(3, 0)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Guise {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const LoftGuise: Card = {
  format: 1,
  name: "Loft Guise",
  layout: "normal",
  faces: [
    {
      name: "Loft Guise",
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
 * Loft Gull {U}
 * Creature — Bird
 * Flying
 * 1/1
 */
export const LoftGull: Card = {
  format: 1,
  name: "Loft Gull",
  layout: "normal",
  faces: [
    {
      name: "Loft Gull",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Hatch {W}
 * Sorcery
 * Create a 1/1 white Bird creature token.
 */
export const LoftHatch: Card = {
  format: 1,
  name: "Loft Hatch",
  layout: "normal",
  faces: [
    {
      name: "Loft Hatch",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["white"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Bird"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Heap {G}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
 */
export const LoftHeap: Card = {
  format: 1,
  name: "Loft Heap",
  layout: "normal",
  faces: [
    {
      name: "Loft Heap",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { plus: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Hush {U}
 * Instant
 * Target creature loses all abilities until end of turn.
 */
export const LoftHush: Card = {
  format: 1,
  name: "Loft Hush",
  layout: "normal",
  faces: [
    {
      name: "Loft Hush",
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
 * Loft Kite {1}
 * Artifact — Equipment
 * Equipped creature has flying.
 * Equip {0}
 */
export const LoftKite: Card = {
  format: 1,
  name: "Loft Kite",
  layout: "normal",
  faces: [
    {
      name: "Loft Kite",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [gainAbilities([flying()])])]), equip([mana(["0"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Lancer {2}{R}
 * Creature — Human Knight
 * Double strike
 * 2/2
 */
export const LoftLancer: Card = {
  format: 1,
  name: "Loft Lancer",
  layout: "normal",
  faces: [
    {
      name: "Loft Lancer",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [doubleStrike()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Medic {W}
 * Instant
 * Prevent the next 3 damage that would be dealt to any target this turn.
 */
export const LoftMedic: Card = {
  format: 1,
  name: "Loft Medic",
  layout: "normal",
  faces: [
    {
      name: "Loft Medic",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(changeRules([prevent({ amount: 3, to: target(0) })], until("end of turn")), {
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
 * Loft Mire {1}{B}
 * Enchantment
 * Each land is a Swamp in addition to its other land types.
 */
export const LoftMire: Card = {
  format: 1,
  name: "Loft Mire",
  layout: "normal",
  faces: [
    {
      name: "Loft Mire",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("land")), [addTypes({ subtypes: ["Swamp"] })])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Mirror {W}
 * Instant
 * The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead.
 */
export const LoftMirror: Card = {
  format: 1,
  name: "Loft Mirror",
  layout: "normal",
  faces: [
    {
      name: "Loft Mirror",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              redirect(you, target(0), {
                source: isOneOf(choose({ min: 1, max: 1 }, kind("source"))),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Nurse {W}
 * Instant
 * The next time a source of your choice would deal damage to you this turn, prevent that damage.
 */
export const LoftNurse: Card = {
  format: 1,
  name: "Loft Nurse",
  layout: "normal",
  faces: [
    {
      name: "Loft Nurse",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [prevent({ to: you, from: isOneOf(choose({ min: 1, max: 1 }, kind("source"))), next: true })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Pause {W}
 * Sorcery
 * Target player skips their next draw step.
 */
export const LoftPause: Card = {
  format: 1,
  name: "Loft Pause",
  layout: "normal",
  faces: [
    {
      name: "Loft Pause",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(skipNext(targetPlayers(0), "draw"), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Phoenix {R}
 * Creature — Bird
 * If this creature would die, put it on the bottom of its owner's library instead.
 * 1/1
 */
export const LoftPhoenix: Card = {
  format: 1,
  name: "Loft Phoenix",
  layout: "normal",
  faces: [
    {
      name: "Loft Phoenix",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          replace(
            zoneChange(isOneOf(self), "battlefield", "graveyard"),
            move(eventObjects("object"), { zone: "library", position: "bottom" }),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Rest {W}
 * Enchantment
 * If a card or token would be put into a graveyard from anywhere, exile it instead.
 */
export const LoftRest: Card = {
  format: 1,
  name: "Loft Rest",
  layout: "normal",
  faces: [
    {
      name: "Loft Rest",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([replace(zoneChange(anything, undefined, "graveyard"), exile(eventObjects("object")))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Rites {W}
 * Instant
 * Prevent the next 2 damage that would be dealt to target creature this turn. You gain life equal to the damage prevented this way.
 */
export const LoftRites: Card = {
  format: 1,
  name: "Loft Rites",
  layout: "normal",
  faces: [
    {
      name: "Loft Rites",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [prevent({ amount: 2, to: target(0), then: gainLife(you, eventAmount), ifPrevented: true })],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Rust {1}
 * Instant
 * Artifacts lose all abilities until end of turn.
 */
export const LoftRust: Card = {
  format: 1,
  name: "Loft Rust",
  layout: "normal",
  faces: [
    {
      name: "Loft Rust",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(affect(all(hasType("artifact")), [loseAbilities("all")], until("end of turn")))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Sanctum {W}
 * Instant
 * Until your next turn, you gain protection from everything.
 */
export const LoftSanctum: Card = {
  format: 1,
  name: "Loft Sanctum",
  layout: "normal",
  faces: [
    {
      name: "Loft Sanctum",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([playerHas(you, [protection(anything)])], until("your next turn")))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Scale {W}
 * Creature — Human
 * Whenever damage is dealt to this creature, you gain 1 life.
 * 1/3
 */
export const LoftScale: Card = {
  format: 1,
  name: "Loft Scale",
  layout: "normal",
  faces: [
    {
      name: "Loft Scale",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 3,
      abilities: [triggered(damage(undefined, isOneOf(self)), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Shelter {W}
 * Enchantment
 * If a source would deal damage to you, prevent 1 of that damage.
 */
export const LoftShelter: Card = {
  format: 1,
  name: "Loft Shelter",
  layout: "normal",
  faces: [
    {
      name: "Loft Shelter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([prevent({ to: you, amount: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Sloth {2}{G}
 * Creature — Sloth
 * This creature enters tapped.
 * 3/3
 */
export const LoftSloth: Card = {
  format: 1,
  name: "Loft Sloth",
  layout: "normal",
  faces: [
    {
      name: "Loft Sloth",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Sloth"],
      power: 3,
      toughness: 3,
      abilities: [staticAbility([entersWith(isOneOf(self), { tapped: true })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Spring {W}
 * Enchantment
 * If you would gain life, you gain that much life plus 1 instead.
 */
export const LoftSpring: Card = {
  format: 1,
  name: "Loft Spring",
  layout: "normal",
  faces: [
    {
      name: "Loft Spring",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(lifeChange("gain", you), { plus: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Sprout {G}
 * Creature — Plant
 * This creature enters with a +1/+1 counter on it.
 * 1/1
 */
export const LoftSprout: Card = {
  format: 1,
  name: "Loft Sprout",
  layout: "normal",
  faces: [
    {
      name: "Loft Sprout",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 1 }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Study {U}
 * Sorcery
 * Draw two cards.
 */
export const LoftStudy: Card = {
  format: 1,
  name: "Loft Study",
  layout: "normal",
  faces: [
    {
      name: "Loft Study",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Swap {U}
 * Instant
 * Gain control of target creature.
 */
export const LoftSwap: Card = {
  format: 1,
  name: "Loft Swap",
  layout: "normal",
  faces: [
    {
      name: "Loft Swap",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Tally {G}
 * Creature — Plant
 * Loft Tally's power and toughness are each equal to the number of lands you control.
 * *\/*
 */
export const LoftTally: Card = {
  format: 1,
  name: "Loft Tally",
  layout: "normal",
  faces: [
    {
      name: "Loft Tally",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: "*",
      toughness: "*",
      abilities: [
        staticAbility([
          applies(self, [
            setPT(
              count(all(and([hasType("land"), controlledBy(you)]))),
              count(all(and([hasType("land"), controlledBy(you)]))),
              { characteristicDefining: true },
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loft Thief {B}
 * Creature — Human
 * If an opponent would gain life, that player loses that much life instead.
 * 1/1
 */
export const LoftThief: Card = {
  format: 1,
  name: "Loft Thief",
  layout: "normal",
  faces: [
    {
      name: "Loft Thief",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([replace(lifeChange("gain", opponents), loseLife(eventPlayer, eventAmount))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Tower
 * Land
 * {T}: Add {C}.
 */
export const LoftTower: Card = {
  format: 1,
  name: "Loft Tower",
  layout: "normal",
  faces: [
    {
      name: "Loft Tower",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Troll {1}{G}
 * Creature — Troll
 * {0}: Regenerate this creature.
 * 2/2
 */
export const LoftTroll: Card = {
  format: 1,
  name: "Loft Troll",
  layout: "normal",
  faces: [
    {
      name: "Loft Troll",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Troll"],
      power: 2,
      toughness: 2,
      abilities: [activated([mana(["0"])], regenerate(self))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Turn {U}
 * Instant
 * Switch target creature's power and toughness until end of turn.
 */
export const LoftTurn: Card = {
  format: 1,
  name: "Loft Turn",
  layout: "normal",
  faces: [
    {
      name: "Loft Turn",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [switchPT], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Twins {W}
 * Enchantment
 * If one or more tokens would be created under your control, twice that many of those tokens are created instead.
 */
export const LoftTwins: Card = {
  format: 1,
  name: "Loft Twins",
  layout: "normal",
  faces: [
    {
      name: "Loft Twins",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(tokensCreated(you), { factor: 2 })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loft Watch {W}
 * Creature — Human
 * At the beginning of your draw step, you gain 1 life.
 * 1/1
 */
export const LoftWatch: Card = {
  format: 1,
  name: "Loft Watch",
  layout: "normal",
  faces: [
    {
      name: "Loft Watch",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(beginningOf("draw", you), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loft Well {U}
 * Enchantment
 * If you would draw a card, you gain 2 life instead.
 */
export const LoftWell: Card = {
  format: 1,
  name: "Loft Well",
  layout: "normal",
  faces: [
    {
      name: "Loft Well",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(draws(you), gainLife(you, 2))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  LoftAdder,
  LoftAnchor,
  LoftBalm,
  LoftBan,
  LoftBear,
  LoftBlaze,
  LoftBog,
  LoftBrand,
  LoftCalm,
  LoftCurse,
  LoftDoom,
  LoftDoubler,
  LoftDye,
  LoftEmber,
  LoftEnd,
  LoftFeather,
  LoftFlame,
  LoftFrog,
  LoftFrost,
  LoftGears,
  LoftGrowth,
  LoftGuise,
  LoftGull,
  LoftHatch,
  LoftHeap,
  LoftHush,
  LoftKite,
  LoftLancer,
  LoftMedic,
  LoftMire,
  LoftMirror,
  LoftNurse,
  LoftPause,
  LoftPhoenix,
  LoftRest,
  LoftRites,
  LoftRust,
  LoftSanctum,
  LoftScale,
  LoftShelter,
  LoftSloth,
  LoftSpring,
  LoftSprout,
  LoftStudy,
  LoftSwap,
  LoftTally,
  LoftThief,
  LoftTower,
  LoftTroll,
  LoftTurn,
  LoftTwins,
  LoftWatch,
  LoftWell,
];
