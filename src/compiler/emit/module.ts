import { byCodeUnits } from "./identifiers.ts";
import { stringLiteral } from "./text.ts";

/** Names that a module takes from one other module. */
export interface ModuleImport {
  readonly from: string;
  readonly names: readonly string[];
  readonly typesOnly?: boolean;
}

/** A module before its form is settled: imports apart, statements as text. */
export interface ModuleText {
  readonly header: string;
  readonly imports: readonly ModuleImport[];
  readonly body: string;
}

/** A text that stands in a comment of one line. */
export const inComment = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, " ");

/** The first line of every generated file: what it was generated from. */
export const generatedHeader = (from: string): string =>
  `// generated from ${inComment(from)} by rulewright; do not edit`;

const importText = ({ from, names, typesOnly }: ModuleImport): string =>
  `import ${typesOnly === true ? "type " : ""}{ ${names.join(", ")} } from ${stringLiteral(from)};`;

/** Packages before files, whatever the case of their letters: the order in which imports are organised. */
export const moduleOrder = (left: string, right: string): number =>
  Number(left.startsWith(".")) - Number(right.startsWith(".")) ||
  byCodeUnits(left.toUpperCase(), right.toUpperCase());

/** What stands above the statements of a module: its header and imports, each of which it uses. */
export const headText = ({ header, imports }: Omit<ModuleText, "body">): string =>
  [
    header,
    "",
    ...[...imports].sort((left, right) => moduleOrder(left.from, right.from)).map(importText),
  ].join("\n");
