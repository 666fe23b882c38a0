import type * as A from "../../abilities/index.ts";
import { mentionsType } from "../evaluate/index.ts";

/** Whether X is among the costs (107.3a). */
export const hasX = (costs: A.Costs): boolean =>
  costs.some(
    (c) =>
      (c.type === "mana" && c.cost.includes("X")) ||
      (c.type === "loyalty" && typeof c.change === "string") ||
      mentionsType(c, "x"),
  );

/** "with mana value X" */
export const saysManaValueX = (filter: A.Filter): boolean =>
  filter.type === "compare" &&
  filter.stat === "manaValue" &&
  typeof filter.value === "object" &&
  filter.value.type === "x";

/** The cost with any value of X, while X isn't announced yet. */
export const whateverX = (cost: A.Cost): A.Cost =>
  cost.type === "costOnObjects" && cost.what.type === "costChoice" && cost.what.filter.type === "and"
    ? { ...cost, what: { ...cost.what, filter: withoutX(cost.what.filter) } }
    : cost;

/** The filter without what it says of X. */
export const withoutX = (filter: A.Filter): A.Filter =>
  filter.type === "and" ? { type: "and", filters: filter.filters.filter((f) => !saysManaValueX(f)) } : filter;
