import type * as A from "../../abilities/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import { askNumber } from "../ask.ts";
import type { Game, Run } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { canPayCost } from "./costs.ts";

/** The least X that can be announced (601.2b): "remove one or more counters" is at least one, "remove all" is all of them. */
export const leastX = (game: Game, costs: A.Costs, context: Context): number =>
  costs.reduce(
    (least, cost) =>
      cost.type === "counterCost" && typeof cost.count.max === "object" && cost.count.max.type === "x"
        ? Math.max(least, quantityOf(game, cost.count.min, { ...context, x: 0 }))
        : cost.type === "xLimit"
          ? (cost.least ?? 0)
          : least,
    0,
  );

/** The value of X, which whoever pays these costs announces (107.3a); `most` is what could be paid. */
export function* announceX(
  game: Game,
  player: PlayerId,
  id: ObjectId | undefined,
  costs: A.Costs,
  context: Context,
  most: number,
): Run<number> {
  let last = most;
  for (const cost of costs)
    if (cost.type === "xLimit" && cost.most !== undefined)
      last = Math.min(last, quantityOf(game, cost.most, context));
  return yield* askNumber(game, player, leastX(game, costs, context), last, "X", id);
}

/** The greatest X with which costs other than mana could be paid. */
export const greatestUnpaid = (game: Game, player: PlayerId, costs: A.Costs, context: Context): number => {
  let x = leastX(game, costs, context);
  while (x < 100 && costs.every((cost) => canPayCost(game, player, cost, { ...context, x: x + 1 }))) x++;
  return x;
};
