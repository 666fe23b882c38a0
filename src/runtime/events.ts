import type { Destination } from "../abilities/index.ts";
import type { Game } from "./game.ts";
import { objectIn, objectOrLastKnown, playerIn, touch } from "./game.ts";
import { loseDesignations } from "./lose-designations.ts";
import type { Chosen, GameEvent, GameObject, ObjectId, PlayerId } from "./state.ts";

export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;
export type ZoneChangeEvent = EventOf<"zoneChange">;

/** The event of an object moving to a zone; `by` is the player who moves it, `cause` the spell or ability that does. */
export const moveEvent = (
  game: Game,
  object: ObjectId,
  destination: Destination,
  options: {
    reason?: NonNullable<ZoneChangeEvent["reason"]>;
    cause?: ObjectId;
    by?: PlayerId;
    noRegeneration?: true;
  } = {},
): ZoneChangeEvent => ({
  type: "zoneChange",
  object,
  from: objectOrLastKnown(game, object)?.zone ?? "outside",
  to: destination.zone,
  destination,
  ...options,
});

/** The event of a player's doing what the rules call a keyword action, or of something named like one. */
export const actionEvent = (
  action: string,
  player: PlayerId,
  more: Omit<Partial<EventOf<"keywordAction">>, "type"> = {},
): GameEvent => ({ type: "keywordAction", action, player, ...more });

/** The event of so many counters of a kind being put on something, or removed where the number is negative (122.1). */
export const counterEvent = (
  on: Chosen,
  kind: string,
  count: number,
  more: Pick<EventOf<"counters">, "by" | "noEffect" | "batch"> = {},
): EventOf<"counters"> => ({ type: "counters", on, kind, count, ...more });

/** 701.3: that something becomes attached to an object; players are not waited for. */
export const attachEvent = ({ id, controller }: GameObject, to: Chosen): GameEvent | undefined =>
  "object" in to ? actionEvent("attach", controller, { object: id, other: to.object }) : undefined;
/** 701.3d: that something ceases to be attached to an object. */
export const unattachEvent = ({ id, controller, attachedTo }: GameObject): GameEvent | undefined =>
  typeof attachedTo === "number"
    ? actionEvent("unattach", controller, { object: id, other: attachedTo })
    : undefined;
/** Makes permanents unattached, and tells the events; 702.103f: an Aura is bestowed no longer. */
export const unattachAll = (game: Game, objects: readonly GameObject[]): GameEvent[] => {
  const events = objects.flatMap((object) => unattachEvent(object) ?? []);
  for (const object of objects) {
    delete object.attachedTo;
    loseDesignations(object, "bestowed");
  }
  if (objects.length > 0) touch(game);
  return events;
};

/** The object an event happens to: for entering the battlefield the permanent, else the object as it was (603.6, 603.10). */
export const subjectOfEvent = (event: GameEvent): ObjectId | undefined => {
  switch (event.type) {
    case "zoneChange":
      if (event.to === "battlefield") return event.becomes ?? event.object;
      return event.from === "battlefield" || event.from === "stack"
        ? event.object
        : (event.becomes ?? event.object);
    case "damage":
      return objectIn(event.to);
    case "counters":
      return objectIn(event.on);
    case "target":
      return objectIn(event.what);
    case "mana":
      return event.source;
    default:
      return "object" in event ? event.object : undefined;
  }
};

/** What enters the battlefield by an event: the permanent. */
export const enteringBy = (event: GameEvent | undefined): ObjectId | undefined =>
  event?.type === "zoneChange" && event.to === "battlefield" ? event.becomes : undefined;

/** The player an event that is about no object happens to or who does it. */
export const playerOfEvent = (event: GameEvent): PlayerId | undefined => {
  switch (event.type) {
    case "damage":
      return playerIn(event.to);
    case "counters":
      return playerIn(event.on);
    case "target":
      return playerIn(event.what);
    default:
      return "player" in event ? event.player : undefined;
  }
};
