import {
  LSPClient,
  serverCompletion,
  hoverTooltips,
  formatKeymap,
  renameKeymap,
  jumpToDefinitionKeymap,
} from "@codemirror/lsp-client";
import { keymap } from "@codemirror/view";
import { fixableDiagnostics } from "./quick-fixes.ts";
import { semanticColors } from "./semantic-colors.ts";

/** A client of the language server at the other end of a port. */
export const connectServer = (port: MessagePort): LSPClient => {
  const client = new LSPClient({
    timeout: 20_000,
    extensions: [
      serverCompletion(),
      hoverTooltips(),
      keymap.of([...formatKeymap, ...renameKeymap, ...jumpToDefinitionKeymap]),
      fixableDiagnostics(),
      semanticColors(),
    ],
  });
  const listeners = new Map<(message: string) => void, (event: MessageEvent) => void>();
  client.connect({
    send: (message) => {
      port.postMessage(JSON.parse(message));
    },
    subscribe: (handler) => {
      const listener = ({ data }: MessageEvent): void => handler(JSON.stringify(data));
      listeners.set(handler, listener);
      port.addEventListener("message", listener);
    },
    unsubscribe: (handler) => {
      const listener = listeners.get(handler);
      if (listener !== undefined) port.removeEventListener("message", listener);
      listeners.delete(handler);
    },
  });
  port.start();
  return client;
};
