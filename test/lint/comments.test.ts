import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { parsed, root } from "./files.ts";

const { exports: entries } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** The declarations that a file offers, by name. */
type Offered = Map<string, ts.Node>;
const known = new Map<string, Offered>();

const names = (node: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  return "name" in node ? [(node.name as ts.Identifier).text] : [];
};

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** What a statement takes of another file of ours, by the name that it has here. */
const takenBy = (path: string, node: ts.ImportDeclaration | ts.ExportDeclaration): Offered | undefined => {
  const from = node.moduleSpecifier;
  if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith(".")) return undefined;
  const there = offeredBy(posix.join(posix.dirname(path), from.text));
  const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (list === undefined) return ts.isExportDeclaration(node) ? there : undefined;
  if (!ts.isNamedImports(list) && !ts.isNamedExports(list)) return undefined;
  return chosen(list.elements, there);
};

/** Some of the names, each with another one if it says so. */
const chosen = (
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  there: ReadonlyMap<string, ts.Node>,
): Offered =>
  new Map(
    elements.flatMap(({ name, propertyName }) => {
      const node = there.get((propertyName ?? name).text);
      return node === undefined ? [] : [[name.text, node] as const];
    }),
  );

const offeredBy = (path: string): Offered => {
  const before = known.get(path);
  if (before !== undefined) return before;
  const found: Offered = new Map();
  known.set(path, found);
  const { statements } = parsed({ path, text: readFileSync(join(root, path), "utf8") });
  const here: Offered = new Map();
  for (const node of statements) {
    const taken = ts.isImportDeclaration(node) ? takenBy(path, node) : undefined;
    for (const [name, each] of taken ?? []) here.set(name, each);
    // Of several signatures the first is told.
    for (const name of names(node)) if (!here.has(name)) here.set(name, node);
  }
  for (const node of statements) {
    if (isExported(node)) for (const name of names(node)) if (!found.has(name)) found.set(name, node);
    if (!ts.isExportDeclaration(node)) continue;
    const list = node.exportClause;
    const own =
      node.moduleSpecifier === undefined && list !== undefined && ts.isNamedExports(list)
        ? chosen(list.elements, here)
        : takenBy(path, node);
    for (const [name, each] of own ?? []) found.set(name, each);
  }
  return found;
};

/** A constructor of ability objects, or the only one of its type, is told by that type. */
const madeBy = (node: ts.Node, offered: Offered): ts.Node | undefined =>
  offered.get(/constructor<(\w+)>|: (\w+) = \{ type/.exec(node.getText())?.slice(1).join("") ?? "");

const hasComment = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.getJSDocCommentsAndTags(node).some(ts.isJSDoc);

describe("what the package offers", () => {
  const typed = Object.entries(entries).flatMap(([entry, at]) =>
    typeof at === "string"
      ? []
      : [[entry, at.types.replace("./dist/types/", "").replace(/\.d\.ts$/, ".ts")] as const],
  );

  it.each(typed)("%s has a doc comment at every name", { timeout: 60_000 }, (_, path) => {
    expect(existsSync(join(root, path))).toBe(true);
    const offered = offeredBy(path);
    expect(offered.size).toBeGreaterThan(0);
    const without = [...offered]
      .filter(([, node]) => !hasComment(node) && !hasComment(madeBy(node, offered)))
      .map(([name]) => name);
    expect(without).toEqual([]);
  });
});
