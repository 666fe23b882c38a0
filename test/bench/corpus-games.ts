import { checkedGame } from "../runtime/checked-game.ts";
import { dealer } from "../runtime/decks.ts";
import { poolOf } from "./pool.ts";

/** Checked games with all compiled cards of a file, by their seeds; a line of JSON each. All are replayed, every fifth is forked at three points. */
const [file = "", seeds = "[]"] = process.argv.slice(2);
const pool = poolOf(file);
const options = dealer(pool);
for (const seed of JSON.parse(seeds) as number[]) {
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
