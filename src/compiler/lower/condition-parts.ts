import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { anyObjects } from "./objects.ts";
import { comparisonOf } from "./quantities.ts";
import { firstPart, same } from "./same.ts";
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

/** What may not be there: what an instruction or a cost was done to, and what "up to one target" is chosen for. */
export const mayBeMissing = (objects: A.Objects, { targets }: Scope): boolean =>
  objects.type === "bound" ||
  objects.type === "costObjects" ||
  (objects.type === "target" && targets[objects.index]?.count.min === 0);

/** Whether it is one thing at most. */
const isOne = (objects: A.Objects, { targets, mentions }: Scope): boolean =>
  objects.type === "target"
    ? targets[objects.index]?.count.max === 1
    : mentions.findLast(({ ref }) => same(ref, objects))?.plural !== true;

/** What a condition is about that may not be there, or whose controller or owner it is about. */
const missingOf = (asked: A.Condition, scope: Scope): A.Objects | undefined => {
  const found: A.Objects[] = [];
  if (asked.type === "matches" || asked.type === "wasPaid" || asked.type === "castFrom")
    found.push(asked.objects);
  if (asked.type === "happened")
    for (const part of Object.values(asked.event) as readonly Partial<A.IsOneOf>[])
      if (part?.type === "isOneOf") found.push(part.objects!);
  const whose = firstPart(asked, ({ type }) => type === "controllerOf" || type === "ownerOf");
  if (whose !== undefined) found.push(whose["objects"] as A.Objects);
  return found.find((objects) => mayBeMissing(objects, scope));
};

/** Whether a condition is about something that may not be there. */
export const asksOfMissing = (asked: A.Condition, scope: Scope): boolean =>
  asked.type === "allOf"
    ? asked.conditions.some((each) => asksOfMissing(each, scope))
    : missingOf(asked, scope) !== undefined;

/**
 * "You may sacrifice a creature. If it wasn't a token, …": what is denied of something takes for granted that it is there. Of what
 * was not sacrificed nothing is so; of several it is denied that all of them are.
 */
export const deniedOfIt = (asked: A.Condition, scope: Scope): A.Condition => {
  const missing = missingOf(asked, scope);
  if (missing === undefined) return A.notSo(asked);
  return asked.type === "matches" && asked.objects === missing && isOne(missing, scope)
    ? A.matches(missing, asked.filter.type === "not" ? asked.filter.filter : A.not(asked.filter))
    : A.allOf([A.matches(missing, A.anything), A.notSo(asked)]);
};

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
