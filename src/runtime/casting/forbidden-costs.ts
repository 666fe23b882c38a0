import type { Game } from "../game.ts";
import { isParty, playerProhibitions } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";

/** A context in which costs are paid to cast a spell or to activate an ability (601.2h, 602.2b). */
export const payingFor = (
  context: Context,
  paysFor: NonNullable<Context["paysFor"]> | "special" | "other",
): Context =>
  paysFor === "special" || paysFor === "other" || context.paysFor !== undefined
    ? context
    : { ...context, paysFor };

/** 101.2: an effect says that the player can't pay life, or sacrifice that, for what the costs are paid for. */
export const costForbidden = (
  game: Game,
  player: PlayerId,
  what: "payLife" | "sacrificeForCost",
  { paysFor }: Context,
  object?: ObjectId,
): boolean =>
  paysFor !== undefined &&
  playerProhibitions(game, player, what).some(
    ({ change: { whom, sparesMana }, context }) =>
      (sparesMana === undefined || paysFor !== "mana ability") &&
      (whom === undefined || (object !== undefined && isParty(game, whom, { object }, context))),
  );
