import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { byCodeUnits } from "../emit/identifiers.ts";

/** A path as it is written everywhere: with slashes, relative to the working directory when inside it. */
export const shownPath = (path: string, root: string): string => {
  const inside = relative(root, path);
  return (inside.startsWith("..") || inside === "" ? path : inside).split(sep).join("/");
};

/** What a pattern is told by; a path that has such a sign in it is a path all the same where it is there. */
const patternSigns = /[*?{}[\]!]/;

const isPattern = (place: string): boolean => patternSigns.test(place) && !existsSync(place);

/** The folder in which all is that a pattern can fit; other places are what they are. */
export const placeAround = (place: string): string => {
  if (!isPattern(place)) return place;
  const parts = place.split(/[\\/]/);
  return (
    parts
      .slice(
        0,
        parts.findIndex((part) => patternSigns.test(part)),
      )
      .join("/") || "."
  );
};

/** The files that a pattern fits, without those of installed packages. */
const matching = async (pattern: string): Promise<readonly string[]> => {
  const { glob } = await import("tinyglobby");
  const patterns = [pattern.split(sep).join("/")];
  return glob(patterns, { absolute: true, expandDirectories: false, ignore: ["**/node_modules/**"] });
};

/** Folders without an author's cards: what is installed, and what programs keep for themselves. */
const isPassedBy = (folder: string): boolean => folder === "node_modules" || folder.startsWith(".");

/**
 * The card files of the folders, files and patterns (`sets/*.cards`) named, in an order that no file system decides.
 * Throws where one is not there.
 */
export const cardFiles = async (places: readonly string[], ending = ".cards"): Promise<readonly string[]> => {
  const found: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!isPassedBy(entry.name)) await walk(path);
      } else if (entry.isFile() && entry.name.endsWith(ending)) found.push(path);
    }
  };
  for (const place of places) {
    if (isPattern(place)) found.push(...(await matching(place)));
    else if ((await stat(place)).isDirectory()) await walk(place);
    else found.push(place);
  }
  return [...new Set(found)].sort(byCodeUnits);
};

/** The bytes of a file; undefined when there is none. */
export const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

/** Writes a file whole or not at all: beside its place first, then moved there. An equal file stays untouched. */
export const writeWhole = async (path: string, text: string): Promise<boolean> => {
  if ((await readIfThere(path))?.toString("utf8") === text) return false;
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, text);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return true;
};
