import { Command, CommanderError } from "commander";
import { didYouMean } from "../compiler/diagnostics/suggest.ts";
import { MissingPackage } from "../compiler/emit/format.ts";
import type { CommandFile } from "./command.ts";
import { InputError, UsageError, status } from "./io.ts";
import type { Io, Status } from "./io.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";
import { services as real } from "./wiring.ts";

interface Entry {
  readonly summary: string;
  /** Each command is loaded only when it is asked for: starting up is most of the time of a small one. */
  readonly load: () => Promise<CommandFile>;
}

const commands: Readonly<Record<string, Entry>> = {
  init: {
    summary: "start a folder of cards: a set, a scenario, a configuration",
    load: async () => (await import("./commands/init.ts")).initCommand,
  },
  build: {
    summary: "compile card files to TypeScript",
    load: async () => (await import("./commands/build.ts")).buildCommand,
  },
  check: {
    summary: "tell what is wrong with card files",
    load: async () => (await import("./commands/check.ts")).checkCommand,
  },
  fmt: {
    summary: "settle the form of card files",
    load: async () => (await import("./commands/fmt.ts")).fmtCommand,
  },
  test: {
    summary: "play scenario tests",
    load: async () => (await import("./commands/test.ts")).testCommand,
  },
  play: {
    summary: "play a game in the terminal, with somebody or against a bot",
    load: async () => (await import("./commands/play.ts")).playCommand,
  },
  simulate: {
    summary: "play many games between bots, and count",
    load: async () => (await import("./commands/simulate.ts")).simulateCommand,
  },
  import: {
    summary: "make a card file of cards from other programs",
    load: async () => (await import("./commands/import.ts")).importCommand,
  },
  export: {
    summary: "write cards for other programs: Cockatrice, CSV",
    load: async () => (await import("./commands/export.ts")).exportCommand,
  },
  render: {
    summary: "show cards on a page",
    load: async () => (await import("./commands/render.ts")).renderCommand,
  },
  stats: {
    summary: "count what a set consists of: curve, colors, types, keywords, rarities, words",
    load: async () => (await import("./commands/stats.ts")).statsCommand,
  },
  explain: {
    summary: "tell what a piece of rules text means",
    load: async () => (await import("./commands/explain.ts")).explainCommand,
  },
  compile: {
    summary: "compile cards to JSON, one line for each",
    load: async () => (await import("./commands/compile.ts")).compileCommand,
  },
  coverage: {
    summary: "count the cards that compile, and the phrases that are missing",
    load: async () => (await import("./commands/coverage.ts")).coverageCommand,
  },
  lsp: {
    summary: "serve an editor: the language server",
    load: async () => (await import("./commands/lsp.ts")).lspCommand,
  },
  demo: {
    summary: "play a short game with the cards of cards/",
    load: async () => (await import("./commands/demo.ts")).demoCommand,
  },
};

/** The names of the commands, in the order in which the help lists them. */
export const commandNames: readonly string[] = Object.keys(commands);

const epilogue = `
Examples:
  $ rulewright explain "Whenever this creature attacks, draw a card."
  $ rulewright build cards --watch
  $ rulewright build --help

Exit status: 0 all good, 1 the input has errors, 2 wrong usage, 70 a defect of ours.
`;

/** Words with spaces in them are card text, though they may begin with a minus: "-2: Draw a card." */
const textsLast = (given: readonly string[]): readonly string[] => {
  const isText = (word: string): boolean => /^-[^=]*\s/.test(word);
  if (given.includes("--") || !given.some(isText)) return given;
  return [...given.filter((word) => !isText(word)), "--", ...given.filter(isText)];
};

/** What a call came to: texts for standard output, and the exit status once it is known. */
interface Outcome {
  shown: string;
  found: Status;
}

interface World {
  readonly io: Io;
  readonly services: Services;
}

/** All commands with what they are for; the one that is wanted with its options, ready to run. */
const programFor = async (
  wanted: string | undefined,
  { io, services }: World,
  outcome: Outcome,
): Promise<Command> => {
  const program = new Command("rulewright")
    .description("Compiles card text to typed ability objects, and plays it.")
    .version(version(), "-v, --version", "show the version")
    .helpOption("-h, --help", "show this help")
    .addHelpText("after", epilogue)
    .exitOverride()
    .showHelpAfterError("(--help shows how it is called)")
    .configureOutput({
      writeOut: (text) => (outcome.shown += text),
      writeErr: (text) => io.error(text),
      getOutHelpWidth: () => 100,
    });
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = program
      .command(name)
      .summary(summary)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`);
    if (name !== wanted) continue;
    const file = await load();
    file.shape(command).action(async () => {
      outcome.found = await file.run(command, io, services);
    });
  }
  return program;
};

/** What keeps files from being written where they should be. */
const obstacles: Readonly<Record<string, string>> = {
  EACCES: "may not be written",
  EEXIST: "is there already, and is no folder",
  EISDIR: "is a folder, where a file should be",
  ENOSPC: "has no room on its disk",
  ENOTDIR: "stands below a file, where a folder should be",
  EPERM: "may not be written",
  EROFS: "is on a disk that may only be read",
};

const placeInTheWay = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error && "code" in thrown && "path" in thrown)) return undefined;
  const code = String(thrown.code);
  return Object.hasOwn(obstacles, code) ? `${String(thrown.path)} ${obstacles[code]}.` : undefined;
};

const report = (thrown: unknown, io: Io): Status => {
  if (thrown instanceof CommanderError) {
    const shown = ["commander.helpDisplayed", "commander.help", "commander.version"].includes(thrown.code);
    return shown && thrown.exitCode === 0 ? status.good : status.wrongUsage;
  }
  if (thrown instanceof UsageError || thrown instanceof InputError) {
    io.error(`error: ${thrown.message}\n`);
    return thrown instanceof UsageError ? status.wrongUsage : status.inputErrors;
  }
  if (thrown instanceof MissingPackage) {
    io.error(`error: ${thrown.message}\n`);
    return status.wrongUsage;
  }
  const place = placeInTheWay(thrown);
  if (place !== undefined) {
    io.error(`error: ${place}\n`);
    return status.inputErrors;
  }
  const what = thrown instanceof Error ? thrown.message : String(thrown);
  io.error(`error[RW9001]: Rulewright failed: ${what}. This is a defect of ours; please report it.\n`);
  if (process.env["RULEWRIGHT_DEBUG"] !== undefined && thrown instanceof Error)
    io.error(`${thrown.stack ?? ""}\n`);
  return status.defect;
};

/** `help` takes the name of a command; whatever else is given would be passed over. */
const checkHelp = ([first, ...rest]: readonly string[]): void => {
  if (first !== "help") return;
  const [name = "help"] = rest;
  const stray = rest.length > 1 ? rest[1] : name.startsWith("-") ? name : undefined;
  if (/^(?:-h|--help)$/.test(name) && rest.length === 1) return;
  if (stray !== undefined)
    throw new UsageError(`'rulewright help' takes the name of one command, not '${stray}'`);
  if (name !== "help" && !commandNames.includes(name)) {
    const meant = didYouMean(name, commandNames);
    throw new UsageError(
      `there is no command '${name}'${meant === undefined ? "" : `; did you mean '${meant}'?`}`,
    );
  }
};

/** Runs one command and tells its exit status. Never throws. */
export const main = async (given: readonly string[], io: Io, services: Services = real): Promise<Status> => {
  const outcome: Outcome = { shown: "", found: status.good };
  try {
    checkHelp(given);
    const program = await programFor(given[0] === "help" ? given[1] : given[0], { io, services }, outcome);
    if (given.length === 0) {
      await io.out(program.helpInformation() + epilogue);
      return status.wrongUsage;
    }
    await program.parseAsync(textsLast(given), { from: "user" });
  } catch (thrown) {
    outcome.found = report(thrown, io);
  }
  if (outcome.shown !== "") await io.out(outcome.shown);
  return outcome.found;
};
