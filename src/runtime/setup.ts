import type { Card, Face } from "../abilities/index.ts";
import { askObjects, askYesNo } from "./ask.ts";
import { commanderLife, makeCommander } from "./commander.ts";
import { characteristics } from "./continuous/index.ts";
import { carryOut } from "./effects/index.ts";
import { run } from "./effects/run.ts";
import { holds } from "./evaluate/conditions.ts";
import { flatten } from "./flatten.ts";
import type { Game, Moment, Run } from "./game.ts";
import { existing, objectOf, playerOf, shuffleLibrary, touch, abilityContext } from "./game.ts";
import { showTo } from "./known.ts";
import { moveEvent } from "./events.ts";
import { perform } from "./perform.ts";
import { checkDesignations } from "./effects/designations.ts";
import { placePermanent } from "./perform/place.ts";
import type { GameEvent, GameObject, GameState, PlayerId, PlayerState } from "./state.ts";
import { takeTurns } from "./turn/turn.ts";
import { freshObject, putIntoZone } from "./zones.ts";
import { given } from "./given.ts";

/** One card of a starting position. */
export interface PositionEntry {
  readonly card: Card;
  readonly face?: number;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** Name under which `session.labels` gives its `cardId`. */
  readonly label?: string;
  /** The permanent it is attached to, by label or name. */
  readonly attachedTo?: string;
}
/** What one player starts with. */
export interface PlayerSetup {
  readonly life?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** First entry is the top card. */
  readonly library?: readonly PositionEntry[];
  readonly hand?: readonly PositionEntry[];
  readonly graveyard?: readonly PositionEntry[];
  readonly exile?: readonly PositionEntry[];
  /** Cards outside the game (400.11a); a companion whose condition the library fulfills is offered before the game (103.2b). */
  readonly sideboard?: readonly PositionEntry[];
  readonly battlefield?: readonly PositionEntry[];
  /** Cards in the command zone (408); in a game of Commander they are the player's commanders. */
  readonly command?: readonly PositionEntry[];
}
/** What a game begins with. With the answers given since, it is the whole game. */
export interface GameOptions {
  readonly seed: number;
  /** A variant of the game: Commander (903). */
  readonly format?: "commander";
  /** In turn order, at least two. */
  readonly players: readonly PlayerSetup[];
  /** Shuffle the libraries before the game. */
  readonly shuffle?: boolean;
  /** Number of cards drawn before the game (103.5). */
  readonly openingHand?: number;
  readonly mulligans?: boolean;
  readonly observe?: (game: Game, moment: Moment) => boolean | void;
  /** Told of all events; see `Game`. */
  readonly watch?: (game: Game, happened: readonly GameEvent[]) => void;
  /** Decides coin flips and die rolls where it returns a number; see `Game`. */
  readonly chance?: (player: PlayerId, outcomes: number) => number | undefined;
  /**
   * Told of each "may" that is not asked because the player can't do it (608.2d, 118.3) or its condition isn't met, and
   * of a number or one of several things where there is `only` one to choose.
   */
  readonly unasked?: (player: PlayerId, only?: string | number) => void;
  /** The faces of the cards that there are: whoever is to choose a card name may choose theirs, too (201.4). */
  readonly cardReference?: () => readonly Face[];
}

const newPlayer = (id: PlayerId, setup: PlayerSetup, life: number): PlayerState => ({
  id,
  life: setup.life ?? life,
  lost: false,
  library: [],
  hand: [],
  graveyard: [],
  sideboard: [],
  manaPool: [],
  counters: { ...setup.counters },
  landsPlayed: 0,
  lastTurn: 0,
  turns: 0,
});

/** A game that has not begun: players without cards. */
export const newGame = (options: GameOptions): Game => {
  const state: GameState = {
    players: options.players.map((setup, id) =>
      newPlayer(id, setup, options.format === "commander" ? commanderLife : 20),
    ),
    objects: {},
    lastKnown: {},
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    effects: [],
    delayed: [],
    awaitingReturn: [],
    waiting: [],
    turn: { number: 1, active: 0, step: "untap", extraTurns: [], extraPhases: [], skips: [] },
    random: options.seed | 0,
    nextId: 1,
    nextTimestamp: 1,
    history: { thisTurn: [], lastTurn: [] },
    ...(options.format === "commander" ? { commander: { cards: {}, moved: [] } } : {}),
  };
  return {
    state,
    version: 0,
    log: [],
    replacing: [],
    run,
    halted: false,
    ...given({
      observe: options.observe,
      watch: options.watch,
      chance: options.chance,
      unasked: options.unasked,
      cardReference: options.cardReference,
    }),
  };
};

const makeObject = (
  game: Game,
  owner: PlayerId,
  entry: PositionEntry,
  zone: GameObject["zone"],
  labels: Record<string, number>,
): GameObject => {
  const cardId = game.state.nextId++;
  if (entry.label !== undefined) labels[entry.label] = cardId;
  const object = freshObject(game, {
    cardId,
    kind: "card",
    owner,
    controller: owner,
    card: entry.card,
    zone,
    face: entry.face ?? 0,
  });
  object.controlledSince = -1;
  if (entry.faceDown) object.faceDown = true;
  if (entry.counters) Object.assign(object.counters, entry.counters);
  return object;
};

const placeHidden = (
  game: Game,
  owner: PlayerId,
  setup: PlayerSetup,
  labels: Record<string, number>,
): void => {
  for (const zone of ["library", "hand", "graveyard", "exile", "sideboard", "command"] as const) {
    for (const entry of setup[zone] ?? []) {
      const object = makeObject(game, owner, entry, zone, labels);
      putIntoZone(game, object, "bottom");
      if (zone === "command" && game.state.commander !== undefined) makeCommander(game, object);
    }
  }
};

/** The permanents of the starting position, each with what it is said to be attached to. */
type Placed = { readonly object: GameObject; readonly entry: PositionEntry }[];

function* placeBattlefield(
  game: Game,
  owner: PlayerId,
  setup: PlayerSetup,
  labels: Record<string, number>,
): Run<Placed> {
  const placed: Placed = [];
  for (const entry of setup.battlefield ?? []) {
    const { id } = makeObject(game, owner, entry, "battlefield", labels);
    yield* placePermanent(game, existing(game, id));
    const object = objectOf(game, id);
    if (object === undefined) continue;
    if (entry.tapped) object.tapped = true;
    object.controllerSeen = object.controller;
    placed.push({ object, entry });
    touch(game);
  }
  return placed;
}

/** Attaches what begins attached: to the permanent of that label, else to one of that name, first to one of the same player. */
const attachPlaced = (game: Game, placed: Placed, labels: Readonly<Record<string, number>>): void => {
  for (const { object, entry } of placed) {
    const { attachedTo } = entry;
    if (attachedTo === undefined) continue;
    const named = placed.filter(({ object: host }) => characteristics(game, host.id).name === attachedTo);
    const host =
      placed.find((one) => one.object.cardId === labels[attachedTo]) ??
      named.find((one) => one.object.owner === object.owner) ??
      named[0];
    if (host !== undefined) object.attachedTo = host.object.id;
  }
  touch(game);
};

/** 103.5: opening hands, and mulligans until everybody keeps. */
function* drawOpeningHands(game: Game, size: number, mulligans: boolean): Run<void> {
  const draw = (player: PlayerId): Run<unknown> =>
    perform(
      game,
      Array.from({ length: size }, () => ({ type: "draw", player })),
    );
  for (const { id } of game.state.players) {
    yield* draw(id);
    for (let taken = 0; mulligans && taken < size;) {
      if (!(yield* askYesNo(game, id, "mulligan"))) {
        const bottom =
          taken === 0 ? [] : yield* askObjects(game, id, playerOf(game, id).hand, taken, taken, "bottom");
        yield* perform(
          game,
          bottom.map((card) => moveEvent(game, card, { zone: "library", position: "bottom" })),
        );
        break;
      }
      taken++;
      yield* perform(
        game,
        playerOf(game, id).hand.map((card) => moveEvent(game, card, { zone: "library" })),
      );
      shuffleLibrary(game, id);
      yield* draw(id);
    }
  }
}

/** 103.6: what players do with cards in their opening hands, the starting player first. */
function* actFromOpeningHands(game: Game): Run<void> {
  for (const { id } of game.state.players) {
    for (const card of [...playerOf(game, id).hand]) {
      for (const ability of flatten(characteristics(game, card).abilities)) {
        if (ability.type !== "static") continue;
        for (const change of ability.effects) {
          const object = objectOf(game, card);
          if (change.type === "openingHand" && object !== undefined)
            yield* carryOut(game, change.effect, abilityContext(object, id));
        }
      }
    }
  }
}

/** 103.2b: each player may reveal a card from outside the game whose condition their deck fulfills, as their companion. */
function* chooseCompanions(game: Game): Run<void> {
  for (const { id, sideboard } of game.state.players) {
    const possible = sideboard.filter((card) =>
      flatten(characteristics(game, card).abilities).some(
        (ability) =>
          ability.type === "static" &&
          ability.effects.some(({ type }) => type === "mayBeCompanion") &&
          ability.condition !== undefined &&
          holds(game, ability.condition, abilityContext(existing(game, card), id)),
      ),
    );
    const chosen = yield* askObjects(game, id, possible, 0, 1, "companion");
    showTo(game, chosen);
    for (const card of chosen) existing(game, card).designations.push("companion");
  }
}

/** Forgets what happened before the first turn. */
const beginAfresh = (game: Game): void => {
  game.state.waiting = [];
  game.state.history.thisTurn = [];
  game.log.length = 0;
  for (const id in game.state.lastKnown) delete game.state.lastKnown[id];
  touch(game);
};

/** The whole game from the position on (103). */
export function* runGame(game: Game, options: GameOptions, labels: Record<string, number>): Run<void> {
  options.players.forEach((setup, owner) => placeHidden(game, owner, setup, labels));
  yield* chooseCompanions(game);
  if (options.shuffle) for (const { id } of game.state.players) shuffleLibrary(game, id);
  const placed: Placed = [];
  for (const [owner, setup] of options.players.entries())
    placed.push(...(yield* placeBattlefield(game, owner, setup, labels)));
  attachPlaced(game, placed, labels);
  if (options.openingHand) yield* drawOpeningHands(game, options.openingHand, options.mulligans === true);
  yield* actFromOpeningHands(game);
  // 702.131b, 702.145c, 702.179a: at any time, even before the first step.
  yield* checkDesignations(game);
  beginAfresh(game);
  yield* takeTurns(game);
}
