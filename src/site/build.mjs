// Makes the site: the guide, and the reference of what the package offers. `npm run site` writes it to `.site/`.
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { register } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { typesPage } from "./types.mjs";

// TypeDoc reads programs by a compiler that TypeScript 7 no longer has as a library: it gets the one before.
const instead = `export const resolve = (name, context, next) =>
  next(name === "typescript" ? "typescript-5" : name, context);`;
register(`data:text/javascript,${encodeURIComponent(instead)}`);
const { Application, Converter } = await import("typedoc");

const root = fileURLToPath(new URL("../../", import.meta.url));
const guide = join(root, "src/site/guide");
/** In the order in which the README leads to them; those that it does not name come last. */
const readme = await readFile(join(root, "README.md"), "utf8");
const place = (name) => {
  const at = readme.indexOf(`guide/${name}`);
  return at < 0 ? readme.length : at;
};
const pages = (await readdir(guide))
  .filter((name) => name.endsWith(".md"))
  .sort((left, right) => place(left) - place(right));

// TypeDoc looks for pages below one folder only.
const scratch = await mkdtemp(join(root, ".site-"));
const types = join(scratch, "ability-objects.md");
const schema = JSON.parse(await readFile(join(root, "dist/abilities.schema.json"), "utf8"));
await writeFile(types, await typesPage(root, schema));

const { exports: offered } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
const entryPoints = Object.values(offered).flatMap((entry) =>
  typeof entry === "string" ? [] : [entry.types.replace("./dist/types/", "").replace(/\.d\.ts$/, ".ts")],
);
const nameOf = Object.fromEntries(
  Object.entries(offered).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [[types.replace("./dist/types/", ""), `rulewright${entry.slice(1)}`]],
  ),
);

const app = await Application.bootstrap({
  name: "Rulewright",
  basePath: root,
  entryPoints: entryPoints.map((path) => join(root, path)),
  tsconfig: join(root, "tsconfig.json"),
  projectDocuments: [...pages.map((name) => join(guide, name)), types],
  readme: join(root, "README.md"),
  out: process.argv[2] ?? join(root, ".site"),
  includeVersion: true,
  disableSources: true,
  excludeInternal: true,
  // The types are checked by `npm run types`, with the release that the project is written for.
  skipErrorChecking: true,
  // A constructor is told by its type, which stands beside it.
  validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: false },
  highlightLanguages: ["typescript", "javascript", "json", "sh", "csv", "lua", "toml", "yaml"],
  ignoredHighlightLanguages: ["cards"],
  sort: ["source-order"],
  navigation: { includeGroups: false, includeCategories: false },
  logLevel: "Warn",
});
// A page is called by its title.
app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, page) => {
  const [first] = page.content;
  const title = /^\s*# (.+)\n/.exec(first?.text ?? "");
  if (title === null) return;
  page.name = title[1];
  first.text = first.text.slice(title[0].length);
});
// An entry is called as it is imported.
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
  if (!reflection.kindOf(2)) return;
  const path = Object.keys(nameOf).find(
    (each) =>
      each.startsWith(`${reflection.name.replace(/\.ts$/, "")}.`) || each === `${reflection.name}/index.d.ts`,
  );
  if (path !== undefined) reflection.name = nameOf[path];
});
const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
await rm(scratch, { recursive: true });
process.exit(app.logger.hasErrors() || app.logger.hasWarnings() ? 1 : 0);
