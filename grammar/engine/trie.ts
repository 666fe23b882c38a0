import type { CompiledCategory, Production, Sequence } from "./grammar.ts";

/** A point that rows which begin alike have in common. */
export interface Point {
  /** Alternatives that are complete here. */
  readonly complete: readonly number[];
  readonly edges: readonly Edge[];
  /** Edges that a lexeme can begin, by its number. */
  readonly ways: (readonly Edge[] | undefined)[];
}
export interface Edge {
  readonly item: Production;
  readonly to: Point;
}
interface Draft extends Point {
  readonly complete: number[];
  readonly edges: (Edge & { readonly to: Draft })[];
}
const point = (): Draft => ({ complete: [], edges: [], ways: [] });

const sameSequence = (one: Sequence, other: Sequence): boolean =>
  one.length === other.length && one.every((item, index) => same(item, other[index]!));

/** Whether two parts of rows read the same; what they are called in the AST does not matter here. */
const same = (one: Production, other: Production): boolean => {
  switch (one.op) {
    case "terminal":
      return other.op === "terminal" && one.terminal === other.terminal;
    case "either":
      return other.op === "either" && one.first === other.first && one.second === other.second;
    case "category":
    case "many":
      return one.op === other.op && one.category === other.category;
    case "optional":
      return other.op === "optional" && sameSequence(one.body, other.body);
    default:
      return one satisfies never;
  }
};

const insert = (root: Draft, body: Sequence, alternative: number): void => {
  let at = root;
  for (const item of body) {
    let edge = at.edges.find((each) => each.item === item || same(each.item, item));
    if (edge === undefined) {
      edge = { item, to: point() };
      at.edges.push(edge);
    }
    at = edge.to;
  }
  at.complete.push(alternative);
};

/** The alternatives of a category as one tree: what several begin with is tried once for all of them. */
export const trieOf = (category: CompiledCategory): Point => {
  const root = point();
  category.alternatives.forEach(({ body }, index) => {
    insert(root, body, index);
  });
  return root;
};

/** An optional part as a tree of its own. */
export const trieOfPart = (body: Sequence): Point => {
  const root = point();
  insert(root, body, 0);
  return root;
};
