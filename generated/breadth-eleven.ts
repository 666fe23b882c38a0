// generated from cards/breadth-eleven.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  addMana,
  affect,
  again,
  all,
  alternativeCost,
  among,
  amount,
  and,
  anything,
  applies,
  bound,
  castCards,
  castFrom,
  changeControl,
  changeRules,
  choose,
  compare,
  compareQuantities,
  controlledBy,
  copySpell,
  costChange,
  costChoice,
  costOnObjects,
  count,
  dealDamage,
  destroy,
  draw,
  each,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  forEach,
  fulfils,
  gainLife,
  getCounters,
  hasCounter,
  hasType,
  history,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lookAt,
  loseAbilities,
  loseLife,
  mana,
  matches,
  may,
  mill,
  move,
  not,
  notSo,
  opponents,
  or,
  otherThan,
  payLife,
  performed,
  playerStat,
  players,
  prevent,
  process,
  removeCounters,
  replace,
  reveal,
  self,
  sequence,
  shares,
  spell,
  staticAbility,
  surveil,
  tapSelf,
  target,
  targetCount,
  targetPlayers,
  times,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flash, haste, hexproofWithQuality, madness, protection } from "./keywords/index.ts";

/**
 * Quagga Amplifier {3}
 * Artifact
 * {2}, {T}: You get {E}{E}.
 * {T}: Double the number of each kind of counter you have.
 */
export const QuaggaAmplifier: Card = {
  format: 1,
  name: "Quagga Amplifier",
  layout: "normal",
  faces: [
    {
      name: "Quagga Amplifier",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["2"]), tapSelf], getCounters(you, "energy", 2)),
        activated(
          [tapSelf],
          sequence([
            getCounters(you, "energy", playerStat("life", you, { counters: "energy" })),
            getCounters(you, "experience", playerStat("life", you, { counters: "experience" })),
            getCounters(you, "poison", playerStat("life", you, { counters: "poison" })),
            getCounters(you, "rad", playerStat("life", you, { counters: "rad" })),
            getCounters(you, "ticket", playerStat("life", you, { counters: "ticket" })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Archer {1}{R}
 * Creature — Human Archer
 * {T}: This creature deals 2 damage to target creature.
 * 1/1
 */
export const QuaggaArcher: Card = {
  format: 1,
  name: "Quagga Archer",
  layout: "normal",
  faces: [
    {
      name: "Quagga Archer",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Archer"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quagga Bear {1}{G}
 * Creature — Bear
 * 2/2
 */
export const QuaggaBear: Card = {
  format: 1,
  name: "Quagga Bear",
  layout: "normal",
  faces: [
    {
      name: "Quagga Bear",
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
 * Quagga Bluff
 * Land
 * {T}: Add {R}.
 * {T}: You gain 1 life.
 */
export const QuaggaBluff: Card = {
  format: 1,
  name: "Quagga Bluff",
  layout: "normal",
  faces: [
    {
      name: "Quagga Bluff",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" })),
        activated([tapSelf], gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Bolt {R}
 * Instant
 * Quagga Bolt deals 3 damage to target creature.
 */
export const QuaggaBolt: Card = {
  format: 1,
  name: "Quagga Bolt",
  layout: "normal",
  faces: [
    {
      name: "Quagga Bolt",
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
 * Quagga Census {1}{G}
 * Sorcery
 * Reveal the top three cards of your library. You may put any number of land cards from among them onto the battlefield. Put the rest into your graveyard. If you put no cards onto the battlefield this way, you gain 3 life. If you put two or more lands onto the battlefield this way, you draw a card.
 */
export const QuaggaCensus: Card = {
  format: 1,
  name: "Quagga Census",
  layout: "normal",
  faces: [
    {
      name: "Quagga Census",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 3), { bind: 1 }),
            may(
              you,
              move(
                choose({ min: 0 }, and([kind("card"), hasType("land")]), { from: bound(1) }),
                { zone: "battlefield" },
                { bind: 2 },
              ),
            ),
            move(among(bound(1), otherThan(bound(2))), { zone: "graveyard" }),
            ifThen(notSo(performed(2)), gainLife(you, 3)),
            ifThen(compareQuantities(amount(2, { filter: hasType("land") }), ">=", 2), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quagga Drake {3}{U}
 * Creature — Drake
 * Hexproof from activated and triggered abilities
 * 2/2
 */
export const QuaggaDrake: Card = {
  format: 1,
  name: "Quagga Drake",
  layout: "normal",
  faces: [
    {
      name: "Quagga Drake",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Drake"],
      power: 2,
      toughness: 2,
      abilities: [
        hexproofWithQuality(and([or([abilityKind("activated"), abilityKind("triggered")]), kind("ability")])),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Echoes {3}{U}
 * Sorcery
 * Exile up to three target instant cards from your graveyard and copy them. You may cast up to two of the copies without paying their mana costs.
 */
export const QuaggaEchoes: Card = {
  format: 1,
  name: "Quagga Echoes",
  layout: "normal",
  faces: [
    {
      name: "Quagga Echoes",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            copySpell(you, target(0), { bind: 1 }),
            may(
              you,
              castCards(you, choose({ min: 0, max: 2 }, anything, { from: bound(1) }), "cast", {
                free: true,
              }),
            ),
          ]),
          {
            targets: [
              {
                count: { min: 0, max: 3 },
                objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
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
 * Quagga Eclipse {2}{R}
 * Enchantment
 * All lands lose all abilities except mana abilities.
 */
export const QuaggaEclipse: Card = {
  format: 1,
  name: "Quagga Eclipse",
  layout: "normal",
  faces: [
    {
      name: "Quagga Eclipse",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("land")), [loseAbilities("nonmana")])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Elder {3}{B}
 * Creature — Elder Demon
 * When this creature enters, exile cards from the top of your library until you exile a nonland card, then put that card into your hand. If the card's mana value is 4 or greater, repeat this process. Quagga Elder deals 1 damage to you for each card put into your hand this way.
 * 4/4
 */
export const QuaggaElder: Card = {
  format: 1,
  name: "Quagga Elder",
  layout: "normal",
  faces: [
    {
      name: "Quagga Elder",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elder", "Demon"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            process(
              sequence([
                lookAt(you, topCards(you, 1), {
                  until: and([not(hasType("land")), kind("card")]),
                  bind: 1,
                  bindFound: 2,
                }),
                exile(bound(1), { oneByOne: true }),
                move(bound(2), { zone: "hand" }, { bind: 3 }),
                ifThen(matches(bound(2), compare("manaValue", ">=", 4)), again),
              ]),
            ),
            dealDamage(self, count(all(and([kind("card"), inZone("hand", you), isOneOf(bound(3))]))), you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Falcon {U}
 * Creature — Bird
 * When this creature enters, target opponent gains control of any number of target permanents you control. Draw a card for each one they gained control of this way.
 * 1/1
 */
export const QuaggaFalcon: Card = {
  format: 1,
  name: "Quagga Falcon",
  layout: "normal",
  faces: [
    {
      name: "Quagga Falcon",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            affect(target(1), [changeControl(targetPlayers(0))], undefined, { bind: 1 }),
            draw(you, count(bound(1, { affected: true }))),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, players: opponents },
              { count: { min: 0 }, objects: and([kind("permanent"), controlledBy(you)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Halls {2}
 * Enchantment
 * Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.
 */
export const QuaggaHalls: Card = {
  format: 1,
  name: "Quagga Halls",
  layout: "normal",
  faces: [
    {
      name: "Quagga Halls",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(kind("spell"), [
            costOnObjects(
              "discard",
              costChoice({ min: 1, max: 1 }, and([kind("card"), shares("color", self)])),
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Ledger {2}{U}
 * Sorcery
 * Target player mills three cards, then you draw a card for each land card put into that graveyard this way.
 */
export const QuaggaLedger: Card = {
  format: 1,
  name: "Quagga Ledger",
  layout: "normal",
  faces: [
    {
      name: "Quagga Ledger",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(targetPlayers(0), 3, { bind: 1 }),
            draw(
              you,
              count(all(and([kind("card"), hasType("land"), inZone("graveyard"), isOneOf(bound(1))]))),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quagga Purge {B}{B}
 * Sorcery
 * This spell costs 3 life more to cast for each target.
 * Destroy any number of target creatures.
 */
export const QuaggaPurge: Card = {
  format: 1,
  name: "Quagga Purge",
  layout: "normal",
  faces: [
    {
      name: "Quagga Purge",
      manaCost: ["B", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [costChange(isOneOf(self), "more", [payLife(3)], { of: "spell", times: targetCount(self) })],
          { zone: "stack" },
        ),
        spell(destroy(target(0)), { targets: [{ count: { min: 0 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Revenant {2}{B}
 * Creature — Spirit
 * When this creature enters, surveil 2. Then for each card you put on top of your library, you draw a card and you lose 3 life.
 * 2/2
 */
export const QuaggaRevenant: Card = {
  format: 1,
  name: "Quagga Revenant",
  layout: "normal",
  faces: [
    {
      name: "Quagga Revenant",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            surveil(you, 2, { bind: 1 }),
            forEach(
              all(and([kind("card"), inZone("library", you), isOneOf(bound(1))])),
              sequence([draw(you, 1), loseLife(you, 3)]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Rummager {0}
 * Artifact
 * {T}, Discard a card: You gain 1 life.
 */
export const QuaggaRummager: Card = {
  format: 1,
  name: "Quagga Rummager",
  layout: "normal",
  faces: [
    {
      name: "Quagga Rummager",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))],
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quagga Scout {W}
 * Creature — Human Scout
 * Flash
 * Haste
 * {0}, {T}: This creature deals 2 damage to target creature an opponent controls.
 * 2/2
 */
export const QuaggaScout: Card = {
  format: 1,
  name: "Quagga Scout",
  layout: "normal",
  faces: [
    {
      name: "Quagga Scout",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        flash(),
        haste(),
        activated([mana(["0"]), tapSelf], dealDamage(self, 2, target(0)), {
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
 * Quagga Sexton {2}{B}
 * Creature — Human Cleric
 * When this creature enters, surveil 2. You gain 2 life for each creature card put into your graveyard this way.
 * 2/2
 */
export const QuaggaSexton: Card = {
  format: 1,
  name: "Quagga Sexton",
  layout: "normal",
  faces: [
    {
      name: "Quagga Sexton",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            surveil(you, 2, { bind: 1 }),
            gainLife(
              you,
              times(
                2,
                count(
                  all(and([kind("card"), hasType("creature"), inZone("graveyard", you), isOneOf(bound(1))])),
                ),
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
 * Quagga Swarm {2}{B}
 * Creature — Insect Mutant
 * This creature enters with three +1/+1 counters on it.
 * If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage, remove that many +1/+1 counters from it, then give each player a rad counter for each +1/+1 counter removed this way.
 * 0/1
 */
export const QuaggaSwarm: Card = {
  format: 1,
  name: "Quagga Swarm",
  layout: "normal",
  faces: [
    {
      name: "Quagga Swarm",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect", "Mutant"],
      power: 0,
      toughness: 1,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 3 }] })]),
        staticAbility(
          [
            prevent({
              to: self,
              then: sequence([
                removeCounters("+1/+1", { min: eventAmount, max: eventAmount }, self, { bind: 1 }),
                getCounters(players, "rad", amount(1)),
              ]),
            }),
          ],
          { condition: matches(self, hasCounter("+1/+1")) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quagga Titan {6}
 * Creature — Eldrazi
 * Protection from permanents that were cast this turn
 * Madness—Pay six {C}.
 * 6/6
 */
export const QuaggaTitan: Card = {
  format: 1,
  name: "Quagga Titan",
  layout: "normal",
  faces: [
    {
      name: "Quagga Titan",
      manaCost: ["6"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Eldrazi"],
      power: 6,
      toughness: 6,
      abilities: [
        protection(and([kind("permanent"), history("entered", "this turn"), fulfils(castFrom(each))])),
        madness([mana(["C", "C", "C", "C", "C", "C"])]),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Quagga Torch {R}
 * Instant
 * Quagga Torch deals 2 damage to target creature. If a permanent dealt damage by Quagga Torch would die this turn, exile it instead.
 */
export const QuaggaTorch: Card = {
  format: 1,
  name: "Quagga Torch",
  layout: "normal",
  faces: [
    {
      name: "Quagga Torch",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 2, target(0)),
            changeRules(
              [
                replace(
                  zoneChange(
                    and([kind("permanent"), history("was dealt damage", "this turn", { by: self })]),
                    "battlefield",
                    "graveyard",
                  ),
                  exile(eventObjects("object")),
                ),
              ],
              until("end of turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quagga Wastes
 * Land
 * {T}: Add {C}.
 */
export const QuaggaWastes: Card = {
  format: 1,
  name: "Quagga Wastes",
  layout: "normal",
  faces: [
    {
      name: "Quagga Wastes",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  QuaggaAmplifier,
  QuaggaArcher,
  QuaggaBear,
  QuaggaBluff,
  QuaggaBolt,
  QuaggaCensus,
  QuaggaDrake,
  QuaggaEchoes,
  QuaggaEclipse,
  QuaggaElder,
  QuaggaFalcon,
  QuaggaHalls,
  QuaggaLedger,
  QuaggaPurge,
  QuaggaRevenant,
  QuaggaRummager,
  QuaggaScout,
  QuaggaSexton,
  QuaggaSwarm,
  QuaggaTitan,
  QuaggaTorch,
  QuaggaWastes,
];
