import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../lint/files.ts";
import { createStub } from "./vscode-stub.ts";

/** What the extension exports to VS Code. */
interface Extension {
  readonly activate: (context: object) => Promise<void>;
  readonly deactivate: () => void;
}

describe("the extension", () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-vsix-"));
  let files: Readonly<Record<string, string>>;
  beforeAll(() => {
    const vsix = join(folder, "a.vsix");
    const script = join(root, "src/editor/vscode/package.mjs");
    expect(
      spawnSync(process.execPath, [script, vsix], { stdio: ["ignore", "ignore", "inherit"] }).status,
    ).toBe(0);
    const entries = Object.entries(unzipSync(readFileSync(vsix)));
    files = Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has all that its manifest names", () => {
    const manifest = JSON.parse(files["extension/package.json"]!) as {
      readonly main: string;
      readonly version: string;
      readonly contributes: {
        readonly languages: readonly { readonly configuration: string }[];
        readonly grammars: readonly { readonly path: string }[];
      };
    };
    const { main, contributes } = manifest;
    const named = [
      main,
      ...contributes.languages.map(({ configuration }) => configuration),
      ...contributes.grammars.map(({ path }) => path),
    ];
    for (const path of named) expect(files).toHaveProperty([`extension/${path.replace("./", "")}`]);
    const assets = [...files["extension.vsixmanifest"]!.matchAll(/ Path="([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(assets).toHaveLength(3);
    for (const path of assets) expect(files).toHaveProperty([path]);
    expect(files["extension.vsixmanifest"]).toContain(`Version="${manifest.version}"`);
    // Every kind of file needs its type there.
    const endings = new Set(Object.keys(files).flatMap((name) => /\.[a-z]+$/.exec(name)?.[0] ?? []));
    endings.delete(".xml");
    for (const ending of endings) expect(files["[Content_Types].xml"]).toContain(`Extension="${ending}"`);
  });

  it("shows messages, answers and plays scenarios", async () => {
    const set = join(folder, "set");
    mkdirSync(set);
    const text = "Test Dog {R}\nCreature — Dog\nWhen this creature enters, you gain 2 life.\n1/1\n";
    const scenario =
      "scenarios:\n  - name: a dog\n    A: { hand: [Test Dog], battlefield: [Mountain] }\n    script:\n" +
      "      - turn: 1\n        step: precombat main\n        A: [{ cast: Test Dog }, wait, wait]\n" +
      "    expect:\n      - life: { A: 22 }\n";
    writeFileSync(join(set, "set.scenario.yaml"), scenario);
    writeFileSync(join(set, "lands.cards"), "Mountain\nBasic Land — Mountain\n{T}: Add {R}.\n");
    const { vscode, providers, commands, diagnostics, messages, listeners, Position } = createStub(
      pathToFileURL(set).href,
    );
    const require = createRequire(import.meta.url);
    const module = { exports: {} as Extension };
    const load = (name: string): unknown => (name === "vscode" ? vscode : require(name));
    new Function("exports", "require", "module", files["extension/client.cjs"]!)(
      module.exports,
      load,
      module,
    );
    const { activate, deactivate } = module.exports;
    await activate({ subscriptions: [], asAbsolutePath: (path: string) => join(folder, "extension", path) });

    const uri = pathToFileURL(join(set, "set.cards")).href;
    const document = { uri: { toString: () => uri }, languageId: "cards", version: 1, getText: () => text };
    for (const opened of listeners.opened) opened(document);
    const provide = (name: string, method: string, ...more: readonly unknown[]) =>
      providers.get(name)![method]!(document, ...more);
    const hover = await provide("registerHoverProvider", "provideHover", new Position(2, 8));
    expect(JSON.stringify(hover)).toContain("Triggered ability");
    const symbols = await provide("registerDocumentSymbolProvider", "provideDocumentSymbols");
    expect(symbols).toMatchObject([{ name: "Test Dog", kind: 4, children: [{}] }]);
    const tokens = (await provide(
      "registerDocumentSemanticTokensProvider",
      "provideDocumentSemanticTokens",
    )) as { readonly data: Uint32Array };
    expect(tokens.data.length % 5).toBe(0);

    const range = new vscode.Range(2, 10, 2, 18);
    const change = { range, text: "craeture" };
    const changed = text.replace("creature enters", "craeture enters");
    for (const tell of listeners.changed)
      tell({ document: { ...document, version: 2, getText: () => changed }, contentChanges: [change] });
    await expect.poll(() => diagnostics.get(uri)).toMatchObject([{ severity: 0, source: "rulewright" }]);
    const [found] = diagnostics.get(uri)!;
    const actions = await provide("registerCodeActionsProvider", "provideCodeActions", range, {
      diagnostics: [found],
    });
    expect(actions).toMatchObject([
      { title: "Change 'craeture' to 'creature'", kind: { value: "quickfix" } },
    ]);
    for (const tell of listeners.changed)
      tell({ document: { ...document, version: 3 }, contentChanges: [{ range, text: "creature" }] });

    const [lens] = (await provide("registerCodeLensProvider", "provideCodeLenses")) as readonly {
      readonly command: { readonly command: string; readonly arguments: readonly unknown[] };
    }[];
    await commands.get(lens!.command.command)!(...lens!.command.arguments);
    await expect.poll(() => messages).toEqual(["Passed: a dog"]);
    deactivate();
  }, 30_000);
});
