import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCharacters } from "../../src/compiler/diagnostics/characters.ts";
import { diagnostic } from "../../src/compiler/diagnostics/diagnostic.ts";
import { withEdits } from "../../src/compiler/diagnostics/fixes.ts";
import { codeFrame, listOf } from "../../src/compiler/diagnostics/frame.ts";
import { messages } from "../../src/compiler/diagnostics/messages.ts";
import { lineStarts, placeInFile, positionIn } from "../../src/compiler/diagnostics/position.ts";
import { didYouMean, editDistance } from "../../src/compiler/diagnostics/suggest.ts";

/** The textbook table, to compare with. */
const slowDistance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row !== undefined) row[j] = cost;
    }
  return at(a.length, b.length);
};

describe("suggestions", () => {
  it("measures the distance like the full table, up to the limit", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(slowDistance(a, b), limit + 1));
      }),
    );
  });
  it("suggests what is close, nothing else", () => {
    expect(didYouMean("battlefeild", ["battlefield", "graveyard"])).toBe("battlefield");
    expect(didYouMean("tarrget", ["creature", "target"])).toBe("target");
    expect(didYouMean("xyz", ["battlefield", "graveyard"])).toBeUndefined();
  });
});

describe("positions", () => {
  it("counts lines and columns from 1", () => {
    const starts = lineStarts("ab\ncd\n");
    expect([0, 2, 3, 6].map((at) => positionIn(starts, at))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
    ]);
  });
  it("finds the place in the file across comments", () => {
    const face = { name: "", manaCost: "", typeLine: "", text: "Draw.\nScry.", offset: 10, lines: [10, 40] };
    const found = diagnostic("RW3002", { start: 16, end: 20 }, []);
    expect(placeInFile(found, [face])).toMatchObject({ start: 40, end: 44 });
  });
});

describe("fixes", () => {
  it("move with their message", () => {
    const face = { name: "", manaCost: "", typeLine: "", text: "Draw.\nScry.", offset: 10, lines: [10, 40] };
    const [found] = checkCharacters("Sc\u200bry.", 16);
    expect(placeInFile(found!, [face])).toMatchObject({
      start: 42,
      fixes: [
        { title: "Delete the invisible character", edits: [{ span: { start: 42, end: 43 }, text: "" }] },
      ],
    });
  });
  it("are applied together, the first of those that overlap", () => {
    const edits = [
      { span: { start: 5, end: 8 }, text: "Z" },
      { span: { start: 0, end: 1 }, text: "A" },
      { span: { start: 3, end: 3 }, text: "-" },
      { span: { start: 4, end: 6 }, text: "Y" },
    ];
    expect(withEdits("abcdefgh", edits)).toBe("Abc-dYgh");
  });
});

describe("code frames", () => {
  it("underline the words and say what was expected", () => {
    const found = diagnostic("RW3001", { start: 13, end: 17 }, ["foes"], {
      expected: ["creature", "player"],
      suggestion: "foe",
    });
    expect(codeFrame("Flying\nTwo foes.", found, { file: "a.cards" })).toBe(
      [
        "error[RW3001]: I don't understand 'foes' here.",
        " --> a.cards:2:7",
        "  |",
        "2 | Two foes.",
        "  |       ^^^",
        "  = expected creature or player",
        "  = did you mean 'foe'?",
      ].join("\n"),
    );
  });
  it("cut long lines, keep terminals safe and colors out", () => {
    const text = `${"x".repeat(300)}\u001b[31mred ${"y".repeat(300)}`;
    const frame = codeFrame(text, diagnostic("RW2007", { start: 300, end: 301 }, ["U+001B"]));
    expect(frame).not.toContain("\u001b");
    expect(Math.max(...frame.split("\n").map((line) => line.length))).toBeLessThan(120);
    expect(codeFrame("a", diagnostic("RW3002", { start: 0, end: 1 }, []), { color: true })).toContain(
      "\u001b[31m",
    );
  });
  it("list words", () => {
    expect(listOf(["a"])).toBe("a");
    expect(listOf(["a", "b", "c"])).toBe("a, b or c");
    expect(listOf(["1", "2", "3", "4", "5", "6", "7", "8"])).toBe("1, 2, 3, 4, 5, 6 or 2 others");
  });
});

describe("characters", () => {
  const check = (text: string) =>
    checkCharacters(text).map(({ code, start, end }) => [code, text.slice(start, end)]);
  it.each([
    ["Draw а card.", [["RW2005", "а"]]],
    ["Flуing", [["RW2005", "Flуing"]]],
    ["Add {Y}.", [["RW2001", "{Y}"]]],
    ["Add {R.", [["RW2002", "{"]]],
    ["Add R}.", [["RW2003", "}"]]],
    ["Flying (It flies.", [["RW2002", "("]]],
    ['Gains "flying.', [["RW2006", '"']]],
    ["Draw\u200b a card.", [["RW2007", "\u200b"]]],
    ["Draw a card`", [["RW2004", "`"]]],
    ["Add <Z>.", [["RW2001", "<Z>"]]],
    ["{T}: Add {W/P} or <2/W>. (“It’s” fine – “really”.)", []],
    ["Jötunn deals 1 damage — “Æther”.", []],
  ])("checks %j", (text, expected) => {
    expect(check(text)).toEqual(expected);
  });
  it("is linear in the worst case", () => {
    const begin = performance.now();
    checkCharacters("{(".repeat(200_000));
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});

it("every message ends as a sentence and speaks without jargon", () => {
  for (const [code, entry] of Object.entries(messages)) {
    const words = Array.from({ length: entry.message.length }, (_, index) => `w${index}`);
    const text = (entry.message as (...all: readonly string[]) => string)(...words);
    expect(text, code).toMatch(/[.?'\]]$/);
    expect(text, code).not.toMatch(/\b(?:token stream|parser|AST|undefined|lexer)\b/);
  }
});
