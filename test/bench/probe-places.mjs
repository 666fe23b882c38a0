import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The places that look at a node, and what is called there: with the node, and whether it is so. */
const places = {
  "effects/run.ts": [
    [
      "const outcome = unknown ? nothingDone : yield* handler(game, effect, ctx);",
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
      "for (const change of working) into.push(",
      "for (const change of working) looked(change, true), into.push(",
    ],
  ],
  "perform/replacements.ts": [
    ["found.push(candidate);", "looked(candidate.change, true, true); found.push(candidate);"],
  ],
};

/**
 * A file of the runtime with calls of `looked` where it looks at nodes; undefined for files that do not.
 *
 * @throws {Error} where the file has no such place any more
 */
export const withLooks = (file) => {
  if (!(file in places)) return undefined;
  const path = join(root, "src/runtime", file);
  let contents = readFileSync(path, "utf8");
  for (const [from, to] of places[file]) {
    const changed = contents.replace(from, to);
    if (changed === contents) throw new Error(`${path}: there is no ${from} any more`);
    contents = changed;
  }
  return contents;
};

/** The files with such places, in `src/runtime`. */
export const filesThatLook = Object.keys(places);
