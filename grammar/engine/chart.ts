import * as action from "./actions.ts";
import { FirstSets, type Lexeme } from "./first-sets.ts";
import { grown } from "./grown.ts";
import type { NormalForm } from "./normal-form.ts";
import { ParseTable } from "./parse-table.ts";

/** Numbers for each end: where it is, the first rule that ends there, whether another does too, the next end. */
const width = 4;
const byAt = 1;
const alsoAt = 2;
const nextAt = 3;

/**
 * Finds, for a list of tokens, every way to read them: a recognizer for any context-free grammar without left recursion,
 * and so an exact lookahead of unlimited length. Each nonterminal is tried at most once at each token, so the time grows
 * with the length of the text and not with the number of readings.
 */
export class Chart {
  readonly firstSets: FirstSets;
  private readonly table: ParseTable;
  private readonly size: number;
  /** Stands behind the last token. */
  private readonly nothing: Lexeme;
  /** The ends of each nonterminal at each token: 0 while they are not known, else 1 + the place of the first one. */
  private memo: Int32Array = new Int32Array(1 << 14);
  private touched: Int32Array = new Int32Array(1 << 10);
  private touches = 0;
  /** Lists of ends; the end at place 0 is none. */
  private pool: Int32Array = new Int32Array(1 << 10);
  private free = width;
  /** The first end of what is being looked for. */
  private first = 0;
  private readonly tokens: Lexeme[] = [];
  private furthest = 0;
  /** The states in which reading came to the token `watched`. */
  private readonly reached = new Set<number>();
  private watched = -1;

  constructor({ nonterminals }: NormalForm) {
    this.size = nonterminals.length;
    this.firstSets = new FirstSets(nonterminals);
    this.table = new ParseTable(this.firstSets);
    this.nothing = this.firstSets.lexeme(0, []);
  }

  /** Takes the first so many words for the text to read; what was found in the last one is forgotten. */
  begin(words: readonly Lexeme[], count: number): void {
    for (let index = 0; index < this.touches; index++) this.memo[this.touched[index]!] = 0;
    this.touches = 0;
    this.free = width;
    if (this.memo.length < (count + 1) * this.size) this.memo = new Int32Array((count + 1) * this.size * 2);
    for (let index = 0; index < count; index++) this.tokens[index] = words[index]!;
    this.tokens[count] = this.nothing;
    this.furthest = 0;
  }

  /** The first token that no reading can use. */
  get stopped(): number {
    return this.furthest;
  }

  /** The terminals that some reading of the tokens before it looks for at a token. */
  expectedAt(place: number, nonterminal: number, words: readonly Lexeme[]): readonly number[] {
    this.begin(words, words.length);
    this.reached.clear();
    this.watched = place;
    this.ends(nonterminal, 0);
    this.watched = -1;
    const found = new Set<number>();
    const seen = new Set<number>();
    const { network } = this.firstSets;
    if (place === 0) this.firstSets.addTerminals(network.start(nonterminal), found, seen);
    for (const state of this.reached) this.firstSets.addTerminals(network.state(state), found, seen);
    for (const terminal of this.tokens[place]!.terminals) found.delete(terminal);
    return [...found];
  }

  /** Whether a token can stand for one of these terminals. */
  matches(terminals: readonly number[], at: number): boolean {
    const word = this.tokens[at]!.terminals;
    return terminals.length === 1
      ? word.includes(terminals[0]!)
      : terminals.some((terminal) => word.includes(terminal));
  }

  /** Where an end is. */
  endOf(each: number): number {
    return this.pool[each]!;
  }
  /** The first rule with an end. */
  ruleOf(each: number): number {
    return this.pool[each + byAt]!;
  }
  /** Whether another rule ends there, too. */
  alsoOf(each: number): boolean {
    return this.pool[each + alsoAt] !== 0;
  }
  /** The next end, or 0. */
  after(each: number): number {
    return this.pool[each + nextAt]!;
  }
  /** The entry of a list of ends that is for this end, or 0. */
  endAt(ends: number, end: number): number {
    let each = ends;
    while (each !== 0 && this.pool[each] !== end) each = this.pool[each + nextAt]!;
    return each;
  }

  private made(end: number, rule: number): number {
    const place = this.free;
    this.free += width;
    if (this.free > this.pool.length) this.pool = grown(this.pool);
    const { pool } = this;
    pool[place] = end;
    pool[place + byAt] = rule;
    pool[place + alsoAt] = 0;
    pool[place + nextAt] = 0;
    return place;
  }

  private note(end: number, rule: number): void {
    const { pool } = this;
    let last = 0;
    for (let each = this.first; each !== 0; each = pool[each + nextAt]!) {
      if (pool[each] === end) {
        const by = pool[each + byAt]!;
        if (by !== rule) {
          pool[each + alsoAt] = 1;
          if (rule < by) pool[each + byAt] = rule;
        }
        return;
      }
      last = each;
    }
    const made = this.made(end, rule);
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

  /** Where a nonterminal that begins at a token can end: the first entry of a list, or 0 where it can not stand. */
  ends(nonterminal: number, at: number): number {
    const known = this.memo[at * this.size + nonterminal]!;
    if (known !== 0) return known - 1;
    const lexeme = this.tokens[at]!;
    if (!this.firstSets.begins(nonterminal, lexeme)) return 0;
    const rule = this.firstSets.ruleAlone(nonterminal, lexeme);
    if (rule === undefined) return this.find(nonterminal, at);
    const place = at * this.size + nonterminal;
    this.touch(place);
    return this.remember(place, this.made(at + 1, rule));
  }

  /** The ends of a nonterminal that can begin with the token, known or not. */
  private found(nonterminal: number, at: number): number {
    const known = this.memo[at * this.size + nonterminal]!;
    return known !== 0 ? known - 1 : this.find(nonterminal, at);
  }

  private find(nonterminal: number, at: number): number {
    const place = at * this.size + nonterminal;
    this.touch(place);
    this.remember(place, 0);
    const outer = this.first;
    this.first = 0;
    this.run(this.firstSets.network.start(nonterminal).id, at);
    const found = this.first;
    this.first = outer;
    return this.remember(place, found);
  }

  /** Goes on from a state in every way that the tokens allow. */
  private run(first: number, start: number): void {
    let state = first;
    let from = start;
    states: for (;;) {
      if (from > this.furthest) this.furthest = from;
      if (from === this.watched) this.reached.add(state);
      let place = this.table.find(state, this.tokens[from]!);
      const { code } = this.table;
      for (;;) {
        switch (code[place]!) {
          case action.end:
            return;
          case action.reduce:
            this.note(from, code[place + 1]!);
            place += 2;
            break;
          case action.shiftReduce:
            this.note(from + 1, code[place + 1]!);
            place += 2;
            break;
          case action.shift:
            this.run(code[place + 1]!, from + 1);
            place += 2;
            break;
          case action.call: {
            const to = code[place + 2]!;
            for (let each = this.found(code[place + 1]!, from); each !== 0; each = this.pool[each + nextAt]!)
              this.run(to, this.pool[each]!);
            place += 3;
            break;
          }
          case action.callReduce: {
            const rule = code[place + 2]!;
            for (let each = this.found(code[place + 1]!, from); each !== 0; each = this.pool[each + nextAt]!)
              this.note(this.pool[each]!, rule);
            place += 3;
            break;
          }
          case action.lastShift:
            state = code[place + 1]!;
            from++;
            continue states;
          case action.lastCall: {
            const to = code[place + 2]!;
            let each = this.found(code[place + 1]!, from);
            if (each === 0) return;
            for (; this.pool[each + nextAt] !== 0; each = this.pool[each + nextAt]!)
              this.run(to, this.pool[each]!);
            state = to;
            from = this.pool[each]!;
            continue states;
          }
        }
      }
    }
  }
}
