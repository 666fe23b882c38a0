import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import { playGame, replay, startGame, stateHash, type GameOptions } from "../../src/runtime/index.ts";
import { faultsOf } from "./invariants.ts";
import { randomAnswer, seeded } from "./kernel-driver.ts";

const lands = cards.filter(({ faces: [face] }) => face.supertypes.includes("basic"));
const others = cards.filter(({ faces: [face] }) => !face.supertypes.includes("basic"));

const optionsFor = (seed: number, next: () => number): GameOptions => {
  const deck = () => ({
    library: Array.from({ length: 40 }, (_, index) => {
      const from = index < 24 ? others : lands;
      return { card: from[Math.floor(next() * from.length)]! };
    }),
  });
  return { seed, shuffle: true, openingHand: 7, players: [deck(), deck()] };
};

describe("games between random players", () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    "seed %i keeps to the rules of the state and replays",
    (seed) => {
      const next = seeded(seed);
      const session = startGame(optionsFor(seed, next));
      let asked = 0;
      // Long games are left after so many decisions.
      playGame(session, (decision, game) => {
        expect(faultsOf(game, decision)).toEqual([]);
        asked++;
        return asked > 800 ? undefined : randomAnswer(decision, game, next);
      });
      const again = replay(session.options, session.answers);
      expect(stateHash(again.game)).toBe(stateHash(session.game));
    },
  );
});
