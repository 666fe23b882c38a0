import { encloses, isNode, type AnyNode } from "../tree.ts";
import { brings } from "./anaphors.ts";
import { asksOfSpell, isSentence, lemmaOf } from "./features.ts";
import { canBeCalled } from "./nouns.ts";
import type { Anaphor, Clause, Discourse, Phrase } from "./types.ts";

export type Word = Phrase | Anaphor;
export type Meant = (word: Word) => Phrase | undefined;

/** A mention that could be meant: where it stands, and which phrase it means. */
export interface Candidate {
  readonly at: Word;
  readonly phrase: Phrase;
  /** The preference that told it from others. */
  readonly preference?: string;
}

/** A card calls itself "this creature" or by its name, never "that creature" (201.5); "one of them" says nothing of what it is. */
export const isCalled = ({ reference, nouns }: Phrase, wanted: ReadonlySet<string>): boolean =>
  reference !== "self" && (nouns.size === 0 || canBeCalled(nouns, wanted));

/** Something called "that card" before is that card, whatever it was then. */
const isCalledAt = (at: Word, wanted: ReadonlySet<string>): boolean =>
  at.type === "anaphor" && at.nouns !== undefined && canBeCalled(at.nouns, wanted);

const agrees = (anaphor: Anaphor, phrase: Phrase, at: Word): boolean => {
  if (anaphor.is !== "either" && anaphor.is !== phrase.is) return false;
  const { nouns } = anaphor;
  const isEither = anaphor.either.some((one) => isCalled(phrase, one));
  if (nouns !== undefined && !isEither && !isCalled(phrase, nouns) && !isCalledAt(at, nouns)) return false;
  if (anaphor.number === "either" || phrase.number === "either" || anaphor.number === phrase.number)
    return true;
  // "They", "them" and "their" are said of one player, too; "those creatures" of what was done one by one.
  if (anaphor.is === "either" && phrase.is === "player") return true;
  // "Each of those creatures … its": one after another.
  if (anaphor.number === "one" && (at.node.kind.startsWith("eachOf") || isEachBy(at))) return true;
  return anaphor.number === "several" && (phrase.reference === "each" || isDoneByEach(phrase.clause));
};

/** "Any number of target players each sacrifice …". */
const isEachBy = (at: Word): boolean =>
  at.clause.subject === at && at.clause.nodes.some(({ kind }) => kind === "eachPlayers");

/** "Each opponent chooses a creature", "for each opponent, choose a creature": several, all in all. */
const isDoneByEach = ({ subject, repeated }: Clause): boolean =>
  repeated ||
  (subject !== undefined &&
    (subject.number === "several" || (subject.type === "phrase" && subject.reference === "each")));

/** A quoted ability is another object's, and a mode is chosen without the others. */
export const visible = (anaphor: Anaphor, word: Word): boolean =>
  word.enclosure.every((each, place) => each === anaphor.enclosure[place]) &&
  (word.enclosure.length === anaphor.enclosure.length || !anaphor.enclosure.some(isQuotation));
const isQuotation = (enclosure: number): boolean => enclosure < 0;

/** A condition that asks whether there is such a thing does not bring it up. */
const onlyAsked = (at: Word, { reference }: Phrase, { nouns }: Anaphor): boolean =>
  at.type === "phrase" &&
  asksAbout(at.clause, reference) &&
  (at.clause.subject?.is !== "object" || (at.clause.subject === at && nouns === undefined));
const asksAbout = (clause: Clause, reference: Phrase["reference"]): boolean =>
  clause.section === "condition" &&
  // What was done "this way" is there.
  !clause.nodes.some(({ kind }) => /ThisWay|Prevented/.test(kind)) &&
  (reference === "indefinite" || reference === "all");

export const contains = (word: Word, anaphor: Anaphor): boolean => encloses(word.node, anaphor.node);

/** "Any player may have it deal 2 damage to them": what is done is another verb's. */
const isHaving = (kind: string): boolean => kind === "haveClause" || kind === "havePlayerClause";

/** The card itself is the same thing wherever it is named. */
const isSame = (one: Phrase | undefined, other: Phrase): boolean =>
  one === other || (one?.reference === "self" && other.reference === "self");

/** Whether the verb of the anaphor takes the phrase besides. */
const takes = ({ clause, order }: Anaphor, phrase: Phrase, meant: Meant): boolean =>
  clause.words.some(
    (word) =>
      word.direct &&
      word.order < order &&
      !(word === clause.subject && word.is === "player" && clause.nodes.some(({ kind }) => isHaving(kind))) &&
      (isSame(meant(word), phrase) || (phrase.within === word && phrase.role !== "possessor")),
  );

/** Chosen by itself, as a target or by an instruction or as one of a pair. */
export const isPicked = ({ reference, clause }: Phrase): boolean =>
  reference === "target" ||
  reference === "self" ||
  (reference === "indefinite" && (clause.section === "instruction" || isPair(clause)));
const isPair = ({ nodes }: Clause): boolean =>
  nodes.some(({ kind }) => /^(isPaired|contractedIsPaired)$/.test(kind));
/** A card is one of "those creatures" beside another. */
export const isCalledEither = ({ reference, nouns, clause }: Phrase, wanted: ReadonlySet<string>): boolean =>
  reference === "self" ? isPair(clause) : nouns.size > 0 && canBeCalled(nouns, wanted);

/** Whether a phrase was said with these words besides its noun. */
export const isDescribed = ({ noun }: AnyNode, described: readonly AnyNode[]): boolean =>
  isNode(noun) &&
  described.every((each) =>
    [noun["mods"], noun["post"]].some(
      (list) => Array.isArray(list) && list.some((other: unknown) => isSameText(each, other)),
    ),
  );
const isSameText = (one: unknown, other: unknown): boolean => withoutPlaces(one) === withoutPlaces(other);
const withoutPlaces = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) => (key === "span" || key === "form" ? undefined : value));

/** Only of spells, and of what they became, can it be asked how they were cast. */
const isAskedOfSpell = ({ clause, direct, ofCasting }: Anaphor): boolean =>
  ofCasting || (direct && clause.nodes.some(({ kind }) => asksOfSpell(kind)));
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
export const selectedBy = ({ clause, role, direct }: Anaphor): readonly string[] | undefined => {
  const verb = clause.nodes.at(-1);
  return direct && role === "object" && verb !== undefined ? selections[lemmaOf(verb.kind) ?? ""] : undefined;
};

const isSelected = ({ reference, nouns }: Phrase, selected: readonly string[]): boolean =>
  reference === "self"
    ? selected.some((noun) => noun === "card" || nouns.has(noun))
    : nouns.size === 0 || selected.some((noun) => canBeCalled(nouns, new Set([noun])));

/** A card drawn is spoken of where something is done with it, or with one of several: nothing is asked of it. */
const isHidden = (at: Word, anaphor: Anaphor): boolean =>
  at.type === "phrase" &&
  at.node.kind === "drawCards" &&
  !brings(anaphor.node) &&
  !(
    anaphor.nouns === undefined &&
    anaphor.clause.section === "instruction" &&
    anaphor.direct &&
    anaphor.role === "object"
  );

/** "Otherwise, …" knows nothing of what is made or looked for in the other case; targets are chosen for both (601.2c). */
const isOtherCase = (at: Word, { clause }: Anaphor): boolean =>
  clause.otherwise &&
  at.type === "phrase" &&
  (at.reference === "made" || at.reference === "indefinite") &&
  at.clause.sentence === clause.sentence - 1 &&
  at.clause.section === "instruction";

/** Said of an instruction behind it: "where X is its power". */
const isSaidOf = ({ clause }: Anaphor, at: Word): boolean =>
  at.clause.sentence === clause.sentence && isSentence(clause.nodes[0]!.kind);

/** What each of several events that are joined by "or" is about. */
export const areAlternatives = (candidates: readonly Candidate[]): boolean =>
  candidates.length > 1 &&
  candidates.every(({ at }) => at.type === "phrase" && at.direct && at.clause.section === "event") &&
  new Set(candidates.map(({ at }) => (at as Phrase).verb)).size === candidates.length;

const possessives: ReadonlySet<string> = new Set(["its", "theirPlural", "theirOwners", "hisOrHer"]);
const isPossessive = ({ node }: Anaphor): boolean => possessives.has(node.kind);

const isOwner = ({ node, role }: Phrase): boolean =>
  role === "possessor" && (node.kind === "ownerOf" || node.kind === "controllerOf");

/** "For each creature chosen this way, … those creatures": what is counted was there before. */
const isCountedAgain = ({ node }: Phrase, { number }: Anaphor): boolean =>
  number === "several" && node.kind === "forEachObject" && saysThisWay(node["objects"]);
const saysThisWay = (noun: unknown): boolean =>
  isNode(noun) &&
  Array.isArray(noun["post"]) &&
  noun["post"].some((each: unknown) => isNode(each) && /thisWay$/i.test(each.kind));

export const candidateAt = (at: Word, anaphor: Anaphor, meant: Meant): Candidate | undefined => {
  if (!visible(anaphor, at) || contains(at, anaphor)) return undefined;
  const phrase = meant(at);
  if (
    phrase === undefined ||
    !agrees(anaphor, phrase, at) ||
    (at.clause !== anaphor.clause && onlyAsked(at, phrase, anaphor))
  )
    return undefined;
  // What one verb takes are different things: the same one again would be "itself".
  if (anaphor.direct && !isPossessive(anaphor) && anaphor.is !== "player" && takes(anaphor, phrase, meant))
    return undefined;
  const selected = selectedBy(anaphor);
  if (selected !== undefined && !isSelected(phrase, selected)) return undefined;
  if (isHidden(at, anaphor) || isCountedAgain(phrase, anaphor) || isOtherCase(at, anaphor)) return undefined;
  if (phrase.reference === "made" && at.type === "phrase" && isSaidOf(anaphor, at)) return undefined;
  if (isAskedOfSpell(anaphor) && at.clause.section === "instruction" && !isSpell(phrase))
    // What enters as a permanent was a spell.
    if (at !== anaphor.clause.subject) return undefined;
  // "Return to its owner's hand each creature that player controls": whose zone it is comes of what moves.
  if (at.clause === anaphor.clause && at.type === "phrase" && isOwner(at) && anaphor.within !== undefined)
    return undefined;
  if (at.clause === anaphor.clause && anaphor.is !== "player") {
    // What an instruction makes is not there yet for its own numbers.
    if (phrase.reference === "made" && at.type === "phrase") return undefined;
    // "… under the control of that creature's owner": what it is still to look for has no "that".
    const looksFor = phrase.reference === "indefinite" && at.clause.section === "instruction";
    if (looksFor && at.type === "phrase" && anaphor.nouns !== undefined) return undefined;
  }
  return { at, phrase };
};

/** The clause nearest before the anaphor that mentions something it could mean, with all it mentions. */
export const nearest = (
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
    const known = found.findIndex((each) => each.phrase === candidate.phrase);
    if (known < 0) found.push(candidate);
    // Mentioned twice, it counts for what it is in the clause, not in a noun phrase.
    else if (found[known]!.at.within !== undefined && at.within === undefined) found[known] = candidate;
  }
  return found;
};

/** The candidates that fit better, where any do. */
export const preferred = (
  candidates: readonly Candidate[],
  fits: (each: Candidate) => boolean,
): readonly Candidate[] => {
  const some = candidates.filter(fits);
  return some.length > 0 ? some : candidates;
};

/** What else its clause has mentioned. */
export const others = (anaphor: Anaphor, meant: Meant): readonly Candidate[] =>
  anaphor.clause.words.flatMap((word) => {
    if (word.order >= anaphor.order || word === anaphor.clause.subject || word.within !== undefined)
      return [];
    const candidate = candidateAt(word, anaphor, meant);
    return candidate === undefined || candidate.phrase.reference === "self" ? [] : [candidate];
  });
