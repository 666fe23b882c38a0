import { besidesAlike } from "./alike.ts";
import { besidesAsked, besidesCondition, besidesEvent, isOneOfKind } from "./asked.ts";
import { candidateAt, isOfAsked, isSomeonesOwner, nearest } from "./candidates.ts";
import { nameOf } from "./clauses.ts";
import { isAboutAbility, destinationOf, isDamage, isSentence, isSomebody, lemmaOf } from "./features.ts";
import { besidesChanged, besidesDrawn, besidesGone } from "./gone.ts";
import { besidesNamed, besidesSeveral } from "./itself.ts";
import { isDemonstrative, isNamedSo } from "./preferences.ts";
import { isAway, isSame } from "./leaving.ts";
import { besidesPaidWith } from "./offers.ts";
import { visible } from "./presence.ts";
import { isMadeToken, isOfSpell } from "./presuppositions.ts";
import { isFit, isReturned, senseOf } from "./sense.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading, Word } from "./types.ts";
import { besidesPlayers, besidesWhole } from "./wholes.ts";

/** What else could be meant beside what a rule finds: where nothing tells them apart, neither is. */

/** Something in a clause between of which it may be said as well, though it need not be so. */
const perhapsNearer = (found: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  const [near, ...others] = nearest(anaphor, reading, (each) => senseOf(each, anaphor, reading) !== "hardly");
  return others.length === 0 &&
    near !== undefined &&
    near.at.clause.index > found.at.clause.index &&
    senseOf(near, anaphor, reading) === "perhaps"
    ? near
    : undefined;
};

/** "Whenever another creature dies, this creature gets +X/+X, where X is its power": the power of which of the two? */
export const happenedTo = (
  anaphor: Anaphor,
  { phrase }: Candidate,
  reading: Reading,
): Candidate | undefined => {
  const { clause, role } = anaphor;
  const { subject } = clause;
  if (phrase.reference !== "self" || subject?.type !== "phrase" || role !== "possessor") return undefined;
  const event = reading.clauses.findLast(({ section, index }) => section === "event" && index < clause.index);
  const about = event?.subject && candidateAt(event.subject, anaphor, reading);
  return about?.phrase.is === "object" && about.phrase.reference !== "self" ? about : undefined;
};

/** It gets the number that is asked for. */
const isChanged = ({ at }: Candidate, { clause: { sentence } }: Anaphor): boolean =>
  at.clause.section === "instruction" &&
  at.clause.sentence === sentence &&
  at.direct &&
  (at.role === "subject" || at.role === "recipient");

/** What is changed by a number of it, and another thing whose number it could be. */
export const ownOrOthers = (anaphor: Anaphor, reading: Reading): readonly Candidate[] | undefined => {
  const fits = (each: Candidate): boolean => isFit(each, anaphor, reading) && isNamedSo(each, anaphor);
  const [only, ...more] = nearest(anaphor, reading, fits);
  if (only === undefined || more.length > 0 || !isChanged(only, anaphor)) return undefined;
  const isRival = (each: Candidate): boolean =>
    each.at.within === undefined && !isSame(each.phrase, only.phrase) && fits(each);
  const [other] = nearest(anaphor, reading, isRival);
  return other === undefined ? undefined : [only, other];
};

/** What an event is about, or another thing in it. */
export const isParty = ({ at: { clause, direct, within } }: Candidate): boolean =>
  clause.section === "event" && direct && within === undefined;

/** An event is about its subject ("it gains trample"), but "that player" is said of either of two players; one of them is "attacking". */
const speaksOfEither = ({ nouns, direct, role, node }: Anaphor): boolean =>
  (node.kind === "thatPlayer" && node["attacking"] !== true) ||
  (nouns === undefined && direct && role !== "subject");

/** "Whenever a creature blocks a creature, put a +1/+1 counter on it": on which of the two? */
export const isEitherParty = (
  only: Candidate,
  parties: readonly Candidate[],
  anaphor: Anaphor,
  reading: Reading,
): boolean =>
  speaksOfEither(anaphor) &&
  anaphor.clause.section === "instruction" &&
  parties.length > 1 &&
  parties.includes(only) &&
  parties.every(
    (each) =>
      each.phrase.reference !== "self" &&
      // "Enchanted player" is called so each time.
      each.phrase.node.kind !== "enchantedPlayer" &&
      // What it transforms into is the same thing.
      each.at.verb.kind !== "transformsInto" &&
      isFit(each, anaphor, reading),
  );

/**
 * "Activates an ability of an artifact, its controller …": who activated it need not control the artifact (602.1b); nor is who casts
 * a spell that targets a creature its controller.
 */
export const isOfEitherController = (
  candidates: readonly Candidate[],
  { within, nouns }: Anaphor,
): boolean => {
  if (within?.node.kind !== "controllerOf" || nouns !== undefined) return false;
  const isAbility = ({ phrase }: Candidate): boolean => isAboutAbility(phrase.node.kind);
  const isOfSpell = ({ at }: Candidate): boolean =>
    at.clause.section === "event" &&
    candidates.some(({ phrase }) => phrase === at.within && phrase.nouns.has("spell"));
  return (candidates.some(isAbility) && !candidates.every(isAbility)) || candidates.some(isOfSpell);
};

/**
 * "Destroy it" is said of anything. Where the card itself was found, so may be what it did something to in the event ("deals
 * damage to a creature"); where a condition asked for something since ("if an opponent controls an artifact"), it is neither.
 */
export const besidesItself = (
  { at, phrase }: Candidate,
  parties: readonly Candidate[],
  anaphor: Anaphor,
  reading: Reading,
): readonly Candidate[] | undefined => {
  const { role, clause, verb, measured } = anaphor;
  if (phrase.reference !== "self") return undefined;
  // "If you control another Elf and it has a counter on it"
  if (clause.section === "condition" && role === "subject")
    return isOfAsked(anaphor, reading, at.order, ({ clause: { sentence } }) => sentence === clause.sentence)
      ? []
      : undefined;
  const isOfNumber = role === "possessor" && measured !== undefined && !isDamage(verb.kind);
  if (
    (role !== "object" && role !== "recipient" && !isOfNumber) ||
    (clause.subject !== undefined && !isOfNumber)
  )
    return undefined;
  if (role !== "recipient" && at === at.clause.subject && parties.length > 1) return parties;
  // A permanent that was asked for is on the battlefield already.
  const couldBe = ({ nouns }: Phrase): boolean => !isReturned(verb) || nouns.has("card");
  return isOfAsked(anaphor, reading, at.order, couldBe) ? [] : undefined;
};

/** What a clause says of each of several: "each creature", "each of them". */
const isSaidOfEach = ({ at, phrase }: Candidate): boolean =>
  phrase.reference === "each"
    ? at === phrase && !phrase.node.kind.startsWith("forEach")
    : at.node.kind.startsWith("eachOf");

/** A number of it, or who controls it and does something: of all of them it is another one than of each. */
const asksOfIt = ({ measured, within, verb }: Anaphor): boolean =>
  measured !== undefined ||
  (within !== undefined && isSomeonesOwner(within) && (within.role === "subject" || isDamage(verb.kind)));

/**
 * "Each creature gets +1/+1. It gains haste", "destroy each creature and you gain life equal to its power": of all of them, what
 * stands behind would say "they".
 */
export const isOneOfAll = ({ at, phrase }: Candidate, anaphor: Anaphor): boolean => {
  if (phrase.is !== "object" || anaphor.number !== "one" || at.within !== undefined) return false;
  if (at.clause.section !== "instruction" || at.clause === anaphor.clause) return false;
  if (!isSaidOfEach({ at, phrase })) return false;
  if (at.clause.sentence !== anaphor.clause.sentence) return true;
  // "Destroy each creature unless its controller …", "each … has encore {X}, where X is its mana value": of each by itself.
  const isOfEach =
    anaphor.clause.section === "condition" ||
    (at.role === "subject" && isSentence(anaphor.clause.nodes[0]!.kind));
  return asksOfIt(anaphor) && !isOfEach;
};

const asksIfDone = ({ kind }: { readonly kind: string }): boolean => kind === "youDo" || kind === "youDont";

/**
 * "Whenever this creature deals combat damage to a player, return target creature to its owner's hand. That player …": the
 * owner, or the player who was spoken of before? So it is with "its controller draws a card. That player …". "If that player
 * doesn't" asks whoever was told to.
 */
const besidesOwner = ({ at }: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  if (anaphor.node.kind !== "thatPlayer" || !isSomeonesOwner(at)) return undefined;
  const wasTold = at === at.clause.subject || isSentence(at.clause.nodes[0]!.kind);
  if (wasTold && anaphor.clause.nodes.some(asksIfDone)) return undefined;
  const isRival = (each: Candidate): boolean =>
    each.at.clause.index < at.clause.index &&
    each.at.direct &&
    each.phrase.number === "one" &&
    !isSomeonesOwner(each.at);
  return nearest(anaphor, reading, isRival)[0];
};

/** "Whenever a player discards a card, each opponent may draw a card. If an opponent does, that player …": who does, too. */
const besidesDoer = (found: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  const { sentence } = anaphor.clause;
  const asksWhoDid = reading.clauses.some(
    (each) =>
      each.sentence === sentence && each.nodes.some((node) => asksIfDone(node) && isSomebody(node["who"])),
  );
  const isOther = anaphor.is === "player" && anaphor.number === "one" && found.phrase.reference !== "each";
  if (!isOther || found.at.clause.sentence === sentence || !asksWhoDid) return undefined;
  return nearest(anaphor, reading, (each) => each.at === each.at.clause.subject && isSaidOfEach(each))[0];
};

/**
 * "When this creature enters, create a Bear token. At the beginning of the next end step, return it to its owner's hand": the token,
 * though it would only cease to exist (111.7), where the other one is on the battlefield, too. So it is with "untap it", of which
 * both entered untapped.
 */
const besidesMade = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (anaphor.nouns !== undefined || anaphor.role !== "object" || phrase.reference === "made")
    return undefined;
  const { verb } = anaphor;
  const isIdle =
    nameOf(verb) === "untap"
      ? at.clause.section === "event" && entersSo(at.clause)
      : lemmaOf(verb) === "return" && !isReturned(verb) && !isAway(phrase, anaphor, reading);
  if (!isIdle) return undefined;
  const made = reading.words.findLast(
    (word): word is Phrase =>
      word.type === "phrase" &&
      word.order < anaphor.order &&
      word.order > at.order &&
      isMadeToken(word) &&
      word.number === "one" &&
      visible(anaphor, word),
  );
  return made && { at: made, phrase: made };
};
const entersSo = ({ nodes }: Clause): boolean => nodes.some(({ kind }) => kind.startsWith("enters"));

/**
 * "Whenever this creature attacks, create a token that's tapped and attacking. Untap it": either of them is tapped. "If you control five
 * or more creatures, it gets +2/+0" is said of either, too.
 */
const besidesToken = ({ phrase }: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  const { nouns, clause, verb } = anaphor;
  const isAfterIf =
    clause.subject === anaphor &&
    reading.clauses.some(
      ({ section, sentence, index }) =>
        section === "condition" && sentence === clause.sentence && index < clause.index,
    );
  if (nouns !== undefined || !isMadeToken(phrase) || !(nameOf(verb) === "untap" || isAfterIf))
    return undefined;
  const canBe = (each: Candidate): boolean =>
    isParty(each) && !entersSo(each.at.clause) && isFit(each, anaphor, reading);
  return nearest(anaphor, reading, canBe)[0];
};

/**
 * "Equal to that creature's power to target creature. That creature …": the one that was called so, or the one that was not
 * yet?
 */
const besidesSaidSo = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (at !== phrase || !isDemonstrative(anaphor)) return undefined;
  const said = reading.words.findLast(
    (word) =>
      word.order < anaphor.order &&
      word.type === "anaphor" &&
      word.node.kind === anaphor.node.kind &&
      word.clause.sentence === at.clause.sentence &&
      [...(word.nouns ?? [])].join() === [...(anaphor.nouns ?? [])].join(),
  );
  const other = said && candidateAt(said, anaphor, reading);
  return other !== undefined && other.phrase !== phrase ? other : undefined;
};

/**
 * "Search your library for a creature card that shares a color with a creature you control, …. That creature …": the one that
 * is found, or the one that its description speaks of? A Spider there would be "that Spider".
 */
const besidesFiltered = (
  { at, phrase }: Candidate,
  { node, nouns, clause }: Anaphor,
): Candidate | undefined => {
  if (node.kind !== "thatThing" || nouns === undefined || at.node.kind === "thatThing") return undefined;
  if (phrase.clause === clause || phrase.node.kind === "series") return undefined;
  const filtered = phrase.clause.words.find(
    (word): word is Phrase => word.within === phrase && isOneOfKind(word, nouns),
  );
  return filtered && { at: filtered, phrase: filtered };
};

/**
 * "Whenever a creature an opponent controls deals damage to a player, that player …": the one who is dealt it, or the opponent? So it is
 * with "return target creature an opponent controls to its owner's hand".
 */
const besidesWhose = ({ at }: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined => {
  if (at.type !== "phrase" || at.is !== "player" || at.within !== undefined) return undefined;
  return at.clause.words
    .filter((word) => word.type === "phrase" && word.within !== undefined && word.reference === "indefinite")
    .map((word) => candidateAt(word, anaphor, reading))
    .find((each) => each?.phrase.is === "player");
};

/** "It deals 1 damage to target creature. It gains menace": what that was done to, or what did it? */
const besidesSubject = (
  { at, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  const { subject, section } = at.clause;
  if (anaphor.nouns !== undefined || anaphor.is !== "object" || phrase.is !== "object") return undefined;
  if (!anaphor.direct && anaphor.measured === undefined) return undefined;
  if (subject?.is !== "object" || at === subject || at.clause === anaphor.clause) return undefined;
  if (section !== "instruction" || !at.direct) return undefined;
  // What was dealt damage "would die".
  if (isDamage(at.verb.kind) && anaphor.clause.nodes.some(({ kind }) => kind === "objectsWould"))
    return undefined;
  const other = candidateAt(subject, anaphor, reading);
  if (other === undefined || isSame(other.phrase, phrase) || !isFit(other, anaphor, reading))
    return undefined;
  if (other.phrase.reference !== "self") return other;
  // An instruction to the card itself names it anew (201.5), unless it was "it" before; a spell is not asked how it is.
  return isOfSpell(anaphor, reading) || (anaphor.role !== "subject" && subject.type === "phrase")
    ? undefined
    : other;
};

/** "Exchange control of this creature and target creature. It gains haste": which of the two? */
const besidesJoined = (
  { at: { within, clause }, phrase }: Candidate,
  anaphor: Anaphor,
  reading: Reading,
): Candidate | undefined => {
  if (anaphor.nouns !== undefined || anaphor.number !== "one" || within?.node.kind !== "series")
    return undefined;
  return clause.words
    .filter((word) => word.within === within)
    .map((word) => candidateAt(word, anaphor, reading))
    .find((each) => each !== undefined && !isSame(each.phrase, phrase) && isFit(each, anaphor, reading));
};

/** A pronoun for one thing. */
const isIt = (word: Word): word is Anaphor =>
  word.type === "anaphor" && word.is === "object" && word.number === "one" && word.nouns === undefined;
/**
 * "If it's a Zombie, it gains menace", "sacrifice it if it's a Zombie": what a sentence asks about and what it does something to are
 * one thing where both are "it", unless something was brought up between.
 */
const besidesPronoun = (
  { phrase }: Candidate,
  anaphor: Anaphor,
  { words, meant }: Reading,
): Candidate | undefined => {
  const { clause, order } = anaphor;
  const before = words.filter((word) => word.order < order && word.clause.sentence === clause.sentence);
  const at = before.findLast((word) => isIt(word) && word.clause.section !== clause.section);
  const other = at && meant(at);
  // Nothing else is said of an ability.
  if (other === undefined || !isIt(anaphor) || isSame(other, phrase) || other.nouns.has("ability"))
    return undefined;
  const isBetween = before.some(
    (word) =>
      word.type === "phrase" &&
      word.is === "object" &&
      word.order > at!.order &&
      (word.clause.section !== "condition" || !/^(indefinite|all)$/.test(word.reference)),
  );
  return isBetween ? undefined : { at: at!, phrase: other };
};

/** Something else that may as well be meant as what was found. */
export const rivalOf = (found: Candidate, anaphor: Anaphor, reading: Reading): Candidate | undefined =>
  besidesNamed(found, anaphor, reading) ??
  (found.phrase.reference === "self" ? besidesSeveral(anaphor, reading, found.at.order) : undefined) ??
  besidesOwner(found, anaphor, reading) ??
  besidesWhose(found, anaphor, reading) ??
  besidesPaidWith(found, anaphor, reading) ??
  besidesGone(found, anaphor, reading) ??
  besidesChanged(found, anaphor, reading) ??
  besidesMade(found, anaphor, reading) ??
  besidesToken(found, anaphor, reading) ??
  besidesWhole(found, anaphor, reading) ??
  besidesAlike(found, anaphor, reading) ??
  besidesDrawn(found, anaphor, reading) ??
  besidesSaidSo(found, anaphor, reading) ??
  besidesAsked(found, anaphor, reading) ??
  besidesEvent(found, anaphor, reading) ??
  besidesCondition(found, anaphor, reading) ??
  besidesFiltered(found, anaphor) ??
  besidesPlayers(found, anaphor, reading) ??
  besidesSubject(found, anaphor, reading) ??
  besidesJoined(found, anaphor, reading) ??
  besidesPronoun(found, anaphor, reading) ??
  besidesDoer(found, anaphor, reading) ??
  perhapsNearer(found, anaphor, reading);

/** The card itself gives way to what was put onto the battlefield since, which "it" then goes on about. */
export const between = (found: Candidate, rival: Candidate): Candidate | readonly Candidate[] =>
  found.phrase.reference === "self" &&
  rival.at.order > found.at.order &&
  destinationOf(rival.at.verb)?.kind === "toBattlefield"
    ? rival
    : [found, rival];
