// generated from cards/weighing-house.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  addMana,
  all,
  among,
  and,
  anything,
  applies,
  attacking,
  attacks,
  beginningOf,
  bound,
  cant,
  cantBeBlocked,
  cast,
  castCards,
  choose,
  controlledBy,
  controllerOf,
  costChoice,
  costOnObjects,
  countPlayers,
  counter,
  dealDamage,
  delayed,
  destroy,
  discard,
  draw,
  eachPlayer,
  exile,
  exists,
  gainLife,
  happened,
  hasColor,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lookAt,
  loseLife,
  mana,
  matches,
  may,
  move,
  must,
  not,
  notSo,
  nthCast,
  opponents,
  or,
  otherThan,
  payLife,
  performed,
  playerCant,
  players,
  playersWho,
  sacrifice,
  self,
  sequence,
  spell,
  spendAnyMana,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  unlocks,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { foretell, haste, morph } from "./keywords/index.ts";

/**
 * Almanac Clerk {1}{U}
 * Creature — Human Advisor
 * {T}: Add {U}{U}. Spend this mana only to foretell cards or to turn creatures face up.
 * 1/1
 */
export const AlmanacClerk: Card = {
  format: 1,
  name: "Almanac Clerk",
  layout: "normal",
  faces: [
    {
      name: "Almanac Clerk",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["U", "U"], choose: "fixed" },
            {
              onlyFor: {
                actions: [
                  { action: "foretell", of: kind("card") },
                  { action: "turn face up", of: hasType("creature") },
                ],
              },
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ardent Drake {2}{R}
 * Creature — Drake
 * This creature attacks each combat if able.
 * 3/3
 */
export const ArdentDrake: Card = {
  format: 1,
  name: "Ardent Drake",
  layout: "normal",
  faces: [
    {
      name: "Ardent Drake",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Drake"],
      power: 3,
      toughness: 3,
      abilities: [staticAbility([applies(self, [must("attack")])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ash Proctor {1}{W}
 * Creature — Human Cleric
 * Players can't pay life or sacrifice creatures to cast spells or activate abilities.
 * 2/2
 */
export const AshProctor: Card = {
  format: 1,
  name: "Ash Proctor",
  layout: "normal",
  faces: [
    {
      name: "Ash Proctor",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          playerCant(players, "payLife"),
          playerCant(players, "sacrificeForCost", { whom: hasType("creature") }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Borrowed Verse {1}{U}
 * Sorcery
 * Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.
 */
export const BorrowedVerse: Card = {
  format: 1,
  name: "Borrowed Verse",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Verse",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(targetPlayers(0), topCards(targetPlayers(0), 1), {
              until: and([kind("card"), or([hasType("instant"), hasType("sorcery")])]),
              bind: 1,
              bindFound: 2,
            }),
            exile(bound(1), { who: targetPlayers(0), oneByOne: true, bind: 3 }),
            may(you, castCards(you, bound(2), "cast", { free: true, bind: 4 })),
            move(among(bound(3), and([kind("card"), inZone("exile"), otherThan(bound(4))])), {
              zone: "library",
              position: "bottom",
              order: "random",
            }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Brass Slinger {2}
 * Artifact Creature — Construct
 * {T}: This creature deals 2 damage to target creature an opponent controls.
 * 1/1
 */
export const BrassSlinger: Card = {
  format: 1,
  name: "Brass Slinger",
  layout: "normal",
  faces: [
    {
      name: "Brass Slinger",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], dealDamage(self, 2, target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Broad Wyrm {4}{G}
 * Creature — Wurm
 * This creature can't be blocked except by three or more creatures.
 * All creatures able to block this creature do so.
 * 6/6
 */
export const BroadWyrm: Card = {
  format: 1,
  name: "Broad Wyrm",
  layout: "normal",
  faces: [
    {
      name: "Broad Wyrm",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wurm"],
      power: 6,
      toughness: 6,
      abilities: [
        staticAbility([applies(self, [cantBeBlocked({ fewerThan: 3 })])]),
        staticAbility([applies(self, [must("beBlockedByAll")])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cellar Hoist {2}
 * Artifact
 * {T}: Put a creature card onto the battlefield from your graveyard.
 */
export const CellarHoist: Card = {
  format: 1,
  name: "Cellar Hoist",
  layout: "normal",
  faces: [
    {
      name: "Cellar Hoist",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          move(
            choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), inZone("graveyard", you)])),
            { zone: "battlefield" },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cinder Altar {1}
 * Artifact
 * Sacrifice a creature: You gain 2 life.
 * Pay 1 life: Add {R}.
 */
export const CinderAltar: Card = {
  format: 1,
  name: "Cinder Altar",
  layout: "normal",
  faces: [
    {
      name: "Cinder Altar",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          gainLife(you, 2),
        ),
        activated([payLife(1)], addMana(you, { symbols: ["R"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Eager Recruit {R}
 * Creature — Goblin
 * This creature attacks or blocks each combat if able.
 * This creature can't attack or block alone.
 * 2/2
 */
export const EagerRecruit: Card = {
  format: 1,
  name: "Eager Recruit",
  layout: "normal",
  faces: [
    {
      name: "Eager Recruit",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [must("attack"), must("block")])]),
        staticAbility([applies(self, [cant("attackAlone"), cant("blockAlone")])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ember Slinger {R}
 * Creature — Goblin
 * {T}: This creature deals 2 damage to target creature an opponent controls.
 * 1/1
 */
export const EmberSlinger: Card = {
  format: 1,
  name: "Ember Slinger",
  layout: "normal",
  faces: [
    {
      name: "Ember Slinger",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], dealDamage(self, 2, target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Exchange of Coins {G}
 * Enchantment
 * You can spend mana of any type to cast creature spells.
 */
export const ExchangeOfCoins: Card = {
  format: 1,
  name: "Exchange of Coins",
  layout: "normal",
  faces: [
    {
      name: "Exchange of Coins",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([spendAnyMana(you, { on: and([kind("spell"), hasType("creature")]), anyType: true })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hall Page {W}
 * Creature — Human
 * 1/1
 */
export const HallPage: Card = {
  format: 1,
  name: "Hall Page",
  layout: "normal",
  faces: [
    {
      name: "Hall Page",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Hands {1}{W}
 * Sorcery
 * Each player who didn't cast a creature spell this turn draws a card.
 */
export const IdleHands: Card = {
  format: 1,
  name: "Idle Hands",
  layout: "normal",
  faces: [
    {
      name: "Idle Hands",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          draw(
            playersWho(
              players,
              notSo(happened(cast(eachPlayer, and([kind("spell"), hasType("creature")])), "this turn")),
            ),
            1,
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Keen Appraiser {1}{U}
 * Creature — Human Advisor
 * When this creature enters, discard a card. If you discard a creature card this way, you gain 3 life.
 * 1/1
 */
export const KeenAppraiser: Card = {
  format: 1,
  name: "Keen Appraiser",
  layout: "normal",
  faces: [
    {
      name: "Keen Appraiser",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            discard(you, { min: 1, max: 1 }, { bind: 1 }),
            ifThen(performed(1, { filter: and([kind("card"), hasType("creature")]) }), gainLife(you, 3)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Levelled Field {1}{W}
 * Sorcery
 * Destroy all creatures. Each player who controlled a creature destroyed this way draws a card.
 */
export const LevelledField: Card = {
  format: 1,
  name: "Levelled Field",
  layout: "normal",
  faces: [
    {
      name: "Levelled Field",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(all(hasType("creature")), { bind: 1 }),
            draw(
              playersWho(
                players,
                exists(all(and([hasType("creature"), isOneOf(bound(1)), controlledBy(eachPlayer)]))),
              ),
              1,
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Long Ledger {2}{U}
 * Sorcery
 * Draw cards equal to the greatest power among creatures you control and creature cards in your graveyard.
 */
export const LongLedger: Card = {
  format: 1,
  name: "Long Ledger",
  layout: "normal",
  faces: [
    {
      name: "Long Ledger",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          draw(
            you,
            statOf(
              "power",
              all(
                or([
                  and([hasType("creature"), controlledBy(you)]),
                  and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
                ]),
              ),
              { combine: "greatest" },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Masked Teller {4}{U}
 * Creature — Human Rogue
 * Morph {1}{U}
 * 2/2
 */
export const MaskedTeller: Card = {
  format: 1,
  name: "Masked Teller",
  layout: "normal",
  faces: [
    {
      name: "Masked Teller",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [morph([mana(["1", "U"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Masque Steward {1}{U}
 * Creature — Human Advisor
 * {T}: Add {U}{U}{U}. Spend this mana only to cast face-down spells or to unlock doors.
 * 1/1
 */
export const MasqueSteward: Card = {
  format: 1,
  name: "Masque Steward",
  layout: "normal",
  faces: [
    {
      name: "Masque Steward",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["U", "U", "U"], choose: "fixed" },
            {
              onlyFor: { spells: and([status("faceDown"), kind("spell")]), actions: [{ action: "unlock" }] },
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Narrow Gate {1}{W}
 * Enchantment
 * No more than one creature can attack each combat.
 * No more than one creature can block each combat.
 */
export const NarrowGate: Card = {
  format: 1,
  name: "Narrow Gate",
  layout: "normal",
  faces: [
    {
      name: "Narrow Gate",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(players, "attack", { limit: 1 })]),
        staticAbility([playerCant(players, "block", { limit: 1 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quiet Proctor {1}{W}
 * Creature — Human Cleric
 * Players can't pay life to cast spells or to activate abilities that aren't mana abilities.
 * 2/2
 */
export const QuietProctor: Card = {
  format: 1,
  name: "Quiet Proctor",
  layout: "normal",
  faces: [
    {
      name: "Quiet Proctor",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([playerCant(players, "payLife", { sparesMana: true })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sealed Almanac {1}{U}
 * Instant
 * Draw a card.
 * Foretell {U}
 */
export const SealedAlmanac: Card = {
  format: 1,
  name: "Sealed Almanac",
  layout: "normal",
  faces: [
    {
      name: "Sealed Almanac",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1)), foretell([mana(["U"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Caller {W}
 * Creature — Human Cleric
 * When this creature enters, if it was the second spell you cast this turn, draw a card.
 * 1/1
 */
export const SecondCaller: Card = {
  format: 1,
  name: "Second Caller",
  layout: "normal",
  faces: [
    {
      name: "Second Caller",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), draw(you, 1), {
          condition: matches(self, nthCast(2, anything, { by: you })),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Refusal {U}
 * Instant
 * Counter target spell that's the second spell cast this turn.
 */
export const SecondRefusal: Card = {
  format: 1,
  name: "Second Refusal",
  layout: "normal",
  faces: [
    {
      name: "Second Refusal",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), nthCast(2, anything)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Slate Warden {W}
 * Creature — Human Soldier
 * This creature can't be the target of red spells or abilities from red sources.
 * 2/2
 */
export const SlateWarden: Card = {
  format: 1,
  name: "Slate Warden",
  layout: "normal",
  faces: [
    {
      name: "Slate Warden",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(self, [
            cant("beTargeted", {
              whom: or([
                and([hasColor("red"), kind("spell")]),
                or([
                  abilityKind("activated", { of: hasColor("red") }),
                  abilityKind("triggered", { of: hasColor("red") }),
                ]),
              ]),
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spent Runner {R}
 * Creature — Human Scout
 * Haste
 * Whenever this creature attacks, at end of combat, sacrifice it and draw a card.
 * 3/1
 */
export const SpentRunner: Card = {
  format: 1,
  name: "Spent Runner",
  layout: "normal",
  faces: [
    {
      name: "Spent Runner",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 3,
      toughness: 1,
      abilities: [
        haste(),
        triggered(
          attacks(isOneOf(self)),
          delayed(beginningOf("end of combat", undefined, { next: true }), {
            effect: sequence([sacrifice(you, self), draw(you, 1)]),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tallow Desk {1}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 1 life.
 * //
 * Silent Ledger {2}{U}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 */
export const TallowDeskSilentLedger: Card = {
  format: 1,
  name: "Tallow Desk // Silent Ledger",
  layout: "split",
  faces: [
    {
      name: "Tallow Desk",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 1))],
    },
    {
      name: "Silent Ledger",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tidal Inventory {1}{U}
 * Sorcery
 * Return all nonland permanents to their owners' hands. If you return two or more nontoken permanents you control this way, draw a card.
 */
export const TidalInventory: Card = {
  format: 1,
  name: "Tidal Inventory",
  layout: "normal",
  faces: [
    {
      name: "Tidal Inventory",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(all(and([not(hasType("land")), kind("permanent")])), { zone: "hand" }, { bind: 1 }),
            ifThen(
              exists(
                among(bound(1), and([not(kind("token")), kind("permanent"), controlledBy(you)])),
                ">=",
                2,
              ),
              draw(you, 1),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Toll Herald {1}{R}
 * Creature — Human Scout
 * Haste
 * Whenever this creature attacks, draw a card for each player being attacked.
 * 2/2
 */
export const TollHerald: Card = {
  format: 1,
  name: "Toll Herald",
  layout: "normal",
  faces: [
    {
      name: "Toll Herald",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        haste(),
        triggered(
          attacks(isOneOf(self)),
          draw(you, countPlayers(playersWho(players, exists(all(attacking({ whom: eachPlayer })))))),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll Stair {1}{W}
 * Enchantment
 * No more than one creature can attack you each combat.
 */
export const TollStair: Card = {
  format: 1,
  name: "Toll Stair",
  layout: "normal",
  faces: [
    {
      name: "Toll Stair",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "attack", { limit: 1, whom: you })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Two Fines {W}
 * Sorcery
 * Destroy two target creatures. Each player who controlled one of those creatures loses 2 life.
 */
export const TwoFines: Card = {
  format: 1,
  name: "Two Fines",
  layout: "normal",
  faces: [
    {
      name: "Two Fines",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            loseLife(playersWho(players, exists(among(target(0), controlledBy(eachPlayer)))), 2),
          ]),
          { targets: [{ count: { min: 2, max: 2 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Two Weights {W}
 * Sorcery
 * Destroy two target creatures. Those creatures' controllers each draw a card.
 */
export const TwoWeights: Card = {
  format: 1,
  name: "Two Weights",
  layout: "normal",
  faces: [
    {
      name: "Two Weights",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([destroy(target(0)), draw(controllerOf(target(0)), 1)]), {
          targets: [{ count: { min: 2, max: 2 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vein Tap {1}
 * Artifact
 * Pay 2 life: You draw a card.
 */
export const VeinTap: Card = {
  format: 1,
  name: "Vein Tap",
  layout: "normal",
  faces: [
    {
      name: "Vein Tap",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([payLife(2)], draw(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weighed Ledger {1}{B}
 * Sorcery
 * Look at the top two cards of target opponent's library. Exile one of them and put the other on the bottom of that library.
 */
export const WeighedLedger: Card = {
  format: 1,
  name: "Weighed Ledger",
  layout: "normal",
  faces: [
    {
      name: "Weighed Ledger",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(targetPlayers(0), 2), { bind: 1 }),
            exile(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), { bind: 2 }),
            move(among(bound(1), otherThan(bound(2))), { zone: "library", position: "bottom" }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AlmanacClerk,
  ArdentDrake,
  AshProctor,
  BorrowedVerse,
  BrassSlinger,
  BroadWyrm,
  CellarHoist,
  CinderAltar,
  EagerRecruit,
  EmberSlinger,
  ExchangeOfCoins,
  HallPage,
  IdleHands,
  KeenAppraiser,
  LevelledField,
  LongLedger,
  MaskedTeller,
  MasqueSteward,
  NarrowGate,
  QuietProctor,
  SealedAlmanac,
  SecondCaller,
  SecondRefusal,
  SlateWarden,
  SpentRunner,
  TallowDeskSilentLedger,
  TidalInventory,
  TollHerald,
  TollStair,
  TwoFines,
  TwoWeights,
  VeinTap,
  WeighedLedger,
];
