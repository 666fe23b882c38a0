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
  const symbols = () => import("./features/symbols.ts");
  const places = () => import("./features/definition.ts");
  const renaming = () => import("./features/rename.ts");
  connection.onCodeAction(
    answer(async (...request) => (await import("./features/code-actions.ts")).codeActions(...request)),
  );
  connection.onCodeLens(answer(codeLenses));
  connection.onCompletion(
    answer(async (...request) =>
      (await import("./features/completion/completion.ts")).completion(...request),
    ),
  );
  connection.onDefinition(answer(async (...request) => (await places()).definition(...request)));
  connection.onDocumentFormatting(
    answer(async (...request) => (await import("./features/formatting.ts")).formatting(...request)),
  );
  connection.onDocumentSymbol(answer(async (...request) => (await symbols()).documentSymbols(...request)));
  connection.onExecuteCommand(
    answer(async (_, { command, arguments: given = [] }: ExecuteCommandParams) =>
      command === playCommand ? play(connection, editor, given) : null,
    ),
  );
  connection.onFoldingRanges(
    answer(async (...request) => (await import("./features/folding.ts")).foldingRanges(...request)),
  );
  connection.onHover(answer(async (...request) => (await import("./features/hover.ts")).hover(...request)));
  connection.onPrepareRename(answer(async (...request) => (await renaming()).prepareRename(...request)));
  connection.onReferences(answer(async (...request) => (await places()).references(...request)));
  connection.onRenameRequest(answer(async (...request) => (await renaming()).rename(...request)));
  connection.onWorkspaceSymbol(answer(async (...request) => (await symbols()).workspaceSymbols(...request)));
  connection.languages.semanticTokens.on(answer(semanticTokens));
  connection.languages.semanticTokens.onRange(answer(semanticTokensInRange));
};
