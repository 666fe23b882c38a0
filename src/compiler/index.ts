import type { ParagraphNode } from "../../grammar/parse.ts";
import { checkText } from "./options.ts";
import type { Referent } from "./resolve/ledger.ts";
import { type Compiler, type ParsedText, type PrintOptions, rulesCompiler } from "./compiler.ts";

export { compileCard, ownNamesOf } from "./compile.ts";
export { compileText as compileFile } from "./compile-text.ts";
export type { FileCard } from "./compile-file.ts";
export type { CompiledText, PlacedDiagnostic, TextOptions } from "./compile-text.ts";
export { compile, createCompiler } from "./compiler.ts";
export type {
  Compiler,
  Located,
  OwnNames,
  ParagraphNode,
  ParsedParagraph,
  ParsedText,
  PrintOptions,
  ReferentOptions,
  Refusal,
} from "./compiler.ts";
export type { KeywordDefinition } from "./definitions.ts";
export type { CardFile, LeftOut, ReadCard, SetHeader } from "./read/card-file.ts";
export type { VocabularyProblem } from "./read/vocabulary.ts";
export type { LexError } from "../../grammar/lexer.ts";
export type { Referent } from "./resolve/ledger.ts";
export type { Config } from "./build/config.ts";
export { InvalidOptions } from "./options.ts";
export { InvalidArgument } from "../abilities/invalid-argument.ts";
export { readText } from "./read/read.ts";
export { tellAbility } from "./tell/index.ts";
export type * from "./types.ts";

/**
 * Reads rules text into syntax trees, a paragraph each. `own` says what the text calls its card. No text is a wrong one.
 *
 * @throws {InvalidOptions} where it is given no text
 */
export const parse: Compiler["parse"] = (text, own): ParsedText => {
  checkText(text, "parse");
  return rulesCompiler().parse(text, own);
};

/**
 * The text of a paragraph's syntax tree.
 *
 * @example
 * const result = parse("Draw two cards.").paragraphs[0]!.result;
 * "node" in result ? print(result.node) : ""; // "Draw two cards."
 */
export const print = (node: ParagraphNode, options?: PrintOptions): string =>
  rulesCompiler().print(node, options);

/** What the pronouns of a paragraph mean, by which rules; places count from the start of the paragraph. */
export const referents: Compiler["referents"] = (node, options): readonly Referent[] =>
  rulesCompiler().referents(node, options);
