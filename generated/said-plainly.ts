// generated from cards/said-plainly.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  among,
  and,
  applies,
  attacks,
  beginningOf,
  bound,
  choose,
  controlledBy,
  controllerOf,
  count,
  dealDamage,
  delayed,
  destroy,
  doAction,
  draw,
  draws,
  eventObjects,
  exile,
  exists,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  loseAbilities,
  loseLife,
  matches,
  may,
  modal,
  modifyAmount,
  move,
  opponents,
  performed,
  players,
  putCounters,
  reflexive,
  replace,
  reveal,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  tapSelf,
  target,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant } from "./keywords/index.ts";

/**
 * Plainford Bell {W}
 * Artifact
 * {T}: You gain 3 life.
 */
export const PlainfordBell: Card = {
  format: 1,
  name: "Plainford Bell",
  layout: "normal",
  faces: [
    {
      name: "Plainford Bell",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 3))],
    },
  ],
};

/**
 * Plainford Choir {W}
 * Enchantment
 * The first time you would gain life each turn, you gain twice that much life instead.
 */
export const PlainfordChoir: Card = {
  format: 1,
  name: "Plainford Choir",
  layout: "normal",
  faces: [
    {
      name: "Plainford Choir",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(lifeChange("gain", you, { nth: 1 }), { factor: 2 })])],
    },
  ],
};

/**
 * Plainford Elder {2}{G}
 * Creature — Treefolk
 * When this creature dies, if it was a creature, return it to the battlefield. It's an Aura enchantment with enchant Forest you control and "Enchanted Forest has '{T}: Add {G}{G}.'"
 * 3/3
 */
export const PlainfordElder: Card = {
  format: 1,
  name: "Plainford Elder",
  layout: "normal",
  faces: [
    {
      name: "Plainford Elder",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            move(self, { zone: "battlefield" }),
            affect(
              self,
              [
                setTypes({ cardTypes: ["enchantment"], subtypes: ["Aura"] }),
                gainAbilities([
                  enchant(and([hasSubtype("Forest"), controlledBy(you)])),
                  staticAbility([
                    applies(host, [
                      gainAbilities([
                        activated([tapSelf], addMana(you, { symbols: ["G", "G"], choose: "fixed" })),
                      ]),
                    ]),
                  ]),
                ]),
              ],
              undefined,
              { asItEnters: true },
            ),
          ]),
          { condition: matches(self, hasType("creature")) },
        ),
      ],
    },
  ],
};

/**
 * Plainford Gate {W}
 * Enchantment
 * Whenever a creature an opponent controls attacks you, that player chooses one —
 * • You gain 4 life.
 * • You draw a card.
 */
export const PlainfordGate: Card = {
  format: 1,
  name: "Plainford Gate",
  layout: "normal",
  faces: [
    {
      name: "Plainford Gate",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          attacks(and([hasType("creature"), controlledBy(opponents)]), { whom: you }),
          modal({ min: 1, max: 1 }, [{ effect: gainLife(you, 4) }, { effect: draw(you, 1) }], {
            by: controllerOf(eventObjects("object")),
          }),
        ),
      ],
    },
  ],
};

/**
 * Plainford Gilding {W}
 * Instant
 * Target creature becomes an artifact and loses all other card types until end of turn.
 */
export const PlainfordGilding: Card = {
  format: 1,
  name: "Plainford Gilding",
  layout: "normal",
  faces: [
    {
      name: "Plainford Gilding",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(target(0), [setTypes({ cardTypes: ["artifact"], loseOthers: true })], until("end of turn")),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Plainford Glimpse {U}
 * Sorcery
 * Reveal the top card of your library. If it's an enchantment card, you gain 5 life.
 */
export const PlainfordGlimpse: Card = {
  format: 1,
  name: "Plainford Glimpse",
  layout: "normal",
  faces: [
    {
      name: "Plainford Glimpse",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 1), { bind: 1 }),
            ifThen(matches(bound(1), and([kind("card"), hasType("enchantment")])), gainLife(you, 5)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plainford Herald {W}
 * Creature — Human
 * When this creature enters, you gain 1 life.
 * 1/1
 */
export const PlainfordHerald: Card = {
  format: 1,
  name: "Plainford Herald",
  layout: "normal",
  faces: [
    {
      name: "Plainford Herald",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
  ],
};

/**
 * Plainford Hourglass {1}
 * Artifact
 * {T}: At the beginning of the next end step, draw a card.
 */
export const PlainfordHourglass: Card = {
  format: 1,
  name: "Plainford Hourglass",
  layout: "normal",
  faces: [
    {
      name: "Plainford Hourglass",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          delayed(beginningOf("end", undefined, { next: true }), { effect: draw(you, 1) }),
        ),
      ],
    },
  ],
};

/**
 * Plainford Mourner {W}
 * Creature — Human
 * Whenever a Zombie you control enters, you gain 3 life.
 * 1/1
 */
export const PlainfordMourner: Card = {
  format: 1,
  name: "Plainford Mourner",
  layout: "normal",
  faces: [
    {
      name: "Plainford Mourner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasSubtype("Zombie"), controlledBy(you)]), undefined, "battlefield"),
          gainLife(you, 3),
        ),
      ],
    },
  ],
};

/**
 * Plainford Ox {G}
 * Creature — Ox
 * 3/3
 */
export const PlainfordOx: Card = {
  format: 1,
  name: "Plainford Ox",
  layout: "normal",
  faces: [
    {
      name: "Plainford Ox",
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
 * Plainford Primer {U}
 * Instant
 * Draw a card.
 */
export const PlainfordPrimer: Card = {
  format: 1,
  name: "Plainford Primer",
  layout: "normal",
  faces: [
    {
      name: "Plainford Primer",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
};

/**
 * Plainford Pyre {B}
 * Sorcery
 * Destroy target creature.
 */
export const PlainfordPyre: Card = {
  format: 1,
  name: "Plainford Pyre",
  layout: "normal",
  faces: [
    {
      name: "Plainford Pyre",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
};

/**
 * Plainford Recall {B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield. If it's a creature, it's a Zombie in addition to its other types and has no abilities.
 */
export const PlainfordRecall: Card = {
  format: 1,
  name: "Plainford Recall",
  layout: "normal",
  faces: [
    {
      name: "Plainford Recall",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(target(0), { zone: "battlefield" }),
            ifThen(
              matches(target(0), hasType("creature")),
              affect(target(0), [addTypes({ subtypes: ["Zombie"] }), loseAbilities("all")], undefined, {
                asItEnters: true,
              }),
            ),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
      ],
    },
  ],
};

/**
 * Plainford Rout {B}
 * Sorcery
 * Destroy all creatures. When one or more creatures die this way, each opponent loses 2 life.
 */
export const PlainfordRout: Card = {
  format: 1,
  name: "Plainford Rout",
  layout: "normal",
  faces: [
    {
      name: "Plainford Rout",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(all(hasType("creature")), { bind: 1 }),
            ifThen(
              exists(among(bound(1), inZone("graveyard"))),
              reflexive(1, { effect: loseLife(opponents, 2) }),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plainford Sexton {W}
 * Artifact
 * If a creature would die, exile it instead.
 */
export const PlainfordSexton: Card = {
  format: 1,
  name: "Plainford Sexton",
  layout: "normal",
  faces: [
    {
      name: "Plainford Sexton",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(zoneChange(hasType("creature"), "battlefield", "graveyard"), exile(eventObjects("object"))),
        ]),
      ],
    },
  ],
};

/**
 * Plainford Sleuth {G}
 * Creature — Human Detective
 * When this creature enters, you may collect evidence 2. If you do, put a creature card exiled this way onto the battlefield.
 * 1/1
 */
export const PlainfordSleuth: Card = {
  format: 1,
  name: "Plainford Sleuth",
  layout: "normal",
  faces: [
    {
      name: "Plainford Sleuth",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Detective"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, doAction("collectEvidence", you, undefined, { count: 2, bind: 2 }), { bind: 1 }),
            ifThen(
              performed(1),
              move(choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature")]), { from: bound(2) }), {
                zone: "battlefield",
              }),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plainford Squirrel {G}
 * Creature — Squirrel
 * When this creature enters, you may forage. If you do, put a +1/+1 counter on this creature for each card exiled this way.
 * 1/1
 */
export const PlainfordSquirrel: Card = {
  format: 1,
  name: "Plainford Squirrel",
  layout: "normal",
  faces: [
    {
      name: "Plainford Squirrel",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Squirrel"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, doAction("forage", you, undefined, { bind: 2 }), { bind: 1 }),
            ifThen(
              performed(1),
              putCounters("+1/+1", count(all(and([kind("card"), isOneOf(bound(2))]))), self),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plainford Study {U}
 * Enchantment
 * The first time you would draw a card each turn, draw two cards instead.
 */
export const PlainfordStudy: Card = {
  format: 1,
  name: "Plainford Study",
  layout: "normal",
  faces: [
    {
      name: "Plainford Study",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(draws(you, { firstEachTurn: "event" }), draw(you, 2))])],
    },
  ],
};

/**
 * Plainford Unveiling {U}
 * Sorcery
 * Reveal the top card of your library. If it's a creature card, you may put it onto the battlefield. That permanent is an enchantment in addition to its other types.
 */
export const PlainfordUnveiling: Card = {
  format: 1,
  name: "Plainford Unveiling",
  layout: "normal",
  faces: [
    {
      name: "Plainford Unveiling",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 1), { bind: 1 }),
            ifThen(
              matches(bound(1), and([kind("card"), hasType("creature")])),
              may(
                you,
                sequence([
                  move(bound(1), { zone: "battlefield" }),
                  affect(bound(1), [addTypes({ cardTypes: ["enchantment"] })], undefined, {
                    asItEnters: true,
                  }),
                ]),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Plainford Volley {R}
 * Instant
 * This spell deals 2 damage to each of any number of target creatures and/or players.
 */
export const PlainfordVolley: Card = {
  format: 1,
  name: "Plainford Volley",
  layout: "normal",
  faces: [
    {
      name: "Plainford Volley",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 0 }, objects: hasType("creature"), players: players }],
        }),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  PlainfordBell,
  PlainfordChoir,
  PlainfordElder,
  PlainfordGate,
  PlainfordGilding,
  PlainfordGlimpse,
  PlainfordHerald,
  PlainfordHourglass,
  PlainfordMourner,
  PlainfordOx,
  PlainfordPrimer,
  PlainfordPyre,
  PlainfordRecall,
  PlainfordRout,
  PlainfordSexton,
  PlainfordSleuth,
  PlainfordSquirrel,
  PlainfordStudy,
  PlainfordUnveiling,
  PlainfordVolley,
];
