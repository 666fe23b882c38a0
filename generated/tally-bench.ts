// generated from cards/tally-bench.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  all,
  and,
  become,
  beginningOf,
  bound,
  controlledBy,
  controllerOf,
  destroy,
  each,
  forEach,
  gainLife,
  hasSupertype,
  hasType,
  history,
  inZone,
  isOneOf,
  kind,
  matches,
  may,
  move,
  not,
  ownedBy,
  search,
  self,
  sequence,
  shuffle,
  spell,
  tapSelf,
  target,
  transforms,
  triggered,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { daybound, nightbound } from "./keywords/index.ts";

/**
 * Boundary Watch {1}{W}
 * Enchantment
 * Whenever one or more lands enter, you gain 1 life.
 */
export const BoundaryWatch: Card = {
  name: "Boundary Watch",
  layout: "normal",
  faces: [
    {
      name: "Boundary Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(zoneChange(hasType("land"), undefined, "battlefield", { batch: true }), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Call Home {B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield.
 */
export const CallHome: Card = {
  name: "Call Home",
  layout: "normal",
  faces: [
    {
      name: "Call Home",
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
 * Common Field
 * Land
 * {T}: Add {R}.
 */
export const CommonField: Card = {
  name: "Common Field",
  layout: "normal",
  faces: [
    {
      name: "Common Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dusk Prowler {1}{R}
 * Creature — Human Werewolf
 * Daybound
 * 2/2
 * //
 * Dusk Howler
 * Creature — Werewolf
 * Whenever this creature transforms, you gain 5 life.
 * Whenever a creature enters, you gain 1 life.
 * Nightbound
 * 4/4
 */
export const DuskProwlerDuskHowler: Card = {
  name: "Dusk Prowler // Dusk Howler",
  layout: "transform",
  faces: [
    {
      name: "Dusk Prowler",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Werewolf"],
      power: 2,
      toughness: 2,
      abilities: [daybound()],
    },
    {
      name: "Dusk Howler",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Werewolf"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(transforms(isOneOf(self)), gainLife(you, 5)),
        triggered(zoneChange(hasType("creature"), undefined, "battlefield"), gainLife(you, 1)),
        nightbound(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fall of Night {R}
 * Sorcery
 * It becomes night.
 */
export const FallOfNight: Card = {
  name: "Fall of Night",
  layout: "normal",
  faces: [
    {
      name: "Fall of Night",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(become(you, "night"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Late Returner {1}{B}
 * Creature — Spirit
 * At the beginning of your upkeep, if this creature entered from your graveyard, you gain 3 life.
 * 2/2
 */
export const LateReturner: Card = {
  name: "Late Returner",
  layout: "normal",
  faces: [
    {
      name: "Late Returner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(beginningOf("upkeep", you), gainLife(you, 3), {
          condition: matches(self, and([ownedBy(you), history("entered", "ever", { from: "graveyard" })])),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Raze the Commons {R}
 * Sorcery
 * Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.
 */
export const RazeTheCommons: Card = {
  name: "Raze the Commons",
  layout: "normal",
  faces: [
    {
      name: "Raze the Commons",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(all(and([not(hasSupertype("basic")), hasType("land")])), { bind: 1 }),
            forEach(
              all(and([hasType("land"), isOneOf(bound(1))])),
              may(
                controllerOf(each),
                sequence([
                  search(
                    controllerOf(each),
                    { min: 1, max: 1 },
                    and([hasSupertype("basic"), kind("card"), hasType("land")]),
                    undefined,
                    { bind: 2 },
                  ),
                  move(bound(2), { zone: "battlefield", tapped: true }, { who: controllerOf(each) }),
                  shuffle(controllerOf(each)),
                ]),
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
 * Turncoat Census {R}
 * Enchantment
 * Whenever a permanent you control transforms, you gain 7 life.
 */
export const TurncoatCensus: Card = {
  name: "Turncoat Census",
  layout: "normal",
  faces: [
    {
      name: "Turncoat Census",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(transforms(and([kind("permanent"), controlledBy(you)])), gainLife(you, 7))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BoundaryWatch,
  CallHome,
  CommonField,
  DuskProwlerDuskHowler,
  FallOfNight,
  LateReturner,
  RazeTheCommons,
  TurncoatCensus,
];
