// node test/bench/corpus-games.mjs [games] [first seed]: random play with decks of compiled corpus cards, every check on.
// RULEWRIGHT_CORPUS names another file of cards; RULEWRIGHT_SEED=n plays the one game of that seed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const corpus = process.env["RULEWRIGHT_CORPUS"] ?? join(root, "../shared/corpus/oracle.jsonl");
const only = process.env["RULEWRIGHT_SEED"];
const [games = 2000, begin = 1] = process.argv.slice(2).map(Number);
const [first, last] = only === undefined ? [begin, begin + games - 1] : [Number(only), Number(only)];
const processes = first === last ? 1 : 2;

if (!existsSync(corpus)) {
  console.log(`no corpus at ${corpus}: nothing played`);
  process.exit(0);
}
const scratch = await mkdtemp(join(tmpdir(), "rulewright-games-"));
const script = join(scratch, "games.mjs");
await build({
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  target: "node20",
  platform: "node",
  logLevel: "error",
  sourcemap: "inline",
  entryPoints: ["test/bench/corpus-games.ts"],
  outfile: script,
});

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
const take = (line) => {
  const game = JSON.parse(line);
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
    console.log(`  again: RULEWRIGHT_SEED=${game.seed} node test/bench/corpus-games.mjs`);
  }
  if (total.games % 100 === 0) report();
};
const shard = (index) =>
  new Promise((done) => {
    const args = [
      "--enable-source-maps",
      "--stack-size=4000",
      script,
      corpus,
      first + index,
      last,
      processes,
    ].map(String);
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    createInterface({ input: child.stdout }).on("line", take);
    child.on("close", (code) => done(code));
  });
const codes = await Promise.all(Array.from({ length: processes }, (_, index) => shard(index)));
await rm(scratch, { recursive: true });

if (total.games % 100 !== 0) report();
process.exitCode = failures.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
