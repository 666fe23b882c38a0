import * as A from "../../abilities/index.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { conjuncts } from "./series.ts";

/** What a condition asks about, where that is one thing, number or outcome. */
const topicOf = (condition: A.Condition): unknown => {
  switch (condition.type) {
    case "matches":
    case "exists":
      return condition.objects;
    case "compareQuantities": {
      const { left } = condition;
      return typeof left === "object" && left.type === "count" ? left.objects : left;
    }
    case "performed":
    case "wonFlip":
      return condition.id;
    case "castFrom":
      return condition.objects;
    case "wasPaid":
      return condition.keyword;
    case "notSo":
      return topicOf(condition.condition);
    default:
      return undefined;
  }
};

/** Whether it asks about the game, and not about an object at hand or how something before came out. */
const isOfGame = (condition: A.Condition): boolean =>
  !holdsType(condition, "target", "bound", "eventObjects", "performed", "amount", "wonFlip", "self", "host");

/** All but the numbers in which two conditions differ: "at least four more cards" and "more cards". */
const withoutNumbers = (condition: A.Condition): string =>
  JSON.stringify(condition, (key, value: unknown) =>
    key === "comparison" || key === "right" ? undefined : value,
  );

/** "There is a Bear" is "one or more Bears". */
const comparisonOf = (condition: A.Condition): A.Comparison | undefined =>
  condition.type === "compareQuantities" || condition.type === "exists"
    ? (condition.comparison ?? ">=")
    : undefined;

const numeric = (quantity: A.Quantity): number | undefined =>
  typeof quantity === "number" ? quantity : undefined;
/** The number with which something is compared, if it is known. */
const numberOf = (condition: A.Condition): number | undefined => {
  if (condition.type === "exists") return condition.count === undefined ? 1 : numeric(condition.count);
  return condition.type === "compareQuantities" ? numeric(condition.right) : undefined;
};

const filterOf = (condition: A.Condition): A.Filter | undefined =>
  condition.type === "matches"
    ? condition.filter
    : condition.type === "exists" && condition.objects.type === "all"
      ? condition.objects.filter
      : undefined;

/** Whether the first condition is so only where the second one is, by what they say. */
const isNarrower = (condition: A.Condition, than: A.Condition): boolean => {
  const [filter, wider] = [filterOf(condition), filterOf(than)];
  const isOfMore = filter !== undefined && wider !== undefined && !same(filter, wider);
  if (isOfMore || condition.type === "matches")
    return (
      filter !== undefined && wider !== undefined && conjuncts(wider).every((part) => holdsPart(filter, part))
    );
  const [asked, before] = [comparisonOf(condition), comparisonOf(than)];
  if (asked === undefined || before === undefined || before === "=") return false;
  const [number, limit] = [numberOf(condition), numberOf(than)];
  const isBeyond =
    number === undefined || limit === undefined || (before[0] === ">" ? number >= limit : number <= limit);
  return (
    isBeyond &&
    (asked === "=" || asked[0] === before[0]) &&
    (same(topicOf(condition), topicOf(than)) || withoutNumbers(condition) === withoutNumbers(than))
  );
};

/**
 * Whether "If …, B. If …, C instead" can only mean that C is done where both are so: what happens instead of B needs B. Of two
 * conditions on the game, or of two about the same thing, the second must be a narrower one; else it may be meant by itself.
 */
export const isWithin = (condition: A.Condition, outer: A.Condition): boolean => {
  if (condition.type === "allOf") return condition.conditions.every((part) => isWithin(part, outer));
  const topic = topicOf(outer);
  const isSame = topic !== undefined && same(topic, topicOf(condition));
  return isSame || (isOfGame(outer) && isOfGame(condition)) ? isNarrower(condition, outer) : true;
};
