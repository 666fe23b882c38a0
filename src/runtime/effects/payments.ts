import type * as A from "../../abilities/index.ts";
import { askWhich, askYesNo } from "../ask.ts";
import { describe } from "../casting/describe.ts";
import { timesOver } from "../casting/joint-costs.ts";
import { payCosts } from "../casting/pay.ts";
import { withX } from "../casting/variable.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";
import { amountOf, forEachInTurn, forPlayer, resolvePlayers } from "./choose.ts";
import type { Outcome } from "./outcome.ts";
import { isPossible } from "./possible.ts";

/** 118.12a: what the first of these players, in turn order, pays instead of the effect. */
export function* payInstead(game: Game, effect: A.Unless, ctx: Context): Run<Outcome | undefined> {
  const { times, who } = effect;
  const all = [effect.costs, ...(effect.alternatives ?? [])].map((costs) =>
    times === undefined ? costs : timesOver(costs, amountOf(game, times, ctx)),
  );
  for (const player of yield* resolvePlayers(game, who, ctx)) {
    const own = { ...forPlayer(ctx, who, player) };
    // 608.2d: nobody can choose what is impossible.
    const possible = all.filter((costs) => isPossible(game, { type: "pay", who, costs }, own, player));
    if (possible.length === 0) {
      game.unasked?.(player);
      continue;
    }
    if (!(yield* askYesNo(game, player, "pay", ctx.source))) continue;
    const costs = yield* askWhich(game, player, possible, describe, "pay", ctx.source);
    const paid = yield* payCosts(game, player, costs ?? [], own);
    if (paid !== undefined)
      return { done: true, objects: paid.objects.flat(), players: [player], amount: paid.amount };
  }
  return undefined;
}

/** 118.12: each of the players pays the costs, once or as often as they like. */
export function* pay(game: Game, effect: A.Pay, ctx: Context): Run<Outcome> {
  return yield* forEachInTurn(game, effect.who, ctx, function* (player, own) {
    const outcomes: Outcome[] = [];
    for (let times = 0; ; times++) {
      if (
        effect.repeat !== undefined &&
        (times === effect.repeat ||
          !isPossible(game, effect, own, player) ||
          !(yield* askYesNo(game, player, "pay again", ctx.source)))
      )
        break;
      // 107.3f: unless X has a value already, who pays chooses it.
      const context = own.x === undefined ? yield* withX(game, player, effect.costs, own) : own;
      const paid = yield* payCosts(game, player, effect.costs, context);
      if (paid === undefined) break;
      if (context !== own && context.x !== undefined && ctx.chosen !== undefined) ctx.chosen["x"] = context.x;
      outcomes.push({
        done: true,
        objects: paid.objects.flat(),
        players: [player],
        amount: effect.repeat !== undefined ? 1 : context === own ? paid.amount : (context.x ?? 0),
      });
      if (effect.repeat === undefined) break;
    }
    return outcomes;
  });
}
