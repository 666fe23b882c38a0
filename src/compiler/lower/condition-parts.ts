import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { anyObjects } from "./objects.ts";
import { comparisonOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";
import { zoneFilterOf } from "./zone-filters.ts";

export type Located = { readonly span: Span };

/** "it" of "it's", "it shares". */
export const itOf = (node: Located, scope: Scope): A.Objects =>
  anyObjects(inPlaceOf(node, { kind: "it", it: "it", span: node.span }), scope);

/** That objects are such: of "one of them" and "two of those creatures", that so many are. */
export const areSuch = (objects: A.Objects, filter: A.Filter): A.Condition => {
  if (objects.type !== "choose" || objects.from === undefined) return A.matches(objects, filter);
  const among = A.among(objects.from, conjunction([...conjuncts(objects.filter), ...conjuncts(filter)]));
  return objects.count.min === 1 ? A.exists(among) : A.exists(among, ">=", objects.count.min);
};

/**
 * The denial of what is asked. "If one of them isn't a land": of several, `ofOne` asks for one of which it is not so, rather than
 * for none of which it is.
 */
export const denied = (asked: A.Condition, ofOne: () => A.Condition): A.Condition =>
  asked.type === "exists" ? ofOne() : A.notSo(asked);

/** "Three" is not said where "exactly three" or "three or more" is meant. */
export const notBare = (bound: Nodes["bound"]): Nodes["bound"] =>
  bound.kind === "numberWord" || bound.kind === "integer" || bound.kind === "variable"
    ? refuse(bound, "say “exactly” or “or more”")
    : bound;

export const compared = (left: A.Quantity, bound: Nodes["bound"], scope: Scope): A.Condition => {
  if (bound.kind === "series") return A.anyOf(bound.items.map((each) => compared(left, each, scope)));
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
