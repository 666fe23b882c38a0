// generated from cards/second-glance.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  beginningOf,
  bound,
  cant,
  castCards,
  castFrom,
  castOnly,
  changeRules,
  choose,
  compare,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  count,
  dealDamage,
  destroy,
  discard,
  discards,
  draw,
  each,
  eachPlayer,
  eventObjects,
  eventPlayer,
  exile,
  forEachPlayer,
  fulfils,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  kind,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  not,
  notSo,
  opponents,
  or,
  otherThan,
  performed,
  playerCant,
  players,
  prevent,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetPlayers,
  timesPerTurn,
  topCards,
  triggered,
  unless,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { cycling, dash, enchant, flashback, flying, kicker } from "./keywords/index.ts";

/**
 * Battle Hymnal {1}{W}
 * Instant
 * Cast this spell only during combat.
 * You gain 4 life.
 */
export const BattleHymnal: Card = {
  format: 1,
  name: "Battle Hymnal",
  layout: "normal",
  faces: [
    {
      name: "Battle Hymnal",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            castOnly(
              isOneOf(self),
              isStep([
                "beginning of combat",
                "declare attackers",
                "declare blockers",
                "first-strike combat damage",
                "combat damage",
                "end of combat",
              ]),
            ),
          ],
          { zone: "stack" },
        ),
        spell(gainLife(you, 4)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bright Ward {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature can't be enchanted by other Auras.
 */
export const BrightWard: Card = {
  format: 1,
  name: "Bright Ward",
  layout: "normal",
  faces: [
    {
      name: "Bright Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [cant("beEnchanted", { whom: and([otherThan(self), hasSubtype("Aura")]) })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brittle Effigy {1}
 * Artifact Creature — Golem
 * At the beginning of your upkeep, sacrifice this creature unless you mill two cards.
 * 2/2
 */
export const BrittleEffigy: Card = {
  format: 1,
  name: "Brittle Effigy",
  layout: "normal",
  faces: [
    {
      name: "Brittle Effigy",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          unless(sacrifice(you, self), you, [costOnObjects("mill", topCards(you, 2))]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cellar Warden {1}{B}
 * Creature — Human Warlock
 * Whenever you discard a card, exile that card from your graveyard.
 * {0}: Discard a card. Activate only once each turn.
 * 2/2
 */
export const CellarWarden: Card = {
  format: 1,
  name: "Cellar Warden",
  layout: "normal",
  faces: [
    {
      name: "Cellar Warden",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warlock"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          discards(you, kind("card")),
          exile(among(eventObjects("object"), inZone("graveyard", you))),
        ),
        activated([mana(["0"])], discard(you, { min: 1, max: 1 }), { limits: [timesPerTurn(1)] }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cinder Courier {2}{R}
 * Creature — Goblin Scout
 * Dash {3}{R}
 * 2/1
 */
export const CinderCourier: Card = {
  format: 1,
  name: "Cinder Courier",
  layout: "normal",
  faces: [
    {
      name: "Cinder Courier",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Scout"],
      power: 2,
      toughness: 1,
      abilities: [dash([mana(["3", "R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Docket Warden {1}{W}
 * Creature — Human Advisor
 * Your opponents can't cast spells from anywhere other than their hands.
 * 2/2
 */
export const DocketWarden: Card = {
  format: 1,
  name: "Docket Warden",
  layout: "normal",
  faces: [
    {
      name: "Docket Warden",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          playerCant(opponents, "castSpells", {
            whom: and([fulfils(castFrom(each)), not(fulfils(castFrom(each, "hand", { of: eachPlayer })))]),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ember Terms {1}{R}
 * Sorcery
 * You may have Ember Terms deal 2 damage to target creature. If you don't, draw a card.
 */
export const EmberTerms: Card = {
  format: 1,
  name: "Ember Terms",
  layout: "normal",
  faces: [
    {
      name: "Ember Terms",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(you, dealDamage(self, 2, target(0)), { bind: 1 }),
            ifThen(notSo(performed(1)), draw(you, 1)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Errand Runner {2}{U}
 * Creature — Human Rogue
 * Cycling {1}
 * {1}: This creature gains flying until end of turn.
 * 2/2
 */
export const ErrandRunner: Card = {
  format: 1,
  name: "Errand Runner",
  layout: "normal",
  faces: [
    {
      name: "Errand Runner",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [
        cycling([mana(["1"])]),
        activated([mana(["1"])], affect(self, [gainAbilities([flying()])], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Free the Drawer {2}
 * Sorcery
 * You may cast a spell with mana value 2 or less from among cards in your hand without paying its mana cost.
 */
export const FreeTheDrawer: Card = {
  format: 1,
  name: "Free the Drawer",
  layout: "normal",
  faces: [
    {
      name: "Free the Drawer",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          may(
            you,
            castCards(
              you,
              choose(
                { min: 1, max: 1 },
                and([compare("manaValue", "<=", 2), kind("card"), inZone("hand", you)]),
              ),
              "cast",
              { free: true },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Glance at the Top {1}
 * Sorcery
 * Exile the top card of your library. You may cast it without paying its mana cost if it's a spell with mana value 2 or less.
 */
export const GlanceAtTheTop: Card = {
  format: 1,
  name: "Glance at the Top",
  layout: "normal",
  faces: [
    {
      name: "Glance at the Top",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true, spell: compare("manaValue", "<=", 2) })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grave Ledger {2}{B}
 * Enchantment
 * Your opponents can't cast spells with mana value greater than the number of cards in their graveyard.
 */
export const GraveLedger: Card = {
  format: 1,
  name: "Grave Ledger",
  layout: "normal",
  faces: [
    {
      name: "Grave Ledger",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          playerCant(opponents, "castSpells", {
            whom: compare("manaValue", ">", count(all(and([kind("card"), inZone("graveyard", eachPlayer)])))),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Harrow Lantern {2}
 * Artifact
 * {T}: Target player loses 3 life unless they sacrifice a nonland permanent or discard a card.
 */
export const HarrowLantern: Card = {
  format: 1,
  name: "Harrow Lantern",
  layout: "normal",
  faces: [
    {
      name: "Harrow Lantern",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          unless(
            loseLife(targetPlayers(0), 3),
            targetPlayers(0),
            [
              costOnObjects(
                "sacrifice",
                costChoice({ min: 1, max: 1 }, and([not(hasType("land")), kind("permanent")])),
              ),
            ],
            { alternatives: [[costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))]] },
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Heavy Harvest {3}{B}
 * Sorcery
 * Each player sacrifices all creatures they control and loses 1 life for each creature sacrificed this way.
 */
export const HeavyHarvest: Card = {
  format: 1,
  name: "Heavy Harvest",
  layout: "normal",
  faces: [
    {
      name: "Heavy Harvest",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              sacrifice(eachPlayer, all(and([hasType("creature"), controlledBy(eachPlayer)])), { bind: 1 }),
            ),
            forEachPlayer(
              players,
              loseLife(
                eachPlayer,
                count(all(and([hasType("creature"), isOneOf(among(bound(1), controlledBy(eachPlayer)))]))),
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
 * Iron Hush {W}
 * Instant
 * Prevent all damage that would be dealt this turn.
 */
export const IronHush: Card = {
  format: 1,
  name: "Iron Hush",
  layout: "normal",
  faces: [
    {
      name: "Iron Hush",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([prevent()], until("end of turn")))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kiln Broker {2}{R}
 * Creature — Goblin Artificer
 * Dash costs you pay cost {2} less.
 * 2/2
 */
export const KilnBroker: Card = {
  format: 1,
  name: "Kiln Broker",
  layout: "normal",
  faces: [
    {
      name: "Kiln Broker",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(anything, "less", [mana(["2"])], { of: "keyword", keyword: "dash", by: you }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pavilion Giant {5}{G}
 * Creature — Giant
 * 5/5
 * //
 * Scout the Pavilion {G}
 * Sorcery — Adventure
 * You gain 2 life.
 */
export const PavilionGiantScoutThePavilion: Card = {
  format: 1,
  name: "Pavilion Giant // Scout the Pavilion",
  layout: "adventure",
  faces: [
    {
      name: "Pavilion Giant",
      manaCost: ["5", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
    {
      name: "Scout the Pavilion",
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
 * Pledged Squire {W}
 * Creature — Human Soldier
 * Kicker {2}
 * When this creature enters, if it was kicked, you gain 3 life.
 * 1/1
 */
export const PledgedSquire: Card = {
  format: 1,
  name: "Pledged Squire",
  layout: "normal",
  faces: [
    {
      name: "Pledged Squire",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["2"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pledgehall Steward {1}{W}
 * Creature — Human Advisor
 * Kicker costs you pay cost {1} less.
 * 1/3
 */
export const PledgehallSteward: Card = {
  format: 1,
  name: "Pledgehall Steward",
  layout: "normal",
  faces: [
    {
      name: "Pledgehall Steward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 3,
      abilities: [
        staticAbility([
          costChange(anything, "less", [mana(["1"])], { of: "keyword", keyword: "kicker", by: you }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sapping Rod {2}
 * Artifact
 * {T}: Target creature gets -3/-0 until end of turn.
 */
export const SappingRod: Card = {
  format: 1,
  name: "Sapping Rod",
  layout: "normal",
  faces: [
    {
      name: "Sapping Rod",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], affect(target(0), [modifyPT(-3, 0)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Summons {R}
 * Sorcery
 * Draw a card.
 * Flashback {R}
 */
export const SecondSummons: Card = {
  format: 1,
  name: "Second Summons",
  layout: "normal",
  faces: [
    {
      name: "Second Summons",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1)), flashback([mana(["R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tollkeeper's Demand {3}{B}
 * Sorcery
 * Each opponent sacrifices a creature unless they pay {1}.
 */
export const TollkeepersDemand: Card = {
  format: 1,
  name: "Tollkeeper's Demand",
  layout: "normal",
  faces: [
    {
      name: "Tollkeeper's Demand",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            unless(
              sacrifice(eachPlayer, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
              eachPlayer,
              [mana(["1"])],
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Verdant Coil {G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const VerdantCoil: Card = {
  format: 1,
  name: "Verdant Coil",
  layout: "normal",
  faces: [
    {
      name: "Verdant Coil",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Verdant Reproach {1}{G}
 * Instant
 * Tap target creature. Destroy that green creature.
 */
export const VerdantReproach: Card = {
  format: 1,
  name: "Verdant Reproach",
  layout: "normal",
  faces: [
    {
      name: "Verdant Reproach",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([tap(target(0)), destroy(among(target(0), hasColor("green")))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Webmother's Reach {2}{G}
 * Sorcery
 * You may search your graveyard and/or library for an Aura card and put it onto the battlefield attached to target creature. If you search your library this way, shuffle.
 */
export const WebmothersReach: Card = {
  format: 1,
  name: "Webmother's Reach",
  layout: "normal",
  faces: [
    {
      name: "Webmother's Reach",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              sequence([
                search(you, { min: 1, max: 1 }, and([kind("card"), hasSubtype("Aura")]), {
                  zones: ["library", "graveyard"],
                  choose: "some",
                  bind: 1,
                }),
                move(bound(1), { zone: "battlefield", attachedTo: target(0) }),
              ]),
            ),
            ifThen(performed(1), shuffle(you)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weighing Stone {2}
 * Artifact
 * {T}: Target creature gets +X/+X until end of turn, where X is its power.
 */
export const WeighingStone: Card = {
  format: 1,
  name: "Weighing Stone",
  layout: "normal",
  faces: [
    {
      name: "Weighing Stone",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          affect(
            target(0),
            [modifyPT(statOf("power", target(0)), statOf("power", target(0)))],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Whistleblower's Post {1}{R}
 * Enchantment
 * Whenever an opponent activates an ability of a creature, this enchantment deals 1 damage to that player.
 */
export const WhistleblowersPost: Card = {
  format: 1,
  name: "Whistleblower's Post",
  layout: "normal",
  faces: [
    {
      name: "Whistleblower's Post",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          activates(
            opponents,
            or([
              abilityKind("activated", { of: and([hasType("creature"), inZone("battlefield")]) }),
              and([hasType("creature"), inZone("battlefield")]),
            ]),
          ),
          dealDamage(self, 1, eventPlayer),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BattleHymnal,
  BrightWard,
  BrittleEffigy,
  CellarWarden,
  CinderCourier,
  DocketWarden,
  EmberTerms,
  ErrandRunner,
  FreeTheDrawer,
  GlanceAtTheTop,
  GraveLedger,
  HarrowLantern,
  HeavyHarvest,
  IronHush,
  KilnBroker,
  PavilionGiantScoutThePavilion,
  PledgedSquire,
  PledgehallSteward,
  SappingRod,
  SecondSummons,
  TollkeepersDemand,
  VerdantCoil,
  VerdantReproach,
  WebmothersReach,
  WeighingStone,
  WhistleblowersPost,
];
