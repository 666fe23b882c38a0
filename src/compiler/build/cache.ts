import { createHash } from "node:crypto";
import { join } from "node:path";
import type { CardSource, Diagnostic, FaceSource } from "../types.ts";
import type { KnownCard } from "./compile-set.ts";
import { readIfThere, writeWhole } from "./files.ts";

/** What is known of a set from its last build. */
export interface SetCache {
  /** Hash of everything the module depends on. */
  readonly key: string;
  /** Hash of the module written. */
  readonly output: string;
  /** What to tell of it again. */
  readonly counts: {
    readonly cards: number;
    readonly compiled: number;
    readonly abilities: number;
    readonly diagnostics: readonly Diagnostic[];
    /** For so many refused cards, the first, ways out are among the messages. */
    readonly mended: number;
  };
}

/** The cards of a set in their form, by the hash of their text: what is the same anywhere is plain text, and never run. */
export type KnownCards = Readonly<Record<string, KnownCard>>;

/** A hash of the parts, told apart by their lengths. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest("hex");
};

/** A card's hash: its text and what compiles it, not where it stands. */
export const cardHash = (source: CardSource, compiler: string): string => {
  const faces = source.faces.map((face: FaceSource) => {
    const { offset: _offset, lines: _lines, at: _at, ...printed } = face;
    return printed;
  });
  return hashOf(compiler, JSON.stringify([source.name, source.layout, faces, source.attributes ?? {}]));
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isCache = (value: unknown): value is SetCache =>
  isObject(value) &&
  ["key", "output"].every((field) => typeof Reflect.get(value, field) === "string") &&
  "counts" in value &&
  isObject(value.counts) &&
  Array.isArray(Reflect.get(value.counts, "diagnostics"));
const isKnownCard = (value: unknown): boolean =>
  isObject(value) &&
  ["name", "text"].every((field) => typeof Reflect.get(value, field) === "string") &&
  ["abilities", "keywords"].every((field) => Array.isArray(Reflect.get(value, field)));
const isKnownCards = (value: unknown): value is KnownCards =>
  isObject(value) && Object.values(value).every(isKnownCard);

/** A file of the cache; undefined when there is none or it is spoilt. */
const readData = async (path: string): Promise<unknown> => {
  const bytes = await readIfThere(path);
  try {
    return bytes === undefined ? undefined : JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
};

const place = (folder: string, set: string): string => join(folder, `${set}.json`);
/** Apart, as it is read only where something has changed. */
const cardsPlace = (folder: string, set: string): string => join(folder, "cards", `${set}.json`);

/** What is known of a set. */
export const readCache = async (folder: string, set: string): Promise<SetCache | undefined> => {
  const value = await readData(place(folder, set));
  return isCache(value) ? value : undefined;
};

/** What is known of its cards. */
export const readKnown = async (folder: string, set: string): Promise<KnownCards> => {
  const value = await readData(cardsPlace(folder, set));
  return isKnownCards(value) ? value : {};
};

export const writeCache = async (folder: string, set: string, cache: SetCache): Promise<void> => {
  await writeWhole(place(folder, set), JSON.stringify(cache));
};
/** Keeps the messages of a set with the ways out that were found since. */
export const writeMended = async (
  folder: string,
  set: string,
  found: Pick<SetCache["counts"], "diagnostics" | "mended">,
): Promise<void> => {
  const cached = await readCache(folder, set);
  if (cached !== undefined)
    await writeCache(folder, set, { ...cached, counts: { ...cached.counts, ...found } });
};
export const writeKnown = async (folder: string, set: string, cards: KnownCards): Promise<void> => {
  await writeWhole(cardsPlace(folder, set), JSON.stringify(cards));
};
