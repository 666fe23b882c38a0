import type * as A from "../../abilities/index.ts";
import type { TypeSet } from "../../../grammar/lexicon/lexicon.ts";
import { wordsOf } from "./outcome.ts";
import type { Mention, Scope } from "./scope.ts";
import type { Noun } from "./qualifier-parts.ts";

/** A Goblin can be called "that creature", an Island "that land" (205.3). */
const isSubtypeOf = (type: string, subtype: string, scope: Scope): boolean =>
  typesOf(subtype, scope).some((each) => each === type);

const calledByType: readonly TypeSet[] = ["creature", "land", "artifact", "enchantment"];
const typesOf = (subtype: string, { face }: Scope): readonly string[] =>
  calledByType.filter((type) => face.definitions.lexicon.isType(type, subtype));

/** The card types and subtypes that everything fitting the filter has at once. */
const typesAtOnce = (filter: A.Filter, scope: Scope): ReadonlySet<string> => {
  switch (filter.type) {
    case "hasType":
      return new Set([filter.cardType]);
    case "hasSubtype":
      return new Set([filter.subtype, ...typesOf(filter.subtype, scope)]);
    case "and":
      return new Set(filter.filters.flatMap((each) => [...typesAtOnce(each, scope)]));
    case "or": {
      const [first, ...others] = filter.filters.map((each) => typesAtOnce(each, scope));
      return new Set([...(first ?? [])].filter((type) => others.every((other) => other.has(type))));
    }
    default:
      return new Set();
  }
};

const filterOf = (what: A.Objects, scope: Scope): A.Filter | undefined => {
  switch (what.type) {
    case "target":
      return scope.targets[what.index]?.objects;
    case "choose":
    case "all":
    case "among":
      return what.filter;
    default:
      return undefined;
  }
};

const typed = (filter: A.Filter): readonly string[] =>
  filter.type === "and"
    ? filter.filters.flatMap(typed)
    : filter.type === "hasType"
      ? [filter.cardType]
      : filter.type === "hasSubtype"
        ? [filter.subtype]
        : [];

/** "Artifact creature" among alternatives: "that artifact creature or land". */
const hasCompoundPart = (filter: A.Filter): boolean =>
  filter.type === "and"
    ? filter.filters.some(hasCompoundPart)
    : filter.type === "or" && filter.filters.some((part) => typed(part).length > 1);

/** What is certain of all that was mentioned. */
const certainTypes = (found: Mention, scope: Scope): ReadonlySet<string> | undefined => {
  const filters = [
    ...[found.ref as A.Objects, found.of].flatMap((what) => {
      const filter = what === undefined ? undefined : filterOf(what, scope);
      return filter === undefined ? [] : [filter];
    }),
    ...(found.filters ?? []),
  ];
  return filters.length === 0 ? undefined : new Set(filters.flatMap((each) => [...typesAtOnce(each, scope)]));
};

/** "That artifact creature" is said only of what has both types: not of "an artifact or creature" (109.2). */
export const isCompoundOf = (noun: Noun, found: Mention, scope: Scope): boolean => {
  if (noun.filters.some(hasCompoundPart)) return false;
  const asked = noun.filters.flatMap(typed);
  if (asked.length < 2) return true;
  const certain = certainTypes(found, scope);
  return certain !== undefined && asked.every((type) => certain.has(type));
};

/** Words that fit whatever was done that to, beside its types: what is discarded is a card, what is sacrificed a permanent. */
const widely: Readonly<Record<string, ReadonlySet<string>>> = {
  sacrificed: new Set(["permanent"]),
  destroyed: new Set(["permanent"]),
  tapped: new Set(["permanent"]),
  discarded: new Set(["card"]),
  milled: new Set(["card"]),
  revealed: new Set(["card"]),
  drawn: new Set(["card"]),
  exiled: new Set(["card"]),
};
/** Cards that were in no zone where they are anything but cards (109.2a). */
const onlyCards: ReadonlySet<string> = new Set(["discarded", "milled", "revealed", "drawn"]);

/**
 * Whether "the sacrificed artifact" can be said of what was done that to: its noun is one of its words, a wider word for
 * it, or the card type of its subtype.
 */
export const canBeCalled = (noun: Noun, found: Mention, how: string, scope: Scope): boolean => {
  const { of } = found;
  const own = of?.type === "self" ? [...scope.face.cardTypes, ...scope.face.subtypes, "permanent"] : [];
  // An instruction adds "card" for what becomes one by it.
  const described = new Set([...own, ...(of === undefined ? found.words : wordsOf(of, scope))]);
  if (described.size === 0 || described.has("*")) return true;
  const asked = [...noun.words];
  // "Sacrifice an artifact or creature": neither word is certain to fit.
  const certain = certainTypes(found, scope);
  const types = noun.filters.flatMap(typed);
  if (
    certain !== undefined &&
    certain.size === 0 &&
    how === "sacrificed" &&
    described.size > 1 &&
    types.length > 0
  )
    return described.has("token");
  if (onlyCards.has(how) && !noun.words.has("card")) return false;
  if (how === "exiled" && described.has("card") && !noun.words.has("card")) return false;
  if (how === "exiled" && noun.words.has("permanent") && asked.length === 1) return !described.has("card");
  return asked.every(
    (word) =>
      described.has(word) ||
      widely[how]?.has(word) === true ||
      (widely[how] === undefined && (word === "permanent" || word === "card")) ||
      (word === "creature" && described.has("token")) ||
      [...described].some((each) => isSubtypeOf(word, each, scope)),
  );
};
