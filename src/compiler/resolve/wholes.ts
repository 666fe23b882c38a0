import { encloses, type AnyNode } from "../tree.ts";
import type { Anaphor, Candidate, Phrase, Reading, Word } from "./types.ts";

/** What a plural means: some of a group or all of it, players or what they did something to. */

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

/** "Each of them": of objects, whatever they are called. */
export const wantedNouns = ({ node, nouns }: Anaphor): ReadonlySet<string> | undefined =>
  node.kind === "eachOfThem" ? new Set() : nouns;

/** What stands before in a list, or all that it is a part of: "each of them with flying and each of them with reach". */
export const orWhole = (
  listed: Candidate | undefined,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | readonly Candidate[] | undefined => {
  const whole = listed && besidesWhole(listed, anaphor, reading);
  return listed === undefined || whole === undefined ? listed : [listed, whole];
};

/** "Each opponent who doesn't loses 3 life and you draw a card for each of them": the players, or what they did something to? */
export const besidesPlayers = (
  { at }: Candidate,
  { node, order }: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (node.kind !== "forEachOfThem") return undefined;
  const who = reading.words.findLast(
    (word): word is Phrase =>
      word.type === "phrase" &&
      word.is === "player" &&
      word.role === "subject" &&
      word.order < order &&
      word.clause.index >= at.clause.index &&
      (word.reference === "each" || word.number === "several"),
  );
  return who && { at: who, phrase: who };
};
