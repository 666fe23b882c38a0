import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { anyObjects } from "./objects.ts";
import { comparisonOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { zoneFilterOf } from "./zone-filters.ts";

export type Located = { readonly span: Span };

/** "it" of "it's", "it shares". */
export const itOf = (node: Located, scope: Scope): A.Objects =>
  anyObjects(inPlaceOf(node, { kind: "it", it: "it", span: node.span }), scope);

export const compared = (left: A.Quantity, bound: Nodes["bound"], scope: Scope): A.Condition => {
  const { comparison, value } = comparisonOf(bound, scope);
  return A.compareQuantities(left, comparison, value);
};

export const singleZone = (
  zone: Nodes["zone"],
  scope: Scope,
): { readonly zone: A.Zone; readonly of?: A.Players } => {
  const filter = zoneFilterOf(zone, scope);
  if (filter.type !== "inZone") return refuse(zone, "name a single zone");
  return { zone: filter.zone, ...(filter.of === undefined ? {} : { of: filter.of }) };
};
