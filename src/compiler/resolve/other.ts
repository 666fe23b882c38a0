import * as A from "../../abilities/index.ts";
import type { FaceFacts, Mention, Scope } from "../lower/scope.ts";
import { encloses } from "../tree.ts";
import { wordsOfEach } from "./bound.ts";

/**
 * What "other" and "another" are other than, where nothing was targeted or chosen before: what the clause is about, if that
 * could be one of those that are spoken of, otherwise the card itself (201.5).
 */

/** "Other" before it is known other than what: unlike "other than this creature", which says so. */
export const otherOne: A.Filter = A.otherThan(A.self);
const isOther = (filter: A.Filter): boolean => filter === otherOne;

/** The card types and subtypes that something must have one of. */
const sortsIn = (filter: A.Filter): readonly string[] =>
  filter.type === "hasType"
    ? [filter.cardType]
    : filter.type === "hasSubtype"
      ? [filter.subtype]
      : filter.type === "kind" && filter.kind === "permanent"
        ? ["permanent"]
        : filter.type === "or"
          ? filter.filters.flatMap(sortsIn)
          : [];

/** Whether the card itself could be one of them: a Vehicle or a Spacecraft may be a creature. */
const canBeItself = ({ cardTypes, subtypes, granted }: FaceFacts, sorts: readonly string[]): boolean =>
  granted === true ||
  sorts.length === 0 ||
  sorts.some(
    (sort) => sort === "permanent" || cardTypes.some((type) => type === sort) || subtypes.includes(sort),
  ) ||
  subtypes.includes("Vehicle") ||
  subtypes.includes("Spacecraft") ||
  (cardTypes.includes("creature") && !sorts.every(isCardType));

const types: ReadonlySet<string> = new Set([
  ...[
    "artifact",
    "battle",
    "creature",
    "enchantment",
    "instant",
    "kindred",
    "land",
    "planeswalker",
    "sorcery",
  ],
]);
const isCardType = (sort: string): boolean => types.has(sort);

const speaksOfSome = (words: ReadonlySet<string> | undefined, sorts: readonly string[]): boolean =>
  words !== undefined && sorts.some((sort) => words.has(sort));

/** Whether the clause is about several things, each of which others can be other than. */
export const speaksOfEach = (scope: Scope): boolean =>
  scope.mentions.some(({ ref }) => wordsOfEach(ref) !== undefined);

interface Rule {
  /** What the rule says, in a few words. */
  readonly name: string;
  readonly find: (sorts: readonly string[], scope: Scope) => A.Objects | undefined;
}

const latest = (scope: Scope, fits: (each: Mention) => boolean): A.Objects | undefined => {
  const found = scope.mentions.findLast((each) => each.is === "object" && fits(each));
  // An object mention speaks of objects.
  return found?.ref as A.Objects | undefined;
};

/** What the text was about last of what triggers the ability and what its card is attached to. */
const spokenOf = (sorts: readonly string[], scope: Scope): A.Objects | undefined =>
  latest(
    scope,
    ({ ref, words }) => (ref.type === "host" || ref.type === "eventObjects") && speaksOfSome(words, sorts),
  );

/** The event is being read: "this creature or another creature" is other than this one. */
const isOfEvent = ({ phrases: { current } }: Scope, { from }: Mention): boolean =>
  current !== undefined && from?.some((each) => encloses(each, current) || encloses(current, each)) === true;

/** In this order: the first that finds something decides. */
const rules: readonly Rule[] = [
  {
    name: "each of those that the clause is about",
    find: (sorts, scope) =>
      latest(scope, ({ ref }) => ref.type === "each" && speaksOfSome(wordsOfEach(ref), sorts)),
  },
  {
    name: "what this is attached to, where the text is about that",
    find: (sorts, scope) => {
      const found = spokenOf(sorts, scope);
      return found?.type === "host" ? found : undefined;
    },
  },
  {
    name: "what the ability triggers on",
    find: (sorts, scope) =>
      scope.trigger === undefined
        ? undefined
        : latest(
            scope,
            (each) =>
              (each.ref.type === "host" || each.ref.type === "eventObjects") &&
              speaksOfSome(each.words, sorts) &&
              !isOfEvent(scope, each),
          ),
  },
  {
    name: "the card itself, where it could be one of them",
    find: (sorts, scope) => (canBeItself(scope.face, sorts) ? A.self : undefined),
  },
];

/** The filters of a noun with "other" in it, which are other than what the rules say. */
export const otherThanSubject = (filters: readonly A.Filter[], scope: Scope): readonly A.Filter[] => {
  if (!filters.some(isOther)) return filters;
  const sorts = filters.flatMap(sortsIn);
  for (const { find } of rules) {
    const found = find(sorts, scope);
    if (found === undefined) continue;
    return found.type === "self"
      ? filters
      : filters.map((filter) => (isOther(filter) ? A.otherThan(found) : filter));
  }
  return filters;
};
