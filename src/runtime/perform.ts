import { giveEarned } from "./earned.ts";
import { given } from "./given.ts";
import { takeReturns } from "./perform/returns.ts";
import { change, isImpossible, snapshots } from "./perform/change.ts";
import { asEntered } from "./perform/as-entered.ts";
import { excessLimits, markExcess } from "./perform/damage.ts";
import { attachCopy, enterAttacking, forgetEntering, prepareToEnter } from "./perform/enter.ts";
import type { Afterwards } from "./perform/replacements.ts";
import { divideShields, replaceEvent } from "./perform/replacements.ts";
import { whenAllHaveChosen } from "./choosing.ts";
import { askYesNo } from "./ask.ts";
import { characteristics } from "./continuous/index.ts";
import { subjectOfEvent, counterEvent, enteringBy } from "./events.ts";
import type { EventOf, ZoneChangeEvent } from "./events.ts";
import { attachEvent, moveEvent, unattachEvent } from "./events.ts";
import { doorsOf } from "./continuous/doors.ts";
import type { Game, Run, WholeEvent } from "./game.ts";
import { asChosen, newTimestamp, objectOf, playersInTurnOrder, touch } from "./game.ts";
import { carryOutAtOnce } from "./mana/triggered.ts";
import type { Characteristics, GameEvent, GameObject, ObjectId } from "./state.ts";
import { revealDrawn } from "./triggers/drawn.ts";
import { looksBack, noteStateTriggers, noteTriggers } from "./triggers/note.ts";
import { mayBeWatched } from "./triggers/watched.ts";
import { watchersOf } from "./triggers/watchers.ts";
import type { Watchers } from "./triggers/watchers.ts";
import { endPairs } from "./pairs.ts";
import { objectCant } from "./prohibitions.ts";
import { replaceEnteringCounters } from "./perform/apply.ts";

/** An event ready to happen, with the action it is part of (a discard or a sacrifice is also a change of zones). */
interface Prepared {
  readonly event: GameEvent;
  readonly action?: GameEvent & { type: "discard" | "sacrifice" };
}

/** 701.9a, 701.21a: the change of zones that a discard or a sacrifice consists of. */
const moveOf = (event: GameEvent & { type: "discard" | "sacrifice" }): ZoneChangeEvent => ({
  type: "zoneChange",
  object: event.object,
  from: event.type === "discard" ? "hand" : "battlefield",
  to: "graveyard",
  destination: { zone: "graveyard" },
  reason: event.type,
  by: event.player,
  ...given({ cause: event.cause }),
});

function* prepareMove(game: Game, event: ZoneChangeEvent, afterwards: Afterwards): Run<GameEvent[]> {
  if (event.to !== "battlefield") {
    const moved: GameEvent[] = [];
    for (const e of yield* replaceEvent(game, event, afterwards))
      if (e.type === "zoneChange" && e.to === "battlefield")
        moved.push(...(yield* prepareMove(game, e, afterwards)));
      else moved.push(e);
    return moved;
  }
  const entering = yield* prepareToEnter(game, event);
  if (entering === undefined) return [];
  const events = yield* replaceEvent(game, entering, afterwards);
  const { becomes = -1 } = entering;
  const own = (e: GameEvent): e is ZoneChangeEvent => e.type === "zoneChange" && e.becomes === becomes;
  if (!events.some((e) => own(e) && e.to === "battlefield")) {
    forgetEntering(game, entering);
    return events.map((e) => (own(e) ? withoutBecomes(e) : e));
  }
  // 608.3e: a copy may be of something that can't enter.
  if (objectCant(asEntered(game, becomes), becomes, "enterBattlefield")) {
    forgetEntering(game, entering);
    return events.filter((e) => !own(e));
  }
  yield* replaceEnteringCounters(game, becomes, afterwards);
  yield* attachCopy(game, entering);
  return events;
}
const withoutBecomes = ({ becomes, ...event }: ZoneChangeEvent): ZoneChangeEvent =>
  becomes === undefined ? event : event;

/** Counters are given to an object that is still entering: that is part of how it enters (122.6). */
const isPartOfEntering = (
  game: Game,
  event: GameEvent,
): event is EventOf<"counters"> & { readonly on: { readonly object: ObjectId } } =>
  event.type === "counters" &&
  "object" in event.on &&
  objectOf(game, event.on.object)?.zone === "battlefield" &&
  !game.state.battlefield.includes(event.on.object);

/** 614-616: what each event becomes before it happens. */
function* prepare(game: Game, event: GameEvent, afterwards: Afterwards): Run<Prepared[]> {
  // 614.12: what enters is asked as it would be on the battlefield.
  const entering = isPartOfEntering(game, event);
  if (isImpossible(entering ? asEntered(game, event.on.object) : game, event)) return [];
  if (event.type === "zoneChange")
    return (yield* prepareMove(game, event, afterwards)).map((e) => ({ event: e }));
  // They are looked at together with the others that it enters with.
  if (entering) return [{ event }];
  const replaced = yield* replaceEvent(game, event, afterwards);
  const prepared: Prepared[] = [];
  for (const e of replaced) {
    if (e.type !== "discard" && e.type !== "sacrifice") {
      prepared.push({ event: e });
      continue;
    }
    const move = moveOf(e);
    if (isImpossible(game, move)) continue;
    for (const moved of yield* prepareMove(game, move, afterwards))
      prepared.push({ event: moved, action: e });
  }
  return prepared;
}

/** A discarded card is spoken of where it went; a sacrificed permanent as it last existed. */
const actionAfter = (action: NonNullable<Prepared["action"]>, happened: readonly GameEvent[]): GameEvent => {
  const move = happened.find((e) => e.type === "zoneChange");
  if (action.type === "sacrifice" || move?.type !== "zoneChange" || move.becomes === undefined) return action;
  return { ...action, object: move.becomes };
};

const inBatch = (event: GameEvent, batch: number): GameEvent => {
  switch (event.type) {
    case "zoneChange":
    case "damage":
    case "discard":
    case "counters":
    case "sacrifice":
      return { ...event, batch };
    default:
      return event;
  }
};

/** What the objects of an event are like now; what is gone is remembered as it last existed (608.2h). */
const seenIn = (game: Game, event: GameEvent): NonNullable<GameEvent["seen"]> => {
  const ids = [
    ...("attackers" in event ? event.attackers : []),
    ...objectFields.flatMap((field) => (field in event ? event[field as keyof GameEvent] : [])),
    subjectOfEvent(event),
  ];
  const seen: Record<number, Characteristics> = {};
  for (const id of ids)
    if (typeof id === "number" && objectOf(game, id)) seen[id] = characteristics(game, id);
  return seen;
};
const objectFields = ["object", "becomes", "source", "attacker", "by", "other"] as const;

/** The permanent that entered the battlefield by this event. */
const enteredBy = (game: Game, event: GameEvent): GameObject | undefined => objectOf(game, enteringBy(event));

/** 613.7m: of what enters at the same time, the active player's has the earlier timestamps, then the next player's. */
const ageOf = (game: Game, event: GameEvent): number => {
  const entered = enteredBy(game, event);
  return entered === undefined ? -1 : playersInTurnOrder(game).indexOf(entered.controller);
};

/** 122.6: counters that a permanent enters with are put on it, and abilities trigger on that. */
const countersOnEntering = (game: Game, event: GameEvent, batch: number): GameEvent[] => {
  const object = enteredBy(game, event);
  if (object === undefined) return [];
  return Object.entries(object.counters).flatMap(([kind, count]): GameEvent[] =>
    count > 0 ? [counterEvent({ object: object.id }, kind, count, { by: object.controller, batch })] : [],
  );
};

/** 701.3a, 303.4: what enters attached becomes attached; what leaves ceases to be attached (701.3d). */
const attachmentsOf = (game: Game, event: GameEvent): GameEvent[] => {
  if (event.type !== "zoneChange") return [];
  const entered = enteredBy(game, event);
  if (entered?.attachedTo !== undefined)
    return [attachEvent(entered, asChosen(entered.attachedTo)) ?? []].flat();
  const left = event.from === "battlefield" ? game.state.lastKnown[event.object]?.object : undefined;
  return left === undefined ? [] : [unattachEvent(left) ?? []].flat();
};

/** 709.5h: a half that is unlocked as the permanent enters is unlocked, and abilities trigger on that. */
const unlockedOnEntering = (game: Game, event: GameEvent): GameEvent[] => {
  const object = enteredBy(game, event);
  if (object === undefined) return [];
  return doorsOf(game, object, true).map((door) => ({
    type: "unlock",
    object: object.id,
    player: object.controller,
    door,
    full: doorsOf(game, object, false).length === 0,
  }));
};

/**
 * 119.9, 702.15e: what a player gains because of one source is one event, whatever the source has dealt damage to; what
 * damage that is dealt at one time makes a player lose is one event (510.2).
 */
const joined = (results: readonly GameEvent[]): readonly GameEvent[] => {
  const all = new Map<unknown, GameEvent>();
  for (const event of results) {
    const key = event.type === "life" ? `${event.player} ${event.damage ?? event.source}` : event;
    const before = all.get(key);
    all.set(
      key,
      before?.type === "life" && event.type === "life"
        ? { ...before, change: before.change + event.change }
        : event,
    );
  }
  // 120.4d: what is gained by the same damage counts for what that reduces the life total to.
  return [...all.values()].toSorted((one, other) => Number(isLoss(one)) - Number(isLoss(other)));
};
const isLoss = (event: GameEvent): boolean => event.type === "life" && event.damage === true;

/** What comes of what has happened at once, even in the middle of a resolution (603.2, 603.8, 702.95e). */
const noteAll = (game: Game, told: readonly GameEvent[], before: Watchers | undefined): void => {
  endPairs(game);
  // 702.131d: before triggers are looked for.
  if (told.some(enteringBy)) giveEarned(game);
  noteTriggers(game, told, before);
  noteStateTriggers(game);
};

/** 400.6: what another one of the events that are made ready would move elsewhere goes there if its controller says so. */
function* movesOtherwise(game: Game, event: GameEvent, others: readonly GameEvent[] = []): Run<boolean> {
  if (
    event.type !== "zoneChange" ||
    !others.some(
      (other) => other.type === "zoneChange" && other.object === event.object && other.to !== event.to,
    )
  )
    return false;
  const { controller } = characteristics(game, event.object);
  return !(yield* askYesNo(game, controller, event.to, event.object));
}

/**
 * The one door through which the game changes. The events happen simultaneously: replacement and prevention effects
 * (614-616), the change, last known information (608.2h), triggers noted (603.2). Returns the events that really
 * happened, with what they became filled in (`becomes` of a zone change, the actual amount of damage).
 */
export function* perform(game: Game, events: readonly GameEvent[]): Run<GameEvent[]> {
  yield* whenAllHaveChosen(game);
  if (events.length === 0) return [];
  const afterwards: Afterwards = [];
  const prepared: Prepared[] = [];
  yield* divideShields(game, events, afterwards);
  const { moving } = game;
  try {
    for (const event of events) {
      if (yield* movesOtherwise(game, event, moving)) continue;
      game.moving = events.filter((other) => other !== event);
      prepared.push(...(yield* prepare(game, event, afterwards)));
    }
  } finally {
    game.moving = moving;
  }
  prepared.sort((a, b) => ageOf(game, a.event) - ageOf(game, b.event));
  const coming = prepared.map(({ event }) => event);

  const leaves = (["zoneChange", "sacrifice", "phases", "keywordAction"] as const).some((type) =>
    mayBeWatched(game, type),
  );
  const before = leaves && coming.some(looksBack) ? (game.whole?.before ?? watchersOf(game)) : undefined;
  const last = snapshots(game, coming);
  const limits = excessLimits(game, coming);
  const happened: GameEvent[] = [];
  const results: GameEvent[] = [];
  const batch = game.whole?.batch ?? newTimestamp(game);
  for (const { event, action } of prepared) {
    const done = change(game, event, last);
    happened.push(...done.happened.map((e) => inBatch(e, batch)));
    results.push(...done.results);
    if (action !== undefined && done.happened.length > 0)
      happened.push(inBatch(actionAfter(action, done.happened), batch));
  }
  markExcess(game, happened, limits);
  for (const more of [countersOnEntering, unlockedOnEntering, attachmentsOf])
    happened.push(...happened.flatMap((event) => more(game, event, batch)));
  const told = happened.filter((event) => !isPartOfEntering(game, event));
  const isAskedFor = mayBeWatched(game, "past");
  if (isAskedFor) for (const event of told) event.seen = seenIn(game, event);
  game.state.history.thisTurn.push(...told);
  // 611.3a: abilities ask what has happened this turn.
  if (isAskedFor) touch(game);
  game.log.push(...told);
  for (const event of happened) {
    const entered = enteringBy(event);
    if (entered !== undefined && "destination" in event && event.destination.attacking)
      yield* enterAttacking(game, entered, event.destination);
  }
  if (game.whole === undefined) noteAll(game, told, before);
  else {
    game.whole.told.push(...told);
    if (before !== undefined) game.whole.before = before;
  }
  game.watch?.(game, told);
  yield* revealAllDrawn(game, happened);
  yield* carryOutAtOnce(game);
  // 120.4d: what a prevention effect does besides counts for what the results of the other damage come to.
  for (const then of afterwards) yield* then();
  // 120.3: the results of damage belong to it.
  yield* atOnce(game, function* () {
    game.whole?.results.push(...results);
  });
  yield* takeReturns(game, happened, perform);
  return happened;
}

/** 603.11: what is revealed as it is drawn is an event of its own. */
function* revealAllDrawn(game: Game, happened: readonly GameEvent[]): Run<void> {
  for (const event of happened) {
    const revealed = event.type === "draw" ? yield* revealDrawn(game, event) : [];
    yield* perform(game, revealed);
  }
}

/** Moves one object: what it is there (400.7), or nothing where it does not come there. */
export function* moveOne(game: Game, ...[object, to, options]: MoveOne): Run<ObjectId | undefined> {
  const [moved] = yield* perform(game, [moveEvent(game, object, to, options)]);
  return moved?.type === "zoneChange" && moved.to === to.zone ? moved.becomes : undefined;
}
type MoveOne = Parameters<typeof moveEvent> extends [Game, ...infer Rest] ? Rest : never;

/**
 * Carries out instructions that are parts of one event, although they are carried out one after the other: abilities
 * trigger on all of it at once (603.2c), and those that look back see how things were before any of it (603.10).
 */
export function* atOnce<T>(game: Game, act: () => Run<T>): Run<T> {
  if (game.whole !== undefined) return yield* act();
  yield* whenAllHaveChosen(game);
  const whole: WholeEvent = { batch: newTimestamp(game), told: [], results: [] };
  game.whole = whole;
  let result: T;
  try {
    result = yield* act();
    while (whole.results.length > 0)
      for (const event of joined(whole.results.splice(0))) yield* perform(game, [event]);
  } finally {
    delete game.whole;
  }
  noteAll(game, whole.told, whole.before);
  yield* carryOutAtOnce(game);
  return result;
}
