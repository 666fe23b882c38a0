import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { refuse, type Scope } from "./scope.ts";
import { together } from "./costs.ts";
import { lifeOfOthers } from "./life-of-others.ts";
import { manaOf } from "./prices.ts";

/** One of two symbols, each time anew: a hybrid symbol (107.4e). */
const eitherSymbol = (node: Extract<Nodes["keywordCost"], { kind: "keywordEither" }>): string => {
  const [one, ...more] = node.one.symbols;
  const [other, ...others] = node.other.symbols;
  const color = (symbol: string | undefined): boolean => symbol !== undefined && /^[WUBRG]$/.test(symbol);
  return more.length === 0 &&
    others.length === 0 &&
    color(other) &&
    (color(one) || one === "2") &&
    one !== other
    ? `${one}/${other}`
    : refuse(node, "a choice between these cannot be a cost yet");
};

/** The cost of a keyword (702). */
export const keywordCostOf = (node: Nodes["keywordCost"], scope: Scope): A.Costs => {
  switch (node.kind) {
    case "keywordMana":
      return [manaOf(node.mana, { who: A.you, scope, choosesX: true, objects: 0 })];
    case "keywordEither":
      return [A.mana([eitherSymbol(node)])];
    case "keywordDash": {
      const { first, rest } = node.costs;
      if (node.other !== undefined) return refuse(node, "a choice between these cannot be a cost yet");
      return together([first, ...rest.map((next) => next.cost)], A.you, { ...scope, paying: true });
    }
    case "keywordClause":
      return [lifeOfOthers(node, { ...scope, paying: true })];
    default:
      return node satisfies never;
  }
};

/** The same, and what may be paid in its place. */
export const eitherCostOf = (
  node: Nodes["keywordCost"],
  scope: Scope,
): { readonly paid: A.Costs; readonly other?: A.Costs } => {
  if (node.kind !== "keywordDash" || node.other === undefined) return { paid: keywordCostOf(node, scope) };
  const { other, ...first } = node;
  const costs = { kind: "keywordCostList" as const, first: other, rest: [], span: other.span };
  return { paid: keywordCostOf(first, scope), other: keywordCostOf({ ...first, costs }, scope) };
};
