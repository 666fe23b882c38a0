import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import { typeSets } from "../../../grammar/lexicon/lexicon.ts";
import type * as A from "../../abilities/index.ts";
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
const isCardType = (sort: string): boolean => types.has(sort);

export const speaksOfSome = (words: ReadonlySet<string> | undefined, sorts: readonly string[]): boolean =>
  words !== undefined && sorts.some((sort) => words.has(sort));

/** The card type that has a subtype (205.3); none of a card file's own subtypes. */
export const cardTypeOfSort = (sort: string): string | undefined =>
  isCardType(sort) ? sort : Object.entries(typeSets).find(([, subtypes]) => subtypes.has(sort))?.[0];
