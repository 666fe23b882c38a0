// generated from cards/copy-house.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  additionalCost,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  bound,
  cast,
  castCards,
  choose,
  chooseValue,
  chosen,
  classLevel,
  colorCount,
  compare,
  compareQuantities,
  controlledBy,
  copySpell,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  counter,
  countersPlaced,
  createCopies,
  dealDamage,
  destroy,
  doAction,
  draw,
  each,
  entersWith,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasCounter,
  hasSubtype,
  hasSupertype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseAbilities,
  loseLife,
  mana,
  manaSpent,
  matches,
  may,
  modifyPT,
  move,
  not,
  onlyIf,
  opponents,
  or,
  ownerOf,
  playerCant,
  players,
  putCounters,
  removeCounters,
  reveal,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  times,
  timesKicked,
  timesPerTurn,
  topCards,
  transform,
  triggered,
  turnFace,
  turnedFaceUp,
  until,
  untilLeaves,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  changeling,
  disguise,
  firstStrike,
  flying,
  haste,
  kicker,
  levelUp,
  morph,
  protection,
  prototype,
} from "./keywords/index.ts";

/**
 * Bird Casting {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature, except it's a 1/1 Bird and it has flying. Activate only once each turn.
 * {0}: Create a token that's a copy of target creature, except it's a Bird in addition to its other types. Activate only once each turn.
 */
export const BirdCasting: Card = {
  format: 1,
  name: "Bird Casting",
  layout: "normal",
  faces: [
    {
      name: "Bird Casting",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), {
            except: [setTypes({ subtypes: ["Bird"] }), setPT(1, 1), gainAbilities([flying()])],
          }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            limits: [timesPerTurn(1)],
          },
        ),
        activated(
          [mana(["0"])],
          createCopies(you, 1, target(0), { except: [addTypes({ subtypes: ["Bird"] })] }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            limits: [timesPerTurn(1)],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Changed Ways {U}
 * Instant
 * Target creature loses all abilities until end of turn.
 */
export const ChangedWays: Card = {
  format: 1,
  name: "Changed Ways",
  layout: "normal",
  faces: [
    {
      name: "Changed Ways",
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
 * Cloaker {W}
 * Creature — Human Wizard
 * {0}: Cloak the top card of your library. Activate only once each turn.
 * {0}: Manifest the top card of your library. Activate only once each turn.
 * 1/1
 */
export const Cloaker: Card = {
  format: 1,
  name: "Cloaker",
  layout: "normal",
  faces: [
    {
      name: "Cloaker",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], doAction("cloak", you, topCards(you, 1)), { limits: [timesPerTurn(1)] }),
        activated([mana(["0"])], doAction("manifest", you, topCards(you, 1)), { limits: [timesPerTurn(1)] }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Colorless Only {1}
 * Artifact
 * Whenever you cast a colorless spell, you gain 1 life.
 * Whenever you cast a green spell, you lose 1 life.
 */
export const ColorlessOnly: Card = {
  format: 1,
  name: "Colorless Only",
  layout: "normal",
  faces: [
    {
      name: "Colorless Only",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(cast(you, and([colorCount("=", 0), kind("spell")])), gainLife(you, 1)),
        triggered(cast(you, and([hasColor("green"), kind("spell")])), loseLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dropped Hood {W}
 * Instant
 * Turn target face-down creature face up.
 */
export const DroppedHood: Card = {
  format: 1,
  name: "Dropped Hood",
  layout: "normal",
  faces: [
    {
      name: "Dropped Hood",
      manaCost: ["W"],
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
 * Fed Furnace {R}
 * Instant
 * As an additional cost to cast this spell, sacrifice a creature.
 * Fed Furnace deals damage equal to the sacrificed creature's power to any target.
 */
export const FedFurnace: Card = {
  format: 1,
  name: "Fed Furnace",
  layout: "normal",
  faces: [
    {
      name: "Fed Furnace",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
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
        spell(dealDamage(self, statOf("power", costObjects(0)), target(0)), {
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
 * Forked Oath {U}
 * Instant
 * Copy target creature spell.
 */
export const ForkedOath: Card = {
  format: 1,
  name: "Forked Oath",
  layout: "normal",
  faces: [
    {
      name: "Forked Oath",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Forked Tongue {U}
 * Instant
 * Copy target instant or sorcery spell. You may choose new targets for the copy.
 */
export const ForkedTongue: Card = {
  format: 1,
  name: "Forked Tongue",
  layout: "normal",
  faces: [
    {
      name: "Forked Tongue",
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
  attributes: { rarity: "uncommon" },
};

/**
 * Gilded Understudy {2}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
 * 0/0
 */
export const GildedUnderstudy: Card = {
  format: 1,
  name: "Gilded Understudy",
  layout: "normal",
  faces: [
    {
      name: "Gilded Understudy",
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
            counters: [{ kind: "+1/+1", count: 2 }],
            optional: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grown Guest {X}{G}
 * Creature — Plant
 * This creature enters with X +1/+1 counters on it.
 * 0/0
 */
export const GrownGuest: Card = {
  format: 1,
  name: "Grown Guest",
  layout: "normal",
  faces: [
    {
      name: "Grown Guest",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 0,
      toughness: 0,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hidden Hound {2}{G}
 * Creature — Dog
 * When this creature is turned face up, you gain 2 life.
 * When this creature enters, you gain 5 life.
 * Morph {G}
 * 4/4
 */
export const HiddenHound: Card = {
  format: 1,
  name: "Hidden Hound",
  layout: "normal",
  faces: [
    {
      name: "Hidden Hound",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(turnedFaceUp(isOneOf(self)), gainLife(you, 2)),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 5)),
        morph([mana(["G"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Bolt {R}
 * Instant
 * House Bolt deals 2 damage to target creature.
 */
export const HouseBolt: Card = {
  format: 1,
  name: "House Bolt",
  layout: "normal",
  faces: [
    {
      name: "House Bolt",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Calling {W}
 * Enchantment — Class
 * Creatures you control get +0/+1.
 * {W}: Level 2
 * Creatures you control get +1/+0.
 * {W}: Level 3
 * Creatures you control have flying.
 */
export const HouseCalling: Card = {
  format: 1,
  name: "House Calling",
  layout: "normal",
  faces: [
    {
      name: "House Calling",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Class"],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(0, 1)])]),
        activated([mana(["W"])], doAction("gainLevel", you, self, { count: 2 }), {
          limits: [onlyIf(compareQuantities(classLevel(self), "=", 1)), sorcerySpeed],
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 0)]),
                ]),
              ]),
            ]),
          ],
          { condition: compareQuantities(classLevel(self), ">=", 2) },
        ),
        activated([mana(["W"])], doAction("gainLevel", you, self, { count: 3 }), {
          limits: [onlyIf(compareQuantities(classLevel(self), "=", 2)), sorcerySpeed],
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([
                staticAbility([
                  applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([flying()])]),
                ]),
              ]),
            ]),
          ],
          { condition: compareQuantities(classLevel(self), ">=", 3) },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Chapters {W}
 * Artifact
 * {0}: Put two lore counters on target Saga. Activate only once each turn.
 * {0}: Remove a lore counter from target Saga. Activate only once each turn.
 */
export const HouseChapters: Card = {
  format: 1,
  name: "House Chapters",
  layout: "normal",
  faces: [
    {
      name: "House Chapters",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], putCounters("lore", 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasSubtype("Saga") }],
          limits: [timesPerTurn(1)],
        }),
        activated([mana(["0"])], removeCounters("lore", { min: 1, max: 1 }, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasSubtype("Saga") }],
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Engine {5}
 * Artifact Creature — Construct
 * Prototype {1}{R} — 2/1
 * Haste
 * 5/5
 */
export const HouseEngine: Card = {
  format: 1,
  name: "House Engine",
  layout: "normal",
  faces: [
    {
      name: "House Engine",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 5,
      toughness: 5,
      abilities: [prototype([mana(["1", "R"])], 2, 1), haste()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Errand {W}
 * Creature — Human
 * 2/2
 * //
 * Run the Errand {U}
 * Sorcery — Adventure
 * You gain 2 life.
 */
export const HouseErrandRunTheErrand: Card = {
  format: 1,
  name: "House Errand // Run the Errand",
  layout: "adventure",
  faces: [
    {
      name: "House Errand",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
    {
      name: "Run the Errand",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Adventure"],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Mimic {3}{U}
 * Creature — Shapeshifter
 * You may have this creature enter as a copy of any creature on the battlefield.
 * 0/0
 */
export const HouseMimic: Card = {
  format: 1,
  name: "House Mimic",
  layout: "normal",
  faces: [
    {
      name: "House Mimic",
      manaCost: ["3", "U"],
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
  attributes: { rarity: "rare" },
};

/**
 * House Modal {W}
 * Creature — Human
 * 1/1
 * //
 * House Field
 * Land
 * {T}: Add {W}.
 */
export const HouseModalHouseField: Card = {
  format: 1,
  name: "House Modal // House Field",
  layout: "modal_dfc",
  faces: [
    {
      name: "House Modal",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
    {
      name: "House Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["W"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Novice {W}
 * Creature — Human
 * Level up {W}
 * LEVEL 1-2
 * 2/2
 * First strike
 * LEVEL 3+
 * 4/4
 * Flying
 * 1/1
 */
export const HouseNovice: Card = {
  format: 1,
  name: "House Novice",
  layout: "normal",
  faces: [
    {
      name: "House Novice",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        levelUp([mana(["W"])]),
        staticAbility([applies(self, [setPT(2, 2), gainAbilities([firstStrike()])])], {
          condition: matches(
            self,
            and([
              hasCounter("level", { comparison: ">=", count: 1 }),
              hasCounter("level", { comparison: "<=", count: 2 }),
            ]),
          ),
        }),
        staticAbility([applies(self, [setPT(4, 4), gainAbilities([flying()])])], {
          condition: matches(self, hasCounter("level", { comparison: ">=", count: 3 })),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Omen {2}{W}
 * Creature — Dragon
 * 3/3
 * //
 * Told Ahead {U}
 * Sorcery — Omen
 * You gain 2 life.
 */
export const HouseOmenToldAhead: Card = {
  format: 1,
  name: "House Omen // Told Ahead",
  layout: "omen",
  faces: [
    {
      name: "House Omen",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dragon"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
    {
      name: "Told Ahead",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Omen"],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Pupil {1}{W}
 * Creature — Human Monk
 * {0}: Flip this creature. Activate only once each turn.
 * {0}: You gain 1 life.
 * 1/1
 * //
 * Oru, House Master
 * Legendary Creature — Human Monk
 * {0}: You gain 3 life.
 * 3/3
 */
export const HousePupilOruHouseMaster: Card = {
  format: 1,
  name: "House Pupil // Oru, House Master",
  layout: "flip",
  faces: [
    {
      name: "House Pupil",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Monk"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], transform(self, { flip: true }), { limits: [timesPerTurn(1)] }),
        activated([mana(["0"])], gainLife(you, 1)),
      ],
    },
    {
      name: "Oru, House Master",
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Monk"],
      power: 3,
      toughness: 3,
      abilities: [activated([mana(["0"])], gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Recall {B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield.
 */
export const HouseRecall: Card = {
  format: 1,
  name: "House Recall",
  layout: "normal",
  faces: [
    {
      name: "House Recall",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Refusal {U}
 * Instant
 * Counter target spell.
 */
export const HouseRefusal: Card = {
  format: 1,
  name: "House Refusal",
  layout: "normal",
  faces: [
    {
      name: "House Refusal",
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
 * House Relic {1}
 * Artifact
 * {0}: Transform target creature. Activate only once each turn.
 * {0}: Turn target creature face down. Activate only once each turn.
 */
export const HouseRelic: Card = {
  format: 1,
  name: "House Relic",
  layout: "normal",
  faces: [
    {
      name: "House Relic",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], transform(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
          limits: [timesPerTurn(1)],
        }),
        activated([mana(["0"])], turnFace(target(0), "down"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Returns {W}
 * Instant
 * Exile target permanent you control, then return it to the battlefield under its owner's control.
 */
export const HouseReturns: Card = {
  format: 1,
  name: "House Returns",
  layout: "normal",
  faces: [
    {
      name: "House Returns",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield", under: ownerOf(each) })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("permanent"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Seeker {U}
 * Creature — Human
 * {0}: Reveal the top card of your library. If its mana value is 3, you gain 3 life. Activate only once each turn.
 * {0}: Reveal the top card of your library. If it's a sorcery card, you gain 1 life. Activate only once each turn.
 * 1/1
 */
export const HouseSeeker: Card = {
  format: 1,
  name: "House Seeker",
  layout: "normal",
  faces: [
    {
      name: "House Seeker",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            reveal(you, topCards(you, 1), { bind: 1 }),
            ifThen(matches(bound(1), compare("manaValue", "=", 3)), gainLife(you, 3)),
          ]),
          { limits: [timesPerTurn(1)] },
        ),
        activated(
          [mana(["0"])],
          sequence([
            reveal(you, topCards(you, 1), { bind: 1 }),
            ifThen(matches(bound(1), and([kind("card"), hasType("sorcery")])), gainLife(you, 1)),
          ]),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Silence {W}
 * Enchantment
 * Enchantments your opponents control lose all abilities.
 */
export const HouseSilence: Card = {
  format: 1,
  name: "House Silence",
  layout: "normal",
  faces: [
    {
      name: "House Silence",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("enchantment"), controlledBy(opponents)])), [loseAbilities("all")]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Spark {R}
 * Instant
 * House Spark deals 1 damage to any target.
 * //
 * House Draught {1}{U}
 * Sorcery
 * Draw two cards.
 */
export const HouseSparkHouseDraught: Card = {
  format: 1,
  name: "House Spark // House Draught",
  layout: "split",
  faces: [
    {
      name: "House Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
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
    {
      name: "House Draught",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 2))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Story {W}
 * Enchantment — Saga
 * I — You gain 1 life.
 * II — You gain 2 life.
 * III — You gain 4 life.
 */
export const HouseStory: Card = {
  format: 1,
  name: "House Story",
  layout: "normal",
  faces: [
    {
      name: "House Story",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Saga"],
      abilities: [
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 1 }), gainLife(you, 1)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 2 }), gainLife(you, 2)),
        triggered(countersPlaced(isOneOf(self), "lore", { nth: 3 }), gainLife(you, 4)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Tales {W}
 * Enchantment
 * Legendary creatures you control get +1/+1.
 */
export const HouseTales: Card = {
  format: 1,
  name: "House Tales",
  layout: "normal",
  faces: [
    {
      name: "House Tales",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasSupertype("legendary"), hasType("creature"), controlledBy(you)])), [
            modifyPT(1, 1),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House Tippler {W}
 * Creature — Human
 * Kicker {1}
 * When this creature enters, if it was kicked, you gain 1 life.
 * 1/1
 */
export const HouseTippler: Card = {
  format: 1,
  name: "House Tippler",
  layout: "normal",
  faces: [
    {
      name: "House Tippler",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["1"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Toper {W}
 * Creature — Human
 * Kicker {2}
 * {0}: If this creature was kicked, you gain 5 life. Activate only once each turn.
 * {0}: You gain 2 life for each time this creature was kicked. Activate only once each turn.
 * 1/1
 */
export const HouseToper: Card = {
  format: 1,
  name: "House Toper",
  layout: "normal",
  faces: [
    {
      name: "House Toper",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["2"])]),
        activated([mana(["0"])], ifThen(wasPaid(self, "kicker"), gainLife(you, 5)), {
          limits: [timesPerTurn(1)],
        }),
        activated([mana(["0"])], gainLife(you, times(2, timesKicked())), { limits: [timesPerTurn(1)] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * House Understudy {1}{U}
 * Creature — Shapeshifter
 * {0}: This creature becomes a copy of target creature. Activate only once each turn.
 * 1/1
 */
export const HouseUnderstudy: Card = {
  format: 1,
  name: "House Understudy",
  layout: "normal",
  faces: [
    {
      name: "House Understudy",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], affect(self, [becomeCopy(target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Warden {W}
 * Creature — Human
 * When House Warden enters, exile up to one target creature an opponent controls until this creature leaves the battlefield.
 * 1/1
 */
export const HouseWarden: Card = {
  format: 1,
  name: "House Warden",
  layout: "normal",
  faces: [
    {
      name: "House Warden",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          {
            targets: [
              { count: { min: 0, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * House of Mirrors {2}
 * Artifact
 * {0}: Create a token that's a copy of target creature. Activate only once each turn.
 */
export const HouseOfMirrors: Card = {
  format: 1,
  name: "House of Mirrors",
  layout: "normal",
  faces: [
    {
      name: "House of Mirrors",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], createCopies(you, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Guest {W}
 * Creature — Human
 * Kicker {1}
 * When this creature enters, if it was kicked, you gain 3 life.
 * 1/1
 */
export const LateGuest: Card = {
  format: 1,
  name: "Late Guest",
  layout: "normal",
  faces: [
    {
      name: "Late Guest",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        kicker([mana(["1"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Many-Faced Guest {G}
 * Creature — Shapeshifter
 * Changeling
 * 1/3
 */
export const ManyFacedGuest: Card = {
  format: 1,
  name: "Many-Faced Guest",
  layout: "normal",
  faces: [
    {
      name: "Many-Faced Guest",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 1,
      toughness: 3,
      abilities: [changeling()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Masked Crab {2}{U}
 * Creature — Crab
 * Disguise {U}
 * 1/4
 */
export const MaskedCrab: Card = {
  format: 1,
  name: "Masked Crab",
  layout: "normal",
  faces: [
    {
      name: "Masked Crab",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Crab"],
      power: 1,
      toughness: 4,
      abilities: [disguise([mana(["U"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mirror of Halls {2}
 * Artifact
 * {0}: Create a token that's a copy of target noncreature permanent. Activate only once each turn.
 */
export const MirrorOfHalls: Card = {
  format: 1,
  name: "Mirror of Halls",
  layout: "normal",
  faces: [
    {
      name: "Mirror of Halls",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["0"])], createCopies(you, 1, target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([not(hasType("creature")), kind("permanent")]) },
          ],
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mirrored Memory {1}{U}
 * Sorcery
 * Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.
 */
export const MirroredMemory: Card = {
  format: 1,
  name: "Mirrored Memory",
  layout: "normal",
  faces: [
    {
      name: "Mirrored Memory",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            copySpell(you, target(0), { bind: 1 }),
            may(you, castCards(you, bound(1), "cast", { free: true })),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Moulting Wolf {1}{G}
 * Creature — Wolf
 * {0}: Transform this creature.
 * 2/2
 * //
 * Moulted Wolf
 * Creature — Werewolf
 * {0}: You gain 1 life.
 * 5/5
 */
export const MoultingWolfMoultedWolf: Card = {
  format: 1,
  name: "Moulting Wolf // Moulted Wolf",
  layout: "transform",
  faces: [
    {
      name: "Moulting Wolf",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [activated([mana(["0"])], transform(self))],
    },
    {
      name: "Moulted Wolf",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Werewolf"],
      power: 5,
      toughness: 5,
      abilities: [activated([mana(["0"])], gainLife(you, 1))],
    },
  ],
};

/**
 * No Hounds {W}
 * Enchantment
 * Your opponents can't cast spells with mana value 3.
 */
export const NoHounds: Card = {
  format: 1,
  name: "No Hounds",
  layout: "normal",
  faces: [
    {
      name: "No Hounds",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(opponents, "castSpells", { whom: compare("manaValue", "=", 3) })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Painted Hound {R}
 * Creature — Dog
 * {0}: This creature becomes blue and gets +2/+2 until end of turn. Activate only once each turn.
 * 1/1
 */
export const PaintedHound: Card = {
  format: 1,
  name: "Painted Hound",
  layout: "normal",
  faces: [
    {
      name: "Painted Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], affect(self, [setColors(["blue"]), modifyPT(2, 2)], until("end of turn")), {
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pale Spark {W}
 * Instant
 * Destroy target creature.
 */
export const PaleSpark: Card = {
  format: 1,
  name: "Pale Spark",
  layout: "normal",
  faces: [
    {
      name: "Pale Spark",
      manaCost: ["W"],
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
 * Passing Guise {U}
 * Instant
 * Target creature you control becomes a copy of another target creature until end of turn.
 */
export const PassingGuise: Card = {
  format: 1,
  name: "Passing Guise",
  layout: "normal",
  faces: [
    {
      name: "Passing Guise",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [becomeCopy(target(1))], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            { count: { min: 1, max: 1 }, objects: hasType("creature"), otherThan: [0] },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Cub {1}{G}
 * Creature — Bear
 * 2/2
 */
export const PlainCub: Card = {
  format: 1,
  name: "Plain Cub",
  layout: "normal",
  faces: [
    {
      name: "Plain Cub",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pulled Hood {U}
 * Instant
 * Turn target creature face down.
 */
export const PulledHood: Card = {
  format: 1,
  name: "Pulled Hood",
  layout: "normal",
  faces: [
    {
      name: "Pulled Hood",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(turnFace(target(0), "down"), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quick Swell {G}
 * Instant
 * Target creature gets +3/+3 until end of turn.
 */
export const QuickSwell: Card = {
  format: 1,
  name: "Quick Swell",
  layout: "normal",
  faces: [
    {
      name: "Quick Swell",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(3, 3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slow Ox {1}{G}
 * Creature — Ox
 * This creature enters tapped with two +1/+1 counters on it.
 * When this creature enters, you gain 1 life.
 * 2/2
 */
export const SlowOx: Card = {
  format: 1,
  name: "Slow Ox",
  layout: "normal",
  faces: [
    {
      name: "Slow Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true, counters: [{ kind: "+1/+1", count: 2 }] })]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Small Spark {R}
 * Instant
 * Small Spark deals 1 damage to any target.
 */
export const SmallSpark: Card = {
  format: 1,
  name: "Small Spark",
  layout: "normal",
  faces: [
    {
      name: "Small Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
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
 * Tally House {2}
 * Artifact
 * Whenever you cast a spell, you gain 1 life.
 */
export const TallyHouse: Card = {
  format: 1,
  name: "Tally House",
  layout: "normal",
  faces: [
    {
      name: "Tally House",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [triggered(cast(you, kind("spell")), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tax on Bears {1}
 * Artifact
 * Creature spells cost {1} more to cast.
 */
export const TaxOnBears: Card = {
  format: 1,
  name: "Tax on Bears",
  layout: "normal",
  faces: [
    {
      name: "Tax on Bears",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([kind("spell"), hasType("creature")]), "more", [mana(["1"])], { of: "spell" }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twin Porter {1}{W}
 * Creature — Human Soldier
 * As this creature enters, choose a color.
 * This creature has protection from the chosen color.
 * 2/2
 */
export const TwinPorter: Card = {
  format: 1,
  name: "Twin Porter",
  layout: "normal",
  faces: [
    {
      name: "Twin Porter",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "color") })]),
        staticAbility([applies(self, [gainAbilities([protection(chosen("color"))])])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Twofold Dew {X}{G/W}{G/W}
 * Instant
 * You gain X life if {G} was spent to cast this spell. You gain X life if {W} was spent to cast this spell.
 */
export const TwofoldDew: Card = {
  format: 1,
  name: "Twofold Dew",
  layout: "normal",
  faces: [
    {
      name: "Twofold Dew",
      manaCost: ["X", "G/W", "G/W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            ifThen(compareQuantities(manaSpent("green", self), ">=", 1), gainLife(you, x)),
            ifThen(compareQuantities(manaSpent("white", self), ">=", 1), gainLife(you, x)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BirdCasting,
  ChangedWays,
  Cloaker,
  ColorlessOnly,
  DroppedHood,
  FedFurnace,
  ForkedOath,
  ForkedTongue,
  GildedUnderstudy,
  GrownGuest,
  HiddenHound,
  HouseBolt,
  HouseCalling,
  HouseChapters,
  HouseEngine,
  HouseErrandRunTheErrand,
  HouseMimic,
  HouseModalHouseField,
  HouseNovice,
  HouseOmenToldAhead,
  HousePupilOruHouseMaster,
  HouseRecall,
  HouseRefusal,
  HouseRelic,
  HouseReturns,
  HouseSeeker,
  HouseSilence,
  HouseSparkHouseDraught,
  HouseStory,
  HouseTales,
  HouseTippler,
  HouseToper,
  HouseUnderstudy,
  HouseWarden,
  HouseOfMirrors,
  LateGuest,
  ManyFacedGuest,
  MaskedCrab,
  MirrorOfHalls,
  MirroredMemory,
  MoultingWolfMoultedWolf,
  NoHounds,
  PaintedHound,
  PaleSpark,
  PassingGuise,
  PlainCub,
  PulledHood,
  QuickSwell,
  SlowOx,
  SmallSpark,
  TallyHouse,
  TaxOnBears,
  TwinPorter,
  TwofoldDew,
];
