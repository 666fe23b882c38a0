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
  const keys = [...new Set(costs.map(keyOf))];
  const maskOf = (key: string): number => (anyMask + 1) << keys.indexOf(key);
  return {
    takers: keys.flatMap((key) => {
      const [use, of] = JSON.parse(key) as [Besides["use"], readonly ObjectId[]];
      return of.map((object) => helperOf(object, use, { mask: maskOf(key), snow: false, notGeneric: true }));
    }),
    pipsOf: (some) =>
      some.flatMap((each) =>
        demandOf(new Array<string>(each.count).fill("T"), 0).pips.map((pip) => ({
          ...pip,
          mask: maskOf(keyOf(each)),
        })),
      ),
  };
};
