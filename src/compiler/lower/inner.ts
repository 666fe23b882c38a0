import * as A from "../../abilities/index.ts";
import type { Span } from "../types.ts";
import { rewritten } from "./rewritten.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction } from "./series.ts";

/** An ability that an effect sets up, with what must be fixed before for it to speak of the effect's own targets. */
export interface Inner {
  readonly ability: A.Instructions;
  readonly before: readonly A.Effect[];
}

/**
 * A delayed or reflexive ability (603.7, 603.12). It has targets of its own, chosen when it is put on the stack; targets
 * of the effect that sets it up are still meant by it, and are bound first where both kinds occur.
 */
export const innerAbility = (
  node: { readonly span: Span },
  scope: Scope,
  build: (inner: Scope) => A.Effect,
): Inner => {
  const outer = scope.targets.length;
  const spoken = [...scope.mentions];
  const inner: Scope = { ...scope, targets: [...scope.targets] };
  const effect = build(inner);
  // What it speaks of comes later than anything that follows in the text.
  scope.mentions.splice(0, scope.mentions.length, ...spoken);
  const own = inner.targets.slice(outer);
  if (own.length === 0) return { ability: { effect }, before: [] };
  const bound = new Map<number, number>();
  const numberFor = (index: number): number => {
    const known = bound.get(index);
    if (known !== undefined) return known;
    const id = scope.counter.next++;
    bound.set(index, id);
    return id;
  };
  const ownTarget = (part: A.AnyNode): A.Objects | A.Players | undefined => {
    const { type, index } = part as { readonly type: string; readonly index?: unknown };
    if ((type !== "target" && type !== "targetPlayers") || typeof index !== "number") return undefined;
    if (index >= outer) return { type, index: index - outer };
    if (type === "target") return A.bound(numberFor(index));
    return refuse(node, "a player chosen as a target before cannot be meant beside a new target");
  };
  const targets = own.map(({ otherThan, ...spec }): A.TargetSpec => {
    const among = otherThan?.filter((index) => index >= outer).map((index) => index - outer) ?? [];
    const others = otherThan?.filter((index) => index < outer) ?? [];
    // A player would have to be told apart from what is no player.
    if (others.some((index) => scope.targets[index]?.players !== undefined))
      return refuse(node, "“other” than a player chosen as a target before cannot be said of a new target");
    const objects =
      spec.objects === undefined || others.length === 0
        ? {}
        : { objects: conjunction([spec.objects, ...others.map((index) => A.otherThan(A.target(index)))]) };
    return { ...spec, ...objects, ...(among.length === 0 ? {} : { otherThan: among }) };
  });
  const ability = rewritten({ targets, effect }, ownTarget);
  const before = [...bound].map(([index, id]) => A.chooseObjects(A.you, A.target(index), { bind: id }));
  return { ability, before };
};
