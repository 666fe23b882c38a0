import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { build, setName } from "../../src/compiler/build/build.ts";
import type { BuildOptions } from "../../src/compiler/build/build.ts";
import { compileSet } from "../../src/compiler/build/compile-set.ts";
import { createFormer } from "../../src/compiler/emit/form.ts";
import { loadCompiler } from "../../src/cli/compiler.ts";
import { fakeCompile } from "./fake-compiler.ts";

let root = "";
let compiledNames: string[] = [];
let formed = 0;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rulewright-"));
  await mkdir(join(root, "cards"));
  compiledNames = [];
  formed = 0;
});
afterEach(() => rm(root, { recursive: true }));

const options = (more: Partial<BuildOptions> = {}): BuildOptions => ({
  root,
  places: [join(root, "cards")],
  out: join(root, "generated"),
  cache: join(root, ".rulewright"),
  compilerVersion: "1",
  load: () =>
    Promise.resolve({
      compile: (source) => {
        compiledNames.push(source.name);
        return fakeCompile(source);
      },
      problems: [],
    }),
  former: async () => {
    formed++;
    return createFormer();
  },
  ...more,
});
const write = (name: string, text: string) => writeFile(join(root, "cards", name), text);
const generated = async (): Promise<Readonly<Record<string, string>>> => {
  const names = (await readdir(join(root, "generated"))).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(root, "generated", name), "utf8")] as const),
    ),
  );
};

const one = "[One, ONE]\n\nAlpha {1}\nInstant\nDraw a card.\n\nBeta {1}\nCreature — Elf\nFlying\n1/1\n";
const two = "Gamma {1}\nInstant\nDestroy target creature.\n";

describe("a build", () => {
  it("writes a module for each set and an index", async () => {
    await write("one.cards", one);
    await write("Set Two.cards", two);
    const result = await build(options());
    expect(result.sets.map(({ set, cards, abilities, state }) => [set, cards, abilities, state])).toEqual([
      ["set-two", 1, 1, "written"],
      ["one", 2, 2, "written"],
    ]);
    expect(Object.keys(await generated())).toEqual(["index.ts", "one.ts", "set-two.ts"]);
    expect((await generated())["one.ts"]).toContain(
      "// generated from cards/one.cards by rulewright; do not edit",
    );
  });

  it("compiles and writes nothing when nothing has changed", async () => {
    await write("one.cards", one);
    await build(options());
    const before = (await stat(join(root, "generated/one.ts"))).mtimeMs;
    compiledNames = [];
    formed = 0;
    const again = await build(options());
    expect([compiledNames, formed, again.written, again.sets[0]?.state]).toEqual([[], 0, [], "unchanged"]);
    expect((await stat(join(root, "generated/one.ts"))).mtimeMs).toBe(before);
  });

  it("compiles only the card that changed", async () => {
    await write("one.cards", one);
    await build(options());
    compiledNames = [];
    await write("one.cards", one.replace("Draw a card.", "Draw two cards."));
    await build(options());
    expect(compiledNames).toEqual(["Alpha"]);
  });

  it("tells ways out of the first cards that are refused, set after set", async () => {
    const bears = (set: string, count: number): string =>
      Array.from({ length: count }, (_, at) => `Bear ${set}${at} {1}\nCreature — Bear\nflying\n1/1\n`).join(
        "\n",
      );
    await write("a.cards", bears("A", 60));
    await write("b.cards", bears("B", 60));
    const { sets } = await build(options({ load: (words) => Promise.resolve(loadCompiler(words)) }));
    const withFix = sets.map(({ set, diagnostics }) => [
      set,
      diagnostics.length,
      diagnostics.filter(({ fixes }) => fixes !== undefined).length,
    ]);
    expect(withFix).toEqual([
      ["a", 60, 60],
      ["b", 60, 40],
    ]);
  });

  it("tells of refused cards again without compiling them", async () => {
    await write(
      "a.cards",
      "Alpha {1}\nCreature — Bear\nFlying\n1/1\n\nBeta {1}\nCreature — Bear\nflying\n1/1\n",
    );
    let loaded = 0;
    const load: BuildOptions["load"] = (words) => {
      loaded++;
      return Promise.resolve(loadCompiler(words));
    };
    const first = await build(options({ load }));
    const again = await build(options({ load }));
    expect(loaded).toBe(1);
    const told = ({ sets }: typeof first) =>
      sets.map(({ cards, compiled, diagnostics }) => [cards, compiled, diagnostics]);
    expect(told(again)).toEqual(told(first));
    expect(first.sets[0]?.diagnostics[0]?.fixes).toHaveLength(1);
    expect((await build(options({ load, allOrNothing: true }))).sets[0]?.state).toBe("failed");
  });

  it("compiles everything again for another compiler or another keyword definition", async () => {
    await write("one.cards", one);
    await build(options());
    compiledNames = [];
    await build(options({ compilerVersion: "2" }));
    expect(compiledNames).toEqual(["Alpha", "Beta"]);
    compiledNames = [];
    await write("keys.cards", "keyword Foo  rule 702.2\n  Draw a card.\n");
    await build(options({ compilerVersion: "2" }));
    expect(compiledNames).toEqual(["Alpha", "Beta"]);
  });

  it("gives the same bytes without cache, with cache and in parts", async () => {
    await write("one.cards", one);
    await write("two.cards", two);
    const { cache: _cache, ...uncached } = options();
    await build(uncached);
    const first = await generated();
    await rm(join(root, "generated"), { recursive: true });
    await build(options({ shard: { index: 2, count: 2 } }));
    await build(options({ shard: { index: 1, count: 2 } }));
    expect(await generated()).toEqual(first);
    const shuffled = one.replace(/(Alpha[^]*?)\n\n(Beta[^]*)$/, "$2\n$1\n");
    await write("one.cards", shuffled);
    await build(options());
    expect(await generated()).toEqual(first);
  });

  it("gives the same bytes where other threads compile", async () => {
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    await write("one.cards", numbers.map((n) => `Card ${n} {1}\nInstant\nDraw a card.\n`).join("\n"));
    await write("two.cards", two);
    const { cache: _cache, ...uncached } = options();
    await build(uncached);
    const first = await generated();
    await rm(join(root, "generated"), { recursive: true });
    let sent = 0;
    const compile: NonNullable<BuildOptions["elsewhere"]>["compile"] = async (job) => {
      sent += job.file.cards.length;
      return compileSet(structuredClone(job), await uncached.load(job.vocabulary), await createFormer());
    };
    await build({ ...uncached, elsewhere: { threads: 2, compile, end: () => Promise.resolve() } });
    expect(sent).toBe(120);
    expect(await generated()).toEqual(first);
  });

  it("gives a known card another identifier when a card comes that asks for the same", async () => {
    const card = (name: string): string => `${name} {1}\nInstant\nDraw a card.\n`;
    await write("one.cards", card("Go-Between"));
    await build(options());
    await write("one.cards", `${card("Go-Between")}\n${card("Go Between")}`);
    await build(options());
    const cached = await generated();
    const { cache: _cache, ...uncached } = options();
    await build(uncached);
    expect(cached).toEqual(await generated());
    expect(cached["one.ts"]).toMatch(/const GoBetween: Card[^]*const GoBetween_2: Card/);
  });

  it("leaves a card with an error out of its module, which says so", async () => {
    await write("one.cards", one.replace("Draw a card.", "Scry 2."));
    const result = await build(options());
    expect(result.sets).toMatchObject([{ state: "written", cards: 2, compiled: 1 }]);
    expect(result.sets[0]?.diagnostics).toMatchObject([{ code: "RW3001", card: "Alpha" }]);
    const { "one.ts": module = "" } = await generated();
    expect(module).toMatch(
      /^\/\/ generated from [^\n]*\n\/\/\n\/\/ not in it, because they do not compile \(1\):\n\/\/ - Alpha\n\n/,
    );
    expect(module).toContain("export const cards: readonly Card[] = [Beta];");
    // The messages are told again as long as the card is wrong, and the module is the same.
    const again = await build(options());
    expect(again.sets).toMatchObject([{ state: "unchanged", diagnostics: [{ card: "Alpha" }] }]);
    await write("one.cards", one);
    await build(options());
    expect((await generated())["one.ts"]).not.toContain("not in it");
  });

  it("leaves a set with an error alone where all or nothing is wanted, and writes the others", async () => {
    await write("one.cards", one);
    await write("two.cards", two);
    await build(options());
    const before = await generated();
    await write("one.cards", one.replace("Draw a card.", "Scry 2."));
    await write("two.cards", two.replace("Gamma", "Delta"));
    const result = await build(options({ allOrNothing: true }));
    expect(result.sets.map(({ state }) => state)).toEqual(["failed", "written"]);
    expect(result.sets[0]?.diagnostics[0]).toMatchObject({ code: "RW3001", line: 5, column: 1 });
    const after = await generated();
    expect(after["one.ts"]).toBe(before["one.ts"]);
    expect(after["two.ts"]).toContain("Delta");
    expect((await readdir(join(root, "generated"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("tells under check what is stale, and writes nothing", async () => {
    await write("one.cards", one);
    const missing = await build(options({ check: true }));
    expect(missing.stale.map((path) => path.slice(root.length))).toEqual([
      "/generated/one.ts",
      "/generated/index.ts",
    ]);
    await build(options());
    expect((await build(options({ check: true }))).stale).toEqual([]);
    await writeFile(join(root, "generated/one.ts"), "// edited\n");
    expect((await build(options({ check: true }))).stale).toHaveLength(1);
    expect(await readFile(join(root, "generated/one.ts"), "utf8")).toBe("// edited\n");
  });

  it("removes the module of a set that is gone, and nothing else", async () => {
    await write("one.cards", one);
    await write("two.cards", two);
    await build(options());
    await writeFile(join(root, "generated/mine.ts"), "export {};\n");
    await rm(join(root, "cards/two.cards"));
    await build(options());
    expect(Object.keys(await generated())).toEqual(["index.ts", "mine.ts", "one.ts"]);
  });

  it("mends a spoilt cache and a generated file edited by hand", async () => {
    await write("one.cards", one);
    await build(options());
    const first = await generated();
    await writeFile(join(root, ".rulewright/one.json"), "{");
    await writeFile(join(root, "generated/one.ts"), "");
    await build(options());
    expect(await generated()).toEqual(first);
  });

  it("refuses two sets that would be one module, names used twice and folders that aren't there", async () => {
    await mkdir(join(root, "cards/more"));
    await write("one.cards", `${one}\nAlpha {2}\nInstant\nDraw a card.\n`);
    expect((await build(options())).sets[0]?.diagnostics[0]).toMatchObject({ code: "RW5001", line: 12 });
    await cp(join(root, "cards/one.cards"), join(root, "cards/more/One.cards"));
    expect((await build(options())).diagnostics.map((each) => each.code)).toEqual(["RW5002", "RW5011"]);
    expect(
      (await build(options({ places: [join(root, "nowhere")] }))).diagnostics.map((each) => each.code),
    ).toEqual(["RW1009"]);
  });
});

it("names modules after their files", () => {
  expect(["Ember Fall.cards", "a/b.c.cards", "--.cards", "ÉTÉ.cards"].map(setName)).toEqual([
    "ember-fall",
    "b-c",
    "set",
    "été",
  ]);
});
