import { destinationOf, lemmaOf } from "./features.ts";
import type { AnyNode } from "../tree.ts";
import type { Anaphor, Clause, Phrase, Reading, Word } from "./types.ts";

/** What takes things away, and what has been taken away where a word could speak of it. */

/** The card itself is the same thing wherever it is named. */
export const isSame = (one: Phrase | undefined, other: Phrase): boolean =>
  one === other || (one?.reference === "self" && other.reference === "self");

/** Verbs that take a card out of a hand or a permanent off the battlefield, unless they say where else they put it. */
const leaving: ReadonlySet<string> = new Set([
  "sacrifice",
  "discard",
  "exile",
  "shuffle",
  "destroy",
  "counter",
]);
const goesAway = (verb: AnyNode): boolean => {
  const lemma = lemmaOf(verb) ?? "";
  const to = destinationOf(verb);
  return to === undefined
    ? leaving.has(lemma) || verb.kind === "returnCost"
    : (lemma === "return" || lemma === "put") && to.kind !== "toBattlefield";
};

/** An event after which its object is no permanent any more (700.4, 400.7). */
const wentAway = ({ nodes: [, ...verbs] }: Clause): boolean =>
  verbs.length > 0 &&
  verbs.every(
    (verb) => /^(dies|leaves|putInto|exiledEvent|returnedToHand)/.test(verb.kind) || goesAway(verb),
  );

/** Whether what a word means is no permanent any more after its verb. */
export const takesAway = ({ clause, verb, direct, role }: Word): boolean =>
  clause.section === "event" ? wentAway(clause) : direct && role !== "subject" && goesAway(verb);

export const hasLeft = (phrase: Phrase, { order }: Anaphor, { words, meant }: Reading): boolean =>
  words.some((word) => word.order < order && takesAway(word) && isSame(meant(word), phrase));

/** … and was not said to be anywhere since. */
export const isAway = (phrase: Phrase, { order }: Anaphor, { words, meant }: Reading): boolean => {
  const latest = words.findLast(
    (word) => word.order < order && word.clause.section !== "condition" && isSame(meant(word), phrase),
  );
  return latest !== undefined && takesAway(latest);
};
