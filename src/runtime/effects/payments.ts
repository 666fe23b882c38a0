import type * as A from "../../abilities/index.ts";
import { askOption, askYesNo } from "../ask.ts";
import { describe } from "../casting/describe.ts";
import { timesOver } from "../casting/joint-costs.ts";
import { payCosts } from "../casting/pay.ts";
import { announceX } from "../casting/variable.ts";
import { hasX } from "../casting/x.ts";
import type { Game, Run } from "../game.ts";
import type { Context, PlayerId } from "../state.ts";
import { amountOf, forPlayer, resolvePlayers } from "./choose.ts";
import { nothingDone, together } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { isPossible } from "./possible.ts";

/** What may be paid instead of an effect, and the effect: one "unless" within another is a choice of costs. */
const unlessChoices = (
  game: Game,
  effect: A.Unless,
  ctx: Context,
): { readonly choices: readonly A.Costs[]; readonly effect: A.Effect } => {
  const choices: A.Costs[] = [];
  let inner: A.Effect = effect;
  for (
    ;
    inner.type === "unless" && JSON.stringify(inner.who) === JSON.stringify(effect.who);
    inner = inner.effect
  )
    choices.push(
      inner.times === undefined ? inner.costs : timesOver(inner.costs, amountOf(game, inner.times, ctx)),
    );
  return { choices, effect: inner };
};

/** 118.12a: what one of the players pays, and the effect that happens unless somebody does. */
export function* payInstead(
  game: Game,
  node: A.Unless,
  ctx: Context,
): Run<{ readonly paid?: Outcome; readonly effect: A.Effect }> {
  const { choices, effect } = unlessChoices(game, node, ctx);
  // Nothing to pay for where there is nothing to be sacrificed.
  if (effect.type === "sacrifice" && !isPossible(game, effect, ctx, ctx.controller))
    return { paid: nothingDone, effect };
  const { who } = node;
  for (const player of yield* resolvePlayers(game, who, ctx)) {
    const own = { ...forPlayer(ctx, who, player) };
    const possible = choices.filter((costs) => isPossible(game, { type: "pay", who, costs }, own, player));
    if (possible.length === 0) {
      game.unasked?.(player);
      continue;
    }
    if (!(yield* askYesNo(game, player, "pay", ctx.source))) continue;
    const options = possible.map(describe);
    const costs =
      possible[possible.length === 1 ? 0 : yield* askOption(game, player, options, "pay", ctx.source)];
    const payment = yield* payCosts(game, player, costs ?? [], own);
    if (payment === undefined) continue;
    const { objects, amount } = payment;
    return { paid: { done: true, objects: objects.flat(), players: [player], amount }, effect };
  }
  return { effect };
}

/** 107.3f: the value of an X in a cost paid on resolution, unless X has one already, is chosen by who pays. */
function* withX(game: Game, player: PlayerId, costs: A.Costs, ctx: Context): Run<Context> {
  if (ctx.x !== undefined || !hasX(costs)) return ctx;
  return { ...ctx, x: yield* announceX(game, player, ctx.source, costs, ctx) };
}

/** 118.12: each of the players pays the costs, once or as often as they like. */
export function* pay(game: Game, effect: A.Pay, ctx: Context): Run<Outcome> {
  const outcomes: Outcome[] = [];
  for (const player of yield* resolvePlayers(game, effect.who, ctx)) {
    const own = forPlayer(ctx, effect.who, player);
    for (let times = 0; ; times++) {
      if (effect.repeat === true && !isPossible(game, effect, own, player)) break;
      if (effect.repeat === true && !(yield* askYesNo(game, player, "pay again", ctx.source))) break;
      const context = yield* withX(game, player, effect.costs, own);
      const paid = yield* payCosts(game, player, effect.costs, context);
      if (paid === undefined) break;
      if (context !== own && context.x !== undefined && ctx.chosen !== undefined) ctx.chosen["x"] = context.x;
      outcomes.push({
        done: true,
        objects: paid.objects.flat(),
        players: [player],
        amount: effect.repeat === true ? 1 : context === own ? paid.amount : (context.x ?? 0),
      });
      if (effect.repeat !== true) break;
    }
  }
  return together(outcomes);
}
