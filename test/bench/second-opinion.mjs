/**
 * A second opinion: compares what the corpus compiles to with models of cards that another team wrote by hand, claim by
 * claim, and prints the disagreements that are not in `test/second-opinion.txt`. `npm run prepare`, then
 *
 *   node test/bench/second-opinion.mjs [--all] [--only <part of a claim>]
 *
 * `--all` prints those of the list, too. It needs ../shared with its tools and python3, and says so where they are not there.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    shared: { type: "string", default: "../shared" },
  },
});
const tool = resolve(values.shared, "tools/second_opinion.py");
if (!existsSync(tool)) {
  console.log(`There is no ${tool}; nothing is compared.`);
  process.exit(0);
}

/** Rows `card | claim | reason`. */
const settled = new Map(
  readFileSync(new URL("../second-opinion.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split(" | "))
    .map(([card, claim, reason]) => [`${card} | ${claim}`, reason]),
);

const folder = mkdtempSync(join(tmpdir(), "second-opinion-"));
try {
  const corpus = resolve(values.shared, "corpus/oracle.jsonl");
  const ours = join(folder, "ours.jsonl");
  const out = join(folder, "disagreements.jsonl");
  // Cards that don't compile make the command's exit status 1.
  try {
    execFileSync(process.execPath, ["dist/cli.js", "compile", corpus], {
      stdio: ["ignore", openSync(ours, "w"), "ignore"],
    });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
  const theirs = resolve(values.shared, "reference/hand-written-cards.jsonl");
  const args = ["--ours", ours, "--corpus", corpus, "--theirs", theirs, "--out", out];
  execFileSync("python3", [tool, ...args], { stdio: "ignore" });
  const found = readFileSync(out, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .filter(({ claim }) => claim.includes(values.only));
  const known = ({ card, claim }) => settled.get(`${card} | ${claim}`);
  const open = found.filter((each) => known(each) === undefined);
  for (const each of values.all ? found : open) {
    const { card, claim, ours: one, theirs: other, text } = each;
    const reason = known(each) === undefined ? "" : `  (${known(each)})`;
    console.log(`${card}  ${claim}: ours ${JSON.stringify(one)}, theirs ${JSON.stringify(other)}${reason}`);
    console.log(`  ${text.replaceAll("\n", "\n  ")}\n`);
  }
  const here = new Set(found.map(({ card, claim }) => `${card} | ${claim}`));
  const idle = values.only === "" ? [...settled.keys()].filter((row) => !here.has(row)) : [];
  console.log(`${found.length} disagreements, ${open.length} of them not on the list.`);
  if (idle.length > 0) console.log(`Rows without a disagreement: ${idle.join("; ")}`);
  process.exitCode = open.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
