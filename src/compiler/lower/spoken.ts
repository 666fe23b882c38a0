import type * as A from "../../abilities/index.ts";
import { spokenObjects } from "./objects.ts";
import { bindNext, type Scope } from "./scope.ts";

const collect = (filter: A.Filter | undefined, into: Set<string>): void => {
  switch (filter?.type) {
    case "and":
    case "or":
      for (const part of filter.filters) collect(part, into);
      return;
    case "hasType":
      into.add(filter.cardType);
      return;
    case "hasSubtype":
      into.add(filter.subtype);
      return;
    case "kind":
      into.add(filter.kind);
      return;
    default:
      return;
  }
};

/** The nouns that objects can be called by afterwards, from what they were asked to be. */
export const wordsOfObjects = (objects: A.Objects, scope: Scope): ReadonlySet<string> => {
  const known = scope.mentions.findLast((each) => each.ref === objects);
  if (known !== undefined) return known.words;
  const words = new Set<string>();
  switch (objects.type) {
    case "all":
    case "choose":
    case "among":
      collect(objects.filter, words);
      break;
    case "target":
      collect(scope.targets[objects.index]?.objects, words);
      break;
    case "together":
      for (const part of objects.parts) for (const word of wordsOfObjects(part, scope)) words.add(word);
      break;
    default:
      words.add("*");
      break;
  }
  if (words.size === 0) words.add("permanent");
  return words;
};

const isPlural = (objects: A.Objects, scope: Scope): boolean => {
  switch (objects.type) {
    case "all":
    case "together":
    case "among":
      return true;
    case "choose":
      return objects.count.max !== 1;
    case "target":
      return scope.targets[objects.index]?.count.max !== 1;
    case "topCards":
      return objects.count !== 1;
    default:
      return scope.mentions.findLast((each) => each.ref === objects)?.plural ?? false;
  }
};

/**
 * Numbers the instruction at hand and remembers what it was done to, so that "it", "those creatures" and "this way"
 * can speak of it. Returns the number.
 */
export const carriedOut = (what: A.Objects, scope: Scope, how?: string): number => {
  const words = wordsOfObjects(what, scope);
  const plural = isPlural(what, scope);
  const id = bindNext(scope);
  spokenObjects(scope, { type: "bound", id }, words, plural, how);
  return id;
};
