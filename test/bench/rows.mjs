/**
 * How many rows the language has, and how many compiled cards of a corpus use each of them:
 *
 *   node test/bench/rows.mjs [--most 3] [--of <category>] [--corpus <file>]
 *
 * prints the rows that at most so many cards use, each with its category and its count; with `--of`, every row of a category.
 */
import { readFileSync, rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const { values } = parseArgs({
  options: {
    most: { type: "string", default: "3" },
    of: { type: "string" },
    corpus: { type: "string", default: "../shared/corpus/oracle.jsonl" },
  },
});
const root = fileURLToPath(new URL("../../", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "rulewright-rows-"));
const outfile = join(scratch, "rows.mjs");
await build({
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "node",
  logLevel: "error",
  outfile,
  stdin: {
    contents: `
      export { compile, parse, ownNamesOf } from "./src/compiler/index.ts";
      export { languageTable } from "./grammar/language/rows.ts";
    `,
    resolveDir: root,
    loader: "ts",
  },
});
const { compile, languageTable, ownNamesOf, parse } = await import(pathToFileURL(outfile).href);
rmSync(scratch, { recursive: true });

/** The kinds of all nodes in a tree. */
const kindsIn = (value, found) => {
  if (typeof value !== "object" || value === null) return found;
  if (!Array.isArray(value) && typeof value.kind === "string") found.add(value.kind);
  for (const each of Array.isArray(value) ? value : Object.values(value)) kindsIn(each, found);
  return found;
};

const uses = new Map();
let compiled = 0;
for (const { source, result } of compile(readFileSync(values.corpus, "utf8"))) {
  if (result.status !== "compiled") continue;
  compiled++;
  const kinds = new Set();
  for (const face of source.faces)
    for (const { result: read } of parse(face.text, ownNamesOf(face)).paragraphs)
      if ("node" in read) kindsIn(read.node, kinds);
  for (const kind of kinds) uses.set(kind, (uses.get(kind) ?? 0) + 1);
}

// A row in a form of its verb is no other row.
const rows = languageTable()
  .grammar.categories.filter(({ form }) => form === undefined)
  .flatMap(({ name: category, rows: own }) =>
    own.map(([kind]) => ({ category, kind, cards: uses.get(kind) ?? 0 })),
  );
const rare = rows.filter(({ cards }) => cards <= Number(values.most));
const shown = values.of === undefined ? rare : rows.filter(({ category }) => category === values.of);
for (const { category, kind, cards } of shown.sort((a, b) => a.cards - b.cards))
  console.log(`${String(cards).padStart(5)}  ${category}.${kind}`);
console.log(
  `\n${rows.length} rows; ${rare.length} of them (${((100 * rare.length) / rows.length).toFixed(1)}%) are used by ` +
    `${values.most} cards or fewer, of ${compiled} compiled`,
);
