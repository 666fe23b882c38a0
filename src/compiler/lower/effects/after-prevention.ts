import * as A from "../../../abilities/index.ts";
import { holdsKind } from "../same.ts";
import { refuse, type Scope } from "../scope.ts";

/** Whether a text asks how much damage was prevented. */
export const asksForPrevented = (node: object): boolean =>
  holdsKind(node, "damagePrevented", "forEachPrevented");

/** What happens with the damage that the instruction before prevents, each time it prevents some (615.5). */
export const afterPrevention = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  effects: A.Effect[],
  scope: Scope,
  build: () => A.Effect,
): void => {
  const last = effects[effects.length - 1];
  const shield = last?.type === "changeRules" ? last.changes[0] : undefined;
  if (last?.type !== "changeRules" || shield?.type !== "prevent" || shield.then !== undefined)
    return refuse(node, "no damage was prevented before this");
  const before = scope.last;
  scope.last = undefined;
  scope.preventing = true;
  const then = build();
  scope.preventing = undefined;
  if (before !== undefined) scope.last = before;
  effects[effects.length - 1] = { ...last, changes: [{ ...shield, then }, ...last.changes.slice(1)] };
};
