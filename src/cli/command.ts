import { type Command, InvalidArgumentError } from "commander";
import type { Io, Status } from "./io.ts";
import type { Services } from "./services.ts";

/** One call of a command: its words and options, as commander took them apart. */
export interface Call<O extends object = object> {
  readonly words: readonly string[];
  readonly options: O;
  readonly io: Io;
  readonly services: Services;
}

/** What a file of a command gives: its arguments and options with an example, and what it does. */
export interface CommandFile {
  readonly shape: (command: Command) => Command;
  readonly run: (command: Command, io: Io, services: Services) => Promise<Status>;
}

/** A command whose options have the type `O`; `shape` declares them. */
export const commandFile = <O extends object>(
  shape: CommandFile["shape"],
  run: (call: Call<O>) => Promise<Status>,
): CommandFile => ({
  shape,
  run: (command, io, services) => run({ words: command.args, options: command.opts<O>(), io, services }),
});

/** The lines that `--help` shows last. */
export const examples = (...lines: readonly string[]): string =>
  `\n${lines.length === 1 ? "Example" : "Examples"}:\n${lines.map((line) => `  $ rulewright ${line}`).join("\n")}\n`;

/** Reads the value of an option that is a whole number. */
export const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It needs a whole number.");
  return Number(text);
};
