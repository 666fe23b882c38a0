// generated from cards/toll-gate.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  asThough,
  becomesTapped,
  becomesUntapped,
  beginningOf,
  cant,
  cast,
  changeControl,
  changeRules,
  controlledBy,
  controllerOf,
  copySpell,
  costChoice,
  costOnObjects,
  createCopies,
  damage,
  dealDamage,
  destroy,
  discard,
  doAction,
  draw,
  each,
  entersWith,
  eventObjects,
  exile,
  fulfils,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  ifThen,
  isOneOf,
  kind,
  loseAbilities,
  loseLife,
  mana,
  may,
  mayPlay,
  modal,
  move,
  not,
  opponents,
  or,
  otherThan,
  ownerOf,
  payLife,
  players,
  prevent,
  putCounters,
  replace,
  scry,
  self,
  sequence,
  setPT,
  setTypes,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  tapsForMana,
  target,
  targetPlayers,
  timesKicked,
  topCards,
  triggered,
  triggersAgain,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bushido,
  defender,
  flashback,
  kicker,
  kickerWithCostsCosts,
  modular,
  multikicker,
  ninjutsu,
  offering,
  soulshift,
  splice,
  splitSecond,
  sunburst,
} from "./keywords/index.ts";

/**
 * Gate Altar {2}
 * Artifact
 * Sacrifice a creature: Add {C}{C}.
 */
export const GateAltar: Card = {
  format: 1,
  name: "Gate Altar",
  layout: "normal",
  faces: [
    {
      name: "Gate Altar",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          addMana(you, { symbols: ["C", "C"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Bloom {1}{G}
 * Enchantment
 * Whenever you tap a land for mana, add {G}.
 */
export const GateBloom: Card = {
  format: 1,
  name: "Gate Bloom",
  layout: "normal",
  faces: [
    {
      name: "Gate Bloom",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(tapsForMana(you, hasType("land")), addMana(you, { symbols: ["G"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Bolt {R}
 * Instant — Arcane
 * Gate Bolt deals 2 damage to any target.
 * Splice onto Arcane {R}
 */
export const GateBolt: Card = {
  format: 1,
  name: "Gate Bolt",
  layout: "normal",
  faces: [
    {
      name: "Gate Bolt",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
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
        splice(hasSubtype("Arcane"), [mana(["R"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Breaker {1}{R}
 * Creature — Human
 * When this creature enters, destroy target artifact.
 * 1/1
 */
export const GateBreaker: Card = {
  format: 1,
  name: "Gate Breaker",
  layout: "normal",
  faces: [
    {
      name: "Gate Breaker",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Brute {1}{W}
 * Creature — Human Warrior
 * Kicker {R} and/or {G}
 * When this creature enters, if it was kicked with its {R} kicker, it deals 2 damage to any target.
 * When this creature enters, if it was kicked with its {G} kicker, you gain 3 life.
 * 2/2
 */
export const GateBrute: Card = {
  format: 1,
  name: "Gate Brute",
  layout: "normal",
  faces: [
    {
      name: "Gate Brute",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 2,
      toughness: 2,
      abilities: [
        kickerWithCostsCosts([mana(["R"])], [mana(["G"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
          condition: wasPaid(self, "kicker", 0),
        }),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "kicker", 1),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Chime {W}
 * Creature — Human
 * Whenever a creature enters, you gain 1 life.
 * 1/1
 */
export const GateChime: Card = {
  format: 1,
  name: "Gate Chime",
  layout: "normal",
  faces: [
    {
      name: "Gate Chime",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(hasType("creature"), undefined, "battlefield"), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Chooser {1}{W}
 * Creature — Human
 * When this creature enters, choose one —
 * • Destroy target artifact.
 * • You gain 2 life.
 * 1/1
 */
export const GateChooser: Card = {
  format: 1,
  name: "Gate Chooser",
  layout: "normal",
  faces: [
    {
      name: "Gate Chooser",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          modal({ min: 1, max: 1 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
            { effect: gainLife(you, 2) },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Chorus {W}
 * Creature — Human Bard
 * Multikicker {1}
 * This creature enters with a +1/+1 counter on it for each time it was kicked.
 * 1/1
 */
export const GateChorus: Card = {
  format: 1,
  name: "Gate Chorus",
  layout: "normal",
  faces: [
    {
      name: "Gate Chorus",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Bard"],
      power: 1,
      toughness: 1,
      abilities: [
        multikicker([mana(["1"])]),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: timesKicked() }] })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Dawn {W}
 * Enchantment
 * Whenever a permanent you control becomes untapped, you gain 1 life.
 */
export const GateDawn: Card = {
  format: 1,
  name: "Gate Dawn",
  layout: "normal",
  faces: [
    {
      name: "Gate Dawn",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(becomesUntapped(and([kind("permanent"), controlledBy(you)])), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Doom {B}
 * Instant
 * Destroy target creature.
 */
export const GateDoom: Card = {
  format: 1,
  name: "Gate Doom",
  layout: "normal",
  faces: [
    {
      name: "Gate Doom",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Echo {R}
 * Sorcery
 * Kicker {2}
 * Gate Echo deals 1 damage to any target. If this spell was kicked, it deals 3 damage to that permanent or player instead.
 * Flashback {R}
 */
export const GateEcho: Card = {
  format: 1,
  name: "Gate Echo",
  layout: "normal",
  faces: [
    {
      name: "Gate Echo",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["2"])]),
        spell(
          ifThen(wasPaid(self, "kicker"), dealDamage(self, 3, target(0)), dealDamage(self, 1, target(0))),
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
        flashback([mana(["R"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Elder {3}{W}
 * Creature — Spirit
 * Soulshift 5
 * 2/2
 */
export const GateElder: Card = {
  format: 1,
  name: "Gate Elder",
  layout: "normal",
  faces: [
    {
      name: "Gate Elder",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [soulshift(5)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Fee {1}{U}
 * Instant — Arcane
 * Scry 1.
 * Splice onto Arcane—Pay 3 life.
 */
export const GateFee: Card = {
  format: 1,
  name: "Gate Fee",
  layout: "normal",
  faces: [
    {
      name: "Gate Fee",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(scry(you, 1)), splice(hasSubtype("Arcane"), [payLife(3)])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Flicker {U}
 * Instant
 * Exile target creature you control, then return it to the battlefield under its owner's control.
 */
export const GateFlicker: Card = {
  format: 1,
  name: "Gate Flicker",
  layout: "normal",
  faces: [
    {
      name: "Gate Flicker",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield", under: ownerOf(each) })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Fork {U}
 * Instant
 * Copy target instant or sorcery spell. You may choose new targets for the copy.
 */
export const GateFork: Card = {
  format: 1,
  name: "Gate Fork",
  layout: "normal",
  faces: [
    {
      name: "Gate Fork",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Goblin {1}{R}
 * Creature — Goblin
 * {T}: Add {R}.
 * 1/1
 */
export const GateGoblin: Card = {
  format: 1,
  name: "Gate Goblin",
  layout: "normal",
  faces: [
    {
      name: "Gate Goblin",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Herald {U}
 * Creature — Human
 * Whenever you cast a kicked spell, you gain 1 life.
 * 1/1
 */
export const GateHerald: Card = {
  format: 1,
  name: "Gate Herald",
  layout: "normal",
  faces: [
    {
      name: "Gate Herald",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(cast(you, and([fulfils(wasPaid(each, "kicker")), kind("spell")])), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Hush {U}
 * Instant
 * Target creature loses all abilities until end of turn.
 */
export const GateHush: Card = {
  format: 1,
  name: "Gate Hush",
  layout: "normal",
  faces: [
    {
      name: "Gate Hush",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseAbilities("all")], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Kami {1}{W}
 * Creature — Spirit
 * Soulshift 2
 * 1/1
 */
export const GateKami: Card = {
  format: 1,
  name: "Gate Kami",
  layout: "normal",
  faces: [
    {
      name: "Gate Kami",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [soulshift(2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Lesson {W}
 * Instant
 * Target creature gains bushido 1 until end of turn.
 */
export const GateLesson: Card = {
  format: 1,
  name: "Gate Lesson",
  layout: "normal",
  faces: [
    {
      name: "Gate Lesson",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([bushido(1)])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Levy {B}
 * Sorcery
 * Kicker—Discard a card.
 * Target player loses 1 life. If this spell was kicked, that player loses 3 life instead.
 */
export const GateLevy: Card = {
  format: 1,
  name: "Gate Levy",
  layout: "normal",
  faces: [
    {
      name: "Gate Levy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))]),
        spell(ifThen(wasPaid(self, "kicker"), loseLife(targetPlayers(0), 3), loseLife(targetPlayers(0), 1)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Lock {2}
 * Artifact
 * Activated abilities of creatures can't be activated.
 */
export const GateLock: Card = {
  format: 1,
  name: "Gate Lock",
  layout: "normal",
  faces: [
    {
      name: "Gate Lock",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [cant("activateAbilities")])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Measure {W}
 * Sorcery
 * Kicker {X}
 * You gain 1 life. If this spell was kicked, you gain X life.
 */
export const GateMeasure: Card = {
  format: 1,
  name: "Gate Measure",
  layout: "normal",
  faces: [
    {
      name: "Gate Measure",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["X"])]),
        spell(sequence([gainLife(you, 1), ifThen(wasPaid(self, "kicker"), gainLife(you, x))])),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Mirror {U}
 * Instant
 * Copy target activated or triggered ability you control. You may choose new targets for the copy.
 */
export const GateMirror: Card = {
  format: 1,
  name: "Gate Mirror",
  layout: "normal",
  faces: [
    {
      name: "Gate Mirror",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                or([abilityKind("activated"), abilityKind("triggered")]),
                kind("ability"),
                controlledBy(you),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Patron {4}{R}{R}
 * Creature — Spirit
 * Goblin offering
 * 5/5
 */
export const GatePatron: Card = {
  format: 1,
  name: "Gate Patron",
  layout: "normal",
  faces: [
    {
      name: "Gate Patron",
      manaCost: ["4", "R", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 5,
      toughness: 5,
      abilities: [offering(hasSubtype("Goblin"))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Purge {B}
 * Instant
 * Target player discards a card at random.
 */
export const GatePurge: Card = {
  format: 1,
  name: "Gate Purge",
  layout: "normal",
  faces: [
    {
      name: "Gate Purge",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(discard(targetPlayers(0), { min: 1, max: 1 }, { random: true }), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Raider {R}
 * Creature — Human
 * Whenever this creature deals combat damage to a player, you gain 5 life.
 * 2/1
 */
export const GateRaider: Card = {
  format: 1,
  name: "Gate Raider",
  layout: "normal",
  faces: [
    {
      name: "Gate Raider",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 1,
      abilities: [triggered(damage(isOneOf(self), players, { combat: true }), gainLife(you, 5))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Replica {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature.
 */
export const GateReplica: Card = {
  format: 1,
  name: "Gate Replica",
  layout: "normal",
  faces: [
    {
      name: "Gate Replica",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], createCopies(you, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Rest {W}
 * Enchantment
 * If a creature would die, exile it instead.
 */
export const GateRest: Card = {
  format: 1,
  name: "Gate Rest",
  layout: "normal",
  faces: [
    {
      name: "Gate Rest",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(zoneChange(hasType("creature"), "battlefield", "graveyard"), exile(eventObjects("object"))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Return {U}
 * Instant — Arcane
 * Return Gate Return to its owner's hand.
 * Splice onto Arcane {1}
 */
export const GateReturn: Card = {
  format: 1,
  name: "Gate Return",
  layout: "normal",
  faces: [
    {
      name: "Gate Return",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(move(self, { zone: "hand" })), splice(hasSubtype("Arcane"), [mana(["1"])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Ronin {1}{W}
 * Creature — Human Samurai
 * Bushido 2
 * 2/2
 */
export const GateRonin: Card = {
  format: 1,
  name: "Gate Ronin",
  layout: "normal",
  faces: [
    {
      name: "Gate Ronin",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Samurai"],
      power: 2,
      toughness: 2,
      abilities: [bushido(2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Ruin {1}{B}
 * Sorcery
 * Destroy all creatures.
 */
export const GateRuin: Card = {
  format: 1,
  name: "Gate Ruin",
  layout: "normal",
  faces: [
    {
      name: "Gate Ruin",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Shade {1}{U}
 * Creature — Human Ninja
 * Ninjutsu {U}
 * Whenever this creature deals combat damage to a player, draw a card.
 * 2/2
 */
export const GateShade: Card = {
  format: 1,
  name: "Gate Shade",
  layout: "normal",
  faces: [
    {
      name: "Gate Shade",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 2,
      toughness: 2,
      abilities: [
        ninjutsu([mana(["U"])]),
        triggered(damage(isOneOf(self), players, { combat: true }), draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Shove {G}
 * Instant
 * Target creature becomes blocked.
 */
export const GateShove: Card = {
  format: 1,
  name: "Gate Shove",
  layout: "normal",
  faces: [
    {
      name: "Gate Shove",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(doAction("becomeBlocked", controllerOf(target(0)), target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Sigh {U}
 * Instant — Arcane
 * You gain 1 life.
 */
export const GateSigh: Card = {
  format: 1,
  name: "Gate Sigh",
  layout: "normal",
  faces: [
    {
      name: "Gate Sigh",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Slug {1}{G}
 * Creature — Slug
 * When this creature enters, you may draw a card. Do this only once each turn.
 * 1/1
 */
export const GateSlug: Card = {
  format: 1,
  name: "Gate Slug",
  layout: "normal",
  faces: [
    {
      name: "Gate Slug",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Slug"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(you, draw(you, 1), { timesPerTurn: 1 }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Slumber {U}
 * Instant
 * Tap target creature.
 */
export const GateSlumber: Card = {
  format: 1,
  name: "Gate Slumber",
  layout: "normal",
  faces: [
    {
      name: "Gate Slumber",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(tap(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Snuff {W}
 * Instant
 * Prevent all combat damage that would be dealt this turn.
 */
export const GateSnuff: Card = {
  format: 1,
  name: "Gate Snuff",
  layout: "normal",
  faces: [
    {
      name: "Gate Snuff",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([prevent({ combat: true })], until("end of turn")))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Split {R}
 * Instant
 * Split second
 * Gate Split deals 2 damage to any target.
 */
export const GateSplit: Card = {
  format: 1,
  name: "Gate Split",
  layout: "normal",
  faces: [
    {
      name: "Gate Split",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        splitSecond(),
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
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Spring
 * Land
 * {T}: Add {G}.
 * Whenever you tap a land for mana, you gain 1 life.
 */
export const GateSpring: Card = {
  format: 1,
  name: "Gate Spring",
  layout: "normal",
  faces: [
    {
      name: "Gate Spring",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" })),
        triggered(tapsForMana(you, hasType("land")), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Squire {W}
 * Creature — Human
 * 1/1
 */
export const GateSquire: Card = {
  format: 1,
  name: "Gate Squire",
  layout: "normal",
  faces: [
    {
      name: "Gate Squire",
      manaCost: ["W"],
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
 * Gate Stillness {W}
 * Instant
 * Target creature gains defender until end of turn.
 */
export const GateStillness: Card = {
  format: 1,
  name: "Gate Stillness",
  layout: "normal",
  faces: [
    {
      name: "Gate Stillness",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([defender()])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Summons {W}
 * Enchantment
 * Creatures you control can attack as though they didn't have defender.
 */
export const GateSummons: Card = {
  format: 1,
  name: "Gate Summons",
  layout: "normal",
  faces: [
    {
      name: "Gate Summons",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [asThough("attackWithoutDefender")]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Swap {U}
 * Instant
 * Gain control of target creature.
 */
export const GateSwap: Card = {
  format: 1,
  name: "Gate Swap",
  layout: "normal",
  faces: [
    {
      name: "Gate Swap",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Toll {1}{B}
 * Creature — Human
 * Whenever another creature you control dies, each opponent loses 1 life.
 * 1/1
 */
export const GateToll: Card = {
  format: 1,
  name: "Gate Toll",
  layout: "normal",
  faces: [
    {
      name: "Gate Toll",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(you), otherThan(self)]),
            "battlefield",
            "graveyard",
          ),
          loseLife(opponents, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Tribute {R}
 * Instant
 * Kicker—Sacrifice a creature.
 * Gate Tribute deals 1 damage to any target. If this spell was kicked, it deals 4 damage instead.
 */
export const GateTribute: Card = {
  format: 1,
  name: "Gate Tribute",
  layout: "normal",
  faces: [
    {
      name: "Gate Tribute",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))]),
        spell(
          ifThen(wasPaid(self, "kicker"), dealDamage(self, 4, target(0)), dealDamage(self, 1, target(0))),
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
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Twinner {2}
 * Artifact
 * If a triggered ability of a creature you control triggers, that ability triggers an additional time.
 */
export const GateTwinner: Card = {
  format: 1,
  name: "Gate Twinner",
  layout: "normal",
  faces: [
    {
      name: "Gate Twinner",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([triggersAgain(undefined, and([hasType("creature"), controlledBy(you)]))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Waker {W}
 * Creature — Human
 * At the beginning of your upkeep, you gain 1 life.
 * 1/1
 */
export const GateWaker: Card = {
  format: 1,
  name: "Gate Waker",
  layout: "normal",
  faces: [
    {
      name: "Gate Waker",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(beginningOf("upkeep", you), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Wall {1}{W}
 * Creature — Wall
 * Defender
 * 0/4
 */
export const GateWall: Card = {
  format: 1,
  name: "Gate Wall",
  layout: "normal",
  faces: [
    {
      name: "Gate Wall",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [defender()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Withering {B}
 * Instant
 * Put a -1/-1 counter on target creature.
 */
export const GateWithering: Card = {
  format: 1,
  name: "Gate Withering",
  layout: "normal",
  faces: [
    {
      name: "Gate Withering",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(putCounters("-1/-1", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate Yawn {W}
 * Creature — Human
 * Whenever this creature becomes tapped, you gain 1 life.
 * 1/1
 */
export const GateYawn: Card = {
  format: 1,
  name: "Gate Yawn",
  layout: "normal",
  faces: [
    {
      name: "Gate Yawn",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(becomesTapped(isOneOf(self)), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Great Cog {4}
 * Artifact Creature — Construct
 * Modular 2
 * Modular 1
 * 0/0
 */
export const GreatCog: Card = {
  format: 1,
  name: "Great Cog",
  layout: "normal",
  faces: [
    {
      name: "Great Cog",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [modular(2), modular(1)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hue Engine {4}
 * Artifact
 * Sunburst
 */
export const HueEngine: Card = {
  format: 1,
  name: "Hue Engine",
  layout: "normal",
  faces: [
    {
      name: "Hue Engine",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [sunburst()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hue Tithe {1}
 * Artifact Creature — Construct
 * Sunburst
 * Kicker {G}
 * 1/1
 */
export const HueTithe: Card = {
  format: 1,
  name: "Hue Tithe",
  layout: "normal",
  faces: [
    {
      name: "Hue Tithe",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [sunburst(), kicker([mana(["G"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hue Walker {4}
 * Artifact Creature — Construct
 * Sunburst
 * 0/0
 */
export const HueWalker: Card = {
  format: 1,
  name: "Hue Walker",
  layout: "normal",
  faces: [
    {
      name: "Hue Walker",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [sunburst()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * March of Gears {3}
 * Artifact
 * Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.
 */
export const MarchOfGears: Card = {
  format: 1,
  name: "March of Gears",
  layout: "normal",
  faces: [
    {
      name: "March of Gears",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([not(hasType("creature")), hasType("artifact")])), [
            setTypes({ cardTypes: ["artifact", "creature"] }),
            setPT(statOf("manaValue", each), statOf("manaValue", each)),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Open Gate {2}
 * Artifact
 * You may cast the top card of your library without paying its mana cost.
 */
export const OpenGate: Card = {
  format: 1,
  name: "Open Gate",
  layout: "normal",
  faces: [
    {
      name: "Open Gate",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([mayPlay(you, isOneOf(topCards(you, 1)), "cast", { free: true })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Plain Drone {1}
 * Artifact Creature — Construct
 * 1/1
 */
export const PlainDrone: Card = {
  format: 1,
  name: "Plain Drone",
  layout: "normal",
  faces: [
    {
      name: "Plain Drone",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Small Cog {1}
 * Artifact Creature — Construct
 * Modular 1
 * 0/0
 */
export const SmallCog: Card = {
  format: 1,
  name: "Small Cog",
  layout: "normal",
  faces: [
    {
      name: "Small Cog",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [modular(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twice-Rung Bell {W}
 * Creature — Spirit
 * Kicker {W}
 * When this creature enters, if it was kicked, you gain 2 life.
 * 1/1
 */
export const TwiceRungBell: Card = {
  format: 1,
  name: "Twice-Rung Bell",
  layout: "normal",
  faces: [
    {
      name: "Twice-Rung Bell",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["W"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 2), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Oath {U}
 * Instant
 * Copy target creature spell you control.
 */
export const TwinOath: Card = {
  format: 1,
  name: "Twin Oath",
  layout: "normal",
  faces: [
    {
      name: "Twin Oath",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), hasType("creature"), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  GateAltar,
  GateBloom,
  GateBolt,
  GateBreaker,
  GateBrute,
  GateChime,
  GateChooser,
  GateChorus,
  GateDawn,
  GateDoom,
  GateEcho,
  GateElder,
  GateFee,
  GateFlicker,
  GateFork,
  GateGoblin,
  GateHerald,
  GateHush,
  GateKami,
  GateLesson,
  GateLevy,
  GateLock,
  GateMeasure,
  GateMirror,
  GatePatron,
  GatePurge,
  GateRaider,
  GateReplica,
  GateRest,
  GateReturn,
  GateRonin,
  GateRuin,
  GateShade,
  GateShove,
  GateSigh,
  GateSlug,
  GateSlumber,
  GateSnuff,
  GateSplit,
  GateSpring,
  GateSquire,
  GateStillness,
  GateSummons,
  GateSwap,
  GateToll,
  GateTribute,
  GateTwinner,
  GateWaker,
  GateWall,
  GateWithering,
  GateYawn,
  GreatCog,
  HueEngine,
  HueTithe,
  HueWalker,
  MarchOfGears,
  OpenGate,
  PlainDrone,
  SmallCog,
  TwiceRungBell,
  TwinOath,
];
