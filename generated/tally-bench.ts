// generated from cards/tally-bench.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  amount,
  and,
  applies,
  attackDeclared,
  attacks,
  become,
  becomeCopy,
  beginningOf,
  both,
  bound,
  cant,
  changeControl,
  changeRules,
  choose,
  chooseObjects,
  compareQuantities,
  controlledBy,
  controllerOf,
  copySpell,
  count,
  countPlayers,
  countersPlaced,
  createCopies,
  createTokens,
  damage,
  dealDamage,
  delayed,
  designate,
  destroy,
  discard,
  draw,
  draws,
  each,
  eachPlayer,
  enchantedPlayer,
  endGame,
  entersWith,
  eventAmount,
  eventObjects,
  eventPlayer,
  exile,
  extraPhase,
  extraTurn,
  extreme,
  forEach,
  forEachPlayer,
  gainAbilities,
  gainLife,
  happened,
  hasColor,
  hasSupertype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  loseAbilities,
  loseLife,
  mana,
  matches,
  may,
  mill,
  modifyAmount,
  modifyPT,
  move,
  must,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  phaseOut,
  playerCant,
  playerStat,
  players,
  playersExcept,
  playersWho,
  prevent,
  putCounters,
  regenerate,
  replace,
  sacrifice,
  sacrifices,
  search,
  self,
  sequence,
  setPT,
  shuffle,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetPlayers,
  timesPerTurn,
  tokensCreated,
  transforms,
  triggered,
  untap,
  until,
  untilLeaves,
  vote,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  daybound,
  deathtouch,
  defender,
  devour,
  doubleStrike,
  enchant,
  evolve,
  exalted,
  firstStrike,
  flying,
  indestructible,
  kicker,
  lifelink,
  menace,
  miracle,
  nightbound,
  persist,
  protection,
  trample,
  undying,
  ward,
} from "./keywords/index.ts";

/**
 * All Return {B}
 * Sorcery
 * Return all creature cards from your graveyard to the battlefield.
 */
export const AllReturn: Card = {
  format: 1,
  name: "All Return",
  layout: "normal",
  faces: [
    {
      name: "All Return",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])), {
            zone: "battlefield",
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ash to Ash {B}
 * Instant
 * Destroy target creature.
 */
export const AshToAsh: Card = {
  format: 1,
  name: "Ash to Ash",
  layout: "normal",
  faces: [
    {
      name: "Ash to Ash",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
};

/**
 * Big Push {G}
 * Instant
 * Target creature gets +2/+2 until end of turn.
 */
export const BigPush: Card = {
  format: 1,
  name: "Big Push",
  layout: "normal",
  faces: [
    {
      name: "Big Push",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(2, 2)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Bitter Rival {2}{B}
 * Creature — Vampire
 * Whenever an opponent loses life, you gain 1 life.
 * 2/2
 */
export const BitterRival: Card = {
  format: 1,
  name: "Bitter Rival",
  layout: "normal",
  faces: [
    {
      name: "Bitter Rival",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Vampire"],
      power: 2,
      toughness: 2,
      abilities: [triggered(lifeChange("loss", opponents), gainLife(you, 1))],
    },
  ],
};

/**
 * Blank Order {U}
 * Enchantment
 * All creatures lose all abilities.
 */
export const BlankOrder: Card = {
  format: 1,
  name: "Blank Order",
  layout: "normal",
  faces: [
    {
      name: "Blank Order",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [loseAbilities("all")])])],
    },
  ],
};

/**
 * Blood Bond {1}{W}
 * Enchantment
 * Whenever you gain life, put a charge counter on this enchantment.
 */
export const BloodBond: Card = {
  format: 1,
  name: "Blood Bond",
  layout: "normal",
  faces: [
    {
      name: "Blood Bond",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("gain", you), putCounters("charge", 1, self))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bloom Student {G}
 * Creature — Elf
 * Evolve
 * 1/1
 */
export const BloomStudent: Card = {
  format: 1,
  name: "Bloom Student",
  layout: "normal",
  faces: [
    {
      name: "Bloom Student",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [evolve()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Borrow a Friend {2}{U}
 * Enchantment — Aura
 * Enchant creature
 * You control enchanted creature.
 */
export const BorrowAFriend: Card = {
  format: 1,
  name: "Borrow a Friend",
  layout: "normal",
  faces: [
    {
      name: "Borrow a Friend",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [changeControl(you)])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Boundary Watch {1}{W}
 * Enchantment
 * Whenever one or more lands enter, you gain 1 life.
 */
export const BoundaryWatch: Card = {
  format: 1,
  name: "Boundary Watch",
  layout: "normal",
  faces: [
    {
      name: "Boundary Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(zoneChange(hasType("land"), undefined, "battlefield", { batch: true }), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Burial Count {2}{B}
 * Sorcery
 * Destroy all creatures. You gain 1 life for each creature put into a graveyard this way.
 */
export const BurialCount: Card = {
  format: 1,
  name: "Burial Count",
  layout: "normal",
  faces: [
    {
      name: "Burial Count",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(all(hasType("creature")), { bind: 1 }),
            gainLife(you, count(all(and([hasType("creature"), inZone("graveyard"), isOneOf(bound(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Burning Ring {R}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const BurningRing: Card = {
  format: 1,
  name: "Burning Ring",
  layout: "normal",
  faces: [
    {
      name: "Burning Ring",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
};

/**
 * Call Home {B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield.
 */
export const CallHome: Card = {
  format: 1,
  name: "Call Home",
  layout: "normal",
  faces: [
    {
      name: "Call Home",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Census Golem {3}
 * Artifact Creature — Golem
 * This creature's power and toughness are each equal to the number of creatures you control.
 * *\/*
 */
export const CensusGolem: Card = {
  format: 1,
  name: "Census Golem",
  layout: "normal",
  faces: [
    {
      name: "Census Golem",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: "*",
      toughness: "*",
      abilities: [
        staticAbility([
          applies(self, [
            setPT(
              count(all(and([hasType("creature"), controlledBy(you)]))),
              count(all(and([hasType("creature"), controlledBy(you)]))),
              { characteristicDefining: true },
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cheap Trick {R}
 * Instant
 * This spell deals 1 damage to any target.
 */
export const CheapTrick: Card = {
  format: 1,
  name: "Cheap Trick",
  layout: "normal",
  faces: [
    {
      name: "Cheap Trick",
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
};

/**
 * Common Field
 * Land
 * {T}: Add {R}.
 */
export const CommonField: Card = {
  format: 1,
  name: "Common Field",
  layout: "normal",
  faces: [
    {
      name: "Common Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Common Ruin {B}
 * Sorcery
 * Each player loses 20 life.
 */
export const CommonRuin: Card = {
  format: 1,
  name: "Common Ruin",
  layout: "normal",
  faces: [
    {
      name: "Common Ruin",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(loseLife(players, 20))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crowd Law {W}
 * Enchantment
 * Each player can't cast more than one spell each turn.
 */
export const CrowdLaw: Card = {
  format: 1,
  name: "Crowd Law",
  layout: "normal",
  faces: [
    {
      name: "Crowd Law",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "castSpells", { limit: 1 })])],
    },
  ],
};

/**
 * Crown Again {W}
 * Sorcery
 * You become the monarch.
 */
export const CrownAgain: Card = {
  format: 1,
  name: "Crown Again",
  layout: "normal",
  faces: [
    {
      name: "Crown Again",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(become(you, "monarch"))],
    },
  ],
};

/**
 * Crown the Guest {2}{W}
 * Creature — Human Noble
 * When this creature enters, you become the monarch.
 * 1/1
 */
export const CrownTheGuest: Card = {
  format: 1,
  name: "Crown the Guest",
  layout: "normal",
  faces: [
    {
      name: "Crown the Guest",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Noble"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), become(you, "monarch"))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Curse of Ash {R}
 * Enchantment — Aura
 * Enchant player
 * At the beginning of enchanted player's upkeep, they lose 1 life.
 */
export const CurseOfAsh: Card = {
  format: 1,
  name: "Curse of Ash",
  layout: "normal",
  faces: [
    {
      name: "Curse of Ash",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(players),
        triggered(beginningOf("upkeep", enchantedPlayer), loseLife(eventPlayer, 1)),
      ],
    },
  ],
};

/**
 * Deathless Cub {1}{G}
 * Creature — Bear
 * Undying
 * 2/2
 */
export const DeathlessCub: Card = {
  format: 1,
  name: "Deathless Cub",
  layout: "normal",
  faces: [
    {
      name: "Deathless Cub",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [undying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Double Time {U}
 * Sorcery
 * Take an extra turn after this one.
 */
export const DoubleTime: Card = {
  format: 1,
  name: "Double Time",
  layout: "normal",
  faces: [
    {
      name: "Double Time",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(extraTurn(you))],
    },
  ],
};

/**
 * Doubling Loom {3}
 * Artifact
 * If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.
 */
export const DoublingLoom: Card = {
  format: 1,
  name: "Doubling Loom",
  layout: "normal",
  faces: [
    {
      name: "Doubling Loom",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { factor: 2 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Draw Three {U}
 * Sorcery
 * Draw three cards. You gain 1 life for each card drawn this way.
 */
export const DrawThree: Card = {
  format: 1,
  name: "Draw Three",
  layout: "normal",
  faces: [
    {
      name: "Draw Three",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([draw(you, 3, { bind: 1 }), gainLife(you, amount(1))]))],
    },
  ],
};

/**
 * Dusk Prowler {1}{R}
 * Creature — Human Werewolf
 * Daybound
 * 2/2
 * //
 * Dusk Howler
 * Creature — Werewolf
 * Whenever this creature transforms, you gain 5 life.
 * Whenever a creature enters, you gain 1 life.
 * Nightbound
 * 4/4
 */
export const DuskProwlerDuskHowler: Card = {
  format: 1,
  name: "Dusk Prowler // Dusk Howler",
  layout: "transform",
  faces: [
    {
      name: "Dusk Prowler",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Werewolf"],
      power: 2,
      toughness: 2,
      abilities: [daybound()],
    },
    {
      name: "Dusk Howler",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Werewolf"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(transforms(isOneOf(self)), gainLife(you, 5)),
        triggered(zoneChange(hasType("creature"), undefined, "battlefield"), gainLife(you, 1)),
        nightbound(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Echo of Two {2}{U}
 * Sorcery
 * Create two tokens that are copies of target creature you control. Sacrifice them at the beginning of the next end step.
 */
export const EchoOfTwo: Card = {
  format: 1,
  name: "Echo of Two",
  layout: "normal",
  faces: [
    {
      name: "Echo of Two",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createCopies(you, 2, target(0), { bind: 1 }),
            delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(1)) }),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
};

/**
 * Empty Purse {1}{B}
 * Sorcery
 * Each opponent discards a card. You draw a card for each card discarded this way.
 */
export const EmptyPurse: Card = {
  format: 1,
  name: "Empty Purse",
  layout: "normal",
  faces: [
    {
      name: "Empty Purse",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            discard(opponents, { min: 1, max: 1 }, { bind: 1 }),
            draw(you, count(all(and([kind("card"), isOneOf(bound(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Even Ground {2}{B}
 * Sorcery
 * Destroy all creatures.
 */
export const EvenGround: Card = {
  format: 1,
  name: "Even Ground",
  layout: "normal",
  faces: [
    {
      name: "Even Ground",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Everyone Up {B}
 * Sorcery
 * Return all creature cards from all graveyards to the battlefield under their owners' control.
 */
export const EveryoneUp: Card = {
  format: 1,
  name: "Everyone Up",
  layout: "normal",
  faces: [
    {
      name: "Everyone Up",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("creature"), inZone("graveyard")])), {
            zone: "battlefield",
            under: ownerOf(each),
          }),
        ),
      ],
    },
  ],
};

/**
 * Fade Out {U}
 * Instant
 * Target creature phases out.
 */
export const FadeOut: Card = {
  format: 1,
  name: "Fade Out",
  layout: "normal",
  faces: [
    {
      name: "Fade Out",
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
};

/**
 * Fall of Night {R}
 * Sorcery
 * It becomes night.
 */
export const FallOfNight: Card = {
  format: 1,
  name: "Fall of Night",
  layout: "normal",
  faces: [
    {
      name: "Fall of Night",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(become(you, "night"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Final Word {B}
 * Sorcery
 * Target player loses the game.
 */
export const FinalWord: Card = {
  format: 1,
  name: "Final Word",
  layout: "normal",
  faces: [
    {
      name: "Final Word",
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
 * Firm Grip {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +2/+2.
 */
export const FirmGrip: Card = {
  format: 1,
  name: "Firm Grip",
  layout: "normal",
  faces: [
    {
      name: "Firm Grip",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(2, 2)])])],
    },
  ],
};

/**
 * First Light of Noon {4}{W}
 * Sorcery
 * Miracle {W}
 * You gain 4 life.
 */
export const FirstLightOfNoon: Card = {
  format: 1,
  name: "First Light of Noon",
  layout: "normal",
  faces: [
    {
      name: "First Light of Noon",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [miracle([mana(["W"])]), spell(gainLife(you, 4))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Flare of Rage {X}{R}
 * Sorcery
 * This spell deals X damage to any target.
 */
export const FlareOfRage: Card = {
  format: 1,
  name: "Flare of Rage",
  layout: "normal",
  faces: [
    {
      name: "Flare of Rage",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, x, target(0)), {
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
 * Flash of Rage {R}
 * Instant
 * Target creature gains first strike until end of turn.
 */
export const FlashOfRage: Card = {
  format: 1,
  name: "Flash of Rage",
  layout: "normal",
  faces: [
    {
      name: "Flash of Rage",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([firstStrike()])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Ghost Lease {1}{W}
 * Instant
 * Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.
 */
export const GhostLease: Card = {
  format: 1,
  name: "Ghost Lease",
  layout: "normal",
  faces: [
    {
      name: "Ghost Lease",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            delayed(beginningOf("end", undefined, { next: true }), {
              effect: move(target(0), { zone: "battlefield", under: ownerOf(each) }),
            }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ghoul Tide {B}
 * Instant
 * Destroy target creature. It can't be regenerated.
 */
export const GhoulTide: Card = {
  format: 1,
  name: "Ghoul Tide",
  layout: "normal",
  faces: [
    {
      name: "Ghoul Tide",
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
};

/**
 * Giant Mold {1}{U}
 * Sorcery
 * Create a token that's a copy of target creature you control, except it's 5/5.
 */
export const GiantMold: Card = {
  format: 1,
  name: "Giant Mold",
  layout: "normal",
  faces: [
    {
      name: "Giant Mold",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0), { except: [setPT(5, 5)] }), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grand Toast {W}
 * Sorcery
 * Each other player gains 2 life.
 */
export const GrandToast: Card = {
  format: 1,
  name: "Grand Toast",
  layout: "normal",
  faces: [
    {
      name: "Grand Toast",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(playersExcept(players, you), 2))],
    },
  ],
};

/**
 * Grave Toll {1}{B}
 * Enchantment
 * Whenever one or more creatures die, each opponent loses 1 life.
 */
export const GraveToll: Card = {
  format: 1,
  name: "Grave Toll",
  layout: "normal",
  faces: [
    {
      name: "Grave Toll",
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
 * Great Lure {G}
 * Creature — Beast
 * All creatures able to block this creature do so.
 * 1/5
 */
export const GreatLure: Card = {
  format: 1,
  name: "Great Lure",
  layout: "normal",
  faces: [
    {
      name: "Great Lure",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 1,
      toughness: 5,
      abilities: [staticAbility([applies(self, [must("beBlockedByAll")])])],
    },
  ],
};

/**
 * Great Siphon {2}{B}
 * Sorcery
 * Each opponent loses 2 life. You gain life equal to the life lost this way.
 */
export const GreatSiphon: Card = {
  format: 1,
  name: "Great Siphon",
  layout: "normal",
  faces: [
    {
      name: "Great Siphon",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([loseLife(opponents, 2, { bind: 1 }), gainLife(you, amount(1))]))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gruff Ogre {2}{R}
 * Creature — Ogre
 * 3/3
 */
export const GruffOgre: Card = {
  format: 1,
  name: "Gruff Ogre",
  layout: "normal",
  faces: [
    {
      name: "Gruff Ogre",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gulper {2}{B}
 * Creature — Horror
 * Devour 1
 * 2/2
 */
export const Gulper: Card = {
  format: 1,
  name: "Gulper",
  layout: "normal",
  faces: [
    {
      name: "Gulper",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 2,
      toughness: 2,
      abilities: [devour(1)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hefty Blow {R}
 * Instant
 * Kicker {1}
 * This spell deals 1 damage to any target. If this spell was kicked, it deals 4 damage instead.
 */
export const HeftyBlow: Card = {
  format: 1,
  name: "Hefty Blow",
  layout: "normal",
  faces: [
    {
      name: "Hefty Blow",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        spell(
          ifThen(wasPaid(self, "kicker"), dealDamage(self, 4, target(0)), dealDamage(self, 1, target(0))),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
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
 * Holding Cell {1}{W}
 * Enchantment
 * When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.
 */
export const HoldingCell: Card = {
  format: 1,
  name: "Holding Cell",
  layout: "normal",
  faces: [
    {
      name: "Holding Cell",
      manaCost: ["1", "W"],
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
 * Hunt Master {G}
 * Creature — Human
 * At the beginning of your upkeep, each player with the most life loses 1 life.
 * 1/1
 */
export const HuntMaster: Card = {
  format: 1,
  name: "Hunt Master",
  layout: "normal",
  faces: [
    {
      name: "Hunt Master",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          loseLife(
            playersWho(
              players,
              compareQuantities(
                playerStat("life", eachPlayer),
                ">=",
                extreme("greatest", [playerStat("life", eachPlayer)], { players: players }),
              ),
            ),
            1,
          ),
        ),
      ],
    },
  ],
};

/**
 * Iron Post {3}
 * Artifact Creature — Wall
 * Defender
 * Indestructible
 * 0/4
 */
export const IronPost: Card = {
  format: 1,
  name: "Iron Post",
  layout: "normal",
  faces: [
    {
      name: "Iron Post",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [defender(), indestructible()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kindred Mourner {1}{B}
 * Creature — Vampire
 * Whenever another creature dies, you gain 1 life.
 * 1/1
 */
export const KindredMourner: Card = {
  format: 1,
  name: "Kindred Mourner",
  layout: "normal",
  faces: [
    {
      name: "Kindred Mourner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Vampire"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Last Breath of Oak {G}
 * Creature — Treefolk
 * When this creature dies, it deals damage equal to its power to each opponent.
 * 2/2
 */
export const LastBreathOfOak: Card = {
  format: 1,
  name: "Last Breath of Oak",
  layout: "normal",
  faces: [
    {
      name: "Last Breath of Oak",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          dealDamage(self, statOf("power", self), opponents),
        ),
      ],
    },
  ],
};

/**
 * Late Returner {1}{B}
 * Creature — Spirit
 * At the beginning of your upkeep, if this creature entered from your graveyard, you gain 3 life.
 * 2/2
 */
export const LateReturner: Card = {
  format: 1,
  name: "Late Returner",
  layout: "normal",
  faces: [
    {
      name: "Late Returner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(beginningOf("upkeep", you), gainLife(you, 3), {
          condition: matches(self, and([ownedBy(you), history("entered", "ever", { from: "graveyard" })])),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Left Hand {1}{W}
 * Creature — Human
 * When this creature enters, exile another target creature until this creature leaves the battlefield.
 * 1/1
 */
export const LeftHand: Card = {
  format: 1,
  name: "Left Hand",
  layout: "normal",
  faces: [
    {
      name: "Left Hand",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), otherThan(self)]) }] },
        ),
      ],
    },
  ],
};

/**
 * Lone Banner {W}
 * Enchantment
 * Exalted
 */
export const LoneBanner: Card = {
  format: 1,
  name: "Lone Banner",
  layout: "normal",
  faces: [
    {
      name: "Lone Banner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [exalted()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Long Wish {4}{W}
 * Sorcery
 * Each player gains 5 life.
 */
export const LongWish: Card = {
  format: 1,
  name: "Long Wish",
  layout: "normal",
  faces: [
    {
      name: "Long Wish",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(players, 5))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loom Keeper {2}{G}
 * Creature — Spirit
 * If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.
 * 2/2
 */
export const LoomKeeper: Card = {
  format: 1,
  name: "Loom Keeper",
  layout: "normal",
  faces: [
    {
      name: "Loom Keeper",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { factor: 2 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loud Recruit {W}
 * Creature — Human
 * 1/1
 */
export const LoudRecruit: Card = {
  format: 1,
  name: "Loud Recruit",
  layout: "normal",
  faces: [
    {
      name: "Loud Recruit",
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
 * Loud Taunt {R}
 * Sorcery
 * Goad target creature.
 */
export const LoudTaunt: Card = {
  format: 1,
  name: "Loud Taunt",
  layout: "normal",
  faces: [
    {
      name: "Loud Taunt",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(designate(target(0), "goaded"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loud Two {R}
 * Creature — Goblin
 * Menace
 * 2/2
 */
export const LoudTwo: Card = {
  format: 1,
  name: "Loud Two",
  layout: "normal",
  faces: [
    {
      name: "Loud Two",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [menace()],
    },
  ],
};

/**
 * Mill Wheel {U}
 * Sorcery
 * Each opponent mills two cards. You gain 1 life for each creature card put into a graveyard this way.
 */
export const MillWheel: Card = {
  format: 1,
  name: "Mill Wheel",
  layout: "normal",
  faces: [
    {
      name: "Mill Wheel",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(opponents, 2, { bind: 1 }),
            gainLife(
              you,
              count(all(and([kind("card"), hasType("creature"), inZone("graveyard"), isOneOf(bound(1))]))),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Mirror Shade {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/1
 */
export const MirrorShade: Card = {
  format: 1,
  name: "Mirror Shade",
  layout: "normal",
  faces: [
    {
      name: "Mirror Shade",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 1,
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
 * Molten Twin {R}
 * Sorcery
 * Create a token that's a copy of target creature you control.
 */
export const MoltenTwin: Card = {
  format: 1,
  name: "Molten Twin",
  layout: "normal",
  faces: [
    {
      name: "Molten Twin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * No Second Death {1}{B}
 * Creature — Zombie
 * {B}: Regenerate this creature.
 * 2/2
 */
export const NoSecondDeath: Card = {
  format: 1,
  name: "No Second Death",
  layout: "normal",
  faces: [
    {
      name: "No Second Death",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [activated([mana(["B"])], regenerate(self))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Odd Draw {1}{U}
 * Enchantment
 * If you would draw a card, you may instead gain 2 life.
 */
export const OddDraw: Card = {
  format: 1,
  name: "Odd Draw",
  layout: "normal",
  faces: [
    {
      name: "Odd Draw",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(draws(you), gainLife(you, 2), { optional: true })])],
    },
  ],
};

/**
 * Old Idol {1}
 * Artifact
 * {T}: Add {C}. Activate only once each turn.
 */
export const OldIdol: Card = {
  format: 1,
  name: "Old Idol",
  layout: "normal",
  faces: [
    {
      name: "Old Idol",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }), {
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
};

/**
 * Pack Alpha {2}{G}
 * Creature — Wolf
 * Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.
 * 2/2
 */
export const PackAlpha: Card = {
  format: 1,
  name: "Pack Alpha",
  layout: "normal",
  faces: [
    {
      name: "Pack Alpha",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          damage(and([hasType("creature"), controlledBy(you)]), players, { combat: true, batch: true }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Parting Gift {1}{G}
 * Creature — Elf
 * When this creature dies, put X +1/+1 counters on target creature you control, where X is the power of this creature.
 * 1/1
 */
export const PartingGift: Card = {
  format: 1,
  name: "Parting Gift",
  layout: "normal",
  faces: [
    {
      name: "Parting Gift",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          putCounters("+1/+1", statOf("power", self), target(0)),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pick One {2}{B}
 * Sorcery
 * Each player chooses a creature they control. Destroy all other creatures.
 */
export const PickOne: Card = {
  format: 1,
  name: "Pick One",
  layout: "normal",
  faces: [
    {
      name: "Pick One",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              chooseObjects(
                eachPlayer,
                choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(eachPlayer)]), {
                  by: eachPlayer,
                }),
                { bind: 1 },
              ),
            ),
            destroy(all(and([otherThan(bound(1)), hasType("creature")]))),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plain Guard {W}
 * Creature — Human
 * 1/1
 */
export const PlainGuard: Card = {
  format: 1,
  name: "Plain Guard",
  layout: "normal",
  faces: [
    {
      name: "Plain Guard",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Plenty {G}
 * Enchantment
 * If one or more tokens would be created under your control, twice that many of those tokens are created instead.
 */
export const Plenty: Card = {
  format: 1,
  name: "Plenty",
  layout: "normal",
  faces: [
    {
      name: "Plenty",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(tokensCreated(you), { factor: 2 })])],
    },
  ],
};

/**
 * Proxy Rage {R}
 * Instant
 * Target creature you control deals damage equal to its power to target player.
 */
export const ProxyRage: Card = {
  format: 1,
  name: "Proxy Rage",
  layout: "normal",
  faces: [
    {
      name: "Proxy Rage",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(target(0), statOf("power", target(0)), targetPlayers(1)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, players: players },
          ],
        }),
      ],
    },
  ],
};

/**
 * Purge Stone {1}
 * Artifact
 * If a card would be put into a graveyard from anywhere, exile it instead.
 */
export const PurgeStone: Card = {
  format: 1,
  name: "Purge Stone",
  layout: "normal",
  faces: [
    {
      name: "Purge Stone",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(zoneChange(kind("card"), undefined, "graveyard"), exile(eventObjects("object"))),
        ]),
      ],
    },
  ],
};

/**
 * Quick Jab {1}{R}
 * Creature — Soldier
 * First strike
 * 2/1
 */
export const QuickJab: Card = {
  format: 1,
  name: "Quick Jab",
  layout: "normal",
  faces: [
    {
      name: "Quick Jab",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Soldier"],
      power: 2,
      toughness: 1,
      abilities: [firstStrike()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quick Study {U}
 * Instant
 * Draw a card.
 */
export const QuickStudy: Card = {
  format: 1,
  name: "Quick Study",
  layout: "normal",
  faces: [
    {
      name: "Quick Study",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quitting Rite {B}
 * Instant
 * Target player loses the game.
 */
export const QuittingRite: Card = {
  format: 1,
  name: "Quitting Rite",
  layout: "normal",
  faces: [
    {
      name: "Quitting Rite",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(endGame(targetPlayers(0), "lose"), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
};

/**
 * Raid Caller {1}{R}
 * Creature — Orc
 * Whenever you attack, you gain 1 life for each opponent you attacked this turn.
 * 2/2
 */
export const RaidCaller: Card = {
  format: 1,
  name: "Raid Caller",
  layout: "normal",
  faces: [
    {
      name: "Raid Caller",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Orc"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attackDeclared(you),
          gainLife(
            you,
            countPlayers(
              playersWho(opponents, happened(attacks(controlledBy(you), { whom: eachPlayer }), "this turn")),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ram of Ruin {3}{G}
 * Creature — Beast
 * Deathtouch, trample
 * 4/4
 */
export const RamOfRuin: Card = {
  format: 1,
  name: "Ram of Ruin",
  layout: "normal",
  faces: [
    {
      name: "Ram of Ruin",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: [deathtouch(), trample()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rank Up {G}
 * Instant
 * Put a +1/+1 counter on target creature.
 */
export const RankUp: Card = {
  format: 1,
  name: "Rank Up",
  layout: "normal",
  faces: [
    {
      name: "Rank Up",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Raze the Commons {R}
 * Sorcery
 * Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.
 */
export const RazeTheCommons: Card = {
  format: 1,
  name: "Raze the Commons",
  layout: "normal",
  faces: [
    {
      name: "Raze the Commons",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(all(and([not(hasSupertype("basic")), hasType("land")])), { bind: 1 }),
            forEach(
              all(and([hasType("land"), isOneOf(bound(1))])),
              may(
                controllerOf(each),
                sequence([
                  search(
                    controllerOf(each),
                    { min: 1, max: 1 },
                    and([hasSupertype("basic"), kind("card"), hasType("land")]),
                    { bind: 2 },
                  ),
                  move(bound(2), { zone: "battlefield", tapped: true }, { who: controllerOf(each) }),
                  shuffle(controllerOf(each)),
                ]),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Red Shield {W}
 * Instant
 * Target creature gains protection from red until end of turn.
 */
export const RedShield: Card = {
  format: 1,
  name: "Red Shield",
  layout: "normal",
  faces: [
    {
      name: "Red Shield",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([protection(hasColor("red"))])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Restless Bog {1}{B}
 * Creature — Zombie
 * Persist
 * 2/2
 */
export const RestlessBog: Card = {
  format: 1,
  name: "Restless Bog",
  layout: "normal",
  faces: [
    {
      name: "Restless Bog",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [persist()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rushing Blade {R}
 * Creature — Soldier
 * First strike
 * 3/1
 */
export const RushingBlade: Card = {
  format: 1,
  name: "Rushing Blade",
  layout: "normal",
  faces: [
    {
      name: "Rushing Blade",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Soldier"],
      power: 3,
      toughness: 1,
      abilities: [firstStrike()],
    },
  ],
};

/**
 * Seasoned Ox {2}{G}
 * Creature — Ox
 * This creature enters with two +1/+1 counters on it.
 * 1/1
 */
export const SeasonedOx: Card = {
  format: 1,
  name: "Seasoned Ox",
  layout: "normal",
  faces: [
    {
      name: "Seasoned Ox",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Wind {W}
 * Instant
 * Untap all creatures you control. After this phase, there is an additional combat phase.
 */
export const SecondWind: Card = {
  format: 1,
  name: "Second Wind",
  layout: "normal",
  faces: [
    {
      name: "Second Wind",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(all(and([hasType("creature"), controlledBy(you)]))),
            extraPhase(["combat"], { after: "this phase" }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Sharp Bolt {R}
 * Instant
 * This spell deals 2 damage to target creature.
 */
export const SharpBolt: Card = {
  format: 1,
  name: "Sharp Bolt",
  layout: "normal",
  faces: [
    {
      name: "Sharp Bolt",
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
 * Shrink {B}
 * Instant
 * Target creature gets -4/-4 until end of turn.
 */
export const Shrink: Card = {
  format: 1,
  name: "Shrink",
  layout: "normal",
  faces: [
    {
      name: "Shrink",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-4, -4)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silent Crypt {1}{W}
 * Enchantment
 * If a card would be put into a graveyard from anywhere, exile it instead.
 */
export const SilentCrypt: Card = {
  format: 1,
  name: "Silent Crypt",
  layout: "normal",
  faces: [
    {
      name: "Silent Crypt",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(zoneChange(kind("card"), undefined, "graveyard"), exile(eventObjects("object"))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sky Ox {G}
 * Creature — Ox
 * Flying
 * 1/1
 */
export const SkyOx: Card = {
  format: 1,
  name: "Sky Ox",
  layout: "normal",
  faces: [
    {
      name: "Sky Ox",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
};

/**
 * Slip Away {U}
 * Instant
 * Exile target creature you control, then return that card to the battlefield under its owner's control.
 */
export const SlipAway: Card = {
  format: 1,
  name: "Slip Away",
  layout: "normal",
  faces: [
    {
      name: "Slip Away",
      manaCost: ["U"],
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
 * Slow Doom {2}{B}
 * Instant
 * Target player loses the game.
 */
export const SlowDoom: Card = {
  format: 1,
  name: "Slow Doom",
  layout: "normal",
  faces: [
    {
      name: "Slow Doom",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["instant"],
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
 * Snap Back {U}
 * Instant
 * Return target creature to its owner's hand.
 */
export const SnapBack: Card = {
  format: 1,
  name: "Snap Back",
  layout: "normal",
  faces: [
    {
      name: "Snap Back",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Soft Heart {W}
 * Enchantment
 * If you would gain life, you gain twice that much life instead.
 */
export const SoftHeart: Card = {
  format: 1,
  name: "Soft Heart",
  layout: "normal",
  faces: [
    {
      name: "Soft Heart",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(lifeChange("gain", you), { factor: 2 })])],
    },
  ],
};

/**
 * Soft Shell {W}
 * Instant
 * Prevent the next 3 damage that would be dealt to target creature this turn.
 */
export const SoftShell: Card = {
  format: 1,
  name: "Soft Shell",
  layout: "normal",
  faces: [
    {
      name: "Soft Shell",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(changeRules([prevent({ amount: 3, to: target(0) })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sore Spot {G}
 * Creature — Beast
 * Whenever this creature is dealt damage, you gain 1 life.
 * 0/6
 */
export const SoreSpot: Card = {
  format: 1,
  name: "Sore Spot",
  layout: "normal",
  faces: [
    {
      name: "Sore Spot",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 0,
      toughness: 6,
      abilities: [triggered(damage(undefined, isOneOf(self)), gainLife(you, 1))],
    },
  ],
};

/**
 * Soul Link {W}
 * Enchantment — Aura
 * Enchant creature
 * Whenever enchanted creature deals damage, you gain that much life.
 */
export const SoulLink: Card = {
  format: 1,
  name: "Soul Link",
  layout: "normal",
  faces: [
    {
      name: "Soul Link",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), triggered(damage(isOneOf(host)), gainLife(you, eventAmount))],
    },
  ],
};

/**
 * Sour Heart {B}
 * Enchantment
 * If an opponent would gain life, that player loses that much life instead.
 */
export const SourHeart: Card = {
  format: 1,
  name: "Sour Heart",
  layout: "normal",
  faces: [
    {
      name: "Sour Heart",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([replace(lifeChange("gain", opponents), loseLife(eventPlayer, eventAmount))]),
      ],
    },
  ],
};

/**
 * Spare Copy {U}
 * Instant
 * Copy target instant or sorcery spell you control. You may choose new targets for the copy.
 */
export const SpareCopy: Card = {
  format: 1,
  name: "Spare Copy",
  layout: "normal",
  faces: [
    {
      name: "Spare Copy",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")]), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sprawl Hydra {X}{G}
 * Creature — Hydra
 * This creature enters with X +1/+1 counters on it.
 * 0/1
 */
export const SprawlHydra: Card = {
  format: 1,
  name: "Sprawl Hydra",
  layout: "normal",
  faces: [
    {
      name: "Sprawl Hydra",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Hydra"],
      power: 0,
      toughness: 1,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Spread Embers {R}
 * Sorcery
 * Target creature you control deals 1 damage to each opponent and each creature you don't control.
 */
export const SpreadEmbers: Card = {
  format: 1,
  name: "Spread Embers",
  layout: "normal",
  faces: [
    {
      name: "Spread Embers",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(
            target(0),
            1,
            both([opponents, all(and([hasType("creature"), not(controlledBy(you))]))]),
          ),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Steady Hand {1}{W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 * When this Aura is put into a graveyard from the battlefield, you gain 2 life.
 */
export const SteadyHand: Card = {
  format: 1,
  name: "Steady Hand",
  layout: "normal",
  faces: [
    {
      name: "Steady Hand",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Steal Away {U}
 * Enchantment — Aura
 * Enchant creature
 * You control enchanted creature.
 */
export const StealAway: Card = {
  format: 1,
  name: "Steal Away",
  layout: "normal",
  faces: [
    {
      name: "Steal Away",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [changeControl(you)])])],
    },
  ],
};

/**
 * Sudden Bulk {G}
 * Instant
 * Target creature gets +3/+3 until end of turn.
 */
export const SuddenBulk: Card = {
  format: 1,
  name: "Sudden Bulk",
  layout: "normal",
  faces: [
    {
      name: "Sudden Bulk",
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
 * Sweep of Fire {R}
 * Sorcery
 * Each creature you control deals 1 damage to target creature.
 */
export const SweepOfFire: Card = {
  format: 1,
  name: "Sweep of Fire",
  layout: "normal",
  faces: [
    {
      name: "Sweep of Fire",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(all(and([hasType("creature"), controlledBy(you)])), 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Tall Count {B}
 * Sorcery
 * Each opponent who has more life than you loses 3 life.
 */
export const TallCount: Card = {
  format: 1,
  name: "Tall Count",
  layout: "normal",
  faces: [
    {
      name: "Tall Count",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          loseLife(
            playersWho(
              opponents,
              compareQuantities(playerStat("life", eachPlayer), ">", playerStat("life", you)),
            ),
            3,
          ),
        ),
      ],
    },
  ],
};

/**
 * Tally Scribe {1}{W}
 * Creature — Human
 * Whenever a creature you control leaves the battlefield, you gain 1 life.
 * 1/1
 */
export const TallyScribe: Card = {
  format: 1,
  name: "Tally Scribe",
  layout: "normal",
  faces: [
    {
      name: "Tally Scribe",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield"), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tide of Sleep {1}{U}
 * Sorcery
 * Tap all creatures. Those creatures don't untap during their controllers' next untap steps.
 */
export const TideOfSleep: Card = {
  format: 1,
  name: "Tide of Sleep",
  layout: "normal",
  faces: [
    {
      name: "Tide of Sleep",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            tap(all(hasType("creature")), { bind: 1 }),
            affect(bound(1), [cant("untapInUntapStep")], until("their next untap step")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Time Bomb {R}
 * Sorcery
 * At the beginning of the next end step, this spell deals 3 damage to each opponent.
 */
export const TimeBomb: Card = {
  format: 1,
  name: "Time Bomb",
  layout: "normal",
  faces: [
    {
      name: "Time Bomb",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(beginningOf("end", undefined, { next: true }), { effect: dealDamage(self, 3, opponents) }),
        ),
      ],
    },
  ],
};

/**
 * Toll of Bells {B}
 * Enchantment
 * Whenever you sacrifice a token, you gain 1 life.
 */
export const TollOfBells: Card = {
  format: 1,
  name: "Toll of Bells",
  layout: "normal",
  faces: [
    {
      name: "Toll of Bells",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(sacrifices(you, kind("token")), gainLife(you, 1))],
    },
  ],
};

/**
 * Turncoat Census {R}
 * Enchantment
 * Whenever a permanent you control transforms, you gain 7 life.
 */
export const TurncoatCensus: Card = {
  format: 1,
  name: "Turncoat Census",
  layout: "normal",
  faces: [
    {
      name: "Turncoat Census",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(transforms(and([kind("permanent"), controlledBy(you)])), gainLife(you, 7))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twin Fangs {2}{R}
 * Creature — Cat
 * Double strike
 * 2/2
 */
export const TwinFangs: Card = {
  format: 1,
  name: "Twin Fangs",
  layout: "normal",
  faces: [
    {
      name: "Twin Fangs",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat"],
      power: 2,
      toughness: 2,
      abilities: [doubleStrike()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Spark {R}
 * Sorcery
 * Create a token that's a copy of target artifact.
 */
export const TwinSpark: Card = {
  format: 1,
  name: "Twin Spark",
  layout: "normal",
  faces: [
    {
      name: "Twin Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
        }),
      ],
    },
  ],
};

/**
 * Two Foxes {W}
 * Sorcery
 * Create two 1/1 red Fox creature tokens.
 */
export const TwoFoxes: Card = {
  format: 1,
  name: "Two Foxes",
  layout: "normal",
  faces: [
    {
      name: "Two Foxes",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 2, {
            colors: ["red"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Fox"],
          }),
        ),
      ],
    },
  ],
};

/**
 * Unmake the Ward {W}
 * Instant
 * Destroy target enchantment.
 */
export const UnmakeTheWard: Card = {
  format: 1,
  name: "Unmake the Ward",
  layout: "normal",
  faces: [
    {
      name: "Unmake the Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vast Mirror {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const VastMirror: Card = {
  format: 1,
  name: "Vast Mirror",
  layout: "normal",
  faces: [
    {
      name: "Vast Mirror",
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
            optional: true,
          }),
        ]),
      ],
    },
  ],
};

/**
 * Veteran Standard {2}{W}
 * Enchantment
 * Creatures you control have "This creature enters with a +1/+1 counter on it."
 */
export const VeteranStandard: Card = {
  format: 1,
  name: "Veteran Standard",
  layout: "normal",
  faces: [
    {
      name: "Veteran Standard",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [
            gainAbilities([
              staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 1 }] })]),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vital Fang {1}{W}
 * Creature — Snake
 * Lifelink
 * 2/2
 */
export const VitalFang: Card = {
  format: 1,
  name: "Vital Fang",
  layout: "normal",
  faces: [
    {
      name: "Vital Fang",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 2,
      toughness: 2,
      abilities: [lifelink()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Volley of Fangs {2}{R}
 * Sorcery
 * Each creature you control deals damage equal to its power to target creature.
 */
export const VolleyOfFangs: Card = {
  format: 1,
  name: "Volley of Fangs",
  layout: "normal",
  faces: [
    {
      name: "Volley of Fangs",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(all(and([hasType("creature"), controlledBy(you)])), statOf("power", each), target(0), {
            each: "source",
          }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Vote of Fate {B}
 * Sorcery
 * Starting with you, each player votes for life or death. Each opponent loses 1 life for each death vote. You gain 1 life for each life vote.
 */
export const VoteOfFate: Card = {
  format: 1,
  name: "Vote of Fate",
  layout: "normal",
  faces: [
    {
      name: "Vote of Fate",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            vote({
              options: [
                { word: "life", bind: 1 },
                { word: "death", bind: 2 },
              ],
            }),
            loseLife(opponents, amount(2)),
            gainLife(you, amount(1)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Wary Scout {1}{G}
 * Creature — Scout
 * Ward {2}
 * 2/2
 */
export const WaryScout: Card = {
  format: 1,
  name: "Wary Scout",
  layout: "normal",
  faces: [
    {
      name: "Wary Scout",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Scout"],
      power: 2,
      toughness: 2,
      abilities: [ward([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weary Statue {2}
 * Artifact Creature — Golem
 * Creatures enter tapped.
 * 1/1
 */
export const WearyStatue: Card = {
  format: 1,
  name: "Weary Statue",
  layout: "normal",
  faces: [
    {
      name: "Weary Statue",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([entersWith(hasType("creature"), { tapped: true })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Welcome Post {W}
 * Creature — Human
 * Whenever a creature enters, you gain 1 life.
 * 1/1
 */
export const WelcomePost: Card = {
  format: 1,
  name: "Welcome Post",
  layout: "normal",
  faces: [
    {
      name: "Welcome Post",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(hasType("creature"), undefined, "battlefield"), gainLife(you, 1))],
    },
  ],
};

/**
 * Winged Shade {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield, except it has flying.
 * 0/1
 */
export const WingedShade: Card = {
  format: 1,
  name: "Winged Shade",
  layout: "normal",
  faces: [
    {
      name: "Winged Shade",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")])), {
                except: [gainAbilities([flying()])],
              }),
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
 * Woken Idols {R}
 * Sorcery
 * Until end of turn, target artifact becomes a 3/3 creature in addition to its other types.
 */
export const WokenIdols: Card = {
  format: 1,
  name: "Woken Idols",
  layout: "normal",
  faces: [
    {
      name: "Woken Idols",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [addTypes({ cardTypes: ["creature"] }), setPT(3, 3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
        }),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AllReturn,
  AshToAsh,
  BigPush,
  BitterRival,
  BlankOrder,
  BloodBond,
  BloomStudent,
  BorrowAFriend,
  BoundaryWatch,
  BurialCount,
  BurningRing,
  CallHome,
  CensusGolem,
  CheapTrick,
  CommonField,
  CommonRuin,
  CrowdLaw,
  CrownAgain,
  CrownTheGuest,
  CurseOfAsh,
  DeathlessCub,
  DoubleTime,
  DoublingLoom,
  DrawThree,
  DuskProwlerDuskHowler,
  EchoOfTwo,
  EmptyPurse,
  EvenGround,
  EveryoneUp,
  FadeOut,
  FallOfNight,
  FinalWord,
  FirmGrip,
  FirstLightOfNoon,
  FlareOfRage,
  FlashOfRage,
  GhostLease,
  GhoulTide,
  GiantMold,
  GrandToast,
  GraveToll,
  GreatLure,
  GreatSiphon,
  GruffOgre,
  Gulper,
  HeftyBlow,
  HoldingCell,
  HuntMaster,
  IronPost,
  KindredMourner,
  LastBreathOfOak,
  LateReturner,
  LeftHand,
  LoneBanner,
  LongWish,
  LoomKeeper,
  LoudRecruit,
  LoudTaunt,
  LoudTwo,
  MillWheel,
  MirrorShade,
  MoltenTwin,
  NoSecondDeath,
  OddDraw,
  OldIdol,
  PackAlpha,
  PartingGift,
  PickOne,
  PlainGuard,
  Plenty,
  ProxyRage,
  PurgeStone,
  QuickJab,
  QuickStudy,
  QuittingRite,
  RaidCaller,
  RamOfRuin,
  RankUp,
  RazeTheCommons,
  RedShield,
  RestlessBog,
  RushingBlade,
  SeasonedOx,
  SecondWind,
  SharpBolt,
  Shrink,
  SilentCrypt,
  SkyOx,
  SlipAway,
  SlowDoom,
  SnapBack,
  SoftHeart,
  SoftShell,
  SoreSpot,
  SoulLink,
  SourHeart,
  SpareCopy,
  SprawlHydra,
  SpreadEmbers,
  SteadyHand,
  StealAway,
  SuddenBulk,
  SweepOfFire,
  TallCount,
  TallyScribe,
  TideOfSleep,
  TimeBomb,
  TollOfBells,
  TurncoatCensus,
  TwinFangs,
  TwinSpark,
  TwoFoxes,
  UnmakeTheWard,
  VastMirror,
  VeteranStandard,
  VitalFang,
  VolleyOfFangs,
  VoteOfFate,
  WaryScout,
  WearyStatue,
  WelcomePost,
  WingedShade,
  WokenIdols,
];
