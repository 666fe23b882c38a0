import { createToken, EmbeddedActionsParser, type IToken, Lexer, type TokenType } from "chevrotain";
import type { Alternative, CompiledCategory, Grammar, Production, Sequence } from "./grammar.ts";
import type { Located, SeriesNode, Span } from "./template.ts";

/** Chevrotain's number for OR in the keys of its lookahead functions. */
const orMethod = 1;

type Draft = Record<string, unknown>;
type AnyNode = Located;
/** Every row's node has a span; its other fields have the types that its template computes. */
const isLocated = (draft: Draft): draft is Draft & Located => draft["span"] !== undefined;
const unlocated = (): never => {
  throw new Error("a node was made without its span");
};
type CategoryRule = (this: PlannedParser, idxInCallingRule?: number, ...args: unknown[]) => AnyNode;

/** Token types, made when first needed; `typeFor` gives words that stand for several terminals a type of their own. */
export interface Vocabulary {
  readonly type: (terminal: number) => TokenType;
  readonly typeFor: (terminals: readonly number[]) => TokenType;
}

export const createVocabulary = (grammar: Grammar): Vocabulary => {
  const types: TokenType[] = [];
  const type = (terminal: number): TokenType =>
    (types[terminal] ??= createToken({
      name: `t${terminal}`,
      label: grammar.terminalNames[terminal]!,
      pattern: Lexer.NA,
    }));
  const combined = new Map<string, TokenType>();
  return {
    type,
    typeFor: (terminals) => {
      if (terminals.length === 1) return type(terminals[0]!);
      const key = terminals.join(",");
      const known = combined.get(key);
      if (known !== undefined) return known;
      const made = createToken({ name: `c${key}`, pattern: Lexer.NA, categories: terminals.map(type) });
      combined.set(key, made);
      return made;
    },
  };
};

/** With one type that has a parent Chevrotain compares categories, which words of several terminals rely on. */
const seedVocabulary = (): TokenType[] => {
  const parent = createToken({ name: "word", pattern: Lexer.NA });
  return [parent, createToken({ name: "wordOfSeveralKinds", pattern: Lexer.NA, categories: [parent] })];
};

/**
 * The Chevrotain parser: one rule for each category of the grammar, with actions that build the AST. Every decision has
 * been taken by the recognizer, so it neither looks ahead nor fails, and rules are made when a text first needs them:
 * Chevrotain's analysis of the grammar would only serve to compute lookahead.
 */
export class PlannedParser extends EmbeddedActionsParser {
  private readonly grammar: Grammar;
  private readonly vocabulary: Vocabulary;
  private readonly rulesByCategory: (CategoryRule | undefined)[] = [];
  private decisions: readonly number[] = [];
  private nextDecision = 0;
  private readonly alternative = (): number => this.decisions[this.nextDecision++] ?? 0;
  private readonly enters = (): boolean => this.decisions[this.nextDecision++] === 1;
  private draft: Draft = {};
  private kinds = new Set<string>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    super(seedVocabulary(), { skipValidations: true, recoveryEnabled: false });
    this.grammar = grammar;
    this.vocabulary = vocabulary;
  }

  /** Chevrotain asks here how to decide, by a key that holds the method's number. */
  protected getLaFuncFromCache(key: number): (() => number) | (() => boolean) {
    return ((key >> 8) & 15) === orMethod ? this.alternative : this.enters;
  }

  /** Chevrotain's mark that rules may run; while it is down they may be made. */
  protected selfAnalysisDone = true;

  /** The rule that the plan names next. */
  private next(): CategoryRule {
    return this.ruleOf(this.decisions[this.nextDecision++]!);
  }

  private ruleOf(category: number): CategoryRule {
    const known = this.rulesByCategory[category];
    if (known !== undefined) return known;
    this.selfAnalysisDone = false;
    const made = this.categoryRule(this.grammar.categories[category]!);
    this.selfAnalysisDone = true;
    this.rulesByCategory[category] = made;
    return made;
  }

  /** Builds the AST of a category from tokens and the recognizer's decisions for them; says also which rows it used. */
  read(
    tokens: IToken[],
    decisions: readonly number[],
  ): { readonly node: AnyNode; readonly kinds: ReadonlySet<string> } {
    this.kinds = new Set();
    this.input = tokens;
    this.decisions = decisions;
    this.nextDecision = 0;
    const node = this.next().call(this);
    const [error] = this.errors;
    if (error !== undefined) throw error;
    return { node, kinds: this.kinds };
  }

  private rule(name: string, body: () => AnyNode): CategoryRule {
    return this.RULE(name, body) as CategoryRule;
  }

  private span(first: IToken): Span {
    return { start: first.startOffset, end: (this.LA(0).endOffset ?? first.startOffset) + 1 };
  }

  private categoryRule(category: CompiledCategory): CategoryRule {
    if (category.leaf) {
      const { definition, terminal } = category.leaf;
      return this.rule(category.name, () => {
        const token = this.consume(0, this.vocabulary.type(terminal));
        // A leaf's reader makes an object; the span is what all nodes share.
        return { ...(definition.read(token.image) as object), span: this.span(token) };
      });
    }
    if (category.series) return this.seriesRule(category, category.series);
    const { chunks } = category;
    const rules = chunks.map((alternatives, index) =>
      this.rule(
        index === 0 && chunks.length === 1 ? category.name : `${category.name}$${index}`,
        this.alternation(alternatives),
      ),
    );
    if (rules.length === 1) return rules[0]!;
    return this.rule(category.name, () =>
      this.or(0, {
        DEF: rules.map((rule, index) => ({ ALT: () => this.subrule(index, rule) })),
        IGNORE_AMBIGUITIES: true,
      }),
    );
  }

  private alternation(alternatives: readonly Alternative[]): () => AnyNode {
    const counter = { uses: 1 };
    const alts = alternatives.map((alternative) => ({ ALT: this.row(alternative, counter) }));
    const options = { DEF: alts, IGNORE_AMBIGUITIES: true };
    return () => this.or(0, options);
  }

  /** The action of one row: consume its items and collect its fields. */
  private row(alternative: Alternative, counter: { uses: number }): () => AnyNode {
    // The plan goes straight to the category that a passed one leads to.
    if (alternative.kind === undefined) return unlocated;
    const steps = this.steps(alternative.body, counter);
    const { kind, variant } = alternative;
    // Copied for each node: an object that has its fields from the start is made faster than one that gets them.
    const blank: Draft = { kind, ...(variant > 0 ? { variant } : {}) };
    for (const item of alternative.body)
      if (item.op === "category" && item.field !== undefined) blank[item.field] = undefined;
    return () => {
      const outer = this.draft;
      const first = this.LA(1);
      this.kinds.add(kind);
      const node: Draft = { ...blank };
      this.draft = node;
      for (const step of steps) step();
      this.draft = outer;
      node["span"] = this.span(first);
      return isLocated(node) ? node : unlocated();
    };
  }

  private steps(body: Sequence, counter: { uses: number }): (() => void)[] {
    return body.map((item) => this.step(item, counter));
  }

  private step(item: Production, counter: { uses: number }): () => void {
    const index = counter.uses++;
    switch (item.op) {
      case "terminal": {
        const type = this.vocabulary.type(item.terminal);
        return () => {
          this.consume(index, type);
        };
      }
      case "either": {
        const first = this.vocabulary.type(item.first);
        const second = this.vocabulary.type(item.second);
        const value = item.mark === "form" ? "s" : true;
        const other = counter.uses++;
        const options = {
          DEF: [
            { ALT: () => void this.consume(index, first) },
            {
              ALT: () => {
                this.consume(other, second);
                this.draft[item.mark] = value;
              },
            },
          ],
          IGNORE_AMBIGUITIES: true,
        };
        return () => this.or(index, options);
      }
      case "category": {
        const { field } = item;
        return () => {
          const value = this.subrule(index, this.next());
          if (field !== undefined) this.draft[field] = value;
        };
      }
      case "many": {
        const { field } = item;
        const options = {
          DEF: () => {
            const value = this.subrule(index, this.next());
            (this.draft[field] as AnyNode[]).push(value);
          },
        };
        return () => {
          this.draft[field] = [];
          this.many(index, options);
        };
      }
      case "optional": {
        const steps = this.steps(item.body, counter);
        const { flag } = item;
        const options = {
          DEF: () => {
            for (const step of steps) step();
            if (flag !== undefined) this.draft[flag] = true;
          },
        };
        return () => {
          this.option(index, options);
        };
      }
      default:
        return item satisfies never;
    }
  }

  private seriesRule(
    category: CompiledCategory,
    series: NonNullable<CompiledCategory["series"]>,
  ): CategoryRule {
    const comma = this.vocabulary.type(series.comma);
    const words = series.conjunctions.map((each) => this.vocabulary.type(each.terminal));
    return this.rule(category.name, () => {
      const first = this.LA(1);
      const items: AnyNode[] = [this.subrule(0, this.next())];
      this.many(0, {
        DEF: () => {
          this.consume(0, comma);
          items.push(this.subrule(1, this.next()));
        },
      });
      let conjunction: string | undefined;
      let bare = false;
      const last = (index: number, withComma: boolean) => ({
        ALT: () => {
          if (withComma) this.consume(100 + index, comma);
          this.consume(10 + index, words[index]!);
          items.push(this.subrule(10 + 2 * index + (withComma ? 1 : 0), this.next()));
          conjunction = series.conjunctions[index]!.word;
          bare = !withComma;
        },
      });
      this.or(0, {
        DEF: [
          { ALT: () => undefined },
          ...words.flatMap((_, index) => [last(index, false), last(index, true)]),
        ],
        IGNORE_AMBIGUITIES: true,
      });
      if (conjunction === undefined) return items[0]!;
      const node: SeriesNode<AnyNode> = {
        kind: "series",
        items,
        conjunction,
        ...(bare && items.length > 2 ? { bare: true } : {}),
        span: this.span(first),
      };
      return node;
    });
  }
}
