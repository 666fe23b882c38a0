import { makeLexeme } from "./engine/beginnings.ts";
import { expectedAt } from "./engine/expected.ts";
import { PlannedParser } from "./engine/parser.ts";
import { createPrinter } from "./engine/printer.ts";
import { type Failure, type Lexeme, type Plan, Recognizer } from "./engine/recognizer.ts";
import type { Located, PrintContext } from "./engine/template.ts";
import { grammar, type Nodes } from "./language/index.ts";
import type { Paragraph, Token } from "./lexer.ts";

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
  /** Of the text at hand: used again and again. */
  readonly lexemes: Lexeme[];
  /** Words that can stand for the same terminals are one lexeme. */
  readonly byTerminals: Map<string, Lexeme>;
  parser?: PlannedParser;
}
let machine: Machine | undefined;
const theMachine = (): Machine =>
  (machine ??= {
    recognizer: new Recognizer(grammar()),
    lexemes: [],
    byTerminals: new Map(),
  });

const lexemeFor = (keys: readonly string[]): Lexeme => {
  const { byTerminals } = theMachine();
  const terminals = keys.flatMap((key) => grammar().terminals.get(key) ?? []).sort((a, b) => a - b);
  const key = terminals.join(" ");
  const known = byTerminals.get(key);
  if (known !== undefined) return known;
  const lexeme = makeLexeme(byTerminals.size + 1, terminals, grammar());
  byTerminals.set(key, lexeme);
  return lexeme;
};

const lexemeOf = ({ word }: Token): Lexeme => (word.lexeme ??= lexemeFor(word.keys));

/** The node of a whole reading knows the kinds of its rows; no field of the syntax tree. */
const kindsOfRows = Symbol("kinds");
type Whole = Located & { [kindsOfRows]?: readonly string[] };

/** The kinds of the rows that a text was read with, by its node; some several times. */
export const kindsIn = (root: Located): readonly string[] => {
  const kinds = (root as Whole)[kindsOfRows];
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
  const { recognizer, lexemes } = theMachine();
  for (let place = 0; place < tokens.length; place++) lexemes[place] = lexemeOf(tokens[place]!);
  const result = recognizer.recognize(lexemes, tokens.length, index);
  if (isFailure(result)) {
    const at = tokens[result.at];
    const last = tokens[tokens.length - 1];
    return {
      start: (at?.start ?? last?.end ?? base) - base,
      end: (at?.end ?? last?.end ?? base) - base,
      get expected() {
        const expected = expectedAt(grammar(), tokens.map(lexemeOf), index, result.at);
        return expected.map((terminal) => grammar().terminalNames[terminal]!);
      },
    };
  }
  const parser = (theMachine().parser ??= new PlannedParser(grammar()));
  // The rule of a category builds that category's nodes: the types were computed from the same rows.
  const read = parser.read(tokens, lexemes, result.decisions, base);
  const node = read.node as Nodes[C];
  (node as Whole)[kindsOfRows] = read.kinds;
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
