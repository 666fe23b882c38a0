import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { countedObjects, objectsOf } from "../objects.ts";
import { isEachOfSeveral, isPlural, ownChoice, remember, unlessYou, wordsOf } from "../outcome.ts";
import { speaksOf, withEach } from "../../resolve/bound.ts";
import { playersOf, possessedObjects } from "../players.ts";
import { countedOf, countOf, kindPut, quantityOf, roundedCount } from "../quantities.ts";
import { itemsOf } from "../series.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { counterKindOf, kindsOf } from "../words.ts";
import { multiplied } from "../for-each.ts";
import { isBefore } from "../nodes.ts";

/** The kinds of counters that players get (122.1). */
const playerCounters = ["energy", "experience", "poison", "rad", "ticket"];
const ownDoubled = (who: A.Players): A.Effect =>
  A.sequence(
    playerCounters.map((kind) => A.getCounters(who, kind, A.playerStat("life", who, { counters: kind }))),
  );
/** How many counters, told behind what they are put on: of several things each one's own. */
const numberFor = (
  count: A.Quantity | (() => A.Quantity),
  on: A.Objects,
  node: Nodes["objects"],
  scope: Scope,
): { readonly number: A.Quantity; readonly each?: Pick<A.PutCounters, "each"> } => {
  if (typeof count !== "function") return { number: count };
  const plural = node.kind !== "determined" || (node.det.kind !== "each" && isPlural(on, scope));
  if (!isPlural(on, scope) && !isEachOfSeveral(node)) return { number: count() };
  const numbered = (
    each: A.Each,
  ): { readonly number: A.Quantity; readonly each?: Pick<A.PutCounters, "each"> } => {
    const number = count();
    return speaksOf(number, each) ? { number, each: { each: "recipient" } } : { number };
  };
  return withEach(scope, plural && !isEachOfSeveral(node), numbered, {
    words: new Set(wordsOf(on, scope)),
    from: [node],
  });
};

/** Puts counters; the number may speak of the instruction before this one. */
const anyNumberOf = ({
  span,
  mods,
  head,
  post,
}: Extract<Nodes["objects"], { kind: "pluralPhrase" }>): Nodes["objects"] => ({
  kind: "determined",
  det: { kind: "anyNumber", span },
  // The head of a plural is one of nouns in the plural.
  noun: { kind: "nounPhrase", mods, head: head as Nodes["nounPhrase"]["head"], post, span },
  span,
});

type Put = readonly [
  kind: string,
  count: A.Quantity | (() => A.Quantity),
  node: Nodes["objects"],
  who: A.Players,
  scope: Scope,
  more?: Pick<A.PutCounters, "distributed" | "kinds">,
];
const putOnObjects = (...[kind, count, node, who, scope, more = {}]: Put): A.PutCounters => {
  // 601.2d: among however many of them, each of which gets at least one.
  const some = more.distributed === true && node.kind === "pluralPhrase" ? anyNumberOf(node) : node;
  const what = ownChoice(countedObjects(some, scope, { by: who }), who);
  const { number, each } = numberFor(count, what, node, scope);
  const bind = bindNext(scope);
  remember(scope, bind, what, { how: "given counters", counter: kind });
  return A.putCounters(kind, number, what, { ...unlessYou(who), ...more, ...each, bind });
};

/** "Target permanent or player": the players of whom one could be the target (115.4). */
const targetedPlayers = ({ on }: A.PutCounters, { targets }: Scope): A.TargetPlayers | undefined =>
  on.type === "target" && targets[on.index]?.players !== undefined ? A.targetPlayers(on.index) : undefined;

const put = (...told: Put): A.PutCounters => {
  const effect = putOnObjects(...told);
  const [, , node, , scope] = told;
  return targetedPlayers(effect, scope) === undefined
    ? effect
    : refuse(node, "say of counters of one kind alone that a player can get them");
};

/** Counters of several kinds on the same objects. */
const severalKinds = (
  items: readonly Nodes["someOrChosen"][],
  node: Nodes["objects"],
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const [kind, ...more] = items.map((item) => kindPut(item, scope));
  const first = put(kind!.kind, kind!.count, node, who, scope);
  const on = first.on.type === "choose" ? A.bound(first.bind!) : first.on;
  const others = more.map(({ kind, count }) =>
    A.putCounters(kind, count, on, { ...unlessYou(who), bind: bindNext(scope) }),
  );
  return A.sequence([first, ...others]);
};

const byYou = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  who: A.Players,
): void => {
  if (who.type !== "you") refuse(node, "only the controller of the ability can be told to do this yet");
};

type OfKind = { readonly counter?: Nodes["counterKind"] };
const kindIn = ({ counter }: OfKind): string | undefined =>
  counter === undefined ? undefined : counterKindOf(counter);

const remove = (
  node: OfKind & { readonly from: Nodes["objects"] },
  count: A.Count | undefined,
  who: A.Players,
  scope: Scope,
): A.Effect => {
  byYou(node.from, who);
  const kind = kindIn(node);
  const from = ownChoice(objectsOf(node.from, scope, { by: who }), who);
  if (from.type === "target" && scope.targets[from.index]?.players !== undefined)
    return refuse(node.from, "counters are removed from permanents and cards, not from players yet");
  const bind = bindNext(scope);
  remember(scope, bind, from, {
    how: "relieved of counters",
    ...(kind === undefined ? {} : { counter: kind }),
  });
  return A.removeCounters(kind, count, from, { bind });
};

/** "Put its counters on …" after it left the battlefield: nothing is moved off it any more. */
const putThoseThatLeft = (
  node: OfKind & {
    readonly of: Parameters<typeof possessedObjects>[0];
    readonly on: Nodes["objects"];
    readonly span: { readonly start: number; readonly end: number };
  },
  who: A.Players,
  scope: Scope,
): A.Effect => {
  byYou(node, who);
  const from = possessedObjects(node.of, scope);
  const event = scope.trigger;
  const left =
    (event?.type === "zoneChange" && event.from === "battlefield") ||
    (from.type === "self" && scope.spent === true);
  if (!left) return refuse(node, "say which counters are moved from one permanent onto another");
  const to = countedObjects(node.on, scope, { by: who });
  const bind = bindNext(scope);
  remember(scope, bind, to, "given counters");
  return A.moveCounters(kindIn(node), undefined, from, to, { left: true, bind });
};

const move = (
  node: OfKind & { readonly from: Nodes["objects"]; readonly to: Nodes["objects"] },
  count: A.Count | undefined,
  who: A.Players,
  scope: Scope,
): A.Effect => {
  byYou(node.from, who);
  const from = objectsOf(node.from, scope, { by: who });
  const to = countedObjects(node.to, scope, { by: who });
  const bind = bindNext(scope);
  remember(scope, bind, to, "given counters");
  return A.moveCounters(kindIn(node), count, from, to, { bind });
};

/** "two +1/+1 counters and a flying counter on target creature" */
const putOn = (
  { counters, on, span }: Nodes["countersPut"],
  each: Nodes["anyForEach"] | undefined,
  who: A.Players,
  scope: Scope,
): A.Effect => {
  if (counters.kind === "moreCounters" || counters.kind === "thatKind") {
    const { kind, count } = kindPut(counters, scope);
    const effect = putOnObjects(kind, () => multiplied(count, each, scope), on, who, scope);
    const players = targetedPlayers(effect, scope);
    return players === undefined
      ? effect
      : A.sequence([effect, A.getCounters(players, kind, effect.count, { bind: bindNext(scope) })]);
  }
  if (each !== undefined) return refuse(each, "it is not clear which of the counters this is about");
  if (counters.kind === "series") return severalKinds(itemsOf(counters), on, who, scope);
  const kinds = kindsOf(counters, scope);
  return put(kinds[0] ?? refuse({ span }, "say which counters"), 1, on, who, scope, { kinds });
};

/** "Put a +1/+1 counter on it or remove one from it" */
const putOrRemove = ({ counters, on }: Nodes["countersPut"], who: A.Players, scope: Scope): A.Effect => {
  byYou(on, who);
  if (counters.kind === "series") return refuse(counters, "say this of one counter");
  const { kind, count } = kindPut(counters, scope);
  if (count !== 1) return refuse(counters, "say this of one counter");
  const what = countedObjects(on, scope, { by: who });
  const bind = bindNext(scope);
  remember(scope, bind, what, "given counters");
  return A.oneOf(who, [A.putCounters(kind, 1, what), A.removeCounters(kind, { min: 1, max: 1 }, what)], {
    bind,
  });
};

/** Counters on permanents and players (122). */
export const countersPredicate: PlayerVerbs<"countersPredicate"> = {
  putCounters: (node, who, scope) => {
    const items = itemsOf<Nodes["countersPut"]>(node.put as never);
    const [only, ...more] = items;
    if (node.orRemove === true)
      return more.length > 0 || node.each !== undefined
        ? refuse(node, "say this of one counter")
        : putOrRemove(only!, who, scope);
    if (more.length === 0) return putOn(only!, node.each, who, scope);
    if (node.each !== undefined)
      return refuse(node.each, "it is not clear which of the counters this is about");
    return A.sequence(items.map((item) => putOn(item, undefined, who, scope)));
  },
  putCountersEqual: (node, who, scope) => {
    const number = (): A.Quantity => quantityOf(node.q, scope);
    return put(
      counterKindOf(node.counter),
      isBefore(node.q, node.on) ? number() : number,
      node.on,
      who,
      scope,
    );
  },
  putCountersDistributed: (node, who, scope) =>
    put(counterKindOf(node.counter), countedOf(node.n, scope), node.on, who, scope, { distributed: true }),
  removeCounters: (node, who, scope) =>
    node.among === true && node.n.kind !== "anyNumberOf"
      ? refuse(node.n, "only any number of counters can be removed from among several permanents yet")
      : remove(node, node.among === true ? { min: 0 } : countOf(node.n, scope), who, scope),
  removeAllCounters: (node, who, scope) => remove(node, undefined, who, scope),
  removeThose: (node, who, scope) => {
    byYou(node, who);
    const { counters } = scope;
    if (counters?.kind === undefined)
      return refuse(node, "no counters were asked for before that this can mean", "RW4003");
    const { kind, on } = counters;
    const bind = bindNext(scope);
    remember(scope, bind, on, "relieved of counters");
    return A.removeCounters(kind, undefined, on, { bind });
  },
  putThose: (node, who, scope) => {
    byYou(node, who);
    const { counters } = scope;
    const event = scope.trigger;
    if (counters === undefined || event?.type !== "zoneChange" || event.from !== "battlefield")
      return refuse(node, "no counters were asked for before that this can mean", "RW4003");
    const to = countedObjects(node.on, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, to, "given counters");
    return A.moveCounters(counters.kind, undefined, counters.on, to, { left: true, bind });
  },
  putItsCounters: (node, who, scope) => putThoseThatLeft(node, who, scope),
  moveCounters: (node, who, scope) => move(node, countOf(node.n, scope), who, scope),
  moveAllCounters: (node, who, scope) => move(node, undefined, who, scope),
  doubleCounters: (node, who, scope) => {
    byYou(node, who);
    return A.doubleCounters(kindIn(node), countedObjects(node.on, scope, { by: who }), {
      bind: bindNext(scope),
    });
  },
  doubleAllCounters: (node, who, scope) => {
    byYou(node, who);
    if (node.on === undefined)
      return node.own === true ? ownDoubled(who) : refuse(node, "say where these counters are");
    return A.doubleCounters(undefined, countedObjects(node.on, scope, { by: who }), {
      bind: bindNext(scope),
    });
  },
  giveCounters: (node, who, scope) => {
    byYou(node, who);
    return A.getCounters(
      playersOf(node.to, scope),
      node.counter.value,
      multiplied(countedOf(node.n, scope), node.each, scope),
      { bind: bindNext(scope) },
    );
  },
  giveThose: (node, who, scope) => {
    const { counters, on, span } = node;
    return putOn({ kind: "countersPut", counters, on, span }, undefined, who, scope);
  },
  getCounters: (node, who, scope) =>
    A.getCounters(
      who,
      node.counter?.value ?? "energy",
      multiplied(roundedCount(node, scope), node.each, scope),
      { bind: bindNext(scope) },
    ),
  getEnergy: (node, who, scope) =>
    A.getCounters(who, "energy", multiplied(1 + node.symbols.more.length, node.each, scope), {
      bind: bindNext(scope),
    }),
  getCountersEqual: (node, who, scope) =>
    A.getCounters(who, node.counter?.value ?? "energy", quantityOf(node.q, scope), { bind: bindNext(scope) }),
};
