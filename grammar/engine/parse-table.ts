import * as action from "./actions.ts";
import type { FirstSets, Lexeme } from "./first-sets.ts";
import { grown } from "./grown.ts";
import type { State } from "./states.ts";

/** No grammar has as many kinds of words, or states. */
const mostWords = 1 << 16;
/** Spreads keys over the table (the golden ratio, as a fraction of 2 to the 32nd). */
const spread = 0x9e3779b1;

/** The actions in each state with each word, worked out when first needed: what the word cannot begin is not among them. */
export class ParseTable {
  /** All actions, one after another; address 0 is none. */
  code: Int32Array = new Int32Array(1 << 12);
  private used = 1;
  /** Where the last action stands. */
  private latest = 0;
  /** Keys and addresses side by side, each pair at the first free place from the one that its key is spread to. */
  private table = new Int32Array(1 << 13);
  private shift = 32 - 12;
  private known = 0;
  private readonly firstSets: FirstSets;

  constructor(firstSets: FirstSets) {
    this.firstSets = firstSets;
  }

  /** Where the actions in a state with a word stand. */
  find(state: number, lexeme: Lexeme): number {
    const key = (state * mostWords + lexeme.id) | 0;
    const { table } = this;
    const mask = table.length - 1;
    let place = (Math.imul(key, spread) >>> this.shift) * 2;
    for (; table[place + 1] !== 0; place = (place + 2) & mask)
      if (table[place] === key) return table[place + 1]!;
    return this.add(key, state, lexeme);
  }

  private add(key: number, state: number, lexeme: Lexeme): number {
    const start = this.used;
    this.latest = 0;
    this.open(this.firstSets.network.state(state), lexeme);
    const { code, latest } = this;
    if (code[latest] === action.shift) code[latest] = action.lastShift;
    else if (code[latest] === action.call) code[latest] = action.lastCall;
    else this.put(action.end, 0, 0, 1);
    if (++this.known * 4 > this.table.length) this.grow();
    this.enter(key, start);
    return start;
  }

  private enter(key: number, address: number): void {
    const { table } = this;
    let place = (Math.imul(key, spread) >>> this.shift) * 2;
    while (table[place + 1] !== 0) place = (place + 2) & (table.length - 1);
    table[place] = key;
    table[place + 1] = address;
  }

  private grow(): void {
    const before = this.table;
    this.table = new Int32Array(before.length * 2);
    this.shift--;
    for (let place = 0; place < before.length; place += 2)
      if (before[place + 1] !== 0) this.enter(before[place]!, before[place + 1]!);
  }

  private put(kind: number, about: number, to: number, length: number): void {
    if (this.used + 3 > this.code.length) this.code = grown(this.code);
    this.latest = this.used;
    this.code[this.used] = kind;
    this.code[this.used + 1] = about;
    this.code[this.used + 2] = to;
    this.used += length;
  }

  private afterWord({ id, transitions, complete }: State): void {
    if (transitions.length > 0) this.put(action.shift, id, 0, 2);
    else for (const rule of complete) this.put(action.shiftReduce, rule, 0, 2);
  }

  private open({ complete, transitions }: State, lexeme: Lexeme): void {
    const { firstSets } = this;
    for (const rule of complete) this.put(action.reduce, rule, 0, 2);
    for (const { symbol, to } of transitions) {
      const { terminals, nonterminal } = symbol;
      if (symbol.optional) this.open(to, lexeme);
      if (terminals !== undefined) {
        if (terminals.some((each) => lexeme.terminals.includes(each))) this.afterWord(to);
      } else if (firstSets.begins(nonterminal, lexeme)) {
        if (firstSets.ruleAlone(nonterminal, lexeme) !== undefined) this.afterWord(to);
        else if (to.transitions.length === 0 && to.complete.length === 1)
          this.put(action.callReduce, nonterminal, to.complete[0]!, 3);
        else this.put(action.call, nonterminal, to.id, 3);
      }
    }
  }
}
