import { type Bot, greedyBot, randomBot, searchBot } from "../../play/index.ts";

/** The bots by the names of the command line; a new one for each game. */
export const bots: Readonly<Record<string, (seed: number) => Bot>> = {
  random: (seed) => randomBot(seed),
  greedy: () => greedyBot(),
  search: (seed) => searchBot({ seed, width: 6, depth: 20, worlds: 1 }),
};
