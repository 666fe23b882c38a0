import { encloses, isNode, isSameText, type AnyNode } from "../tree.ts";
import { holds, holdsKind } from "../lower/same.ts";
import { asksOfSpell, isOfCasting, isSentence, lemmaOf } from "./features.ts";
import { canBeCalled } from "./nouns.ts";
import { isSame } from "./leaving.ts";
import { isCardElsewhere, isGone, isOneCounted, isThere, visible } from "./presence.ts";
import { isContrary } from "./presuppositions.ts";
import { senseOf } from "./sense.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading, Word } from "./types.ts";

/** A card calls itself "this creature" or by its name, never "that creature" (201.5); "one of them" says nothing of what it is. */
export const isCalled = (phrase: Phrase, wanted: ReadonlySet<string>): boolean => {
  const { reference, nouns, either } = phrase;
  if (reference === "self") return false;
  // "A spell or ability" may be an ability, which is no "that spell".
  return (
    nouns.size === 0 ||
    (canBeCalled(nouns, wanted) && either.every((each) => each.size === 0 || canBeCalled(each, wanted)))
  );
};

/**
 * Whether it is called so by the words of an anaphor, or by one of two of them, whichever of its own words it is: a "creature
 * or planeswalker" may be no "artifact or planeswalker".
 */
const isCalledSo = (phrase: Phrase, { nouns, either }: Anaphor): boolean =>
  (nouns !== undefined && isCalled(phrase, nouns)) ||
  (phrase.reference !== "self" &&
    either.length > 0 &&
    (phrase.either.length > 0 ? phrase.either : [phrase.nouns]).every(
      (known) => known.size === 0 || either.some((one) => canBeCalled(known, one)),
    ));

/** Something called "that card" before is that card, whatever it was then. */
const isCalledAt = (at: Word, wanted: ReadonlySet<string>): boolean =>
  at.type === "anaphor" && at.nouns !== undefined && canBeCalled(at.nouns, wanted);

const agrees = (anaphor: Anaphor, phrase: Phrase, at: Word): boolean => {
  if (anaphor.is !== "either" && anaphor.is !== phrase.is) return false;
  const { nouns } = anaphor;
  if (nouns !== undefined && !isCalledSo(phrase, anaphor) && !isCalledAt(at, nouns)) return false;
  if (anaphor.number === "either" || phrase.number === "either" || anaphor.number === phrase.number)
    return true;
  // "They", "them" and "their" are said of one player, too; "those creatures" of what was done one by one.
  if (anaphor.is === "either" && phrase.is === "player") return true;
  // "Each of those creatures … its": one after another, while something is said of them.
  const isSaid =
    (at === at.clause.subject && at.clause.sentence === anaphor.clause.sentence) ||
    at.clause === anaphor.clause ||
    // "Put a counter on each of them if it's a Goblin."
    (anaphor.clause.section === "condition" && anaphor.clause.sentence === at.clause.sentence);
  if (anaphor.number === "one" && ((isSaid && at.node.kind.startsWith("eachOf")) || isEachBy(at)))
    return true;
  return anaphor.number === "several" && (phrase.reference === "each" || isDoneByEach(phrase.clause));
};

/** "Any number of target players each sacrifice …". */
const isEachBy = (at: Word): boolean =>
  at.clause.subject === at &&
  at.clause.nodes.some((node) => node.kind === "playerClause" && node["each"] === true);

/** "Each opponent chooses a creature", "for each opponent, choose a creature": several, all in all. */
const isDoneByEach = ({ subject, repeated }: Clause): boolean =>
  repeated ||
  (subject !== undefined &&
    (subject.number === "several" || (subject.type === "phrase" && subject.reference === "each")));

/** A condition that asks whether there is such a thing does not bring it up. */
const onlyAsked = (at: Word, { reference }: Phrase, { nouns, number }: Anaphor): boolean =>
  at.type === "phrase" &&
  asksAbout(at, reference) &&
  !(at.is === "player" && nouns === undefined && number === "one" && isOnlyOne(at)) &&
  // "If all lands are Islands, … them": they are all of them.
  !(reference === "all" && number === "several") &&
  (at.clause.subject?.is !== "object" || (at.clause.subject === at && nouns === undefined));
/** "If a player has more life than each other player, that player": one at most. */
const isOnlyOne = (at: Word): boolean =>
  at.clause.subject === at && at.clause.words.some(({ node }) => node.kind === "eachOtherPlayer");
const asksAbout = ({ clause, node }: Word, reference: Phrase["reference"]): boolean =>
  clause.section === "condition" &&
  // What was done "this way" is there, and so is "a permanent tapped this way".
  !clause.nodes.some(({ kind }) => isOfDone.test(kind)) &&
  !holds(node, ({ kind }) => isOfDone.test(String(kind))) &&
  (reference === "indefinite" || reference === "all");
const isOfDone = /thisWay|Prevented/i;

export const contains = (word: Word, anaphor: Anaphor): boolean => encloses(word.node, anaphor.node);

/** "Any player may have it deal 2 damage to them": what is done is another verb's. */
const isHaving = (kind: string): boolean => kind === "haveClause" || kind === "havePlayerClause";

/** "Its controller may have that player discard a card": that is another player. */
const isHadBy = ({ clause, node }: Anaphor, at: Word): boolean =>
  at === clause.subject &&
  clause.nodes.some((each) => each.kind === "havePlayerClause" && each["object"] === node);

/** Whether the verb of the anaphor takes the phrase besides; its subject may have been said before ("gets +1/+1 and fights …"). */
const takes = ({ clause, order }: Anaphor, phrase: Phrase, { meant }: Reading): boolean =>
  [...(clause.subject === undefined ? [] : [clause.subject]), ...clause.words].some(
    (word) =>
      word.direct &&
      word.order < order &&
      !(word === clause.subject && word.is === "player" && clause.nodes.some(({ kind }) => isHaving(kind))) &&
      (isSame(meant(word), phrase) ||
        (phrase.within === word && phrase.role !== "possessor" && !isOnlyTarget(phrase))),
  );
/** "A spell that targets only a single creature deals damage to that creature". */
const isOnlyTarget = ({ node, direct }: Phrase): boolean => !direct && node.kind === "nounPhrase";

/** Chosen by itself, as a target or by an instruction or as one of a pair. */
export const isPicked = ({ reference, clause }: Phrase): boolean =>
  reference === "target" ||
  reference === "self" ||
  (reference === "indefinite" && (clause.section === "instruction" || isPair(clause)));
/** Of two that are paired each is the other's only one. */
export const isPair = ({ nodes }: Clause): boolean => nodes.some(({ kind }) => kind === "isPaired");
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

/** Only of spells, and of what they became, can it be asked how they were cast; "that creature" says which it became. */
const isAskedOfSpell = ({ clause, within, measured, nouns }: Anaphor): boolean =>
  nouns === undefined &&
  ((measured !== undefined && isOfCasting(measured.kind)) ||
    (within === undefined && clause.nodes.some(asksOfSpell)));
/** Spells, and cards that were cast; what was only returned or exiled was not. */
const isSpell = (phrase: Phrase, { order }: Anaphor, { words, meant }: Reading): boolean =>
  phrase.reference === "self" ||
  phrase.nouns.has("spell") ||
  (phrase.nouns.has("card") &&
    words.some(
      (word) =>
        word.order < order &&
        // "You may look at and play those cards": the verb is told by its row.
        (/^(cast|play)$/.test(lemmaOf(word.verb) ?? "") || word.verb.kind.startsWith("play")) &&
        meant(word) === phrase,
    ));

/** A card is "that permanent" or "that creature" once it is on the battlefield (109.2, 110.1), and "that spell" once it was cast (112.1). */
const isMiscalled = (phrase: Phrase, anaphor: Anaphor, reading: Reading): boolean => {
  const { nouns, either } = anaphor;
  if (nouns === undefined || either.length > 0 || nouns.has("card")) return false;
  return nouns.has("spell")
    ? phrase.nouns.has("card") && !isSpell(phrase, anaphor, reading)
    : isCardElsewhere(phrase, anaphor, reading);
};

/** Verbs whose object can only be such a thing: what is on the stack, a card in a hand. */
const selections: Readonly<Record<string, readonly string[]>> = {
  // 701.6a
  counter: ["spell", "ability"],
  // 701.9a
  discard: ["card"],
  // 701.20a
  reveal: ["card", "permanent", "creature"],
};
export const selectedBy = ({ verb, role, direct }: Anaphor): readonly string[] | undefined =>
  direct && role === "object" ? selections[lemmaOf(verb) ?? ""] : undefined;

const isSelected = ({ reference, nouns }: Phrase, selected: readonly string[]): boolean =>
  nouns.size === 0 ||
  selected.some((noun) => (reference === "self" ? nouns.has(noun) : canBeCalled(nouns, new Set([noun]))));

/** Something that only one of several events joined by "or" is about: of the other it can't be said. */
const isOfOneEvent = (at: Word, phrase: Phrase, anaphor: Anaphor, { clauses, meant }: Reading): boolean => {
  const { clause } = at;
  // "If that spell's mana cost or that ability's activation cost …": of the other it is not so.
  const asked = anaphor.clause.section === "condition";
  if (anaphor.nouns === undefined || clause.section !== "event" || asked) return false;
  // "You cast a spell or activate an ability": two verbs of one subject.
  const [event] = clause.nodes;
  const beside =
    at.verb === event ? [] : clause.words.filter(({ verb }) => verb !== event && verb !== at.verb);
  const others = [
    ...[...new Set(beside.map(({ verb }) => verb))].map((verb) =>
      beside.filter((word) => word.verb === verb),
    ),
    ...clauses
      .filter((each) => each !== clause && each.section === "event" && each.sentence === clause.sentence)
      .map(({ words }) => words),
  ];
  const fits = (word: Word): boolean => {
    const about = meant(word);
    return about !== undefined && (isSame(about, phrase) || isCalledSo(about, anaphor));
  };
  return others.some((words) => words.length > 0 && !words.some(fits));
};

/** What each of several events, or things that may be done, that are joined by "or" is about. */
export const areAlternatives = (candidates: readonly Candidate[]): boolean =>
  candidates.length > 1 &&
  candidates.every(({ phrase }) => phrase.direct && isEither(phrase.clause)) &&
  new Set(candidates.map(({ phrase }) => phrase.verb)).size === candidates.length;

const isEither = ({ section, nodes }: Clause): boolean =>
  section === "event" || /^(may|player)Either$/.test(nodes[0]?.kind ?? "");

const possessives: ReadonlySet<string> = new Set(["its", "theirPlural", "theirOwners"]);
const isPossessive = ({ node }: Anaphor): boolean => possessives.has(node.kind);

export const isSomeonesOwner = ({ node }: Word): boolean =>
  node.kind === "ownerOf" || node.kind === "controllerOf";
const isOwner = (phrase: Phrase): boolean => phrase.role === "possessor" && isSomeonesOwner(phrase);

/** "If an opponent has more life than that player": than another one. */
const isComparedWithItself = (at: Word, { clause, node }: Anaphor): boolean =>
  node.kind === "thatPlayer" &&
  clause.section === "condition" &&
  at === clause.subject &&
  at.type === "phrase" &&
  at.reference === "indefinite";

/** "Return it to its owner's hand. That player …" of the card itself: whose it is the text would call "you" or "its owner". */
const isOwnOwner = (at: Word, { node }: Anaphor, { meant }: Reading): boolean => {
  if (node.kind !== "thatPlayer" || at.type !== "phrase" || !isOwner(at)) return false;
  const { of } = at.node;
  const owned = at.clause.words.find((word) => word.node === of);
  return owned !== undefined && meant(owned)?.reference === "self";
};

/** "Target creature with mana value X or less, where X is …": what a number describes is not what has the number. */
const isOfOwnNumber = ({ node, clause }: Phrase, anaphor: Anaphor): boolean =>
  clause.sentence === anaphor.clause.sentence &&
  isSentence(anaphor.clause.nodes[0]!.kind) &&
  holdsKind(node, "variable");

/** "That token and that creature": what a list names are different things, too. */
const isListedBefore = (phrase: Phrase, { conjuncts, within }: Anaphor, { words, meant }: Reading): boolean =>
  (within === undefined || within.node.kind === "series") &&
  conjuncts.length > 0 &&
  words.some((word) => conjuncts.includes(word.node) && isSame(meant(word), phrase));

export const candidateAt = (at: Word, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  if (!visible(anaphor, at) || contains(at, anaphor) || isHadBy(anaphor, at)) return undefined;
  const phrase = reading.meant(at);
  if (
    phrase === undefined ||
    isComparedWithItself(at, anaphor) ||
    isOwnOwner(at, anaphor, reading) ||
    !agrees(anaphor, phrase, at) ||
    (at.clause !== anaphor.clause && onlyAsked(at, phrase, anaphor))
  )
    return undefined;
  // What one verb takes are different things: the same one again would be "itself".
  if (anaphor.direct && !isPossessive(anaphor) && anaphor.is !== "player" && takes(anaphor, phrase, reading))
    return undefined;
  if (isListedBefore(phrase, anaphor, reading) || isMiscalled(phrase, anaphor, reading)) return undefined;
  const selected = selectedBy(anaphor);
  if (selected !== undefined && !isSelected(phrase, selected)) return undefined;
  if (isOfOwnNumber(phrase, anaphor)) return undefined;
  if (!isThere({ at, phrase }, anaphor, reading) || isOfOneEvent(at, phrase, anaphor, reading))
    return undefined;
  if (senseOf({ at, phrase }, anaphor, reading) === "never") return undefined;
  if (isContrary({ at, phrase }, anaphor, reading)) return undefined;
  if (isAskedOfSpell(anaphor) && at.clause.section === "instruction" && !isSpell(phrase, anaphor, reading))
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

/** Whether something before the anaphor, by itself and not within another phrase, agrees with it and is such a thing. */
const isBefore = (
  anaphor: Anaphor,
  reading: Reading,
  is: (candidate: Candidate) => boolean,
  since = 0,
): boolean =>
  reading.words.slice(since, anaphor.order).some((at) => {
    const phrase = reading.meant(at);
    return (
      phrase !== undefined &&
      at.within === undefined &&
      visible(anaphor, at) &&
      agrees(anaphor, phrase, at) &&
      is({ at, phrase })
    );
  });

/** Whether something was brought up that the anaphor would mean if it were still there, or could be what is said of it. */
export const isOfLost = (anaphor: Anaphor, reading: Reading): boolean =>
  isBefore(
    anaphor,
    reading,
    (each) =>
      isGone(each, anaphor, reading) ||
      isOneCounted(each, anaphor) ||
      (each.phrase.reference !== "self" && senseOf(each, anaphor, reading) === "never") ||
      isContrary(each, anaphor, reading),
  );

/** Whether a condition asked for something the anaphor would mean if that brought it up: "If you control a Wall, its …". */
export const isOfAsked = (
  anaphor: Anaphor,
  reading: Reading,
  since = 0,
  couldBe: (phrase: Phrase) => boolean = () => true,
): boolean =>
  isBefore(
    anaphor,
    reading,
    ({ at, phrase }) => at.clause !== anaphor.clause && onlyAsked(at, phrase, anaphor) && couldBe(phrase),
    since,
  );

/** The clause nearest before the anaphor that mentions something it could mean, with all it mentions. */
export const nearest = (
  anaphor: Anaphor,
  reading: Reading,
  fits: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const { words } = reading;
  let clause: Clause | undefined;
  const found: Candidate[] = [];
  const add = (at: Word): void => {
    const candidate = candidateAt(at, anaphor, reading);
    if (candidate === undefined || !fits(candidate)) return;
    clause ??= at.clause;
    const known = found.findIndex((each) => each.phrase === candidate.phrase);
    if (known < 0) found.push(candidate);
    // Mentioned twice, it counts for what it is in the clause, not in a noun phrase.
    else if (isProminent(at) && !isProminent(found[known]!.at)) found[known] = candidate;
  };
  for (let place = anaphor.order - 1; place >= 0; place--) {
    const at = words[place]!;
    if (clause === undefined || at.clause === clause) add(at);
  }
  // "… and returns it to its owner's hand": the subject was said before.
  const subject = clause?.subject;
  if (subject !== undefined && subject.clause !== clause && subject.order < anaphor.order) add(subject);
  return found;
};
const isProminent = ({ direct, within }: Word): boolean => direct && within === undefined;

/** The candidates that fit better, where any do. */
export const preferred = (
  candidates: readonly Candidate[],
  fits: (each: Candidate) => boolean,
): readonly Candidate[] => {
  const some = candidates.filter(fits);
  return some.length > 0 ? some : candidates;
};

/** What else its clause has mentioned. */
export const others = (anaphor: Anaphor, reading: Reading): readonly Candidate[] =>
  anaphor.clause.words.flatMap((word) => {
    if (word.order >= anaphor.order || word === anaphor.clause.subject || word.within !== undefined)
      return [];
    const candidate = candidateAt(word, anaphor, reading);
    return candidate === undefined || candidate.phrase.reference === "self" ? [] : [candidate];
  });
