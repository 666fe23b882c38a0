import { bothHold } from "../conjunctions.ts";
import type * as A from "../../../abilities/index.ts";
import { same } from "../../lower/same.ts";
import { rule } from "../rule.ts";

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
