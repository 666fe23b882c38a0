import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../lint/files.ts";

const loader = pathToFileURL(join(root, "src/cli/script.mjs")).href;

describe("a script with compiled code beside it", () => {
  let folder = "";
  let path = "";
  let cache = "";
  /** In a process of its own: V8 remembers what it compiled in this one. */
  const start = (after = "") => {
    const code = `import { codeCacheOf, loadScript } from ${JSON.stringify(loader)};
      import { writeFileSync } from "node:fs";
      const path = ${JSON.stringify(path)};
      const { script, exported } = loadScript(path);
      ${after}
      console.log(JSON.stringify([exported, script.cachedDataRejected ?? null]));`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
    return JSON.parse(stdout) as unknown;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "rulewright-script-"));
    path = join(folder, "program.cjs");
    writeFileSync(path, 'module.exports = typeof require("node:path").sep;');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("runs without it", () => expect(start()).toEqual(["string", null]));
  it("runs with what V8 wrote for it", () => {
    start("writeFileSync(codeCacheOf(path), script.createCachedData());");
    cache = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith(".cache"))!,
    );
    expect(start()).toEqual(["string", false]);
  });
  it.each<[string, (whole: Buffer) => Buffer]>([
    ["nothing", () => Buffer.alloc(0)],
    ["something else", () => Buffer.from("no compiled code".repeat(20))],
    ["half of it", (whole) => whole.subarray(0, whole.length / 2)],
    [
      "that of another version",
      (whole) => Buffer.concat([whole.subarray(0, 4), Buffer.alloc(4), whole.subarray(8)]),
    ],
  ])("runs with %s in its place", (_what, spoil) => {
    const whole = readFileSync(cache);
    writeFileSync(cache, spoil(whole));
    expect(start()).toEqual(["string", true]);
    writeFileSync(cache, whole);
  });
  it("never runs what was compiled of another text of that length", () => {
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(".sep", ".win"));
    expect(start()).toEqual(["undefined", null]);
    writeFileSync(path, text);
  });
});
