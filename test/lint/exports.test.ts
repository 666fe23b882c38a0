import { posix } from "node:path";
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { parsed, sourceFiles, type SourceFile } from "./files.ts";

/** What a package offers: its entries and their doors, and the contract between all rooms. */
const offered =
  /^src\/(?:abilities\/|(?:build|compiler|exchange|play|runtime|scenario|editor|unplugin)\/index\.ts$|doors\/(?:compiler|diagnostics|exchange|format|play|runtime|scenario)\.ts$|editor\/(?:worker|vscode\/client)\.ts$)/;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names of the values that a file exports itself: a type may be named to be seen in a signature. */
const exportsOf = (file: SourceFile): readonly string[] =>
  parsed(file).statements.flatMap((node) => {
    if (!isExported(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => name.getText());
    return "name" in node ? [(node.name as ts.Identifier).text] : [];
  });

/** By file, the names that others take of it; `*` where they take all. */
const takenFrom = (files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>();
  const take = (file: SourceFile, from: string, names: readonly string[]): void => {
    const path = posix.join(posix.dirname(file.path), from);
    const own = taken.get(path) ?? new Set();
    for (const name of names) own.add(name);
    taken.set(path, own);
  };
  const visit = (file: SourceFile, node: ts.Node): void => {
    // `import("./x.ts")`, as a value and as a type.
    const loaded = ts.isCallExpression(node)
      ? node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined;
    if (loaded !== undefined && ts.isStringLiteral(loaded)) take(file, loaded.text, ["*"]);
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined
    ) {
      const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const names =
        list !== undefined && (ts.isNamedImports(list) || ts.isNamedExports(list))
          ? list.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : ["*"];
      take(file, (node.moduleSpecifier as ts.StringLiteral).text, names);
    }
    ts.forEachChild(node, (inner) => visit(file, inner));
  };
  for (const file of files) visit(file, parsed(file));
  return taken;
};

describe("exports", () => {
  it("are used by another file, or offered by the package", { timeout: 60_000 }, () => {
    const own = sourceFiles(["grammar", "src"]);
    const taken = takenFrom([...own, ...sourceFiles(["generated", "test"])]);
    const idle = own
      .filter(({ path }) => !offered.test(path))
      .flatMap((file) => {
        const used = taken.get(file.path);
        if (used?.has("*")) return [];
        return exportsOf(file)
          .filter((name) => !used?.has(name))
          .map((name) => `${file.path}: ${name}`);
      });
    expect(idle).toEqual([]);
  });
});
