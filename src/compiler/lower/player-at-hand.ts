import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { whoseWas } from "../resolve/bound.ts";
import { referentOf } from "../resolve/resolve.ts";
import { isGroup, isPlural } from "./outcome.ts";
import { mentionPlayers } from "./player-mentions.ts";
import { findMention, refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";
import { same } from "./same.ts";
import { conjuncts } from "./series.ts";

/** The objects that some are taken from: "each creature card milled this way". */
const wholeOf = (objects: A.Objects): A.Objects => {
  if (objects.type === "among") return objects.objects;
  const parts = objects.type === "all" ? conjuncts(objects.filter) : [];
  return parts.find((part) => part.type === "isOneOf")?.objects ?? objects;
};

/** What an instruction was done to, of which the objects are at hand one by one. */
const doneToHand = ({ within, hand, mentions }: Scope): Mention | undefined => {
  if (within !== "each" || hand === undefined) return undefined;
  // Within "each" objects are at hand.
  const group = wholeOf(hand as A.Objects);
  return mentions.findLast(({ ref }) => same(ref, group));
};

const isWhose = (players: A.Players): players is A.OwnerOf | A.ControllerOf =>
  players.type === "ownerOf" || players.type === "controllerOf";

/** Whose the object at hand is, where words mean each of the players whose all of those objects are. */
const whoseIsAtHand = (players: A.Players, scope: Scope): A.Players | undefined => {
  const done = doneToHand(scope);
  if (done === undefined) return undefined;
  if (isWhose(players))
    return same(players.objects, done.ref) || same(players.objects, done.of)
      ? { ...players, objects: A.each }
      : undefined;
  return isGroup(players) ? whoseWas(done) : undefined;
};

/** Within "each player …", a later word for that player means the one at hand, within "for each …" the one whose that is. */
export const iterated = (players: A.Players, scope: Scope): A.Players =>
  scope.within === "eachPlayer" && (isGroup(players) || same(players, scope.hand))
    ? A.eachPlayer
    : (whoseIsAtHand(players, scope) ?? players);

/** "Creatures an opponent controls … that player": who that is depends on the creature, and is one player. */
const isOfSeveral = (node: Nodes["player"], players: A.Players, scope: Scope): boolean => {
  // "For each card exiled this way, that player …": which of those who exiled one?
  if (isGroup(players) && doneToHand(scope)?.several === true) return true;
  const answer = referentOf(node);
  if (answer === undefined || !("at" in answer)) return false;
  // "Return each creature to its owner's hand. That player …"
  if (isWhose(players) && answer.means.node.kind === players.type) return isPlural(players.objects, scope);
  return answer.anaphor.role !== "possessor" && answer.at.within?.is === "object" && isGroup(players);
};
/** A word for one player, which may not mean any of several. */
export const oneOfThem = (node: Nodes["player"], players: A.Players, scope: Scope): A.Players =>
  isOfSeveral(node, players, scope)
    ? refuse(node, "it is not said which of the players this is", "RW4003")
    : players;

/**
 * "A player": any of these. Where a condition asks of one of those that the sentence before is about, the one at hand: "Each player
 * draws a card. If a player controls no creatures, that player …"
 */
export const somebody = (node: Nodes["player"], players: A.Players, scope: Scope): A.Players => {
  if (scope.oneAsked?.node !== node) return mentionPlayers(scope, players, false);
  return same(players, scope.oneAsked.players)
    ? A.eachPlayer
    : refuse(node, "say this of the players that the sentence before is about");
};

/** "Each player chooses a creature an opponent controls": an opponent of yours, or of that player? */
export const yourOpponent = (node: PhraseNode, { within, hand, oneAsked }: Scope): void => {
  if (within === "eachPlayer" && hand !== undefined && oneAsked?.node !== node)
    return refuse(node, "say whose opponent this is: yours or that player's", "RW4003");
};

/** Whom "another player" and "each other player" are other than: the only player spoken of before, or else you. */
export const notThem = (node: Nodes["player"], scope: Scope): A.Players => {
  const found = findMention(scope, (each) => each.is === "player");
  if (found === undefined) return A.you;
  const one = iterated(found.ref as A.Players, scope);
  // Whose step it is was said of the moment only, so that the others can also be other than you.
  const aside =
    one.type === "eventPlayer" && scope.trigger?.type === "beginningOf" && (found.from?.length ?? 0) < 2;
  // "You and target opponent each draw a card. Each other player …"
  const parts = one.type === "playersTogether" ? one.parts : [];
  const rival = findMention(
    scope,
    ({ is, ref }) => is === "player" && ![found.ref, ...parts].some((each) => same(ref, each)),
  );
  const isEach = parts.length === 0 ? isGroup(one) : parts.some(isGroup);
  return aside || isEach || rival !== undefined
    ? refuse(node, "say which player this is other than", "RW4003")
    : one;
};
