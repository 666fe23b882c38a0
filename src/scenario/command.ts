import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readFileBytes } from "../exchange/index.ts";
import type { CardSource, CompileCard, Vocabulary } from "../compiler/types.ts";
import { joinedVocabulary } from "../compiler/read/vocabulary.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import type { Scenario } from "./format.ts";
import { noSuchCard } from "./position.ts";
import { type Result, runScenario } from "./run.ts";
import type { Problem } from "./problem.ts";
import { readJsonLines, readYaml, type ScenarioFile } from "./yaml.ts";

export interface TestOptions {
  /** Scenario files, or folders of them. */
  readonly files: readonly string[];
  /** Files of card texts in any format. Without any, those that stand beside the scenario files. */
  readonly cards: readonly string[];
  /** Card files that count beside those, where none are given. */
  readonly known?: readonly string[];
  /** Card files that only declare words. */
  readonly vocabulary?: readonly string[];
  readonly json: boolean;
  /** How the path of a file is told. */
  readonly shown?: (file: string) => string;
  /** The compiler for what the card files declare. */
  readonly compilerFor: (vocabulary: Vocabulary) => CompileCard;
  readonly write: (text: string) => void;
  /** Takes what is wrong with the scenario files. */
  readonly complain: (text: string) => void;
}

/** A scenario that is not passed, and where it stands. */
interface Told {
  readonly id: string;
  readonly reason: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** The summary of `rulewright test --json`. */
export interface Summary {
  readonly scenarios: number;
  readonly passed: number;
  readonly failed: readonly Told[];
  readonly unsupported: readonly Told[];
  readonly undecided: readonly Told[];
  readonly seconds: number;
}

const isScenarioFile = (file: string): boolean => /\.jsonl$|\.scenario\.ya?ml$/.test(file);
const isCardFile = (file: string): boolean => file.endsWith(".cards");

/** All files below the paths that fit. */
export function filesBelow(paths: readonly string[], fits: (file: string) => boolean): readonly string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .map((name) => join(path, name))
      .filter(fits)
      .sort();
  });
}

/** The scenarios of a file; the id of a YAML scenario begins with the file's name. */
export function readScenarios(file: string): ScenarioFile {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".jsonl")) return readJsonLines(text);
  return readYaml(text, `${basename(file).replace(/\.scenario\.ya?ml$/, "")}/`);
}

/** The card sources of files in any format, and what the files declare. */
export const readSources = (
  files: readonly string[],
  declaring: readonly string[] = [],
): { readonly sources: readonly CardSource[]; readonly vocabulary: Vocabulary } => {
  const read = files.map((file) => readFileBytes(readFileSync(file), file));
  const beside = declaring.filter((file) => !files.includes(file));
  return {
    sources: read.flatMap(({ cards }) => cards.map((card) => card.source)),
    vocabulary: joinedVocabulary([...read, ...beside.map((file) => readFileBytes(readFileSync(file), file))]),
  };
};

/** What became of a scenario of a file. */
type Played = Result & { readonly file: string };

/** Runs all scenarios of a file against one catalogue. */
const runAll = (file: string, scenarios: readonly Scenario[], catalogue: Catalogue): readonly Played[] =>
  scenarios.map((scenario) => ({ ...runScenario(scenario, catalogue), file }));

const pick = (results: readonly Played[], status: Result["status"]): readonly Told[] =>
  results
    .filter((r) => r.status === status)
    .map(({ id, reason, file, place }) => ({ id, reason, file, ...place }));

const summarize = (results: readonly Played[], seconds: number): Summary => ({
  scenarios: results.length,
  passed: results.filter((r) => r.status === "passed").length,
  failed: pick(results, "failed"),
  unsupported: pick(results, "unsupported"),
  undecided: pick(results, "undecided"),
  seconds: Math.round(seconds * 100) / 100,
});

/** `cards/my-set.scenario.yaml:3:5`, as far as it is known. */
const placeIn = (file: string, { line, column = 1 }: Partial<Problem> = {}): string =>
  line === undefined ? file : `${file}:${line}:${column}`;

/** A failed scenario for a reader: what was expected, what is, and how the game came there. */
export function describeResult(result: Result & Partial<Played>): string {
  const { file, place } = result;
  const where = file === undefined ? "" : ` (${placeIn(file, place)})`;
  const reasons = result.reason.split("; ").map((line) => `    ${line}`);
  const events =
    result.events.length === 0 ? [] : ["    last events:", ...result.events.map((e) => `      ${e}`)];
  return [`${result.status}: ${result.id}${where}`, ...reasons, ...events].join("\n");
}

const describeProblem = (file: string, problem: Problem): string =>
  `${placeIn(file, problem)}: ${problem.at}: ${problem.message}`;

const mostReasons = 10;

/** Why scenarios could not be played, the reason of most of them first. */
export const describeUnsupported = (reasons: readonly string[]): string => {
  const times = new Map<string, number>();
  for (const reason of reasons.flatMap((each) => each.split("; ")))
    times.set(reason, (times.get(reason) ?? 0) + 1);
  const all = [...times].sort(([, one], [, other]) => other - one);
  const lines = all
    .slice(0, mostReasons)
    .map(([reason, count]) => `unsupported: ${reason}${count > 1 ? ` (${count} scenarios)` : ""}\n`);
  const left = all.length - lines.length;
  return lines.join("") + (left > 0 ? `unsupported: … and for ${left} more reasons\n` : "");
};

const seconds = (since: number): number => (Date.now() - since) / 1000;

/** Whether a scenario names a card that there is not: it can only be a slip. */
const isMissing = ({ reason }: { readonly reason: string }): boolean => reason.includes(noSuchCard);

/** One run of `rulewright test`: whether all is well. What can't be read is told, and the other scenarios are played. */
export function playScenarios(options: TestOptions): boolean {
  const start = Date.now();
  const files = filesBelow(options.files, isScenarioFile);
  const { shown = (file) => file } = options;
  const read = files.map((file) => ({ file: shown(file), ...readScenarios(file) }));
  const problems = read.flatMap(({ file, problems }) => problems.map((p) => describeProblem(file, p)));
  if (problems.length > 0) options.complain(`${problems.join("\n")}\n`);
  const beside = [...new Set(files.map((file) => dirname(file)))];
  const cardFiles =
    options.cards.length > 0
      ? options.cards
      : [...new Set([...filesBelow(beside, isCardFile), ...(options.known ?? [])])];
  const { sources, vocabulary } = readSources(filesBelow(cardFiles, isCardFile), options.vocabulary);
  const catalogue = catalogueOf(sources, options.compilerFor(vocabulary));
  const results = read.flatMap(({ file, scenarios }) => runAll(file, scenarios, catalogue));
  const summary = summarize(results, seconds(start));
  if (options.json) options.write(`${JSON.stringify(summary)}\n`);
  else {
    const bad = results.filter((r) => ["failed", "undecided"].includes(r.status) || isMissing(r));
    for (const result of bad) options.write(`${describeResult(result)}\n`);
    const { scenarios, passed, failed, unsupported, undecided } = summary;
    const others = unsupported.filter((each) => !isMissing(each));
    options.write(describeUnsupported(others.map(({ reason }) => reason)));
    options.write(
      `${scenarios} scenario${scenarios === 1 ? "" : "s"}: ${passed} passed, ${failed.length} failed, ${undecided.length} undecided, ` +
        `${unsupported.length} unsupported (${summary.seconds} s)\n`,
    );
  }
  return problems.length + summary.failed.length === 0 && !summary.unsupported.some(isMissing);
}
