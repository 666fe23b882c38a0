import { placeAround } from "../compiler/build/files.ts";

/** Editors write a file in several steps. */
const settled = 30;

/** What tells that enough was watched: an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  readonly addEventListener: (type: "abort", listener: () => void) => void;
  readonly removeEventListener: (type: "abort", listener: () => void) => void;
}

/** What is not watched in a folder. */
const ignored = (path: string): boolean => /\.tmp$|[\\/](?:node_modules|\.git)(?:[\\/]|$)/.test(path);

/**
 * Gives something at once, and then whenever a file of the places has changed, a moment after the last of the changes; ends
 * when the signal aborts. Changes while the reader is at work are told once, when it asks again.
 */
export async function* changes(
  places: readonly string[],
  { signal, ready }: { readonly signal?: Signal | undefined; readonly ready?: () => void } = {},
): AsyncGenerator<void, void, undefined> {
  const ended = (): boolean => signal?.aborted === true;
  if (ended()) return;
  const { watch } = await import("chokidar");
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => undefined;
  let changed = true;
  const watcher = watch([...new Set(places.map(placeAround))], { ignoreInitial: true, ignored })
    .on("ready", () => ready?.())
    .on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed = true;
        wake();
      }, settled);
    });
  const end = (): void => wake();
  signal?.addEventListener("abort", end);
  try {
    while (!ended()) {
      if (changed) {
        changed = false;
        yield;
      } else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    await watcher.close();
  }
}
