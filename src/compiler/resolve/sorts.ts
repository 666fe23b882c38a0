import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import { typeSets } from "../../../grammar/lexicon/lexicon.ts";
import * as A from "../../abilities/index.ts";
import { clash, waysToFit } from "../check/conjunctions.ts";
import { conjuncts } from "../lower/series.ts";
import type { FaceFacts } from "../lower/scope.ts";

/** The card types and subtypes that something must have one of. */
export const sortsIn = (filter: A.Filter): readonly string[] =>
  filter.type === "hasType"
    ? [filter.cardType]
    : filter.type === "hasSubtype"
      ? [filter.subtype]
      : filter.type === "kind" && filter.kind === "permanent"
        ? ["permanent"]
        : filter.type === "or"
          ? filter.filters.flatMap(sortsIn)
          : [];

/** What something is besides its types: a spell, a card, a token, an ability. */
export const headsIn = (filter: A.Filter): readonly string[] =>
  filter.type === "kind" ? [filter.kind] : filter.type === "or" ? filter.filters.flatMap(headsIn) : [];

/** Whether the card itself is one of them by its type line. */
export const isOneOfThem = ({ cardTypes, subtypes }: FaceFacts, sorts: readonly string[]): boolean =>
  sorts.length === 0 ||
  sorts.some(
    (sort) => sort === "permanent" || cardTypes.some((type) => type === sort) || subtypes.includes(sort),
  );

/** Whether a card is an instant or sorcery, by its card types (304, 307). */
export const isSpellCard = ({ cardTypes }: { readonly cardTypes: readonly string[] }): boolean =>
  cardTypes.includes("instant") || cardTypes.includes("sorcery");

/** Whether the card itself could be one of them: a Vehicle or a Spacecraft may be a creature. */
export const canBeItself = (face: FaceFacts, sorts: readonly string[]): boolean =>
  face.granted === true ||
  isOneOfThem(face, sorts) ||
  face.subtypes.some((subtype) => sizedArtifactTypes.includes(subtype)) ||
  (face.cardTypes.includes("creature") && !sorts.every(isCardType));

const types: ReadonlySet<string> = new Set([
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
]);
export const isCardType = (sort: string): boolean => types.has(sort);

/** Words for objects elsewhere than on the battlefield: a card is none of the creatures there. */
export const elsewhere = ["card", "spell"] as const;

/** Whether words call something one of these: a Goblin is a creature (205.3), and both are permanents (109.2). */
export const speaksOfSome = (words: ReadonlySet<string> | undefined, sorts: readonly string[]): boolean => {
  const called = [...(words ?? [])];
  const isThere = !elsewhere.some((word) => called.includes(word));
  return called.some((word) => {
    const type = cardTypeOfSort(word);
    const isPermanent = isThere && (word === "token" || type !== undefined);
    return sorts.some((sort) => sort === word || sort === type || (sort === "permanent" && isPermanent));
  });
};

/** The card type that has a subtype (205.3); none of a card file's own subtypes. */
const cardTypeOfSort = (sort: string): string | undefined =>
  isCardType(sort) ? sort : Object.entries(typeSets).find(([, subtypes]) => subtypes.has(sort))?.[0];

/** Those that a target must have one of, however else it is described. */
export const sortsOfTarget = (target: A.Filter): readonly string[] =>
  sortsIn(target.type === "and" ? A.or(target.filters) : target);

/** Where and whose something is: the rest of what a target was chosen by may have changed since. */
const lasting: ReadonlySet<A.Filter["type"]> = new Set([
  "kind",
  "inZone",
  "controlledBy",
  "ownedBy",
  "hasType",
]);
/** What says nothing of where it is speaks of permanents (109.2). */
const onBattlefield = (filters: readonly A.Filter[]): readonly A.Filter[] =>
  filters.some(({ type }) => type === "kind" || type === "inZone")
    ? filters
    : [...filters, A.inZone("battlefield")];
/** Whether nothing fits what a target was chosen by and what others are asked for: an opponent's creature is none of yours. */
export const areApart = (target: A.Filter, asked: readonly A.Filter[]): boolean => {
  const lastingOf = (filters: readonly A.Filter[]): readonly A.Filter[] =>
    onBattlefield(filters.flatMap(conjuncts)).filter(({ type }) => lasting.has(type));
  const both = A.and([...lastingOf([target]), ...lastingOf(asked)]);
  return waysToFit(both).every((questions) => clash(questions) !== undefined);
};

/** "Another target" can be other than an earlier one of its sort: "tap target land. Another target creature …" is not. */
export const couldBeTarget = (earlier: A.Filter, filters: readonly A.Filter[]): boolean => {
  if (areApart(earlier, filters)) return false;
  const known = sortsOfTarget(earlier).map(cardTypeOfSort);
  const asked = filters.flatMap(sortsIn).map(cardTypeOfSort);
  const isOpen = (types: readonly (string | undefined)[]): boolean =>
    types.length === 0 || types.includes(undefined);
  return isOpen(known) || isOpen(asked) || asked.some((type) => known.includes(type));
};
