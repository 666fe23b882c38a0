import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createCompiler } from "../../compiler/compiler.ts";
import { testCommand } from "../../scenario/command.ts";
import { parseArguments } from "../arguments.ts";
import { UsageError, status } from "../io.ts";
import type { Io, Status } from "../io.ts";

const statusOf = (found: number): Status => {
  if (found === 0) return status.good;
  return found === 2 ? status.wrongUsage : status.inputErrors;
};

/** `rulewright test [scenarios…] [--cards <file…>] [--json] [--watch]`: plays scenarios with compiled cards. */
export const run = async (given: readonly string[], io: Io): Promise<Status> => {
  const args = parseArguments(given, { cards: "values", json: "flag", watch: "flag" });
  const files = (args.words.length === 0 ? ["cards"] : args.words).map((file) => resolve(io.cwd, file));
  const cards = args.values("cards").map((file) => resolve(io.cwd, file));
  for (const file of [...files, ...cards])
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  let written: Promise<void> = Promise.resolve();
  const found = await testCommand({
    files,
    cards,
    json: args.flag("json"),
    watch: args.flag("watch"),
    compilerFor: (vocabulary) => createCompiler(vocabulary).compileCard,
    write: (text) => {
      written = written.then(() => io.out(text));
    },
  });
  await written;
  return statusOf(found);
};
