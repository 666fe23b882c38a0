import type * as A from "../../abilities/index.ts";

/** What is said behind a noun, in whichever order: what the object has or is. */
const behind: ReadonlySet<A.Filter["type"]> = new Set([
  "compare",
  "hasKeyword",
  "hasAbility",
  "hasCounter",
  "named",
  "shares",
  "attachedTo",
  "attachable",
  "targets",
  "history",
]);

/** Whose it is stands before that, and where it is behind it. */
const rank = (filter: A.Filter): number =>
  filter.type === "not"
    ? rank(filter.filter)
    : filter.type === "controlledBy" || filter.type === "ownedBy"
      ? 1
      : behind.has(filter.type)
        ? 2
        : filter.type === "inZone"
          ? 3
          : 0;

/**
 * The demands of one noun in their canonical order: "creature with power 3 you control" and "creature you control with
 * power 3" are one and the same. All other demands keep their places.
 */
export const inOrder = (filters: readonly A.Filter[]): readonly A.Filter[] => {
  if (!filters.some((filter) => rank(filter) > 0)) return filters;
  const places = filters.flatMap((filter, index) => (rank(filter) > 0 ? [index] : []));
  const sorted = places.map((index) => filters[index]!).toSorted((one, other) => rank(one) - rank(other));
  return filters.map((filter, index) => sorted[places.indexOf(index)] ?? filter);
};
