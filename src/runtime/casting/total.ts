import type * as A from "../../abilities/index.ts";
import { commanderTax } from "../commander.ts";
import { startingFace } from "../continuous/base.ts";
import { characteristics, rulesInForce, ownRules } from "../continuous/index.ts";
import { fits, holds, isManaAbility, objectsOf, playersOf, quantityOf } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { objectOf, objectOrLastKnown } from "../game.ts";
import { symbolsOf } from "../costs.ts";
import { demandOf, manaBits } from "../mana/demand.ts";
import type { Demand, Pip } from "../mana/demand.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { keywordAround } from "./keyword-around.ts";

/** A total cost: its components, and the mana where it has been worked out already (601.2f). */
export interface TotalCost {
  readonly costs: A.Costs;
  /** Replaces the mana components of `costs`. */
  readonly demand?: Demand;
}
type Worked = Required<TotalCost>;

/** The mana cost of an object, for costs that are "equal to its mana cost"; one that is missing can't be paid (118.6). */
const manaCostOf = (
  game: Game,
  { manaCostOf: of, reducedBy }: A.ManaPayment,
  context: Context,
): A.ManaCost => {
  const [id] = of === undefined ? [] : objectsOf(game, of, context);
  const object = id === undefined ? undefined : objectOf(game, id);
  const cost = object === undefined ? [] : (startingFace(object).manaCost ?? ["1000000"]);
  return reducedBy === undefined
    ? cost
    : cost.map((symbol) => (/^\d+$/.test(symbol) ? String(Math.max(0, Number(symbol) - reducedBy)) : symbol));
};

/** Costs "equal to its mana cost" in symbols, among which X may be (601.2b). */
export const inSymbols = (game: Game, costs: A.Costs, context: Context): A.Costs =>
  costs.map((cost) => {
    if (cost.type !== "mana" || cost.manaCostOf === undefined) return cost;
    const { manaCostOf: _, reducedBy: __, ...rest } = cost;
    return { ...rest, cost: [...cost.cost, ...manaCostOf(game, cost, context)] };
  });

/** The mana that cost components ask for (118.7 has been applied before). */
export const manaDemand = (game: Game, costs: A.Costs, context: Context): Demand => {
  const pips: Demand["pips"][number][] = [];
  let generic = 0;
  let waterbend = 0;
  for (const cost of costs) {
    if (cost.type !== "mana") continue;
    const times = quantityOf(game, cost.times ?? 1, context);
    for (let n = 0; n < times; n++) {
      const one = demandOf([...cost.cost, ...manaCostOf(game, cost, context)], context.x ?? 0);
      pips.push(...one.pips);
      generic += one.generic;
      if (cost.waterbend) waterbend += one.generic;
    }
  }
  return { pips, generic, waterbend };
};

interface Applying {
  readonly change: A.CostChange;
  readonly context: Context;
}

/** What costs are changed of; a mana ability is but an ability. */
type Payable = "spell" | "ability" | "nonmana ability" | "special";

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
  of: Payable,
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
    const isSuch =
      change.of === "keyword"
        ? keyword !== undefined && change.keyword === keyword
        : change.of === of || (change.of === "ability" && of === "nonmana ability");
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
const reduced = (demand: Demand, by: Demand, coloredOnly?: true): Demand => {
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
  of: Payable,
  base: A.Costs,
  additional: A.Costs,
  context: Context,
  options: { readonly less?: readonly Demand[]; readonly keyword?: string | undefined } = {},
): Worked => {
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

/** 602.2b, 601.2f: the total cost of activating the ability, a mana ability or another one. */
export const abilityCost = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  context: Context,
): Worked => {
  const object = objectOrLastKnown(game, id);
  const keyword =
    object === undefined ? undefined : keywordAround(characteristics(game, id).abilities, ability);
  const of = isManaAbility(ability) ? "ability" : "nonmana ability";
  const total = totalCost(game, player, id, of, ability.costs, [], context, { keyword });
  const { reduction } = ability;
  if (
    reduction === undefined ||
    (reduction.condition !== undefined && !holds(game, reduction.condition, context))
  )
    return total;
  const times = quantityOf(game, reduction.times ?? 1, context);
  return {
    ...total,
    demand: reduced(total.demand, repeated(manaDemand(game, reduction.costs, context), times)),
  };
};
