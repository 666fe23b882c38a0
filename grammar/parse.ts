import type { Ambiguity } from "./engine/derivation.ts";
import { Engine, type Stop } from "./engine/engine.ts";
import type { Lexeme } from "./engine/first-sets.ts";
import { Printer } from "./engine/printer.ts";
import type { Located, PrintContext } from "./engine/template.ts";
import { grammar, type Nodes, normalForm } from "./language/index.ts";
import type { Paragraph, Token } from "./lexer.ts";
import { selfWord } from "./words.ts";

/** The syntax tree of a paragraph. */
export type ParagraphNode = Nodes["paragraph"];

/** A paragraph that was read: its AST, and the stretches that could be read in two ways (a defect of the grammar). */
export interface Reading<N = ParagraphNode> {
  readonly node: N;
  readonly ambiguities: readonly Ambiguity[];
}
/** Where reading stopped (finding out what could have stood there reads the text once more), and the terminals that could have stood there. */
export interface Refusal {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
}

let made: Engine | undefined;
const engine = (): Engine => (made ??= new Engine(grammar(), normalForm()));
const lexemeOf = ({ word }: Pick<Token, "word">): Lexeme => (word.lexeme ??= engine().lexeme(word.keys));

/** Whether a token can be read as the card's own name only; on a card named "Goad" that word is a verb as well. */
export const isNameAlone = (token: Token): boolean => lexemeOf(token) === lexemeOf({ word: selfWord });

/** The node of a whole reading knows the kinds of its rows; no field of the syntax tree. */
const kindsOfRows = Symbol("kinds");
type Whole = Located & { [kindsOfRows]?: readonly string[] };

/** The kinds of the rows that a text was read with, by its node; some several times. */
export const kindsIn = (root: Located): readonly string[] => {
  const kinds = (root as Whole)[kindsOfRows];
  if (kinds === undefined) throw new Error("kinds are known of whole readings only");
  return kinds;
};

/** Whether rows of these kinds can be in a tree: not, if it is that of a whole text and was read without them. */
export const canHave = (root: Located, kinds: ReadonlySet<string>): boolean =>
  (root as Whole)[kindsOfRows]?.some((kind) => kinds.has(kind)) ?? true;

const refusal = (
  stop: Stop,
  tokens: readonly Token[],
  { category, base }: { readonly category: number; readonly base: number },
): Refusal => {
  const at = tokens[stop.stopped];
  const last = tokens[tokens.length - 1];
  return {
    start: (at?.start ?? last?.end ?? base) - base,
    end: (at?.end ?? last?.end ?? base) - base,
    get expected() {
      return engine().expected(category, tokens.map(lexemeOf), stop);
    },
  };
};

/**
 * Reads tokens as a node of a category: an AST, or the place where reading stopped. All positions in the result count
 * from `base`.
 */
export const parseTokens = <C extends keyof Nodes & string>(
  tokens: readonly Token[],
  name: C,
  base = 0,
): Reading<Nodes[C]> | Refusal => {
  const { index: category } = grammar().byName.get(name)!;
  const read = engine().read(category, { tokens, lexemes: tokens.map(lexemeOf), base });
  if ("stopped" in read) return refusal(read, tokens, { category, base });
  // The rule of a category builds that category's nodes: the types were computed from the same rows.
  const node = read.node as Nodes[C];
  (node as Whole)[kindsOfRows] = read.kinds;
  const ambiguities = read.ambiguities.map((each): Ambiguity => ({
    ...each,
    start: (tokens[each.start]?.start ?? base) - base,
    end: (tokens[each.end - 1]?.end ?? base) - base,
  }));
  return { node, ambiguities };
};

/** Reads one paragraph; positions count from its start. */
export const parseParagraph = (paragraph: Paragraph): Reading | Refusal =>
  parseTokens(paragraph.tokens, "paragraph", paragraph.start);

let printer: Printer | undefined;
/** Prints a node of a category. */
export const printNode = (node: Located, category: keyof Nodes & string, context: PrintContext): string =>
  (printer ??= new Printer(grammar())).print(node, category, context);

/** The keys of the terminals that can stand behind tokens, as a text of a category goes on; none where nothing can. */
export const expectedAfter = (
  tokens: readonly Token[],
  name: keyof Nodes & string = "paragraph",
): readonly string[] => {
  const { index: category } = grammar().byName.get(name)!;
  return engine().expected(category, tokens.map(lexemeOf), { stopped: tokens.length });
};
