// generated from cards/gather.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  anything,
  compare,
  compareQuantities,
  count,
  distinct,
  exists,
  gainLife,
  hasAbility,
  hasType,
  inZone,
  keyword,
  kind,
  loseLife,
  mayBeCompanion,
  not,
  notSo,
  or,
  playerStat,
  players,
  plus,
  repeatsManaSymbol,
  spell,
  staticAbility,
  tapSelf,
  targetPlayers,
  you,
} from "../src/abilities/index.ts";
import { vigilance } from "./keywords/index.ts";

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
              condition: notSo(exists(all(and([kind("card"), inZone("library", you), repeatsManaSymbol])))),
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
                distinct("name", all(and([not(hasType("land")), kind("card"), inZone("library", you)])), {
                  alike: true,
                }),
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
                all(inZone("library", you)),
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
                distinct("cardType", all(and([not(hasType("land")), kind("card"), inZone("library", you)])), {
                  alike: true,
                }),
                ">=",
                count(all(and([not(hasType("land")), kind("card"), inZone("library", you)]))),
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
                      not(compare("manaValue", "<=", 2)),
                      inZone("library", you),
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
                      not(hasAbility("activated")),
                      inZone("library", you),
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
                      inZone("library", you),
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  WickhollowEmber,
  WickhollowHearth,
  WickhollowHeir,
  WickhollowHost,
  WickhollowKin,
  WickhollowMinder,
  WickhollowPyre,
  WickhollowSlate,
  WickhollowSmith,
  WickhollowSpade,
  WickhollowTithe,
  WickhollowTrinket,
];
