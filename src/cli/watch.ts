import { shownPath } from "../compiler/build/files.ts";
import type { Io } from "./io.ts";

/** Editors write a file in several steps. */
const settled = 80;

/** Works once, then again whenever something in the places changes, one work after the other, until the process ends. */
export const keepWatching = async (
  places: readonly string[],
  io: Io,
  work: () => Promise<unknown>,
): Promise<never> => {
  const { watch } = await import("chokidar");
  await work();
  const shown = places.map((place) => shownPath(place, io.cwd)).join(", ");
  const announce = (): void => io.error(`watching ${shown}; Ctrl+C ends it\n`);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve<unknown>(undefined);
  const ignored = (path: string): boolean => /\.tmp$|[\\/](?:node_modules|\.git)(?:[\\/]|$)/.test(path);
  watch([...places], { ignoreInitial: true, ignored })
    .on("ready", announce)
    .on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(work);
      }, settled);
    });
  return new Promise<never>(() => undefined);
};
