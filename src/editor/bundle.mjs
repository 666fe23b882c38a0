import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** What follows what in the cards that the package is made with: completion ranks by it. */
export const countedUsage = async (options, root) => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: ["src/editor/features/completion/usage.ts"],
    platform: "neutral",
    format: "esm",
    write: false,
  });
  const script = Buffer.from(outputFiles[0].contents).toString("base64");
  const { usageOfCards } = await import(`data:text/javascript;base64,${script}`);
  const files = (await readdir(join(root, "cards"))).filter((name) => name.endsWith(".cards")).sort();
  return usageOfCards(await Promise.all(files.map((name) => readFile(join(root, "cards", name), "utf8"))));
};

/** Bundles the language server: for a process (`editor.cjs`), and for a worker of a web page (`editor.js`). */
export const bundleEditor = async (options, root) => {
  const usage = JSON.stringify(await countedUsage(options, root));
  const shared = { ...options, outdir: "dist", define: { ...options.define, RULEWRIGHT_USAGE: usage } };
  await build({
    ...shared,
    entryPoints: { editor: "src/editor/stdio.ts" },
    outExtension: { ".js": ".cjs" },
    platform: "node",
    format: "cjs",
    external: ["yaml"],
  });
  await build({ ...shared, entryPoints: { editor: "src/editor/worker.ts" }, platform: "browser" });
};
