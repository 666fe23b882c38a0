/**
 * Random play with decks of compiled corpus cards, every check on:
 *
 *   node test/bench/corpus-games.mjs [--games <n>] [--seed <first>] [--workers <n>] [--keep <file>]
 *
 * `--keep` puts the result of each game into a file; a run with the same file goes on where that one was broken off.
 * `--seed <n> --games 1` plays one game again. RULEWRIGHT_CORPUS names another file of cards.
 */
import { parseArgs } from "node:util";
import { bundled, follow, kept } from "./long-run.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: "2" },
    keep: { type: "string" },
  },
});
const [games, first, workers] = [values.games, values.seed, values.workers].map(Number);

const total = { games: 0, ended: 0, decisions: 0, events: 0, rewinds: 0, turns: 0, milliseconds: 0 };
const names = { cast: new Set(), activated: new Set(), triggered: new Set() };
const failures = [];
let pool = 0;
let slowest = { seed: 0, milliseconds: 0 };
const report = () => {
  const all = new Set([...names.cast, ...names.activated, ...names.triggered]);
  console.log(`${JSON.stringify(total)}, slowest ${slowest.milliseconds} ms (seed ${slowest.seed})`);
  console.log(
    `of ${pool} compiled cards: ${names.cast.size} cast or played, ${names.activated.size} activated, ` +
      `${names.triggered.size} triggered, ${all.size} in all; failed: ${failures.join(" ") || "none"}`,
  );
};
const count = (game) => {
  pool = game.pool;
  total.games++;
  if (game.ended) total.ended++;
  for (const key of ["decisions", "events", "rewinds", "turns", "milliseconds"]) total[key] += game[key];
  for (const key of Object.keys(names)) for (const name of game[key]) names[key].add(name);
  if (game.milliseconds > slowest.milliseconds) slowest = game;
  if (!game.ended && game.faults.length === 0) game.faults.push(`not over after ${game.decisions} decisions`);
  if (game.faults.length > 0) {
    failures.push(game.seed);
    console.log(`seed ${game.seed}: ${game.faults.join("\n  ")}`);
    console.log(`  again: node test/bench/corpus-games.mjs --games 1 --seed ${game.seed}`);
  }
};

const { before, keep } = kept(values.keep);
const last = first + games - 1;
const played = before.filter(({ seed }) => seed >= first && seed <= last);
for (const game of played) count(game);
const known = new Set(played.map(({ seed }) => seed));
const open = Array.from({ length: games }, (_, index) => first + index).filter((seed) => !known.has(seed));
const take = (game) => {
  keep(game);
  count(game);
  if (total.games % 100 === 0) report();
};
const codes = await bundled("test/bench/corpus-games.ts", [], (script) =>
  Promise.all(
    Array.from({ length: Math.min(workers, open.length) }, (_, index) => {
      const own = open.filter((_, at) => at % workers === index);
      return follow(script, [JSON.stringify(own)], take);
    }),
  ),
);
report();
process.exitCode = failures.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
