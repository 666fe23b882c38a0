import * as lsp from "vscode-languageserver";
import * as vscode from "vscode";

/** The editor counts kinds and severities from 0, the protocol from 1. */
const fromOne = (number: number | undefined): number | undefined =>
  number === undefined ? undefined : number - 1;

export const rangeOf = ({ start, end }: lsp.Range): vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character);

export const locationOf = ({ uri, range }: lsp.Location): vscode.Location =>
  new vscode.Location(vscode.Uri.parse(uri), rangeOf(range));

const textOf = (contents: lsp.Hover["contents"] | lsp.CompletionItem["documentation"]): string =>
  typeof contents === "string"
    ? contents
    : contents !== undefined && "value" in contents
      ? contents.value
      : "";

export const diagnosticOf = ({ range, message, severity, code, source }: lsp.Diagnostic): vscode.Diagnostic =>
  Object.assign(new vscode.Diagnostic(rangeOf(range), textOf(message), fromOne(severity)), { code, source });

export const hoverOf = ({ contents, range }: lsp.Hover): vscode.Hover =>
  new vscode.Hover(
    new vscode.MarkdownString(textOf(contents)),
    range === undefined ? undefined : rangeOf(range),
  );

const itemOf = (item: lsp.CompletionItem): vscode.CompletionItem => {
  const { label, kind, detail, documentation, sortText, filterText, textEdit, insertTextFormat } = item;
  const text = textEdit?.newText ?? label;
  const made = new vscode.CompletionItem(label, fromOne(kind));
  return Object.assign(made, {
    detail,
    documentation: documentation === undefined ? undefined : textOf(documentation),
    sortText,
    filterText,
    insertText: insertTextFormat === lsp.InsertTextFormat.Snippet ? new vscode.SnippetString(text) : text,
    range: textEdit !== undefined && "range" in textEdit ? rangeOf(textEdit.range) : undefined,
  });
};

export const completionOf = ({ items, isIncomplete }: lsp.CompletionList): vscode.CompletionList =>
  new vscode.CompletionList(items.map(itemOf), isIncomplete);

export const textEditOf = ({ range, newText }: lsp.TextEdit): vscode.TextEdit =>
  vscode.TextEdit.replace(rangeOf(range), newText);

export const workspaceEditOf = ({ changes = {} }: lsp.WorkspaceEdit): vscode.WorkspaceEdit => {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(changes))
    for (const { range, newText } of edits) edit.replace(vscode.Uri.parse(uri), rangeOf(range), newText);
  return edit;
};

export const codeActionOf = (action: lsp.CodeAction): vscode.CodeAction => {
  const { title, kind = "", edit, isPreferred, diagnostics } = action;
  return Object.assign(new vscode.CodeAction(title, vscode.CodeActionKind.Empty.append(kind)), {
    isPreferred,
    edit: edit === undefined ? undefined : workspaceEditOf(edit),
    diagnostics: diagnostics?.map(diagnosticOf),
  });
};

export const codeLensOf = ({ range, command }: lsp.CodeLens): vscode.CodeLens =>
  new vscode.CodeLens(rangeOf(range), command ?? { title: "", command: "" });

export const symbolOf = (symbol: lsp.DocumentSymbol): vscode.DocumentSymbol => {
  const { name, detail = "", kind, range, selectionRange, children = [] } = symbol;
  const made = new vscode.DocumentSymbol(name, detail, kind - 1, rangeOf(range), rangeOf(selectionRange));
  return Object.assign(made, { children: children.map(symbolOf) });
};

export const workspaceSymbolOf = ({
  name,
  kind,
  location,
}: lsp.SymbolInformation): vscode.SymbolInformation =>
  new vscode.SymbolInformation(name, kind - 1, "", locationOf(location));

export const foldingRangeOf = ({ startLine, endLine, kind }: lsp.FoldingRange): vscode.FoldingRange =>
  // 1: a comment.
  new vscode.FoldingRange(startLine, endLine, kind === "comment" ? 1 : undefined);

export const semanticTokensOf = ({ data }: lsp.SemanticTokens): vscode.SemanticTokens =>
  new vscode.SemanticTokens(Uint32Array.from(data));

/** A range of the editor as one of the protocol. */
export const sentRange = ({ start, end }: vscode.Range): lsp.Range => ({
  start: { line: start.line, character: start.character },
  end: { line: end.line, character: end.character },
});

/** A message of the editor as one of the protocol. */
export const sentDiagnostic = ({ range, message, code, severity }: vscode.Diagnostic): lsp.Diagnostic => ({
  range: sentRange(range),
  message,
  ...(code === undefined ? {} : { code }),
  ...(severity === 0 || severity === 1 ? { severity: severity === 0 ? 1 : 2 } : {}),
});
