import { type Diagnostic as Shown, DiagnosticSeverity } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { listOf } from "../../compiler/diagnostics/frame.ts";
import { didYouMean } from "../../compiler/diagnostics/suggest.ts";
import { basicLandTypes } from "../../compiler/lower/every-type.ts";
import type { Diagnostic } from "../../compiler/types.ts";
import { cardNames } from "../analysis/names.ts";
import { readScenarios, scenarioProblems } from "../analysis/scenarios.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";

/** A long list of what could stand here helps nobody. */
const mostExpected = 4;

/** The message with what helps further, as a terminal shows it too. */
const messageOf = ({ message, expected = [], suggestion }: Diagnostic): string =>
  [
    message,
    ...(expected.length > 0 && expected.length <= mostExpected ? [`Expected ${listOf(expected)}.`] : []),
    ...(suggestion === undefined ? [] : [`Did you mean '${suggestion}'?`]),
  ].join("\n");

/** What is no YAML, what is no scenario, and the cards that there are not. Where no card file is known, nothing is known of cards either. */
const inScenarios = (editor: Editor, document: TextDocument): readonly Diagnostic[] => {
  const { scenarios, errors } = readScenarios(document);
  const broken = errors.map(({ message, at }) => diagnostic("RW6001", at, [message]));
  if (broken.length > 0) return broken;
  const unplayable = scenarioProblems(document).map(({ where, message, at }) => {
    const title = scenarios.find((each) => each.title !== "" && where.startsWith(`${each.title}: `))?.title;
    return diagnostic("RW6003", at, [title === undefined ? where : where.slice(title.length + 2), message]);
  });
  const names = cardNames(editor);
  if (names.length === 0) return unplayable;
  const known = new Set([...names, ...basicLandTypes].map((name) => name.toLowerCase()));
  const missing = scenarios.flatMap(({ names: said, own }) =>
    said
      .filter(({ must, name }) => must && !known.has(name.toLowerCase()) && !own.includes(name))
      .map(({ name, span }): Diagnostic => {
        const suggestion = didYouMean(name, names);
        return diagnostic("RW6002", span, [name], suggestion === undefined ? {} : { suggestion });
      }),
  );
  return [...unplayable, ...missing];
};

/** Everything there is to say about a file. */
export const diagnosticsOf = (editor: Editor, uri: string): readonly Diagnostic[] => {
  const document = editor.documents.get(uri);
  if (document === undefined) return [];
  return editor.documents.kindOf(uri) === "cards"
    ? editor.analysis.diagnostics(uri)
    : inScenarios(editor, document);
};

/** A message as editors show it. */
export const shownDiagnostic = (document: TextDocument, found: Diagnostic): Shown => ({
  range: rangeOf(document, { start: found.start, end: Math.max(found.end, found.start) }),
  severity: found.severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
  code: found.code,
  source: "rulewright",
  message: messageOf(found),
});

/** All messages about a text. */
export const shownDiagnostics = (editor: Editor, uri: string): Shown[] => {
  const document = editor.documents.get(uri);
  if (document === undefined) return [];
  return diagnosticsOf(editor, uri).map((found) => shownDiagnostic(document, found));
};
