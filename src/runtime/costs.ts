import type * as A from "../abilities/index.ts";

/** The costs that a keyword names. */
export const costsOf = (keyword: A.Keyword): A.Costs =>
  keyword.parameters.flatMap((p) => (p.type === "costs" ? p.value : []));

/** The mana symbols among costs. */
export const symbolsOf = (costs: A.Costs): readonly A.ManaSymbol[] =>
  costs.flatMap((c) => (c.type === "mana" ? c.cost : []));

/** What is used for these costs is objects, which are remembered. */
export const namesObjects = ({ type }: A.Cost): boolean => type === "costOnObjects" || type === "counterCost";

/** 118.3: one object can't pay two costs that tap or move it, but what is tapped or revealed is still there for another. */
export const useOf = (cost: A.Cost | undefined): "tap" | "untap" | "reveal" | "move" | undefined => {
  if (cost?.type === "tapSelf") return "tap";
  if (cost?.type === "untapSelf") return "untap";
  if (cost?.type !== "costOnObjects") return undefined;
  const { action } = cost;
  return action === "tap" || action === "untap" || action === "reveal" ? action : "move";
};
