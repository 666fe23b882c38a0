import { checkSet } from "../../compiler/build/set-checks.ts";
import { compileFile } from "../../compiler/compile-file.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { problemsIn } from "../../compiler/read/vocabulary.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { readAll } from "../inputs.ts";
import { lineWriter, status } from "../io.ts";
import type { Status } from "../io.ts";
import { jsonDiagnostic, reporter } from "../report.ts";

interface Options {
  readonly json?: true;
}

const run = async ({ words, options, io, services }: Call<Options>): Promise<Status> => {
  const { files, vocabulary } = await readAll(io, words.length === 0 ? ["cards"] : words);
  const { compile, problems } = await services.compiler(vocabulary);
  const report = reporter(io);
  const writer = lineWriter(io);
  let errors = false;
  let cards = 0;
  for (const file of files) {
    const list = compileFile(file, compile);
    const inSet = file.positions === "file" ? checkSet(file) : [];
    const whole = [...file.diagnostics, ...inSet, ...problemsIn(file, problems)];
    cards += list.length;
    errors ||= hasErrors(whole) || list.some(({ result }) => result.status === "failed");
    if (options.json) {
      for (const found of whole)
        await writer.line(JSON.stringify({ file: file.file, ...jsonDiagnostic(found) }));
      for (const { source, result } of list)
        for (const found of result.diagnostics)
          await writer.line(JSON.stringify({ file: file.file, card: source.name, ...jsonDiagnostic(found) }));
    } else {
      report.file(file, whole);
      report.cards(file, list);
    }
  }
  await writer.flush();
  report.finish();
  if (!errors && !options.json) io.error(`${cards} cards, no errors\n`);
  return errors ? status.inputErrors : status.good;
};

/** `rulewright check`: diagnostics only. */
export const checkCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files, folders or patterns; - is standard input (default: cards)")
      .option("--json", "one line of JSON for each message")
      .addHelpText("after", examples("check cards/my-set.cards")),
  run,
);
