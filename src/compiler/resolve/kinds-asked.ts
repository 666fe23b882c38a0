import { holds } from "../lower/same.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { beforeCasting } from "./features.ts";
import { isCardType } from "./sorts.ts";
import type { Anaphor, Phrase, Reading, Sense } from "./types.ts";

/** "If it's an Equipment", "if it has flashback": a condition that asks what kind of thing something is can be asked of some things only. */

const typesAmong = (nouns: ReadonlySet<string>): readonly string[] => [...nouns].filter(isCardType);

/** Abilities that work in a hand, a graveyard, in exile or on the stack: a permanent has no use of them (113.6). */
const keywordsOfCards: ReadonlySet<unknown> = new Set([
  "embalm",
  "encore",
  "escape",
  "eternalize",
  "flashback",
  "foretell",
  "jump-start",
  "madness",
  "miracle",
  "retrace",
  "scavenge",
  "suspend",
  "unearth",
]);
export const isGivenToCards = ({ kind, abilities, what: state }: AnyNode): boolean =>
  kind === "gainsAbilities"
    ? holds(abilities, ({ kind: part, value, what }) =>
        part === "thisNoun" ? what === "spell" : keywordsOfCards.has(value),
      )
    : kind === "becomesThing" && isNode(state) && beforeCasting.has(state["what"]);

/** What a condition asks a pronoun to be: the nouns of that. */
const askedOf = (
  { clause, order, nouns }: Anaphor,
  { nounsOf }: Reading,
): ReadonlySet<string> | undefined => {
  if (clause.section !== "condition" || clause.subject?.order !== order || nouns !== undefined)
    return undefined;
  const { kind, complement } = clause.nodes[0]!;
  return kind === "objectIs" && isNode(complement) ? nounsOf(complement) : undefined;
};

/** "A Squirrel creature token. If it's a Squirrel, …": what is asked was said already. */
export const isOfKindAsked = ({ nouns }: Phrase, anaphor: Anaphor, reading: Reading): boolean => {
  const asked = askedOf(anaphor, reading);
  return asked !== undefined && asked.size > 0 && [...asked].every((noun) => nouns.has(noun));
};

/** "It has flashback": it is a card elsewhere, or a spell. */
const asksOfCard = ({ clause: { section, subject, nodes }, order, nouns }: Anaphor): boolean => {
  const { kind, has } = nodes[0]!;
  return (
    section === "condition" &&
    subject?.order === order &&
    nouns === undefined &&
    kind === "has" &&
    isNode(has) &&
    isGivenToCards({ ...has, kind: "gainsAbilities" })
  );
};

/**
 * How far something is of the kind that is asked for, by the types it was called by: an artifact may be an Equipment, a
 * creature or a land hardly is; a creature may be an artifact, though. Nothing where that says nothing.
 */
export const asKindAsked = (phrase: Phrase, anaphor: Anaphor, reading: Reading): Sense | undefined => {
  const known = typesAmong(phrase.nouns);
  if (known.length === 0) return undefined;
  if (asksOfCard(anaphor))
    return phrase.nouns.has("card") || phrase.nouns.has("spell") ? undefined : "hardly";
  const asked = askedOf(anaphor, reading);
  const wanted = typesAmong(asked ?? new Set());
  if (asked === undefined || wanted.length === 0) return undefined;
  if (wanted.some((type) => known.includes(type))) return "well";
  return [...asked].some((noun) => /^([A-Z]|(land|planeswalker|battle)$)/.test(noun)) ? "hardly" : undefined;
};
