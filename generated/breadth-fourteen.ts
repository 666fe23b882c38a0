// generated from cards/breadth-fourteen.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  activePlayer,
  addMana,
  addTypes,
  affect,
  all,
  allOf,
  and,
  applies,
  attacks,
  beginningOf,
  cast,
  changeTargets,
  choose,
  chooseObjects,
  controlledBy,
  controllerOf,
  copySpell,
  costChoice,
  costObjects,
  costOnObjects,
  count,
  counterCost,
  damage,
  dealDamage,
  delayed,
  discard,
  discards,
  draw,
  each,
  eachPlayer,
  endTurn,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  fulfils,
  gainAbilities,
  gainLife,
  half,
  happened,
  hasSubtype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  keyword,
  kind,
  lifeChange,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  move,
  not,
  opponents,
  or,
  otherThan,
  ownerOf,
  paidWith,
  playerCant,
  playerStat,
  players,
  playersExcept,
  playersWho,
  putCounters,
  self,
  sequence,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  targets,
  triggered,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, haste, menace } from "./keywords/index.ts";

/**
 * Tarnbrook Alchemist {2}{G}
 * Creature — Human Druid
 * Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.
 * 1/1
 */
export const TarnbrookAlchemist: Card = {
  format: 1,
  name: "Tarnbrook Alchemist",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Alchemist",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(and([otherThan(self), hasType("creature"), controlledBy(you)]), {
            counters: [{ kind: "+1/+1", count: statOf("power", self) }],
            as: affect(each, [addTypes({ subtypes: ["Mutant"] })]),
          }),
        ]),
      ],
    },
  ],
};

/**
 * Tarnbrook Broth {G}
 * Instant
 * You gain 3 life.
 */
export const TarnbrookBroth: Card = {
  format: 1,
  name: "Tarnbrook Broth",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Broth",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3))],
    },
  ],
};

/**
 * Tarnbrook Canon {1}{W}
 * Artifact
 * Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.
 */
export const TarnbrookCanon: Card = {
  format: 1,
  name: "Tarnbrook Canon",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Canon",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          playerCant(
            playersWho(
              players,
              happened(cast(eachPlayer, and([not(hasType("artifact")), kind("spell")])), "this turn"),
            ),
            "castSpells",
            { whom: not(hasType("artifact")) },
          ),
        ]),
      ],
    },
  ],
};

/**
 * Tarnbrook Captain {1}{R}
 * Creature — Human Soldier
 * At end of combat, if this creature and at least two other creatures attacked this combat, draw a card.
 * 2/2
 */
export const TarnbrookCaptain: Card = {
  format: 1,
  name: "Tarnbrook Captain",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Captain",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(beginningOf("end of combat"), draw(you, 1), {
          condition: allOf([
            matches(self, history("attacked", "this combat")),
            happened(attacks(and([otherThan(self), hasType("creature")])), "this combat", { times: 2 }),
          ]),
        }),
      ],
    },
  ],
};

/**
 * Tarnbrook Chorus {2}{U}
 * Enchantment
 * Whenever you cast an instant or sorcery spell, if that spell targets only a creature you control, draw a card.
 */
export const TarnbrookChorus: Card = {
  format: 1,
  name: "Tarnbrook Chorus",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Chorus",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          draw(you, 1),
          {
            condition: matches(
              eventObjects("object"),
              targets(and([hasType("creature"), controlledBy(you)]), { only: true }),
            ),
          },
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Depot
 * Land
 * {T}: Put a storage counter on this land.
 * {T}, Remove X storage counters from this land: Add {G} equal to the amount of counters removed.
 */
export const TarnbrookDepot: Card = {
  format: 1,
  name: "Tarnbrook Depot",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Depot",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], putCounters("storage", 1, self)),
        activated(
          [tapSelf, counterCost("remove", "storage", { min: x, max: x }, self)],
          addMana(you, { symbols: ["G"], choose: "fixed", count: x }),
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Echoes {3}{U}
 * Enchantment
 * Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.
 */
export const TarnbrookEchoes: Card = {
  format: 1,
  name: "Tarnbrook Echoes",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Echoes",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(players, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          copySpell(playersExcept(players, eventPlayer), eventObjects("object"), { newTargets: true }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tarnbrook Mask {1}{B}
 * Artifact
 * Craft with two creatures {1}
 * //
 * Tarnbrook Bones
 * Artifact Creature — Horror
 * Menace
 * 5/4
 */
export const TarnbrookMaskTarnbrookBones: Card = {
  format: 1,
  name: "Tarnbrook Mask // Tarnbrook Bones",
  layout: "transform",
  faces: [
    {
      name: "Tarnbrook Mask",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        keyword(
          "craft",
          [
            { type: "quality", value: hasType("creature") },
            { type: "costs", value: [mana(["1"])] },
          ],
          [
            activated(
              [
                mana(["1"]),
                costOnObjects("exile", self),
                costOnObjects(
                  "exile",
                  costChoice(
                    { min: 2, max: 2 },
                    or([
                      and([hasType("creature"), controlledBy(you)]),
                      and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
                    ]),
                  ),
                ),
              ],
              move(self, { zone: "battlefield", transformed: true, under: ownerOf(each) }),
              { limits: [sorcerySpeed] },
            ),
          ],
        ),
      ],
    },
    {
      name: "Tarnbrook Bones",
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Horror"],
      power: 5,
      toughness: 4,
      abilities: [menace()],
    },
  ],
};

/**
 * Tarnbrook Ox {G}
 * Creature — Ox
 * 3/3
 */
export const TarnbrookOx: Card = {
  format: 1,
  name: "Tarnbrook Ox",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Ox",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Tarnbrook Pelt {G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +X/+Y, where X is half the number of creatures you control, rounded down, and Y is half the number of creatures you control, rounded up.
 */
export const TarnbrookPelt: Card = {
  format: 1,
  name: "Tarnbrook Pelt",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Pelt",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [
            modifyPT(
              half(count(all(and([hasType("creature"), controlledBy(you)]))), "down"),
              half(count(all(and([hasType("creature"), controlledBy(you)]))), "up"),
            ),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Tarnbrook Phoenix {R}
 * Creature — Phoenix
 * Haste
 * Whenever an opponent is dealt damage by an instant or sorcery spell you control or by a Dragon you control, return this card from your graveyard to your hand.
 * 1/1
 */
export const TarnbrookPhoenix: Card = {
  format: 1,
  name: "Tarnbrook Phoenix",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Phoenix",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Phoenix"],
      power: 1,
      toughness: 1,
      abilities: [
        haste(),
        triggered(
          damage(
            or([
              and([kind("spell"), or([hasType("instant"), hasType("sorcery")]), controlledBy(you)]),
              and([hasSubtype("Dragon"), controlledBy(you)]),
            ]),
            opponents,
          ),
          move(self, { zone: "hand" }, { from: inZone("graveyard", you) }),
          { zone: "graveyard" },
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Plague {B}
 * Enchantment — Aura
 * Enchant creature
 * When enchanted creature dies, its controller chooses target creature one of their opponents controls. Return this card from its owner's graveyard to the battlefield attached to that creature.
 */
export const TarnbrookPlague: Card = {
  format: 1,
  name: "Tarnbrook Plague",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Plague",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        triggered(
          zoneChange(isOneOf(host), "battlefield", "graveyard"),
          sequence([
            chooseObjects(controllerOf(eventObjects("object")), target(0)),
            move(
              self,
              { zone: "battlefield", attachedTo: target(0) },
              { from: inZone("graveyard", ownerOf(self)) },
            ),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  hasType("creature"),
                  controlledBy(playersExcept(players, controllerOf(eventObjects("object")))),
                ]),
                by: controllerOf(eventObjects("object")),
              },
            ],
          },
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Prism {1}
 * Artifact
 * {1}, {T}: Double the amount of each type of unspent mana you have.
 */
export const TarnbrookPrism: Card = {
  format: 1,
  name: "Tarnbrook Prism",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Prism",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), tapSelf],
          sequence([
            addMana(you, {
              symbols: ["W"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "white" }),
            }),
            addMana(you, {
              symbols: ["U"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "blue" }),
            }),
            addMana(you, {
              symbols: ["B"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "black" }),
            }),
            addMana(you, {
              symbols: ["R"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "red" }),
            }),
            addMana(you, {
              symbols: ["G"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "green" }),
            }),
            addMana(you, {
              symbols: ["C"],
              choose: "fixed",
              count: playerStat("unspentMana", you, { color: "colorless" }),
            }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Pyre {R}
 * Enchantment
 * Sacrifice a land: Add one mana of any type the sacrificed land could produce.
 */
export const TarnbrookPyre: Card = {
  format: 1,
  name: "Tarnbrook Pyre",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Pyre",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("land")))],
          addMana(you, { choose: "couldProduce", among: costObjects(0) }),
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Sexton {B}
 * Creature — Human Cleric
 * Whenever you discard a card, exile each other card from your graveyard.
 * {T}: Discard a card.
 * 1/1
 */
export const TarnbrookSexton: Card = {
  format: 1,
  name: "Tarnbrook Sexton",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Sexton",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          discards(you, kind("card")),
          exile(all(and([otherThan(eventObjects("object")), kind("card"), inZone("graveyard", you)]))),
        ),
        activated([tapSelf], discard(you, { min: 1, max: 1 })),
      ],
    },
  ],
};

/**
 * Tarnbrook Shade {B}
 * Creature — Spirit
 * At the beginning of your upkeep, if this creature is the only creature card in your graveyard, you may return it to the battlefield.
 * 2/2
 */
export const TarnbrookShade: Card = {
  format: 1,
  name: "Tarnbrook Shade",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Shade",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(beginningOf("upkeep", you), may(you, move(self, { zone: "battlefield" })), {
          condition: matches(
            self,
            and([
              kind("card"),
              hasType("creature"),
              inZone("graveyard", you),
              fulfils(
                exists(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])), "=", 1),
              ),
            ]),
          ),
          zone: "graveyard",
        }),
      ],
    },
  ],
};

/**
 * Tarnbrook Spark {R}
 * Instant
 * This spell deals 2 damage to any target.
 */
export const TarnbrookSpark: Card = {
  format: 1,
  name: "Tarnbrook Spark",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
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
 * Tarnbrook Spring {1}{G}
 * Artifact
 * {T}: Target player adds {G}. If that mana is spent on a creature spell, it gains haste until end of turn.
 */
export const TarnbrookSpring: Card = {
  format: 1,
  name: "Tarnbrook Spring",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Spring",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(targetPlayers(0), { symbols: ["G"], choose: "fixed" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), hasType("creature"), paidWith])),
              { effect: affect(eventObjects("object"), [gainAbilities([haste()])], until("end of turn")) },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
};

/**
 * Tarnbrook Steward {1}{W}
 * Creature — Human Advisor
 * {T}: The player whose turn it is may end the turn.
 * 1/3
 */
export const TarnbrookSteward: Card = {
  format: 1,
  name: "Tarnbrook Steward",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Steward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 3,
      abilities: [activated([tapSelf], may(activePlayer, endTurn()))],
    },
  ],
};

/**
 * Tarnbrook Vortex {1}{R}
 * Enchantment
 * If a player would gain life, that player gains no life instead.
 */
export const TarnbrookVortex: Card = {
  format: 1,
  name: "Tarnbrook Vortex",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Vortex",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(lifeChange("gain", players), { factor: 0 })])],
    },
  ],
};

/**
 * Tarnbrook Wilds
 * Land
 * {T}: Add {R}{R}{G}.
 */
export const TarnbrookWilds: Card = {
  format: 1,
  name: "Tarnbrook Wilds",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Wilds",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["R", "R", "G"], choose: "fixed" }))],
    },
  ],
};

/**
 * Tarnbrook Wyrm {4}{U}
 * Creature — Dragon
 * {1}: If target spell has only one target and that target is this creature, change that spell's target to another creature.
 * 5/5
 */
export const TarnbrookWyrm: Card = {
  format: 1,
  name: "Tarnbrook Wyrm",
  layout: "normal",
  faces: [
    {
      name: "Tarnbrook Wyrm",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dragon"],
      power: 5,
      toughness: 5,
      abilities: [
        activated(
          [mana(["1"])],
          ifThen(
            matches(target(0), targets(isOneOf(self), { count: 1 })),
            changeTargets(you, target(0), "change", {
              to: choose({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  TarnbrookAlchemist,
  TarnbrookBroth,
  TarnbrookCanon,
  TarnbrookCaptain,
  TarnbrookChorus,
  TarnbrookDepot,
  TarnbrookEchoes,
  TarnbrookMaskTarnbrookBones,
  TarnbrookOx,
  TarnbrookPelt,
  TarnbrookPhoenix,
  TarnbrookPlague,
  TarnbrookPrism,
  TarnbrookPyre,
  TarnbrookSexton,
  TarnbrookShade,
  TarnbrookSpark,
  TarnbrookSpring,
  TarnbrookSteward,
  TarnbrookVortex,
  TarnbrookWilds,
  TarnbrookWyrm,
];
