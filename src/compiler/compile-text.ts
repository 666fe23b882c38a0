import { type Compiler, createCompiler } from "./compiler.ts";
import { compileFile, countsInFile, type FileCard } from "./compile-file.ts";
import type { KeywordDefinition } from "./definitions.ts";
import type { CardFile } from "./read/card-file.ts";
import { type Fields, checkOptions, checkText } from "./options.ts";
import { problemsIn } from "./read/vocabulary.ts";
import { readText } from "./read/read.ts";
import type { CompileOptions, CompiledCard, Diagnostic, Vocabulary } from "./types.ts";

/** How a text is compiled. */
export interface TextOptions {
  /** The name of the file: its ending tells the format, and it stands in the diagnostics. */
  readonly file?: string;
  /** Leave out of messages what takes a second look at the text: expectations and suggestions. */
  readonly brief?: boolean;
  /**
   * The compiler to use: for one card against the words of a set, make it once by `createCompiler(vocabulary)`. Otherwise
   * the words of the rules and those that the text declares.
   */
  readonly compiler?: Compiler;
}

const textOptions: Fields<TextOptions> = { file: "text", brief: "flag", compiler: "object" };

/** A diagnostic with its place. */
export interface PlacedDiagnostic extends Diagnostic {
  readonly file?: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** Whether line, column and positions count in the whole text, or in the rules text of the card (for cards from JSON). */
  readonly counts: "in the file" | "in the card's text";
}

/** What a text came to. */
export interface CompiledText {
  /** In their order; those that failed as well. */
  readonly cards: readonly CompiledCard[];
  /** The keywords that the text defines and that could be understood. */
  readonly keywords: readonly KeywordDefinition[];
  /** What the text declares, for `createCompiler`. */
  readonly vocabulary: Vocabulary;
  /** Everything there is to say: of the file, of its declarations, of each card. */
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** The cards of a file as read, compiled, and everything there is to say of them with its place. */
export const compileRead = (
  file: CardFile,
  compiler: Compiler,
  options: CompileOptions,
): { readonly cards: readonly FileCard[]; readonly diagnostics: readonly PlacedDiagnostic[] } => {
  const cards = compileFile(file, compiler.compileCard, options);
  const inFile = countsInFile(file);
  const placed = (found: Diagnostic, counts: PlacedDiagnostic["counts"]): PlacedDiagnostic => ({
    ...found,
    line: found.line ?? 1,
    column: found.column ?? 1,
    counts,
    ...(file.file === undefined ? {} : { file: file.file }),
  });
  return {
    cards,
    diagnostics: [
      ...[...file.diagnostics, ...problemsIn(file, compiler.problems)].map((each) =>
        placed(each, "in the file"),
      ),
      ...cards.flatMap(({ result: { diagnostics } }) =>
        diagnostics.map((each) => placed(each, inFile(each) ? "in the file" : "in the card's text")),
      ),
    ],
  };
};

/**
 * Compiles a text of cards: a card file, Scryfall JSON (an array, or a line for each card) or MTGJSON AtomicCards. Never
 * throws on bad input: whatever is wrong is a diagnostic with its place.
 *
 * @throws {InvalidOptions} where it is given no text, or there is no such option
 * @example
 * const { cards, diagnostics } = compileFile("Ember Fox {R}\nCreature — Fox\nHaste\n1/1", { file: "fox.cards" });
 * cards[0]?.status; // "compiled"
 */
export const compileText = (text: string, options: TextOptions = {}): CompiledText => {
  checkText(text, "compileFile");
  checkOptions(options, textOptions, "among the options of compileFile");
  const file = readText(text, options.file);
  const compiler = options.compiler ?? createCompiler(file.vocabulary);
  const { cards, diagnostics } = compileRead(file, compiler, { brief: options.brief === true });
  return {
    cards: cards.map(({ result }) => result),
    keywords: compiler.keywords(),
    vocabulary: file.vocabulary,
    diagnostics,
  };
};
