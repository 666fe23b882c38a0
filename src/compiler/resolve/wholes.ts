import { encloses, type AnyNode } from "../tree.ts";
import type { Anaphor, Candidate, Phrase, Reading, Word } from "./types.ts";

/** Whether some of a group are meant, or all of it. */

/** All cards that were revealed until some were found, where nothing else tells what becomes of the rest of them. */
const allRevealed = (
  found: Phrase,
  { nouns, order }: Anaphor,
  { words, others }: Reading,
): Candidate | undefined => {
  const isBare = nouns === undefined || [...nouns].every((noun) => noun === "card");
  const isRest = (word: Word): boolean => word.order > order && word.node.kind === "theRest";
  if (!isBare || words.some(isRest) || others.some((each) => each.order > order && each.nouns.has("card")))
    return undefined;
  const all = words.find(
    (word): word is Phrase =>
      word.type === "phrase" &&
      word.node.kind === "cardsUntil" &&
      word !== found &&
      encloses(word.node, found.node),
  );
  return all && { at: all, phrase: all };
};

/**
 * "Each of them with flying gets +1/+1. Destroy them": those with flying, or all of them; "until they reveal four land cards, then puts
 * those cards …": the lands, or all that were revealed, where nothing is said of the rest.
 */
export const besidesWhole = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  const { kind, such, noun } = at.node as AnyNode & { such?: unknown; noun?: { post: readonly unknown[] } };
  const isPart =
    (kind === "eachOfThem" && such !== undefined) || (kind === "eachOfThose" && noun?.post.length !== 0);
  if (anaphor.number !== "several") return undefined;
  return isPart ? { at: phrase, phrase } : allRevealed(phrase, anaphor, reading);
};

/** What stands before in a list, or all that it is a part of: "each of them with flying and each of them with reach". */
export const orWhole = (
  listed: Candidate | undefined,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | readonly Candidate[] | undefined => {
  const whole = listed && besidesWhole(listed, anaphor, reading);
  return listed === undefined || whole === undefined ? listed : [listed, whole];
};
