/**
 * Compares what older wordings of cards compile to with what today's wordings do: `npm run prepare`, then
 *
 *   node test/bench/older-wordings.mjs [--all] [--only <part of a name>] [--refused]
 *
 * It prints the pairs that compile in both wordings to different abilities, with the places that differ, and not those of
 * `test/older-wordings.txt` (with `--all` those, too); with `--refused` also the older texts that alone do not compile.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "../../dist/index.js";
import { cut, differences } from "./differences.mjs";

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    refused: { type: "boolean", default: false },
    corpus: { type: "string", default: "../shared/corpus" },
  },
});
const [olderFile, todayFile] = ["older-wordings.jsonl", "oracle.jsonl"].map((name) =>
  join(values.corpus, name),
);
if (!existsSync(olderFile)) {
  console.log(`There is no ${olderFile}; nothing is compared.`);
  process.exit(0);
}

/** Rows `card | reason`; behind a heading that begins with `=` both wordings mean the same. */
const settled = new Map();
const alike = new Set();
let heading = "";
for (const line of readFileSync(new URL("../older-wordings.txt", import.meta.url), "utf8").split("\n"))
  if (line.startsWith("#")) heading = line;
  else if (line.trim() !== "") {
    const [card, reason] = line.split(" | ");
    settled.set(card, reason);
    if (heading.startsWith("# =")) alike.add(card);
  }

const lines = (file) => readFileSync(file, "utf8").split("\n");
const nameOf = (line) => (line === "" ? undefined : JSON.parse(line).name);
const older = lines(olderFile).filter((line) => (nameOf(line) ?? "").includes(values.only));
const names = new Set(older.map(nameOf));
const today = lines(todayFile).filter((line) => names.has(nameOf(line)));
const now = new Map(compile(today.join("\n")).map((card) => [card.result.name, card]));

const textOf = ({ source }) => source.faces.map(({ text }) => text).join(" // ");
const abilities = ({ result }) => JSON.parse(JSON.stringify(result.faces.map(({ face }) => face.abilities)));
let both = 0;
const unequal = new Set();
for (const then of compile(older.join("\n"))) {
  const { name, status, diagnostics } = then.result;
  const newer = now.get(name);
  if (newer?.result.status !== "compiled") continue;
  if (status !== "compiled") {
    if (values.refused)
      console.log(`refused: ${name}: ${diagnostics.map(({ message }) => message).join(" ")}\n`);
    continue;
  }
  both++;
  const found = differences("", abilities(then), abilities(newer));
  if (found.length === 0) continue;
  unequal.add(name);
  const reason = settled.get(name);
  if (reason !== undefined && !values.all) continue;
  console.log(`${name}${reason === undefined ? "" : `  (${reason})`}`);
  console.log(
    `  older: ${textOf(then).replaceAll("\n", "\n    ")}\n  today: ${textOf(newer).replaceAll("\n", "\n    ")}`,
  );
  for (const [path, was, is] of found) console.log(`  ${path}\n    - ${cut(was)}\n    + ${cut(is)}`);
  console.log();
}
const open = [...unequal].filter((name) => !settled.has(name));
const idle = values.only === "" ? [...settled.keys()].filter((name) => !unequal.has(name)) : [];
const same = [...unequal].filter((name) => alike.has(name)).length;
console.log(
  `${both - unequal.size} of ${both} pairs are equal, and ${same} more mean the same; ${open.length} of the others are not on the list.`,
);
if (idle.length > 0) console.log(`Rows without a difference: ${idle.join("; ")}`);
process.exitCode = open.length === 0 && idle.length === 0 ? 0 : 1;
