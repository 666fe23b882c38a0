import * as A from "../../abilities/index.ts";
import { inOrder } from "./filter-order.ts";
import { same } from "./same.ts";

/** The filters that must all be true where `filter` is. */
export const conjuncts = (filter: A.Filter): readonly A.Filter[] =>
  filter.type === "and" ? filter.filters : [filter];

/** "Other than this", of the card itself, of what the event is about, …. */
export const isOtherThan = (filter: A.Filter, what: A.Objects["type"]): boolean =>
  filter.type === "otherThan" && filter.objects.type === what;

/** Whether it asks for what is other than something. */
export const saysOthers = (filter: A.Filter): boolean =>
  conjuncts(filter).some(({ type }) => type === "otherThan");

/** It asks for the card type land, by nothing else. */
export const isLand = (filter: A.Filter): boolean => filter.type === "hasType" && filter.cardType === "land";

/** A single conjunct of filters, without a useless wrapper. */
export const conjunction = (filters: readonly A.Filter[]): A.Filter => {
  if (filters.length === 1) return filters[0]!;
  const flat = filters.flatMap((filter) =>
    filter.type === "and" ? filter.filters : filter.type === "anything" ? [] : [filter],
  );
  const different = flat.filter((each, index) => flat.findIndex((other) => same(each, other)) === index);
  return different.length === 0
    ? A.anything
    : different.length === 1
      ? different[0]!
      : A.and(inOrder(different));
};
/** Several conditions as one. */
export const allSo = (conditions: readonly A.Condition[]): A.Condition =>
  conditions.length === 1 ? conditions[0]! : A.allOf(conditions);
export const disjunction = (filters: readonly A.Filter[]): A.Filter =>
  filters.length === 1 ? filters[0]! : A.or(filters.some(isElsewhere) ? filters.map(whereItIs) : filters);

/** A card in some zone, or a spell of some kind. */
const isElsewhere = (filter: A.Filter): boolean => {
  const parts = conjuncts(filter);
  return parts.some(
    (part) => part.type === "inZone" || (part.type === "kind" && part.kind === "spell" && parts.length > 1),
  );
};
/** "Target permanent or suspended card": a permanent is on the battlefield (110.1), and no card in exile. */
const whereItIs = (filter: A.Filter): A.Filter => {
  const parts = conjuncts(filter);
  const kinds = parts.flatMap((part) => (part.type === "kind" ? [part.kind] : []));
  return kinds.join() !== "permanent" || parts.some(({ type }) => type === "inZone")
    ? filter
    : conjunction([...parts, A.inZone("battlefield")]);
};

export const itemsOf = <T extends { readonly kind: string }>(
  node: T | { readonly kind: "series"; readonly items: readonly T[] },
): readonly T[] =>
  node.kind === "series" && "items" in node ? (node as { readonly items: readonly T[] }).items : [node as T];
