import { readFileSync } from "node:fs";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { readBytes } from "../../src/compiler/read/read.ts";

/** Reads and compiles every card of a file in this process, twice: the second time the code is warm. */
const [file = ""] = process.argv.slice(2);
const read = readBytes(readFileSync(file), file);
const rates = [1, 2].map(() => {
  const begin = performance.now();
  const processor = process.cpuUsage();
  const compiled = compileFile(read, compileCard, { brief: true }).filter(
    ({ result }) => result.status === "compiled",
  ).length;
  // On a busy machine the clock counts what others do; the processor's time counts helping threads as well.
  const { user, system } = process.cpuUsage(processor);
  const seconds = Math.min((performance.now() - begin) / 1000, (user + system) / 1e6);
  return { cards: read.cards.length, compiled, seconds, rate: read.cards.length / seconds };
});
process.stdout.write(JSON.stringify(rates));
