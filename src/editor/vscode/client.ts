import { type ChildProcess, spawn } from "node:child_process";
import {
  createProtocolConnection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type ShowMessageParams,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import * as vscode from "vscode";
import { diagnosticOf, sentRange } from "./convert.ts";
import { registerProviders } from "./providers.ts";

const isOurs = ({ languageId, uri }: vscode.TextDocument): boolean =>
  languageId === "cards" || /\.scenario\.ya?ml$/.test(uri.toString());

/** Numbers of the protocol for what happened to a file. */
const happened = { created: 1, changed: 2, deleted: 3 } as const;

/** Tells the server what is opened, changed, closed, and written to the disk. */
const synchronize = (connection: ProtocolConnection): readonly vscode.Disposable[] => {
  const { workspace } = vscode;
  const tell = (method: string, params: object): void => void connection.sendNotification(method, params);
  const opened = (document: vscode.TextDocument): void => {
    if (!isOurs(document)) return;
    const { uri, languageId, version } = document;
    const textDocument = { uri: uri.toString(), languageId, version, text: document.getText() };
    tell("textDocument/didOpen", { textDocument });
  };
  const files = workspace.createFileSystemWatcher("**/*.{cards,scenario.yaml,scenario.yml}");
  const wrote =
    (type: number) =>
    (uri: vscode.Uri): void =>
      tell("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  workspace.textDocuments.forEach(opened);
  return [
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      tell("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: contentChanges.map(({ range, text }) => ({ range: sentRange(range), text })),
      });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) tell("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    }),
    files,
    files.onDidCreate(wrote(happened.created)),
    files.onDidChange(wrote(happened.changed)),
    files.onDidDelete(wrote(happened.deleted)),
  ];
};

/** What the server tells of itself. */
const listen = (connection: ProtocolConnection): readonly vscode.Disposable[] => {
  const shown = vscode.languages.createDiagnosticCollection("rulewright");
  connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) =>
    shown.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnosticOf)),
  );
  connection.onNotification("window/showMessage", ({ type, message }: ShowMessageParams) =>
    type === MessageType.Error
      ? vscode.window.showErrorMessage(message)
      : vscode.window.showInformationMessage(message),
  );
  return [shown];
};

const parameters = (): InitializeParams => {
  const folders = vscode.workspace.workspaceFolders ?? [];
  return {
    processId: process.pid,
    rootUri: folders[0]?.uri.toString() ?? null,
    workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    capabilities: { textDocument: { completion: { completionItem: { snippetSupport: true } } } },
  };
};

interface Running {
  readonly server: ChildProcess;
  readonly parts: readonly vscode.Disposable[];
}

const start = async (script: string): Promise<Running> => {
  // The editor's own program runs scripts as Node does when it is told to.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: "1" };
  const server = spawn(process.execPath, [script, "--stdio"], { env, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const told = listen(connection);
  connection.listen();
  const { capabilities }: InitializeResult = await connection.sendRequest("initialize", parameters());
  await connection.sendNotification("initialized", {});
  const ask = <R>(method: string, params: object): Promise<R> => connection.sendRequest(method, params);
  const commands = (capabilities.executeCommandProvider?.commands ?? []).map((command) =>
    vscode.commands.registerCommand(command, (...given) =>
      ask("workspace/executeCommand", { command, arguments: given }),
    ),
  );
  return {
    server,
    parts: [
      ...told,
      ...synchronize(connection),
      ...registerProviders(ask, capabilities),
      ...commands,
      connection,
    ],
  };
};

let running: Running | undefined;

const stop = (): void => {
  for (const part of running?.parts ?? []) part.dispose();
  running?.server.kill();
  running = undefined;
};

/** Starts the server that comes with the extension. */
export const activate = async (context: vscode.ExtensionContext): Promise<void> => {
  const script = context.asAbsolutePath("server.cjs");
  context.subscriptions.push(
    vscode.commands.registerCommand("rulewright.restart", async () => {
      stop();
      running = await start(script);
    }),
  );
  running = await start(script);
};

/** Ends it. */
export const deactivate = stop;
