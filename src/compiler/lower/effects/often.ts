import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { forEachOf } from "../for-each.ts";
import { countedOf } from "../quantities.ts";
import { refuse, severalSince, type Scope } from "../scope.ts";

interface Often {
  readonly often?: Nodes["howOften"];
}

/** How often something is done: once, where nothing is said. */
export const timesOf = ({ often }: Often, scope: Scope): A.Quantity => {
  if (often === undefined) return 1;
  switch (often.kind) {
    case "oftenAgain":
      return 1;
    case "oftenTwice":
      return 2;
    case "oftenTimes":
      return often.n.kind === "upToNumber"
        ? refuse(often.n, "say how often exactly")
        : countedOf(often.n, scope);
    default:
      return forEachOf(often, scope);
  }
};

/** What is done so often, one time after the other. */
export const soOften = (node: Often, scope: Scope, once: () => A.Effect): A.Effect => {
  const times = timesOf(node, scope);
  if (times === 1) return once();
  const spoken = [...scope.mentions];
  const effect = once();
  severalSince(scope, spoken);
  return A.repeat(times, effect);
};
