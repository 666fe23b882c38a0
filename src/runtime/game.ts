import { sum } from "./sum.ts";
import { given } from "./given.ts";
import type { Effect, Face, Step, Zone } from "../abilities/index.ts";
import type { Answer, Decision } from "./decisions.ts";
import type { Outcome } from "./effects/outcome.ts";
import type {
  Chosen,
  Context,
  GameEvent,
  GameObject,
  GameState,
  ObjectId,
  PendingTrigger,
  PlayerId,
  PlayerState,
  Snapshot,
} from "./state.ts";

/** A replacement effect that was applied to an event (614.5). */
export interface Applied {
  readonly change: object;
  readonly source: ObjectId;
  /** Which further one of the source's instances of the same ability it is. */
  readonly instance?: number;
}

/**
 * A running game: the state, and what is derived from it. Always read `game.state` afresh after a `yield*`:
 * rewinding an illegal action (733) replaces the whole state, so that no object of it may be held across a choice.
 */
export interface Game {
  state: GameState;
  /** Rises with every change of the state; memoised characteristics are valid for one version. */
  version: number;
  /** What happened, for messages; not part of the state. */
  readonly log: GameEvent[];
  /** Replacement effects being carried out, which don't apply again to what they cause (614.5). */
  replacing: readonly Applied[];
  /** Carries out an instruction. A part of the game, so that what causes instructions need not know what each of them does. */
  readonly run: (game: Game, effect: Effect, ctx: Context) => Run<Outcome>;
  /** Told about every step; returning true halts the game. */
  readonly observe?: (game: Game, moment: Moment) => boolean | void;
  /** Told of the events that have just happened, each time the game has changed by them. */
  readonly watch?: (game: Game, happened: readonly GameEvent[]) => void;
  /** Decides coin flips (705: of 2 outcomes, 0 wins) and die rolls (706: 0 is a one) where it returns a number. */
  readonly chance?: (player: PlayerId, outcomes: number) => number | undefined;
  readonly unasked?: (player: PlayerId, only?: string | number) => void;
  /** The faces of cards that are not in the game but whose names can be chosen (201.4). */
  readonly cardReference?: () => readonly Face[];
  /** The event that several instructions make up together, while they are carried out (603.2c). */
  whole?: WholeEvent;
  /** The other events that are about to happen at the same time, while one of them is made ready. */
  moving?: readonly GameEvent[] | undefined;
  /** Players choose what they will do at the same time, before any of it happens (101.4). */
  choosing?: boolean;
  halted: boolean;
  /** Where this is a handle for supposing something: the one that it was made from. */
  readonly real?: Game;
}

/** What is known of an object as it is about to leave. */
export type LastSeen = Pick<Snapshot, "characteristics" | "attached">;

/** What happened so far of one event, and what tells its abilities that look back how things were before it. */
export interface WholeEvent {
  readonly batch: number;
  readonly told: GameEvent[];
  /** 120.3: what the damage in it still has to result in. */
  readonly results: GameEvent[];
  before?: object;
  /** Every permanent as it was before the first of them left, for what leaves later in it (608.2h). */
  last?: ReadonlyMap<ObjectId, LastSeen>;
  /** What has already added tokens to it, which it does once for all that a player creates (614.5, 701.7). */
  added?: { readonly change: object; readonly source: ObjectId; readonly player: PlayerId }[];
}

/** A point between two events of the turn structure. */
export interface Moment {
  readonly turn: number;
  readonly player: PlayerId;
  readonly step: Step;
  readonly at: "begin" | "end";
}

/** Anything that may ask a player something: yields decisions, is resumed with answers, returns a result. */
export type Run<T> = Generator<Decision, T, Answer>;

/** An answer as it came, in a few words. */
const written = (answer: unknown): string => {
  try {
    return JSON.stringify(answer) ?? String(answer);
  } catch {
    return typeof answer;
  }
};

/** The types of answer to those decisions that have another name. */
export const answersTo: Partial<Record<string, readonly Answer["type"][]>> = {
  priority: ["action"],
  payment: ["pay", "action"],
};

/** What a decision allows: types of answer, and the decision's own limits (`min`, `max`, `candidates` …). */
export interface Allowed {
  readonly answers: readonly string[];
  readonly [limit: string]: unknown;
}
const allowedBy = (decision: Decision): Allowed => {
  const {
    type,
    player: _,
    by: _by,
    source: _source,
    ...limits
  } = decision as Decision & { readonly source?: ObjectId };
  return { answers: answersTo[type] ?? [type], ...limits };
};

/** Thrown when an answer is not one of those that the decision allows: `allowed` and the message say what is. */
export class IllegalAnswer extends Error {
  override readonly name = "IllegalAnswer";
  readonly decision: Decision;
  /** What was given; anything, where it was no answer at all. */
  readonly answer: unknown;
  readonly allowed: Allowed;
  constructor(decision: Decision, answer: unknown, reason: string) {
    const allowed = allowedBy(decision);
    super(
      `${reason} (decision ${decision.type}, answer ${written(answer).slice(0, 200)}, allowed ${written(allowed).slice(0, 400)})`,
    );
    this.allowed = allowed;
    this.decision = decision;
    this.answer = answer;
  }
}

/** To be called after every write to the state. */
export const touch = (game: Game): void => {
  game.version++;
};

/**
 * A handle on the same state for a moment in which something is supposed otherwise: what is worked out through it is
 * not mistaken for what is so, and what is known of the real game stays known.
 */
export const supposing = (game: Game): Game => ({ ...game, version: 0, log: [], real: game });

/** The same where a card off the battlefield is supposed to be another: nothing that is known is used again. */
export const supposingAnew = (game: Game): Game => {
  const { real: _, ...rest } = game;
  return { ...rest, version: 0, log: [] };
};

/** Looks at something for which these fields of an object are supposed to be so. */
export const whileSo = <T>(object: GameObject, fields: Partial<GameObject>, look: () => T): T => {
  const was = { ...object };
  Object.assign(object, fields);
  try {
    return look();
  } finally {
    // Fields that were there keep their places, which the hash of the state is made from.
    for (const key in fields) if (!(key in was)) Reflect.deleteProperty(object, key);
    Object.assign(object, was);
  }
};

/** The context of an ability of this source, of which nothing else is known. */
export const plainContext = (source: ObjectId, controller: PlayerId): Context => ({
  source,
  controller,
  targets: [],
  bindings: {},
  costObjects: [],
});

/** The context of an ability of an object, before anything is chosen or has happened. */
export const abilityContext = (object: GameObject, controller: PlayerId): Context => ({
  ...plainContext(object.id, controller),
  costObjects: object.cast?.costObjects ?? [],
  ...given({ x: object.cast?.x }),
});

/** The context as it is now, for something that happens later: what is noted in the one is not noted in the other (603.7c). */
export const keptContext = (ctx: Context): Context => ({
  ...ctx,
  bindings: { ...ctx.bindings },
  ...given({ moved: ctx.moved && { ...ctx.moved }, chosen: ctx.chosen && { ...ctx.chosen } }),
});

/** Counts that this has been done with the object once more, this turn and this game. */
export const countUse = (object: GameObject | undefined, key: string | undefined): void => {
  if (key === undefined) return;
  for (const counts of object === undefined ? [] : [object.activations.turn, object.activations.game])
    counts[key] = (counts[key] ?? 0) + 1;
};

/** An ability has triggered, and waits to be put on the stack (603.3). */
export const pend = (game: Game, trigger: Omit<PendingTrigger, "since">): void => {
  game.state.waiting.push({ ...trigger, since: game.state.history.thisTurn.length });
};

/** A number that no object has had yet (400.7). */
export const newId = (game: Game): number => game.state.nextId++;

/** The next timestamp (613.7). */
export const newTimestamp = (game: Game): number => game.state.nextTimestamp++;

/** The object that has this id now, if it still exists. */
export const objectOf = (game: Game, id: ObjectId | undefined): GameObject | undefined =>
  id === undefined ? undefined : game.state.objects[id];
/** What is on top of the stack: what resolves, while it does. */
export const topOfStack = (game: Game): GameObject | undefined => objectOf(game, game.state.stack.at(-1));

/** The object of this id, if it is on the battlefield. */
export const onBattlefield = (game: Game, id: ObjectId | undefined): GameObject | undefined => {
  const object = objectOf(game, id);
  return object?.zone === "battlefield" ? object : undefined;
};
/** Whether it is a permanent; what is phased out is treated as though it did not exist (702.26b). */
export const isPermanent = (game: Game, id: ObjectId): boolean => {
  const object = onBattlefield(game, id);
  return object !== undefined && !object.phasedOut;
};
/** The permanents that are phased in. */
export const permanents = (game: Game): ObjectId[] =>
  game.state.battlefield.filter((id) => isPermanent(game, id));

/** The object of this id as it is, or else as it last existed (608.2h). */
export const objectOrLastKnown = (game: Game, id: ObjectId): GameObject | undefined =>
  game.state.objects[id] ?? game.state.lastKnown[id]?.object;

/** The object of this id, which must exist. */
export const existing = (game: Game, id: ObjectId): GameObject => {
  const object = game.state.objects[id];
  if (object === undefined) throw new Error(`object ${id} does not exist`);
  return object;
};

/** How many counters of that kind, or of all kinds, an object or player has (122). */
export const numberOfCounters = (
  holder: { readonly counters: Readonly<Record<string, number>> } | undefined,
  kind?: string,
): number => {
  const counters = holder?.counters ?? {};
  return kind === undefined ? sum(Object.values(counters)) : (counters[kind] ?? 0);
};

/** Whether an object or player has any counter (122): asked at each look at a permanent, so without a list of them. */
export const hasCounters = ({
  counters,
}: {
  readonly counters: Readonly<Record<string, number>>;
}): boolean => {
  for (const kind in counters) if ((counters[kind] ?? 0) > 0) return true;
  return false;
};

/** The kinds of counters that an object or player has (122). */
export const counterKinds = (holder: Parameters<typeof numberOfCounters>[0]): readonly string[] =>
  Object.entries(holder?.counters ?? {}).flatMap(([kind, count]) => (count > 0 ? [kind] : []));

/** The player with that number (102.1). */
export const playerOf = (game: Game, id: PlayerId): PlayerState => {
  const player = game.state.players[id];
  if (player === undefined) throw new Error(`player ${id} does not exist`);
  return player;
};

/** Players still in the game, the active player first (101.4). */
export const playersInTurnOrder = (game: Game, from: PlayerId = game.state.turn.active): PlayerId[] => {
  const count = game.state.players.length;
  return game.state.players.map((_, i) => (from + i) % count).filter((p) => !playerOf(game, p).lost);
};

/** 102.2 */
export const opponentsOf = (game: Game, player: PlayerId): PlayerId[] =>
  playersInTurnOrder(game, player).filter((p) => p !== player);

type OwnedZone = "library" | "hand" | "graveyard" | "sideboard";
const owned: ReadonlySet<Zone> = new Set(["library", "hand", "graveyard", "sideboard"]);
/** Whether each player has a zone of this kind (400.1). */
export const isOwned = (zone: Zone): zone is OwnedZone => owned.has(zone);

/** The objects of a zone in order; `owner` is needed for library, hand and graveyard (400.1). */
export const zoneObjects = (game: Game, zone: Zone, owner: PlayerId): ObjectId[] =>
  isOwned(zone) ? playerOf(game, owner)[zone] : game.state[zone];

/** A random number in [0, 1), from the state's own generator (mulberry32). */
export const random = (game: Game): number => {
  game.state.random = (game.state.random + 0x6d2b79f5) | 0;
  let t = game.state.random;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** A random whole number from 0 to below `limit`. */
export const randomBelow = (game: Game, limit: number): number => Math.floor(random(game) * limit);

/** The result of a coin flip or die roll (705, 706), from 0 to below the number of outcomes. */
export const chanceOf = (game: Game, player: PlayerId, outcomes: number): number =>
  game.chance?.(player, outcomes) ?? randomBelow(game, outcomes);

/** Shuffles in place (701.24). */
export const shuffleInPlace = <T>(game: Game, items: T[]): void => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(game, i + 1);
    const swap = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swap;
  }
};

/** 701.24a */
export const shuffleLibrary = (game: Game, player: PlayerId): void => {
  const { library } = playerOf(game, player);
  shuffleInPlace(game, library);
  for (const id of library) delete game.state.objects[id]?.knownTo;
  touch(game);
};

/** What something is attached to or attacks: an object by its id, or a player. */
export type Place = ObjectId | { readonly player: PlayerId };

/** The same as something that can be chosen (115.3), and the other way round. */
export const asChosen = (place: ObjectId | Chosen): Chosen =>
  typeof place === "number" ? { object: place } : place;
export const asPlace = (chosen: Chosen): Place => ("object" in chosen ? chosen.object : chosen);

/** The object, if it is one. */
export const objectIn = (chosen: Chosen): ObjectId | undefined =>
  "object" in chosen ? chosen.object : undefined;
/** The player, if it is one. */
export const playerIn = (chosen: Chosen): PlayerId | undefined =>
  "player" in chosen ? chosen.player : undefined;

/** The object or player itself, which has the counters. */
export const holderOf = (game: Game, chosen: Chosen): GameObject | PlayerState | undefined =>
  "player" in chosen ? playerOf(game, chosen.player) : objectOf(game, chosen.object);

/** Whether both are the same object or the same player (115.3). */
export const sameChosen = (a: Chosen, b: Chosen): boolean =>
  "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;
