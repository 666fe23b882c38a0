import {
  createToken,
  EmbeddedActionsParser,
  type ILookaheadStrategy,
  type IToken,
  Lexer,
  type TokenType,
} from "chevrotain";
import type { Alternative, CompiledCategory, Grammar, Production, Sequence } from "./grammar.ts";
import type { Located, SeriesNode, Span } from "./template.ts";

/** Every decision has been taken by the recognizer; Chevrotain asks for them in the order of the plan. */
class PlannedLookahead implements ILookaheadStrategy {
  decisions: readonly number[] = [];
  private next = 0;

  follow(decisions: readonly number[]): void {
    this.decisions = decisions;
    this.next = 0;
  }
  take(): number {
    return this.decisions[this.next++] ?? 0;
  }
  validate(): [] {
    return [];
  }
  buildLookaheadForAlternation(): () => number {
    return () => this.take();
  }
  buildLookaheadForOptional(): () => boolean {
    return () => this.take() === 1;
  }
}

type Draft = Record<string, unknown>;
type AnyNode = Located;
type CategoryRule = (this: PlannedParser, idxInCallingRule?: number, ...args: unknown[]) => AnyNode;

/** Token types by terminal number; `typeFor` gives words that stand for several terminals a type of their own. */
export interface Vocabulary {
  readonly types: readonly TokenType[];
  readonly typeFor: (terminals: readonly number[]) => TokenType;
}

export const createVocabulary = (grammar: Grammar): Vocabulary => {
  const types = grammar.terminalNames.map((name, index) =>
    createToken({ name: `t${index}`, label: name, pattern: Lexer.NA }),
  );
  const combined = new Map<string, TokenType>();
  // With one type that has a parent Chevrotain compares categories, which later combinations rely on.
  types.push(createToken({ name: "anyTerminal", pattern: Lexer.NA, categories: types.slice(0, 1) }));
  return {
    types,
    typeFor: (terminals) => {
      if (terminals.length === 1) return types[terminals[0]!]!;
      const key = terminals.join(",");
      const known = combined.get(key);
      if (known !== undefined) return known;
      const categories = terminals.map((terminal) => types[terminal]!);
      const made = createToken({ name: `c${key}`, pattern: Lexer.NA, categories });
      combined.set(key, made);
      return made;
    },
  };
};

/**
 * The Chevrotain parser: one rule for each category of the grammar, with actions that build the AST. It never looks
 * ahead by itself and never fails, because it is only run along a plan.
 */
export class PlannedParser extends EmbeddedActionsParser {
  private readonly planned: PlannedLookahead;
  private readonly rulesByCategory: CategoryRule[];
  private readonly vocabularyTypes: readonly TokenType[];
  private draft: Draft = {};

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    const planned = new PlannedLookahead();
    super([...vocabulary.types], {
      lookaheadStrategy: planned,
      skipValidations: true,
      recoveryEnabled: false,
    });
    this.planned = planned;
    this.vocabularyTypes = vocabulary.types;
    this.rulesByCategory = [];
    for (const category of grammar.categories) this.rulesByCategory.push(this.categoryRule(category));
    this.performSelfAnalysis();
  }

  /** Builds the AST of a category from tokens and the recognizer's decisions for them. */
  read(tokens: IToken[], decisions: readonly number[], category: number): AnyNode {
    this.input = tokens;
    this.planned.follow(decisions);
    const node = this.rulesByCategory[category]!.call(this);
    const [error] = this.errors;
    if (error !== undefined) throw error;
    return node;
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
        const token = this.consume(0, this.vocabularyTypes[terminal]!);
        if (this.RECORDING_PHASE) return { span: { start: 0, end: 0 } };
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
    if (alternative.kind === undefined) {
      const only = alternative.body[0];
      if (only?.op !== "category") throw new Error("a passed category is a single category");
      const index = counter.uses++;
      return () => this.subrule(index, this.rulesByCategory[only.category]!);
    }
    const steps = this.steps(alternative.body, counter);
    const { kind, variant } = alternative;
    return () => {
      const outer = this.draft;
      const first = this.LA(1);
      const node: Draft = { kind };
      if (variant > 0) node["variant"] = variant;
      this.draft = node;
      for (const step of steps) step();
      this.draft = outer;
      node["span"] = this.RECORDING_PHASE ? { start: 0, end: 0 } : this.span(first);
      // The row's type is computed from its template; the parser only knows it has a span.
      return node as unknown as AnyNode;
    };
  }

  private steps(body: Sequence, counter: { uses: number }): (() => void)[] {
    return body.map((item) => this.step(item, counter));
  }

  private step(item: Production, counter: { uses: number }): () => void {
    const index = counter.uses++;
    switch (item.op) {
      case "terminal": {
        const type = this.vocabularyTypes[item.terminal]!;
        return () => {
          this.consume(index, type);
        };
      }
      case "either": {
        const first = this.vocabularyTypes[item.first]!;
        const second = this.vocabularyTypes[item.second]!;
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
        const { field, category } = item;
        return () => {
          const value = this.subrule(index, this.rulesByCategory[category]!);
          if (field !== undefined) this.draft[field] = value;
        };
      }
      case "many": {
        const { field, category } = item;
        const options = {
          DEF: () => {
            const value = this.subrule(index, this.rulesByCategory[category]!);
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
    const comma = this.vocabularyTypes[series.comma]!;
    const words = series.conjunctions.map((each) => this.vocabularyTypes[each.terminal]!);
    return this.rule(category.name, () => {
      const first = this.LA(1);
      const items: AnyNode[] = [this.subrule(0, this.rulesByCategory[series.item]!)];
      this.many(0, {
        DEF: () => {
          this.consume(0, comma);
          items.push(this.subrule(1, this.rulesByCategory[series.item]!));
        },
      });
      let conjunction: string | undefined;
      let bare = false;
      const last = (index: number, withComma: boolean) => ({
        ALT: () => {
          if (withComma) this.consume(100 + index, comma);
          this.consume(10 + index, words[index]!);
          items.push(this.subrule(10 + 2 * index + (withComma ? 1 : 0), this.rulesByCategory[series.item]!));
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
      if (conjunction === undefined || this.RECORDING_PHASE) return items[0]!;
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
