import type * as A from "../../abilities/index.ts";
import { playersOf } from "../evaluate/index.ts";
import { playerOf } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import { playerCant } from "../prohibitions.ts";
import type { Context, GameEvent, PlayerId } from "../state.ts";
import { amountOf, forPlayer, resolvePlayers } from "./choose.ts";
import { nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";

const changed = (events: readonly GameEvent[]): Outcome => {
  const changes = events.filter((event) => event.type === "life");
  return {
    done: changes.length > 0,
    players: changes.map(({ player }) => player),
    amount: changes.reduce((sum, { change }) => sum + Math.abs(change), 0),
  };
};

const lifeEvent = (player: PlayerId, change: number, ctx: Context): GameEvent => ({
  type: "life",
  player,
  change,
  source: ctx.source,
});

function* gainOrLose(game: Game, effect: A.GainLife | A.LoseLife, ctx: Context): Run<Outcome> {
  const sign = effect.type === "gainLife" ? 1 : -1;
  const players = yield* resolvePlayers(game, effect.who, ctx);
  const events = players.flatMap((player) => {
    const amount = amountOf(game, effect.amount, forPlayer(ctx, effect.who, player));
    return amount === 0 ? [] : [lifeEvent(player, sign * amount, ctx)];
  });
  return changed(yield* perform(game, events));
}

/** 119.5: the player gains or loses what is missing. */
function* setLife(game: Game, effect: A.SetLife, ctx: Context): Run<Outcome> {
  const players = yield* resolvePlayers(game, effect.who, ctx);
  const events = players.flatMap((player) => {
    const change =
      amountOf(game, effect.amount, forPlayer(ctx, effect.who, player)) - playerOf(game, player).life;
    return change === 0 ? [] : [lifeEvent(player, change, ctx)];
  });
  return changed(yield* perform(game, events));
}

/** 701.12c: both changes or none. */
function* exchangeLife(game: Game, effect: A.ExchangeLife, ctx: Context): Run<Outcome> {
  const [one] = playersOf(game, effect.one, ctx);
  const [other] = playersOf(game, effect.other, ctx).filter((player) => player !== one);
  if (one === undefined || other === undefined) return nothingDone;
  const difference = playerOf(game, other).life - playerOf(game, one).life;
  if (difference === 0) return { done: true, players: [one, other], amount: 0 };
  const [gains, loses] = difference > 0 ? [one, other] : [other, one];
  if (playerCant(game, gains, "gainLife") || playerCant(game, loses, "loseLife")) return nothingDone;
  const size = Math.abs(difference);
  return changed(yield* perform(game, [lifeEvent(gains, size, ctx), lifeEvent(loses, -size, ctx)]));
}

export const lifeHandlers: Handlers<"gainLife" | "loseLife" | "setLife" | "exchangeLife"> = {
  gainLife: gainOrLose,
  loseLife: gainOrLose,
  setLife,
  exchangeLife,
};
