import { catalogueOf } from "../../scenario/catalogue.ts";
import type { Scenario } from "../../scenario/format.ts";
import { type Result, runScenario } from "../../scenario/run.ts";
import { readYaml } from "../../scenario/yaml.ts";
import { readScenarios } from "../analysis/scenarios.ts";
import type { Editor } from "../editor.ts";

/** What came of playing scenarios. */
export interface Played {
  readonly passed: number;
  readonly results: readonly Result[];
}

const titleOf = ({ id }: Scenario): string => id.slice(id.indexOf("/") + 1);

/** The scenarios that are asked for, by a card that they name, or by address and title. */
const wanted = ({ documents }: Editor, [first = "", title]: readonly string[]): readonly Scenario[] =>
  documents.all("scenarios").flatMap((document) => {
    if (title !== undefined && document.uri !== first) return [];
    const chosen = readScenarios(document)
      .scenarios.filter((each) =>
        title === undefined ? each.names.some(({ name }) => name === first) : each.title === title,
      )
      .map((each) => each.title);
    const titles = new Set(chosen);
    return readYaml(document.getText(), "scenario/").scenarios.filter((each) => titles.has(titleOf(each)));
  });

/** Plays scenarios with the cards as they are written now. */
export const playScenarios = (editor: Editor, given: readonly string[]): Played => {
  const sources = editor.analysis.all().flatMap(({ cards }) => cards.map(({ read }) => read.source));
  const catalogue = catalogueOf(sources, editor.analysis.compiler().compileCard);
  const results = wanted(editor, given).map((scenario) => ({
    ...runScenario(scenario, catalogue),
    id: titleOf(scenario),
  }));
  return { passed: results.filter(({ status }) => status === "passed").length, results };
};

/** The same in words: a line for each scenario that did not pass. */
export const playedMessage = ({ passed, results }: Played): string => {
  const others = results.filter(({ status }) => status !== "passed");
  const [one] = results;
  if (one === undefined) return "No scenario names this card.";
  return [
    results.length === 1 && passed === 1
      ? `Passed: ${one.id}`
      : `${passed} of ${results.length} scenarios passed.`,
    ...others.map(({ id, status, reason }) => `${status}: ${id}: ${reason}`),
  ].join("\n");
};
