import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Status } from "../../src/cli/io.ts";
import { main } from "../../src/cli/main.ts";
import { intervalOf } from "../../src/cli/play/summary.ts";
import { recordingIo, type Said } from "./recording.ts";

vi.setConfig({ testTimeout: 60_000 });

const ours = (set: string): string => fileURLToPath(new URL(`../../cards/${set}.cards`, import.meta.url));

let root = "";
let said: Said = { out: "", error: "" };
const call = (words: readonly string[], typed: readonly string[] = []): Promise<Status> => {
  said = { out: "", error: "" };
  const io = {
    ...recordingIo(root, said),
    async *lines() {
      yield* typed;
    },
  };
  return main(words, io);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rulewright-play-"));
});
afterEach(() => rm(root, { recursive: true }));

describe("play", () => {
  const again = (line: string, times: number): readonly string[] => Array.from({ length: times }, () => line);

  it("saves a game as a scenario that passes", async () => {
    const typed = ["n", "n", ...again("1", 40), "save game.scenario.yaml", "quit"];
    expect(await call(["play", ours("cinderwold"), "--hot-seat", "--seed", "4"], typed)).toBe(0);
    expect(said.out).toContain("--- turn 1, Player 1: precombat main ---");
    expect(said.out).toContain("wrote game.scenario.yaml");
    expect(await readFile(join(root, "game.scenario.yaml"), "utf8")).toMatch(
      /do: cast\n +(?:card|label): .*Gremlock Foreman/,
    );
    const cards = [ours("cinderwold"), ours("basics")];
    expect(await call(["test", "game.scenario.yaml", "--cards", ...cards])).toBe(0);
    expect(said.out).toContain("1 passed");
  });

  it("plays against a bot, takes back, and says what is no choice", async () => {
    const typed = ["n", "bogus", "99", "1", "undo", "h", "log", "b", "n", "n"];
    expect(await call(["play", ours("cinderwold"), "--bot", "random", "--seed", "3"], typed)).toBe(0);
    expect(said.out).toContain('"bogus" is no choice here');
    expect(said.out).toContain("undo");
    expect(said.out).toContain("Bot draws a card.");
    expect(said.out).toMatch(/Turn 2: Bot/);
  });

  it("names what is wrong with a deck list", async () => {
    await writeFile(join(root, "wrong.txt"), "4 Gremlock Forman\n20 Mountain\n");
    expect(await call(["play", ours("cinderwold"), "--decks", "wrong.txt"])).toBe(1);
    expect(said.error).toContain("there is no card Gremlock Forman; did you mean Gremlock Foreman?");
    await writeFile(join(root, "unread.txt"), "4 Marsh Tracker (CDW) 12\n\n-3 Swamp\n");
    expect(await call(["play", ours("cinderwold"), "--decks", "unread.txt"])).toBe(1);
    expect(said.error).toContain(
      "unread.txt:3: '-3 Swamp' is no line of a deck list, such as '4 Ember Fox'.",
    );
    expect(await call(["play", ours("cinderwold"), "--decks", "none.txt"])).toBe(1);
    expect(said.error).toContain("There is no deck list none.txt.");
  });
});

describe("simulate", () => {
  const games = (more: readonly string[]): Promise<Status> =>
    call(["simulate", ours("cinderwold"), "--games", "4", "--seed", "3", ...more]);

  it("plays the same games for the same seed, whole or in parts", async () => {
    expect(await games(["--json"])).toBe(0);
    const whole = said.out.trim().split("\n");
    expect(whole).toHaveLength(4);
    expect(JSON.parse(whole[0]!)).toMatchObject({ game: 1, first: "deck 1" });
    expect(await games(["--json", "--shard", "1/2"])).toBe(0);
    expect(said.out.trim().split("\n")).toEqual([whole[0], whole[2]]);
    expect(await games(["--json", "--shard", "2/2"])).toBe(0);
    expect(said.out.trim().split("\n")).toEqual([whole[1], whole[3]]);
  });

  it("asks for a game at least", async () => {
    expect(await call(["simulate", ours("cinderwold"), "--games", "0"])).toBe(2);
    expect(said.error).toContain("There must be a game to play");
  });

  it("counts wins with intervals, long games and cards never cast", async () => {
    await writeFile(
      join(root, "red.txt"),
      "# beasts\n20 Gremlock Foreman\n20x Mountain\n\nSideboard\n4 Forest\n",
    );
    expect(await games(["--decks", "red.txt", "--bots", "greedy,random"])).toBe(0);
    expect(said.out).toMatch(/^red +greedy {2}\d of 4 won, /m);
    expect(said.out).toMatch(/^deck 2 +random {2}\d of 4 won, [\d.]+% \([\d.]+% to [\d.]+%\)$/m);
    expect(said.out).toContain("turns on average");
    expect(said.out).toMatch(/^never cast: /m);
  });

  it("refuses wrong usage", async () => {
    expect(await games(["--shard", "3/2"])).toBe(2);
    expect(await games(["--bots", "clever"])).toBe(2);
    expect(said.error).toContain("random, greedy, search");
    expect(await games(["--players", "1"])).toBe(2);
  });

  it("gives Wilson's interval", () => {
    expect(intervalOf(5, 10).map((share) => share.toFixed(3))).toEqual(["0.237", "0.763"]);
    expect(intervalOf(0, 0)).toEqual([0, 1]);
  });
});
