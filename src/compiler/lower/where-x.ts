import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { refuse } from "./scope.ts";

const isMana = (value: unknown): value is A.ManaPayment =>
  typeof value === "object" && value !== null && "type" in value && value.type === "mana" && "cost" in value;

/** {X} in a cost is one generic mana, as many times as X says; other symbols stay beside it. */
const payment = (mana: A.ManaPayment, q: A.Quantity): readonly A.ManaPayment[] => {
  const others = mana.cost.filter((symbol) => symbol !== "X");
  const times = mana.cost.length - others.length;
  if (times === 0 || mana.times !== undefined) return [mana];
  const generic = typeof q === "number" ? A.mana([String(times * q)]) : A.mana([String(times)], { times: q });
  return others.length === 0 ? [generic] : [A.mana(others), generic];
};

/** Puts a value in place of X, which "where X is" gives at the end of a sentence (107.3i). */
export const withX = <T>(value: T, q: A.Quantity): T => {
  const rewrite = (each: unknown): unknown => {
    if (Array.isArray(each))
      return each.flatMap((item): readonly unknown[] => (isMana(item) ? payment(item, q) : [rewrite(item)]));
    if (typeof each !== "object" || each === null) return each;
    const node = each as Readonly<Record<string, unknown>>;
    if (node["type"] === "x") return q;
    const rewritten = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, rewrite(inner)]));
    if (rewritten["type"] === "times" && typeof rewritten["value"] === "number")
      return Number(rewritten["factor"]) * rewritten["value"];
    return rewritten;
  };
  // Only quantities change, for quantities, and symbols of costs for the costs they stand for.
  return rewrite(value) as T;
};

/** The value of X; other letters have none. */
export const xOf = (where: Nodes["whereX"]): Nodes["quantity"] =>
  where.spell !== undefined || where.resolving === true
    ? refuse(where.spell ?? where, "this number is needed only later")
    : where.letter.letter === "X"
      ? where.q
      : refuse(where, "only X gets a value here");
