import type { Located } from "../../grammar/engine/template.ts";
import { lex, type LexError, type OwnNames } from "../../grammar/lexer.ts";
import { printParagraph } from "./print-paragraph.ts";
import { parseParagraph, type ParagraphNode, type Refusal } from "../../grammar/parse.ts";
import { compileCard } from "./compile.ts";
import { compileFile, type FileCard } from "./compile-file.ts";
import { useKeywords } from "./own-keywords.ts";
import { readText } from "./read/read.ts";
import type { CardSource, CompileOptions, CompiledCard } from "./types.ts";

export type { Located, OwnNames, ParagraphNode, Refusal };
export { compileCard, ownNamesOf } from "./compile.ts";
export { readText } from "./read/read.ts";
export type * from "./types.ts";

/** A paragraph of rules text: its syntax tree, or where reading stopped. Positions count from `start`. */
export interface ParsedParagraph {
  readonly start: number;
  readonly end: number;
  readonly result: { readonly node: ParagraphNode } | Refusal;
}

/** Reads rules text into syntax trees, a paragraph each. `own` says what the text calls its card. Never throws. */
export const parse = (
  text: string,
  own: OwnNames = { name: "", shortNames: [] },
): { readonly paragraphs: readonly ParsedParagraph[]; readonly errors: readonly LexError[] } => {
  const lexed = lex(text, own);
  const paragraphs = lexed.paragraphs.filter((paragraph) => paragraph.tokens.length > 0);
  return {
    paragraphs: paragraphs.map((paragraph) => ({
      start: paragraph.start,
      end: paragraph.end,
      result: parseParagraph(paragraph),
    })),
    errors: lexed.errors,
  };
};

export interface PrintOptions {
  /** Today's wording instead of the author's. */
  readonly modern?: boolean;
  readonly notation?: "braces" | "angles";
}

/** The text of a paragraph's syntax tree. */
export const print = (node: ParagraphNode, options: PrintOptions = {}): string =>
  printParagraph(node, {
    names: [],
    modern: options.modern ?? false,
    notation: options.notation ?? "braces",
  });

/**
 * Compiles a card, or all cards of a text with the keywords that it defines: a card file, Scryfall JSON or MTGJSON
 * AtomicCards. Never throws on bad input.
 */
export function compile(source: CardSource, options?: CompileOptions): CompiledCard;
export function compile(text: string): readonly FileCard[];
export function compile(
  input: CardSource | string,
  options: CompileOptions = {},
): CompiledCard | readonly FileCard[] {
  if (typeof input !== "string") return compileCard(input, options);
  const file = readText(input);
  useKeywords(file.keywords);
  return compileFile(file, compileCard);
}
