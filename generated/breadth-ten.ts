// generated from cards/breadth-ten.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  allowPlay,
  among,
  and,
  anyOf,
  applies,
  asLongAs,
  asThough,
  attackDeclared,
  attacks,
  becomeCopy,
  beginningOf,
  bound,
  castFrom,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  compareQuantities,
  controlledBy,
  costChoice,
  costOnObjects,
  damage,
  dealDamage,
  defendingPlayer,
  discard,
  draw,
  each,
  eachPlayer,
  entersWith,
  eventPlayer,
  exists,
  fulfils,
  gainAbilities,
  gainLife,
  happened,
  happenedTo,
  hasColor,
  hasKeyword,
  hasSubtype,
  hasType,
  history,
  ifThen,
  inZone,
  isOneOf,
  keyword,
  kind,
  lifeForMana,
  loseLife,
  loyalty,
  mana,
  matches,
  may,
  move,
  notSo,
  oneOf,
  onlyIf,
  opponents,
  or,
  performed,
  playerStat,
  players,
  playersWho,
  plus,
  putCounters,
  reveal,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  timesPerTurn,
  topCards,
  triggered,
  triggersAgain,
  until,
  untilEvent,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { defender, evoke, flying } from "./keywords/index.ts";

/**
 * Brittle Brute {1}{R}
 * Creature — Ogre
 * 5/1
 */
export const BrittleBrute: Card = {
  format: 1,
  name: "Brittle Brute",
  layout: "normal",
  faces: [
    {
      name: "Brittle Brute",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 5,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chorus Shrine {2}{W}
 * Enchantment
 * If an ability of a creature you control triggers while you control two or more enchantments, that ability triggers an additional time.
 */
export const ChorusShrine: Card = {
  format: 1,
  name: "Chorus Shrine",
  layout: "normal",
  faces: [
    {
      name: "Chorus Shrine",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([triggersAgain(undefined, and([hasType("creature"), controlledBy(you)]))], {
          condition: exists(all(and([hasType("enchantment"), controlledBy(you)])), ">=", 2),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Clay Attendant {2}
 * Artifact Creature — Shapeshifter
 * As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.
 * 0/0
 */
export const ClayAttendant: Card = {
  format: 1,
  name: "Clay Attendant",
  layout: "normal",
  faces: [
    {
      name: "Clay Attendant",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: oneOf(you, [
              affect(self, [
                becomeCopy(self, {
                  except: [setTypes({ cardTypes: ["artifact", "creature"] }), setPT(3, 3)],
                }),
              ]),
              affect(self, [
                becomeCopy(self, {
                  except: [
                    setTypes({ cardTypes: ["artifact", "creature"] }),
                    gainAbilities([flying()]),
                    setPT(2, 2),
                  ],
                }),
              ]),
              affect(self, [
                becomeCopy(self, {
                  except: [
                    addTypes({ cardTypes: ["artifact", "creature"], subtypes: ["Wall"] }),
                    gainAbilities([defender()]),
                    setPT(1, 6),
                  ],
                }),
              ]),
            ]),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Clay Echo {1}{U}
 * Creature — Shapeshifter
 * You may have Clay Echo enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const ClayEcho: Card = {
  format: 1,
  name: "Clay Echo",
  layout: "normal",
  faces: [
    {
      name: "Clay Echo",
      manaCost: ["1", "U"],
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
 * Envious Keeper {R}
 * Creature — Human Wizard
 * {R}, {T}: Choose target opponent who had more life than you did as you activated this ability. Envious Keeper deals 2 damage to them.
 * 1/1
 */
export const EnviousKeeper: Card = {
  format: 1,
  name: "Envious Keeper",
  layout: "normal",
  faces: [
    {
      name: "Envious Keeper",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["R"]), tapSelf], dealDamage(self, 2, targetPlayers(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              players: playersWho(
                opponents,
                compareQuantities(playerStat("life", eachPlayer), ">", playerStat("life", you)),
              ),
              askedOnce: true,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Feast of Remembrance {W}
 * Enchantment
 * At the beginning of your end step, if one or more creatures died this turn, distribute that many +1/+1 counters among creatures you control.
 */
export const FeastOfRemembrance: Card = {
  format: 1,
  name: "Feast of Remembrance",
  layout: "normal",
  faces: [
    {
      name: "Feast of Remembrance",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("end", you),
          putCounters(
            "+1/+1",
            happenedTo(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn"),
            choose({ min: 0 }, and([hasType("creature"), controlledBy(you)])),
            { distributed: true },
          ),
          { condition: happened(zoneChange(hasType("creature"), "battlefield", "graveyard"), "this turn") },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gorged Wyrm {2}{B}
 * Creature — Dinosaur
 * As Gorged Wyrm enters, discard any number of creature cards. It enters with a flying counter on it if a card discarded this way has flying. The same is true for first strike and trample.
 * 2/2
 */
export const GorgedWyrm: Card = {
  format: 1,
  name: "Gorged Wyrm",
  layout: "normal",
  faces: [
    {
      name: "Gorged Wyrm",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dinosaur"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: discard(you, { min: 0 }, { filter: and([kind("card"), hasType("creature")]), bind: 1 }),
            also: [
              {
                condition: exists(all(and([kind("card"), isOneOf(bound(1)), hasKeyword("flying")]))),
                counters: [{ kind: "flying", count: 1 }],
              },
              {
                condition: exists(all(and([kind("card"), isOneOf(bound(1)), hasKeyword("first strike")]))),
                counters: [{ kind: "first strike", count: 1 }],
              },
              {
                condition: exists(all(and([kind("card"), isOneOf(bound(1)), hasKeyword("trample")]))),
                counters: [{ kind: "trample", count: 1 }],
              },
            ],
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grave Harrier {2}{B}
 * Creature — Shark
 * Whenever this creature deals combat damage to a player, put up to one target creature card from that player's graveyard onto the battlefield under your control. It enters tapped and attacking that player.
 * 3/3
 */
export const GraveHarrier: Card = {
  format: 1,
  name: "Grave Harrier",
  layout: "normal",
  faces: [
    {
      name: "Grave Harrier",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shark"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          move(target(0), { zone: "battlefield", tapped: true, attacking: eventPlayer, onlyPlayer: true }),
          {
            targets: [
              {
                count: { min: 0, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", eventPlayer)]),
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
 * Hedge Mourner {1}{W}
 * Creature — Elemental
 * When this creature enters, you gain 3 life.
 * Evoke—Exile a white card from your hand.
 * 2/2
 */
export const HedgeMourner: Card = {
  format: 1,
  name: "Hedge Mourner",
  layout: "normal",
  faces: [
    {
      name: "Hedge Mourner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3)),
        evoke([
          costOnObjects(
            "exile",
            costChoice({ min: 1, max: 1 }, and([hasColor("white"), kind("card")]), { from: "hand" }),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Host of Thorns {2}{G}
 * Creature — Elemental
 * Creature spells you cast from your hand gain evoke {1} as you cast them.
 * 3/3
 */
export const HostOfThorns: Card = {
  format: 1,
  name: "Host of Thorns",
  layout: "normal",
  faces: [
    {
      name: "Host of Thorns",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(
            all(
              and([
                kind("spell"),
                hasType("creature"),
                controlledBy(you),
                fulfils(castFrom(each, "hand", { of: you })),
              ]),
            ),
            [gainAbilities([evoke([mana(["1"])])])],
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ichor Broker {1}{B}
 * Creature — Horror
 * For each {B} in a cost, you may pay 2 life rather than pay that mana.
 * 2/2
 */
export const IchorBroker: Card = {
  format: 1,
  name: "Ichor Broker",
  layout: "normal",
  faces: [
    {
      name: "Ichor Broker",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([lifeForMana(you, "black")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loud Reaver {R}
 * Creature — Human Berserker
 * Boast — {1}: You gain 1 life.
 * 2/2
 */
export const LoudReaver: Card = {
  format: 1,
  name: "Loud Reaver",
  layout: "normal",
  faces: [
    {
      name: "Loud Reaver",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Berserker"],
      power: 2,
      toughness: 2,
      abilities: [
        keyword(
          "boast",
          [],
          [
            activated([mana(["1"])], gainLife(you, 1), {
              limits: [onlyIf(matches(self, history("attacked", "this turn"))), timesPerTurn(1)],
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Might Keeper {2}{G}
 * Creature — Dinosaur
 * Lethal damage dealt to creatures you control is determined by their power rather than their toughness.
 * 2/6
 */
export const MightKeeper: Card = {
  format: 1,
  name: "Might Keeper",
  layout: "normal",
  faces: [
    {
      name: "Might Keeper",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dinosaur"],
      power: 2,
      toughness: 6,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [asThough("lethalByPower")]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Muster Hall
 * Land
 * As this land enters, you may reveal a Soldier card from your hand. This land enters tapped unless you revealed a Soldier card this way or you control a Soldier.
 * {T}: Add {W}.
 */
export const MusterHall: Card = {
  format: 1,
  name: "Muster Hall",
  layout: "normal",
  faces: [
    {
      name: "Muster Hall",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: may(
              you,
              reveal(
                you,
                choose({ min: 1, max: 1 }, and([kind("card"), hasSubtype("Soldier"), inZone("hand", you)])),
                { bind: 1 },
              ),
            ),
            also: [
              {
                condition: notSo(
                  anyOf([
                    performed(1, { filter: and([kind("card"), hasSubtype("Soldier")]) }),
                    exists(all(and([hasSubtype("Soldier"), controlledBy(you)]))),
                  ]),
                ),
                tapped: true,
              },
            ],
          }),
        ]),
        activated([tapSelf], addMana(you, { symbols: ["W"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Night Toll {1}{B}{B}
 * Sorcery
 * Target opponent loses 5 life.
 */
export const NightToll: Card = {
  format: 1,
  name: "Night Toll",
  layout: "normal",
  faces: [
    {
      name: "Night Toll",
      manaCost: ["1", "B", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 5), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Oath of the Warden {1}{B}
 * Legendary Enchantment
 * Whenever an opponent attacks a planeswalker you control with one or more creatures, Oath of the Warden deals 2 damage to that player and you gain 2 life.
 */
export const OathOfTheWarden: Card = {
  format: 1,
  name: "Oath of the Warden",
  layout: "normal",
  faces: [
    {
      name: "Oath of the Warden",
      manaCost: ["1", "B"],
      supertypes: ["legendary"],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          attackDeclared(opponents, {
            withCreatures: hasType("creature"),
            whom: all(and([hasType("planeswalker"), controlledBy(you)])),
          }),
          sequence([dealDamage(self, 2, eventPlayer), gainLife(you, 2)]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Pale Toll {1}{B/P}
 * Sorcery
 * Target opponent loses 1 life.
 */
export const PaleToll: Card = {
  format: 1,
  name: "Pale Toll",
  layout: "normal",
  faces: [
    {
      name: "Pale Toll",
      manaCost: ["1", "B/P"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 1), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Paper Bear {1}
 * Artifact Creature — Bear
 * 2/2
 */
export const PaperBear: Card = {
  format: 1,
  name: "Paper Bear",
  layout: "normal",
  faces: [
    {
      name: "Paper Bear",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Plain Soldier {W}
 * Creature — Soldier
 * 2/2
 */
export const PlainSoldier: Card = {
  format: 1,
  name: "Plain Soldier",
  layout: "normal",
  faces: [
    {
      name: "Plain Soldier",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Prism Tailor {1}{U}
 * Creature — Human Wizard
 * {T}: Target creature becomes the color or colors of your choice until end of turn.
 * 1/3
 */
export const PrismTailor: Card = {
  format: 1,
  name: "Prism Tailor",
  layout: "normal",
  faces: [
    {
      name: "Prism Tailor",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 3,
      abilities: [
        activated(
          [tapSelf],
          sequence([
            chooseValue(you, "color", { any: true, once: true }),
            affect(target(0), [setColors("chosen")], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quick Ember {R}
 * Instant
 * Quick Ember deals 3 damage to any target.
 */
export const QuickEmber: Card = {
  format: 1,
  name: "Quick Ember",
  layout: "normal",
  faces: [
    {
      name: "Quick Ember",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
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
 * Quiet Choir {W}
 * Enchantment
 * As long as you have 20 or more life, if a triggered ability of a Bird you control triggers, that ability triggers an additional time.
 */
export const QuietChoir: Card = {
  format: 1,
  name: "Quiet Choir",
  layout: "normal",
  faces: [
    {
      name: "Quiet Choir",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([triggersAgain(undefined, and([hasSubtype("Bird"), controlledBy(you)]))], {
          condition: compareQuantities(playerStat("life", you), ">=", 20),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Road Marshal {1}{W}
 * Creature — Human Scout
 * Whenever Road Marshal attacks, reveal the top card of your library. If it's a creature card, put it onto the battlefield tapped and attacking defending player or a planeswalker they control. Otherwise, put that card into your hand.
 * 2/2
 */
export const RoadMarshal: Card = {
  format: 1,
  name: "Road Marshal",
  layout: "normal",
  faces: [
    {
      name: "Road Marshal",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            reveal(you, topCards(you, 1), { bind: 1 }),
            ifThen(
              matches(bound(1), and([kind("card"), hasType("creature")])),
              move(bound(1), { zone: "battlefield", tapped: true, attacking: defendingPlayer }),
              move(bound(1), { zone: "hand" }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Saga Singer {1}{R}
 * Creature — God
 * Creatures you control can boast twice during each of your turns rather than once.
 * 1/4
 */
export const SagaSinger: Card = {
  format: 1,
  name: "Saga Singer",
  layout: "normal",
  faces: [
    {
      name: "Saga Singer",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["God"],
      power: 1,
      toughness: 4,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [asThough("boastTwice")]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Studious Keeper {U}
 * Creature — Human Wizard
 * {U}, {T}: Choose target opponent who had at least two more cards in hand than you did as you activated this ability. Draw a card.
 * 1/1
 */
export const StudiousKeeper: Card = {
  format: 1,
  name: "Studious Keeper",
  layout: "normal",
  faces: [
    {
      name: "Studious Keeper",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["U"]), tapSelf], draw(you, 1), {
          targets: [
            {
              count: { min: 1, max: 1 },
              players: playersWho(
                opponents,
                compareQuantities(
                  playerStat("handSize", eachPlayer),
                  ">=",
                  plus([playerStat("handSize", you), 2]),
                ),
              ),
              askedOnce: true,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll Bird {W}
 * Creature — Bird
 * When this creature enters, you gain 1 life.
 * 1/1
 */
export const TollBird: Card = {
  format: 1,
  name: "Toll Bird",
  layout: "normal",
  faces: [
    {
      name: "Toll Bird",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tolling Emissary {2}{R}
 * Creature — Human Scout
 * When this creature enters, it deals 2 damage to each opponent.
 * {2}, Exile Tolling Emissary from your hand: Target land gains "{T}: Add {R}, {G}, or {W}" until Tolling Emissary is cast from exile. You may cast Tolling Emissary for as long as it remains exiled.
 * 3/2
 */
export const TollingEmissary: Card = {
  format: 1,
  name: "Tolling Emissary",
  layout: "normal",
  faces: [
    {
      name: "Tolling Emissary",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 3,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 2, opponents)),
        activated(
          [mana(["2"]), costOnObjects("exile", among(self, inZone("hand")))],
          sequence([
            affect(
              target(0),
              [
                gainAbilities([
                  activated([tapSelf], addMana(you, { symbols: ["R", "G", "W"], choose: "choice" })),
                ]),
              ],
              untilEvent(zoneChange(isOneOf(self), "exile", "stack")),
            ),
            allowPlay(you, self, "cast", asLongAs(matches(self, inZone("exile")))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }], zone: "hand" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * War Crier {2}{W}
 * Creature — Human Soldier
 * Whenever War Crier attacks, you may put a creature card from your hand onto the battlefield. If that card is an artifact card, it enters tapped and attacking.
 * 2/2
 */
export const WarCrier: Card = {
  format: 1,
  name: "War Crier",
  layout: "normal",
  faces: [
    {
      name: "War Crier",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          may(
            you,
            sequence([
              chooseObjects(
                you,
                choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), inZone("hand", you)])),
                { bind: 1 },
              ),
              ifThen(
                matches(bound(1), and([kind("card"), hasType("artifact")])),
                changeRules([entersWith(isOneOf(bound(1)), { tapped: true, attacking: true })]),
              ),
              move(bound(1), { zone: "battlefield" }, { bind: 1 }),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Warden of Ways {2}{W}
 * Legendary Planeswalker — Warden
 * +1: You gain 1 life.
 * Loyalty: 4
 */
export const WardenOfWays: Card = {
  format: 1,
  name: "Warden of Ways",
  layout: "normal",
  faces: [
    {
      name: "Warden of Ways",
      manaCost: ["2", "W"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Warden"],
      loyalty: 4,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Winged Drake {U}
 * Creature — Drake
 * Flying
 * 1/1
 */
export const WingedDrake: Card = {
  format: 1,
  name: "Winged Drake",
  layout: "normal",
  faces: [
    {
      name: "Winged Drake",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Drake"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BrittleBrute,
  ChorusShrine,
  ClayAttendant,
  ClayEcho,
  EnviousKeeper,
  FeastOfRemembrance,
  GorgedWyrm,
  GraveHarrier,
  HedgeMourner,
  HostOfThorns,
  IchorBroker,
  LoudReaver,
  MightKeeper,
  MusterHall,
  NightToll,
  OathOfTheWarden,
  PaleToll,
  PaperBear,
  PlainSoldier,
  PrismTailor,
  QuickEmber,
  QuietChoir,
  RoadMarshal,
  SagaSinger,
  StudiousKeeper,
  TollBird,
  TollingEmissary,
  WarCrier,
  WardenOfWays,
  WingedDrake,
];
