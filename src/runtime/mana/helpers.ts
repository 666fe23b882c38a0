import type { ObjectId } from "../state.ts";
import { anyMask, demandOf } from "./demand.ts";
import type { Besides, Pip } from "./demand.ts";
import type { Unit } from "./solver.ts";
import type { ManaUse } from "./sources.ts";

/** Something else than mana that pays for mana: a creature tapped for convoke, an exiled card for delve. */
export interface Helper extends ManaUse {
  readonly convokes: boolean;
}
/** What helps by being used so, as that mana. */
export const helperOf = (object: ObjectId, use: Besides["use"], unit: Unit, convokes = false): Helper => ({
  object,
  ability: -1,
  spends: [use],
  takes: [],
  units: [unit],
  convokes,
});
/** It pays for nothing but what a cost takes of objects. */
export const isTaken = ({ units: [unit] }: ManaUse): boolean => (unit?.mask ?? 0) > anyMask;

/** 118.3: what is tapped or moved for one of the costs can't be used for another: each has a bit that its objects alone pay. */
export const takersOf = (
  costs: readonly Besides[],
): { takers: Helper[]; pipsOf: (costs: readonly Besides[]) => Pip[] } => {
  const keyOf = ({ use, of }: Besides): string => JSON.stringify([use, of]);
  const kinds = new Map(costs.map((cost) => [keyOf(cost), cost]));
  const masks = new Map([...kinds.keys()].map((key, at) => [key, (anyMask + 1) << at]));
  const maskOf = (cost: Besides): number => masks.get(keyOf(cost))!;
  return {
    takers: [...kinds.values()].flatMap((cost) => {
      const unit: Unit = { mask: maskOf(cost), snow: false, notGeneric: true };
      return cost.of.map((object) => helperOf(object, cost.use, unit));
    }),
    pipsOf: (some) =>
      some.flatMap((cost) => {
        const mask = maskOf(cost);
        return demandOf(new Array<string>(cost.count).fill("T"), 0).pips.map((pip) => ({ ...pip, mask }));
      }),
  };
};
