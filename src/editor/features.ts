import {
  CodeActionKind,
  type Connection,
  type ExecuteCommandParams,
  MessageType,
  type ServerCapabilities,
  ShowMessageNotification,
} from "vscode-languageserver";
import type { Editor } from "./editor.ts";
import { codeActions } from "./features/code-actions.ts";
import { definition, references } from "./features/definition.ts";
import { foldingRanges } from "./features/folding.ts";
import { formatting } from "./features/formatting.ts";
import { prepareRename, rename } from "./features/rename.ts";
import type { Played } from "./features/playing.ts";
import { codeLenses, playCommand } from "./features/scenarios.ts";
import { legend, semanticTokens, semanticTokensInRange } from "./features/semantic-tokens.ts";
import { documentSymbols, workspaceSymbols } from "./features/symbols.ts";

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
  connection.onCodeAction(answer(codeActions));
  connection.onCodeLens(answer(codeLenses));
  // With them go counts of words and tables of what ability objects say: nothing that a text needs when it is opened.
  connection.onCompletion(
    answer(async (...request) =>
      (await import("./features/completion/completion.ts")).completion(...request),
    ),
  );
  connection.onDefinition(answer(definition));
  connection.onDocumentFormatting(answer(formatting));
  connection.onDocumentSymbol(answer(documentSymbols));
  connection.onExecuteCommand(
    answer(async (_, { command, arguments: given = [] }: ExecuteCommandParams) =>
      command === playCommand ? play(connection, editor, given) : null,
    ),
  );
  connection.onFoldingRanges(answer(foldingRanges));
  connection.onHover(answer(async (...request) => (await import("./features/hover.ts")).hover(...request)));
  connection.onPrepareRename(answer(prepareRename));
  connection.onReferences(answer(references));
  connection.onRenameRequest(answer(rename));
  connection.onWorkspaceSymbol(answer(workspaceSymbols));
  connection.languages.semanticTokens.on(answer(semanticTokens));
  connection.languages.semanticTokens.onRange(answer(semanticTokensInRange));
};
