// generated from cards/three-witnesses.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  affect,
  all,
  among,
  and,
  anything,
  applies,
  bound,
  choose,
  controlledBy,
  controllerOf,
  copySpell,
  counter,
  createTokens,
  dealDamage,
  destroy,
  each,
  eachPlayer,
  exists,
  forEach,
  forEachPlayer,
  gainAbilities,
  hasColor,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  mill,
  modifyPT,
  move,
  opponents,
  or,
  performed,
  players,
  reveal,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  targetPlayers,
  until,
  you,
} from "../src/abilities/index.ts";
import { equip, flying, haste, indestructible } from "./keywords/index.ts";

/**
 * Quillon Anvil {0}
 * Artifact
 * Indestructible
 */
export const QuillonAnvil: Card = {
  format: 1,
  name: "Quillon Anvil",
  layout: "normal",
  faces: [
    {
      name: "Quillon Anvil",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [indestructible()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quillon Banner {0}
 * Artifact — Equipment
 * Equipped creature gets +1/+1 and has flying as long as it's white.
 * Equip {0}
 */
export const QuillonBanner: Card = {
  format: 1,
  name: "Quillon Banner",
  layout: "normal",
  faces: [
    {
      name: "Quillon Banner",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(1, 1), gainAbilities([flying()])])], {
          condition: matches(host, hasColor("white")),
        }),
        equip([mana(["0"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quillon Dredge {0}
 * Sorcery
 * Mill three cards. If two or more creature cards were milled this way, return them to your hand.
 */
export const QuillonDredge: Card = {
  format: 1,
  name: "Quillon Dredge",
  layout: "normal",
  faces: [
    {
      name: "Quillon Dredge",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(you, 3, { bind: 1 }),
            ifThen(
              exists(among(bound(1), and([kind("card"), hasType("creature")])), ">=", 2),
              move(among(bound(1), and([kind("card"), hasType("creature")])), { zone: "hand" }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quillon Echo {0}
 * Instant
 * Copy target instant spell. You may choose new targets for the copy. Counter that spell.
 */
export const QuillonEcho: Card = {
  format: 1,
  name: "Quillon Echo",
  layout: "normal",
  faces: [
    {
      name: "Quillon Echo",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([copySpell(you, target(0), { newTargets: true }), counter(target(0))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([kind("spell"), hasType("instant")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quillon Ferret {0}
 * Creature — Weasel
 * 1/1
 */
export const QuillonFerret: Card = {
  format: 1,
  name: "Quillon Ferret",
  layout: "normal",
  faces: [
    {
      name: "Quillon Ferret",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Weasel"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quillon Rally {0}
 * Sorcery
 * Creatures target player controls get +2/+0 and gain haste until end of turn if you control an artifact.
 */
export const QuillonRally: Card = {
  format: 1,
  name: "Quillon Rally",
  layout: "normal",
  faces: [
    {
      name: "Quillon Rally",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            exists(all(and([hasType("artifact"), controlledBy(you)]))),
            affect(
              all(and([hasType("creature"), controlledBy(targetPlayers(0))])),
              [modifyPT(2, 0), gainAbilities([haste()])],
              until("end of turn"),
            ),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quillon Salvage {0}
 * Sorcery
 * Each opponent reveals a card at random from their hand. If one or more lands were revealed this way, you may put one of them onto the battlefield under your control.
 */
export const QuillonSalvage: Card = {
  format: 1,
  name: "Quillon Salvage",
  layout: "normal",
  faces: [
    {
      name: "Quillon Salvage",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              opponents,
              reveal(
                eachPlayer,
                choose({ min: 1, max: 1 }, and([kind("card"), inZone("hand", eachPlayer)]), { random: true }),
                { bind: 1 },
              ),
            ),
            ifThen(
              performed(1, { filter: hasType("land") }),
              may(
                you,
                move(choose({ min: 1, max: 1 }, anything, { from: among(bound(1), hasType("land")) }), {
                  zone: "battlefield",
                }),
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
 * Quillon Spark {R}
 * Instant
 * Quillon Spark deals 3 damage to any target.
 */
export const QuillonSpark: Card = {
  format: 1,
  name: "Quillon Spark",
  layout: "normal",
  faces: [
    {
      name: "Quillon Spark",
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
 * Quillon Wreckage {0}
 * Sorcery
 * Destroy up to three target artifacts. For each of those artifacts that was destroyed this way, its controller creates a Treasure token.
 */
export const QuillonWreckage: Card = {
  format: 1,
  name: "Quillon Wreckage",
  layout: "normal",
  faces: [
    {
      name: "Quillon Wreckage",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0), { bind: 1 }),
            forEach(
              among(target(0), isOneOf(bound(1))),
              createTokens(controllerOf(each), 1, { predefined: "Treasure" }),
            ),
          ]),
          { targets: [{ count: { min: 0, max: 3 }, objects: hasType("artifact") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  QuillonAnvil,
  QuillonBanner,
  QuillonDredge,
  QuillonEcho,
  QuillonFerret,
  QuillonRally,
  QuillonSalvage,
  QuillonSpark,
  QuillonWreckage,
];
