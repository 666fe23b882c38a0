import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { mentionsX, paymentOf } from "./costs.ts";
import { bindNext, type Scope } from "./scope.ts";

/** The cost that consists in doing what a verb says. */
const asCost = (node: Nodes["playerVerb"]): Nodes["verbCost"] | undefined => {
  switch (node.kind) {
    case "sacrifice":
      return { ...node, kind: "doCost", how: "sacrifice" };
    case "actsOn":
      return node.how === "tap" ? { ...node, kind: "doCost", how: "tap" } : undefined;
    case "discardWhat":
      return { ...node, kind: "doCost", how: "discard" };
    case "removeCounters": {
      const { from: what, counter, among, ...rest } = node;
      return {
        ...rest,
        kind: "removeCost",
        what,
        ...(counter === undefined ? {} : { counter }),
        ...(among === undefined ? {} : { among }),
      };
    }
    default:
      return undefined;
  }
};

/** "You may sacrifice X Foods": X is chosen as it is done, as for a payment (107.3f), and has that value in what follows. */
export const doneXTimes = (node: Nodes["playerVerb"], who: A.Players, scope: Scope): A.Effect | undefined => {
  const cost = scope.hasX || !mentionsX(node) ? undefined : asCost(node);
  return cost && A.pay(who, paymentOf(cost, who, scope), { bind: bindNext(scope) });
};
