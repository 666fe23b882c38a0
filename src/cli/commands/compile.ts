import { compileFile } from "../../compiler/compile-file.ts";
import type { FileCard } from "../../compiler/compile-file.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { problemsIn } from "../../compiler/read/vocabulary.ts";
import { parseArguments } from "../arguments.ts";
import { readAll } from "../inputs.ts";
import { UsageError, lineWriter, status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { jsonDiagnostic, reporter } from "../report.ts";
import type { Services } from "../services.ts";

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

/** `rulewright compile <file…>`: one JSON line for each card, in input order. */
export const run = async (given: readonly string[], io: Io, services: Services): Promise<Status> => {
  const { words } = parseArguments(given, {});
  if (words.length === 0) throw new UsageError("Name the files to compile.");
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
