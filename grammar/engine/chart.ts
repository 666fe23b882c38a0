import { Beginnings, type Lexeme, makeLexeme } from "./beginnings.ts";
import type { CompiledSeries, Grammar } from "./grammar.ts";
import { grown } from "./grown.ts";
import * as step from "./steps.ts";
import { Ways } from "./ways.ts";

/** Numbers for each end: where it is, the first alternative that ends there, whether another does too, the next end. */
const width = 4;
const byAt = 1;
const alsoAt = 2;
const nextAt = 3;

/**
 * Finds, for a list of tokens, every way to read them: an exact lookahead of unlimited length. Each category is tried at
 * most once at each token, so the time grows with the length of the text and not with the number of readings.
 */
export class Chart {
  protected readonly grammar: Grammar;
  protected readonly beginnings: Beginnings;
  private readonly ways: Ways;
  private readonly size: number;
  /** Stands behind the last token. */
  private readonly nothing: Lexeme;
  /** The ends of each category at each token: 0 while they are not known, else 1 + the place of the first one. */
  private memo: Int32Array = new Int32Array(1 << 14);
  private touched: Int32Array = new Int32Array(1 << 10);
  private touches = 0;
  /** Lists of ends; the end at place 0 is none. */
  private pool: Int32Array = new Int32Array(1 << 10);
  private free = width;
  /** The first end of what is being looked for. */
  private first = 0;
  protected readonly tokens: Lexeme[] = [];
  protected furthest = 0;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.size = grammar.categories.length;
    this.beginnings = new Beginnings(grammar);
    this.ways = new Ways(this.beginnings);
    this.nothing = makeLexeme(0, [], grammar);
  }

  /** Forgets the last text. */
  protected begin(words: readonly Lexeme[], count: number): void {
    for (let index = 0; index < this.touches; index++) this.memo[this.touched[index]!] = 0;
    this.touches = 0;
    this.free = width;
    if (this.memo.length < (count + 1) * this.size) this.memo = new Int32Array((count + 1) * this.size * 2);
    for (let index = 0; index < count; index++) this.tokens[index] = words[index]!;
    this.tokens[count] = this.nothing;
    this.furthest = 0;
  }

  /** Where an end is. */
  protected endOf(each: number): number {
    return this.pool[each]!;
  }
  /** The first alternative with an end. */
  protected byOf(each: number): number {
    return this.pool[each + byAt]!;
  }
  /** Whether another alternative ends there, too. */
  protected alsoOf(each: number): boolean {
    return this.pool[each + alsoAt] !== 0;
  }
  /** The next end, or 0. */
  protected after(each: number): number {
    return this.pool[each + nextAt]!;
  }
  /** The entry of a list of ends that is for this end, or 0. */
  protected endAt(ends: number, end: number): number {
    let each = ends;
    while (each !== 0 && this.pool[each] !== end) each = this.pool[each + nextAt]!;
    return each;
  }

  private made(end: number, alternative: number): number {
    const place = this.free;
    this.free += width;
    if (this.free > this.pool.length) this.pool = grown(this.pool);
    const { pool } = this;
    pool[place] = end;
    pool[place + byAt] = alternative;
    pool[place + alsoAt] = 0;
    pool[place + nextAt] = 0;
    return place;
  }

  private note(end: number, alternative: number): void {
    const { pool } = this;
    let last = 0;
    for (let each = this.first; each !== 0; each = pool[each + nextAt]!) {
      if (pool[each] === end) {
        const by = pool[each + byAt]!;
        if (by !== alternative) {
          pool[each + alsoAt] = 1;
          if (alternative < by) pool[each + byAt] = alternative;
        }
        return;
      }
      last = each;
    }
    const made = this.made(end, alternative);
    if (last === 0) this.first = made;
    else this.pool[last + nextAt] = made;
  }

  private remember(place: number, ends: number): number {
    this.memo[place] = ends + 1;
    return ends;
  }

  private touch(place: number): void {
    if (this.touches === this.touched.length) this.touched = grown(this.touched);
    this.touched[this.touches++] = place;
  }

  protected matches(terminal: number, at: number): boolean {
    if (this.tokens[at]!.terminals.includes(terminal)) return true;
    if (at > this.furthest) this.furthest = at;
    return false;
  }

  /** Where a category that begins at a token can end: the first entry of a list, or 0 where it can not stand. */
  protected ends(category: number, at: number): number {
    const known = this.memo[at * this.size + category]!;
    if (known !== 0) return known - 1;
    const lexeme = this.tokens[at]!;
    if (!this.beginnings.categoryStarts(category, lexeme)) {
      if (at > this.furthest) this.furthest = at;
      return 0;
    }
    const by = this.beginnings.alternativeAlone(category, lexeme);
    if (by === undefined) return this.find(category, at);
    const place = at * this.size + category;
    this.touch(place);
    return this.remember(place, this.made(at + 1, by));
  }

  /** The ends of a category that can begin with the token, and may be more than that. */
  private find(category: number, at: number): number {
    const place = at * this.size + category;
    this.touch(place);
    this.remember(place, 0);
    const { series } = this.grammar.categories[category]!;
    const outer = this.first;
    this.first = 0;
    if (series !== undefined) this.seriesEnds(series, at);
    else this.run(this.beginnings.root(category).id, at);
    const found = this.first;
    this.first = outer;
    return this.remember(place, found);
  }

  /** Ends of an optional part that begins at a token. */
  protected partEnds(point: number, at: number): number {
    const outer = this.first;
    this.first = 0;
    this.run(point, at);
    const found = this.first;
    this.first = outer;
    return found;
  }

  /** Goes on from a point in every way that the tokens allow. */
  private run(first: number, start: number): void {
    let point = first;
    let from = start;
    points: for (;;) {
      if (from > this.furthest) this.furthest = from;
      let place = this.ways.find(point, this.tokens[from]!);
      const { code } = this.ways;
      for (;;) {
        switch (code[place]!) {
          case step.end:
            return;
          case step.complete:
            this.note(from, code[place + 1]!);
            place += 2;
            break;
          case step.completeNext:
            this.note(from + 1, code[place + 1]!);
            place += 2;
            break;
          case step.read:
            this.run(code[place + 1]!, from + 1);
            place += 2;
            break;
          case step.category: {
            const to = code[place + 2]!;
            for (let each = this.found(code[place + 1]!, from); each !== 0; each = this.pool[each + nextAt]!)
              this.run(to, this.pool[each]!);
            place += 3;
            break;
          }
          case step.completing: {
            const by = code[place + 2]!;
            for (let each = this.found(code[place + 1]!, from); each !== 0; each = this.pool[each + nextAt]!)
              this.note(this.pool[each]!, by);
            place += 3;
            break;
          }
          case step.many: {
            const to = code[place + 2]!;
            const reached = this.manyEnds(code[place + 1]!, from);
            for (let index = 1; index < reached.length; index++) this.run(to, reached[index]!);
            place += 3;
            break;
          }
          case step.part: {
            const to = code[place + 2]!;
            for (
              let each = this.partEnds(code[place + 1]!, from);
              each !== 0;
              each = this.pool[each + nextAt]!
            )
              this.run(to, this.pool[each]!);
            place += 3;
            break;
          }
          case step.lastRead:
            point = code[place + 1]!;
            from++;
            continue points;
          case step.lastCategory: {
            const to = code[place + 2]!;
            let each = this.found(code[place + 1]!, from);
            if (each === 0) return;
            for (; this.pool[each + nextAt] !== 0; each = this.pool[each + nextAt]!)
              this.run(to, this.pool[each]!);
            point = to;
            from = this.pool[each]!;
            continue points;
          }
        }
      }
    }
  }

  /** The ends of a category that can begin with the token, known or not. */
  private found(category: number, at: number): number {
    const known = this.memo[at * this.size + category]!;
    return known !== 0 ? known - 1 : this.find(category, at);
  }

  /** Every end of a category that stands any number of times. */
  protected manyEnds(category: number, at: number): readonly number[] {
    const reached = [at];
    for (let index = 0; index < reached.length; index++)
      for (let each = this.ends(category, reached[index]!); each !== 0; each = this.pool[each + nextAt]!)
        if (!reached.includes(this.pool[each]!)) reached.push(this.pool[each]!);
    return reached;
  }

  /** Ends of "A", "A c B", "A, B, c C", "A, B c C". */
  private seriesEnds({ item, comma, conjunctions }: CompiledSeries, at: number): void {
    const single = this.ends(item, at);
    let goesOn = false;
    for (let each = single; each !== 0; each = this.pool[each + nextAt]!) {
      const end = this.pool[each]!;
      this.note(end, 0);
      if (end > this.furthest) this.furthest = end;
      if (this.tokens[end]!.joins) goesOn = true;
    }
    if (!goesOn) return;
    let reached: readonly number[] = this.endsOf(item, [at]);
    for (let items = 1; reached.length > 0; items++) {
      for (const { terminal } of conjunctions) {
        for (const end of reached) {
          if (!this.tokens[end]!.joins) continue;
          if (this.matches(terminal, end)) this.noteEnds(item, end + 1, items);
          else if (items > 1 && this.matches(comma, end) && this.matches(terminal, end + 1))
            this.noteEnds(item, end + 2, items);
        }
      }
      const starts: number[] = [];
      for (const end of reached) if (this.matches(comma, end)) starts.push(end + 1);
      reached = starts.length === 0 ? [] : this.endsOf(item, starts);
    }
  }

  private noteEnds(category: number, at: number, alternative: number): void {
    for (let each = this.ends(category, at); each !== 0; each = this.pool[each + nextAt]!)
      this.note(this.pool[each]!, alternative);
  }

  private endsOf(category: number, starts: readonly number[]): number[] {
    const found: number[] = [];
    for (const start of starts)
      for (let each = this.ends(category, start); each !== 0; each = this.pool[each + nextAt]!)
        if (!found.includes(this.pool[each]!)) found.push(this.pool[each]!);
    return found;
  }
}
