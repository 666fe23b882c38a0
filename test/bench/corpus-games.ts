import { readFileSync } from "node:fs";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { checkedGame } from "../runtime/checked-game.ts";
import { dealer } from "../runtime/decks.ts";

/** Checked games with all compiled cards of a file: seeds `first`, `first + step` … to `last`; a line of JSON
 * each. All are replayed, every fifth is forked at three points.
 */
const [file = "", first = "1", last = "1", step = "1"] = process.argv.slice(2);
const read = readBytes(readFileSync(file), file);
const pool = compileFile(read, compileCard, { brief: true }).flatMap(({ result }) =>
  result.status === "compiled" && result.card !== undefined ? [result.card] : [],
);
const options = dealer(pool);
for (let seed = Number(first); seed <= Number(last); seed += Number(step)) {
  const begin = performance.now();
  const { cast, activated, triggered, ...figures } = checkedGame(
    options(seed),
    seed,
    seed % 5 === 0 ? 3 : 0,
    20000,
  );
  const milliseconds = Math.round(performance.now() - begin);
  const line = {
    seed,
    ...figures,
    milliseconds,
    cast: [...cast],
    activated: [...activated],
    triggered: [...triggered],
  };
  process.stdout.write(`${JSON.stringify({ pool: pool.length, ...line })}\n`);
}
