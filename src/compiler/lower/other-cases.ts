import * as A from "../../abilities/index.ts";
import { holds } from "./same.ts";

/** The instruction that was not done, where that is what is asked. */
const askedUndone = (effect: A.Effect): number | undefined => {
  let found: number | undefined;
  holds(effect, (node) => {
    if (node["type"] !== "notSo") return false;
    return holds(node, ({ type, id }) => {
      if ((type !== "performed" && type !== "boundPlayer") || typeof id !== "number") return false;
      found = id;
      return true;
    });
  });
  return found;
};

const gives = (effect: A.Effect | undefined, id: number): boolean =>
  holds(effect, ({ bind }) => bind === id);

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
  const id = askedUndone(next);
  if (id === undefined) return;
  const { then, otherwise } = one;
  if (otherwise !== undefined && gives(otherwise, id))
    effects.splice(before - 1, 2, { ...one, otherwise: A.sequence([otherwise, next]) });
  else if (otherwise === undefined && isUndone(one) && gives(then, id))
    effects.splice(before - 1, 2, { ...one, then: A.sequence([then, next]) });
};
