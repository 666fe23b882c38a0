import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Card } from "../../abilities/index.ts";
import type { CardSource, FaceSource } from "../types.ts";
import { readIfThere, writeWhole } from "./files.ts";

/** What is known of a set from its last build. */
export interface SetCache {
  /** Hash of everything the module depends on. */
  readonly key: string;
  /** Hash of the module written. */
  readonly output: string;
  readonly cards: number;
  readonly abilities: number;
  /** Compiled cards by the hash of their text. */
  readonly compiled: Readonly<Record<string, Card>>;
}

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

const isCache = (value: unknown): value is SetCache =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "output" in value &&
  typeof value.output === "string" &&
  "compiled" in value &&
  typeof value.compiled === "object" &&
  value.compiled !== null;

const place = (folder: string, set: string): string => join(folder, `${set}.json`);

/** The cache of a set; undefined when there is none or it is spoilt. */
export const readCache = async (folder: string, set: string): Promise<SetCache | undefined> => {
  const bytes = await readIfThere(place(folder, set));
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return isCache(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const writeCache = async (folder: string, set: string, cache: SetCache): Promise<void> => {
  await writeWhole(place(folder, set), JSON.stringify(cache));
};
