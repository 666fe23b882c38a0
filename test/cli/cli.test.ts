import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseArguments, wholeNumber } from "../../src/cli/arguments.ts";
import { run as build } from "../../src/cli/commands/build.ts";
import { run as check } from "../../src/cli/commands/check.ts";
import { run as compile } from "../../src/cli/commands/compile.ts";
import { run as coverage } from "../../src/cli/commands/coverage.ts";
import { run as explain } from "../../src/cli/commands/explain.ts";
import { run as fmt } from "../../src/cli/commands/fmt.ts";
import { UsageError } from "../../src/cli/io.ts";
import type { Io, Status } from "../../src/cli/io.ts";
import { layOut } from "../../src/cli/lay-out.ts";
import { main } from "../../src/cli/main.ts";
import type { Services } from "../../src/cli/services.ts";
import { fakeCompile } from "../compiler/fake-compiler.ts";

const services: Services = {
  compiler: () => Promise.resolve({ compile: fakeCompile, problems: [] }),
  compilerVersion: "1",
};
let root = "";
let out = "";
let error = "";
const io = (): Io => ({
  cwd: root,
  out: (text) => {
    out += text;
    return Promise.resolve();
  },
  error: (text) => {
    error += text;
  },
  terminal: false,
  stdin: () => Promise.resolve(new TextEncoder().encode("Omega {1}\nInstant\nDraw a card.\n")),
});
type Run = (given: readonly string[], io: Io, services: Services) => Promise<Status>;
const call = async (command: Run, ...words: string[]): Promise<Status> => {
  out = "";
  error = "";
  return command(words, io(), services);
};
const lines = (): readonly unknown[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rulewright-cli-"));
  await mkdir(join(root, "cards"));
  await writeFile(
    join(root, "cards/good.cards"),
    "Alpha {1}\nInstant\nDraw a card.\n\nBeta {R}\nInstant\nDraw two cards.\n//\nGamma {U}\nInstant\nFlying\n",
  );
});
afterEach(() => rm(root, { recursive: true }));
const bad = "Delta {1}\nInstant\n# why\nScry 2.\n";

describe("compile", () => {
  it("gives one line for each card, in input order", async () => {
    await writeFile(join(root, "bad.cards"), bad);
    expect(await call(compile, "cards", "bad.cards")).toBe(1);
    expect(lines()).toMatchObject([
      {
        name: "Alpha",
        status: "compiled",
        printed: ["Draw a card."],
        abilities: [{ type: "spell" }],
        diagnostics: [],
      },
      {
        name: "Beta // Gamma",
        status: "compiled",
        faces: [
          { name: "Beta", printed: ["Draw two cards."] },
          { name: "Gamma", abilities: [{ type: "keyword" }] },
        ],
      },
      {
        name: "Delta",
        status: "failed",
        diagnostics: [{ code: "RW3001", severity: "error", start: 24, end: 28, line: 4, column: 1 }],
      },
    ]);
    expect(Object.keys(lines()[0] as object)).toEqual([
      "name",
      "status",
      "printed",
      "abilities",
      "diagnostics",
    ]);
  });
  it("reads standard input and says which file is missing", async () => {
    expect(await call(compile, "-")).toBe(0);
    expect(lines()).toMatchObject([{ name: "Omega" }]);
    expect(await call(compile, "nowhere.json")).toBe(1);
    expect(error).toContain("error[RW1009]: Cannot read nowhere.json: there is no such file.");
  });
  it("gives positions in the text for JSON", async () => {
    const card = { name: "J", layout: "normal", type_line: "Instant", oracle_text: "Draw a card.\nScry 2." };
    await writeFile(join(root, "x.jsonl"), `${JSON.stringify(card)}\n`);
    await call(compile, "x.jsonl");
    expect(lines()).toMatchObject([{ diagnostics: [{ start: 13, end: 17, line: 2, column: 1 }] }]);
  });
  it("wants files", async () => {
    await expect(call(compile)).rejects.toThrow(UsageError);
  });
});

describe("check", () => {
  it("is silent on standard output and tells the place", async () => {
    expect(await call(check)).toBe(0);
    expect([out, error]).toEqual(["", "2 cards, no errors\n"]);
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call(check)).toBe(1);
    expect(error).toMatchInlineSnapshot(`
      "error[RW3001]: I don't understand 'Scry' here.
       --> cards/bad.cards:4:1
        |
      4 | Scry 2.
        | ^^^^

      "
    `);
    expect(await call(check, "--json")).toBe(1);
    expect(lines()).toMatchObject([{ file: "cards/bad.cards", card: "Delta", code: "RW3001", line: 4 }]);
  });
});

describe("coverage", () => {
  it("counts and ranks", async () => {
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call(coverage, "--json", "cards")).toBe(0);
    const [found] = lines();
    expect(found).toMatchObject({
      cards: 3,
      compiled: 2,
      paragraphs: 4,
      compiledParagraphs: 3,
      gaps: [{ phrase: "[scry] N", cards: 1, example: "Delta" }],
    });
    expect(Object.keys(found as object)).toEqual([
      "cards",
      "compiled",
      "paragraphs",
      "compiledParagraphs",
      "seconds",
      "gaps",
    ]);
    await call(coverage, "cards");
    expect(out).toContain("2 of 3 compile (66.7%)");
  });
  it("probes for swallowed words", async () => {
    expect(await call(coverage, "--probe", "cards")).toBe(0);
    await writeFile(join(root, "cards/vague.cards"), "V\nInstant\nDraw very two cards.\n");
    expect(await call(coverage, "--probe", "cards")).toBe(1);
    expect(out).toContain("draw [very] two");
    await writeFile(join(root, "list.txt"), "* [very] * | it only stresses\n");
    expect(await call(coverage, "--probe", "--exceptions", "list.txt", "cards")).toBe(0);
  });
});

describe("build", () => {
  it("writes once, then nothing; check notices an edit", async () => {
    expect(await call(build, "--json")).toBe(0);
    expect(lines()).toMatchObject([
      { sets: [{ set: "good", cards: 2, compiled: 2, abilities: 3, state: "written" }], stale: [] },
    ]);
    expect(await call(build, "--json")).toBe(0);
    expect(lines()).toMatchObject([{ sets: [{ state: "unchanged" }], written: [] }]);
    await writeFile(join(root, "generated/good.ts"), "");
    expect(await call(build, "--check")).toBe(1);
    expect(error).toContain("generated/good.ts is not up to date");
    expect(await call(build)).toBe(0);
    expect(out).toContain("total");
    expect(await call(build, "--check")).toBe(0);
  });
  it("fails on errors and on shards that make no sense", async () => {
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call(build)).toBe(1);
    expect(error).toContain("cards/bad.cards:4:1");
    await expect(call(build, "--shard", "3/2")).rejects.toThrow(UsageError);
  });
});

describe("explain", () => {
  it("shows reading, rules and TypeScript", async () => {
    expect(await call(explain, "Draw two cards.")).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "reads as
        Draw two cards.

      rules
        113.3a spell ability
        121 drawing a card

      TypeScript
        spell(draw(you, 2))

      "
    `);
    expect(await call(explain, "--json", "Scry 2.")).toBe(1);
    expect(lines()).toMatchObject([{ status: "failed", diagnostics: [{ code: "RW3001" }] }]);
  });
});

describe("fmt", () => {
  it("settles the form of card files, or only tells", async () => {
    const path = join(root, "cards/good.cards");
    const tidy = await readFile(path, "utf8");
    expect(await call(fmt, "--check")).toBe(0);
    await writeFile(path, tidy.replaceAll("\n", "  \r\n"));
    expect(await call(fmt, "--check")).toBe(1);
    expect(await call(fmt)).toBe(0);
    expect(await readFile(path, "utf8")).toBe(tidy);
  });
});

describe("the command line", () => {
  const statusOf = async (...words: string[]): Promise<Status> => {
    out = "";
    error = "";
    return main(words, io());
  };
  it("answers calls that are wrong with status 2", async () => {
    expect(await statusOf()).toBe(2);
    expect(await statusOf("bild")).toBe(2);
    expect(error).toContain("There is no command 'bild'.");
    expect(await statusOf("fmt", "--chek")).toBe(2);
    expect(await statusOf("__proto__")).toBe(2);
    expect(await statusOf("--help")).toBe(0);
    expect(out).toContain("Exit status");
  });
  it("takes options apart", () => {
    const args = parseArguments(["a", "--cards", "x", "y", "--json", "b", "--", "--c"], {
      cards: "values",
      json: "flag",
    });
    expect([args.words, args.values("cards"), args.flag("json")]).toEqual([
      ["a", "b", "--c"],
      ["x", "y"],
      true,
    ]);
    expect(() => parseArguments(["--shard"], { shard: "value" })).toThrow(UsageError);
    expect(() => parseArguments(["--json=1"], { json: "flag" })).toThrow(UsageError);
    expect(() => wholeNumber("x", "n", 1)).toThrow(UsageError);
  });
});

it("lays long expressions out over lines", () => {
  const code = `spell(${"draw(you, 1), ".repeat(7)}{ targets: [{ text: "a, (b" }], other: [] })`;
  expect(layOut(code).split("\n")).toHaveLength(10);
  expect(layOut(code).replace(/\n\s*/g, "").replaceAll(",)", ")")).toBe(
    code.replaceAll(", draw", ",draw").replace(", {", ",{"),
  );
});
