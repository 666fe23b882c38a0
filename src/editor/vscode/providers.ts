import type * as lsp from "vscode-languageserver";
import * as vscode from "vscode";
import * as convert from "./convert.ts";

/** Asks the server. */
export type Ask = <R>(method: string, params: object) => Promise<R>;

/** The texts that the server knows about. */
const selector: vscode.Selector = [{ language: "cards" }, { pattern: "**/*.scenario.{yaml,yml}" }];

const whole = ({ uri }: vscode.TextDocument) => ({ textDocument: { uri: uri.toString() } });
const place = (document: vscode.TextDocument, { line, character }: vscode.Position) => ({
  ...whole(document),
  position: { line, character },
});

/** The forms that most requests have: about a place or a whole text, and what the editor takes for an answer. */
const formsOf = (ask: Ask) => ({
  atPlace:
    <R>(method: string, answer: (found: R) => unknown) =>
    async (document: vscode.TextDocument, position: vscode.Position): Promise<unknown> => {
      const found = await ask<R | null>(method, place(document, position));
      return found === null ? undefined : answer(found);
    },
  ofWhole:
    <R>(method: string, answer: (found: R) => unknown, more: object = {}) =>
    async (document: vscode.TextDocument): Promise<unknown> =>
      answer(await ask<R>(method, { ...whole(document), ...more })),
});
const each =
  <R>(answer: (found: R) => unknown) =>
  (found: readonly R[]): unknown =>
    found.map(answer);

/** About names: what they mean, where they are, other ones. */
const aboutNames = (ask: Ask): readonly vscode.Disposable[] => {
  const { languages } = vscode;
  const { atPlace } = formsOf(ask);
  return [
    languages.registerHoverProvider(selector, {
      provideHover: atPlace("textDocument/hover", convert.hoverOf),
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: atPlace("textDocument/definition", each(convert.locationOf)),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context) => {
        const about = { ...place(document, position), context };
        return (await ask<lsp.Location[]>("textDocument/references", about)).map(convert.locationOf);
      },
    }),
    languages.registerRenameProvider(selector, {
      prepareRename: atPlace(
        "textDocument/prepareRename",
        ({ range, placeholder }: { readonly range: lsp.Range; readonly placeholder: string }) => ({
          range: convert.rangeOf(range),
          placeholder,
        }),
      ),
      provideRenameEdits: async (document, position, newName) => {
        const about = { ...place(document, position), newName };
        return convert.workspaceEditOf(await ask<lsp.WorkspaceEdit>("textDocument/rename", about));
      },
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query) =>
        (await ask<lsp.SymbolInformation[]>("workspace/symbol", { query })).map(convert.workspaceSymbolOf),
    }),
  ];
};

/** About what is being written. */
const aboutWriting = (
  ask: Ask,
  { completionProvider }: lsp.ServerCapabilities,
): readonly vscode.Disposable[] => {
  const { languages } = vscode;
  const { atPlace, ofWhole } = formsOf(ask);
  return [
    languages.registerCompletionItemProvider(
      selector,
      { provideCompletionItems: atPlace("textDocument/completion", convert.completionOf) },
      ...(completionProvider?.triggerCharacters ?? []),
    ),
    languages.registerDocumentFormattingEditProvider([{ language: "cards" }], {
      provideDocumentFormattingEdits: ofWhole("textDocument/formatting", each(convert.textEditOf), {
        options: { tabSize: 2, insertSpaces: true },
      }),
    }),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, range, { diagnostics, only }) => {
        const context = {
          diagnostics: diagnostics.map(convert.sentDiagnostic),
          ...(only === undefined ? {} : { only: [only.value] }),
        };
        const about = { ...whole(document), range: convert.sentRange(range), context };
        return (await ask<lsp.CodeAction[]>("textDocument/codeAction", about)).map(convert.codeActionOf);
      },
    }),
  ];
};

/** About how a text is shown. */
const aboutLooks = (
  ask: Ask,
  { semanticTokensProvider }: lsp.ServerCapabilities,
): readonly vscode.Disposable[] => {
  const { languages } = vscode;
  const { ofWhole } = formsOf(ask);
  const { tokenTypes = [], tokenModifiers = [] } = semanticTokensProvider?.legend ?? {};
  return [
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: ofWhole("textDocument/documentSymbol", each(convert.symbolOf)),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: ofWhole("textDocument/foldingRange", each(convert.foldingRangeOf)),
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: ofWhole("textDocument/codeLens", each(convert.codeLensOf)),
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

/** Offers the editor what the server can do: a row for each kind of request. */
export const registerProviders = (
  ask: Ask,
  capabilities: lsp.ServerCapabilities,
): readonly vscode.Disposable[] => [
  ...aboutNames(ask),
  ...aboutWriting(ask, capabilities),
  ...aboutLooks(ask, capabilities),
];
