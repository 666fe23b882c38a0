import type { CompiledCategory, Grammar, Production } from "./grammar.ts";
import { type Edge, type Point, Points } from "./trie.ts";

/** What the recognizer asks of a token: the terminals it can stand for. */
export interface Lexeme {
  /** Number of the lexeme, from 1; tokens with the same number are interchangeable. */
  readonly id: number;
  readonly terminals: readonly number[];
  /** It can stand between the items of a series. */
  readonly joins: boolean;
  /** Whether a category can begin with it, by the category's number: `no`, `yes`, or 0 where that is not known yet. */
  readonly starts: Uint8Array;
  /** Whether a category that begins with it is this one word: `no`, its alternative + 2, or 0 where that is not known yet. */
  readonly alone: Uint16Array;
}
const no = 1;
const yes = 2;

/** A word that can stand for these terminals. */
export const makeLexeme = (
  id: number,
  terminals: readonly number[],
  { categories, joining }: Grammar,
): Lexeme => ({
  id,
  terminals,
  joins: terminals.some((terminal) => joining.has(terminal)),
  starts: new Uint8Array(categories.length),
  alone: new Uint16Array(categories.length),
});

/** Optional parts and repetitions: what may also be passed by. */
type Part = Production & { readonly op: "many" | "optional" };

/** The categories as trees, and what can begin with which word. */
export class Beginnings {
  readonly points = new Points();
  private readonly categories: readonly CompiledCategory[];
  private readonly roots: (Point | undefined)[] = [];
  /** Of optional parts, by their decision. */
  private readonly partRoots: (Point | undefined)[] = [];

  constructor({ categories }: Grammar) {
    this.categories = categories;
    for (let index = 0; index < categories.length; index++) this.roots.push(undefined);
  }

  root(category: number): Point {
    return (this.roots[category] ??= this.points.ofCategory(this.categories[category]!));
  }

  partRoot({ decision, body }: Production & { readonly op: "optional" }): Point {
    return (this.partRoots[decision] ??= this.points.ofPart(body));
  }

  private pointStarts({ edges }: Point, lexeme: Lexeme): boolean {
    return edges.some((edge) => this.edgeStarts(edge, lexeme));
  }

  categoryStarts(category: number, lexeme: Lexeme): boolean {
    const known = lexeme.starts[category]!;
    if (known !== 0) return known === yes;
    // Set before it is known: guards against a category that begins with itself.
    lexeme.starts[category] = no;
    const { leaf, series } = this.categories[category]!;
    const starts =
      leaf !== undefined
        ? lexeme.terminals.includes(leaf.terminal)
        : series !== undefined
          ? this.categoryStarts(series.item, lexeme)
          : this.pointStarts(this.root(category), lexeme);
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

  partStarts(item: Part, lexeme: Lexeme): boolean {
    return item.op === "many"
      ? this.categoryStarts(item.category, lexeme)
      : this.pointStarts(this.partRoot(item), lexeme);
  }

  /** The alternative of a category that is this word, whatever stands behind it; none where more words could count. */
  alternativeAlone(category: number, lexeme: Lexeme): number | undefined {
    const known = lexeme.alone[category]!;
    if (known !== 0) return known === no ? undefined : known - yes;
    lexeme.alone[category] = no;
    const { leaf, series } = this.categories[category]!;
    const by =
      leaf !== undefined ? 0 : series !== undefined ? undefined : this.onlyWay(this.root(category), lexeme);
    if (by !== undefined) lexeme.alone[category] = by + yes;
    return by;
  }

  /** Whether an optional part that begins with a word is this one word, whatever stands behind it. */
  partAlone(item: Production & { readonly op: "optional" }, lexeme: Lexeme): boolean {
    return this.onlyWay(this.partRoot(item), lexeme) !== undefined;
  }

  private onlyWay({ edges }: Point, lexeme: Lexeme): number | undefined {
    const [way, other] = edges.filter((edge) => this.edgeStarts(edge, lexeme));
    if (way === undefined || other !== undefined) return undefined;
    const { item, to } = way;
    if (to.edges.length > 0 || to.complete.length !== 1) return undefined;
    if (item.op === "many" || item.op === "optional") return undefined;
    if (item.op === "category" && this.alternativeAlone(item.category, lexeme) === undefined)
      return undefined;
    return to.complete[0];
  }
}
