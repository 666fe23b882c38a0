// generated from cards/order-of-speech.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  addMana,
  affect,
  all,
  and,
  applies,
  attacks,
  beginningOf,
  cast,
  changeControl,
  changeRules,
  controlledBy,
  costChange,
  count,
  damage,
  dealDamage,
  destroy,
  discard,
  doAction,
  draw,
  eventPlayer,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  loseLife,
  mana,
  modal,
  modifyPT,
  move,
  not,
  opponents,
  otherThan,
  playerCant,
  players,
  prevent,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  tapsForMana,
  target,
  targetPlayers,
  topCards,
  triggered,
  unless,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bushido,
  commanderNinjutsu,
  defender,
  enchant,
  kickerWithCostsCosts,
  modularWith,
  morph,
  ninjutsu,
  offering,
  protection,
  soulshift,
  splice,
  splitSecond,
  sunburst,
} from "./keywords/index.ts";

/**
 * Aimed Chant {0}
 * Instant — Arcane
 * Target creature gets +1/+1 until end of turn.
 */
export const AimedChant: Card = {
  format: 1,
  name: "Aimed Chant",
  layout: "normal",
  faces: [
    {
      name: "Aimed Chant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Blade of Proof {0}
 * Creature — Human
 * Whenever this creature deals combat damage to a player, you gain 7 life.
 * 2/2
 */
export const BladeOfProof: Card = {
  format: 1,
  name: "Blade of Proof",
  layout: "normal",
  faces: [
    {
      name: "Blade of Proof",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [triggered(damage(isOneOf(self), players, { combat: true }), gainLife(you, 7))],
    },
  ],
};

/**
 * Bushi Pair {0}
 * Creature — Samurai
 * Bushido 1
 * Bushido 2
 * 2/2
 */
export const BushiPair: Card = {
  format: 1,
  name: "Bushi Pair",
  layout: "normal",
  faces: [
    {
      name: "Bushi Pair",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Samurai"],
      power: 2,
      toughness: 2,
      abilities: [bushido(1), bushido(2)],
    },
  ],
};

/**
 * Chain Usher {0}
 * Creature — Human
 * When this creature dies, all creatures get -1/-1 until end of turn.
 * 1/1
 */
export const ChainUsher: Card = {
  format: 1,
  name: "Chain Usher",
  layout: "normal",
  faces: [
    {
      name: "Chain Usher",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          affect(all(hasType("creature")), [modifyPT(-1, -1)], until("end of turn")),
        ),
      ],
    },
  ],
};

/**
 * Charging Bull {0}
 * Creature — Beast
 * Whenever this creature attacks, add {R}{R}.
 * 2/2
 */
export const ChargingBull: Card = {
  format: 1,
  name: "Charging Bull",
  layout: "normal",
  faces: [
    {
      name: "Charging Bull",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 2,
      toughness: 2,
      abilities: [triggered(attacks(isOneOf(self)), addMana(you, { symbols: ["R", "R"], choose: "fixed" }))],
    },
  ],
};

/**
 * Closed Doors {0}
 * Enchantment
 * Your opponents can't cast creature spells.
 */
export const ClosedDoors: Card = {
  format: 1,
  name: "Closed Doors",
  layout: "normal",
  faces: [
    {
      name: "Closed Doors",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(opponents, "castSpells", { whom: hasType("creature") })])],
    },
  ],
};

/**
 * Costly Elder {4}
 * Creature — Spirit
 * Fox offering
 * 3/3
 */
export const CostlyElder: Card = {
  format: 1,
  name: "Costly Elder",
  layout: "normal",
  faces: [
    {
      name: "Costly Elder",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 3,
      abilities: [offering(hasSubtype("Fox"))],
    },
  ],
};

/**
 * Court Shadow {5}
 * Legendary Creature — Human Ninja
 * Commander ninjutsu {0}
 * 3/3
 */
export const CourtShadow: Card = {
  format: 1,
  name: "Court Shadow",
  layout: "normal",
  faces: [
    {
      name: "Court Shadow",
      manaCost: ["5"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 3,
      toughness: 3,
      abilities: [commanderNinjutsu([mana(["0"])])],
    },
  ],
};

/**
 * Dawn Relief {0}
 * Enchantment
 * Whenever you lose life, you gain 10 life.
 */
export const DawnRelief: Card = {
  format: 1,
  name: "Dawn Relief",
  layout: "normal",
  faces: [
    {
      name: "Dawn Relief",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("loss", you), gainLife(you, 10))],
    },
  ],
};

/**
 * Demand {0}
 * Instant
 * Target opponent loses 5 life unless they pay {1}.
 */
export const Demand: Card = {
  format: 1,
  name: "Demand",
  layout: "normal",
  faces: [
    {
      name: "Demand",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(unless(loseLife(targetPlayers(0), 5), targetPlayers(0), [mana(["1"])]), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
};

/**
 * Empty Hands {0}
 * Instant
 * Target player discards their hand.
 */
export const EmptyHands: Card = {
  format: 1,
  name: "Empty Hands",
  layout: "normal",
  faces: [
    {
      name: "Empty Hands",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(discard(targetPlayers(0), "all"), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
};

/**
 * Firm Wall {0}
 * Creature — Wall
 * Defender
 * 2/2
 */
export const FirmWall: Card = {
  format: 1,
  name: "Firm Wall",
  layout: "normal",
  faces: [
    {
      name: "Firm Wall",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 2,
      toughness: 2,
      abilities: [defender()],
    },
  ],
};

/**
 * Flood of Ink {0}
 * Sorcery
 * All creatures get -1/-1 until end of turn.
 */
export const FloodOfInk: Card = {
  format: 1,
  name: "Flood of Ink",
  layout: "normal",
  faces: [
    {
      name: "Flood of Ink",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(affect(all(hasType("creature")), [modifyPT(-1, -1)], until("end of turn")))],
    },
  ],
};

/**
 * Fox Elder {2}{U}
 * Creature — Spirit
 * Fox offering
 * 3/3
 */
export const FoxElder: Card = {
  format: 1,
  name: "Fox Elder",
  layout: "normal",
  faces: [
    {
      name: "Fox Elder",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 3,
      abilities: [offering(hasSubtype("Fox"))],
    },
  ],
};

/**
 * Giving Stone {0}
 * Artifact
 * {T}: Target player adds {C}.
 */
export const GivingStone: Card = {
  format: 1,
  name: "Giving Stone",
  layout: "normal",
  faces: [
    {
      name: "Giving Stone",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(targetPlayers(0), { symbols: ["C"], choose: "fixed" }), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
};

/**
 * Gray Fox {1}{U}
 * Creature — Fox
 * 1/1
 */
export const GrayFox: Card = {
  format: 1,
  name: "Gray Fox",
  layout: "normal",
  faces: [
    {
      name: "Gray Fox",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fox"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Grim Usher {0}
 * Creature — Human
 * Whenever another creature dies, you gain 1 life.
 * 1/1
 */
export const GrimUsher: Card = {
  format: 1,
  name: "Grim Usher",
  layout: "normal",
  faces: [
    {
      name: "Grim Usher",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
};

/**
 * Hasty Word {0}
 * Instant
 * Split second
 * You gain 1 life.
 */
export const HastyWord: Card = {
  format: 1,
  name: "Hasty Word",
  layout: "normal",
  faces: [
    {
      name: "Hasty Word",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [splitSecond(), spell(gainLife(you, 1))],
    },
  ],
};

/**
 * High Banner {0}
 * Enchantment
 * Creatures you control get +1/+1.
 */
export const HighBanner: Card = {
  format: 1,
  name: "High Banner",
  layout: "normal",
  faces: [
    {
      name: "High Banner",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)])]),
      ],
    },
  ],
};

/**
 * Kin Lantern {0}
 * Artifact
 * {T}: Add {G} for each creature you control.
 */
export const KinLantern: Card = {
  format: 1,
  name: "Kin Lantern",
  layout: "normal",
  faces: [
    {
      name: "Kin Lantern",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(you, {
            symbols: ["G"],
            choose: "fixed",
            count: count(all(and([hasType("creature"), controlledBy(you)]))),
          }),
        ),
      ],
    },
  ],
};

/**
 * Lesser Spirit {1}
 * Creature — Spirit
 * 1/1
 */
export const LesserSpirit: Card = {
  format: 1,
  name: "Lesser Spirit",
  layout: "normal",
  faces: [
    {
      name: "Lesser Spirit",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Lone Page {2}
 * Sorcery
 * This spell costs {1} less to cast for each card in your hand.
 * You gain 5 life.
 */
export const LonePage: Card = {
  format: 1,
  name: "Lone Page",
  layout: "normal",
  faces: [
    {
      name: "Lone Page",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["1"])], {
              of: "spell",
              times: count(all(and([kind("card"), inZone("hand", you)]))),
            }),
          ],
          { zone: "stack" },
        ),
        spell(gainLife(you, 5)),
      ],
    },
  ],
};

/**
 * Masked Usher {0}
 * Creature — Human
 * Morph {0}
 * When this creature enters, you gain 5 life.
 * Whenever another creature dies, you gain 5 life.
 * 2/2
 */
export const MaskedUsher: Card = {
  format: 1,
  name: "Masked Usher",
  layout: "normal",
  faces: [
    {
      name: "Masked Usher",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        morph([mana(["0"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 5)),
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
          gainLife(you, 5),
        ),
      ],
    },
  ],
};

/**
 * Middle Spirit {2}
 * Creature — Spirit
 * 1/1
 */
export const MiddleSpirit: Card = {
  format: 1,
  name: "Middle Spirit",
  layout: "normal",
  faces: [
    {
      name: "Middle Spirit",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Morning Roll {0}
 * Enchantment
 * At the beginning of your upkeep, you gain 1 life.
 */
export const MorningRoll: Card = {
  format: 1,
  name: "Morning Roll",
  layout: "normal",
  faces: [
    {
      name: "Morning Roll",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(beginningOf("upkeep", you), gainLife(you, 1))],
    },
  ],
};

/**
 * Near Ruin {0}
 * Sorcery
 * You lose 25 life. Then you gain 10 life.
 */
export const NearRuin: Card = {
  format: 1,
  name: "Near Ruin",
  layout: "normal",
  faces: [
    {
      name: "Near Ruin",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([loseLife(you, 25), gainLife(you, 10)]))],
    },
  ],
};

/**
 * Old Guide {0}
 * Creature — Spirit
 * Soulshift 1
 * Soulshift 2
 * 1/1
 */
export const OldGuide: Card = {
  format: 1,
  name: "Old Guide",
  layout: "normal",
  faces: [
    {
      name: "Old Guide",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [soulshift(1), soulshift(2)],
    },
  ],
};

/**
 * Overgrown Court {0}
 * Enchantment
 * Whenever you tap a land for mana, add {G}.
 */
export const OvergrownCourt: Card = {
  format: 1,
  name: "Overgrown Court",
  layout: "normal",
  faces: [
    {
      name: "Overgrown Court",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(tapsForMana(you, hasType("land")), addMana(you, { symbols: ["G"], choose: "fixed" })),
      ],
    },
  ],
};

/**
 * Pale Stone {0}
 * Artifact
 * {T}: Add {C}.
 */
export const PaleStone: Card = {
  format: 1,
  name: "Pale Stone",
  layout: "normal",
  faces: [
    {
      name: "Pale Stone",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
};

/**
 * Peaceful Hour {0}
 * Instant
 * Prevent all combat damage that would be dealt this turn.
 */
export const PeacefulHour: Card = {
  format: 1,
  name: "Peaceful Hour",
  layout: "normal",
  faces: [
    {
      name: "Peaceful Hour",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(changeRules([prevent({ combat: true })], until("end of turn")))],
    },
  ],
};

/**
 * Plain Chant {0}
 * Instant — Arcane
 * You gain 1 life.
 */
export const PlainChant: Card = {
  format: 1,
  name: "Plain Chant",
  layout: "normal",
  faces: [
    {
      name: "Plain Chant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
};

/**
 * Prism Clock {2}
 * Artifact
 * Sunburst
 * Sunburst
 */
export const PrismClock: Card = {
  format: 1,
  name: "Prism Clock",
  layout: "normal",
  faces: [
    {
      name: "Prism Clock",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [sunburst(), sunburst()],
    },
  ],
};

/**
 * Prism Engine {2}
 * Artifact Creature — Construct
 * Modular—Sunburst
 * 0/0
 */
export const PrismEngine: Card = {
  format: 1,
  name: "Prism Engine",
  layout: "normal",
  faces: [
    {
      name: "Prism Engine",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [modularWith()],
    },
  ],
};

/**
 * Prism Twin {2}
 * Artifact Creature — Construct
 * Sunburst
 * Sunburst
 * 0/0
 */
export const PrismTwin: Card = {
  format: 1,
  name: "Prism Twin",
  layout: "normal",
  faces: [
    {
      name: "Prism Twin",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [sunburst(), sunburst()],
    },
  ],
};

/**
 * Raise the Mask {0}
 * Sorcery
 * Manifest the top card of your library.
 */
export const RaiseTheMask: Card = {
  format: 1,
  name: "Raise the Mask",
  layout: "normal",
  faces: [
    {
      name: "Raise the Mask",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("manifest", you, topCards(you, 1)))],
    },
  ],
};

/**
 * Red Guard {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has protection from red.
 */
export const RedGuard: Card = {
  format: 1,
  name: "Red Guard",
  layout: "normal",
  faces: [
    {
      name: "Red Guard",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [gainAbilities([protection(hasColor("red"))])])]),
      ],
    },
  ],
};

/**
 * Red Verse {R}
 * Instant — Arcane
 * Red Verse deals 2 damage to target creature.
 * Splice onto Arcane {0}
 */
export const RedVerse: Card = {
  format: 1,
  name: "Red Verse",
  layout: "normal",
  faces: [
    {
      name: "Red Verse",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        splice(hasSubtype("Arcane"), [mana(["0"])]),
      ],
    },
  ],
};

/**
 * Return the Chant {0}
 * Sorcery
 * Return target instant card from your graveyard to your hand.
 */
export const ReturnTheChant: Card = {
  format: 1,
  name: "Return the Chant",
  layout: "normal",
  faces: [
    {
      name: "Return the Chant",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
};

/**
 * Roll of Two {0}
 * Enchantment
 * At the beginning of your upkeep, draw a card.
 */
export const RollOfTwo: Card = {
  format: 1,
  name: "Roll of Two",
  layout: "normal",
  faces: [
    {
      name: "Roll of Two",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(beginningOf("upkeep", you), draw(you, 1))],
    },
  ],
};

/**
 * Silent Step {5}
 * Creature — Human Ninja
 * Ninjutsu {0}
 * 3/3
 */
export const SilentStep: Card = {
  format: 1,
  name: "Silent Step",
  layout: "normal",
  faces: [
    {
      name: "Silent Step",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 3,
      toughness: 3,
      abilities: [ninjutsu([mana(["0"])])],
    },
  ],
};

/**
 * Slow Address {0}
 * Sorcery
 * You gain 5 life.
 */
export const SlowAddress: Card = {
  format: 1,
  name: "Slow Address",
  layout: "normal",
  faces: [
    {
      name: "Slow Address",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 5))],
    },
  ],
};

/**
 * Spoken Twice {0}
 * Enchantment
 * Whenever you cast a spell, you gain 3 life.
 */
export const SpokenTwice: Card = {
  format: 1,
  name: "Spoken Twice",
  layout: "normal",
  faces: [
    {
      name: "Spoken Twice",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(cast(you, kind("spell")), gainLife(you, 3))],
    },
  ],
};

/**
 * Standing Bell {0}
 * Artifact
 * {T}: You gain 1 life.
 */
export const StandingBell: Card = {
  format: 1,
  name: "Standing Bell",
  layout: "normal",
  faces: [
    {
      name: "Standing Bell",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
};

/**
 * Sting {0}
 * Instant
 * Sting deals 2 damage to target creature.
 */
export const Sting: Card = {
  format: 1,
  name: "Sting",
  layout: "normal",
  faces: [
    {
      name: "Sting",
      manaCost: ["0"],
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
};

/**
 * Sudden Rite {0}
 * Instant
 * Add {C}{C}{C}.
 */
export const SuddenRite: Card = {
  format: 1,
  name: "Sudden Rite",
  layout: "normal",
  faces: [
    {
      name: "Sudden Rite",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(addMana(you, { symbols: ["C", "C", "C"], choose: "fixed" }))],
    },
  ],
};

/**
 * Swift Claim {0}
 * Instant
 * Gain control of target enchantment.
 */
export const SwiftClaim: Card = {
  format: 1,
  name: "Swift Claim",
  layout: "normal",
  faces: [
    {
      name: "Swift Claim",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
};

/**
 * Tear Down {0}
 * Instant
 * Destroy target enchantment.
 */
export const TearDown: Card = {
  format: 1,
  name: "Tear Down",
  layout: "normal",
  faces: [
    {
      name: "Tear Down",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
        }),
      ],
    },
  ],
};

/**
 * Toll of Acts {0}
 * Artifact
 * Whenever a player activates an ability that isn't a mana ability, that player loses 1 life.
 */
export const TollOfActs: Card = {
  format: 1,
  name: "Toll of Acts",
  layout: "normal",
  faces: [
    {
      name: "Toll of Acts",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          activates(players, and([kind("ability"), not(and([abilityKind("mana"), kind("ability")]))])),
          loseLife(eventPlayer, 1),
        ),
      ],
    },
  ],
};

/**
 * Trade Stone {0}
 * Artifact
 * {1}: Add {C}{C}.
 */
export const TradeStone: Card = {
  format: 1,
  name: "Trade Stone",
  layout: "normal",
  faces: [
    {
      name: "Trade Stone",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["1"])], addMana(you, { symbols: ["C", "C"], choose: "fixed" }))],
    },
  ],
};

/**
 * Two Verdicts {0}
 * Creature — Human
 * When this creature enters, choose one —
 * • Destroy target artifact.
 * • Destroy target enchantment.
 * 1/1
 */
export const TwoVerdicts: Card = {
  format: 1,
  name: "Two Verdicts",
  layout: "normal",
  faces: [
    {
      name: "Two Verdicts",
      manaCost: ["0"],
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
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
              effect: destroy(target(0)),
            },
          ]),
        ),
      ],
    },
  ],
};

/**
 * Two Ways {0}
 * Creature — Human
 * Kicker {1} and/or {2}
 * When this creature enters, if it was kicked with its {1} kicker, you gain 1 life.
 * When this creature enters, if it was kicked with its {2} kicker, you gain 2 life.
 * 1/1
 */
export const TwoWays: Card = {
  format: 1,
  name: "Two Ways",
  layout: "normal",
  faces: [
    {
      name: "Two Ways",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        kickerWithCostsCosts([mana(["1"])], [mana(["2"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1), {
          condition: wasPaid(self, "kicker", 0),
        }),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 2), {
          condition: wasPaid(self, "kicker", 1),
        }),
      ],
    },
  ],
};

/**
 * Wall Orders {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has defender.
 */
export const WallOrders: Card = {
  format: 1,
  name: "Wall Orders",
  layout: "normal",
  faces: [
    {
      name: "Wall Orders",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [gainAbilities([defender()])])]),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AimedChant,
  BladeOfProof,
  BushiPair,
  ChainUsher,
  ChargingBull,
  ClosedDoors,
  CostlyElder,
  CourtShadow,
  DawnRelief,
  Demand,
  EmptyHands,
  FirmWall,
  FloodOfInk,
  FoxElder,
  GivingStone,
  GrayFox,
  GrimUsher,
  HastyWord,
  HighBanner,
  KinLantern,
  LesserSpirit,
  LonePage,
  MaskedUsher,
  MiddleSpirit,
  MorningRoll,
  NearRuin,
  OldGuide,
  OvergrownCourt,
  PaleStone,
  PeacefulHour,
  PlainChant,
  PrismClock,
  PrismEngine,
  PrismTwin,
  RaiseTheMask,
  RedGuard,
  RedVerse,
  ReturnTheChant,
  RollOfTwo,
  SilentStep,
  SlowAddress,
  SpokenTwice,
  StandingBell,
  Sting,
  SuddenRite,
  SwiftClaim,
  TearDown,
  TollOfActs,
  TradeStone,
  TwoVerdicts,
  TwoWays,
  WallOrders,
];
