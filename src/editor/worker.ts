import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { serve } from "./server.ts";

/** What messages go through: a `MessagePort`, or the global object of a worker. */
export interface Port {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: "error", listener: (event: unknown) => void) => void;
  onmessage: unknown;
}

/** Serves the client at the other end of a port. Needs nothing of Node: a web page runs it in a worker. */
export const servePort = (port: Port): void => {
  // Readers and writers ask for all that a worker is, where its types are known, and use only this.
  const whole = port as ConstructorParameters<typeof BrowserMessageReader>[0];
  serve(createConnection(new BrowserMessageReader(whole), new BrowserMessageWriter(whole)));
};
