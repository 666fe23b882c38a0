import type * as A from "../../abilities/index.ts";

/** "Sacrifice a Swamp and a Forest": a cost for each of them, paid together with different objects (601.2h). */
export const partsOfCost = (cost: A.CostOnObjects): readonly A.CostOnObjects[] | undefined => {
  if (cost.what.type !== "together") return undefined;
  return cost.what.parts.map((what): A.CostOnObjects => {
    if (what.type !== "choose") return { ...cost, what };
    return { ...cost, what: { type: "costChoice", count: what.count, filter: what.filter } };
  });
};

/** 702.24a: all of the costs so many times over; what is chosen for one of them can't be used for another. */
export const timesOver = (costs: A.Costs, times: number): A.Costs =>
  costs.flatMap((cost): A.Costs => {
    if (times > 0 && cost.type === "payLife" && typeof cost.amount === "number")
      return [{ ...cost, amount: cost.amount * times }];
    if (times > 0 && cost.type === "costOnObjects" && cost.what.type === "costChoice") {
      const { count, together } = cost.what;
      const { min, max } = count;
      if (together === undefined && typeof min === "number" && typeof max === "number")
        return [{ ...cost, what: { ...cost.what, count: { min: min * times, max: max * times } } }];
    }
    return Array.from({ length: times }, () => cost);
  });
