import type { Connection, ServerCapabilities } from "vscode-languageserver";
import type { Editor } from "./editor.ts";
import { formatting } from "./features/formatting.ts";

/** What the server can do. */
export const capabilities: ServerCapabilities = {
  documentFormattingProvider: true,
};

/** Answers the requests of a connection: one row for each kind. */
export const serveFeatures = (connection: Connection, editor: Editor): void => {
  connection.onDocumentFormatting((params) => formatting(editor, params));
};
