import { readFileSync } from "node:fs";
import { readBytes } from "../../src/compiler/read/read.ts";
import { modernDifference } from "../compiler/modern.ts";

/** Prints every compiled card of a file in today's words, and tells which ones then mean something else. */
const [file = ""] = process.argv.slice(2);
const count = { equal: 0, differ: 0, refused: 0 };
for (const { source } of readBytes(readFileSync(file), file).cards) {
  const found = modernDifference(source);
  if (found === "not printed") continue;
  if (found === "equal") count.equal++;
  else {
    count[found.refused === undefined ? "differ" : "refused"]++;
    console.log(`\n${found.name}: ${found.refused ?? "means something else"}`);
    const modern = found.modern.split("\n");
    for (const [at, line] of found.text.split("\n").entries())
      if (line !== modern[at]) console.log(`  - ${line}\n  + ${modern[at] ?? ""}`);
  }
}
console.log(`\nequal ${count.equal}, differ ${count.differ}, refused ${count.refused}`);
