import { createToken, EmbeddedActionsParser, EOF, type IToken, Lexer, type TokenType } from "chevrotain";
import type { Lexeme } from "./beginnings.ts";
import type {
  Alternative,
  CompiledCategory,
  CompiledSeries,
  Grammar,
  Production,
  Sequence,
} from "./grammar.ts";
import type { Located, OwnMeanings, SeriesNode, Span } from "./template.ts";

type AnyNode = Located;
/** Every row's node has a span from the start; its other fields have the types that its template computes. */
type Draft = AnyNode & Record<string, unknown>;
type Rule = (this: PlannedParser, idxInCallingRule?: number, ...args: unknown[]) => AnyNode;
/** A row without other nodes in it. */
const isFlat = (body: Sequence): boolean =>
  body.every(
    (item) => item.op === "terminal" || item.op === "either" || (item.op === "optional" && isFlat(item.body)),
  );

/** Reads a part of a row into its node. */
type Step = (node: Draft) => void;

/** A token as it was written. */
export interface Written {
  readonly image: string;
  readonly word?: { readonly own: OwnMeanings | undefined };
  readonly start: number;
  readonly end: number;
}
/** A node, and the kinds of the rows that it was read with. */
export interface Built {
  readonly node: AnyNode;
  readonly kinds: readonly string[];
}

/** Token types, made when first needed: of terminals, and of words that stand for several. */
class Vocabulary {
  private readonly ofTerminals: TokenType[] = [];
  private readonly ofLexemes: TokenType[] = [];
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  type(terminal: number): TokenType {
    return (this.ofTerminals[terminal] ??= createToken({
      name: `t${terminal}`,
      label: this.names[terminal]!,
      pattern: Lexer.NA,
    }));
  }

  typeFor({ id, terminals }: Lexeme): TokenType {
    return (this.ofLexemes[id] ??=
      terminals.length === 1
        ? this.type(terminals[0]!)
        : createToken({
            name: `c${id}`,
            pattern: Lexer.NA,
            categories: terminals.map((terminal) => this.type(terminal)),
          }));
  }
}

/** With one type that has a parent Chevrotain compares categories, which words of several terminals rely on. */
const seedVocabulary = (): TokenType[] => {
  const parent = createToken({ name: "word", pattern: Lexer.NA });
  return [parent, createToken({ name: "wordOfSeveralKinds", pattern: Lexer.NA, categories: [parent] })];
};

/**
 * The Chevrotain parser: one rule for each row of the grammar, with actions that build the AST. Every decision has been
 * taken by the recognizer, so it neither looks ahead nor fails, choices are plain code, and rules are made when a text
 * first needs them: Chevrotain's analysis of the grammar would only serve to compute lookahead.
 */
export class PlannedParser extends EmbeddedActionsParser {
  private readonly grammar: Grammar;
  private readonly vocabulary: Vocabulary;
  private readonly rules: (Rule | undefined)[] = [];
  /** Readers of what is a few tokens and no more, which needs no rule of Chevrotain's, by the numbers of their rules. */
  private readonly leaves: ((() => AnyNode) | undefined)[] = [];
  private decisions: Int32Array = new Int32Array(0);
  private nextDecision = 0;
  private readonly kinds: string[] = [];
  private kindsFound = 0;
  private latest: Span = { start: -1, end: -1 };
  /** Chevrotain's tokens: the same ones for every text, since no node keeps them. */
  private readonly pool: IToken[] = [];

  constructor(grammar: Grammar) {
    super(seedVocabulary(), { skipValidations: true, recoveryEnabled: false });
    this.grammar = grammar;
    this.vocabulary = new Vocabulary(grammar.terminalNames);
  }

  /** Chevrotain's mark that rules may run; while it is down they may be made. */
  protected selfAnalysisDone = true;

  /** Builds the AST from tokens and the recognizer's decisions for them; its positions count from `base`. */
  read(tokens: readonly Written[], lexemes: readonly Lexeme[], decisions: Int32Array, base: number): Built {
    this.input = tokens.map((token, place) => this.tokenAt(place, token, lexemes[place]!, base));
    this.kindsFound = 0;
    this.decisions = decisions;
    this.nextDecision = 0;
    const node = this.nested();
    if (this.errors.length > 0 || this.LA(1).tokenType !== EOF)
      throw this.errors[0] ?? new Error("the plan is not for the whole text");
    return { node, kinds: this.kinds.slice(0, this.kindsFound) };
  }

  private tokenAt(place: number, { image, word, start, end }: Written, lexeme: Lexeme, base: number): IToken {
    const type = this.vocabulary.typeFor(lexeme);
    const known = this.pool[place];
    if (known === undefined)
      return (this.pool[place] = {
        image,
        payload: word?.own,
        startOffset: start - base,
        endOffset: end - 1 - base,
        tokenType: type,
        tokenTypeIdx: type.tokenTypeIdx!,
      });
    known.image = image;
    known.payload = word?.own;
    known.startOffset = start - base;
    known.endOffset = end - 1 - base;
    known.tokenType = type;
    known.tokenTypeIdx = type.tokenTypeIdx!;
    return known;
  }

  private decide(): number {
    return this.decisions[this.nextDecision++]!;
  }

  /** A node by the rule that the plan names next. */
  private nested(): AnyNode {
    const number = this.decide();
    const leaf = this.leaves[number];
    if (leaf !== undefined) return leaf();
    const rule = this.rules[number];
    if (rule !== undefined) return this.subrule(0, rule);
    this.make(number);
    this.nextDecision--;
    return this.nested();
  }

  private make(number: number): void {
    const category = this.grammar.categories[this.grammar.categoryOfRule[number]!]!;
    if (category.leaf !== undefined) {
      this.leaves[number] = this.leafReader(category.leaf);
      return;
    }
    const alternative = category.alternatives[number - category.firstRule];
    const body =
      category.series !== undefined ? this.seriesReader(category.series) : this.rowReader(alternative!);
    if (alternative !== undefined && isFlat(alternative.body)) {
      this.leaves[number] = body;
      return;
    }
    this.selfAnalysisDone = false;
    // Chevrotain keeps a rule as a field of the parser by its name: names that are numbers leave it a plain object.
    this.rules[number] = this.RULE(String(number), body) as Rule;
    this.selfAnalysisDone = true;
  }

  /** From the next token to the end of one; a node and the one that it begins and ends with have one span between them. */
  private spanTo(last: number): Span {
    return this.span(this.LA_FAST(1), this.pool[last]!);
  }
  private span({ startOffset: start }: IToken, last: IToken): Span {
    const end = last.endOffset! + 1;
    const { latest } = this;
    return latest.start === start && latest.end === end ? latest : (this.latest = { start, end });
  }

  private leafReader({ definition, terminal }: NonNullable<CompiledCategory["leaf"]>): () => AnyNode {
    const type = this.vocabulary.type(terminal);
    return () => {
      const token = this.consume(0, type);
      // A leaf's reader makes a new object; the span is what all nodes share.
      const node = definition.read(token.image, token.payload as OwnMeanings | undefined) as { span?: Span };
      node.span = this.span(token, token);
      return node as AnyNode;
    };
  }

  /** The action of one row: consume its items and collect its fields. */
  private rowReader({ kind, variant, choices, body }: Alternative): () => AnyNode {
    // The plan goes straight to the category that a passed one leads to.
    if (kind === undefined) throw new Error("a category that is passed has no row to read");
    const steps = this.steps(body);
    const made = Object.entries({ variant: variant > 0 ? variant : undefined, ...choices }).filter(
      ([, value]) => value !== undefined,
    );
    const known = made.length > 0 ? { kind, ...Object.fromEntries(made) } : undefined;
    return () => {
      const span = this.spanTo(this.decide() - 1);
      this.kinds[this.kindsFound++] = kind;
      const node: Draft = known === undefined ? { kind, span } : { ...known, span };
      for (let index = 0; index < steps.length; index++) steps[index]!(node);
      return node;
    };
  }

  private steps(body: Sequence): Step[] {
    return body.map((item) => this.step(item));
  }

  private step(item: Production): Step {
    switch (item.op) {
      case "terminal": {
        const type = this.vocabulary.type(item.terminal);
        return () => {
          this.consume(0, type);
        };
      }
      case "either": {
        const first = this.vocabulary.type(item.first);
        const second = this.vocabulary.type(item.second);
        const { mark } = item;
        const value = mark === "form" ? "s" : true;
        return (node) => {
          if (this.decide() === 0) this.consume(0, first);
          else {
            this.consume(0, second);
            node[mark] = value;
          }
        };
      }
      case "category": {
        const { field } = item;
        return field === undefined
          ? () => {
              this.nested();
            }
          : (node) => {
              node[field] = this.nested();
            };
      }
      case "many": {
        const { field } = item;
        return (node) => {
          const found: AnyNode[] = [];
          while (this.decide() === 1) found.push(this.nested());
          node[field] = found;
        };
      }
      case "optional": {
        const steps = this.steps(item.body);
        const { flag } = item;
        return (node) => {
          if (this.decide() === 0) return;
          for (const step of steps) step(node);
          if (flag !== undefined) node[flag] = true;
        };
      }
      default:
        return item satisfies never;
    }
  }

  private seriesReader(series: CompiledSeries): () => AnyNode {
    const comma = this.vocabulary.type(series.comma);
    const words = series.conjunctions.map((each) => this.vocabulary.type(each.terminal));
    return () => {
      const span = this.spanTo(this.decide() - 1);
      const items: AnyNode[] = [this.nested()];
      while (this.decide() === 1) {
        this.consume(0, comma);
        items.push(this.nested());
      }
      // 1 + 2 × conjunction + (1 if a comma precedes it); a single item stands for itself and is no series.
      const code = this.decide() - 1;
      const bare = code % 2 === 0;
      const index = Math.floor(code / 2);
      if (!bare) this.consume(0, comma);
      this.consume(0, words[index]!);
      items.push(this.nested());
      const node: SeriesNode<AnyNode> = {
        kind: "series",
        items,
        conjunction: series.conjunctions[index]!.word,
        ...(bare && items.length > 2 ? { bare: true } : {}),
        span,
      };
      return node;
    };
  }
}
