import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { ObjectId, PlayerId } from "../state.ts";

export interface CastOptions {
  readonly face?: number;
  /** Way of casting: the keyword of an alternative cost or permission. */
  readonly as?: string;
  /** Without paying the mana cost (118.9). */
  readonly free?: true;
  /** Instead of the mana cost (118.9). */
  readonly costs?: A.Costs;
  readonly anyMana?: true;
  /** Permitted by an effect that resolves (608.2g): timing is not checked. */
  readonly allowed?: true;
}

/**
 * Casts a spell, 601.2a-i. Returns the spell, or `undefined` when it turned out illegal or unpayable and was taken back (733).
 */
export function* castSpell(
  _game: Game,
  _player: PlayerId,
  _card: ObjectId,
  _options: CastOptions = {},
): Run<ObjectId | undefined> {
  return undefined;
}
