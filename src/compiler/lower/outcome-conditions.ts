import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { spokenOf } from "./bound-numbers.ts";
import { notInPart, sizeDone, whoeverWasTold } from "./told-players.ts";
import { askedAbout, checkOffers, didAtHand, ownOfHand } from "./distribution.ts";
import { anyPlayer } from "./each-or-any.ts";
import { doneBefore, doneLast, nobodyDid, paidBefore, toldFor } from "./done-before.ts";
import { counted, demandOf, togetherOf } from "./existence.ts";
import { comparisonOf } from "./quantities.ts";
import { same } from "./same.ts";
import type { Lowering } from "./nodes.ts";
import { isPlayerNode } from "./aimed.ts";
import { anyObjects } from "./objects.ts";
import { askedOf, damageBefore, isAllOf, isGroup, toldTo } from "./outcome.ts";
import { playersOf } from "./players.ts";
import {
  findMention,
  lastOf,
  mention,
  mentionAgain,
  refuse,
  type Mention,
  type PhraseNode,
  type Scope,
} from "./scope.ts";
import { allSo, conjunction, conjuncts } from "./series.ts";
import { destinationOf, zoneOwner } from "./zones.ts";
import type { Located } from "./condition-parts.ts";
import { dealtBefore } from "./earlier-numbers.ts";
import { cardsToGraveyard, toGraveyard } from "./qualifier-parts.ts";
import { ways } from "./ways.ts";

/** "if you do": the sentence just before (608.2c), which that player was told to carry out, all of it. */
const lastDone = (
  node: PhraseNode & { readonly who: Nodes["player"] },
  scope: Scope,
  otherwise?: true,
): A.Condition => {
  const who = playersOf(node.who, scope);
  const last = askedAbout(scope, otherwise === true);
  if (otherwise === undefined && last !== undefined) scope.asked = last;
  if (last === undefined || last.unclear)
    return refuse(node, "nothing was done before that this can ask about", "RW4003");
  toldTo(node.who, who, last.by ?? last.who);
  if (node.kind !== "youCant") checkOffers(node, who, last, scope);
  anyPlayer(node.who);
  if (node.kind === "youCant" && last.did !== undefined)
    return refuse(node, "say “if you don't” of what may be done");
  // "…, then return a card. If you can't, …": that is said of what comes last.
  const done = [...(node.kind === "youCant" ? [] : last.with), last].map(({ id }) =>
    didAtHand(scope, who, last, id),
  );
  return allSo(done);
};

/** "Exile three cards. If you can't, …": fewer are exiled where there are no more (101.3), which is not what was told. */
const notInFull = (node: PhraseNode, done: A.Condition, scope: Scope): A.Condition => {
  for (const id of spokenOf(done, "boundPlayer")) notInPart(node, id, scope);
  const size = done.type === "performed" ? sizeDone(done.id, scope) : undefined;
  return done.type !== "performed" || size === undefined || size === 1
    ? A.notSo(done)
    : A.compareQuantities(A.amount(done.id), "<", size);
};

const flip = (node: Located & { readonly who: Nodes["player"] }, scope: Scope): A.Condition => {
  toldTo(node.who, playersOf(node.who, scope), scope.flipper);
  return scope.flip === undefined ? refuse(node, "nothing was flipped or won before") : A.wonFlip(scope.flip);
};

/** A coin that nobody flipped is no flip that was lost (705.2). */
const lost = (won: A.Condition): A.Condition =>
  won.type === "wonFlip" ? A.allOf([A.performed(won.id), A.notSo(won)]) : A.notSo(won);

/** Who is said to have done it is who was told to do it: of several players it is not known which one did. */
export const byThatPlayer = (node: Nodes["player"], told: A.Players | undefined, scope: Scope): void => {
  const who = playersOf(node, scope);
  toldTo(node, who, told);
  if (told !== undefined && isGroup(told) && isGroup(who) && !same(told, who))
    refuse(node, "it is not known which of the players did this");
};

/** What was destroyed or sacrificed is in a graveyard now, unless something else happened to it. */
const putIntoGraveyard = (
  node: Located & { readonly what: Nodes["demanded"] },
  { ref, of }: Mention,
  scope: Scope,
): A.Condition => {
  const there = A.inZone("graveyard");
  const demand = demandOf(node.what, scope);
  if (demand === undefined && node.what.kind === "demandedSome")
    return refuse(node.what, "say what this is about");
  if (demand !== undefined)
    return counted(demand, ({ comparison, count }) =>
      A.exists(A.among(ref as A.Objects, conjunction([demand.filter, there])), comparison, count),
    );
  const these = anyObjects(node.what as Nodes["objects"], scope);
  return same(these, of) || same(these, ref)
    ? A.exists(A.among(ref as A.Objects, there))
    : refuse(node, "it is not clear which objects are meant");
};

/**
 * "If that creature dies this way": what was destroyed or sacrificed has gone to a graveyard and nowhere else (700.4). What
 * it was is asked of it as it last was on the battlefield, which is what the instruction asked of it.
 */
const diedThisWay = (node: PhraseNode & { readonly what: Nodes["objects"] }, scope: Scope): A.Condition => {
  const died = thisWay(node, ["put into a graveyard"], scope);
  const objects = died.type === "exists" ? died.objects : undefined;
  const done = objects?.type === "among" ? objects : undefined;
  const found = scope.mentions.findLast(({ ref }) => same(ref, done?.objects));
  if (died.type !== "exists" || done === undefined || found === undefined || isOfCards(found))
    return refuse(node, "nothing was destroyed or sacrificed earlier in this ability", "RW4003");
  const asked = askedOf(found.of, scope);
  const more = conjuncts(done.filter).filter(
    (each) => each.type !== "inZone" && !asked.some((one) => same(one, each)),
  );
  return more.length === 0
    ? { ...died, objects: A.among(done.objects, A.inZone("graveyard")) }
    : refuse(node.what, "say “is destroyed this way”, or which card “is put into a graveyard this way”");
};

/** What was done so is what the condition brings up: a target is still that target. */
const bringUp = (scope: Scope, done: Mention, condition: PhraseNode): void => {
  const known =
    done.of?.type === "target" ? scope.mentions.findLast((each) => same(each.ref, done.of)) : undefined;
  mentionAgain(scope, known ?? done, condition);
};

/** One thing, and not one of each of several players. */
const isOne = ({ plural, several }: Mention): boolean => !plural && several !== true;

/** "If one or more lands were revealed this way": some of what was done so, of which "them" and "those" speak. */
export const bringUpSome = (
  scope: Scope,
  done: Mention,
  node: { readonly what: PhraseNode },
  filter: A.Filter,
): void => {
  const { what } = node;
  if (isOne(done) || !("det" in what) || (what.det as PhraseNode).kind !== "orMoreDet") return;
  const ref = A.among(done.ref as A.Objects, filter);
  mention(scope, { ...done, ref, plural: true, from: [node as PhraseNode & typeof node, what] });
};

/** The same of one of several players, who each did it: some of what that player did it to. */
const ofHand = (
  node: PhraseNode,
  among: A.Objects,
  demand: ReturnType<typeof demandOf>,
  own: A.Filter,
): A.Condition =>
  demand === undefined
    ? refuse(node, "say “a card” or what kind of card")
    : counted(demand, ({ comparison, count }) =>
        A.exists(A.among(among, conjunction([demand.filter, own])), comparison, count),
      );

/** "a creature card was exiled this way": the earlier instruction concerned such an object. */
const thisWay = (
  node: PhraseNode & { readonly what: Nodes["demanded"] },
  allowed: readonly string[],
  scope: Scope,
): A.Condition => {
  const intoGraveyard = allowed[0] === "put into a graveyard";
  const found =
    doneBefore(
      node,
      scope,
      ({ how }) => how !== undefined && (intoGraveyard ? toGraveyard.has(how) : allowed.includes(how)),
    ) ?? paidBefore(allowed[0]!, scope);
  if (found === undefined || found.is !== "object")
    return refuse(node, `nothing was ${allowed[0]} earlier in this ability`, "RW4003");
  const among = found.ref as A.Objects;
  if (isOne(found)) bringUp(scope, found, node);
  if (intoGraveyard)
    return ownOfHand(node, scope, found) === undefined
      ? putIntoGraveyard(node, found, scope)
      : refuse(node, "what each of several players put there is not told apart yet");
  const together = togetherOf(node.what, (filter) => A.among(among, filter), scope);
  if (together !== undefined) return together;
  const demand = demandOf(node.what, scope);
  const own = ownOfHand(node, scope, found);
  if (own !== undefined) return ofHand(node, among, demand, own);
  if (demand === undefined) {
    if (node.what.kind === "demandedSome") return refuse(node.what, "say what this is about");
    const these = anyObjects(node.what, scope);
    // "If you returned both cards this way": not one of them.
    if (these.type === "together")
      return A.exists(A.among(among, A.isOneOf(these)), ">=", these.parts.length);
    return among.type === "bound"
      ? A.performed(
          among.id,
          these.type === "bound" && these.id === among.id ? {} : { filter: A.isOneOf(these) },
        )
      : refuse(node, "it is not clear which objects are meant");
  }
  bringUpSome(scope, found, node, demand.filter);
  if (demand.comparison === ">=" && demand.count === 1 && among.type === "bound")
    return A.performed(among.id, { filter: demand.filter });
  const one = A.exists(A.among(among, demand.filter), demand.comparison, demand.count);
  return demand.comparison === "=" && demand.count === 0
    ? A.notSo(A.exists(A.among(among, demand.filter)))
    : one;
};

/** What players do to cards that they own or to permanents that they control (701.9a, 701.17a, 701.21a). */
const doneBy: Readonly<Record<string, ((who: A.Players) => A.Filter) | undefined>> = {
  discarded: A.ownedBy,
  milled: A.ownedBy,
  sacrificed: A.controlledBy,
};

/** "If you discarded a card this way": what this player did, whether told alone or with others. */
const playerDid = (
  node: PhraseNode & { readonly who: Nodes["player"]; readonly what: Nodes["demanded"] },
  how: string,
  scope: Scope,
): A.Condition => {
  const who = playersOf(anyPlayer(node.who), scope);
  const told = paidBefore(how, scope) === undefined ? toldFor(doneLast(how, scope), scope) : A.you;
  if (told === undefined || !(isGroup(told) || told.type === "eachPlayer")) {
    toldTo(node.who, who, told);
    if (told !== undefined && isGroup(who)) whoeverWasTold(who, told, scope);
    return thisWay(node, [how], scope);
  }
  if (scope.within === "eachPlayer" && who.type === "eachPlayer") return thisWay(node, [how], scope);
  const ofWhom = doneBy[how];
  if (ofWhom === undefined) return refuse(node, "it is not known which of the players did this");
  const done = thisWay(node, [how], scope);
  if (done.type !== "performed") return refuse(node, "say “a card” or what kind of card");
  const filter = conjunction([done.filter ?? A.anything, ofWhom(who)]);
  const all = A.bound(done.id);
  // "If you discarded a land card this way, put it …": of all the cards that is yours.
  const brought = scope.mentions.findLast(({ ref }) => same(ref, all));
  if (brought !== undefined)
    mention(scope, { ...brought, ref: A.among(all, filter), plural: false, from: [node] });
  // Who controlled it is asked of what it was, not of the card in its owner's graveyard.
  return how === "sacrificed" ? A.exists(A.among(all, filter)) : A.performed(done.id, { filter });
};

/** "If you discard a card this way": it is this player who was told to. */
const playerDoes = (
  node: PhraseNode & { readonly who: Nodes["player"]; readonly what: Nodes["demanded"] },
  way: string,
  scope: Scope,
): A.Condition => {
  const condition = thisWay(node, [way], scope);
  byThatPlayer(anyPlayer(node.who), toldFor(doneLast(way, scope), scope), scope);
  return condition;
};

/** "That much" and "that many" behind this are the excess. */
const excessDealt = (id: number, scope: Scope): A.Condition => {
  scope.last = lastOf(id, { excess: true });
  return A.compareQuantities(A.excessDamage(id), ">", 0);
};

/** "If you put a land card into your hand this way": what an earlier instruction put there. */
const putThisWay = (
  node: Extract<Nodes["conditionPart"], { kind: "putThisWay" | "didntPutThisWay" }>,
  scope: Scope,
): A.Condition => {
  const who = playersOf(anyPlayer(node.who), scope);
  const { zone } = destinationOf(node.to, scope, who);
  const { last } = scope;
  return cameThere(node, zone, scope, () => toldTo(node.who, who, last?.by ?? last?.who ?? A.you));
};

const isOfCards = ({ how }: Mention): boolean => how !== undefined && cardsToGraveyard.has(how);
/** That such objects were put into a zone; `check` is done once it is known that something was. */
const cameThere = (
  node: PhraseNode & { readonly what: Nodes["demanded"] },
  zone: A.Zone,
  scope: Scope,
  check: () => void = () => undefined,
): A.Condition => {
  const found = findMention(scope, (each) => each.zone === zone && each.ref.type === "bound");
  const ref = found?.ref;
  if (found === undefined && zone === "graveyard" && findMention(scope, isOfCards) !== undefined) {
    check();
    return thisWay(node, ["put into a graveyard"], scope);
  }
  if (found === undefined || ref?.type !== "bound")
    return refuse(node, "nothing was put there earlier in this ability", "RW4003");
  check();
  const demand = demandOf(node.what, scope);
  if (demand === undefined) {
    if (node.what.kind === "demandedSome") return refuse(node.what, "say what this is about");
    const these = anyObjects(node.what, scope);
    return A.performed(ref.id, these.type === "bound" ? {} : { filter: A.isOneOf(these) });
  }
  const { filter } = demand;
  const asked = filter.type === "kind" && filter.kind === "card" ? {} : { filter };
  if (demand.comparison === ">=" && demand.count === 1) {
    if (!found.plural) bringUp(scope, found, node);
    else if (isAllOf(found, filter)) mentionAgain(scope, found, node.what);
  }
  return counted(demand, ({ comparison, count }) =>
    comparison === undefined || count === undefined
      ? A.performed(ref.id, asked)
      : A.compareQuantities(A.amount(ref.id, asked), comparison, count),
  );
};

/** What an earlier instruction of the same ability did: "if you do", "this way" (608.2c). */
export const outcomeConditions = {
  diesThisWay: (node, scope) => diedThisWay(node, scope),
  doneThisWay: (node, scope) => thisWay(node, [node.how], scope),
  playerDidThisWay: (node, scope) => {
    const [, not] = /^didn't (\w+)$/.exec(node.how) ?? [];
    if (not !== undefined) return A.notSo(playerDid(node, ways[not as keyof typeof ways], scope));
    return node.how in ways
      ? playerDoes(node, ways[node.how as keyof typeof ways], scope)
      : playerDid(node, node.how, scope);
  },
  isDealtThisWay: (node, scope) => {
    const { what } = node;
    if (!isPlayerNode(what)) return thisWay({ ...node, what }, ["dealt damage"], scope);
    const found = damageBefore(scope);
    if (found === undefined) return refuse(node, "no damage was dealt before this", "RW4003");
    const dealt = A.boundPlayer(found.id);
    if (what.kind !== "aPlayer" || what.who.kind !== "playerWord" || what.who.post.length > 0)
      return A.playerMatches(playersOf(what, scope), dealt);
    mention(scope, { ref: dealt, is: "player", plural: false, words: new Set(["player"]) });
    return A.compareQuantities(A.countPlayers(dealt), ">", 0);
  },
  paidLifeThisWay: (node) => refuse(node, "nothing before this lets life be paid for something else"),
  youDo: (node, scope) =>
    node.who.kind === "noPlayer" ? nobodyDid(node, scope, node.who.who) : lastDone(node, scope),
  youDont: (node, scope) =>
    node.what === undefined || scope.last?.type === "exchangeControl"
      ? A.notSo(lastDone(node, scope, true))
      : refuse(node, "nothing was to be exchanged before this"),
  nobodyDoes: (node, scope) => nobodyDid(node, scope),
  itDoesnt: (node) => refuse(node, "nothing was asked about it in the sentence before this"),
  youCant: (node, scope) => notInFull(node, lastDone(node, scope, true), scope),
  winsOrLoses: (node, scope) => (node.how === "win" ? flip(node, scope) : lost(flip(node, scope))),
  putThisWay: (node, scope) => putThisWay(node, scope),
  isPutThisWay: (node, scope) => {
    const { last } = scope;
    const you = (last?.by ?? last?.who ?? A.you).type === "you";
    return you
      ? putThisWay({ ...node, kind: "putThisWay", who: { kind: "you", span: node.span } }, scope)
      : refuse(node, "say who put it there");
  },
  didntPutThisWay: (node, scope) => A.notSo(putThisWay(node, scope)),
  excessWasDealt: (node, scope) => excessDealt(dealtBefore(node, scope, node.to), scope),
  castThisWay: (node, scope) => {
    const who = playersOf(anyPlayer(node.who), scope);
    const found = findMention(scope, (each) => each.how === "cast" && each.ref.type === "bound");
    const demand = demandOf(node.what, scope);
    if (found?.ref.type !== "bound" || found.ref.id !== scope.cast?.id || !same(scope.cast.who, who))
      return refuse(node, "nothing was cast earlier in this ability", "RW4003");
    if (demand === undefined || demand.comparison !== ">=" || demand.count !== 1)
      return refuse(node.what, "say “a spell”");
    const { filter } = demand;
    mentionAgain(scope, found, node);
    return A.performed(found.ref.id, filter.type === "kind" && filter.kind === "spell" ? {} : { filter });
  },
  dontCastThisWay: (node, scope) => {
    const { cast } = scope;
    const who = playersOf(node.who, scope);
    if (cast === undefined || !same(cast.who, who))
      return refuse(node, "nothing was cast earlier in this ability", "RW4003");
    // "It" or "that card" is what might have been cast.
    if (demandOf(node.what, scope) !== undefined) return refuse(node.what, "say “it” or “that card”");
    anyObjects(node.what, scope);
    return A.notSo(A.performed(cast.id));
  },
  searchedThisWay: (node, scope) => {
    playersOf(node.who, scope);
    const library = zoneOwner(node.whose, scope);
    const found = findMention(scope, (each) => each.library !== undefined);
    if (found?.by !== undefined && (node.who.kind === "you") !== (found.by.type === "you"))
      return refuse(node.who, "this must be who searched");
    if (found?.library !== undefined && (library.type === "you") !== (found.library.type === "you"))
      return refuse(node.whose, "this library was not searched");
    return found?.ref.type === "bound"
      ? A.performed(found.ref.id)
      : refuse(node, "nothing was searched earlier in this ability", "RW4003");
  },
  activatedTimes: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.timesActivated(comparison, value);
  },
  resolvedTimes: (node, scope) => {
    scope.resolutions = true;
    return A.nthResolution(node.n.value);
  },
  resolvedAgain: (node, scope) =>
    scope.resolutions === true
      ? A.nthResolution(node.n.value)
      : refuse(node, "say what this is the time of: “this ability has resolved this turn”"),
  damageIsPrevented: (node) => refuse(node, "no damage was prevented before this"),
  actsThisWay: (node, scope) =>
    node.how === "enter"
      ? cameThere(node, "battlefield", scope)
      : refuse(node, "say “if you do” or “when it does”"),
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;
