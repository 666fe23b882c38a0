import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import type { Context, GameEvent } from "../state.ts";

/**
 * Whether an event is one that the pattern looks for (603.2). Characteristics are those of the moment or last known
 * (603.10); the context's `source` and `controller` are those of the ability that asks.
 */
export const eventFits = (
  _game: Game,
  _pattern: A.TriggerEvent,
  _event: GameEvent,
  _context: Context,
): boolean => false;
