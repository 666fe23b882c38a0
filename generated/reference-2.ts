// generated from cards/reference-2.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  among,
  amount,
  and,
  applies,
  attacking,
  attacks,
  becomesBlocked,
  becomesUntapped,
  blocks,
  bound,
  canBlock,
  choose,
  compareQuantities,
  controlledBy,
  createTokens,
  damage,
  dealDamage,
  draw,
  draws,
  endGame,
  eventAmount,
  eventObjects,
  exile,
  gainAbilities,
  gainLife,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  kind,
  matches,
  modifyPT,
  move,
  opponents,
  or,
  performed,
  players,
  reflexive,
  removeCounters,
  replace,
  reveal,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  topCards,
  triggered,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant } from "./keywords/index.ts";

/**
 * Debt of Ashes {3}{B}
 * Enchantment
 * If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.
 */
export const DebtOfAshes: Card = {
  name: "Debt of Ashes",
  layout: "normal",
  faces: [
    {
      name: "Debt of Ashes",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            damage(undefined, you),
            sequence([
              exile(
                choose({ min: eventAmount, max: eventAmount }, and([kind("card"), inZone("graveyard", you)])),
                { bind: 1 },
              ),
              ifThen(compareQuantities(amount(1), "<", eventAmount), endGame(you, "lose")),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ember Dart {R}
 * Instant
 * Ember Dart deals 2 damage to any target.
 */
export const EmberDart: Card = {
  name: "Ember Dart",
  layout: "normal",
  faces: [
    {
      name: "Ember Dart",
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
 * Grave Gardener {2}{G}
 * Creature — Elf Druid
 * If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.
 * 2/4
 */
export const GraveGardener: Card = {
  name: "Grave Gardener",
  layout: "normal",
  faces: [
    {
      name: "Grave Gardener",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 2,
      toughness: 4,
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([hasType("creature"), controlledBy(opponents)]), "battlefield", "graveyard"),
            sequence([
              exile(eventObjects("object"), { bind: 1 }),
              reflexive(1, {
                effect: createTokens(you, 1, {
                  colors: ["green"],
                  power: 1,
                  toughness: 1,
                  cardTypes: ["creature"],
                  subtypes: ["Saproling"],
                }),
              }),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grudging Rest {1}{U}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has "If this creature would untap during your untap step, remove a +1/+1 counter from it instead. If you do, untap it."
 */
export const GrudgingRest: Card = {
  name: "Grudging Rest",
  layout: "normal",
  faces: [
    {
      name: "Grudging Rest",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [
            gainAbilities([
              staticAbility([
                replace(
                  becomesUntapped(isOneOf(self), { during: isStep(["untap"], { of: you }) }),
                  sequence([
                    removeCounters("+1/+1", { min: 1, max: 1 }, eventObjects("object"), { bind: 1 }),
                    ifThen(performed(1), untap(eventObjects("object"))),
                  ]),
                ),
              ]),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Paper Guard {2}
 * Artifact Creature — Construct
 * 2/2
 */
export const PaperGuard: Card = {
  name: "Paper Guard",
  layout: "normal",
  faces: [
    {
      name: "Paper Guard",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pincer Drum {2}
 * Artifact
 * Whenever two or more creatures you control attack a player, draw a card.
 * Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, that attacking creature gets +2/+0 until end of turn.
 * Whenever two or more creatures die, you gain 1 life.
 */
export const PincerDrum: Card = {
  name: "Pincer Drum",
  layout: "normal",
  faces: [
    {
      name: "Pincer Drum",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          attacks(and([hasType("creature"), controlledBy(you)]), { whom: players, batch: true, atLeast: 2 }),
          draw(you, 1),
        ),
        triggered(
          becomesBlocked(and([hasType("creature"), attacking({ whom: opponents })]), hasType("creature"), {
            batch: true,
            atLeast: 2,
          }),
          affect(among(eventObjects("other"), attacking()), [modifyPT(2, 0)], until("end of turn")),
        ),
        triggered(
          zoneChange(hasType("creature"), "battlefield", "graveyard", { batch: true, atLeast: 2 }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Threefold Watch {2}{R}
 * Creature — Human Soldier
 * Whenever this creature blocks two or more creatures, you gain 3 life.
 * This creature can block any number of creatures.
 * 0/9
 */
export const ThreefoldWatch: Card = {
  name: "Threefold Watch",
  layout: "normal",
  faces: [
    {
      name: "Threefold Watch",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 0,
      toughness: 9,
      abilities: [
        triggered(blocks(isOneOf(self), hasType("creature"), { batch: true, atLeast: 2 }), gainLife(you, 3)),
        staticAbility([applies(self, [canBlock()])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Turned Leaf {2}{U}
 * Enchantment
 * If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.
 */
export const TurnedLeaf: Card = {
  name: "Turned Leaf",
  layout: "normal",
  faces: [
    {
      name: "Turned Leaf",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            draws(you),
            sequence([
              reveal(you, topCards(you, 1), { bind: 1 }),
              ifThen(
                matches(bound(1), and([kind("card"), hasType("creature")])),
                move(bound(1), { zone: "graveyard" }),
                draw(you, 1),
              ),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  DebtOfAshes,
  EmberDart,
  GraveGardener,
  GrudgingRest,
  PaperGuard,
  PincerDrum,
  ThreefoldWatch,
  TurnedLeaf,
];
