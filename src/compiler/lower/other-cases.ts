import * as A from "../../abilities/index.ts";
import { boundIn, spokenOf, usedIn } from "./bound-numbers.ts";
import { holds } from "./same.ts";

/** Whether it is asked that one of these instructions was not done. */
const asksUndone = (effect: A.Effect, instructions: ReadonlySet<number>): boolean =>
  holds(
    effect,
    (node) =>
      node["type"] === "notSo" &&
      [...spokenOf(node, "performed", "boundPlayer")].some((id) => instructions.has(id)),
  );

/** Whether a condition is that something was not done. */
const isUndone = ({ condition }: A.If): boolean =>
  condition.type === "notSo" && condition.condition.type === "performed";

/**
 * "Otherwise, you may discard a card. If you don't, …", "if you don't, you may discard a card. If you don't, …": nobody was told to do
 * it in the other case, so that there it is not asked about (608.2c).
 */
export const withinItsCase = (effects: A.Effect[], before: number): void => {
  const [one, next] = [effects[before - 1], effects[before]];
  if (one?.type !== "if" || next === undefined || effects.length !== before + 1) return;
  const { then, otherwise } = one;
  if (otherwise === undefined && !isUndone(one)) return;
  const told = otherwise ?? then;
  if (!asksUndone(next, boundIn(told))) return;
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
  const there = boundIn([first.then, offerOf(effects, first)]);
  if (![...usedIn(both.condition)].some((id) => there.has(id))) return both;
  effects.pop();
  return { ...first, then: A.sequence([first.then, both]) };
};
/** The offer that an "if you do" asks about. */
export const offerOf = (effects: readonly A.Effect[], { condition }: A.If): A.May | undefined =>
  effects.find(
    (each): each is A.May =>
      each.type === "may" && condition.type === "performed" && each.bind === condition.id,
  );
