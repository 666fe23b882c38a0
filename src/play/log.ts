import type { Game, GameEvent, ObjectId, PlayerId } from "../runtime/index.ts";
import { describeEvent } from "./describe-event.ts";
import { type Telling, checkTelling } from "./names.ts";

/** What sorts of entries a log has. A sort is never renamed; new ones may come. */
export type LogType =
  | "turn"
  | "draw"
  | "land"
  | "cast"
  | "activate"
  | "attack"
  | "block"
  | "damage"
  | "life"
  | "counters"
  | "token"
  | "move"
  | "discard"
  | "action";

/** Something that happened, for readers and for programs. Plain JSON. */
export interface LogEntry {
  readonly type: LogType;
  /** The turn in which it happened, from 1. */
  readonly turn: number;
  readonly step: string;
  /** In plain words, for the reader that the log is for. */
  readonly text: string;
  /** Whom it is about. */
  readonly player?: PlayerId;
  /** What it is about, by the ids of that moment. */
  readonly objects: readonly ObjectId[];
  /** How much damage, life, counters or tokens. */
  readonly amount?: number;
}

/** Follows a game: `watch` is given to its options. */
export interface EventLog {
  readonly watch: (game: Game, happened: readonly GameEvent[]) => void;
  /** What happened so far; without what has been taken back by `undo`. */
  readonly entries: (game: Game) => readonly LogEntry[];
}

const types: Partial<Record<GameEvent["type"], LogType>> = {
  beginning: "turn",
  draw: "draw",
  landPlayed: "land",
  cast: "cast",
  copied: "cast",
  activate: "activate",
  attack: "attack",
  block: "block",
  damage: "damage",
  life: "life",
  counters: "counters",
  tokens: "token",
  zoneChange: "move",
  discard: "discard",
  turnedFaceUp: "action",
  transformed: "action",
  phases: "action",
  unlock: "action",
  lock: "action",
  keywordAction: "action",
};

const objectsOf = (event: GameEvent): readonly ObjectId[] => {
  switch (event.type) {
    case "zoneChange":
      return [event.becomes ?? event.object];
    case "damage":
      return "object" in event.to ? [event.source, event.to.object] : [event.source];
    case "counters":
      return "object" in event.on ? [event.on.object] : [];
    case "block":
      return [event.object, event.attacker];
    case "tokens":
      return [...event.objects];
    default:
      return "object" in event && typeof event.object === "number" ? [event.object] : [];
  }
};

const amountOf = (event: GameEvent): number | undefined => {
  switch (event.type) {
    case "damage":
      return event.amount;
    case "life":
      return event.change;
    case "counters":
    case "tokens":
      return event.count;
    default:
      return undefined;
  }
};

const playerOf = (event: GameEvent): PlayerId | undefined => {
  if ("player" in event) return event.player;
  const about = event.type === "damage" ? event.to : event.type === "counters" ? event.on : undefined;
  return about !== undefined && "player" in about ? about.player : undefined;
};

/**
 * A log of what happens in a game, in the order in which it happens.
 *
 * @param telling for whom: a log for a player doesn't name what is hidden from them
 * @throws {InvalidOptions} where it says what there is not
 * @example
 * const log = eventLog({ viewer: 0, players: ["Ada", "Ben"] });
 * const session = startGame({ ...options, watch: log.watch });
 * log.entries(session.game).at(-1)?.text; // "Turn 1: Ada"
 */
export const eventLog = (telling: Telling = {}): EventLog => {
  checkTelling(telling);
  /** Entries with the length that the log of the game had by then. */
  const written: { readonly at: number; readonly entry: LogEntry }[] = [];
  const forget = (length: number): void => {
    while ((written.at(-1)?.at ?? 0) > length) written.pop();
  };
  return {
    watch: (game, happened) => {
      forget(game.log.length - happened.length);
      for (const event of happened) {
        const type = types[event.type];
        const text = type && describeEvent(game, event, telling);
        if (type === undefined || text === undefined) continue;
        const { number, step } = game.state.turn;
        const [player, amount] = [playerOf(event), amountOf(event)];
        const entry: LogEntry = {
          type,
          turn: number,
          step,
          text,
          objects: objectsOf(event),
          ...(player === undefined ? {} : { player }),
          ...(amount === undefined ? {} : { amount }),
        };
        written.push({ at: game.log.length, entry });
      }
    },
    entries: (game) => {
      forget(game.log.length);
      return written.map(({ entry }) => entry);
    },
  };
};
