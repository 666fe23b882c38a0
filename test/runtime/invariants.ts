import type { Decision, Game, GameEvent, GameOptions, ManaUnit } from "../../src/runtime/index.ts";
import { faultsAtPriority } from "./invariants-priority.ts";

/** Watches one game: what it says after each event and at each decision has to be true of every game. */
export interface Watcher {
  /** For the options of the game. */
  readonly options: Required<Pick<GameOptions, "watch" | "observe">>;
  /** To be called with each decision before it is answered. */
  readonly asked: (decision: Decision, game: Game) => void;
  /** What was found wrong, in words. */
  readonly faults: string[];
  readonly counts: { events: number; rewinds: number };
}

const zonesOf = (game: Game): [string, readonly number[], number | undefined][] => {
  const { state } = game;
  return [
    ["battlefield", state.battlefield, undefined],
    ["stack", state.stack, undefined],
    ["exile", state.exile, undefined],
    ["command", state.command, undefined],
    ...state.players.flatMap(
      ({ id, library, hand, graveyard, sideboard }): [string, readonly number[], number][] => [
        ["sideboard", sideboard, id],
        ["library", library, id],
        ["hand", hand, id],
        ["graveyard", graveyard, id],
      ],
    ),
  ];
};

/** 400.1, 400.3: each object is in one zone, the one it says, and a player's zones hold that player's cards. */
const zoneFaults = (game: Game, settled: boolean): string[] => {
  const { objects } = game.state;
  const found: string[] = [];
  const seen = new Map<number, string>();
  for (const [zone, ids, owner] of zonesOf(game))
    for (const id of ids) {
      if (seen.has(id)) found.push(`object ${id} is in ${zone} and in ${seen.get(id)}`);
      seen.set(id, zone);
      const object = objects[id];
      if (object === undefined) found.push(`${zone} lists ${id}, which does not exist`);
      else if (object.zone !== zone) found.push(`object ${id} is in ${zone} but says ${object.zone}`);
      else if (owner !== undefined && object.owner !== owner)
        found.push(`object ${id} of player ${object.owner} is in the ${zone} of player ${owner}`);
    }
  for (const key in objects) {
    const object = objects[key];
    if (object === undefined) continue;
    // 614.12: what is about to enter the battlefield is looked at before it is there.
    if (!seen.has(object.id) && (settled || object.zone !== "battlefield"))
      found.push(`object ${object.id} (${object.card.name}) says ${object.zone} but is nowhere`);
    for (const kind in object.counters)
      if (!((object.counters[kind] ?? 0) > 0) || !Number.isInteger(object.counters[kind]))
        found.push(`object ${object.id} has ${object.counters[kind]} ${kind} counters`);
    if (!(object.damage >= 0)) found.push(`object ${object.id} has ${object.damage} damage`);
  }
  for (const player of game.state.players)
    for (const kind in player.counters)
      if (!((player.counters[kind] ?? 0) > 0))
        found.push(`player ${player.id} has ${player.counters[kind]} ${kind} counters`);
  return found;
};

const typeOf = (unit: ManaUnit): string => (unit.snow ? `snow ${unit.color}` : unit.color);

/** What the events since the beginning of the game make of life totals and mana pools. */
interface Ledger {
  readonly life: number[];
  readonly mana: Map<string, number>[];
  /** How far the game's log has been read, and the last event read. */
  read: number;
  last: GameEvent | undefined;
}

const enter = (ledger: Ledger, event: GameEvent): void => {
  if (event.type === "life") ledger.life[event.player] = (ledger.life[event.player] ?? NaN) + event.change;
  if (event.type !== "mana" && event.type !== "manaLeaves") return;
  const pool = ledger.mana[event.player];
  const sign = event.type === "mana" ? 1 : -1;
  const count = (unit: ManaUnit, by: number): void =>
    void pool?.set(typeOf(unit), (pool.get(typeOf(unit)) ?? 0) + by);
  for (const unit of event.units) {
    count(unit, sign);
    if (event.type === "manaLeaves" && event.becomes !== undefined)
      count({ ...unit, color: event.becomes }, 1);
  }
};

/** 119.3, 106.4: life totals and mana pools are what the events made of them. */
const sumFaults = (game: Game, ledger: Ledger): string[] => {
  const found: string[] = [];
  for (const { id, life, manaPool } of game.state.players) {
    if (life !== ledger.life[id])
      found.push(`player ${id} has ${life} life, by the events ${ledger.life[id]}`);
    const pool = new Map<string, number>();
    for (const unit of manaPool) pool.set(typeOf(unit), (pool.get(typeOf(unit)) ?? 0) + 1);
    for (const type of new Set([...pool.keys(), ...(ledger.mana[id]?.keys() ?? [])])) {
      const [has, due] = [pool.get(type) ?? 0, ledger.mana[id]?.get(type) ?? 0];
      if (has !== due) found.push(`player ${id} has ${has} ${type} mana, by the events ${due}`);
    }
  }
  return found;
};

/**
 * 405.2: objects are put on top of the stack and the rest keeps its order. A new object has a higher number than those
 * before it (400.7), so the numbers rise from the bottom to the top.
 */
const stackFaults = (game: Game): string[] =>
  game.state.stack.flatMap((id, index) => {
    const below = game.state.stack[index - 1];
    return below !== undefined && below >= id ? [`object ${id} is on the stack above ${below}`] : [];
  });

/** 405.5, 608.2n: what has left the stack did so by an event or ceased to exist, and is known as it last was. */
const leftFaults = (game: Game, before: readonly number[], moved: ReadonlySet<number>): string[] =>
  before.flatMap((id) =>
    game.state.stack.includes(id) || moved.has(id) || game.state.lastKnown[id] !== undefined
      ? []
      : [`object ${id} left the stack without a trace`],
  );

/** A watcher for one game with these options. */
export const watchGame = (): Watcher => {
  const faults: string[] = [];
  const counts = { events: 0, rewinds: 0 };
  let start: readonly number[] = [];
  let ledger: Ledger | undefined;
  let stack: readonly number[] = [];
  let turn = 0;
  const open = (): Ledger => ({
    life: [...start],
    mana: start.map(() => new Map()),
    read: 0,
    last: undefined,
  });
  const found = (game: Game, what: readonly string[]): void => {
    const { number, step } = game.state.turn;
    faults.push(...what.map((fault) => `turn ${number}, ${step}: ${fault}`));
  };
  /** Reads the log on; after an action was taken back (733.1) from the beginning. */
  const readOn = (game: Game, book: Ledger): { book: Ledger; anew: boolean; moved: Set<number> } => {
    const { log } = game;
    const anew = book.read > log.length || (book.read > 0 && log[book.read - 1] !== book.last);
    if (anew) {
      counts.rewinds++;
      book = open();
    }
    const moved = new Set<number>();
    for (; book.read < log.length; book.read++) {
      const event = log[book.read];
      if (event === undefined) continue;
      enter(book, event);
      if (event.type === "zoneChange") moved.add(event.object);
    }
    book.last = log.at(-1);
    return { book, anew, moved };
  };
  const look = (game: Game, settled: boolean): void => {
    found(game, [...zoneFaults(game, settled), ...stackFaults(game)]);
    if (ledger === undefined) return;
    const { book, anew, moved } = readOn(game, ledger);
    ledger = book;
    found(game, sumFaults(game, ledger));
    // What a turn before knew of objects that are gone is forgotten.
    if (!anew && turn === game.state.turn.number) found(game, leftFaults(game, stack, moved));
    stack = [...game.state.stack];
    turn = game.state.turn.number;
  };
  return {
    faults,
    counts,
    options: {
      watch: (game, happened) => {
        counts.events += happened.length;
        look(game, false);
      },
      observe: (game, { at }) => {
        if (ledger !== undefined || at !== "begin") return;
        start = game.state.players.map(({ life }) => life);
        ledger = open();
      },
    },
    asked: (decision, game) => {
      if (decision.type === "priority") {
        look(game, true);
        found(game, faultsAtPriority(game, decision.player));
      }
      if (decision.type === "order" && decision.purpose === "triggers")
        found(game, orderFaults(game, decision.player));
    },
  };
};

/**
 * 603.3b: those of players earlier in turn order are on the stack before a player orders their own; what triggers as
 * those are put there (something becomes a target, a crime is committed) waits until all are.
 */
const orderFaults = (game: Game, player: number): string[] => {
  const { players, turn, waiting } = game.state;
  const place = (id: number): number => (id - turn.active + players.length) % players.length;
  const last = Math.max(...waiting.filter((one) => one.controller === player).map(({ since }) => since));
  return waiting
    .filter(
      ({ controller, since }) =>
        since <= last && !players[controller]?.lost && place(controller) < place(player),
    )
    .map(({ controller }) => `player ${player} orders triggers while one of player ${controller} waits`);
};
