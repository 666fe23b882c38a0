// generated from cards/ferry-tolls.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  allowPlay,
  alternativeCost,
  among,
  and,
  anything,
  applies,
  beginningOf,
  bound,
  castAsThoughFlash,
  castFrom,
  changeControl,
  compare,
  compareQuantities,
  controlledBy,
  controllerOf,
  costChange,
  costChoice,
  costOnObjects,
  createTokens,
  dealDamage,
  delayed,
  destroy,
  discard,
  doAction,
  draw,
  each,
  eachPlayer,
  eventAmount,
  eventPlayer,
  exile,
  extraPhase,
  forEach,
  fulfils,
  gainAbilities,
  gainLife,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  keepsMana,
  kind,
  lifeChange,
  loseLife,
  mana,
  manaSpent,
  may,
  modal,
  modifyPT,
  move,
  must,
  opponents,
  or,
  ownerOf,
  pay,
  performed,
  playerCant,
  playerStat,
  players,
  playersExcept,
  putCounters,
  repeat,
  replace,
  self,
  sequence,
  setPT,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  topCards,
  triggered,
  untap,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, flashback, haste } from "./keywords/index.ts";

/**
 * Anchor of the Shore {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 * When enchanted creature dies, return this card from your graveyard to your hand.
 */
export const AnchorOfTheShore: Card = {
  format: 1,
  name: "Anchor of the Shore",
  layout: "normal",
  faces: [
    {
      name: "Anchor of the Shore",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        triggered(
          zoneChange(isOneOf(host), "battlefield", "graveyard"),
          move(self, { zone: "hand" }, { from: inZone("graveyard", you) }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Another Crossing {1}{R}
 * Sorcery
 * After this main phase, there is an additional combat phase followed by an additional main phase.
 */
export const AnotherCrossing: Card = {
  format: 1,
  name: "Another Crossing",
  layout: "normal",
  faces: [
    {
      name: "Another Crossing",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(extraPhase(["combat", "main"], { after: "main" }))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Arrivals Bell {1}{W}
 * Enchantment
 * Whenever one or more tokens enter under your control, you gain 1 life.
 */
export const ArrivalsBell: Card = {
  format: 1,
  name: "Arrivals Bell",
  layout: "normal",
  faces: [
    {
      name: "Arrivals Bell",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("token"), controlledBy(you)]), undefined, "battlefield", { batch: true }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Backwash Ember {3}{R}
 * Instant
 * Backwash Ember deals 2 damage to any target.
 * Flashback {3}{R}
 */
export const BackwashEmber: Card = {
  format: 1,
  name: "Backwash Ember",
  layout: "normal",
  faces: [
    {
      name: "Backwash Ember",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
        flashback([mana(["3", "R"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Borrowed Oars {R}
 * Sorcery
 * Gain control of target creature until end of turn.
 */
export const BorrowedOars: Card = {
  format: 1,
  name: "Borrowed Oars",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Oars",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cargo by Turns {2}{W}
 * Sorcery
 * Create a 1/1 white Soldier creature token. Create a Food token.
 */
export const CargoByTurns: Card = {
  format: 1,
  name: "Cargo by Turns",
  layout: "normal",
  faces: [
    {
      name: "Cargo by Turns",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(you, 1, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Soldier"],
            }),
            createTokens(you, 1, { predefined: "Food" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Common Toll {B}
 * Sorcery
 * Each opponent loses 1 life.
 */
export const CommonToll: Card = {
  format: 1,
  name: "Common Toll",
  layout: "normal",
  faces: [
    {
      name: "Common Toll",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(loseLife(opponents, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Court of Open Gates {2}{G}
 * Enchantment
 * Any player may cast creature spells with mana value 3 or less without paying their mana cost and as though they had flash.
 */
export const CourtOfOpenGates: Card = {
  format: 1,
  name: "Court of Open Gates",
  layout: "normal",
  faces: [
    {
      name: "Court of Open Gates",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(
            and([kind("spell"), hasType("creature"), controlledBy(players), compare("manaValue", "<=", 3)]),
            [],
            { instant: true },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crew for Each Berth {2}{W}
 * Sorcery
 * For each land you control, create a 1/1 white Soldier creature token.
 */
export const CrewForEachBerth: Card = {
  format: 1,
  name: "Crew for Each Berth",
  layout: "normal",
  faces: [
    {
      name: "Crew for Each Berth",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEach(
            all(and([hasType("land"), controlledBy(you)])),
            createTokens(you, 1, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Soldier"],
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Crowd's Wager {0}
 * Instant
 * Untap target goaded creature.
 */
export const CrowdsWager: Card = {
  format: 1,
  name: "Crowd's Wager",
  layout: "normal",
  faces: [
    {
      name: "Crowd's Wager",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(untap(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([status("goaded"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dared by the Crowd {R}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature is goaded.
 */
export const DaredByTheCrowd: Card = {
  format: 1,
  name: "Dared by the Crowd",
  layout: "normal",
  faces: [
    {
      name: "Dared by the Crowd",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [must("attack"), must("attack", { whom: playersExcept(players, you), goad: true })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Deepwater Windlass {2}
 * Artifact
 * {T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}.
 */
export const DeepwaterWindlass: Card = {
  format: 1,
  name: "Deepwater Windlass",
  layout: "normal",
  faces: [
    {
      name: "Deepwater Windlass",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(you, { symbols: ["C", "C", "C"], choose: "fixed" }, { onlyFor: { costsWith: "X" } }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dockside Barter {1}
 * Sorcery
 * You may pay {1} and discard a card. If you do, draw two cards.
 */
export const DocksideBarter: Card = {
  format: 1,
  name: "Dockside Barter",
  layout: "normal",
  faces: [
    {
      name: "Dockside Barter",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(you, sequence([pay(you, [mana(["1"])]), discard(you, { min: 1, max: 1 })]), { bind: 1 }),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drowned Bell {1}{B}
 * Enchantment
 * Whenever one or more creatures die, each opponent loses 1 life.
 */
export const DrownedBell: Card = {
  format: 1,
  name: "Drowned Bell",
  layout: "normal",
  faces: [
    {
      name: "Drowned Bell",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(hasType("creature"), "battlefield", "graveyard", { batch: true }),
          loseLife(opponents, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Emptied Shore {2}{W}
 * Sorcery
 * Exile all creatures. For each creature exiled this way, its controller gains life equal to its toughness.
 */
export const EmptiedShore: Card = {
  format: 1,
  name: "Emptied Shore",
  layout: "normal",
  faces: [
    {
      name: "Emptied Shore",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(all(hasType("creature")), { bind: 1 }),
            forEach(
              all(and([hasType("creature"), isOneOf(bound(1))])),
              gainLife(controllerOf(each), statOf("toughness", each)),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Evening Lantern {2}{R}
 * Enchantment
 * At the beginning of your second main phase, you gain 1 life.
 * At the beginning of each of your postcombat main phases, each opponent loses 1 life.
 */
export const EveningLantern: Card = {
  format: 1,
  name: "Evening Lantern",
  layout: "normal",
  faces: [
    {
      name: "Evening Lantern",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("postcombat main", you, { nth: 2 }), gainLife(you, 1)),
        triggered(beginningOf("postcombat main", you), loseLife(opponents, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ferrier of Late Letters {1}{U}
 * Creature — Human Rogue
 * The first spell you cast from your graveyard each turn costs {1} less to cast.
 * 1/1
 */
export const FerrierOfLateLetters: Card = {
  format: 1,
  name: "Ferrier of Late Letters",
  layout: "normal",
  faces: [
    {
      name: "Ferrier of Late Letters",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          costChange(fulfils(castFrom(each, "graveyard", { of: you })), "less", [mana(["1"])], {
            of: "spell",
            by: you,
            nth: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fixed Toll {3}{B}
 * Sorcery
 * Each opponent loses 3 life.
 */
export const FixedToll: Card = {
  format: 1,
  name: "Fixed Toll",
  layout: "normal",
  faces: [
    {
      name: "Fixed Toll",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(loseLife(opponents, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gift Gone Sour {1}{B}
 * Enchantment
 * If an opponent would gain life, that player loses that much life instead.
 */
export const GiftGoneSour: Card = {
  format: 1,
  name: "Gift Gone Sour",
  layout: "normal",
  faces: [
    {
      name: "Gift Gone Sour",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([replace(lifeChange("gain", opponents), loseLife(eventPlayer, eventAmount))]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Harbor Comfort {W}
 * Sorcery
 * You gain 3 life.
 */
export const HarborComfort: Card = {
  format: 1,
  name: "Harbor Comfort",
  layout: "normal",
  faces: [
    {
      name: "Harbor Comfort",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Harbor Curfew {1}{W}
 * Enchantment
 * Each opponent can't cast more than one instant spell each turn.
 */
export const HarborCurfew: Card = {
  format: 1,
  name: "Harbor Curfew",
  layout: "normal",
  faces: [
    {
      name: "Harbor Curfew",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(opponents, "castSpells", { whom: hasType("instant"), limit: 1 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Keeper of Leavings {G}
 * Creature — Elemental
 * If you would lose unspent mana, that mana becomes colorless instead.
 * This creature gets +1/+0 for each unspent mana you have.
 * 1/1
 */
export const KeeperOfLeavings: Card = {
  format: 1,
  name: "Keeper of Leavings",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Leavings",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([keepsMana(you, { becomes: "colorless" })]),
        staticAbility([applies(self, [modifyPT(playerStat("unspentMana", you), 0)])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ledger of Each Loss {1}{B}
 * Enchantment
 * Whenever an opponent loses life, you gain 1 life.
 */
export const LedgerOfEachLoss: Card = {
  format: 1,
  name: "Ledger of Each Loss",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Each Loss",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("loss", opponents), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ledger of Losses {1}{B}
 * Enchantment
 * Whenever one or more opponents lose life, you gain 1 life.
 */
export const LedgerOfLosses: Card = {
  format: 1,
  name: "Ledger of Losses",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Losses",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("loss", opponents, { asOne: true }), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mixed Cargo {2}{W}
 * Sorcery
 * Create a 1/1 white Soldier creature token and a Food token.
 */
export const MixedCargo: Card = {
  format: 1,
  name: "Mixed Cargo",
  layout: "normal",
  faces: [
    {
      name: "Mixed Cargo",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(you, 1, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Soldier"],
            }),
            createTokens(you, 1, { predefined: "Food" }, { atOnce: true }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mooring Spark {R}
 * Instant
 * Mooring Spark deals 1 damage to any target.
 */
export const MooringSpark: Card = {
  format: 1,
  name: "Mooring Spark",
  layout: "normal",
  faces: [
    {
      name: "Mooring Spark",
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
 * Pierhand {0}
 * Creature — Human
 * 1/1
 */
export const Pierhand: Card = {
  format: 1,
  name: "Pierhand",
  layout: "normal",
  faces: [
    {
      name: "Pierhand",
      manaCost: ["0"],
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
 * Quick Kindling {1}
 * Artifact
 * {0}: Add {R}.
 */
export const QuickKindling: Card = {
  format: 1,
  name: "Quick Kindling",
  layout: "normal",
  faces: [
    {
      name: "Quick Kindling",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["0"])], addMana(you, { symbols: ["R"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Salvage Lamp {2}
 * Artifact
 * {T}: Add {R}{R}{R}{R}. Spend this mana only to cast spells from your graveyard.
 */
export const SalvageLamp: Card = {
  format: 1,
  name: "Salvage Lamp",
  layout: "normal",
  faces: [
    {
      name: "Salvage Lamp",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["R", "R", "R", "R"], choose: "fixed" },
            { onlyFor: { spells: and([kind("spell"), fulfils(castFrom(each, "graveyard", { of: you }))]) } },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Scouts of Both Banks {X}{G}
 * Creature — Human Scout
 * When this creature enters, it explores X times.
 * 1/1
 */
export const ScoutsOfBothBanks: Card = {
  format: 1,
  name: "Scouts of Both Banks",
  layout: "normal",
  faces: [
    {
      name: "Scouts of Both Banks",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          repeat(x, doAction("explore", you, self)),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Crossing {B}
 * Instant
 * Destroy target creature.
 */
export const SecondCrossing: Card = {
  format: 1,
  name: "Second Crossing",
  layout: "normal",
  faces: [
    {
      name: "Second Crossing",
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
 * Silted Channel {1}{W}
 * Enchantment
 * Players can't cast spells from graveyards.
 */
export const SiltedChannel: Card = {
  format: 1,
  name: "Silted Channel",
  layout: "normal",
  faces: [
    {
      name: "Silted Channel",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(players, "castSpells", { whom: fulfils(castFrom(each, "graveyard")) })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Swelling Toll {X}{B}
 * Sorcery
 * Each opponent loses X life.
 */
export const SwellingToll: Card = {
  format: 1,
  name: "Swelling Toll",
  layout: "normal",
  faces: [
    {
      name: "Swelling Toll",
      manaCost: ["X", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(loseLife(opponents, x))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tide Called by Wings {2}{U}
 * Sorcery
 * You may cast this spell as though it had flash by tapping two untapped creatures you control in addition to paying its other costs.
 * You gain 2 life.
 */
export const TideCalledByWings: Card = {
  format: 1,
  name: "Tide Called by Wings",
  layout: "normal",
  faces: [
    {
      name: "Tide Called by Wings",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            castAsThoughFlash(you, isOneOf(self), {
              costs: [
                costOnObjects(
                  "tap",
                  costChoice(
                    { min: 2, max: 2 },
                    and([status("untapped"), hasType("creature"), controlledBy(you)]),
                  ),
                ),
              ],
            }),
          ],
          { zone: "stack" },
        ),
        spell(gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll of Every Crew {1}{B}
 * Sorcery
 * For each player, destroy up to one target creature that player controls.
 */
export const TollOfEveryCrew: Card = {
  format: 1,
  name: "Toll of Every Crew",
  layout: "normal",
  faces: [
    {
      name: "Toll of Every Crew",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 0, max: 1 },
              objects: and([hasType("creature"), controlledBy(eachPlayer)]),
              perPlayer: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tollgate Scribe {1}{U}
 * Creature — Human Wizard
 * Spells you cast from your graveyard cost {2} less to cast.
 * 1/3
 */
export const TollgateScribe: Card = {
  format: 1,
  name: "Tollgate Scribe",
  layout: "normal",
  faces: [
    {
      name: "Tollgate Scribe",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 3,
      abilities: [
        staticAbility([
          costChange(
            and([kind("spell"), controlledBy(you), fulfils(castFrom(each, "graveyard", { of: you }))]),
            "less",
            [mana(["2"])],
            { of: "spell" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Two Colors of Weather {2}{R/U}{R/U}
 * Instant
 * You gain 2 life if {R} was spent to cast this spell, and each opponent loses 2 life if {U} was spent to cast this spell.
 */
export const TwoColorsOfWeather: Card = {
  format: 1,
  name: "Two Colors of Weather",
  layout: "normal",
  faces: [
    {
      name: "Two Colors of Weather",
      manaCost: ["2", "R/U", "R/U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(compareQuantities(manaSpent("red", self), ">=", 1), gainLife(you, 2)),
            ifThen(compareQuantities(manaSpent("blue", self), ">=", 1), loseLife(opponents, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Two Left Ashore {1}{R}
 * Sorcery
 * Exile the top two cards of your library. Until the end of your next turn, you may play one of those cards.
 */
export const TwoLeftAshore: Card = {
  format: 1,
  name: "Two Left Ashore",
  layout: "normal",
  faces: [
    {
      name: "Two Left Ashore",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 2), { bind: 1 }),
            allowPlay(you, among(bound(1), anything), "play", until("end of your next turn"), { once: true }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Unsunk Ferrier {1}{B}
 * Creature — Spirit
 * When this creature dies, return it to the battlefield under its owner's control. It gains haste. Put a stun counter on it.
 * 2/2
 */
export const UnsunkFerrier: Card = {
  format: 1,
  name: "Unsunk Ferrier",
  layout: "normal",
  faces: [
    {
      name: "Unsunk Ferrier",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            move(self, { zone: "battlefield", under: ownerOf(each) }),
            affect(self, [gainAbilities([haste()])]),
            putCounters("stun", 1, self),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wake of the Lost {B}
 * Sorcery
 * Whenever one or more creatures die this turn, you gain 1 life.
 */
export const WakeOfTheLost: Card = {
  format: 1,
  name: "Wake of the Lost",
  layout: "normal",
  faces: [
    {
      name: "Wake of the Lost",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            zoneChange(hasType("creature"), "battlefield", "graveyard", { batch: true }),
            { effect: gainLife(you, 1) },
            { duration: until("end of turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Walking Berth
 * Land
 * {0}: This land becomes a 2/2 Construct creature until end of turn. It's still a land.
 */
export const WalkingBerth: Card = {
  format: 1,
  name: "Walking Berth",
  layout: "normal",
  faces: [
    {
      name: "Walking Berth",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          affect(
            self,
            [addTypes({ cardTypes: ["creature"], subtypes: ["Construct"] }), setPT(2, 2)],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weather in Paces {2}{W}
 * Sorcery
 * Choose up to three {P} worth of modes. You may choose the same mode more than once.
 * {P} — You gain 1 life.
 * {P}{P} — Each opponent loses 4 life.
 */
export const WeatherInPaces: Card = {
  format: 1,
  name: "Weather in Paces",
  layout: "normal",
  faces: [
    {
      name: "Weather in Paces",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal(
            { min: 0, max: 3 },
            [
              { effect: gainLife(you, 1), worth: 1 },
              { effect: loseLife(opponents, 4), worth: 2 },
            ],
            { repeat: true, worth: 3 },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnchorOfTheShore,
  AnotherCrossing,
  ArrivalsBell,
  BackwashEmber,
  BorrowedOars,
  CargoByTurns,
  CommonToll,
  CourtOfOpenGates,
  CrewForEachBerth,
  CrowdsWager,
  DaredByTheCrowd,
  DeepwaterWindlass,
  DocksideBarter,
  DrownedBell,
  EmptiedShore,
  EveningLantern,
  FerrierOfLateLetters,
  FixedToll,
  GiftGoneSour,
  HarborComfort,
  HarborCurfew,
  KeeperOfLeavings,
  LedgerOfEachLoss,
  LedgerOfLosses,
  MixedCargo,
  MooringSpark,
  Pierhand,
  QuickKindling,
  SalvageLamp,
  ScoutsOfBothBanks,
  SecondCrossing,
  SiltedChannel,
  SwellingToll,
  TideCalledByWings,
  TollOfEveryCrew,
  TollgateScribe,
  TwoColorsOfWeather,
  TwoLeftAshore,
  UnsunkFerrier,
  WakeOfTheLost,
  WalkingBerth,
  WeatherInPaces,
];
