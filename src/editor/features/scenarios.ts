import type { CodeLens, CodeLensParams } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { catalogueOf } from "../../scenario/catalogue.ts";
import type { Scenario } from "../../scenario/format.ts";
import { type Result, runScenario } from "../../scenario/run.ts";
import { readYaml } from "../../scenario/yaml.ts";
import { readScenarios } from "../analysis/scenarios.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";

/** The command that plays scenarios; takes the name of a card, or an address and the title of a scenario. */
export const playCommand = "rulewright.playScenarios";

/** How often each card is named, counting a scenario once. */
const timesNamed = ({ documents }: Editor): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const document of documents.all("scenarios"))
    for (const { names } of readScenarios(document).scenarios)
      for (const name of new Set(names.map((each) => each.name))) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

const lens = (document: TextDocument, at: number, title: string, given: readonly string[]): CodeLens => ({
  range: rangeOf(document, { start: at, end: at }),
  command: { title, command: playCommand, arguments: [...given] },
});

/** Above each card, and each scenario, that it can be played. */
export const codeLenses = (editor: Editor, { textDocument: { uri } }: CodeLensParams): CodeLens[] => {
  const document = editor.documents.get(uri);
  if (document === undefined) return [];
  if (editor.documents.kindOf(uri) === "scenarios")
    return readScenarios(document).scenarios.map(({ title, at }) =>
      lens(document, at.start, "▶ play this scenario", [uri, title]),
    );
  const times = timesNamed(editor);
  return (editor.analysis.file(uri)?.cards ?? []).flatMap(({ start, read: { source } }) => {
    const named = [source.name, ...source.faces.map(({ name }) => name)].find((name) => times.has(name));
    if (named === undefined) return [];
    const count = times.get(named)!;
    const title =
      count === 1 ? "▶ play the scenario with this card" : `▶ play the ${count} scenarios with this card`;
    return [lens(document, start, title, [named])];
  });
};

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
