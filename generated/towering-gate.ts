// generated from cards/towering-gate.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  applies,
  compare,
  controlledBy,
  entersWith,
  eventObjects,
  exile,
  exists,
  hasType,
  modifyPT,
  opponents,
  replace,
  self,
  staticAbility,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Towering Anthem {0}
 * Enchantment
 * Creatures you control get +2/+2.
 */
export const ToweringAnthem: Card = {
  format: 1,
  name: "Towering Anthem",
  layout: "normal",
  faces: [
    {
      name: "Towering Anthem",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(2, 2)])]),
      ],
    },
  ],
};

/**
 * Towering Bear {0}
 * Creature — Bear
 * 2/2
 */
export const ToweringBear: Card = {
  format: 1,
  name: "Towering Bear",
  layout: "normal",
  faces: [
    {
      name: "Towering Bear",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/**
 * Towering Cub {0}
 * Creature — Bear
 * This creature gets +2/+0 as long as you control an artifact.
 * 2/2
 */
export const ToweringCub: Card = {
  format: 1,
  name: "Towering Cub",
  layout: "normal",
  faces: [
    {
      name: "Towering Cub",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [modifyPT(2, 0)])], {
          condition: exists(all(and([hasType("artifact"), controlledBy(you)]))),
        }),
      ],
    },
  ],
};

/**
 * Towering Gate {0}
 * Artifact
 * Creatures with power 4 or greater enter tapped.
 */
export const ToweringGate: Card = {
  format: 1,
  name: "Towering Gate",
  layout: "normal",
  faces: [
    {
      name: "Towering Gate",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(and([hasType("creature"), compare("power", ">=", 4)]), { tapped: true })]),
      ],
    },
  ],
};

/**
 * Towering Pit {0}
 * Enchantment
 * If a creature with power 4 or greater would enter under an opponent's control, exile it instead.
 */
export const ToweringPit: Card = {
  format: 1,
  name: "Towering Pit",
  layout: "normal",
  faces: [
    {
      name: "Towering Pit",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(
              and([hasType("creature"), controlledBy(opponents), compare("power", ">=", 4)]),
              undefined,
              "battlefield",
            ),
            exile(eventObjects("object")),
          ),
        ]),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [ToweringAnthem, ToweringBear, ToweringCub, ToweringGate, ToweringPit];
