import { changes } from "../build/changes.ts";
import { shownPath } from "../compiler/build/files.ts";
import type { Io } from "./io.ts";

/** Works once, then again whenever something in the places changes, one work after the other, until the process ends. */
export const keepWatching = async (
  places: readonly string[],
  io: Io,
  work: () => Promise<unknown>,
): Promise<never> => {
  const shown = places.map((place) => shownPath(place, io.cwd)).join(", ");
  const ready = (): void => io.error(`watching ${shown}; Ctrl+C ends it\n`);
  for await (const _ of changes(places, { ready })) await work();
  return new Promise<never>(() => undefined);
};
