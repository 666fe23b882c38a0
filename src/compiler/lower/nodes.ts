import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { cameFrom } from "./origins.ts";

/** Any node of the AST. */
export type AnyNode = Nodes[keyof Nodes];
/** The node of one kind. */
export type NodeOfKind<K extends string> = Extract<AnyNode, { readonly kind: K }>;
/** The kinds of a category's nodes. */
export type KindsOf<C extends keyof Nodes> = Nodes[C]["kind"];
/** One function for each kind of a category: the type checker names the rows that have none. */
export type Lowering<C extends keyof Nodes, Args extends readonly unknown[], R> = {
  readonly [K in KindsOf<C>]: (node: Extract<Nodes[C], { readonly kind: K }>, ...args: Args) => R;
};

/** Calls the row of a table that belongs to a node. */
export const dispatch = <
  N extends { readonly kind: string; readonly span: Span },
  Args extends readonly unknown[],
  R,
>(
  table: { readonly [K in N["kind"]]: (node: Extract<N, { readonly kind: K }>, ...args: Args) => R },
  node: N,
  ...args: Args
): R =>
  // The key and the function's parameter are the same kind; TypeScript cannot see that through the index.
  cameFrom(node, (table[node.kind as N["kind"]] as (node: N, ...args: Args) => R)(node, ...args));

/** Which of two parts is said first, where their order may be either. */
export const isBefore = (one: { readonly span: Span }, other: { readonly span: Span }): boolean =>
  one.span.start < other.span.start;
