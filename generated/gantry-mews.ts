// generated from cards/gantry-mews.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  allOf,
  alternativeCost,
  among,
  and,
  applies,
  attacks,
  bound,
  cast,
  changeRules,
  choose,
  chooseObjects,
  compare,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  count,
  createTokens,
  dealDamage,
  discard,
  distinct,
  draw,
  each,
  eachPlayer,
  entersWith,
  exile,
  forEachPlayer,
  gainAbilities,
  gainLife,
  getCounters,
  happened,
  happenedTo,
  hasManaSymbol,
  hasSubtype,
  hasSupertype,
  hasType,
  host,
  ifThen,
  inZone,
  involved,
  isOneOf,
  isStep,
  isTurn,
  kind,
  loseAbilities,
  loseLife,
  loseTypes,
  mana,
  may,
  modal,
  modifyPT,
  move,
  nextCast,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  performed,
  players,
  playersWho,
  plus,
  putCounters,
  reflexive,
  sacrifice,
  sacrifices,
  search,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  shuffle,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  times,
  triggered,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, equip, haste, protection, vigilance } from "./keywords/index.ts";

/**
 * Mews Almanac {W}
 * Sorcery
 * If you've cast both a creature spell and a noncreature spell this turn, you gain 4 life.
 */
export const MewsAlmanac: Card = {
  format: 1,
  name: "Mews Almanac",
  layout: "normal",
  faces: [
    {
      name: "Mews Almanac",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            allOf([
              happened(cast(you, and([kind("spell"), hasType("creature")])), "this turn"),
              happened(cast(you, and([not(hasType("creature")), kind("spell")])), "this turn"),
            ]),
            gainLife(you, 4),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Arbiter {W}
 * Sorcery
 * Choose one or both. Each mode must target a different player.
 * • Target player gains 3 life.
 * • Target player loses 2 life.
 */
export const MewsArbiter: Card = {
  format: 1,
  name: "Mews Arbiter",
  layout: "normal",
  faces: [
    {
      name: "Mews Arbiter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal(
            { min: 1, max: 2 },
            [
              {
                targets: [{ count: { min: 1, max: 1 }, players: players }],
                effect: gainLife(targetPlayers(0), 3),
              },
              {
                targets: [{ count: { min: 1, max: 1 }, players: players }],
                effect: loseLife(targetPlayers(0), 2),
              },
            ],
            { differentPlayers: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Armory {W}
 * Sorcery
 * You may put any number of artifact cards from your hand onto the battlefield. When you put one or more artifacts onto the battlefield this way, target player loses 2 life.
 */
export const MewsArmory: Card = {
  format: 1,
  name: "Mews Armory",
  layout: "normal",
  faces: [
    {
      name: "Mews Armory",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              move(
                choose({ min: 0 }, and([kind("card"), hasType("artifact"), inZone("hand", you)])),
                { zone: "battlefield" },
                { bind: 1 },
              ),
            ),
            ifThen(
              performed(1, { filter: hasType("artifact") }),
              reflexive(1, {
                targets: [{ count: { min: 1, max: 1 }, players: players }],
                effect: loseLife(targetPlayers(0), 2),
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Blight {B}
 * Sorcery
 * Target player gets a number of poison counters equal to the number of creatures they control.
 */
export const MewsBlight: Card = {
  format: 1,
  name: "Mews Blight",
  layout: "normal",
  faces: [
    {
      name: "Mews Blight",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          getCounters(
            targetPlayers(0),
            "poison",
            count(all(and([hasType("creature"), controlledBy(targetPlayers(0))]))),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Census {W}
 * Sorcery
 * You gain 1 life for each permanent type among cards in your graveyard.
 */
export const MewsCensus: Card = {
  format: 1,
  name: "Mews Census",
  layout: "normal",
  faces: [
    {
      name: "Mews Census",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(gainLife(you, distinct("permanentType", all(and([kind("card"), inZone("graveyard", you)]))))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Coiner {W}
 * Sorcery
 * Create two 1/1 white Human creature tokens. You gain X life, where X is the number of tokens you created this turn.
 */
export const MewsCoiner: Card = {
  format: 1,
  name: "Mews Coiner",
  layout: "normal",
  faces: [
    {
      name: "Mews Coiner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(you, 2, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Human"],
            }),
            gainLife(
              you,
              happenedTo(
                zoneChange(and([kind("token"), controlledBy(you)]), "outside", "battlefield"),
                "this turn",
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Colossus {6}{G}
 * Creature — Golem
 * 6/6
 */
export const MewsColossus: Card = {
  format: 1,
  name: "Mews Colossus",
  layout: "normal",
  faces: [
    {
      name: "Mews Colossus",
      manaCost: ["6", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Golem"],
      power: 6,
      toughness: 6,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Curfew {1}
 * Artifact
 * During your end step, creatures you control get +1/+1.
 */
export const MewsCurfew: Card = {
  format: 1,
  name: "Mews Curfew",
  layout: "normal",
  faces: [
    {
      name: "Mews Curfew",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)])], {
          condition: isStep(["end"], { of: you }),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Elixir {1}
 * Artifact
 * {T}, Exile this artifact: Shuffle all nonland cards from your graveyard into your library. You gain life equal to the number of cards shuffled into your library this way.
 */
export const MewsElixir: Card = {
  format: 1,
  name: "Mews Elixir",
  layout: "normal",
  faces: [
    {
      name: "Mews Elixir",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("exile", self)],
          sequence([
            shuffle(you, all(and([not(hasType("land")), kind("card"), inZone("graveyard", you)])), {
              bind: 1,
            }),
            gainLife(you, count(all(and([kind("card"), ownedBy(you), isOneOf(bound(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Fallout {R}
 * Sorcery
 * Each player may discard up to three cards. Mews Fallout deals damage to each player equal to 3 minus the number of cards they discarded this way.
 */
export const MewsFallout: Card = {
  format: 1,
  name: "Mews Fallout",
  layout: "normal",
  faces: [
    {
      name: "Mews Fallout",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(players, may(eachPlayer, discard(eachPlayer, { min: 0, max: 3 }, { bind: 1 }))),
            dealDamage(
              self,
              plus([
                3,
                times(-1, count(all(and([kind("card"), isOneOf(among(bound(1), ownedBy(eachPlayer)))])))),
              ]),
              players,
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mews Foundling {G}
 * Creature — Kithkin
 * {G}: This creature becomes a Kithkin Avatar with base power and toughness 7/8 and protection from each of your opponents.
 * 1/1
 */
export const MewsFoundling: Card = {
  format: 1,
  name: "Mews Foundling",
  layout: "normal",
  faces: [
    {
      name: "Mews Foundling",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Kithkin"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["G"])],
          affect(self, [
            setTypes({ subtypes: ["Kithkin", "Avatar"] }),
            gainAbilities([protection(opponents)]),
            setPT(7, 8),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mews Furnace {1}
 * Artifact
 * Sacrifice a creature: Add {C}.
 */
export const MewsFurnace: Card = {
  format: 1,
  name: "Mews Furnace",
  layout: "normal",
  faces: [
    {
      name: "Mews Furnace",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          addMana(you, { symbols: ["C"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Hatchling {X}{G}
 * Creature — Hydra
 * This creature enters with X +1/+1 counters on it.
 * 0/0
 */
export const MewsHatchling: Card = {
  format: 1,
  name: "Mews Hatchling",
  layout: "normal",
  faces: [
    {
      name: "Mews Hatchling",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Hydra"],
      power: 0,
      toughness: 0,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Haven
 * Land
 * {T}: Add {C}.
 * {1}: This land becomes a 3/3 creature with vigilance and all creature types until end of turn. It's still a land.
 */
export const MewsHaven: Card = {
  format: 1,
  name: "Mews Haven",
  layout: "normal",
  faces: [
    {
      name: "Mews Haven",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" })),
        activated(
          [mana(["1"])],
          affect(
            self,
            [
              addTypes({ cardTypes: ["creature"] }),
              addTypes({ every: "creatureType" }),
              gainAbilities([vigilance()]),
              setPT(3, 3),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mews Homecoming {U}
 * Sorcery
 * Return all creatures to their owners' hands. You gain 1 life for each card returned to your hand this way.
 */
export const MewsHomecoming: Card = {
  format: 1,
  name: "Mews Homecoming",
  layout: "normal",
  faces: [
    {
      name: "Mews Homecoming",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(all(hasType("creature")), { zone: "hand" }, { bind: 1 }),
            gainLife(you, count(all(and([kind("card"), ownedBy(you), isOneOf(bound(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Ledger {3}{U}
 * Sorcery
 * Draw a card.
 */
export const MewsLedger: Card = {
  format: 1,
  name: "Mews Ledger",
  layout: "normal",
  faces: [
    {
      name: "Mews Ledger",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Lever {1}
 * Artifact
 * {2}, {T}: You gain 1 life. This ability costs {2} less to activate during your turn.
 */
export const MewsLever: Card = {
  format: 1,
  name: "Mews Lever",
  layout: "normal",
  faces: [
    {
      name: "Mews Lever",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["2"]), tapSelf], gainLife(you, 1), {
          reduction: { costs: [mana(["2"])], condition: isTurn(you) },
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Masquerade {W}
 * Enchantment — Aura
 * Enchant permanent
 * Enchanted permanent is a colorless Food artifact with "{T}: You gain 1 life" and loses all other card types and abilities.
 */
export const MewsMasquerade: Card = {
  format: 1,
  name: "Mews Masquerade",
  layout: "normal",
  faces: [
    {
      name: "Mews Masquerade",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(kind("permanent")),
        staticAbility([
          applies(host, [
            loseAbilities("all"),
            setTypes({ cardTypes: ["artifact"], subtypes: ["Food"], loseOthers: true }),
            setColors([]),
            gainAbilities([activated([tapSelf], gainLife(you, 1))]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Moon {U}
 * Enchantment
 * Lands your opponents control lose all land types and abilities, and they gain "{T}: Add {C}."
 */
export const MewsMoon: Card = {
  format: 1,
  name: "Mews Moon",
  layout: "normal",
  faces: [
    {
      name: "Mews Moon",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("land"), controlledBy(opponents)])), [
            loseTypes({ every: "landType" }),
            loseAbilities("all"),
            gainAbilities([activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mews Muster {W}
 * Sorcery
 * You may put a card from your hand onto the battlefield. If a Human enters this way, it enters with an additional +1/+1 counter on it.
 */
export const MewsMuster: Card = {
  format: 1,
  name: "Mews Muster",
  layout: "normal",
  faces: [
    {
      name: "Mews Muster",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          may(
            you,
            sequence([
              chooseObjects(you, choose({ min: 1, max: 1 }, and([kind("card"), inZone("hand", you)])), {
                bind: 1,
              }),
              changeRules([
                entersWith(and([isOneOf(bound(1)), hasSubtype("Human")]), {
                  counters: [{ kind: "+1/+1", count: 1 }],
                }),
              ]),
              move(bound(1), { zone: "battlefield" }, { bind: 1 }),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Orator {U}
 * Sorcery
 * You gain X life, where X is the greatest mana value among other spells you've cast this turn.
 */
export const MewsOrator: Card = {
  format: 1,
  name: "Mews Orator",
  layout: "normal",
  faces: [
    {
      name: "Mews Orator",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          gainLife(
            you,
            statOf("manaValue", involved(cast(you, otherThan(self)), "this turn"), { combine: "greatest" }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Patron {G}
 * Sorcery
 * The next creature spell you cast this turn can be cast without paying its mana cost.
 */
export const MewsPatron: Card = {
  format: 1,
  name: "Mews Patron",
  layout: "normal",
  faces: [
    {
      name: "Mews Patron",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [alternativeCost(nextCast(you, and([kind("spell"), hasType("creature")])), [mana(["0"])])],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mews Prodigy {U}
 * Creature — Human Wizard
 * {T}: The next instant or sorcery spell you cast this turn costs {X} less to cast, where X is the number of Wizards you control as this ability resolves.
 * 1/1
 */
export const MewsProdigy: Card = {
  format: 1,
  name: "Mews Prodigy",
  layout: "normal",
  faces: [
    {
      name: "Mews Prodigy",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          changeRules([
            costChange(
              nextCast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
              "less",
              [mana(["1"], { times: count(all(and([hasSubtype("Wizard"), controlledBy(you)]))) })],
              { of: "spell" },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mews Provoker {R}
 * Sorcery
 * Choose one or more. Each mode must target a different player.
 * • Target opponent loses 1 life.
 * • Target opponent loses 5 life.
 */
export const MewsProvoker: Card = {
  format: 1,
  name: "Mews Provoker",
  layout: "normal",
  faces: [
    {
      name: "Mews Provoker",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal(
            { min: 1, max: 2 },
            [
              {
                targets: [{ count: { min: 1, max: 1 }, players: opponents }],
                effect: loseLife(targetPlayers(0), 1),
              },
              {
                targets: [{ count: { min: 1, max: 1 }, players: opponents }],
                effect: loseLife(targetPlayers(0), 5),
              },
            ],
            { differentPlayers: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Rally {W}
 * Sorcery
 * Return target card from your graveyard to the battlefield. If a creature enters this way, it enters with an additional +1/+1 counter on it.
 */
export const MewsRally: Card = {
  format: 1,
  name: "Mews Rally",
  layout: "normal",
  faces: [
    {
      name: "Mews Rally",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules([
              entersWith(and([isOneOf(target(0)), hasType("creature")]), {
                counters: [{ kind: "+1/+1", count: 1 }],
              }),
            ]),
            move(target(0), { zone: "battlefield" }),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard", you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Recall {U}
 * Sorcery
 * Return up to two target permanents to their owners' hands. You gain 1 life for each permanent returned to its owner's hand this way.
 */
export const MewsRecall: Card = {
  format: 1,
  name: "Mews Recall",
  layout: "normal",
  faces: [
    {
      name: "Mews Recall",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(target(0), { zone: "hand" }, { bind: 1 }),
            gainLife(you, count(all(and([kind("permanent"), isOneOf(bound(1))])))),
          ]),
          { targets: [{ count: { min: 0, max: 2 }, objects: kind("permanent") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Reckoning {1}{W}
 * Sorcery
 * You gain 2 life for each creature you attacked with this turn. Each opponent you attacked this turn loses 1 life.
 */
export const MewsReckoning: Card = {
  format: 1,
  name: "Mews Reckoning",
  layout: "normal",
  faces: [
    {
      name: "Mews Reckoning",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            gainLife(
              you,
              times(2, happenedTo(attacks(and([hasType("creature"), controlledBy(you)])), "this turn")),
            ),
            loseLife(
              playersWho(opponents, happened(attacks(controlledBy(you), { whom: eachPlayer }), "this turn")),
              1,
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mews Recruit {W}
 * Creature — Human Soldier
 * 1/1
 */
export const MewsRecruit: Card = {
  format: 1,
  name: "Mews Recruit",
  layout: "normal",
  faces: [
    {
      name: "Mews Recruit",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Regalia {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+0, has "Whenever this creature attacks, you gain 1 life," and is a Knight in addition to its other types.
 * Equip {1}
 */
export const MewsRegalia: Card = {
  format: 1,
  name: "Mews Regalia",
  layout: "normal",
  faces: [
    {
      name: "Mews Regalia",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([
          applies(host, [
            modifyPT(1, 0),
            gainAbilities([triggered(attacks(isOneOf(self)), gainLife(you, 1))]),
            addTypes({ subtypes: ["Knight"] }),
          ]),
        ]),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Revenant {B}
 * Legendary Creature — Spirit
 * When Mews Revenant dies, return her to the battlefield under her owner's control with a +1/+1 counter on her. She loses all abilities and gains haste.
 * 1/1
 */
export const MewsRevenant: Card = {
  format: 1,
  name: "Mews Revenant",
  layout: "normal",
  faces: [
    {
      name: "Mews Revenant",
      manaCost: ["B"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            move(self, {
              zone: "battlefield",
              under: ownerOf(each),
              counters: [{ kind: "+1/+1", count: 1 }],
            }),
            affect(self, [loseAbilities("all"), gainAbilities([haste()])]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mews Spigot {1}
 * Artifact
 * {T}: Add {C}{C}. Spend this mana only to cast creature spells with mana value 5 or greater or creature spells with {X} in their mana costs.
 */
export const MewsSpigot: Card = {
  format: 1,
  name: "Mews Spigot",
  layout: "normal",
  faces: [
    {
      name: "Mews Spigot",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["C", "C"], choose: "fixed" },
            {
              onlyFor: {
                spells: or([
                  and([kind("spell"), hasType("creature"), compare("manaValue", ">=", 5)]),
                  and([kind("spell"), hasType("creature"), hasManaSymbol("X")]),
                ]),
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
 * Mews Surveyor {G}
 * Sorcery
 * Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. When you search your library this way, put a +1/+1 counter on target creature you control.
 */
export const MewsSurveyor: Card = {
  format: 1,
  name: "Mews Surveyor",
  layout: "normal",
  faces: [
    {
      name: "Mews Surveyor",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(you, { min: 1, max: 1 }, and([hasSupertype("basic"), kind("card"), hasType("land")]), {
              bind: 1,
            }),
            move(bound(1), { zone: "battlefield", tapped: true }),
            shuffle(you),
            reflexive(1, {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              ],
              effect: putCounters("+1/+1", 1, target(0)),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mews Tide {B}
 * Sorcery
 * Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.
 */
export const MewsTide: Card = {
  format: 1,
  name: "Mews Tide",
  layout: "normal",
  faces: [
    {
      name: "Mews Tide",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              exile(all(and([kind("card"), hasType("creature"), inZone("graveyard", eachPlayer)])), {
                who: eachPlayer,
                bind: 1,
              }),
            ),
            forEachPlayer(
              players,
              sacrifice(eachPlayer, all(and([hasType("creature"), controlledBy(eachPlayer)]))),
            ),
            forEachPlayer(
              players,
              move(
                among(among(bound(1), ownedBy(eachPlayer)), kind("card")),
                { zone: "battlefield" },
                { who: eachPlayer },
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
 * Mews Toll {B}
 * Sorcery
 * This spell costs {1} less to cast for each permanent sacrificed this turn.
 * Each opponent loses 1 life for each permanent sacrificed this turn.
 */
export const MewsToll: Card = {
  format: 1,
  name: "Mews Toll",
  layout: "normal",
  faces: [
    {
      name: "Mews Toll",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["1"])], {
              of: "spell",
              times: happenedTo(sacrifices(players, kind("permanent")), "this turn"),
            }),
          ],
          { zone: "stack" },
        ),
        spell(loseLife(opponents, happenedTo(sacrifices(players, kind("permanent")), "this turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  MewsAlmanac,
  MewsArbiter,
  MewsArmory,
  MewsBlight,
  MewsCensus,
  MewsCoiner,
  MewsColossus,
  MewsCurfew,
  MewsElixir,
  MewsFallout,
  MewsFoundling,
  MewsFurnace,
  MewsHatchling,
  MewsHaven,
  MewsHomecoming,
  MewsLedger,
  MewsLever,
  MewsMasquerade,
  MewsMoon,
  MewsMuster,
  MewsOrator,
  MewsPatron,
  MewsProdigy,
  MewsProvoker,
  MewsRally,
  MewsRecall,
  MewsReckoning,
  MewsRecruit,
  MewsRegalia,
  MewsRevenant,
  MewsSpigot,
  MewsSurveyor,
  MewsTide,
  MewsToll,
];
