import type { CodeLens, CodeLensParams } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
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
