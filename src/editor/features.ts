import {
  CodeActionKind,
  type Connection,
  type ExecuteCommandParams,
  MessageType,
  type ServerCapabilities,
  ShowMessageNotification,
} from "vscode-languageserver";
import type { Editor } from "./editor.ts";
import type { Played } from "./features/playing.ts";
import { codeLenses, playCommand } from "./features/scenarios.ts";
import { legend, semanticTokens, semanticTokensInRange } from "./features/semantic-tokens.ts";

/** What the server can do. */
export const capabilities: ServerCapabilities = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  codeLensProvider: {},
  completionProvider: { triggerCharacters: [" ", "{", "@"] },
  definitionProvider: true,
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  executeCommandProvider: { commands: [playCommand] },
  foldingRangeProvider: true,
  hoverProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  semanticTokensProvider: { legend, full: true, range: true },
  workspaceSymbolProvider: true,
};

/** Plays scenarios, shows what came of it, and gives it back. The rules of the game are loaded only now. */
const play = async (connection: Connection, editor: Editor, given: readonly unknown[]): Promise<Played> => {
  const { playedMessage, playScenarios } = await import("./features/playing.ts");
  const played = playScenarios(editor, given.map(String));
  const allPassed = played.results.length > 0 && played.passed === played.results.length;
  void connection.sendNotification(ShowMessageNotification.type, {
    type: allPassed ? MessageType.Info : MessageType.Error,
    message: playedMessage(played),
  });
  return played;
};

/** Answers the requests of a connection, as soon as what they need is `there`: one row for each kind. */
export const serveFeatures = (connection: Connection, editor: Editor, there: () => Promise<void>): void => {
  const answer =
    <P, R>(feature: (editor: Editor, params: P) => R | Promise<R>) =>
    async (params: P): Promise<R> => {
      await there();
      return feature(editor, params);
    };
  // What nothing needs as a text is opened is loaded as it is asked for, with its counts of words and tables.
  const later = <M, P, R>(
    load: () => Promise<M>,
    feature: (module: M) => (editor: Editor, params: P) => R | Promise<R>,
  ) => answer(async (asked: Editor, params: P) => feature(await load())(asked, params));
  const symbols = () => import("./features/symbols.ts");
  const places = () => import("./features/definition.ts");
  const renaming = () => import("./features/rename.ts");
  const actions = () => import("./features/code-actions.ts");
  const completing = () => import("./features/completion/completion.ts");
  const form = () => import("./features/formatting.ts");
  const folding = () => import("./features/folding.ts");
  const hovering = () => import("./features/hover.ts");
  connection.onCodeAction(later(actions, ({ codeActions }) => codeActions));
  connection.onCodeLens(answer(codeLenses));
  connection.onCompletion(later(completing, ({ completion }) => completion));
  connection.onDefinition(later(places, ({ definition }) => definition));
  connection.onDocumentFormatting(later(form, ({ formatting }) => formatting));
  connection.onDocumentSymbol(later(symbols, ({ documentSymbols }) => documentSymbols));
  connection.onExecuteCommand(
    answer(async (_, { command, arguments: given = [] }: ExecuteCommandParams) =>
      command === playCommand ? play(connection, editor, given) : null,
    ),
  );
  connection.onFoldingRanges(later(folding, ({ foldingRanges }) => foldingRanges));
  connection.onHover(later(hovering, ({ hover }) => hover));
  connection.onPrepareRename(later(renaming, ({ prepareRename }) => prepareRename));
  connection.onReferences(later(places, ({ references }) => references));
  connection.onRenameRequest(later(renaming, ({ rename }) => rename));
  connection.onWorkspaceSymbol(later(symbols, ({ workspaceSymbols }) => workspaceSymbols));
  connection.languages.semanticTokens.on(answer(semanticTokens));
  connection.languages.semanticTokens.onRange(answer(semanticTokensInRange));
};
