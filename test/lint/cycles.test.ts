import { posix } from "node:path";
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { parsed, sourceFiles } from "./files.ts";
import type { SourceFile } from "./files.ts";

/** Files that import one another in circles: how many files each circle has at most. It may only become less. */
interface Circles {
  readonly folder: string;
  readonly files: readonly number[];
  readonly why: string;
}

const allowed: readonly Circles[] = [
  {
    folder: "src/compiler/lower/",
    files: [37, 9],
    why:
      "Phrases stand within phrases: objects have relative clauses, those have conditions, conditions have quantities, " +
      "and these count objects; sentences grant abilities, which are sentences. Lowering calls itself as the grammar does.",
  },
  {
    folder: "src/runtime/",
    files: [19, 7, 4],
    why:
      "Effects cause events, which replacement effects and triggered abilities turn into effects; casting pays costs, which " +
      "are effects; characteristics depend on filters, which ask for characteristics (613), and for what could be attached, " +
      "which protection and prohibitions forbid, of things described by filters.",
  },
];

/** Whether at run time something is imported: not only types. */
const hasValues = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) {
    const { exportClause } = node;
    if (node.isTypeOnly) return false;
    return exportClause === undefined || !ts.isNamedExports(exportClause)
      ? true
      : exportClause.elements.some((each) => !each.isTypeOnly);
  }
  const clause = node.importClause;
  if (clause === undefined) return true;
  if (clause.isTypeOnly) return false;
  const { namedBindings } = clause;
  return (
    clause.name !== undefined ||
    namedBindings === undefined ||
    ts.isNamespaceImport(namedBindings) ||
    namedBindings.elements.some((each) => !each.isTypeOnly)
  );
};

/** The files of the repository that a file needs before it can run. */
const neededBy = (file: SourceFile): readonly string[] =>
  parsed(file).statements.flatMap((node) =>
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier !== undefined &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    node.moduleSpecifier.text.startsWith(".") &&
    hasValues(node)
      ? [posix.join(posix.dirname(file.path), node.moduleSpecifier.text)]
      : [],
  );

/** The strongly connected parts of more than one file, largest first (Tarjan). */
const circlesOf = (files: readonly SourceFile[]): readonly (readonly string[])[] => {
  const needs = new Map(files.map((file) => [file.path, neededBy(file)]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    const own = order.size;
    order.set(path, own);
    lowest.set(path, own);
    open.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!needs.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== own) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const path of needs.keys()) if (!order.has(path)) visit(path);
  return found.sort((left, right) => right.length - left.length);
};

describe("import circles", () => {
  const circles = circlesOf(sourceFiles(["grammar", "src"]));

  it.each(allowed)("of $folder do not grow", ({ folder, files }) => {
    const found = circles.filter((circle) => circle.every((path) => path.startsWith(folder)));
    const grown = found.filter((circle, index) => circle.length > (files[index] ?? 1));
    expect(grown.map((circle) => `${circle.length} files around ${circle[0]}`)).toEqual([]);
  });

  it("are nowhere else", () => {
    const elsewhere = circles.filter(
      (circle) => !allowed.some(({ folder }) => circle.every((path) => path.startsWith(folder))),
    );
    expect(elsewhere).toEqual([]);
  });

  it("are made by values, not by types", () => {
    const file = (name: string, text: string): SourceFile => ({ path: `src/${name}.ts`, text });
    const found = circlesOf([
      file("a", 'import { b } from "./b.ts";'),
      file("b", 'export * from "./c.ts";'),
      file("c", 'import { a, type A } from "./a.ts";'),
      file("d", 'import type { E } from "./e.ts";'),
      file("e", 'import { type A, d } from "./d.ts";'),
      file("f", 'import { type G } from "./g.ts";'),
      file("g", 'export { f } from "./f.ts";'),
    ]);
    expect(found).toEqual([["src/a.ts", "src/b.ts", "src/c.ts"]]);
  });
});
