import {
  type Connection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { loadScenarios } from "./analysis/scenarios.ts";
import { createChecking } from "./checking.ts";
import { kindOfFile } from "./documents.ts";
import { createEditor } from "./editor.ts";
import { capabilities, serveFeatures } from "./features.ts";
import { type Files, noFiles } from "./files.ts";

const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] =>
  workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === "string" ? [rootUri] : []);

/** Serves an editor over a connection, whatever that goes through; `files` are those that it need not open. */
export const serve = (connection: Connection, files: Files = noFiles): void => {
  const editor = createEditor();
  const { documents } = editor;
  const checking = createChecking(editor, connection);
  const open = new TextDocuments(TextDocument);
  let folders: readonly string[] = [];
  let watches = false;
  /** Loads what reads scenarios as soon as there are any. */
  const withScenarios = async (): Promise<void> => {
    if (documents.all("scenarios").length > 0) await loadScenarios();
  };
  const changed = (uri: string): void => {
    if (documents.kindOf(uri) !== "scenarios") checking.changed(uri);
    else void loadScenarios().then(() => checking.changed(uri));
  };

  connection.onInitialize((params) => {
    folders = foldersOf(params);
    editor.client.snippets =
      params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    watches = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental, ...capabilities },
      serverInfo: { name: "rulewright" },
    };
  });
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    for (const { uri, type } of changes) {
      if (kindOfFile(uri) === undefined) continue;
      documents.store(uri, type === FileChangeType.Deleted ? undefined : await files.read(uri));
      changed(uri);
    }
  });
  connection.onShutdown(() => {
    checking.stop();
  });

  open.onDidChangeContent(({ document }) => {
    documents.open(document);
    changed(document.uri);
  });
  open.onDidClose(({ document }) => {
    documents.close(document.uri);
    changed(document.uri);
  });
  const there = new Promise<void>((resolve) => {
    connection.onInitialized(async () => {
      if (watches)
        void connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: [{ globPattern: "**/*.cards" }, { globPattern: "**/*.scenario.{yaml,yml}" }],
        });
      for (const folder of folders)
        for (const { uri, text } of await files.below(folder)) documents.store(uri, text);
      checking.begin();
      resolve();
    });
  });
  serveFeatures(connection, editor, () => there.then(withScenarios));
  open.listen(connection);
  connection.listen();
};
