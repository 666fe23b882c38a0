import { bothHold, clash, waysToFit, type Question } from "../conjunctions.ts";
import type * as A from "../../../abilities/index.ts";
import { holdsPart, same } from "../../lower/same.ts";
import { objectOfEventAt } from "../events.ts";
import { parentOf, rule, type Place } from "../rule.ts";
import { targetsAt } from "../targets.ts";

const withItself = (comparison: A.Comparison): string =>
  bothHold(["=", 0], [comparison, 0]) ? "always true" : "never true";

/** Two numbers that are known beforehand, or a number and itself. */
export const constantComparison = rule("RW4025", ["compareQuantities"], ({ left, comparison, right }) => {
  if (same(left, right)) return withItself(comparison);
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  return bothHold(["=", left], [comparison, right]) ? "always true" : "never true";
});

/** "If that creature has lesser power": than itself. */
export const comparedWithItself = rule("RW4025", ["matches"], ({ objects, filter }) => {
  const parts = filter.type === "and" ? filter.filters : [filter];
  const own = parts.find(
    (part) =>
      part.type === "compare" &&
      typeof part.value === "object" &&
      part.value.type === "statOf" &&
      part.value.stat === part.stat &&
      part.value.combine === undefined &&
      same(part.value.of, objects),
  );
  return own?.type === "compare" ? withItself(own.comparison) : undefined;
});

/** What an event or a target was said to be. */
const saidToBe = (objects: A.Objects, place: Place): A.Filter | undefined =>
  objects.type === "target"
    ? targetsAt(place)[objects.index]?.objects
    : objects.type === "eventObjects" && objects.role === "object"
      ? objectOfEventAt(place)
      : undefined;
/** What an object is from beginning to end: a permanent can become a creature, and be turned up as a sorcery card. */
const staysSo = ({ filter: { type } }: Question, isSpell: boolean): boolean =>
  type === "kind" || (isSpell && type === "hasType");

/** "Whenever you cast an instant or sorcery spell, if it's a creature card": it was said to be none. */
export const neverThat = rule("RW4025", ["matches"], ({ objects, filter }, place) => {
  const said = parentOf(place)?.type === "notSo" ? undefined : saidToBe(objects, place);
  if (said === undefined) return undefined;
  const isSpell = holdsPart(said, { type: "kind", kind: "spell" });
  const ways = waysToFit({ type: "and", filters: [said, filter] });
  return ways.every((way) => clash(way.filter((each) => staysSo(each, isSpell))) !== undefined)
    ? "never true"
    : undefined;
});

/** "It gets +1/+0 instead": the same again. */
export const sameEitherWay = rule("RW4023", ["if"], ({ then, otherwise }) =>
  otherwise !== undefined && same(then, otherwise)
    ? "the same is done whether this condition is true or not"
    : undefined,
);

/** Fewer than none, or none or more of something. */
export const countOfNone = rule("RW4025", ["exists"], ({ comparison, count }) => {
  if (typeof count !== "number") return undefined;
  if (comparison === "<" && count <= 0) return "never true";
  return comparison === ">=" && count <= 0 ? "always true" : undefined;
});

/** You are none of your opponents (102.3). */
export const ownOpponent = rule("RW4025", ["playerMatches"], ({ players, among }) =>
  (players.type === "you" && among.type === "opponents") ||
  (players.type === "opponents" && among.type === "you")
    ? "never true"
    : undefined,
);

/** Something, and not the same. */
export const denied = rule("RW4025", ["allOf", "anyOf"], ({ type, conditions }) => {
  const both = conditions.some(
    (one) => one.type === "notSo" && conditions.some((other) => same(one.condition, other)),
  );
  if (!both) return undefined;
  return type === "allOf" ? "never true" : "always true";
});
