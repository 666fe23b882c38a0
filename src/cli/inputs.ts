import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Config } from "../compiler/build/config.ts";
import { cardFiles, shownPath } from "../compiler/build/files.ts";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import { readFileBytes, type Reading } from "../exchange/index.ts";
import type { Diagnostic, Vocabulary } from "../compiler/types.ts";
import { joinedVocabulary } from "../compiler/read/vocabulary.ts";
import type { Io } from "./io.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "it may not be read",
  EISDIR: "it is a folder",
  ERR_FS_FILE_TOO_LARGE: "it is too large",
  ERR_STRING_TOO_LONG: "it is too large",
};

/** Why a file can't be read, in words. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    (Object.hasOwn(reasons, code) ? reasons[code] : undefined) ??
    (error instanceof Error ? error.message : String(error))
  );
};

/** A file or folder of which there is nothing but a message. */
const withMessage = (file: string, found: Diagnostic): CardFile => ({
  file,
  text: "",
  positions: "file",
  cards: [],
  vocabulary: {},
  diagnostics: [{ line: 1, column: 1, ...found }],
});
const unreadable = (file: string, error: unknown): CardFile =>
  withMessage(file, diagnostic("RW1009", { start: 0, end: 0 }, [file, reasonOf(error)]));

/** How files are found and read. */
interface Inputs extends Reading {
  /** The files that a place stands for. */
  readonly pathsIn?: (place: string) => Promise<readonly string[]>;
}

/** Reads files, folders of card files, and `-` for standard input; one at a time, so that large ones need not all fit. */
async function* inputFiles(
  io: Io,
  places: readonly string[],
  { pathsIn = (place) => cardFiles([place]), ...reading }: Inputs = {},
): AsyncGenerator<CardFile> {
  for (const place of places) {
    if (place === "-") {
      yield readFileBytes(await io.stdin(), undefined, reading);
      continue;
    }
    let paths: readonly string[];
    try {
      paths = await pathsIn(resolve(io.cwd, place));
    } catch (error) {
      yield unreadable(place, error);
      continue;
    }
    if (paths.length === 0) yield withMessage(place, diagnostic("RW5005", { start: 0, end: 0 }, [place]));
    for (const path of paths) {
      const shown = shownPath(path, io.cwd);
      let file: CardFile;
      try {
        file = readFileBytes(await readFile(path), shown, reading);
      } catch (error) {
        file = unreadable(shown, error);
      }
      yield file;
    }
  }
}

/** The paths of the card files in the places; what is not there is told to `report`. */
export const pathsOf = async (
  io: Io,
  places: readonly string[],
  report: (found: Diagnostic) => void,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const place of places)
    try {
      const paths = await cardFiles([resolve(io.cwd, place)]);
      if (paths.length === 0) report(diagnostic("RW5005", { start: 0, end: 0 }, [place]));
      found.push(...paths);
    } catch (error) {
      report(diagnostic("RW1009", { start: 0, end: 0 }, [place, reasonOf(error)]));
    }
  return found;
};

/** All of them at once, with what stands declared anywhere in them and in the vocabulary files. */
export const readAll = async (
  io: Io,
  places: readonly string[],
  { vocabulary: beside = [] }: Config = {},
  inputs?: Inputs,
): Promise<{ readonly files: readonly CardFile[]; readonly vocabulary: Vocabulary }> => {
  const files: CardFile[] = [];
  for await (const file of inputFiles(io, places, inputs)) files.push(file);
  const declaring: CardFile[] = [];
  for await (const file of inputFiles(io, beside))
    if (!files.some((each) => each.file === file.file)) declaring.push(file);
  return { files, vocabulary: joinedVocabulary([...files, ...declaring]) };
};
