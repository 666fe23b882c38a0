// generated from cards/judge-eight.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  cant,
  choose,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  dealDamage,
  delayed,
  destroy,
  entersWith,
  eventPlayer,
  exile,
  gainLife,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  modifyPT,
  opponents,
  or,
  otherThan,
  players,
  self,
  spell,
  staticAbility,
  status,
  tapSelf,
  tapsForMana,
  target,
  triggered,
  until,
  untilLeaves,
  wasPaid,
  x,
  xLimit,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { kicker, sunburst } from "./keywords/index.ts";

/**
 * Any Goblin {B}
 * Instant
 * As an additional cost to cast this spell, sacrifice two creatures.
 * Kicker—Sacrifice a Goblin.
 * You gain 1 life. If this spell was kicked, you gain 4 life instead.
 */
export const AnyGoblin: Card = {
  format: 1,
  name: "Any Goblin",
  layout: "normal",
  faces: [
    {
      name: "Any Goblin",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 2, max: 2 }, hasType("creature"))),
            ]),
          ],
          { zone: "stack" },
        ),
        kicker([costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasSubtype("Goblin")))]),
        spell(ifThen(wasPaid(self, "kicker"), gainLife(you, 4), gainLife(you, 1))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Barren Decree {2}
 * Enchantment
 * Lands can't enter the battlefield.
 */
export const BarrenDecree: Card = {
  format: 1,
  name: "Barren Decree",
  layout: "normal",
  faces: [
    {
      name: "Barren Decree",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("land")), [cant("enterBattlefield")])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Cub {G}
 * Creature — Bear
 * 1/1
 */
export const BenchCub: Card = {
  format: 1,
  name: "Bench Cub",
  layout: "normal",
  faces: [
    {
      name: "Bench Cub",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Gaoler {2}{W}
 * Creature — Human Cleric
 * When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
 * 2/2
 */
export const BenchGaoler: Card = {
  format: 1,
  name: "Bench Gaoler",
  layout: "normal",
  faces: [
    {
      name: "Bench Gaoler",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bench Watch {1}{W}
 * Creature — Human Soldier
 * Whenever another creature enters, you gain 1 life.
 * 2/2
 */
export const BenchWatch: Card = {
  format: 1,
  name: "Bench Watch",
  layout: "normal",
  faces: [
    {
      name: "Bench Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), undefined, "battlefield"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bitter Draught {1}{B/P}{B/P}
 * Instant
 * Target creature gets -3/-3 until end of turn.
 */
export const BitterDraught: Card = {
  format: 1,
  name: "Bitter Draught",
  layout: "normal",
  faces: [
    {
      name: "Bitter Draught",
      manaCost: ["1", "B/P", "B/P"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-3, -3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cheap Spark {R}
 * Instant
 * Cheap Spark deals 2 damage to any target.
 */
export const CheapSpark: Card = {
  format: 1,
  name: "Cheap Spark",
  layout: "normal",
  faces: [
    {
      name: "Cheap Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
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
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Face Borrower {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const FaceBorrower: Card = {
  format: 1,
  name: "Face Borrower",
  layout: "normal",
  faces: [
    {
      name: "Face Borrower",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 0,
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
  attributes: { rarity: "common" },
};

/**
 * Five Hued Idol {3}
 * Artifact
 * Sunburst
 */
export const FiveHuedIdol: Card = {
  format: 1,
  name: "Five Hued Idol",
  layout: "normal",
  faces: [
    {
      name: "Five Hued Idol",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [sunburst()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kickproof Locksmith {1}{U}
 * Creature — Human Rogue
 * Kicker {X}. X can't be 0.
 * When this creature enters, if it was kicked, you gain X life.
 * 2/1
 */
export const KickproofLocksmith: Card = {
  format: 1,
  name: "Kickproof Locksmith",
  layout: "normal",
  faces: [
    {
      name: "Kickproof Locksmith",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 1,
      abilities: [
        kicker([mana(["X"]), xLimit({ least: 1 })]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, x), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kind Clerk {1}{W}
 * Creature — Human Advisor
 * Spells you cast cost {2} less to cast.
 * 2/2
 */
export const KindClerk: Card = {
  format: 1,
  name: "Kind Clerk",
  layout: "normal",
  faces: [
    {
      name: "Kind Clerk",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(and([kind("spell"), controlledBy(you)]), "less", [mana(["2"])], { of: "spell" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kindling Goblin {R}
 * Creature — Goblin
 * 1/1
 */
export const KindlingGoblin: Card = {
  format: 1,
  name: "Kindling Goblin",
  layout: "normal",
  faces: [
    {
      name: "Kindling Goblin",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Last Verdict {2}{B}
 * Sorcery
 * Destroy all creatures.
 */
export const LastVerdict: Card = {
  format: 1,
  name: "Last Verdict",
  layout: "normal",
  faces: [
    {
      name: "Last Verdict",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Prism Bird {G}
 * Creature — Bird
 * {T}: Add one mana of any color.
 * 0/1
 */
export const PrismBird: Card = {
  format: 1,
  name: "Prism Bird",
  layout: "normal",
  faces: [
    {
      name: "Prism Bird",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 0,
      toughness: 1,
      abilities: [activated([tapSelf], addMana(you, { choose: "anyColor" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Second Watch {1}{W}
 * Creature — Human Soldier
 * Whenever another creature enters, you gain 1 life.
 * 2/2
 */
export const SecondWatch: Card = {
  format: 1,
  name: "Second Watch",
  layout: "normal",
  faces: [
    {
      name: "Second Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), undefined, "battlefield"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spring Tide {U}
 * Instant
 * Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.
 */
export const SpringTide: Card = {
  format: 1,
  name: "Spring Tide",
  layout: "normal",
  faces: [
    {
      name: "Spring Tide",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            tapsForMana(players, hasSubtype("Island")),
            { effect: addMana(eventPlayer, { symbols: ["U"], choose: "fixed" }) },
            { duration: until("end of turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tap and Break {1}
 * Artifact
 * Tap an untapped creature you control, Sacrifice a creature: You gain 3 life.
 */
export const TapAndBreak: Card = {
  format: 1,
  name: "Tap and Break",
  layout: "normal",
  faces: [
    {
      name: "Tap and Break",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [
            costOnObjects(
              "tap",
              costChoice(
                { min: 1, max: 1 },
                and([status("untapped"), hasType("creature"), controlledBy(you)]),
              ),
            ),
            costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
          ],
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Two Offerings {1}{B}
 * Sorcery
 * As an additional cost to cast this spell, sacrifice a creature.
 * Kicker—Sacrifice a creature.
 * You gain 2 life. If this spell was kicked, you gain 5 life instead.
 */
export const TwoOfferings: Card = {
  format: 1,
  name: "Two Offerings",
  layout: "normal",
  faces: [
    {
      name: "Two Offerings",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
            ]),
          ],
          { zone: "stack" },
        ),
        kicker([costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))]),
        spell(ifThen(wasPaid(self, "kicker"), gainLife(you, 5), gainLife(you, 2))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Walking Grove
 * Land Creature — Forest Dryad
 * {T}: Add {G}.
 * 1/1
 */
export const WalkingGrove: Card = {
  format: 1,
  name: "Walking Grove",
  layout: "normal",
  faces: [
    {
      name: "Walking Grove",
      supertypes: [],
      cardTypes: ["land", "creature"],
      subtypes: ["Forest", "Dryad"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weighhouse Scale {3}
 * Artifact
 * As long as Weighhouse Scale is untapped, each spell that would cost less than three mana to cast costs three mana to cast.
 */
export const WeighhouseScale: Card = {
  format: 1,
  name: "Weighhouse Scale",
  layout: "normal",
  faces: [
    {
      name: "Weighhouse Scale",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([costChange(kind("spell"), "more", [], { of: "spell", minimum: 3 })], {
          condition: matches(self, status("untapped")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnyGoblin,
  BarrenDecree,
  BenchCub,
  BenchGaoler,
  BenchWatch,
  BitterDraught,
  CheapSpark,
  FaceBorrower,
  FiveHuedIdol,
  KickproofLocksmith,
  KindClerk,
  KindlingGoblin,
  LastVerdict,
  PrismBird,
  SecondWatch,
  SpringTide,
  TapAndBreak,
  TwoOfferings,
  WalkingGrove,
  WeighhouseScale,
];
