import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { same } from "./same.ts";
import { singleZone } from "./condition-parts.ts";
import { anyOfPlayers, demandOf, existsOf, happenedTo, ofPlayerBefore } from "./existence.ts";
import type { Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { counterEvent } from "./parties.ts";
import { refuse, type Scope } from "./scope.ts";
import { youOrThey } from "./trait-conditions.ts";
import { counterKindOf } from "./words.ts";

/** Cards of a hand, library or graveyard are their owner's (400.3). */
const ownedIn = (zone: { readonly of?: A.Players }): readonly A.Filter[] =>
  zone.of === undefined ? [] : [A.ownedBy(zone.of)];

const entered = (what: A.Filter): A.TriggerEvent => A.zoneChange(what, undefined, "battlefield");

/** Spells cast and lands played; a card is either. */
const playedBy = (node: Extract<Nodes["conditionPart"], { kind: "played" }>, scope: Scope): A.Condition => {
  const by = anyOfPlayers(node.who, scope);
  const { what } = node;
  const noun = what.kind === "determined" ? what.noun : refuse(what, "say what is played: “a land”");
  const { head } = noun;
  if (head.kind !== "typeCompound" || head.first.value !== "land" || head.rest.length > 0)
    return refuse(what, "only whether a land was played can be asked for");
  return happenedTo(what, [], (filter) => A.playsLand(by, filter), "this turn", scope);
};

/** "a spell from your hand": where it was cast from is no quality of the spell. */
const castBefore = (what: Nodes["objects"], by: A.Players, scope: Scope): A.Condition => {
  const zone =
    what.kind === "determined" ? what.noun.post.find((each) => each.kind === "fromZone") : undefined;
  if (what.kind !== "determined" || zone?.kind !== "fromZone")
    return happenedTo(what, [], (filter) => A.cast(by, filter), "this turn", scope);
  const { zone: from, of } = singleZone(zone.where, scope);
  if (of !== undefined && !same(of, by)) return refuse(zone, "this must be a zone of the player who casts");
  const noun = { ...what.noun, post: what.noun.post.filter((each) => each !== zone) };
  return happenedTo({ ...what, noun }, [], (filter) => A.cast(by, filter, { from }), "this turn", scope);
};

/** What players did this turn or the last, and what happened to objects (608.2i). */
export const pastConditions = {
  attackedOrBlocked: (node, scope) => {
    if (demandOf(node.what, scope) !== undefined) return refuse(node.what, "say which creature this is");
    const when = node.variant === 1 ? "this combat" : "this turn";
    return existsOf(node.what, [A.or([A.history("attacked", when), A.history("blocked", when)])], scope);
  },
  didntAttackWith: (node, scope) =>
    A.notSo(
      happenedTo(
        node.what,
        [A.controlledBy(anyOfPlayers(node.who, scope))],
        (what) => A.attacks(what),
        "this turn",
        scope,
      ),
    ),
  didntCast: (node, scope) => A.notSo(castBefore(node.what, anyOfPlayers(node.who, scope), scope)),
  haventCast: (node, scope) => A.notSo(castBefore(node.what, A.you, scope)),
  played: (node, scope) => (node.variant === 1 ? A.notSo(playedBy(node, scope)) : playedBy(node, scope)),
  createdTokens: (node, scope) => {
    const { what } = node;
    const noun = what.kind === "determined" ? what.noun : refuse(what, "say what was created: “a token”");
    if (!JSON.stringify(filterOf(noun, scope)).includes('"token"'))
      return refuse(what, "only tokens are created");
    // Creating tokens is their entering (111.2, 701.7).
    return happenedTo(what, [A.controlledBy(anyOfPlayers(node.who, scope))], entered, "this turn", scope);
  },
  lifeNotChanged: (node, scope) =>
    A.notSo(
      A.happened(
        A.lifeChange(node.variant === 1 ? "loss" : "gain", anyOfPlayers(node.who, scope)),
        "this turn",
      ),
    ),
  gainedAndLost: (node, scope) => {
    const who = anyOfPlayers(node.who, scope);
    if (node.variant === 1) return A.happened(A.lifeChange("any", who), "this turn");
    return A.allOf([
      A.happened(A.lifeChange("gain", who), "this turn"),
      A.happened(A.lifeChange("loss", who), "this turn"),
    ]);
  },
  youveDone: (node, scope) => {
    const variant = node.variant ?? 0;
    const by = youOrThey({ span: node.span, variant: variant % 2 }, scope);
    return happenedTo(
      node.what,
      [],
      (what) => (variant >= 2 ? A.discards(by, what) : A.sacrifices(by, what)),
      "this turn",
      scope,
    );
  },
  putCountersBefore: (node, scope) =>
    A.happened(
      counterEvent(node.n, node.what, { kind: counterKindOf(node.counter), by: A.you }, scope).event,
      "this turn",
    ),
  putAnyCounterBefore: (node, scope) =>
    A.happened(counterEvent(node.n, node.what, { by: A.you }, scope).event, "this turn"),
  hadEnter: (node, scope) => {
    const agrees = node.who.kind === "you" ? node.whose.kind === "your" : node.whose.kind === "theirPlural";
    if (!agrees) return refuse(node.whose, `say “${node.who.kind === "you" ? "your" : "their"}” here`);
    // Several that one player had, not one each of several players.
    return ofPlayerBefore(node.who, scope, (player) =>
      happenedTo(node.what, [A.controlledBy(player)], entered, "this turn", scope),
    );
  },
  leftZone: (node, scope) => {
    const zone = singleZone(node.where, scope);
    return happenedTo(node.what, ownedIn(zone), (what) => A.zoneChange(what, zone.zone), "this turn", scope);
  },
  putIntoZone: (node, scope) => {
    const to = singleZone(node.where, scope);
    const from = node.from.kind === "anywhere" ? undefined : singleZone(node.from, scope);
    if (from?.of !== undefined) return refuse(node.from, "say only which zone it came from");
    return happenedTo(
      node.what,
      ownedIn(to),
      (what) => A.zoneChange(what, from?.zone, to.zone),
      "this turn",
      scope,
    );
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;
