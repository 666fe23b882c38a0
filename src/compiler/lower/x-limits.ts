import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { usedIn } from "./bound-numbers.ts";
import type { Sentence } from "./later.ts";
import { quantityOf } from "./quantities.ts";
import { holds, holdsType } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";

export type XLimitNode = Extract<Nodes["sentence"], { kind: "xCantBe" }>;

/** "X can't be 0", "X can't be greater than …", "X is …" */
export const isXLimit = (node: Sentence): node is XLimitNode => node.kind === "xCantBe";

export const xLimitOf = ({ how, q }: XLimitNode, scope: Scope): A.XLimit => {
  const limit = quantityOf(q, scope);
  if (usedIn(limit).size > 0) return refuse(q, "X is chosen before this is done");
  if (how === "can't be")
    return limit === 0 ? A.xLimit({ least: 1 }) : refuse(q, "only 0 is ruled out like this");
  if (holdsType(limit, "opponents")) return refuse(q, "say which opponent this is about");
  return A.xLimit(how === "is" ? { least: limit, most: limit } : { most: limit });
};

/** Whether whoever pays these costs chooses an X for them. */
export const choosesX = (costs: unknown): boolean =>
  holds(costs, (node) => node["type"] === "x" || (node["type"] === "mana" && hasX(node["cost"])));
const hasX = (cost: unknown): boolean => Array.isArray(cost) && cost.includes("X");

const isCosts = (part: unknown): part is A.Costs =>
  Array.isArray(part) && part.some((each: unknown) => isMana(each) && each.cost.includes("X"));
const isMana = (part: unknown): part is A.ManaPayment =>
  typeof part === "object" && part !== null && "type" in part && part.type === "mana" && "cost" in part;

/** The same, with the limits beside every cost that has an X: a keyword's, or that of the last payment. */
export const limited = <T>(part: T, limits: readonly A.XLimit[]): T => {
  const rewrite = (value: unknown): unknown =>
    isCosts(value)
      ? [...value, ...limits]
      : Array.isArray(value)
        ? value.map(rewrite)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each)]))
          : value;
  // Only lists of costs get longer.
  return rewrite(part) as T;
};

/** "You may pay {X}. If you do, … X can't be greater than …": the limit belongs to the payment before it. */
export const limitPayment = (effects: A.Effect[], node: XLimitNode, scope: Scope): void => {
  const limit = xLimitOf(node, scope);
  const index = effects.findLastIndex(pays);
  if (index < 0) return refuse(node, "nobody chooses an X before this");
  effects[index] = limited(effects[index]!, [limit]);
};
const pays = (effect: A.Effect): boolean =>
  holds(effect, (node) => node["type"] === "pay" && choosesX(node["costs"]));
