import { nameOf } from "./clauses.ts";
import { holds, holdsKind } from "../lower/same.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { brings } from "./anaphors.ts";
import {
  destinationOf,
  isDamage,
  isDuration,
  isPredicateOfObjects,
  saysSize,
  isSameVerb,
  isSentence,
  lemmaOf,
} from "./features.ts";
import { isSame, takesAway } from "./leaving.ts";
import { isGivenToCards } from "./kinds-asked.ts";
import { putsOnPermanents } from "./sense.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading, Word } from "./types.ts";

/** What was brought up need not be there any more, or not yet, where a word could speak of it. */

/** A quoted ability is another object's, and a mode is chosen without the others. */
export const visible = (anaphor: Pick<Anaphor, "enclosure">, word: Word): boolean =>
  word.enclosure.every((each, place) => each === anaphor.enclosure[place]) &&
  (word.enclosure.length === anaphor.enclosure.length || !anaphor.enclosure.some(isQuotation));
const isQuotation = (enclosure: number): boolean => enclosure < 0;

/** "If it isn't a land card": what is in play would not be asked whether it is a card. */
const asksOfCard = ({ clause }: Anaphor): boolean =>
  clause.section === "condition" &&
  holds(clause.nodes, ({ kind, what }) => what === "card" && (kind === "typedHead" || kind === "typedHeads"));
/**
 * A card drawn is spoken of where something is done with it, or with one of several: nothing else is asked of it. It is in a
 * hand, from which nothing is returned.
 */
const isHidden = ({ at }: Candidate, anaphor: Anaphor): boolean =>
  at.type === "phrase" &&
  at.node.kind === "drawCards" &&
  !brings(anaphor.node) &&
  !asksOfCard(anaphor) &&
  !(
    anaphor.nouns === undefined &&
    anaphor.clause.section === "instruction" &&
    anaphor.direct &&
    anaphor.role === "object" &&
    lemmaOf(anaphor.verb) !== "return"
  );

/** An instruction makes or looks for it; targets are chosen whatever is done with them (601.2c). */
const comesOfInstruction = ({ reference, node, clause }: Phrase): boolean =>
  (reference === "made" || reference === "indefinite" || node.kind === "theRest") &&
  clause.section === "instruction";

/**
 * "Otherwise, …" knows nothing of what is made or looked for in the other case, or was asked for in vain; what was chosen
 * before both, it is by that.
 */
const isOtherCase = ({ phrase }: Candidate, { clause }: Anaphor): boolean =>
  clause.condition === "otherwise" &&
  (comesOfInstruction(phrase) || isAskedFor(phrase) || isChosenAgain(phrase)) &&
  phrase.clause.sentence === clause.sentence - 1;
const isChosenAgain = ({ node, clause }: Phrase): boolean =>
  node.kind === "theThing" && clause.section === "instruction";
const isAskedFor = ({ reference, clause }: Phrase): boolean =>
  reference === "indefinite" && clause.section === "condition";

/**
 * What is yours, as the card itself and what you make or sacrifice are: its controller, or the owner of a token, would be "you"
 * (109.5); the controller of what somebody else manifests would be that player.
 */
const isYourOwn = ({ at, phrase }: Candidate, { within, verb }: Anaphor): boolean => {
  const whose = within?.node.kind;
  // "To its owner's hand" is said of anything.
  const isOfOwner = whose === "ownerOf" && within !== undefined && isActor(within, verb, at);
  if (phrase.reference === "self") return isOfOwner || whose === "controllerOf";
  return (
    (isOfOwner || whose === "controllerOf") &&
    (isMadeByResult(phrase) ? whose === "controllerOf" || isDoneByYou(phrase) : isOwnBefore(phrase))
  );
};
const isDoneByYou = ({ clause: { subject, section } }: Phrase): boolean =>
  subject === undefined && section !== "event";
/** Investigate, manifest, amass: no copy of a spell, which another one may control. */
const isMadeByResult = ({ reference, node, verb, nouns }: Phrase): boolean =>
  reference === "made" && node === verb && !nouns.has("copy");
/** So it is with a token that somebody else creates, who would be "that player". */
const isOwnBefore = (phrase: Phrase): boolean =>
  phrase.reference === "made"
    ? phrase.verb.kind === "createTokens" && phrase.clause.section !== "event"
    : isDoneByYou(phrase) &&
      phrase.reference === "indefinite" &&
      phrase.direct &&
      lemmaOf(phrase.verb) === "sacrifice";
/** Who does something, or is dealt damage. */
const isActor = ({ role, direct }: Phrase, verb: AnyNode, { clause }: Word): boolean =>
  role === "subject" ? clause.section !== "event" : direct && isDamage(verb.kind);

/** "… If you do, …. If you don't, …": the sentence that both go on from. */
const goesOnFrom = ({ sentence }: Clause, reading: Reading): number =>
  reading.clauses.some(
    (each) => each.sentence === sentence - 1 && each.nodes.some(({ kind }) => kind === "youDo"),
  )
    ? sentence - 2
    : sentence - 1;

/** "If you don't …", "if you can't …": what it was to be done to was not found. */
const isNotDone = ({ at, phrase }: Candidate, { clause }: Anaphor, reading: Reading): boolean =>
  (clause.condition === "undone" || clause.condition === "impossible") &&
  at.clause.section === "instruction" &&
  at.clause.sentence === goesOnFrom(clause, reading) &&
  (phrase.reference === "made" || (at.direct && at.role !== "subject")) &&
  (phrase.reference === "made" ||
    phrase.reference === "indefinite" ||
    (clause.condition === "impossible" && phrase.reference !== "self"));

/** "… instead" knows nothing of what the instruction would make or look for in whose place it is carried out (614.6). */
const isReplaced = ({ phrase }: Candidate, { clause }: Anaphor, { clauses }: Reading): boolean =>
  clause.instead &&
  phrase.clause.sentence < clause.sentence &&
  comesOfInstruction(phrase) &&
  clauses.some(
    ({ sentence, nodes }) =>
      sentence === clause.sentence && nodes.some((each) => isSameVerb(each, phrase.verb)),
  );

/** Said of an instruction behind it, or asked for it: "where X is its power", "if it was a Human". */
const isYetToBeMade = ({ at, phrase }: Candidate, { clause }: Anaphor): boolean =>
  phrase.reference === "made" &&
  at.type === "phrase" &&
  at.clause.sentence === clause.sentence &&
  at.clause.section === "instruction" &&
  (isSentence(clause.nodes[0]!.kind) || clause.section !== "instruction");

/** "For each creature chosen this way, … those creatures": what is counted was there before. */
const isCountedAgain = ({ phrase: { node } }: Candidate, { number }: Anaphor): boolean =>
  number === "several" && node.kind === "forEachObject" && thisWayOf(node["objects"]) !== undefined;
/** "Draw a card for each artifact you control": none of those that are counted is spoken of by itself elsewhere. */
export const isOneCounted = ({ at, phrase }: Candidate, { clause, number }: Anaphor): boolean =>
  at.type === "phrase" &&
  number === "one" &&
  at.clause !== clause &&
  phrase.node.kind.startsWith("forEach") &&
  !isSentence(at.clause.nodes[0]!.kind);

/** What was done "this way" to what a noun phrase names. */
const thisWayOf = (noun: unknown): string | undefined => {
  const post = isNode(noun) ? noun["post"] : undefined;
  const way: unknown = Array.isArray(post)
    ? post.find((each: unknown) => isNode(each) && /thisWay$/i.test(each.kind))
    : undefined;
  return isNode(way) ? String(way["how"]) : undefined;
};

/** "The sacrificed creature" says what was done to it. */
const saidDone = ({ participle }: AnyNode): string | undefined =>
  isNode(participle) && participle.kind === "doneOne" ? String(participle["how"]) : undefined;

/** "The discarded card", "each creature sacrificed this way". */
const isSaidToBeLost = ({ node }: Phrase): boolean => {
  const done = node.kind === "forEachObject" ? thisWayOf(node["objects"]) : saidDone(node);
  return done === "sacrificed" || done === "discarded";
};
/** "The destroyed creature": unless it is said to be back. */
const isSaidToBeAway = ({ node }: Phrase): boolean =>
  saidDone(node) === "destroyed" || holdsKind(node["participle"], "exiledOne");
/** "If a creature was exiled this way". */
const isTakenThisWay = ({ node, reference, clause }: Phrase): boolean =>
  reference !== "self" &&
  clause.nodes.some(
    ({ kind, how, what }) =>
      what === node &&
      (kind === "diesThisWay" || (kind === "doneThisWay" && (how === "exiled" || how === "destroyed"))),
  );
/** Nothing is put on, attached to or dealt to a card in a graveyard, or in a library, where it is only asked about. */
const takesNothing = (phrase: Phrase): boolean =>
  isSaidToBeLost(phrase) || (phrase.node.kind === "topCard" && phrase.clause.section === "condition");

/** Verbs that are done to permanents only. */
const ofPermanents: ReadonlySet<string> = new Set([
  "tap",
  "untap",
  "tap or untap",
  "gainControl",
  "attach",
  "unattach",
  "transform",
  "removeFromCombat",
  "goad",
  "detain",
  "suspect",
  "regenerate",
  "destroy",
  "sacrifice",
]);
/** What is said of a card elsewhere, too. */
const ofCards =
  /^(costs|cantBeCast|escapes|enters|comes|hasAbilities|gainsSuspend|strive|(is|isnt)Thing|gainsFor|phases)/;
/** To fight is for creatures on the battlefield (701.14b). */
const dealsDamage = (kind: string): boolean => isDamage(kind) && !kind.startsWith("fight");
/** "It can't be countered" is said of a spell. */
const isDeniedToSpells = (node: AnyNode): boolean =>
  holds(
    node,
    ({ kind, what }) =>
      kind === "deniedTarget" || (kind === "deniedPassive" && (what === "countered" || what === "copied")),
  );
/** Only of a permanent can it be said: elsewhere a card has no size, takes no part in combat, is not tapped. */
export const isOfPermanent = ({ verb, clause, role }: Anaphor): boolean => {
  if (role === "subject")
    return clause.nodes.some(
      (node) =>
        isPredicateOfObjects(node.kind) &&
        !dealsDamage(node.kind) &&
        !isGivenToCards(node) &&
        !isDeniedToSpells(node) &&
        (!ofCards.test(node.kind) || saysSize(node["abilities"])),
    );
  if (role === "recipient") return putsOnPermanents(verb) || lemmaOf(verb) === "attach";
  return role === "object" && ofPermanents.has(nameOf(verb));
};

/** "If that spell would …". */
const isAwaitedOf = ({ role, clause }: Anaphor): boolean =>
  role === "subject" && clause.nodes.some(({ kind }) => kind === "objectsWould");

/** A card in a hand, a library, a graveyard or exile that was not said to become a permanent. */
export const isCardElsewhere = (phrase: Phrase, anaphor: Anaphor, reading: Reading): boolean =>
  (phrase.nouns.has("card") || isSaidToBeAway(phrase)) &&
  !phrase.nouns.has("commander") &&
  !phrase.nouns.has("token") &&
  // What is manifested is a creature.
  !(phrase.reference === "made" && phrase.nouns.has("creature")) &&
  !hasCome(phrase, anaphor, reading);
const hasCome = (phrase: Phrase, anaphor: Anaphor, reading: Reading): boolean => {
  const { order, clause } = anaphor;
  // "You may put it onto the battlefield. If you don't, …": it has not come.
  const undone = clause.condition === undefined ? undefined : goesOnFrom(clause, reading);
  return reading.words.some(
    (word) =>
      word.order < order &&
      word.clause.sentence !== undone &&
      reading.meant(word) === phrase &&
      comesToBattlefield(word.verb) &&
      (isAwaitedOf(anaphor) || !isPermittedLater(word, reading)),
  );
};
/** "You may play it this turn": until somebody does, it has not come (601.3). */
const isPermittedLater = ({ verb, clause: { sentence } }: Word, { clauses }: Reading): boolean =>
  holds(verb["how"], ({ kind }) => typeof kind === "string" && isDuration(kind)) ||
  clauses.some((each) => each.sentence === sentence && holdsKind(each.nodes[0]!["front"], "durationFront"));
const comesToBattlefield = (verb: AnyNode): boolean =>
  destinationOf(verb)?.kind === "toBattlefield" ||
  /^(cast|play|manifest|cloak|enter)/i.test(lemmaOf(verb) ?? verb.kind);

/** "You may sacrifice this creature. If you don't, …", "… instead destroy that land". */
const isOnlyPerhaps = (
  { clause }: Word,
  { reference }: Phrase,
  { clause: { condition, instead, sentence } }: Anaphor,
): boolean =>
  (clause.sentence === sentence - 1 &&
    (condition === "otherwise" ||
      condition === "undone" ||
      (reference === "self" && condition !== undefined))) ||
  (instead && clause.sentence < sentence);

/** "Exile it at the beginning of the next end step. If it would leave the battlefield, …": it is there until then (603.7a). */
export const isDelayed = ({ sentence }: Clause, { clauses }: Reading): boolean =>
  clauses.some(
    (each) => each.sentence === sentence && holdsKind(each.nodes, "delayed", "delayedFirst", "delayBack"),
  );

/** What was sacrificed, discarded or put elsewhere is no permanent any more (400.7). */
export const isGone = ({ phrase }: Candidate, anaphor: Anaphor, reading: Reading): boolean => {
  const { direct, clause, nouns, role } = anaphor;
  if (phrase.is !== "object") return false;
  // "Destroy target creature. If that creature would die, …": it has died.
  const isAwaited = isAwaitedOf(anaphor);
  if (!direct || (clause.section !== "instruction" && !isAwaited) || nouns?.has("card") === true)
    return false;
  // What was sacrificed can still deal damage (608.2h), a card that was in a hand does not.
  if (role === "subject" && clause.nodes.some(({ kind }) => dealsDamage(kind)))
    return isCardElsewhere(phrase, anaphor, reading);
  if (role === "recipient" && takesNothing(phrase)) return true;
  if (!isAwaited && !isOfPermanent(anaphor)) return false;
  if (isSaidToBeLost(phrase) || isCardElsewhere(phrase, anaphor, reading)) return true;
  if (isTakenThisWay(phrase)) return !hasCome(phrase, anaphor, reading);
  const { words, meant } = reading;
  const latest = words.findLast(
    (word) =>
      word.order < anaphor.order &&
      word.direct &&
      word.verb !== anaphor.verb &&
      word.clause.section !== "condition" &&
      isSame(meant(word), phrase) &&
      visible(anaphor, word),
  );
  if (latest === undefined || isOnlyPerhaps(latest, phrase, anaphor)) return false;
  if (isAwaited && isDelayed(latest.clause, reading)) return false;
  return takesAway(latest);
};

/** Whether what a mention brought up is there to be meant. */
export const isThere = (candidate: Candidate, anaphor: Anaphor, reading: Reading): boolean =>
  !isHidden(candidate, anaphor) &&
  !isCountedAgain(candidate, anaphor) &&
  !isOneCounted(candidate, anaphor) &&
  !isOtherCase(candidate, anaphor) &&
  !isYourOwn(candidate, anaphor) &&
  !isNotDone(candidate, anaphor, reading) &&
  !isReplaced(candidate, anaphor, reading) &&
  !isYetToBeMade(candidate, anaphor) &&
  !isGone(candidate, anaphor, reading);
