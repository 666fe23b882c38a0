import { createInterface } from "node:readline";

/** What a command may touch of the outside world. */
export interface Io {
  readonly cwd: string;
  /** Writes to standard output, waiting when the reader is slow. */
  readonly out: (text: string) => Promise<void>;
  readonly error: (text: string) => void;
  /** Standard error is a terminal that wants colors and progress. */
  readonly terminal: boolean;
  readonly stdin: () => Promise<Uint8Array>;
  /** The lines of standard input, as they come. */
  readonly lines?: () => AsyncIterable<string>;
  /** Someone is there to answer questions. */
  readonly interactive: boolean;
}

/** Exit statuses of every command. */
export const status = { good: 0, inputErrors: 1, wrongUsage: 2, defect: 70 } as const;
export type Status = (typeof status)[keyof typeof status];

/** The words after the command do not fit it. */
export class UsageError extends Error {}

/** What the words stand for is not there, or is not what it should be. */
export class InputError extends Error {}

const writeTo = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (stream.destroyed || stream.write(text)) resolve();
    else {
      stream.once("drain", resolve);
      stream.once("close", resolve);
    }
  });

/** The world as the process has it. A reader that goes away (`| head`) ends the process quietly. */
export const processIo = (): Io => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? status.good : status.defect);
  });
  return {
    cwd: process.cwd(),
    out: (text) => writeTo(process.stdout, text),
    error: (text) => {
      process.stderr.write(text);
    },
    terminal:
      process.stderr.isTTY === true &&
      process.env["NO_COLOR"] === undefined &&
      process.env["TERM"] !== "dumb",
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    stdin: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    },
  };
};

/** Collects many small writes into few large ones. */
export const lineWriter = (io: Io) => {
  let lines: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const text = lines.join("");
    lines = [];
    size = 0;
    await io.out(text);
  };
  const line = async (text: string): Promise<void> => {
    lines.push(text, "\n");
    size += text.length + 1;
    if (size > 65_536) await flush();
  };
  return { line, flush };
};
