// generated from cards/judge-notes.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  among,
  and,
  applies,
  asLongAs,
  becomeCopy,
  cant,
  cast,
  changeControl,
  choose,
  controlledBy,
  copySpell,
  counter,
  createCopies,
  createTokens,
  dealDamage,
  draw,
  each,
  effectCost,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  forEach,
  gainLife,
  handSize,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  investigate,
  isOneOf,
  kind,
  loseLife,
  mana,
  matches,
  may,
  modal,
  modifyAmount,
  move,
  not,
  notSo,
  opponents,
  or,
  pay,
  performed,
  phaseOut,
  players,
  prevent,
  removeCounters,
  replace,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  tokensCreated,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { auraSwap, enchant, haste } from "./keywords/index.ts";

/**
 * An End of Notes {2}
 * Artifact
 * Your maximum hand size is two.
 */
export const AnEndOfNotes: Card = {
  format: 1,
  name: "An End of Notes",
  layout: "normal",
  faces: [
    {
      name: "An End of Notes",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([handSize(you, 2)])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Arrest Notice {1}{W}
 * Sorcery
 * Detain each creature your opponents control.
 */
export const ArrestNotice: Card = {
  format: 1,
  name: "Arrest Notice",
  layout: "normal",
  faces: [
    {
      name: "Arrest Notice",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEach(
            all(and([hasType("creature"), controlledBy(opponents)])),
            affect(each, [cant("attack"), cant("block"), cant("activateAbilities")], until("your next turn")),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blaze of Notes {R}
 * Sorcery
 * Blaze of Notes deals 1 damage to each creature.
 */
export const BlazeOfNotes: Card = {
  format: 1,
  name: "Blaze of Notes",
  layout: "normal",
  faces: [
    {
      name: "Blaze of Notes",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 1, all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Copied Note {U}
 * Creature — Shapeshifter
 * You may have Copied Note enter as a copy of any creature on the battlefield.
 * 0/3
 */
export const CopiedNote: Card = {
  format: 1,
  name: "Copied Note",
  layout: "normal",
  faces: [
    {
      name: "Copied Note",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 3,
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
 * Costly Note {0}
 * Sorcery
 * Sacrifice two lands. If you do, draw two cards.
 */
export const CostlyNote: Card = {
  format: 1,
  name: "Costly Note",
  layout: "normal",
  faces: [
    {
      name: "Costly Note",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            pay(
              you,
              [effectCost(sacrifice(you, undefined, { count: { min: 2, max: 2 }, filter: hasType("land") }))],
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dull Note {U}
 * Enchantment — Aura
 * Enchant creature
 */
export const DullNote: Card = {
  format: 1,
  name: "Dull Note",
  layout: "normal",
  faces: [
    {
      name: "Dull Note",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Echo of Notes {2}{U}
 * Enchantment
 * Whenever you cast an instant or sorcery spell, you may copy that spell.
 */
export const EchoOfNotes: Card = {
  format: 1,
  name: "Echo of Notes",
  layout: "normal",
  faces: [
    {
      name: "Echo of Notes",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          may(you, copySpell(you, eventObjects("object"))),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Filed Notes {2}{B}
 * Enchantment
 * Whenever a nontoken creature you control dies, exile it. Create a token that's a copy of that card.
 */
export const FiledNotes: Card = {
  format: 1,
  name: "Filed Notes",
  layout: "normal",
  faces: [
    {
      name: "Filed Notes",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([not(kind("token")), hasType("creature"), controlledBy(you)]),
            "battlefield",
            "graveyard",
          ),
          sequence([
            exile(eventObjects("object")),
            createCopies(you, 1, among(eventObjects("object"), kind("card"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Holder of Notes {2}{U}
 * Creature — Wizard
 * When Holder of Notes enters, gain control of target creature for as long as you control Holder of Notes.
 * 1/3
 */
export const HolderOfNotes: Card = {
  format: 1,
  name: "Holder of Notes",
  layout: "normal",
  faces: [
    {
      name: "Holder of Notes",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wizard"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          affect(target(0), [changeControl(you)], asLongAs(matches(self, controlledBy(you)))),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Choice {0}
 * Sorcery
 * Choose up to one —
 * • You gain 3 life.
 * • Draw a card.
 */
export const IdleChoice: Card = {
  format: 1,
  name: "Idle Choice",
  layout: "normal",
  faces: [
    {
      name: "Idle Choice",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(modal({ min: 0, max: 1 }, [{ effect: gainLife(you, 3) }, { effect: draw(you, 1) }]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Minted Note {R}
 * Sorcery
 * Create a Treasure token.
 */
export const MintedNote: Card = {
  format: 1,
  name: "Minted Note",
  layout: "normal",
  faces: [
    {
      name: "Minted Note",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(createTokens(you, 1, { predefined: "Treasure" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * No End of Notes {2}
 * Artifact
 * You have no maximum hand size.
 */
export const NoEndOfNotes: Card = {
  format: 1,
  name: "No End of Notes",
  layout: "normal",
  faces: [
    {
      name: "No End of Notes",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([handSize(you, "none")])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Note Aside {U}
 * Instant
 * Target creature phases out.
 */
export const NoteAside: Card = {
  format: 1,
  name: "Note Aside",
  layout: "normal",
  faces: [
    {
      name: "Note Aside",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(phaseOut(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Note Guard {1}{W}
 * Creature — Soldier
 * Note Guard enters with a shield counter on it.
 * 2/2
 */
export const NoteGuard: Card = {
  format: 1,
  name: "Note Guard",
  layout: "normal",
  faces: [
    {
      name: "Note Guard",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Soldier"],
      power: 2,
      toughness: 2,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "shield", count: 1 }] })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Note Hound {R}
 * Creature — Dog
 * Haste
 * 1/1
 */
export const NoteHound: Card = {
  format: 1,
  name: "Note Hound",
  layout: "normal",
  faces: [
    {
      name: "Note Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [haste()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Note Works {3}
 * Artifact
 * If you would create a Clue, Food, or Treasure token, instead create one of each.
 */
export const NoteWorks: Card = {
  format: 1,
  name: "Note Works",
  layout: "normal",
  faces: [
    {
      name: "Note Works",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(
            tokensCreated(you, {
              what: and([
                kind("token"),
                or([hasSubtype("Clue"), hasSubtype("Food"), hasSubtype("Treasure")]),
              ]),
            }),
            {
              set: 0,
              also: sequence([
                createTokens(you, eventAmount, { predefined: "Clue" }),
                createTokens(you, eventAmount, { predefined: "Food" }),
                createTokens(you, eventAmount, { predefined: "Treasure" }),
              ]),
            },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Noted Clue {G}
 * Sorcery
 * Investigate.
 */
export const NotedClue: Card = {
  format: 1,
  name: "Noted Clue",
  layout: "normal",
  faces: [
    {
      name: "Noted Clue",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(investigate(you))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Phantom of Notes {2}{W}
 * Creature — Spirit
 * Phantom of Notes enters with three +1/+1 counters on it.
 * If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.
 * 0/0
 */
export const PhantomOfNotes: Card = {
  format: 1,
  name: "Phantom of Notes",
  layout: "normal",
  faces: [
    {
      name: "Phantom of Notes",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 0,
      toughness: 0,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 3 }] })]),
        staticAbility([prevent({ to: self, then: removeCounters("+1/+1", { min: 1, max: 1 }, self) })]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Recall of Notes {U}
 * Enchantment
 * Whenever you cast an instant or sorcery spell, return that spell to its owner's hand.
 */
export const RecallOfNotes: Card = {
  format: 1,
  name: "Recall of Notes",
  layout: "normal",
  faces: [
    {
      name: "Recall of Notes",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          move(eventObjects("object"), { zone: "hand" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Side of Notes {1}{G}
 * Enchantment
 * If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.
 */
export const SideOfNotes: Card = {
  format: 1,
  name: "Side of Notes",
  layout: "normal",
  faces: [
    {
      name: "Side of Notes",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you), { also: createTokens(you, 1, { predefined: "Food" }) }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spark of Notes {R}
 * Instant
 * Spark of Notes deals 3 damage to any target.
 */
export const SparkOfNotes: Card = {
  format: 1,
  name: "Spark of Notes",
  layout: "normal",
  faces: [
    {
      name: "Spark of Notes",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
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
 * Squirrel Notes {2}{G}
 * Enchantment
 * If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.
 */
export const SquirrelNotes: Card = {
  format: 1,
  name: "Squirrel Notes",
  layout: "normal",
  faces: [
    {
      name: "Squirrel Notes",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you), {
            also: createTokens(you, eventAmount, {
              colors: ["green"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Squirrel"],
            }),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Strike Out {U}
 * Instant
 * Counter target spell.
 */
export const StrikeOut: Card = {
  format: 1,
  name: "Strike Out",
  layout: "normal",
  faces: [
    {
      name: "Strike Out",
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
 * Taken Note {U}
 * Enchantment — Aura
 * Enchant enchantment
 * You control enchanted enchantment.
 */
export const TakenNote: Card = {
  format: 1,
  name: "Taken Note",
  layout: "normal",
  faces: [
    {
      name: "Taken Note",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("enchantment")), staticAbility([applies(host, [changeControl(you)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tolling Note {0}
 * Sorcery
 * Exile two cards from your graveyard. If you can't, you lose 4 life.
 */
export const TollingNote: Card = {
  format: 1,
  name: "Tolling Note",
  layout: "normal",
  faces: [
    {
      name: "Tolling Note",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            pay(
              you,
              [effectCost(exile(choose({ min: 2, max: 2 }, and([kind("card"), inZone("graveyard", you)]))))],
              { bind: 1 },
            ),
            ifThen(notSo(performed(1)), loseLife(you, 4)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Trading Note {U}
 * Enchantment — Aura
 * Enchant creature
 * Aura swap {U}
 */
export const TradingNote: Card = {
  format: 1,
  name: "Trading Note",
  layout: "normal",
  faces: [
    {
      name: "Trading Note",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), auraSwap([mana(["U"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twofold Notes {3}{W}
 * Enchantment
 * If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
 */
export const TwofoldNotes: Card = {
  format: 1,
  name: "Twofold Notes",
  layout: "normal",
  faces: [
    {
      name: "Twofold Notes",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(tokensCreated(you), { factor: 2 })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vale of Notes
 * Land
 * If Vale of Notes would enter, sacrifice two untapped lands instead. If you do, put Vale of Notes onto the battlefield. If you don't, put it into its owner's graveyard.
 * {T}: Add three mana of any one color.
 */
export const ValeOfNotes: Card = {
  format: 1,
  name: "Vale of Notes",
  layout: "normal",
  faces: [
    {
      name: "Vale of Notes",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(isOneOf(self), undefined, "battlefield"),
            sequence([
              pay(
                you,
                [
                  effectCost(
                    sacrifice(you, undefined, {
                      count: { min: 2, max: 2 },
                      filter: and([status("untapped"), hasType("land")]),
                    }),
                  ),
                ],
                { bind: 1 },
              ),
              ifThen(
                performed(1),
                move(eventObjects("object"), { zone: "battlefield" }),
                move(eventObjects("object"), { zone: "graveyard" }),
              ),
            ]),
          ),
        ]),
        activated([tapSelf], addMana(you, { choose: "anyColor", count: 3 })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnEndOfNotes,
  ArrestNotice,
  BlazeOfNotes,
  CopiedNote,
  CostlyNote,
  DullNote,
  EchoOfNotes,
  FiledNotes,
  HolderOfNotes,
  IdleChoice,
  MintedNote,
  NoEndOfNotes,
  NoteAside,
  NoteGuard,
  NoteHound,
  NoteWorks,
  NotedClue,
  PhantomOfNotes,
  RecallOfNotes,
  SideOfNotes,
  SparkOfNotes,
  SquirrelNotes,
  StrikeOut,
  TakenNote,
  TollingNote,
  TradingNote,
  TwofoldNotes,
  ValeOfNotes,
];
