import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { sizeOf } from "./antecedents.ts";
import { remembered, spokenOf } from "./bound-numbers.ts";
import { areSeveral } from "./for-players.ts";
import { isGroup } from "./outcome.ts";
import { holdsType, same } from "./same.ts";
import { refuse, type Last, type PhraseNode, type Scope } from "./scope.ts";

/**
 * What players were told or offered last: "each player may discard a card. Each player who does draws a card. Each player who doesn't
 * …" asks about one thing twice. A player may be unable to do what is told (101.3), if it is a sacrifice or a discard.
 */
const toldLast = ({ last: latest }: Scope): Partial<Last> & { readonly isToldTo: boolean } => {
  let last = latest;
  while (last?.before !== undefined && spokenOf([last.who, last.by], "boundPlayer").has(last.before.id))
    last = last.before;
  return { ...last, isToldTo: last?.type === "sacrifice" || last?.type === "discard" };
};

/** Of how many objects an instruction is, if that was said. */
export const sizeDone = (id: number, scope: Scope): A.Quantity | undefined =>
  sizeOf(scope.mentions.findLast(({ ref }) => ref.type === "bound" && ref.id === id)?.of, scope);

/** Who can do only a part of what is told does that part (101.3): of several players it is not known who did all of it. */
export const notInPart = (node: PhraseNode, id: number, scope: Scope): void => {
  if ((sizeDone(id, scope) ?? 1) !== 1)
    refuse(node, "say how many: who did only a part of it isn't known", "RW4003");
};

/** "Each player who can't", "who doesn't": of those who were told to do it, whoever fits the noun by itself (608.2c). */
const ofThoseTold = (node: PhraseNode, players: A.Players, told: A.Players): A.Players => {
  if (told.type === "players" || told.type === "eachPlayer" || same(told, players)) return players;
  // Who is described may have changed by what they did.
  if (holdsType(told, "playersWho"))
    return refuse(node, "only players of a description were told to, which may fit others by now", "RW4003");
  return players.type === "players" ? told : A.playersWho(players, A.playerMatches(A.eachPlayer, told));
};

/** "Each player who can't". */
export const whoCant = (node: PhraseNode, players: A.Players, scope: Scope): A.Players => {
  const { id, who, isToldTo } = toldLast(scope);
  if (id === undefined || who === undefined || !isToldTo)
    return refuse(node, "nothing was told before that a player may be unable to do");
  notInPart(node, id, scope);
  return A.playersExcept(ofThoseTold(node, players, who), A.boundPlayer(id));
};

/** "Each player who does", "who doesn't". */
export const whoDid = (
  node: Extract<Nodes["playerQualifier"], { kind: "whoDid" }>,
  players: A.Players,
  scope: Scope,
): A.Players => {
  const { id, who, isToldTo, by = isToldTo ? who : undefined } = toldLast(scope);
  if (id === undefined || by === undefined || (by.type !== "eachPlayer" && !isGroup(by)))
    return refuse(node, "no players were given a choice before this", "RW4003");
  if (isToldTo) notInPart(node, id, scope);
  const done = A.playerMatches(A.eachPlayer, A.boundPlayer(id));
  return node.how === "did"
    ? A.playersWho(players, done)
    : A.playersWho(ofThoseTold(node, players, by), A.notSo(done));
};

/** What it is asked of players of a group whether they took up an offer. */
type Offered = readonly [players: A.Players, id: number];
/** "If a player does", behind an offer to several. */
export const offeredLast = (asked: A.Condition, { last }: Scope): Offered | undefined =>
  asked.type === "performed" && last?.id === asked.id && isOffered(last.by) ? [last.by, last.id] : undefined;
/** "That player or that permanent's controller" is one of them anyway. */
const isOffered = (by: A.Players | undefined): by is A.Players =>
  by !== undefined && isGroup(by) && by.type !== "playersTogether";
/** "If no player does, …. Otherwise, …" */
export const offeredBefore = (effects: readonly A.Effect[]): Offered | undefined => {
  const asked = effects.at(-1);
  if (asked?.type !== "if" || asked.condition.type !== "notSo") return undefined;
  const done = asked.condition.condition;
  for (const each of effects)
    if (
      each.type === "forEachPlayer" &&
      each.effect.type === "may" &&
      done.type === "performed" &&
      each.effect.bind === done.id
    )
      return [each.players, done.id];
  return undefined;
};
/** Lowers what is done where some of them took up the offer: "those players" are they. */
export const ofThoseWhoDid = (
  offered: Offered | undefined,
  scope: Scope,
  build: () => A.Effect,
): A.Effect => {
  if (offered === undefined) return build();
  const { mentions } = scope;
  const [players] = offered;
  const did = remembered(...offered);
  const become = (from: A.Players, ref: A.Players): void =>
    mentions.forEach((each, index) => {
      if (same(each.ref, from)) mentions[index] = { ...each, ref };
    });
  become(players, did);
  const effect = build();
  become(did, players);
  return effect;
};
/** "Each player may discard a card. Each of those players …": are they all of them, or those who did? Only these have "their copy". */
export const notOnlyOffered = (node: PhraseNode, players: A.Players, scope: Scope): A.Players => {
  for (let each = scope.last; each !== undefined; each = each.before)
    if (
      each.by !== undefined &&
      areSeveral(each.by, scope) &&
      same(each.by, players) &&
      each.did !== "copySpell"
    )
      return refuse(node, "say “each player who does”, or whom of them all this is about", "RW4003");
  return players;
};

/**
 * "Target player discards two cards. If a player discarded a creature card this way, that player …" is that target; of
 * several it is not known which one it is, so that no words mean it.
 */
export const whoeverWasTold = (who: A.Players, told: A.Players, scope: Scope): void => {
  const at = scope.mentions.findLastIndex(({ ref }) => ref === who);
  const said = scope.mentions[at];
  if (said !== undefined)
    scope.mentions.splice(at, 1, ...(areSeveral(told, scope) ? [] : [{ ...said, ref: told }]));
};
