import type * as A from "../../abilities/index.ts";
import type { Place } from "./rule.ts";

/** An ability, a mode, a delayed or a reflexive ability: what has targets of its own (601.2c). */
const targetsOf = (part: object): readonly A.TargetSpec[] | undefined =>
  // Only what is made of instructions has a field of that name that is a list.
  "targets" in part && Array.isArray(part.targets) ? (part.targets as readonly A.TargetSpec[]) : undefined;

/** The occurrences of "target" that are meant at the place: the innermost ones, as what has none speaks of those around it. */
export const targetsAt = ({ around }: Place): readonly A.TargetSpec[] => {
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const targets = targetsOf(around[depth]!);
    if (targets !== undefined) return targets;
  }
  return [];
};
