import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/conditions.ts";
import { subjectOfEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { patterns, within } from "./patterns.ts";
import type { Context, GameEvent } from "../state.ts";

const patternFits = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean => {
  if (pattern.type === "eitherEvent") return pattern.events.some((p) => eventFits(game, p, event, context));
  if (pattern.type === "state") return event.type === "state" && holds(game, pattern.condition, context);
  const { events, fits } = patterns[pattern.type];
  // The table has for each type the function of exactly that type, asked of the events that it is about.
  const asked = fits as (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context) => boolean;
  return events.includes(event.type) && asked(game, pattern, event, context);
};

/** By what simultaneous events are known as one time (603.2c). */
export const batchOf = (event: GameEvent): number | GameEvent =>
  "batch" in event && event.batch !== undefined ? event.batch : event;

/** Whether this is the first such event of the turn, or of its object this turn; simultaneous events are one time. */
const isFirst = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean => {
  const { firstEachTurn, ...any } = pattern;
  if (firstEachTurn === undefined) return true;
  for (const earlier of game.state.history.thisTurn) {
    if (earlier === event || batchOf(earlier) === batchOf(event)) return true;
    const same = firstEachTurn === "event" || subjectOfEvent(earlier) === subjectOfEvent(event);
    if (same && eventFits(game, any as A.TriggerEvent, earlier, context)) return false;
  }
  return true;
};

/**
 * Whether an event is one that the pattern looks for (603.2). Characteristics are those of the moment or last known
 * (603.10); the context's `source` and `controller` are those of the ability that asks.
 */
export const eventFits = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean =>
  patternFits(game, pattern, event, context) &&
  (pattern.during === undefined ||
    holds(game, pattern.during, within(context, event, subjectOfEvent(event)))) &&
  isFirst(game, pattern, event, context);
