import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { compileFile } from "../../compiler/compile-file.ts";
import { coverageCounter } from "../../compiler/coverage/coverage.ts";
import type { Coverage } from "../../compiler/coverage/coverage.ts";
import { hasErrors } from "../../compiler/diagnostics/diagnostic.ts";
import { readExceptions } from "../../compiler/probe/exceptions.ts";
import { probe, probeCard } from "../../compiler/probe/probe.ts";
import { insertIn, substituteIn } from "../../compiler/probe/substitution.ts";
import type { CardProbe, ProbeResult } from "../../compiler/probe/swallowed.ts";
import type { CardSource, CompileCard } from "../../compiler/types.ts";
import { type Call, commandFile, examples, wholeNumber } from "../command.ts";
import { readAll } from "../inputs.ts";
import { status } from "../io.ts";
import type { Status } from "../io.ts";
import { reporter } from "../report.ts";

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

interface Options {
  readonly json?: true;
  readonly gaps: number;
  readonly probe?: true;
  readonly substitutions?: true;
  readonly insertions?: true;
  readonly cards: number;
  readonly seed: number;
  readonly exceptions?: string;
}

const probeOf = ({ substitutions, insertions }: Options): CardProbe =>
  substitutions ? substituteIn : insertions ? insertIn : probeCard;

const runProbe = async (
  { options, io }: Call<Options>,
  sources: readonly CardSource[],
  compile: CompileCard,
): Promise<Status> => {
  const { cards, seed, exceptions: list } = options;
  const exceptions = list === undefined ? [] : readExceptions(await readFile(resolve(io.cwd, list), "utf8"));
  const how = { cards, seed, exceptions };
  const result = probe(sources, compile, how, probeOf(options));
  await io.out(`${options.json ? JSON.stringify(result) : probeText(result)}\n`);
  return result.swallowed.some((each) => each.exception === undefined) ? status.inputErrors : status.good;
};

const run = async (call: Call<Options>): Promise<Status> => {
  const { words, options, io, services } = call;
  const begin = performance.now();
  const { files, vocabulary } = await readAll(io, words);
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
  if (options.probe || options.substitutions || options.insertions) return runProbe(call, compiled, compile);
  const found = counter.result();
  const seconds = (performance.now() - begin) / 1000;
  const { gaps, ...counts } = found;
  await io.out(
    `${options.json ? JSON.stringify({ ...counts, seconds, gaps }) : coverageText(found, seconds, options.gaps)}\n`,
  );
  return files.some((file) => hasErrors(file.diagnostics)) ? status.inputErrors : status.good;
};

/** `rulewright coverage`: how many cards compile and which phrases are missing, or one of the probes. */
export const coverageCommand = commandFile<Options>(
  (command) =>
    command
      .argument("<place...>", "card files of any format, folders or patterns; - is standard input")
      .option("--gaps <n>", "how many of the missing phrases to show", wholeNumber, 40)
      .option("--probe", "look for words that could be left out unnoticed")
      .option("--substitutions", "look for phrases that are taken for others of another meaning")
      .option("--insertions", "look for nouns of which more can be said unnoticed")
      .option("--cards <n>", "how many cards to probe", wholeNumber, 2000)
      .option("--seed <n>", "which cards to probe", wholeNumber, 1)
      .option("--exceptions <file>", "a list of what the probe may find")
      .option("--json", "the same as data")
      .addHelpText(
        "after",
        examples("coverage oracle.jsonl --gaps 20", "coverage cards --probe --cards 100"),
      ),
  run,
);
