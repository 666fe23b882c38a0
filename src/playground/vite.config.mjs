// Builds the page into dist/playground/: `npm run playground`.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { languageTable } from "../cli/language-table.mjs";
import { countedUsage } from "../editor/bundle.mjs";
import { offline } from "./offline.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

const language = await languageTable(root);
const usage = await countedUsage({ absWorkingDir: root, bundle: true, logLevel: "warning" }, root);

// Vite takes no configuration but a default export.
export default defineConfig({
  root: join(root, "src/playground"),
  // Any folder of any host will do.
  base: "./",
  define: { RULEWRIGHT_LANGUAGE: JSON.stringify(language), RULEWRIGHT_USAGE: JSON.stringify(usage) },
  worker: { format: "es" },
  plugins: [offline()],
  resolve: {
    conditions: ["browser", "module", "import", "default"],
    alias: { marked: join(root, "src/playground/editor/markdown.ts") },
  },
  build: {
    outDir: join(root, "dist/playground"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3000,
  },
  preview: { port: 4173 },
});
