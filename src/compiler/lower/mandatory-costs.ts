import * as A from "../../abilities/index.ts";
import { inside, type Joining } from "./joined-instructions.ts";
import { holdsType, same } from "./same.ts";

/** How many objects an instruction is about that its player chooses, where that is a number and more than one. */
const severalOf = (effect: A.Effect): number | undefined => {
  const chosen =
    effect.type === "sacrifice" || effect.type === "discard"
      ? effect.who.type === "you" && effect.count
      : (effect.type === "exile" || effect.type === "move") &&
        effect.what.type === "choose" &&
        effect.what.count;
  if (typeof chosen !== "object" || typeof chosen.min !== "number" || chosen.min < 2) return undefined;
  return chosen.min === chosen.max ? chosen.min : undefined;
};

/** Whether an instruction was done, however the condition puts that; nothing where it asks for something else. */
const askedDone = (condition: A.Condition, bind: number, number: number): A.Condition | undefined => {
  const done = A.performed(bind);
  if (same(condition, done) || same(condition, A.notSo(done))) return condition;
  return same(condition, A.compareQuantities(A.amount(bind), "<", number)) ? A.notSo(done) : undefined;
};

const asCost: Joining = (one, next) => {
  if (!("bind" in one) || one.bind === undefined || next.type !== "if") return undefined;
  const number = severalOf(one);
  const condition = number === undefined ? undefined : askedDone(next.condition, one.bind, number);
  if (condition === undefined || holdsType(next.then, "bound")) return undefined;
  const { bind, ...effect } = one;
  return A.sequence([A.pay(A.you, [A.effectCost(effect as A.Effect)], { bind }), { ...next, condition }]);
};

/**
 * "Sacrifice two lands. If you do, …", "exile two cards from your graveyard. If you can't, …": what is asked about is a cost
 * (118.12), and whoever has too few of them pays nothing (118.3).
 */
export const mandatoryCosts = <T extends object>(ability: T): T =>
  holdsType(ability, "performed", "amount") ? (inside(ability, asCost) as T) : ability;
