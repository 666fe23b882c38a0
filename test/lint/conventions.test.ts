import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codeOf, root, sourceFiles } from "./files.ts";

const own = sourceFiles(["grammar", "src"]);
const rulesFile = join(root, "../shared/reference/comprehensive-rules.txt");

const offending = (pattern: RegExp, part: (text: string) => string = codeOf): readonly string[] =>
  own.flatMap(({ path, text }) => {
    const found = pattern.exec(part(text));
    return found === null ? [] : [`${path}: ${found[0]}`];
  });

describe("conventions", () => {
  it("no default exports", () => expect(offending(/\bexport default\b/)).toEqual([]));
  it("no any", () => expect(offending(/(?::|<|\bas)\s*any\b/)).toEqual([]));
  it("no TODO or FIXME", () => expect(offending(/\b(?:TODO|FIXME|XXX)\b/, (text) => text)).toEqual([]));
  it("no enums and namespaces", () => expect(offending(/^\s*(?:export )?(?:enum|namespace) /m)).toEqual([]));
  it("only the grammar's engine knows which spelling was used: what differs in meaning is a named choice", () => {
    const readers = own.filter(
      ({ path, text }) =>
        !path.startsWith("grammar/engine/") &&
        /\.variant\b|\["variant"\]|\bvariant\??:|[{,]\s*variant\s*[=,}]/.test(codeOf(text)),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
  it("generated files say where they come from", () => {
    const wrong = sourceFiles(["generated"]).filter(
      ({ text }) => !/^\/\/ generated from .+ by rulewright; do not edit\n/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  it("the top level holds only what belongs there", () => {
    const folders = ["grammar", "src", "cards", "generated", "test", "node_modules", "dist"];
    const strange = readdirSync(root).filter(
      (name) =>
        !folders.includes(name) &&
        !name.startsWith(".") &&
        !/^(?:package\.json|package-lock\.json|tsconfig\.json|LICENSE|[\w-]+\.(?:md|txt))$/.test(name),
    );
    expect(strange).toEqual([]);
  });
});

describe.skipIf(!existsSync(rulesFile))("rule numbers", () => {
  it("cited in the code stand in the Comprehensive Rules", () => {
    const rules = new Set(
      [...readFileSync(rulesFile, "utf8").matchAll(/^(\d{3})\.(?:(\d+)([a-z]*))?\.?\s/gm)].map((match) =>
        match[2] === undefined ? (match[1] ?? "") : `${match[1]}.${match[2]}${match[3] ?? ""}`,
      ),
    );
    const wrong = sourceFiles(["grammar", "src"]).flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\d.])([1-9]\d\d\.\d{1,3}[a-z]?)(?![\d])/g)]
        .map((match) => match[1] ?? "")
        .filter((rule) => !rules.has(rule))
        .map((rule) => `${path}: ${rule}`),
    );
    expect(wrong).toEqual([]);
  });
});
