import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./files.ts";
import type { SourceFile } from "./files.ts";

/** What a folder may import: folders of the repository by path, packages by name, `node:` for Node's own modules. */
interface Room {
  readonly folder: string;
  readonly may: readonly string[];
}

const languageServer = ["vscode-languageserver", "vscode-languageserver-textdocument"];

/** What all rooms throw where they are given what they do not take. */
const invalid = "src/abilities/invalid-argument.ts";

const rooms: readonly Room[] = [
  { folder: "grammar", may: ["grammar/", "chevrotain"] },
  { folder: "src/abilities", may: ["src/abilities/"] },
  { folder: "src/compiler", may: ["src/compiler/", "grammar/", "src/abilities/"] },
  { folder: "src/runtime", may: ["src/runtime/", "src/abilities/"] },
  {
    folder: "src/exchange",
    may: [
      ...["src/exchange/", "src/abilities/", "src/compiler/", "grammar/lexicon/ability-words.ts"],
      ...["csv-parse/browser/esm/sync", "fast-xml-parser", "fflate"],
    ],
  },
  {
    folder: "src/build",
    may: [
      "src/build/",
      "src/compiler/",
      "src/exchange/",
      "src/cli/wiring.ts",
      invalid,
      "node:",
      "chokidar",
      "tinypool",
    ],
  },
  {
    folder: "src/unplugin",
    may: ["src/unplugin/", "src/build/", "src/compiler/", "src/exchange/", "node:", "unplugin"],
  },
  { folder: "src/play", may: ["src/play/", "src/runtime/", "src/abilities/"] },
  {
    folder: "src/scenario",
    may: [
      ...["src/scenario/", "src/abilities/", "src/play/", "src/runtime/", "src/compiler/", "src/exchange/"],
      ...["node:", "yaml", "zod"],
    ],
  },
  {
    folder: "src/editor",
    may: [
      "src/editor/",
      "src/abilities/",
      "src/compiler/",
      "src/exchange/",
      "src/play/",
      "src/runtime/",
      "src/scenario/",
      "grammar/",
      "yaml",
      invalid,
      ...languageServer,
    ],
  },
  {
    folder: "src/cli",
    may: [
      ...["src/", "grammar/", "generated/", "node:", "yaml", "esbuild"],
      ...["commander", "picocolors", "chokidar", "cli-progress", "c12", "@clack/prompts", "playwright-core"],
      "tinypool",
    ],
  },
  {
    folder: "src/playground",
    may: [
      ...["src/abilities/", "src/compiler/", "src/editor/worker.ts", "src/exchange/", "src/playground/"],
      ...["src/play/", "src/runtime/", "src/scenario/", "generated/", "grammar/", "cards/"],
      ...["@codemirror/", "@lezer/highlight", "preact", "preact/hooks", "vscode-languageserver-protocol"],
    ],
  },
  {
    folder: "src/doors",
    may: [
      "src/doors/",
      invalid,
      "src/compiler/",
      "src/exchange/",
      "src/play/",
      "src/runtime/",
      "src/scenario/",
    ],
  },
  { folder: "generated", may: ["generated/", "src/abilities/index.ts", "src/runtime/index.ts"] },
];

/** Files, ts-morph and prettier need Node; nothing else of the compiler and the editor does. */
const needsNode: Readonly<Record<string, readonly string[]>> = {
  "src/compiler/build/": ["node:", "tinyglobby"],
  "src/editor/stdio.ts": ["node:", "vscode-languageserver/node"],
  "src/editor/vscode/": ["node:", "vscode", "vscode-languageserver/node"],
  "src/editor/worker.ts": ["vscode-languageserver/browser"],
  "src/compiler/emit/form.ts": ["ts-morph"],
  "src/compiler/emit/format.ts": ["oxfmt", "prettier"],
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^;"']*?\bfrom\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|(?:^|\n)import\s+["']([^"']+)["']/g;

export const importsOf = (file: SourceFile): readonly string[] =>
  [...file.text.matchAll(importPattern)].map((match) => {
    const from = match[1] ?? match[2] ?? match[3] ?? "";
    return from.startsWith(".") ? posix.normalize(posix.join(posix.dirname(file.path), from)) : from;
  });

const allowed = (from: string, may: readonly string[]): boolean =>
  may.some((each) => (each.endsWith("/") || each.endsWith(":") ? from.startsWith(each) : from === each));

describe("imports", () => {
  it.each(rooms)("of $folder stay within its rules", ({ folder, may }) => {
    const wrong = sourceFiles([folder]).flatMap((file) => {
      const extra = Object.entries(needsNode).flatMap(([path, more]) =>
        file.path.startsWith(path) ? more : [],
      );
      return importsOf(file)
        .filter((from) => !allowed(from, [...may, ...extra]))
        .map((from) => `${file.path} imports ${from}`);
    });
    expect(wrong).toEqual([]);
  });

  it("carry the file's ending", () => {
    const wrong = sourceFiles(["grammar", "src", "generated", "test"]).flatMap((file) =>
      importsOf(file)
        .filter(
          (from) =>
            /^(?:grammar|src|generated|test)\//.test(from) &&
            !/\.(?:tsx?|mjs|json|cards(?:\?raw)?)$/.test(from),
        )
        .map((from) => `${file.path} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are found in every form", () => {
    const text =
      'import { a } from "./a.ts";\nimport type {\n  b,\n} from "../b.ts";\nexport * from "c";\nimport "d";\nconst e = await import("e");\n';
    expect(importsOf({ path: "src/x/y.ts", text })).toEqual(["src/x/a.ts", "src/b.ts", "c", "d", "e"]);
  });
});
