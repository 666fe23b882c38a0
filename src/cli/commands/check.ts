import { checkSet, sameCards } from "../../compiler/build/set-checks.ts";
import { compileFile, mostMended } from "../../compiler/compile-file.ts";
import { withReminders } from "../../compiler/explain/check-reminders.ts";
import { problemsIn } from "../../compiler/read/vocabulary.ts";
import type { Diagnostic } from "../../compiler/types.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { lineWriter, status } from "../io.ts";
import type { Status } from "../io.ts";
import { jsonDiagnostic, reporter } from "../report.ts";

interface Options {
  readonly json?: true;
}

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const { files, vocabulary } = await readAll(io, placesOf(words, config), config);
  const { compile, problems, reminders } = await services.compiler(vocabulary);
  const report = reporter(io, config);
  const writer = lineWriter(io);
  let failed = false;
  let cards = 0;
  const among = sameCards(files);
  for (const file of files) {
    const compiled = compileFile(file, compile, { fixes: mostMended });
    const list = compiled.map((card) => withReminders(card, file, reminders));
    const inSet = file.positions === "file" ? checkSet(file) : [];
    const whole = [
      ...file.diagnostics,
      ...inSet,
      ...among.flatMap((each) => (each.file === file ? [each.found] : [])),
      ...problemsIn(file, problems),
    ];
    cards += list.length;
    failed ||= list.some(({ result }) => result.status === "failed");
    if (options.json) {
      const line = async (given: Diagnostic, head: object): Promise<void> => {
        const found = report.counted(given);
        if (found !== undefined) await writer.line(JSON.stringify({ ...head, ...jsonDiagnostic(found) }));
      };
      for (const found of whole) await line(found, { file: file.file });
      for (const { source, result } of list)
        for (const found of result.diagnostics) await line(found, { file: file.file, card: source.name });
    } else {
      report.file(file, whole);
      report.cards(file, list);
    }
  }
  await writer.flush();
  report.finish();
  failed ||= report.errors() > 0;
  if (!failed && !options.json) io.error(`${cards} cards, no errors\n`);
  return failed ? status.inputErrors : status.good;
};

/** `rulewright check`: diagnostics only. */
export const checkCommand = commandFile<Options>(
  (command) =>
    command
      .argument(
        "[place...]",
        "card files, folders or patterns; - is standard input (default: cards, or the configuration's)",
      )
      .option("--json", "one line of JSON for each message")
      .addHelpText("after", examples("check cards/my-set.cards")),
  run,
);
