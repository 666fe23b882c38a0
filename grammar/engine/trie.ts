import type { CompiledCategory, Production, Sequence } from "./grammar.ts";

/** A point that rows which begin alike have in common. */
export interface Point {
  /** Counts the points of a grammar. */
  readonly id: number;
  /** Alternatives that are complete here. */
  readonly complete: readonly number[];
  readonly edges: readonly Edge[];
}
export interface Edge {
  readonly item: Production;
  readonly to: Point;
}
interface Draft extends Point {
  readonly complete: number[];
  readonly edges: (Edge & { readonly to: Draft })[];
}

/** The points of a grammar, made when first needed. */
export class Points {
  private readonly all: Draft[] = [];

  at(id: number): Point {
    return this.all[id]!;
  }

  private point(): Draft {
    const made: Draft = { id: this.all.length, complete: [], edges: [] };
    this.all.push(made);
    return made;
  }

  private insert(root: Draft, body: Sequence, alternative: number): void {
    let at = root;
    for (const item of body) {
      let edge = at.edges.find((each) => each.item.key === item.key);
      if (edge === undefined) {
        edge = { item, to: this.point() };
        at.edges.push(edge);
      }
      at = edge.to;
    }
    at.complete.push(alternative);
  }

  /** The alternatives of a category as one tree: what several begin with is tried once for all of them. */
  ofCategory(category: CompiledCategory): Point {
    const root = this.point();
    category.alternatives.forEach(({ body }, index) => {
      this.insert(root, body, index);
    });
    return root;
  }

  /** An optional part as a tree of its own. */
  ofPart(body: Sequence): Point {
    const root = this.point();
    this.insert(root, body, 0);
    return root;
  }
}
