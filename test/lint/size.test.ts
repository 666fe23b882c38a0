import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { parsed, sourceFiles } from "./files.ts";

const mostLines = { file: 400, function: 80 };

const own = sourceFiles(["grammar", "src"]);

/** What is longer all the same: how many lines it may have, and why. It may only become shorter. */
interface Longer {
  readonly lines: number;
  readonly why: string;
}

const longerFiles: Readonly<Record<string, Longer>> = {
  "src/compiler/lower/chains.ts": { lines: 496, why: "the order of clauses and what each makes of the next" },
};

const cases = "one switch with a few lines for each kind of node, which the type checker completes";
const closure = "its parts share state that is built up once and is nobody else's";
const longerFunctions: Readonly<Record<string, Longer>> = {
  "src/cli/demo/players.ts: scriptedPlayers": { lines: 89, why: closure },
  "src/compiler/lower/abilities.ts: abilitiesOf": { lines: 85, why: cases },
  "src/compiler/lower/chains.ts: clause": { lines: 154, why: cases },
  "src/compiler/lower/determined.ts: withDeterminer": { lines: 94, why: cases },
  "src/compiler/lower/effects/amount-changes.ts: changeOf": { lines: 110, why: cases },
  "src/compiler/lower/effects/permanent-clauses.ts: statementOf": { lines: 97, why: cases },
  "src/compiler/lower/statics.ts: staticOf": { lines: 160, why: cases },
  "src/compiler/read/json-scan.ts: scanJson": { lines: 90, why: closure },
};

const nameOf = (node: ts.Node): string => {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText() ?? "";
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : "";
};

/** The functions of a file with the lines they have; those within others count for themselves too. */
export const functionsOf = (path: string, text: string): ReadonlyMap<string, number> => {
  const file = parsed({ path, text });
  const found = new Map<string, number>();
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const name = `${path}: ${nameOf(node)}`;
      const lines = lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
      found.set(name, Math.max(lines, found.get(name) ?? 0));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Those of more lines than all may have, and than their exception allows. */
const tooLong = (
  lines: Iterable<readonly [string, number]>,
  most: number,
  longer: Readonly<Record<string, Longer>>,
): readonly string[] =>
  [...lines].flatMap(([name, count]) =>
    count > (longer[name]?.lines ?? most) ? [`${name} has ${count} lines`] : [],
  );

/** Exceptions that nothing needs any more. */
const idle = (
  lines: ReadonlyMap<string, number>,
  most: number,
  longer: Readonly<Record<string, Longer>>,
): readonly string[] => Object.keys(longer).filter((name) => (lines.get(name) ?? 0) <= most);

describe("size", () => {
  const files = new Map(own.map(({ path, text }) => [path, text.split("\n").length - 1]));
  const functions = new Map(own.flatMap(({ path, text }) => [...functionsOf(path, text)]));

  it("files have at most 400 lines", () => expect(tooLong(files, mostLines.file, longerFiles)).toEqual([]));
  it("functions have at most 80 lines", () =>
    expect(tooLong(functions, mostLines.function, longerFunctions)).toEqual([]));
  it("no exception is idle", () =>
    expect([
      ...idle(files, mostLines.file, longerFiles),
      ...idle(functions, mostLines.function, longerFunctions),
    ]).toEqual([]));
  it("functions of every form are found", () => {
    const text = "const a = () => {\n};\nfunction b() {}\nconst c = { d(x) {\n\n}, e: (x) =>\n x };\n";
    expect([...functionsOf("f.ts", text)]).toEqual([
      ["f.ts: a", 2],
      ["f.ts: b", 1],
      ["f.ts: d", 3],
      ["f.ts: e", 2],
    ]);
  });
});
