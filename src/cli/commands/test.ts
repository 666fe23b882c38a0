import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { placeAround, shownPath } from "../../compiler/build/files.ts";
import { createCompiler } from "../../compiler/compiler.ts";
import { playScenarios } from "../../scenario/command.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { pathsOf } from "../inputs.ts";
import { reporter } from "../report.ts";
import type { Config } from "../../compiler/build/config.ts";
import { keepWatching } from "../watch.ts";
import { InputError, status } from "../io.ts";
import type { Status } from "../io.ts";

interface Options {
  readonly cards?: readonly string[];
  readonly json?: true;
  readonly watch?: true;
}

/** Scenarios stand beside the cards. */
const foldersOf = (config: Config, cwd: string): readonly string[] => [
  ...new Set(
    placesOf([], config)
      .map((place) => placeAround(resolve(cwd, place)))
      .map((place) => (/\.\w+$/.test(place) ? dirname(place) : place)),
  ),
];

const run = async ({ words, options, io }: Call<Options>): Promise<Status> => {
  const config = await configOf(io);
  const files = (words.length === 0 ? foldersOf(config, io.cwd) : words).map((file) => resolve(io.cwd, file));
  const cards = (options.cards ?? []).map((file) => resolve(io.cwd, file));
  for (const file of [...files, ...cards])
    if (!existsSync(file))
      throw new InputError(`Cannot read ${shownPath(file, io.cwd)}: there is no such file or folder.`);
  const { plain } = reporter(io);
  const vocabulary = await pathsOf(io, config.vocabulary ?? [], plain);
  const known = await pathsOf(io, config.cards ?? [], plain);
  const play = async (): Promise<Status> => {
    const written: string[] = [];
    const found = playScenarios({
      files,
      cards,
      known,
      vocabulary,
      json: options.json === true,
      shown: (file) => shownPath(file, io.cwd),
      compilerFor: (declared) => createCompiler(declared).compileCard,
      write: (text) => written.push(text),
      complain: io.error,
    });
    await io.out(written.join(""));
    return found ? status.good : status.inputErrors;
  };
  // Cards stand beside scenarios that are named.
  const watched = [...files, ...cards, ...known].map((path) =>
    statSync(path).isDirectory() ? path : dirname(path),
  );
  return options.watch ? keepWatching([...new Set(watched)], io, play) : play();
};

/** `rulewright test`: plays scenarios with compiled cards. */
export const testCommand = commandFile<Options>(
  (command) =>
    command
      .argument(
        "[place...]",
        "scenario files (*.scenario.yaml, *.jsonl) or folders of them (default: cards, or the configuration's)",
      )
      .option(
        "--cards <file...>",
        "card files (default: those beside the scenarios, then the configuration's)",
      )
      .option("--json", "the results as data")
      .option("--watch", "play them again on every change")
      .addHelpText("after", examples("test cards/my-set.scenario.yaml")),
  run,
);
