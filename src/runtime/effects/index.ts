import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";

/** Carries out an instruction (608.2c). */
export function* carryOut(_game: Game, _effect: A.Effect, _ctx: Context): Run<void> {}
