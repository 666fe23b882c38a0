import type { Io } from "../../src/cli/io.ts";

/** What a command said on its two ways out. */
export interface Said {
  out: string;
  error: string;
}

/** A command's surroundings in a folder, with what is typed in; what it says is added to `said`. */
export const recordingIo = (cwd: string, said: Said, typed = ""): Io => ({
  cwd,
  out: (text) => {
    said.out += text;
    return Promise.resolve();
  },
  error: (text) => {
    said.error += text;
  },
  terminal: false,
  interactive: false,
  stdin: () => Promise.resolve(new TextEncoder().encode(typed)),
});
