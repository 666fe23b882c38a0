import type { Chart } from "./chart.ts";
import { grown } from "./grown.ts";
import { go, type NormalForm, type Nonterminal, type Rule, stop } from "./normal-form.ts";

/** A stretch of tokens that could be read in two ways, as one category. */
export interface Ambiguity {
  readonly category: string;
  readonly start: number;
  readonly end: number;
}

/** The symbols of a rule side by side: most can be decided by their kind and one number. */
interface Symbols {
  readonly rule: Rule;
  readonly kinds: Uint8Array;
  /** The number of the nonterminal. */
  readonly abouts: Int32Array;
}
const aTerminal = 0;
const aCategory = 1;
const anOptional = 2;

const symbolsOf = (rule: Rule): Symbols => ({
  rule,
  kinds: Uint8Array.from(rule.symbols, (symbol) =>
    symbol.terminals !== undefined ? aTerminal : symbol.optional ? anOptional : aCategory,
  ),
  abouts: Int32Array.from(rule.symbols, ({ nonterminal }) => nonterminal ?? 0),
});

/**
 * Reads a derivation off the chart: the choices in the order in which a top-down parser meets them. For a rule its
 * choices, for an optional part or one more item of a list 1 to enter and 0 to go on.
 */
export class Derivation {
  /** Good until the next text is read. */
  choices: Int32Array = new Int32Array(1 << 8);
  private chosen = 0;
  /** The rules of rows and series that the text was read with. */
  rules: Rule[] = [];
  ambiguities: Ambiguity[] = [];
  private readonly chart: Chart;
  private readonly nonterminals: readonly Nonterminal[];
  private readonly symbols: Symbols[][];
  /** The symbols of the rule at hand can share its stretch in several ways. */
  private shared = false;

  constructor(chart: Chart, { nonterminals }: NormalForm) {
    this.chart = chart;
    this.nonterminals = nonterminals;
    this.symbols = nonterminals.map(() => []);
  }

  /** Derives the first so many tokens of the chart's text from a nonterminal. */
  derive(nonterminal: number, end: number): void {
    this.chosen = 0;
    this.rules = [];
    this.ambiguities = [];
    this.deriveNonterminal(nonterminal, 0, end);
  }

  private choose(choice: number): void {
    if (this.chosen === this.choices.length) this.choices = grown(this.choices);
    this.choices[this.chosen++] = choice;
  }

  private deriveNonterminal(number: number, start: number, end: number): void {
    const nonterminal = this.nonterminals[number]!;
    const { sort } = nonterminal;
    if (sort === "leaf") return;
    if (sort === "list") {
      this.deriveList(number, start, end);
      return;
    }
    const { chart } = this;
    const found = chart.endAt(chart.ends(number, start), end);
    const by = chart.ruleOf(found);
    const rule = nonterminal.rules[by]!;
    const { choices } = rule;
    for (let index = 0; index < choices.length; index++) this.choose(choices[index]!);
    if (choices.length > 0 && sort !== "rest") this.rules.push(rule);
    else if (sort !== "part" && sort !== "rest") this.chooseLeaf(rule);
    const outer = this.shared;
    this.shared = chart.alsoOf(found);
    this.deriveSymbols((this.symbols[number]![by] ??= symbolsOf(rule)), start, end);
    // What follows the first item of a series is read in two ways where the series is.
    if (sort === "rest") {
      this.shared ||= outer;
      return;
    }
    if (this.shared && sort !== "part") this.ambiguities.push({ category: nonterminal.category, start, end });
    this.shared = outer;
  }

  /** A single word needs no choice but where a category passes it on. */
  private chooseLeaf({ symbols: [only] }: Rule): void {
    const { sort, rules } = this.nonterminals[only!.nonterminal!]!;
    if (sort === "leaf") this.choose(rules[0]!.number);
  }

  /** In how many ways, up to 2, the rest of a rule can end exactly there. */
  private readings(symbols: Symbols, from: number, at: number, end: number): number {
    if (from === symbols.kinds.length) return at === end ? 1 : 0;
    if (at > end) return 0;
    switch (symbols.kinds[from]) {
      case aTerminal:
        return this.chart.matches(symbols.rule.symbols[from]!.terminals!, at)
          ? this.readings(symbols, from + 1, at + 1, end)
          : 0;
      case aCategory:
        return this.readingsBehind(symbols, from, at, end);
      default: {
        const without = this.readings(symbols, from + 1, at, end);
        return without > 1 ? 2 : Math.min(2, without + this.readingsBehind(symbols, from, at, end));
      }
    }
  }

  /** The same behind each of the ends of a symbol that stands there. */
  private readingsBehind(symbols: Symbols, index: number, at: number, end: number): number {
    const { chart } = this;
    let found = 0;
    for (let each = chart.ends(symbols.abouts[index]!, at); each !== 0; each = chart.after(each)) {
      found += this.readings(symbols, index + 1, chart.endOf(each), end);
      if (found > 1) return 2;
    }
    return found;
  }

  /** The first of a symbol's ends from which the rest can reach the end. Notes whether there are others. */
  private firstEnd(symbols: Symbols, index: number, ends: number, end: number): number {
    const { chart } = this;
    let first = 0;
    for (let each = ends; each !== 0; each = chart.after(each)) {
      if (this.readings(symbols, index + 1, chart.endOf(each), end) === 0) continue;
      if (first !== 0) this.shared = true;
      else first = each;
    }
    return first;
  }

  private deriveSymbols(symbols: Symbols, start: number, end: number): void {
    const { chart } = this;
    const { kinds, abouts } = symbols;
    let position = start;
    for (let index = 0; index < kinds.length; index++) {
      const about = abouts[index]!;
      switch (kinds[index]) {
        // It stands here, or no reading would have come this way.
        case aTerminal:
          position++;
          break;
        case aCategory: {
          let next = end;
          if (index < kinds.length - 1) {
            const ends = chart.ends(about, position);
            next = chart.endOf(chart.after(ends) === 0 ? ends : this.firstEnd(symbols, index, ends, end));
          }
          this.deriveNonterminal(about, position, next);
          position = next;
          break;
        }
        default:
          position = this.deriveOptional(symbols, index, position, end);
      }
    }
  }

  /** What may be absent is, where the text can be read without it. Returns where it ends. */
  private deriveOptional(symbols: Symbols, index: number, at: number, end: number): number {
    const { chart } = this;
    const number = symbols.abouts[index]!;
    const ends = chart.ends(number, at);
    const list = this.nonterminals[number]!.sort === "list";
    let chosen = 0;
    if (ends !== 0) {
      const without = this.readings(symbols, index + 1, at, end) > 0;
      chosen = this.firstEnd(symbols, index, ends, end);
      if (without && chosen !== 0) {
        this.shared = true;
        chosen = 0;
      }
    }
    if (chosen === 0) {
      this.choose(stop);
      return at;
    }
    const next = chart.endOf(chosen);
    if (!list) this.choose(go);
    this.deriveNonterminal(number, at, next);
    return next;
  }

  /** An item of a list takes as much as it can: a phrase belongs to the nearest noun. */
  private deriveList(list: number, start: number, end: number): void {
    const { chart } = this;
    const item = this.nonterminals[list]!.rules[0]!.symbols[0]!.nonterminal!;
    let position = start;
    while (position < end) {
      let next = 0;
      for (let each = chart.ends(item, position); each !== 0; each = chart.after(each)) {
        const to = chart.endOf(each);
        if (to <= next || to > end) continue;
        if (to === end || chart.endAt(chart.ends(list, to), end) !== 0) next = to;
      }
      this.choose(go);
      this.deriveNonterminal(item, position, next);
      position = next;
    }
    this.choose(stop);
  }
}
