import { type Diagnostic as Shown, DiagnosticSeverity } from "vscode-languageserver";
import { listOf } from "../../compiler/diagnostics/frame.ts";
import type { Diagnostic } from "../../compiler/types.ts";
import { kindOf } from "../documents.ts";
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

/** Everything there is to say about a file. */
export const diagnosticsOf = (editor: Editor, uri: string): readonly Diagnostic[] =>
  kindOf(uri) === "cards" ? editor.analysis.diagnostics(uri) : [];

/** The same as editors show it. */
export const shownDiagnostics = (editor: Editor, uri: string): Shown[] => {
  const document = editor.documents.get(uri);
  if (document === undefined) return [];
  return diagnosticsOf(editor, uri).map((found) => ({
    range: rangeOf(document, { start: found.start, end: Math.max(found.end, found.start) }),
    severity: found.severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: found.code,
    source: "rulewright",
    message: messageOf(found),
  }));
};
