import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { isForPermanents } from "../../resolve/sense.ts";
import { attributeBehind } from "../attribute-nodes.ts";
import { inPlaceOf } from "../../resolve/resolve.ts";
import { durationOf } from "../durations.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { noteInstruction } from "../number-done.ts";
import { conjunction } from "../series.ts";
import { countedObjects, objectsOf } from "../objects.ts";
import { groupOf, notPutYet, ofShown, ownChoice, remember, rememberPart, unlessYou } from "../outcome.ts";
import { filterOf } from "../nouns.ts";
import { countedOf } from "../quantities.ts";
import { spokenObjects } from "../targets.ts";
import { zoneFilterOf } from "../zone-filters.ts";
import { bindNext, mention, refuse, speaking, type Scope } from "../scope.ts";
import { counterKindOf } from "../words.ts";
import {
  destinationOf,
  destinationsOf,
  howTo,
  orderOf,
  placementOf,
  sourceZoneOf,
  whereFrom,
} from "../zones.ts";
import { milled, piles } from "./known-cards.ts";
import { discardOf } from "./library.ts";
import { tokensPut } from "./put-tokens.ts";
import { multiplied } from "../for-each.ts";
import { latest } from "./afterthoughts.ts";

/** What is moved: cards of a place that is told, unless the verb tells it behind them. */
const movable = (
  node: Nodes["objects"] | Nodes["pronoun"],
  who: A.Players,
  scope: Scope,
  from?: Nodes["zone"],
): A.Objects => {
  const what = notPutYet(ownChoice(countedObjects(node, scope, { by: who }), who), scope);
  return from === undefined ? ofShown(what, scope) : what;
};

/** Some of a group of cards have gone somewhere: "the rest" are the others. */
const noteMoved = (
  id: number,
  what: A.Objects,
  how: { readonly how: string; readonly zone?: A.Zone },
  scope: Scope,
): void => {
  const group = groupOf(what, scope);
  if (group === undefined) remember(scope, id, what, how, "card");
  else rememberPart(scope, id, what, group, how);
};

/** The same objects put to one of several places, whichever the player picks. */
const putEither = (
  what: A.Objects,
  places: readonly A.Destination[],
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return put(what, only, who, scope);
  if (what.type === "choose") {
    const bind = bindNext(scope);
    noteMoved(bind, what, { how: "chosen" }, scope);
    return A.sequence([A.chooseObjects(who, what, { bind }), putEither(A.bound(bind), places, who, scope)]);
  }
  const bind = bindNext(scope);
  noteMoved(bind, what, { how: "returned" }, scope);
  return A.oneOf(
    who,
    places.map((to) => A.move(what, to, unlessYou(who))),
    { bind },
  );
};

/** Puts objects somewhere. Cards put from the top of a library into its graveyard are milled (701.17a). */
const put = (what: A.Objects, to: A.Destination, who: A.Players, scope: Scope, from?: A.InZone): A.Effect => {
  if (
    what.type === "topCards" &&
    what.bottom === undefined &&
    what.from === undefined &&
    to.zone === "graveyard"
  )
    return milled(what.of, what.count, scope);
  if (to.zone === "exile" && to.counters === undefined && from === undefined) return exiled(what, who, scope);
  const bind = bindNext(scope);
  noteMoved(bind, what, howTo(to), scope);
  const link = to.zone === "battlefield" ? scope.links.put : undefined;
  return A.move(what, to, {
    ...unlessYou(who),
    ...(from === undefined ? {} : { from }),
    ...(link === undefined ? {} : { link }),
    bind,
  });
};

const exiled = (
  what: A.Objects,
  who: A.Players,
  scope: Scope,
  more: Pick<A.Exile, "faceDown" | "until"> = {},
): A.Effect => {
  const bind = bindNext(scope);
  noteMoved(bind, what, { how: "exiled", zone: "exile" }, scope);
  const { exiled: link } = scope.links;
  return A.exile(what, { ...unlessYou(who), ...more, ...(link === undefined ? {} : { link }), bind });
};

type Counters = Pick<Extract<Nodes["attribute"], { kind: "counters" }>, "n" | "counter">;

/** "Exile that card with two time counters on it": the counters are put on it there (122.6). */
const exiledWith = (what: A.Objects, counters: Counters, who: A.Players, scope: Scope): A.Effect => {
  const exile = exiled(what, who, scope);
  const on = A.bound(scope.last!.id);
  // The card itself is a new object there, two zones away from the battlefield (400.7).
  if (what.type === "self")
    mention(scope, { ref: on, is: "object", plural: false, words: new Set(["card"]), how: "exiled" });
  const count = countedOf(counters.n, scope);
  const put = A.putCounters(counterKindOf(counters.counter), count, on, {
    ...unlessYou(who),
    bind: bindNext(scope),
  });
  return A.sequence([exile, put]);
};

const owned: ReadonlySet<string> = new Set(["ownZone", "topOfLibrary", "someZone"]);
/** What comes from a hand, library or graveyard has no counters there (122.2). */
const comesFromOwned = (post: readonly Nodes["qualifier"][]): boolean =>
  post.some((each) => (each.kind === "fromZone" || each.kind === "inZone") && owned.has(each.where.kind));

const countersBehind = ({ post }: Nodes["nounPhrase"]): Counters | undefined =>
  attributeBehind(post.at(-1), "counters");
/**
 * "Exile target creature with a void counter on it": does it have one, or is it exiled with it? Only such counters are asked which
 * are of use in exile.
 */
const notEither = (what: Nodes["objects"]): undefined => {
  if (!("noun" in what) || what.noun.kind !== "nounPhrase") return undefined;
  const counter = countersBehind(what.noun)?.counter;
  const last = what.noun.post.at(-1);
  if (last?.kind !== "withAttribute" || last.said !== "with" || counter === undefined) return undefined;
  if (isForPermanents(counter)) return undefined;
  return refuse(last, "say “that has …” of what it has before, or “and put … on it”", "RW4003");
};

/** What is already known needs no counters to be told apart, nor does what can have none: they belong to the verb. */
const withCounters = (
  node: Nodes["objects"],
): { readonly what: Nodes["objects"]; readonly counters: Counters } | undefined => {
  const known =
    node.kind === "thatThing" ||
    node.kind === "thoseThings" ||
    (node.kind === "determined" && (node.det.kind === "theDet" || comesFromOwned(node.noun.post)));
  if (!known) return notEither(node);
  const counters = countersBehind(node.noun);
  if (counters === undefined) return undefined;
  const post = node.noun.post.slice(0, -1);
  return { what: inPlaceOf(node, { ...node, noun: { ...node.noun, post } }), counters };
};

/** "Return a card … for each …": so many, chosen together. */
const asMany = (
  node: {
    readonly n?: Nodes["counted"];
    readonly noun: Nodes["nounPhrase"];
    readonly each: Nodes["forEach"];
  },
  scope: Scope,
): A.Choose => {
  const filter = filterOf(node.noun, scope);
  const n = multiplied(node.n === undefined ? 1 : countedOf(node.n, scope), node.each, scope);
  return { type: "choose", count: { min: n, max: n }, filter };
};

/** A place, with its preposition or without. */
const placeIn = (to: Nodes["destination"] | Nodes["placement"]): Nodes["destination"] =>
  to.kind === "placement" ? to.to : to;
/** Objects go where it says. */
const putTo = (
  node: { readonly what: Nodes["objects"]; readonly to: Nodes["destination"] | Nodes["placement"] },
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const what = movable(node.what, who, scope);
  return put(what, destinationOf(placeIn(node.to), scope, who, what), who, scope);
};

/** What is already known goes from one zone to another. */
const putFrom = (
  node: Parameters<typeof putTo>[0] & { readonly from: Nodes["zone"] },
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const what = movable(node.what, who, scope, node.from);
  const from = sourceZoneOf(node.from, scope);
  return put(what, destinationOf(placeIn(node.to), scope, who, what, from), who, scope, from);
};

/** Moving objects between zones (701). */
export const zonesPredicate: PlayerVerbs<"zonesPredicate"> = {
  destroy: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "spells and abilities destroy, not other players");
    const what = countedObjects(node.what, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, what, "destroyed", "card");
    const effect = A.destroy(what, { bind });
    latest(scope).destroy = effect;
    return effect;
  },
  exile: (node, who, scope) => {
    const counted = withCounters(node.what);
    if (counted !== undefined && node.faceDown === undefined && node.until === undefined)
      return exiledWith(movable(counted.what, who, scope), counted.counters, who, scope);
    const what = movable(node.what, who, scope);
    const until = node.until === undefined ? undefined : durationOf(node.until, scope);
    return exiled(what, who, scope, {
      ...(node.faceDown === true ? { faceDown: true } : {}),
      ...(until === undefined ? {} : { until }),
    });
  },
  exileFrom: (node, who, scope) => {
    const what = movable(node.what, who, scope, node.from);
    return put(what, { zone: "exile" }, who, scope, sourceZoneOf(node.from, scope));
  },
  exilePile: (node, who, scope) => {
    const pile = exiled(movable(node.what, who, scope), who, scope, { faceDown: true });
    piles.set(scope.targets, { id: scope.last!.id, shuffled: false });
    return pile;
  },
  exileWithCounters: (node, who, scope) =>
    exiledWith(ownChoice(objectsOf(node.what, scope, {}), who), node, who, scope),
  returnTo: putTo,
  returnExcept: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const except = objectsOf(node.except, scope, { any: true });
    if (what.type !== "all" || except.type !== "all")
      return refuse(node.except, "say “all” and which of them are not meant");
    const others = A.all(conjunction([what.filter, A.not(except.filter)]));
    return put(others, destinationOf(node.to, scope, who, what), who, scope);
  },
  returnFrom: putFrom,
  put: (node, who, scope) => {
    const tokens = tokensPut(node, who, scope);
    if (tokens !== undefined) return tokens;
    const { prep, to } = node.to;
    const pile = piles.get(scope.targets);
    if (prep === "back on" && node.what.kind === "it" && pile?.shuffled === true) {
      const what = A.bound(pile.id);
      return put(what, { ...destinationOf(to, scope, who, what), order: "random" }, who, scope);
    }
    const what = movable(node.what, who, scope);
    return putEither(what, destinationsOf(to, scope, who, what), who, scope);
  },
  putNth: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return put(what, { zone: "library", position: node.n.value }, who, scope);
  },
  putBack: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return put(what, { zone: "library", position: "top", ...orderOf(node.order) }, who, scope);
  },
  putEither: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return putEither(
      what,
      [placementOf(node.to, scope, who, what), placementOf(node.other, scope, who, what)],
      who,
      scope,
    );
  },
  putFrom: (node, who, scope) => {
    const what = whereFrom(node.what, node.from);
    return what === undefined ? putFrom(node, who, scope) : putTo({ ...node, what }, who, scope);
  },
  putRest: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const first = put(what, placementOf(node.to, scope, who, what), who, scope);
    const rest = movable(node.rest, who, scope);
    const second = put(rest, placementOf(node.restTo, scope, who, rest), who, scope);
    return A.sequence([first, noteInstruction(second, scope, who)]);
  },
  actsForEach: (node, who, scope) => {
    const what = asMany(node, scope);
    if (node.how === "return" && node.to !== undefined)
      return put(what, destinationOf(node.to, scope, who, what), who, scope);
    if (node.how === "return" || node.to !== undefined)
      return refuse(node, "only what is returned is returned somewhere");
    if (node.how === "exile") return exiled(what, who, scope);
    if (node.how === "discard") return discardOf(node, what, who, scope);
    const bind = bindNext(scope);
    remember(scope, bind, what, "sacrificed", "card");
    return A.sacrifice(who, undefined, { count: what.count, filter: what.filter, bind });
  },
  sacrifice: (node, who, scope) => {
    const what = ownChoice(countedObjects(node.what, scope, { by: who }), who);
    const bind = bindNext(scope);
    remember(scope, bind, what, "sacrificed", "card");
    if (
      what.type === "choose" &&
      what.from === undefined &&
      what.by === undefined &&
      what.random === undefined &&
      what.together === undefined
    )
      return A.sacrifice(who, undefined, { count: what.count, filter: what.filter, bind });
    return A.sacrifice(who, what, { bind });
  },
  exileAsResolves: (node, who, scope) =>
    who.type === "you" ? exiledAsResolves(node, scope, () => []) : refuse(node, "its controller does this"),
  counterSpell: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "spells and abilities counter, not other players");
    const what = countedObjects(node.what, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, what, "countered", "card");
    const effect = A.counter(what, { bind });
    latest(scope).counter = effect;
    return effect;
  },
  regenerate: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "spells and abilities regenerate, not other players");
    return A.regenerate(objectsOf(node.what, scope, { by: who }), { bind: bindNext(scope) });
  },
};

/**
 * "Exile that card instead of putting it into your graveyard as it resolves. If you do, …": where the spell goes as it
 * leaves the stack (608.2n), with the sentences behind it that speak of that.
 */
export const exiledAsResolves = (
  node: Extract<Nodes["zonesPredicate"], { kind: "exileAsResolves" }>,
  scope: Scope,
  more: (inner: Scope) => readonly A.Effect[],
): A.Effect => {
  if (scope.trigger?.type !== "cast" || scope.face.remembersExiled === true)
    return refuse(node, "say this of a spell as it is cast");
  // "that card with three time counters on it" tells how it is exiled.
  const post = node.what.kind === "thatThing" ? node.what.noun.post : [];
  const given = post.length === 1 ? attributeBehind(post[0], "counters") : undefined;
  const bare =
    node.what.kind === "thatThing" && given !== undefined
      ? inPlaceOf(node.what, { ...node.what, noun: { ...node.what.noun, post: [] } })
      : node.what;
  const spoken = objectsOf(bare, scope, { by: A.you });
  // The event of the ability is not the one that is replaced: which spell it was is fixed first.
  const fixed = spoken.type === "eventObjects" ? bindNext(scope) : undefined;
  const what = A.isOneOf(fixed === undefined ? spoken : A.bound(fixed));
  const where = zoneFilterOf(node.where, scope);
  if (where.type !== "inZone" || where.zone !== "graveyard")
    return refuse(node.where, "a spell that resolves is put into a graveyard");
  const mine = where.of === undefined || where.of.type === "ownerOf" ? [] : [A.ownedBy(where.of)];
  const bind = bindNext(scope);
  const exiled = A.bound(bind);
  speaking(node, scope, () => spokenObjects(scope, exiled, ["card"], false, "exiled"));
  const counters =
    given !== undefined
      ? [A.putCounters(counterKindOf(given.counter), countedOf(given.n, scope), exiled)]
      : [];
  const event = A.zoneChange(conjunction([what, ...mine]), "stack", "graveyard", { reason: "resolve" });
  const instead = A.sequence([A.exile(A.eventObjects("object"), { bind }), ...counters, ...more(scope)]);
  const change = A.changeRules([A.replace(event, instead, { once: true })], A.until("end of turn"));
  return fixed === undefined ? change : A.sequence([A.chooseObjects(A.you, spoken, { bind: fixed }), change]);
};
