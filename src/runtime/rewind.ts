import type { Game, Run } from "./game.ts";
import { touch } from "./game.ts";
import { forgetFrom } from "./triggers/watched.ts";
import type {
  ActiveEffect,
  ChosenInstructions,
  GameObject,
  GameState,
  ObjectId,
  PlayerState,
} from "./state.ts";

/** A copy of what was chosen, whose targets can be changed. */
export const cloneChosen = (chosen: ChosenInstructions): ChosenInstructions => ({
  ...chosen,
  targets: chosen.targets.map((t) => [...t]),
  ...(chosen.modes
    ? { modes: chosen.modes.map((m) => ({ index: m.index, chosen: cloneChosen(m.chosen) })) }
    : {}),
});

const cloneObject = (object: GameObject): GameObject => {
  const copy: GameObject = {
    ...object,
    counters: { ...object.counters },
    designations: [...object.designations],
    chosen: { ...object.chosen },
    linked: { ...object.linked },
    activations: { turn: { ...object.activations.turn }, game: { ...object.activations.game } },
  };
  if (object.stackItem)
    copy.stackItem = { ...object.stackItem, instructions: object.stackItem.instructions.map(cloneChosen) };
  return copy;
};

const clonePlayer = (player: PlayerState): PlayerState => ({
  ...player,
  library: [...player.library],
  hand: [...player.hand],
  graveyard: [...player.graveyard],
  sideboard: [...player.sideboard],
  manaPool: [...player.manaPool],
  counters: { ...player.counters },
});

const cloneEffect = (effect: ActiveEffect): ActiveEffect =>
  effect.content.type === "rules"
    ? { ...effect, content: { ...effect.content, changes: [...effect.content.changes] } }
    : effect;

/** A copy of the state that shares only what never changes. */
export const cloneState = (state: GameState): GameState => {
  const objects: Record<ObjectId, GameObject> = {};
  for (const id in state.objects) {
    const object = state.objects[id];
    if (object !== undefined) objects[id] = cloneObject(object);
  }
  const copy: GameState = {
    ...state,
    players: state.players.map(clonePlayer),
    objects,
    lastKnown: { ...state.lastKnown },
    battlefield: [...state.battlefield],
    stack: [...state.stack],
    exile: [...state.exile],
    command: [...state.command],
    effects: state.effects.map(cloneEffect),
    delayed: [...state.delayed],
    awaitingReturn: [...state.awaitingReturn],
    waiting: [...state.waiting],
    turn: {
      ...state.turn,
      extraTurns: [...state.turn.extraTurns],
      extraPhases: state.turn.extraPhases.map((p) => [...p]),
      skips: [...state.turn.skips],
    },
    history: { ...state.history, thisTurn: [...state.history.thisTurn] },
  };
  if (state.combat) {
    const { attackers, blockers } = state.combat;
    copy.combat = {
      ...state.combat,
      attackers: attackers.map((a) => ({ ...a })),
      blockers: blockers.map((b) => ({ id: b.id, attackers: [...b.attackers] })),
    };
  }
  return copy;
};

/** A point to which the game can be taken back (733.1). */
export interface Point {
  readonly state: GameState;
  readonly logged: number;
}

/** The point at which the game is now (733.1). */
export const mark = (game: Game): Point => ({ state: cloneState(game.state), logged: game.log.length });

/** 733.1: takes the game back to exactly that state, mana abilities included. */
export const rewind = (game: Game, point: Point): void => {
  game.state = point.state;
  game.log.length = point.logged;
  forgetFrom(game, point.state.nextId);
  touch(game);
};

/** 733.1: does what may turn out impossible (`undefined`), which takes the game back to where it was. */
export function* orRewind<T>(game: Game, act: Run<T | undefined>): Run<T | undefined> {
  const before = mark(game);
  const done = yield* act;
  if (done === undefined) rewind(game, before);
  return done;
}
