import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, isMade, makeConsumer, root } from "./installed.ts";

/** Releases of TypeScript that read the declarations, the oldest and the newest among them. */
const releases = ["typescript", "typescript-5", "typescript-5.0"];
const settings = [
  ["esnext", "bundler"],
  ["node16", "node16"],
] as const;

let consumer: Consumer;
const run: Consumer["run"] = (...words) => consumer.run(...words);

/** What the type checker says of these files. */
const check = (
  release: string,
  [module, moduleResolution]: (typeof settings)[number],
  files: readonly string[],
) => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    allowArbitraryExtensions: true,
    target: "es2022",
    lib: ["es2022"],
    types: [],
    module,
    moduleResolution,
  };
  writeFileSync(join(consumer.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, join(root, "node_modules", release, "bin/tsc"), "-p", ".");
};

describe.skipIf(!isMade)("a project that installs the package", () => {
  beforeAll(() => {
    consumer = makeConsumer();
  }, 60_000);
  afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

  it.each(releases.flatMap((release) => settings.map((setting) => [release, setting] as const)))(
    "has whole declarations for %s: %s",
    { timeout: 120_000 },
    (release, setting) => expect(check(release, setting, ["use.ts"])).toBe(""),
  );

  it("knows the types of a card file by its declarations", { timeout: 120_000 }, async () => {
    const web = join(consumer.folder, "web");
    // As a project has it: loaded from the package.
    run(process.execPath, "declare.mjs");
    expect(readFileSync(join(web, "my-set.d.cards.ts"), "utf8")).toContain("export declare const EmberFox");
    expect(check("typescript-5", ["esnext", "bundler"], ["cards.ts"])).toBe("");
  });

  it("plays a game in Node", { timeout: 60_000 }, () => {
    expect(JSON.parse(run(process.execPath, "game.mjs"))).toEqual({ diagnostics: 0, winners: [0] });
  });

  it("builds from code, as the guide says", { timeout: 60_000 }, async () => {
    const page = readFileSync(join(root, "src/site/guide/build.md"), "utf8");
    const blockOf = (kind: string): string => page.split(`\`\`\`${kind}\n`)[1]?.split("```")[0] ?? "";
    const { code } = await transform(blockOf("ts"), { loader: "ts" });
    mkdirSync(join(consumer.folder, "cards"));
    writeFileSync(join(consumer.folder, "cards/ember.cards"), blockOf("cards cards/ember.cards"));
    writeFileSync(join(consumer.folder, "build.mjs"), code);
    const shown = [...page.matchAll(/console\.log\(.+\); \/\/ (.+)/g)].map(([, said]) => said);
    expect(shown).toHaveLength(3);
    expect(run(process.execPath, "build.mjs").trim().split("\n")).toEqual(shown);
  });

  it("compiles in a worker, as the guide says", { timeout: 60_000 }, () => {
    const page = readFileSync(join(root, "src/site/guide/bundlers.md"), "utf8");
    const worker = page.split("```js worker.js\n")[1]?.split("```")[0] ?? "";
    // What a browser's worker has; a message is a copy.
    const around = [
      'globalThis.addEventListener = (type, listen) => setTimeout(listen, 0, { data: "Bog\\nLand" });',
      "globalThis.postMessage = (said) => console.log(structuredClone(said).cards[0].status);",
    ].join("\n");
    writeFileSync(join(consumer.folder, "around.mjs"), around);
    writeFileSync(join(consumer.folder, "worker.mjs"), worker);
    expect(run(process.execPath, "--import", "./around.mjs", "worker.mjs")).toBe("compiled\n");
  });

  it("is there for require, too", { timeout: 60_000 }, () => {
    expect(run(process.execPath, "game.cjs").trim()).toBe("2");
  });

  it("begins a set in an empty folder: init, npm start, npm test", { timeout: 120_000 }, () => {
    const folder = join(consumer.folder, "fresh");
    mkdirSync(folder);
    symlinkSync(join(consumer.folder, "node_modules"), join(folder, "node_modules"));
    const inside = (command: string, ...words: readonly string[]): string =>
      execFileSync(command, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    inside(process.execPath, "node_modules/.bin/rulewright", "init", "--yes");
    expect(inside("npm", "start")).toContain("my-set");
    expect(inside("npm", "test")).toMatch(/passed/);
  });

  it.each(
    [".ts", ".js", "none"].flatMap((imports) => releases.map((release) => [imports, release] as const)),
  )(
    "begins a set whose compiled cards TypeScript reads: imports %s, %s",
    { timeout: 120_000 },
    (imports, release) => {
      const folder = join(consumer.folder, `typed${imports}${release}`);
      mkdirSync(folder);
      symlinkSync(join(consumer.folder, "node_modules"), join(folder, "node_modules"));
      const inside = (...words: readonly string[]): string =>
        execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
      inside("node_modules/.bin/rulewright", "init", "--yes", "--imports", imports);
      inside("node_modules/.bin/rulewright", "build");
      writeFileSync(
        join(folder, "use.ts"),
        `import { LanternSquire } from "./generated/my-set${imports === "none" ? "" : imports}";\n` +
          "export const types: readonly string[] = LanternSquire.faces[0].cardTypes;\n",
      );
      expect(inside(join(root, "node_modules", release, "bin/tsc"))).toBe("");
    },
  );

  it("is a good citizen by publint's rules", { timeout: 60_000 }, async () => {
    const { messages } = await publint({ pkgDir: consumer.installed, pack: false });
    expect(messages).toEqual([]);
  });

  it("resolves everywhere, by are-the-types-wrong", { timeout: 60_000 }, () => {
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    // An ES module: `require` of it is what Node 20.19 and later do, and the checker does not know yet.
    run(process.execPath, attw, consumer.tarball, "--profile", "esm-only", "--format", "ascii");
  });

  const sizeOf = async (contents: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: consumer.folder },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "neutral",
      logLevel: "silent",
    });
    return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
  };

  it("is shaken: who takes one ability gets that one", { timeout: 120_000 }, async () => {
    expect(await sizeOf('export { draw } from "rulewright/abilities";')).toBeLessThanOrEqual(3_000);
    expect(await sizeOf('export { viewFor } from "rulewright/play";')).toBeLessThan(
      await sizeOf('export * from "rulewright/play";'),
    );
    // Nothing happens when an entry is loaded: what is not used of it goes, whichever it is.
    const { sideEffects, exports } = JSON.parse(
      readFileSync(join(consumer.installed, "package.json"), "utf8"),
    ) as { readonly sideEffects: unknown; readonly exports: Readonly<Record<string, unknown>> };
    expect(sideEffects).toBe(false);
    const entries = Object.keys(exports).filter((entry) => !/json|schema|build|unplugin/.test(entry));
    for (const entry of entries) {
      const from = `rulewright${entry.slice(1)}`;
      expect([entry, await sizeOf(`import * as all from "${from}"; import "${from}";`)]).toEqual([
        entry,
        expect.toSatisfy((size: number) => size <= 50),
      ]);
    }
  });

  it("loses nothing that is needed when it is shaken", { timeout: 60_000 }, async () => {
    const contents = [
      'import { compileFile } from "rulewright"; import { servePort } from "rulewright/editor";',
      'import { readFileBytes, writeCsv } from "rulewright/exchange"; import { playBots, greedyBot } from "rulewright/play";',
      'const text = "Bog\\nLand\\n\\nAsh {R}\\nInstant\\nDraw a card.\\n";',
      "const { cards } = readFileBytes(new TextEncoder().encode(text));",
      "const said = [writeCsv([{ cards }]).length > 0, compileFile(text).cards.length];",
      "console.log(...said, typeof servePort, typeof playBots, typeof greedyBot);",
    ].join("\n");
    const { outputFiles } = await build({
      ...{ stdin: { contents, resolveDir: consumer.folder }, bundle: true, write: false, format: "esm" },
      ...{ platform: "neutral", logLevel: "silent" },
    });
    writeFileSync(join(consumer.folder, "shaken.mjs"), outputFiles![0]!.contents);
    expect(run(process.execPath, "shaken.mjs")).toMatch(/^true 2 function function function\n$/);
  });

  it("has no file that nobody asks for, and all that its pages lead to", () => {
    const packed = run("tar", "tzf", consumer.tarball)
      .trim()
      .split("\n")
      .map((path) => path.replace(/^package\//, ""));
    const read = (name: string): string => readFileSync(join(consumer.installed, name), "utf8");
    const own = ["CHANGELOG.md", "LICENSE", "NOTICE.md", "README.md", "package.json"];
    const led = packed
      .filter((path) => path.endsWith(".md"))
      .flatMap((page) =>
        [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = ""]) =>
          posix.join(posix.dirname(page), target),
        ),
      );
    const beside = packed.filter((path) => !path.startsWith("dist/"));
    expect(beside.sort()).toEqual([...new Set([...own, ...led])].sort());
    // Whatever is loaded by another file, or by the package's own name.
    const inDist = packed.filter((path) => /^dist\/[^/]+$/.test(path)).map((path) => path.slice(5));
    const said =
      read("package.json") +
      inDist
        .filter((name) => /js$/.test(name))
        .map((name) => read(`dist/${name}`))
        .join("");
    const idle = inDist.filter((name) => !said.includes(name.replace(/\.[0-9a-f]+\.cache$/, "")));
    expect(idle).toEqual([]);
  });

  it("ships the schema of its ability objects", () => {
    const schema: unknown = JSON.parse(
      readFileSync(join(consumer.installed, "dist/abilities.schema.json"), "utf8"),
    );
    expect(schema).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema" });
  });
});
