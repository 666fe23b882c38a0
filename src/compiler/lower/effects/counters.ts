import * as A from "../../../abilities/index.ts";
import { halved } from "../amounts.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { countedObjects, objectsOf } from "../objects.ts";
import { isPlural, ownChoice, remember, unlessYou, wordsOf } from "../outcome.ts";
import { speaksOf, withEach } from "../../resolve/bound.ts";
import { playersOf, possessedObjects } from "../players.ts";
import { countedOf, countOf, numberOf, quantityOf } from "../quantities.ts";
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
  if (!isPlural(on, scope)) return { number: count() };
  const numbered = (
    each: A.Each,
  ): { readonly number: A.Quantity; readonly each?: Pick<A.PutCounters, "each"> } => {
    const number = count();
    return speaksOf(number, each) ? { number, each: { each: "recipient" } } : { number };
  };
  return withEach(scope, plural && !node.kind.startsWith("eachOf"), numbered, {
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

const put = (
  kind: string,
  count: A.Quantity | (() => A.Quantity),
  node: Nodes["objects"],
  who: A.Players,
  scope: Scope,
  more: Pick<A.PutCounters, "distributed" | "kinds"> = {},
): A.PutCounters => {
  // 601.2d: among however many of them, each of which gets at least one.
  const some = more.distributed === true && node.kind === "pluralPhrase" ? anyNumberOf(node) : node;
  const what = ownChoice(countedObjects(some, scope, { by: who }), who);
  const { number, each } = numberFor(count, what, node, scope);
  const bind = bindNext(scope);
  remember(scope, bind, what, { how: "given counters", counter: kind });
  return A.putCounters(kind, number, what, { ...unlessYou(who), ...more, ...each, bind });
};

type Put = Pick<Extract<Nodes["countersPredicate"], { kind: "putKinds" }>, "n" | "counter" | "on">;
/** Counters of several kinds on the same objects. */
const severalKinds = (
  node: Put,
  more: readonly Nodes["moreCounters"][],
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const first = put(counterKindOf(node.counter), countedOf(node.n, scope), node.on, who, scope);
  const on = first.on.type === "choose" ? A.bound(first.bind!) : first.on;
  const others = more.map(({ counter, n }) =>
    A.putCounters(counterKindOf(counter), countedOf(n, scope), on, {
      ...unlessYou(who),
      bind: bindNext(scope),
    }),
  );
  return A.sequence([first, ...others]);
};

const byYou = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  who: A.Players,
): void => {
  if (who.type !== "you") refuse(node, "only the controller of the ability can be told to do this yet");
};

/** "A counter of that kind": one that was chosen, or the one at hand of several. */
const chosenKind = (node: Pick<Nodes["counterOption"], "span">, scope: Scope): string =>
  scope.choice.counter === true
    ? "chosen"
    : refuse(node, "no kind of counter was chosen before this", "RW4003");

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
    readonly to: Nodes["objects"];
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
    (from.type === "self" && scope.sacrificed === true);
  if (!left) return refuse(node, "say which counters are moved from one permanent onto another");
  const to = countedObjects(node.to, scope, { by: who });
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

/** Counters on permanents and players (122). */
export const countersPredicate: PlayerVerbs<"countersPredicate"> = {
  putCounters: (node, who, scope) => {
    const count = countedOf(node.n, scope);
    const number = (): A.Quantity => multiplied(count, node.each, scope);
    return put(counterKindOf(node.counter), number, node.on, who, scope);
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
  putKinds: (node, who, scope) =>
    severalKinds(node, [...node.more.map(({ counters }) => counters), node.also], who, scope),
  putCountersThrice: (node, who, scope) =>
    A.sequence([
      put(counterKindOf(node.counter), countedOf(node.n, scope), node.on, who, scope),
      put(counterKindOf(node.also.counter), countedOf(node.also.n, scope), node.more, who, scope),
      put(counterKindOf(node.third.counter), countedOf(node.third.n, scope), node.last, who, scope),
    ]),
  putCountersTwice: (node, who, scope) => {
    const first = put(counterKindOf(node.counter), countedOf(node.n, scope), node.on, who, scope);
    const second = put(
      counterKindOf(node.also.counter),
      countedOf(node.also.n, scope),
      node.more,
      who,
      scope,
    );
    return A.sequence([first, second]);
  },
  putCountersChoice: (node, who, scope) => {
    const kinds = kindsOf(node.kinds);
    if (kinds.includes("chosen")) chosenKind(node, scope);
    return put(kinds[0]!, 1, node.on, who, scope, { kinds });
  },
  putOrRemove: (node, who, scope) => {
    byYou(node, who);
    const kind = counterKindOf(node.counter);
    const on = countedObjects(node.on, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, on, "given counters");
    return A.oneOf(who, [A.putCounters(kind, 1, on), A.removeCounters(kind, { min: 1, max: 1 }, on)], {
      bind,
    });
  },
  putThatKind: (node, who, scope) => {
    const kind = chosenKind(node, scope);
    if (node.orRemove === undefined) return put(kind, () => countedOf(node.n, scope), node.on, who, scope);
    byYou(node, who);
    const on = countedObjects(node.on, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, on, "given counters");
    const putting = A.putCounters(kind, countedOf(node.n, scope), on);
    return A.oneOf(who, [putting, A.removeCounters(kind, { min: 1, max: 1 }, on)], { bind });
  },
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
    const to = countedObjects(node.to, scope, { by: who });
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
  getCounters: (node, who, scope) =>
    A.getCounters(who, node.counter.value, countedOf(node.n, scope), { bind: bindNext(scope) }),
  getHalf: (node, who, scope) => {
    const half = halved(numberOf(node.n, scope), node);
    return A.getCounters(who, node.counter.value, half, { bind: bindNext(scope) });
  },
  getEnergy: (node, who, scope) =>
    A.getCounters(who, "energy", multiplied(1 + node.symbols.more.length, node.each, scope), {
      bind: bindNext(scope),
    }),
  getEnergyCount: (node, who, scope) =>
    A.getCounters(who, "energy", countedOf(node.n, scope), { bind: bindNext(scope) }),
  getCountersEqual: (node, who, scope) =>
    A.getCounters(who, node.counter.value, quantityOf(node.q, scope), { bind: bindNext(scope) }),
  getEnergyEqual: (node, who, scope) =>
    A.getCounters(who, "energy", quantityOf(node.q, scope), { bind: bindNext(scope) }),
};
