// Writes the declarations of the package's entries, and nothing else.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

const importPattern = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The declaration files that these reach by their imports; throws where one is missing. */
const reachedFrom = async (entries) => {
  const reached = new Set();
  const visit = async (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    const text = await readFile(path, "utf8");
    for (const [, from] of text.matchAll(importPattern))
      await visit(resolve(dirname(path), from).replace(/\.(?:ts|js)$/, ".d.ts"));
  };
  for (const entry of entries) await visit(entry);
  return reached;
};

const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** Declarations of the entries below `dist/types`, all that they need and no more. */
export const writeDeclarations = async (root, entries) => {
  const tsc = join(root, "node_modules", ".bin", "tsc");
  // Whoever installs the package has no type checker, and its declarations.
  if (!existsSync(tsc)) return;
  const types = join(root, "dist/types");
  await rm(types, { recursive: true, force: true });
  const project = join(root, "tsconfig.types.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: "dist/types",
    rootDir: ".",
  };
  await writeFile(
    project,
    JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include: [], files: entries }),
  );
  // Tables inside of the compiler have types too long to be written; only what entries reach has to be there.
  const { stdout } = spawnSync(tsc, ["-p", project], { cwd: root, encoding: "utf8" });
  await rm(project);
  try {
    const needed = await reachedFrom(entries.map((path) => join(types, path.replace(/\.ts$/, ".d.ts"))));
    for (const path of await filesIn(types)) if (!needed.has(path)) await rm(path);
  } catch (error) {
    throw new Error(`declarations are missing: ${error.message}\n${stdout}`, { cause: error });
  }
};
