import { candidateAt } from "./candidates.ts";
import { asksOfPast } from "./features.ts";
import { isSame, takesAway } from "./leaving.ts";
import { isOfEachSubject } from "./preferences.ts";
import { isDelayed } from "./presence.ts";
import { isReturned } from "./sense.ts";
import type { Anaphor, Candidate, Phrase, Reading } from "./types.ts";

/** What has left and may be meant as well as what is still there. */

/**
 * "Whenever you sacrifice an artifact, target creature gets +1/+1 until end of turn. If it was a Treasure, …": of what is still
 * there one would ask whether it is.
 */
export const besidesGone = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (!anaphor.clause.nodes.some(asksOfPast)) return undefined;
  if (anaphor.clause.subject !== anaphor && anaphor.measured === undefined) return undefined;
  // What was a permanent was no card elsewhere.
  if (at.clause.section !== "instruction" || (takesAway(at) && !phrase.nouns.has("card"))) return undefined;
  return goneBefore(phrase, anaphor, reading);
};

/** Something else that is no permanent any more. */
const goneBefore = (phrase: Phrase, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  for (const word of reading.words.slice(0, anaphor.order)) {
    if (word.within !== undefined || !takesAway(word)) continue;
    const gone = candidateAt(word, anaphor, reading);
    if (gone !== undefined && !isSame(gone.phrase, phrase)) return gone;
  }
  return undefined;
};

/**
 * "When this creature dies, put a +1/+1 counter on target creature. Exile it": what died, or what was changed since? So it is with
 * "each player mills a card. Exile it", as those are several.
 */
export const besidesChanged = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  const { nouns, role, direct, verb, clause } = anaphor;
  const isMoved = role === "object" && direct && (takesAway(anaphor) || isReturned(verb));
  if (nouns !== undefined || !isMoved || clause.section !== "instruction") return undefined;
  // Later, or where something else was not done, it may be.
  if (clause.condition !== undefined || isDelayed(clause, reading)) return undefined;
  const goesOn = at.clause.sentence === clause.sentence && phrase.reference !== "self";
  if (at.clause.section !== "instruction" || goesOn) return undefined;
  if ((takesAway(at) || phrase.nouns.has("card")) && !isOfEachSubject(at, reading)) return undefined;
  const gone = goneBefore(phrase, anaphor, reading);
  return gone?.phrase.nouns.has("card") ? undefined : gone;
};

/** "Whenever this creature dies, draw a card. If it's a creature card, …": what died is a card now, too (400.7). */
export const besidesDrawn = (
  { at }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (at.type !== "phrase" || at.node.kind !== "drawCards" || anaphor.clause.section !== "condition")
    return undefined;
  return reading.words
    .slice(0, at.order)
    .filter((word) => word.within === undefined && takesAway(word))
    .map((word) => candidateAt(word, anaphor, reading))
    .find((each) => each !== undefined);
};
