import type * as A from "../../abilities/index.ts";

/** The costs in few words, for the choice among them. */
export const describe = (costs: A.Costs): string =>
  costs
    .map((c) =>
      c.type === "mana"
        ? c.cost.map((s) => `{${s}}`).join("")
        : c.type === "costOnObjects"
          ? c.action
          : c.type,
    )
    .join(", ") || "nothing";
