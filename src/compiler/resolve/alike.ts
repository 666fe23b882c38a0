import { encloses, isNode, isSameText, type AnyNode } from "../tree.ts";
import { firstPart } from "../lower/same.ts";
import { candidateAt, isCalled, nearest } from "./candidates.ts";
import { lemmaOf } from "./features.ts";
import { visible } from "./presence.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading, Together } from "./types.ts";

/** What one instruction after another makes or moves. */

/** Where one of two instructions is carried out in place of the other, the words behind mean what either did. */
const isInPlace = ({ instead, condition }: Clause): boolean => instead || condition !== undefined;

/** "Mill three cards", "copy it": what comes of the instruction, which the verb itself brings up. */
const isOfVerb = ({ node, verb }: Phrase): boolean => node === verb;

/** "Copy that spell, then copy it again. You may choose new targets for the copies": for all of them (707.10c). */
export const copiesTogether = (
  { number, nouns, order }: Anaphor,
  { words }: Reading,
): { readonly together: readonly Phrase[] } | undefined => {
  if (number !== "several" || nouns?.has("copy") !== true) return undefined;
  const made = words.filter(
    (word): word is Phrase =>
      word.type === "phrase" && word.order < order && isOfVerb(word) && lemmaOf(word.verb) === "copy",
  );
  const together = made.filter(({ clause }) => clause.sentence === made.at(-1)!.clause.sentence);
  return together.length > 1 ? { together } : undefined;
};

/** "Look at the top four cards. Put one of them into your hand …. Then look at the top two cards": it was gone on about before. */
const isToldOf = (word: Phrase, { order }: Phrase, { words, meant }: Reading): boolean =>
  words.some((each) => each.type === "anaphor" && each.order < order && meant(each) === word);

/**
 * "Create two Goblin tokens, then create a Knight token if you control a Wizard. The tokens gain haste": those of one of the
 * instructions, or of both?
 */
export const besidesAlike = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  const verb = lemmaOf(phrase.verb);
  const isMade = at === phrase && phrase.is === "object" && phrase.clause.section === "instruction";
  if (anaphor.number === "one" || !isMade || verb === undefined || isInPlace(phrase.clause)) return undefined;
  const alike = reading.words.findLast(
    (word): word is Phrase =>
      word.type === "phrase" &&
      word.order < anaphor.order &&
      word.clause !== phrase.clause &&
      word.clause !== anaphor.clause &&
      word.clause.section === "instruction" &&
      // "Look at the top four cards of your library, then put them back": what its own sentence tells of is nearer.
      (word.clause.sentence === phrase.clause.sentence ||
        phrase.clause.sentence !== anaphor.clause.sentence) &&
      word.is === "object" &&
      isOfVerb(word) === isOfVerb(phrase) &&
      (word.direct || isOfVerb(word)) &&
      word.reference !== "self" &&
      lemmaOf(word.verb) === verb &&
      !isInPlace(word.clause) &&
      visible(anaphor, word) &&
      !isToldOf(word, phrase, reading) &&
      (anaphor.nouns === undefined || isCalled(word, anaphor.nouns)),
  );
  return alike && { at: alike, phrase: alike };
};

/**
 * "Exile target creature you control. If this spell was kicked, exile target creature instead. Return it …": whichever of the
 * two it was done to.
 */
export const eitherTarget = (
  { phrase }: Candidate,
  anaphor: Anaphor,
  { words }: Reading,
): Together | undefined => {
  const { clause, order } = phrase;
  const isTarget = (word: Phrase | Anaphor): word is Phrase =>
    word.type === "phrase" && word.reference === "target" && word.direct && word.is === phrase.is;
  if (!clause.instead || !isTarget(phrase) || anaphor.clause.sentence === clause.sentence) return undefined;
  const replaced = words.findLast((word) => word.order < order && word.clause !== clause && isTarget(word));
  return replaced?.type === "phrase" ? { together: [replaced, phrase], either: true } : undefined;
};

/** What describes a noun and speaks of something: "blocking it", "that crewed it this turn". */
const describing = ({ clause, node }: Anaphor): unknown => {
  const isAround = (each: unknown): boolean => isNode(each) && encloses(each, node);
  const described = ({ post }: AnyNode): readonly unknown[] => (Array.isArray(post) ? post : []);
  const noun = firstPart(clause.nodes, (part) => isNode(part) && described(part).some(isAround));
  return isNode(noun) ? described(noun).find(isAround) : undefined;
};
/** "Target creature blocking it …. Tap each other creature blocking it": it is the same that all of them block. */
export const asDescribedBefore = (anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  // "Lands they control" are each player's own.
  const described = anaphor.is === "object" ? describing(anaphor) : undefined;
  if (described === undefined) return undefined;
  const before = reading.words.findLast(
    (word) =>
      word.type === "anaphor" &&
      word.order < anaphor.order &&
      word.clause !== anaphor.clause &&
      isSameText(describing(word), described),
  );
  const found = before && candidateAt(before, anaphor, reading);
  if (found === undefined) return undefined;
  // What was brought up since is nearer than that.
  const isOf = ({ phrase }: Candidate): boolean =>
    phrase === found.phrase || encloses(phrase.node, before!.node);
  return nearest(anaphor, reading, () => true).every(isOf)
    ? { at: found.phrase, phrase: found.phrase }
    : undefined;
};
