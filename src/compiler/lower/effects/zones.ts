import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { PlayerVerbs } from "../instruction.ts";
import type { Lowering } from "../nodes.ts";
import { objectsOf } from "../objects.ts";
import { moved, ownChoice, remember, rememberPart, unlessYou } from "../outcome.ts";
import { bindNext, findMention, refuse, type Scope } from "../scope.ts";
import { destinationOf, placementOf, sourceZoneOf } from "../zones.ts";
import { milling } from "./library.ts";

/** The instruction to destroy or counter that a later sentence adds to ("It can't be regenerated."). */
const afterthoughts = new WeakMap<Scope, { destroy?: A.Destroy; counter?: A.Counter }>();
const latest = (scope: Scope): { destroy?: A.Destroy; counter?: A.Counter } => {
  const known = afterthoughts.get(scope) ?? {};
  afterthoughts.set(scope, known);
  return known;
};

/** The objects of an instruction that moves them: what an earlier one moved is meant as that one left it. */
const movable = (node: Nodes["objects"] | Nodes["pronoun"], who: A.Players, scope: Scope): A.Objects =>
  ownChoice(moved(objectsOf(node, scope, { by: who }), scope), who);

/** Some of a group of cards have gone somewhere: "the rest" are the others. */
const noteMoved = (id: number, what: A.Objects, how: string, scope: Scope): void => {
  const found =
    what.type === "bound" &&
    findMention(scope, (each) => each.ref === what || JSON.stringify(each.ref) === JSON.stringify(what))
      ?.how === "found";
  if ((what.type === "choose" && what.from !== undefined) || what.type === "among" || found)
    rememberPart(scope, id, what);
  else remember(scope, id, what, how, "card");
};

const howTo = (to: A.Destination): string =>
  to.zone === "exile" ? "exiled" : to.zone === "graveyard" ? "milled" : "returned";

/** Puts objects somewhere. Cards put from the top of a library into its graveyard are milled (701.17a). */
const put = (what: A.Objects, to: A.Destination, who: A.Players, scope: Scope, from?: A.InZone): A.Effect => {
  if (what.type === "topCards" && to.zone === "graveyard") return milling(what, scope);
  if (to.zone === "exile" && to.counters === undefined && from === undefined) return exiled(what, who, scope);
  const bind = bindNext(scope);
  noteMoved(bind, what, howTo(to), scope);
  return A.move(what, to, { ...unlessYou(who), ...(from === undefined ? {} : { from }), bind });
};

const exiled = (
  what: A.Objects,
  who: A.Players,
  scope: Scope,
  more: Pick<A.Exile, "faceDown" | "until"> = {},
): A.Effect => {
  const bind = bindNext(scope);
  noteMoved(bind, what, "exiled", scope);
  const { exiled: link } = scope.links;
  return A.exile(what, { ...unlessYou(who), ...more, ...(link === undefined ? {} : { link }), bind });
};

/** Moving objects between zones (701). */
export const zonesPredicate: PlayerVerbs<"zonesPredicate"> = {
  destroy: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "spells and abilities destroy, not other players");
    const what = objectsOf(node.what, scope, { by: who });
    const bind = bindNext(scope);
    remember(scope, bind, what, "destroyed", "card");
    const effect = A.destroy(what, { bind });
    latest(scope).destroy = effect;
    return effect;
  },
  exile: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const until = node.until === undefined ? undefined : durationOf(node.until, scope);
    return exiled(what, who, scope, {
      ...(node.faceDown === true ? { faceDown: true } : {}),
      ...(until === undefined ? {} : { until }),
    });
  },
  removeFromGame: (node, who, scope) => exiled(movable(node.what, who, scope), who, scope),
  returnTo: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope);
  },
  returnFrom: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const from = sourceZoneOf(node.from, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope, from);
  },
  putOnto: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope);
  },
  putOn: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope);
  },
  putFrom: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const from = sourceZoneOf(node.from, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope, from);
  },
  putOnFrom: (node, who, scope) => {
    const what = movable(node.what, who, scope);
    const from = sourceZoneOf(node.from, scope);
    return put(what, destinationOf(node.to, scope, who), who, scope, from);
  },
  putRest: (node, who, scope) => {
    const first = put(movable(node.what, who, scope), placementOf(node.to, scope, who), who, scope);
    const rest = put(movable(node.rest, who, scope), placementOf(node.restTo, scope, who), who, scope);
    return A.sequence([first, rest]);
  },
  sacrifice: (node, who, scope) => {
    const what = ownChoice(objectsOf(node.what, scope, { by: who }), who);
    const bind = bindNext(scope);
    remember(scope, bind, what, "sacrificed", "card");
    if (
      what.type === "choose" &&
      what.from === undefined &&
      what.by === undefined &&
      what.random === undefined
    )
      return A.sacrifice(who, undefined, { count: what.count, filter: what.filter, bind });
    return A.sacrifice(who, what, { bind });
  },
  counterSpell: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "spells and abilities counter, not other players");
    const what = objectsOf(node.what, scope, { by: who });
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

/** Sentences that add to an instruction before them. They are no instruction of their own. */
export const zonesClauses: Lowering<"zonesClause", [Scope], A.Effect> = {
  cantBeRegenerated: (node, scope) => {
    const { destroy } = latest(scope);
    if (destroy === undefined) return refuse(node, "this stands only behind “destroy”");
    const what = objectsOf(node.what, scope, {});
    const destroyed =
      JSON.stringify(what) === JSON.stringify(destroy.what) ||
      (what.type === "bound" && what.id === destroy.bind);
    if (!destroyed || node.when !== undefined)
      return refuse(node, "this speaks of something else than what is destroyed");
    // The instruction is part of the effect being built already; a later sentence of the text completes it (701.8c).
    Object.assign(destroy, { cantBeRegenerated: true });
    return A.nothing;
  },
};
