import { type Action, type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { type LSPClient, type LSPClientExtension, LSPPlugin } from "@codemirror/lsp-client";
import { type EditorView, ViewPlugin } from "@codemirror/view";
import type * as lsp from "vscode-languageserver-protocol";

/** So many messages get their ways out looked for: each takes some milliseconds of the server. */
const looked = 20;
/** A pause in typing after which the server is told. */
const pause = 200;

const severities = ["error", "error", "warning", "info", "hint"] as const;

/** Makes the edits of a fix, unless the text has changed since it was offered. */
const apply = (view: EditorView, uri: string, { edit }: lsp.CodeAction): void => {
  const plugin = LSPPlugin.get(view);
  const edits = edit?.changes?.[uri];
  if (plugin === null || edits === undefined || !plugin.unsyncedChanges.empty) return;
  const changes = edits.map(({ range, newText }) => ({
    from: plugin.fromPosition(range.start),
    to: plugin.fromPosition(range.end),
    insert: newText,
  }));
  view.dispatch({ changes, userEvent: "input.complete" });
  view.focus();
};

const actionsFor = async (
  client: LSPClient,
  { uri }: lsp.PublishDiagnosticsParams,
  { range }: lsp.Diagnostic,
): Promise<readonly Action[]> => {
  const found = await client.request<lsp.CodeActionParams, readonly lsp.CodeAction[] | null>(
    "textDocument/codeAction",
    { textDocument: { uri }, range, context: { diagnostics: [] } },
  );
  return (found ?? []).map((action) => ({
    name: action.title,
    apply: (view: EditorView) => apply(view, uri, action),
  }));
};

/** Shows what the server says of a text; the ways out come behind it, as they take longer to find. */
const show = async (client: LSPClient, params: lsp.PublishDiagnosticsParams): Promise<void> => {
  const { uri, diagnostics } = params;
  const view = client.workspace.getFile(uri)?.getView();
  const plugin = view && LSPPlugin.get(view);
  if (!view || !plugin) return;
  const { syncedDoc } = plugin;
  const placeOf = (place: lsp.Position): number =>
    place.line < syncedDoc.lines
      ? Math.min(plugin.fromPosition(place, syncedDoc), syncedDoc.length)
      : syncedDoc.length;
  const shown = diagnostics.map(({ range, severity = 1, message, code }): Diagnostic => ({
    from: plugin.unsyncedChanges.mapPos(placeOf(range.start)),
    to: plugin.unsyncedChanges.mapPos(placeOf(range.end)),
    severity: severities[severity] ?? "error",
    message: typeof message === "string" ? message : message.value,
    ...(code === undefined ? {} : { source: String(code) }),
  }));
  view.dispatch(setDiagnostics(view.state, shown));
  const { doc } = view.state;
  const actions: (readonly Action[])[] = [];
  for (const each of diagnostics.slice(0, looked)) {
    if (view.state.doc !== doc || plugin.syncedDoc !== doc) return;
    actions.push(await actionsFor(client, params, each).catch(() => []));
  }
  if (view.state.doc !== doc || actions.every(({ length }) => length === 0)) return;
  const withActions = shown.map((each, index) => ({ ...each, actions: actions[index] ?? [] }));
  view.dispatch(setDiagnostics(view.state, withActions));
};

/** Tells the server of a change as soon as typing pauses. */
const telling = ViewPlugin.define((view) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update: ({ docChanged }) => {
      if (!docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => LSPPlugin.get(view)?.client.sync(), pause);
    },
    destroy: () => clearTimeout(timer),
  };
});

/** The server's messages with its quick fixes as buttons beside them. */
export const fixableDiagnostics = (): LSPClientExtension => ({
  clientCapabilities: {
    textDocument: {
      publishDiagnostics: { versionSupport: true },
      codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
    },
  },
  notificationHandlers: {
    "textDocument/publishDiagnostics": (client, params: lsp.PublishDiagnosticsParams) => {
      // The server tells nothing twice: what it says of the text before holds until it says something else.
      void show(client, params);
      return true;
    },
  },
  editorExtension: telling,
});
