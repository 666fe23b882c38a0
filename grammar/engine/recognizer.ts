import type { Lexeme } from "./beginnings.ts";
import { Chart } from "./chart.ts";
import { expectedAt } from "./expected.ts";
import type { CompiledSeries, Production, Sequence } from "./grammar.ts";

export type { Lexeme } from "./beginnings.ts";

/**
 * The decisions of a parse in the order in which a top-down parser meets them: the number of the rule that reads a
 * stretch, for an optional part or a repetition 1 to enter and 0 to go on, for a series whether items follow and by
 * which conjunction.
 */
export interface Plan {
  readonly decisions: readonly number[];
  /** Token ranges that could be read in two ways. */
  readonly ambiguities: readonly {
    readonly category: string;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Where reading stopped: the first token that no reading can use, and what could have stood there. */
export interface Failure {
  readonly at: number;
  readonly expected: readonly number[];
}

/** `[0]`, `[1]`, …: most stretches of text can end in one place only. */
const singles: (readonly number[])[] = [];
const none: readonly number[] = [];
const single = (end: number): readonly number[] => (singles[end] ??= [end]);

/** The kinds of a sequence's items side by side: most can be decided by their kind and one number. */
interface Items {
  readonly body: Sequence;
  readonly kinds: Uint8Array;
  /** The terminal, the first terminal, the category or the decision. */
  readonly abouts: Int32Array;
}
const kinds = { terminal: 0, either: 1, category: 2, many: 3, optional: 4 } as const;
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
  kinds: Uint8Array.from(body, ({ op }) => kinds[op]),
  abouts: Int32Array.from(body, aboutOf),
});

/** Takes every decision of a parse by the chart: each leads to a reading of the whole text. */
export class Recognizer extends Chart {
  private readonly decisions: number[] = [];
  /** By the numbers of rules. */
  private readonly rows: (Items | undefined)[] = [];
  /** Optional parts, by their decisions. */
  private readonly parts: (Items | undefined)[] = [];
  private ambiguities: { category: string; start: number; end: number }[] = [];

  /** Reads all tokens as one node of the category. The decisions are good until the next text is read. */
  recognize(tokens: readonly Lexeme[], category: number): Plan | Failure {
    this.begin(tokens);
    if (this.endAt(this.ends(category, 0), tokens.length) === 0) return { at: this.furthest, expected: [] };
    this.decisions.length = 0;
    this.ambiguities = [];
    this.derive(category, 0, tokens.length);
    return { decisions: this.decisions, ambiguities: this.ambiguities };
  }

  /** Like `recognize` for tokens that it refused: says also what was expected there. */
  explain(tokens: readonly Lexeme[], category: number, at: number): Failure {
    return { at, expected: expectedAt(this.grammar, tokens, category, at) };
  }

  /** Decides a stretch: first the category whose rule reads it, found by going through those that only pass it on. */
  private derive(category: number, start: number, end: number): void {
    const compiled = this.grammar.categories[category]!;
    if (compiled.leaf !== undefined) {
      this.decisions.push(compiled.firstRule);
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
    this.decisions.push(rule);
    if (!this.deriveSequence((this.rows[rule] ??= itemsOf(body)), start, end))
      this.ambiguities.push({ category: compiled.name, start, end });
  }

  /** Every end of one production that begins at a token. */
  private itemEnds(item: Production, at: number): readonly number[] {
    switch (item.op) {
      case "terminal":
        return this.matches(item.terminal, at) ? single(at + 1) : none;
      case "either":
        return this.matches(item.first, at) || this.matches(item.second, at) ? single(at + 1) : none;
      case "category":
        return this.listed(this.ends(item.category, at), []);
      case "many":
        return this.manyEnds(item.category, at);
      case "optional":
        return this.beginnings.partStarts(item, this.tokens[at]!)
          ? this.listed(this.partEnds(this.beginnings.partRoot(item).id, at), [at])
          : single(at);
      default:
        return item satisfies never;
    }
  }

  private listed(ends: number, before: number[]): readonly number[] {
    if (ends === 0) return before;
    if (before.length === 0 && this.after(ends) === 0) return single(this.endOf(ends));
    for (let each = ends; each !== 0; each = this.after(each)) before.push(this.endOf(each));
    return before;
  }

  /** Whether (and in how many ways, up to 2) the rest of a sequence can end exactly there. */
  private readings(body: Sequence, from: number, at: number, end: number): number {
    if (from === body.length) return at === end ? 1 : 0;
    if (at > end) return 0;
    let found = 0;
    for (const next of this.itemEnds(body[from] as Production, at)) {
      if (next <= end) found += this.readings(body, from + 1, next, end);
      if (found > 1) return 2;
    }
    return found;
  }

  /** False if the items can share the stretch in several ways. */
  private deriveSequence({ body, kinds, abouts }: Items, start: number, end: number): boolean {
    let only = true;
    let position = start;
    for (let index = 0; index < kinds.length; index++) {
      const about = abouts[index]!;
      switch (kinds[index]) {
        // A terminal: it stands here, or no reading would have come this way.
        case 0:
          position++;
          break;
        // One of two terminals.
        case 1:
          this.decisions.push(this.tokens[position]!.terminals.includes(about) ? 0 : 1);
          position++;
          break;
        // A category.
        case 2: {
          let next = end;
          if (index < kinds.length - 1) {
            const ends = this.ends(about, position);
            next = this.endOf(ends);
            if (this.after(ends) !== 0) {
              const viable = this.viable(body, index, this.listed(ends, []), end);
              if (viable.length > 1) only = false;
              next = viable[0]!;
            }
          }
          this.derive(about, position, next);
          position = next;
          break;
        }
        default: {
          const item = body[index]!;
          const ends = this.itemEnds(item, position);
          let next = position;
          if (ends.length > 1) {
            const viable = this.viable(body, index, ends, end);
            if (viable.length > 1) only = false;
            next = viable[0]!;
          }
          if (item.op === "many") this.deriveMany(about, position, next);
          else if (next === position) this.decisions.push(0);
          else if (item.op === "optional") {
            this.decisions.push(1);
            this.deriveSequence((this.parts[about] ??= itemsOf(item.body)), position, next);
          }
          position = next;
        }
      }
    }
    return only;
  }

  /** The ends of an item from which the rest of a sequence can reach its end. */
  private viable(body: Sequence, index: number, ends: readonly number[], end: number): readonly number[] {
    return ends.filter((each) => each <= end && this.readings(body, index + 1, each, end) > 0);
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
      this.decisions.push(1);
      this.derive(category, from, next);
      position = next;
    }
    this.decisions.push(0);
  }

  private manyReaches(category: number, at: number, end: number): boolean {
    if (at === end) return true;
    for (let each = this.ends(category, at); each !== 0; each = this.after(each))
      if (this.endOf(each) <= end && this.manyReaches(category, this.endOf(each), end)) return true;
    return false;
  }

  /** Decisions between the items: 1 for a comma; 0 and 1 + 2 × conjunction + (1 if a comma precedes it) before the last. */
  private deriveSeries(category: number, series: CompiledSeries, start: number, end: number): void {
    const found: { items: [number, number][]; last: number }[] = [];
    const search = (at: number, items: [number, number][]): void => {
      for (let each = this.ends(series.item, at); each !== 0; each = this.after(each)) {
        const itemEnd = this.endOf(each);
        if (itemEnd > end || found.length > 1) continue;
        const next: [number, number][] = [...items, [at, itemEnd]];
        if (itemEnd === end) {
          if (items.length === 0) found.push({ items: next, last: 0 });
          continue;
        }
        series.conjunctions.forEach(({ terminal }, index) => {
          const close = (from: number, code: number): void => {
            if (this.endAt(this.ends(series.item, from), end) !== 0)
              found.push({ items: [...next, [from, end]], last: code });
          };
          if (this.matches(terminal, itemEnd)) close(itemEnd + 1, 1 + 2 * index);
          if (items.length > 0 && this.matches(series.comma, itemEnd) && this.matches(terminal, itemEnd + 1))
            close(itemEnd + 2, 2 + 2 * index);
        });
        if (this.matches(series.comma, itemEnd)) search(itemEnd + 1, next);
      }
    };
    search(start, []);
    const reading = found[0]!;
    if (found.length > 1)
      this.ambiguities.push({ category: this.grammar.categories[category]!.name, start, end });
    const [first, ...others] = reading.items;
    // A single item stands for itself.
    if (others.length === 0) {
      this.derive(series.item, start, end);
      return;
    }
    const commas = reading.items.length - 2;
    this.decisions.push(this.grammar.categories[category]!.firstRule);
    this.derive(series.item, first![0], first![1]);
    others.forEach(([from, to], index) => {
      if (index < commas) this.decisions.push(1);
      else this.decisions.push(0, reading.last);
      this.derive(series.item, from, to);
    });
  }
}
