import type * as A from "../../abilities/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import type { Context, PlayerId } from "../state.ts";
import { canPayCost } from "./costs.ts";

/** The least X that can be announced (601.2b): "remove one or more counters" is at least one, "remove all" is all of them. */
export const leastX = (game: Game, costs: A.Costs, context: Context): number =>
  costs.reduce(
    (least, cost) =>
      cost.type === "counterCost" && typeof cost.count.max === "object" && cost.count.max.type === "x"
        ? Math.max(least, quantityOf(game, cost.count.min, { ...context, x: 0 }))
        : least,
    0,
  );

/** The greatest X with which costs other than mana could be paid. */
export const greatestUnpaid = (game: Game, player: PlayerId, costs: A.Costs, context: Context): number => {
  let x = leastX(game, costs, context);
  while (x < 100 && costs.every((cost) => canPayCost(game, player, cost, { ...context, x: x + 1 }))) x++;
  return x;
};
