import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import type { NodeOfKind } from "../nodes.ts";
import { grantedAbilities } from "../granted.ts";
import { objectsOf } from "../objects.ts";
import { countersOfKinds, quantityOf } from "../quantities.ts";
import { playersOf, possessor } from "../players.ts";
import { refuse, type Scope } from "../scope.ts";
import { counterKindOf, kindsOf } from "../words.ts";
import { attackingWhom } from "../zones.ts";
import { becomesModifications } from "./becomes.ts";
import { filterFor, lasts, rules, type ObjectVerb, type ObjectVerbs } from "./verb.ts";
import { forEachOf } from "../for-each.ts";

const enters = (more: Partial<A.EntersWith>): ObjectVerb =>
  rules((what) => ({ ...A.entersWith(what), ...more }));

/** "with X +1/+1 counters", "with a +1/+1 counter for each …", "with a flying counter and a lifelink counter". */
const countersOf = (
  counters: Nodes["countersOfKinds"],
  each: Nodes["forEach"] | undefined,
  scope: Scope,
): Pick<A.EntersWith, "counters"> => {
  const put = countersOfKinds(counters, scope);
  if (each === undefined) return { counters: put };
  const [{ kind, count } = refuse(counters, "say which counters"), ...others] = put;
  if (others.length > 0 || typeof count !== "number")
    return refuse(each, "“for each” needs a plain number in front of it");
  const times = forEachOf(each, scope);
  return { counters: [{ kind, count: count === 1 ? times : A.times(count, times) }] };
};

/** The object that enters, in what is done as it enters: the card itself, or each one that fits. */
const entering = (what: A.Filter | A.Objects): A.Objects => (what.type === "self" ? A.self : A.each);

/** What is done as it enters. */
const entersAs = (
  as: (entering: A.Objects) => A.Effect,
  more: Pick<A.EntersWith, "counters" | "tapped"> = {},
): ObjectVerb => ({
  does: "rules",
  changes: (what) => [{ ...A.entersWith(filterFor(what)), ...more, as: as(entering(what)) }],
});

const tappedIf = ({ how }: NodeOfKind<"entersWithCounters">): Pick<A.EntersWith, "tapped"> =>
  how === undefined ? {} : { tapped: true };

/** "with two +1/+1 counters on it and with first strike": the ability is there as it enters and stays. */
const withCountersAnd = (node: NodeOfKind<"entersWithCounters">, scope: Scope): ObjectVerb => {
  const { counters } = node;
  // 122.6: chosen as it enters, with the counter on it already.
  if (counters.kind === "chosenCounters" || counters.kind === "eitherCounter") {
    const kinds = kindsOf(counters, scope);
    if ((node.each ?? node.abilities) !== undefined) return refuse(counters, "say this of a counter alone");
    return entersAs((what) => A.putCounters(kinds[0]!, 1, what, { kinds }), tappedIf(node));
  }
  const more = {
    ...tappedIf(node),
    ...countersOf(node.counters, node.each, scope),
  };
  if (node.abilities === undefined) return enters(more);
  const abilities = grantedAbilities(node.abilities, scope);
  return entersAs((what) => A.affect(what, [A.gainAbilities(abilities)]), more);
};

/** How permanents enter the battlefield (614.1c). */
export const arrivals: ObjectVerbs<Extract<Nodes["objectPredicate"]["kind"], `enters${string}`>> = {
  entersSo: (node, scope) => ({
    ...(node.how === "prepared"
      ? entersAs((entering) => A.designate(entering, "prepared"))
      : enters({ tapped: node.how === "tapped" })),
    ...lasts(node.until, scope),
  }),
  // Of tokens it is read together with the sentence that creates them (`told-of-tokens.ts`).
  entersAttacking: ({ whom }, scope) => enters({ tapped: true, ...attackingWhom(whom, undefined, scope) }),
  // 614.1a, 616.1b: it enters all the same, under the control of somebody else.
  entersUnderControl: (node, scope) => {
    const under =
      node.under.kind === "underPlayersControl"
        ? playersOf(node.under.who, scope)
        : possessor(node.under.whose, scope);
    const arrives = (what: A.Objects): A.Effect => A.move(what, { zone: "battlefield", under });
    if (scope.replaced?.type === "zoneChange") return { does: "effect", effect: arrives };
    return {
      does: "rules",
      changes: (what) =>
        what.type === "self"
          ? [
              A.replace(
                A.zoneChange(filterFor(what), undefined, "battlefield"),
                arrives(A.eventObjects("object")),
              ),
            ]
          : refuse(node, "say this of what would enter"),
    };
  },
  // 707.5: chosen as it enters; the copied values are there before anything else looks at it.
  entersAsCopy: (node, scope) => {
    const of = objectsOf(node.of, scope, { by: A.you });
    const tapped = node.tapped === true ? ({ tapped: true } as const) : {};
    return entersAs((what) => A.affect(what, [A.becomeCopy(of)]), tapped);
  },
  entersWithCounters: (node, scope) => withCountersAnd(node, scope),
  entersWithEqual: (node, scope) => {
    const more = { counters: [{ kind: counterKindOf(node.counter), count: quantityOf(node.q, scope) }] };
    const as = node.as && becomesModifications(node.as, scope);
    return as === undefined ? enters(more) : entersAs((what) => A.affect(what, as), more);
  },
};
