// generated from cards/gather.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  anything,
  bound,
  castCards,
  changeRules,
  choose,
  chooseObjects,
  compare,
  compareQuantities,
  copySpell,
  costChange,
  count,
  dealDamage,
  destroy,
  discard,
  distinct,
  doAction,
  draw,
  eventAmount,
  eventObjects,
  exists,
  gainLife,
  hasAbility,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  isTurn,
  keyword,
  keywordAction,
  kind,
  loseLife,
  mana,
  matches,
  may,
  mayBeCompanion,
  move,
  not,
  notSo,
  or,
  otherThan,
  playerStat,
  players,
  plus,
  prevent,
  reflexive,
  repeatsManaSymbol,
  revealsDrawn,
  self,
  sequence,
  spell,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { vigilance } from "./keywords/index.ts";

/**
 * Wickhollow Almanac {0}
 * Enchantment
 * Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, you gain 1 life. Whenever you reveal a nonland card this way, Wickhollow Almanac deals 3 damage to any target.
 */
export const WickhollowAlmanac: Card = {
  format: 1,
  name: "Wickhollow Almanac",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Almanac",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([revealsDrawn(you)], { condition: isTurn(you) }),
        triggered(
          keywordAction("reveal drawn", {
            by: you,
            what: and([kind("card"), hasType("land")]),
            cause: isOneOf(self),
          }),
          gainLife(you, 1),
        ),
        triggered(
          keywordAction("reveal drawn", {
            by: you,
            what: and([not(hasType("land")), kind("card")]),
            cause: isOneOf(self),
          }),
          dealDamage(self, 3, target(0)),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
              },
            ],
          },
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Broker {0}
 * Creature — Human Rogue
 * When Wickhollow Broker enters, it connives. When it connives this way, return up to one target nonland permanent to its owner's hand.
 * 1/1
 */
export const WickhollowBroker: Card = {
  format: 1,
  name: "Wickhollow Broker",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Broker",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            doAction("connive", you, self, { bind: 1 }),
            reflexive(1, {
              targets: [
                { count: { min: 0, max: 1 }, objects: and([not(hasType("land")), kind("permanent")]) },
              ],
              effect: move(target(0), { zone: "hand" }),
            }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Ember {R}
 * Instant
 * Target player loses 1 life.
 */
export const WickhollowEmber: Card = {
  format: 1,
  name: "Wickhollow Ember",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Ember",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 1), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
      ],
    },
  ],
};

/**
 * Wickhollow Hearth {2}
 * Artifact Creature — Golem
 * Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost.
 * {T}: Add {R}{G}. This mana can't be spent to pay generic mana costs.
 * 1/1
 */
export const WickhollowHearth: Card = {
  format: 1,
  name: "Wickhollow Hearth",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Hearth",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: notSo(
                exists(
                  all(
                    and([
                      kind("card"),
                      or([inZone("library", you), inZone("command", you)]),
                      repeatsManaSymbol,
                    ]),
                  ),
                ),
              ),
              zone: "sideboard",
            }),
          ],
        ),
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["R", "G"], choose: "fixed" },
            { onlyFor: { spells: anything, abilitiesOf: anything, otherCosts: true, notGeneric: true } },
          ),
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Heir {1}
 * Creature — Human
 * Companion — Each nonland card in your starting deck has a different name.
 * 1/1
 */
export const WickhollowHeir: Card = {
  format: 1,
  name: "Wickhollow Heir",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Heir",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: compareQuantities(
                distinct(
                  "name",
                  all(
                    and([
                      not(hasType("land")),
                      kind("card"),
                      or([inZone("library", you), inZone("command", you)]),
                    ]),
                  ),
                  { alike: true },
                ),
                "<=",
                1,
              ),
              zone: "sideboard",
            }),
          ],
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Host {1}
 * Creature — Human
 * Companion — Your starting deck contains at least twenty cards more than the minimum deck size.
 * 1/1
 */
export const WickhollowHost: Card = {
  format: 1,
  name: "Wickhollow Host",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Host",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: exists(
                all(or([inZone("library", you), inZone("command", you)])),
                ">=",
                plus([playerStat("minimumDeckSize", you), 20]),
              ),
              zone: "sideboard",
            }),
          ],
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Kin {1}
 * Creature — Human
 * Companion — Each nonland card in your starting deck shares a card type.
 * 1/1
 */
export const WickhollowKin: Card = {
  format: 1,
  name: "Wickhollow Kin",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Kin",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: compareQuantities(
                distinct(
                  "cardType",
                  all(
                    and([
                      not(hasType("land")),
                      kind("card"),
                      or([inZone("library", you), inZone("command", you)]),
                    ]),
                  ),
                  { alike: true },
                ),
                ">=",
                count(
                  all(
                    and([
                      not(hasType("land")),
                      kind("card"),
                      or([inZone("library", you), inZone("command", you)]),
                    ]),
                  ),
                ),
              ),
              zone: "sideboard",
            }),
          ],
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Mantle {0}
 * Instant
 * Prevent all damage that would be dealt to you this turn. Whenever damage from a creature is prevented this way, destroy that creature.
 */
export const WickhollowMantle: Card = {
  format: 1,
  name: "Wickhollow Mantle",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Mantle",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: you,
                then: ifThen(
                  matches(eventObjects("source"), hasType("creature")),
                  reflexive(undefined, { effect: destroy(eventObjects("source")) }),
                ),
                ifPrevented: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Minder {3}{W/B}
 * Creature — Cat Nightmare
 * Companion — Each permanent card in your starting deck has mana value 2 or less.
 * Vigilance
 * 3/3
 */
export const WickhollowMinder: Card = {
  format: 1,
  name: "Wickhollow Minder",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Minder",
      manaCost: ["3", "W/B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat", "Nightmare"],
      power: 3,
      toughness: 3,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: notSo(
                exists(
                  all(
                    and([
                      kind("card"),
                      kind("permanent"),
                      or([inZone("library", you), inZone("command", you)]),
                      not(compare("manaValue", "<=", 2)),
                    ]),
                  ),
                ),
              ),
              zone: "sideboard",
            }),
          ],
        ),
        vigilance(),
      ],
    },
  ],
};

/**
 * Wickhollow Oracle {0}
 * Creature — Wizard
 * You may reveal the first card you draw each turn as you draw it. Whenever you reveal an instant or sorcery card this way, copy that card and you may cast the copy. That copy costs {2} less to cast.
 * 1/1
 */
export const WickhollowOracle: Card = {
  format: 1,
  name: "Wickhollow Oracle",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Oracle",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([revealsDrawn(you, { optional: true })]),
        triggered(
          keywordAction("reveal drawn", {
            by: you,
            what: and([kind("card"), or([hasType("instant"), hasType("sorcery")])]),
            cause: isOneOf(self),
          }),
          sequence([
            copySpell(you, eventObjects("object"), { bind: 1 }),
            changeRules([costChange(isOneOf(bound(1)), "less", [mana(["2"])], { of: "spell" })]),
            may(you, castCards(you, bound(1), "cast")),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Ox {0}
 * Creature — Ox
 * 2/4
 */
export const WickhollowOx: Card = {
  format: 1,
  name: "Wickhollow Ox",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Ox",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
};

/**
 * Wickhollow Pyre {R}{R}
 * Instant
 * Target player loses 1 life.
 */
export const WickhollowPyre: Card = {
  format: 1,
  name: "Wickhollow Pyre",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Pyre",
      manaCost: ["R", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(loseLife(targetPlayers(0), 1), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
      ],
    },
  ],
};

/**
 * Wickhollow Sermon {2}
 * Sorcery
 * You gain 4 life.
 */
export const WickhollowSermon: Card = {
  format: 1,
  name: "Wickhollow Sermon",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Sermon",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 4))],
    },
  ],
};

/**
 * Wickhollow Slate {3}
 * Artifact
 */
export const WickhollowSlate: Card = {
  format: 1,
  name: "Wickhollow Slate",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Slate",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
};

/**
 * Wickhollow Smith {1}
 * Creature — Human
 * Companion — Each permanent card in your starting deck has an activated ability.
 * 1/1
 */
export const WickhollowSmith: Card = {
  format: 1,
  name: "Wickhollow Smith",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Smith",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: notSo(
                exists(
                  all(
                    and([
                      kind("card"),
                      kind("permanent"),
                      or([inZone("library", you), inZone("command", you)]),
                      not(hasAbility("activated")),
                    ]),
                  ),
                ),
              ),
              zone: "sideboard",
            }),
          ],
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Spade {1}
 * Artifact
 * {T}: You gain 1 life.
 */
export const WickhollowSpade: Card = {
  format: 1,
  name: "Wickhollow Spade",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Spade",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
};

/**
 * Wickhollow Spark {0}
 * Instant
 * Wickhollow Spark deals 3 damage to any target.
 */
export const WickhollowSpark: Card = {
  format: 1,
  name: "Wickhollow Spark",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Spark",
      manaCost: ["0"],
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
};

/**
 * Wickhollow Spark {2}{R}
 * Instant
 * Wickhollow Spark deals 2 damage to target player.
 * //
 * Wickhollow Smoke {1}{U}
 * Instant
 * Tap target permanent.
 */
export const WickhollowSparkWickhollowSmoke: Card = {
  format: 1,
  name: "Wickhollow Spark // Wickhollow Smoke",
  layout: "split",
  faces: [
    {
      name: "Wickhollow Spark",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
    {
      name: "Wickhollow Smoke",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(tap(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }] }),
      ],
    },
  ],
};

/**
 * Wickhollow Tithe {1}
 * Creature — Human
 * Companion — Your starting deck contains only cards with odd mana values and land cards.
 * 1/1
 */
export const WickhollowTithe: Card = {
  format: 1,
  name: "Wickhollow Tithe",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Tithe",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "companion",
          [],
          [
            staticAbility([mayBeCompanion], {
              condition: notSo(
                exists(
                  all(
                    and([
                      or([inZone("library", you), inZone("command", you)]),
                      not(
                        or([
                          and([kind("card"), compare("manaValue", "odd", 0)]),
                          and([kind("card"), hasType("land")]),
                        ]),
                      ),
                    ]),
                  ),
                ),
              ),
              zone: "sideboard",
            }),
          ],
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Trinket {2}
 * Artifact
 */
export const WickhollowTrinket: Card = {
  format: 1,
  name: "Wickhollow Trinket",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Trinket",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
};

/**
 * Wickhollow Turnabout {0}
 * Instant
 * The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is prevented this way, Wickhollow Turnabout deals that much damage to target creature and you draw that many cards.
 */
export const WickhollowTurnabout: Card = {
  format: 1,
  name: "Wickhollow Turnabout",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Turnabout",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: you,
                from: isOneOf(choose({ min: 1, max: 1 }, kind("source"))),
                next: true,
                then: reflexive(undefined, {
                  targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                  effect: sequence([dealDamage(self, eventAmount, target(0)), draw(you, eventAmount)]),
                }),
                ifPrevented: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/**
 * Wickhollow Twice {0}
 * Instant
 * Target player draws two cards.
 */
export const WickhollowTwice: Card = {
  format: 1,
  name: "Wickhollow Twice",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Twice",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(draw(targetPlayers(0), 2), { targets: [{ count: { min: 1, max: 1 }, players: players }] }),
      ],
    },
  ],
};

/**
 * Wickhollow Twinshot {0}
 * Sorcery
 * Wickhollow Twinshot deals 1 damage to target creature. You may discard a card. When you do, Wickhollow Twinshot deals 1 damage to another target creature.
 */
export const WickhollowTwinshot: Card = {
  format: 1,
  name: "Wickhollow Twinshot",
  layout: "normal",
  faces: [
    {
      name: "Wickhollow Twinshot",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseObjects(you, target(0), { bind: 1 }),
            dealDamage(self, 1, target(0)),
            may(you, discard(you, { min: 1, max: 1 }), { bind: 2 }),
            reflexive(2, {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), otherThan(bound(1))]) },
              ],
              effect: dealDamage(self, 1, target(0)),
            }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  WickhollowAlmanac,
  WickhollowBroker,
  WickhollowEmber,
  WickhollowHearth,
  WickhollowHeir,
  WickhollowHost,
  WickhollowKin,
  WickhollowMantle,
  WickhollowMinder,
  WickhollowOracle,
  WickhollowOx,
  WickhollowPyre,
  WickhollowSermon,
  WickhollowSlate,
  WickhollowSmith,
  WickhollowSpade,
  WickhollowSpark,
  WickhollowSparkWickhollowSmoke,
  WickhollowTithe,
  WickhollowTrinket,
  WickhollowTurnabout,
  WickhollowTwice,
  WickhollowTwinshot,
];
