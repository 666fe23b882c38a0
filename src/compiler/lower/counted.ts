import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { holds, holdsKind, holdsType } from "./same.ts";
import type { PhraseNode } from "./scope.ts";
import { conjuncts } from "./series.ts";

/** "One or more", "2 or greater": words that leave open how many or how much it is. */
const leavesOpen = (node: PhraseNode): boolean =>
  holdsKind(node, "orSo", "orMoreDet") ||
  holds(node, ({ kind, how }) => kind === "demandedSome" && how === "at least");

/** "One or more": any number but none. */
export const isSome = (det: Nodes["determiner"]): boolean =>
  det.kind === "orMoreDet" && det.n.kind === "numberWord" && det.n.value === 1;

const isAtLeast = (comparison: A.Comparison | undefined): boolean =>
  comparison === undefined || comparison === ">=" || comparison === ">";

/** The number of one thing that a filter asks for. */
const numberOfFilter = (filter: A.Filter, of: A.Objects): A.Quantity | undefined => {
  const found = conjuncts(filter).flatMap((part): readonly A.Quantity[] =>
    part.type === "hasCounter" && isAtLeast(part.comparison)
      ? [A.countersOn(of, part.kind)]
      : part.type === "compare" && isAtLeast(part.comparison)
        ? [A.statOf(part.stat, of)]
        : [],
  );
  return found.length === 1 ? found[0] : undefined;
};

/** The number that a condition asks to be so much, for "that many" behind it. */
export const numberAskedBy = (condition: A.Condition, node: PhraseNode): A.Quantity | undefined => {
  if (!leavesOpen(node)) return undefined;
  switch (condition.type) {
    case "happened":
      return isAtLeast(condition.comparison) ? A.happenedTo(condition.event, condition.when) : undefined;
    case "matches":
      return condition.objects.type === "all"
        ? undefined
        : numberOfFilter(condition.filter, condition.objects);
    case "exists":
      return isAtLeast(condition.comparison) ? A.count(condition.objects) : undefined;
    case "compareQuantities":
      return isAtLeast(condition.comparison) && typeof condition.left !== "number"
        ? condition.left
        : undefined;
    default:
      return undefined;
  }
};

/** The number of its object that an event asks to be so much: "a creature with one or more counters on it dies". */
export const numberLookedFor = (event: A.TriggerEvent, node: PhraseNode): A.Quantity | undefined =>
  leavesOpen(node) && "what" in event && event.what !== undefined && !holdsType(event.what, "or")
    ? numberOfFilter(event.what as A.Filter, A.eventObjects("object"))
    : undefined;
