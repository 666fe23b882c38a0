import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Consumer, isMade, makeConsumer, root } from "./installed.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let consumer: Consumer;
/** Runs Node in the project, whatever becomes of it. */
const node = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: consumer.folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { status, out: stdout, error: stderr };
};
const rulewright = (...words: readonly string[]) => node("node_modules/.bin/rulewright", ...words);
const script = (name: string, text: string): string => {
  writeFileSync(join(consumer.folder, name), text);
  return name;
};
/** Two sets of more cards than one thread compiles while another one starts. */
const manyCards = (): void => {
  const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
  mkdirSync(join(consumer.folder, "many"));
  for (const set of ["set", "more"])
    writeFileSync(
      join(consumer.folder, `many/${set}.cards`),
      numbers
        .map((n) => `Card ${n} {1}\nInstant\nDraw ${n % 2 ? "two" : "three"} cards. You gain ${n} life.\n`)
        .join("\n"),
    );
};
const make = (options?: { readonly optional: boolean }): void => {
  consumer = makeConsumer(options);
  manyCards();
};
const remove = (): void => rmSync(consumer.folder, { recursive: true, force: true });
const generated = (folder: string): string => readFileSync(join(consumer.folder, folder, "set.ts"), "utf8");

describe.skipIf(!isMade)("a build of many cards", () => {
  beforeAll(() => make());
  afterAll(remove);
  const counting = (): string =>
    script("counting.mjs", 'let n = 0; process.on("worker", () => n++).on("exit", () => console.log(n));\n');
  it("is compiled in threads, on the command line and from code, to the same bytes", () => {
    const build = (workers: number, out: string) =>
      node(
        ...["--import", `./${counting()}`, "node_modules/.bin/rulewright", "build", "many", "--no-cache"],
        ...["--workers", String(workers), "--out", out],
      );
    expect(build(2, "threads")).toMatchObject({
      status: 0,
      out: expect.stringMatching(/\n1\n$/) as unknown,
    });
    expect(build(1, "alone")).toMatchObject({ status: 0, out: expect.stringMatching(/\n0\n$/) as unknown });
    const fromCode = (workers: number): string => {
      const options = { cards: ["many"], out: `code${workers}`, cache: false, workers };
      const text = `import { build } from "rulewright/build";\nconsole.log((await build(${JSON.stringify(options)})).ok);\n`;
      return node("--import", `./${counting()}`, script("build.mjs", text)).out;
    };
    expect(fromCode(2)).toBe("true\n1\n");
    expect(fromCode(1)).toBe("true\n0\n");
    expect([generated("threads"), generated("code1"), generated("code2")]).toEqual(
      Array.from({ length: 3 }, () => generated("alone")),
    );
  });
});

describe.skipIf(!isMade)("a build that watches", () => {
  beforeAll(() => make());
  afterAll(remove);
  const fox = "Fox {R}\nCreature — Fox\nHaste\n2/1\n";
  const bear = "Bear {G}\nCreature — Bear\n2/2\n";
  const write = (path: string, text: string): void => writeFileSync(join(consumer.folder, path), text);
  it("builds again below a pattern, and tells of a file that is gone", async () => {
    mkdirSync(join(consumer.folder, "sets"));
    write("sets/a.cards", fox);
    write("sets/b.cards", bear);
    const words = ["node_modules/.bin/rulewright", "build", "sets/*.cards", "--watch", "--out", "watched"];
    const child = spawn(process.execPath, words, { cwd: consumer.folder });
    let told = "";
    const hear = (chunk: Buffer): void => void (told += chunk.toString());
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    /** Waits until it has said that. */
    const until = async (words: string): Promise<void> => {
      await vi.waitFor(() => expect(told).toContain(words), { timeout: 20_000, interval: 20 });
      told = "";
    };
    try {
      await until("total");
      rmSync(join(consumer.folder, "sets/b.cards"));
      await until("removed watched/b.ts: its card file is gone");
      write("sets/b.cards", bear);
      await until("total");
      write("sets/a.cards", fox.replace("Haste", "Hast"));
      await until("failed");
      // As a plain build: while a set fails, the index stays, and all that it names.
      rmSync(join(consumer.folder, "sets/b.cards"));
      await until("sets/b.cards is gone; watched/b.ts is kept");
      expect(rulewright("build", "sets", "--out", "watched")).toMatchObject({ status: 1 });
      expect(readFileSync(join(consumer.folder, "watched/b.ts"), "utf8")).toContain("Bear");
      write("sets/a.cards", fox);
      await until("removed watched/b.ts");
    } finally {
      child.kill();
    }
  });
});

describe.skipIf(!isMade)("a project that is compiled to JavaScript", () => {
  beforeAll(() => make());
  afterAll(remove);
  it.each(["typescript", "typescript-5"])("takes generated modules into it: %s", (release) => {
    mkdirSync(join(consumer.folder, "own"), { recursive: true });
    const zeal = "keyword Zeal N\n  This creature gets +N/+0.\n";
    writeFileSync(
      join(consumer.folder, "own/ember.cards"),
      `${zeal}\nEmber Fox {R}\nCreature — Fox\nZeal 2\n2/1\n`,
    );
    script(
      "rulewright.config.mjs",
      'export default { cards: ["own"], out: "src/generated", imports: ".js" };\n',
    );
    expect(rulewright("build")).toMatchObject({ status: 0 });
    const main =
      'import { cards } from "./generated/index.js";\n' +
      'import { startGame } from "rulewright/runtime";\n' +
      "const library = cards.map((card) => ({ card }));\n" +
      "startGame({ seed: 1, players: [{ library }, { library }] });\n" +
      "export const names: string[] = cards.map(({ name }) => name);\n";
    script("src/main.ts", main);
    const compilerOptions = {
      ...{
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
      },
      ...{ isolatedDeclarations: true, verbatimModuleSyntax: true, declaration: true, types: [] },
      ...{ target: "es2022", lib: ["es2022"], module: "nodenext", rootDir: "src", outDir: "out" },
    };
    script("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
    expect(node(join(root, "node_modules", release, "bin/tsc"), "-p", ".")).toMatchObject({
      status: 0,
      out: "",
    });
    const shown = 'import { names } from "./out/main.js";\nconsole.log(names.join());\n';
    expect(node(script("shown.mjs", shown))).toMatchObject({ out: "Ember Fox\n" });
  });
});

describe.skipIf(!isMade)("a project without the packages that only builds need", () => {
  beforeAll(() => make({ optional: false }));
  afterAll(remove);
  const message =
    "packages that this needs are not installed. Run 'npm install --save-dev oxfmt prettier ts-morph'.";
  it("is told which to install when it builds", () => {
    mkdirSync(join(consumer.folder, "few"));
    writeFileSync(join(consumer.folder, "few/set.cards"), "Bog\nLand\n");
    for (const folder of ["few", "many"])
      expect(rulewright("build", folder, "--workers", "2")).toEqual({
        status: 2,
        out: "",
        error: `error: ${message}\n`,
      });
    const text =
      'import { build, emit } from "rulewright/build";\n' +
      'for (const job of [emit("Bog\\nLand\\n"), build({ cards: ["many"], workers: 2 })])\n' +
      "  await job.catch(({ name, message }) => console.log(`${name}: ${message}`));\n" +
      'console.log((await emit("Bog\\nLand\\n", { as: "javascript" })).cards.length);\n';
    const line = `MissingPackage: ${message}\n`;
    expect(node(script("emit.mjs", text))).toEqual({ status: 0, out: `${line}${line}1\n`, error: "" });
  });
  it("does all else", () => {
    expect(rulewright("init", "set", "--yes").status).toBe(0);
    for (const words of [
      ["check", "set/cards"],
      ["explain", "Draw a card."],
      ["test", "set/cards"],
      ["stats", "many"],
    ])
      expect(rulewright(...words)).toMatchObject({ status: 0 });
    expect(node("game.mjs")).toMatchObject({ status: 0, error: "" });
  });
});
