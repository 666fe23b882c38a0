import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../compiler/build/config.ts";
import { type Fields, problemsOfOptions } from "../compiler/options.ts";
import { UsageError } from "./io.ts";
import type { Io } from "./io.ts";

const fields: Fields<Config> = {
  cards: "texts",
  out: "text",
  imports: [".ts", ".js", "none"],
  symbols: ["braces", "angle"],
  warnings: ["show", "errors", "hide"],
  vocabulary: "texts",
};

/** What is wrong with a configuration, a sentence each. */
export const problemsOfConfig = (found: unknown): readonly string[] =>
  problemsOfOptions(found, fields, "in a configuration");

const endings = ["ts", "mts", "js", "mjs", "json"];

/** The file that configures a folder; undefined when there is none. */
const configFile = (folder: string): string | undefined =>
  endings.map((ending) => `rulewright.config.${ending}`).find((name) => existsSync(join(folder, name)));

/** The configuration of the folder; empty without a file. Throws UsageError where it can't be used. */
export const configOf = async (io: Io): Promise<Config> => {
  const name = configFile(io.cwd);
  if (name === undefined) return {};
  const { loadConfig } = await import("c12");
  const elsewhere = {
    dotenv: false,
    globalRc: false,
    rcFile: false,
    packageJson: false,
    envName: false,
  } as const;
  let found: Readonly<Record<string, unknown>>;
  try {
    ({ config: found } = await loadConfig({ name: "rulewright", cwd: io.cwd, ...elsewhere }));
  } catch (error) {
    throw new UsageError(
      `${name} can't be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const problems = problemsOfConfig(found);
  if (problems.length > 0) throw new UsageError(`${name}: ${problems.join(" ")}`);
  // Each field was looked at.
  return found as Config;
};

/** The places that a call names, or those of the configuration. */
export const placesOf = (words: readonly string[], config: Config): readonly string[] =>
  words.length > 0 ? words : (config.cards ?? ["cards"]);
