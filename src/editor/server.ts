import {
  type Connection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
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
      checking.changed(uri);
    }
  });
  connection.onShutdown(() => {
    checking.stop();
  });

  open.onDidChangeContent(({ document }) => {
    documents.open(document);
    checking.changed(document.uri);
  });
  open.onDidClose(({ document }) => {
    documents.close(document.uri);
    checking.changed(document.uri);
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
  serveFeatures(connection, editor, there);
  open.listen(connection);
  connection.listen();
};
