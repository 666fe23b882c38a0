import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { camelCase } from "../emit/identifiers.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { keywordsModule } from "../emit/keywords.ts";
import type { FactoryDefinition } from "../definitions.ts";
import { headText } from "../emit/module.ts";
import { indexModule } from "../emit/set-module.ts";
import type { KeywordModule } from "../emit/set-module.ts";
import type { CardFile } from "../read/card-file.ts";
import type { LoadedCompiler } from "./build.ts";
import { hashOf, readCache, writeCache } from "./cache.ts";
import { cardFiles, readIfThere } from "./files.ts";
import type { Config } from "./config.ts";
import { asImported, deliver } from "./work.ts";
import type { Work } from "./work.ts";

/** What a set module stands beside. */
export interface Surroundings {
  /** It is Rulewright's own repository. */
  readonly own: boolean;
  readonly imports: Config["imports"];
}

/** Where set modules take keyword factories from. The language's own come with the package, except to the package itself. */
export const keywordModules = (
  { own, imports }: Surroundings,
  loaded: LoadedCompiler,
): readonly KeywordModule[] => {
  const keywords = loaded.keywords?.();
  if (keywords === undefined) return [];
  const ofLanguage = {
    module: own ? asImported(imports, "./keywords/index.ts") : "rulewright/keywords",
    definitions: keywords.ofLanguage,
  };
  const ofSets = { module: asImported(imports, "./keywords/sets.ts"), definitions: keywords.ofSets };
  return [ofSets, ofLanguage].filter(({ definitions }) => definitions.length > 0);
};

const writeKeywords = async (work: Work, loaded: LoadedCompiler): Promise<void> => {
  const keywords = loaded.keywords?.();
  if (keywords === undefined) return;
  const abilities = work.own ? `../${work.abilities}` : work.abilities;
  const write = async (
    path: string,
    definitions: readonly FactoryDefinition[],
    from: string,
  ): Promise<void> => {
    if (definitions.length === 0) return;
    const module = keywordsModule(definitions, from, abilities);
    await deliver(work, join(work.options.out, path), await (await work.former()).form(module, path));
  };
  if (work.own) await write("keywords/index.ts", keywords.ofLanguage, "the keyword definitions of grammar/");
  await write("keywords/sets.ts", keywords.ofSets, "the keyword definitions of the card files");
};

/** Generated set modules whose card file is gone. */
const orphans = async (out: string, sets: ReadonlySet<string>): Promise<readonly string[]> => {
  let found: readonly string[];
  try {
    found = await cardFiles([out], ".ts");
  } catch {
    return [];
  }
  const gone: string[] = [];
  for (const path of found) {
    if (dirname(path) !== out || sets.has(basename(path, ".ts"))) continue;
    const text = (await readIfThere(path))?.toString("utf8") ?? "";
    if (/^\/\/ generated from .* by rulewright; do not edit/.test(text)) gone.push(path);
  }
  return gone;
};

/**
 * Writes the keyword factories, which the sets need, and when all sets are sound the index; removes the modules of sets
 * that are gone.
 */
export const writeWholes = async (
  work: Work,
  inputs: readonly { readonly set: string; readonly file: CardFile }[],
  sound: boolean,
): Promise<void> => {
  const { options } = work;
  const folders = [...new Set(inputs.map(({ file }) => dirname(file.file ?? "")))];
  const from = folders.length === 1 && folders[0] !== undefined ? folders[0] : "card files";
  const listed = inputs.map(({ set }) => ({
    identifier: camelCase(set) ?? "set",
    module: asImported(options.imports, `./${set}.ts`),
  }));
  const key = hashOf(work.compilerKey, JSON.stringify(listed), from, work.abilities);
  const path = join(options.out, "index.ts");
  const useCache = options.cache !== undefined && options.check !== true;
  const cached = useCache ? await readCache(options.cache, "index") : undefined;
  const there = await readIfThere(path);
  const fresh = cached?.key === key && there !== undefined && hashOf(there) === cached.output;
  if (!fresh) {
    const loaded = await work.loader.get();
    // A factory that is missing now may be what a module from before asks for.
    if (!hasErrors(loaded.problems.map(({ found }) => found))) await writeKeywords(work, loaded);
    if (!sound) return;
    const { body, ...head } = indexModule(listed, from, work.abilities);
    const text = await (await work.former()).format(`${headText(head)}\n${body}`);
    await deliver(work, path, text);
    if (useCache)
      await writeCache(options.cache, "index", {
        key,
        output: hashOf(text),
        counts: { cards: 0, compiled: 0, abilities: 0, diagnostics: [], mended: 0 },
      });
  }
  for (const gone of await orphans(options.out, new Set(["index", ...inputs.map(({ set }) => set)]))) {
    if (options.check === true) work.stale.push(gone);
    else {
      await rm(gone, { force: true });
      work.written.push(gone);
      work.removed.push(gone);
    }
  }
};
