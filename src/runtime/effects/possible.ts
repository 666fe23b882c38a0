import type * as A from "../../abilities/index.ts";
import { canPayAll } from "../casting/pay.ts";
import { characteristics } from "../continuous/index.ts";
import { candidatesFor, fits, mentionsType, objectsOf, playersOf } from "../evaluate/index.ts";
import { objectOf, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import { objectCant } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { amountOf } from "./choose.ts";

const least = (game: Game, count: A.Count, ctx: Context): number => amountOf(game, count.min, ctx);

/** Whether a required choice of objects finds any. */
const someObject = (game: Game, objects: A.Objects, ctx: Context): boolean => {
  if (objects.type !== "choose")
    return objectsOf(game, objects, ctx).some((id) => objectOf(game, id) !== undefined);
  return least(game, objects.count, ctx) === 0 || objectsOf(game, objects, ctx).length > 0;
};

const canSacrifice = (game: Game, effect: A.Sacrifice, ctx: Context, player: PlayerId): boolean => {
  const controls = (id: ObjectId): boolean =>
    objectOf(game, id)?.zone === "battlefield" &&
    characteristics(game, id).controller === player &&
    !objectCant(game, id, "beSacrificed");
  if (effect.what !== undefined && effect.what.type !== "choose")
    return objectsOf(game, effect.what, ctx).some(controls);
  const filter = effect.what?.filter ?? effect.filter;
  const count = effect.what?.count ?? effect.count ?? { min: 1, max: 1 };
  const among =
    filter === undefined
      ? game.state.battlefield
      : candidatesFor(game, filter, ctx).filter((id) => fits(game, id, filter, ctx));
  return among.filter(controls).length >= least(game, count, ctx);
};

const canDiscard = (game: Game, effect: A.Discard, ctx: Context, player: PlayerId): boolean => {
  const { hand } = playerOf(game, player);
  const { filter } = effect;
  if (effect.what !== undefined) return objectsOf(game, effect.what, ctx).some((id) => hand.includes(id));
  const fitting = filter === undefined ? hand : hand.filter((id) => fits(game, id, filter, ctx));
  return effect.count === "all" ? true : fitting.length >= least(game, effect.count, ctx);
};

/** An X that is still to be chosen may be 0 (107.1c). */
const withLeastX = (costs: A.Costs, ctx: Context): Context =>
  ctx.x === undefined && hasX(costs) ? { ...ctx, x: 0 } : ctx;

/** Whether the costs contain an X. */
export const hasX = (costs: A.Costs): boolean =>
  costs.some((cost) => (cost.type === "mana" && cost.cost.includes("X")) || mentionsType(cost, "x"));

/** 608.2d: whether a player may choose to do this. Whatever could do anything at all is possible. */
export const isPossible = (game: Game, effect: A.Effect, ctx: Context, player: PlayerId): boolean => {
  switch (effect.type) {
    case "sequence": {
      const [first] = effect.effects;
      return first === undefined || isPossible(game, first, ctx, player);
    }
    case "sacrifice":
      return playersOf(game, effect.who, ctx).some((who) => canSacrifice(game, effect, ctx, who));
    case "discard":
      return playersOf(game, effect.who, ctx).some((who) => canDiscard(game, effect, ctx, who));
    case "pay":
      return canPayAll(game, player, { costs: effect.costs }, withLeastX(effect.costs, ctx), {
        type: "other",
      });
    case "move":
    case "exile":
    case "destroy":
    case "castCards":
    case "copySpell":
    case "reveal":
    case "putCounters":
      return someObject(game, effect.type === "putCounters" ? effect.on : effect.what, ctx);
    default:
      return true;
  }
};
