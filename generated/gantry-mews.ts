// generated from cards/gantry-mews.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  alternativeCost,
  and,
  applies,
  attacks,
  cast,
  changeRules,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  count,
  createTokens,
  distinct,
  draw,
  each,
  eachPlayer,
  gainAbilities,
  gainLife,
  getCounters,
  happened,
  happenedTo,
  hasSubtype,
  hasType,
  host,
  inZone,
  involved,
  isOneOf,
  isStep,
  isTurn,
  kind,
  loseAbilities,
  loseLife,
  mana,
  modal,
  modifyPT,
  move,
  nextCast,
  opponents,
  or,
  otherThan,
  ownerOf,
  players,
  playersWho,
  sacrifices,
  self,
  sequence,
  setColors,
  setTypes,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  targetPlayers,
  times,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, equip, haste } from "./keywords/index.ts";

/**
 * Mews Arbiter {W}
 * Sorcery
 * Choose one or both. Each mode must target a different player.
 * • Target player gains 3 life.
 * • Target player loses 2 life.
 */
export const MewsArbiter: Card = {
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
 * Mews Blight {B}
 * Sorcery
 * Target player gets a number of poison counters equal to the number of creatures they control.
 */
export const MewsBlight: Card = {
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
                zoneChange(and([kind("token"), controlledBy(you)]), undefined, "battlefield"),
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
 * Mews Furnace {1}
 * Artifact
 * Sacrifice a creature: Add {C}.
 */
export const MewsFurnace: Card = {
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
 * Mews Ledger {3}{U}
 * Sorcery
 * Draw a card.
 */
export const MewsLedger: Card = {
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
 * Mews Orator {U}
 * Sorcery
 * You gain X life, where X is the greatest mana value among other spells you've cast this turn.
 */
export const MewsOrator: Card = {
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
 * Mews Reckoning {1}{W}
 * Sorcery
 * You gain 2 life for each creature you attacked with this turn. Each opponent you attacked this turn loses 1 life.
 */
export const MewsReckoning: Card = {
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
 * Mews Toll {B}
 * Sorcery
 * This spell costs {1} less to cast for each permanent sacrificed this turn.
 * Each opponent loses 1 life for each permanent sacrificed this turn.
 */
export const MewsToll: Card = {
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
  MewsArbiter,
  MewsBlight,
  MewsCensus,
  MewsCoiner,
  MewsColossus,
  MewsCurfew,
  MewsFurnace,
  MewsLedger,
  MewsLever,
  MewsMasquerade,
  MewsOrator,
  MewsPatron,
  MewsProdigy,
  MewsProvoker,
  MewsReckoning,
  MewsRecruit,
  MewsRegalia,
  MewsRevenant,
  MewsToll,
];
