import {
  answerDecision,
  fork,
  replay,
  resume,
  snapshot,
  startGame,
  stateHash,
} from "../../src/runtime/index.ts";
import type { Answer, Decision, Game, GameOptions, GameSnapshot, Session } from "../../src/runtime/index.ts";
import { watchGame } from "./invariants.ts";
import { randomAnswer, seeded } from "./kernel-driver.ts";

/** What a checked game came to. */
export interface Checked {
  readonly decisions: number;
  readonly events: number;
  readonly rewinds: number;
  readonly turns: number;
  /** The game came to its end; others are left after so many decisions. */
  readonly ended: boolean;
  readonly faults: readonly string[];
  /** Names of the cards that were cast or played, whose abilities were activated, and whose triggered. */
  readonly cast: ReadonlySet<string>;
  readonly activated: ReadonlySet<string>;
  readonly triggered: ReadonlySet<string>;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 8).join("\n") : String(error);

/** So many answers are given again from a fork or a snapshot: a difference shows soon. */
const fewAnswers = 150;

/** Answers again from the `from`-th answer on, and compares the states at each decision with those there were. */
const repeats = (
  session: Session,
  from: number,
  answers: readonly Answer[],
  hashes: readonly string[],
  most = Infinity,
): string | undefined => {
  for (let n = from; n < from + most; n++) {
    if (stateHash(session.game) !== hashes[n]) return `another state before answer ${n} (from ${from} on)`;
    const answer = answers[n];
    if (answer === undefined) return undefined;
    answerDecision(session, answer);
  }
  return undefined;
};

const cardOf = (game: Game, id: number): string | undefined =>
  (game.state.objects[id] ?? game.state.lastKnown[id]?.object)?.card.name;

/**
 * Plays a game between random players and checks it after each event and at each decision; then repeats it from its
 * options and answers, and from `forks` points of it, comparing every state on the way.
 */
export const checkedGame = (options: GameOptions, seed: number, forks: number, limit: number): Checked => {
  const next = seeded(seed);
  const watcher = watchGame();
  const faults: string[] = [];
  const hashes: string[] = [];
  const names = { cast: new Set<string>(), activated: new Set<string>(), triggered: new Set<string>() };
  const note = (set: Set<string>, name: string | undefined): void => {
    if (name !== undefined) set.add(name);
  };
  let session: Session | undefined;
  const answers: Answer[] = [];
  let last: Decision | undefined;
  try {
    session = startGame({
      ...options,
      observe: watcher.options.observe,
      watch: (game, happened) => {
        watcher.options.watch(game, happened);
        for (const event of happened) {
          if (event.type === "cast" || event.type === "landPlayed")
            note(names.cast, cardOf(game, event.object));
          if (event.type === "activate") note(names.activated, cardOf(game, event.source));
        }
        for (const { source } of game.state.waiting) note(names.triggered, cardOf(game, source));
      },
    });
    while (session.decision !== undefined && answers.length < limit && watcher.faults.length === 0) {
      last = session.decision;
      watcher.asked(last, session.game);
      hashes.push(stateHash(session.game));
      const answer = randomAnswer(last, session.game, next);
      answers.push(answer);
      answerDecision(session, answer);
    }
    hashes.push(stateHash(session.game));
  } catch (error) {
    faults.push(`${messageOf(error)}\nafter ${answers.length} answers, at ${JSON.stringify(last)}`);
  }
  faults.push(...watcher.faults.slice(0, 5));
  if (session !== undefined && faults.length === 0) {
    try {
      // The watcher is for the one game only.
      const plain = { ...session, options };
      const again = repeats(replay(options, []), 0, answers, hashes);
      if (again !== undefined) faults.push(`replay: ${again}`);
      for (let n = 0; n < forks; n++) {
        const at = Math.floor(next() * (answers.length + 1));
        const forked = repeats(fork(plain, at), at, answers, hashes, fewAnswers);
        if (forked !== undefined) faults.push(`fork: ${forked}`);
        const saved = JSON.stringify(snapshot(fork(plain, at)));
        const again = repeats(resume(JSON.parse(saved) as GameSnapshot), at, answers, hashes, fewAnswers);
        if (again !== undefined) faults.push(`snapshot: ${again}`);
      }
      if (stateHash(session.game) !== hashes.at(-1)) faults.push("a fork changed the game it was made from");
    } catch (error) {
      faults.push(`repeating: ${messageOf(error)}`);
    }
  }
  return {
    decisions: answers.length,
    events: watcher.counts.events,
    rewinds: watcher.counts.rewinds,
    turns: session?.game.state.turn.number ?? 0,
    ended: session?.game.state.over !== undefined,
    faults,
    ...names,
  };
};
