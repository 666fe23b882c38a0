// generated from cards/winter-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  cant,
  cast,
  controlledBy,
  counter,
  dealDamage,
  delayed,
  doAction,
  each,
  endTurn,
  eventObjects,
  gainAbilities,
  gainLife,
  hasType,
  inZone,
  isOneOf,
  kind,
  mana,
  move,
  not,
  or,
  otherThan,
  ownerOf,
  paidWith,
  playerIs,
  players,
  self,
  sequence,
  setPT,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  topCards,
  triggered,
  turnFace,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { ascend, crew, dash, haste, mutate, riot } from "./keywords/index.ts";

/**
 * Chamberlain's Brazier {0}
 * Artifact
 * {T}: Add {C}{C}. If that mana is spent on a creature spell, it gains haste until end of turn.
 */
export const ChamberlainsBrazier: Card = {
  format: 1,
  name: "Chamberlain's Brazier",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Brazier",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(you, { symbols: ["C", "C"], choose: "fixed" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), hasType("creature"), paidWith])),
              { effect: affect(eventObjects("object"), [gainAbilities([haste()])], until("end of turn")) },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chamberlain's Censer {0}
 * Artifact
 * {T}: Add {R}. If that mana is spent on a creature spell, it gains riot.
 */
export const ChamberlainsCenser: Card = {
  format: 1,
  name: "Chamberlain's Censer",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Censer",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(you, { symbols: ["R"], choose: "fixed" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), hasType("creature"), paidWith])),
              { effect: affect(eventObjects("object"), [gainAbilities([riot()])]) },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chamberlain's Collar {0}
 * Creature — Beast
 * Mutate {0}
 * 3/3
 */
export const ChamberlainsCollar: Card = {
  format: 1,
  name: "Chamberlain's Collar",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Collar",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 3,
      toughness: 3,
      abilities: [mutate([mana(["0"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chamberlain's Feast {3}{G}
 * Enchantment
 * Creatures have base power and toughness 5/5.
 */
export const ChamberlainsFeast: Card = {
  format: 1,
  name: "Chamberlain's Feast",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Feast",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [setPT(5, 5)])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Frost {3}{U}
 * Enchantment
 * Creatures have base power and toughness 1/1.
 */
export const ChamberlainsFrost: Card = {
  format: 1,
  name: "Chamberlain's Frost",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Frost",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [setPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Gate {2}
 * Enchantment
 * Creature cards in your hand have dash {1}.
 */
export const ChamberlainsGate: Card = {
  format: 1,
  name: "Chamberlain's Gate",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Gate",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("creature"), inZone("hand", you)])), [
            gainAbilities([dash([mana(["1"])])]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Glance {0}
 * Instant
 * Turn target face-down creature face up.
 */
export const ChamberlainsGlance: Card = {
  format: 1,
  name: "Chamberlain's Glance",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Glance",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "up"), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([status("faceDown"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chamberlain's Guest {1}{W}
 * Creature — Human
 * When this creature dies, you gain 3 life.
 * 2/2
 */
export const ChamberlainsGuest: Card = {
  format: 1,
  name: "Chamberlain's Guest",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Guest",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Herald {2}{W}
 * Creature — Human Cleric
 * Ascend
 * Whenever another creature you control enters, if you have the city's blessing, you gain 2 life.
 * 2/2
 */
export const ChamberlainsHerald: Card = {
  format: 1,
  name: "Chamberlain's Herald",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Herald",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        ascend(),
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            undefined,
            "battlefield",
          ),
          gainLife(you, 2),
          { condition: playerIs(you, "citysBlessing") },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Hound {0}
 * Legendary Creature — Hound
 * 2/2
 */
export const ChamberlainsHound: Card = {
  format: 1,
  name: "Chamberlain's Hound",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Hound",
      manaCost: ["0"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Hound"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Inkwell {0}
 * Artifact
 * {T}: Add {U}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.
 */
export const ChamberlainsInkwell: Card = {
  format: 1,
  name: "Chamberlain's Inkwell",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Inkwell",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            addMana(you, { symbols: ["U"], choose: "fixed" }, { marked: true }),
            delayed(
              cast(players, and([kind("spell"), or([hasType("instant"), hasType("sorcery")]), paidWith])),
              { effect: affect(eventObjects("object"), [cant("beCountered")]) },
              { duration: until("end of game"), atOnce: true },
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chamberlain's Leave {0}
 * Instant
 * Return target creature to its owner's hand.
 */
export const ChamberlainsLeave: Card = {
  format: 1,
  name: "Chamberlain's Leave",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Leave",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Note {U}
 * Instant
 * You gain 2 life.
 */
export const ChamberlainsNote: Card = {
  format: 1,
  name: "Chamberlain's Note",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Note",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Objection {U}
 * Instant
 * Counter target spell.
 */
export const ChamberlainsObjection: Card = {
  format: 1,
  name: "Chamberlain's Objection",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Objection",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Page {1}
 * Creature — Human
 * 1/1
 */
export const ChamberlainsPage: Card = {
  format: 1,
  name: "Chamberlain's Page",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Page",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Recess {3}{R}
 * Sorcery
 * Chamberlain's Recess deals 3 damage to target creature. End the turn.
 */
export const ChamberlainsRecess: Card = {
  format: 1,
  name: "Chamberlain's Recess",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Recess",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([dealDamage(self, 3, target(0)), endTurn()]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Shroud {0}
 * Sorcery
 * Manifest the top card of your library.
 */
export const ChamberlainsShroud: Card = {
  format: 1,
  name: "Chamberlain's Shroud",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Shroud",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("manifest", you, topCards(you, 1)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Sleigh {2}
 * Artifact — Vehicle
 * Crew 1
 * 3/3
 */
export const ChamberlainsSleigh: Card = {
  format: 1,
  name: "Chamberlain's Sleigh",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Sleigh",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      abilities: [crew(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chamberlain's Thaw {1}{W}
 * Sorcery
 * Return all enchantment cards from all graveyards to the battlefield under their owners' control.
 */
export const ChamberlainsThaw: Card = {
  format: 1,
  name: "Chamberlain's Thaw",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Thaw",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("enchantment"), inZone("graveyard")])), {
            zone: "battlefield",
            under: ownerOf(each),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chamberlain's Veil {0}
 * Instant
 * Turn target nontoken creature face down.
 */
export const ChamberlainsVeil: Card = {
  format: 1,
  name: "Chamberlain's Veil",
  layout: "normal",
  faces: [
    {
      name: "Chamberlain's Veil",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "down"), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([not(kind("token")), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ChamberlainsBrazier,
  ChamberlainsCenser,
  ChamberlainsCollar,
  ChamberlainsFeast,
  ChamberlainsFrost,
  ChamberlainsGate,
  ChamberlainsGlance,
  ChamberlainsGuest,
  ChamberlainsHerald,
  ChamberlainsHound,
  ChamberlainsInkwell,
  ChamberlainsLeave,
  ChamberlainsNote,
  ChamberlainsObjection,
  ChamberlainsPage,
  ChamberlainsRecess,
  ChamberlainsShroud,
  ChamberlainsSleigh,
  ChamberlainsThaw,
  ChamberlainsVeil,
];
