import type * as A from "../../abilities/index.ts";
import { doorsOf } from "../continuous/doors.ts";
import { unlockedDesignation } from "../continuous/halves.ts";
import { countDamage, noteMoved, withCommanderOnTop } from "../commander.ts";
import { characteristics } from "../continuous/index.ts";
import { attachedObjects, quantityOf } from "../evaluate/index.ts";
import type { EventOf, ZoneChangeEvent } from "../events.ts";
import type { Game, LastSeen } from "../game.ts";
import { holderOf, newTimestamp, objectOf, onBattlefield, playerOf, touch } from "../game.ts";
import { keepKnown } from "../known.ts";
import { removeFromCombat } from "../combat/membership.ts";
import { has } from "../keywords.ts";
import { modificationsOf, objectCant, playerCant, rulesFor } from "../prohibitions.ts";
import type { Chosen, GameEvent, GameObject, ObjectId } from "../state.ts";
import { becomeNew, partsLeave, putIntoZone, takeFromZone } from "../zones.ts";
import { damageResults } from "./damage.ts";
import { createPrepareSpell } from "../prepared.ts";
import { loseDesignations } from "../lose-designations.ts";

/** What an event came to: the event as it happened, and the events that are its results. */
export interface Change {
  readonly happened: GameEvent[];
  readonly results: GameEvent[];
}

const seen = (game: Game, id: ObjectId): LastSeen => ({
  characteristics: characteristics(game, id),
  attached: attachedObjects(game, id),
});

/**
 * The last known information of everything that is about to move, taken before anything does (608.2h): of the parts of one
 * event before the first of them.
 */
export const snapshots = (game: Game, events: readonly GameEvent[]): Map<number, LastSeen> => {
  const taken = new Map<number, LastSeen>();
  const { whole, state } = game;
  for (const event of events) {
    if (event.type !== "zoneChange" || !objectOf(game, event.object) || event.from === "outside") continue;
    if (whole !== undefined && event.from === "battlefield")
      whole.last ??= new Map(state.battlefield.map((id) => [id, seen(game, id)]));
    taken.set(event.object, whole?.last?.get(event.object) ?? seen(game, event.object));
  }
  return taken;
};

const moved = (game: Game, event: ZoneChangeEvent, last: LastSeen | undefined): GameEvent[] => {
  const { state } = game;
  const old = objectOf(game, event.object);
  if (old === undefined) return [];
  if (event.from !== "outside") {
    takeFromZone(game, old);
    if (old.zone === "battlefield") removeFromCombat(game, old.id, true);
    delete state.objects[old.id];
  }
  if (old.kind === "ability") {
    if (last) state.lastKnown[old.id] = { object: old, ...last };
    touch(game);
    return [];
  }
  const entered = objectOf(game, event.becomes);
  const leaving = event.others ? withCommanderOnTop(game, old) : old;
  const becomes =
    entered ?? becomeNew(game, leaving, event.to, event.to === "stack" ? (event.by ?? old.owner) : old.owner);
  if (last && event.from !== "outside")
    state.lastKnown[old.id] = { object: old, ...last, became: becomes.id };
  if (event.destination.faceDown && event.to === "exile") becomes.faceDown = true;
  keepKnown(game, old, becomes, event.destination);
  becomes.timestamp = newTimestamp(game);
  putIntoZone(game, becomes, event.destination.position);
  noteMoved(game, becomes);
  if (event.to === "battlefield") {
    becomes.controlledSince = state.turn.number;
    becomes.controllerSeen = becomes.controller;
    if (event.from !== "outside") becomes.enteredFrom = event.from;
  }
  touch(game);
  const parts = partsLeave(game, leaving, becomes, event.others ?? event.destination);
  const known = state.lastKnown[old.id];
  if (parts.length > 0 && known !== undefined)
    state.lastKnown[old.id] = { ...known, parts: parts.map(({ id }) => id) };
  for (const part of parts) noteMoved(game, part);
  return [
    { ...event, becomes: becomes.id },
    ...parts.map(({ id }): GameEvent => ({ ...event, becomes: id, component: true })),
  ];
};

const changeCounters = (game: Game, event: EventOf<"counters">): GameEvent[] => {
  const holder = holderOf(game, event.on);
  if (holder === undefined) return [];
  const had = holder.counters[event.kind] ?? 0;
  const count = Math.max(event.count, -had);
  if (count === 0) return [];
  if (had + count === 0) delete holder.counters[event.kind];
  else holder.counters[event.kind] = had + count;
  if ("zone" in holder && count > 0)
    holder.countersPut = { ...holder.countersPut, [event.kind]: newTimestamp(game) };
  touch(game);
  return [count === event.count ? event : { ...event, count }];
};

/** The least that damage can reduce the player's life total to, where an effect says so. */
const lifeFloor = (game: Game, player: number): number =>
  Math.max(
    ...rulesFor(game, player, "lifeFloor").map(({ change, context }) =>
      quantityOf(game, change.least, context),
    ),
  );

const changeLife = (game: Game, event: EventOf<"life">): GameEvent[] => {
  const player = playerOf(game, event.player);
  const least = event.damage ? lifeFloor(game, event.player) : -Infinity;
  const change = player.life + event.change < least ? Math.min(0, least - player.life) : event.change;
  if (change === 0) return [];
  player.life += change;
  touch(game);
  return [change === event.change ? event : { ...event, change }];
};

const setTapped = (game: Game, event: EventOf<"tap" | "untap">): GameEvent[] => {
  const object = onBattlefield(game, event.object);
  const tapped = event.type === "tap";
  if (object === undefined || object.tapped === tapped) return [];
  object.tapped = tapped;
  touch(game);
  return [event];
};

/** 702.26b-c: what phases out is removed from combat. */
const changePhase = (game: Game, event: EventOf<"phases">): GameEvent[] => {
  const object = onBattlefield(game, event.object);
  const out = event.direction === "out";
  if (object === undefined || (object.phasedOut !== undefined) === out) return [];
  if (out) {
    removeFromCombat(game, object.id);
    object.phasedOut = { under: event.under ?? null };
  } else delete object.phasedOut;
  touch(game);
  if (!out && object.designations.includes("prepared")) createPrepareSpell(game, object.id);
  return [event];
};

/** 121.1: the top card of the library is put into the hand; 704.5b remembers a draw from an empty library. */
const drawOne = (game: Game, event: EventOf<"draw">): GameEvent[] => {
  const player = playerOf(game, event.player);
  const top = player.library[0];
  if (top === undefined) {
    player.drewFromEmpty = true;
    return [];
  }
  const move: ZoneChangeEvent = {
    type: "zoneChange",
    object: top,
    from: "library",
    to: "hand",
    destination: { zone: "hand" },
    reason: "draw",
    by: event.player,
  };
  const change = moved(game, move, seen(game, top));
  const now = change[0]?.type === "zoneChange" ? change[0].becomes : undefined;
  return [...change, now === undefined ? event : { ...event, object: now }];
};

const addMana = (game: Game, event: EventOf<"mana">): GameEvent[] => {
  playerOf(game, event.player).manaPool.push(...event.units);
  touch(game);
  return [event];
};

const removeMana = (game: Game, event: EventOf<"manaLeaves">): GameEvent[] => {
  const { manaPool } = playerOf(game, event.player);
  for (const unit of event.units) {
    const at = manaPool.indexOf(unit);
    if (at < 0) continue;
    if (event.becomes === undefined) manaPool.splice(at, 1);
    else manaPool[at] = { ...unit, color: event.becomes };
  }
  touch(game);
  return [event];
};

/** 709.5f-g: a half gets or loses its unlocked designation. */
const changeDoor = (game: Game, event: EventOf<"unlock" | "lock">): GameEvent[] => {
  const object = objectOf(game, event.object);
  if (object === undefined || !doorsOf(game, object, event.type === "lock").includes(event.door)) return [];
  const designation = unlockedDesignation(event.door);
  if (event.type === "unlock") object.designations.push(designation);
  else loseDesignations(object, designation);
  touch(game);
  return event.type === "lock" ? [event] : [{ ...event, full: doorsOf(game, object, false).length === 0 }];
};

const made = (game: Game, event: GameEvent, last: Map<number, LastSeen>): GameEvent[] => {
  switch (event.type) {
    case "zoneChange":
      return moved(game, event, last.get(event.object));
    case "damage":
      if (event.combat && "player" in event.to)
        countDamage(game, event.source, event.to.player, event.amount);
      return [event];
    case "life":
      return changeLife(game, event);
    case "draw":
      return drawOne(game, event);
    case "counters":
      return changeCounters(game, event);
    case "tap":
    case "untap":
      return setTapped(game, event);
    case "phases":
      return changePhase(game, event);
    case "mana":
      return addMana(game, event);
    case "manaLeaves":
      return removeMana(game, event);
    case "unlock":
    case "lock":
      return changeDoor(game, event);
    default:
      return [event];
  }
};

/** Makes one event true, after replacement effects; the results of damage are events of their own (120.3). */
export const change = (game: Game, event: GameEvent, last: Map<number, LastSeen>): Change => {
  if (event.type === "damage" && event.amount <= 0) return { happened: [], results: [] };
  const results = event.type === "damage" ? damageResults(game, event) : [];
  return { happened: made(game, event, last), results };
};

const counterable = (game: Game, on: Chosen, kind: string): boolean => {
  if ("player" in on) return !playerCant(game, on.player, "getCounters");
  return (
    kind !== "" &&
    !modificationsOf(game, on.object, "cant").some(
      ({ modification: { what, counter } }) => what === "haveCounters" && (counter ?? kind) === kind,
    )
  );
};

const countDraws = (game: Game, player: number): number =>
  game.state.history.thisTurn.filter((e) => e.type === "draw" && e.player === player).length;

/** What an object must not be forbidden to be, so that it can be moved for that reason. */
const forbiddenAs: Readonly<Partial<Record<string, A.Forbidden>>> = {
  sacrifice: "beSacrificed",
  destroy: "beDestroyed",
  counter: "beCountered",
};

const cantMove = (game: Game, event: ZoneChangeEvent, object: GameObject): boolean => {
  const { reason = "", cause } = event;
  const as = forbiddenAs[reason];
  const cant = (what: A.Forbidden): boolean =>
    objectCant(game, object.id, what, cause === undefined ? undefined : { object: cause });
  return (
    (as !== undefined && cant(as)) ||
    (reason === "destroy" && has(game, object.id, "indestructible")) ||
    (event.to === "battlefield" && cant("enterBattlefield"))
  );
};

/** 614.17, 101.2: events that can't happen are neither replaced nor do they happen. */
export const isImpossible = (game: Game, event: GameEvent): boolean => {
  switch (event.type) {
    case "zoneChange": {
      const object = objectOf(game, event.object);
      return (
        object === undefined ||
        (event.from !== "outside" &&
          (object.zone !== event.from ||
            // 111.8: a token that has left the battlefield goes nowhere else.
            (object.kind === "token" && event.from !== "battlefield"))) ||
        cantMove(game, event, object)
      );
    }
    case "life":
      return event.change > 0
        ? playerCant(game, event.player, "gainLife")
        : event.change < 0 && playerCant(game, event.player, "loseLife");
    case "draw":
      return playerCant(game, event.player, "drawCards", undefined, () => countDraws(game, event.player));
    case "counters":
      return event.count > 0 && !counterable(game, event.on, event.kind);
    case "untap":
      return objectCant(game, event.object, "becomeUntapped");
    case "phases":
      return event.direction === "out"
        ? objectCant(game, event.object, "phaseOut")
        : objectCant(game, event.object, "phaseIn") || playerCant(game, game.state.turn.active, "phaseIn");
    case "damage":
      return "object" in event.to
        ? !onBattlefield(game, event.to.object)
        : playerOf(game, event.to.player).lost;
    default:
      return false;
  }
};
