// generated from cards/breadth-fifteen.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  allOf,
  and,
  beginningOf,
  boundPlayer,
  castAsThoughFlash,
  changeRules,
  colorCount,
  compareQuantities,
  controlledBy,
  dealDamage,
  destroy,
  discard,
  eachPlayer,
  exists,
  gainLife,
  hasSubtype,
  hasSupertype,
  hasType,
  kind,
  loseAbilities,
  notSo,
  opponents,
  or,
  playerMatches,
  playerStat,
  players,
  playersWho,
  prevent,
  self,
  sequence,
  skipStep,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { hexproof } from "./keywords/index.ts";

/**
 * Wrenfold Bell {W}
 * Artifact
 * {T}: You gain 5 life.
 */
export const WrenfoldBell: Card = {
  format: 1,
  name: "Wrenfold Bell",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Bell",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], gainLife(you, 5))],
    },
  ],
};

/**
 * Wrenfold Blaze {R}
 * Sorcery
 * This spell deals 2 damage to each player. Each player dealt damage this way discards a card.
 */
export const WrenfoldBlaze: Card = {
  format: 1,
  name: "Wrenfold Blaze",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Blaze",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 2, players, { bind: 1 }),
            discard(playersWho(players, playerMatches(eachPlayer, boundPlayer(1))), { min: 1, max: 1 }),
          ]),
        ),
      ],
    },
  ],
};

/**
 * Wrenfold Crown {1}
 * Legendary Artifact
 * {T}: Add {C}.
 */
export const WrenfoldCrown: Card = {
  format: 1,
  name: "Wrenfold Crown",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Crown",
      manaCost: ["1"],
      supertypes: ["legendary"],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
};

/**
 * Wrenfold Drummer {1}{G}
 * Creature — Human Bard
 * Whenever an Ox, Golem, Aura, or legendary artifact enters, you gain 1 life.
 * 2/2
 */
export const WrenfoldDrummer: Card = {
  format: 1,
  name: "Wrenfold Drummer",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Drummer",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Bard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(
            or([
              hasSubtype("Ox"),
              hasSubtype("Golem"),
              hasSubtype("Aura"),
              and([hasSupertype("legendary"), hasType("artifact")]),
            ]),
            undefined,
            "battlefield",
          ),
          gainLife(you, 1),
        ),
      ],
    },
  ],
};

/**
 * Wrenfold Edict {2}{W}
 * Sorcery
 * Destroy all creatures controlled by your opponents.
 */
export const WrenfoldEdict: Card = {
  format: 1,
  name: "Wrenfold Edict",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Edict",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(and([hasType("creature"), controlledBy(opponents)]))))],
    },
  ],
};

/**
 * Wrenfold Haste {1}
 * Artifact
 * You may cast colorless spells and artifact spells as though they had flash.
 */
export const WrenfoldHaste: Card = {
  format: 1,
  name: "Wrenfold Haste",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Haste",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          castAsThoughFlash(
            you,
            or([and([colorCount("=", 0), kind("spell")]), and([kind("spell"), hasType("artifact")])]),
          ),
        ]),
      ],
    },
  ],
};

/**
 * Wrenfold Hermit {G}
 * Creature — Elf Hermit
 * At the beginning of your upkeep, if you control no artifacts and have no cards in hand, you gain 4 life.
 * 1/1
 */
export const WrenfoldHermit: Card = {
  format: 1,
  name: "Wrenfold Hermit",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Hermit",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Hermit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(beginningOf("upkeep", you), gainLife(you, 4), {
          condition: allOf([
            notSo(exists(all(and([hasType("artifact"), controlledBy(you)])))),
            compareQuantities(playerStat("handSize", you), "=", 0),
          ]),
        }),
      ],
    },
  ],
};

/**
 * Wrenfold Lantern {1}
 * Artifact
 * {T}: Until end of turn, creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud.
 */
export const WrenfoldLantern: Card = {
  format: 1,
  name: "Wrenfold Lantern",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Lantern",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          affect(
            all(and([hasType("creature"), controlledBy(opponents)])),
            [loseAbilities(["hexproof", "shroud"], { andCantHave: true })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
};

/**
 * Wrenfold Ox {G}
 * Creature — Ox
 * 3/3
 */
export const WrenfoldOx: Card = {
  format: 1,
  name: "Wrenfold Ox",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Ox",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
};

/**
 * Wrenfold Spark {R}
 * Instant
 * This spell deals 3 damage to target creature.
 */
export const WrenfoldSpark: Card = {
  format: 1,
  name: "Wrenfold Spark",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
};

/**
 * Wrenfold Truce {W}
 * Sorcery
 * Target player skips all combat phases of their next turn.
 */
export const WrenfoldTruce: Card = {
  format: 1,
  name: "Wrenfold Truce",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Truce",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [skipStep(targetPlayers(0), "combat phase")],
            until("during your next turn", { of: targetPlayers(0) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
};

/**
 * Wrenfold Veil {G}
 * Creature — Elf
 * Hexproof
 * 1/1
 */
export const WrenfoldVeil: Card = {
  format: 1,
  name: "Wrenfold Veil",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Veil",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [hexproof()],
    },
  ],
};

/**
 * Wrenfold Ward {1}
 * Artifact
 * Prevent all damage that would be dealt to you.
 */
export const WrenfoldWard: Card = {
  format: 1,
  name: "Wrenfold Ward",
  layout: "normal",
  faces: [
    {
      name: "Wrenfold Ward",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([prevent({ to: you })])],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  WrenfoldBell,
  WrenfoldBlaze,
  WrenfoldCrown,
  WrenfoldDrummer,
  WrenfoldEdict,
  WrenfoldHaste,
  WrenfoldHermit,
  WrenfoldLantern,
  WrenfoldOx,
  WrenfoldSpark,
  WrenfoldTruce,
  WrenfoldVeil,
  WrenfoldWard,
];
