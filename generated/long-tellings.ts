// generated from cards/long-tellings.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  and,
  applies,
  createTokens,
  destroy,
  discard,
  draw,
  gainLife,
  hasType,
  ifThen,
  isOneOf,
  kind,
  modifyPT,
  not,
  performed,
  playerIs,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { paradigm, storied } from "./keywords/index.ts";

/**
 * Ferry Company Drummer {2}{W}
 * Creature — Human Soldier
 * When this creature enters, recruit. (Draw a card, then discard a card. If you discarded a nonland card, create a 1/1 white Human Soldier creature token.)
 * 2/2
 */
export const FerryCompanyDrummer: Card = {
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
 * Tin Keepsake {1}
 * Artifact
 * {T}: Add {C}.
 */
export const TinKeepsake: Card = {
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

/** Every card of the set. */
export const cards: readonly Card[] = [
  FerryCompanyDrummer,
  FoldTheBanner,
  HearthsideTeller,
  LessonOfTwoRivers,
  TinKeepsake,
];
