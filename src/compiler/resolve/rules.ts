import { asksOfSpell, brings, isSameVerb, isSentence, lemmaOf, moves, sectionOf } from "./features.ts";
import { canBeCalled } from "./nouns.ts";
import type { Anaphor, Clause, Discourse, Phrase } from "./types.ts";

type Word = Phrase | Anaphor;
type Meant = (word: Word) => Phrase | undefined;

/** What a rule finds. */
export type Found = Candidate | readonly Candidate[] | "itself";

/** A way to tell what an anaphor means: a phrase, several phrases it could be, the object itself, or nothing. */
export interface Rule {
  readonly name: string;
  readonly find: (anaphor: Anaphor, discourse: Discourse, meant: Meant) => Found | undefined;
}

/** A mention that could be meant: where it stands, and which phrase it means. */
export interface Candidate {
  readonly at: Word;
  readonly phrase: Phrase;
  /** The preference that told it from others. */
  readonly preference?: string;
}

/** A card calls itself "this creature" or by its name, never "that creature" (201.5); "one of them" says nothing of what it is. */
const isCalled = ({ reference, nouns }: Phrase, wanted: ReadonlySet<string>): boolean =>
  reference !== "self" && (nouns.size === 0 || canBeCalled(nouns, wanted));

const agrees = (anaphor: Anaphor, phrase: Phrase, at: Word): boolean => {
  if (anaphor.is !== "either" && anaphor.is !== phrase.is) return false;
  if (anaphor.nouns !== undefined && !isCalled(phrase, anaphor.nouns)) return false;
  if (anaphor.number === "either" || phrase.number === "either" || anaphor.number === phrase.number)
    return true;
  // "They", "them" and "their" are said of one player, too; "those creatures" of what was done one by one.
  if (anaphor.is === "either" && phrase.is === "player") return true;
  // "Each of those creatures … its": one after another.
  if (anaphor.number === "one" && at.node.kind.startsWith("eachOf")) return true;
  return anaphor.number === "several" && (phrase.reference === "each" || isDoneByEach(phrase.clause));
};

/** "Each opponent chooses a creature", "for each opponent, choose a creature": several, all in all. */
const isDoneByEach = ({ subject, repeated }: Clause): boolean =>
  repeated ||
  (subject !== undefined &&
    (subject.number === "several" || (subject.type === "phrase" && subject.reference === "each")));

/** A quoted ability is another object's, and a mode is chosen without the others. */
const visible = (anaphor: Anaphor, word: Word): boolean =>
  word.enclosure.every((each, place) => each === anaphor.enclosure[place]) &&
  (word.enclosure.length === anaphor.enclosure.length || !anaphor.enclosure.some(isQuotation));
const isQuotation = (enclosure: number): boolean => enclosure < 0;

/** A condition that asks whether there is such a thing does not bring it up. */
const onlyAsked = ({ type, clause }: Word, { reference }: Phrase): boolean =>
  type === "phrase" &&
  clause.section === "condition" &&
  (reference === "indefinite" || reference === "all") &&
  clause.subject?.is !== "object";

const contains = (word: Word, anaphor: Anaphor): boolean =>
  word.node.span.start <= anaphor.node.span.start && word.node.span.end >= anaphor.node.span.end;

/** Whether the verb of the anaphor takes the phrase besides. */
const takes = ({ clause, order }: Anaphor, phrase: Phrase, meant: Meant): boolean =>
  clause.words.some(
    (word) =>
      word.direct &&
      word.order < order &&
      (meant(word) === phrase || (phrase.within === word && phrase.role !== "possessor")),
  );

/** Only of spells, and of what they became, can it be asked how they were cast. */
const isAskedOfSpell = ({ clause, direct }: Anaphor): boolean =>
  direct && clause.nodes.some(({ kind }) => asksOfSpell(kind));
const isSpell = ({ reference, nouns }: Phrase): boolean =>
  reference === "self" || nouns.has("spell") || nouns.has("card");

/** Verbs whose object can only be such a thing: what is on the stack, a card in a hand. */
const selections: Readonly<Record<string, readonly string[]>> = {
  // 701.6a
  counter: ["spell", "ability"],
  // 701.9a
  discard: ["card"],
  // 701.20a
  reveal: ["card", "permanent", "creature"],
};
const selectedBy = ({ clause, role, direct }: Anaphor): readonly string[] | undefined => {
  const verb = clause.nodes.at(-1);
  return direct && role === "object" && verb !== undefined ? selections[lemmaOf(verb.kind) ?? ""] : undefined;
};

const isSelected = ({ reference, nouns }: Phrase, selected: readonly string[]): boolean =>
  reference === "self"
    ? selected.includes("card")
    : nouns.size === 0 || selected.some((noun) => canBeCalled(nouns, new Set([noun])));

const candidateAt = (at: Word, anaphor: Anaphor, meant: Meant): Candidate | undefined => {
  if (!visible(anaphor, at) || contains(at, anaphor)) return undefined;
  const phrase = meant(at);
  if (
    phrase === undefined ||
    !agrees(anaphor, phrase, at) ||
    (at.clause !== anaphor.clause && onlyAsked(at, phrase))
  )
    return undefined;
  // What one verb takes are different things: the same one again would be "itself".
  if (anaphor.direct && anaphor.is !== "player" && takes(anaphor, phrase, meant)) return undefined;
  const selected = selectedBy(anaphor);
  if (selected !== undefined && !isSelected(phrase, selected)) return undefined;
  if (isAskedOfSpell(anaphor) && at.clause.section === "instruction" && !isSpell(phrase)) return undefined;
  if (at.clause === anaphor.clause && anaphor.is !== "player") {
    // What an instruction makes is not there yet for its own numbers.
    if (phrase.reference === "made" && at.type === "phrase") return undefined;
  }
  return { at, phrase };
};

/** The clause nearest before the anaphor that mentions something it could mean, with all it mentions. */
const nearest = (
  anaphor: Anaphor,
  { words }: Discourse,
  meant: Meant,
  fits: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  let clause: Clause | undefined;
  const found: Candidate[] = [];
  for (let place = anaphor.order - 1; place >= 0; place--) {
    const at = words[place]!;
    if (clause !== undefined && at.clause !== clause) continue;
    const candidate = candidateAt(at, anaphor, meant);
    if (candidate === undefined || !fits(candidate)) continue;
    clause = at.clause;
    if (!found.some((each) => each.phrase === candidate.phrase)) found.push(candidate);
  }
  return found;
};

/** The candidates that fit better, where any do. */
const preferred = (
  candidates: readonly Candidate[],
  fits: (each: Candidate) => boolean,
): readonly Candidate[] => {
  const some = candidates.filter(fits);
  return some.length > 0 ? some : candidates;
};

/** What else its clause has mentioned. */
const others = (anaphor: Anaphor, meant: Meant): readonly Candidate[] =>
  anaphor.clause.words.flatMap((word) => {
    if (word.order >= anaphor.order || word === anaphor.clause.subject || word.within !== undefined)
      return [];
    const candidate = candidateAt(word, anaphor, meant);
    return candidate === undefined || candidate.phrase.reference === "self" ? [] : [candidate];
  });

/** It was called by the very noun, or has become a card (400.7): a creature on the battlefield is no "that card". */
const isNamedSo = ({ phrase, at }: Candidate, { nouns: wanted }: Anaphor): boolean =>
  wanted === undefined ||
  phrase.nouns.size === 0 ||
  [...wanted].every(
    (noun) => phrase.nouns.has(noun) || (noun === "card" && at.clause.nodes.some(({ kind }) => moves(kind))),
  );

/** Said behind an instruction of a number in it: "where X is the sacrificed creature's power". */
const isAdverbial = ({ at }: Candidate, anaphor: Anaphor): boolean =>
  at.role === "possessor" && at.clause !== anaphor.clause && isSentence(at.clause.nodes[0]!.kind);

/** What decides between several that one clause mentions: the first preference that only some of them meet. */
const preferences: readonly {
  readonly name: string;
  readonly fits: (candidate: Candidate, anaphor: Anaphor) => boolean;
}[] = [
  { name: "what modifies a noun is beside the point", fits: ({ at }) => at.within === undefined },
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

export const rules: readonly Rule[] = [
  {
    name: "what the condition before asked about",
    find: (anaphor, { clauses }, meant) => {
      const { clause } = anaphor;
      if (clause.subject !== anaphor || clause.section !== "condition" || anaphor.nouns !== undefined)
        return undefined;
      const before = clauses.findLast((each) => each.section === "condition" && each.index < clause.index);
      if (before?.subject?.type !== "anaphor" || clause.sentence !== before.sentence + 1) return undefined;
      return candidateAt(before.subject, anaphor, meant);
    },
  },
  {
    name: "what stands before it in the list",
    find: (anaphor, { words }, meant) => {
      const { conjuncts } = anaphor;
      if (conjuncts.length === 0) return undefined;
      const found = words.filter(
        (word) => conjuncts.includes(word.node) && candidateAt(word, anaphor, meant) !== undefined,
      );
      const [only] = found;
      return found.length === 1 && only !== undefined ? candidateAt(only, anaphor, meant) : undefined;
    },
  },
  {
    name: "the subject of its own clause",
    find: (anaphor, _, meant) => {
      const { subject } = anaphor.clause;
      // "that card's mana value" is what was called a card, whatever the subject is.
      if (anaphor.nouns !== undefined || anaphor.direct) return undefined;
      if (subject === undefined || subject.order >= anaphor.order || contains(subject, anaphor))
        return undefined;
      const candidate = candidateAt(subject, anaphor, meant);
      // A card that speaks of something else besides names itself again.
      return candidate?.phrase.reference === "self" && others(anaphor, meant).length > 0
        ? undefined
        : candidate;
    },
  },
  {
    name: "the subject of what was said before with the same verb",
    find: (anaphor, { clauses }, meant) => {
      const { clause } = anaphor;
      if (clause.subject !== anaphor || clause.section !== "instruction" || anaphor.nouns !== undefined)
        return undefined;
      const verb = clause.nodes.at(-1)?.kind;
      const before = clauses.findLast(
        (each) => each.index < clause.index && each.section === "instruction" && each.subject !== undefined,
      );
      if (before?.subject === undefined || !isSameVerb(before.nodes.at(-1)?.kind, verb)) return undefined;
      // An instruction between the two is nearer.
      const between = clauses.slice(before.index + 1, clause.index);
      if (between.some(({ section, nodes }) => section === "instruction" && !isSentence(nodes[0]!.kind)))
        return undefined;
      return candidateAt(before.subject, anaphor, meant);
    },
  },
  {
    name: "the only one that the nearest clause mentions",
    find: (anaphor, discourse, meant) => {
      const passes = [
        (each: Candidate): boolean => isNamedSo(each, anaphor) && !isAdverbial(each, anaphor),
        (each: Candidate): boolean => isNamedSo(each, anaphor),
        (): boolean => true,
      ];
      let candidates: readonly Candidate[] = [];
      for (const fits of passes) {
        candidates = nearest(anaphor, discourse, meant, fits);
        if (candidates.length > 0) break;
      }
      if (candidates.length === 0) return undefined;
      let preference: string | undefined;
      for (const { name, fits } of preferences) {
        if (candidates.length === 1) break;
        const left = preferred(candidates, (each) => fits(each, anaphor));
        if (left.length < candidates.length) preference = name;
        candidates = left;
      }
      if (candidates.length > 1 && candidates.every(({ at }) => at.clause.nodes[0]?.kind === "mayEither"))
        return undefined;
      const [only] = candidates;
      if (candidates.length > 1 || only === undefined) return candidates;
      return preference === undefined ? only : { ...only, preference };
    },
  },
  {
    name: "the object itself",
    find: (anaphor) =>
      anaphor.is === "object" &&
      anaphor.number === "one" &&
      anaphor.nouns === undefined &&
      selectedBy(anaphor) === undefined
        ? "itself"
        : undefined,
  },
];
