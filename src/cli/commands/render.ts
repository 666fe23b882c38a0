import { compileFile, mostMended } from "../../compiler/compile-file.ts";
import { shownPath } from "../../compiler/build/files.ts";
import { withReminders } from "../../compiler/explain/check-reminders.ts";
import { pageHtml } from "../../exchange/index.ts";
import { resolve } from "node:path";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { UsageError, status } from "../io.ts";
import type { Status } from "../io.ts";
import { pictureOf } from "../picture.ts";
import { reporter } from "../report.ts";
import { deliverText } from "./import.ts";

interface Options {
  readonly out?: string;
  readonly png?: true;
}

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  if (options.png && (options.out === undefined || /\.png$/i.test(options.out)))
    throw new UsageError("--png writes beside the page: say where with -o cards.html.");
  const config = await configOf(io);
  const { files, vocabulary } = await readAll(io, placesOf(words, config), config);
  const { compile, reminders } = await services.compiler(vocabulary);
  const report = reporter(io, config);
  const sets = files.map((file) => {
    report.file(file, file.diagnostics);
    const cards = compileFile(file, compile, { fixes: mostMended });
    return { file, cards: cards.map((card) => withReminders(card, file, reminders)) };
  });
  report.finish();
  const shown = sets.filter(({ cards }) => cards.length > 0);
  if (shown.length === 0) return status.inputErrors;
  await deliverText(pageHtml(shown), { ...options, force: true }, io);
  const cards = shown.flatMap((set) => set.cards);
  const broken = cards.filter(({ result }) => result.status === "failed").length;
  io.error(`${cards.length} cards, ${broken === 0 ? "none" : broken} with errors\n`);
  if (options.png && options.out !== undefined) {
    const page = resolve(io.cwd, options.out);
    const picture = `${page.replace(/\.html?$/i, "")}.png`;
    const problem = await pictureOf(page, picture);
    if (problem !== undefined) throw new UsageError(problem);
    io.error(`${shownPath(picture, io.cwd)}\n`);
  }
  return report.errors() + broken > 0 ? status.inputErrors : status.good;
};

/** `rulewright render`: cards as a page to look at, to print, and to find errors on. */
export const renderCommand = commandFile<Options>(
  (command) =>
    command
      .argument(
        "[place...]",
        "card files of any format, folders or patterns; - is standard input (default: cards, or the configuration's)",
      )
      .option("-o, --out <file>", "the page to write (default: standard output)")
      .option("--png", "a picture of the page beside it (with -o), through Chromium and playwright-core")
      .addHelpText("after", examples("render cards/my-set.cards -o my-set.html", "render -o all.html --png")),
  run,
);
