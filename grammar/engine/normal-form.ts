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

type Apart = Extract<Production, { readonly op: "many" | "optional" }>;
/** How a piece of a row is read; `apart` gives the nonterminal of an optional part or a list. */
const symbolOf = (item: Production, apart: (item: Apart) => number): GrammarSymbol => {
  switch (item.op) {
    case "terminal":
      return terminal(item.terminal);
    case "either":
      return terminal(item.first, item.second);
    case "category":
      return nonterminal(item.category);
    case "many":
    case "optional":
      return nonterminal(apart(item), true);
    default:
      return item satisfies never;
  }
};
const partKey = (symbols: readonly GrammarSymbol[]): string => symbols.map(({ key }) => key).join();
const listKey = (item: number): string => `many ${item}`;
/** The rules of a category of rows, by the number of the first. */
const rowRules = (
  { alternatives }: Grammar["categories"][number],
  first: number,
  read: (item: Production) => GrammarSymbol,
): readonly Rule[] =>
  // Where a category is passed on, the parser goes straight to what is read by it.
  alternatives.map(({ kind, body }, index) => ({
    number: first + index,
    kind,
    choices: kind === undefined ? [] : [first + index],
    symbols: body.map(read),
  }));

/** To enter an optional part, or to read one more item of a list; and to go on behind it. */
export const go = 1;
export const stop = 0;

class Builder {
  private readonly nonterminals: Draft[];
  private rules = 2;
  private readonly grammar: Grammar;
  /** Lists and parts that read the same, in whatever rows, are one nonterminal. */
  private readonly shared = new Map<string, number>();

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

  private add(to: number, symbols: readonly GrammarSymbol[], choices?: readonly number[]): void {
    const number = this.rules++;
    this.nonterminals[to]!.rules.push({ number, kind: undefined, choices: choices ?? [number], symbols });
  }

  private further(category: string, sort: Nonterminal["sort"]): number {
    const number = this.nonterminals.length;
    this.nonterminals.push({ number, category, sort, rules: [] });
    return number;
  }

  private addRows(number: number): void {
    const category = this.grammar.categories[number]!;
    const first = this.rules;
    this.rules += category.alternatives.length;
    const rules = rowRules(category, first, (item) => this.symbol(item, category.name));
    this.nonterminals[number]!.rules.push(...rules);
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
    return symbolOf(item, (apart) =>
      apart.op === "many" ? this.list(apart.category) : this.part(apart.body, category),
    );
  }

  private list(item: number): number {
    const key = listKey(item);
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const number = this.further(this.grammar.categories[item]!.name, "list");
    this.add(number, [nonterminal(item)], []);
    this.add(number, [nonterminal(item), nonterminal(number)], []);
    this.shared.set(key, number);
    return number;
  }

  private part(body: Sequence, category: string): number {
    const symbols = body.map((item) => this.symbol(item, category));
    const key = partKey(symbols);
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const number = this.further(category, "part");
    this.add(number, symbols, []);
    this.shared.set(key, number);
    return number;
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
  /** Each different symbol of the rules below once. */
  readonly symbols: readonly TableSymbol[];
  /**
   * First those of the categories, in their order: of one of rows only the number of its first rule, as the grammar has
   * its rows.
   */
  readonly nonterminals: readonly (
    number | readonly [category: number, sort: Nonterminal["sort"], ...rules: readonly TableRule[]]
  )[];
}

/** A normal form as plain data, which `unpackedNormalForm` reads back. */
export const normalFormTable = (
  { nonterminals, rules }: NormalForm,
  { byName }: Pick<Grammar, "byName">,
): NormalFormTable => {
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
  return {
    rules,
    nonterminals: nonterminals.map(({ category, sort, rules: own }) =>
      sort === "rows" ? (own[0]?.number ?? 0) : [byName.get(category)!.index, sort, ...own.map(ruleOf)],
    ),
    symbols,
  };
};

class Unpacked {
  readonly nonterminals: readonly Nonterminal[];
  private readonly table: NormalFormTable;
  private readonly symbols: (GrammarSymbol | undefined)[] = [];
  /** By the pieces of rows that they are: the same piece of several rows is one. */
  private readonly ofRows = new Map<Production, GrammarSymbol>();
  private shared: ReadonlyMap<string, number> | undefined;

  constructor(table: NormalFormTable, { categories }: Grammar) {
    this.table = table;
    this.nonterminals = table.nonterminals.map((packed, number) => {
      if (typeof packed !== "number") {
        const [category, sort, ...rules] = packed;
        return this.lazily({ number, category: categories[category]!.name, sort }, () => this.rulesOf(rules));
      }
      const category = categories[number]!;
      return this.lazily({ number, category: category.name, sort: "rows" }, () =>
        rowRules(category, packed, (item) => this.symbol(item)),
      );
    });
  }

  private lazily(made: Omit<Nonterminal, "rules">, rules: () => readonly Rule[]): Nonterminal {
    let known: readonly Rule[] | undefined;
    return {
      ...made,
      get rules() {
        return (known ??= rules());
      },
    };
  }

  private rulesOf(packed: readonly TableRule[]): readonly Rule[] {
    let number = 0;
    return packed.map(([step, choices, ...own]): Rule => {
      number += step;
      return {
        number,
        kind: undefined,
        choices: choices === 0 ? [number] : choices,
        symbols: own.map((place) => (this.symbols[place] ??= this.packedSymbol(place))),
      };
    });
  }

  private packedSymbol(place: number): GrammarSymbol {
    const packed = this.table.symbols[place]!;
    if (typeof packed !== "number") return terminal(...packed);
    return packed < 0 ? nonterminal(-1 - packed, true) : nonterminal(packed);
  }

  private symbol(item: Production): GrammarSymbol {
    const known = this.ofRows.get(item);
    if (known !== undefined) return known;
    const made = symbolOf(item, (apart) => this.apart(apart));
    this.ofRows.set(item, made);
    return made;
  }

  private apart(item: Apart): number {
    this.shared ??= new Map(this.nonterminals.flatMap((each) => this.keyOf(each)));
    const key =
      item.op === "many" ? listKey(item.category) : partKey(item.body.map((each) => this.symbol(each)));
    return this.shared.get(key)!;
  }

  /** What a list or a part is found by, and its number. */
  private keyOf(each: Nonterminal): readonly (readonly [string, number])[] {
    if (each.sort !== "list" && each.sort !== "part") return [];
    const { symbols } = each.rules[0]!;
    return [[each.sort === "list" ? listKey(symbols[0]!.nonterminal!) : partKey(symbols), each.number]];
  }
}

/** The normal form of a table and its grammar; the rules of a nonterminal are read when they are asked for. */
export const unpackedNormalForm = (table: NormalFormTable, grammar: Grammar): NormalForm => {
  const { nonterminals } = new Unpacked(table, grammar);
  return { nonterminals, rules: table.rules };
};
