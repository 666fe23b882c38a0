import { Worker } from "node:worker_threads";
import { type Played, type Simulation, playOne } from "./simulation.ts";

/** The thread's script, beside the bundled program; from source there is none. */
const workerScript = (): string | undefined => {
  try {
    return require.resolve("./simulate-worker.js");
  } catch {
    return undefined;
  }
};

/** The results in the order of the games, whichever thread is done first. */
const inOrder = async (
  simulation: Simulation,
  games: readonly number[],
  { script, threads }: { readonly script: string; readonly threads: number },
  tell: (played: Played) => Promise<void>,
): Promise<void> => {
  const done = new Map<number, Played>();
  let next = 0;
  let told = 0;
  let telling = Promise.resolve();
  const workers = Array.from(
    { length: Math.min(threads, games.length) },
    () => new Worker(script, { workerData: simulation }),
  );
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          const give = (): void => {
            const game = games[next++];
            if (game === undefined) resolve();
            else worker.postMessage(game);
          };
          worker.on("error", reject);
          worker.on("message", (played: Played) => {
            done.set(played.game, played);
            for (let game = games[told]; game !== undefined && done.has(game); game = games[++told]) {
              const ready = done.get(game)!;
              done.delete(game);
              telling = telling.then(() => tell(ready));
            }
            give();
          });
          give();
        }),
    ),
  ).finally(() => Promise.all(workers.map((worker) => worker.terminate())));
  await telling;
};

/** Plays these games, over threads where there are several, and tells how each went, in order. */
export const playGames = async (
  simulation: Simulation,
  games: readonly number[],
  threads: number,
  tell: (played: Played) => Promise<void>,
): Promise<void> => {
  const script = threads > 1 ? workerScript() : undefined;
  if (script !== undefined) return inOrder(simulation, games, { script, threads }, tell);
  for (const game of games) await tell(playOne(simulation, game));
};
