import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build, type BuildOptions } from "esbuild";
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createProtocolConnection,
  type DataCallback,
  type Diagnostic,
  type Disposable,
  type InitializeResult,
  type Message,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { root } from "../lint/files.ts";

/** The messages about a text of one version. */
interface Told {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** An editor at the other end of a connection to a server in a process or thread of its own. */
export interface Client {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  /** The folder that is open. */
  readonly folder: string;
  readonly uri: (name: string) => string;
  readonly open: (name: string, text: string) => void;
  /** Replaces a part of an open text, by positions in it. */
  readonly edit: (name: string, from: string, to: string) => void;
  readonly close: (name: string) => void;
  /** The text as it is open. */
  readonly text: (name: string) => string;
  /** Where something stands in an open text; the `after`th letter of it. */
  readonly at: (name: string, words: string, after?: number) => { line: number; character: number };
  /** The messages that the server tells next about a text. */
  readonly diagnostics: (name: string) => Promise<readonly Diagnostic[]>;
  readonly request: <R>(method: string, params: unknown) => Promise<R>;
  /** The same about a place in a text. */
  readonly ask: <R>(method: string, name: string, words: string, after?: number, more?: object) => Promise<R>;
  readonly stop: () => Promise<void>;
}

const bundles = new Map<string, Promise<string>>();
/** A script of the sources, made once for all tests of a file. */
const bundle = (contents: string, options: BuildOptions): Promise<string> => {
  const made = bundles.get(contents) ?? makeBundle(contents, options);
  bundles.set(contents, made);
  return made;
};
const makeBundle = async (contents: string, options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    target: "node20",
    logLevel: "error",
    ...options,
  });
  return outputFiles![0]!.text;
};

interface Transport {
  readonly connection: ProtocolConnection;
  readonly end: () => Promise<void>;
}

/** `rulewright lsp --stdio` without the command line around it. */
export const overStdio = async (): Promise<Transport> => {
  const place = mkdtempSync(join(tmpdir(), "rulewright-editor-"));
  const script = join(place, "server.cjs");
  const contents = 'import { serveStdio } from "./src/editor/stdio.ts"; serveStdio();';
  writeFileSync(script, await bundle(contents, { platform: "node", format: "cjs" }));
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    connection,
    end: async () => {
      await ended;
      rmSync(place, { recursive: true });
    },
  };
};

class PortReader extends AbstractMessageReader {
  private readonly worker: Worker;
  constructor(worker: Worker) {
    super();
    this.worker = worker;
  }
  listen(callback: DataCallback): Disposable {
    this.worker.on("message", callback);
    return { dispose: () => this.worker.off("message", callback) };
  }
}
class PortWriter extends AbstractMessageWriter {
  private readonly worker: Worker;
  constructor(worker: Worker) {
    super();
    this.worker = worker;
  }
  write(message: Message): Promise<void> {
    this.worker.postMessage(message);
    return Promise.resolve();
  }
  end(): void {}
}

/** As a web page does it: what a browser does not have can't be bundled. */
export const overPort = async (): Promise<Transport> => {
  const contents = 'import { servePort } from "./src/editor/worker.ts"; servePort(globalThis.port);';
  const script = await bundle(contents, { platform: "browser", format: "iife" });
  const before = 'globalThis.port = require("node:worker_threads").parentPort;';
  const worker = new Worker(`${before}\n${script}`, { eval: true });
  return {
    connection: createProtocolConnection(new PortReader(worker), new PortWriter(worker)),
    end: async () => {
      await worker.terminate();
    },
  };
};

/** Starts a server with a folder open, in which these files lie. */
export const start = async (
  transport: () => Promise<Transport>,
  files: Readonly<Record<string, string>> = {},
): Promise<Client> => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-set-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { connection, end } = await transport();
  const uri = (name: string): string => pathToFileURL(join(folder, name)).href;
  const texts = new Map<string, { text: string; version: number }>();
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  connection.onNotification("textDocument/publishDiagnostics", (params: Told) => {
    told.push(params);
    for (const each of waiting) each();
  });
  connection.listen();
  const initialized: InitializeResult = await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "set" }],
    capabilities: {},
  });
  await connection.sendNotification("initialized", {});
  const positionIn = (text: string, offset: number): { line: number; character: number } => {
    const lines = text.slice(0, offset).split("\n");
    return { line: lines.length - 1, character: lines.at(-1)!.length };
  };
  const current = (name: string): { text: string; version: number } => texts.get(name)!;
  const at = (name: string, words: string, after = 0): { line: number; character: number } => {
    const { text } = current(name);
    const place = text.indexOf(words);
    if (place < 0) throw new Error(`“${words}” is not in ${name}`);
    return positionIn(text, place + after);
  };
  const send = (method: string, params: object): void => void connection.sendNotification(method, params);
  const request = <R>(method: string, params: unknown): Promise<R> => connection.sendRequest(method, params);
  return {
    connection,
    initialized,
    folder,
    uri,
    at,
    request,
    text: (name) => current(name).text,
    open: (name, text) => {
      texts.set(name, { text, version: 1 });
      send("textDocument/didOpen", {
        textDocument: { uri: uri(name), languageId: "cards", version: 1, text },
      });
    },
    edit: (name, from, to) => {
      const { text, version } = current(name);
      const start = text.indexOf(from);
      if (start < 0) throw new Error(`“${from}” is not in ${name}`);
      const range = { start: positionIn(text, start), end: positionIn(text, start + from.length) };
      texts.set(name, { text: text.replace(from, () => to), version: version + 1 });
      send("textDocument/didChange", {
        textDocument: { uri: uri(name), version: version + 1 },
        contentChanges: [{ range, text: to }],
      });
    },
    close: (name) => send("textDocument/didClose", { textDocument: { uri: uri(name) } }),
    diagnostics: async (name) => {
      for (;;) {
        const place = told.findIndex((each) => each.uri === uri(name));
        if (place >= 0) return told.splice(place, 1)[0]!.diagnostics;
        await new Promise<void>((resolve) => {
          const done = (): void => {
            waiting.delete(done);
            resolve();
          };
          waiting.add(done);
        });
      }
    },
    ask: (method, name, words, after = 0, more = {}) =>
      request(method, { textDocument: { uri: uri(name) }, position: at(name, words, after), ...more }),
    stop: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      await end();
      connection.dispose();
      rmSync(folder, { recursive: true });
    },
  };
};
