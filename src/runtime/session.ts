import type { Answer, Decision } from "./decisions.ts";
import type { Game, Run } from "./game.ts";
import { newGame, runGame } from "./setup.ts";
import type { GameOptions } from "./setup.ts";
import type { ObjectId } from "./state.ts";

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
interface Running extends Session {
  decision: Decision | undefined;
  readonly answers: Answer[];
  readonly run: Run<void>;
}

const advance = (session: Running, step: IteratorResult<Decision, void>): void => {
  session.decision = step.done ? undefined : step.value;
};

const runs = new WeakMap<Session, Running>();

/** Starts a game and goes on to its first decision. */
export const startGame = (options: GameOptions): Session => {
  const game = newGame(options);
  const labels: Record<string, number> = {};
  const session: Running = {
    options,
    game,
    labels,
    decision: undefined,
    answers: [],
    run: runGame(game, options, labels),
  };
  runs.set(session, session);
  advance(session, session.run.next());
  return session;
};

/**
 * Answers the decision and goes on to the next one. Throws `IllegalAnswer` when the answer isn't one of those that the
 * decision allows; the session can't be continued then, but `fork` takes it back.
 */
export const answerDecision = (session: Session, answer: Answer): void => {
  const running = runs.get(session);
  if (running?.decision === undefined) throw new Error("no decision waits for an answer");
  running.answers.push(answer);
  advance(running, running.run.next(answer));
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

/** A second game that is the same up to the first `answers` answers (by default all of them). */
export const fork = (session: Session, answers: number = session.answers.length): Session =>
  replay(session.options, session.answers.slice(0, answers));

/** The object that a physical card is now, in whatever zone; several for none (it ceased to exist). */
export const objectsOfCard = (game: Game, cardId: number): ObjectId[] =>
  Object.values(game.state.objects)
    .filter((o) => o.cardId === cardId && o.kind !== "ability" && o.kind !== "spellCopy")
    .map((o) => o.id);

/** The answer to a decision that allows only one. */
export const forcedAnswer = (decision: Decision): Answer | undefined => {
  switch (decision.type) {
    case "priority":
      return decision.actions.length === 1 ? { type: "action", action: { type: "pass" } } : undefined;
    case "targets":
      return decision.min === decision.candidates.length
        ? { type: "targets", chosen: decision.candidates }
        : undefined;
    case "objects":
      return decision.min === decision.candidates.length
        ? { type: "objects", chosen: decision.candidates }
        : undefined;
    case "players":
      return decision.min === decision.candidates.length
        ? { type: "players", chosen: decision.candidates }
        : undefined;
    case "option":
      return decision.options.length === 1 ? { type: "option", index: 0 } : undefined;
    case "modes":
      return decision.min === decision.available.length && !decision.repeat
        ? { type: "modes", chosen: decision.available }
        : undefined;
    default:
      return undefined;
  }
};
