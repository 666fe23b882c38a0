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

const offeredBy = (path: string): Offered => {
  const before = known.get(path);
  if (before !== undefined) return before;
  const found: Offered = new Map();
  known.set(path, found);
  const { statements } = parsed({ path, text: readFileSync(join(root, path), "utf8") });
  const at = (from: ts.Expression): string | undefined => {
    const text = ts.isStringLiteral(from) ? from.text : "";
    return text.startsWith(".") ? posix.join(posix.dirname(path), text) : undefined;
  };
  const imported = new Map<string, ts.Node>();
  const own = new Map<string, ts.Node>();
  for (const node of statements) {
    for (const name of names(node)) own.set(name, node);
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    const from = ts.isImportDeclaration(node) ? at(node.moduleSpecifier) : undefined;
    if (bindings !== undefined && ts.isNamedImports(bindings) && from !== undefined)
      for (const { name, propertyName } of bindings.elements) {
        const there = offeredBy(from).get((propertyName ?? name).text);
        if (there !== undefined) imported.set(name.text, there);
      }
  }
  for (const node of statements) {
    if (
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      for (const name of names(node)) if (!found.has(name)) found.set(name, node);
    if (!ts.isExportDeclaration(node)) continue;
    const from = node.moduleSpecifier === undefined ? undefined : at(node.moduleSpecifier);
    const there = from === undefined ? new Map([...imported, ...own]) : offeredBy(from);
    if (node.exportClause === undefined) for (const [name, each] of there) found.set(name, each);
    else if (ts.isNamedExports(node.exportClause))
      for (const { name, propertyName } of node.exportClause.elements) {
        const each = there.get((propertyName ?? name).text);
        if (each !== undefined) found.set(name.text, each);
      }
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
