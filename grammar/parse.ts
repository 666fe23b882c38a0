import { createVocabulary, PlannedParser, type Vocabulary } from "./engine/parser.ts";
import { createPrinter } from "./engine/printer.ts";
import { type Failure, type Lexeme, type Plan, Recognizer } from "./engine/recognizer.ts";
import type { Located, PrintContext } from "./engine/template.ts";
import { grammar, type Nodes } from "./language/index.ts";
import type { Paragraph, Token } from "./lexer.ts";
import type { IToken, TokenType } from "chevrotain";

export type ParagraphNode = Nodes["paragraph"];

/** A paragraph that was read: its AST, and the stretches that could be read in two ways (a defect of the grammar). */
export interface Reading<N = ParagraphNode> {
  readonly node: N;
  readonly ambiguities: readonly {
    readonly category: string;
    readonly start: number;
    readonly end: number;
  }[];
}
/** Where reading stopped (finding out what could have stood there reads the text once more), and the terminals that could have stood there. */
export interface Refusal {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
}

interface Machine {
  readonly recognizer: Recognizer;
  /** Words that can stand for the same terminals are one lexeme. */
  readonly byTerminals: Map<string, Lexeme>;
  /** Chevrotain's types of the lexemes, by their numbers. */
  readonly types: TokenType[];
  vocabulary?: Vocabulary;
  parser?: PlannedParser;
}
let machine: Machine | undefined;
const theMachine = (): Machine =>
  (machine ??= {
    recognizer: new Recognizer(grammar()),
    byTerminals: new Map(),
    types: [],
  });

const makeLexeme = (keys: readonly string[]): Lexeme => {
  const { byTerminals } = theMachine();
  const terminals = keys.flatMap((key) => grammar().terminals.get(key) ?? []).sort((a, b) => a - b);
  const key = terminals.join(" ");
  const known = byTerminals.get(key);
  if (known !== undefined) return known;
  const lexeme = { id: byTerminals.size + 1, terminals };
  byTerminals.set(key, lexeme);
  return lexeme;
};

const lexemeOf = ({ word }: Token): Lexeme => (word.lexeme ??= makeLexeme(word.keys));

const parser = (): { parser: PlannedParser; vocabulary: Vocabulary } => {
  const the = theMachine();
  the.vocabulary ??= createVocabulary(grammar());
  the.parser ??= new PlannedParser(grammar(), the.vocabulary);
  return { parser: the.parser, vocabulary: the.vocabulary };
};

const kindsByNode = new WeakMap<object, ReadonlySet<string>>();
/** The kinds of the rows that a text was read with, by its node. */
export const kindsIn = (root: Located): ReadonlySet<string> => {
  const kinds = kindsByNode.get(root);
  if (kinds === undefined) throw new Error("kinds are known of whole readings only");
  return kinds;
};

const isFailure = (result: Plan | Failure): result is Failure => "at" in result;

/**
 * Reads tokens as a node of a category: an AST, or the place where reading stopped. All positions in the result count
 * from `base`.
 */
export const parseTokens = <C extends keyof Nodes & string>(
  tokens: readonly Token[],
  category: C,
  base = 0,
): Reading<Nodes[C]> | Refusal => {
  const index = grammar().byName.get(category)!.index;
  const lexemes = tokens.map(lexemeOf);
  const { recognizer } = theMachine();
  const result = recognizer.recognize(lexemes, index);
  if (isFailure(result)) {
    const at = tokens[result.at];
    const last = tokens[tokens.length - 1];
    return {
      start: (at?.start ?? last?.end ?? base) - base,
      end: (at?.end ?? last?.end ?? base) - base,
      get expected() {
        const { expected } = recognizer.explain(lexemes, index, result.at);
        return expected.map((terminal) => grammar().terminalNames[terminal]!);
      },
    };
  }
  const built = parser();
  const { types } = theMachine();
  const input = tokens.map((token, place): IToken => {
    const { id, terminals } = lexemes[place]!;
    const type = (types[id] ??= built.vocabulary.typeFor(terminals));
    return {
      image: token.image,
      startOffset: token.start - base,
      endOffset: token.end - 1 - base,
      tokenType: type,
      tokenTypeIdx: type.tokenTypeIdx!,
    };
  });
  // The rule of a category builds that category's nodes: the types were computed from the same rows.
  const read = built.parser.read(input, result.decisions);
  const node = read.node as Nodes[C];
  kindsByNode.set(node, read.kinds);
  const ambiguities = result.ambiguities.map(({ category: name, start, end }) => ({
    category: name,
    start: (tokens[start]?.start ?? base) - base,
    end: (tokens[end - 1]?.end ?? base) - base,
  }));
  return { node, ambiguities };
};

/** Reads one paragraph; positions count from its start. */
export const parseParagraph = (paragraph: Paragraph): Reading | Refusal =>
  parseTokens(paragraph.tokens, "paragraph", paragraph.start);

let print: ReturnType<typeof createPrinter> | undefined;
/** Prints a node of a category. */
export const printNode = (node: Located, category: keyof Nodes & string, context: PrintContext): string =>
  (print ??= createPrinter(grammar()))(node, category, context);
