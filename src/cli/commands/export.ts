import { Option } from "commander";
import type { CardFile } from "../../compiler/read/card-file.ts";
import { writeCockatrice, writeCsv } from "../../exchange/index.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { status } from "../io.ts";
import type { Status } from "../io.ts";
import { reporter } from "../report.ts";
import { deliverText } from "./import.ts";

/** The formats that are written. */
const writers = {
  cockatrice: writeCockatrice,
  csv: writeCsv,
} satisfies Record<string, (files: readonly CardFile[]) => string>;

/** What a card file declares, by name. */
const declaredIn = ({ vocabulary }: CardFile): readonly string[] => {
  const { keywords = [], types = [], counters = [], tokens = [] } = vocabulary;
  const declared = [...keywords, ...types.filter(({ implied }) => !implied), ...counters, ...tokens];
  return declared.map(({ name }) => name);
};

interface Options {
  readonly to: keyof typeof writers;
  readonly out?: string;
  readonly force?: true;
}

const run = async ({ words, options, io }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const { files } = await readAll(io, placesOf(words, config));
  const report = reporter(io, config);
  for (const file of files) {
    report.file(file, file.diagnostics);
    for (const { diagnostics } of file.cards) report.file(file, diagnostics);
  }
  report.finish();
  const good = files.map((file) => ({
    ...file,
    cards: file.cards.filter(({ diagnostics }) => diagnostics.every(({ severity }) => severity !== "error")),
  }));
  const cards = good.flatMap((file) => file.cards).length;
  if (cards === 0) return status.inputErrors;
  await deliverText(writers[options.to](good), options, io);
  const left = good.flatMap(declaredIn);
  io.error(`${cards} cards${left.length === 0 ? "" : `; left out: what declares ${left.join(", ")}`}\n`);
  return report.errors() > 0 ? status.inputErrors : status.good;
};

/** `rulewright export`: card files for other programs. */
export const exportCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files, folders or patterns (default: cards, or the configuration's)")
      .addOption(
        new Option("--to <format>", "what to write").choices(Object.keys(writers)).makeOptionMandatory(),
      )
      .option("-o, --out <file>", "the file to write (default: standard output)")
      .option("--force", "overwrite it if it is there")
      .addHelpText(
        "after",
        examples("export --to cockatrice cards/my-set.cards -o my-set.xml", "export --to csv cards"),
      ),
  run,
);
