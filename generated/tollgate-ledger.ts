// generated from cards/tollgate-ledger.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  activates,
  addMana,
  affect,
  all,
  alternativeCost,
  among,
  and,
  anything,
  applies,
  beginningOf,
  bound,
  cant,
  cast,
  castCards,
  compare,
  compareQuantities,
  controlledBy,
  copySpell,
  costChange,
  count,
  counter,
  createTokens,
  damage,
  dealDamage,
  destroy,
  draw,
  each,
  eachPlayer,
  eitherEvent,
  entersWith,
  eventObjects,
  exchangeLife,
  exile,
  extreme,
  fulfils,
  gainAbilities,
  gainLife,
  happened,
  happenedTo,
  hasAbility,
  hasColor,
  hasKeyword,
  hasManaSymbol,
  hasSubtype,
  hasType,
  inZone,
  isOneOf,
  keyword,
  kind,
  lookAt,
  mana,
  manaSpent,
  matches,
  may,
  modifyAmount,
  move,
  nextCast,
  not,
  onlyIf,
  opponents,
  or,
  ownedBy,
  playerStat,
  players,
  plus,
  sacrifice,
  search,
  self,
  sequence,
  setX,
  shuffle,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetCount,
  targetPlayers,
  times,
  topCards,
  triggered,
  untap,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flashback } from "./keywords/index.ts";

/**
 * Assayer's Field
 * Land
 * {T}: Add {C}.
 * Whenever you cast an artifact spell using mana produced by this land, you gain 2 life.
 */
export const AssayersField: Card = {
  format: 1,
  name: "Assayer's Field",
  layout: "normal",
  faces: [
    {
      name: "Assayer's Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" })),
        triggered(
          cast(
            you,
            and([
              kind("spell"),
              hasType("artifact"),
              fulfils(compareQuantities(manaSpent("total", each, { from: isOneOf(self) }), ">", 0)),
            ]),
          ),
          gainLife(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bellows of Breath {1}
 * Artifact
 * {X}: You gain X life.
 * {1}: You gain 1 life.
 */
export const BellowsOfBreath: Card = {
  format: 1,
  name: "Bellows of Breath",
  layout: "normal",
  faces: [
    {
      name: "Bellows of Breath",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["X"])], gainLife(you, x)), activated([mana(["1"])], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Broad Lantern {2}
 * Artifact
 * {T}: Add {C}.
 */
export const BroadLantern: Card = {
  format: 1,
  name: "Broad Lantern",
  layout: "normal",
  faces: [
    {
      name: "Broad Lantern",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Broker of Windfalls {2}
 * Artifact
 * The first spell you cast each turn that mana from a Treasure was spent to cast has cascade.
 */
export const BrokerOfWindfalls: Card = {
  format: 1,
  name: "Broker of Windfalls",
  layout: "normal",
  faces: [
    {
      name: "Broker of Windfalls",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(
            all(
              and([
                kind("spell"),
                fulfils(
                  compareQuantities(manaSpent("total", each, { from: hasSubtype("Treasure") }), ">", 0),
                ),
                nextCast(
                  you,
                  and([
                    kind("spell"),
                    fulfils(
                      compareQuantities(manaSpent("total", each, { from: hasSubtype("Treasure") }), ">", 0),
                    ),
                  ]),
                ),
              ]),
            ),
            [
              gainAbilities([
                keyword(
                  "cascade",
                  [],
                  [
                    triggered(
                      cast(you, isOneOf(self)),
                      sequence([
                        lookAt(you, topCards(you, 999), {
                          reveal: true,
                          until: and([
                            not(hasType("land")),
                            compare("manaValue", "<", statOf("manaValue", self)),
                          ]),
                          bind: 1,
                          bindFound: 2,
                        }),
                        exile(bound(1), { oneByOne: true }),
                        may(
                          you,
                          castCards(you, bound(2), "cast", {
                            free: true,
                            spell: compare("manaValue", "<", statOf("manaValue", self)),
                          }),
                        ),
                        move(among(bound(1), inZone("exile")), {
                          zone: "library",
                          position: "bottom",
                          order: "random",
                        }),
                      ]),
                      { zone: "stack" },
                    ),
                  ],
                ),
              ]),
            ],
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cinder Toss {R}
 * Instant
 * Cinder Toss deals 1 damage to any target.
 */
export const CinderToss: Card = {
  format: 1,
  name: "Cinder Toss",
  layout: "normal",
  faces: [
    {
      name: "Cinder Toss",
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
 * Counting Vine {X}{G}
 * Creature — Plant
 * Counting Vine enters with X +1/+1 counters on it.
 * 0/0
 */
export const CountingVine: Card = {
  format: 1,
  name: "Counting Vine",
  layout: "normal",
  faces: [
    {
      name: "Counting Vine",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 0,
      toughness: 0,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Elder of Measures {2}{G}
 * Creature — Treefolk
 * {T}: Exchange target opponent's life total with this creature's toughness.
 * 0/13
 */
export const ElderOfMeasures: Card = {
  format: 1,
  name: "Elder of Measures",
  layout: "normal",
  faces: [
    {
      name: "Elder of Measures",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 0,
      toughness: 13,
      abilities: [
        activated([tapSelf], exchangeLife(targetPlayers(0), statOf("toughness", self)), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ember Tally {2}
 * Artifact
 * {T}: Draw a card. Activate only if red sources you controlled dealt 2 or more noncombat damage this turn.
 */
export const EmberTally: Card = {
  format: 1,
  name: "Ember Tally",
  layout: "normal",
  faces: [
    {
      name: "Ember Tally",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], draw(you, 1), {
          limits: [
            onlyIf(
              compareQuantities(
                happenedTo(
                  damage(and([hasColor("red"), controlledBy(you)]), undefined, { combat: false }),
                  "this turn",
                  { of: "amount" },
                ),
                ">=",
                2,
              ),
            ),
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Even Reckoning {4}{B}
 * Sorcery
 * Two target players exchange life totals. You gain X life, where X is the difference between those players' life totals.
 */
export const EvenReckoning: Card = {
  format: 1,
  name: "Even Reckoning",
  layout: "normal",
  faces: [
    {
      name: "Even Reckoning",
      manaCost: ["4", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exchangeLife(targetPlayers(0), targetPlayers(0)),
            gainLife(
              you,
              plus([
                extreme("greatest", [playerStat("life", eachPlayer)], { players: targetPlayers(0) }),
                times(-1, extreme("least", [playerStat("life", eachPlayer)], { players: targetPlayers(0) })),
              ]),
            ),
          ]),
          { targets: [{ count: { min: 2, max: 2 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Field Forfeit {1}{B}
 * Sorcery
 * Target player sacrifices a land of their choice.
 */
export const FieldForfeit: Card = {
  format: 1,
  name: "Field Forfeit",
  layout: "normal",
  faces: [
    {
      name: "Field Forfeit",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sacrifice(targetPlayers(0), undefined, { count: { min: 1, max: 1 }, filter: hasType("land") }),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Finder of Trifles {1}{U}
 * Sorcery
 * Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.
 */
export const FinderOfTrifles: Card = {
  format: 1,
  name: "Finder of Trifles",
  layout: "normal",
  faces: [
    {
      name: "Finder of Trifles",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(
              you,
              { min: 1, max: 1 },
              and([
                kind("card"),
                hasType("artifact"),
                or([
                  and([hasManaSymbol("0"), compare("manaValue", "=", 0), not(hasManaSymbol("X"))]),
                  and([hasManaSymbol("1"), compare("manaValue", "=", 1), not(hasManaSymbol("X"))]),
                ]),
              ]),
              { bind: 1 },
            ),
            move(bound(1), { zone: "battlefield" }),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gleaner of Two Fields {1}{R}
 * Sorcery
 * Return target instant card from your graveyard or exiled card with flashback you own to your hand.
 * Flashback {3}{R}
 */
export const GleanerOfTwoFields: Card = {
  format: 1,
  name: "Gleaner of Two Fields",
  layout: "normal",
  faces: [
    {
      name: "Gleaner of Two Fields",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([
                and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
                and([kind("card"), ownedBy(you), hasKeyword("flashback"), inZone("exile")]),
              ]),
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
 * Grave Measure {3}{G}
 * Sorcery
 * Create a green Fungus creature token with power equal to your life total and toughness equal to the number of cards in your hand.
 */
export const GraveMeasure: Card = {
  format: 1,
  name: "Grave Measure",
  layout: "normal",
  faces: [
    {
      name: "Grave Measure",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["green"],
            cardTypes: ["creature"],
            subtypes: ["Fungus"],
            power: playerStat("life", you),
            toughness: count(all(and([kind("card"), inZone("hand", you)]))),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Keeper of Fences {1}{W}
 * Enchantment
 * Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield, return that card to the battlefield.
 */
export const KeeperOfFences: Card = {
  format: 1,
  name: "Keeper of Fences",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Fences",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("land"), ownedBy(you)]), "battlefield", "graveyard", {
            cause: controlledBy(opponents),
          }),
          move(eventObjects("object"), { zone: "battlefield" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Kingfisher's Discount {1}{U}
 * Enchantment
 * Each instant and sorcery spell you cast costs {1} less to cast for each creature it targets.
 */
export const KingfishersDiscount: Card = {
  format: 1,
  name: "Kingfisher's Discount",
  layout: "normal",
  faces: [
    {
      name: "Kingfisher's Discount",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([kind("spell"), or([hasType("instant"), hasType("sorcery")]), controlledBy(you)]),
            "less",
            [mana(["1"])],
            { of: "spell", times: targetCount(each, { filter: hasType("creature") }) },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Measured Spark {X}{R}
 * Sorcery
 * Measured Spark deals X damage to any target.
 */
export const MeasuredSpark: Card = {
  format: 1,
  name: "Measured Spark",
  layout: "normal",
  faces: [
    {
      name: "Measured Spark",
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
 * Mourning Bell {2}{W}
 * Enchantment
 * At the beginning of your end step, if one or more creatures died this turn, you gain that much life.
 */
export const MourningBell: Card = {
  format: 1,
  name: "Mourning Bell",
  layout: "normal",
  faces: [
    {
      name: "Mourning Bell",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("end", you),
          gainLife(you, happenedTo(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn")),
          { condition: happened(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn") },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Office of Stamps {2}{W}
 * Enchantment
 * Activated abilities cost {2} more to activate unless they're mana abilities.
 */
export const OfficeOfStamps: Card = {
  format: 1,
  name: "Office of Stamps",
  layout: "normal",
  faces: [
    {
      name: "Office of Stamps",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([costChange(anything, "more", [mana(["2"])], { of: "nonmana ability" })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pump Room {1}
 * Artifact
 * {1}: You gain 1 life.
 */
export const PumpRoom: Card = {
  format: 1,
  name: "Pump Room",
  layout: "normal",
  faces: [
    {
      name: "Pump Room",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["1"])], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rousing Chime {1}
 * Artifact
 * {1}, {T}: Untap target creature that has an activated ability with {T} in its cost.
 */
export const RousingChime: Card = {
  format: 1,
  name: "Rousing Chime",
  layout: "normal",
  faces: [
    {
      name: "Rousing Chime",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["1"]), tapSelf], untap(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("creature"), hasAbility("activated with tap")]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sheltered Words {U}
 * Instant
 * Spells you control can't be countered by blue or black spells this turn.
 */
export const ShelteredWords: Card = {
  format: 1,
  name: "Sheltered Words",
  layout: "normal",
  faces: [
    {
      name: "Sheltered Words",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            all(and([kind("spell"), controlledBy(you)])),
            [cant("beCountered", { whom: and([or([hasColor("blue"), hasColor("black")]), kind("spell")]) })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shouted Refusal {R}
 * Instant
 * Counter target spell.
 */
export const ShoutedRefusal: Card = {
  format: 1,
  name: "Shouted Refusal",
  layout: "normal",
  faces: [
    {
      name: "Shouted Refusal",
      manaCost: ["R"],
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
 * Silencing Note {U}
 * Instant
 * Counter target spell.
 */
export const SilencingNote: Card = {
  format: 1,
  name: "Silencing Note",
  layout: "normal",
  faces: [
    {
      name: "Silencing Note",
      manaCost: ["U"],
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
 * Stoker of Small Fires {2}{R}
 * Creature — Elemental
 * If a red source you control would deal an amount of noncombat damage less than Stoker of Small Fires's power to an opponent, that source deals damage equal to Stoker of Small Fires's power instead.
 * 4/4
 */
export const StokerOfSmallFires: Card = {
  format: 1,
  name: "Stoker of Small Fires",
  layout: "normal",
  faces: [
    {
      name: "Stoker of Small Fires",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility([
          modifyAmount(
            damage(and([hasColor("red"), controlledBy(you)]), opponents, {
              combat: false,
              amount: { comparison: "<", value: statOf("power", self) },
            }),
            { set: statOf("power", self) },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sum of Ashes {3}{G}
 * Sorcery
 * Create a green Fungus creature token with base power and toughness each equal to your life total.
 */
export const SumOfAshes: Card = {
  format: 1,
  name: "Sum of Ashes",
  layout: "normal",
  faces: [
    {
      name: "Sum of Ashes",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["green"],
            cardTypes: ["creature"],
            subtypes: ["Fungus"],
            power: playerStat("life", you),
            toughness: playerStat("life", you),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sweep of Nets {4}{U}
 * Sorcery
 * Tap up to two target creatures.
 */
export const SweepOfNets: Card = {
  format: 1,
  name: "Sweep of Nets",
  layout: "normal",
  faces: [
    {
      name: "Sweep of Nets",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(tap(target(0)), { targets: [{ count: { min: 0, max: 2 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Swelling Orchard {2}{G}
 * Enchantment
 * Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.
 * Whenever you cast an instant or sorcery spell or activate an ability, if that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability. You may choose new targets for the copy.
 */
export const SwellingOrchard: Card = {
  format: 1,
  name: "Swelling Orchard",
  layout: "normal",
  faces: [
    {
      name: "Swelling Orchard",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), kind("permanent"), hasManaSymbol("X")])),
          setX(times(2, x), { of: eventObjects("object") }),
        ),
        triggered(
          eitherEvent([
            cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
            activates(you, kind("ability")),
          ]),
          copySpell(you, eventObjects("object"), { newTargets: true }),
          { condition: matches(eventObjects("object"), hasManaSymbol("X")) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tin Clerk {1}
 * Artifact Creature — Construct
 * 1/1
 */
export const TinClerk: Card = {
  format: 1,
  name: "Tin Clerk",
  layout: "normal",
  faces: [
    {
      name: "Tin Clerk",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Two Grudges {4}{R}
 * Instant
 * If you've been dealt damage by two or more creatures this turn, you may pay {R} rather than pay this spell's mana cost.
 * Two Grudges deals 4 damage to target creature.
 */
export const TwoGrudges: Card = {
  format: 1,
  name: "Two Grudges",
  layout: "normal",
  faces: [
    {
      name: "Two Grudges",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            alternativeCost(isOneOf(self), [mana(["R"])], {
              condition: compareQuantities(
                happenedTo(damage(hasType("creature"), you), "this turn", { of: "sources" }),
                ">=",
                2,
              ),
            }),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, 4, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twofold Pyre {1}{R}
 * Sorcery
 * Destroy all creatures.
 */
export const TwofoldPyre: Card = {
  format: 1,
  name: "Twofold Pyre",
  layout: "normal",
  faces: [
    {
      name: "Twofold Pyre",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AssayersField,
  BellowsOfBreath,
  BroadLantern,
  BrokerOfWindfalls,
  CinderToss,
  CountingVine,
  ElderOfMeasures,
  EmberTally,
  EvenReckoning,
  FieldForfeit,
  FinderOfTrifles,
  GleanerOfTwoFields,
  GraveMeasure,
  KeeperOfFences,
  KingfishersDiscount,
  MeasuredSpark,
  MourningBell,
  OfficeOfStamps,
  PumpRoom,
  RousingChime,
  ShelteredWords,
  ShoutedRefusal,
  SilencingNote,
  StokerOfSmallFires,
  SumOfAshes,
  SweepOfNets,
  SwellingOrchard,
  TinClerk,
  TwoGrudges,
  TwofoldPyre,
];
