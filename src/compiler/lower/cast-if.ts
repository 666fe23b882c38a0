import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { isHead } from "./noun-heads.ts";
import { same, holds } from "./same.ts";
import { conjunction, conjuncts } from "./series.ts";

/** What a condition asks of these objects, as a filter of the spell that one of them would be. */
const askedOfSpell = (condition: A.Condition, what: A.Objects): A.Filter | undefined => {
  if (condition.type === "matches" && same(condition.objects, what)) {
    const { filter } = condition;
    const parts = conjuncts(filter);
    return conjunction(parts.filter((part) => part.type !== "kind"));
  }
  if (condition.type !== "compareQuantities") return undefined;
  const { left, comparison, right } = condition;
  return typeof left === "object" && left.type === "statOf" && same(left.of, what)
    ? A.compare(left.stat, comparison, right)
    : undefined;
};

/**
 * "You may cast it if it's a spell with mana value 3 or less": what is asked of a spell is asked of what is cast, which may
 * be a part of the card (601.3e, 715.3a). Asked of a card, it is a condition like any other.
 */
export const castIf = (asked: Nodes["condition"], condition: A.Condition, then: A.Effect): A.Effect => {
  if (
    then.type === "may" &&
    then.effect.type === "castCards" &&
    then.effect.spell === undefined &&
    holds(asked, (node) => isHead(node, "spell") || node["kind"] === "permanentKindHead")
  ) {
    const spell = askedOfSpell(condition, then.effect.what);
    if (spell !== undefined) return { ...then, effect: { ...then.effect, spell } };
  }
  return A.ifThen(condition, then);
};
