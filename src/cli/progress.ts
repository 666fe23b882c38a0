import type { Io } from "./io.ts";

/** What is shorter than this needs no bar. */
const soon = 400;

/** Tells how far a long work is, at `done` of `of`; `name` is what comes next. Over when all is done. */
export type Progress = (name: string, done: number, of: number) => void;

/** A bar on standard error; nothing where that is no terminal. */
export const progressBar = async (io: Io): Promise<Progress | undefined> => {
  if (!io.terminal) return undefined;
  const { SingleBar, Presets } = await import("cli-progress");
  const bar = new SingleBar(
    {
      format: "{bar} {value}/{total} {name}",
      clearOnComplete: true,
      hideCursor: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  const began = performance.now();
  return (name, done, of) => {
    if (done >= of) bar.stop();
    else if (bar.isActive) bar.update(done, { name });
    else if (performance.now() - began > soon) bar.start(of, done, { name });
  };
};
