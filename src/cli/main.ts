import { UsageError, status } from "./io.ts";
import type { Io, Status } from "./io.ts";
import type { Services } from "./services.ts";
import { services } from "./wiring.ts";

interface Command {
  readonly run: (given: readonly string[], io: Io, services: Services) => Promise<Status>;
}

/** Each command is loaded only when it is asked for: starting up is most of the time of a small one. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: () => import("./commands/build.ts"),
  check: () => import("./commands/check.ts"),
  explain: () => import("./commands/explain.ts"),
  compile: () => import("./commands/compile.ts"),
  coverage: () => import("./commands/coverage.ts"),
  test: () => import("./commands/test.ts"),
  fmt: () => import("./commands/fmt.ts"),
  lsp: () => import("./commands/lsp.ts"),
  demo: () => import("./demo.ts"),
};

const usage = `rulewright <command>

  build [dir…] [--check] [--watch] [--shard i/n] [--workers n] [--out dir] [--no-cache] [--json]
                                    card files (cards/) to TypeScript (generated/)
  check [file…] [--json]            diagnostics only
  explain "<text>" [--name name] [--type "type line"] [--json]
                                    what a piece of rules text means
  compile <file…>                   one JSON line for each card
  coverage <file…> [--json] [--gaps n]
                                    how many cards compile, and which phrases are missing
  coverage --probe <file…> [--cards n] [--seed n] [--exceptions file] [--json]
                                    words that could be left out unnoticed
  coverage --substitutions <file…> [options as for --probe]
                                    phrases that are taken for others of another meaning
  test [scenarios…] [--cards <file…>] [--json] [--watch]
                                    plays scenario tests
  fmt [file…] [--check]             settles the form of card files
  lsp --stdio                       the language server, for editors
  demo                              plays a short game with the cards of cards/

Exit status: 0 all good, 1 the input has errors, 2 wrong usage, 70 a defect of ours.
`;

/** Runs one command and tells its exit status. Never throws. */
export const main = async (given: readonly string[], io: Io): Promise<Status> => {
  const [name, ...rest] = given;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    await io.out(usage);
    return name === undefined ? status.wrongUsage : status.good;
  }
  if (name === "--version" || name === "-v") {
    await io.out(`${version()}\n`);
    return status.good;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    io.error(`There is no command '${name}'. 'rulewright --help' lists them.\n`);
    return status.wrongUsage;
  }
  if (rest.includes("--help")) {
    await io.out(usage);
    return status.good;
  }
  try {
    const { run } = await load();
    return await run(rest, io, services);
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      io.error(`${thrown.message} 'rulewright --help' shows how commands are called.\n`);
      return status.wrongUsage;
    }
    const what = thrown instanceof Error ? thrown.message : String(thrown);
    io.error(`error[RW9001]: Rulewright failed: ${what}. This is a defect of ours; please report it.\n`);
    if (process.env["RULEWRIGHT_DEBUG"] !== undefined && thrown instanceof Error)
      io.error(`${thrown.stack ?? ""}\n`);
    return status.defect;
  }
};

declare const RULEWRIGHT_PACKAGE: string | undefined;
const version = (): string => (typeof RULEWRIGHT_PACKAGE === "string" ? RULEWRIGHT_PACKAGE : "source");
