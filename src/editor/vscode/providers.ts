import type * as lsp from "vscode-languageserver";
import * as vscode from "vscode";
import * as convert from "./convert.ts";

/** Asks the server. */
export type Ask = <R>(method: string, params: object) => Promise<R>;

/** The texts that the server knows about. */
export const selector: vscode.Selector = [{ language: "cards" }, { pattern: "**/*.scenario.{yaml,yml}" }];

const whole = ({ uri }: vscode.TextDocument) => ({ textDocument: { uri: uri.toString() } });
const place = (document: vscode.TextDocument, { line, character }: vscode.Position) => ({
  ...whole(document),
  position: { line, character },
});

/** Offers the editor what the server can do: a row for each kind of request. */
export const registerProviders = (
  ask: Ask,
  { completionProvider, semanticTokensProvider }: lsp.ServerCapabilities,
): readonly vscode.Disposable[] => {
  const { languages } = vscode;
  /** A request about a place, or a whole text, and what the editor takes for an answer. */
  const atPlace =
    <R>(method: string, answer: (found: R) => unknown) =>
    async (document: vscode.TextDocument, position: vscode.Position): Promise<unknown> => {
      const found = await ask<R | null>(method, place(document, position));
      return found === null ? undefined : answer(found);
    };
  const ofWhole =
    <R>(method: string, answer: (found: R) => unknown, more: object = {}) =>
    async (document: vscode.TextDocument): Promise<unknown> =>
      answer(await ask<R>(method, { ...whole(document), ...more }));
  const each =
    <R>(answer: (found: R) => unknown) =>
    (found: readonly R[]): unknown =>
      found.map(answer);
  const { tokenTypes = [], tokenModifiers = [] } = semanticTokensProvider?.legend ?? {};
  return [
    languages.registerHoverProvider(selector, {
      provideHover: atPlace("textDocument/hover", convert.hoverOf),
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: atPlace("textDocument/definition", each(convert.locationOf)),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context) =>
        (await ask<lsp.Location[]>("textDocument/references", { ...place(document, position), context })).map(
          convert.locationOf,
        ),
    }),
    languages.registerRenameProvider(selector, {
      prepareRename: atPlace(
        "textDocument/prepareRename",
        (found: { range: lsp.Range; placeholder: string }) => ({
          range: convert.rangeOf(found.range),
          placeholder: found.placeholder,
        }),
      ),
      provideRenameEdits: async (document, position, newName) =>
        convert.workspaceEditOf(
          await ask<lsp.WorkspaceEdit>("textDocument/rename", { ...place(document, position), newName }),
        ),
    }),
    languages.registerCompletionItemProvider(
      selector,
      { provideCompletionItems: atPlace("textDocument/completion", convert.completionOf) },
      ...(completionProvider?.triggerCharacters ?? []),
    ),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: ofWhole("textDocument/documentSymbol", each(convert.symbolOf)),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query) =>
        (await ask<lsp.SymbolInformation[]>("workspace/symbol", { query })).map(convert.workspaceSymbolOf),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: ofWhole("textDocument/foldingRange", each(convert.foldingRangeOf)),
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: ofWhole("textDocument/codeLens", each(convert.codeLensOf)),
    }),
    languages.registerDocumentFormattingEditProvider([{ language: "cards" }], {
      provideDocumentFormattingEdits: ofWhole("textDocument/formatting", each(convert.textEditOf), {
        options: { tabSize: 2, insertSpaces: true },
      }),
    }),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, range, { diagnostics, only }) =>
        (
          await ask<lsp.CodeAction[]>("textDocument/codeAction", {
            ...whole(document),
            range: convert.sentRange(range),
            context: {
              diagnostics: diagnostics.map(convert.sentDiagnostic),
              ...(only === undefined ? {} : { only: [only.value] }),
            },
          })
        ).map(convert.codeActionOf),
    }),
    languages.registerDocumentSemanticTokensProvider(
      [{ language: "cards" }],
      {
        provideDocumentSemanticTokens: ofWhole("textDocument/semanticTokens/full", convert.semanticTokensOf),
      },
      new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers),
    ),
  ];
};
