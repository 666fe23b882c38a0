import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { InvalidArgument } from "../abilities/invalid-argument.ts";
import { serve } from "./server.ts";

export { InvalidArgument };

/** What messages go through: a `MessagePort`, or the global object of a worker. */
export interface Port {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: "error", listener: (event: unknown) => void) => void;
  onmessage: unknown;
}

/**
 * Serves the client at the other end of a port. Needs nothing of Node: a web page runs it in a worker.
 *
 * @throws {InvalidArgument} where it is given no port
 */
export const servePort = (port: Port): void => {
  const { postMessage, addEventListener } = (port ?? {}) as Partial<Port>;
  if (typeof postMessage !== "function" || typeof addEventListener !== "function")
    throw new InvalidArgument("servePort takes a MessagePort, or the global object of a worker.", {
      argument: "port",
      expected: "a MessagePort, or the global object of a worker",
    });
  // Readers and writers ask for all that a worker is, where its types are known, and use only this.
  const whole = port as ConstructorParameters<typeof BrowserMessageReader>[0];
  serve(createConnection(new BrowserMessageReader(whole), new BrowserMessageWriter(whole)));
};
