import { kindsIn, type ParagraphNode } from "../../grammar/parse.ts";
import type { Span } from "./types.ts";

/** A node seen only as what all nodes share; what is asked of a whole tree goes by kinds. */
export interface AnyNode {
  readonly kind: string;
  readonly span: Span;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is AnyNode => {
  if (typeof value !== "object" || value === null) return false;
  // Asked of every value of every tree: reading a field is cheaper than asking whether there is one.
  const { kind, span } = value as Partial<AnyNode>;
  return kind !== undefined && span !== undefined;
};

/** The same node, with what `change` gives in the place of each of its parts. */
export const withParts = (node: AnyNode, change: (part: unknown) => unknown): AnyNode => {
  const parts = Object.entries(node).map(([key, each]) => [key, key === "span" ? each : change(each)]);
  return { ...node, ...Object.fromEntries(parts) };
};

/** Whether the words of one node stand within those of another. */
export const encloses = (outer: { readonly span: Span }, inner: { readonly span: Span }): boolean =>
  outer.span.start <= inner.span.start && outer.span.end >= inner.span.end;

/** Whether two nodes say the same, wherever they stand. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  withoutPlaces(one) === withoutPlaces(other);
const withoutPlaces = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) => (key === "span" || key === "form" ? undefined : value));

/** A node where it stands. */
export interface Place {
  readonly node: AnyNode;
  readonly parent: Place | undefined;
  /** Within a quoted ability, which is another object's. */
  readonly quoted: boolean;
}

export const isQuoted = (node: AnyNode): boolean => quotations.has(node.kind);
const quotations = new Set(["quoted", "quotedComma", "quotedWithin"]);

/** Every node of a tree, each before what it is made of. */
export interface Tree {
  readonly places: readonly Place[];
  /** The kinds of the rows it was read with. */
  readonly kinds: readonly string[];
}

/** Goes through a syntax tree once, for all that is to be asked of it. */
export const treeOf = (root: ParagraphNode): Tree => {
  const places: Place[] = [];
  const visit = (value: unknown, parent: Place | undefined, quoted: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, parent, quoted);
      return;
    }
    if (!isNode(value)) return;
    const place: Place = { node: value, parent, quoted };
    places.push(place);
    const within = quoted || isQuoted(value);
    for (const key in value) if (key !== "span" && key !== "kind") visit(value[key], place, within);
  };
  visit(root, undefined, false);
  return { places, kinds: kindsIn(root) };
};
