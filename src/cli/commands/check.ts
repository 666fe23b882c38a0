import { checkSet } from "../../compiler/build/set-checks.ts";
import { compileFile } from "../../compiler/compile-file.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { problemsIn } from "../../compiler/read/vocabulary.ts";
import { parseArguments } from "../arguments.ts";
import { readAll } from "../inputs.ts";
import { lineWriter, status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { jsonDiagnostic, reporter } from "../report.ts";
import type { Services } from "../services.ts";

/** `rulewright check [file…]`: diagnostics only; `--json` gives one line for each. */
export const run = async (given: readonly string[], io: Io, services: Services): Promise<Status> => {
  const args = parseArguments(given, { json: "flag" });
  const { files, vocabulary } = await readAll(io, args.words.length === 0 ? ["cards"] : args.words);
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
    if (args.flag("json")) {
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
  if (!errors && !args.flag("json")) io.error(`${cards} cards, no errors\n`);
  return errors ? status.inputErrors : status.good;
};
