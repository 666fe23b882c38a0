import { readFileSync } from "node:fs";
import type { Card } from "../../src/abilities/index.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { readBytes } from "../../src/compiler/read/read.ts";

/** All cards of a file that compile. What is said in the same words is the same object in all of them. */
export const poolOf = (file: string): readonly Card[] =>
  compileFile(readBytes(readFileSync(file), file), compileCard, { brief: true }).flatMap(({ result }) =>
    result.status === "compiled" && result.card !== undefined ? [result.card] : [],
  );
