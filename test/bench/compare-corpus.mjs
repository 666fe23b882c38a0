/**
 * What a change did to the ability objects of a corpus: `npm run prepare`, then
 *
 *   node test/bench/compare-corpus.mjs save <file>                     keeps what every card compiles to
 *   node test/bench/compare-corpus.mjs against <file> [--all] [--only <part of a name>] [--refusals] [--text <pattern>]
 *
 * `against` prints how many cards are equal, changed, lost and gained, and for each changed card the places that differ
 * (the first 40 cards; `--all` for every one); with `--refusals` also the refused cards of which something else is said;
 * `--text` compiles only the cards whose line matches a regular expression. The corpus is `../shared/corpus/oracle.jsonl`, or `--corpus <file>`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { compile } from "../../dist/index.js";
import { cut, differences } from "./differences.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    only: { type: "string" },
    refusals: { type: "boolean", default: false },
    text: { type: "string" },
    corpus: { type: "string", default: "../shared/corpus/oracle.jsonl" },
  },
});
const [action, file] = positionals;
if ((action !== "save" && action !== "against") || file === undefined) {
  console.error(
    "usage: compare-corpus.mjs save|against <file> [--all] [--only <name>] [--refusals] [--text <pattern>] [--corpus <file>]",
  );
  process.exit(2);
}

const wanted = values.text === undefined ? undefined : new RegExp(values.text, "i");
const lines = readFileSync(values.corpus, "utf8").split("\n");
const results = new Map(
  compile(lines.filter((line) => wanted?.test(line) !== false).join("\n")).map(({ result }) => [
    result.name,
    result.status === "compiled"
      ? { abilities: JSON.stringify(result.faces.map(({ face }) => face)) }
      : {
          refused: result.diagnostics.map(({ message }) => message).join(" "),
          diagnostics: JSON.stringify(result.diagnostics),
        },
  ]),
);

if (action === "save") {
  writeFileSync(file, JSON.stringify([...results]));
  console.log(`${results.size} cards kept in ${file}`);
} else {
  const before = new Map(JSON.parse(readFileSync(file, "utf8")));
  const sorted = { equal: [], changed: [], lost: [], gained: [] };
  for (const [name, now] of results) {
    const then = before.get(name) ?? {};
    const kind =
      then.abilities === now.abilities
        ? "equal"
        : then.abilities === undefined
          ? "gained"
          : now.abilities === undefined
            ? "lost"
            : "changed";
    if (values.only === undefined || name.includes(values.only)) sorted[kind].push([name, then, now]);
  }
  for (const [kind, cards] of Object.entries(sorted)) console.log(`${kind}: ${cards.length}`);
  const shown = (cards) => (values.all ? cards : cards.slice(0, 40));
  for (const [name, , { refused }] of shown(sorted.lost)) console.log(`\nlost: ${name}: ${cut(refused)}`);
  for (const [name] of shown(sorted.gained)) console.log(`gained: ${name}`);
  for (const [name, then, now] of shown(sorted.changed)) {
    console.log(`\nchanged: ${name}`);
    for (const [path, was, is] of differences("", JSON.parse(then.abilities), JSON.parse(now.abilities)))
      console.log(`  ${path}\n    - ${cut(was)}\n    + ${cut(is)}`);
  }
  if (values.refusals) {
    const bothRefused = sorted.equal.filter(([, then]) => then.diagnostics !== undefined);
    const otherwise = bothRefused.filter(([, then, now]) => then.diagnostics !== now.diagnostics);
    console.log(`\nrefused otherwise: ${otherwise.length} of ${bothRefused.length}`);
    for (const [name, then, now] of shown(otherwise)) {
      console.log(`\nrefused otherwise: ${name}`);
      for (const [path, was, is] of differences(
        "",
        JSON.parse(then.diagnostics),
        JSON.parse(now.diagnostics),
      ))
        console.log(`  ${path}\n    - ${cut(was)}\n    + ${cut(is)}`);
    }
  }
}
