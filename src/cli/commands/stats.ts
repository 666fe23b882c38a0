import { compileFile } from "../../compiler/compile-file.ts";
import { type Count, type Stats, statsOf, statsSvg } from "../../exchange/index.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { status } from "../io.ts";
import type { Status } from "../io.ts";
import { reporter } from "../report.ts";
import { deliverText } from "./import.ts";

interface Options {
  readonly json?: true;
  readonly svg?: string;
}

const widest = 40;

/** Numbers with a bar beside each. */
const chart = (title: string, counts: readonly Count[], note = ""): string => {
  const most = Math.max(1, ...counts.map(({ cards }) => cards));
  const names = Math.max(12, ...counts.map(({ name }) => name.length));
  const lines = counts.map(({ name, cards }) => {
    const bar = "█".repeat(Math.round((cards / most) * widest));
    return `  ${name.padEnd(names)} ${String(cards).padStart(5)}  ${bar}`.trimEnd();
  });
  return `${title}${note === "" ? "" : ` (${note})`}\n${lines.join("\n")}\n`;
};

const mostKeywords = 15;

const asText = (title: string, stats: Stats): string => {
  const { curve, colors, types, rarities, keywords, words } = stats;
  const more = keywords.length > mostKeywords ? `the first ${mostKeywords} of ${keywords.length}` : "";
  const longest = words.longest.map(({ name, words: count }) => `${name} (${count})`).join(", ");
  return [
    `${title}: ${stats.cards} cards, ${stats.compiled} compile\n`,
    chart("mana value", curve, `average ${stats.averageManaValue}`),
    chart("colors", colors),
    chart("card types", types),
    ...(keywords.length === 0 ? [] : [chart("keywords", keywords.slice(0, mostKeywords), more)]),
    chart("rarities", rarities),
    chart("words in a text", words.spread, `average ${words.average}, median ${words.median}`),
    `longest: ${longest}\n`,
  ].join("\n");
};

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const { files, vocabulary } = await readAll(io, placesOf(words, config), config);
  const { compile } = await services.compiler(vocabulary);
  const report = reporter(io, config);
  for (const file of files) report.file(file, file.diagnostics);
  report.finish();
  const cards = files.flatMap((file) => [...compileFile(file, compile, { brief: true })]);
  if (cards.length === 0) return status.inputErrors;
  const stats = statsOf(cards);
  const sets = files.filter((file) => file.cards.length > 0);
  const title = sets.length === 1 ? (sets[0]?.set?.name ?? sets[0]?.file ?? "Cards") : `${sets.length} sets`;
  if (options.svg !== undefined)
    await deliverText(statsSvg(title, stats), { out: options.svg, force: true }, io);
  if (options.json) await io.out(`${JSON.stringify({ title, ...stats })}\n`);
  else if (options.svg === undefined) await io.out(asText(title, stats));
  return report.errors() > 0 ? status.inputErrors : status.good;
};

/** `rulewright stats`: what a set consists of. */
export const statsCommand = commandFile<Options>(
  (command) =>
    command
      .argument(
        "[place...]",
        "card files of any format, folders or patterns; - is standard input (default: cards, or the configuration's)",
      )
      .option("--svg <file>", "write charts as one picture, in place of the text")
      .option("--json", "the same as data")
      .addHelpText("after", examples("stats cards/my-set.cards", "stats cards --svg cards.svg")),
  run,
);
