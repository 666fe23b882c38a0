import type { Lexeme } from "./beginnings.ts";
import type { CompiledSeries, Grammar, Production, Sequence } from "./grammar.ts";

/** Reads a text that is refused once more, in every way, and takes down what is looked for at one token. */
class Expectation {
  readonly expected = new Set<number>();
  private readonly grammar: Grammar;
  private readonly tokens: readonly Lexeme[];
  private readonly place: number;
  private readonly memo = new Map<number, readonly number[]>();

  constructor(grammar: Grammar, tokens: readonly Lexeme[], place: number) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.place = place;
  }

  private matches(terminal: number, at: number): boolean {
    if (this.tokens[at]?.terminals.includes(terminal) === true) return true;
    if (at === this.place) this.expected.add(terminal);
    return false;
  }

  /** Where a category that begins at a token can end. */
  ends(category: number, at: number): readonly number[] {
    const key = at * this.grammar.categories.length + category;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    // While it is looked for it is nowhere: guards against a category that begins with itself.
    this.memo.set(key, []);
    const { leaf, series, alternatives } = this.grammar.categories[category]!;
    const found = new Set<number>();
    if (leaf !== undefined) {
      if (this.matches(leaf.terminal, at)) found.add(at + 1);
    } else if (series !== undefined) this.seriesEnds(series, at, found);
    else for (const { body } of alternatives) for (const end of this.sequenceEnds(body, at)) found.add(end);
    const ends = [...found];
    this.memo.set(key, ends);
    return ends;
  }

  private sequenceEnds(body: Sequence, at: number): ReadonlySet<number> {
    let reached: ReadonlySet<number> = new Set([at]);
    for (const item of body) {
      const next = new Set<number>();
      for (const from of reached) for (const end of this.itemEnds(item, from)) next.add(end);
      reached = next;
    }
    return reached;
  }

  private itemEnds(item: Production, at: number): Iterable<number> {
    switch (item.op) {
      case "terminal":
        return this.matches(item.terminal, at) ? [at + 1] : [];
      case "either":
        return this.matches(item.first, at) || this.matches(item.second, at) ? [at + 1] : [];
      case "category":
        return this.ends(item.category, at);
      case "many": {
        const reached = new Set([at]);
        for (const from of reached) for (const end of this.ends(item.category, from)) reached.add(end);
        return reached;
      }
      case "optional":
        return [at, ...this.sequenceEnds(item.body, at)];
      default:
        return item satisfies never;
    }
  }

  private seriesEnds({ item, comma, conjunctions }: CompiledSeries, at: number, found: Set<number>): void {
    let reached = new Set(this.ends(item, at));
    for (const end of reached) found.add(end);
    for (let items = 1; reached.size > 0; items++) {
      for (const { terminal } of conjunctions)
        for (const end of reached) {
          if (this.matches(terminal, end)) for (const last of this.ends(item, end + 1)) found.add(last);
          else if (items > 1 && this.matches(comma, end) && this.matches(terminal, end + 1))
            for (const last of this.ends(item, end + 2)) found.add(last);
        }
      const next = new Set<number>();
      for (const end of reached)
        if (this.matches(comma, end)) for (const each of this.ends(item, end + 1)) next.add(each);
      reached = next;
    }
  }
}

/** The terminals that some reading of the tokens before it looks for at a token. */
export const expectedAt = (
  grammar: Grammar,
  tokens: readonly Lexeme[],
  category: number,
  place: number,
): readonly number[] => {
  const expectation = new Expectation(grammar, tokens, place);
  expectation.ends(category, 0);
  return [...expectation.expected];
};
