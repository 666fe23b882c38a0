import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkSet } from "../../src/compiler/build/set-checks.ts";
import { countsInFile } from "../../src/compiler/compile-file.ts";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { codeFrame } from "../../src/compiler/diagnostics/frame.ts";
import type { Diagnostic } from "../../src/compiler/types.ts";
import { problemsIn } from "../../src/compiler/read/vocabulary.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { bytesOf, readGolden, writeGolden } from "./golden.ts";
import type { GoldenCase } from "./golden.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
const update = process.env["UPDATE_GOLDEN"] !== undefined;

const messagesOf = (golden: GoldenCase): { readonly all: readonly Diagnostic[]; readonly text: string } => {
  const file = readBytes(bytesOf(golden), golden.kind === "json" ? "bad.json" : "bad.cards");
  const compiler = createCompiler(file.vocabulary);
  const cards = compiler.compileFile(file, { fixes: 100 });
  const whole = [...file.diagnostics, ...checkSet(file), ...problemsIn(file, compiler.problems)];
  const inFile = countsInFile(file);
  const frames = [
    ...whole.map((found) => codeFrame(file.text, found)),
    ...cards.flatMap(({ source, result }) =>
      result.diagnostics.map((found) =>
        codeFrame(inFile(found) ? file.text : (source.faces[found.face ?? 0]?.text ?? ""), found),
      ),
    ),
  ];
  // What else could have stood there grows with the language; the golden messages are about the rest.
  const settled = frames.map((frame) => frame.replace(/\n *= expected .*/g, ""));
  return {
    all: [...whole, ...cards.flatMap(({ result }) => result.diagnostics)],
    text: settled.join("\n\n"),
  };
};

/** Run with UPDATE_GOLDEN=1 to write what the messages are now; read them as a card author before committing. */
describe.each(readdirSync(folder).filter((name) => name.endsWith(".golden")))("%s", (name) => {
  const cases = readGolden(readFileSync(folder + name, "utf8"));
  if (update) {
    const renewed = cases.map((each) => ({ ...each, expected: messagesOf(each).text }));
    const defects = renewed.filter(({ expected }) => expected.includes("RW9001"));
    if (defects.length === 0) writeFileSync(folder + name, writeGolden(renewed));
  }
  it.each(cases)("$title", (golden) => {
    const found = messagesOf(golden);
    expect(found.all.length).toBeGreaterThan(0);
    expect(found.all.filter((each) => each.code === "RW9001")).toEqual([]);
    if (!update) expect(found.text).toBe(golden.expected);
  });
});
