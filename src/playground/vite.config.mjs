// Builds the page into dist/playground/: `npm run playground`.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { languageTable } from "../cli/made.mjs";
import { countedUsage } from "../editor/bundle.mjs";
import { offline } from "./offline.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

const language = await languageTable(root);
const usage = await countedUsage({ absWorkingDir: root, bundle: true, logLevel: "warning" }, root);

/** One file of all that is loaded with a module at first: it is smaller than several, which are compressed one by one. */
const oneFile = (name, isFirst) => {
  const reached = new Map();
  const isAtFirst = (id, context) => {
    if (!reached.has(id)) {
      reached.set(id, isFirst(id));
      if (context.getModuleInfo(id).importers.some((each) => isAtFirst(each, context))) reached.set(id, true);
    }
    return reached.get(id);
  };
  const group = { name: (id, context) => (isAtFirst(id, context) ? name : undefined), debugName: name };
  return { output: { codeSplitting: { groups: [group] } } };
};

/**
 * Chevrotain without its lexer, nine kilobytes: texts come to the parser as tokens of our own (`grammar/lexer.ts`), and what is left
 * asks it for the pattern that no text fits.
 */
const withoutLexer = {
  name: "without-lexer",
  load: (id) =>
    id.endsWith("/chevrotain/lib/src/scan/lexer_public.js")
      ? "export const Lexer = { NA: /NOT_APPLICABLE/ }, LexerDefinitionErrorType = {};"
      : undefined,
};

// Vite takes no configuration but a default export.
export default defineConfig({
  root: join(root, "src/playground"),
  // Any folder of any host will do.
  base: "./",
  define: { RULEWRIGHT_LANGUAGE: JSON.stringify(language), RULEWRIGHT_USAGE: JSON.stringify(usage) },
  worker: {
    format: "es",
    plugins: () => [withoutLexer],
    rolldownOptions: oneFile("language", (id) => id.endsWith("/workers/language.ts")),
  },
  plugins: [offline()],
  resolve: {
    conditions: ["browser", "module", "import", "default"],
    alias: { marked: join(root, "src/playground/editor/markdown.ts") },
  },
  build: {
    outDir: join(root, "dist/playground"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: oneFile("app", (id) => id.endsWith("/playground/app.tsx")),
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3000,
  },
  preview: { port: 4173 },
});
