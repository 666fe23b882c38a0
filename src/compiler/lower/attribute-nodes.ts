import type { Nodes } from "../../../grammar/language/index.ts";

type Attribute = Nodes["attribute"];
type Kind = Attribute["kind"];

/** The attribute of a kind that a qualifier asks for ("with different names"). */
export const attributeBehind = <K extends Kind>(
  node: Nodes["qualifier"] | undefined,
  kind: K,
): Extract<Attribute, { readonly kind: K }> | undefined =>
  node?.kind === "withAttribute" && isOfKind(node.has, kind) ? node.has : undefined;

const isOfKind = <K extends Kind>(
  node: Attribute,
  kind: K,
): node is Extract<Attribute, { readonly kind: K }> => node.kind === kind;
