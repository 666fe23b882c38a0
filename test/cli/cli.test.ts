import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Status } from "../../src/cli/io.ts";
import { layOut } from "../../src/compiler/explain/lay-out.ts";
import { main } from "../../src/cli/main.ts";
import type { Services } from "../../src/cli/services.ts";
import { fakeCompile } from "../compiler/fake-compiler.ts";
import { recordingIo, type Said } from "./recording.ts";

// The first test that needs a package loads it.
vi.setConfig({ testTimeout: 30_000 });

const services: Services = {
  compiler: () => Promise.resolve({ compile: fakeCompile, problems: [] }),
  compilerVersion: "1",
};
let root = "";
let said: Said = { out: "", error: "" };
const io = () => recordingIo(root, said, "Omega {1}\nInstant\nDraw a card.\n");
const call = async (...words: string[]): Promise<Status> => {
  said = { out: "", error: "" };
  return main(words, io(), services);
};
const lines = (): readonly unknown[] =>
  said.out
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
    expect(await call("compile", "cards", "bad.cards")).toBe(1);
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
    expect(await call("compile", "-")).toBe(0);
    expect(lines()).toMatchObject([{ name: "Omega" }]);
    expect(await call("compile", "nowhere.json")).toBe(1);
    expect(said.error).toContain("error[RW1009]: Cannot read nowhere.json: there is no such file or folder.");
  });
  it("gives positions in the text for JSON", async () => {
    const card = { name: "J", layout: "normal", type_line: "Instant", oracle_text: "Draw a card.\nScry 2." };
    await writeFile(join(root, "x.jsonl"), `${JSON.stringify(card)}\n`);
    await call("compile", "x.jsonl");
    expect(lines()).toMatchObject([{ diagnostics: [{ start: 13, end: 17, line: 2, column: 1 }] }]);
  });
  it("wants files", async () => {
    expect(await call("compile")).toBe(2);
  });
});

describe("check", () => {
  it("is silent on standard output and tells the place", async () => {
    expect(await call("check")).toBe(0);
    expect([said.out, said.error]).toEqual(["", "2 cards, no errors\n"]);
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call("check")).toBe(1);
    expect(said.error).toMatchInlineSnapshot(`
      "error[RW3001]: I don't understand 'Scry' here.
       --> cards/bad.cards:4:1 (Delta)
        |
      4 | Scry 2.
        | ^^^^

      1 error in 1 card
      "
    `);
    expect(await call("check", "--json")).toBe(1);
    expect(lines()).toMatchObject([{ file: "cards/bad.cards", card: "Delta", code: "RW3001", line: 4 }]);
  });
});

describe("coverage", () => {
  it("counts and ranks", async () => {
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call("coverage", "--json", "cards")).toBe(0);
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
    await call("coverage", "cards");
    expect(said.out).toContain("2 of 3 compile (66.7%)");
  });
  it("probes for swallowed words", async () => {
    expect(await call("coverage", "--probe", "cards")).toBe(0);
    await writeFile(join(root, "cards/vague.cards"), "V\nInstant\nDraw very two cards.\n");
    expect(await call("coverage", "--probe", "cards")).toBe(1);
    expect(said.out).toContain("draw [very] two");
    await writeFile(join(root, "list.txt"), "* [very] * | it only stresses\n");
    expect(await call("coverage", "--probe", "--exceptions", "list.txt", "cards")).toBe(0);
  });
  it("probes with the words that the files declare", async () => {
    await writeFile(join(root, "cards/own.cards"), "counter ember\n\nV\nInstant\nDraw a card.\n");
    const known: unknown[] = [];
    const compiler: Services["compiler"] = (vocabulary) => {
      known.push(vocabulary.counters?.map(({ name }) => name));
      return services.compiler(vocabulary);
    };
    await main(["coverage", "--probe", "cards"], io(), { ...services, compiler });
    expect(known).toEqual([["ember"]]);
  });
});

describe("build", () => {
  it("writes once, then nothing; check notices an edit", async () => {
    expect(await call("build", "--json")).toBe(0);
    expect(lines()).toMatchObject([
      { sets: [{ set: "good", cards: 2, compiled: 2, abilities: 3, state: "written" }], stale: [] },
    ]);
    expect(await call("build", "--json")).toBe(0);
    expect(lines()).toMatchObject([{ sets: [{ state: "unchanged" }], written: [] }]);
    await writeFile(join(root, "generated/good.ts"), "");
    expect(await call("build", "--check")).toBe(1);
    expect(said.error).toContain("generated/good.ts is not up to date");
    expect(await call("build")).toBe(0);
    expect(said.out).toContain("total");
    expect(await call("build", "--check")).toBe(0);
  });
  it("fails on errors and on shards that make no sense", async () => {
    await writeFile(join(root, "cards/bad.cards"), bad);
    expect(await call("build")).toBe(1);
    expect(said.error).toContain("cards/bad.cards:4:1");
    expect(await call("build", "--shard", "3/2")).toBe(2);
  });
});

describe("explain", () => {
  it("shows reading, rules and TypeScript", async () => {
    expect(await call("explain", "Draw two cards.")).toBe(0);
    expect(said.out).toMatchInlineSnapshot(`
      "reads as
        Draw two cards.

      in plain words
        you draw 2 cards

      rules
        113.3a spell ability
        121 drawing a card

      TypeScript
        spell(draw(you, 2))

      "
    `);
    expect(await call("explain", "--json", "Scry 2.")).toBe(1);
    expect(lines()).toMatchObject([{ status: "failed", diagnostics: [{ code: "RW3001" }] }]);
  });
});

describe("fmt", () => {
  it("settles the form of card files, or only tells", async () => {
    const path = join(root, "cards/good.cards");
    const tidy = await readFile(path, "utf8");
    expect(await call("fmt", "--check")).toBe(0);
    await writeFile(path, tidy.replaceAll("\n", "  \r\n"));
    expect(await call("fmt", "--check")).toBe(1);
    expect(await call("fmt")).toBe(0);
    expect(await readFile(path, "utf8")).toBe(tidy);
  });
});

describe("fixes", () => {
  it("are made by fmt --fix, with what the card files declare", async () => {
    const path = join(root, "cards/good.cards");
    await writeFile(path, "counter hunt\n\nAlpha 1R\nInstant\nput a hunt counter on target creature\n");
    await writeFile(join(root, "cards/two.cards"), "Beta {R}\nInstant\nDraw a crad.\n");
    const statusOf = (...words: string[]): Promise<Status> => {
      said.out = "";
      said.error = "";
      return main(words, io());
    };
    expect(await statusOf("check")).toBe(1);
    expect(said.error).toMatch(/\d errors in 2 cards; 'rulewright fmt --fix' mends \d\n$/);
    expect(await statusOf("fmt", "--fix")).toBe(0);
    expect(said.out).toBe("cards/good.cards: 3 fixes\ncards/two.cards: 1 fix\n");
    expect(await readFile(join(root, "cards/two.cards"), "utf8")).toBe("Beta {R}\nInstant\nDraw a card.\n");
    expect(await readFile(path, "utf8")).toContain(
      "Alpha {1}{R}\nInstant\nPut a hunt counter on target creature.\n",
    );
    await writeFile(join(root, "cards/two.cards"), "Beta {R}\nInstant\nDraw a crad.\nFrob the gnarl.\n");
    expect(await statusOf("fmt", "--fix")).toBe(0);
    expect(said.out).toBe("cards/two.cards: 1 fix; 2 errors left, which 'rulewright check' tells\n");
    expect(await statusOf("fmt", "--fix")).toBe(0);
    expect(said.out).toBe("cards/two.cards: 2 errors left, which 'rulewright check' tells\n");
  });
});

describe("the command line", () => {
  it("answers calls that are wrong with status 2, and tells what may have been meant", async () => {
    expect(await call()).toBe(2);
    expect(said.out).toContain("Usage: rulewright");
    expect(await call("bild")).toBe(2);
    expect(said.error).toContain("unknown command 'bild'\n(Did you mean build?)");
    expect(await call("fmt", "--chek")).toBe(2);
    expect(said.error).toContain("unknown option '--chek'\n(Did you mean --check?)");
    expect(await call("__proto__")).toBe(2);
    expect(await call("build", "--shard")).toBe(2);
    expect(await call("build", "--json=1")).toBe(2);
    expect(await call("coverage", "--gaps", "x", "cards")).toBe(2);
    expect(said.error).toContain("It needs a whole number.");
  });
  it("never calls a missing folder a defect", async () => {
    const reading = ["build", "check", "compile", "coverage", "fmt", "test", "play", "simulate", "import"];
    const calls = [...reading, "render", "stats", "export --to csv"];
    for (const command of calls) {
      expect([command, await call(...command.split(" "), "nowhere")]).toEqual([command, 1]);
      expect(said.error).toContain("Cannot read nowhere: there is no such file or folder.");
    }
  });
  it("has help for each command, which fits a screen and has an example", async () => {
    expect(await call("--help")).toBe(0);
    expect(said.out).toContain("Exit status");
    const names = [...said.out.matchAll(/^ {2}([a-z]+)(?: \[.*\])? {2,}/gm)].map((match) => match[1] ?? "");
    expect(names).toContain("coverage");
    for (const name of names.filter((each) => each !== "help")) {
      expect(await call(name, "-h")).toBe(0);
      expect(said.out).toMatch(/Examples?:\n {2}\$ rulewright /);
      expect(said.out.split("\n").length).toBeLessThanOrEqual(25);
      expect(Math.max(...said.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    }
    expect(await call("help", "fmt")).toBe(0);
    expect(said.out).toContain("--check");
    for (const words of [["--no-such-flag"], ["fmt", "build"], ["biuld"]])
      expect([words, await call("help", ...words)]).toEqual([words, 2]);
    expect(said.error).toContain("did you mean 'build'?");
  });
  it("takes card text that begins with a minus for text", async () => {
    expect(await call("explain", "-2: Scry 2.", "--json")).toBe(1);
    expect(lines()).toMatchObject([{ typeLine: "Planeswalker" }]);
  });
  it("takes patterns for places", async () => {
    expect(await call("compile", "*/go*.cards")).toBe(0);
    expect(lines()).toHaveLength(2);
    expect(await call("compile", "cards/[g]ood.cards", "--", "cards/good.cards")).toBe(0);
    expect(lines()).toHaveLength(4);
  });
});

it("lays long expressions out over lines", () => {
  const code = `spell(${"draw(you, 1), ".repeat(7)}{ targets: [{ text: "a, (b" }], other: [] })`;
  expect(layOut(code).split("\n")).toHaveLength(10);
  expect(layOut(code).replace(/\n\s*/g, "").replaceAll(",)", ")")).toBe(
    code.replaceAll(", draw", ",draw").replace(", {", ",{"),
  );
});
