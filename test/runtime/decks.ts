import * as A from "../../src/abilities/index.ts";
import type { Card } from "../../src/abilities/index.ts";
import type { GameOptions, PlayerSetup } from "../../src/runtime/index.ts";
import { seeded } from "./kernel-driver.ts";

export const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name): Card => ({
  name,
  layout: "normal",
  faces: [{ name, supertypes: ["basic"], cardTypes: ["land"], subtypes: [name], abilities: [] }],
}));
/** A land for whatever is drawn, so that it can be cast. */
export const everything: Card = {
  name: "Fivefold Field",
  layout: "normal",
  faces: [
    {
      name: "Fivefold Field",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [A.activated([{ type: "tapSelf" }], A.addMana(A.you, { choose: "anyColor" }))],
    },
  ],
};

const shuffled = (cards: readonly Card[]): readonly Card[] => {
  const next = seeded(1);
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j] as Card, order[i] as Card];
  }
  return order;
};

/** Deals decks out of a pool: each card comes up about as often as any other, and a seed always gives the same decks. */
export const dealer = (pool: readonly Card[]): ((seed: number) => GameOptions) => {
  const order = shuffled(pool);
  const spells = 20;
  return (seed) => {
    const next = seeded(seed);
    // 101.4, 800: two players in every other game, three or four in the others.
    const count = [2, 2, 3, 4][seed % 4] ?? 2;
    const rich = seed % 4 !== 1;
    const deck = (player: number): PlayerSetup => {
      const from = (seed * 4 + player) * spells;
      const own = Array.from({ length: spells }, (_, i) => order[(from + i) % order.length] as Card);
      const lands = Array.from({ length: 10 }, () =>
        rich ? everything : (basics[Math.floor(next() * basics.length)] as Card),
      );
      return {
        library: [...own, ...lands].map((card) => ({ card })),
        battlefield: rich ? Array.from({ length: 4 }, () => ({ card: everything })) : [],
      };
    };
    return {
      seed,
      shuffle: true,
      openingHand: 7,
      mulligans: seed % 5 === 0,
      players: Array.from({ length: count }, (_, player) => deck(player)),
    };
  };
};
