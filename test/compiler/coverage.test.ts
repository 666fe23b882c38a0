import { describe, expect, it } from "vitest";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { coverageCounter } from "../../src/compiler/coverage/coverage.ts";
import { phraseAt } from "../../src/compiler/coverage/phrase.ts";
import { readText } from "../../src/compiler/read/read.ts";
import { fakeCompile } from "./fake-compiler.ts";

const count = (text: string) => {
  const counter = coverageCounter();
  for (const card of compileFile(readText(text, "x.cards"), fakeCompile)) counter.add(card);
  return counter.result();
};

describe("coverage", () => {
  it("counts cards and paragraphs, and ranks the phrases that alone block a card", () => {
    const found = count(
      [
        "A {1}\nInstant\nDraw a card.\nScry 2.",
        "B {1}\nInstant\n# comment\nScry 3.",
        "C {1}\nInstant\nMill four cards.\nScry 1.",
        "D {1}\nInstant\nDraw two cards.",
        "E {1}\nInstant\nMill four cards.",
      ].join("\n\n"),
    );
    expect(found).toEqual({
      cards: 5,
      compiled: 1,
      paragraphs: 7,
      compiledParagraphs: 2,
      gaps: [
        { phrase: "[scry] N", cards: 2, example: "A" },
        { phrase: "[mill] N cards", cards: 1, example: "E" },
      ],
    });
  });
  it("takes a defect of the compiler as a failed card", () => {
    const [card] = compileFile(readText("A\nInstant\nCrash.", "x.cards"), fakeCompile);
    expect(card?.result).toMatchObject({ status: "failed", diagnostics: [{ code: "RW9001" }] });
  });
});

describe("phrases", () => {
  it.each([
    ["Whenever Urgo, Lord of Ash attacks, draw a card.", 9, "whenever [~] attacks ,"],
    ["Whenever Urgo, Lord of Ash attacks, draw a card.", 27, "whenever ~ [attacks] , draw"],
    ["It deals 3 damage to each opponent.", 3, "it [deals] N damage"],
    ["It gets +2/+2 until end of turn.", 8, "it gets [N/N] until end"],
    ["Pay {2}{R}.", 4, "pay [{…}] {…}"],
    ["Draw a card", 11, "a card [¶]"],
    ["One. Two things happen here.", 5, "[N] things happen"],
    ["One.\nTwo things happen here today.", 5, "[N] things happen"],
    ["Draw a card.", 11, "a card [.]"],
  ])("%s at %i", (text, start, phrase) => {
    expect(phraseAt(text, start, "Urgo, Lord of Ash")).toBe(phrase);
  });
});
