import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { symbolIn } from "./attributes.ts";
import { manaSource, paidFrom } from "./mana-spent.ts";
import { filterOf } from "./nouns.ts";
import { isGroup } from "./outcome.ts";
import { playersOf } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";
import { castFromFilter, ofSpells, zoneFilterOf } from "./zone-filters.ts";

type NthSpell = Extract<Nodes["namedReference"], { readonly kind: "nthSpell" }>;

/** "The first creature spell you cast each turn": counted over the whole turn, as nothing began within it. */
export const nthSpell = (node: NthSpell, scope: Scope): A.All => {
  const { noun, n, when, where, symbol, paid } = node;
  if (scope.statement !== true) return refuse(node, "this is true of a permanent, not told by a spell");
  const who = playersOf(node.who, scope);
  const turns = when === "during each of your turns" ? A.you : A.eachPlayer;
  const by = when === "each turn" ? who : A.playersWho(who, A.isTurn(turns));
  const what = conjunction([
    filterOf(noun, scope),
    ...(where === undefined ? [] : [castFromFilter(zoneFilterOf(where, scope))]),
    ...(symbol === undefined ? [] : [symbolIn(symbol)]),
    ...(paid === undefined ? [] : [paidFrom(manaSource(paid, scope))]),
  ]);
  // Of each of several players it is counted alone, which only costs do.
  const isNext = n.value === 1 && (when !== "each turn" || !isGroup(who));
  return A.all(conjunction([what, isNext ? A.nextCast(by, what) : A.nthCast(n.value, what, { by })]));
};

/** Of such spells the cost is told by their number: they are not cast yet as it is determined (601.2f). */
export const costOfSpells = (what: A.Filter): Pick<A.CostChange, "what" | "by" | "nth"> => {
  const parts = conjuncts(what);
  const nth = parts.length > 1 ? parts.at(-1) : undefined;
  if (nth?.type !== "nextCast" && nth?.type !== "nthCast") return { what };
  const { by } = nth;
  return {
    what: ofSpells(conjunction(parts.slice(0, -1))),
    ...(by === undefined ? {} : { by }),
    nth: nth.type === "nthCast" ? nth.n : 1,
  };
};
