// generated from cards/clockmaker-row.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  allowPlay,
  and,
  applies,
  become,
  becomesTapped,
  becomesUntapped,
  beginningOf,
  bound,
  cant,
  cast,
  changeRules,
  compareQuantities,
  controlledBy,
  controllerOf,
  copySpell,
  costChange,
  count,
  countPlayers,
  countersPlaced,
  createTokens,
  dealDamage,
  delayed,
  destroy,
  distinct,
  draw,
  eachPlayer,
  eitherEvent,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  exists,
  extraTurn,
  gainAbilities,
  gainLife,
  happened,
  hasAttached,
  hasSubtype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  keywordAction,
  kind,
  lifeChange,
  mana,
  modifyAmount,
  modifyPT,
  must,
  nextCast,
  notSo,
  nthTime,
  opponents,
  or,
  otherThan,
  performed,
  players,
  playersExcept,
  playersWho,
  putCounters,
  replace,
  sacrifice,
  scry,
  self,
  sequence,
  setTypes,
  skipStep,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  turnedFaceUp,
  untap,
  until,
  untilEvent,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  convoke,
  defender,
  enchant,
  indestructible,
  morph,
  outlast,
  trample,
  vigilance,
} from "./keywords/index.ts";

/**
 * Bell for Every Bout {2}{R}
 * Sorcery
 * At the beginning of each combat this turn, you gain 1 life.
 */
export const BellForEveryBout: Card = {
  format: 1,
  name: "Bell for Every Bout",
  layout: "normal",
  faces: [
    {
      name: "Bell for Every Bout",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            beginningOf("beginning of combat"),
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
 * Borrowed Escapement {1}{R}
 * Enchantment
 * When this enchantment enters, exile the top card of your library. You may play that card until you exile another card with this enchantment.
 * {R}: Exile the top card of your library. You may play that card until you exile another card with this enchantment.
 */
export const BorrowedEscapement: Card = {
  format: 1,
  name: "Borrowed Escapement",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Escapement",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(
              you,
              bound(1),
              "play",
              untilEvent(
                zoneChange(and([kind("card"), otherThan(self)]), undefined, "exile", {
                  cause: isOneOf(self),
                }),
              ),
            ),
          ]),
        ),
        activated(
          [mana(["R"])],
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(
              you,
              bound(1),
              "play",
              untilEvent(
                zoneChange(and([kind("card"), otherThan(self)]), undefined, "exile", {
                  cause: isOneOf(self),
                }),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Brief Arrest {1}{W}
 * Instant
 * Exile target creature until end of turn.
 */
export const BriefArrest: Card = {
  format: 1,
  name: "Brief Arrest",
  layout: "normal",
  faces: [
    {
      name: "Brief Arrest",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(exile(target(0), { until: until("end of turn") }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chime of the Street {1}{W}
 * Sorcery
 * At the beginning of the next combat phase this turn, creatures you control get +1/+1 until end of turn.
 */
export const ChimeOfTheStreet: Card = {
  format: 1,
  name: "Chime of the Street",
  layout: "normal",
  faces: [
    {
      name: "Chime of the Street",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            beginningOf("beginning of combat", undefined, { next: true }),
            {
              effect: affect(
                all(and([hasType("creature"), controlledBy(you)])),
                [modifyPT(1, 1)],
                until("end of turn"),
              ),
            },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Color Gauge {1}{R}
 * Artifact
 * Whenever you cast a spell, this artifact deals X damage to target player, where X is the number of colors that spell is.
 */
export const ColorGauge: Card = {
  format: 1,
  name: "Color Gauge",
  layout: "normal",
  faces: [
    {
      name: "Color Gauge",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, kind("spell")),
          dealDamage(self, distinct("color", eventObjects("object")), targetPlayers(0)),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Crown's Bailiff {3}{W}
 * Creature — Human Soldier
 * When this creature enters, exile target creature an opponent controls until an opponent becomes the monarch.
 * 2/2
 */
export const CrownsBailiff: Card = {
  format: 1,
  name: "Crown's Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Crown's Bailiff",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilEvent(keywordAction("monarch", { by: opponents })) }),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Deep Archive {1}{U}
 * Sorcery
 * Draw a card. If a graveyard has three or more cards in it, draw two cards instead.
 */
export const DeepArchive: Card = {
  format: 1,
  name: "Deep Archive",
  layout: "normal",
  faces: [
    {
      name: "Deep Archive",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            compareQuantities(
              countPlayers(playersWho(players, exists(all(inZone("graveyard", eachPlayer)), ">=", 3))),
              ">=",
              1,
            ),
            draw(you, 2),
            draw(you, 1),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Doubled Debt {1}{B}
 * Enchantment
 * If an opponent would lose life during your turn, they lose twice that much life instead.
 */
export const DoubledDebt: Card = {
  format: 1,
  name: "Doubled Debt",
  layout: "normal",
  faces: [
    {
      name: "Doubled Debt",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([modifyAmount(lifeChange("loss", opponents, { during: isTurn(you) }), { factor: 2 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Echo Ledger {1}{U}
 * Creature — Human Wizard
 * Whenever you copy a spell, put a +1/+1 counter on this creature.
 * 1/1
 */
export const EchoLedger: Card = {
  format: 1,
  name: "Echo Ledger",
  layout: "normal",
  faces: [
    {
      name: "Echo Ledger",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [triggered(cast(you, kind("spell"), { orCopy: "only" }), putCounters("+1/+1", 1, self))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Extra Hour {U}
 * Sorcery
 * Take an extra turn after this one.
 */
export const ExtraHour: Card = {
  format: 1,
  name: "Extra Hour",
  layout: "normal",
  faces: [
    {
      name: "Extra Hour",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(extraTurn(you))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gathered Colossus {4}{G}
 * Creature — Construct
 * Convoke
 * When this creature enters, put a +1/+1 counter on each creature that convoked it.
 * 3/3
 */
export const GatheredColossus: Card = {
  format: 1,
  name: "Gathered Colossus",
  layout: "normal",
  faces: [
    {
      name: "Gathered Colossus",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 3,
      abilities: [
        convoke(),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          putCounters(
            "+1/+1",
            1,
            all(and([hasType("creature"), history("convoked", "this turn", { by: self })])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hooded Apprentice {2}{U}
 * Creature — Human Artificer
 * Morph {U}
 * As this creature is turned face up, put two +1/+1 counters on it.
 * 1/1
 */
export const HoodedApprentice: Card = {
  format: 1,
  name: "Hooded Apprentice",
  layout: "normal",
  faces: [
    {
      name: "Hooded Apprentice",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 1,
      abilities: [
        morph([mana(["U"])]),
        staticAbility([
          replace(turnedFaceUp(isOneOf(self)), putCounters("+1/+1", 2, self), { besides: true }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Cog {2}
 * Artifact Creature — Construct
 * Whenever an artifact you control becomes tapped, if it's the first time that artifact has become tapped this turn, you gain 1 life.
 * {T}: Untap this creature.
 * 1/1
 */
export const IdleCog: Card = {
  format: 1,
  name: "Idle Cog",
  layout: "normal",
  faces: [
    {
      name: "Idle Cog",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(becomesTapped(and([hasType("artifact"), controlledBy(you)])), gainLife(you, 1), {
          condition: nthTime(1, { ofObject: true }),
        }),
        activated([tapSelf], untap(self)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Jolt {R}
 * Instant
 * This spell deals 1 damage to any target.
 */
export const Jolt: Card = {
  format: 1,
  name: "Jolt",
  layout: "normal",
  faces: [
    {
      name: "Jolt",
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
 * Keeper of the Hours {1}{W}
 * Creature — Human Advisor
 * If an opponent would begin an extra turn, that player skips that turn instead.
 * 2/2
 */
export const KeeperOfTheHours: Card = {
  format: 1,
  name: "Keeper of the Hours",
  layout: "normal",
  faces: [
    {
      name: "Keeper of the Hours",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([skipStep(opponents, "extra turn")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Summons {1}{W}
 * Enchantment
 * At the beginning of each upkeep, if you had a creature enter the battlefield under your control last turn, you gain 1 life.
 */
export const LateSummons: Card = {
  format: 1,
  name: "Late Summons",
  layout: "normal",
  faces: [
    {
      name: "Late Summons",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep"), gainLife(you, 1), {
          condition: happened(
            zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
            "last turn",
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Many Hands {2}{G}
 * Instant
 * Convoke
 * Each creature that convoked this spell gains trample until end of turn.
 */
export const ManyHands: Card = {
  format: 1,
  name: "Many Hands",
  layout: "normal",
  faces: [
    {
      name: "Many Hands",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        convoke(),
        spell(
          affect(
            all(and([hasType("creature"), history("convoked", "this turn", { by: self })])),
            [gainAbilities([trample()])],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Measured Reading {U}
 * Sorcery
 * Draw cards equal to the number of creatures you control. If you didn't draw cards this way, you gain 4 life.
 */
export const MeasuredReading: Card = {
  format: 1,
  name: "Measured Reading",
  layout: "normal",
  faces: [
    {
      name: "Measured Reading",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            draw(you, count(all(and([hasType("creature"), controlledBy(you)]))), { bind: 1 }),
            ifThen(notSo(performed(1, { filter: kind("card") })), gainLife(you, 4)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Night Custody {1}{W}
 * Instant
 * Exile target creature until your next turn.
 */
export const NightCustody: Card = {
  format: 1,
  name: "Night Custody",
  layout: "normal",
  faces: [
    {
      name: "Night Custody",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(exile(target(0), { until: until("your next turn") }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pendulum Keeper {2}{W}
 * Creature — Human Advisor
 * As this creature enters or is turned face up, put X +1/+1 counters on it, where X is the number of other creatures you control.
 * Morph {W}
 * 1/1
 */
export const PendulumKeeper: Card = {
  format: 1,
  name: "Pendulum Keeper",
  layout: "normal",
  faces: [
    {
      name: "Pendulum Keeper",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
          }),
        ]),
        staticAbility([
          replace(
            turnedFaceUp(isOneOf(self)),
            putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
            { besides: true },
          ),
        ]),
        morph([mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Polished Warden {2}{W}
 * Creature — Human Knight
 * Creatures you control with an Aura attached to them have vigilance.
 * 2/2
 */
export const PolishedWarden: Card = {
  format: 1,
  name: "Polished Warden",
  layout: "normal",
  faces: [
    {
      name: "Polished Warden",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you), hasAttached(hasSubtype("Aura"))])), [
            gainAbilities([vigilance()]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Row Bailiff {2}{W}
 * Creature — Human Soldier
 * Whenever you activate an outlast or equip ability, you gain 1 life.
 * Outlast {W}
 * 2/2
 */
export const RowBailiff: Card = {
  format: 1,
  name: "Row Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Row Bailiff",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          eitherEvent([keywordAction("outlast", { by: you }), keywordAction("equip", { by: you })]),
          gainLife(you, 1),
        ),
        outlast([mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rust Censor {1}{W}
 * Creature — Human Cleric
 * Creatures you control can't have -1/-1 counters put on them.
 * 2/2
 */
export const RustCensor: Card = {
  format: 1,
  name: "Rust Censor",
  layout: "normal",
  faces: [
    {
      name: "Rust Censor",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [
            cant("haveCounters", { counter: "-1/-1" }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rusted Mainspring {2}{R}
 * Artifact Creature — Construct
 * If this creature would untap during your untap step, put a +1/+1 counter on it instead.
 * 2/2
 */
export const RustedMainspring: Card = {
  format: 1,
  name: "Rusted Mainspring",
  layout: "normal",
  faces: [
    {
      name: "Rusted Mainspring",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          replace(
            becomesUntapped(isOneOf(self), { during: isStep(["untap"], { of: you }) }),
            putCounters("+1/+1", 1, eventObjects("object")),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shatter the Works {B}
 * Sorcery
 * Destroy target creature.
 */
export const ShatterTheWorks: Card = {
  format: 1,
  name: "Shatter the Works",
  layout: "normal",
  faces: [
    {
      name: "Shatter the Works",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sour Oil {B}
 * Sorcery
 * Put a -1/-1 counter and a +1/+1 counter on target creature.
 */
export const SourOil: Card = {
  format: 1,
  name: "Sour Oil",
  layout: "normal",
  faces: [
    {
      name: "Sour Oil",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([putCounters("-1/-1", 1, target(0)), putCounters("+1/+1", 1, target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spring Bulwark {W}
 * Creature — Wall
 * Defender
 * When this creature dies, it deals 3 damage to each creature it blocked this turn.
 * 0/1
 */
export const SpringBulwark: Card = {
  format: 1,
  name: "Spring Bulwark",
  layout: "normal",
  faces: [
    {
      name: "Spring Bulwark",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 1,
      abilities: [
        defender(),
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          dealDamage(
            self,
            3,
            all(and([hasType("creature"), history("was blocked", "this turn", { by: self })])),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Star Reader {1}{U}
 * Creature — Human Wizard
 * Whenever you scry, the next creature spell you cast this turn costs {X} less to cast, where X is the number of cards looked at while scrying this way.
 * {U}: Scry 3.
 * 1/1
 */
export const StarReader: Card = {
  format: 1,
  name: "Star Reader",
  layout: "normal",
  faces: [
    {
      name: "Star Reader",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          keywordAction("scry", { by: you }),
          changeRules([
            costChange(
              nextCast(you, and([kind("spell"), hasType("creature")])),
              "less",
              [mana(["1"], { times: eventAmount })],
              { of: "spell" },
            ),
          ]),
        ),
        activated([mana(["U"])], scry(you, 3)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Struck Twice {1}{R}
 * Instant
 * Copy target instant spell. You may choose new targets for the copy.
 */
export const StruckTwice: Card = {
  format: 1,
  name: "Struck Twice",
  layout: "normal",
  faces: [
    {
      name: "Struck Twice",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), hasType("instant")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sudden Crown {W}
 * Instant
 * Target opponent becomes the monarch.
 */
export const SuddenCrown: Card = {
  format: 1,
  name: "Sudden Crown",
  layout: "normal",
  faces: [
    {
      name: "Sudden Crown",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(become(targetPlayers(0), "monarch"), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Swampmaker {B}
 * Instant
 * Target land becomes a Swamp until its controller's next untap step.
 */
export const Swampmaker: Card = {
  format: 1,
  name: "Swampmaker",
  layout: "normal",
  faces: [
    {
      name: "Swampmaker",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ subtypes: ["Swamp"] })],
            until("their next untap step", { of: controllerOf(target(0)) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Thrown Gauntlet {1}{R}
 * Sorcery
 * Target player creates a 1/1 red Goblin creature token. The token is goaded for the rest of the game.
 */
export const ThrownGauntlet: Card = {
  format: 1,
  name: "Thrown Gauntlet",
  layout: "normal",
  faces: [
    {
      name: "Thrown Gauntlet",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(
              targetPlayers(0),
              1,
              { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Goblin"] },
              { bind: 1 },
            ),
            affect(
              bound(1),
              [must("attack"), must("attack", { whom: playersExcept(players, you), goad: true })],
              until("end of game"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twin Regulator {3}{G}
 * Creature — Construct
 * When this creature enters, create a 1/1 green Insect creature token. Sacrifice that token when this creature leaves the battlefield.
 * 3/3
 */
export const TwinRegulator: Card = {
  format: 1,
  name: "Twin Regulator",
  layout: "normal",
  faces: [
    {
      name: "Twin Regulator",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            createTokens(
              you,
              1,
              { colors: ["green"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Insect"] },
              { bind: 1 },
            ),
            delayed(zoneChange(isOneOf(self), "battlefield"), { effect: sacrifice(you, bound(1)) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Warding Dial {1}{W}
 * Enchantment — Aura
 * Enchant creature
 * If enchanted creature would be destroyed, instead sacrifice this Aura and that creature gains indestructible until end of turn.
 */
export const WardingDial: Card = {
  format: 1,
  name: "Warding Dial",
  layout: "normal",
  faces: [
    {
      name: "Warding Dial",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          replace(
            zoneChange(isOneOf(host), "battlefield", undefined, { reason: "destroy" }),
            sequence([
              sacrifice(you, self),
              affect(eventObjects("object"), [gainAbilities([indestructible()])], until("end of turn")),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Warrant of Seizure {2}{W}
 * Sorcery
 * Exile target creature until you lose life.
 */
export const WarrantOfSeizure: Card = {
  format: 1,
  name: "Warrant of Seizure",
  layout: "normal",
  faces: [
    {
      name: "Warrant of Seizure",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(exile(target(0), { until: untilEvent(lifeChange("loss", you)) }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Winding Clerk {1}{G}
 * Creature — Human Artificer
 * At the beginning of your end step, if a +1/+1 counter was put on this creature this turn, draw a card.
 * {1}: Put a +1/+1 counter on this creature.
 * 1/2
 */
export const WindingClerk: Card = {
  format: 1,
  name: "Winding Clerk",
  layout: "normal",
  faces: [
    {
      name: "Winding Clerk",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 2,
      abilities: [
        triggered(beginningOf("end", you), draw(you, 1), {
          condition: happened(countersPlaced(isOneOf(self), "+1/+1"), "this turn"),
        }),
        activated([mana(["1"])], putCounters("+1/+1", 1, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BellForEveryBout,
  BorrowedEscapement,
  BriefArrest,
  ChimeOfTheStreet,
  ColorGauge,
  CrownsBailiff,
  DeepArchive,
  DoubledDebt,
  EchoLedger,
  ExtraHour,
  GatheredColossus,
  HoodedApprentice,
  IdleCog,
  Jolt,
  KeeperOfTheHours,
  LateSummons,
  ManyHands,
  MeasuredReading,
  NightCustody,
  PendulumKeeper,
  PolishedWarden,
  RowBailiff,
  RustCensor,
  RustedMainspring,
  ShatterTheWorks,
  SourOil,
  SpringBulwark,
  StarReader,
  StruckTwice,
  SuddenCrown,
  Swampmaker,
  ThrownGauntlet,
  TwinRegulator,
  WardingDial,
  WarrantOfSeizure,
  WindingClerk,
];
