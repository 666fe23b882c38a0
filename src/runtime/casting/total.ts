import type * as A from "../../abilities/index.ts";
import { commanderTax } from "../commander.ts";
import { rulesInForce, ownRules } from "../continuous/index.ts";
import { fits, playersOf, quantityOf } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { objectOf } from "../game.ts";
import { symbolsOf } from "../costs.ts";
import { demandOf, manaBits } from "../mana/demand.ts";
import type { Demand, Pip } from "../mana/demand.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { manaDemand } from "./pay.ts";
import type { TotalCost } from "./pay.ts";

interface Applying {
  readonly change: A.CostChange;
  readonly context: Context;
}

const castBefore = (
  game: Game,
  change: A.CostChange,
  context: Context,
  player: PlayerId,
  id: ObjectId,
): number =>
  game.state.history.thisTurn.filter(
    (e) =>
      e.type === "cast" &&
      e.player === player &&
      e.object !== id &&
      fits(game, e.object, change.what, { ...context, each: e.object }),
  ).length;

/** Effects that change what the spell or ability costs (601.2f, 118.7). */
const costChanges = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  of: "spell" | "ability" | "special",
  keyword: string | undefined,
): Applying[] => {
  const found: Applying[] = [];
  const rules = of === "spell" ? [...ownRules(game, id), ...rulesInForce(game)] : rulesInForce(game);
  for (const { change, context } of rules) {
    if (
      change.type !== "costChange" ||
      found.some((f) => f.change === change && f.context.source === context.source)
    )
      continue;
    // Mana abilities are paid for elsewhere.
    const isSuch =
      change.of === "keyword"
        ? keyword !== undefined && change.keyword === keyword
        : (change.of === "nonmana ability" ? "ability" : change.of) === of;
    if (!isSuch) continue;
    if (change.by !== undefined && !playersOf(game, change.by, context).includes(player)) continue;
    if (!fits(game, id, change.what, { ...context, each: id })) continue;
    if (change.nth !== undefined && castBefore(game, change, context, player, id) + 1 !== change.nth)
      continue;
    // What the spell itself counts may be what its own cost is paid with.
    const { costObjects = context.costObjects } = objectOf(game, id)?.cast ?? {};
    found.push({ change, context: context.source === id ? { ...context, costObjects } : context });
  }
  return found;
};

const times = (game: Game, quantity: A.Quantity | undefined, context: Context): number =>
  quantity === undefined ? 1 : Math.max(0, quantityOf(game, quantity, context));

const repeated = (demand: Demand, n: number): Demand => ({
  pips: Array.from({ length: n }, () => demand.pips).flat(),
  generic: demand.generic * n,
});
const sum = (a: Demand, b: Demand): Demand => ({
  pips: [...a.pips, ...b.pips],
  generic: a.generic + b.generic,
  waterbend: (a.waterbend ?? 0) + (b.waterbend ?? 0),
});

/** 118.7a-g: takes an amount of mana off a cost. */
export const reduced = (demand: Demand, by: Demand, coloredOnly?: true): Demand => {
  const pips: Pip[] = [...demand.pips];
  let generic = demand.generic - by.generic;
  for (const pip of by.pips) {
    // 118.7g: snow symbols reduce generic mana; 118.7e-f: a hybrid or Phyrexian symbol reduces one mana of a half of it.
    const at = pip.snow ? -1 : exact(pips, pip.mask);
    if (at >= 0) pips.splice(at, 1);
    else if (!coloredOnly) generic -= pip.generic > 0 ? pip.generic : 1;
  }
  return { ...demand, pips, generic: Math.max(0, generic) };
};
const isOneType = (mask: number): boolean => Object.values(manaBits).includes(mask);
/** The symbol of the cost that a symbol of the reduction takes away: one of the same before one of a type they share. */
const exact = (pips: readonly Pip[], mask: number): number => {
  const same = pips.findIndex((p) => p.mask === mask && !p.snow);
  if (same >= 0) return same;
  // 118.7e: of a hybrid symbol the half that the cost has; the other would reduce no more.
  return pips.findIndex((p) => !p.snow && (p.mask & mask) !== 0 && (isOneType(mask) || isOneType(p.mask)));
};

const amountOf = (demand: Demand): number => demand.generic + demand.pips.length;

const limitedTo = (before: Demand, after: Demand, minimum: number | undefined): Demand => {
  if (minimum === undefined || amountOf(after) >= minimum) return after;
  return { ...after, generic: after.generic + Math.min(minimum, amountOf(before)) - amountOf(after) };
};

/** 118.7: what an additional cost of that keyword is, where effects change costs of that keyword. */
export const keywordCost = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  keyword: string,
  costs: A.Costs,
): A.Costs => {
  let changed = costs;
  for (const { change, context } of costChanges(game, player, id, "special", keyword)) {
    const n = times(game, change.times, { ...context, each: id });
    const by = Array.from({ length: n }, () => change.cost).flat();
    changed = change.change === "more" ? [...changed, ...by] : lessMana(changed, symbolsOf(by));
  }
  return changed;
};
const lessMana = (costs: A.Costs, by: readonly A.ManaSymbol[]): A.Costs => {
  const left = [...by];
  return costs.map((cost) => {
    if (cost.type !== "mana") return cost;
    // 118.7c: of a color of which there is none, as much generic mana.
    const rest = cost.cost.filter((symbol) => {
      const at = Number.isNaN(Number(symbol)) ? left.indexOf(symbol) : -1;
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const less = left.splice(0).reduce((sum, symbol) => sum + amountOf(demandOf([symbol], 0)), 0);
    return { ...cost, cost: rest.map((symbol) => lessGeneric(symbol, less)) };
  });
};
const lessGeneric = (symbol: A.ManaSymbol, by: number): A.ManaSymbol =>
  Number.isNaN(Number(symbol)) ? symbol : String(Math.max(0, Number(symbol) - by));

/**
 * 601.2f: the total cost: the mana cost or alternative cost, plus additional costs and increases, minus reductions.
 * `less` is a reduction that a choice for the spell itself brings (702.48a).
 */
export const totalCost = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  of: "spell" | "ability" | "special",
  base: A.Costs,
  additional: A.Costs,
  context: Context,
  options: { readonly less?: readonly Demand[]; readonly keyword?: string | undefined } = {},
): TotalCost => {
  const costs: A.Cost[] = [...base, ...additional].filter((c) => c.type !== "mana");
  let demand = sum(manaDemand(game, base, context), manaDemand(game, additional, context));
  if (of === "spell") demand = { ...demand, generic: demand.generic + commanderTax(game, id) };
  const changes = costChanges(game, player, id, of, options.keyword);
  for (const { change, context: where } of changes) {
    if (change.change !== "more") continue;
    const n = times(game, change.times, { ...where, each: id });
    demand = sum(demand, repeated(manaDemand(game, change.cost, where), n));
    for (let i = 0; i < n; i++) costs.push(...change.cost.filter((c) => c.type !== "mana"));
  }
  for (const less of options.less ?? []) demand = reduced(demand, less);
  for (const { change, context: where } of changes) {
    if (change.change !== "less") continue;
    const n = times(game, change.times, { ...where, each: id });
    demand = limitedTo(
      demand,
      reduced(demand, repeated(manaDemand(game, change.cost, where), n), change.coloredOnly),
      change.minimum,
    );
  }
  return { costs, demand };
};
