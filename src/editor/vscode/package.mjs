// node src/editor/vscode/package.mjs [file.vsix]: packs the extension with the server into a file that VS Code installs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { strToU8, zipSync } from "fflate";
import { countedUsage } from "../bundle.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const here = join(root, "src/editor/vscode");
const own = (name) => readFile(join(here, name), "utf8");

const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
const manifest = { ...JSON.parse(await own("extension.json")), version };
const out = resolve(process.argv[2] ?? join(root, `dist/rulewright-${version}.vsix`));

const options = {
  absWorkingDir: root,
  bundle: true,
  format: "cjs",
  platform: "node",
  minify: true,
  target: "node20",
  logLevel: "warning",
  legalComments: "none",
};
const scriptOf = async (contents, more = {}) => {
  const stdin = { contents, resolveDir: here, loader: "ts" };
  const { outputFiles } = await build({ ...options, ...more, stdin, write: false });
  return outputFiles[0].text;
};

const escaped = (text) => text.replace(/[<&>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the editor's shop reads about the extension. */
const packageManifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${manifest.name}" Version="${version}" Publisher="${manifest.publisher}" />
    <DisplayName>${escaped(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(manifest.description)}</Description>
    <Tags>${escaped(manifest.keywords.join(","))}</Tags>
    <Categories>${escaped(manifest.categories.join(","))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${manifest.engines.vscode}" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace" />
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
  </Assets>
</PackageManifest>
`;

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
  [".json", "application/json"],
  [".cjs", "application/javascript"],
  [".md", "text/markdown"],
  [".txt", "text/plain"],
  [".vsixmanifest", "text/xml"],
]
  .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}" />`)
  .join("")}</Types>
`;

const usage = { RULEWRIGHT_USAGE: JSON.stringify(await countedUsage(options, root)) };
const files = {
  "[Content_Types].xml": contentTypes,
  "extension.vsixmanifest": packageManifest,
  "extension/package.json": `${JSON.stringify(manifest, undefined, 2)}\n`,
  "extension/client.cjs": await scriptOf('export { activate, deactivate } from "./client.ts";', {
    external: ["vscode"],
  }),
  "extension/server.cjs": await scriptOf('import { serveStdio } from "../stdio.ts"; serveStdio();', {
    define: usage,
  }),
  "extension/cards.tmLanguage.json": await own("cards.tmLanguage.json"),
  "extension/language-configuration.json": await own("language-configuration.json"),
  "extension/README.md": await readFile(join(root, "src/site/guide/editor.md"), "utf8"),
  "extension/LICENSE.txt": await readFile(join(root, "LICENSE"), "utf8"),
};
// One time for all files, so that the same sources give the same bytes.
const mtime = new Date(Date.UTC(2020, 0, 1));
const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
await mkdir(dirname(out), { recursive: true });
await writeFile(out, zipSync(packed, { level: 9, mtime }));
console.log(out);
