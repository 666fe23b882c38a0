import { isNode } from "../tree.ts";
import { candidateAt } from "./candidates.ts";
import { isSentence } from "./features.ts";
import { isSame } from "./leaving.ts";
import { isFit } from "./sense.ts";
import type { Anaphor, Candidate, Phrase, Reading, Word } from "./types.ts";

/** What a question, or a number, may be about besides what was spoken of last. */

/** What the event is about or the cost uses, where that is not the card itself. */
export const ofEvent = (anaphor: Anaphor, reading: Reading): Candidate | undefined =>
  reading.words
    .slice(0, anaphor.order)
    .filter(
      ({ clause, within }) =>
        (clause.section === "event" || clause.section === "cost") && within === undefined,
    )
    .map((at) => candidateAt(at, anaphor, reading))
    .find((each) => each !== undefined && each.phrase.reference !== "self" && isFit(each, anaphor, reading));

/**
 * "Create an X/X Ooze creature token, where X is target creature's toughness. Exile that creature": a target in a number or a
 * condition is called so as well.
 */
export const besidesAsked = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (anaphor.node.kind !== "thatThing" || at.clause.section !== "instruction") return undefined;
  return reading.words
    .slice(0, anaphor.order)
    .filter(
      (word) =>
        word.type === "phrase" &&
        word.reference === "target" &&
        word.clause !== anaphor.clause &&
        word.clause.sentence === at.clause.sentence &&
        word.clause !== at.clause &&
        (word.clause.section === "condition" || isSentence(word.clause.nodes[0]!.kind)),
    )
    .map((word) => candidateAt(word, anaphor, reading))
    .find((each) => each !== undefined && !isSame(each.phrase, phrase));
};

/** What it is and has of itself; a spell is not tapped, nor does it attack. */
const asksOfTrait = ({ clause: { nodes, section }, nouns }: Anaphor): boolean => {
  const { kind, complement, has } = nodes[0]!;
  const asked = kind === "objectIs" ? complement : kind === "has" ? has : undefined;
  return section === "condition" && nouns === undefined && isNode(asked) && traits.has(asked.kind);
};
const traits: ReadonlySet<string> = new Set(["color", "determined", "keywords"]);

/**
 * "Whenever an opponent casts a spell, tap target creature. If it's red, …": the creature, or the spell?
 */
export const besidesEvent = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (phrase.reference !== "target" || at.clause.section !== "instruction") return undefined;
  if (anaphor.clause.subject !== anaphor) return undefined;
  const other = ofEvent(anaphor, reading);
  return other !== undefined && asksOfTrait(anaphor) ? other : undefined;
};

/** Whether it brings up one thing that is called by these nouns and no others, and that nobody has pointed at. */
export const isOneOfKind = (word: Word, nouns: ReadonlySet<string>): word is Phrase =>
  word.type === "phrase" &&
  word.is === "object" &&
  word.reference === "indefinite" &&
  word.number === "one" &&
  word.nouns.size === nouns.size &&
  [...nouns].every((noun) => word.nouns.has(noun));

/** "Tap target creature. If you control a creature with greater power, that creature …": the one tapped, or the one asked for? */
export const besidesCondition = (
  { at }: Candidate,
  { node, nouns, clause }: Anaphor,
  { clauses }: Reading,
): Candidate | undefined => {
  if (node.kind !== "thatThing" || nouns === undefined || at.clause.sentence === clause.sentence)
    return undefined;
  // What is done instead, is done to the same.
  if (clause.instead) return undefined;
  const asked = clauses
    .filter(
      ({ section, sentence, index }) =>
        section === "condition" && sentence === clause.sentence && index < clause.index,
    )
    .flatMap(({ words }) => words)
    .find((word): word is Phrase => word.direct && isOneOfKind(word, nouns));
  return asked && { at: asked, phrase: asked };
};
