/**
 * The patterns of resolution in a corpus: for each kind of case how many texts have it, and one of them.
 * `npm run prepare`, then `node test/bench/ledger.mjs [--corpus <file>] [--only <part of a pattern>]`.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse, referents } from "../../dist/index.js";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", default: "../shared/corpus/oracle.jsonl" },
    only: { type: "string", default: "" },
  },
});

const patterns = new Map();
for (const line of readFileSync(values.corpus, "utf8").trim().split("\n")) {
  const card = JSON.parse(line);
  for (const { name, oracle_text: text = "" } of card.card_faces ?? [card])
    for (const { start, end, result } of parse(text, { name, shortNames: [] }).paragraphs) {
      if (!("node" in result)) continue;
      for (const { span, pattern } of referents(result.node)) {
        const known = patterns.get(pattern) ?? { count: 0 };
        known.count++;
        known.example ??= `[${text.slice(start + span.start, start + span.end)}] in: ${text.slice(start, end)}`;
        patterns.set(pattern, known);
      }
    }
}

const found = [...patterns].filter(([pattern]) => pattern.includes(values.only));
console.log(`${found.length} patterns`);
for (const [pattern, { count, example }] of found.sort((one, other) => other[1].count - one[1].count))
  console.log(`${String(count).padStart(6)}  ${pattern}\n        ${example.replaceAll("\n", " / ")}`);
