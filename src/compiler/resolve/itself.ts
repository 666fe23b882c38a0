import { contains, isCalled, isSomeonesOwner, nearest } from "./candidates.ts";
import { nameOf } from "./clauses.ts";
import { destinationOf, isDamage, lemmaOf, moves } from "./features.ts";
import { hasLeft } from "./leaving.ts";
import { isOfPermanent, visible } from "./presence.ts";
import { isFit } from "./sense.ts";
import { holds, holdsKind } from "../lower/same.ts";
import { isNode } from "../tree.ts";
import type { Anaphor, Candidate, Clause, Reading } from "./types.ts";

/** When "it" is the card itself, and when it is not. */

/** Behind a condition that names the card itself ("if this spell was kicked"), "it" is the card or what was spoken of before. */

const isNamedByCondition = ({ at, phrase }: Candidate, { clause, nouns }: Anaphor): boolean =>
  phrase.reference === "self" &&
  nouns === undefined &&
  at.clause.section === "condition" &&
  clause.section === "instruction";

const dealsDamage = ({ role, clause }: Anaphor): boolean =>
  role === "subject" && clause.nodes.some(({ kind }) => isDamage(kind));

/** Put onto the battlefield, or played: not what is there. */
const isBroughtIn = ({ direct, role, verb }: Anaphor): boolean =>
  direct &&
  role === "object" &&
  (destinationOf(verb)?.kind === "toBattlefield" || /^(cast|play)/.test(lemmaOf(verb) ?? verb.kind));

const undone: Readonly<Record<string, string>> = { tapped: "untap", untapped: "tap" };
/** "If this card is in your graveyard, return it", "if this creature is tapped, untap it": what is asked is what changes. */
const asksOfChange = ({ nodes }: Clause, { verb, clause }: Anaphor): boolean => {
  const { be, complement } = nodes[0]!;
  if (holdsKind(complement, "placeIn")) return moves(verb);
  if (isNode(complement) && complement.kind === "status")
    return undone[String(complement["is"])] === nameOf(verb);
  if (be === "aren't") return clause.nodes.some(({ kind }) => kind.startsWith("becomes"));
  // Of counters with a name of their own.
  const isCounter = (value: unknown): boolean =>
    holds(verb, ({ kind, value: other }) => kind === "counterName" && other === value);
  return holds(nodes, ({ kind, value }) =>
    kind === "suspendedAdj" ? isCounter("time") : kind === "counterName" && isCounter(value),
  );
};

/** What the condition names, where another thing is meant: what is done instead is done to that, too (614.6). */
export const isOnlyAsked = (candidate: Candidate, anaphor: Anaphor, reading: Reading): boolean =>
  isLostThisWay(candidate, anaphor) ||
  (isNamedByCondition(candidate, anaphor) &&
    !asksOfChange(candidate.at.clause, anaphor) &&
    ((anaphor.clause.instead && !dealsDamage(anaphor)) ||
      (candidate.phrase.nouns.has("spell") && isOfPermanent(anaphor)) ||
      (isBroughtIn(anaphor) && !hasLeft(candidate.phrase, anaphor, reading))));
/** "Target creature gets -2/-2. If a creature was sacrificed this way, that creature gets -5/-5 instead": the target does. */
const isLostThisWay = ({ at, phrase }: Candidate, { clause, nouns }: Anaphor): boolean =>
  clause.instead &&
  nouns !== undefined &&
  phrase === at &&
  at.clause.section === "condition" &&
  at.clause.sentence === clause.sentence &&
  at.clause.nodes.some(
    ({ kind, how }) => kind === "doneThisWay" && /^(sacrificed|discarded)/.test(String(how)),
  );

/** "It deals 1 damage to that creature's controller": what its clause calls otherwise is another one. */
export const isCalledBeside = (
  { phrase }: Candidate,
  { clause, order, role }: Anaphor,
  reading: Reading,
): boolean =>
  role === "subject" &&
  clause.section === "instruction" &&
  reading.words.some(
    (word) =>
      word.order > order &&
      word.clause === clause &&
      (word.node.kind === "thatThing" || word.node.kind === "theThing") &&
      isCalled(phrase, word.nouns ?? new Set()),
  );

/** What was spoken of before a condition that names the card itself: of either the instruction may be told. */
export const besidesNamed = (found: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  if (!isNamedByCondition(found, anaphor) || asksOfChange(found.at.clause, anaphor)) return undefined;
  const before = nearest(
    anaphor,
    reading,
    (each) =>
      each.at.order < found.at.order &&
      !isNamedByCondition(each, anaphor) &&
      isFit(each, anaphor, reading) &&
      !(
        dealsDamage(anaphor) &&
        (hasLeft(each.phrase, anaphor, reading) || isCalledBeside(each, anaphor, reading))
      ),
  );
  const [other] = before.filter(({ phrase }) => phrase.reference !== "self");
  // "Whenever this creature blocks a creature, if this creature is tapped, destroy it": what it gets is told of itself.
  const isEither = anaphor.role === "object" && anaphor.clause.subject === undefined;
  return other !== undefined && (isEither || before.length === 1) ? other : undefined;
};

/** "Its owner draws a card": who does something, not whose zone something is put into. */
const isActing = ({ within }: Anaphor): boolean =>
  within !== undefined && isSomeonesOwner(within) && within.role !== "possessor";
/** "Exile two cards. Its owner …": of several things it is none, and the card itself is not what was spoken of last. */
export const besidesSeveral = (
  anaphor: Anaphor,
  { words, meant }: Reading,
  since = 0,
): Candidate | undefined => {
  if (anaphor.number !== "one" || !isActing(anaphor)) return undefined;
  for (const at of words.slice(since, anaphor.order)) {
    const phrase = meant(at);
    if (phrase?.is !== "object" || phrase.reference === "self" || at.within !== undefined) continue;
    if (visible(anaphor, at)) return { at, phrase };
  }
  return undefined;
};

/** "Exile two cards. You may cast one of them. If you don't, return it …": the card itself was not spoken of. */
export const isUnspoken = (anaphor: Anaphor, { words, meant }: Reading): boolean =>
  // "Return to its owner's hand each creature …": whose hand it is comes of what moves.
  (anaphor.within?.node.kind !== "ownerOf" || isActing(anaphor)) &&
  !words.some((at) => at.order < anaphor.order && !contains(at, anaphor) && meant(at)?.reference === "self");
