/**
 * Probe games: each card of the corpus is played from positions in which its costs can be paid and its targets exist,
 * until each of its abilities has done something; told is which never did. What abilities wait for, `workbench.cards`
 * beside this file makes happen; which of its abilities leads to which events is learnt on the way (`probe-tool.ts`).
 *
 *   node test/bench/probe-games.mjs [--sample <n>] [--seed <n>] [--rounds <n>] [--decisions <n>] [--only <parts of names, with | between>]
 *     [--keep <file>] [--list]
 *
 * `--sample` takes so many of the cards, chosen by the seed. `--rounds` is how many games a card has at most, and
 * `--decisions` how long they are. `--keep` puts the result of each card into a file; a run with the same file goes on
 * where that one was broken off. RULEWRIGHT_CORPUS names another file of cards.
 */
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { bundled, follow, kept, root } from "./long-run.mjs";
import { withLooks } from "./probe-places.mjs";

const { values } = parseArgs({
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "60" },
    decisions: { type: "string", default: "250" },
    only: { type: "string" },
    keep: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

const instrumented = {
  name: "instrumented",
  setup(setup) {
    setup.onLoad({ filter: /src\/runtime\/.*\.ts$/ }, ({ path }) => {
      const contents = withLooks(relative(join(root, "src/runtime"), path).replaceAll("\\", "/"));
      return contents === undefined ? undefined : { contents, loader: "ts" };
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
