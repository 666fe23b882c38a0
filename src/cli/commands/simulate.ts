import { availableParallelism } from "node:os";
import { InvalidArgumentError } from "commander";
import { type Call, commandFile, examples, wholeNumber } from "../command.ts";
import { type Status, UsageError, lineWriter, status } from "../io.ts";
import { botName } from "../play/bot-name.ts";
import { decksOf, poolOf } from "../play/decks.ts";
import { playGames } from "../play/games.ts";
import type { Simulation } from "../play/simulation.ts";
import { summaryOf } from "../play/summary.ts";
import { progressBar } from "../progress.ts";

interface Options {
  readonly games: number;
  readonly decks?: readonly string[];
  readonly players: number;
  readonly bots?: readonly string[];
  readonly seed: number;
  readonly shard?: readonly [number, number];
  readonly workers?: number;
  readonly limit: number;
  readonly json?: true;
}

const shard = (text: string): readonly [number, number] => {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (part === undefined || of === undefined || Number(part) < 1 || Number(part) > Number(of))
    throw new InvalidArgumentError("It needs two numbers, as 1/4 for the first of four parts.");
  return [Number(part), Number(of)];
};

/** The numbers of the games of a part: every n-th one. */
const gamesOf = ({ games, shard: [part, of] = [1, 1] }: Options): readonly number[] =>
  Array.from({ length: games }, (_, index) => index + 1).filter((game) => game % of === part % of);

const run = async (call: Call<Options>): Promise<Status> => {
  const { options, io } = call;
  const { players, seed, limit } = options;
  const count = Math.max(players, options.decks?.length ?? 0);
  if (count < 2) throw new UsageError("A game needs two players.");
  if (options.games < 1) throw new UsageError("There must be a game to play: --games 1 or more.");
  const named = options.bots ?? ["greedy"];
  if (named.length > count)
    throw new UsageError(`There are ${count} decks: ${named.length} bots are too many.`);
  const pool = await poolOf(call);
  if (pool.broken.length > 0)
    io.error(`left out, as they don't compile: ${pool.broken.join(", ")} ('rulewright check' tells why)\n`);
  const decks = await decksOf(call, pool, options.decks ?? [], { count, seed });
  const simulation: Simulation = {
    decks,
    bots: decks.map((_, index) => named[index % named.length] ?? "greedy"),
    seed,
    limit,
  };
  const games = gamesOf(options);
  const summary = summaryOf(simulation);
  const writer = lineWriter(io);
  const bar = await progressBar(io);
  let done = 0;
  await playGames(simulation, games, options.workers ?? availableParallelism(), async (played) => {
    summary.add(played);
    bar?.(`game ${played.game}`, ++done, games.length);
    if (options.json) {
      const { winner, first, ...rest } = played;
      await writer.line(
        JSON.stringify({
          ...rest,
          first: decks[first]?.name,
          winner: winner === null ? null : decks[winner]?.name,
        }),
      );
    }
  });
  if (!options.json) for (const line of summary.lines()) await writer.line(line);
  await writer.flush();
  return summary.faults.length === 0 ? status.good : status.defect;
};

/** `rulewright simulate`: many games between bots. */
export const simulateCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files, folders or patterns (default: cards, or the configuration's)")
      .option("--games <n>", "how many games", wholeNumber, 100)
      .option("--decks <list...>", "deck lists (4 Ember Fox); others are dealt out of the cards")
      .option("--players <n>", "how many players", wholeNumber, 2)
      .option(
        "--bots <name...>",
        "random, greedy or search, one for each deck",
        (name, all: readonly string[] = []) => [...all, ...name.split(",").map(botName)],
      )
      .option("--seed <n>", "the same seed plays the same games", wholeNumber, 1)
      .option("--shard <i/n>", "only the i-th of n parts of the games", shard)
      .option("--workers <n>", "how many threads (default: as many as the machine has cores)", wholeNumber)
      .option("--limit <n>", "give a game up after so many answers", wholeNumber, 20_000)
      .option("--json", "one line of JSON for each game")
      .addHelpText(
        "after",
        examples(
          "simulate cards --games 500 --decks red.txt blue.txt",
          "simulate cards --games 5000 --shard 1/4 --json",
        ),
      ),
  run,
);
