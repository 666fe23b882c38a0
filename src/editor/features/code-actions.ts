import { type CodeAction, CodeActionKind, type CodeActionParams, type TextEdit } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { sureEdits } from "../../compiler/diagnostics/fixes.ts";
import type { Diagnostic, Edit, Fix, Span } from "../../compiler/types.ts";
import type { Editor } from "../editor.ts";
import { rangeOf, spanOf } from "../places.ts";
import { diagnosticsOf, shownDiagnostic } from "./diagnostics.ts";

/** What can be done about a message: its fixes, and what the author may have meant. */
const fixesOf = ({ fixes = [], suggestion, start, end }: Diagnostic, text: string): readonly Fix[] => {
  if (suggestion === undefined || end <= start || fixes.some(({ edits }) => edits[0]?.text === suggestion))
    return fixes;
  const title = `Change '${text.slice(start, end)}' to '${suggestion}'`;
  return [...fixes, { title, edits: [{ span: { start, end }, text: suggestion }] }];
};

const editsOf = (document: TextDocument, edits: readonly Edit[]): TextEdit[] =>
  edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text }));

/** Edits that do not overlap, in the order of the text. */
const apart = (edits: readonly Edit[]): readonly Edit[] => {
  let last = -1;
  return [...edits]
    .sort((left, right) => left.span.start - right.span.start)
    .filter(({ span }) => {
      const free = span.start >= last;
      if (free) last = Math.max(span.end, span.start + 1);
      return free;
    });
};

const wants = (only: readonly string[], kind: string): boolean =>
  only.some((each) => kind === each || kind.startsWith(`${each}.`));

/** What is wrong with a part of a text, with ways out. */
const diagnosticsIn = (editor: Editor, uri: string, part: Span): readonly Diagnostic[] =>
  (editor.documents.kindOf(uri) === "cards"
    ? editor.analysis.withFixes(uri, part)
    : diagnosticsOf(editor, uri)
  ).filter(({ start, end }) => start <= part.end && part.start <= Math.max(start, end));

const quickFixes = (editor: Editor, document: TextDocument, here: Span): CodeAction[] =>
  diagnosticsIn(editor, document.uri, here).flatMap((found) =>
    fixesOf(found, document.getText()).map((fix): CodeAction => ({
      title: fix.title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [shownDiagnostic(document, found)],
      ...(fix.sure === true ? { isPreferred: true } : {}),
      edit: { changes: { [document.uri]: editsOf(document, fix.edits) } },
    })),
  );

/** All fixes of a text about which no one need be asked, as `rulewright fmt --fix` makes them. */
const fixAll = (editor: Editor, document: TextDocument): CodeAction[] => {
  const whole = { start: 0, end: document.getText().length };
  const edits = apart(sureEdits(diagnosticsIn(editor, document.uri, whole)));
  if (edits.length === 0) return [];
  return [
    {
      title: "Fix all that is certain",
      kind: CodeActionKind.SourceFixAll,
      edit: { changes: { [document.uri]: editsOf(document, edits) } },
    },
  ];
};

/** Ways out of what is wrong here; where source actions are asked for, all certain ones of the file at once. */
export const codeActions = (editor: Editor, params: CodeActionParams): CodeAction[] => {
  const document = editor.documents.get(params.textDocument.uri);
  if (document === undefined) return [];
  const { only } = params.context;
  return [
    ...(only === undefined || wants(only, CodeActionKind.QuickFix)
      ? quickFixes(editor, document, spanOf(document, params.range))
      : []),
    ...(only !== undefined && wants(only, CodeActionKind.SourceFixAll) ? fixAll(editor, document) : []),
  ];
};
