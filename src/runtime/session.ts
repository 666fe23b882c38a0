import type { Answer, Decision } from "./decisions.ts";
import type { Game, Run } from "./game.ts";
import { IllegalAnswer, touch } from "./game.ts";
import { given } from "./given.ts";
import { deciderFor } from "./prohibitions.ts";
import { cloneState } from "./rewind.ts";
import { newGame, runGame } from "./setup.ts";
import type { GameOptions } from "./setup.ts";
import type { GameState, ObjectId, PlayerId } from "./state.ts";
import { takeTurns } from "./turn/turn.ts";

/** A game in progress: where it stands, and how it got there. */
export interface Session {
  readonly options: GameOptions;
  readonly game: Game;
  /** `cardId` of labelled entries of the position. */
  readonly labels: Readonly<Record<string, number>>;
  /** The decision that waits for an answer; undefined when the game is over or halted. */
  readonly decision: Decision | undefined;
  readonly answers: readonly Answer[];
}

/** A state in which somebody has priority: a game can be played on from it, with no more than the answers since. */
export interface Checkpoint {
  readonly state: GameState;
  /** How many answers had been given. */
  readonly answers: number;
  /** How many outcomes had been decided by `options.chance`. */
  readonly outcomes: number;
  /** How long the log was. */
  readonly logged: number;
}

/** What `options.chance` has decided, and what is only being repeated. */
interface Past {
  readonly outcomes: (number | undefined)[];
  /** How many of these outcomes have been used again. */
  at: number;
  /** Nobody is told of what happens once more. */
  repeating: boolean;
}

interface Running extends Session {
  decision: Decision | undefined;
  readonly answers: Answer[];
  run: Run<void>;
  readonly past: Past;
  /** The first of each turn, and the latest once somebody has asked for another game like this. */
  readonly checkpoints: Checkpoint[];
  keepsLatest: boolean;
}

/** Sessions by their games, so that a copy of a session is known, too. */
const runs = new WeakMap<Game, Running>();

/** Whether it is the game of a session. */
export const isGame = (value: unknown): value is Game => runs.has(value as Game);

/** Whoever calls may have something else in hand. */
const runningOf = (session: Session | undefined): Running => {
  const found = session ? runs.get(session.game) : undefined;
  if (found === undefined) throw new Error("this session was not made by startGame");
  return found;
};

/** The options of the game itself: what it asks and tells others is not asked and told again while it is repeated. */
const quietWhile = (past: Past, options: GameOptions): GameOptions => {
  const { observe, watch, unasked, chance } = options;
  const quiet = <T extends unknown[], R>(tell: ((...told: T) => R) | undefined) =>
    tell && ((...told: T) => (past.repeating ? undefined : tell(...told)));
  return {
    ...options,
    ...given({
      observe: quiet(observe),
      watch: quiet(watch),
      unasked: quiet(unasked),
      chance:
        chance &&
        ((player: PlayerId, outcomes: number) => {
          if (past.at === past.outcomes.length) past.outcomes.push(chance(player, outcomes));
          return past.outcomes[past.at++];
        }),
    }),
  };
};

const newSession = (
  options: GameOptions,
  labels: Record<string, number>,
  outcomes: readonly (number | undefined)[],
): Running => {
  const past: Past = { outcomes: [...outcomes], at: 0, repeating: false };
  const game = newGame(quietWhile(past, options));
  const session: Running = {
    options,
    game,
    labels,
    decision: undefined,
    answers: [],
    run: runGame(game, options, labels),
    past,
    checkpoints: [],
    keepsLatest: false,
  };
  runs.set(game, session);
  return session;
};

const advance = (session: Running, step: IteratorResult<Decision, void>): void => {
  session.decision = step.done ? undefined : decided(session.game, step.value);
};
const decided = (game: Game, decision: Decision): Decision => {
  const by = deciderFor(game, decision.player);
  return by === decision.player ? decision : { ...decision, by };
};

/**
 * Starts a game and goes on to its first decision.
 *
 * @throws {InvalidOptions} when the options make no game: the message says which one is wrong, and what it has to be
 * @example
 * const session = startGame({ seed: 7, shuffle: true, openingHand: 7, players: [{ library }, { library }] });
 * session.decision?.type; // "priority"
 */
export const startGame = (options: GameOptions): Session => {
  const session = newSession(options, {}, []);
  advance(session, session.run.next());
  return session;
};

const hasPriority = ({ decision }: Running): boolean => decision?.type === "priority";

const checkpointOf = ({ game, answers, past }: Running): Checkpoint => ({
  state: cloneState(game.state),
  answers: answers.length,
  outcomes: past.at,
  logged: game.log.length,
});

/** Keeps a state in which somebody has priority: the first of each turn, and the last of all if it may be asked for. */
const keep = (session: Running): void => {
  const { checkpoints, keepsLatest, answers, game } = session;
  const [before, last] = [checkpoints.at(-2), checkpoints.at(-1)];
  if (last?.answers === answers.length) return;
  const isOfTurn = (each: Checkpoint | undefined): boolean =>
    each?.state.turn.number === game.state.turn.number;
  if (isOfTurn(last) && !keepsLatest) return;
  if (isOfTurn(before)) checkpoints.pop();
  checkpoints.push(checkpointOf(session));
};

const give = (session: Running, answer: Answer): void => {
  if (hasPriority(session)) keep(session);
  session.answers.push(answer);
  advance(session, session.run.next(answer));
};

/** Goes on from a checkpoint, or from the beginning, and gives these answers once more. */
const goOnFrom = (session: Running, from: Checkpoint | undefined, answers: readonly Answer[]): void => {
  const { game, past, options } = session;
  const done = from?.answers ?? 0;
  session.answers.splice(0, Infinity, ...answers.slice(0, done));
  // What was going on where the game stood is not going on there.
  session.run.return();
  game.state = from === undefined ? newGame(options).state : cloneState(from.state);
  game.log.length = from?.logged ?? 0;
  game.halted = false;
  touch(game);
  session.run = from === undefined ? runGame(game, options, { ...session.labels }) : takeTurns(game, true);
  past.at = from?.outcomes ?? 0;
  past.repeating = true;
  advance(session, session.run.next());
  for (const answer of answers.slice(done)) give(session, answer);
  past.repeating = false;
  past.outcomes.length = past.at;
};

/**
 * Answers the decision and goes on to the next one.
 *
 * @throws {IllegalAnswer} when the answer isn't one of those that the decision allows. The session is as it was before,
 * and takes another answer.
 * @example
 * answerDecision(session, { type: "action", action: { type: "pass" } });
 * session.answers.length; // 1
 */
export const answerDecision = (session: Session, answer: Answer): void => {
  const running = runningOf(session);
  if (running.decision === undefined) throw new Error("no decision waits for an answer");
  try {
    give(running, answer);
  } catch (error) {
    if (error instanceof IllegalAnswer) {
      // Whoever errs may err again: then no more of the turn is repeated than must be.
      running.keepsLatest = true;
      undo(running);
    }
    throw error;
  }
};

/** How many answers are kept: none for less than one, and all for more than there are. */
const kept = (to: number): number => {
  if (!Number.isInteger(to)) throw new RangeError(`${to} is no number of answers`);
  return Math.max(to, 0);
};

/**
 * Takes back the last answers: the session stands before the answer of that number (by default the last one).
 *
 * @throws {RangeError} when the number is not whole
 * @example
 * answerDecision(session, { type: "action", action: { type: "pass" } });
 * undo(session);
 * session.answers.length; // 0
 */
export const undo = (session: Session, to?: number): void => {
  const running = runningOf(session);
  const { answers, checkpoints } = running;
  const count = kept(to ?? answers.length - 1);
  while ((checkpoints.at(-1)?.answers ?? 0) > count) checkpoints.pop();
  goOnFrom(running, checkpoints.at(-1), answers.slice(0, count));
};

/** Plays on until the game is over, halted, or the player gives no answer. */
export const playGame = (
  session: Session,
  player: (decision: Decision, game: Game) => Answer | undefined,
): Session => {
  while (session.decision !== undefined) {
    const answer = player(session.decision, session.game);
    if (answer === undefined) break;
    answerDecision(session, answer);
  }
  return session;
};

/** Repeats a game from its options and answers. */
export const replay = (options: GameOptions, answers: readonly Answer[]): Session => {
  const session = startGame(options);
  for (const answer of answers) answerDecision(session, answer);
  return session;
};

/**
 * A second game that is the same up to the answer of that number (by default with all of them). It takes as long as the
 * state is large, with the answers since somebody last had priority; only the first fork of a game repeats the turn.
 *
 * @throws {RangeError} when the number is not whole
 * @example
 * const copy = fork(session);
 * answerDecision(copy, { type: "action", action: { type: "pass" } });
 * [session.answers.length, copy.answers.length]; // [0, 1]
 */
export const fork = (session: Session, to?: number): Session => {
  const source = runningOf(session);
  const answers = kept(to ?? source.answers.length);
  if (source.game.halted) return replay(session.options, source.answers.slice(0, answers));
  source.keepsLatest = true;
  if (hasPriority(source)) keep(source);
  const checkpoints = source.checkpoints.filter((each) => each.answers <= answers);
  const copy = newSession(session.options, { ...source.labels }, source.past.outcomes);
  copy.keepsLatest = true;
  copy.checkpoints.push(...checkpoints);
  copy.game.log.push(...source.game.log);
  goOnFrom(copy, checkpoints.at(-1), source.answers.slice(0, answers));
  return copy;
};

/** A checkpoint to go on from, with the answers since. */
export const positionOf = (
  session: Session,
): { readonly checkpoint: Checkpoint | undefined; readonly outcomes: readonly (number | undefined)[] } => {
  const running = runningOf(session);
  running.keepsLatest = true;
  if (hasPriority(running)) keep(running);
  return { checkpoint: running.checkpoints.at(-1), outcomes: running.past.outcomes };
};

/** A session that goes on from a checkpoint with these answers. */
export const sessionFrom = (
  options: GameOptions,
  labels: Readonly<Record<string, number>>,
  answers: readonly Answer[],
  position: ReturnType<typeof positionOf>,
): Session => {
  const session = newSession(options, { ...labels }, position.outcomes);
  session.keepsLatest = true;
  if (position.checkpoint !== undefined) session.checkpoints.push(position.checkpoint);
  goOnFrom(session, position.checkpoint, answers);
  return session;
};

/** The object that a card or token is now, in whatever zone; none where it has ceased to exist or is a component of another one (730.2). */
export const objectsOfCard = (game: Game, cardId: number): ObjectId[] =>
  Object.values(game.state.objects)
    .filter((o) => o.cardId === cardId && o.kind !== "ability" && o.kind !== "spellCopy")
    .map((o) => o.id);

/** The answer to a decision that allows only one, or whose answers all lead to the same game. */
export const forcedAnswer = (decision: Decision): Answer | undefined => {
  switch (decision.type) {
    case "priority":
      return decision.actions.length === 1 ? { type: "action", action: { type: "pass" } } : undefined;
    case "targets":
    case "objects":
    case "players":
      return decision.min === decision.candidates.length
        ? // Each of these answers chooses among what its decision offers.
          ({ type: decision.type, chosen: decision.candidates } as Answer)
        : undefined;
    case "option":
      return decision.options.length === 1 ? { type: "option", index: 0 } : undefined;
    case "order":
      return decision.alike ? { type: "order", order: decision.items.map((_, index) => index) } : undefined;
    case "modes":
      return decision.min === decision.available.length && !decision.repeat
        ? { type: "modes", chosen: decision.available }
        : undefined;
    default:
      return undefined;
  }
};
