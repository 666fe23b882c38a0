import * as A from "../../abilities/index.ts";
import { boundIn, spokenOf } from "./bound-numbers.ts";
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
