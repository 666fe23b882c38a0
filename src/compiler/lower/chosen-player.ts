import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isNode } from "../tree.ts";
import { rewritten } from "./rewritten.ts";
import { holdsPart, same } from "./same.ts";
import { bindNext, mention, refuse, type PhraseNode, type Scope } from "./scope.ts";

/** Words for one player of several, of whom it is open which. */
const oneOfSeveral: ReadonlySet<string> = new Set([
  "aPlayer",
  "anotherPlayer",
  "oneOfOpponents",
  "onePlayer",
] satisfies Nodes["player"]["kind"][]);
export const isOneOfSeveral = ({ kind }: { readonly kind: string }): boolean => oneOfSeveral.has(kind);

/** One of these players, of whom it is open which. */
export const oneOf = (players: A.Players): A.ChoosePlayer =>
  players.type === "choosePlayer" ? players : A.choosePlayer(players);

/**
 * "An opponent", "a player with no cards in hand" who is told to do something, is dealt damage or is looked at: of several the
 * controller says which one (608.2d).
 */
export const chosenPlayer = (
  node: PhraseNode,
  players: A.Players,
  scope: Scope,
): { readonly player: A.Players; readonly choice: A.Effect } | undefined => {
  if (!isOneOfSeveral(node)) return undefined;
  const open = oneOf(players);
  const { from } = open;
  const opponent = same(from, A.opponents);
  const bind = bindNext(scope);
  const player = A.boundPlayer(bind);
  const words = new Set(opponent ? ["player", "opponent"] : ["player"]);
  mention(scope, { ref: player, is: "player", plural: false, words, from: [node] });
  const terms = {
    ...(opponent || same(from, A.players) ? {} : { from }),
    ...(open.random === true ? { random: true as const } : {}),
    bind,
    once: true as const,
  };
  return { player, choice: A.chooseValue(A.you, opponent ? "opponent" : "player", terms) };
};

/** "Any player may …" leaves it to each of them; who is told to do something is "each" or "target". */
export const notAny = <N extends PhraseNode>(node: N): N =>
  node.kind === "anyPlayer" ? refuse(node, "say “each”, or who chooses which one") : node;

/** The player that is chosen of these right before the instruction, where the words are for one of them. */
export const chosenOf = (
  node: PhraseNode,
  from: A.Players,
  scope: Scope,
  by: A.Players = A.you,
): A.Players => {
  if (scope.choices === "asked") return from;
  const one = chosenPlayer(notAny(node), from, scope);
  if (one === undefined) return from;
  // Another player would choose; each of several would do so for itself.
  if (scope.choices === undefined || by.type !== "you" || scope.within === "eachPlayer")
    return refuse(node, "say which player this is, or who chooses one");
  scope.choices.push(one.choice);
  return one.player;
};

/** The choices that were asked for since, which come before the instruction at hand. */
export const takeChoices = ({ choices }: Scope): readonly A.Effect[] =>
  typeof choices === "object" ? choices.splice(0) : [];

type Fits = (kind: string, who: PhraseNode) => boolean;
const playerIn = (value: unknown, fits: Fits): Nodes["player"] | undefined => {
  if (Array.isArray(value)) return first(value, fits);
  if (!isNode(value)) return undefined;
  const { kind, who } = value;
  return isNode(who) && fits(kind, who as PhraseNode)
    ? (who as unknown as Nodes["player"])
    : first(Object.values(value), fits);
};
const first = (values: readonly unknown[], fits: Fits): Nodes["player"] | undefined => {
  for (const each of values) {
    const found = playerIn(each, fits);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first "an opponent's" in a phrase. */
export const openOwnerIn = (value: unknown): Nodes["player"] | undefined =>
  playerIn(value, (kind, who) => kind === "playerGenitive" && isOneOfSeveral(who));

/** The first "each opponent's", or "each opponent controls", in a phrase. */
export const eachOwnerIn = (value: unknown): Nodes["player"] | undefined =>
  playerIn(value, (_, { kind }) => kind === "eachPlayer" || kind === "eachOtherPlayer");

/** Whose, of several players, something is that is asked of each or of any of them. */
export const ownerIn = (value: unknown): Nodes["player"] | undefined =>
  eachOwnerIn(value) ?? openOwnerIn(value);

/** "The number of cards in an opponent's hand": that of one of them, which a condition asks of any. */
export const ofOneOwner = <T>(node: unknown, made: T, scope: Scope, by?: A.Players): T => {
  const owner = scope.choices === "asked" || typeof made !== "object" ? undefined : openOwnerIn(node);
  const from = owner && scope.mentions.findLast((each) => each.from?.includes(owner))?.ref;
  if (owner === undefined || from === undefined || from.type === "boundPlayer" || !holdsPart(made, from))
    return made;
  const player = chosenOf(owner, from as A.Players, scope, by);
  return rewritten(made, (part) => (same(part, from) ? player : undefined));
};
