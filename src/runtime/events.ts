import type { Destination } from "../abilities/index.ts";
import type { Game } from "./game.ts";
import { objectOrLastKnown } from "./game.ts";
import type { GameEvent, ObjectId, PlayerId } from "./state.ts";

export type ZoneChangeEvent = Extract<GameEvent, { type: "zoneChange" }>;

/** The event of an object moving to a zone; `by` is the player who moves it, `cause` the spell or ability that does. */
export const moveEvent = (
  game: Game,
  object: ObjectId,
  destination: Destination,
  options: { reason?: NonNullable<ZoneChangeEvent["reason"]>; cause?: ObjectId; by?: PlayerId } = {},
): ZoneChangeEvent => ({
  type: "zoneChange",
  object,
  from: objectOrLastKnown(game, object)?.zone ?? "command",
  to: destination.zone,
  destination,
  ...options,
});
