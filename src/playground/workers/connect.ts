import { callsOf, type Remote } from "./calls.ts";
import type { languageCalls } from "./language-calls.ts";

/** The worker that knows the language, and the ends of its channels. */
export interface LanguageWorker {
  /** Where the language server answers. */
  readonly server: MessagePort;
  readonly calls: Remote<typeof languageCalls>;
}

/** Starts the worker that compiles, so that typing never waits for it. */
export const startLanguage = (): LanguageWorker => {
  const worker = new Worker(new URL("./language.ts", import.meta.url), { type: "module", name: "language" });
  const [server, calls] = [new MessageChannel(), new MessageChannel()];
  worker.postMessage("begin", [server.port2, calls.port2]);
  return { server: server.port1, calls: callsOf(calls.port1) };
};
