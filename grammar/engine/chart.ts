import type { CompiledSeries, Grammar, Production } from "./grammar.ts";
import { type Edge, type Point, trieOf, trieOfPart } from "./trie.ts";

/** What the recognizer asks of a token: the terminals it can stand for. */
export interface Lexeme {
  /** Number of the lexeme, from 1; tokens with the same number are interchangeable. */
  readonly id: number;
  readonly terminals: readonly number[];
  /** Whether a category can begin with it, by the category's number: `no`, `yes`, or 0 where that is not known yet. */
  readonly starts: Uint8Array;
  /** Whether a category that begins with it is this one word: `no`, its alternative + 2, or 0 where that is not known yet. */
  readonly alone: Uint16Array;
}
const no = 1;
const yes = 2;
/** Stands behind the last token. */
const nothing: Lexeme = { id: 0, terminals: [], starts: new Uint8Array(0), alone: new Uint16Array(0) };

/** A place where a category that begins at some token can end; a list, since most have one only. */
export interface End {
  readonly end: number;
  /** First alternative that ends here. */
  by: number;
  /** Another alternative ends here too. */
  also: boolean;
  next: End | undefined;
}
/** The ends of a category at a token: `undefined` where it can not stand. */
export type Ends = End | undefined;

/** `[0]`, `[1]`, …: most stretches of text can end in one place only. */
const singles: (readonly number[])[] = [];
const none: readonly number[] = [];
const single = (end: number): readonly number[] => (singles[end] ??= [end]);

/** At points with no more edges than this, each is tried; at others a table says which can be. */
const fewEdges = 4;

/** Collects the ends of one category or part. */
interface Found {
  first: Ends;
}

const note = (found: Found, end: number, alternative: number): void => {
  let last: Ends;
  for (let each = found.first; each !== undefined; each = each.next) {
    if (each.end === end) {
      if (each.by !== alternative) {
        each.also = true;
        if (alternative < each.by) each.by = alternative;
      }
      return;
    }
    last = each;
  }
  const made: End = { end, by: alternative, also: false, next: undefined };
  if (last === undefined) found.first = made;
  else last.next = made;
};

/** The entry of a list of ends that is for this end. */
export const endAt = (ends: Ends, end: number): Ends => {
  let each = ends;
  while (each !== undefined && each.end !== end) each = each.next;
  return each;
};

/**
 * Finds, for a list of tokens, every way to read them: an exact lookahead of unlimited length. Each category is tried at
 * most once at each token, so the time grows with the length of the text and not with the number of readings.
 */
export class Chart {
  protected readonly grammar: Grammar;
  private readonly size: number;
  private readonly tries: (Point | undefined)[];
  /** Optional parts as trees, by their decision. */
  private readonly partTries: (Point | undefined)[] = [];
  /** The ends of each category at each token: `null` while they are not known. */
  private readonly memo: (Ends | null)[] = [];
  private readonly touched: number[] = [];
  /** One for each category or part that is being looked for, each within the one before; used again and again. */
  private readonly collectors: Found[] = [];
  private collecting = 0;
  protected tokens: readonly Lexeme[] = [];
  protected furthest = 0;
  private expected: Set<number> | undefined;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.size = grammar.categories.length;
    this.tries = grammar.categories.map(() => undefined);
  }

  /** Forgets the last text; with a set, the terminals that could stand at `furthest` are put into it. */
  protected begin(tokens: readonly Lexeme[], furthest = 0, expected?: Set<number>): void {
    for (const place of this.touched) this.memo[place] = null;
    this.touched.length = 0;
    for (let place = this.memo.length; place < (tokens.length + 2) * this.size; place++) this.memo.push(null);
    this.tokens = tokens;
    this.furthest = furthest;
    this.expected = expected;
  }

  protected matches(terminal: number, at: number): boolean {
    const token = this.tokens[at];
    if (token !== undefined && token.terminals.includes(terminal)) return true;
    if (at > this.furthest) this.furthest = at;
    if (this.expected !== undefined && at === this.furthest) this.expected.add(terminal);
    return false;
  }

  private trie(category: number): Point {
    return (this.tries[category] ??= trieOf(this.grammar.categories[category]!));
  }

  private partTrie(item: Production & { readonly op: "optional" }): Point {
    return (this.partTries[item.decision] ??= trieOfPart(item.body));
  }

  private pointStarts({ edges }: Point, lexeme: Lexeme): boolean {
    return edges.some((edge) => this.edgeStarts(edge, lexeme));
  }

  private categoryStarts(category: number, lexeme: Lexeme): boolean {
    const known = lexeme.starts[category]!;
    if (known !== 0) return known === yes;
    // Set before it is known: guards against a category that begins with itself.
    lexeme.starts[category] = no;
    const { leaf, series } = this.grammar.categories[category]!;
    const starts =
      leaf !== undefined
        ? lexeme.terminals.includes(leaf.terminal)
        : series !== undefined
          ? this.categoryStarts(series.item, lexeme)
          : this.pointStarts(this.trie(category), lexeme);
    if (starts) lexeme.starts[category] = yes;
    return starts;
  }

  /** Whether a lexeme can begin what is behind an edge; an optional part can also be passed by. */
  private edgeStarts({ item, to }: Edge, lexeme: Lexeme): boolean {
    const { terminals } = lexeme;
    switch (item.op) {
      case "terminal":
        return terminals.includes(item.terminal);
      case "either":
        return terminals.includes(item.first) || terminals.includes(item.second);
      case "category":
        return this.categoryStarts(item.category, lexeme);
      case "many":
      case "optional":
        return this.partStarts(item, lexeme) || to.complete.length > 0 || this.pointStarts(to, lexeme);
      default:
        return item satisfies never;
    }
  }

  private waysOf(edges: readonly Edge[], lexeme: Lexeme): readonly Edge[] {
    return edges.filter((edge) => this.edgeStarts(edge, lexeme));
  }

  /** The alternative of a category that is this word, whatever stands behind it; none where more words could count. */
  private alternativeAlone(category: number, lexeme: Lexeme): number | undefined {
    const known = lexeme.alone[category]!;
    if (known !== 0) return known === no ? undefined : known - yes;
    lexeme.alone[category] = no;
    const { leaf, series } = this.grammar.categories[category]!;
    const by = leaf !== undefined ? 0 : series !== undefined ? undefined : this.onlyWay(category, lexeme);
    if (by !== undefined) lexeme.alone[category] = by + yes;
    return by;
  }

  private onlyWay(category: number, lexeme: Lexeme): number | undefined {
    const [way, other] = this.waysOf(this.trie(category).edges, lexeme);
    if (way === undefined || other !== undefined) return undefined;
    const { item, to } = way;
    if (to.edges.length > 0 || to.complete.length !== 1) return undefined;
    if (item.op === "many" || item.op === "optional") return undefined;
    if (item.op === "category" && this.alternativeAlone(item.category, lexeme) === undefined)
      return undefined;
    return to.complete[0];
  }

  private partStarts(item: Production & { readonly op: "many" | "optional" }, lexeme: Lexeme): boolean {
    return item.op === "many"
      ? this.categoryStarts(item.category, lexeme)
      : this.pointStarts(this.partTrie(item), lexeme);
  }

  /** Where a category that begins at a token can end. */
  protected ends(category: number, at: number): Ends {
    const place = at * this.size + category;
    const known = this.memo[place];
    if (known !== null) return known;
    if (this.expected === undefined) {
      const lexeme = this.tokens[at];
      if (lexeme === undefined || !this.categoryStarts(category, lexeme)) {
        if (at > this.furthest) this.furthest = at;
        return undefined;
      }
      const by = this.alternativeAlone(category, lexeme);
      if (by !== undefined) {
        this.touched.push(place);
        return (this.memo[place] = { end: at + 1, by, also: false, next: undefined });
      }
    }
    this.touched.push(place);
    this.memo[place] = undefined;
    const { leaf, series } = this.grammar.categories[category]!;
    const found = this.collector();
    if (leaf !== undefined) {
      if (this.matches(leaf.terminal, at)) note(found, at + 1, 0);
    } else if (series !== undefined) this.seriesEnds(series, at, found);
    else this.run(this.trie(category), at, found);
    return (this.memo[place] = this.collected(found));
  }

  private collector(): Found {
    return (this.collectors[this.collecting++] ??= { first: undefined });
  }

  private collected(found: Found): Ends {
    const { first } = found;
    found.first = undefined;
    this.collecting--;
    return first;
  }

  /** Goes on from a point in every way that the tokens allow. */
  private run({ complete, edges, ways }: Point, at: number, found: Found): void {
    for (let index = 0; index < complete.length; index++) note(found, at, complete[index]!);
    if (edges.length <= fewEdges || this.expected !== undefined) {
      for (let index = 0; index < edges.length; index++) this.follow(edges[index]!, at, found);
      return;
    }
    if (at > this.furthest) this.furthest = at;
    const lexeme = this.tokens[at] ?? nothing;
    const likely = (ways[lexeme.id] ??= this.waysOf(edges, lexeme));
    for (let index = 0; index < likely.length; index++) this.follow(likely[index]!, at, found);
  }

  private follow({ item, to }: Edge, at: number, found: Found): void {
    switch (item.op) {
      case "terminal":
        if (this.matches(item.terminal, at)) this.run(to, at + 1, found);
        return;
      case "either":
        if (this.matches(item.first, at) || this.matches(item.second, at)) this.run(to, at + 1, found);
        return;
      case "category":
        for (let each = this.ends(item.category, at); each !== undefined; each = each.next)
          this.run(to, each.end, found);
        return;
      case "many":
      case "optional":
        for (const end of this.itemEnds(item, at)) this.run(to, end, found);
        return;
      default:
        item satisfies never;
    }
  }

  /** Whether an optional part or a repetition can begin with the token; while explaining, everything is tried. */
  private mayEnter(item: Production & { readonly op: "many" | "optional" }, at: number): boolean {
    if (this.expected !== undefined) return true;
    const enters = at < this.tokens.length && this.partStarts(item, this.tokens[at]!);
    if (!enters && at > this.furthest) this.furthest = at;
    return enters;
  }

  /** Every end of one production that begins at a token. */
  protected itemEnds(item: Production, at: number): readonly number[] {
    switch (item.op) {
      case "terminal":
        return this.matches(item.terminal, at) ? single(at + 1) : none;
      case "either":
        return this.matches(item.first, at) || this.matches(item.second, at) ? single(at + 1) : none;
      case "category": {
        const first = this.ends(item.category, at);
        if (first === undefined) return none;
        if (first.next === undefined) return single(first.end);
        const found: number[] = [];
        for (let each: Ends = first; each !== undefined; each = each.next) found.push(each.end);
        return found;
      }
      case "many": {
        if (!this.mayEnter(item, at)) return single(at);
        const reached = [at];
        for (let index = 0; index < reached.length; index++) {
          const from = reached[index]!;
          if (index > 0 && !this.mayEnter(item, from)) continue;
          for (let each = this.ends(item.category, from); each !== undefined; each = each.next)
            if (!reached.includes(each.end)) reached.push(each.end);
        }
        return reached;
      }
      case "optional": {
        if (!this.mayEnter(item, at)) return single(at);
        const inner = this.collector();
        this.run(this.partTrie(item), at, inner);
        const first = this.collected(inner);
        if (first === undefined) return single(at);
        const found = [at];
        for (let each: Ends = first; each !== undefined; each = each.next) found.push(each.end);
        return found;
      }
      default:
        return item satisfies never;
    }
  }

  /** Ends of "A", "A c B", "A, B, c C", "A, B c C". */
  private seriesEnds({ item, comma, conjunctions }: CompiledSeries, at: number, found: Found): void {
    let reached: readonly number[] = this.endsOf(item, [at]);
    for (const end of reached) note(found, end, 0);
    for (let items = 1; reached.length > 0; items++) {
      for (const { terminal } of conjunctions) {
        const starts: number[] = [];
        for (const end of reached) {
          if (this.matches(terminal, end)) starts.push(end + 1);
          else if (items > 1 && this.matches(comma, end) && this.matches(terminal, end + 1))
            starts.push(end + 2);
        }
        if (starts.length > 0) for (const end of this.endsOf(item, starts)) note(found, end, items);
      }
      const starts: number[] = [];
      for (const end of reached) if (this.matches(comma, end)) starts.push(end + 1);
      reached = starts.length === 0 ? none : this.endsOf(item, starts);
    }
  }

  private endsOf(category: number, starts: readonly number[]): number[] {
    const found: number[] = [];
    for (const start of starts)
      for (let each = this.ends(category, start); each !== undefined; each = each.next)
        if (!found.includes(each.end)) found.push(each.end);
    return found;
  }
}
