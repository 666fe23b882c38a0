import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { commandNames, main } from "../../src/cli/main.ts";
import { recordingIo, type Said } from "./recording.ts";

// The first test that needs a package loads it.
vi.setConfig({ testTimeout: 30_000 });

const root = mkdtempSync(join(tmpdir(), "rulewright-commands-"));
afterAll(() => rmSync(root, { recursive: true }));

const call = async (...words: string[]) => {
  const said: Said = { out: "", error: "" };
  const status = await main(words, recordingIo(root, said));
  return { status, text: said.out + said.error };
};

/** What a command does not do without. */
const needed: Readonly<Record<string, readonly string[]>> = { export: ["--to", "csv"] };

describe.each(commandNames)("%s", (name) => {
  it("has help that fits a screen, with an example", async () => {
    const { status, text } = await call(name, "--help");
    expect(status).toBe(0);
    expect(text).toMatch(/Examples?:\n {2}\$ rulewright /);
    expect(text.trim().split("\n").length).toBeLessThanOrEqual(24);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(110);
  });
  it("refuses an option that is none", async () => {
    const { status, text } = await call(name, ...(needed[name] ?? []), "--wat");
    expect(status).toBe(2);
    expect(text).toContain("--wat");
  });
});

describe("explain without a type line", () => {
  it("takes the one on which most of the text is understood", async () => {
    const { text } = await call(
      "explain",
      "Target opponent gains control of another target permanent you control.",
    );
    expect(text).toContain("RW4003");
    expect(text).not.toContain("On a permanent");
  });
});

describe("explain with words of a set", () => {
  const set =
    "keyword Bequeath N\n  When this creature dies, each player gains N life.\n\n" +
    "token Coal\n  Artifact — Coal\n  {T}, Sacrifice this token: Add {R}.\n\ntype creature: Gremlock\n";
  const words = [
    "Bequeath 2",
    "When this creature enters, create a Coal token for each Gremlock you control.",
  ];
  it("takes them from the files that are named", async () => {
    mkdirSync(join(root, "own"));
    writeFileSync(join(root, "own/set.cards"), set);
    expect((await call("explain", ...words)).status).toBe(1);
    const { status, text } = await call("explain", "--cards", "own", ...words);
    expect([status, text]).toEqual([0, text]);
    expect(text).toContain("each player gains 2 life");
    const missing = await call("explain", "--cards", "nowhere", ...words);
    expect(missing.status).toBe(1);
    expect(missing.text).toContain("nowhere");
  });
  it("are not known elsewhere, and nothing is told of a text that is not read", async () => {
    const { text } = await call("explain", "Bequeath 2");
    expect(text).toContain("RW3");
    expect(text).not.toContain("reads as");
  });
  it("play in scenarios, where a token is told by the name it has", async () => {
    const scenario =
      "- name: x\n  A: { battlefield: [Mountain], hand: [Coal Mine] }\n" +
      "  script: { turn: 1, step: precombat main, A: [{ cast: Coal Mine }, wait] }\n" +
      "  expect: { tokens: { player: A, card: Coal, count: 1 } }\n";
    writeFileSync(join(root, "own/mine.cards"), "Coal Mine {R}\nSorcery\nCreate a Coal token.\n");
    writeFileSync(join(root, "own/mine.scenario.yaml"), scenario);
    const { status, text } = await call("test", "own");
    expect(status).toBe(1);
    expect(text).toContain("but it is 0 (tokens there: Coal Token)");
    expect(text).toContain("\n1 scenario: 0 passed");
  });
  it("takes those of the configuration, else", async () => {
    const path = join(root, "rulewright.config.json");
    writeFileSync(path, '{ "cards": ["own", "none"] }');
    expect((await call("explain", ...words)).status).toBe(0);
    rmSync(path);
  });
});

describe("a place that is not there", () => {
  const readsNone = ["explain", "init", "lsp", "demo"];
  it.each(commandNames.filter((name) => !readsNone.includes(name)))("is told by %s", async (name) => {
    const { status, text } = await call(name, ...(needed[name] ?? []), "nowhere");
    expect([1, 2]).toContain(status);
    expect(text).toContain("nowhere");
    expect(text).not.toContain("RW9001");
  });
});

describe("a file where a folder should be", () => {
  it("is named, and no defect of ours", async () => {
    const folder = join(root, "in-the-way");
    mkdirSync(folder);
    writeFileSync(join(folder, "cards"), "x");
    const { status, text } = await call("init", folder, "--yes");
    expect(status).toBe(1);
    expect(text).toContain(`${join(folder, "cards")} is there already, and is no folder.`);
  });
});

describe("an error in a card from another format", () => {
  it.each(["check", "build"])("is shown at its words by %s", async (name) => {
    const file = join(root, "other.csv");
    writeFileSync(file, "name,type,text\nFine,Instant,Draw a card.\nBad,Instant,Draw a cardd.\n");
    const { status, text } = await call(name, file);
    expect(status).toBe(1);
    expect(text).toContain("other.csv (Bad), 1:8 of its text\n  |\n1 | Draw a cardd.\n");
    expect(text).not.toContain("fmt --fix");
  });
});

describe("reminder text that says something else than its keyword", () => {
  it.each(["check", "build"])("is told by %s", async (name) => {
    writeFileSync(
      join(root, "x.cards"),
      "Ash Widow {1}{B}\nCreature — Spider\nCycling {2} ({3}, Discard this card: Draw a card.)\n2/2\n",
    );
    const { status, text } = await call(name, "x.cards");
    expect(status).toBe(0);
    expect(text).toContain("warning[RW4028]");
    expect(text).toContain("x.cards:3:13");
  });
});

describe("test", () => {
  it("says where failed scenarios begin, as text and as JSON", async () => {
    writeFileSync(join(root, "bog.cards"), "Mountain\nBasic Land — Mountain\n");
    const text = "- name: well\n  expect: [life: { A: 20 }]\n\n- name: bad\n  expect: [life: { A: 21 }]\n";
    writeFileSync(join(root, "bog.scenario.yaml"), text);
    const { text: told } = await call("test", "bog.scenario.yaml");
    expect(told).toMatch(/^failed: bog\/bad \(\S*bog\.scenario\.yaml:4:3\)$/m);
    const json: unknown = JSON.parse((await call("test", "bog.scenario.yaml", "--json")).text);
    expect(json).toMatchObject({
      failed: [{ id: "bog/bad", file: expect.stringMatching(/bog\.scenario\.yaml$/), line: 4, column: 3 }],
    });
  });
});
