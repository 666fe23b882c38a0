import type { Lexeme } from "./beginnings.ts";
import { Chart } from "./chart.ts";
import { grown } from "./grown.ts";
import type { CompiledSeries, Production, Sequence } from "./grammar.ts";

export type { Lexeme } from "./beginnings.ts";

/**
 * The decisions of a parse in the order in which a top-down parser meets them: the number of the rule that reads a
 * stretch and where that ends, for an optional part or a repetition 1 to enter and 0 to go on, for a series whether items follow and by
 * which conjunction.
 */
export interface Plan {
  readonly decisions: Int32Array;
  /** Token ranges that could be read in two ways. */
  readonly ambiguities: readonly {
    readonly category: string;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Where reading stopped: the first token that no reading can use. */
export interface Failure {
  readonly at: number;
}

/** The kinds of a sequence's items side by side: most can be decided by their kind and one number. */
interface Items {
  readonly body: Sequence;
  readonly kinds: Uint8Array;
  /** The terminal, the first terminal, the category or the decision. */
  readonly abouts: Int32Array;
}
const aTerminal = 0;
const oneOfTwo = 1;
const aCategory = 2;
const aRepetition = 3;
const anOption = 4;
const kindOf = {
  terminal: aTerminal,
  either: oneOfTwo,
  category: aCategory,
  many: aRepetition,
  optional: anOption,
} as const;
const aboutOf = (item: Production): number => {
  switch (item.op) {
    case "terminal":
      return item.terminal;
    case "either":
      return item.first;
    case "category":
    case "many":
      return item.category;
    case "optional":
      return item.decision;
    default:
      return item satisfies never;
  }
};
const itemsOf = (body: Sequence): Items => ({
  body,
  kinds: Uint8Array.from(body, ({ op }) => kindOf[op]),
  abouts: Int32Array.from(body, aboutOf),
});

/** Takes every decision of a parse by the chart: each leads to a reading of the whole text. */
export class Recognizer extends Chart {
  private decisions: Int32Array = new Int32Array(1 << 8);
  private decided = 0;
  /** By the numbers of rules. */
  private readonly rows: (Items | undefined)[] = [];
  /** Optional parts, by their decisions. */
  private readonly parts: (Items | undefined)[] = [];
  /** The items of the row at hand can share its stretch in several ways. */
  private shared = false;
  private ambiguities: { category: string; start: number; end: number }[] = [];

  /** Reads the first so many words as one node of the category. The decisions are good until the next text is read. */
  recognize(words: readonly Lexeme[], count: number, category: number): Plan | Failure {
    this.begin(words, count);
    if (this.endAt(this.ends(category, 0), count) === 0) return { at: this.furthest };
    this.decided = 0;
    this.ambiguities = [];
    this.derive(category, 0, count);
    return { decisions: this.decisions, ambiguities: this.ambiguities };
  }

  private decide(decision: number): void {
    if (this.decided === this.decisions.length) this.decisions = grown(this.decisions);
    this.decisions[this.decided++] = decision;
  }

  /** Decides a stretch: first the category whose rule reads it, found by going through those that only pass it on. */
  private derive(category: number, start: number, end: number): void {
    const compiled = this.grammar.categories[category]!;
    if (compiled.leaf !== undefined) {
      this.decide(compiled.firstRule);
      return;
    }
    const found = this.endAt(this.ends(category, start), end);
    const by = this.byOf(found);
    if (this.alsoOf(found)) this.ambiguities.push({ category: compiled.name, start, end });
    if (compiled.series !== undefined) {
      this.deriveSeries(category, compiled.series, start, end);
      return;
    }
    const { passed, body } = compiled.alternatives[by]!;
    if (passed !== undefined) {
      this.derive(passed, start, end);
      return;
    }
    const rule = compiled.firstRule + by;
    this.decide(rule);
    this.decide(end);
    const outer = this.shared;
    this.shared = false;
    this.deriveSequence((this.rows[rule] ??= itemsOf(body)), start, end);
    if (this.shared) this.ambiguities.push({ category: compiled.name, start, end });
    this.shared = outer;
  }

  /** The ends of an optional part at a token, or 0: of nothing, with or without it. */
  private optionalEnds(items: Items, index: number, at: number): number {
    const item = items.body[index]!;
    return item.op === "optional" ? this.partEnds(this.beginnings.partRoot(item).id, at) : 0;
  }

  private either(items: Items, index: number, at: number): boolean {
    const item = items.body[index]!;
    return item.op === "either" && (this.matches(item.first, at) || this.matches(item.second, at));
  }

  /** In how many ways, up to 2, the rest of a sequence can end exactly there. */
  private readings(items: Items, from: number, at: number, end: number): number {
    if (from === items.kinds.length) return at === end ? 1 : 0;
    if (at > end) return 0;
    const about = items.abouts[from]!;
    switch (items.kinds[from]) {
      case aTerminal:
        return this.matches(about, at) ? this.readings(items, from + 1, at + 1, end) : 0;
      case oneOfTwo:
        return this.either(items, from, at) ? this.readings(items, from + 1, at + 1, end) : 0;
      case aCategory:
        return this.readingsBehind(items, from, this.ends(about, at), end);
      case aRepetition: {
        let found = 0;
        for (const next of this.manyEnds(about, at)) {
          found += this.readings(items, from + 1, next, end);
          if (found > 1) return 2;
        }
        return found;
      }
      default: {
        const without = this.readings(items, from + 1, at, end);
        if (without > 1) return 2;
        return Math.min(
          2,
          without + this.readingsBehind(items, from, this.optionalEnds(items, from, at), end),
        );
      }
    }
  }

  /** The same behind each of the ends of an item. */
  private readingsBehind(items: Items, index: number, ends: number, end: number): number {
    let found = 0;
    for (let each = ends; each !== 0; each = this.after(each)) {
      found += this.readings(items, index + 1, this.endOf(each), end);
      if (found > 1) return 2;
    }
    return found;
  }

  /** The first of an item's ends from which the rest can reach the end, and whether there are others. */
  private choose(items: Items, index: number, ends: number, end: number): number {
    let first = 0;
    for (let each = ends; each !== 0; each = this.after(each)) {
      if (this.readings(items, index + 1, this.endOf(each), end) === 0) continue;
      if (first !== 0) this.shared = true;
      else first = each;
    }
    return first;
  }

  /** The same for a repetition that begins at a token. */
  private chooseMany(items: Items, index: number, at: number, end: number): number {
    let first = -1;
    for (const each of this.manyEnds(items.abouts[index]!, at)) {
      if (this.readings(items, index + 1, each, end) === 0) continue;
      if (first >= 0) this.shared = true;
      else first = each;
    }
    return first;
  }

  /** Notes where the items can share the stretch in several ways. */
  private deriveSequence(items: Items, start: number, end: number): void {
    const { kinds, abouts } = items;
    let position = start;
    for (let index = 0; index < kinds.length; index++) {
      const about = abouts[index]!;
      switch (kinds[index]) {
        // A terminal: it stands here, or no reading would have come this way.
        case aTerminal:
          position++;
          break;
        // One of two terminals.
        case oneOfTwo:
          this.decide(this.tokens[position]!.terminals.includes(about) ? 0 : 1);
          position++;
          break;
        // A category.
        case aCategory: {
          let next = end;
          if (index < kinds.length - 1) {
            const ends = this.ends(about, position);
            next = this.endOf(this.after(ends) === 0 ? ends : this.choose(items, index, ends, end));
          }
          this.derive(about, position, next);
          position = next;
          break;
        }
        // A repetition.
        case aRepetition: {
          const next =
            this.ends(about, position) === 0 ? position : this.chooseMany(items, index, position, end);
          this.deriveMany(about, position, next);
          position = next;
          break;
        }
        // An optional part.
        default: {
          const ends = this.optionalEnds(items, index, position);
          let chosen = 0;
          if (ends !== 0) {
            const without = this.readings(items, index + 1, position, end) > 0;
            chosen = this.choose(items, index, ends, end);
            if (without && chosen !== 0) {
              this.shared = true;
              chosen = 0;
            }
          }
          const item = items.body[index]!;
          if (chosen === 0 || item.op !== "optional") this.decide(0);
          else {
            const next = this.endOf(chosen);
            this.decide(1);
            const outer = this.shared;
            this.deriveSequence((this.parts[about] ??= itemsOf(item.body)), position, next);
            this.shared = outer;
            position = next;
          }
        }
      }
    }
  }

  private deriveMany(category: number, start: number, end: number): void {
    let position = start;
    while (position < end) {
      const from = position;
      // What is repeated takes as much as it can: a phrase belongs to the nearest noun.
      let next = 0;
      for (let each = this.ends(category, from); each !== 0; each = this.after(each)) {
        const to = this.endOf(each);
        if (to > next && to <= end && this.manyReaches(category, to, end)) next = to;
      }
      if (next === 0) throw new Error("a repetition lost its way");
      this.decide(1);
      this.derive(category, from, next);
      position = next;
    }
    this.decide(0);
  }

  private manyReaches(category: number, at: number, end: number): boolean {
    if (at === end) return true;
    for (let each = this.ends(category, at); each !== 0; each = this.after(each))
      if (this.endOf(each) <= end && this.manyReaches(category, this.endOf(each), end)) return true;
    return false;
  }

  /** Decisions between the items: 1 for a comma; 0 and 1 + 2 × conjunction + (1 if a comma precedes it) before the last. */
  private deriveSeries(category: number, series: CompiledSeries, start: number, end: number): void {
    // Most are one item, which stands for itself.
    let joined = false;
    for (let at = start + 1; at < end; at++) if (this.tokens[at]!.joins) joined = true;
    if (!joined) {
      this.derive(series.item, start, end);
      return;
    }
    const found: { items: readonly number[]; last: number }[] = [];
    /** Where the items so far begin and end. */
    const items: number[] = [];
    const search = (at: number): void => {
      for (let each = this.ends(series.item, at); each !== 0 && found.length < 2; each = this.after(each)) {
        const itemEnd = this.endOf(each);
        if (itemEnd > end) continue;
        if (itemEnd === end) {
          if (items.length === 0) found.push({ items: [at, end], last: 0 });
          continue;
        }
        if (!this.tokens[itemEnd]!.joins) continue;
        items.push(at, itemEnd);
        const close = (from: number, code: number): void => {
          if (this.endAt(this.ends(series.item, from), end) !== 0)
            found.push({ items: [...items, from, end], last: code });
        };
        const comma = this.matches(series.comma, itemEnd);
        series.conjunctions.forEach(({ terminal }, index) => {
          if (this.matches(terminal, itemEnd)) close(itemEnd + 1, 1 + 2 * index);
          if (items.length > 2 && comma && this.matches(terminal, itemEnd + 1))
            close(itemEnd + 2, 2 + 2 * index);
        });
        if (comma) search(itemEnd + 1);
        items.length -= 2;
      }
    };
    search(start);
    const reading = found[0]!;
    if (found.length > 1)
      this.ambiguities.push({ category: this.grammar.categories[category]!.name, start, end });
    const { items: places } = reading;
    if (places.length === 2) {
      this.derive(series.item, start, end);
      return;
    }
    this.decide(this.grammar.categories[category]!.firstRule);
    this.decide(end);
    for (let index = 0; index < places.length; index += 2) {
      if (index > 0 && index < places.length - 2) this.decide(1);
      else if (index > 0) {
        this.decide(0);
        this.decide(reading.last);
      }
      this.derive(series.item, places[index]!, places[index + 1]!);
    }
  }
}
