import { basename, dirname, join, relative } from "node:path";
import type { Ability } from "../../abilities/index.ts";
import { compileFile } from "../compile-file.ts";
import { diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Former } from "../emit/form.ts";
import type { KeywordDefinition } from "../definitions.ts";
import { type Reminder, withReminders } from "../explain/check-reminders.ts";
import {
  declares,
  joinedVocabulary,
  problemsIn,
  vocabularyText,
  type VocabularyProblem,
} from "../read/vocabulary.ts";
import { setModule } from "../emit/set-module.ts";
import type { EmittedCard } from "../emit/set-module.ts";
import type { CardFile } from "../read/card-file.ts";
import { readBytes } from "../read/read.ts";
import type { CardSource, CompileCard, CompiledCard, Diagnostic, Vocabulary } from "../types.ts";
import type { Config } from "./config.ts";
import { cardHash, hashOf, readCache, writeCache } from "./cache.ts";
import { cardFiles, readIfThere, shownPath } from "./files.ts";
import { checkSet } from "./set-checks.ts";
import { keywordModules, writeWholes } from "./whole.ts";
import { deliver, once } from "./work.ts";
import type { Work } from "./work.ts";

/** The compiler with what the sets at hand declare. Asked for only when something must be compiled. */
export interface LoadedCompiler {
  readonly compile: CompileCard;
  /** What is wrong with the declarations of the card files. */
  readonly problems: readonly VocabularyProblem[];
  /** For people: the syntax tree and the reminder texts of a card, as lines. */
  readonly explain?: (
    source: CardSource,
    abilities: readonly Ability[],
  ) => {
    readonly ast: readonly string[];
    /** What the pronouns of the text mean, a line each. */
    readonly referents: readonly string[];
    readonly reminders: readonly string[];
    /** Of the keywords that the abilities have. */
    readonly definitions: readonly KeywordDefinition[];
  };
  /** The reminder texts of a compiled card, compared with what its keywords mean. */
  readonly reminders?: (source: CardSource, result: CompiledCard) => readonly Reminder[];
  /** Keyword definitions that become factory functions: those of the language, and those of the card files. */
  readonly keywords?: () => {
    readonly ofLanguage: readonly KeywordDefinition[];
    readonly ofSets: readonly KeywordDefinition[];
  };
}

export interface BuildOptions {
  readonly root: string;
  /** Folders and card files. */
  readonly places: readonly string[];
  readonly out: string;
  /** How generated modules end the paths of one another: `.ts` unless told otherwise. */
  readonly imports?: Config["imports"];
  /** Card files whose declarations the sets may use, too. */
  readonly vocabulary?: readonly string[];
  readonly cache?: string;
  /** Changes whenever the compiler does; caching needs it. */
  readonly compilerVersion?: string;
  readonly load: (vocabulary: Vocabulary) => Promise<LoadedCompiler>;
  readonly former: () => Promise<Former>;
  /** Reads the bytes of a file; card files and JSON where nothing else is said. */
  readonly read?: (bytes: Uint8Array, file?: string) => CardFile;
  /** Write no module of a set that has a card which does not compile. */
  readonly allOrNothing?: boolean;
  /** Compare only, write nothing. */
  readonly check?: boolean;
  /** Only each n-th set, beginning with the i-th (from 1). */
  readonly shard?: { readonly index: number; readonly count: number };
  readonly progress?: (set: string, done: number, of: number) => void;
}

export interface BuiltSet {
  readonly set: string;
  readonly file: CardFile;
  readonly cards: number;
  readonly compiled: number;
  readonly abilities: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The module; `failed` when nothing is written of it. */
  readonly state: "unchanged" | "written" | "stale" | "failed";
}

export interface BuildResult {
  readonly sets: readonly BuiltSet[];
  /** About no set in particular. */
  readonly diagnostics: readonly Diagnostic[];
  readonly written: readonly string[];
  /** Generated files that differ from what a build would write, under `check`. */
  readonly stale: readonly string[];
}

/** `Ember Fall.cards` → `ember-fall` */
export const setName = (path: string): string =>
  basename(path)
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}_]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "set";

const countAbilities = (card: NonNullable<CompiledCard["card"]>): number =>
  card.faces.reduce((sum, face) => sum + face.abilities.length, 0);

/** The import path from one file to another. */
const specifier = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

const buildSet = async (work: Work, set: string, file: CardFile, bytes: Uint8Array): Promise<BuiltSet> => {
  const { options } = work;
  const path = join(options.out, `${set}.ts`);
  const from = file.file ?? set;
  const key = hashOf(work.compilerKey, from, bytes);
  const cached = options.cache === undefined ? undefined : await readCache(options.cache, set);
  if (cached?.key === key) {
    const there = await readIfThere(path);
    if (there !== undefined && hashOf(there) === cached.output)
      return {
        set,
        file,
        cards: cached.cards,
        compiled: cached.cards,
        abilities: cached.abilities,
        diagnostics: [],
        state: "unchanged",
      };
  }
  const diagnostics: Diagnostic[] = [...file.diagnostics, ...checkSet(file)];
  if (declares(file.vocabulary)) diagnostics.push(...problemsIn(file, (await work.loader.get()).problems));
  // These are not about one card that could be left out.
  const aboutSet = hasErrors(diagnostics);
  const compiled: Record<string, NonNullable<CompiledCard["card"]>> = {};
  const emitted: EmittedCard[] = [];
  const unknown: { source: CardSource; hash: string }[] = [];
  const readErrors = new Set(
    file.cards.filter((each) => each.diagnostics.length > 0).map((each) => each.source),
  );
  for (const { source } of file.cards) {
    const hash = cardHash(source, work.compilerKey);
    const known = readErrors.has(source) ? undefined : cached?.compiled[hash];
    if (known === undefined) unknown.push({ source, hash });
    else {
      compiled[hash] = known;
      emitted.push({ source, card: known });
    }
  }
  if (unknown.length > 0) {
    const loaded = await work.loader.get();
    const wanted = new Map(unknown.map(({ source, hash }) => [source, hash]));
    const part = { ...file, cards: file.cards.filter(({ source }) => wanted.has(source)) };
    for (const each of compileFile(part, loaded.compile, { fixes: true })) {
      const { source, result } = withReminders(each, part, loaded.reminders);
      diagnostics.push(...result.diagnostics);
      if (result.card === undefined || result.status === "failed") continue;
      emitted.push({ source, card: result.card });
      const hash = wanted.get(source);
      if (hash !== undefined && result.diagnostics.length === 0) compiled[hash] = result.card;
    }
  }
  const counts = {
    set,
    file,
    cards: file.cards.length,
    compiled: emitted.length,
    abilities: emitted.reduce((sum, { card }) => sum + countAbilities(card), 0),
    diagnostics,
  };
  const missed = file.cards
    .map(({ source }) => source)
    .filter((source) => !emitted.some((each) => each.source === source));
  if (aboutSet || emitted.length === 0 || (missed.length > 0 && options.allOrNothing === true))
    if (file.cards.length > 0 || hasErrors(diagnostics)) return { ...counts, state: "failed" };
  const keywords = keywordModules(work, await work.loader.get());
  const missing = missed.map(({ name }) => name);
  const module = setModule(emitted, { from, abilities: work.abilities, keywords, missing });
  const text = await (await work.former()).form(module, `${set}.ts`);
  const changed = await deliver(work, path, text);
  if (options.cache !== undefined && options.check !== true)
    await writeCache(options.cache, set, {
      // What has messages is compiled again, to tell them again.
      key: diagnostics.length === 0 ? key : "",
      output: hashOf(text),
      cards: counts.cards,
      abilities: counts.abilities,
      compiled,
    });
  return { ...counts, state: !changed ? "unchanged" : options.check === true ? "stale" : "written" };
};

/**
 * Compiles card files to generated modules: one for each set, one for the keyword definitions, one index. A card that does
 * not compile is left out of its module, which says so; a module is never half-written.
 */
export const build = async (options: BuildOptions): Promise<BuildResult> => {
  const diagnostics: Diagnostic[] = [];
  let paths: readonly string[] = [];
  let beside: readonly string[] = [];
  try {
    paths = await cardFiles(options.places);
    beside = await cardFiles(options.vocabulary ?? []);
  } catch (error) {
    const place = error instanceof Error && "path" in error ? String(error.path) : options.places.join(", ");
    diagnostics.push(
      diagnostic("RW1009", { start: 0, end: 0 }, [
        shownPath(place, options.root),
        "there is no such file or folder",
      ]),
    );
    return { sets: [], diagnostics, written: [], stale: [] };
  }
  if (paths.length === 0)
    diagnostics.push(
      diagnostic("RW5005", { start: 0, end: 0 }, [
        options.places.map((place) => shownPath(place, options.root)).join(", "),
      ]),
    );
  const read = async (path: string) => {
    const bytes = (await readIfThere(path)) ?? new Uint8Array();
    return {
      set: setName(path),
      bytes,
      file: (options.read ?? readBytes)(bytes, shownPath(path, options.root)),
    };
  };
  const inputs = await Promise.all(paths.map(read));
  const declaring = await Promise.all(beside.filter((path) => !paths.includes(path)).map(read));
  diagnostics.push(...declaring.flatMap(({ file }) => file.diagnostics));
  const vocabulary = joinedVocabulary([...inputs, ...declaring].map(({ file }) => file));
  const names = new Map<string, string>();
  for (const { set, file } of inputs) {
    const name = set === "index" || set === "keywords" ? "the index" : names.get(set);
    if (name !== undefined)
      diagnostics.push(diagnostic("RW5002", { start: 0, end: 0 }, [file.file ?? set, name]));
    names.set(set, file.file ?? set);
  }
  const abilitiesPath = join(options.root, "src/abilities/index.ts");
  const own = (await readIfThere(abilitiesPath)) !== undefined;
  const work: Work = {
    options: options.compilerVersion === undefined ? without(options, "cache") : options,
    loader: { get: once(() => options.load(vocabulary)) },
    former: once(options.former),
    compilerKey: hashOf(options.compilerVersion ?? "", vocabularyText(vocabulary), options.imports ?? ".ts"),
    abilities: own ? specifier(join(options.out, "index.ts"), abilitiesPath) : "rulewright/abilities",
    own,
    written: [],
    stale: [],
  };
  const sets: BuiltSet[] = [];
  if (hasErrors(diagnostics)) return { sets, diagnostics, written: [], stale: [] };
  const { shard } = options;
  const mine = inputs.filter((_, index) => shard === undefined || index % shard.count === shard.index - 1);
  for (const [index, { set, file, bytes }] of mine.entries()) {
    options.progress?.(set, index, mine.length);
    sets.push(await buildSet(work, set, file, bytes));
  }
  options.progress?.("", mine.length, mine.length);
  const sound = sets.every(({ state }) => state !== "failed");
  if (inputs.length > 0) await writeWholes(work, inputs, sound);
  return { sets, diagnostics, written: work.written, stale: work.stale };
};

const without = (options: BuildOptions, _field: "cache"): BuildOptions => {
  const { cache: _cache, ...rest } = options;
  return rest;
};
