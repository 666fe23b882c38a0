// Bundles the command line and the package's entries into dist/. Run by npm's prepare script.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { schemaOfCards } from "../abilities/schema.mjs";
import { writeDeclarations } from "./declarations.mjs";
import { bundleEditor } from "../editor/bundle.mjs";
import { languageTable, scenarioSchema } from "./made.mjs";
import { codeCacheOf, loadScript } from "./script.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");

/** Everything that decides what the compiler makes of a card. */
const sourceHash = async () => {
  const hash = createHash("sha256");
  const walk = async (folder) => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path);
      else hash.update(entry.name).update(await readFile(path));
    }
  };
  for (const folder of ["grammar", "src/abilities", "src/compiler", "src/exchange"])
    await walk(join(root, folder));
  return hash.update(await readFile(join(root, "package-lock.json"))).digest("hex");
};

const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
const define = {
  RULEWRIGHT_BUILD: JSON.stringify(await sourceHash()),
  RULEWRIGHT_LANGUAGE: JSON.stringify(await languageTable(root)),
  RULEWRIGHT_PACKAGE: JSON.stringify(manifest.version),
};
const shared = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  minify: true,
  keepNames: false,
  target: "node20",
  define,
  logLevel: "warning",
  legalComments: "none",
};

/** The editor is a script of its own: no other command has to load it. */
const editorApart = {
  name: "editor-apart",
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/editor\/stdio\.ts$/ }, () => ({ path: "./editor.cjs", external: true }));
  },
};

/** Commander needs other processes only for commands that are programs of their own; we have none. */
const withoutProcesses = {
  name: "without-processes",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, path }) =>
      importer.includes("commander") ? { path, namespace: "nothing" } : undefined,
    );
    onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** What asks for all constructors by name must not keep them all in the part that games take some of. */
const constructorsApart = {
  name: "constructors-apart",
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/abilities\/index\.ts$/ }, ({ importer }) =>
      /compiler\/emit\//.test(importer) ? { path: "rulewright/abilities", external: true } : undefined,
    );
  },
};

await rm(dist, { recursive: true, force: true });
const programPath = join(dist, "program.cjs");
const bundled = await build({
  ...shared,
  entryPoints: ["src/cli/program.ts"],
  outfile: programPath,
  write: false,
  platform: "node",
  format: "cjs",
  // Needed only by some commands, and loaded by those.
  external: [
    ...["ts-morph", "prettier", "oxfmt", "tinypool", "yaml", "esbuild"],
    ...["chokidar", "cli-progress", "tinyglobby", "c12", "@clack/prompts", "playwright-core"],
  ],
  supported: { "dynamic-import": false },
  plugins: [editorApart, withoutProcesses],
});
// The bundler leaves only regular expressions with other characters than ASCII's.
const program = bundled.outputFiles[0].text.replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
);
await mkdir(dist, { recursive: true });
await writeFile(programPath, program);
await build({
  ...shared,
  entryPoints: { cli: "src/cli/cli.mjs", "build-worker": "src/cli/build-worker.mjs" },
  outdir: "dist",
  platform: "node",
});
await build({
  ...shared,
  entryPoints: { "simulate-worker": "src/cli/play/simulate-worker.ts" },
  outdir: "dist",
  platform: "node",
});
await bundleEditor(shared, root);
const cli = join(dist, "cli.js");
await writeFile(cli, `#!/usr/bin/env node\n${await readFile(cli, "utf8")}`);
await chmod(cli, 0o755);

// Editors complete scenario files by it.
await writeFile(join(dist, "scenario.schema.json"), await scenarioSchema(root));

// The code cache holds what has run by then: the smallest command, whose time is mostly starting up.
const { script, exported } = loadScript(programPath);
const nowhere = { ...exported.processIo(), out: async () => {}, error: () => {} };
await exported.main(["explain", "Whenever this creature attacks, draw a card."], nowhere);
await writeFile(codeCacheOf(programPath), script.createCachedData());

// The package's entries run in a browser: no platform, no Node built-ins.
const entries = {
  index: "src/compiler/index.ts",
  abilities: "src/abilities/index.ts",
  play: "src/play/index.ts",
  runtime: "src/runtime/index.ts",
  keywords: "generated/keywords/index.ts",
  exchange: "src/exchange/index.ts",
  diagnostics: "src/compiler/diagnostics/frame.ts",
  format: "src/compiler/read/format.ts",
  scenario: "src/scenario/index.ts",
  // Those that need Node: build tools.
  build: "src/build/index.ts",
  unplugin: "src/unplugin/index.ts",
};
const present = Object.fromEntries(
  Object.entries(entries).filter(([, path]) => existsSync(join(root, path))),
);
/** Entries through whose doors only what they take comes in; their types and comments are those of the rooms behind. */
const throughDoors = Object.fromEntries(
  Object.entries(present).map(([entry, path]) => {
    const door = `src/doors/${entry === "index" ? "compiler" : entry}.ts`;
    return [entry, existsSync(join(root, door)) ? door : path];
  }),
);
await build({
  ...shared,
  entryPoints: throughDoors,
  // What says that a call has no effect goes with the white space, and unused constructors would stay.
  minifyWhitespace: false,
  minify: false,
  minifySyntax: true,
  minifyIdentifiers: true,
  outdir: "dist",
  platform: "neutral",
  mainFields: ["module", "main"],
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  external: ["node:*", "ts-morph", "prettier", "oxfmt", "tinyglobby", "tinypool", "chokidar", "unplugin"],
  plugins: [constructorsApart],
});

if (!process.argv.includes("--no-types")) {
  await writeDeclarations(root, [...Object.values(present), "src/editor/worker.ts"]);
  // Made where the package is made: whoever installs it has no generator, and the schema.
  if (existsSync(join(root, "node_modules/ts-json-schema-generator")))
    await writeFile(join(dist, "abilities.schema.json"), JSON.stringify(await schemaOfCards(root)));
}
