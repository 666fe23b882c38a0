import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { compileFile } from "../../compiler/compile-file.ts";
import { coverageCounter } from "../../compiler/coverage/coverage.ts";
import type { Coverage } from "../../compiler/coverage/coverage.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { readExceptions } from "../../compiler/probe/exceptions.ts";
import { probe, probeCard } from "../../compiler/probe/probe.ts";
import { substituteIn } from "../../compiler/probe/substitution.ts";
import type { ProbeResult } from "../../compiler/probe/swallowed.ts";
import type { CardSource } from "../../compiler/types.ts";
import { parseArguments, wholeNumber } from "../arguments.ts";
import type { Arguments } from "../arguments.ts";
import { readAll } from "../inputs.ts";
import { UsageError, status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { reporter } from "../report.ts";
import type { Services } from "../services.ts";

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)}%`;

const coverageText = (found: Coverage, seconds: number, most: number): string =>
  [
    `cards       ${found.compiled} of ${found.cards} compile (${percent(found.compiled, found.cards)})`,
    `paragraphs  ${found.compiledParagraphs} of ${found.paragraphs} (${percent(found.compiledParagraphs, found.paragraphs)})`,
    `time        ${seconds.toFixed(2)} s`,
    "",
    ...(found.gaps.length === 0 ? [] : ["cards blocked by this phrase alone"]),
    ...found.gaps
      .slice(0, most)
      .map((gap) => `${String(gap.cards).padStart(6)}  ${gap.phrase}  (${gap.example})`),
    ...(found.gaps.length > most ? [`        and ${found.gaps.length - most} more phrases`] : []),
  ].join("\n");

const probeText = (result: ProbeResult): string => {
  const open = result.swallowed.filter((each) => each.exception === undefined);
  return [
    `probed      ${result.cards} cards, ${result.probes} changes of words`,
    `swallowed   ${open.length} (${percent(open.length, result.probes)}), and ${result.swallowed.length - open.length} exceptions with a reason`,
    ...open.map((each) => `  ${each.place}  ${each.change}  (${each.card}) ${each.paragraph}`),
  ].join("\n");
};

const runProbe = async (
  args: Arguments,
  io: Io,
  sources: readonly CardSource[],
  services: Services,
): Promise<Status> => {
  const list = args.value("exceptions");
  const exceptions = list === undefined ? [] : readExceptions(await readFile(resolve(io.cwd, list), "utf8"));
  const { compile } = await services.compiler({});
  const options = {
    cards: wholeNumber(args.value("cards"), "cards", 2000),
    seed: wholeNumber(args.value("seed"), "seed", 1),
    exceptions,
  };
  const result = probe(sources, compile, options, args.flag("substitutions") ? substituteIn : probeCard);
  await io.out(`${args.flag("json") ? JSON.stringify(result) : probeText(result)}\n`);
  return result.swallowed.some((each) => each.exception === undefined) ? status.inputErrors : status.good;
};

/**
 * `rulewright coverage <file…> [--json]`: how many cards compile and which phrases are missing.
 * `--probe [--cards n] [--seed n] [--exceptions file]` looks for swallowed words instead, `--substitutions` for phrases
 * of different meaning that are taken for the same.
 */
export const run = async (given: readonly string[], io: Io, services: Services): Promise<Status> => {
  const args = parseArguments(given, {
    json: "flag",
    probe: "flag",
    substitutions: "flag",
    cards: "value",
    seed: "value",
    exceptions: "value",
    gaps: "value",
  });
  if (args.words.length === 0) throw new UsageError("Name the files to measure.");
  const most = wholeNumber(args.value("gaps"), "gaps", 40);
  const begin = performance.now();
  const { files, vocabulary } = await readAll(io, args.words);
  const report = reporter(io);
  const { compile } = await services.compiler(vocabulary);
  const counter = coverageCounter();
  const compiled: CardSource[] = [];
  for (const file of files) {
    report.file(file, file.diagnostics);
    for (const card of compileFile(file, compile, { brief: true })) {
      counter.add(card);
      if (card.result.status === "compiled") compiled.push(card.source);
    }
  }
  report.finish();
  if (args.flag("probe") || args.flag("substitutions")) return runProbe(args, io, compiled, services);
  const found = counter.result();
  const seconds = (performance.now() - begin) / 1000;
  const { gaps, ...counts } = found;
  await io.out(
    `${args.flag("json") ? JSON.stringify({ ...counts, seconds, gaps }) : coverageText(found, seconds, most)}\n`,
  );
  return files.some((file) => hasErrors(file.diagnostics)) ? status.inputErrors : status.good;
};
