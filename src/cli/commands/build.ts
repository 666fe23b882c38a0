import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { resolve } from "node:path";
import { build } from "../../compiler/build/build.ts";
import type { BuildOptions, BuildResult } from "../../compiler/build/build.ts";
import { shownPath } from "../../compiler/build/files.ts";
import { diagnostic, hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { parseArguments, wholeNumber } from "../arguments.ts";
import type { Arguments } from "../arguments.ts";
import { UsageError, status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { reporter } from "../report.ts";
import type { Services } from "../services.ts";

const readShard = (
  text: string | undefined,
): { readonly index: number; readonly count: number } | undefined => {
  if (text === undefined) return undefined;
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (match === null || index < 1 || index > count) throw new UsageError("--shard needs a part such as 1/2.");
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

const summary = (result: BuildResult, milliseconds: number): string => {
  const total = (field: "cards" | "compiled" | "abilities"): string =>
    String(result.sets.reduce((sum, set) => sum + set[field], 0));
  return table([
    ["set", "cards", "compiled", "abilities", ""],
    ...result.sets.map((set) => [
      set.set,
      String(set.cards),
      String(set.compiled),
      String(set.abilities),
      set.state,
    ]),
    ["total", total("cards"), total("compiled"), total("abilities"), `${Math.round(milliseconds)} ms`],
  ]);
};

const showProgress = (io: Io): NonNullable<BuildOptions["progress"]> | undefined =>
  io.terminal
    ? (set, done, of) => {
        const width = 24;
        const full = of === 0 ? width : Math.round((done / of) * width);
        io.error(
          `\r\u001b[2K${done < of ? `${"█".repeat(full)}${"░".repeat(width - full)} ${done}/${of} ${set}` : ""}`,
        );
      }
    : undefined;

const once = async (options: BuildOptions, args: Arguments, io: Io): Promise<Status> => {
  const begin = performance.now();
  const result = await build(options);
  const report = reporter(io);
  result.diagnostics.forEach(report.plain);
  for (const set of result.sets) report.file(set.file, set.diagnostics);
  report.finish();
  for (const path of result.stale)
    report.plain(diagnostic("RW5006", { start: 0, end: 0 }, [shownPath(path, options.root)]));
  const milliseconds = performance.now() - begin;
  if (args.flag("json"))
    await io.out(
      `${JSON.stringify({
        sets: result.sets.map(({ set, cards, compiled, abilities, state }) => ({
          set,
          cards,
          compiled,
          abilities,
          state,
        })),
        written: result.written.map((path) => shownPath(path, options.root)),
        stale: result.stale.map((path) => shownPath(path, options.root)),
        milliseconds: Math.round(milliseconds),
      })}\n`,
    );
  else await io.out(`${summary(result, milliseconds)}\n`);
  const bad =
    hasErrors(result.diagnostics) ||
    result.stale.length > 0 ||
    result.sets.some((set) => set.state === "failed");
  return bad ? status.inputErrors : status.good;
};

/** Builds again whenever a file under the folders changes, until the process ends. */
const keepBuilding = async (options: BuildOptions, args: Arguments, io: Io): Promise<Status> => {
  await once(options, args, io);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve<unknown>(undefined);
  for (const place of options.places)
    watch(place, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => once(options, args, io));
      }, 80);
    });
  return new Promise(() => undefined);
};

/**
 * Lets other processes build a part of the sets each, into the cache. The build that follows finds everything there, so
 * that its files and messages are those of a build without helpers.
 */
const buildParts = async (options: BuildOptions, workers: number): Promise<void> => {
  const script = process.argv[1];
  if (script === undefined || options.cache === undefined || options.check === true) return;
  const part = (index: number): Promise<void> =>
    new Promise((resolve_) => {
      const words = [script, "build", ...options.places, "--out", options.out, "--json"];
      const child = spawn(process.execPath, [...words, "--shard", `${index}/${workers}`], {
        cwd: options.root,
        stdio: "ignore",
      });
      child.on("exit", () => resolve_());
      child.on("error", () => resolve_());
    });
  await Promise.all(Array.from({ length: workers }, (_, index) => part(index + 1)));
};

/** `rulewright build [dir…] [--check] [--watch] [--shard i/n] [--workers n] [--out dir] [--no-cache] [--json]` */
export const run = async (given: readonly string[], io: Io, services: Services): Promise<Status> => {
  const args = parseArguments(given, {
    check: "flag",
    watch: "flag",
    json: "flag",
    "no-cache": "flag",
    shard: "value",
    workers: "value",
    out: "value",
  });
  const shard = readShard(args.value("shard"));
  const progress = showProgress(io);
  const options: BuildOptions = {
    root: io.cwd,
    places: (args.words.length === 0 ? ["cards"] : args.words).map((place) => resolve(io.cwd, place)),
    out: resolve(io.cwd, args.value("out") ?? "generated"),
    load: services.compiler,
    former: async () => (await import("../../compiler/emit/form.ts")).createFormer(),
    check: args.flag("check"),
    ...(args.flag("no-cache") ? {} : { cache: resolve(io.cwd, ".rulewright") }),
    ...(services.compilerVersion === undefined ? {} : { compilerVersion: services.compilerVersion }),
    ...(shard === undefined ? {} : { shard }),
    ...(progress === undefined ? {} : { progress }),
  };
  const workers = Math.min(64, wholeNumber(args.value("workers"), "workers", 1));
  if (workers > 1 && shard === undefined) await buildParts(options, workers);
  return args.flag("watch") ? keepBuilding(options, args, io) : once(options, args, io);
};
