import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problemsOfConfig } from "../../src/cli/config.ts";
import { packageWith } from "../../src/cli/init/package.ts";
import type { Status } from "../../src/cli/io.ts";
import { main } from "../../src/cli/main.ts";
import { recordingIo, type Said } from "./recording.ts";

// The first test that needs a package loads it.
vi.setConfig({ testTimeout: 30_000 });

let root = "";
/** Where commands run: a module that was loaded once is not loaded again. */
let place = "";
let said: Said = { out: "", error: "" };
const call = async (...words: string[]): Promise<Status> => {
  said = { out: "", error: "" };
  const io = recordingIo(join(root, place), said);
  return main(words, io);
};
const file = (name: string): Promise<string> => readFile(join(root, name), "utf8");

beforeEach(async () => {
  place = "";
  root = await mkdtemp(join(tmpdir(), "rulewright-init-"));
});
afterEach(() => rm(root, { recursive: true }));

describe("init", () => {
  it("makes a folder whose cards compile and whose scenarios pass", async () => {
    expect(await call("init", "--yes", "--out", "src/cards", "--imports", ".js", "--symbols", "angle")).toBe(
      0,
    );
    expect(said.out).toContain("wrote  cards/my-set.cards");
    expect(await call("build")).toBe(0);
    expect(await file("src/cards/index.ts")).toContain('from "./my-set.js"');
    expect(await file("cards/my-set.cards")).toContain("Lantern Squire <1><W>");
    expect(await call("fmt", "--check")).toBe(0);
    expect(await call("check")).toBe(0);
    expect(await call("test", "--json")).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ scenarios: 2, passed: 2 });
    expect(JSON.parse(await file("package.json"))).toMatchObject({
      scripts: { start: "rulewright build", test: "rulewright test" },
    });
    await mkdir(join(root, "elsewhere"));
    const apart = "- name: x\n  A: { hand: [Lantern Squire] }\n  expect: { life: { A: 20 } }\n";
    await writeFile(join(root, "elsewhere/apart.scenario.yaml"), apart);
    expect(await call("test", "elsewhere/apart.scenario.yaml")).toBe(0);
    await writeFile(join(root, "elsewhere/broken.scenario.yaml"), "- name: [");
    expect(await call("test", "elsewhere")).toBe(1);
    const more = "- name: x\n  A: { hand: [Lantern Sqire] }\n  expect: { life: { A: 20 } }\n";
    await writeFile(join(root, "cards/more.scenario.yaml"), more);
    expect(await call("test")).toBe(1);
    expect(said.out).toContain(
      "unsupported: more/x (cards/more.scenario.yaml:1:3)\n    Lantern Sqire: no such card (did you mean 'Lantern Squire'?)\n",
    );
  });
  it("keeps what is there", async () => {
    await mkdir(join(root, "cards"));
    await writeFile(join(root, "cards/my-set.cards"), "mine");
    await writeFile(join(root, "tsconfig.json"), "{}");
    await writeFile(join(root, "package.json"), '{\n\t"name": "old",\n\t"scripts": { "start": "mine" }\n}\n');
    expect(await call("init")).toBe(0);
    expect(said.out).toContain("kept   cards/my-set.cards");
    expect(said.out).toContain("kept   tsconfig.json");
    expect(await file("tsconfig.json")).toBe("{}");
    expect(await file("cards/my-set.cards")).toBe("mine");
    expect(await file("package.json")).toMatch(/^\{\n\t"name": "old",/);
    expect(JSON.parse(await file("package.json"))).toMatchObject({
      scripts: { start: "mine", test: "rulewright test" },
      devDependencies: { rulewright: expect.any(String) as string },
    });
    expect(await call("init")).toBe(0);
    expect(said.out).toContain("kept   package.json");
  });
  it("writes nothing outside its folder", async () => {
    expect(await call("init", "new", "--cards", "../..")).toBe(2);
  });
  it("asks for the package as the project around does", async () => {
    const wanted = async (around: object): Promise<unknown> => {
      await writeFile(join(root, "package.json"), JSON.stringify(around));
      await rm(join(root, "new"), { recursive: true, force: true });
      expect(await call("init", "new")).toBe(0);
      const { devDependencies } = JSON.parse(await file("new/package.json")) as { devDependencies: object };
      return devDependencies;
    };
    expect(await wanted({})).toEqual({ rulewright: expect.stringMatching(/^\^\d/) as string });
    expect(await wanted({ devDependencies: { rulewright: "file:../r-1.0.0.tgz" } })).toEqual({
      rulewright: "file:../../r-1.0.0.tgz",
    });
    expect(await wanted({ name: "rulewright" })).toEqual({ rulewright: "file:.." });
  });
  it("leaves a package alone that it can't read, and puts a test where there is none", () => {
    expect(packageWith("{", "x", "1.0.0")).toBeUndefined();
    expect(packageWith("[]", "x", "1.0.0")).toBeUndefined();
    const none = '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}';
    expect(packageWith(none, "x", "1.0.0")?.added).toContain("script test");
    expect(packageWith(undefined, "/a/My Cards!", "1.0.0")?.text).toContain('"name": "my-cards"');
    const installed = '{ "devDependencies": { "rulewright": "file:../r.tgz" } }';
    expect(JSON.parse(packageWith(installed, "/a/b", "^1.0.0")!.text)).toMatchObject({
      type: "module",
      devDependencies: { rulewright: "file:../r.tgz" },
    });
    expect(packageWith('{ "name": "x" }', "/a/b", "^1.0.0")?.text).not.toContain("module");
  });
});

describe("the configuration", () => {
  it("is checked, with suggestions", async () => {
    expect(problemsOfConfig({ cards: ["a"], out: "b", imports: "none", warnings: "hide" })).toEqual([]);
    expect(problemsOfConfig({ card: ["a"], out: 3, symbols: "curly" })).toEqual([
      "There is no 'card' in a configuration. Did you mean 'cards'?",
      "'out' needs a text.",
      `'symbols' needs "braces", "angle".`,
    ]);
    await writeFile(join(root, "rulewright.config.ts"), "export default { cards: 1 };");
    expect(await call("build")).toBe(2);
    expect(said.error).toBe("error: rulewright.config.ts: 'cards' needs a list of texts.\n");
    await writeFile(join(root, "rulewright.config.ts"), "export default {");
    expect(await call("check")).toBe(2);
    expect(said.error).toContain("rulewright.config.ts can't be loaded: ");
  });
  it("says where cards stand, what they may use beside, and how warnings count", async () => {
    const folder = async (fields: string, cards: string): Promise<void> => {
      place = `f${fields.length}-${cards.length}`;
      await mkdir(join(root, place, "sets/a"), { recursive: true });
      await writeFile(join(root, place, "words.cards"), "counter hunt\n");
      await writeFile(join(root, place, "sets/a/one.cards"), cards);
      const text = `{ "cards": ["sets/*/*.cards"]${fields} }`;
      await writeFile(join(root, place, "rulewright.config.json"), text);
    };
    const hunt = "Alpha {1}\nInstant\nPut a hunt counter on target creature.\n";
    await folder("", hunt);
    expect(await call("check")).toBe(1);
    await folder(', "vocabulary": ["words.cards"], "out": "made"', hunt);
    expect(await call("check")).toBe(0);
    expect(await call("build")).toBe(0);
    expect(await file(`${place}/made/one.ts`)).toContain("Alpha");
    const nothing = "# nothing yet\n";
    await folder("", nothing);
    expect(await call("check")).toBe(0);
    expect(said.error).toContain("warning[RW1001]");
    await folder(', "warnings": "errors"', nothing);
    expect(await call("check")).toBe(1);
    expect(said.error).toContain("error[RW1001]");
    await folder(', "warnings": "hide"', nothing);
    expect(await call("check")).toBe(0);
    expect(said.error).toBe("0 cards, no errors\n");
  });
});
