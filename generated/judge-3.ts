// generated from cards/judge-3.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  affect,
  all,
  among,
  and,
  applies,
  becomeCopy,
  becomesTapped,
  beginningOf,
  bound,
  changeRules,
  choose,
  controlledBy,
  controllerOf,
  copySpell,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  countersPlaced,
  createCopies,
  createTokens,
  dealDamage,
  destroy,
  doAction,
  draw,
  draws,
  each,
  eachPlayer,
  entersWith,
  eventAmount,
  exile,
  exists,
  forEachPlayer,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasSupertype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  keyword,
  kind,
  mana,
  matches,
  may,
  modal,
  modifyAmount,
  modifyPT,
  move,
  not,
  notSo,
  oncePerGame,
  or,
  otherThan,
  ownedBy,
  playerCant,
  players,
  prevent,
  putCounters,
  reflexive,
  replace,
  sacrifice,
  search,
  self,
  sequence,
  setPT,
  setTypes,
  shuffle,
  skipNext,
  spell,
  statOf,
  state,
  staticAbility,
  status,
  switchPT,
  tap,
  tapSelf,
  target,
  targetPlayers,
  timesPerTurn,
  tokensCreated,
  triggered,
  unlocks,
  until,
  untilLeaves,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bargain,
  blitz,
  casualty,
  disguise,
  enchant,
  equip,
  hexproof,
  impending,
  lifelink,
  offspring,
  plot,
  squad,
  toxic,
} from "./keywords/index.ts";

/**
 * Absentee Rolls {1}{U}
 * Enchantment
 * At the beginning of your end step, if you control no creatures, draw a card.
 */
export const AbsenteeRolls: Card = {
  format: 1,
  name: "Absentee Rolls",
  layout: "normal",
  faces: [
    {
      name: "Absentee Rolls",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: notSo(exists(all(and([hasType("creature"), controlledBy(you)])))),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Backing Clerk {W}
 * Creature — Human
 * Backup 1
 * Lifelink
 * 1/1
 */
export const BackingClerk: Card = {
  format: 1,
  name: "Backing Clerk",
  layout: "normal",
  faces: [
    {
      name: "Backing Clerk",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
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
                  affect(target(0), [gainAbilities([lifelink()])], until("end of turn")),
                ),
              ]),
              { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
            ),
          ],
        ),
        lifelink(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bailiff of Keys {1}{U}
 * Creature — Human Rogue
 * When this creature enters, unlock a locked door of a Room you control.
 * 2/1
 */
export const BailiffOfKeys: Card = {
  format: 1,
  name: "Bailiff of Keys",
  layout: "normal",
  faces: [
    {
      name: "Bailiff of Keys",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          doAction(
            "unlockDoor",
            you,
            choose({ min: 1, max: 1 }, and([hasSubtype("Room"), controlledBy(you), status("locked")])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bargained Plea {R}
 * Sorcery
 * Bargain
 * Bargained Plea deals 2 damage to any target. If this spell was bargained, it deals 4 damage instead.
 */
export const BargainedPlea: Card = {
  format: 1,
  name: "Bargained Plea",
  layout: "normal",
  faces: [
    {
      name: "Bargained Plea",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        bargain(),
        spell(
          ifThen(wasPaid(self, "bargain"), dealDamage(self, 4, target(0)), dealDamage(self, 2, target(0))),
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
 * Bench Blade {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+0.
 * Equip {0}
 */
export const BenchBlade: Card = {
  format: 1,
  name: "Bench Blade",
  layout: "normal",
  faces: [
    {
      name: "Bench Blade",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(1, 0)])]), equip([mana(["0"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Double {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const BenchDouble: Card = {
  format: 1,
  name: "Bench Double",
  layout: "normal",
  faces: [
    {
      name: "Bench Double",
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
 * Bench Goblin {R}
 * Creature — Goblin Scout
 * 1/1
 */
export const BenchGoblin: Card = {
  format: 1,
  name: "Bench Goblin",
  layout: "normal",
  faces: [
    {
      name: "Bench Goblin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Pillar {4}
 * Artifact Creature — Wall
 * 0/9
 */
export const BenchPillar: Card = {
  format: 1,
  name: "Bench Pillar",
  layout: "normal",
  faces: [
    {
      name: "Bench Pillar",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 9,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Supper {0}
 * Sorcery
 * Create a Food token.
 */
export const BenchSupper: Card = {
  format: 1,
  name: "Bench Supper",
  layout: "normal",
  faces: [
    {
      name: "Bench Supper",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(createTokens(you, 1, { predefined: "Food" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blight Note {B}
 * Sorcery
 * Put a -1/-1 counter on target creature.
 */
export const BlightNote: Card = {
  format: 1,
  name: "Blight Note",
  layout: "normal",
  faces: [
    {
      name: "Blight Note",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("-1/-1", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blitzing Clerk {2}{R}
 * Creature — Goblin
 * Blitz {R}
 * 2/2
 */
export const BlitzingClerk: Card = {
  format: 1,
  name: "Blitzing Clerk",
  layout: "normal",
  faces: [
    {
      name: "Blitzing Clerk",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [blitz([mana(["R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Casual Study {U}
 * Sorcery
 * Casualty 1
 * Draw a card.
 */
export const CasualStudy: Card = {
  format: 1,
  name: "Casual Study",
  layout: "normal",
  faces: [
    {
      name: "Casual Study",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [casualty(1), spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Certain Strike {R}
 * Instant
 * Damage can't be prevented this turn. Certain Strike deals 2 damage to target creature.
 */
export const CertainStrike: Card = {
  format: 1,
  name: "Certain Strike",
  layout: "normal",
  faces: [
    {
      name: "Certain Strike",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules([playerCant(players, "preventDamage")], until("end of turn")),
            dealDamage(self, 2, target(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamber Prism {2}
 * Artifact
 * {3}, {T}: Add {G}{G}{G}.
 */
export const ChamberPrism: Card = {
  format: 1,
  name: "Chamber Prism",
  layout: "normal",
  faces: [
    {
      name: "Chamber Prism",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["3"]), tapSelf], addMana(you, { symbols: ["G", "G", "G"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clear the Benches {2}{B}
 * Sorcery
 * Destroy all creatures.
 */
export const ClearTheBenches: Card = {
  format: 1,
  name: "Clear the Benches",
  layout: "normal",
  faces: [
    {
      name: "Clear the Benches",
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
 * Common Ground {2}{R}
 * Enchantment
 * Nonbasic lands are Mountains.
 */
export const CommonGround: Card = {
  format: 1,
  name: "Common Ground",
  layout: "normal",
  faces: [
    {
      name: "Common Ground",
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
 * Connived Brief {U}
 * Sorcery
 * Target creature you control connives.
 */
export const ConnivedBrief: Card = {
  format: 1,
  name: "Connived Brief",
  layout: "normal",
  faces: [
    {
      name: "Connived Brief",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(doAction("connive", controllerOf(target(0)), target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cub Advocate {1}{B}
 * Creature — Human Advisor
 * When this creature enters, you may sacrifice another creature. When you do, this creature deals 2 damage to any target.
 * 1/1
 */
export const CubAdvocate: Card = {
  format: 1,
  name: "Cub Advocate",
  layout: "normal",
  faces: [
    {
      name: "Cub Advocate",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              sacrifice(you, undefined, {
                count: { min: 1, max: 1 },
                filter: and([hasType("creature"), otherThan(self)]),
              }),
              { bind: 1 },
            ),
            reflexive(1, {
              targets: [
                {
                  count: { min: 1, max: 1 },
                  objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                  players: players,
                },
              ],
              effect: dealDamage(self, 2, target(0)),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cub Minter {1}
 * Artifact
 * {0}: Create a 1/1 green Bear creature token. Activate only once each turn.
 */
export const CubMinter: Card = {
  format: 1,
  name: "Cub Minter",
  layout: "normal",
  faces: [
    {
      name: "Cub Minter",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createTokens(you, 1, {
            colors: ["green"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Bear"],
          }),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Docket Cub {1}{G}
 * Creature — Bear
 * 2/2
 */
export const DocketCub: Card = {
  format: 1,
  name: "Docket Cub",
  layout: "normal",
  faces: [
    {
      name: "Docket Cub",
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
 * Docket Strike {R}
 * Instant
 * Docket Strike deals 3 damage to target creature.
 */
export const DocketStrike: Card = {
  format: 1,
  name: "Docket Strike",
  layout: "normal",
  faces: [
    {
      name: "Docket Strike",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Empty Gallery {U}
 * Enchantment
 * When you control no creatures, sacrifice this enchantment and draw a card.
 */
export const EmptyGallery: Card = {
  format: 1,
  name: "Empty Gallery",
  layout: "normal",
  faces: [
    {
      name: "Empty Gallery",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          state(notSo(exists(all(and([hasType("creature"), controlledBy(you)]))))),
          sequence([sacrifice(you, self), draw(you, 1)]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Excise Writ {2}
 * Artifact
 * Activated abilities of lands cost {1} more to activate.
 */
export const ExciseWrit: Card = {
  format: 1,
  name: "Excise Writ",
  layout: "normal",
  faces: [
    {
      name: "Excise Writ",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([hasType("land"), inZone("battlefield")]), "more", [mana(["1"])], { of: "ability" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Firm Backing {G}
 * Instant
 * Put two +1/+1 counters on target creature.
 */
export const FirmBacking: Card = {
  format: 1,
  name: "Firm Backing",
  layout: "normal",
  faces: [
    {
      name: "Firm Backing",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * First Among Clerks {1}{W}
 * Legendary Creature — Human
 * 2/2
 */
export const FirstAmongClerks: Card = {
  format: 1,
  name: "First Among Clerks",
  layout: "normal",
  faces: [
    {
      name: "First Among Clerks",
      manaCost: ["1", "W"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gavel Guard {W}
 * Instant
 * Prevent the next 3 damage that would be dealt to target creature this turn.
 */
export const GavelGuard: Card = {
  format: 1,
  name: "Gavel Guard",
  layout: "normal",
  faces: [
    {
      name: "Gavel Guard",
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
 * General Summons {G}
 * Sorcery
 * Each player searches their library for a creature card, puts it onto the battlefield, then shuffles.
 */
export const GeneralSummons: Card = {
  format: 1,
  name: "General Summons",
  layout: "normal",
  faces: [
    {
      name: "General Summons",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(players, { min: 1, max: 1 }, and([kind("card"), hasType("creature")]), { bind: 1 }),
            forEachPlayer(
              players,
              move(among(bound(1), ownedBy(eachPlayer)), { zone: "battlefield" }, { who: eachPlayer }),
            ),
            shuffle(players),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Last Draft {2}{U}
 * Enchantment
 * If you would draw a card while your library has no cards in it, you gain 1 life instead.
 */
export const LastDraft: Card = {
  format: 1,
  name: "Last Draft",
  layout: "normal",
  faces: [
    {
      name: "Last Draft",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(draws(you, { during: notSo(exists(all(inZone("library", you)))) }), gainLife(you, 1)),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Litter of Cubs {1}{G}
 * Creature — Bear
 * Offspring {1}
 * 2/3
 */
export const LitterOfCubs: Card = {
  format: 1,
  name: "Litter of Cubs",
  layout: "normal",
  faces: [
    {
      name: "Litter of Cubs",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 3,
      abilities: [offspring([mana(["1"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Missed Hearing {U}
 * Sorcery
 * Target player skips their next draw step.
 */
export const MissedHearing: Card = {
  format: 1,
  name: "Missed Hearing",
  layout: "normal",
  faces: [
    {
      name: "Missed Hearing",
      manaCost: ["U"],
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
  attributes: { rarity: "common" },
};

/**
 * Mourner of the Court {1}{B}
 * Creature — Human Cleric
 * Whenever another creature dies, you gain 1 life.
 * 1/1
 */
export const MournerOfTheCourt: Card = {
  format: 1,
  name: "Mourner of the Court",
  layout: "normal",
  faces: [
    {
      name: "Mourner of the Court",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
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
  attributes: { rarity: "common" },
};

/**
 * Narrow Charge {1}{R}
 * Creature — Goblin
 * When this creature enters, destroy target artifact.
 * 2/1
 */
export const NarrowCharge: Card = {
  format: 1,
  name: "Narrow Charge",
  layout: "normal",
  faces: [
    {
      name: "Narrow Charge",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Odd Terrace
 * Land
 * {T}: Add {W}.
 */
export const OddTerrace: Card = {
  format: 1,
  name: "Odd Terrace",
  layout: "normal",
  faces: [
    {
      name: "Odd Terrace",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["W"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * One More Tally {2}{G}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on that creature instead.
 */
export const OneMoreTally: Card = {
  format: 1,
  name: "One More Tally",
  layout: "normal",
  faces: [
    {
      name: "One More Tally",
      manaCost: ["2", "G"],
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
 * Plain Reduction {U}
 * Instant
 * Target creature has base power and toughness 1/1 until end of turn.
 */
export const PlainReduction: Card = {
  format: 1,
  name: "Plain Reduction",
  layout: "normal",
  faces: [
    {
      name: "Plain Reduction",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Poison Quill {B}
 * Creature — Rat
 * Toxic 2
 * 1/1
 */
export const PoisonQuill: Card = {
  format: 1,
  name: "Poison Quill",
  layout: "normal",
  faces: [
    {
      name: "Poison Quill",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat"],
      power: 1,
      toughness: 1,
      abilities: [toxic(2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quiet Recess {W}
 * Instant
 * Target creature gains hexproof until end of turn.
 */
export const QuietRecess: Card = {
  format: 1,
  name: "Quiet Recess",
  layout: "normal",
  faces: [
    {
      name: "Quiet Recess",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([hexproof()])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Relic Caster {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature, except it's an enchantment. Activate only once each turn.
 */
export const RelicCaster: Card = {
  format: 1,
  name: "Relic Caster",
  layout: "normal",
  faces: [
    {
      name: "Relic Caster",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), { except: [setTypes({ cardTypes: ["enchantment"] })] }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            limits: [timesPerTurn(1)],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reserved Seats {1}{W}
 * Enchantment
 * When this enchantment enters, exile target creature until this enchantment leaves the battlefield.
 */
export const ReservedSeats: Card = {
  format: 1,
  name: "Reserved Seats",
  layout: "normal",
  faces: [
    {
      name: "Reserved Seats",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Seat Warmer {W}
 * Sorcery
 * Tap all creatures.
 */
export const SeatWarmer: Card = {
  format: 1,
  name: "Seat Warmer",
  layout: "normal",
  faces: [
    {
      name: "Seat Warmer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(tap(all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Hearing {U}
 * Instant
 * Copy target instant or sorcery spell. You may choose new targets for the copy.
 */
export const SecondHearing: Card = {
  format: 1,
  name: "Second Hearing",
  layout: "normal",
  faces: [
    {
      name: "Second Hearing",
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
 * Set-Aside Cub {3}{G}
 * Creature — Bear
 * Plot {G}
 * 4/4
 */
export const SetAsideCub: Card = {
  format: 1,
  name: "Set-Aside Cub",
  layout: "normal",
  faces: [
    {
      name: "Set-Aside Cub",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 4,
      toughness: 4,
      abilities: [plot([mana(["G"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Side Chapel {W}
 * Enchantment — Room
 * When you unlock this door, you gain 1 life.
 * //
 * Crypt Stair {W}
 * Enchantment — Room
 * When you unlock this door, you gain 2 life.
 */
export const SideChapelCryptStair: Card = {
  format: 1,
  name: "Side Chapel // Crypt Stair",
  layout: "split",
  faces: [
    {
      name: "Side Chapel",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 1))],
    },
    {
      name: "Crypt Stair",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slow Verdict {3}{W}
 * Enchantment Creature — Avatar
 * Impending 2—{W}
 * 4/4
 */
export const SlowVerdict: Card = {
  format: 1,
  name: "Slow Verdict",
  layout: "normal",
  faces: [
    {
      name: "Slow Verdict",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Avatar"],
      power: 4,
      toughness: 4,
      abilities: [impending(2, [mana(["W"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Spent Once {1}
 * Artifact
 * Exhaust — {0}: You gain 2 life.
 */
export const SpentOnce: Card = {
  format: 1,
  name: "Spent Once",
  layout: "normal",
  faces: [
    {
      name: "Spent Once",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        keyword("exhaust", [], [activated([mana(["0"])], gainLife(you, 2), { limits: [oncePerGame] })]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Split Sentence {R}
 * Instant
 * Spree
 * + {1} — Split Sentence deals 2 damage to target creature.
 * + {1} — You gain 3 life.
 */
export const SplitSentence: Card = {
  format: 1,
  name: "Split Sentence",
  layout: "normal",
  faces: [
    {
      name: "Split Sentence",
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
              modal({ min: 1, max: 2 }, [
                {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: dealDamage(self, 2, target(0)),
                  costs: [mana(["1"])],
                },
                { effect: gainLife(you, 3), costs: [mana(["1"])] },
              ]),
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Squad of Clerks {W}
 * Creature — Human
 * Squad {1}
 * 1/1
 */
export const SquadOfClerks: Card = {
  format: 1,
  name: "Squad of Clerks",
  layout: "normal",
  faces: [
    {
      name: "Squad of Clerks",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [squad([mana(["1"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sundries Mill {2}
 * Artifact
 * If you would create a Clue, Food, or Treasure token, instead create one of each.
 */
export const SundriesMill: Card = {
  format: 1,
  name: "Sundries Mill",
  layout: "normal",
  faces: [
    {
      name: "Sundries Mill",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(
            tokensCreated(you, {
              what: and([
                kind("token"),
                or([hasSubtype("Clue"), hasSubtype("Food"), hasSubtype("Treasure")]),
              ]),
            }),
            {
              set: 0,
              also: sequence([
                createTokens(you, eventAmount, { predefined: "Clue" }),
                createTokens(you, eventAmount, { predefined: "Food" }),
                createTokens(you, eventAmount, { predefined: "Treasure" }),
              ]),
            },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sworn Cub {G}{G}{G}
 * Creature — Bear
 * 3/3
 */
export const SwornCub: Card = {
  format: 1,
  name: "Sworn Cub",
  layout: "normal",
  faces: [
    {
      name: "Sworn Cub",
      manaCost: ["G", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tapping Clerk {1}{W}
 * Enchantment
 * Whenever a creature becomes tapped, you gain 1 life.
 */
export const TappingClerk: Card = {
  format: 1,
  name: "Tapping Clerk",
  layout: "normal",
  faces: [
    {
      name: "Tapping Clerk",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(becomesTapped(hasType("creature")), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Tally {2}{G}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.
 */
export const TwinTally: Card = {
  format: 1,
  name: "Twin Tally",
  layout: "normal",
  faces: [
    {
      name: "Twin Tally",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
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
 * Twofold Ruling {1}{U}
 * Sorcery
 * Tap target creature. Tap up to one other target creature. Draw a card.
 */
export const TwofoldRuling: Card = {
  format: 1,
  name: "Twofold Ruling",
  layout: "normal",
  faces: [
    {
      name: "Twofold Ruling",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([tap(target(0)), tap(target(1)), draw(you, 1)]), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
            { count: { min: 0, max: 1 }, objects: hasType("creature"), otherThan: [0] },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Upside Down {U}
 * Instant
 * Switch target creature's power and toughness until end of turn.
 */
export const UpsideDown: Card = {
  format: 1,
  name: "Upside Down",
  layout: "normal",
  faces: [
    {
      name: "Upside Down",
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
 * Vital Usher {W}
 * Creature — Snake
 * Lifelink
 * 3/3
 */
export const VitalUsher: Card = {
  format: 1,
  name: "Vital Usher",
  layout: "normal",
  faces: [
    {
      name: "Vital Usher",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 3,
      toughness: 3,
      abilities: [lifelink()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Volley of Writs {2}{R}
 * Sorcery
 * Each creature you control deals damage equal to its power to target creature.
 */
export const VolleyOfWrits: Card = {
  format: 1,
  name: "Volley of Writs",
  layout: "normal",
  faces: [
    {
      name: "Volley of Writs",
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
 * Waiting Hall {1}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 * //
 * Back Office {2}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 5 life.
 */
export const WaitingHallBackOffice: Card = {
  format: 1,
  name: "Waiting Hall // Back Office",
  layout: "split",
  faces: [
    {
      name: "Waiting Hall",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 3))],
    },
    {
      name: "Back Office",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "right" }), gainLife(you, 5))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waived Fees {2}
 * Artifact
 * Activated abilities of artifacts you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
 */
export const WaivedFees: Card = {
  format: 1,
  name: "Waived Fees",
  layout: "normal",
  faces: [
    {
      name: "Waived Fees",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([hasType("artifact"), controlledBy(you), inZone("battlefield")]),
            "less",
            [mana(["2"])],
            { of: "ability", minimum: 1 },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ward of the Bench {1}{W}
 * Creature — Human Guard
 * Disguise {W}
 * 2/2
 */
export const WardOfTheBench: Card = {
  format: 1,
  name: "Ward of the Bench",
  layout: "normal",
  faces: [
    {
      name: "Ward of the Bench",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Guard"],
      power: 2,
      toughness: 2,
      abilities: [disguise([mana(["W"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weighed Loss {1}{B}
 * Sorcery
 * As an additional cost to cast this spell, sacrifice a creature.
 * You gain life equal to the sacrificed creature's power.
 */
export const WeighedLoss: Card = {
  format: 1,
  name: "Weighed Loss",
  layout: "normal",
  faces: [
    {
      name: "Weighed Loss",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
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
        spell(gainLife(you, statOf("power", costObjects(0)))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wrapped Seal {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const WrappedSeal: Card = {
  format: 1,
  name: "Wrapped Seal",
  layout: "normal",
  faces: [
    {
      name: "Wrapped Seal",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AbsenteeRolls,
  BackingClerk,
  BailiffOfKeys,
  BargainedPlea,
  BenchBlade,
  BenchDouble,
  BenchGoblin,
  BenchPillar,
  BenchSupper,
  BlightNote,
  BlitzingClerk,
  CasualStudy,
  CertainStrike,
  ChamberPrism,
  ClearTheBenches,
  CommonGround,
  ConnivedBrief,
  CubAdvocate,
  CubMinter,
  DocketCub,
  DocketStrike,
  EmptyGallery,
  ExciseWrit,
  FirmBacking,
  FirstAmongClerks,
  GavelGuard,
  GeneralSummons,
  LastDraft,
  LitterOfCubs,
  MissedHearing,
  MournerOfTheCourt,
  NarrowCharge,
  OddTerrace,
  OneMoreTally,
  PlainReduction,
  PoisonQuill,
  QuietRecess,
  RelicCaster,
  ReservedSeats,
  SeatWarmer,
  SecondHearing,
  SetAsideCub,
  SideChapelCryptStair,
  SlowVerdict,
  SpentOnce,
  SplitSentence,
  SquadOfClerks,
  SundriesMill,
  SwornCub,
  TappingClerk,
  TwinTally,
  TwofoldRuling,
  UpsideDown,
  VitalUsher,
  VolleyOfWrits,
  WaitingHallBackOffice,
  WaivedFees,
  WardOfTheBench,
  WeighedLoss,
  WrappedSeal,
];
