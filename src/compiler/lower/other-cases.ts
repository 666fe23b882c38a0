import * as A from "../../abilities/index.ts";
import { adverbialsOf } from "../resolve/sentence.ts";
import { flat } from "./asked-before.ts";
import { boundIn, spokenOf, usedIn } from "./bound-numbers.ts";
import { deniedOfIt, mayBeMissing } from "./condition-parts.ts";
import { holds, holdsPart } from "./same.ts";
import type { Scope } from "./scope.ts";

const undone: ReadonlySet<unknown> = new Set(["notSo", "playersExcept"]);
/** Whether it is asked that one of these instructions was not done, or who did not do it. */
const asksUndone = (effect: A.Effect, instructions: ReadonlySet<number>): boolean =>
  holds(
    effect,
    (node) =>
      (undone.has(node["type"]) || (node["type"] === "compareQuantities" && node["comparison"] === "<")) &&
      [...spokenOf(node, "performed", "boundPlayer", "amount")].some((id) => instructions.has(id)),
  );

/** The numbers of what is told, and not only offered. */
const toldIn = (effect: A.Effect): ReadonlySet<number> =>
  effect.type === "may"
    ? new Set()
    : effect.type === "sequence"
      ? new Set(effect.effects.flatMap((each) => [...toldIn(each)]))
      : boundIn(effect);

/** Whether a condition is that something was not done. */
const isUndone = ({ condition }: A.If): boolean =>
  condition.type === "notSo" && condition.condition.type === "performed";

/**
 * "Otherwise, you may discard a card. If you don't, …", "if you don't, you may discard a card. If you don't, …", "if you control a
 * Demon, sacrifice a creature. If you can't, …": nobody was told to do it in the other case, so that there it is not asked about
 * (608.2c). "If you control a Demon, you may …. If you don't" can ask about both, and "exile it if it's red. If you don't" does
 * (118.12): where it isn't red, it isn't exiled.
 */
export const withinItsCase = (node: { readonly kind: string }, effects: A.Effect[], before: number): void => {
  const [one, next] = [effects[before - 1], effects[before]];
  if (one?.type !== "if" || next === undefined || effects.length !== before + 1) return;
  const { then, otherwise } = one;
  const told = otherwise ?? then;
  const isOther = otherwise !== undefined || isUndone(one);
  if (!asksUndone(next, isOther ? boundIn(told) : toldIn(told))) return;
  const [front] = adverbialsOf(node);
  if (!isOther && front?.kind === "ifFront" && front.condition.kind === "youDont") return;
  const both = A.sequence([told, next]);
  effects.splice(
    before - 1,
    2,
    otherwise === undefined ? { ...one, then: both } : { ...one, otherwise: both },
  );
};

/**
 * "If you do, reveal the top card of your library. If it's a land card, …. Otherwise, …": what the second "if" asks about is there
 * only where the first one holds, and so is its other case (608.2c).
 */
export const withinFirstCase = (effects: A.Effect[], both: A.If): A.Effect => {
  const first = effects.at(-1);
  if (first?.type !== "if" || first.otherwise !== undefined) return both;
  const [there, offered] = [boundIn(first.then), boundIn([offerOf(effects, first)])];
  // Whether something was done "this way" has an answer where the offer was declined, too; what it was has none.
  const asksOfThem =
    [...usedIn(both.condition)].some((id) => there.has(id)) ||
    [...spokenOf(both.condition, "bound")].some((id) => offered.has(id));
  if (!asksOfThem) return both;
  effects.pop();
  return { ...first, then: A.sequence([first.then, both]) };
};
/** What is offered, also under a condition. */
const offeredIn = (effect: A.Effect | undefined): readonly A.Effect[] => {
  if (effect?.type === "sequence") return effect.effects.flatMap(offeredIn);
  if (effect?.type === "if") return [effect.then, effect.otherwise].flatMap(offeredIn);
  return effect?.type === "may" ? [effect] : [];
};
/**
 * "You may discard a card. If it was a land card, …. Otherwise, …": whether something is done otherwise where nothing is discarded is
 * open (nothing comes back), unless some of it is done to that: then all of it is done only where that is there.
 */
export const ofWhatIsThere = (effects: readonly A.Effect[], both: A.If, scope: Scope): A.If | undefined => {
  const first = effects.at(-1);
  // "If you do, …" has asked by then.
  const taken = first?.type === "if" && first.otherwise === undefined ? offerOf(effects, first) : undefined;
  const there = boundIn(effects.flatMap(offeredIn).filter((offer) => offer !== taken));
  const { condition, otherwise } = both;
  const isOfThem = (part: unknown): boolean =>
    [...spokenOf(part, "bound")].some((id) => there.has(id)) ||
    holds(part, (node) => {
      const objects = node as unknown as A.Objects;
      return objects.type === "target" && mayBeMissing(objects, scope) && holdsPart(condition, objects);
    });
  if (!isOfThem(condition)) return both;
  if (!isOfThem(otherwise)) return undefined;
  if (flat(otherwise!).every(isOfThem)) return both;
  const denied = deniedOfIt(condition, scope);
  return denied.type === "notSo" ? undefined : { ...both, otherwise: A.ifThen(denied, otherwise!) };
};
/** The offer that an "if you do" asks about. */
export const offerOf = (effects: readonly A.Effect[], { condition }: A.If): A.May | undefined =>
  effects.find(
    (each): each is A.May =>
      each.type === "may" && condition.type === "performed" && each.bind === condition.id,
  );
