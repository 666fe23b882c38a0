// node test/bench/probe-games.mjs [cards per shape] [games per card] [decisions per game]: which shapes of ability objects
// of the corpus never do anything in play. RULEWRIGHT_CORPUS names another file of cards.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const corpus = process.env["RULEWRIGHT_CORPUS"] ?? join(root, "../shared/corpus/oracle.jsonl");

/** The places that look at a node, and what is called there: with the node, and whether it is so. */
const places = {
  "effects/run.ts": [
    ["const outcome = yield* handler(game, effect, ctx);", "$& looked(effect, outcome.done !== false);"],
  ],
  "evaluate/filters.ts": [
    [
      "return check(game, subject, filter, ctx);",
      "const so = check(game, subject, filter, ctx); looked(filter, so); return so;",
    ],
  ],
  "evaluate/conditions.ts": [
    [
      "return test(game, condition, ctx);",
      "const so = test(game, condition, ctx); looked(condition, so); return so;",
    ],
  ],
  "evaluate/quantities.ts": [
    [
      "return find(game, quantity, ctx);",
      "const n = find(game, quantity, ctx); looked(quantity, n !== 0); return n;",
    ],
  ],
  "triggers/matches.ts": [
    [
      /=>\s*patternFits\(game, pattern, event, context\) &&([\s\S]*?)isFirst\(game, pattern, event, context\);/,
      "=> { const so = patternFits(game, pattern, event, context) &&$1isFirst(game, pattern, event, context); looked(pattern, so); return so; };",
    ],
  ],
};
const instrumented = {
  name: "instrumented",
  setup(setup) {
    setup.onLoad({ filter: /src\/runtime\/.*\.ts$/ }, ({ path }) => {
      const changes = Object.entries(places).find(([file]) => path.endsWith(`src/runtime/${file}`))?.[1];
      if (changes === undefined) return undefined;
      let contents = readFileSync(path, "utf8");
      for (const [from, to] of changes) {
        const changed = contents.replace(from, to);
        if (changed === contents) throw new Error(`${path}: there is no ${from} any more`);
        contents = changed;
      }
      return { contents, loader: "ts" };
    });
  },
};

const scratch = mkdtempSync(join(tmpdir(), "rulewright-probe-"));
const script = join(scratch, "probe.mjs");
await build({
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  target: "node20",
  platform: "node",
  logLevel: "error",
  entryPoints: ["test/bench/probe-games.ts"],
  outfile: script,
  plugins: [instrumented],
});
const output = execFileSync(
  process.execPath,
  ["--stack-size=4000", script, corpus, ...process.argv.slice(2)],
  {
    maxBuffer: 1 << 30,
    encoding: "utf8",
  },
);
rmSync(scratch, { recursive: true });
const { cards, games, faults, shapes } = JSON.parse(output);
console.log(`${games} games with ${cards} cards, ${shapes.length} shapes`);
for (const fault of faults) console.log(`fault: ${fault}`);
const show = (title, which) => {
  const found = shapes.filter(which).sort((a, b) => b.count - a.count);
  console.log(`${title}: ${found.length}`);
  for (const { shape, count, looked, cards } of found)
    console.log(`  ${count}\t${looked}\t${shape}\t${cards.slice(0, 3).join(" | ")}`);
};
const types = new Set(shapes.filter(({ looked }) => looked > 0).map(({ shape }) => shape.split(" ")[0]));
show(
  "never looked at, of a type that is",
  ({ shape, looked }) => looked === 0 && types.has(shape.split(" ")[0]),
);
show("never looked at", ({ shape, looked }) => looked === 0 && !types.has(shape.split(" ")[0]));
show("never so", ({ looked, yes }) => looked > 0 && yes === 0);
