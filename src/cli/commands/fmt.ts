import { readFile } from "node:fs/promises";
import { shownPath, writeWhole } from "../../compiler/build/files.ts";
import { decode } from "../../compiler/read/decode.ts";
import { formatCards } from "../../compiler/read/format.ts";
import { readBytes, readText } from "../../compiler/read/read.ts";
import { diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { isCardText } from "../../exchange/index.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { status } from "../io.ts";
import type { Status } from "../io.ts";
import { pathsOf, readAll } from "../inputs.ts";
import type { LoadedCompiler } from "../../compiler/build/build.ts";
import { reminderWarnings } from "../../compiler/explain/check-reminders.ts";
import { compileFile, mostMended, placed } from "../../compiler/compile-file.ts";
import { sureEdits, withEdits } from "../../compiler/diagnostics/fixes.ts";
import type { CompileCard, Diagnostic } from "../../compiler/types.ts";
import { counted, reporter } from "../report.ts";

interface Options {
  readonly check?: true;
  readonly fix?: true;
  readonly reminders?: true;
}

/** A fix may show what else is wrong. */
const mostRounds = 4;

/** A text that was worked on: how many fixes were made, and how many errors none of them mended. */
interface Mended {
  readonly text: string;
  readonly fixes: number;
  readonly left: number;
}

/** The text with every fix that is sure. */
const mended = (text: string, file: string, compile: CompileCard): Mended => {
  let now = text;
  let fixes = 0;
  let left = 0;
  for (let round = 0; round < mostRounds; round++) {
    const read = readText(now, file);
    if (read.positions !== "file") break;
    const found = compileFile(read, compile, { fixes: mostMended }).flatMap(
      ({ result }) => result.diagnostics,
    );
    const all = [...read.diagnostics, ...found];
    left = all.filter(({ severity }) => severity === "error").length;
    const edits = sureEdits(all);
    if (edits.length === 0) break;
    now = withEdits(now, edits);
    fixes += edits.length;
  }
  return { text: now, fixes, left };
};

/** What was done to a file, and what is left to do, in words. */
const toldOf = (file: string, fixes: number, left: number): string => {
  const parts = [
    ...(fixes === 0 ? [] : [fixes === 1 ? "1 fix" : `${fixes} fixes`]),
    ...(left === 0 ? [] : [`${counted(left, "error")} left, which 'rulewright check' tells`]),
  ];
  return `${[file, parts.join("; ")].filter((each) => each !== "").join(": ")}\n`;
};

/** The text with reminder text behind every keyword that stands alone on its line, and how many of them are new. */
const reminded = (
  text: string,
  file: string,
  { compile, reminders }: LoadedCompiler,
): { readonly text: string; readonly fixes: number } => {
  const read = readText(text, file);
  const found = compileFile(read, compile).flatMap(({ source, result }) =>
    result.status === "failed" || reminders === undefined
      ? []
      : reminderWarnings(source, reminders(source, result), ["missing", "wrong"]).map((each) =>
          placed(each, source, read),
        ),
  );
  const edits = found.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []);
  return { text: withEdits(text, edits), fixes: edits.length };
};

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const report = reporter(io, config);
  const places = placesOf(words, config);
  let worst: Status = status.good;
  const missing = (found: Diagnostic): void => {
    report.plain(found);
    if (found.severity === "error") worst = status.inputErrors;
  };
  const paths = await pathsOf(io, places, missing);
  const loaded =
    options.fix || options.reminders
      ? await services.compiler((await readAll(io, paths, config)).vocabulary)
      : undefined;
  for (const path of paths) {
    const bytes = await readFile(path);
    const shown = shownPath(path, io.cwd);
    const text = decode(bytes);
    if (text.diagnostics.length > 0) {
      report.file(readBytes(bytes, shown), readBytes(bytes, shown).diagnostics);
      worst = status.inputErrors;
      continue;
    }
    if (!isCardText(text.text, shown)) {
      report.plain(diagnostic("RW1044", { start: 0, end: 0 }, [shown]));
      worst = status.inputErrors;
      continue;
    }
    const nothing = { text: text.text, fixes: 0, left: 0 };
    const first = loaded !== undefined && options.fix ? mended(text.text, shown, loaded.compile) : nothing;
    const second =
      loaded !== undefined && options.reminders
        ? reminded(first.text, shown, loaded)
        : { text: first.text, fixes: 0 };
    const fixes = first.fixes + second.fixes;
    const formatted = formatCards(second.text, config.symbols);
    if (formatted === text.text) {
      if (first.left > 0) await io.out(toldOf(shown, 0, first.left));
      continue;
    }
    if (options.check) {
      await io.out(`${shown} is not formatted\n`);
      worst = status.inputErrors;
    } else {
      await writeWhole(path, formatted);
      await io.out(toldOf(shown, fixes, first.left));
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
      .option("--fix", "mend what 'check' has a sure fix for: abbreviations, commas, capitals, slips")
      .option("--reminders", "write reminder text behind keywords, and mend what says something else")
      .addHelpText("after", examples("fmt cards/my-set.cards", "fmt --fix --reminders")),
  run,
);
