import { brings } from "./anaphors.ts";
import { isSentence, moves, sectionOf } from "./features.ts";
import type { Candidate } from "./candidates.ts";
import type { Anaphor } from "./types.ts";

/** It was called by the very noun, or has become a card (400.7): a creature on the battlefield is no "that card". */
export const isNamedSo = ({ phrase, at }: Candidate, { nouns: wanted, either }: Anaphor): boolean =>
  wanted === undefined ||
  either.length > 0 ||
  // "The other" of two is something else than what was called so.
  (phrase.nouns.size === 0 && phrase.node.kind !== "theOther") ||
  [...wanted].every(
    (noun) => phrase.nouns.has(noun) || (noun === "card" && at.clause.nodes.some(({ kind }) => moves(kind))),
  );

/** A token just made is "it" or "that token"; "that creature" is rather what was called a creature before it. */
export const isTokenByAnotherName = ({ phrase }: Candidate, { nouns: wanted }: Anaphor): boolean =>
  wanted !== undefined && phrase.reference === "made" && phrase.nouns.has("token") && !wanted.has("token");

/** Said behind an instruction of a number in it: "where X is the sacrificed creature's power". */
export const isAdverbial = ({ at }: Candidate, anaphor: Anaphor): boolean =>
  at.role === "possessor" && at.clause !== anaphor.clause && isSentence(at.clause.nodes[0]!.kind);

/** What decides between several that one clause mentions: the first preference that only some of them meet. */
export const preferences: readonly {
  readonly name: string;
  readonly fits: (candidate: Candidate, anaphor: Anaphor) => boolean;
}[] = [
  { name: "what modifies a noun is beside the point", fits: ({ at }) => at.within === undefined },
  {
    name: "what becomes a copy is spoken of, not what is copied",
    fits: ({ at }) => at.role === "subject" || !at.clause.nodes.some(({ kind }) => kind === "becomesCopy"),
  },
  {
    // A card that speaks of something else besides names itself again (201.5).
    name: "an instruction to the card itself names it anew",
    fits: ({ phrase, at }) => at.clause.section !== "instruction" || phrase.reference !== "self",
  },
  { name: "so is whose something is", fits: ({ at }) => at.role !== "possessor" },
  {
    name: "one of them is one of the whole group",
    fits: ({ at }, anaphor) => at.type !== "phrase" || brings(at.node) === false || !brings(anaphor.node),
  },
  {
    name: "what was chosen from a group rather than the group",
    fits: ({ at }, anaphor) => brings(anaphor.node) || at.type === "phrase" || !brings(at.node),
  },
  {
    name: "what a phrase speaks of rather than what comes of the instruction",
    fits: ({ phrase }) => phrase.reference !== "made" || sectionOf(phrase.node.kind) === undefined,
  },
  {
    name: "what is counted is beside the point",
    fits: ({ phrase }) => !phrase.node.kind.startsWith("forEach"),
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
  { name: "not the card itself", fits: ({ phrase }) => phrase.reference !== "self" },
  {
    name: "what is said behind an instruction is said of its subject",
    fits: ({ at }, anaphor) => at.clause.sentence !== anaphor.clause.sentence || at.role === "subject",
  },
];
