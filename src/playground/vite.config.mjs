// Builds the page into dist/playground/: `npm run playground`.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { languageTable } from "../cli/language-table.mjs";
import { countedUsage } from "../editor/bundle.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The list of everything that was built, which the service worker keeps for when there is no network. */
const offline = {
  name: "offline",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => name !== "index.html");
    const source = `const files = ${JSON.stringify(["./", ...files])};\n${offlineScript}`;
    this.emitFile({ type: "asset", fileName: "offline.js", source });
  },
};
const offlineScript = `
const name = "rulewright " + files.join();
self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(caches.keys().then((all) =>
    Promise.all(all.filter((each) => each.startsWith("rulewright ") && each !== name).map((each) => caches.delete(each))))));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET")
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)));
});
`;

const language = await languageTable(root);
const usage = await countedUsage({ absWorkingDir: root, bundle: true, logLevel: "warning" }, root);

// Vite takes no configuration but a default export.
export default defineConfig({
  root: join(root, "src/playground"),
  // Any folder of any host will do.
  base: "./",
  plugins: [offline],
  define: { RULEWRIGHT_LANGUAGE: JSON.stringify(language), RULEWRIGHT_USAGE: JSON.stringify(usage) },
  worker: { format: "es" },
  resolve: { conditions: ["browser", "module", "import", "default"] },
  build: {
    outDir: join(root, "dist/playground"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3000,
  },
  preview: { port: 4173 },
});
