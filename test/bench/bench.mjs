// npm run bench [-- --save] [-- --release <folder with a build>]: measures, and compares with bare Node, the peer beside the
// project and the last release in the same run, and with the figures saved in baseline.json.
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildFigures } from "./builds.mjs";
import { lastRelease, peerRate } from "./others.mjs";
import { pageFigures } from "./page.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cli = join(root, "dist/cli.js");
const baselineFile = join(root, "test/bench/baseline.json");
const corpus = join(root, "../shared/corpus/oracle.jsonl");
const scratch = await mkdtemp(join(tmpdir(), "rulewright-bench-"));

/**
 * Cards per second that others were measured at, a nearley grammar and an ANTLR grammar, on a machine where bare Node
 * starts in so many milliseconds.
 */
const peers = { nearley: 690, antlr: 300, bare: 46 };

const timed = (args, options = {}) => {
  const begin = performance.now();
  const result = spawnSync(process.execPath, args, { stdio: "ignore", ...options });
  if (result.error !== undefined) throw result.error;
  return performance.now() - begin;
};
/** The best of several: what others do on the machine can only add. */
const times = (count, args, options) =>
  Math.min(...Array.from({ length: count }, () => timed(args, options)));

const bundle = async (entry, outfile, more = {}) => {
  // Constants stand for themselves, as in what is published.
  const asPublished = { bundle: true, format: "esm", target: "node20", minifySyntax: true };
  const shared = { absWorkingDir: root, logLevel: "error", ...asPublished };
  await build({ ...shared, entryPoints: [entry], outfile, platform: "node", ...more });
};

const given = process.argv.indexOf("--release");
const release = await lastRelease(root, scratch, given < 0 ? undefined : process.argv[given + 1]);
/** How many times as fast as the last release, which does the same now. */
const againstRelease = (milliseconds, count, args, options) =>
  release === undefined
    ? "no release to compare with"
    : `${(times(count, [release.cli, ...args], options) / milliseconds).toFixed(2)} × as fast as ${release.name}`;

const bare = times(15, ["-e", "0"]);
const baseline = existsSync(baselineFile) ? JSON.parse(await readFile(baselineFile, "utf8")) : {};
const measures = {};
/** Tells a figure as soon as it is measured. */
const note = (name, value, unit, comment = "") => {
  measures[name] = Math.round(value * 100) / 100;
  const before = baseline[name];
  const change = before === undefined || before === 0 ? "" : `(before: ${before})`;
  const columns = [name.padEnd(36), value.toFixed(1).padStart(10), unit.padEnd(8), comment, change];
  console.log(columns.join(" ").trimEnd());
};

if (existsSync(corpus)) {
  const script = join(scratch, "corpus.mjs");
  await bundle("test/bench/corpus.ts", script);
  const result = spawnSync(process.execPath, [script, corpus], { encoding: "utf8", maxBuffer: 1 << 26 });
  if (result.status !== 0) process.stderr.write(result.stderr);
  else {
    const { share, cold, steady, stages } = JSON.parse(result.stdout);
    const against = (rate) => {
      const here = (peer) => ((rate / peer) * (bare / peers.bare)).toFixed(1);
      const there = (peer) => (rate / peer).toFixed(1);
      return (
        `${there(peers.nearley)} × nearley, ${there(peers.antlr)} × ANTLR as measured elsewhere; ` +
        `${here(peers.nearley)} and ${here(peers.antlr)} × at the speed of this machine`
      );
    };
    const peer = await peerRate(join(root, "../shared/peers/magic-card-parser"), corpus, scratch);
    const beside =
      peer === undefined
        ? "the peer could not be run"
        : `${(cold / peer).toFixed(1)} × the peer (${peer} cards/s)`;
    note("compile corpus, first pass", cold, "cards/s", `${(share * 100).toFixed(1)}% compile; ${beside}`);
    note("compile corpus, best of 3", steady, "cards/s", against(steady));
    note("read and lower corpus, best of 3", stages, "cards/s", against(stages));
  }
}

note("bare node", bare, "ms");
const text = "Whenever this creature attacks, draw a card.";
const explain = times(15, [cli, "explain", text]);
note(
  "explain, cold",
  explain,
  "ms",
  `${(explain / bare).toFixed(2)} × bare node; ${againstRelease(explain, 15, ["explain", text])}`,
);
if (existsSync(corpus)) {
  const coverage = times(1, [cli, "coverage", corpus]);
  note("coverage of the corpus", coverage, "ms", againstRelease(coverage, 1, ["coverage", corpus]));
}

await cp(join(root, "cards"), join(scratch, "cards"), { recursive: true });
const coldBuild = times(3, [cli, "build", "--no-cache"], { cwd: scratch });
note("build cards/, cold", coldBuild, "ms");
timed([cli, "build"], { cwd: scratch });
note("build cards/, warm", times(5, [cli, "build"], { cwd: scratch }), "ms");

if (existsSync(corpus))
  for (const [name, value, unit] of await buildFigures(cli, corpus, scratch)) note(name, value, unit);

const runtime = join(scratch, "runtime.js");
try {
  await bundle("src/runtime/index.ts", runtime, { platform: "neutral", minify: true });
  note(
    "runtime bundle",
    gzipSync(await readFile(runtime), { level: 9 }).length / 1000,
    "kB",
    "minified and compressed",
  );
} catch {
  console.log("the runtime does not bundle");
}

const play = join(root, "test/bench/play.ts");
if (existsSync(play)) {
  const script = join(scratch, "play.mjs");
  await bundle("test/bench/play.ts", script);
  const result = spawnSync(process.execPath, ["--expose-gc", script, corpus, join(root, "cards")], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (result.status !== 0) process.stderr.write(result.stderr);
  else for (const [name, value, unit] of JSON.parse(result.stdout)) note(name, value, unit);
}

for (const row of await pageFigures(root, scratch)) note(...row);

if (process.argv.includes("--save")) await writeFile(baselineFile, `${JSON.stringify(measures, null, 2)}\n`);
await rm(scratch, { recursive: true });
