import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { kindOfFile } from "./documents.ts";
import type { Files } from "./files.ts";
import { serve } from "./server.ts";

/** Folders that hold what others wrote. */
const foreign: ReadonlySet<string> = new Set(["node_modules", "dist"]);

const pathOf = (uri: string): string | undefined =>
  uri.startsWith("file:") ? fileURLToPath(uri) : undefined;

/** The addresses of the files below a folder, written as clients write them. */
const below = async (folder: string): Promise<readonly string[]> => {
  const path = pathOf(folder);
  const entries = path === undefined ? [] : await readdir(path, { withFileTypes: true }).catch(() => []);
  const found = entries.map((entry) => {
    const uri = `${folder.replace(/\/$/, "")}/${encodeURIComponent(entry.name)}`;
    if (!entry.isDirectory()) return kindOfFile(uri) === undefined ? [] : [uri];
    return foreign.has(entry.name) || entry.name.startsWith(".") ? [] : below(uri);
  });
  return (await Promise.all(found)).flat().sort();
};

const read = async (uri: string): Promise<string | undefined> => {
  const path = pathOf(uri);
  return path === undefined ? undefined : await readFile(path, "utf8").catch(() => undefined);
};

/** The files of the disk. */
const diskFiles: Files = {
  below: async (folder) => {
    const uris = await below(folder);
    const texts = await Promise.all(uris.map(read));
    return uris.flatMap((uri, index) => {
      const text = texts[index];
      return text === undefined ? [] : [{ uri, text }];
    });
  },
  read,
};

/** Serves the editor that started this process, over its standard input and output; ends with it. */
export const serveStdio = (): void => {
  const connection = createConnection(
    new StreamMessageReader(process.stdin),
    new StreamMessageWriter(process.stdout),
  );
  serve(connection, diskFiles);
};
