import { stringify } from "yaml";
import type { CardSource, CompileCard } from "../compiler/types.ts";
import type { Texts } from "../play/index.ts";
import type { Session } from "../runtime/index.ts";
import { catalogueOf } from "./catalogue.ts";
import { scenarioOf } from "./record.ts";
import { runScenario } from "./run.ts";
import { readYaml } from "./yaml.ts";

/** The cards that a game is played with, and what compiles them. */
interface Pool {
  readonly sources: readonly CardSource[];
  readonly compile: CompileCard;
}

/** A game as a scenario file. */
export interface WrittenScenario {
  readonly text: string;
  /** Why it does not come out as it says; absent where it passes. */
  readonly problem?: string;
}

/** Why the scenario in a text does not come out as it says; undefined where it passes. */
const problemWith = (text: string, { sources, compile }: Pool): string | undefined => {
  const { scenarios, problems } = readYaml(text, "");
  const [scenario] = scenarios;
  if (scenario === undefined) return problems.map(({ at, message }) => `${at}: ${message}`).join("; ");
  const { status, reason } = runScenario(scenario, catalogueOf(sources, compile));
  return status === "passed" ? undefined : reason;
};

/** What has been played as a scenario file, which is run once to see whether it passes. */
export const writtenScenario = (
  session: Session,
  name: string,
  { texts, ...pool }: Pool & { readonly texts: Texts },
): WrittenScenario => {
  const text = stringify({ scenarios: [scenarioOf(session, name, texts)] });
  const problem = problemWith(text, pool);
  return { text, ...(problem === undefined ? {} : { problem }) };
};
