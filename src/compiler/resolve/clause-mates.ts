import { encloses } from "../tree.ts";
import { visible } from "./presence.ts";
import { isSameVerb, isSentence } from "./features.ts";
import { canBeCalled, isHost } from "./nouns.ts";
import { elsewhere } from "./sorts.ts";
import type { Candidate, Clause, Other, Phrase, Reading, Word } from "./types.ts";

/** What "other" and "another" stand beside: "it gets +1/+1 for each other creature", "target creature fights another creature". */

/** Whether the phrase could be one of those that are called so. */
const couldBeOne = ({ reference, nouns }: Phrase, wanted: ReadonlySet<string>): boolean =>
  reference === "self" ||
  (elsewhere.every((noun) => nouns.has(noun) === wanted.has(noun)) &&
    (isOf(nouns, wanted) || isOf(wanted, nouns)));
/** A creature is a permanent; the enchanted creature is not any permanent. */
const isOf = (one: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some(
    (noun) => (noun !== "permanent" || wanted.size === 1) && canBeCalled(one, new Set([noun])),
  );

/** The clause that is meant: of what is said behind it of its number, the one that it is said of. */
const clauseOf = ({ clause }: Other, { clauses }: Reading): Clause =>
  isSentence(clause.nodes[0]!.kind)
    ? (clauses.findLast(
        ({ sentence, section, nodes }) =>
          sentence === clause.sentence && section === "instruction" && !isSentence(nodes[0]!.kind),
      ) ?? clause)
    : clause;

/** The things that the clause of the word has mentioned and that those others could be other than, the subject first. */
export const clauseMates = (other: Other, reading: Reading): readonly Candidate[] => {
  const clause = clauseOf(other, reading);
  if (clause.section === "event") return hostBeside(other, clause) ?? partyBeside(other, clause);
  if (clause.section === "cost") return [];
  const found = clause.words.flatMap((at: Word): Candidate[] => {
    const isListed = other.conjuncts.includes(at.node);
    if (at.order >= other.order || (!isListed && (!at.direct || at.within !== undefined))) return [];
    if (encloses(at.node, other.node) || !visible(other, at)) return [];
    const phrase = reading.meant(at);
    return phrase?.is === "object" && phrase.number !== "several" && couldBeOne(phrase, other.nouns)
      ? [{ at, phrase }]
      : [];
  });
  const listed = found.filter(({ at }) => other.conjuncts.includes(at.node));
  if (listed.length === 1) return listed;
  // "Each other creature that shares a color with that creature"
  const named = found.filter(({ phrase }) =>
    clause.words.some(
      (word) =>
        word.within !== undefined && encloses(word.within.node, other.node) && reading.meant(word) === phrase,
    ),
  );
  if (named.length === 1) return named;
  const subject = found.find(({ at }) => at === clause.subject);
  if (subject !== undefined) return [subject, ...found.filter((each) => each !== subject)];
  if (found.length === 0) return besideSubject(other, reading) ?? sameVerbMate(other, reading);
  return new Set(found.map(({ phrase }) => phrase)).size === 1 ? found.slice(0, 1) : [];
};

/**
 * An event looks for any such things: "this creature or another creature enters". What this is attached to is one by itself:
 * "another creature blocks equipped creature".
 */
const hostBeside = (other: Other, { words }: Clause): readonly Candidate[] | undefined => {
  const host = words.find(
    (at) => at.type === "phrase" && isHost(at) && at.within === undefined && couldBeOne(at, other.nouns),
  );
  return host?.type === "phrase" ? [{ at: host, phrase: host }] : undefined;
};

/** "A creature deals damage to another creature": other than the one that the event is about, rather than than this card. */
const partyBeside = (other: Other, { words, subject }: Clause): readonly Candidate[] =>
  words.flatMap((at) =>
    at.type === "phrase" &&
    (at === subject || at.verb["source"] === at.node) &&
    at.reference === "indefinite" &&
    at.order < other.order &&
    !other.conjuncts.includes(at.node) &&
    !encloses(at.node, other.node) &&
    couldBeOne(at, other.nouns)
      ? [{ at, phrase: at }]
      : [],
  );

/** "Target creature gets +2/+0 and other Ogres get +1/+0", "a creature you control gets +2/+0. Other …": what the others are set against. */
const besideSubject = (
  { node, nouns, clause }: Other,
  { clauses, meant, others }: Reading,
): Candidate[] | undefined => {
  if (clause.subject === undefined || !encloses(clause.subject.node, node)) return undefined;
  const at = clauses.findLast(
    ({ index, section, sentence, subject }) =>
      subject !== undefined &&
      index < clause.index &&
      section === "instruction" &&
      sentence >= clause.sentence - 1,
  )?.subject;
  const phrase = at && meant(at);
  return at !== undefined &&
    phrase?.is === "object" &&
    (at.clause.sentence === clause.sentence || phrase.reference === "indefinite") &&
    phrase.number !== "several" &&
    // "Another target creature gets +2/+0 and other Ogres …": other than both, or than that one?
    !(phrase.reference === "target" && others.some((each) => encloses(phrase.node, each.node))) &&
    couldBeOne(phrase, nouns)
    ? [{ at, phrase }]
    : undefined;
};

/** "Return a creature card to the battlefield, then return another creature card to your hand." */
const sameVerbMate = (other: Other, { clauses }: Reading): readonly Candidate[] => {
  const { clause } = other;
  const verb = clause.nodes.at(-1);
  const before = clauses.findLast(
    (each) =>
      each.index < clause.index && each.section === clause.section && isSameVerb(each.nodes.at(-1), verb),
  );
  return (before?.words ?? []).flatMap((at) =>
    at.type === "phrase" && at.direct && at.role === "object" && couldBeOne(at, other.nouns)
      ? [{ at, phrase: at }]
      : [],
  );
};
