import type * as A from "../../abilities/index.ts";
import { commanderTax } from "../commander.ts";
import { startingFace } from "../continuous/base.ts";
import { characteristics, rulesInForce, ownRules } from "../continuous/index.ts";
import { rulesFor } from "../prohibitions.ts";
import { fits, holds, isManaAbility, objectsOf, playersOf, quantityOf } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { objectOf } from "../game.ts";
import { costsOf, symbolsOf } from "../costs.ts";
import { bitOfColor, demandOf, reduced } from "../mana/demand.ts";
import type { Demand } from "../mana/demand.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { actionOf, keywordAround, sortOfAbility } from "./keyword-around.ts";

/** A total cost: its components, and the mana where it has been worked out already (601.2f). */
export interface TotalCost {
  readonly costs: A.Costs;
  /** Replaces the mana components of `costs`. */
  readonly demand?: Demand;
}
/** A total cost of which the mana has been worked out. */
export type Worked = Required<TotalCost>;

/** The mana cost of an object, for costs that are "equal to its mana cost"; one that is missing can't be paid (118.6). */
const manaCostOf = (game: Game, { manaCostOf: of }: A.ManaPayment, context: Context): A.ManaCost => {
  const [id] = of === undefined ? [] : objectsOf(game, of, context);
  const object = objectOf(game, id);
  return object === undefined ? [] : (startingFace(object).manaCost ?? ["1000000"]);
};

/** Costs "equal to its mana cost" in symbols, among which X may be (601.2b). */
export const inSymbols = (game: Game, costs: A.Costs, context: Context): A.Costs =>
  costs.map((cost) => {
    if (cost.type !== "mana" || cost.manaCostOf === undefined) return cost;
    const { manaCostOf: _, ...rest } = cost;
    return { ...rest, cost: [...cost.cost, ...manaCostOf(game, cost, context)] };
  });

/** The mana that cost components ask for (118.7 has been applied before). */
export const manaDemand = (game: Game, costs: A.Costs, context: Context): Demand => {
  const pips: Demand["pips"][number][] = [];
  let generic = 0;
  let waterbend = 0;
  const lifeMask = rulesFor(game, context.controller, "lifeForMana").reduce(
    (mask, { change }) => mask | bitOfColor(change.color),
    0,
  );
  for (const cost of costs) {
    if (cost.type !== "mana") continue;
    const times = quantityOf(game, cost.times ?? 1, context);
    for (let n = 0; n < times; n++) {
      const whole = demandOf([...cost.cost, ...manaCostOf(game, cost, context)], context.x ?? 0);
      const one = reduced(whole, demandOf(cost.reducedBy ?? [], 0));
      pips.push(
        ...one.pips.map((pip) =>
          pip.mask & lifeMask ? { ...pip, phyrexian: true, byEffect: true as const } : pip,
        ),
      );
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

/** Such spells cast, or such abilities activated, before it this turn. */
const doneBefore = (
  game: Game,
  { of, what, keyword }: A.CostChange,
  context: Context,
  player: PlayerId,
): number =>
  game.state.history.thisTurn.filter((e) => {
    if (!("player" in e) || e.player !== player) return false;
    if (keyword !== undefined) return e.type === "keywordAction" && e.action === actionOf(keyword);
    const done = of === "spell" ? e.type === "cast" && e.object : e.type === "activate" && e.source;
    return done !== false && fits(game, done, what, { ...context, each: done });
  }).length;

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
    if (change.nth !== undefined && doneBefore(game, change, context, player) + 1 !== change.nth) continue;
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

const amountOf = (demand: Demand): number => demand.generic + demand.pips.length;

/** The demand with as much generic mana more as makes it so much mana. */
export const raisedTo = (demand: Demand, least = 0): Demand => ({
  ...demand,
  generic: demand.generic + Math.max(0, least - amountOf(demand)),
});

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
    if (change.change === "more") changed = [...changed, ...by];
    else if (change.change === "less")
      changed = changed.map((cost) =>
        cost.type === "mana"
          ? { ...cost, reducedBy: [...(cost.reducedBy ?? []), ...symbolsOf(by.splice(0))] }
          : cost,
      );
  }
  return changed;
};

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
  // What an additional cost of the spell is paid with is known by its number, whatever is paid rather than the mana cost.
  const costs: A.Cost[] = [...additional, ...base].filter((c) => c.type !== "mana");
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
    demand = raisedTo(
      reduced(demand, repeated(manaDemand(game, change.cost, where), n), change.coloredOnly),
      Math.min(change.minimum ?? 0, amountOf(demand)),
    );
  }
  // What affects the total cost directly comes last.
  const least = Math.max(0, ...changes.map(({ change: c }) => (c.change === "more" && c.minimum) || 0));
  return { costs, demand: { ...raisedTo(demand, least), least } };
};

/** 602.2b, 601.2f: the total cost of activating the ability, a mana ability or another one. */
export const abilityCost = (
  game: Game,
  ability: A.Activated,
  context: Context,
  costs: A.Costs = ability.costs,
): Worked => {
  const { source, controller } = context;
  const keyword = sortOfAbility(characteristics(game, source).abilities, ability);
  const of = isManaAbility(ability) ? "ability" : "nonmana ability";
  const { reduction } = ability;
  const applies =
    reduction && (reduction.condition === undefined || holds(game, reduction.condition, context));
  const less = applies
    ? [repeated(manaDemand(game, reduction.costs, context), quantityOf(game, reduction.times ?? 1, context))]
    : [];
  return totalCost(game, controller, source, of, costs, [], context, { keyword, less });
};

/** 118.9, 601.2b: what may be paid rather than the cost that stands behind the ability's keyword. */
export const otherCosts = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
): A.Costs | undefined => {
  const { abilities } = characteristics(game, id);
  const instead = costChanges(game, player, id, "special", sortOfAbility(abilities, ability)).find(
    ({ change }) => change.change === "instead",
  );
  if (instead === undefined) return undefined;
  const around = keywordAround(abilities, ability);
  const own = (around && costsOf(around).length) || ability.costs.length;
  return [...instead.change.cost, ...ability.costs.slice(own)];
};
