import type * as A from "../../abilities/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import { askNumber } from "../ask.ts";
import type { Game, Run } from "../game.ts";
import type { Context, PlayerId } from "../state.ts";
import { canPayCost } from "./costs.ts";
import { asIfX, hasX, manaValueMatters } from "./x.ts";
import { canPayMana, greatestX } from "../mana/pay.ts";
import { besidesOf } from "./costs.ts";
import { symbolsOf } from "../costs.ts";
import type { Purpose } from "../mana/purpose.ts";
import { manaDemand } from "./total.ts";
import { playerOf } from "../game.ts";
import type { Demand } from "../mana/demand.ts";

/** The least X that can be announced (601.2b): "remove one or more counters" is at least one, "remove all" is all of them. */
export const leastX = (game: Game, costs: A.Costs, context: Context): number =>
  costs.reduce(
    (least, cost) =>
      cost.type === "counterCost" && typeof cost.count.max === "object" && cost.count.max.type === "x"
        ? Math.max(least, quantityOf(game, cost.count.min, { ...context, x: 0 }))
        : cost.type === "xLimit"
          ? quantityOf(game, cost.least ?? 0, context)
          : least,
    0,
  );

/** The greatest X that can be announced for costs (107.3): how much mana it takes in a game where X is that, `demand` says. */
export const mostX = (
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
  purpose: Purpose = { type: "other", costs: () => costs },
  demand: (x: number, game: Game) => Demand = (x) => manaDemand(game, costs, { ...context, x }),
): number => {
  if (!symbolsOf(costs).includes("X")) return greatestUnpaid(game, player, costs, { ...context, x: 0 });
  const besides = besidesOf(game, player, costs, context);
  const asSpell = purpose.type === "spell" && manaValueMatters(game, costs) ? purpose.id : undefined;
  return greatestX(
    (x) => {
      const can = (g: Game): boolean => canPayMana(g, player, demand(x, g), purpose, besides);
      return asSpell === undefined ? can(game) : asIfX(game, asSpell, x, can);
    },
    asSpell === undefined ? 1 : 20,
  );
};

/** The value of X, which whoever pays these costs announces (107.3a); `most` is what could be paid. */
export function* announceX(
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
  most = mostX(game, player, costs, context),
): Run<number> {
  let last = most;
  for (const cost of costs)
    if (cost.type === "xLimit" && cost.most !== undefined)
      last = Math.min(last, quantityOf(game, cost.most, context));
  return yield* askNumber(game, player, leastX(game, costs, context), last, "X", context.source);
}

/** The context with the value of X, where the costs have one. */
export function* withX(
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
  most?: () => number,
): Run<Context> {
  return hasX(costs) ? { ...context, x: yield* announceX(game, player, costs, context, most?.()) } : context;
}

/** The greatest X with which costs other than mana could be paid. */
export const greatestUnpaid = (game: Game, player: PlayerId, costs: A.Costs, context: Context): number => {
  let x = leastX(game, costs, context);
  const limit = Math.max(100, playerOf(game, player).life);
  while (x < limit && costs.every((cost) => canPayCost(game, player, cost, { ...context, x: x + 1 }))) x++;
  return x;
};
