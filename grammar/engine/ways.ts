import type { Beginnings, Lexeme } from "./beginnings.ts";
import { grown } from "./grown.ts";
import * as step from "./steps.ts";
import type { Point } from "./trie.ts";

/** No grammar has as many kinds of words, or points of them. */
const mostWords = 1 << 16;
/** Spreads keys over the table (the golden ratio, as a fraction of 2 to the 32nd). */
const spread = 0x9e3779b1;

/**
 * The ways from each point with each word, worked out when first needed: what the word cannot begin is not among them.
 */
export class Ways {
  /** All ways, one after another; address 0 is none. */
  code: Int32Array = new Int32Array(1 << 12);
  private used = 1;
  /** Where the last step stands. */
  private latest = 0;
  /** Keys and addresses side by side, each pair at the first free place from the one that its key is spread to. */
  private table = new Int32Array(1 << 13);
  private shift = 32 - 12;
  private known = 0;
  private readonly beginnings: Beginnings;

  constructor(beginnings: Beginnings) {
    this.beginnings = beginnings;
  }

  /** Where the ways from a point with a word stand. */
  find(point: number, lexeme: Lexeme): number {
    const key = (point * mostWords + lexeme.id) | 0;
    const { table } = this;
    const mask = table.length - 1;
    let place = (Math.imul(key, spread) >>> this.shift) * 2;
    for (; table[place + 1] !== 0; place = (place + 2) & mask)
      if (table[place] === key) return table[place + 1]!;
    return this.add(key, point, lexeme);
  }

  private add(key: number, point: number, lexeme: Lexeme): number {
    const start = this.used;
    this.latest = 0;
    this.open(this.beginnings.points.at(point), lexeme);
    const { code, latest } = this;
    if (code[latest] === step.read) code[latest] = step.lastRead;
    else if (code[latest] === step.category) code[latest] = step.lastCategory;
    else this.put(step.end, 0, 0, 1);
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

  private next(to: Point): void {
    if (to.edges.length > 0) this.put(step.read, to.id, 0, 2);
    else for (const alternative of to.complete) this.put(step.completeNext, alternative, 0, 2);
  }

  private open({ complete, edges }: Point, lexeme: Lexeme): void {
    const { beginnings } = this;
    const { terminals } = lexeme;
    for (const alternative of complete) this.put(step.complete, alternative, 0, 2);
    for (const { item, to } of edges)
      switch (item.op) {
        case "terminal":
          if (terminals.includes(item.terminal)) this.next(to);
          break;
        case "either":
          if (terminals.includes(item.first) || terminals.includes(item.second)) this.next(to);
          break;
        case "category":
          if (!beginnings.categoryStarts(item.category, lexeme)) break;
          if (beginnings.alternativeAlone(item.category, lexeme) !== undefined) this.next(to);
          else if (to.edges.length === 0 && to.complete.length === 1)
            this.put(step.completing, item.category, to.complete[0]!, 3);
          else this.put(step.category, item.category, to.id, 3);
          break;
        case "many":
        case "optional":
          this.open(to, lexeme);
          if (!beginnings.partStarts(item, lexeme)) break;
          if (item.op === "optional" && beginnings.partAlone(item, lexeme)) this.next(to);
          else if (item.op === "many") this.put(step.many, item.category, to.id, 3);
          else this.put(step.part, beginnings.partRoot(item).id, to.id, 3);
          break;
        default:
          item satisfies never;
      }
  }
}
