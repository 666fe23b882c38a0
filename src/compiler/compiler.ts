import { InvalidArgument } from "../abilities/invalid-argument.ts";
import type { Located } from "../../grammar/engine/template.ts";
import { lex, type LexError, type OwnNames } from "../../grammar/lexer.ts";
import { parseParagraph, type ParagraphNode, type Refusal } from "../../grammar/parse.ts";
import { cardCompiler, compileCard, type Means, rulesMeans } from "./compile.ts";
import { compileFile, type FileCard } from "./compile-file.ts";
import type { KeywordDefinition } from "./definitions.ts";
import { definitionsOf } from "./lower/keyword-definitions.ts";
import { type Fields, checkOptions } from "./options.ts";
import { printParagraph } from "./print-paragraph.ts";
import type { CardFile } from "./read/card-file.ts";
import { readTypeLine } from "./read/characteristics.ts";
import { readText } from "./read/read.ts";
import { declares, joinedVocabulary, type VocabularyProblem } from "./read/vocabulary.ts";
import { Reader } from "./reading.ts";
import type { CardSource, CompileCard, CompileOptions, CompiledCard, Vocabulary } from "./types.ts";
import { type Referent, referentsOf } from "./resolve/ledger.ts";
import { isSpellCard } from "./resolve/sorts.ts";
import { checkVocabulary } from "./vocabulary.ts";

export type { Located, OwnNames, ParagraphNode, Refusal };

/** A paragraph of rules text: its syntax tree, or where reading stopped. Positions count from `start`. */
export interface ParsedParagraph {
  readonly start: number;
  readonly end: number;
  readonly result: { readonly node: ParagraphNode } | Refusal;
}
/** A text read paragraph by paragraph, with the characters that no word can have. */
export interface ParsedText {
  readonly paragraphs: readonly ParsedParagraph[];
  readonly errors: readonly LexError[];
}

/** How a syntax tree is printed. */
export interface PrintOptions {
  /** Today's wording instead of the author's. */
  readonly modern?: boolean;
  /** `braces`: `{2}{R}`. `angles`: `<2><R>`, which set headers and configurations call `angle`. */
  readonly notation?: "braces" | "angles";
}

/** Of which card a text is. */
export interface ReferentOptions {
  /** Of the card: what an instant or sorcery does is done to others, never to itself. */
  readonly typeLine?: string;
}

/** Compiles texts with one vocabulary: that of the rules, and what was declared when it was created. */
export interface Compiler {
  /** Compiles a card; never throws on bad input. */
  readonly compileCard: CompileCard;
  /** Compiles the cards of a file that was read, in their order. */
  readonly compileFile: (file: CardFile, options?: CompileOptions) => readonly FileCard[];
  /** Reads rules text into syntax trees, a paragraph each. `own` says what the text calls its card. Never throws. */
  readonly parse: (text: string, own?: OwnNames) => ParsedText;
  /** The text of a paragraph's syntax tree. */
  readonly print: (node: ParagraphNode, options?: PrintOptions) => string;
  /** What the pronouns of a paragraph mean, by which rules; places count from the start of the paragraph. */
  readonly referents: (node: ParagraphNode, options?: ReferentOptions) => readonly Referent[];
  /** What is wrong with the declarations. */
  readonly problems: readonly VocabularyProblem[];
  /** The keywords that were declared and can be understood. */
  readonly keywords: () => readonly KeywordDefinition[];
  /**
   * What other rooms of the package look up words in; its type is not exported and may change at any time.
   *
   * @internal
   */
  readonly means: Means;
}

const noNames: OwnNames = { name: "", shortNames: [] };

const compilerWith = (
  means: Means,
  compile: CompileCard,
  rest: Pick<Compiler, "problems" | "keywords">,
): Compiler => ({
  compileCard: compile,
  compileFile: (file, options) => compileFile(file, compile, options),
  parse: (text, own = noNames) => {
    const { paragraphs, errors } = lex(text, own, means.definitions.lexicon);
    return {
      paragraphs: paragraphs
        .filter(({ tokens }) => tokens.length > 0)
        .map((paragraph) => ({
          start: paragraph.start,
          end: paragraph.end,
          result: parseParagraph(paragraph),
        })),
      errors,
    };
  },
  print: (node, { modern = false, notation = "braces" } = {}) =>
    printParagraph(node, { names: [], modern, notation }),
  referents: (node, { typeLine = "" } = {}) =>
    referentsOf(node, means.definitions.lexicon, isSpellCard(readTypeLine(typeLine))),
  means,
  ...rest,
});

const createDeclaring =
  (vocabulary: Vocabulary) =>
  (more: Vocabulary): CompileCard =>
    createCompiler(joinedVocabulary([{ vocabulary }, { vocabulary: more }])).compileCard;

let ofRules: Compiler | undefined;
/** The compiler of the words of the rules alone, which all share. */
export const rulesCompiler = (): Compiler =>
  (ofRules ??= compilerWith(rulesMeans, Object.assign(compileCard, { declaring: createDeclaring({}) }), {
    problems: [],
    keywords: () => [],
  }));

const vocabularyParts: Fields<Vocabulary> = {
  keywords: "object",
  types: "object",
  counters: "object",
  tokens: "object",
};

/**
 * A compiler with a vocabulary of its own beside that of the rules. It knows nothing of other compilers' declarations;
 * the tables of the grammar are common to all, so that one more costs little.
 *
 * @throws {InvalidOptions} where a vocabulary has no such part
 * @example
 * // One card against the words of a set.
 * const { vocabulary } = compileFile("keyword Zeal\n  This creature has haste.");
 * const compiler = createCompiler(vocabulary);
 * compileFile("Ember Fox {R}\nCreature — Fox\nZeal\n1/1", { compiler }).cards[0]?.status; // "compiled"
 */
export const createCompiler = (vocabulary: Vocabulary = {}): Compiler => {
  checkOptions(vocabulary, vocabularyParts, "in a vocabulary");
  if (!declares(vocabulary)) return rulesCompiler();
  const { definitions, keywords, problems } = checkVocabulary(vocabulary);
  const means: Means = { reader: new Reader(definitions.lexicon), definitions };
  const compile = cardCompiler(means);
  return compilerWith(means, Object.assign(compile, { declaring: createDeclaring(vocabulary) }), {
    problems,
    keywords: () => definitionsOf(keywords, definitions),
  });
};

const isCardSource = (value: unknown): value is CardSource =>
  typeof value === "object" && value !== null && "faces" in value && Array.isArray(value.faces);

/**
 * Compiles a card with the words of the rules, or all cards of a text with what that declares: a card file, Scryfall JSON
 * or MTGJSON AtomicCards. Never throws on bad text. What is wrong with the file beside its cards, `compileFile` tells.
 *
 * @throws {InvalidArgument} where it is given neither a text nor a `CardSource`, such as a parsed card of Scryfall's.
 * @example
 * compile("Bog\nLand").map(({ result }) => result.status); // ["compiled"]
 */
export function compile(source: CardSource, options?: CompileOptions): CompiledCard;
export function compile(text: string): readonly FileCard[];
export function compile(
  input: CardSource | string,
  options: CompileOptions = {},
): CompiledCard | readonly FileCard[] {
  if (typeof input !== "string") {
    if (!isCardSource(input))
      throw new InvalidArgument(
        "compile takes a text, or a CardSource: { name, layout, faces }. A card of Scryfall's goes in as text: compile(JSON.stringify(card)).",
        { argument: "input", expected: "a text, or a CardSource" },
      );
    return compileCard(input, options);
  }
  const file = readText(input);
  return createCompiler(file.vocabulary).compileFile(file);
}
