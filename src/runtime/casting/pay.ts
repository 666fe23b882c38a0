import { costForbidden, payingFor } from "./forbidden-costs.ts";
import type * as A from "../../abilities/index.ts";
import { ask, askYesNo } from "../ask.ts";
import type { Action } from "../decisions.ts";
import type { Game, Run } from "../game.ts";
import { IllegalAnswer, playerOf } from "../game.ts";
import { activateMana } from "../mana/activate.ts";
import type { ManaPlan } from "../mana/activate.ts";
import { given } from "../given.ts";
import { isFree } from "../mana/demand.ts";
import type { Demand } from "../mana/demand.ts";
import { canPayMana, helpersFor, mostHelpers, payMana, spendPool } from "../mana/pay.ts";
import type { Told } from "../mana/pay.ts";
import { manaSources } from "../mana/sources.ts";
import type { Purpose } from "../mana/sources.ts";
import { perform } from "../perform.ts";
import { orRewind } from "../rewind.ts";
import type { Context, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { besidesOf, canPayLife, canUseObjects, selectForCost } from "./costs.ts";
import { namesObjects, useOf } from "../costs.ts";
import type { Selection } from "./costs.ts";
import { payCost } from "./pay-cost.ts";
import { manaDemand, raisedTo } from "./total.ts";
import type { TotalCost } from "./total.ts";

/** What was paid for a cost. */
export interface Paid {
  readonly mana: readonly ManaUnit[];
  /** Objects used, one entry for each cost that names objects. */
  readonly objects: readonly (readonly ObjectId[])[];
  /** Life, counters or other amount paid in all. */
  readonly amount: number;
  /** Phyrexian symbols that life was paid for (107.4f). */
  readonly phyrexian: number;
}

/** 107.4f: where no life can be paid, Phyrexian symbols are paid with mana. */
const withoutLife = (demand: Demand, game: Game, player: PlayerId, paying: Context): Demand =>
  demand.pips.some((pip) => pip.phyrexian) && costForbidden(game, player, "payLife", paying)
    ? { ...demand, pips: demand.pips.map((pip) => ({ ...pip, phyrexian: false })) }
    : demand;

/** Whether the player could pay all of the costs now (118.3); objects in `not` can't be used for them. */
export const canPayAll = (
  game: Game,
  player: PlayerId,
  total: TotalCost,
  context: Context,
  purpose: Purpose,
  not: readonly ObjectId[] = [],
): boolean => {
  const paying = payingFor(context, purpose.type);
  return (
    canUseObjects(game, player, total.costs, paying, not) &&
    canPayMana(
      game,
      player,
      withoutLife(total.demand ?? manaDemand(game, total.costs, context), game, player, paying),
      purpose,
      besidesOf(game, player, total.costs, paying),
    )
  );
};

type ManaAction = Extract<Action, { type: "activateMana" }>;
const isSame = (a: ManaAction, b: ManaAction): boolean => a.object === b.object && a.ability === b.ability;

const manaActions = (game: Game, player: PlayerId, excluded: readonly ObjectId[]): ManaAction[] => {
  const seen = new Set<string>();
  return manaSources(game, player).flatMap((source) =>
    source.uses.flatMap((use): ManaAction[] => {
      const key = `${use.object}/${use.ability}`;
      if (seen.has(key) || use.needsPriority || excluded.includes(use.object)) return [];
      seen.add(key);
      return [{ type: "activateMana", object: use.object, ability: use.ability }];
    }),
  );
};

/** 601.2g-h: the player has a chance to activate mana abilities, and may say what of the pool and what else is to pay. */
function* manaWindow(
  game: Game,
  player: PlayerId,
  demand: Demand,
  source: ObjectId,
  purpose: Purpose,
  excluded: readonly ObjectId[],
): Run<Told | undefined> {
  const refused: ManaAction[] = [];
  for (;;) {
    const abilities = manaActions(game, player, excluded).filter((a) => !refused.some((r) => isSame(r, a)));
    const { manaPool } = playerOf(game, player);
    const able = helpersFor(game, player, demand, purpose).filter(({ object }) => !excluded.includes(object));
    if (abilities.length + manaPool.length + able.length === 0) return undefined;
    const cost = [
      ...(demand.generic > 0 ? [String(demand.generic)] : []),
      ...demand.pips.map((p) => p.symbol),
    ];
    const helpers = able.map(({ object }) => object);
    const most = Math.min(helpers.length, mostHelpers(demand));
    const pool = manaPool.length;
    const decision = { type: "payment", player, cost, abilities, helpers, most, pool, source } as const;
    const answer = yield* ask(decision);
    if (answer.type === "pay") {
      const { pool: spent, helpers: used } = answer;
      if (
        spent?.some((at) => manaPool[at] === undefined) ||
        used?.some((id) => !helpers.includes(id)) ||
        (used?.length ?? 0) > most
      )
        throw new IllegalAnswer(decision, answer, "not in the pool or not able to help");
      return {
        kept: new Set(spent === undefined ? [] : manaPool.filter((_, at) => !spent.includes(at))),
        ...given({ spare: answer.spare }),
        ...(used === undefined ? {} : { helpers: able.filter(({ object }) => used.includes(object)) }),
      };
    }
    const { action } = answer;
    if (action.type !== "activateMana" || !abilities.some((a) => isSame(a, action)))
      throw new IllegalAnswer(decision, answer, "not a mana ability that can be activated");
    // 733.1: an activation that turned out impossible has been taken back, and is not offered again.
    if (!(yield* activateMana(game, player, action.object, action.ability))) refused.push(action);
  }
}

type Pips = Demand["pips"];

/**
 * 107.4f, 601.2b: for each Phyrexian symbol the player announces whether 2 life or mana will pay it, where the rest can be
 * paid with either. Asked before any mana ability is activated; where life can't be paid, mana has to.
 */
function* announcePhyrexian(
  game: Game,
  player: PlayerId,
  demand: Demand,
  context: Context,
  payable: (demand: Demand) => boolean,
): Run<{ demand: Demand; life: number }> {
  if (!demand.pips.some((p) => p.phyrexian)) return { demand, life: 0 };
  let life = 0;
  const paidWithMana = function* (all: Pips, locked: boolean, total: (pips: Pips) => Demand): Run<Demand> {
    const left: Pips[number][] = [];
    for (const [at, pip] of all.entries()) {
      const paidSo = (less: number, ...as: Pips): boolean =>
        payable({ ...total([...left, ...as, ...all.slice(at + 1)]), life: less });
      const { byEffect = false } = pip;
      const asked = locked ? byEffect : pip.phyrexian && pip.symbol.includes("P");
      const withMana = { ...pip, phyrexian: byEffect && !locked };
      const possible = asked && canPayLife(game, player, life + 2, context) && paidSo(life + 2);
      if (possible && !paidSo(life, withMana)) {
        life += 2;
        game.unasked?.(player);
      } else if (
        possible &&
        (yield* askYesNo(game, player, `pay 2 life for {${pip.symbol}}`, context.source))
      )
        life += 2;
      else left.push(asked ? withMana : pip);
    }
    return total(left);
  };
  const { least } = demand;
  const raised = yield* paidWithMana(demand.pips, false, (pips) => raisedTo({ ...demand, pips }, least));
  // What an effect lets life pay is asked for once the cost is locked in (601.2f-h).
  const locked = yield* paidWithMana(raised.pips, true, (pips) => ({ ...raised, pips, least: 0 }));
  return { demand: locked, life };
}

/**
 * 601.2g-h, 602.2b: chooses what to use, lets mana abilities be activated, pays everything. `undefined` when something
 * can't be paid; the caller rewinds. A `plan` says which units of the pool pay the mana, and what is wanted for something
 * else.
 */
export function* payTotal(
  game: Game,
  player: PlayerId,
  total: TotalCost,
  context: Context,
  purpose: Purpose,
  plan?: Pick<ManaPlan, "spend" | "not">,
): Run<Paid | undefined> {
  const paying = payingFor(context, purpose.type);
  const selections: Selection[] = [];
  for (const cost of total.costs) {
    const use = useOf(cost);
    const taken = use === undefined ? [] : selections.filter((_, i) => useOf(total.costs[i]) === use).flat();
    const selection = yield* selectForCost(game, player, cost, paying, [...taken, ...(plan?.not ?? [])]);
    if (selection === undefined) return undefined;
    selections.push(selection);
  }
  const besides = besidesOf(game, player, total.costs, paying, selections);
  const tapped = besides.flatMap(({ use, of }) => (use === "tap" ? of : []));
  const { demand, life } = yield* announcePhyrexian(
    game,
    player,
    total.demand ?? manaDemand(game, total.costs, context),
    paying,
    (rest) => canPayMana(game, player, rest, purpose, besides),
  );
  let mana: readonly ManaUnit[] = [];
  if (!isFree(demand)) {
    if (plan?.spend !== undefined) mana = yield* spendPool(game, player, plan.spend);
    else {
      const told = yield* manaWindow(game, player, demand, context.source, purpose, tapped);
      const spent = yield* payMana(game, player, demand, purpose, besides, told);
      if (spent === undefined) return undefined;
      mana = spent;
    }
  }
  if (life > 0) yield* perform(game, [{ type: "life", player, change: -life }]);
  let amount = mana.length;
  // 601.2h: in any order; what is to be moved is tapped before.
  const order = [...total.costs.entries()].sort(
    ([, a], [, b]) => Number(useOf(a) === "move") - Number(useOf(b) === "move"),
  );
  for (const [index, cost] of order) {
    const paid = yield* payCost(game, player, cost, context, selections[index] ?? []);
    if (paid === undefined) return undefined;
    amount += paid;
  }
  return {
    mana,
    objects: total.costs.flatMap((c, i) => (namesObjects(c) ? [selections[i] ?? []] : [])),
    amount,
    phyrexian: life / 2,
  };
}

/**
 * Pays all of the costs or nothing (118.3, 118.12): mana abilities may be activated (605.3a), choices are asked.
 * `undefined` when the player can't pay; then the state is as before.
 */
export function* payCosts(
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
): Run<Paid | undefined> {
  const purpose: Purpose = { type: "other", costs: () => costs };
  if (!canPayAll(game, player, { costs }, context, purpose)) return undefined;
  return yield* orRewind(game, payTotal(game, player, { costs }, context, purpose));
}
