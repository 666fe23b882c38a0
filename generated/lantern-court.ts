// generated from cards/lantern-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  again,
  all,
  among,
  amount,
  and,
  anyOf,
  applies,
  attacks,
  beginningOf,
  bound,
  cant,
  cast,
  castCards,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  choseWord,
  classLevel,
  compareQuantities,
  controlledBy,
  copySpell,
  costChange,
  counter,
  createTokens,
  damage,
  dealDamage,
  deckMayHave,
  delayed,
  distinct,
  doAction,
  draw,
  draws,
  each,
  eachPlayer,
  eitherEvent,
  entersWith,
  eventObjects,
  exile,
  exists,
  extraPhase,
  fulfils,
  gainAbilities,
  gainLife,
  getCounters,
  getEmblem,
  handSize,
  happened,
  hasManaSymbol,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  keywordAction,
  kind,
  lifeFloor,
  loseLife,
  loyalty,
  mana,
  matches,
  may,
  modifyPT,
  move,
  nextCast,
  not,
  onlyIf,
  openingHand,
  opponents,
  or,
  otherThan,
  ownedBy,
  paidWith,
  pay,
  payLife,
  payPlayerCounters,
  performed,
  playerStat,
  players,
  plus,
  process,
  putCounters,
  regenerate,
  replace,
  reveal,
  self,
  sequence,
  sorcerySpeed,
  spell,
  staticAbility,
  tapSelf,
  target,
  times,
  topCards,
  triggered,
  unlockedDoors,
  unlocks,
  untap,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { convoke, exploit, haste, lifelink, warp } from "./keywords/index.ts";

/**
 * Archivist of Names {2}{G}
 * Creature — Elf Druid
 * This creature gets +1/+0 for each differently named land you control.
 * Whenever this creature deals combat damage to a player, draw a card for each color among permanents you control.
 * 0/4
 */
export const ArchivistOfNames: Card = {
  format: 1,
  name: "Archivist of Names",
  layout: "normal",
  faces: [
    {
      name: "Archivist of Names",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 0,
      toughness: 4,
      abilities: [
        staticAbility([
          applies(self, [modifyPT(distinct("name", all(and([hasType("land"), controlledBy(you)]))), 0)]),
        ]),
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          draw(you, distinct("color", all(and([kind("permanent"), controlledBy(you)])))),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Bell of the Commons {3}
 * Artifact
 * {2}: Draw a card. Any player may activate this ability but only during their upkeep.
 */
export const BellOfTheCommons: Card = {
  format: 1,
  name: "Bell of the Commons",
  layout: "normal",
  faces: [
    {
      name: "Bell of the Commons",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["2"])], draw(you, 1), {
          limits: [onlyIf(isStep(["upkeep"], { of: eachPlayer }))],
          by: players,
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Boundless Spark {X}{R}
 * Instant
 * Boundless Spark deals X damage to any target.
 */
export const BoundlessSpark: Card = {
  format: 1,
  name: "Boundless Spark",
  layout: "normal",
  faces: [
    {
      name: "Boundless Spark",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["instant"],
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
 * Caller of the Uninvited {3}{U}
 * Creature — Human Wizard
 * When this creature enters, cast any number of instant cards you own from outside the game without paying their mana costs.
 * 2/2
 */
export const CallerOfTheUninvited: Card = {
  format: 1,
  name: "Caller of the Uninvited",
  layout: "normal",
  faces: [
    {
      name: "Caller of the Uninvited",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          castCards(
            you,
            choose({ min: 0 }, and([kind("card"), hasType("instant"), ownedBy(you), inZone("sideboard")])),
            "cast",
            { free: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Candlelit Foyer {1}{W}
 * Enchantment — Room
 * When you unlock this door, you gain 3 life.
 * //
 * Whispering Cellar {2}{B}
 * Enchantment — Room
 * When you unlock this door, each opponent loses 2 life.
 * Creatures you control get +0/+1.
 */
export const CandlelitFoyerWhisperingCellar: Card = {
  format: 1,
  name: "Candlelit Foyer // Whispering Cellar",
  layout: "split",
  faces: [
    {
      name: "Candlelit Foyer",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [triggered(unlocks(you, isOneOf(self), { door: "left" }), gainLife(you, 3))],
    },
    {
      name: "Whispering Cellar",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Room"],
      abilities: [
        triggered(unlocks(you, isOneOf(self), { door: "right" }), loseLife(opponents, 2)),
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(0, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chapel Bellringer {1}{W}
 * Creature — Human Cleric
 * {W}: You gain 2 life. Activate only during your turn and only if you control a Spirit.
 * {0}: Chapel Bellringer gets +1/+0 until end of turn. Only your opponents may activate this ability and only as a sorcery.
 * 1/3
 */
export const ChapelBellringer: Card = {
  format: 1,
  name: "Chapel Bellringer",
  layout: "normal",
  faces: [
    {
      name: "Chapel Bellringer",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 3,
      abilities: [
        activated([mana(["W"])], gainLife(you, 2), {
          limits: [onlyIf(isTurn(you)), onlyIf(exists(all(and([hasSubtype("Spirit"), controlledBy(you)]))))],
        }),
        activated([mana(["0"])], affect(self, [modifyPT(1, 0)], until("end of turn")), {
          limits: [sorcerySpeed],
          by: opponents,
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Court Choirmaster {3}{R}
 * Legendary Planeswalker — Jace
 * 0: You get an emblem with "Whenever you cast a spell, this emblem deals 1 damage to any target."
 * Loyalty: 3
 */
export const CourtChoirmaster: Card = {
  format: 1,
  name: "Court Choirmaster",
  layout: "normal",
  faces: [
    {
      name: "Court Choirmaster",
      manaCost: ["3", "R"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Jace"],
      loyalty: 3,
      abilities: [
        activated(
          [loyalty(0)],
          getEmblem(you, [
            triggered(cast(you, kind("spell")), dealDamage(self, 1, target(0)), {
              targets: [
                {
                  count: { min: 1, max: 1 },
                  objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                  players: players,
                },
              ],
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Court Locksmith {1}{U}
 * Creature — Human Rogue
 * {T}: Lock or unlock a door of target Room you control. Activate only as a sorcery.
 * 1/3
 */
export const CourtLocksmith: Card = {
  format: 1,
  name: "Court Locksmith",
  layout: "normal",
  faces: [
    {
      name: "Court Locksmith",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 3,
      abilities: [
        activated([tapSelf], doAction("lockOrUnlockDoor", you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasSubtype("Room"), controlledBy(you)]) }],
          limits: [sorcerySpeed],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dawn Charge Captain {2}{R}{W}
 * Creature — Human Knight
 * Whenever this creature attacks, if it's the first combat phase of the turn, untap it. After this phase, there is an additional combat phase.
 * 3/3
 */
export const DawnChargeCaptain: Card = {
  format: 1,
  name: "Dawn Charge Captain",
  layout: "normal",
  faces: [
    {
      name: "Dawn Charge Captain",
      manaCost: ["2", "R", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([untap(self), extraPhase(["combat"], { after: "this phase" })]),
          {
            condition: isStep(
              [
                "beginning of combat",
                "declare attackers",
                "declare blockers",
                "first-strike combat damage",
                "combat damage",
                "end of combat",
              ],
              { first: true },
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Disputed Throne {2}{W}
 * Enchantment
 * As this enchantment enters, choose Crown or Commons.
 * • Crown — Creatures you control get +1/+1.
 * • Commons — Whenever a creature you control enters, you gain 2 life.
 */
export const DisputedThrone: Card = {
  format: 1,
  name: "Disputed Throne",
  layout: "normal",
  faces: [
    {
      name: "Disputed Throne",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), { as: chooseValue(you, "word", { among: ["Crown", "Commons"] }) }),
        ]),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)]),
                ]),
              ]),
            ]),
          ],
          { condition: choseWord("Crown") },
        ),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                triggered(
                  zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
                  gainLife(you, 2),
                ),
              ]),
            ]),
          ],
          { condition: choseWord("Commons") },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Echoing Aside {1}{R}
 * Sorcery
 * When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.
 */
export const EchoingAside: Card = {
  format: 1,
  name: "Echoing Aside",
  layout: "normal",
  faces: [
    {
      name: "Echoing Aside",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
            { effect: copySpell(you, eventObjects("object"), { newTargets: true }) },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Endless Stair {1}{G}
 * Sorcery
 * Exile the top card of your library. If it's a land card, you may put it onto the battlefield. If you do, repeat this process.
 */
export const EndlessStair: Card = {
  format: 1,
  name: "Endless Stair",
  layout: "normal",
  faces: [
    {
      name: "Endless Stair",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          process(
            sequence([
              exile(topCards(you, 1), { bind: 1 }),
              ifThen(
                matches(bound(1), and([kind("card"), hasType("land")])),
                may(you, move(bound(1), { zone: "battlefield" }), { bind: 2 }),
              ),
              ifThen(performed(2), again),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate of the First Charge
 * Land
 * {T}, Pay 1 life: Add {W}. If that mana is spent on a creature spell, it gains haste until end of turn.
 */
export const GateOfTheFirstCharge: Card = {
  format: 1,
  name: "Gate of the First Charge",
  layout: "normal",
  faces: [
    {
      name: "Gate of the First Charge",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, payLife(1)],
          sequence([
            addMana(you, { symbols: ["W"], choose: "fixed" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), hasType("creature"), paidWith])),
              { effect: affect(eventObjects("object"), [gainAbilities([haste()])], until("end of turn")) },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ghostly Bookkeeper {2}{U}
 * Creature — Spirit
 * Whenever another creature you control enters, you may draw a card. Do this only once each turn.
 * 2/3
 */
export const GhostlyBookkeeper: Card = {
  format: 1,
  name: "Ghostly Bookkeeper",
  layout: "normal",
  faces: [
    {
      name: "Ghostly Bookkeeper",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            undefined,
            "battlefield",
          ),
          may(you, draw(you, 1), { timesPerTurn: 1 }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Glassborn Visitor {4}{W}
 * Creature — Spirit
 * Warp {W}
 * 3/3
 */
export const GlassbornVisitor: Card = {
  format: 1,
  name: "Glassborn Visitor",
  layout: "normal",
  faces: [
    {
      name: "Glassborn Visitor",
      manaCost: ["4", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 3,
      abilities: [warp([mana(["W"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Notary {2}{B}
 * Creature — Zombie Advisor
 * Exploit (When this creature enters, you may sacrifice a creature.)
 * When this creature exploits a creature, draw a card.
 * 1/4
 */
export const GraveNotary: Card = {
  format: 1,
  name: "Grave Notary",
  layout: "normal",
  faces: [
    {
      name: "Grave Notary",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie", "Advisor"],
      power: 1,
      toughness: 4,
      abilities: [exploit(), triggered(keywordAction("exploit", { what: isOneOf(self) }), draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hall Conductor {1}{U}
 * Creature — Human Bard
 * {T}: The next creature spell you cast this turn has convoke.
 * 1/3
 */
export const HallConductor: Card = {
  format: 1,
  name: "Hall Conductor",
  layout: "normal",
  faces: [
    {
      name: "Hall Conductor",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Bard"],
      power: 1,
      toughness: 3,
      abilities: [
        activated(
          [tapSelf],
          affect(all(nextCast(you, and([kind("spell"), hasType("creature")]))), [gainAbilities([convoke()])]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Heir of Full Coffers {1}{W}
 * Creature — Human Noble
 * As long as you have at least 3 life more than your starting life total, this creature gets +2/+2.
 * As long as your life total is less than or equal to half your starting life total, this creature has lifelink.
 * 2/2
 */
export const HeirOfFullCoffers: Card = {
  format: 1,
  name: "Heir of Full Coffers",
  layout: "normal",
  faces: [
    {
      name: "Heir of Full Coffers",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Noble"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [modifyPT(2, 2)])], {
          condition: compareQuantities(
            playerStat("life", you),
            ">=",
            plus([playerStat("startingLife", you), 3]),
          ),
        }),
        staticAbility([applies(self, [gainAbilities([lifelink()])])], {
          condition: compareQuantities(
            playerStat("life", you),
            "<=",
            times(0.5, playerStat("startingLife", you)),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Herald of the First Bell {4}{R}{R}
 * Creature — Giant Herald
 * You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, create a 1/1 red Goblin creature token.
 * 6/6
 */
export const HeraldOfTheFirstBell: Card = {
  format: 1,
  name: "Herald of the First Bell",
  layout: "normal",
  faces: [
    {
      name: "Herald of the First Bell",
      manaCost: ["4", "R", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant", "Herald"],
      power: 6,
      toughness: 6,
      abilities: [
        staticAbility(
          [
            openingHand(
              sequence([
                may(you, reveal(you, self), { bind: 1 }),
                ifThen(
                  performed(1),
                  delayed(beginningOf("upkeep", undefined, { next: true }), {
                    effect: createTokens(you, 1, {
                      colors: ["red"],
                      power: 1,
                      toughness: 1,
                      cardTypes: ["creature"],
                      subtypes: ["Goblin"],
                    }),
                  }),
                ),
              ]),
            ),
          ],
          { zone: "hand" },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hush of the Court {1}{U}
 * Instant
 * Counter target spell.
 */
export const HushOfTheCourt: Card = {
  format: 1,
  name: "Hush of the Court",
  layout: "normal",
  faces: [
    {
      name: "Hush of the Court",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Keykeeper of the Court {1}{W}
 * Creature — Human Advisor
 * Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, put a +1/+1 counter on this creature.
 * 1/1
 */
export const KeykeeperOfTheCourt: Card = {
  format: 1,
  name: "Keykeeper of the Court",
  layout: "normal",
  faces: [
    {
      name: "Keykeeper of the Court",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          eitherEvent([
            zoneChange(and([hasType("enchantment"), controlledBy(you)]), undefined, "battlefield"),
            unlocks(you, hasSubtype("Room"), { fully: true }),
          ]),
          putCounters("+1/+1", 1, self),
          { abilityWord: "eerie" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lanternward Colossus {4}
 * Artifact Creature — Golem
 * This creature gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.
 * 3/3
 */
export const LanternwardColossus: Card = {
  format: 1,
  name: "Lanternward Colossus",
  layout: "normal",
  faces: [
    {
      name: "Lanternward Colossus",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([applies(self, [modifyPT(3, 0)])], {
          condition: compareQuantities(
            unlockedDoors(all(and([hasSubtype("Room"), controlledBy(you)]))),
            ">=",
            2,
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ledger of Few Pages {2}
 * Artifact
 * Your maximum hand size is reduced by four.
 */
export const LedgerOfFewPages: Card = {
  format: 1,
  name: "Ledger of Few Pages",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Few Pages",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([handSize(you, 4, { change: "less" })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mossback Guardian {3}{G}
 * Creature — Treefolk
 * {G}: Regenerate this creature.
 * 3/3
 */
export const MossbackGuardian: Card = {
  format: 1,
  name: "Mossback Guardian",
  layout: "normal",
  faces: [
    {
      name: "Mossback Guardian",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 3,
      toughness: 3,
      abilities: [activated([mana(["G"])], regenerate(self))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Nursery Grove
 * Land
 * {T}: Add one mana of any color. If that mana is spent to cast a Human creature spell, that creature enters with an additional +1/+1 counter on it.
 */
export const NurseryGrove: Card = {
  format: 1,
  name: "Nursery Grove",
  layout: "normal",
  faces: [
    {
      name: "Nursery Grove",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(you, { choose: "anyColor" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), hasSubtype("Human"), hasType("creature"), paidWith])),
              {
                effect: changeRules([
                  entersWith(isOneOf(eventObjects("object")), { counters: [{ kind: "+1/+1", count: 1 }] }),
                ]),
              },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Opening Fanfare {R}
 * Sorcery
 * The next creature spell you cast this turn costs {1} less to cast.
 * The next creature spell you cast this turn can't be countered.
 * Draw a card.
 */
export const OpeningFanfare: Card = {
  format: 1,
  name: "Opening Fanfare",
  layout: "normal",
  faces: [
    {
      name: "Opening Fanfare",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          changeRules([
            costChange(nextCast(you, and([kind("spell"), hasType("creature")])), "less", [mana(["1"])], {
              of: "spell",
            }),
          ]),
        ),
        spell(affect(all(nextCast(you, and([kind("spell"), hasType("creature")]))), [cant("beCountered")])),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orb of the Old Kings {2}
 * Artifact
 * {T}: Add {G}. When you spend this mana to cast a Human creature spell, you gain 2 life.
 */
export const OrbOfTheOldKings: Card = {
  format: 1,
  name: "Orb of the Old Kings",
  layout: "normal",
  faces: [
    {
      name: "Orb of the Old Kings",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(you, { symbols: ["G"], choose: "fixed" }, { marked: true }),
            delayed(cast(you, and([kind("spell"), hasSubtype("Human"), hasType("creature"), paidWith])), {
              effect: gainLife(you, 2),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reckoner of the Unknown {1}{U}
 * Creature — Human Wizard
 * Whenever you cast a spell with {X} in its mana cost, put a +1/+1 counter on this creature.
 * 1/2
 */
export const ReckonerOfTheUnknown: Card = {
  format: 1,
  name: "Reckoner of the Unknown",
  layout: "normal",
  faces: [
    {
      name: "Reckoner of the Unknown",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 2,
      abilities: [
        triggered(cast(you, and([kind("spell"), hasManaSymbol("X")])), putCounters("+1/+1", 1, self)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Relentless Choir {2}{B}
 * Creature — Zombie Bard
 * A deck can have any number of cards named Relentless Choir.
 * 2/2
 */
export const RelentlessChoir: Card = {
  format: 1,
  name: "Relentless Choir",
  layout: "normal",
  faces: [
    {
      name: "Relentless Choir",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie", "Bard"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([deckMayHave("Relentless Choir", "any")])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rooftop Courier {1}{G}
 * Creature — Elf Scout
 * 2/2
 * //
 * Carry the Word {G}
 * Sorcery — Adventure
 * You gain 2 life. (Then exile this card. You may cast the creature later from exile.)
 */
export const RooftopCourierCarryTheWord: Card = {
  format: 1,
  name: "Rooftop Courier // Carry the Word",
  layout: "adventure",
  faces: [
    {
      name: "Rooftop Courier",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
    {
      name: "Carry the Word",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Adventure"],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sanctuary of the Last Ember {2}{W}
 * Enchantment
 * If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
 */
export const SanctuaryOfTheLastEmber: Card = {
  format: 1,
  name: "Sanctuary of the Last Ember",
  layout: "normal",
  faces: [
    {
      name: "Sanctuary of the Last Ember",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([lifeFloor(you, 1)], {
          condition: exists(all(and([hasType("creature"), controlledBy(you)]))),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Searing Verdict {1}{R}
 * Instant
 * Searing Verdict deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.
 */
export const SearingVerdict: Card = {
  format: 1,
  name: "Searing Verdict",
  layout: "normal",
  faces: [
    {
      name: "Searing Verdict",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 3, target(0), { bind: 1 }),
            affect(among(bound(1), hasType("creature")), [cant("beRegenerated")], until("end of turn")),
          ]),
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
 * Steward's Calling {W}
 * Enchantment — Class
 * (Gain the next level as a sorcery to add its ability.)
 * When this Class enters, you gain 1 life.
 * {1}{W}: Level 2
 * Creatures you control get +1/+1.
 * {2}{W}: Level 3
 * When this Class becomes level 3, draw a card.
 * Creatures you control have lifelink.
 */
export const StewardsCalling: Card = {
  format: 1,
  name: "Steward's Calling",
  layout: "normal",
  faces: [
    {
      name: "Steward's Calling",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Class"],
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1)),
        activated([mana(["1", "W"])], doAction("gainLevel", you, self, { count: 2 }), {
          limits: [onlyIf(compareQuantities(classLevel(self), "=", 1)), sorcerySpeed],
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)]),
                ]),
              ]),
            ]),
          ],
          { condition: compareQuantities(classLevel(self), ">=", 2) },
        ),
        activated([mana(["2", "W"])], doAction("gainLevel", you, self, { count: 3 }), {
          limits: [onlyIf(compareQuantities(classLevel(self), "=", 2)), sorcerySpeed],
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                triggered(keywordAction("level 3", { what: isOneOf(self) }), draw(you, 1)),
                staticAbility([
                  applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([lifelink()])]),
                ]),
              ]),
            ]),
          ],
          { condition: compareQuantities(classLevel(self), ">=", 3) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Stored Lightning {1}{R}
 * Instant
 * Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. Stored Lightning deals that much damage to that creature.
 */
export const StoredLightning: Card = {
  format: 1,
  name: "Stored Lightning",
  layout: "normal",
  faces: [
    {
      name: "Stored Lightning",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0)),
            getCounters(you, "energy", 3),
            may(you, pay(you, [payPlayerCounters("energy", x)]), { bind: 1 }),
            dealDamage(self, amount(1), target(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tavern Storyteller {1}{G}
 * Creature — Human Bard
 * Whenever you cast a creature spell that has an Adventure, draw a card.
 * 2/1
 */
export const TavernStoryteller: Card = {
  format: 1,
  name: "Tavern Storyteller",
  layout: "normal",
  faces: [
    {
      name: "Tavern Storyteller",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Bard"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(cast(you, and([kind("spell"), hasType("creature"), kind("adventurer")])), draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Threshold Lantern {2}{W}{W}
 * Enchantment
 * If this card is in your opening hand, you may begin the game with it on the battlefield.
 * Creatures you control get +0/+1.
 */
export const ThresholdLantern: Card = {
  format: 1,
  name: "Threshold Lantern",
  layout: "normal",
  faces: [
    {
      name: "Threshold Lantern",
      manaCost: ["2", "W", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([openingHand(may(you, move(self, { zone: "battlefield" })))], { zone: "hand" }),
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(0, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Calling {W}
 * Enchantment — Class
 * (Gain the next level as a sorcery to add its ability.)
 * Creatures you control get +0/+1.
 * {W}: Level 2 — Whenever a creature you control enters, you gain 1 life.
 */
export const UshersCalling: Card = {
  format: 1,
  name: "Usher's Calling",
  layout: "normal",
  faces: [
    {
      name: "Usher's Calling",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Class"],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(0, 1)])]),
        activated([mana(["W"])], doAction("gainLevel", you, self, { count: 2 }), {
          limits: [onlyIf(compareQuantities(classLevel(self), "=", 1)), sorcerySpeed],
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                triggered(
                  zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
                  gainLife(you, 1),
                ),
              ]),
            ]),
          ],
          { condition: compareQuantities(classLevel(self), ">=", 2) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Voice Beyond the Gate {1}{R}
 * Sorcery
 * You may reveal a creature card you own from outside the game and put it into your hand. Exile Voice Beyond the Gate.
 */
export const VoiceBeyondTheGate: Card = {
  format: 1,
  name: "Voice Beyond the Gate",
  layout: "normal",
  faces: [
    {
      name: "Voice Beyond the Gate",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              sequence([
                reveal(
                  you,
                  choose(
                    { min: 1, max: 1 },
                    and([kind("card"), hasType("creature"), ownedBy(you), inZone("sideboard")]),
                  ),
                  { bind: 1 },
                ),
                move(bound(1), { zone: "hand" }),
              ]),
            ),
            exile(self),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Watcher at the Rift {1}{B}
 * Creature — Zombie Advisor
 * Void — At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on this creature.
 * 1/1
 */
export const WatcherAtTheRift: Card = {
  format: 1,
  name: "Watcher at the Rift",
  layout: "normal",
  faces: [
    {
      name: "Watcher at the Rift",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(beginningOf("end", you), putCounters("+1/+1", 1, self), {
          condition: anyOf([
            happened(zoneChange(and([not(hasType("land")), kind("permanent")]), "battlefield"), "this turn"),
            happened(cast(players, fulfils(wasPaid(each, "warp"))), "this turn"),
          ]),
          abilityWord: "void",
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Withheld Wisdom {1}{U}
 * Enchantment
 * {1}: The next time you would draw a card this turn, you gain 5 life instead.
 */
export const WithheldWisdom: Card = {
  format: 1,
  name: "Withheld Wisdom",
  layout: "normal",
  faces: [
    {
      name: "Withheld Wisdom",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"])],
          changeRules([replace(draws(you), gainLife(you, 5), { once: true })], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ArchivistOfNames,
  BellOfTheCommons,
  BoundlessSpark,
  CallerOfTheUninvited,
  CandlelitFoyerWhisperingCellar,
  ChapelBellringer,
  CourtChoirmaster,
  CourtLocksmith,
  DawnChargeCaptain,
  DisputedThrone,
  EchoingAside,
  EndlessStair,
  GateOfTheFirstCharge,
  GhostlyBookkeeper,
  GlassbornVisitor,
  GraveNotary,
  HallConductor,
  HeirOfFullCoffers,
  HeraldOfTheFirstBell,
  HushOfTheCourt,
  KeykeeperOfTheCourt,
  LanternwardColossus,
  LedgerOfFewPages,
  MossbackGuardian,
  NurseryGrove,
  OpeningFanfare,
  OrbOfTheOldKings,
  ReckonerOfTheUnknown,
  RelentlessChoir,
  RooftopCourierCarryTheWord,
  SanctuaryOfTheLastEmber,
  SearingVerdict,
  StewardsCalling,
  StoredLightning,
  TavernStoryteller,
  ThresholdLantern,
  UshersCalling,
  VoiceBeyondTheGate,
  WatcherAtTheRift,
  WithheldWisdom,
];
