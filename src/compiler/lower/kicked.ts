import * as A from "../../abilities/index.ts";
import type { Span } from "../types.ts";
import { refuse, type Scope } from "./scope.ts";

/** Keywords whose costs are kicker costs (702.33a, 702.33c). */
export const isKicker = (keyword: string): boolean => keyword === "kicker" || keyword === "multikicker";

/** Kicker costs of the face in printed order; "kicker A and/or B" is two of them (702.33b). */
const kickerCosts = (scope: Scope): readonly A.Costs[] => scope.face.kickers;

/** Whether the object was kicked (702.33d). A face that asks it of itself needs a kicker. */
export const kicked = (node: { readonly span: Span }, objects: A.Objects, scope: Scope): A.Condition => {
  if (objects.type === "self" && kickerCosts(scope).length === 0)
    return refuse(node, "This asks whether the spell was kicked, but the card has no kicker.", "RW4010");
  return A.wasPaid(objects, "kicker");
};

/** Kicked with one of several kicker costs, which the text names by its mana (702.33f). */
export const kickedWith = (
  node: { readonly span: Span },
  objects: A.Objects,
  symbols: readonly string[],
  scope: Scope,
): A.Condition => {
  const named = symbols.join();
  const index = kickerCosts(scope).findIndex(
    (costs) => costs.length === 1 && costs[0]!.type === "mana" && costs[0]!.cost.join() === named,
  );
  if (index < 0)
    return refuse(
      node,
      `This names a kicker cost ${symbols.map((symbol) => `{${symbol}}`).join("")} that the card does not have.`,
      "RW4011",
    );
  return A.wasPaid(objects, "kicker", index);
};

/** Kicked at least so many times (702.33c). */
export const kickedTimes = (
  node: { readonly span: Span },
  objects: A.Objects,
  times: number,
  scope: Scope,
): A.Condition => {
  const once = kicked(node, objects, scope);
  return times === 1 ? once : A.wasPaid(objects, "kicker", undefined, { times });
};
