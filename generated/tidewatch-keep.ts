// generated from cards/tidewatch-keep.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  cant,
  changeControl,
  changeRules,
  choose,
  controlledBy,
  copySpell,
  costOnObjects,
  count,
  countersPlaced,
  dealDamage,
  destroy,
  entersWith,
  eventObjects,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  inZone,
  isOneOf,
  isTurn,
  kind,
  loseLife,
  mana,
  matches,
  modal,
  move,
  notSo,
  opponents,
  or,
  otherThan,
  playerCant,
  players,
  prevent,
  putCounters,
  replace,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  turnedFaceUp,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  dash,
  devourWithQualityNumber,
  flying,
  morph,
  readAhead,
  riot,
  suspend,
  tribute,
} from "./keywords/index.ts";

/**
 * Barren Rule {0}
 * Enchantment
 * Counters can't be put on creatures.
 */
export const BarrenRule: Card = {
  format: 1,
  name: "Barren Rule",
  layout: "normal",
  faces: [
    {
      name: "Barren Rule",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [cant("haveCounters")])])],
    },
  ],
};

/**
 * Borrowed Oar {0}
 * Sorcery
 * Gain control of target creature until end of turn. Untap that creature.
 */
export const BorrowedOar: Card = {
  format: 1,
  name: "Borrowed Oar",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Oar",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([affect(target(0), [changeControl(you)], until("end of turn")), untap(target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Breakwater Oath {W}
 * Instant
 * The next time a source of your choice would deal damage to you this turn, prevent that damage.
 */
export const BreakwaterOath: Card = {
  format: 1,
  name: "Breakwater Oath",
  layout: "normal",
  faces: [
    {
      name: "Breakwater Oath",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [prevent({ to: you, from: isOneOf(choose({ min: 1, max: 1 }, kind("source"))), next: true })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/**
 * Bronze Heron {0}
 * Creature — Bird
 * Flying
 * 3/1
 */
export const BronzeHeron: Card = {
  format: 1,
  name: "Bronze Heron",
  layout: "normal",
  faces: [
    {
      name: "Bronze Heron",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 3,
      toughness: 1,
      abilities: [flying()],
    },
  ],
};

/**
 * Drill Captain {0}
 * Creature — Human
 * Other creatures you control have riot.
 * 1/1
 */
export const DrillCaptain: Card = {
  format: 1,
  name: "Drill Captain",
  layout: "normal",
  faces: [
    {
      name: "Drill Captain",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
            gainAbilities([riot()]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Ember Will {R}
 * Creature — Elemental
 * When this creature dies, it deals 3 damage to target player.
 * 1/1
 */
export const EmberWill: Card = {
  format: 1,
  name: "Ember Will",
  layout: "normal",
  faces: [
    {
      name: "Ember Will",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          dealDamage(self, 3, targetPlayers(0)),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
};

/**
 * Felling {0}
 * Instant
 * Destroy target creature.
 */
export const Felling: Card = {
  format: 1,
  name: "Felling",
  layout: "normal",
  faces: [
    {
      name: "Felling",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
};

/**
 * Heavy Hand {3}
 * Creature — Giant
 * 4/4
 */
export const HeavyHand: Card = {
  format: 1,
  name: "Heavy Hand",
  layout: "normal",
  faces: [
    {
      name: "Heavy Hand",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 4,
      toughness: 4,
      abilities: [],
    },
  ],
};

/**
 * Hoard Gnawer {1}
 * Creature — Lizard
 * Devour artifact 2
 * 1/1
 */
export const HoardGnawer: Card = {
  format: 1,
  name: "Hoard Gnawer",
  layout: "normal",
  faces: [
    {
      name: "Hoard Gnawer",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Lizard"],
      power: 1,
      toughness: 1,
      abilities: [devourWithQualityNumber(hasType("artifact"), 2)],
    },
  ],
};

/**
 * Hooded Warden {4}{G}
 * Creature — Human Guard
 * As this creature is turned face up, put two +1/+1 counters on it.
 * Morph {1}
 * 2/2
 */
export const HoodedWarden: Card = {
  format: 1,
  name: "Hooded Warden",
  layout: "normal",
  faces: [
    {
      name: "Hooded Warden",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Guard"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          replace(turnedFaceUp(isOneOf(self)), putCounters("+1/+1", 2, self), { besides: true }),
        ]),
        morph([mana(["1"])]),
      ],
    },
  ],
};

/**
 * Hush Warden {0}
 * Creature — Human
 * During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.
 * 1/1
 */
export const HushWarden: Card = {
  format: 1,
  name: "Hush Warden",
  layout: "normal",
  faces: [
    {
      name: "Hush Warden",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility(
          [
            playerCant(opponents, "castSpells"),
            playerCant(opponents, "activateAbilities", {
              whom: and([
                or([hasType("artifact"), hasType("creature"), hasType("enchantment")]),
                inZone("battlefield"),
              ]),
            }),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
};

/**
 * Keep Historian {0}
 * Creature — Human
 * Sagas you control have read ahead.
 * 1/1
 */
export const KeepHistorian: Card = {
  format: 1,
  name: "Keep Historian",
  layout: "normal",
  faces: [
    {
      name: "Keep Historian",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(all(and([hasSubtype("Saga"), controlledBy(you)])), [gainAbilities([readAhead()])]),
        ]),
      ],
    },
  ],
};

/**
 * Keep Prodigy {0}
 * Creature — Merfolk
 * Suspend 1—{0}
 * 2/2
 */
export const KeepProdigy: Card = {
  format: 1,
  name: "Keep Prodigy",
  layout: "normal",
  faces: [
    {
      name: "Keep Prodigy",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk"],
      power: 2,
      toughness: 2,
      abilities: [suspend(1, [mana(["0"])])],
    },
  ],
};

/**
 * Lamp Idol {0}
 * Artifact
 * {T}: Add {W}.
 */
export const LampIdol: Card = {
  format: 1,
  name: "Lamp Idol",
  layout: "normal",
  faces: [
    {
      name: "Lamp Idol",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["W"], choose: "fixed" }))],
    },
  ],
};

/**
 * Lodestone Bailiff {0}
 * Artifact Creature — Golem
 * 1/1
 */
export const LodestoneBailiff: Card = {
  format: 1,
  name: "Lodestone Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Lodestone Bailiff",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Mirror Recruit {0}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/1
 */
export const MirrorRecruit: Card = {
  format: 1,
  name: "Mirror Recruit",
  layout: "normal",
  faces: [
    {
      name: "Mirror Recruit",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")]))),
            ]),
            optional: true,
          }),
        ]),
      ],
    },
  ],
};

/**
 * Parade Master {0}
 * Creature — Human
 * Creature spells you cast have riot.
 * 1/1
 */
export const ParadeMaster: Card = {
  format: 1,
  name: "Parade Master",
  layout: "normal",
  faces: [
    {
      name: "Parade Master",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(all(and([kind("spell"), hasType("creature"), controlledBy(you)])), [
            gainAbilities([riot()]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Patient Engine {0}
 * Artifact
 * {0}: Choose one —
 * • You gain 2 life.
 * • Each opponent loses 3 life.
 */
export const PatientEngine: Card = {
  format: 1,
  name: "Patient Engine",
  layout: "normal",
  faces: [
    {
      name: "Patient Engine",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          modal({ min: 1, max: 1 }, [{ effect: gainLife(you, 2) }, { effect: loseLife(opponents, 3) }]),
        ),
      ],
    },
  ],
};

/**
 * Reluctant Giant {0}
 * Creature — Giant
 * Tribute 2
 * When this creature enters, if tribute wasn't paid, you gain 5 life.
 * 2/2
 */
export const ReluctantGiant: Card = {
  format: 1,
  name: "Reluctant Giant",
  layout: "normal",
  faces: [
    {
      name: "Reluctant Giant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 2,
      toughness: 2,
      abilities: [
        tribute(2),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 5), {
          condition: notSo(matches(self, status("tributePaid"))),
        }),
      ],
    },
  ],
};

/**
 * Second Ringing {0}
 * Instant
 * Copy target activated ability you control.
 */
export const SecondRinging: Card = {
  format: 1,
  name: "Second Ringing",
  layout: "normal",
  faces: [
    {
      name: "Second Ringing",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([abilityKind("activated"), kind("ability"), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
};

/**
 * Slack Tide {0}
 * Enchantment
 * Creatures your opponents control enter tapped.
 */
export const SlackTide: Card = {
  format: 1,
  name: "Slack Tide",
  layout: "normal",
  faces: [
    {
      name: "Slack Tide",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(and([hasType("creature"), controlledBy(opponents)]), { tapped: true })]),
      ],
    },
  ],
};

/**
 * Spitting Cinder {0}
 * Creature — Elemental
 * Sacrifice this creature: It deals 4 damage to target player.
 * 1/1
 */
export const SpittingCinder: Card = {
  format: 1,
  name: "Spitting Cinder",
  layout: "normal",
  faces: [
    {
      name: "Spitting Cinder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([costOnObjects("sacrifice", self)], dealDamage(self, 4, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
};

/**
 * Storm Marshal {0}
 * Creature — Human
 * Creature spells you cast have dash {0}.
 * 1/1
 */
export const StormMarshal: Card = {
  format: 1,
  name: "Storm Marshal",
  layout: "normal",
  faces: [
    {
      name: "Storm Marshal",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          applies(all(and([kind("spell"), hasType("creature"), controlledBy(you)])), [
            gainAbilities([dash([mana(["0"])])]),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Three Watches {0}
 * Enchantment — Saga
 * I — You gain 1 life.
 * II — You gain 10 life.
 * III — You gain 100 life.
 */
export const ThreeWatches: Card = {
  format: 1,
  name: "Three Watches",
  layout: "normal",
  faces: [
    {
      name: "Three Watches",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Saga"],
      abilities: [
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 1 }), gainLife(you, 1)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 2 }), gainLife(you, 10)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 3 }), gainLife(you, 100)),
      ],
    },
  ],
};

/**
 * Tide Chorister {2}{W}
 * Creature — Merfolk
 * As this creature enters or is turned face up, put a +1/+1 counter on it for each other creature you control.
 * Morph {W}
 * 1/1
 */
export const TideChorister: Card = {
  format: 1,
  name: "Tide Chorister",
  layout: "normal",
  faces: [
    {
      name: "Tide Chorister",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
          }),
        ]),
        staticAbility([
          replace(
            turnedFaceUp(isOneOf(self)),
            putCounters(
              "+1/+1",
              count(all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
              self,
            ),
            { besides: true },
          ),
        ]),
        morph([mana(["W"])]),
      ],
    },
  ],
};

/**
 * Twice-Told Drill {0}
 * Creature — Beast
 * Riot
 * 1/1
 */
export const TwiceToldDrill: Card = {
  format: 1,
  name: "Twice-Told Drill",
  layout: "normal",
  faces: [
    {
      name: "Twice-Told Drill",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 1,
      toughness: 1,
      abilities: [riot()],
    },
  ],
};

/**
 * Undertow Writ {U}
 * Instant
 * If a creature would enter under an opponent's control this turn, it enters under your control instead.
 */
export const UndertowWrit: Card = {
  format: 1,
  name: "Undertow Writ",
  layout: "normal",
  faces: [
    {
      name: "Undertow Writ",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              replace(
                zoneChange(and([hasType("creature"), controlledBy(opponents)]), undefined, "battlefield"),
                move(eventObjects("object"), { zone: "battlefield", under: you }),
              ),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BarrenRule,
  BorrowedOar,
  BreakwaterOath,
  BronzeHeron,
  DrillCaptain,
  EmberWill,
  Felling,
  HeavyHand,
  HoardGnawer,
  HoodedWarden,
  HushWarden,
  KeepHistorian,
  KeepProdigy,
  LampIdol,
  LodestoneBailiff,
  MirrorRecruit,
  ParadeMaster,
  PatientEngine,
  ReluctantGiant,
  SecondRinging,
  SlackTide,
  SpittingCinder,
  StormMarshal,
  ThreeWatches,
  TideChorister,
  TwiceToldDrill,
  UndertowWrit,
];
