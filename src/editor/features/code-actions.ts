import { type CodeAction, CodeActionKind, type CodeActionParams, type TextEdit } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Diagnostic, Edit, Fix } from "../../compiler/types.ts";
import type { Editor } from "../editor.ts";
import { rangeOf, spanOf } from "../places.ts";
import { diagnosticsOf, shownDiagnostic } from "./diagnostics.ts";

/** What can be done about a message: its fixes, and what the author may have meant. */
const fixesOf = ({ fixes = [], suggestion, start, end }: Diagnostic): readonly Fix[] => {
  const meant: readonly Fix[] =
    suggestion === undefined || end <= start
      ? []
      : [{ title: `Change to '${suggestion}'`, edits: [{ span: { start, end }, text: suggestion }] }];
  const same = (fix: Fix): boolean => fix.edits.some(({ text }) => text === suggestion);
  return fixes.some(same) ? fixes : [...fixes, ...meant];
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

const wants = ({ context: { only } }: CodeActionParams, kind: string): boolean =>
  only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`));

/** Ways out of what is wrong here; and all certain ones of the file at once. */
export const codeActions = (editor: Editor, params: CodeActionParams): CodeAction[] => {
  const { uri } = params.textDocument;
  const document = editor.documents.get(uri);
  if (document === undefined) return [];
  const here = spanOf(document, params.range);
  const all = diagnosticsOf(editor, uri);
  const single = all
    .filter(({ start, end }) => start <= here.end && here.start <= Math.max(start, end))
    .flatMap((found) =>
      fixesOf(found).map((fix, index): CodeAction => ({
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [shownDiagnostic(document, found)],
        isPreferred: index === 0,
        edit: { changes: { [uri]: editsOf(document, fix.edits) } },
      })),
    );
  const certain = apart(all.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []));
  const whole: CodeAction[] =
    certain.length === 0
      ? []
      : [
          {
            title: "Fix all that is certain",
            kind: CodeActionKind.SourceFixAll,
            edit: { changes: { [uri]: editsOf(document, certain) } },
          },
        ];
  return [
    ...(wants(params, CodeActionKind.QuickFix) ? single : []),
    ...(wants(params, CodeActionKind.SourceFixAll) ? whole : []),
  ];
};
