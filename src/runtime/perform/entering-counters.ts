import type { Game } from "../game.ts";
import { existing, touch } from "../game.ts";

/** The object will enter with so many more counters. */
export const enterWithCounters = (game: Game, id: number, kind: string, count: number): void => {
  const { counters } = existing(game, id);
  counters[kind] = (counters[kind] ?? 0) + count;
  touch(game);
};
