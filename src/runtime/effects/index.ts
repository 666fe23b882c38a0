/** What spells and abilities do when they resolve (608, 609): one handler for each instruction of the ability model. */
import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";
import type { Outcome } from "./outcome.ts";

/** Carries out an instruction as far as it is possible (101.3, 608.2c, 609.3). What it binds is left in `ctx.bindings`. */
export function* carryOut(game: Game, effect: A.Effect, ctx: Context): Run<Outcome> {
  // Shared by all parts of the effect: what they moved and what was chosen on the way.
  return yield* game.run(game, effect, { ...ctx, moved: ctx.moved ?? {}, chosen: ctx.chosen ?? {} });
}
