import { readFile } from "node:fs/promises";
import { shownPath, writeWhole } from "../../compiler/build/files.ts";
import { decode } from "../../compiler/read/decode.ts";
import { formatCards } from "../../compiler/read/format.ts";
import { readBytes } from "../../compiler/read/read.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { status } from "../io.ts";
import type { Status } from "../io.ts";
import { pathsOf } from "../inputs.ts";
import type { Diagnostic } from "../../compiler/types.ts";
import { reporter } from "../report.ts";

interface Options {
  readonly check?: true;
}

const run = async ({ words, options, io }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const report = reporter(io, config);
  let worst: Status = status.good;
  const missing = (found: Diagnostic): void => {
    report.plain(found);
    worst = status.inputErrors;
  };
  for (const path of await pathsOf(io, placesOf(words, config), missing)) {
    const bytes = await readFile(path);
    const shown = shownPath(path, io.cwd);
    const read = readBytes(bytes, shown);
    const text = decode(bytes);
    if (text.diagnostics.length > 0) {
      report.file(read, read.diagnostics);
      worst = status.inputErrors;
      continue;
    }
    const formatted = formatCards(text.text, config.symbols);
    if (formatted === text.text) continue;
    if (options.check) {
      await io.out(`${shown} is not formatted\n`);
      worst = status.inputErrors;
    } else {
      await writeWhole(path, formatted);
      await io.out(`${shown}\n`);
    }
  }
  return worst;
};

/** `rulewright fmt`: settles the form of card files. Files that can't be read stay as they are. */
export const fmtCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files or folders (default: cards, or the configuration's)")
      .option("--check", "only tell which files are not formatted")
      .addHelpText("after", examples("fmt cards/my-set.cards")),
  run,
);
