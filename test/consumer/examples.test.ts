import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sourceFiles } from "../lint/files.ts";
import { type Consumer, isMade, makeConsumer, root } from "./installed.ts";

/** The examples in doc comments, each with the file that it stands in. */
const examples = sourceFiles([
  "src/build",
  "src/compiler",
  "src/exchange",
  "src/play",
  "src/runtime",
  "src/scenario",
]).flatMap(({ path, text }) =>
  [...text.matchAll(/^ \* @example\n((?: \*(?!\/| @).*\n)+)/gm)].map(([, lines = ""]) => ({
    path,
    code: lines.replace(/^ \* ?/gm, ""),
  })),
);

/** What they take as given. */
const given = `
import { readFileSync } from "node:fs";
import type { Card as GivenCard } from "rulewright/abilities";
import { compileFile as givenCompile } from "rulewright";
import { startGame as givenStart, type GameOptions } from "rulewright/runtime";
declare const console: { readonly log: (said: unknown) => void };
const text = "Ember Fox {R}\\nCreature — Fox\\nHaste\\n2/1\\n\\nMountain\\nBasic Land — Mountain\\n";
const cardFile = text;
const bytes = new Uint8Array(readFileSync("web/my-set.cards"));
const signal = { aborted: true, addEventListener: () => undefined, removeEventListener: () => undefined };
const library = givenCompile(text).cards.flatMap(({ card }): { card: GivenCard }[] =>
  Array.from({ length: 20 }, () => ({ card: card! })),
);
const options: GameOptions = { seed: 1, shuffle: true, openingHand: 7, players: [{ library }, { library }] };
const session = givenStart(options);
const { game } = session;
`;
const nodeTypes = `
declare module "node:fs" { export const readFileSync: (path: string) => Uint8Array; }
`;

/** Where the names of an example come from: its own entry first. */
const entriesOf = (path: string): readonly string[] => {
  const own = path.startsWith("src/compiler/") ? "." : `./${path.split("/")[1]}`;
  return [
    own,
    ".",
    "./abilities",
    "./runtime",
    "./play",
    "./exchange",
    "./scenario",
    "./diagnostics",
    "./format",
  ];
};

let consumer: Consumer;
/** The names that an entry has. */
const offered = new Map<string, readonly string[]>();

/** A module with the example, in which what it says behind a line is compared with what that line is. */
const moduleOf = ({ path, code }: (typeof examples)[number]): string => {
  const declared = new Set([...code.matchAll(/(?:const|\{|,) (\w+)/g)].map(([, name]) => name));
  const used = new Set(
    [...code.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/(?<!\.)\b[A-Za-z]\w*/g)].map(([name]) => name),
  );
  const imports = entriesOf(path).flatMap((entry) => {
    const names = (offered.get(entry) ?? []).filter((name) => used.delete(name));
    return names.length === 0 ? [] : [`import { ${names.join(", ")} } from "rulewright${entry.slice(1)}";`];
  });
  expect(declared.size + imports.length).toBeGreaterThan(0);
  const checked = code.replace(
    /^(?!(?:const|for|\/\/))(.+?);\s*\/\/ ([^…\n]+)$/gm,
    (_, expression: string, said: string) => `told.push([${expression}, ${said}]);`,
  );
  return `${imports.join("\n")}${given}export const told: unknown[][] = [];\nconst example = async () => {\n${checked}\n};\nawait example();\n`;
};

describe.skipIf(!isMade)("the examples in doc comments", () => {
  beforeAll(async () => {
    consumer = makeConsumer();
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
    };
    for (const [entry, at] of Object.entries(exports))
      if (typeof at !== "string")
        offered.set(entry, Object.keys((await import(join(consumer.installed, at.default))) as object));
  }, 60_000);
  afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

  it("have right types", { timeout: 120_000 }, () => {
    const files = examples.map((example, index) => {
      writeFileSync(join(consumer.folder, `example${index}.ts`), moduleOf(example));
      return `example${index}.ts`;
    });
    writeFileSync(join(consumer.folder, "node.d.ts"), nodeTypes);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: "es2022", lib: ["es2022"], types: [] },
      ...{ module: "esnext", moduleResolution: "bundler" },
    };
    writeFileSync(
      join(consumer.folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: [...files, "node.d.ts"] }),
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", "."], {
      cwd: consumer.folder,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  it("do what they say", { timeout: 120_000 }, async () => {
    for (const [index, example] of examples.entries()) {
      const { code } = await transform(moduleOf(example), { loader: "ts", format: "esm", target: "es2022" });
      writeFileSync(join(consumer.folder, `example${index}.mjs`), code);
    }
    const all = examples.map((_, index) => `import { told as t${index} } from "./example${index}.mjs";\n`);
    const list = `console.log(JSON.stringify([${examples.map((_, index) => `t${index}`).join(", ")}]));\n`;
    writeFileSync(join(consumer.folder, "examples.mjs"), all.join("") + list);
    const said = consumer.run(process.execPath, "examples.mjs").trim().split("\n").at(-1) ?? "";
    const told = JSON.parse(said) as readonly (readonly (readonly [unknown, unknown])[])[];
    expect(told.flat().length).toBeGreaterThan(examples.length / 3);
    for (const [index, { path }] of examples.entries())
      for (const [is, should] of told[index]!) expect([path, is]).toEqual([path, should]);
  });

  it("are there for each entry that is called", () => {
    const rooms = new Set(examples.map(({ path }) => path.split("/").slice(0, 2).join("/")));
    expect([...rooms].sort()).toEqual([
      "src/build",
      "src/compiler",
      "src/exchange",
      "src/play",
      "src/runtime",
      "src/scenario",
    ]);
  });
});
