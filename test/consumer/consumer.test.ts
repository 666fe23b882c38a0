import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The package as `npm run prepare` makes it, with its declarations. */
const isMade = existsSync(join(root, "dist/types/src/play/index.d.ts"));

let project = "";
const installed = (): string => join(project, "node_modules/rulewright");
const run = (command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

describe.skipIf(!isMade)("a project that installs the package", () => {
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "rulewright-consumer-"));
    cpSync(join(root, "test/consumer/project"), project, { recursive: true });
    // Without a network: the tarball is unpacked where it would be installed.
    const packed = execFileSync(
      "npm",
      ["pack", "--ignore-scripts", "--json", "--pack-destination", project],
      {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    mkdirSync(installed(), { recursive: true });
    run("tar", "xzf", filename, "-C", installed(), "--strip-components=1");
  }, 60_000);
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each([
    ["esnext", "bundler"],
    ["node16", "node16"],
    ["nodenext", "nodenext"],
  ])("has whole declarations: module %s, resolution %s", { timeout: 120_000 }, (module, moduleResolution) => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: "es2023",
      lib: ["es2023", "dom"],
      types: [],
      module,
      moduleResolution,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
    expect(run(join(root, "node_modules/.bin/tsc"), "-p", ".")).toBe("");
  });

  it("plays a game in Node", { timeout: 60_000 }, () => {
    expect(JSON.parse(run(process.execPath, "game.mjs"))).toEqual({ diagnostics: 0, winners: [0] });
  });

  it("is there for require, too", { timeout: 60_000 }, () => {
    expect(run(process.execPath, "game.cjs").trim()).toBe("2");
  });

  it("is a good citizen by publint's rules", { timeout: 60_000 }, async () => {
    const { messages } = await publint({ pkgDir: installed(), pack: false });
    expect(messages).toEqual([]);
  });

  const sizeOf = async (contents: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "neutral",
      logLevel: "silent",
    });
    return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
  };

  it("is shaken: who takes one ability gets that one", async () => {
    expect(await sizeOf('export { draw } from "rulewright/abilities";')).toBeLessThanOrEqual(3_000);
    expect(await sizeOf('export { viewFor } from "rulewright/play";')).toBeLessThan(
      await sizeOf('export * from "rulewright/play";'),
    );
    expect(await sizeOf('import "rulewright/runtime";')).toBeLessThanOrEqual(50);
  });

  it("ships the schema of its ability objects", () => {
    const schema: unknown = JSON.parse(readFileSync(join(installed(), "dist/abilities.schema.json"), "utf8"));
    expect(schema).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema" });
  });
});
