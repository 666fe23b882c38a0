import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { ofPlayerAtHand } from "../resolve/bound.ts";
import { isSomebody } from "../resolve/features.ts";
import { phraseMeantBy, referentOf } from "../resolve/resolve.ts";
import { adverbialsOf, saysInstead, type ClausesNode } from "../resolve/sentence.ts";
import type { Phrase } from "../resolve/types.ts";
import { encloses, isNode } from "../tree.ts";
import type { Place } from "./adverbials.ts";
import { ofEach } from "./for-players.ts";
import { isGroup } from "./outcome.ts";
import { rewritten } from "./rewritten.ts";
import { firstPart, holds, holdsType, same, type Fields } from "./same.ts";
import {
  oneByOne,
  refuse,
  severalSince,
  type Last,
  type Mention,
  type PhraseNode,
  type Scope,
} from "./scope.ts";

const conditionsOf = (node: ClausesNode): readonly Nodes["condition"][] =>
  adverbialsOf(node).flatMap((each) =>
    each.kind === "ifFront" || each.kind === "ifBack" ? [each.condition] : [],
  );

/** What a word for one thing means, where an earlier sentence brought that up. */
const meantBefore = (word: object, node: ClausesNode): Phrase | undefined => {
  const answer = referentOf(word);
  if (answer === undefined || typeof answer.means !== "object") return undefined;
  const { means, anaphor, at } = answer as Extract<typeof answer, { readonly anaphor: unknown }>;
  // "Each of those creatures … it" and "each artifact with … counters on it" say themselves of which one they speak.
  const isBound = encloses(node, at.node) || (means.is === "object" && anaphor.within?.is === "object");
  return anaphor.number === "several" || isBound ? undefined : means;
};

/** "Each player" of an earlier sentence, if one of them is meant or what one of them did something to. */
const distributive = (means: Phrase, node: ClausesNode): Phrase | undefined => {
  const who = means.is === "player" ? means : means.clause.subject;
  return who?.type === "phrase" &&
    who.is === "player" &&
    (who.reference === "each" || who.node.kind === "anyPlayer") &&
    !encloses(node, who.node)
    ? who
    : undefined;
};

/** The players of whom a sentence speaks one by one, and what must be so of any of them ("if a player does"). */
interface AtHand {
  readonly players: A.Players;
  readonly ifAny?: A.Condition;
  /** The words for one of them, of whom a condition asks ("if a player controls no creatures"). */
  readonly asked?: Nodes["player"];
  /** Nothing is asked of each of them or of what is theirs: all of them alike are meant where that makes no difference. */
  readonly alike?: true;
  /** The words for one of them, or for what one of them did something to, with those of conditions. */
  readonly words: readonly PhraseNode[];
}

/** "If a player does": who is asked about. */
type Asked = Extract<Nodes["conditionPart"], { who: Nodes["player"] }>;
const askedOfSomebody = (node: ClausesNode): Asked | undefined =>
  conditionsOf(node).find((each): each is Asked => "who" in each && isSomebody(each.who));

/** "If a player does, that player …": one of those who were told to do it. */
const onePlayer = (asked: Asked, words: readonly PhraseNode[], scope: Scope): AtHand | undefined => {
  const last = askedAbout(scope, asked.kind !== "youDo");
  const told = last?.by ?? last?.who;
  if (last === undefined || told === undefined || !isGroup(told)) return undefined;
  return {
    players: told,
    words,
    ...(asked.kind === "youDo" ? { ifAny: A.performed(last.id) } : { asked: asked.who }),
  };
};

/** "If a creature card was milled this way": by each of them. */
const asksOfDone = (condition: Nodes["condition"]): boolean =>
  holds(condition, ({ kind }) => typeof kind === "string" && /thisWay/i.test(kind));

/**
 * The players of whom the sentence speaks one by one: behind "Each player reveals …", "if it's a creature card, that player
 * …" asks each of them about that player's own card.
 */
const playersAtHand = (node: ClausesNode, scope: Scope): AtHand | undefined => {
  const isOtherwise = node.connective?.kind === "otherwiseConnective";
  const conditions = conditionsOf(node);
  const asked = askedOfSomebody(node);
  const asksOfEach = asked !== undefined || conditions.some(asksOfDone);
  // Most sentences have no such players before them: they need not be gone through.
  if (asked === undefined && !scope.mentions.some(isOfPlayers)) return undefined;
  let phrase: Phrase | undefined;
  const words: PhraseNode[] = [];
  let speaksOfAsked = false;
  let isOwn = false;
  holds(node, (word) => {
    const before = meantBefore(word, node);
    // "That player" alone is all of them, unless it is asked of each; what one of them did something to is that player's own.
    const isAsked = asksOfEach || isAskedIn(node, word);
    const found =
      before !== undefined && (isAsked || isOtherwise || before.is === "object")
        ? distributive(before, node)
        : undefined;
    phrase ??= found;
    if (found !== undefined) words.push(word as unknown as PhraseNode);
    isOwn ||= found !== undefined && (isAsked || before?.is === "object");
    const answer = referentOf(word);
    speaksOfAsked ||=
      asked !== undefined && answer !== undefined && "at" in answer && encloses(asked, answer.at.node);
    return false;
  });
  if (asked !== undefined)
    return phrase !== undefined || speaksOfAsked ? onePlayer(asked, words, scope) : undefined;
  const ref =
    phrase === undefined ? undefined : (mentionOfPhrase(phrase, scope)?.ref as A.Players | undefined);
  if (ref === undefined || !isGroup(ref)) return undefined;
  return { players: ref, words, ...(isOwn ? {} : { alike: true }) };
};

const isOfPlayers = ({ is, ref }: Mention): boolean => is === "player" && isGroup(ref as A.Players);
const isOfBound = ({ is, ref }: Mention): boolean => is === "object" && ref.type === "bound";

const mentionOfPhrase = (phrase: Phrase, scope: Scope): Mention | undefined => {
  const from = phrase.node as PhraseNode;
  return scope.mentions.findLast((each) => each.is === phrase.is && each.from?.includes(from));
};

const isOne = (word: object): boolean => {
  const answer = referentOf(word);
  return answer !== undefined && "anaphor" in answer && answer.anaphor.number === "one";
};

/** "For each opponent, tap up to one target creature that player controls. …": one for each of several players. */
const isTargetOfEach = (ref: Mention["ref"] | undefined, { targets }: Scope): ref is A.Target =>
  ref?.type === "target" && targets[ref.index]?.perPlayer !== undefined;

/** "Their controllers", "the controller of each of those artifacts": the word for those they control. */
const controlledIn = (word: object): object | undefined => {
  const { kind, what, of } = word as { readonly kind?: string; readonly what?: string; readonly of?: object };
  if (kind === "theirController" && what === "controllers") return word;
  return kind === "theControllerOf" && isNode(of) && of.kind === "eachOfThose" ? of : undefined;
};

/** "Their controllers lose life equal to their power": a number of each of several objects, for its controller. */
const ownNumbers = (node: ClausesNode, scope: Scope): A.Objects | undefined => {
  if (!scope.mentions.some(({ is, plural, several }) => is === "object" && (plural || several)))
    return undefined;
  let controlled: Phrase | undefined;
  let measured: Phrase | undefined;
  holds(node, (word) => {
    const several = controlledIn(word);
    if (several !== undefined) controlled = phraseMeantBy(several);
    const of = isNode(word) && word.kind === "statOf" ? word["of"] : undefined;
    // "Equal to that creature's power": "that creature" of each of them.
    const whose = isNode(of) && of.kind === "objectGenitive" ? of["of"] : of;
    if (isNode(whose)) measured = phraseMeantBy(whose);
    return false;
  });
  return controlled !== undefined && controlled === measured && !encloses(node, controlled.node)
    ? (mentionOfPhrase(controlled, scope)?.ref as A.Objects | undefined)
    : undefined;
};

/** The objects of which the sentence speaks one by one: "Destroy each creature. Its controller loses 2 life". */
const objectsAtHand = (node: ClausesNode, scope: Scope): A.Objects | undefined => {
  if (!scope.mentions.some((each) => isOfBound(each) || isTargetOfEach(each.ref, scope))) return undefined;
  let found: A.Objects | undefined;
  holds(node, (word) => {
    const before = meantBefore(word, node);
    if (before?.is !== "object") return false;
    const ref = mentionOfPhrase(before, scope)?.ref;
    if ((isTargetOfEach(ref, scope) && isOne(word)) || (before.reference === "each" && ref?.type === "bound"))
      found ??= ref;
    return found !== undefined;
  });
  return found;
};

/** Carries out a sentence about one of several objects for each of them. */
const forObjects = (
  objects: A.Objects,
  place: Place,
  tell: (place: Place) => void,
  ofOne = (told: A.Effect): A.Effect => told,
): void => {
  const { node, scope, effects } = place;
  if (saysInstead(node) || node.connective?.kind === "otherwiseConnective")
    return refuse(node, "this goes on about one of several objects");
  if (isTargetOfEach(objects, scope) && conditionsOf(node).some(asksOfDone))
    return refuse(node, "it is not said which of these this is", "RW4003");
  const spoken = [...scope.mentions];
  const own: A.Effect[] = [];
  const targets = scope.targets.length;
  oneByOne(scope, "each", () => tell({ ...place, effects: own }), objects);
  if (scope.targets.length > targets) return refuse(node, "a target for each of them cannot be chosen yet");
  severalSince(scope, spoken);
  for (const effect of own) effects.push(A.forEach(objects, ofOne(effect)));
};

/** "If a player does, they lose 2 life": what is told of each of those who do, whether or not anybody does. */
const toldOfEach = (told: A.Effect | undefined): A.Effect | undefined =>
  told?.type === "if" && told.otherwise === undefined && told.then.type === "forEachPlayer"
    ? told.then
    : told;

/** "If a player does, …": another thing than what each of those does of whom it is not so. */
const isOfOutcome = (told: A.Effect | undefined): boolean =>
  told?.type === "if" && told.condition.type === "performed";

/**
 * "Each player who did draws cards equal to that card's mana value": the sentence says itself of whom it speaks one by one.
 * These must be of the same players, and be said before any words for what is theirs.
 */
const toldOfOwn = ({ players, words }: AtHand, { node, scope }: Place, tell: () => void): boolean => {
  const isGroupOfOwn = ({ kind }: Fields): boolean => kind === "eachPlayer" || kind === "eachOtherPlayer";
  const own = firstPart(node.does, isGroupOfOwn) as unknown as PhraseNode | undefined;
  const [first] = words;
  if (own === undefined || first === undefined || words.every((word) => isAskedIn(node, word))) return false;
  tell();
  const ref = scope.mentions.findLast(({ from }) => from?.includes(own))?.ref as A.Players | undefined;
  const isOf = ref?.type === "playersWho" && holdsType(ref.condition, "bound", "boundPlayer");
  return (isOf || same(ref, players)) && first.span.start > own.span.start ? true : ofWhom(first);
};
const isAskedIn = (node: ClausesNode, word: object): boolean =>
  conditionsOf(node).some((each) => isNode(word) && encloses(each, word));
const ofWhom = (node: PhraseNode): never =>
  refuse(node, "it is not said of which of the players this is", "RW4003");

/** "If it's a land card, each player loses life equal to that card's mana value": of whose card? */
const isOfNobody = ({ type, effect }: Fields): boolean =>
  type === "forEachPlayer" &&
  holds(effect, (part) => part.type === "among" && holdsType(part["filter"], "eachPlayer"));

/** Carries out a sentence about one of several players or objects for each of them. */
export const distributed = (place: Place, tell: (place: Place) => void): void => {
  const { node, scope, effects } = place;
  if (scope.within !== undefined) return tell(place);
  const numbers = ownNumbers(node, scope);
  if (numbers !== undefined)
    return forObjects(numbers, place, tell, (told) =>
      rewritten(told, (part) => (same(part, numbers) ? A.each : undefined)),
    );
  const objects = objectsAtHand(node, scope);
  if (objects !== undefined) return forObjects(objects, place, tell);
  const atHand = playersAtHand(node, scope);
  if (atHand === undefined) return tell(place);
  const { players, ifAny, asked, alike } = atHand;
  // "Otherwise" and "instead" go on with what was told before, which was for each of the same players.
  const goesOn = saysInstead(node) || node.connective?.kind === "otherwiseConnective";
  const isNested = goesOn || asked !== undefined || ifAny !== undefined;
  if (!isNested && toldOfOwn(atHand, place, () => tell(place))) return;
  const spoken = [...scope.mentions];
  const told = toldOfEach(effects[effects.length - 1]);
  const before = goesOn && told !== undefined ? ofEach(told, players) : undefined;
  if (goesOn && before === undefined)
    return alike === true && !isOfOutcome(told)
      ? tell(place)
      : refuse(
          node,
          "this goes on about one of several players, and the sentence before is about something else",
        );
  const own: A.Effect[] = before === undefined ? [] : [before];
  scope.oneAsked = asked === undefined ? undefined : { node: asked, players };
  oneByOne(scope, "eachPlayer", () => tell({ ...place, effects: own }));
  scope.oneAsked = undefined;
  severalSince(scope, spoken);
  if (goesOn) effects.pop();
  if (holds(own, isOfNobody)) return ofWhom(node);
  for (const effect of own) {
    const each = A.forEachPlayer(players, effect);
    // "Otherwise" behind "if a player does" is where nobody did.
    effects.push(ifAny === undefined ? each : A.ifThen(ifAny, each));
  }
};

/** What is done wherever it is told: nobody is asked whether they don't. */
const certain: ReadonlySet<A.Effect["type"] | undefined> = new Set<A.Effect["type"]>([
  "draw",
  "mill",
  "scry",
  "surveil",
  "lookAt",
  "shuffle",
  "gainLife",
  "loseLife",
  "dealDamage",
  "addMana",
  "createTokens",
  "investigate",
  "putCounters",
  "getCounters",
  "tap",
  "untap",
  "affect",
]);

/** What "if you do" asks about; "if you don't" asks about the same, unless there was another choice in between. */
export const askedAbout = ({ asked, last }: Scope, otherwise: boolean): Last | undefined => {
  if (!otherwise || last?.by !== undefined) return last;
  if (asked !== undefined) return asked;
  let offered = last;
  while (offered?.by === undefined && certain.has(offered?.type)) offered = offered?.before;
  return offered?.by === undefined ? last : offered;
};

/** "You may pay {1}. Sacrifice a creature. If you don't, …": what may be done, or what is told behind it? */
export const checkOffers = (node: PhraseNode, who: A.Players, told: Last, { asked }: Scope): void => {
  if (told.by !== undefined) return;
  for (let each = told.before; each !== undefined && each !== asked; each = each.before)
    if (each.by !== undefined && (each.by.type === "you") === (who.type === "you"))
      refuse(node, "this asks what may be done, or what is told behind it: say which", "RW4003");
};

/** Whether the player at hand did what all of them were told. */
export const didAtHand = (
  scope: Scope,
  who: A.Players,
  last: Pick<Last, "by" | "who">,
  id: number,
): A.Condition => {
  const told = last.by ?? last.who;
  const isOne = who.type === "eachPlayer" || isGroup(who);
  return scope.within === "eachPlayer" && isOne && told !== undefined && isGroup(told)
    ? A.playerMatches(A.eachPlayer, A.boundPlayer(id))
    : A.performed(id);
};

/** What the player at hand did something to, as a filter of what was done to. */
export const ownOfHand = (node: PhraseNode, scope: Scope, done: Mention): A.Filter | undefined => {
  if (scope.within !== "eachPlayer" || done.several !== true) return undefined;
  const own = ofPlayerAtHand(node, scope, done);
  return own.type === "among"
    ? own.filter
    : refuse(node, "it is not known which of the players did this", "RW4003");
};
