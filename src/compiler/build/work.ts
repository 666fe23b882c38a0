import type { Vocabulary } from "../types.ts";
import type { Former } from "../emit/form.ts";
import type { Config } from "./config.ts";
import type { BuildOptions, LoadedCompiler } from "./build.ts";
import type { SetJob, SetWork } from "./compile-set.ts";
import { readIfThere, writeWhole } from "./files.ts";

interface Loader {
  readonly get: () => Promise<LoadedCompiler>;
}
/** Makes it the first time it is asked for. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** What the parts of one build share. */
export interface Work {
  readonly options: BuildOptions;
  readonly loader: Loader;
  readonly former: () => Promise<Former>;
  /** Hash of compiler and keyword definitions. */
  readonly compilerKey: string;
  readonly vocabulary: Vocabulary;
  readonly abilities: string;
  /** This is Rulewright's own repository, whose generated code imports by path. */
  readonly own: boolean;
  /** Compiles cards of a set, here or in another thread. */
  readonly compile: (job: SetJob) => Promise<SetWork>;
  readonly written: string[];
  /** Of what is written: modules that are no more, as their card files are gone. */
  readonly removed: string[];
  readonly stale: string[];
}

/** The path of a generated module as another one names it: with the ending that is wanted there. */
export const asImported = (imports: Config["imports"] = ".ts", module: string): string =>
  module.replace(/\.ts$/, imports === "none" ? "" : imports);

/** Writes a generated file, or under `check` only compares it. */
export const deliver = async (work: Work, path: string, text: string): Promise<boolean> => {
  if (work.options.check === true) {
    const same = (await readIfThere(path))?.toString("utf8") === text;
    if (!same) work.stale.push(path);
    return !same;
  }
  const changed = await writeWhole(path, text);
  if (changed) work.written.push(path);
  return changed;
};
