import { brings } from "./anaphors.ts";
import { isNode } from "../tree.ts";
import { isDamage, isPlayer, isSentence, lemmaOf, moves, sectionOf } from "./features.ts";
import { holds } from "../lower/same.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading, Word } from "./types.ts";
import { isAnyTarget, isControlledByYou, isHost } from "./nouns.ts";

/**
 * It was called by the very noun, or has become a card (400.7): a creature on the battlefield is no "that card". Nobody called "any
 * target" a creature.
 */
export const isNamedSo = ({ phrase, at }: Candidate, { nouns: wanted, either }: Anaphor): boolean =>
  wanted === undefined || either.length > 0 || (!isAnyTarget(phrase) && isCalledBy({ phrase, at }, wanted));
const isCalledBy = ({ phrase, at }: Candidate, wanted: ReadonlySet<string>): boolean =>
  // "The other" of two is something else than what was called so.
  (phrase.nouns.size === 0 && phrase.node.kind !== "theOther") ||
  [...wanted].every((noun) => phrase.nouns.has(noun) || (noun === "card" && at.clause.nodes.some(moves)));

const madeThings = ["token", "copy"] as const;
/**
 * A token just made is "it" or "that token", a copy "the copy"; "that creature" and "that spell" are rather what was called
 * so before it.
 */
export const isMadeByAnotherName = ({ phrase }: Candidate, { nouns: wanted }: Anaphor): boolean =>
  wanted !== undefined &&
  phrase.reference === "made" &&
  madeThings.some((noun) => phrase.nouns.has(noun)) &&
  !madeThings.some((noun) => wanted.has(noun));

/**
 * "That Archer deals that much damage to that creature's controller", "it deals that much damage to that creature": what the
 * sentence calls otherwise, or its subject "it", is another one.
 */
export const isCalledOtherwise = (
  { phrase }: Candidate,
  { nouns, order, clause }: Anaphor,
  { words, meant }: Reading,
): boolean =>
  nouns !== undefined &&
  words.some(
    (word) =>
      word.type === "anaphor" &&
      word.order < order &&
      word.clause.sentence === clause.sentence &&
      (word.nouns === undefined
        ? word === clause.subject
        : isDemonstrative(word) && [...word.nouns].some((noun) => !nouns.has(noun))) &&
      meant(word) === phrase,
  );

const isCard = (complement: unknown): boolean => holds(complement, ({ what }) => what === "card");
/** "If it was a land card, … If it was a nonland card, …", but not "if it was kicked, … If it was a land card, …". */
export const asksAlike = ({ nodes: [one] }: Clause, { nodes: [other] }: Clause): boolean => {
  const [first, second] = [one?.["complement"], other?.["complement"]];
  if (!isNode(first) || !isNode(second)) return one?.kind === other?.kind;
  return first.kind === second.kind && isCard(first) === isCard(second);
};

/** 303.4m: "equipped creature" is called so each time; "that creature" is rather another one, where there is one. */
export const isNamedHost = ({ phrase }: Candidate, { nouns: wanted }: Anaphor): boolean =>
  wanted !== undefined && isHost(phrase);

/** "Attach this Equipment to target creature that shares a creature type with it": a card names itself again (201.5). */
export const isNamedBeside = ({ phrase, at }: Candidate, { clause, verb, within }: Anaphor): boolean =>
  phrase.reference === "self" &&
  at.verb === verb &&
  at.role === "object" &&
  at.direct &&
  within?.is === "object" &&
  clause.section === "instruction";

/**
 * Said behind an instruction of a number in it, or of when it is carried out: "where X is the sacrificed creature's power", "if that
 * creature is legendary". The sentence is about what the instruction speaks of.
 */
export const isAdverbial = ({ at }: Candidate, anaphor: Anaphor, { clauses }: Reading): boolean =>
  at.clause.section === "condition"
    ? at.clause.sentence < anaphor.clause.sentence &&
      clauses.some(
        ({ section, sentence, index, nodes }) =>
          section === "instruction" &&
          sentence === at.clause.sentence &&
          index < at.clause.index &&
          !isSentence(nodes[0]!.kind),
      )
    : at.role === "possessor" && at.clause !== anaphor.clause && isSentence(at.clause.nodes[0]!.kind);

/** "Each opponent sacrifices a creature": as many creatures as there are opponents. */
export const isOfEachSubject = ({ clause, role }: Word, { words }: Reading): boolean =>
  role !== "subject" &&
  words.some(
    (word) =>
      word.type === "phrase" &&
      word.clause === clause &&
      word.role === "subject" &&
      word.reference === "each",
  );
/** "Each" is said of all: "that player" behind the sentence is rather one that was spoken of by itself. */
export const isOneOfEach = ({ phrase, at }: Candidate, anaphor: Anaphor, reading: Reading): boolean =>
  (phrase.reference === "each" || isOfEachSubject(at, reading)) &&
  at.type === "phrase" &&
  anaphor.number === "one" &&
  isDemonstrative(anaphor) &&
  (isOther(phrase) ||
    (at.clause.section === "instruction" && at.clause.sentence !== anaphor.clause.sentence));
/** "That creature", "that player". */
export const isDemonstrative = ({ node: { kind } }: Anaphor): boolean =>
  kind === "thatThing" || kind === "thatPlayer";
/** "Each other": some one was there that they are other than. */
export const isOther = ({ node }: Phrase): boolean => {
  const { noun } = node;
  const mods = isNode(noun) ? noun["mods"] : undefined;
  return (
    /Other/.test(node.kind) ||
    (Array.isArray(mods) && mods.some((mod: unknown) => isNode(mod) && mod.kind === "other"))
  );
};

/** Said in a sentence behind its verb: "where X is its power". */
export const isSaidBehind = ({ clause }: Anaphor, at: Word): boolean =>
  at.clause.sentence === clause.sentence && isSentence(clause.nodes[0]!.kind);

const isYours = (phrase: Phrase): boolean =>
  phrase.reference === "self" || phrase.reference === "made" || isControlledByYou(phrase);

/** Counters with a name of their own are as well the card's as another one's: "remove a charge counter from it". */
const isOfOwnCounters = ({ verb, role }: Anaphor): boolean => {
  const { counter } = verb;
  return role === "source" && lemmaOf(verb) === "remove" && isNode(counter) && counter.kind === "counterName";
};

/** What decides between several that one clause mentions: the first preference that only some of them meet. */
export const preferences: readonly {
  readonly name: string;
  /** What does not meet it cannot be meant at all. */
  readonly strict?: true;
  readonly fits: (candidate: Candidate, anaphor: Anaphor) => boolean;
}[] = [
  {
    // "Damage to you or a creature you control": it may have been a player.
    name: "what may as well be a player is beside the point",
    fits: ({ at }, { is }) => is !== "object" || !at.conjuncts.some(({ kind }) => isPlayer(kind)),
  },
  { name: "what modifies a noun is beside the point", fits: ({ at }) => at.within === undefined },
  {
    name: "what becomes a copy is spoken of, not what is copied",
    fits: ({ at }) => at.role === "subject" || !at.clause.nodes.some(({ kind }) => kind === "becomesCopy"),
  },
  {
    name: "the number of damage is told of what deals it",
    fits: ({ at }, anaphor) =>
      !isSaidBehind(anaphor, at) ||
      !at.clause.nodes.some(({ kind }) => isDamage(kind)) ||
      at.role === "subject",
  },
  {
    // 701.21a
    strict: true,
    name: "what is sacrificed is its player's own",
    fits: ({ phrase }, { verb, role, clause }) =>
      lemmaOf(verb) !== "sacrifice" || role !== "object" || clause.subject !== undefined || isYours(phrase),
  },
  {
    // 701.3d
    name: "what is unattached is something that is attached",
    fits: ({ phrase }, { verb }) => lemmaOf(verb) !== "unattach" || phrase.nouns.has("Equipment"),
  },
  {
    // The controller of a card itself, and of what you control in an event, is "you" (109.5).
    name: "the controller told of is another one's",
    fits: ({ phrase, at }, { within }) =>
      within?.node.kind !== "controllerOf" ||
      (phrase.reference !== "self" && !(at.clause.section === "event" && isControlledByYou(phrase))),
  },
  {
    // A card that speaks of something else besides names itself again (201.5).
    name: "an instruction to the card itself names it anew",
    fits: ({ phrase, at }, anaphor) =>
      at.clause.section !== "instruction" || phrase.reference !== "self" || isOfOwnCounters(anaphor),
  },
  { name: "so is whose something is", fits: ({ at }) => at.role !== "possessor" },
  {
    // "Exile two of them. Put one of those cards into your hand": of the two, or of all.
    name: "one of them is one of the whole group",
    fits: ({ at }, anaphor) =>
      at.type !== "phrase" ||
      brings(at.node) === false ||
      !brings(anaphor.node) ||
      at.clause.sentence !== anaphor.clause.sentence,
  },
  {
    name: "what was chosen from a group rather than the group",
    fits: ({ at }, anaphor) => brings(anaphor.node) || at.type === "phrase" || !brings(at.node),
  },
  {
    name: "what is counted is beside the point",
    fits: ({ phrase }) => !phrase.node.kind.startsWith("forEach"),
  },
  {
    name: "what a phrase speaks of rather than what comes of the instruction",
    fits: ({ phrase }) => phrase.reference !== "made" || sectionOf(phrase.node.kind) === undefined,
  },
  {
    name: "several for a plural",
    fits: ({ phrase }, { number, node }) =>
      number !== "either" || node.kind !== "theirController" || phrase.number === "several",
  },
  {
    name: "who receives something is a player, what is acted on an object",
    fits: ({ phrase }, anaphor) => phrase.is === (anaphor.role === "recipient" ? "player" : "object"),
  },
  {
    name: "what an event calls “it” is no “that …”",
    fits: ({ at }, { nouns: wanted }) =>
      at.clause.section !== "event" || wanted === undefined || at.type === "phrase" || at.nouns !== undefined,
  },
  {
    name: "an event or a condition is about its subject, and “that …” is another one",
    fits: ({ at }, { nouns: wanted }) =>
      at.clause.section === "instruction" ||
      at.clause.section === "cost" ||
      (at.role === "subject") === (wanted === undefined),
  },
  {
    name: "what an event happens to rather than what causes it",
    fits: ({ at }) => at.clause.section !== "event" || at.role !== "source",
  },
  {
    name: "not the card itself",
    fits: ({ phrase }, anaphor) => phrase.reference !== "self" || isOfOwnCounters(anaphor),
  },
  {
    name: "what is said behind an instruction is said of its subject",
    fits: ({ at }, anaphor) => at.clause.sentence !== anaphor.clause.sentence || at.role === "subject",
  },
];
