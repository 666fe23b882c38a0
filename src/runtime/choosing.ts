import type { Decision } from "./decisions.ts";
import type { Game, Run } from "./game.ts";

/** What is yielded, instead of a question to a player, where something would happen while others still have to choose. */
const held: Decision = { type: "priority", player: -1, actions: [] };

/** Waits until everybody has chosen (101.4). */
export function* whenAllHaveChosen(game: Game): Run<void> {
  if (game.choosing) yield held;
}

/** 101.4: what several players do at the same time: each in turn makes the choices, and only then anything happens. */
export function* choosingFirst<T>(game: Game, runs: readonly Run<T>[]): Run<T[]> {
  const steps: IteratorResult<Decision, T>[] = [];
  const { choosing = false } = game;
  try {
    for (const run of runs) {
      game.choosing = true;
      let step = run.next();
      while (step.done !== true && step.value !== held) step = run.next(yield step.value);
      steps.push(step);
    }
  } finally {
    game.choosing = choosing;
  }
  // They may be one of several for whom the same is done.
  yield* whenAllHaveChosen(game);
  const results: T[] = [];
  for (const [index, run] of runs.entries()) {
    const step = steps[index];
    // What it waits for has come.
    results.push(step?.done ? step.value : yield* run);
  }
  return results;
}
