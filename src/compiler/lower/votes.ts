import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { PlayerVerbs } from "./instruction.ts";
import type { Lowering } from "./nodes.ts";
import { objectsOf } from "./objects.ts";
import { same } from "./same.ts";
import { bindNext, findMention, mention, refuse, type Scope } from "./scope.ts";
import { wordsOf } from "./outcome.ts";
import { startingWithYou } from "./player-mentions.ts";

/** Whether a verb is a vote, which all players take part in together. */
export const isVote = ({ kind }: { readonly kind: string }): boolean => kind.startsWith("vote");

/** Players vote in turn order, starting with somebody who is named; in secret the order does not matter. */
const allVote = (node: Nodes["playerVerb"], who: A.Players, secret: boolean): void => {
  if (secret ? who.type !== "players" : !same(who, startingWithYou))
    refuse(node, secret ? "each player votes" : "say “starting with you, each player”");
};

const voteForWords = ({ words, span }: Nodes["votedWords"], secret: boolean, scope: Scope): A.Effect => {
  const options = words.map((word) => ({ word, bind: bindNext(scope) }));
  if (scope.votes.length > 0) return refuse({ span }, "players have voted before");
  scope.votes.push(...options);
  scope.last = undefined;
  return A.vote({ options, ...(secret ? { secret } : {}) });
};

const voteForObject = (node: Nodes["determinedPhrase"], secret: boolean, scope: Scope): A.Effect => {
  const what = objectsOf(node, scope, { by: A.you });
  if (what.type !== "choose") return refuse(node, "say what can be voted for: “a creature”");
  const bind = bindNext(scope);
  mention(scope, {
    ref: A.bound(bind),
    is: "object",
    plural: true,
    words: new Set(wordsOf(what, scope)),
    how: "voted for",
  });
  return A.vote({ what, ...(secret ? { secret } : {}), bind });
};

/** Voting, by word or by object (701.38). */
export const voteVerbs = {
  voteFor: (node, who, scope) => {
    const secret = node.secret === true;
    if (secret !== (node.revealed === true)) return refuse(node, "secret votes are revealed, and no others");
    allVote(node, who, secret);
    return node.what.kind === "votedWords"
      ? voteForWords(node.what, secret, scope)
      : voteForObject(node.what, secret, scope);
  },
} satisfies Partial<PlayerVerbs<"permanentPredicate">>;

/** How many votes a word got. */
export const votesFor = (node: { readonly word: Nodes["votedWord"] }, scope: Scope): A.Quantity => {
  const found = scope.votes.find(({ word }) => word === node.word.word);
  return found === undefined
    ? refuse(node.word, "nobody voted for this before", "RW4003")
    : A.amount(found.bind);
};

/** "If carnage gets more votes", of two words. */
const getsMoreVotes = (
  node: Extract<Nodes["conditionPart"], { kind: "getsMoreVotes" }>,
  scope: Scope,
): A.Condition => {
  const own = votesFor(node, scope);
  const others = scope.votes.filter(({ word }) => word !== node.word.word);
  return others.length === 1
    ? A.compareQuantities(own, node.tied === true ? ">=" : ">", A.amount(others[0]!.bind))
    : refuse(node, "say which others got fewer votes");
};

/** "each permanent with the most votes or tied for most votes": what the vote gave. */
export const votedObjects = (node: Nodes["qualifier"], scope: Scope): A.Objects => {
  const found = findMention(scope, (each) => each.how === "voted for");
  return found === undefined
    ? refuse(node, "nothing was voted for before this", "RW4003")
    : (found.ref as A.Objects);
};

export const voteConditions = { getsMoreVotes } satisfies Partial<
  Lowering<"conditionPart", [Scope], A.Condition>
>;
