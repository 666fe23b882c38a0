import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import type { Plan } from "../../src/cli/demo/plan.ts";
import { playDemo } from "../../src/cli/demo/play.ts";

const plan = JSON.parse(readFileSync(new URL("../../cards/demo.json", import.meta.url), "utf8")) as Plan;

const transcript = (): string => {
  const lines: string[] = [];
  playDemo(plan, cards, (line) => lines.push(line));
  return lines.join("\n");
};

it("the demo shows abilities at work, each time the same", () => {
  const text = transcript();
  for (const line of [
    "Ada casts Cinderglyph Adept.",
    "Ada casts Cinderglyph Adept, kicked.",
    "The ability of Cinderglyph Adept triggers, aimed at Wharf Cutthroat.",
    "Cinderglyph Adept blocks Ashen Crane Samurai.",
    "Ashen Crane Samurai is 3/3 now.",
    "Ada wins the game.",
  ])
    expect(text).toContain(line);
  expect(transcript()).toBe(text);
});
