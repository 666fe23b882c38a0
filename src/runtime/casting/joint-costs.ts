import type * as A from "../../abilities/index.ts";

/** "Sacrifice a Swamp and a Forest": a cost for each of them, paid together with different objects (601.2h). */
export const partsOfCost = (cost: A.CostOnObjects): readonly A.CostOnObjects[] | undefined => {
  if (cost.what.type !== "together") return undefined;
  return cost.what.parts.map((what): A.CostOnObjects => {
    if (what.type !== "choose") return { ...cost, what };
    return { ...cost, what: { type: "costChoice", count: what.count, filter: what.filter } };
  });
};
