// generated from cards/legal-answers.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  anything,
  applies,
  beginningOf,
  bound,
  boundPlayer,
  cant,
  cast,
  castCards,
  changeTargets,
  choose,
  controlledBy,
  dealDamage,
  destroy,
  eachPlayer,
  exile,
  forEachPlayer,
  hasColor,
  hasType,
  ifThen,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  modifyPT,
  not,
  opponents,
  or,
  otherThan,
  performed,
  playerMatches,
  players,
  putCounters,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  targets,
  topCards,
  triggered,
  until,
  you,
} from "../src/abilities/index.ts";
import { flying } from "./keywords/index.ts";

/**
 * Answer Knight {1}{B}
 * Creature — Human Knight
 * 2/2
 */
export const AnswerKnight: Card = {
  format: 1,
  name: "Answer Knight",
  layout: "normal",
  faces: [
    {
      name: "Answer Knight",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Answer Ox {3}{R}
 * Creature — Ox
 * 3/3
 */
export const AnswerOx: Card = {
  format: 1,
  name: "Answer Ox",
  layout: "normal",
  faces: [
    {
      name: "Answer Ox",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bookish Giant {3}{R}
 * Creature — Giant
 * 4/4
 * //
 * Tidy Up {R}
 * Sorcery — Adventure
 * Tidy Up deals 2 damage to any target.
 */
export const BookishGiantTidyUp: Card = {
  format: 1,
  name: "Bookish Giant // Tidy Up",
  layout: "adventure",
  faces: [
    {
      name: "Bookish Giant",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Giant"],
      power: 4,
      toughness: 4,
      abilities: [],
    },
    {
      name: "Tidy Up",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Adventure"],
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
 * Lone Watcher {1}{R}
 * Enchantment
 * Whenever you cast an instant spell that targets only a single creature, this enchantment deals 1 damage to each opponent.
 */
export const LoneWatcher: Card = {
  format: 1,
  name: "Lone Watcher",
  layout: "normal",
  faces: [
    {
      name: "Lone Watcher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("instant"), targets(hasType("creature"), { only: true })])),
          dealDamage(self, 1, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Long Letter {4}{G}
 * Creature — Elf
 * 5/5
 */
export const LongLetter: Card = {
  format: 1,
  name: "Long Letter",
  layout: "normal",
  faces: [
    {
      name: "Long Letter",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 5,
      toughness: 5,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mirrorscale Drake {4}{U}
 * Creature — Drake
 * Flying
 * {U}: If target spell has only one target and that target is this creature, change that spell's target to another creature.
 * 4/5
 */
export const MirrorscaleDrake: Card = {
  format: 1,
  name: "Mirrorscale Drake",
  layout: "normal",
  faces: [
    {
      name: "Mirrorscale Drake",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Drake"],
      power: 4,
      toughness: 5,
      abilities: [
        flying(),
        activated(
          [mana(["U"])],
          ifThen(
            matches(target(0), targets(isOneOf(self), { count: 1 })),
            changeTargets(you, target(0), "change", {
              to: choose({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Only Watcher {1}{R}
 * Creature — Human
 * Whenever you cast an instant spell that targets only this creature, this creature deals 5 damage to each opponent.
 * 1/1
 */
export const OnlyWatcher: Card = {
  format: 1,
  name: "Only Watcher",
  layout: "normal",
  faces: [
    {
      name: "Only Watcher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("instant"), targets(isOneOf(self), { only: true })])),
          dealDamage(self, 5, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Overfull Casket {1}{B}
 * Sorcery
 * Exile the top four cards of your library. You may cast any number of spells with total mana value 5 or less from among them without paying their mana costs.
 */
export const OverfullCasket: Card = {
  format: 1,
  name: "Overfull Casket",
  layout: "normal",
  faces: [
    {
      name: "Overfull Casket",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 4), { bind: 1 }),
            may(
              you,
              castCards(
                you,
                choose({ min: 0 }, anything, {
                  together: { are: "total", in: "manaValue", atMost: 5 },
                  from: bound(1),
                }),
                "cast",
                { free: true },
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Pact of the Watch {1}{W}
 * Enchantment
 * At the beginning of your upkeep, each player may put a +1/+1 counter on a creature they control. If a player does, creatures that player controls can't attack you until your next turn.
 */
export const PactOfTheWatch: Card = {
  format: 1,
  name: "Pact of the Watch",
  layout: "normal",
  faces: [
    {
      name: "Pact of the Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          sequence([
            forEachPlayer(
              players,
              may(
                eachPlayer,
                putCounters(
                  "+1/+1",
                  1,
                  choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(eachPlayer)])),
                  { who: eachPlayer },
                ),
                { bind: 1 },
              ),
            ),
            ifThen(
              performed(1),
              forEachPlayer(
                players,
                ifThen(
                  playerMatches(eachPlayer, boundPlayer(1)),
                  affect(
                    all(and([hasType("creature"), controlledBy(eachPlayer)])),
                    [cant("attack", { whom: you })],
                    until("your next turn"),
                  ),
                ),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Seal the Pale {1}{B}
 * Instant
 * Destroy target nonblack creature.
 */
export const SealThePale: Card = {
  format: 1,
  name: "Seal the Pale",
  layout: "normal",
  faces: [
    {
      name: "Seal the Pale",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([not(hasColor("black")), hasType("creature")]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Short Note {1}{G}
 * Creature — Elf
 * 2/2
 */
export const ShortNote: Card = {
  format: 1,
  name: "Short Note",
  layout: "normal",
  faces: [
    {
      name: "Short Note",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Stillness {2}{W}
 * Enchantment
 * Counters can't be put on creatures.
 */
export const Stillness: Card = {
  format: 1,
  name: "Stillness",
  layout: "normal",
  faces: [
    {
      name: "Stillness",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([applies(all(hasType("creature")), [cant("haveCounters")])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Thrice Fed {G}{W}
 * Instant
 * Target creature gets +1/+1 until end of turn.
 * Target creature gets +1/+1 until end of turn.
 * Target creature gets +1/+1 until end of turn.
 */
export const ThriceFed: Card = {
  format: 1,
  name: "Thrice Fed",
  layout: "normal",
  faces: [
    {
      name: "Thrice Fed",
      manaCost: ["G", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnswerKnight,
  AnswerOx,
  BookishGiantTidyUp,
  LoneWatcher,
  LongLetter,
  MirrorscaleDrake,
  OnlyWatcher,
  OverfullCasket,
  PactOfTheWatch,
  SealThePale,
  ShortNote,
  Stillness,
  ThriceFed,
];
