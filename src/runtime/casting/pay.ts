import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { Context, ManaUnit, ObjectId, PlayerId } from "../state.ts";

/** What was paid for a cost. */
export interface Paid {
  readonly mana: readonly ManaUnit[];
  /** Objects used, one entry for each cost that names objects. */
  readonly objects: readonly (readonly ObjectId[])[];
  /** Life, counters or other amount paid in all. */
  readonly amount: number;
}

/**
 * Pays all of the costs or nothing (118.3, 118.12): mana abilities may be activated (605.3a), choices are asked.
 * `undefined` when the player can't pay; then the state is as before.
 */
export function* payCosts(
  _game: Game,
  _player: PlayerId,
  _costs: A.Costs,
  _context: Context,
): Run<Paid | undefined> {
  return undefined;
}
