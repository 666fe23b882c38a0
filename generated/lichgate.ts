// generated from cards/lichgate.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  all,
  and,
  anything,
  applies,
  become,
  bound,
  cant,
  cast,
  choose,
  chooseValue,
  chosenPlayer,
  compareQuantities,
  controlledBy,
  controllerOf,
  copySpell,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  counter,
  createTokens,
  dealDamage,
  destroy,
  doAction,
  draw,
  eachPlayer,
  effectCost,
  exile,
  forEachPlayer,
  gainLife,
  hasKeyword,
  hasSubtype,
  hasSupertype,
  hasType,
  ifThen,
  inZone,
  instantSpeed,
  isOneOf,
  isTurn,
  keyword,
  keywordAction,
  kind,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  not,
  opponents,
  or,
  performed,
  playerStat,
  players,
  playersExcept,
  playersTogether,
  sacrifice,
  scry,
  search,
  self,
  sequence,
  shuffle,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  timesPerTurn,
  topCards,
  triggered,
  unless,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { affinity } from "./keywords/index.ts";

/**
 * Lichgate Bursar {2}{R}
 * Creature — Human
 * {T}: Add two mana in any combination of colors.
 * Boast abilities you activate cost {1} less to activate.
 * 2/3
 */
export const LichgateBursar: Card = {
  format: 1,
  name: "Lichgate Bursar",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Bursar",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 3,
      abilities: [
        activated([tapSelf], addMana(you, { choose: "anyCombination", count: 2 })),
        staticAbility([
          costChange(anything, "less", [mana(["1"])], { of: "keyword", keyword: "boast", by: you }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Cartographer {2}{U}
 * Creature — Human
 * As long as you've completed a dungeon, this creature gets +2/+2.
 * 1/1
 */
export const LichgateCartographer: Card = {
  format: 1,
  name: "Lichgate Cartographer",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Cartographer",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([applies(self, [modifyPT(2, 2)])], {
          condition: compareQuantities(playerStat("dungeonsCompleted", you), ">=", 1),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Censer {2}
 * Artifact
 * {1}, Discard your hand, Sacrifice this artifact: Draw two cards.
 */
export const LichgateCenser: Card = {
  format: 1,
  name: "Lichgate Censer",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Censer",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), costOnObjects("discard", all(inZone("hand", you))), costOnObjects("sacrifice", self)],
          draw(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Chorister {1}{U}
 * Creature — Spirit
 * When this creature enters, you may exile all cards from your hand. If you do, draw two cards.
 * 1/1
 */
export const LichgateChorister: Card = {
  format: 1,
  name: "Lichgate Chorister",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Chorister",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, exile(all(and([kind("card"), inZone("hand", you)]))), { bind: 1 }),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Cistern
 * Dungeon
 * Lower Sluice — You lose 1 life. (Leads to: Upper Sluice)
 * Upper Sluice — Create a 2/2 black Zombie creature token.
 */
export const LichgateCistern: Card = {
  format: 1,
  name: "Lichgate Cistern",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Cistern",
      supertypes: [],
      cardTypes: ["dungeon"],
      subtypes: [],
      abilities: [
        triggered(keywordAction("room Lower Sluice", { what: isOneOf(self) }), loseLife(you, 1), {
          zone: "command",
          abilityWord: "Lower Sluice",
          leadsTo: ["Upper Sluice"],
        }),
        triggered(
          keywordAction("room Upper Sluice", { what: isOneOf(self) }),
          createTokens(you, 1, {
            colors: ["black"],
            power: 2,
            toughness: 2,
            cardTypes: ["creature"],
            subtypes: ["Zombie"],
          }),
          { zone: "command", abilityWord: "Upper Sluice" },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Claimant {1}{W}
 * Creature — Human
 * When this creature enters, you take the initiative.
 * 2/2
 */
export const LichgateClaimant: Card = {
  format: 1,
  name: "Lichgate Claimant",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Claimant",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), become(you, "initiative"))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Courier {1}{B}
 * Creature — Zombie
 * Gift a card (You may promise an opponent a gift as you cast this spell. If you do, when it enters, they draw a card.)
 * 2/2
 */
export const LichgateCourier: Card = {
  format: 1,
  name: "Lichgate Courier",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Courier",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "card" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            triggered(
              zoneChange(isOneOf(self), undefined, "battlefield"),
              sequence([draw(chosenPlayer, 1), doAction("giveGift", you)]),
              { condition: wasPaid(self, "gift") },
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Delver {2}{R}
 * Creature — Goblin
 * {R}, Exile the top three cards of your library: Lichgate Delver deals 2 damage to any target.
 * 2/2
 */
export const LichgateDelver: Card = {
  format: 1,
  name: "Lichgate Delver",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Delver",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [
        activated([mana(["R"]), costOnObjects("exile", topCards(you, 3))], dealDamage(self, 2, target(0)), {
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
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Diadem {0}
 * Artifact
 * Sacrifice this artifact, Discard your hand: Add three mana of any one color. Activate only as an instant.
 */
export const LichgateDiadem: Card = {
  format: 1,
  name: "Lichgate Diadem",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Diadem",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", self), costOnObjects("discard", all(inZone("hand", you)))],
          addMana(you, { choose: "anyColor", count: 3 }),
          { limits: [instantSpeed] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Lichgate Dirge {2}{B}
 * Creature — Human Bard
 * Affinity for artifacts
 * Whenever a player loses the game, draw a card.
 * Whenever you cast a spell during an opponent's turn, you gain 1 life.
 * Whenever you activate an exhaust ability, you gain 1 life.
 * 2/2
 */
export const LichgateDirge: Card = {
  format: 1,
  name: "Lichgate Dirge",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Dirge",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Bard"],
      power: 2,
      toughness: 2,
      abilities: [
        affinity(hasType("artifact")),
        triggered(keywordAction("loseGame", { by: players }), draw(you, 1)),
        triggered(cast(you, kind("spell"), { during: isTurn(opponents) }), gainLife(you, 1)),
        triggered(keywordAction("exhaust", { by: you }), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Drum {1}
 * Artifact
 * Whenever one or more creatures enter, you gain 1 life.
 */
export const LichgateDrum: Card = {
  format: 1,
  name: "Lichgate Drum",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Drum",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(hasType("creature"), undefined, "battlefield", { batch: true }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Echo {U}
 * Instant
 * Copy target spell you control.
 */
export const LichgateEcho: Card = {
  format: 1,
  name: "Lichgate Echo",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Echo",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Exhumer {B}
 * Sorcery
 * As an additional cost to cast this spell, exile a creature card from your graveyard.
 * You gain life equal to the exiled card's power.
 */
export const LichgateExhumer: Card = {
  format: 1,
  name: "Lichgate Exhumer",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Exhumer",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "exile",
                costChoice({ min: 1, max: 1 }, and([kind("card"), hasType("creature")]), {
                  from: "graveyard",
                }),
              ),
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
 * Lichgate Gleaner {3}{B}
 * Creature — Zombie
 * When this creature enters, you may sacrifice all lands you control. If you do, each opponent loses 4 life.
 * 3/3
 */
export const LichgateGleaner: Card = {
  format: 1,
  name: "Lichgate Gleaner",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Gleaner",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, sacrifice(you, all(and([hasType("land"), controlledBy(you)]))), { bind: 1 }),
            ifThen(performed(1), loseLife(opponents, 4)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Knell {B}{B}
 * Instant
 * Each opponent loses 2 life.
 */
export const LichgateKnell: Card = {
  format: 1,
  name: "Lichgate Knell",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Knell",
      manaCost: ["B", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(loseLife(opponents, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Lantern {1}
 * Artifact
 * {T}: Add {B}{B}. Activate only as a sorcery.
 */
export const LichgateLantern: Card = {
  format: 1,
  name: "Lichgate Lantern",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Lantern",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["B", "B"], choose: "fixed" }), {
          limits: [sorcerySpeed],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Moat {2}{U}
 * Enchantment
 * Creatures without flying or reach can't attack.
 */
export const LichgateMoat: Card = {
  format: 1,
  name: "Lichgate Moat",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Moat",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), not(or([hasKeyword("flying"), hasKeyword("reach")]))])), [
            cant("attack"),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Muster {1}{G}
 * Sorcery
 * Starting with you, each player may put a creature card from their hand onto the battlefield.
 */
export const LichgateMuster: Card = {
  format: 1,
  name: "Lichgate Muster",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Muster",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            playersTogether([you, playersExcept(players, you)]),
            may(
              eachPlayer,
              move(
                choose(
                  { min: 1, max: 1 },
                  and([kind("card"), hasType("creature"), inZone("hand", eachPlayer)]),
                ),
                { zone: "battlefield" },
                { who: eachPlayer },
              ),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Ossuary
 * Dungeon
 * Sunken Stair — You gain 1 life. (Leads to: Bone Gallery, Drowned Choir)
 * Bone Gallery — Target player loses 2 life. (Leads to: Last Door)
 * Drowned Choir — Scry 2. (Leads to: Last Door)
 * Last Door — Draw two cards.
 */
export const LichgateOssuary: Card = {
  format: 1,
  name: "Lichgate Ossuary",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Ossuary",
      supertypes: [],
      cardTypes: ["dungeon"],
      subtypes: [],
      abilities: [
        triggered(keywordAction("room Sunken Stair", { what: isOneOf(self) }), gainLife(you, 1), {
          zone: "command",
          abilityWord: "Sunken Stair",
          leadsTo: ["Bone Gallery", "Drowned Choir"],
        }),
        triggered(
          keywordAction("room Bone Gallery", { what: isOneOf(self) }),
          loseLife(targetPlayers(0), 2),
          {
            targets: [{ count: { min: 1, max: 1 }, players: players }],
            zone: "command",
            abilityWord: "Bone Gallery",
            leadsTo: ["Last Door"],
          },
        ),
        triggered(keywordAction("room Drowned Choir", { what: isOneOf(self) }), scry(you, 2), {
          zone: "command",
          abilityWord: "Drowned Choir",
          leadsTo: ["Last Door"],
        }),
        triggered(keywordAction("room Last Door", { what: isOneOf(self) }), draw(you, 2), {
          zone: "command",
          abilityWord: "Last Door",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Parcel {1}{B}
 * Sorcery
 * Gift a card (You may promise an opponent a gift as you cast this spell. If you do, they draw a card before its other effects.)
 * You gain 2 life. If the gift was promised, you gain 3 life instead.
 */
export const LichgateParcel: Card = {
  format: 1,
  name: "Lichgate Parcel",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Parcel",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "card" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            spell(
              ifThen(wasPaid(self, "gift"), sequence([draw(chosenPlayer, 1), doAction("giveGift", you)])),
            ),
          ],
        ),
        spell(ifThen(wasPaid(self, "gift"), gainLife(you, 3), gainLife(you, 2))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Pathfinder {W}
 * Creature — Human
 * When this creature enters, venture into the dungeon.
 * Whenever you complete a dungeon, create a Treasure token.
 * 1/1
 */
export const LichgatePathfinder: Card = {
  format: 1,
  name: "Lichgate Pathfinder",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Pathfinder",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("venture", you)),
        triggered(
          keywordAction("completeDungeon", { by: you }),
          createTokens(you, 1, { predefined: "Treasure" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Pyre {R}
 * Instant
 * As an additional cost to cast this spell, sacrifice all creatures you control.
 * Lichgate Pyre deals 3 damage to target player.
 */
export const LichgatePyre: Card = {
  format: 1,
  name: "Lichgate Pyre",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Pyre",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", all(and([hasType("creature"), controlledBy(you)]))),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, 3, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Sexton {1}{B}
 * Creature — Human
 * Exile all cards from your graveyard: You gain 1 life. Activate only once each turn.
 * 1/3
 */
export const LichgateSexton: Card = {
  format: 1,
  name: "Lichgate Sexton",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Sexton",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 3,
      abilities: [
        activated(
          [costOnObjects("exile", all(and([kind("card"), inZone("graveyard", you)])))],
          gainLife(you, 1),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Surveyors {1}{G}
 * Sorcery
 * Each player may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.
 */
export const LichgateSurveyors: Card = {
  format: 1,
  name: "Lichgate Surveyors",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Surveyors",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            players,
            may(
              eachPlayer,
              sequence([
                search(
                  eachPlayer,
                  { min: 1, max: 1 },
                  and([hasSupertype("basic"), kind("card"), hasType("land")]),
                  { bind: 1 },
                ),
                move(bound(1), { zone: "battlefield", tapped: true }, { who: eachPlayer }),
                shuffle(eachPlayer),
              ]),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Tithes {1}{W}
 * Enchantment
 * Whenever one or more lands enter, you gain 1 life.
 */
export const LichgateTithes: Card = {
  format: 1,
  name: "Lichgate Tithes",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Tithes",
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
 * Lichgate Toll {3}{W}
 * Sorcery
 * Destroy up to three target creatures or planeswalkers that aren't tapped.
 */
export const LichgateToll: Card = {
  format: 1,
  name: "Lichgate Toll",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Toll",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 0, max: 3 },
              objects: and([or([hasType("creature"), hasType("planeswalker")]), not(status("tapped"))]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lichgate Tunneler {B}
 * Instant
 * Venture into the dungeon.
 */
export const LichgateTunneler: Card = {
  format: 1,
  name: "Lichgate Tunneler",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Tunneler",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(doAction("venture", you))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Undertow {1}{U}
 * Instant
 * As an additional cost to cast this spell, return two Islands you control to their owner's hand.
 * Counter target spell.
 */
export const LichgateUndertow: Card = {
  format: 1,
  name: "Lichgate Undertow",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Undertow",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "returnToHand",
                costChoice({ min: 2, max: 2 }, and([hasSubtype("Island"), controlledBy(you)])),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Underways
 * Dungeon — Undercity
 * Narrow Grate — You gain 5 life. (Leads to: Wide Grate)
 * Wide Grate — You gain 7 life.
 */
export const LichgateUnderways: Card = {
  format: 1,
  name: "Lichgate Underways",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Underways",
      supertypes: [],
      cardTypes: ["dungeon"],
      subtypes: ["Undercity"],
      abilities: [
        triggered(keywordAction("room Narrow Grate", { what: isOneOf(self) }), gainLife(you, 5), {
          zone: "command",
          abilityWord: "Narrow Grate",
          leadsTo: ["Wide Grate"],
        }),
        triggered(keywordAction("room Wide Grate", { what: isOneOf(self) }), gainLife(you, 7), {
          zone: "command",
          abilityWord: "Wide Grate",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lichgate Vigil {1}{B}
 * Sorcery
 * Return up to two target nonland permanent cards from your graveyard to your hand.
 */
export const LichgateVigil: Card = {
  format: 1,
  name: "Lichgate Vigil",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Vigil",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 0, max: 2 },
              objects: and([not(hasType("land")), kind("card"), kind("permanent"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lichgate Wager {1}{R}
 * Sorcery
 * Destroy target creature unless its controller has this spell deal 4 damage to them.
 */
export const LichgateWager: Card = {
  format: 1,
  name: "Lichgate Wager",
  layout: "normal",
  faces: [
    {
      name: "Lichgate Wager",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          unless(destroy(target(0)), controllerOf(target(0)), [
            effectCost(dealDamage(self, 4, controllerOf(target(0)))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  LichgateBursar,
  LichgateCartographer,
  LichgateCenser,
  LichgateChorister,
  LichgateCistern,
  LichgateClaimant,
  LichgateCourier,
  LichgateDelver,
  LichgateDiadem,
  LichgateDirge,
  LichgateDrum,
  LichgateEcho,
  LichgateExhumer,
  LichgateGleaner,
  LichgateKnell,
  LichgateLantern,
  LichgateMoat,
  LichgateMuster,
  LichgateOssuary,
  LichgateParcel,
  LichgatePathfinder,
  LichgatePyre,
  LichgateSexton,
  LichgateSurveyors,
  LichgateTithes,
  LichgateToll,
  LichgateTunneler,
  LichgateUndertow,
  LichgateUnderways,
  LichgateVigil,
  LichgateWager,
];
