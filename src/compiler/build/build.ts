import { basename, dirname, join, relative } from "node:path";
import type { Ability } from "../../abilities/index.ts";
import { diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Former } from "../emit/form.ts";
import type { FactoryDefinition, KeywordDefinition } from "../definitions.ts";
import type { Reminder } from "../explain/check-reminders.ts";
import {
  declares,
  joinedVocabulary,
  problemsIn,
  vocabularyText,
  type VocabularyProblem,
} from "../read/vocabulary.ts";
import { byCodeUnits, identifiersFor } from "../emit/identifiers.ts";
import { headText } from "../emit/module.ts";
import { aroundConstants } from "../emit/set-module.ts";
import type { CardFile } from "../read/card-file.ts";
import { readBytes } from "../read/read.ts";
import type { CardSource, CompileCard, CompiledCard, Diagnostic, Vocabulary } from "../types.ts";
import type { Config } from "./config.ts";
import { cardHash, hashOf, readCache, readKnown, writeCache, writeKnown } from "./cache.ts";
import type { KnownCards, SetCache } from "./cache.ts";
import { compileSet, type KnownCard, type SetJob, type SetWork } from "./compile-set.ts";
import { cardFiles, readIfThere, shownPath } from "./files.ts";
import { checkSet, sameCards } from "./set-checks.ts";
import { keywordModules, writeWholes } from "./whole.ts";
import { withWaysOut } from "./ways-out.ts";
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
  /** Gives back the memory that is kept for cards with the same paragraphs. */
  readonly forget?: () => void;
  /** Keyword definitions that become factory functions: those of the language, and those of the card files. */
  readonly keywords?: () => {
    readonly ofLanguage: readonly FactoryDefinition[];
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
  /** Other threads, which compile beside this one where there is much to do. */
  readonly elsewhere?: {
    readonly threads: number;
    readonly compile: (job: SetJob) => Promise<SetWork>;
    /** Everything was compiled. */
    readonly end: () => Promise<void>;
  };
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
  /** For so many refused cards, the first, ways out are among the messages. */
  readonly mended: number;
  /** The module; `failed` when nothing is written of it. */
  readonly state: "unchanged" | "written" | "stale" | "failed";
}

export interface BuildResult {
  readonly sets: readonly BuiltSet[];
  /** About no set in particular. */
  readonly diagnostics: readonly Diagnostic[];
  readonly written: readonly string[];
  /** Of these the modules that were removed, as their card files are gone. */
  readonly removed: readonly string[];
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

/** The import path from one file to another. */
const specifier = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

/** A set that has to be made anew: what is known of its cards, and what has to be compiled. */
interface Parts {
  readonly known: readonly (KnownCard | undefined)[];
  readonly hashes: readonly string[];
  readonly job: SetJob | undefined;
}

/** Tells the cards that are known from before from those to be compiled. */
const partsOf = (work: Work, file: CardFile, before: KnownCards): Parts => {
  const hashes = file.cards.map(({ source }) => cardHash(source, work.compilerKey));
  const known = file.cards.map(({ diagnostics }, place) =>
    diagnostics.length > 0 ? undefined : before[hashes[place]!],
  );
  if (!known.includes(undefined)) return { known, hashes, job: undefined };
  const wanted = file.cards.filter((_, place) => known[place] === undefined);
  const others = known.flatMap((card) => card?.name ?? []);
  const around = { own: work.own, imports: work.options.imports };
  // Only the cards' own words are needed, not the text of the file around them.
  const job = { file: { ...file, cards: wanted }, others, around, vocabulary: work.vocabulary, fixes: 0 };
  return { known, hashes, job };
};

/** The cards of a set in their form, and the messages about them. */
const cardsOf = async (
  work: Work,
  file: CardFile,
  before: KnownCards,
): Promise<{
  readonly cards: readonly (KnownCard | undefined)[];
  readonly keep: KnownCards;
  readonly diagnostics: readonly Diagnostic[];
}> => {
  const { known, hashes, job } = partsOf(work, file, before);
  const made = job === undefined ? { diagnostics: [], cards: [] } : await work.compile(job);
  const cards = [...known];
  const fresh = known.flatMap((card, place) => (card === undefined ? [place] : []));
  for (const each of made.cards) cards[fresh[each.place]!] = each.known;
  const identifiers = identifiersFor(cards.flatMap((card) => card?.name ?? []));
  const moved = cards.some((card) => card !== undefined && identifiers.get(card.name) !== card.identifier);
  // A name that asks for the identifier of another one has come or gone: the constants have other names.
  if (moved) return cardsOf(work, file, {});
  const unsound = new Set(made.cards.flatMap(({ sound, place }) => (sound ? [] : [fresh[place]!])));
  const keep = cards.flatMap((card, place) =>
    card === undefined || unsound.has(place) ? [] : [[hashes[place]!, card] as const],
  );
  return { cards, keep: Object.fromEntries(keep), diagnostics: made.diagnostics };
};

/** The text of a set's module. */
const moduleOf = async (
  work: Work,
  cards: readonly KnownCard[],
  from: string,
  missing: readonly string[],
) => {
  const { format } = await work.former();
  const constants = cards
    .filter(({ identifier }) => identifier !== undefined)
    .sort((left, right) => byCodeUnits(left.name, right.name));
  const keywords = keywordModules({ own: work.own, imports: work.options.imports }, await work.loader.get());
  const { head, list } = aroundConstants(
    constants,
    constants.flatMap(({ identifier }) => identifier ?? []),
    { from, abilities: work.abilities, keywords, missing },
  );
  const [above, below] = await Promise.all([format(headText(head)), format(list)]);
  return [above.trimEnd(), ...constants.map(({ text }) => text), below].join("\n\n");
};

type Counts = SetCache["counts"];

const buildSet = async (work: Work, set: string, file: CardFile, bytes: Uint8Array): Promise<BuiltSet> => {
  const { options } = work;
  const path = join(options.out, `${set}.ts`);
  const from = file.file ?? set;
  const key = hashOf(work.compilerKey, from, bytes);
  const cached = options.cache === undefined ? undefined : await readCache(options.cache, set);
  const wanted = (counts: Counts): boolean =>
    options.allOrNothing !== true || counts.compiled === counts.cards;
  if (cached?.key === key && wanted(cached.counts)) {
    const there = await readIfThere(path);
    if (there !== undefined && hashOf(there) === cached.output)
      return { set, file, ...cached.counts, state: "unchanged" };
  }
  const diagnostics: Diagnostic[] = [...file.diagnostics, ...checkSet(file)];
  if (declares(file.vocabulary)) diagnostics.push(...problemsIn(file, (await work.loader.get()).problems));
  // These are not about one card that could be left out.
  const aboutSet = hasErrors(diagnostics);
  const before = options.cache === undefined ? {} : await readKnown(options.cache, set);
  const { cards, keep, diagnostics: aboutCards } = await cardsOf(work, file, before);
  diagnostics.push(...aboutCards);
  const sound = cards.flatMap((card) => card ?? []);
  const counts: Counts = {
    cards: file.cards.length,
    compiled: sound.length,
    abilities: sound.reduce((sum, { count }) => sum + count, 0),
    diagnostics,
    mended: 0,
  };
  const missing = file.cards.flatMap(({ source }, place) =>
    cards[place] === undefined ? [source.name] : [],
  );
  if (aboutSet || sound.length === 0 || !wanted(counts))
    if (file.cards.length > 0 || hasErrors(diagnostics)) return { set, file, ...counts, state: "failed" };
  const text = await moduleOf(work, sound, from, missing);
  const changed = await deliver(work, path, text);
  if (options.cache !== undefined && options.check !== true) {
    await writeKnown(options.cache, set, keep);
    await writeCache(options.cache, set, { key, output: hashOf(text), counts });
  }
  const state = !changed ? "unchanged" : options.check === true ? "stale" : "written";
  return { set, file, ...counts, state };
};

/** What became of nothing, as something beside the sets was wrong. */
const nothingBuilt = (diagnostics: readonly Diagnostic[]): BuildResult => ({
  sets: [],
  diagnostics,
  written: [],
  removed: [],
  stale: [],
});

/** Sets that would be one module, or one of those that every build writes; cards of several that have one name. */
const sameNames = (sets: readonly Pick<BuiltSet, "set" | "file">[]): readonly Diagnostic[] => {
  const names = new Map([
    ["index", "the index"],
    ["keywords", "the index"],
  ]);
  const ofSets = sets.flatMap(({ set, file: { file = set } }) => {
    const name = names.get(set);
    if (name !== "the index") names.set(set, file);
    return name === undefined ? [] : [diagnostic("RW5002", { start: 0, end: 0 }, [file, name])];
  });
  return [...ofSets, ...sameCards(sets.map(({ file }) => file)).map(({ found }) => found)];
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
    return nothingBuilt(diagnostics);
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
  diagnostics.push(...sameNames(inputs));
  const abilitiesPath = join(options.root, "src/abilities/index.ts");
  const own = (await readIfThere(abilitiesPath)) !== undefined;
  const { shard } = options;
  const mine = inputs.filter((_, index) => shard === undefined || index % shard.count === shard.index - 1);
  const work: Work = {
    options: options.compilerVersion === undefined ? without(options, "cache") : options,
    loader: { get: once(() => options.load(vocabulary)) },
    former: once(options.former),
    compilerKey: hashOf(options.compilerVersion ?? "", vocabularyText(vocabulary), options.imports ?? ".ts"),
    abilities: own ? specifier(join(options.out, "index.ts"), abilitiesPath) : "rulewright/abilities",
    own,
    vocabulary,
    // A single set is done here as soon as there.
    compile: sending(mine.length > 1 ? options.elsewhere : undefined, async (job) =>
      compileSet(job, await work.loader.get(), await work.former()),
    ),
    written: [],
    removed: [],
    stale: [],
  };
  if (hasErrors(diagnostics)) return nothingBuilt(diagnostics);
  const compiled = async (): Promise<readonly BuiltSet[]> => {
    try {
      const built = await inTurn(
        mine,
        aheadOf(options.elsewhere?.threads ?? 0),
        ({ set, file, bytes }, index) => {
          options.progress?.(set, index, mine.length);
          return buildSet(work, set, file, bytes);
        },
      );
      options.progress?.("", mine.length, mine.length);
      return await withWaysOut(work, built);
    } finally {
      await options.elsewhere?.end();
    }
  };
  const sets = await compiled();
  const sound = sets.every(({ state }) => state !== "failed");
  if (inputs.length > 0) await writeWholes(work, inputs, sound);
  return { sets, diagnostics, written: work.written, removed: work.removed, stale: work.stale };
};

/** Fewer cards are compiled sooner here than another thread has loaded the compiler. */
const worthAThread = 100;

/** In cards that are compiled; to look for ways out of one takes as long as ten. */
const effortOf = ({ file, fixes }: SetJob): number => file.cards.length + 10 * fixes;

/** Compiles here, and elsewhere what is worth it, as long as somebody there has time for it. */
const sending = (elsewhere: BuildOptions["elsewhere"], here: Work["compile"]): Work["compile"] => {
  let sent = 0;
  return async (job) => {
    if (elsewhere === undefined || effortOf(job) < worthAThread || sent >= aheadOf(elsewhere.threads))
      return here(job);
    sent++;
    try {
      return await elsewhere.compile(job);
    } finally {
      sent--;
    }
  };
};

/** How many sets threads are sent: each has one more than it works on, so that it never waits while this one works. */
const aheadOf = (threads: number): number => 2 * threads;

/** So many are begun here: while the native formatter works on one, this thread compiles the other. */
const begunHere = 2;

/** Does some at a time, here and elsewhere; the results are in order. */
const inTurn = async <T, R>(
  all: readonly T[],
  elsewhere: number,
  each: (one: T, index: number) => Promise<R>,
): Promise<readonly R[]> => {
  const results: R[] = [];
  let next = 0;
  const goOn = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++)
      results[index] = await each(all[index]!, index);
  };
  await Promise.all(Array.from({ length: elsewhere + begunHere }, goOn));
  return results;
};

const without = (options: BuildOptions, _field: "cache"): BuildOptions => {
  const { cache: _cache, ...rest } = options;
  return rest;
};
