import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import { eventFilter } from "../event-filters.ts";
import { zoneFilterOf } from "../zone-filters.ts";
import type { Lowering } from "../nodes.ts";
import { nounOf } from "../nouns.ts";
import { conjunction } from "../series.ts";
import { anyObjects, objectsOf } from "../objects.ts";
import { countersOfKinds } from "../quantities.ts";
import { spokenObjects } from "../targets.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { holdsPart, holdsType, same } from "../same.ts";
import { addTo, latest } from "./afterthoughts.ts";

const counteredTo = {
  "exile it": { zone: "exile" },
  "put it into its owner 's hand": { zone: "hand" },
  "put it on top of its owner 's library": { zone: "library", position: "top" },
  "put it on the bottom of its owner 's library": { zone: "library", position: "bottom" },
} as const;

/** "A creature dealt damage this way": whichever it was dealt to. */
const damagedThisWay = (node: Nodes["objects"], scope: Scope): A.Objects | undefined => {
  if (node.kind !== "determined" || node.det.kind !== "aDet") return undefined;
  const [way, ...others] = node.noun.post;
  if (others.length > 0 || way?.kind !== "thisWay" || way.how !== "dealt damage") return undefined;
  const { filters, from } = nounOf(node.noun, scope);
  return from === undefined ? undefined : A.among(from, conjunction(filters));
};

/** Whether a phrase speaks of all that an instruction destroys. */
export const isWhatIsDestroyed = (node: Nodes["objects"], destroy: A.Destroy, scope: Scope): boolean => {
  // "A creature destroyed this way", "creatures destroyed this way": each of those.
  const any = node.kind === "pluralPhrase" || (node.kind === "determined" && node.det.kind === "aDet");
  const what = any ? anyObjects(node, scope) : objectsOf(node, scope, {});
  const group = destroy.what.type === "target" ? scope.targets[destroy.what.index]?.objects : destroy.what;
  const all = what.type === "among" && holdsPart(group, what.filter) && !holdsType(group, "or");
  const whole = any && all ? what.objects : what;
  return same(whole, destroy.what) || (whole.type === "bound" && whole.id === destroy.bind);
};

/** Where a countered spell goes instead is part of the instruction that counters it (701.6a). */
const counteredElsewhere = (
  node: Nodes["zonesClause"] & { readonly what: Nodes["objects"] },
  to: A.Destination,
  scope: Scope,
): number => {
  const { counter } = latest(scope);
  if (counter === undefined) return refuse(node, "this stands only behind “counter”");
  const what = objectsOf(node.what, scope, {});
  if (!same(what, counter.what) && !(what.type === "bound" && what.id === counter.bind))
    return refuse(node.what, "this speaks of something else than what is countered");
  addTo(scope, counter.bind!, { to });
  delete latest(scope).counter;
  return counter.bind!;
};

/** Sentences that add to an instruction before them. They are no instruction of their own. */
export const zonesClauses: Lowering<"zonesClause", [Scope], A.Effect> = {
  cantBeRegenerated: (node, scope) => {
    if (node.when !== undefined) {
      // 701.19c: for the rest of the turn, whatever would destroy it.
      const what = damagedThisWay(node.what, scope) ?? objectsOf(node.what, scope, { by: A.you });
      return A.affect(what, [A.cant("beRegenerated")], durationOf(node.when, scope), {
        bind: bindNext(scope),
      });
    }
    const { destroy } = latest(scope);
    if (destroy === undefined) return refuse(node, "this stands only behind “destroy”");
    if (!isWhatIsDestroyed(node.what, destroy, scope))
      return refuse(node, "this speaks of something else than what is destroyed");
    addTo(scope, destroy.bind!, { cantBeRegenerated: true });
    return A.nothing;
  },
  counteredInstead: (node, scope) => {
    const { counters, then } = node;
    const countered = counteredElsewhere(node, counteredTo[then], scope);
    if (counters === undefined) return A.nothing;
    if (then !== "exile it") return refuse(counters, "cards there have no counters");
    const exiled = A.bound(countered);
    spokenObjects(scope, exiled, ["card"], false, "exiled");
    return A.sequence(
      countersOfKinds(counters, scope).map(({ kind, count }) => A.putCounters(kind, count, exiled)),
    );
  },
};

/** "The next time you cast an instant spell from your hand this turn, put that card into your hand … as it resolves." */
export const nextToHand = (
  node: Extract<Nodes["sentence"], { kind: "nextCastToHand" }>,
  scope: Scope,
): A.Effect => {
  const { filter } = eventFilter(node.what, scope);
  const where = zoneFilterOf(node.where, scope);
  if (where.type !== "inZone" || where.zone !== "graveyard" || where.of?.type !== "you")
    return refuse(node.where, "a spell that resolves is put into your graveyard");
  const fromHand = conjunction([filter, A.fulfils(A.castFrom(A.each, "hand"))]);
  const event = A.zoneChange(
    conjunction([A.nextCast(A.you, fromHand), A.ownedBy(A.you)]),
    "stack",
    "graveyard",
    { reason: "resolve" },
  );
  const change = A.replace(event, A.move(A.eventObjects("object"), { zone: "hand" }), { once: true });
  return A.changeRules([change], A.until("end of turn"));
};
