import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { ts } from "ts-morph";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface SourceFile {
  /** Relative to the top of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files below these folders. */
export const sourceFiles = (folders: readonly string[]): readonly SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
      .sort()
      .map((name) => ({
        path: `${folder}/${name.split(sep).join("/")}`,
        text: readFileSync(join(root, folder, name), "utf8"),
      })),
  );

/** Code without comments and the insides of strings, so that a word in a text is not taken for code. */
export const codeOf = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (found) =>
    found.startsWith("/") ? "" : '""',
  );

/** The syntax tree of a file. */
export const parsed = ({ path, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
