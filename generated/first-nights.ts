// generated from cards/first-nights.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  amount,
  and,
  applies,
  attacking,
  become,
  bound,
  boundPlayer,
  canBlock,
  cant,
  chooseValue,
  compareQuantities,
  controlledBy,
  copySpell,
  costChoice,
  costOnObjects,
  countersPlaced,
  createTokens,
  destroy,
  doAction,
  draw,
  emptyMana,
  eventAmount,
  exchangeLife,
  gainAbilities,
  gainLife,
  happenedTo,
  hasSubtype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  may,
  modal,
  modifyPT,
  moreDice,
  moreVotes,
  move,
  must,
  nthResolution,
  opponents,
  performed,
  piles,
  playerIs,
  playerStat,
  players,
  putCounters,
  reveal,
  rollDie,
  self,
  sequence,
  spell,
  statOf,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  targetPlayers,
  times,
  timesPerTurn,
  topCards,
  triggered,
  untap,
  until,
  vote,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  ascend,
  enchant,
  fear,
  flying,
  fortify,
  indestructible,
  intimidate,
  skulk,
  vanishing,
} from "./keywords/index.ts";

/**
 * Larkmoor Bat {B}
 * Creature — Bat
 * 1/1
 */
export const LarkmoorBat: Card = {
  format: 1,
  name: "Larkmoor Bat",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Bat",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bat"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Larkmoor Blessing {0}
 * Sorcery
 * Ascend
 * If you have the city's blessing, draw a card.
 */
export const LarkmoorBlessing: Card = {
  format: 1,
  name: "Larkmoor Blessing",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Blessing",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [ascend(), spell(ifThen(playerIs(you, "citysBlessing"), draw(you, 1)))],
    },
  ],
};

/**
 * Larkmoor Brute {0}
 * Creature — Ogre
 * Intimidate
 * 2/2
 */
export const LarkmoorBrute: Card = {
  format: 1,
  name: "Larkmoor Brute",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Brute",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre"],
      power: 2,
      toughness: 2,
      abilities: [intimidate()],
    },
  ],
};

/**
 * Larkmoor Captain {0}
 * Creature — Human Warrior
 * This creature gets +1/+0 for each creature in your party.
 * 1/1
 */
export const LarkmoorCaptain: Card = {
  format: 1,
  name: "Larkmoor Captain",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Captain",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([applies(self, [modifyPT(playerStat("party", you), 0)])])],
    },
  ],
};

/**
 * Larkmoor Chance {0}
 * Sorcery
 * Choose one at random —
 * • You gain 3 life.
 * • You gain 3 life.
 */
export const LarkmoorChance: Card = {
  format: 1,
  name: "Larkmoor Chance",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Chance",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 1, max: 1 }, [{ effect: gainLife(you, 3) }, { effect: gainLife(you, 3) }], {
            random: true,
          }),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Cleric {0}
 * Creature — Human Cleric
 * 1/1
 */
export const LarkmoorCleric: Card = {
  format: 1,
  name: "Larkmoor Cleric",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Cleric",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Larkmoor Clock {0}
 * Sorcery
 * Time travel.
 */
export const LarkmoorClock: Card = {
  format: 1,
  name: "Larkmoor Clock",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Clock",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("timeTravel", you))],
    },
  ],
};

/**
 * Larkmoor Court {0}
 * Sorcery
 * Will of the council — Starting with you, each player votes for bread or wine. If bread gets more votes, you gain 4 life. If wine gets more votes or the vote is tied, you lose 4 life.
 */
export const LarkmoorCourt: Card = {
  format: 1,
  name: "Larkmoor Court",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Court",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            vote({
              options: [
                { word: "bread", bind: 1 },
                { word: "wine", bind: 2 },
              ],
            }),
            ifThen(compareQuantities(amount(1), ">", amount(2)), gainLife(you, 4)),
            ifThen(compareQuantities(amount(2), ">=", amount(1)), loseLife(you, 4)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Delver {0}
 * Creature — Human
 * When this creature enters, you take the initiative.
 * As long as you have the initiative, this creature has flying.
 * 1/1
 */
export const LarkmoorDelver: Card = {
  format: 1,
  name: "Larkmoor Delver",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Delver",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), become(you, "initiative")),
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: playerIs(you, "initiative"),
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Dice {0}
 * Sorcery
 * Roll a d6. You gain life equal to the result.
 */
export const LarkmoorDice: Card = {
  format: 1,
  name: "Larkmoor Dice",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Dice",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(sequence([rollDie(you, 6, { bind: 1 }), gainLife(you, amount(1))]))],
    },
  ],
};

/**
 * Larkmoor Division {0}
 * Sorcery
 * Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.
 */
export const LarkmoorDivision: Card = {
  format: 1,
  name: "Larkmoor Division",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Division",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 3), { bind: 1 }),
            chooseValue(you, "opponent", { bind: 2, once: true }),
            piles(boundPlayer(2), bound(1), you, { bind: 3, bindOther: 4 }),
            move(bound(3), { zone: "hand" }),
            move(bound(4), { zone: "graveyard" }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Drain {0}
 * Instant
 * Tap all lands target player controls and that player loses all unspent mana.
 */
export const LarkmoorDrain: Card = {
  format: 1,
  name: "Larkmoor Drain",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Drain",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            tap(all(and([hasType("land"), controlledBy(targetPlayers(0))]))),
            emptyMana(targetPlayers(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Dread {0}
 * Sorcery
 * Manifest dread.
 */
export const LarkmoorDread: Card = {
  format: 1,
  name: "Larkmoor Dread",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Dread",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("manifestDread", you))],
    },
  ],
};

/**
 * Larkmoor Echo {0}
 * Artifact
 * {T}: You gain 1 life. If this is the second time this ability has resolved this turn, you gain 5 life.
 * {0}: Untap this artifact.
 */
export const LarkmoorEcho: Card = {
  format: 1,
  name: "Larkmoor Echo",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Echo",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], sequence([gainLife(you, 1), ifThen(nthResolution(2), gainLife(you, 5))])),
        activated([mana(["0"])], untap(self)),
      ],
    },
  ],
};

/**
 * Larkmoor Elder {0}
 * Creature — Treefolk
 * When this creature enters, it endures 2.
 * 1/1
 */
export const LarkmoorElder: Card = {
  format: 1,
  name: "Larkmoor Elder",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Elder",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          doAction("endure", you, self, { count: 2 }),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Fixer {0}
 * Artifact
 * If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.
 */
export const LarkmoorFixer: Card = {
  format: 1,
  name: "Larkmoor Fixer",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Fixer",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([moreDice(you)])],
    },
  ],
};

/**
 * Larkmoor Gale {0}
 * Sorcery
 * Airbend target creature.
 */
export const LarkmoorGale: Card = {
  format: 1,
  name: "Larkmoor Gale",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Gale",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(doAction("airbend", you, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Glory {0}
 * Instant
 * Target creature can block any number of creatures this turn. It blocks each attacking creature this turn if able.
 */
export const LarkmoorGlory: Card = {
  format: 1,
  name: "Larkmoor Glory",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Glory",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [canBlock()], until("end of turn")),
            affect(
              target(0),
              [must("block", { whom: and([attacking(), hasType("creature")]) })],
              until("end of turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Golem {0}
 * Artifact Creature — Golem
 * 2/2
 */
export const LarkmoorGolem: Card = {
  format: 1,
  name: "Larkmoor Golem",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Golem",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Larkmoor Grave {0}
 * Artifact
 * {T}, Discard a card at random: You gain 2 life.
 */
export const LarkmoorGrave: Card = {
  format: 1,
  name: "Larkmoor Grave",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Grave",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf, costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card"), { random: true }))],
          gainLife(you, 2),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Growth {0}
 * Enchantment
 * Whenever one or more +1/+1 counters are put on a creature you control, you gain that much life.
 */
export const LarkmoorGrowth: Card = {
  format: 1,
  name: "Larkmoor Growth",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Growth",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1", { batch: true }),
          gainLife(you, eventAmount),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Harvest {0}
 * Sorcery
 * Create a 1/1 white Soldier creature token, then populate.
 */
export const LarkmoorHarvest: Card = {
  format: 1,
  name: "Larkmoor Harvest",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Harvest",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(you, 1, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Soldier"],
            }),
            doAction("populate", you),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Imp {R}
 * Creature — Imp
 * 2/1
 */
export const LarkmoorImp: Card = {
  format: 1,
  name: "Larkmoor Imp",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Imp",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Imp"],
      power: 2,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Larkmoor Lecture {0}
 * Sorcery
 * Learn.
 */
export const LarkmoorLecture: Card = {
  format: 1,
  name: "Larkmoor Lecture",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Lecture",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("learn", you))],
    },
  ],
};

/**
 * Larkmoor Levy {0}
 * Sorcery
 * Amass Zombies 1.
 */
export const LarkmoorLevy: Card = {
  format: 1,
  name: "Larkmoor Levy",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Levy",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("amass", you, undefined, { count: 1, word: "Zombie" }))],
    },
  ],
};

/**
 * Larkmoor Lure {0}
 * Creature — Beast
 * This creature must be blocked by each Golem if able.
 * 2/4
 */
export const LarkmoorLure: Card = {
  format: 1,
  name: "Larkmoor Lure",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Lure",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 2,
      toughness: 4,
      abilities: [staticAbility([applies(self, [must("beBlockedByAll", { whom: hasSubtype("Golem") })])])],
    },
  ],
};

/**
 * Larkmoor Menace {0}
 * Sorcery
 * Put a menace counter on target creature.
 */
export const LarkmoorMenace: Card = {
  format: 1,
  name: "Larkmoor Menace",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Menace",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("menace", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Mirror {0}
 * Instant
 * Copy target creature spell you control.
 */
export const LarkmoorMirror: Card = {
  format: 1,
  name: "Larkmoor Mirror",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Mirror",
      manaCost: ["0"],
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
};

/**
 * Larkmoor Muster {0}
 * Sorcery
 * Amass Orcs 2.
 */
export const LarkmoorMuster: Card = {
  format: 1,
  name: "Larkmoor Muster",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Muster",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("amass", you, undefined, { count: 2, word: "Orc" }))],
    },
  ],
};

/**
 * Larkmoor Number {0}
 * Sorcery
 * Choose a number between 0 and 5. You gain that much life.
 */
export const LarkmoorNumber: Card = {
  format: 1,
  name: "Larkmoor Number",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Number",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([chooseValue(you, "number", { least: 0, most: 5, bind: 1 }), gainLife(you, amount(1))]),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Omen {0}
 * Sorcery
 * Fateseal 1.
 */
export const LarkmoorOmen: Card = {
  format: 1,
  name: "Larkmoor Omen",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Omen",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("fateseal", you, undefined, { count: 1 }))],
    },
  ],
};

/**
 * Larkmoor Orator {0}
 * Artifact
 * While voting, you may vote an additional time.
 */
export const LarkmoorOrator: Card = {
  format: 1,
  name: "Larkmoor Orator",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Orator",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([moreVotes(you, { optional: true })])],
    },
  ],
};

/**
 * Larkmoor Pantry {0}
 * Sorcery
 * Create a Food token. You may forage. If you do, draw a card.
 */
export const LarkmoorPantry: Card = {
  format: 1,
  name: "Larkmoor Pantry",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Pantry",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(you, 1, { predefined: "Food" }),
            may(you, doAction("forage", you), { bind: 1 }),
            ifThen(performed(1), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Presence {0}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature can't be blocked unless defending player pays {3} for each creature they control that's blocking it.
 */
export const LarkmoorPresence: Card = {
  format: 1,
  name: "Larkmoor Presence",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Presence",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(all(hasType("creature")), [
            cant("block", { whom: isOneOf(host), unlessPaid: [mana(["3"])] }),
          ]),
        ]),
      ],
    },
  ],
};

/**
 * Larkmoor Recall {0}
 * Instant
 * Return target creature card from your graveyard to your hand.
 */
export const LarkmoorRecall: Card = {
  format: 1,
  name: "Larkmoor Recall",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Recall",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
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
};

/**
 * Larkmoor Relic {0}
 * Artifact
 * Vanishing 3
 */
export const LarkmoorRelic: Card = {
  format: 1,
  name: "Larkmoor Relic",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Relic",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [vanishing(3)],
    },
  ],
};

/**
 * Larkmoor Rogue {0}
 * Creature — Human Cleric Rogue
 * 1/1
 */
export const LarkmoorRogue: Card = {
  format: 1,
  name: "Larkmoor Rogue",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Rogue",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
};

/**
 * Larkmoor Rot {0}
 * Sorcery
 * Blight 1.
 */
export const LarkmoorRot: Card = {
  format: 1,
  name: "Larkmoor Rot",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Rot",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("blight", you, undefined, { count: 1 }))],
    },
  ],
};

/**
 * Larkmoor Ruin {0}
 * Instant
 * Destroy target creature.
 */
export const LarkmoorRuin: Card = {
  format: 1,
  name: "Larkmoor Ruin",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Ruin",
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
 * Larkmoor Scout {0}
 * Creature — Human Scout
 * When this creature enters, it explores.
 * 1/1
 */
export const LarkmoorScout: Card = {
  format: 1,
  name: "Larkmoor Scout",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Scout",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("explore", you, self)),
      ],
    },
  ],
};

/**
 * Larkmoor Scribe {0}
 * Enchantment
 * Whenever you create a token, you gain 1 life.
 * {0}: You gain 5 life for each token you created this turn. Activate only once each turn.
 */
export const LarkmoorScribe: Card = {
  format: 1,
  name: "Larkmoor Scribe",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Scribe",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([kind("token"), controlledBy(you)]), "outside", "battlefield"),
          gainLife(you, 1),
        ),
        activated(
          [mana(["0"])],
          gainLife(
            you,
            times(
              5,
              happenedTo(
                zoneChange(and([kind("token"), controlledBy(you)]), "outside", "battlefield"),
                "this turn",
              ),
            ),
          ),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Shade {0}
 * Creature — Shade
 * Fear
 * 2/2
 */
export const LarkmoorShade: Card = {
  format: 1,
  name: "Larkmoor Shade",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Shade",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shade"],
      power: 2,
      toughness: 2,
      abilities: [fear()],
    },
  ],
};

/**
 * Larkmoor Sneak {0}
 * Creature — Rogue
 * Skulk
 * 1/2
 */
export const LarkmoorSneak: Card = {
  format: 1,
  name: "Larkmoor Sneak",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Sneak",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rogue"],
      power: 1,
      toughness: 2,
      abilities: [skulk()],
    },
  ],
};

/**
 * Larkmoor Stirring {0}
 * Artifact
 * {0}, Untap a tapped creature you control: You gain 1 life.
 */
export const LarkmoorStirring: Card = {
  format: 1,
  name: "Larkmoor Stirring",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Stirring",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [
            mana(["0"]),
            costOnObjects(
              "untap",
              costChoice({ min: 1, max: 1 }, and([status("tapped"), hasType("creature"), controlledBy(you)])),
            ),
          ],
          gainLife(you, 1),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Swap {0}
 * Sorcery
 * Exchange life totals with target opponent.
 */
export const LarkmoorSwap: Card = {
  format: 1,
  name: "Larkmoor Swap",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Swap",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(exchangeLife(you, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Tally {0}
 * Sorcery
 * You gain life equal to the total power of creatures that died this turn.
 */
export const LarkmoorTally: Card = {
  format: 1,
  name: "Larkmoor Tally",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Tally",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          gainLife(
            you,
            statOf("power", all(and([hasType("creature"), history("died", "this turn")])), {
              combine: "total",
            }),
          ),
        ),
      ],
    },
  ],
};

/**
 * Larkmoor Tend {0}
 * Sorcery
 * Put two +1/+1 counters on target creature.
 */
export const LarkmoorTend: Card = {
  format: 1,
  name: "Larkmoor Tend",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Tend",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Vigil {0}
 * Sorcery
 * Put a finality counter on target creature.
 */
export const LarkmoorVigil: Card = {
  format: 1,
  name: "Larkmoor Vigil",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Vigil",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("finality", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Larkmoor Wall {0}
 * Artifact — Fortification
 * Fortified land has indestructible and "{T}: You gain 1 life."
 * Fortify {0}
 */
export const LarkmoorWall: Card = {
  format: 1,
  name: "Larkmoor Wall",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Wall",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Fortification"],
      abilities: [
        staticAbility([
          applies(host, [gainAbilities([indestructible(), activated([tapSelf], gainLife(you, 1))])]),
        ]),
        fortify([mana(["0"])]),
      ],
    },
  ],
};

/**
 * Larkmoor Ward {0}
 * Sorcery
 * The Ring tempts you.
 */
export const LarkmoorWard: Card = {
  format: 1,
  name: "Larkmoor Ward",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Ward",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("ringTempts", you))],
    },
  ],
};

/**
 * Larkmoor Warden {0}
 * Sorcery
 * Put a shield counter on target creature.
 */
export const LarkmoorWarden: Card = {
  format: 1,
  name: "Larkmoor Warden",
  layout: "normal",
  faces: [
    {
      name: "Larkmoor Warden",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(putCounters("shield", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  LarkmoorBat,
  LarkmoorBlessing,
  LarkmoorBrute,
  LarkmoorCaptain,
  LarkmoorChance,
  LarkmoorCleric,
  LarkmoorClock,
  LarkmoorCourt,
  LarkmoorDelver,
  LarkmoorDice,
  LarkmoorDivision,
  LarkmoorDrain,
  LarkmoorDread,
  LarkmoorEcho,
  LarkmoorElder,
  LarkmoorFixer,
  LarkmoorGale,
  LarkmoorGlory,
  LarkmoorGolem,
  LarkmoorGrave,
  LarkmoorGrowth,
  LarkmoorHarvest,
  LarkmoorImp,
  LarkmoorLecture,
  LarkmoorLevy,
  LarkmoorLure,
  LarkmoorMenace,
  LarkmoorMirror,
  LarkmoorMuster,
  LarkmoorNumber,
  LarkmoorOmen,
  LarkmoorOrator,
  LarkmoorPantry,
  LarkmoorPresence,
  LarkmoorRecall,
  LarkmoorRelic,
  LarkmoorRogue,
  LarkmoorRot,
  LarkmoorRuin,
  LarkmoorScout,
  LarkmoorScribe,
  LarkmoorShade,
  LarkmoorSneak,
  LarkmoorStirring,
  LarkmoorSwap,
  LarkmoorTally,
  LarkmoorTend,
  LarkmoorVigil,
  LarkmoorWall,
  LarkmoorWard,
  LarkmoorWarden,
];
