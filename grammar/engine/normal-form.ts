import type { CompiledSeries, Grammar, Production, Sequence } from "./grammar.ts";

/**
 * The grammar as context-free rules of terminals and nonterminals: each category is a nonterminal, and so is each
 * optional part, each repetition, and what follows the first item of a series.
 */
export interface NormalForm {
  /** That of a category has the category's number. */
  readonly nonterminals: readonly Nonterminal[];
  /** How many rules there are. */
  readonly rules: number;
}
export interface Nonterminal {
  readonly number: number;
  /** The category that it is, or that it is a part of. */
  readonly category: string;
  readonly sort: "leaf" | "rows" | "series" | "rest" | "list" | "part";
  /** For a category of rows, in the order of its alternatives. */
  readonly rules: readonly Rule[];
}
export interface Rule {
  /** Counts the rules, from 2. */
  readonly number: number;
  /** The kind of the row that it is. */
  readonly kind: string | undefined;
  /** What the parser is told before it reads by this rule. */
  readonly choices: readonly number[];
  readonly symbols: readonly GrammarSymbol[];
}
export type GrammarSymbol = {
  /** Symbols with the same key read the same; what they are called in the tree does not matter for that. */
  readonly key: string;
} & (
  | { readonly terminals: readonly number[]; readonly nonterminal: undefined; readonly optional: false }
  | {
      readonly terminals: undefined;
      readonly nonterminal: number;
      /** It may be absent. */
      readonly optional: boolean;
    }
);

interface Draft extends Nonterminal {
  readonly rules: Rule[];
}

const terminal = (...terminals: readonly number[]): GrammarSymbol => ({
  key: `t${terminals.join(" ")}`,
  terminals,
  nonterminal: undefined,
  optional: false,
});
const nonterminal = (number: number, optional = false): GrammarSymbol => ({
  key: `${optional ? "o" : "c"}${number}`,
  terminals: undefined,
  nonterminal: number,
  optional,
});

/** To enter an optional part, or to read one more item of a list; and to go on behind it. */
export const go = 1;
export const stop = 0;

class Builder {
  private readonly nonterminals: Draft[];
  private rules = 2;
  private readonly grammar: Grammar;
  /** Lists and parts that read the same, in whatever rows, are one nonterminal. */
  private readonly shared = new Map<string, GrammarSymbol>();

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.nonterminals = grammar.categories.map(({ name, index, leaf, series }) => ({
      number: index,
      category: name,
      sort: leaf !== undefined ? "leaf" : series !== undefined ? "series" : "rows",
      rules: [],
    }));
  }

  build(): NormalForm {
    for (const { index, leaf, series } of this.grammar.categories)
      if (leaf !== undefined) this.add(index, [terminal(leaf.terminal)]);
      else if (series !== undefined) this.addSeries(index, series);
      else this.addRows(index);
    const { nonterminals, rules } = this;
    return { nonterminals, rules };
  }

  private add(
    to: number,
    symbols: readonly GrammarSymbol[],
    choices?: readonly number[],
    kind?: string,
  ): void {
    const number = this.rules++;
    this.nonterminals[to]!.rules.push({ number, kind, choices: choices ?? [number], symbols });
  }

  private further(category: string, sort: Nonterminal["sort"]): number {
    const number = this.nonterminals.length;
    this.nonterminals.push({ number, category, sort, rules: [] });
    return number;
  }

  private addRows(category: number): void {
    const { alternatives, name } = this.grammar.categories[category]!;
    // Where a category is passed on, the parser goes straight to what is read by it.
    for (const { kind, body } of alternatives)
      this.add(
        category,
        body.map((item) => this.symbol(item, name)),
        kind === undefined ? [] : undefined,
        kind,
      );
  }

  /** "A", "A c B", "A, B, c C", "A, B c C". */
  private addSeries(category: number, series: CompiledSeries): void {
    const { name } = this.grammar.categories[category]!;
    const item = nonterminal(series.item);
    const comma = terminal(series.comma);
    const second = this.further(name, "rest");
    const later = this.further(name, "rest");
    this.add(category, [item], []);
    this.add(category, [item, nonterminal(second)]);
    series.conjunctions.forEach((conjunction, place) => {
      const word = terminal(conjunction.terminal);
      for (const rest of [second, later]) this.add(rest, [word, item], [stop, 2 * place]);
      this.add(later, [comma, word, item], [stop, 2 * place + 1]);
    });
    for (const rest of [second, later]) this.add(rest, [comma, item, nonterminal(later)], [go]);
  }

  private symbol(item: Production, category: string): GrammarSymbol {
    switch (item.op) {
      case "terminal":
        return terminal(item.terminal);
      case "either":
        return terminal(item.first, item.second);
      case "category":
        return nonterminal(item.category);
      case "many":
        return this.list(item.category);
      case "optional":
        return this.part(item.body, category);
      default:
        return item satisfies never;
    }
  }

  private list(item: number): GrammarSymbol {
    const key = `many ${item}`;
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const number = this.further(this.grammar.categories[item]!.name, "list");
    this.add(number, [nonterminal(item)], []);
    this.add(number, [nonterminal(item), nonterminal(number)], []);
    const made = nonterminal(number, true);
    this.shared.set(key, made);
    return made;
  }

  private part(body: Sequence, category: string): GrammarSymbol {
    const symbols = body.map((item) => this.symbol(item, category));
    const key = symbols.map((each) => each.key).join();
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const number = this.further(category, "part");
    this.add(number, symbols, []);
    const made = nonterminal(number, true);
    this.shared.set(key, made);
    return made;
  }
}

/** Puts a grammar into normal form. */
export const normalFormOf = (grammar: Grammar): NormalForm => new Builder(grammar).build();

/** A symbol of a normal form as plain data: its terminals; or its nonterminal, below 0 where it may be absent. */
type TableSymbol = readonly number[] | number;
/** A rule: by how much its number is above that of the one before it, its choices where they are not its own number, its symbols. */
type TableRule = readonly [step: number, choices: readonly number[] | 0, ...symbols: readonly number[]];
/** A normal form as plain data, beside the grammar that it is of. */
export interface NormalFormTable {
  readonly rules: number;
  /** Each different symbol once. */
  readonly symbols: readonly TableSymbol[];
  /** First those of the categories, in their order. */
  readonly nonterminals: readonly (readonly [
    category: number,
    sort: Nonterminal["sort"],
    ...rules: readonly TableRule[],
  ])[];
}

/** A normal form as plain data, which `unpackedNormalForm` reads back. */
export const normalFormTable = ({ nonterminals, rules }: NormalForm): NormalFormTable => {
  const numbers = new Map<string, number>();
  const symbols: TableSymbol[] = [];
  const numberOf = (symbol: GrammarSymbol): number => {
    const known = numbers.get(symbol.key);
    if (known !== undefined) return known;
    numbers.set(symbol.key, symbols.length);
    const { terminals, optional } = symbol;
    symbols.push(terminals ?? (optional ? -1 - symbol.nonterminal : symbol.nonterminal));
    return symbols.length - 1;
  };
  const ruleOf = (
    { number, choices, symbols: own }: Rule,
    place: number,
    all: readonly Rule[],
  ): TableRule => {
    const isOwn = choices.length === 1 && choices[0] === number;
    return [number - (all[place - 1]?.number ?? 0), isOwn ? 0 : choices, ...own.map(numberOf)];
  };
  const categories = new Map<string, number>();
  const categoryOf = (name: string): number => {
    const known = categories.get(name) ?? categories.size;
    categories.set(name, known);
    return known;
  };
  return {
    rules,
    nonterminals: nonterminals.map(({ category, sort, rules: own }) => [
      categoryOf(category),
      sort,
      ...own.map(ruleOf),
    ]),
    symbols,
  };
};

/** The normal form of a table and its grammar; the rules of a nonterminal are read when they are asked for. */
export const unpackedNormalForm = (table: NormalFormTable, { categories }: Grammar): NormalForm => {
  const symbols: (GrammarSymbol | undefined)[] = [];
  const symbolOf = (packed: TableSymbol): GrammarSymbol =>
    typeof packed !== "number"
      ? terminal(...packed)
      : packed < 0
        ? nonterminal(-1 - packed, true)
        : nonterminal(packed);
  const rulesOf = (packed: readonly TableRule[], rows: Grammar["categories"][number]["alternatives"]) => {
    let number = 0;
    return packed.map(([step, choices, ...own], index): Rule => {
      number += step;
      return {
        number,
        kind: rows[index]?.kind,
        choices: choices === 0 ? [number] : choices,
        symbols: own.map((place) => (symbols[place] ??= symbolOf(table.symbols[place]!))),
      };
    });
  };
  const nonterminals = table.nonterminals.map(([category, sort, ...packed], number): Nonterminal => {
    let known: readonly Rule[] | undefined;
    return {
      number,
      category: categories[category]!.name,
      sort,
      get rules() {
        return (known ??= rulesOf(packed, sort === "rows" ? categories[category]!.alternatives : []));
      },
    };
  });
  return { nonterminals, rules: table.rules };
};
