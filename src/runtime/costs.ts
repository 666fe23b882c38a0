import type * as A from "../abilities/index.ts";

/** The costs that a keyword names. */
export const costsOf = (keyword: A.Keyword): A.Costs =>
  keyword.parameters.flatMap((p) => (p.type === "costs" ? p.value : []));

/** The mana symbols among costs. */
export const symbolsOf = (costs: A.Costs): readonly A.ManaSymbol[] =>
  costs.flatMap((c) => (c.type === "mana" ? c.cost : []));
