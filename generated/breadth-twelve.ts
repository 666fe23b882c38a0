// generated from cards/breadth-twelve.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  activePlayer,
  addMana,
  addTypes,
  affect,
  all,
  among,
  and,
  anyOf,
  attacking,
  attacks,
  beginningOf,
  castFrom,
  castOnly,
  changeControl,
  changeRules,
  choose,
  compareQuantities,
  controlledBy,
  controllerOf,
  costOnObjects,
  dealDamage,
  destroy,
  draw,
  each,
  eachPlayer,
  eitherEvent,
  entersWith,
  eventObjects,
  fulfils,
  gainLife,
  happened,
  hasSupertype,
  hasType,
  history,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  keywordAction,
  kind,
  loseLife,
  loseTypes,
  loyalty,
  mana,
  manaSpent,
  matches,
  not,
  notSo,
  onlyIf,
  opponents,
  or,
  otherThan,
  playerCant,
  players,
  playersWho,
  redirect,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flashback, flying } from "./keywords/index.ts";

/**
 * Numbat Ambush {W}
 * Instant
 * Cast this spell only during combat on an opponent's turn.
 * You gain 1 life.
 */
export const NumbatAmbush: Card = {
  format: 1,
  name: "Numbat Ambush",
  layout: "normal",
  faces: [
    {
      name: "Numbat Ambush",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            castOnly(
              isOneOf(self),
              isStep(
                [
                  "beginning of combat",
                  "declare attackers",
                  "declare blockers",
                  "first-strike combat damage",
                  "combat damage",
                  "end of combat",
                ],
                { of: opponents },
              ),
            ),
          ],
          { zone: "stack" },
        ),
        spell(gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Ashes {W}
 * Enchantment
 * Players can't cast spells from graveyards or activate abilities of cards in graveyards.
 */
export const NumbatAshes: Card = {
  format: 1,
  name: "Numbat Ashes",
  layout: "normal",
  faces: [
    {
      name: "Numbat Ashes",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          playerCant(players, "castSpells", { whom: fulfils(castFrom(each, "graveyard")) }),
          playerCant(players, "activateAbilities", { whom: and([kind("card"), inZone("graveyard")]) }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Bolt {R}
 * Instant
 * Numbat Bolt deals 3 damage to any target.
 */
export const NumbatBolt: Card = {
  format: 1,
  name: "Numbat Bolt",
  layout: "normal",
  faces: [
    {
      name: "Numbat Bolt",
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
 * Numbat Clock {2}
 * Artifact
 * {0}: You gain 1 life. Any player may activate this ability but only during any upkeep step.
 */
export const NumbatClock: Card = {
  format: 1,
  name: "Numbat Clock",
  layout: "normal",
  faces: [
    {
      name: "Numbat Clock",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], gainLife(you, 1), { limits: [onlyIf(isStep(["upkeep"]))], by: players }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Curfew {R}
 * Enchantment
 * You can cast spells only during your turn and you can cast no more than two spells each turn.
 */
export const NumbatCurfew: Card = {
  format: 1,
  name: "Numbat Curfew",
  layout: "normal",
  faces: [
    {
      name: "Numbat Curfew",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          castOnly(controlledBy(you), isTurn(you)),
          playerCant(you, "castSpells", { limit: 2 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Deserter {1}{R}
 * Creature — Orc
 * At the beginning of your end step, if this creature didn't attack or come under your control this turn, sacrifice it.
 * 4/2
 */
export const NumbatDeserter: Card = {
  format: 1,
  name: "Numbat Deserter",
  layout: "normal",
  faces: [
    {
      name: "Numbat Deserter",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Orc"],
      power: 4,
      toughness: 2,
      abilities: [
        triggered(beginningOf("end", you), sacrifice(you, self), {
          condition: notSo(
            happened(
              eitherEvent([
                attacks(isOneOf(self)),
                zoneChange(and([isOneOf(self), controlledBy(you)]), undefined, "battlefield"),
                keywordAction("loseControl", { what: and([isOneOf(self), controlledBy(you)]) }),
              ]),
              "this turn",
            ),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Devotee {3}
 * Artifact Creature — Construct
 * Adamant — If at least three mana of the same color was spent to cast this spell, this creature enters with a +1/+1 counter on it.
 * 2/2
 */
export const NumbatDevotee: Card = {
  format: 1,
  name: "Numbat Devotee",
  layout: "normal",
  faces: [
    {
      name: "Numbat Devotee",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 1 }] })], {
          condition: anyOf([
            compareQuantities(manaSpent("white", self), ">=", 3),
            compareQuantities(manaSpent("blue", self), ">=", 3),
            compareQuantities(manaSpent("black", self), ">=", 3),
            compareQuantities(manaSpent("red", self), ">=", 3),
            compareQuantities(manaSpent("green", self), ">=", 3),
          ]),
          abilityWord: "adamant",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Drover {1}{R}
 * Creature — Orc
 * At the beginning of your end step, if this creature didn't attack this turn, it deals 2 damage to you unless it came under your control this turn.
 * 3/3
 */
export const NumbatDrover: Card = {
  format: 1,
  name: "Numbat Drover",
  layout: "normal",
  faces: [
    {
      name: "Numbat Drover",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Orc"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          beginningOf("end", you),
          ifThen(
            notSo(
              happened(
                eitherEvent([
                  zoneChange(and([isOneOf(self), controlledBy(you)]), undefined, "battlefield"),
                  keywordAction("loseControl", { what: and([isOneOf(self), controlledBy(you)]) }),
                ]),
                "this turn",
              ),
            ),
            dealDamage(self, 2, you),
          ),
          { condition: notSo(matches(self, history("attacked", "this turn"))) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Echo {G}
 * Sorcery
 * You gain 2 life.
 * Flashback {0}
 */
export const NumbatEcho: Card = {
  format: 1,
  name: "Numbat Echo",
  layout: "normal",
  faces: [
    {
      name: "Numbat Echo",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2)), flashback([mana(["0"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Fencer {W}
 * Creature — Human Soldier
 * {0}: The next time target attacking creature would deal combat damage to this creature this turn, that creature deals that damage to itself instead.
 * 1/4
 */
export const NumbatFencer: Card = {
  format: 1,
  name: "Numbat Fencer",
  layout: "normal",
  faces: [
    {
      name: "Numbat Fencer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 4,
      abilities: [
        activated(
          [mana(["0"])],
          changeRules(
            [
              redirect(self, eventObjects("source"), {
                source: isOneOf(target(0)),
                combat: true,
                next: true,
              }),
            ],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([attacking(), hasType("creature")]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Frost {U}
 * Instant
 * Target nonsnow permanent becomes snow until end of turn.
 */
export const NumbatFrost: Card = {
  format: 1,
  name: "Numbat Frost",
  layout: "normal",
  faces: [
    {
      name: "Numbat Frost",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [addTypes({ supertypes: ["snow"] })], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([not(hasSupertype("snow")), kind("permanent")]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Glacier
 * Snow Land
 * {T}: Add {C}.
 */
export const NumbatGlacier: Card = {
  format: 1,
  name: "Numbat Glacier",
  layout: "normal",
  faces: [
    {
      name: "Numbat Glacier",
      supertypes: ["snow"],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Herald {W}
 * Creature — Human Scout
 * Whenever another creature comes under your control, you gain 1 life.
 * 1/1
 */
export const NumbatHerald: Card = {
  format: 1,
  name: "Numbat Herald",
  layout: "normal",
  faces: [
    {
      name: "Numbat Herald",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          eitherEvent([
            zoneChange(
              and([hasType("creature"), controlledBy(you), otherThan(self)]),
              undefined,
              "battlefield",
            ),
            keywordAction("loseControl", {
              what: and([hasType("creature"), controlledBy(you), otherThan(self)]),
            }),
          ]),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Husk {G}
 * Creature — Fungus
 * {0}, Exile this card from your graveyard: You gain 1 life.
 * 1/1
 */
export const NumbatHusk: Card = {
  format: 1,
  name: "Numbat Husk",
  layout: "normal",
  faces: [
    {
      name: "Numbat Husk",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fungus"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"]), costOnObjects("exile", among(self, inZone("graveyard")))], gainLife(you, 1), {
          zone: "graveyard",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Lure {R}
 * Sorcery
 * Gain control of target creature until end of turn.
 */
export const NumbatLure: Card = {
  format: 1,
  name: "Numbat Lure",
  layout: "normal",
  faces: [
    {
      name: "Numbat Lure",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Prayer {W}
 * Sorcery
 * You gain 2 life. Then, draw a card.
 */
export const NumbatPrayer: Card = {
  format: 1,
  name: "Numbat Prayer",
  layout: "normal",
  faces: [
    {
      name: "Numbat Prayer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([gainLife(you, 2), draw(you, 1)]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Prism {3}
 * Artifact Creature — Golem
 * This creature enters with two +1/+1 counters on it unless two or more colors of mana were spent to cast it.
 * 1/1
 */
export const NumbatPrism: Card = {
  format: 1,
  name: "Numbat Prism",
  layout: "normal",
  faces: [
    {
      name: "Numbat Prism",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })], {
          condition: notSo(compareQuantities(manaSpent("colors", self), ">=", 2)),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Retort {W}
 * Artifact
 * {0}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that damage to its controller instead.
 * {0}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to its controller instead.
 */
export const NumbatRetort: Card = {
  format: 1,
  name: "Numbat Retort",
  layout: "normal",
  faces: [
    {
      name: "Numbat Retort",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          changeRules(
            [
              redirect(you, controllerOf(eventObjects("source")), {
                source: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
        activated(
          [mana(["0"])],
          changeRules(
            [
              redirect(you, controllerOf(eventObjects("source")), {
                source: isOneOf(choose({ min: 1, max: 1 }, kind("source"))),
                next: true,
              }),
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
 * Numbat Sage {1}{W}
 * Planeswalker — Ajani
 * +1: You gain 1 life.
 * Loyalty: 3
 */
export const NumbatSage: Card = {
  format: 1,
  name: "Numbat Sage",
  layout: "normal",
  faces: [
    {
      name: "Numbat Sage",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["planeswalker"],
      subtypes: ["Ajani"],
      loyalty: 3,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Numbat Seraph {W}
 * Creature — Angel
 * Flying
 * At the beginning of your end step, each opponent this creature attacked this turn loses 1 life.
 * 2/2
 */
export const NumbatSeraph: Card = {
  format: 1,
  name: "Numbat Seraph",
  layout: "normal",
  faces: [
    {
      name: "Numbat Seraph",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Angel"],
      power: 2,
      toughness: 2,
      abilities: [
        flying(),
        triggered(
          beginningOf("end", you),
          loseLife(
            playersWho(opponents, happened(attacks(isOneOf(self), { whom: eachPlayer }), "this turn")),
            1,
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Sled {2}
 * Artifact
 * {0}: Destroy target snow permanent.
 */
export const NumbatSled: Card = {
  format: 1,
  name: "Numbat Sled",
  layout: "normal",
  faces: [
    {
      name: "Numbat Sled",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasSupertype("snow"), kind("permanent")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Sun {4}
 * Artifact
 * Players can't activate planeswalkers' loyalty abilities.
 */
export const NumbatSun: Card = {
  format: 1,
  name: "Numbat Sun",
  layout: "normal",
  faces: [
    {
      name: "Numbat Sun",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          playerCant(players, "activateLoyaltyAbilities", {
            whom: and([hasType("planeswalker"), inZone("battlefield")]),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Taunt {U}
 * Creature — Imp
 * {0}: Destroy target creature the active player has controlled continuously since the beginning of the turn.
 * 1/1
 */
export const NumbatTaunt: Card = {
  format: 1,
  name: "Numbat Taunt",
  layout: "normal",
  faces: [
    {
      name: "Numbat Taunt",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Imp"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                hasType("creature"),
                controlledBy(activePlayer),
                fulfils(
                  notSo(
                    happened(
                      eitherEvent([
                        zoneChange(isOneOf(each), undefined, "battlefield"),
                        keywordAction("loseControl", { what: isOneOf(each) }),
                      ]),
                      "this turn",
                    ),
                  ),
                ),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Thaw {U}
 * Instant
 * Target snow permanent is no longer snow.
 */
export const NumbatThaw: Card = {
  format: 1,
  name: "Numbat Thaw",
  layout: "normal",
  faces: [
    {
      name: "Numbat Thaw",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseTypes({ supertypes: ["snow"] })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasSupertype("snow"), kind("permanent")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Numbat Verdict {W}
 * Enchantment
 * If an instant or sorcery spell would deal damage to you, it deals that damage to its controller instead.
 */
export const NumbatVerdict: Card = {
  format: 1,
  name: "Numbat Verdict",
  layout: "normal",
  faces: [
    {
      name: "Numbat Verdict",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          redirect(you, controllerOf(eventObjects("source")), {
            source: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Numbat Warden {W}
 * Creature — Human Soldier
 * If damage would be dealt to another creature you control, that damage is dealt to this creature instead.
 * 0/6
 */
export const NumbatWarden: Card = {
  format: 1,
  name: "Numbat Warden",
  layout: "normal",
  faces: [
    {
      name: "Numbat Warden",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 0,
      toughness: 6,
      abilities: [
        staticAbility([redirect(all(and([hasType("creature"), controlledBy(you), otherThan(self)])), self)]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Numbat Whelp {G}
 * Creature — Bear
 * 2/2
 */
export const NumbatWhelp: Card = {
  format: 1,
  name: "Numbat Whelp",
  layout: "normal",
  faces: [
    {
      name: "Numbat Whelp",
      manaCost: ["G"],
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  NumbatAmbush,
  NumbatAshes,
  NumbatBolt,
  NumbatClock,
  NumbatCurfew,
  NumbatDeserter,
  NumbatDevotee,
  NumbatDrover,
  NumbatEcho,
  NumbatFencer,
  NumbatFrost,
  NumbatGlacier,
  NumbatHerald,
  NumbatHusk,
  NumbatLure,
  NumbatPrayer,
  NumbatPrism,
  NumbatRetort,
  NumbatSage,
  NumbatSeraph,
  NumbatSled,
  NumbatSun,
  NumbatTaunt,
  NumbatThaw,
  NumbatVerdict,
  NumbatWarden,
  NumbatWhelp,
];
