import type * as A from "../../abilities/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import { controllerOfObject } from "../evaluate/players.ts";
import { numberOfCounters, objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import { objectCant } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { costForbidden } from "./forbidden-costs.ts";

/** Whether the object can be used for a cost of that kind by the player. */
export const usable = (
  game: Game,
  player: PlayerId,
  action: A.CostOnObjects["action"],
  id: ObjectId,
  context: Context,
): boolean => {
  const object = objectOf(game, id);
  if (object === undefined || object.phasedOut) return false;
  const onBattlefield = object.zone === "battlefield";
  const mine = controllerOfObject(game, id) === player;
  switch (action) {
    case "sacrifice":
      return (
        onBattlefield &&
        mine &&
        !objectCant(game, id, "beSacrificed") &&
        !costForbidden(game, player, "sacrificeForCost", context, id)
      );
    case "discard":
      return object.zone === "hand" && mine;
    case "tap":
      return onBattlefield && !object.tapped;
    case "untap":
      return onBattlefield && object.tapped;
    case "exile":
    case "returnToHand":
    case "reveal":
    case "putOnTop":
    case "putOnBottom":
    case "mill":
    case "putIntoGraveyard":
      return true;
  }
};

/** How many objects or counters a cost asks for at least. */
export const leastOf = (game: Game, count: A.Count, context: Context): number =>
  Math.max(0, quantityOf(game, count.min, context));

/** How many counters are put or removed: so many, or with "any number" as many as were announced (601.2b). */
export const countersOf = (game: Game, count: A.Count, context: Context): number =>
  Math.max(leastOf(game, count, context), count.max === undefined ? 0 : quantityOf(game, count.max, context));

export const counterTotal = (game: Game, id: ObjectId, kind: string | undefined): number =>
  numberOfCounters(objectOf(game, id), kind);

/** The number of loyalty counters put on (606.4), negative for those removed. */
export const loyaltyChange = (cost: A.LoyaltyCost, x: number): number =>
  cost.change === "+x" ? x : cost.change === "-x" ? -x : cost.change;
