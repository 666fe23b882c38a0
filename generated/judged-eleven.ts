// generated from cards/judged-eleven.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  additionalCost,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  beginningOf,
  cant,
  changeControl,
  changeTargets,
  controlledBy,
  costChoice,
  costOnObjects,
  createCopies,
  createTokens,
  dealDamage,
  doAction,
  draw,
  eventObjects,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  keyword,
  kind,
  loseAbilities,
  mana,
  may,
  not,
  or,
  otherThan,
  pay,
  performed,
  playerIs,
  players,
  removeCounters,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enlist, rebound, startYourEngines } from "./keywords/index.ts";

/**
 * Usher of Strays {1}{G}
 * Creature — Human
 * 2/2
 * //
 * Call the Strays {G}
 * Sorcery — Adventure
 * You gain 2 life.
 */
export const UsherOfStraysCallTheStrays: Card = {
  format: 1,
  name: "Usher of Strays // Call the Strays",
  layout: "adventure",
  faces: [
    {
      name: "Usher of Strays",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
    {
      name: "Call the Strays",
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
 * Usher's Basket {G}
 * Sorcery
 * Create a Food token.
 */
export const UshersBasket: Card = {
  format: 1,
  name: "Usher's Basket",
  layout: "normal",
  faces: [
    {
      name: "Usher's Basket",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(createTokens(you, 1, { predefined: "Food" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Broom {2}
 * Artifact
 * {1}: Remove a counter from target permanent.
 */
export const UshersBroom: Card = {
  format: 1,
  name: "Usher's Broom",
  layout: "normal",
  faces: [
    {
      name: "Usher's Broom",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["1"])], removeCounters(undefined, { min: 1, max: 1 }, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Caller {2}{R}
 * Creature — Human Wizard
 * {T}: This creature deals 1 damage to target player.
 * 1/1
 */
export const UshersCaller: Card = {
  format: 1,
  name: "Usher's Caller",
  layout: "normal",
  faces: [
    {
      name: "Usher's Caller",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], dealDamage(self, 1, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Echo {2}{R}
 * Enchantment
 * Whenever a nontoken creature you control enters, you may pay {R}. If you do, create a token that's a copy of that creature.
 */
export const UshersEcho: Card = {
  format: 1,
  name: "Usher's Echo",
  layout: "normal",
  faces: [
    {
      name: "Usher's Echo",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([not(kind("token")), hasType("creature"), controlledBy(you)]),
            undefined,
            "battlefield",
          ),
          sequence([
            may(you, pay(you, [mana(["R"])]), { bind: 1 }),
            ifThen(performed(1), createCopies(you, 1, eventObjects("object"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Engine {2}
 * Artifact
 * Start your engines!
 * Max speed — {T}, Sacrifice this artifact: Draw two cards.
 */
export const UshersEngine: Card = {
  format: 1,
  name: "Usher's Engine",
  layout: "normal",
  faces: [
    {
      name: "Usher's Engine",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        startYourEngines(),
        keyword(
          "max speed",
          [],
          [
            staticAbility(
              [
                applies(self, [
                  gainAbilities([activated([tapSelf, costOnObjects("sacrifice", self)], draw(you, 2))]),
                ]),
              ],
              { condition: playerIs(you, "maxSpeed") },
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Usher's Envy {3}{U}
 * Creature — Human
 * This creature has all activated abilities of all Wizards you control.
 * 2/2
 */
export const UshersEnvy: Card = {
  format: 1,
  name: "Usher's Envy",
  layout: "normal",
  faces: [
    {
      name: "Usher's Envy",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(self, [
            gainAbilities([], {
              of: all(and([hasSubtype("Wizard"), controlledBy(you)])),
              kinds: ["activated"],
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Larder {G}
 * Enchantment
 * At the beginning of your upkeep, you may forage. If you do, you gain 3 life.
 */
export const UshersLarder: Card = {
  format: 1,
  name: "Usher's Larder",
  layout: "normal",
  faces: [
    {
      name: "Usher's Larder",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          sequence([may(you, doAction("forage", you), { bind: 1 }), ifThen(performed(1), gainLife(you, 3))]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Likeness {1}{U}
 * Creature — Shapeshifter
 * At the beginning of your upkeep, you may have this creature become a copy of another target creature. If you do, this creature gains this ability.
 * 2/2
 */
export const UshersLikeness: Card = {
  format: 1,
  name: "Usher's Likeness",
  layout: "normal",
  faces: [
    {
      name: "Usher's Likeness",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          may(
            you,
            affect(self, [becomeCopy(target(0), { except: [gainAbilities([], { thisAbility: true })] })]),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), otherThan(self)]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Ox {2}{R}
 * Creature — Ox
 * 3/3
 */
export const UshersOx: Card = {
  format: 1,
  name: "Usher's Ox",
  layout: "normal",
  faces: [
    {
      name: "Usher's Ox",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Page {1}{W}
 * Creature — Human Soldier
 * Enlist
 * 1/3
 */
export const UshersPage: Card = {
  format: 1,
  name: "Usher's Page",
  layout: "normal",
  faces: [
    {
      name: "Usher's Page",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 3,
      abilities: [enlist()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Refrain {R}
 * Sorcery
 * Usher's Refrain deals 2 damage to target player.
 * Rebound
 */
export const UshersRefrain: Card = {
  format: 1,
  name: "Usher's Refrain",
  layout: "normal",
  faces: [
    {
      name: "Usher's Refrain",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
        rebound(),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Usher's Seizure {1}{U}
 * Instant
 * Gain control of target spell. You may choose new targets for it.
 */
export const UshersSeizure: Card = {
  format: 1,
  name: "Usher's Seizure",
  layout: "normal",
  faces: [
    {
      name: "Usher's Seizure",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [changeControl(you)]),
            may(you, changeTargets(you, target(0), "chooseNew")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Silence {1}{B}
 * Enchantment
 * Cards in graveyards lose all abilities.
 */
export const UshersSilence: Card = {
  format: 1,
  name: "Usher's Silence",
  layout: "normal",
  faces: [
    {
      name: "Usher's Silence",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([kind("card"), inZone("graveyard")])), [loseAbilities("all")])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Slime {3}{B}
 * Creature — Ooze
 * This creature has all activated abilities of all creature cards in all graveyards.
 * 4/3
 */
export const UshersSlime: Card = {
  format: 1,
  name: "Usher's Slime",
  layout: "normal",
  faces: [
    {
      name: "Usher's Slime",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ooze"],
      power: 4,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(self, [
            gainAbilities([], {
              of: all(and([kind("card"), hasType("creature"), inZone("graveyard")])),
              kinds: ["activated"],
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Usher's Study {1}{U}
 * Enchantment
 * Wizards you control have "{1}: You gain 1 life."
 */
export const UshersStudy: Card = {
  format: 1,
  name: "Usher's Study",
  layout: "normal",
  faces: [
    {
      name: "Usher's Study",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasSubtype("Wizard"), controlledBy(you)])), [
            gainAbilities([activated([mana(["1"])], gainLife(you, 1))]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Usher's Toll {R}
 * Instant
 * As an additional cost to cast this spell, sacrifice an artifact or discard a card.
 * Usher's Toll deals 3 damage to any target.
 */
export const UshersToll: Card = {
  format: 1,
  name: "Usher's Toll",
  layout: "normal",
  faces: [
    {
      name: "Usher's Toll",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [], {
              alternatives: [
                [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("artifact")))],
                [costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))],
              ],
            }),
          ],
          { zone: "stack" },
        ),
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
 * Usher's Tollgate {1}{W}
 * Enchantment
 * Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.
 */
export const UshersTollgate: Card = {
  format: 1,
  name: "Usher's Tollgate",
  layout: "normal",
  faces: [
    {
      name: "Usher's Tollgate",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(hasType("creature")), [cant("attack", { whom: you, unlessPaid: [mana(["1"])] })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  UsherOfStraysCallTheStrays,
  UshersBasket,
  UshersBroom,
  UshersCaller,
  UshersEcho,
  UshersEngine,
  UshersEnvy,
  UshersLarder,
  UshersLikeness,
  UshersOx,
  UshersPage,
  UshersRefrain,
  UshersSeizure,
  UshersSilence,
  UshersSlime,
  UshersStudy,
  UshersToll,
  UshersTollgate,
];
