import type { Game, Run } from "./game.ts";
import type { GameEvent } from "./state.ts";

/**
 * The one door through which the game changes. The events happen simultaneously: replacement and prevention effects
 * (614-616), the change, last known information (608.2h), triggers noted (603.2). Returns the events that really
 * happened, with what they became filled in (`becomes` of a zone change, the actual amount of damage).
 */
export function* perform(_game: Game, events: readonly GameEvent[]): Run<GameEvent[]> {
  return [...events];
}
