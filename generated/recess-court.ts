// generated from cards/recess-court.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  affect,
  all,
  and,
  cast,
  changeRules,
  changeTargets,
  compare,
  costChange,
  costChoice,
  costOnObjects,
  count,
  createTokens,
  dealDamage,
  destroy,
  draw,
  eventObjects,
  exchangeControl,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  matches,
  may,
  modal,
  move,
  opponents,
  or,
  performed,
  playerHas,
  players,
  self,
  sequence,
  setLife,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  untap,
  until,
  wasPaid,
  you,
} from "../src/abilities/index.ts";
import { flashback, hexproof, kicker, riot, splice } from "./keywords/index.ts";

/**
 * Absentee's Estate {2}{G}
 * Sorcery
 * Tap target creature. Target player's life total becomes equal to that creature's power.
 */
export const AbsenteesEstate: Card = {
  format: 1,
  name: "Absentee's Estate",
  layout: "normal",
  faces: [
    {
      name: "Absentee's Estate",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([tap(target(0)), setLife(targetPlayers(1), statOf("power", target(0)))]), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
            { count: { min: 1, max: 1 }, players: players },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Blood Retainer {U/P}
 * Sorcery
 * Draw a card.
 */
export const BloodRetainer: Card = {
  format: 1,
  name: "Blood Retainer",
  layout: "normal",
  faces: [
    {
      name: "Blood Retainer",
      manaCost: ["U/P"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bloodier Retainer {U/P}{U/P}
 * Sorcery
 * Draw two cards.
 */
export const BloodierRetainer: Card = {
  format: 1,
  name: "Bloodier Retainer",
  layout: "normal",
  faces: [
    {
      name: "Bloodier Retainer",
      manaCost: ["U/P", "U/P"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Costly Exhibit {B}
 * Sorcery
 * As an additional cost to cast this spell, pay {4} or sacrifice a creature.
 * Destroy target creature.
 */
export const CostlyExhibit: Card = {
  format: 1,
  name: "Costly Exhibit",
  layout: "normal",
  faces: [
    {
      name: "Costly Exhibit",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [], {
              alternatives: [
                [mana(["4"])],
                [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
              ],
            }),
          ],
          { zone: "stack" },
        ),
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Counterclaim Sphinx {4}{U}
 * Creature — Sphinx
 * Whenever an opponent casts a spell, you may exchange control of Counterclaim Sphinx and that spell. If you do, you may choose new targets for that spell.
 * 3/3
 */
export const CounterclaimSphinx: Card = {
  format: 1,
  name: "Counterclaim Sphinx",
  layout: "normal",
  faces: [
    {
      name: "Counterclaim Sphinx",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Sphinx"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          cast(opponents, kind("spell")),
          sequence([
            may(you, exchangeControl(self, eventObjects("object")), { bind: 1 }),
            ifThen(performed(1), may(you, changeTargets(you, eventObjects("object"), "chooseNew"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crimson Bailiff {R}
 * Creature — Human Soldier
 * 3/3
 */
export const CrimsonBailiff: Card = {
  format: 1,
  name: "Crimson Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Crimson Bailiff",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Double Docket {2}{W}
 * Sorcery
 * Choose two —
 * • Untap target land.
 * • You gain 3 life. If target creature is red, you gain 1 life. Otherwise, you gain 10 life.
 */
export const DoubleDocket: Card = {
  format: 1,
  name: "Double Docket",
  layout: "normal",
  faces: [
    {
      name: "Double Docket",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 2, max: 2 }, [
            { targets: [{ count: { min: 1, max: 1 }, objects: hasType("land") }], effect: untap(target(0)) },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
              effect: sequence([
                gainLife(you, 3),
                ifThen(matches(target(0), hasColor("red")), gainLife(you, 1), gainLife(you, 10)),
              ]),
            },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Doubtful Verdict {1}{B}
 * Sorcery
 * Untap target land. If target creature is red, draw a card. Otherwise, you lose 2 life.
 */
export const DoubtfulVerdict: Card = {
  format: 1,
  name: "Doubtful Verdict",
  layout: "normal",
  faces: [
    {
      name: "Doubtful Verdict",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            ifThen(matches(target(1), hasColor("red")), draw(you, 1), loseLife(you, 2)),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Filed Brief {U}
 * Sorcery
 * Draw two cards.
 */
export const FiledBrief: Card = {
  format: 1,
  name: "Filed Brief",
  layout: "normal",
  faces: [
    {
      name: "Filed Brief",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hearsay Ooze {1}{G}
 * Sorcery
 * Destroy target artifact. Create an X/X green Ooze creature token, where X is target creature's power.
 */
export const HearsayOoze: Card = {
  format: 1,
  name: "Hearsay Ooze",
  layout: "normal",
  faces: [
    {
      name: "Hearsay Ooze",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            createTokens(you, 1, {
              colors: ["green"],
              power: statOf("power", target(1)),
              toughness: statOf("power", target(1)),
              cardTypes: ["creature"],
              subtypes: ["Ooze"],
            }),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("artifact") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Inkbound Clause {1}{R}
 * Instant
 * Kicker {1}
 * You gain 1 life. If this spell was kicked, you gain 3 life.
 * Splice onto creature or Arcane {G}
 */
export const InkboundClause: Card = {
  format: 1,
  name: "Inkbound Clause",
  layout: "normal",
  faces: [
    {
      name: "Inkbound Clause",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        spell(sequence([gainLife(you, 1), ifThen(wasPaid(self, "kicker"), gainLife(you, 3))])),
        splice(or([hasType("creature"), hasSubtype("Arcane")]), [mana(["G"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Inkbound Text {R}
 * Sorcery — Arcane
 * Kicker {1}
 * You gain 10 life. If this spell was kicked, you gain 20 life.
 */
export const InkboundText: Card = {
  format: 1,
  name: "Inkbound Text",
  layout: "normal",
  faces: [
    {
      name: "Inkbound Text",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Arcane"],
      abilities: [
        kicker([mana(["1"])]),
        spell(sequence([gainLife(you, 10), ifThen(wasPaid(self, "kicker"), gainLife(you, 20))])),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Joint Judgment {R}
 * Sorcery
 * Kicker {1}
 * Joint Judgment deals 3 damage to target creature. If this spell was kicked, destroy target artifact.
 */
export const JointJudgment: Card = {
  format: 1,
  name: "Joint Judgment",
  layout: "normal",
  faces: [
    {
      name: "Joint Judgment",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        spell(
          sequence([dealDamage(self, 3, target(0)), ifThen(wasPaid(self, "kicker"), destroy(target(1)))]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
              { count: { min: 1, max: 1 }, objects: hasType("artifact"), onlyIf: wasPaid(self, "kicker") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Juror's Trinket {1}
 * Artifact
 * {T}: Add {C}.
 */
export const JurorsTrinket: Card = {
  format: 1,
  name: "Juror's Trinket",
  layout: "normal",
  faces: [
    {
      name: "Juror's Trinket",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Measured Purge {3}{B}
 * Sorcery
 * Untap target land. Destroy all creatures with power greater than target creature's power.
 */
export const MeasuredPurge: Card = {
  format: 1,
  name: "Measured Purge",
  layout: "normal",
  faces: [
    {
      name: "Measured Purge",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            destroy(all(and([hasType("creature"), compare("power", ">", statOf("power", target(1)))]))),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              { count: { min: 1, max: 1 }, objects: hasType("creature") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Minimum Fee {3}
 * Artifact
 * Each spell that would cost less than three mana to cast costs three mana to cast.
 */
export const MinimumFee: Card = {
  format: 1,
  name: "Minimum Fee",
  layout: "normal",
  faces: [
    {
      name: "Minimum Fee",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([costChange(kind("spell"), "more", [], { of: "spell", minimum: 3 })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Only on Appeal {R}
 * Sorcery
 * Kicker {1}
 * Only on Appeal deals 1 damage to target artifact creature. If this spell was kicked, it deals 2 damage to target player.
 */
export const OnlyOnAppeal: Card = {
  format: 1,
  name: "Only on Appeal",
  layout: "normal",
  faces: [
    {
      name: "Only on Appeal",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        spell(
          sequence([
            dealDamage(self, 1, target(0)),
            ifThen(wasPaid(self, "kicker"), dealDamage(self, 2, targetPlayers(1))),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("artifact"), hasType("creature")]) },
              { count: { min: 1, max: 1 }, players: players, onlyIf: wasPaid(self, "kicker") },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reopened Hearing {U}
 * Sorcery
 * Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
 */
export const ReopenedHearing: Card = {
  format: 1,
  name: "Reopened Hearing",
  layout: "normal",
  faces: [
    {
      name: "Reopened Hearing",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [gainAbilities([flashback([mana([], { manaCostOf: self })])])],
            until("end of turn"),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
                  inZone("graveyard", you),
                ]),
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
 * Repeated Plea {R}
 * Sorcery
 * Repeated Plea deals 2 damage to any target.
 * Flashback {2}{R}
 */
export const RepeatedPlea: Card = {
  format: 1,
  name: "Repeated Plea",
  layout: "normal",
  faces: [
    {
      name: "Repeated Plea",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
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
        flashback([mana(["2", "R"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rowdy Gallery {R}
 * Creature — Human
 * Riot
 * 2/1
 */
export const RowdyGallery: Card = {
  format: 1,
  name: "Rowdy Gallery",
  layout: "normal",
  faces: [
    {
      name: "Rowdy Gallery",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 1,
      abilities: [riot()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sanctuary Plea {W}
 * Instant
 * You gain hexproof until end of turn.
 */
export const SanctuaryPlea: Card = {
  format: 1,
  name: "Sanctuary Plea",
  layout: "normal",
  faces: [
    {
      name: "Sanctuary Plea",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([playerHas(you, [hexproof()])], until("end of turn")))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sealed Inventory {1}{G}
 * Sorcery
 * Untap target land. Your life total becomes the number of cards in target opponent's hand.
 */
export const SealedInventory: Card = {
  format: 1,
  name: "Sealed Inventory",
  layout: "normal",
  faces: [
    {
      name: "Sealed Inventory",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            untap(target(0)),
            setLife(you, count(all(and([kind("card"), inZone("hand", targetPlayers(1))])))),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              { count: { min: 1, max: 1 }, players: opponents },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Smuggler of Exhibits {W}
 * Instant
 * Return target creature to its owner's hand.
 */
export const SmugglerOfExhibits: Card = {
  format: 1,
  name: "Smuggler of Exhibits",
  layout: "normal",
  faces: [
    {
      name: "Smuggler of Exhibits",
      manaCost: ["W"],
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  AbsenteesEstate,
  BloodRetainer,
  BloodierRetainer,
  CostlyExhibit,
  CounterclaimSphinx,
  CrimsonBailiff,
  DoubleDocket,
  DoubtfulVerdict,
  FiledBrief,
  HearsayOoze,
  InkboundClause,
  InkboundText,
  JointJudgment,
  JurorsTrinket,
  MeasuredPurge,
  MinimumFee,
  OnlyOnAppeal,
  ReopenedHearing,
  RepeatedPlea,
  RowdyGallery,
  SanctuaryPlea,
  SealedInventory,
  SmugglerOfExhibits,
];
