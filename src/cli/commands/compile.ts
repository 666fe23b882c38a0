import { compileFile } from "../../compiler/compile-file.ts";
import type { FileCard } from "../../compiler/compile-file.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { problemsIn } from "../../compiler/read/vocabulary.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { readAll } from "../inputs.ts";
import { lineWriter, status } from "../io.ts";
import type { Status } from "../io.ts";
import { jsonDiagnostic, reporter } from "../report.ts";

/** A card as one line of `rulewright compile`. */
export const jsonCard = ({ source, result }: FileCard): object => {
  const diagnostics = result.diagnostics.map(jsonDiagnostic);
  const head = { name: result.name, status: result.status };
  if (source.faces.length > 1) {
    const faces = result.faces.map(({ name, printed, face }) => ({
      name,
      printed,
      abilities: face.abilities,
    }));
    return { ...head, faces, diagnostics };
  }
  const [only] = result.faces;
  return { ...head, printed: only?.printed ?? [], abilities: only?.face.abilities ?? [], diagnostics };
};

const run = async ({ words, io, services }: Call): Promise<Status> => {
  const { files, vocabulary } = await readAll(io, words);
  const { compile, problems } = await services.compiler(vocabulary);
  const report = reporter(io);
  const writer = lineWriter(io);
  let errors = false;
  for (const file of files) {
    const whole = [...file.diagnostics, ...problemsIn(file, problems)];
    report.file(file, whole);
    errors ||= hasErrors(whole);
    for (const card of compileFile(file, compile)) {
      errors ||= card.result.status === "failed";
      await writer.line(JSON.stringify(jsonCard(card)));
    }
  }
  await writer.flush();
  report.finish();
  return errors ? status.inputErrors : status.good;
};

/** `rulewright compile`: one JSON line for each card, in input order. */
export const compileCommand = commandFile(
  (command) =>
    command
      .argument("<place...>", "card files of any format, folders or patterns; - is standard input")
      .addHelpText("after", examples("compile cards > abilities.jsonl")),
  run,
);
