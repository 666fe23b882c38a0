import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { objectsOf, playersOf } from "../evaluate/index.ts";
import { onBattlefield, playerOf } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import { playerCant } from "../prohibitions.ts";
import type { Context, GameEvent, PlayerId } from "../state.ts";
import { amountOf, forPlayer, resolvePlayers } from "./choose.ts";
import { theObjects } from "./exactly.ts";
import { doneTo, nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";

const changed = (events: readonly GameEvent[]): Outcome => {
  const changes = events.filter((event) => event.type === "life");
  return doneTo(changes.map(({ player, change }) => [{ player }, Math.abs(change)]));
};

const lifeEvent = (player: PlayerId, change: number, ctx: Context): GameEvent => ({
  type: "life",
  player,
  change,
  source: ctx.source,
});

function* changeLife(
  game: Game,
  { type, who, amount: of }: A.GainLife | A.LoseLife | A.SetLife,
  ctx: Context,
): Run<Outcome> {
  const players = yield* resolvePlayers(game, who, ctx);
  const events = players.flatMap((player) => {
    const amount = amountOf(game, of, forPlayer(ctx, who, player));
    // 119.5: to set a life total the player gains or loses what is missing.
    const change =
      type === "gainLife" ? amount : type === "loseLife" ? -amount : amount - playerOf(game, player).life;
    return change === 0 ? [] : [lifeEvent(player, change, ctx)];
  });
  return changed(yield* perform(game, events));
}

/** Whether life totals can rise or fall by so much (119.7-8). */
const canChange = (game: Game, player: PlayerId, change: number): boolean =>
  change === 0 || !playerCant(game, player, change > 0 ? "gainLife" : "loseLife");
export const lifeHandlers: Handlers<"gainLife" | "loseLife" | "setLife" | "exchangeLife"> = {
  gainLife: changeLife,
  loseLife: changeLife,
  setLife: changeLife,
  /** 701.12c, 701.12g: both changes or none. */
  *exchangeLife(game, { one: who, other }, ctx) {
    const [one] = playersOf(game, who, ctx);
    if (one === undefined) return nothingDone;
    const { life } = playerOf(game, one);
    if (other.type === "statOf") {
      const [creature = -1] = objectsOf(game, other.of, ctx);
      const stat = onBattlefield(game, creature) && characteristics(game, creature)[other.stat as "power"];
      if (stat === undefined || !canChange(game, one, stat - life)) return nothingDone;
      const gained = stat === life ? [] : yield* perform(game, [lifeEvent(one, stat - life, ctx)]);
      const change = { type: "setPT", [other.stat]: life } as const;
      yield* game.run(game, { type: "affect", what: theObjects([creature]), modifications: [change] }, ctx);
      return { ...changed(gained), done: true };
    }
    const [second] = playersOf(game, other, ctx).filter((player) => player !== one);
    if (second === undefined) return nothingDone;
    const change = playerOf(game, second).life - life;
    if (change === 0) return { done: true, players: [one, second], amount: 0 };
    if (!canChange(game, one, change) || !canChange(game, second, -change)) return nothingDone;
    return changed(yield* perform(game, [lifeEvent(one, change, ctx), lifeEvent(second, -change, ctx)]));
  },
};
