import type * as A from "../../abilities/index.ts";

/** What only creatures and other permanents can be forbidden. */
const combat: ReadonlySet<A.Cant["what"]> = new Set(["attack", "block", "beBlocked"]);
const changes: ReadonlySet<A.Modification["type"]> = new Set([
  "modifyPT",
  "switchPT",
  "must",
  "canBlock",
  "cantBeBlocked",
  "assignsDamage",
  "mayNotUntap",
  "mayExert",
]);

/** Whether a change is of use to something on the battlefield only (208.1, 506.3). */
export const isOfPermanents = (change: A.Modification): boolean =>
  changes.has(change.type) || (change.type === "cant" && combat.has(change.what));
