import { basename, join, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import type { Config } from "../../compiler/build/config.ts";
import { build } from "../../compiler/build/build.ts";
import type { BuildOptions, BuildResult, BuiltSet } from "../../compiler/build/build.ts";
import { shownPath } from "../../compiler/build/files.ts";
import { diagnostic, hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { readFileBytes } from "../../exchange/index.ts";
import { type Call, commandFile, examples, wholeNumber } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { progressBar } from "../progress.ts";
import { reporter } from "../report.ts";
import { compilingThreads, defaultThreads } from "../../build/threads.ts";
import { keepWatching } from "../watch.ts";

interface Options {
  readonly check?: true;
  readonly watch?: true;
  readonly allOrNothing?: true;
  readonly json?: true;
  readonly cache: boolean;
  readonly shard?: Shard;
  readonly workers?: number;
  readonly out?: string;
}

type Shard = NonNullable<BuildOptions["shard"]>;

const readShard = (text: string): Shard => {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (match === null || index < 1 || index > count)
    throw new InvalidArgumentError("It needs a part such as 1/2.");
  return { index, count };
};

/** Columns of equal width, numbers to the right. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const summary = (sets: readonly BuiltSet[], milliseconds: number): string => {
  const total = (field: "cards" | "compiled" | "abilities"): string =>
    String(sets.reduce((sum, set) => sum + set[field], 0));
  return table([
    ["set", "cards", "compiled", "abilities", ""],
    ...sets.map((set) => [
      set.set,
      String(set.cards),
      String(set.compiled),
      String(set.abilities),
      set.compiled < set.cards && set.state !== "failed" ? `${set.state}, incomplete` : set.state,
    ]),
    ["total", total("cards"), total("compiled"), total("abilities"), `${Math.round(milliseconds)} ms`],
  ]);
};

/** How a build is shown. */
interface View {
  readonly io: Io;
  readonly json: boolean;
  readonly config: Config;
}

/** Shows what a build did; of the sets, those that `wanted` names. */
const show = (result: BuildResult, { io, config }: View, wanted: (set: BuiltSet) => boolean): Status => {
  const report = reporter(io, config);
  result.diagnostics.forEach(report.plain);
  for (const set of result.sets.filter(wanted)) report.file(set.file, set.diagnostics);
  report.finish();
  for (const path of result.removed) io.error(`removed ${shownPath(path, io.cwd)}: its card file is gone\n`);
  for (const path of result.stale)
    report.plain(diagnostic("RW5006", { start: 0, end: 0 }, [shownPath(path, io.cwd)]));
  const bad =
    report.errors() > 0 || result.sets.some((set) => set.state === "failed" || set.compiled < set.cards);
  return bad ? status.inputErrors : status.good;
};

const asJson = (result: BuildResult, milliseconds: number, io: Io): string =>
  JSON.stringify({
    sets: result.sets.map(({ set, cards, compiled, abilities, state }) => ({
      set,
      cards,
      compiled,
      abilities,
      state,
    })),
    written: result.written.map((path) => shownPath(path, io.cwd)),
    stale: result.stale.map((path) => shownPath(path, io.cwd)),
    milliseconds: Math.round(milliseconds),
  });

const once = async (how: BuildOptions, view: View): Promise<Status> => {
  const begin = performance.now();
  const result = await build(how);
  const found = show(result, view, () => true);
  const milliseconds = performance.now() - begin;
  await view.io.out(
    `${view.json ? asJson(result, milliseconds, view.io) : summary(result.sets, milliseconds)}\n`,
  );
  return found;
};

/** What was told of a set, and of which file it is. */
interface Told {
  readonly file: string;
  readonly what: string;
}

const toldOf = ({ set, file, cards, compiled, diagnostics }: BuiltSet): Told => ({
  file: file.file ?? set,
  what: JSON.stringify([cards, compiled, diagnostics.map(({ start, message }) => [start, message])]),
});

/** Builds again and again; after the first time only what came out otherwise than before is shown. */
const againAndAgain = (how: BuildOptions, view: View): (() => Promise<void>) => {
  let before = new Map<string, Told>();
  return async () => {
    const begin = performance.now();
    const result = await build(how);
    const now = new Map(result.sets.map((set) => [set.set, toldOf(set)]));
    const changed = result.sets.filter(
      ({ set, state }) => state === "written" || before.get(set)?.what !== now.get(set)?.what,
    );
    show(result, view, (set) => changed.includes(set));
    const gone = hasErrors(result.diagnostics) ? [] : [...before].filter(([set]) => !now.has(set));
    for (const [set, { file }] of gone)
      if (!result.removed.some((path) => basename(path) === `${set}.ts`))
        view.io.error(`${file} is gone; ${shownPath(join(how.out, `${set}.ts`), view.io.cwd)} is kept\n`);
    before = hasErrors(result.diagnostics) ? before : now;
    if (changed.length === 0 && gone.length === 0) return;
    const milliseconds = performance.now() - begin;
    if (view.json) await view.io.out(`${asJson({ ...result, sets: changed }, milliseconds, view.io)}\n`);
    else if (changed.length > 0) await view.io.out(`${summary(changed, milliseconds)}\n`);
  };
};

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const { shard, workers } = options;
  const view: View = { io, json: options.json === true, config };
  const progress = options.json || options.watch ? undefined : await progressBar(io);
  const elsewhere = compilingThreads(workers ?? defaultThreads());
  const how: BuildOptions = {
    root: io.cwd,
    places: placesOf(words, config).map((place) => resolve(io.cwd, place)),
    out: resolve(io.cwd, options.out ?? config.out ?? "generated"),
    imports: config.imports ?? ".ts",
    vocabulary: (config.vocabulary ?? []).map((place) => resolve(io.cwd, place)),
    load: services.compiler,
    former: async () => (await import("../../compiler/emit/form.ts")).createFormer(),
    read: readFileBytes,
    check: options.check === true,
    allOrNothing: options.allOrNothing === true,
    ...(options.cache ? { cache: resolve(io.cwd, ".rulewright") } : {}),
    ...(services.compilerVersion === undefined ? {} : { compilerVersion: services.compilerVersion }),
    ...(shard === undefined ? {} : { shard }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(progress === undefined ? {} : { progress }),
  };
  if (options.watch)
    return keepWatching([...how.places, ...(how.vocabulary ?? [])], io, againAndAgain(how, view));
  return once(how, view);
};

/** `rulewright build`: card files to generated modules. */
export const buildCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files, folders or patterns (default: cards, or the configuration's)")
      .option("--out <folder>", "where the modules are written (default: generated)")
      .option("--check", "write nothing, fail where something is not up to date")
      .option("--all-or-nothing", "write no set that has a card which does not compile")
      .option("--watch", "build again on every change")
      .option("--workers <n>", "how many threads compile (default: one for each processor)", wholeNumber)
      .option("--shard <i/n>", "only each n-th set, from the i-th", readShard)
      .option("--no-cache", "compile every card anew")
      .option("--json", "the summary as data")
      .addHelpText("after", examples("build cards --out src/generated", "build --watch")),
  run,
);
