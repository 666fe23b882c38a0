import type * as A from "../../abilities/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import type { Context, GameEvent } from "../state.ts";
import { eventFits } from "./matches.ts";

/**
 * "Whenever … deals damage" or "is dealt damage", with one party left open, triggers once for all damage that the other
 * deals or is dealt at a time (120.4, 510.2).
 */
const leavesPartyOpen = (pattern: A.TriggerEvent): boolean =>
  pattern.type === "damage" && (pattern.source === undefined) !== (pattern.to === undefined);

/** Whether what happens at the same time makes an ability trigger once (603.2c). */
export const isBatch = (pattern: A.TriggerEvent): boolean =>
  ("batch" in pattern && pattern.batch === true) ||
  pattern.asOne === true ||
  leavesPartyOpen(pattern) ||
  (pattern.type === "eitherEvent" && pattern.events.some(isBatch));

/**
 * "One or more … deal damage to a player" triggers once for each such player, "one or more counters are put on a creature"
 * once for each such creature, "a creature becomes blocked by one or more" for each creature that does, "… one or more
 * players" or "one or more creatures" once (603.2c).
 */
export const batchKey = (of: string, pattern: A.TriggerEvent, event: GameEvent): string => {
  if (pattern.asOne) return `${of}/${event.type}`;
  const bySource = pattern.type === "damage" && pattern.to === undefined && event.type === "damage";
  const party = bySource
    ? String(event.source)
    : event.type === "damage"
      ? JSON.stringify(event.to)
      : event.type === "counters"
        ? JSON.stringify(event.on)
        : pattern.type === "attacks" && pattern.whom !== undefined && event.type === "attack"
          ? JSON.stringify(event.defender)
          : event.type === "block"
            ? // What blocks or becomes blocked is one creature, which does so once.
              pattern.type === "eitherEvent" ||
              String(pattern.type === "becomesBlocked" ? event.attacker : event.object)
            : "player" in event
              ? String(event.player)
              : "";
  return `${of}/${event.type}/${party}`;
};

/** The event of a batch trigger: the first one with the amounts of all of them. */
const addToBatch = (before: GameEvent, event: GameEvent): GameEvent => {
  const whole: GameEvent = { ...before, together: [...(before.together ?? [before]), event] };
  if (whole.type === "damage" && event.type === "damage")
    return {
      ...whole,
      amount: whole.amount + event.amount,
      excess: (whole.excess ?? 0) + (event.excess ?? 0),
    };
  if (whole.type === "counters" && event.type === "counters")
    return { ...whole, count: whole.count + event.count };
  if (whole.type === "zoneChange") return { ...whole, count: (whole.count ?? 1) + 1 };
  return whole;
};

/** Events that abilities take as one, while they are collected (603.2c). */
export type Batches<T> = Map<string, { readonly of: T; event: GameEvent }>;

/** Adds an event to the batch that it belongs to for an ability. */
export const collect = <T>(batches: Batches<T>, of: T, key: string, event: GameEvent): void => {
  const batch = batches.get(key);
  if (batch === undefined) batches.set(key, { of, event });
  else batch.event = addToBatch(batch.event, event);
};

/** Whether as many happen at once as the ability waits for. */
export const isEnough = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean =>
  pattern.type === "eitherEvent"
    ? pattern.events.some(
        (each) => eventFits(game, each, event, context) && isEnough(game, each, event, context),
      )
    : pattern.type === "attackDeclared" ||
      (event.together?.length ?? 1) >= quantityOf(game, pattern.atLeast ?? 1, { ...context, event });
