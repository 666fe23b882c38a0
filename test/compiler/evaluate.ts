import { build } from "esbuild";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const abilities = fileURLToPath(new URL("../../src/abilities/index.ts", import.meta.url));

/** Runs a generated module and gives what it exports. */
export const evaluate = async (code: string): Promise<Readonly<Record<string, unknown>>> => {
  const folder = await mkdtemp(join(tmpdir(), "rulewright-"));
  const outfile = join(folder, "module.mjs");
  try {
    await build({
      stdin: { contents: code, loader: "ts", resolveDir: folder },
      alias: { "rulewright/abilities": abilities },
      bundle: true,
      format: "esm",
      outfile,
      logLevel: "silent",
    });
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Readonly<
      Record<string, unknown>
    >;
  } finally {
    await rm(folder, { recursive: true });
  }
};
