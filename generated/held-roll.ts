// generated from cards/held-roll.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  all,
  and,
  applies,
  bound,
  choose,
  controlledBy,
  controllerOf,
  damage,
  dealDamage,
  each,
  eventAmount,
  eventObjects,
  forEach,
  gainLife,
  hasSubtype,
  hasType,
  host,
  inZone,
  kind,
  may,
  modifyPT,
  move,
  opponents,
  or,
  players,
  reflexive,
  sacrifice,
  self,
  sequence,
  spell,
  statOf,
  staticAbility,
  target,
  triggered,
  you,
} from "../src/abilities/index.ts";
import { enchant, vigilance } from "./keywords/index.ts";

/**
 * Heldroll Archer {1}{G}
 * Creature — Human Archer
 * Vigilance
 * Whenever an Archer you control deals damage to a creature, that Archer deals that much damage to that creature's controller.
 * 2/2
 */
export const HeldrollArcher: Card = {
  format: 1,
  name: "Heldroll Archer",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Archer",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Archer"],
      power: 2,
      toughness: 2,
      abilities: [
        vigilance(),
        triggered(
          damage(and([hasSubtype("Archer"), controlledBy(you)]), hasType("creature")),
          dealDamage(eventObjects("source"), eventAmount, controllerOf(eventObjects("other"))),
        ),
      ],
    },
  ],
};

/**
 * Heldroll Banner {2}
 * Artifact
 * Bear and Archer creatures you control get +1/+1.
 */
export const HeldrollBanner: Card = {
  format: 1,
  name: "Heldroll Banner",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Banner",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(
            all(
              and([
                or([
                  and([hasSubtype("Bear"), hasType("creature")]),
                  and([hasSubtype("Archer"), hasType("creature")]),
                ]),
                controlledBy(you),
              ]),
            ),
            [modifyPT(1, 1)],
          ),
        ]),
      ],
    },
  ],
};

/**
 * Heldroll Bear {1}{G}
 * Creature — Bear
 * 3/3
 */
export const HeldrollBear: Card = {
  format: 1,
  name: "Heldroll Bear",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Bear",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Heldroll Feast {0}
 * Sorcery
 * Sacrifice a creature. When you do, Heldroll Feast deals X damage to any target, where X is that creature's power.
 */
export const HeldrollFeast: Card = {
  format: 1,
  name: "Heldroll Feast",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Feast",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            sacrifice(you, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature"), bind: 1 }),
            reflexive(1, {
              targets: [
                {
                  count: { min: 1, max: 1 },
                  objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                  players: players,
                },
              ],
              effect: dealDamage(self, statOf("power", bound(1)), target(0)),
            }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Heldroll Garlands {0}
 * Sorcery
 * For each creature you control, you may put an Aura card from your hand and/or graveyard onto the battlefield attached to it.
 */
export const HeldrollGarlands: Card = {
  format: 1,
  name: "Heldroll Garlands",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Garlands",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEach(
            all(and([hasType("creature"), controlledBy(you)])),
            may(
              you,
              move(
                choose(
                  { min: 1, max: 1 },
                  and([
                    kind("card"),
                    hasSubtype("Aura"),
                    or([inZone("hand", you), inZone("graveyard", you)]),
                  ]),
                ),
                { zone: "battlefield", attachedTo: each },
              ),
            ),
          ),
        ),
      ],
    },
  ],
};

/**
 * Heldroll Host {3}
 * Artifact
 * Whenever an opponent is dealt combat damage by one or more creatures you control, you gain 1 life.
 */
export const HeldrollHost: Card = {
  format: 1,
  name: "Heldroll Host",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Host",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          damage(and([hasType("creature"), controlledBy(you)]), opponents, { combat: true, batch: true }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
};

/**
 * Heldroll Ribbon {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const HeldrollRibbon: Card = {
  format: 1,
  name: "Heldroll Ribbon",
  layout: "normal",
  faces: [
    {
      name: "Heldroll Ribbon",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  HeldrollArcher,
  HeldrollBanner,
  HeldrollBear,
  HeldrollFeast,
  HeldrollGarlands,
  HeldrollHost,
  HeldrollRibbon,
];
