import { InvalidArgumentError } from "commander";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { cardFiles, shownPath, writeWhole } from "../../compiler/build/files.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import type { CardFile } from "../../compiler/read/card-file.ts";
import { isCardText, isEncoding, writeCardFile } from "../../exchange/index.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { readAll } from "../inputs.ts";
import { type Io, UsageError, status } from "../io.ts";
import type { Status } from "../io.ts";
import { counted, reporter } from "../report.ts";

interface Options {
  readonly out?: string;
  readonly force?: true;
  readonly encoding?: string;
}

/** Writes a text where it is wanted: a file that is there stays, unless it may be overwritten; without a place on standard output. */
export const deliverText = async (text: string, { out, force }: Options, io: Io): Promise<void> => {
  if (out === undefined) {
    await io.out(text);
    return;
  }
  const path = resolve(io.cwd, out);
  if (force !== true && existsSync(path))
    throw new UsageError(`${shownPath(path, io.cwd)} is there already; --force overwrites it.`);
  await writeWhole(path, text);
};

/** What no card file has a place for, in one line. */
const leftOut = (files: readonly CardFile[]): readonly string[] => {
  const all = new Map<string, number>();
  for (const { what, count } of files.flatMap(({ left = [] }) => left))
    all.set(what, (all.get(what) ?? 0) + count);
  const said = [...all].map(([what, count]) => `${what} (${count})`);
  return said.length === 0 ? [] : [`left out: ${said.join(", ")}`];
};

/** Programs that only print cards know no more of a keyword than its reminder text. */
const meant = (files: readonly CardFile[]): readonly string[] => {
  const names = files
    .filter(({ positions }) => positions === "text")
    .flatMap(({ vocabulary }) => (vocabulary.keywords ?? []).map(({ name }) => name));
  return names.length === 0 ? [] : [`keywords, meaning what their reminder texts say: ${names.join(", ")}`];
};

const encodingName = (name: string): string => {
  if (!isEncoding(name)) throw new InvalidArgumentError("There is no such encoding.");
  return name;
};

/** The text of a Magic Set Editor set that is a folder is called `set`. */
const foreign = /(?:\.(?:cards|txt|xml|json|jsonl|ndjson|csv|tsv|mse-set|mse|gz|zip)|(?:^|[/\\])set)$/i;
/** The files of a folder that may be of other programs. */
const foreignFiles = async (place: string): Promise<readonly string[]> =>
  existsSync(place) && statSync(place).isDirectory()
    ? (await cardFiles([place], "")).filter((path) => foreign.test(path))
    : cardFiles([place]);

const run = async ({ words, options, io }: Call<Options>): Promise<Status> => {
  if (options.out !== undefined && options.force !== true && existsSync(resolve(io.cwd, options.out)))
    throw new UsageError(`${options.out} is there already; --force overwrites it.`);
  const reading = options.encoding === undefined ? {} : { encoding: options.encoding };
  const { files: read } = await readAll(io, words, {}, { ...reading, pathsIn: foreignFiles });
  // Beside card scripts lie notes and licences.
  const named = new Set(words.map((word) => shownPath(resolve(io.cwd, word), io.cwd)));
  const files = read.filter(
    ({ file = "", text }) => named.has(file) || !/\.txt$/i.test(file) || !isCardText(text, file),
  );
  const report = reporter(io);
  for (const file of files) {
    report.file(file, [...file.diagnostics, ...file.cards.flatMap(({ diagnostics }) => diagnostics)]);
  }
  const { text, cards, diagnostics } = writeCardFile(files);
  diagnostics.forEach(report.plain);
  report.finish();
  if (cards === 0) return status.inputErrors;
  await deliverText(text, options, io);
  const missed = files.flatMap((file) => file.cards).length - cards;
  const bad = missed + files.filter((file) => hasErrors(file.diagnostics)).length > 0;
  const lines = [
    `${counted(cards, "card")}${options.out === undefined ? "" : ` in ${options.out}`}`,
    ...(missed === 0 ? [] : [`${counted(missed, "card")} could not be read`]),
    ...meant(files),
    ...leftOut(files),
  ];
  io.error(`${lines.join("\n")}\n`);
  return bad ? status.inputErrors : status.good;
};

/** `rulewright import`: cards of other programs as a card file. */
export const importCommand = commandFile<Options>(
  (command) =>
    command
      .argument(
        "<file...>",
        "Scryfall or MTGJSON data, Cockatrice XML, .mse-set, Forge scripts, CSV, a folder of them; - is standard input",
      )
      .option("-o, --out <file>", "the card file to write (default: standard output)")
      .option("--force", "overwrite it if it is there")
      .option("--encoding <name>", "of a file that is not UTF-8, such as windows-1252", encodingName)
      .addHelpText("after", examples("import my-set.mse-set -o cards/my-set.cards", "import cards.csv")),
  run,
);
