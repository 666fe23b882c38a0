import type { Grammar, Production, Sequence } from "./grammar.ts";

/** What the recognizer asks of a token: the terminals it can stand for. */
export interface Lexeme {
  /** Number of the lexeme; tokens with the same number are interchangeable. */
  readonly id: number;
  readonly terminals: readonly number[];
}

interface Entry {
  readonly ends: number[];
  /** First alternative that reaches the end of the same index. */
  readonly by: number[];
  /** Another alternative reaches it too. */
  readonly also: boolean[];
}
const dead: Entry = { ends: [], by: [], also: [] };

/** `[0]`, `[1]`, …: most stretches of text can end in one place only. */
const singles: (readonly number[])[] = [];
const none: readonly number[] = [];
const single = (end: number): readonly number[] => (singles[end] ??= [end]);

/**
 * Finds, for a list of tokens, every way to read them: an exact lookahead of unlimited length. Each category is tried at
 * most once at each token, so the time grows with the length of the text and not with the number of readings.
 */
export class Chart {
  protected readonly grammar: Grammar;
  /** Alternatives of a category that can begin with a lexeme. */
  private readonly starters: (readonly number[] | undefined)[][];
  /** Whether an optional part or a repetition can begin with a lexeme, by its decision. */
  private readonly entries: (boolean | undefined)[][] = [];
  protected memo: (Entry | undefined)[][] = [];
  protected tokens: readonly Lexeme[] = [];
  protected furthest = 0;
  protected expected: Set<number> | undefined;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.starters = grammar.categories.map(() => []);
  }

  protected matches(terminal: number, at: number): boolean {
    const token = this.tokens[at];
    if (token !== undefined && token.terminals.includes(terminal)) return true;
    if (at > this.furthest) this.furthest = at;
    if (this.expected !== undefined && at === this.furthest) this.expected.add(terminal);
    return false;
  }

  private canStart(body: Sequence, from: number, lexeme: Lexeme): boolean {
    for (let index = from; index < body.length; index++) {
      const item = body[index] as Production;
      switch (item.op) {
        case "terminal":
          return lexeme.terminals.includes(item.terminal);
        case "either":
          return lexeme.terminals.includes(item.first) || lexeme.terminals.includes(item.second);
        case "category":
          return this.categoryStarts(item.category, lexeme);
        case "many":
          if (this.categoryStarts(item.category, lexeme)) return true;
          break;
        case "optional":
          if (this.canStart(item.body, 0, lexeme)) return true;
          break;
        default:
          return item satisfies never;
      }
    }
    return true;
  }

  private categoryStarts(category: number, lexeme: Lexeme): boolean {
    const compiled = this.grammar.categories[category]!;
    if (compiled.leaf) return lexeme.terminals.includes(compiled.leaf.terminal);
    if (compiled.series) return this.categoryStarts(compiled.series.item, lexeme);
    return this.alternativesFor(category, lexeme).length > 0;
  }

  private alternativesFor(category: number, lexeme: Lexeme): readonly number[] {
    const table = this.starters[category]!;
    const known = table[lexeme.id];
    if (known !== undefined) return known;
    // Guards against a category that begins with itself.
    table[lexeme.id] = [];
    const found: number[] = [];
    this.grammar.categories[category]!.alternatives.forEach((alternative, index) => {
      if (this.canStart(alternative.body, 0, lexeme)) found.push(index);
    });
    table[lexeme.id] = found;
    return found;
  }

  protected entry(category: number, at: number): Entry {
    const row = (this.memo[category] ??= []);
    const known = row[at];
    if (known !== undefined) return known;
    const compiled = this.grammar.categories[category]!;
    if (compiled.leaf) {
      const found = this.matches(compiled.leaf.terminal, at)
        ? { ends: [at + 1], by: [0], also: [false] }
        : dead;
      row[at] = found;
      return found;
    }
    if (this.expected === undefined && this.tokens[at] === undefined) {
      if (at > this.furthest) this.furthest = at;
      row[at] = dead;
      return dead;
    }
    const entry: Entry = { ends: [], by: [], also: [] };
    row[at] = dead;
    if (compiled.series) {
      this.seriesEnds(compiled.series, at, entry);
    } else {
      const lexeme = this.tokens[at];
      if (lexeme === undefined || this.expected !== undefined) {
        compiled.alternatives.forEach((alternative, index) =>
          this.run(alternative.body, 0, at, index, entry),
        );
      } else {
        const candidates = this.alternativesFor(category, lexeme);
        if (candidates.length === 0) {
          if (at > this.furthest) this.furthest = at;
          return dead;
        }
        for (const index of candidates) this.run(compiled.alternatives[index]!.body, 0, at, index, entry);
      }
    }
    row[at] = entry;
    return entry;
  }

  private note(entry: Entry, end: number, alternative: number): void {
    const known = entry.ends.indexOf(end);
    if (known < 0) {
      entry.ends.push(end);
      entry.by.push(alternative);
      entry.also.push(false);
    } else if (entry.by[known] !== alternative) entry.also[known] = true;
  }

  private run(body: Sequence, from: number, at: number, alternative: number, entry: Entry): void {
    let index = from;
    let position = at;
    for (; index < body.length; index++) {
      const item = body[index] as Production;
      if (item.op === "terminal") {
        if (!this.matches(item.terminal, position)) return;
        position++;
      } else if (item.op === "either") {
        if (!this.matches(item.first, position) && !this.matches(item.second, position)) return;
        position++;
      } else {
        const ends = this.itemEnds(item, position);
        if (ends.length === 0) return;
        if (ends.length > 1) {
          for (const end of ends) this.run(body, index + 1, end, alternative, entry);
          return;
        }
        position = ends[0]!;
      }
    }
    this.note(entry, position, alternative);
  }

  /** Whether an optional part or a repetition can begin with the token; while explaining, everything is tried. */
  private mayEnter(item: Production & { readonly decision: number }, at: number): boolean {
    const lexeme = this.tokens[at];
    if (this.expected !== undefined) return true;
    if (lexeme === undefined) {
      if (at > this.furthest) this.furthest = at;
      return false;
    }
    const table = (this.entries[item.decision] ??= []);
    const known = (table[lexeme.id] ??=
      item.op === "many"
        ? this.categoryStarts(item.category, lexeme)
        : item.op === "optional" && this.canStart(item.body, 0, lexeme));
    if (!known && at > this.furthest) this.furthest = at;
    return known;
  }

  /** Every end of one production that begins at a token. */
  protected itemEnds(item: Production, at: number): readonly number[] {
    switch (item.op) {
      case "terminal":
        return this.matches(item.terminal, at) ? single(at + 1) : none;
      case "either":
        return this.matches(item.first, at) || this.matches(item.second, at) ? single(at + 1) : none;
      case "category": {
        const { leaf } = this.grammar.categories[item.category]!;
        if (leaf !== undefined) return this.matches(leaf.terminal, at) ? single(at + 1) : none;
        return this.entry(item.category, at).ends;
      }
      case "many": {
        if (!this.mayEnter(item, at)) return single(at);
        const reached = [at];
        for (let index = 0; index < reached.length; index++) {
          const from = reached[index]!;
          if (!this.mayEnter(item, from)) continue;
          for (const end of this.entry(item.category, from).ends)
            if (!reached.includes(end)) reached.push(end);
        }
        return reached;
      }
      case "optional": {
        if (!this.mayEnter(item, at)) return single(at);
        const inner: Entry = { ends: [], by: [], also: [] };
        this.run(item.body, 0, at, 0, inner);
        return inner.ends.length === 0 ? single(at) : [at, ...inner.ends];
      }
      default:
        return item satisfies never;
    }
  }

  /** Ends of "A", "A c B", "A, B, c C", "A, B c C". */
  private seriesEnds(
    series: NonNullable<Grammar["categories"][number]["series"]>,
    at: number,
    entry: Entry,
  ): void {
    const afterItems = (positions: readonly number[]): number[] => {
      const found: number[] = [];
      for (const position of positions)
        for (const end of this.entry(series.item, position).ends) if (!found.includes(end)) found.push(end);
      return found;
    };
    let reached = afterItems([at]);
    for (const end of reached) this.note(entry, end, 0);
    for (let items = 1; reached.length > 0; items++) {
      for (const { terminal } of series.conjunctions) {
        const direct = reached.filter((end) => this.matches(terminal, end)).map((end) => end + 1);
        const withComma =
          items > 1
            ? reached
                .filter((end) => this.matches(series.comma, end) && this.matches(terminal, end + 1))
                .map((end) => end + 2)
            : [];
        for (const end of afterItems([...direct, ...withComma])) this.note(entry, end, items);
      }
      reached = afterItems(reached.filter((end) => this.matches(series.comma, end)).map((end) => end + 1));
    }
  }
}
