/**
 * Probe games: each card of the corpus is played from positions in which its costs can be paid and its targets exist,
 * until each of its abilities has done something; told is which never did. What abilities wait for, `workbench.cards`
 * beside this file makes happen; which of its abilities leads to which events is learnt on the way (`probe-tool.ts`).
 *
 *   node test/bench/probe-games.mjs [--sample <n>] [--seed <n>] [--rounds <n>] [--decisions <n>] [--only <part of a name>]
 *     [--keep <file>] [--list]
 *
 * `--sample` takes so many of the cards, chosen by the seed. `--rounds` is how many games a card has at most, and
 * `--decisions` how long they are. `--keep` puts the result of each card into a file; a run with the same file goes on
 * where that one was broken off. RULEWRIGHT_CORPUS names another file of cards.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundled, follow, kept, root } from "./long-run.mjs";

const { values } = parseArgs({
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "10" },
    decisions: { type: "string", default: "250" },
    only: { type: "string" },
    keep: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

/** The places that look at a node, and what is called there: with the node, and whether it is so. */
const places = {
  "effects/run.ts": [
    [
      "const outcome = yield* handler(game, effect, ctx);",
      "$& looked(effect, outcome.done !== false, true);",
    ],
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
  "continuous/layers.ts": [
    [
      "for (const change of piece.changes) applyChange(",
      "for (const change of piece.changes) looked(change, true, true), applyChange(",
    ],
  ],
  "continuous/base.ts": [
    ["if (!isConstantDefinition(effect, change)) continue;", "$& looked(change, true, true);"],
  ],
  "continuous/rules.ts": [
    [
      "for (const change of changes) into.push(",
      "for (const change of changes) looked(change, true), into.push(",
    ],
    ["for (const change of own) rules.push(", "for (const change of own) looked(change, true), rules.push("],
  ],
  "perform/replacements.ts": [
    ["found.push(candidate);", "looked(candidate.change, true, true); found.push(candidate);"],
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

const total = { cards: 0, games: 0, decisions: 0, milliseconds: 0 };
const faults = [];
const did = new Set();
/** What each ability of the cards so far is: in which cards, and how far it ever came. */
const abilities = new Map();
const report = () =>
  console.log(
    `${JSON.stringify(total)}: ${abilities.size} abilities, ` +
      `${[...abilities.keys()].filter((id) => !did.has(id)).length} did nothing; faults: ${faults.length}`,
  );
const count = (card) => {
  total.cards++;
  for (const key of ["games", "decisions", "milliseconds"]) total[key] += card[key];
  for (const fault of card.faults) {
    faults.push(fault);
    console.log(`fault: ${card.name}: ${fault}`);
  }
  for (const id of card.did) did.add(id);
  for (const { id, ...ability } of card.abilities) {
    const known = abilities.get(id) ?? { cards: [] };
    abilities.set(id, { ...known, ...ability, cards: [...known.cards, card.name] });
  }
};
const { before, keep } = kept(values.keep);
for (const card of before) count(card);
const options = { ...values, known: before.map(({ name }) => name), did: [...did] };
const code = await bundled("test/bench/probe-games.ts", [instrumented], (script) =>
  follow(script, [JSON.stringify(options), join(root, "test/bench/workbench.cards")], (card) => {
    keep(card);
    count(card);
    if (total.cards % 200 === 0) report();
  }),
);
report();
const silent = [...abilities].filter(([id]) => !did.has(id)).map(([, ability]) => ability);
const kinds = new Map();
for (const { type, far } of silent) kinds.set(`${type}, ${far}`, (kinds.get(`${type}, ${far}`) ?? 0) + 1);
for (const [kind, n] of kinds) console.log(`  ${n}\t${kind}`);
console.log(
  `${((100 * silent.length) / Math.max(1, abilities.size)).toFixed(2)}% of the abilities did nothing`,
);
if (values.list)
  for (const { type, far, cards, says } of silent) console.log(`${type}\t${far}\t${cards[0]}\t${says}`);
process.exitCode = code === 0 && faults.length === 0 ? 0 : 1;
