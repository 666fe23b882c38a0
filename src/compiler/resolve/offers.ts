import { nearest } from "./candidates.ts";
import { leavesInPlace } from "./features.ts";
import { takesAway } from "./leaving.ts";
import { isFit } from "./sense.ts";
import type { Anaphor, Candidate, Reading, Word } from "./types.ts";

/** What an offer is taken up with: "you may sacrifice a Food. If you do, …". */

const isPaidWith = (at: Word, { clause }: Anaphor, { clauses }: Reading): boolean =>
  at.direct &&
  at.clause.section === "instruction" &&
  (takesAway(at) || leavesInPlace(at.verb)) &&
  clauses.some(
    ({ sentence, section, nodes }) =>
      sentence === at.clause.sentence + 1 &&
      (nodes[0]!.kind === "whenYouDo"
        ? sentence === clause.sentence - 1
        : sentence === clause.sentence &&
          section === "condition" &&
          nodes.some(({ kind }) => kind === "youDo")),
  );

const payable: ReadonlySet<string> = new Set(["indefinite", "target", "self"]);
/**
 * "Whenever a nontoken creature you control dies, you may sacrifice a Food. If you do, return it": the Food that this is paid
 * with, or what the ability is about?
 */
export const besidesPaidWith = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  const { nouns, direct, clause } = anaphor;
  const isCalledSo = nouns !== undefined && [...nouns].every((noun) => phrase.nouns.has(noun));
  if (isCalledSo || !direct || clause.section !== "instruction") return undefined;
  if (
    at !== phrase ||
    (phrase.reference === "target" && takesAway(at)) ||
    !payable.has(phrase.reference) ||
    !isPaidWith(at, anaphor, reading)
  )
    return undefined;
  const isAbout = (each: Candidate): boolean =>
    (each.at.clause.section === "event" ||
      (each.at.clause.section === "instruction" && each.at.clause.sentence < at.clause.sentence)) &&
    each.at.direct &&
    each.at.within === undefined &&
    // What the card itself is given up for went away before it, where both can be returned.
    (phrase.reference !== "self" || takesAway(each.at)) &&
    each.phrase.is === "object" &&
    each.phrase.number === "one" &&
    isFit(each, anaphor, reading);
  return nearest(anaphor, reading, isAbout)[0];
};
