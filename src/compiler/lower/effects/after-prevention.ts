import * as A from "../../../abilities/index.ts";
import { holdsKind } from "../same.ts";
import { mention, refuse, type Scope } from "../scope.ts";

/** Whether a text asks how much damage was prevented. */
export const asksForPrevented = (node: object): boolean => holdsKind(node, "damagePrevented");

/** What happens with the damage that is "prevented this way" by the instruction before, each time it prevents some (615.5). */
export const afterPrevention = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  effects: A.Effect[],
  scope: Scope,
  build: (source: A.Objects) => A.Effect,
): void => {
  const last = effects[effects.length - 1];
  const shield = last?.type === "changeRules" ? last.changes[0] : undefined;
  if (last?.type !== "changeRules" || shield?.type !== "prevent")
    return refuse(node, "no damage was prevented before this");
  const before = scope.last;
  scope.last = undefined;
  scope.preventing = true;
  const known = [...scope.mentions];
  const source = A.eventObjects("source");
  mention(scope, { ref: source, is: "object", plural: false, byNoun: true, words: new Set(["source"]) });
  const done = build(source);
  const then = shield.then === undefined ? done : A.sequence([shield.then, done]);
  const left = scope.mentions.filter((each) => each.ref !== source || known.includes(each));
  scope.mentions.splice(0, scope.mentions.length, ...left);
  scope.preventing = undefined;
  if (before !== undefined) scope.last = before;
  effects[effects.length - 1] = {
    ...last,
    changes: [{ ...shield, then, ifPrevented: true }, ...last.changes.slice(1)],
  };
};
