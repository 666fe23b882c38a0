/**
 * Card files to generated modules, from code: for build scripts and tools. Needs Node.
 *
 * `build(options)` does what `rulewright build` does, but reads no configuration; `watch(options)` builds again whenever a card file changes, and gives
 * the result each time. `emit(text)` makes the module of one text and touches no file.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compilingThreads, defaultThreads } from "./threads.ts";
import { services } from "../cli/wiring.ts";
import { build as buildSets, type BuildOptions as SetsOptions } from "../compiler/build/build.ts";
import type { BuildResult as SetsResult } from "../compiler/build/build.ts";
import { shownPath } from "../compiler/build/files.ts";
import type { PlacedDiagnostic } from "../compiler/compile-text.ts";
import { allDefinitions } from "../compiler/lower/keyword-definitions.ts";
import { setModule } from "../compiler/emit/set-module.ts";
import type { Config } from "../compiler/build/config.ts";
import { type Fields, InvalidOptions, checkOptions } from "../compiler/options.ts";
import type { Diagnostic, Vocabulary } from "../compiler/types.ts";
import { InvalidArgument } from "../abilities/invalid-argument.ts";
import { readFileBytes } from "../exchange/index.ts";
import { compileSet, declarationsOf, javascriptOf } from "./card-set.ts";
import { type Signal, changes } from "./changes.ts";

export type { PlacedDiagnostic, Diagnostic, Signal, Vocabulary };
export { InvalidArgument, InvalidOptions };

/** What `build` works on; every field may be left out. Paths count from `cwd`. */
export interface BuildOptions extends Pick<Config, "cards" | "out" | "imports" | "vocabulary"> {
  /** The folder that all paths count from; the one the process stands in. */
  readonly cwd?: string;
  /** Write no module of a set that has a card which does not compile; otherwise such cards are left out of it. */
  readonly allOrNothing?: boolean;
  /** Compare only, write nothing: what differs is `stale`. */
  readonly check?: boolean;
  /** Where to keep what need not be compiled again; `.rulewright` where nothing is said, false for nowhere. */
  readonly cache?: string | false;
  /** How many threads compile where there is much to do; as many as there are processors, and 1 for none beside this one. */
  readonly workers?: number;
}

const buildOptions: Fields<BuildOptions> = {
  cards: "texts",
  out: "text",
  imports: [".ts", ".js", "none"],
  vocabulary: "texts",
  cwd: "text",
  allOrNothing: "flag",
  check: "flag",
  cache: "text or false",
  workers: "count",
};

/** The script of a thread, beside the bundled entry; from source there is none. */
const worker = (): string | undefined => {
  const path = fileURLToPath(new URL("build-worker.js", import.meta.url));
  return existsSync(path) ? path : undefined;
};

/** What became of the cards of one file. */
export interface BuiltSet {
  /** The name of the set, and of its module: `my-set` */
  readonly set: string;
  /** The card file, from `cwd`. */
  readonly file: string;
  /** How many cards the file has, how many of them compiled, and how many abilities those have. */
  readonly cards: number;
  readonly compiled: number;
  readonly abilities: number;
  /** `failed`: nothing is written of it. `stale`: it would be written, but for `check`. */
  readonly state: "unchanged" | "written" | "stale" | "failed";
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** What a build did. */
export interface BuildResult {
  /** Every card compiled, and under `check` everything was up to date. */
  readonly ok: boolean;
  readonly sets: readonly BuiltSet[];
  /** About no set in particular: a place that is not there, two files with one name. */
  readonly diagnostics: readonly Diagnostic[];
  /** Generated files that were written or removed, from `cwd`. */
  readonly written: readonly string[];
  /** Generated files that differ from what a build would write, under `check`. */
  readonly stale: readonly string[];
}

const ofBuild = "among the options of a build";

const settingsOf = (options: BuildOptions): SetsOptions => {
  const root = resolve(options.cwd ?? ".");
  const paths = (places: readonly string[]): readonly string[] => places.map((place) => resolve(root, place));
  const { cache = ".rulewright", workers = defaultThreads() } = options;
  const elsewhere = compilingThreads(workers, worker());
  return {
    root,
    places: paths(options.cards ?? ["cards"]),
    out: resolve(root, options.out ?? "generated"),
    vocabulary: paths(options.vocabulary ?? []),
    load: services.compiler,
    former: async () => (await import("../compiler/emit/form.ts")).createFormer(),
    read: readFileBytes,
    check: options.check === true,
    allOrNothing: options.allOrNothing === true,
    ...(options.imports === undefined ? {} : { imports: options.imports }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(cache === false ? {} : { cache: resolve(root, cache) }),
    ...(services.compilerVersion === undefined ? {} : { compilerVersion: services.compilerVersion }),
  };
};

const resultOf = ({ sets, diagnostics, written, stale }: SetsResult, root: string): BuildResult => ({
  ok:
    diagnostics.every(({ severity }) => severity !== "error") &&
    sets.every(
      ({ state, cards, compiled, diagnostics: found }) =>
        state !== "failed" && compiled === cards && found.every(({ severity }) => severity !== "error"),
    ) &&
    stale.length === 0,
  sets: sets.map(({ set, file, cards, compiled, abilities, state, diagnostics: found }) => ({
    set,
    file: file.file ?? set,
    cards,
    compiled,
    abilities,
    state,
    diagnostics: found.map((each) => ({
      ...each,
      line: each.line ?? 1,
      column: each.column ?? 1,
      counts: file.positions === "file" ? "in the file" : "in the card's text",
      ...(file.file === undefined ? {} : { file: file.file }),
    })),
  })),
  diagnostics,
  written: written.map((path) => shownPath(path, root)),
  stale: stale.map((path) => shownPath(path, root)),
});

/**
 * Compiles card files to modules: one for each set, one for the keywords that they define, one index. Files that are as they
 * would be written are not touched.
 *
 * @returns what was done, with everything that is wrong with the cards; bad cards throw nothing
 * @throws {InvalidOptions} where there is no such option
 * @throws what the file system throws where something cannot be written
 * @example
 * const { ok, sets } = await build({ cards: ["cards"], out: "src/generated" });
 */
export const build = async (options: BuildOptions = {}): Promise<BuildResult> => {
  checkOptions(options, buildOptions, ofBuild);
  const settings = settingsOf(options);
  return resultOf(await buildSets(settings), settings.root);
};

/**
 * Builds at once, and again whenever a card file changes, until the signal aborts or the loop is left.
 *
 * @throws {InvalidOptions} where there is no such option
 * @example
 * for await (const { sets } of watch({ cards: ["cards"], signal })) console.log(sets.length);
 */
export async function* watch(
  options: BuildOptions & { readonly signal?: Signal } = {},
): AsyncGenerator<BuildResult, void, undefined> {
  checkOptions(options, { ...buildOptions, signal: "object" }, ofBuild);
  const { signal, ...rest } = options;
  const settings = settingsOf(rest);
  const places = [...settings.places, ...(settings.vocabulary ?? [])];
  for await (const _ of changes(places, { signal })) yield await build(rest);
}

/** How `emit` writes a module. */
export interface EmitOptions {
  /** The name of the file: its ending tells the format, and the module's first line names it. */
  readonly file?: string;
  /**
   * `typescript`: as `build` writes it, constructor calls. `javascript`: plain data that imports nothing.
   * `declarations`: the types of that. `typescript` where nothing is said.
   */
  readonly as?: "typescript" | "javascript" | "declarations";
  /** What other files declare (`compileFile(text).vocabulary`). */
  readonly vocabulary?: Vocabulary;
}

const emitOptions: Fields<EmitOptions> = {
  file: "text",
  as: ["typescript", "javascript", "declarations"],
  vocabulary: "object",
};

/** A module made of one text. */
export interface EmittedModule {
  readonly code: string;
  /** Names of the cards in it. */
  readonly cards: readonly string[];
  /** Names of those that do not compile, and are not in it. */
  readonly missing: readonly string[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/**
 * The module of one text of cards, in any format that Rulewright reads. Keywords that the text defines are written out.
 *
 * @throws {InvalidOptions} where there is no such option
 * @throws {InvalidArgument} where it is given neither a text nor bytes
 * @example
 * const { code, diagnostics } = await emit(text, { file: "my-set.cards" });
 */
export const emit = async (text: string | Uint8Array, options: EmitOptions = {}): Promise<EmittedModule> => {
  checkOptions(options, emitOptions, "among the options of emit");
  if (typeof text !== "string" && !(text instanceof Uint8Array))
    throw new InvalidArgument("emit takes a text, or the bytes of a file (Uint8Array).", {
      argument: "text",
      expected: "a text, or the bytes of a file",
    });
  const { file = "cards.cards", as = "typescript", vocabulary } = options;
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const set = compileSet(bytes, file, vocabulary);
  const typescript = async (): Promise<string> => {
    const { createFormer } = await import("../compiler/emit/form.ts");
    const module = setModule(set.cards, {
      from: file,
      abilities: "rulewright/abilities",
      missing: set.missing,
      keywords: [{ module: "rulewright/keywords", definitions: allDefinitions() }],
    });
    return (await createFormer()).form(module, "set.ts");
  };
  return {
    code:
      as === "typescript"
        ? await typescript()
        : as === "javascript"
          ? javascriptOf(set)
          : declarationsOf(set),
    cards: set.cards.map(({ card }) => card.name),
    missing: set.missing,
    diagnostics: set.diagnostics,
  };
};
