import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { cardFiles, shownPath, writeWhole } from "../../compiler/build/files.ts";
import { decode } from "../../compiler/read/decode.ts";
import { formatCards } from "../../compiler/read/format.ts";
import { readBytes } from "../../compiler/read/read.ts";
import { parseArguments } from "../arguments.ts";
import { status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { reporter } from "../report.ts";

/** `rulewright fmt [--check] [file…]`: settles the form of card files. Files that can't be read stay as they are. */
export const run = async (given: readonly string[], io: Io): Promise<Status> => {
  const args = parseArguments(given, { check: "flag" });
  const places = args.words.length === 0 ? ["cards"] : args.words;
  const report = reporter(io);
  let worst: Status = status.good;
  for (const path of await cardFiles(places.map((place) => resolve(io.cwd, place)))) {
    const bytes = await readFile(path);
    const shown = shownPath(path, io.cwd);
    const read = readBytes(bytes, shown);
    const text = decode(bytes);
    if (text.diagnostics.length > 0) {
      report.file(read, read.diagnostics);
      worst = status.inputErrors;
      continue;
    }
    const formatted = formatCards(text.text);
    if (formatted === text.text) continue;
    if (args.flag("check")) {
      await io.out(`${shown} is not formatted\n`);
      worst = status.inputErrors;
    } else {
      await writeWhole(path, formatted);
      await io.out(`${shown}\n`);
    }
  }
  return worst;
};
