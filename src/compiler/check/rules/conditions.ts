import { bothHold } from "../conjunctions.ts";
import { same } from "../../lower/same.ts";
import { rule } from "../rule.ts";

/** Two numbers that are known beforehand. */
export const constantComparison = rule("RW4025", ["compareQuantities"], ({ left, comparison, right }) => {
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  return bothHold(["=", left], [comparison, right]) ? "always true" : "never true";
});

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
