// generated from cards/long-tellings.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  amount,
  and,
  applies,
  attacks,
  bound,
  controlledBy,
  createTokens,
  dealDamage,
  destroy,
  discard,
  draw,
  gainAbilities,
  gainLife,
  getCounters,
  hasType,
  ifThen,
  isOneOf,
  kind,
  lifeChange,
  may,
  modifyPT,
  not,
  or,
  ownedBy,
  pay,
  payPlayerCounters,
  performed,
  playerIs,
  players,
  putCounters,
  reflexive,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  triggered,
  triggersAgain,
  until,
  x,
  xLimit,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying, haste, paradigm, storied } from "./keywords/index.ts";

/**
 * Chorus of the Ford {1}{W}
 * Enchantment
 * If you gaining life causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
 * Whenever you gain life, draw a card.
 */
export const ChorusOfTheFord: Card = {
  format: 1,
  name: "Chorus of the Ford",
  layout: "normal",
  faces: [
    {
      name: "Chorus of the Ford",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([triggersAgain(lifeChange("gain", you), and([kind("permanent"), controlledBy(you)]))]),
        triggered(lifeChange("gain", you), draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Falconer of the Ford {2}{G}
 * Creature — Human Ranger
 * When this creature enters, create Greywing, a legendary 1/1 green Bird creature token with flying and "Whenever Greywing attacks, put a +1/+1 counter on Greywing." Greywing gains haste until end of turn.
 * 2/2
 */
export const FalconerOfTheFord: Card = {
  format: 1,
  name: "Falconer of the Ford",
  layout: "normal",
  faces: [
    {
      name: "Falconer of the Ford",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ranger"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            createTokens(
              you,
              1,
              {
                colors: ["green"],
                supertypes: ["legendary"],
                power: 1,
                toughness: 1,
                cardTypes: ["creature"],
                subtypes: ["Bird"],
                abilities: [flying(), triggered(attacks(isOneOf(self)), putCounters("+1/+1", 1, self))],
                name: "Greywing",
              },
              { bind: 1 },
            ),
            affect(bound(1), [gainAbilities([haste()])], until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ferry Company Drummer {2}{W}
 * Creature — Human Soldier
 * When this creature enters, recruit. (Draw a card, then discard a card. If you discarded a nonland card, create a 1/1 white Human Soldier creature token.)
 * 2/2
 */
export const FerryCompanyDrummer: Card = {
  format: 1,
  name: "Ferry Company Drummer",
  layout: "normal",
  faces: [
    {
      name: "Ferry Company Drummer",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            draw(you, 1),
            discard(you, { min: 1, max: 1 }, { bind: 1 }),
            ifThen(
              performed(1, { filter: and([not(hasType("land")), kind("card")]) }),
              createTokens(you, 1, {
                colors: ["white"],
                power: 1,
                toughness: 1,
                cardTypes: ["creature"],
                subtypes: ["Human", "Soldier"],
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fold the Banner {W}
 * Instant
 * Destroy target artifact.
 */
export const FoldTheBanner: Card = {
  format: 1,
  name: "Fold the Banner",
  layout: "normal",
  faces: [
    {
      name: "Fold the Banner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hearthside Teller {1}{W}
 * Legendary Creature — Dwarf Bard
 * Storied (If you control three or more artifacts, legendaries, and/or Sagas, you have an enduring story for the rest of the game.)
 * As long as you have an enduring story, Hearthside Teller gets +2/+2.
 * 1/1
 */
export const HearthsideTeller: Card = {
  format: 1,
  name: "Hearthside Teller",
  layout: "normal",
  faces: [
    {
      name: "Hearthside Teller",
      manaCost: ["1", "W"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Dwarf", "Bard"],
      power: 1,
      toughness: 1,
      abilities: [
        storied(),
        staticAbility([applies(self, [modifyPT(2, 2)])], { condition: playerIs(you, "enduringStory") }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lesson of Two Rivers {1}{U}
 * Sorcery
 * You gain 2 life.
 * Paradigm (Then exile this spell. After you first resolve a spell with this name, you may cast a copy of it from exile without paying its mana cost at the beginning of each of your first main phases.)
 */
export const LessonOfTwoRivers: Card = {
  format: 1,
  name: "Lesson of Two Rivers",
  layout: "normal",
  faces: [
    {
      name: "Lesson of Two Rivers",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2)), paradigm()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tin Bellows {2}
 * Artifact
 * When this artifact enters, you get {E}{E}{E}.
 * {T}: You may pay one or more {E}. When you do, this artifact deals that much damage to any target.
 */
export const TinBellows: Card = {
  format: 1,
  name: "Tin Bellows",
  layout: "normal",
  faces: [
    {
      name: "Tin Bellows",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), getCounters(you, "energy", 3)),
        activated(
          [tapSelf],
          sequence([
            may(you, pay(you, [payPlayerCounters("energy", x), xLimit({ least: 1 })]), { bind: 1 }),
            reflexive(1, {
              targets: [
                {
                  count: { min: 1, max: 1 },
                  objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                  players: players,
                },
              ],
              effect: dealDamage(self, amount(1), target(0)),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tin Keepsake {1}
 * Artifact
 * {T}: Add {C}.
 */
export const TinKeepsake: Card = {
  format: 1,
  name: "Tin Keepsake",
  layout: "normal",
  faces: [
    {
      name: "Tin Keepsake",
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
 * Toll of the Causeway {2}{B}
 * Sorcery
 * Each player discards a card. If you discarded a land card this way, you gain 3 life.
 */
export const TollOfTheCauseway: Card = {
  format: 1,
  name: "Toll of the Causeway",
  layout: "normal",
  faces: [
    {
      name: "Toll of the Causeway",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            discard(players, { min: 1, max: 1 }, { bind: 1 }),
            ifThen(
              performed(1, { filter: and([kind("card"), hasType("land"), ownedBy(you)]) }),
              gainLife(you, 3),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ChorusOfTheFord,
  FalconerOfTheFord,
  FerryCompanyDrummer,
  FoldTheBanner,
  HearthsideTeller,
  LessonOfTwoRivers,
  TinBellows,
  TinKeepsake,
  TollOfTheCauseway,
];
