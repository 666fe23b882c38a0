// generated from cards/seed-ledger.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  additionalCost,
  all,
  and,
  applies,
  cant,
  cast,
  castAsThoughFlash,
  chooseObjects,
  choosePlayer,
  compareQuantities,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  counter,
  dealDamage,
  destroy,
  effectCost,
  entersWith,
  eventObjects,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  matches,
  mayPlay,
  modifyPT,
  notSo,
  opponents,
  or,
  playerCant,
  players,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  target,
  targets,
  timesKicked,
  together,
  topCards,
  triggered,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bestow,
  buyback,
  convoke,
  kicker,
  kickerWithCostsCosts,
  multikicker,
  offering,
  splice,
  storm,
} from "./keywords/index.ts";

/**
 * Bloody Verse {3}
 * Instant — Arcane
 * As an additional cost to cast this spell, sacrifice a creature.
 * You gain 2 life.
 * Splice onto Arcane {1}
 */
export const BloodyVerse: Card = {
  format: 1,
  name: "Bloody Verse",
  layout: "normal",
  faces: [
    {
      name: "Bloody Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(gainLife(you, 2)),
        splice(hasSubtype("Arcane"), [mana(["1"])]),
      ],
    },
  ],
};

/**
 * Ceded Verse {3}
 * Instant — Arcane
 * You gain 2 life.
 * Splice onto Arcane—An opponent gains 5 life.
 */
export const CededVerse: Card = {
  format: 1,
  name: "Ceded Verse",
  layout: "normal",
  faces: [
    {
      name: "Ceded Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(gainLife(you, 2)),
        splice(hasSubtype("Arcane"), [effectCost(gainLife(choosePlayer(opponents), 5, { bind: 1 }))]),
      ],
    },
  ],
};

/**
 * Cheap Beasts {2}
 * Enchantment
 * Creature spells you cast cost {2} less to cast.
 */
export const CheapBeasts: Card = {
  format: 1,
  name: "Cheap Beasts",
  layout: "normal",
  faces: [
    {
      name: "Cheap Beasts",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([kind("spell"), hasType("creature"), controlledBy(you)]), "less", [mana(["2"])], {
            of: "spell",
          }),
        ]),
      ],
    },
  ],
};

/**
 * Doubled Patron {4}{R}{R}{R}
 * Creature — Spirit
 * Goblin offering
 * Goblin offering
 * 5/5
 */
export const DoubledPatron: Card = {
  format: 1,
  name: "Doubled Patron",
  layout: "normal",
  faces: [
    {
      name: "Doubled Patron",
      manaCost: ["4", "R", "R", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 5,
      toughness: 5,
      abilities: [offering(hasSubtype("Goblin")), offering(hasSubtype("Goblin"))],
    },
  ],
};

/**
 * Drawn Verse {X}{U}
 * Instant — Arcane
 * You gain X life.
 * Splice onto Arcane {1}
 */
export const DrawnVerse: Card = {
  format: 1,
  name: "Drawn Verse",
  layout: "normal",
  faces: [
    {
      name: "Drawn Verse",
      manaCost: ["X", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(gainLife(you, x)), splice(hasSubtype("Arcane"), [mana(["1"])])],
    },
  ],
};

/**
 * Firm Verse {3}
 * Instant — Arcane
 * This spell can't be countered.
 * You gain 2 life.
 * Splice onto Arcane {1}
 */
export const FirmVerse: Card = {
  format: 1,
  name: "Firm Verse",
  layout: "normal",
  faces: [
    {
      name: "Firm Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        staticAbility([applies(self, [cant("beCountered")])], { zone: "stack" }),
        spell(gainLife(you, 2)),
        splice(hasSubtype("Arcane"), [mana(["1"])]),
      ],
    },
  ],
};

/**
 * Goblin Patron {4}{R}{R}
 * Creature — Spirit
 * Goblin offering
 * 5/5
 */
export const GoblinPatron: Card = {
  format: 1,
  name: "Goblin Patron",
  layout: "normal",
  faces: [
    {
      name: "Goblin Patron",
      manaCost: ["4", "R", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 5,
      toughness: 5,
      abilities: [offering(hasSubtype("Goblin"))],
    },
  ],
};

/**
 * Helped Verse {3}
 * Instant — Arcane
 * Convoke
 * You gain 2 life.
 * Splice onto Arcane {1}
 */
export const HelpedVerse: Card = {
  format: 1,
  name: "Helped Verse",
  layout: "normal",
  faces: [
    {
      name: "Helped Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [convoke(), spell(gainLife(you, 2)), splice(hasSubtype("Arcane"), [mana(["1"])])],
    },
  ],
};

/**
 * Kept Verse {3}
 * Instant — Arcane
 * Buyback {2}
 * You gain 2 life.
 * Splice onto Arcane {1}
 */
export const KeptVerse: Card = {
  format: 1,
  name: "Kept Verse",
  layout: "normal",
  faces: [
    {
      name: "Kept Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        buyback([mana(["2"])]),
        spell(gainLife(you, 2)),
        splice(hasSubtype("Arcane"), [mana(["1"])]),
      ],
    },
  ],
};

/**
 * Kick Watch {2}
 * Enchantment
 * Whenever a creature you control enters, if it was kicked, you gain 1 life.
 */
export const KickWatch: Card = {
  format: 1,
  name: "Kick Watch",
  layout: "normal",
  faces: [
    {
      name: "Kick Watch",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
          gainLife(you, 1),
          { condition: wasPaid(eventObjects("object"), "kicker") },
        ),
      ],
    },
  ],
};

/**
 * Kicked Verse {3}
 * Instant — Arcane
 * Kicker {1}
 * You gain 2 life. If this spell was kicked, you gain 5 life instead.
 * Splice onto Arcane {1}
 */
export const KickedVerse: Card = {
  format: 1,
  name: "Kicked Verse",
  layout: "normal",
  faces: [
    {
      name: "Kicked Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        kicker([mana(["1"])]),
        spell(ifThen(wasPaid(self, "kicker"), gainLife(you, 5), gainLife(you, 2))),
        splice(hasSubtype("Arcane"), [mana(["1"])]),
      ],
    },
  ],
};

/**
 * Ledger Aim {1}
 * Sorcery
 * You may cast this spell as though it had flash if it targets a tapped creature.
 * Destroy target creature.
 */
export const LedgerAim: Card = {
  format: 1,
  name: "Ledger Aim",
  layout: "normal",
  faces: [
    {
      name: "Ledger Aim",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, isOneOf(self))], {
          condition: matches(self, targets(and([status("tapped"), hasType("creature")]))),
          zone: "stack",
        }),
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
};

/**
 * Ledger Aura Ban {2}
 * Enchantment
 * Aura spells can't be cast.
 */
export const LedgerAuraBan: Card = {
  format: 1,
  name: "Ledger Aura Ban",
  layout: "normal",
  faces: [
    {
      name: "Ledger Aura Ban",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "castSpells", { whom: hasSubtype("Aura") })])],
    },
  ],
};

/**
 * Ledger Ban {2}
 * Enchantment
 * Creature spells can't be cast.
 */
export const LedgerBan: Card = {
  format: 1,
  name: "Ledger Ban",
  layout: "normal",
  faces: [
    {
      name: "Ledger Ban",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "castSpells", { whom: hasType("creature") })])],
    },
  ],
};

/**
 * Ledger Battlemage {1}
 * Creature — Human Wizard
 * Kicker {W} and/or kicker {1}{U}
 * When you cast this spell, if it was kicked with its {W} kicker, you gain 1 life.
 * When you cast this spell, if it was kicked with its {1}{U} kicker, you gain 2 life.
 * 1/1
 */
export const LedgerBattlemage: Card = {
  format: 1,
  name: "Ledger Battlemage",
  layout: "normal",
  faces: [
    {
      name: "Ledger Battlemage",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        kickerWithCostsCosts([mana(["W"])], [mana(["1", "U"])]),
        triggered(cast(you, isOneOf(self)), gainLife(you, 1), {
          condition: wasPaid(self, "kicker", 0),
          zone: "stack",
        }),
        triggered(cast(you, isOneOf(self)), gainLife(you, 2), {
          condition: wasPaid(self, "kicker", 1),
          zone: "stack",
        }),
      ],
    },
  ],
};

/**
 * Ledger Chant {0}
 * Instant — Arcane
 * You gain 1 life.
 */
export const LedgerChant: Card = {
  format: 1,
  name: "Ledger Chant",
  layout: "normal",
  faces: [
    {
      name: "Ledger Chant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
};

/**
 * Ledger Drought {2}
 * Enchantment
 * Players can't gain life.
 */
export const LedgerDrought: Card = {
  format: 1,
  name: "Ledger Drought",
  layout: "normal",
  faces: [
    {
      name: "Ledger Drought",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "gainLife")])],
    },
  ],
};

/**
 * Ledger Flash {1}
 * Sorcery
 * Kicker {2}
 * You may cast this spell as though it had flash if it was kicked.
 * You gain 1 life.
 */
export const LedgerFlash: Card = {
  format: 1,
  name: "Ledger Flash",
  layout: "normal",
  faces: [
    {
      name: "Ledger Flash",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["2"])]),
        staticAbility([castAsThoughFlash(you, isOneOf(self))], {
          condition: wasPaid(self, "kicker"),
          zone: "stack",
        }),
        spell(gainLife(you, 1)),
      ],
    },
  ],
};

/**
 * Ledger Goblin {2}{R}
 * Creature — Goblin
 * 2/2
 */
export const LedgerGoblin: Card = {
  format: 1,
  name: "Ledger Goblin",
  layout: "normal",
  faces: [
    {
      name: "Ledger Goblin",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Ledger Measure {X}
 * Sorcery
 * You may cast this spell as though it had flash if X is 2 or less.
 * You gain X life.
 */
export const LedgerMeasure: Card = {
  format: 1,
  name: "Ledger Measure",
  layout: "normal",
  faces: [
    {
      name: "Ledger Measure",
      manaCost: ["X"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, isOneOf(self))], {
          condition: compareQuantities(x, "<=", 2),
          zone: "stack",
        }),
        spell(gainLife(you, x)),
      ],
    },
  ],
};

/**
 * Ledger Nymph {1}{G}
 * Enchantment Creature — Nymph
 * Bestow {3}{G}
 * Enchanted creature gets +2/+2.
 * 2/2
 */
export const LedgerNymph: Card = {
  format: 1,
  name: "Ledger Nymph",
  layout: "normal",
  faces: [
    {
      name: "Ledger Nymph",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Nymph"],
      power: 2,
      toughness: 2,
      abilities: [bestow([mana(["3", "G"])]), staticAbility([applies(host, [modifyPT(2, 2)])])],
    },
  ],
};

/**
 * Ledger Page {0}
 * Creature — Human
 * 1/1
 */
export const LedgerPage: Card = {
  format: 1,
  name: "Ledger Page",
  layout: "normal",
  faces: [
    {
      name: "Ledger Page",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Ledger Patron {2}
 * Enchantment
 * Creature spells you cast have kicker {2}.
 */
export const LedgerPatron: Card = {
  format: 1,
  name: "Ledger Patron",
  layout: "normal",
  faces: [
    {
      name: "Ledger Patron",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("spell"), hasType("creature"), controlledBy(you)])), [
            gainAbilities([kicker([mana(["2"])])]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Ledger Rat {1}
 * Creature — Rat
 * 1/1
 */
export const LedgerRat: Card = {
  format: 1,
  name: "Ledger Rat",
  layout: "normal",
  faces: [
    {
      name: "Ledger Rat",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Ledger Recruit {1}{W}
 * Creature — Human Soldier
 * Kicker {1}
 * When this creature enters, if it was kicked, you gain 3 life.
 * 2/2
 */
export const LedgerRecruit: Card = {
  format: 1,
  name: "Ledger Recruit",
  layout: "normal",
  faces: [
    {
      name: "Ledger Recruit",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        kicker([mana(["1"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
};

/**
 * Ledger Refusal {U}
 * Instant
 * Counter target spell. If that spell was kicked, you gain 4 life.
 */
export const LedgerRefusal: Card = {
  format: 1,
  name: "Ledger Refusal",
  layout: "normal",
  faces: [
    {
      name: "Ledger Refusal",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([counter(target(0)), ifThen(wasPaid(target(0), "kicker"), gainLife(you, 4))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
};

/**
 * Ledger Second Patron {2}
 * Enchantment
 * Creature spells you cast have kicker {2}.
 */
export const LedgerSecondPatron: Card = {
  format: 1,
  name: "Ledger Second Patron",
  layout: "normal",
  faces: [
    {
      name: "Ledger Second Patron",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("spell"), hasType("creature"), controlledBy(you)])), [
            gainAbilities([kicker([mana(["2"])])]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Ledger Sponsor {2}
 * Artifact
 * You may cast spells from your hand without paying their mana costs.
 */
export const LedgerSponsor: Card = {
  format: 1,
  name: "Ledger Sponsor",
  layout: "normal",
  faces: [
    {
      name: "Ledger Sponsor",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([mayPlay(you, inZone("hand", you), "cast", { free: true })])],
    },
  ],
};

/**
 * Ledger Summit {2}
 * Enchantment
 * You may cast creature spells from the top of your library.
 */
export const LedgerSummit: Card = {
  format: 1,
  name: "Ledger Summit",
  layout: "normal",
  faces: [
    {
      name: "Ledger Summit",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([mayPlay(you, and([hasType("creature"), isOneOf(topCards(you, 1))]), "cast")]),
      ],
    },
  ],
};

/**
 * Ledger Tempest {R}
 * Instant
 * Multikicker {1}
 * Choose any target, then choose another target for each time this spell was kicked. Ledger Tempest deals 1 damage to each of them.
 */
export const LedgerTempest: Card = {
  format: 1,
  name: "Ledger Tempest",
  layout: "normal",
  faces: [
    {
      name: "Ledger Tempest",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        multikicker([mana(["1"])]),
        spell(
          sequence([
            chooseObjects(you, target(0)),
            chooseObjects(you, target(1)),
            dealDamage(self, 1, together([target(0), target(1)])),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
              },
              {
                count: { min: timesKicked(), max: timesKicked() },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
                otherThan: [0],
              },
            ],
          },
        ),
      ],
    },
  ],
};

/**
 * Ledger Twice {2}
 * Enchantment
 * Whenever a creature you control enters, if it was kicked twice, you gain 10 life.
 */
export const LedgerTwice: Card = {
  format: 1,
  name: "Ledger Twice",
  layout: "normal",
  faces: [
    {
      name: "Ledger Twice",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
          gainLife(you, 10),
          { condition: wasPaid(eventObjects("object"), "kicker", undefined, { times: 2 }) },
        ),
      ],
    },
  ],
};

/**
 * Ledger Weaving {2}
 * Enchantment
 * You may cast Aura spells as though they had flash.
 */
export const LedgerWeaving: Card = {
  format: 1,
  name: "Ledger Weaving",
  layout: "normal",
  faces: [
    {
      name: "Ledger Weaving",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([castAsThoughFlash(you, and([kind("spell"), hasSubtype("Aura")]))])],
    },
  ],
};

/**
 * Old Ledger Blaze <1>
 * Sorcery
 * Kicker <2>
 * You gain 1 life. If you paid the kicker cost, you gain 3 life instead. If the kicker cost wasn't paid, you lose 2 life.
 */
export const OldLedgerBlaze: Card = {
  format: 1,
  name: "Old Ledger Blaze",
  layout: "normal",
  faces: [
    {
      name: "Old Ledger Blaze",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["2"])]),
        spell(
          sequence([
            ifThen(wasPaid(self, "kicker"), gainLife(you, 3), gainLife(you, 1)),
            ifThen(notSo(wasPaid(self, "kicker")), loseLife(you, 2)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Old Ledger Mage <2>
 * Creature — Human Wizard
 * Kicker <1> and/or <W> (You may pay an additional <1> and/or <W> as you play this spell.)
 * If you paid the <1> kicker cost, Old Ledger Mage comes into play with two +1/+1 counters on it.
 * When Old Ledger Mage comes into play, if the <W> kicker cost was paid, you gain 4 life.
 * 1/1
 */
export const OldLedgerMage: Card = {
  format: 1,
  name: "Old Ledger Mage",
  layout: "normal",
  faces: [
    {
      name: "Old Ledger Mage",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        kickerWithCostsCosts([mana(["1"])], [mana(["W"])]),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })], {
          condition: wasPaid(self, "kicker", 0),
        }),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 4), {
          condition: wasPaid(self, "kicker", 1),
        }),
      ],
    },
  ],
};

/**
 * Storm Verse {3}
 * Instant — Arcane
 * You gain 2 life.
 * Splice onto Arcane {1}
 * Storm
 */
export const StormVerse: Card = {
  format: 1,
  name: "Storm Verse",
  layout: "normal",
  faces: [
    {
      name: "Storm Verse",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(gainLife(you, 2)), splice(hasSubtype("Arcane"), [mana(["1"])]), storm()],
    },
  ],
};

/**
 * Twofold Patron {6}{R}
 * Creature — Spirit
 * Goblin offering
 * Rat offering
 * 7/7
 */
export const TwofoldPatron: Card = {
  format: 1,
  name: "Twofold Patron",
  layout: "normal",
  faces: [
    {
      name: "Twofold Patron",
      manaCost: ["6", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 7,
      toughness: 7,
      abilities: [offering(hasSubtype("Goblin")), offering(hasSubtype("Rat"))],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BloodyVerse,
  CededVerse,
  CheapBeasts,
  DoubledPatron,
  DrawnVerse,
  FirmVerse,
  GoblinPatron,
  HelpedVerse,
  KeptVerse,
  KickWatch,
  KickedVerse,
  LedgerAim,
  LedgerAuraBan,
  LedgerBan,
  LedgerBattlemage,
  LedgerChant,
  LedgerDrought,
  LedgerFlash,
  LedgerGoblin,
  LedgerMeasure,
  LedgerNymph,
  LedgerPage,
  LedgerPatron,
  LedgerRat,
  LedgerRecruit,
  LedgerRefusal,
  LedgerSecondPatron,
  LedgerSponsor,
  LedgerSummit,
  LedgerTempest,
  LedgerTwice,
  LedgerWeaving,
  OldLedgerBlaze,
  OldLedgerMage,
  StormVerse,
  TwofoldPatron,
];
