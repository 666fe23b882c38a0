import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Status } from "../../src/cli/io.ts";
import { main } from "../../src/cli/main.ts";
import type { Services } from "../../src/cli/services.ts";
import { fakeCompile } from "../compiler/fake-compiler.ts";
import { recordingIo, type Said } from "./recording.ts";

// The first test that needs a package loads it.
vi.setConfig({ testTimeout: 30_000 });

const services: Services = { compiler: () => Promise.resolve({ compile: fakeCompile, problems: [] }) };
let root = "";
let said: Said = { out: "", error: "" };
const call = async (...words: string[]): Promise<Status> => {
  said = { out: "", error: "" };
  const io = recordingIo(root, said, "name,type,text\nBog,Land,\n");
  return main(words, io, services);
};
const at = (name: string): string => join(root, name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rulewright-exchange-"));
  await mkdir(at("cards"));
  await writeFile(
    at("x.csv"),
    'name,cost,type,text,rarity,rating\nFen Otter,1G,Creature — Otter,"Reach",C,5\nAsh,R,Instant,Draw a card.,R,\n',
  );
});
afterEach(() => rm(root, { recursive: true }));

describe("import", () => {
  it("writes a card file and tells what it left out", async () => {
    expect(await call("import", "x.csv", "-o", "cards/x.cards")).toBe(0);
    expect(said.error).toBe("2 cards in cards/x.cards\nleft out: rating (1)\n");
    expect(await readFile(at("cards/x.cards"), "utf8")).toBe(
      "Fen Otter {1}{G}\nCreature — Otter\nReach\n@rarity common\n\nAsh {R}\nInstant\nDraw a card.\n@rarity rare\n",
    );
  });
  it("overwrites nothing that it was not told to", async () => {
    await writeFile(at("x.cards"), "mine");
    expect(await call("import", "x.csv", "-o", "x.cards")).toBe(2);
    expect(said.error).toContain("x.cards is there already; --force overwrites it.");
    expect(await readFile(at("x.cards"), "utf8")).toBe("mine");
    expect(await call("import", "x.csv", "-o", "x.cards", "--force")).toBe(0);
    expect(await readFile(at("x.cards"), "utf8")).toContain("Fen Otter");
  });
  it("writes the cards that can be read, and nothing where there are none", async () => {
    await writeFile(at("x.csv"), "name,type\nBog,Land\n,Creature\n");
    expect(await call("import", "x.csv")).toBe(1);
    expect(said.out).toBe("Bog\nLand\n");
    expect(said.error).toContain("x.csv:3:1");
    expect(said.error).toContain("1 card could not be read");
    await writeFile(at("x.pdf"), "%PDF-1.7");
    expect(await call("import", "x.pdf", "-o", "y.cards")).toBe(1);
    expect(said.error).toContain("error[RW1041]: This is no file of cards, but a PDF document");
    expect(await call("import", "nowhere.csv")).toBe(1);
    expect(said.error).toContain("there is no such file");
  });
  it("takes a folder of card scripts, and what lies beside them as what it is", async () => {
    await mkdir(at("scripts/b"), { recursive: true });
    await writeFile(at("scripts/b/bog.txt"), "Name:Bog\r\nManaCost:no cost\r\nTypes:Land\r\nOracle:\r\n");
    await writeFile(at("scripts/b/ash.txt"), "Name:Ash\nManaCost:R\nTypes:Instant\nOracle:Draw a card.\n");
    await writeFile(at("scripts/readme.txt"), "These are my cards.\nHave fun.\n");
    expect(await call("import", "scripts")).toBe(0);
    expect(said.out).toBe("Ash {R}\nInstant\nDraw a card.\n\nBog\nLand\n");
    await mkdir(at("scripts/node_modules/other"), { recursive: true });
    await writeFile(at("scripts/node_modules/other/package.json"), "{}");
    await mkdir(at("scripts/.kept"));
    await writeFile(at("scripts/.kept/index.json"), "{}");
    expect(await call("import", "scripts")).toBe(0);
    await writeFile(at("mine.txt"), "Bog\nLand\n");
    expect(await call("import", "./mine.txt")).toBe(0);
    expect(said.out).toBe("Bog\nLand\n");
  });
  it("takes a Magic Set Editor set that is a folder", async () => {
    await mkdir(at("mine.mse-set"));
    await writeFile(at("mine.mse-set/set"), "mse version: 0.3.8\ncard:\n\tname: Bog\n\tsuper type: Land\n");
    expect(await call("import", "mine.mse-set")).toBe(0);
    expect(said.out).toBe("Bog\nLand\n");
  });
  it("reads text in the encoding that it is told", async () => {
    await writeFile(at("w.csv"), Buffer.from("name,type\nCaf\u00e9,Land\n", "latin1"));
    expect(await call("import", "w.csv")).toBe(1);
    expect(await call("import", "w.csv", "--encoding", "windows-1252")).toBe(0);
    expect(said.out).toBe("Caf\u00e9\nLand\n");
    expect(await call("import", "w.csv", "--encoding", "moon")).toBe(2);
    expect(said.error).toContain("no such encoding");
  });
  it("reads standard input", async () => {
    expect(await call("import", "-")).toBe(0);
    expect(said.out).toBe("Bog\nLand\n");
  });
});

describe("export", () => {
  it("writes what import reads", async () => {
    await call("import", "x.csv", "-o", "cards/x.cards");
    const before = await readFile(at("cards/x.cards"), "utf8");
    for (const format of ["csv", "cockatrice"]) {
      expect(await call("export", "--to", format, "-o", `y.${format}`)).toBe(0);
      expect(await call("import", `y.${format}`)).toBe(0);
      expect(said.out.replace(/^\[.*\n\n/, "")).toBe(before);
    }
  });
  it("needs to know the format", async () => {
    expect(await call("export", "cards")).toBe(2);
    expect(await call("export", "--to", "word", "cards")).toBe(2);
    expect(said.error).toContain("cockatrice, csv");
  });
});

describe("render", () => {
  it("writes a page of the cards, with what is wrong with them", async () => {
    expect(await call("render", "x.csv", "-o", "x.html")).toBe(1);
    expect(said.error).toContain("2 cards, 1 with errors");
    const page = await readFile(at("x.html"), "utf8");
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain("Fen Otter");
    expect(await call("render", "nowhere")).toBe(1);
  });
  it("says what a picture needs", async () => {
    expect(await call("render", "x.csv", "--png")).toBe(2);
    expect(await call("render", "x.csv", "-o", "x.png", "--png")).toBe(2);
    expect(said.error).toContain("-o cards.html");
    vi.stubEnv("PATH", root).stubEnv("CHROME_PATH", undefined);
    expect(await call("render", "x.csv", "-o", "x.html", "--png")).toBe(2);
    expect(said.error).toContain("CHROME_PATH");
    vi.unstubAllEnvs();
  });
});

describe("stats", () => {
  it("counts as text, as data and as a picture", async () => {
    expect(await call("stats", "x.csv")).toBe(0);
    expect(said.out).toMatch(/^x\.csv: 2 cards, 1 compile\n/);
    expect(said.out).toMatch(/ {2}red +1 {2}█+\n/);
    expect(await call("stats", "x.csv", "--json", "--svg", "x.svg")).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ title: "x.csv", cards: 2 });
    expect(await readFile(at("x.svg"), "utf8")).toMatch(/^<svg /);
    expect(await call("stats", "nowhere")).toBe(1);
  });
});

describe("every command that reads cards", () => {
  it("says that a folder has none", async () => {
    await mkdir(at("empty"));
    for (const command of [
      "import",
      "check",
      "compile",
      "coverage",
      "stats",
      "render",
      "fmt",
      "export --to csv",
    ]) {
      await call(...command.split(" "), "empty");
      expect([command, said.error]).toEqual([
        command,
        expect.stringContaining("There are no card files in empty."),
      ]);
    }
  });
  it("reads them in every format", async () => {
    expect(await call("compile", "x.csv")).toBe(1);
    expect(
      said.out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { name: string }).name),
    ).toEqual(["Fen Otter", "Ash"]);
    await writeFile(at("y.csv"), "name,cost,type,text\nAsh,R,Instant,Draw a card.\n");
    expect(await call("check", "y.csv")).toBe(0);
    expect(await call("build", "y.csv", "--no-cache")).toBe(0);
    expect(await readFile(at("generated/y.ts"), "utf8")).toContain("Ash");
  });
  it("leaves a file of another format as it is", async () => {
    const before = await readFile(at("x.csv"), "utf8");
    expect(await call("fmt", "x.csv")).toBe(1);
    expect(said.error).toContain("rulewright import x.csv");
    expect(await readFile(at("x.csv"), "utf8")).toBe(before);
  });
});
