import { describe, expect, it } from "vitest";
import { syntaxDiagnostic } from "../../src/compiler/diagnostics/syntax.ts";
import { wordingDiagnostic } from "../../src/compiler/diagnostics/wording.ts";

describe("syntax messages", () => {
  const at = (text: string, word: string, expected: readonly string[]) => {
    const start = word === "" ? text.length : text.indexOf(word);
    const {
      code,
      suggestion,
      start: from,
      message,
    } = syntaxDiagnostic(text, { start, end: start + word.length, expected }, 100);
    expect(from).toBe(100 + start);
    return [code, suggestion, message];
  };
  it.each([
    ["Draw a crad.", "crad", ["card", "<cardType>"], "RW3003", "card"],
    ["Destory target creature.", "Destory", ["destroy"], "RW3003", "Destroy"],
    ["Flyng", "Flyng", ["<keyword>"], "RW3003", "Flying"],
    ["Draw two creature.", "creature", ["creatures"], "RW3001", "creatures"],
    ["Draw a card", "", [".", ","], "RW3004", undefined],
    ["When this enters,", "", ["draw"], "RW3002", undefined],
    ["Kicker", "", ["<mana>", "—"], "RW3005", undefined],
    ["Bushido", "", ["<integer>"], "RW3008", undefined],
    ["Destroy target.", ".", ["<cardType>"], "RW3009", undefined],
    ["Flying 2", "2", [",", ";"], "RW3001", undefined],
  ])("%s", (text, word, expected, code, suggestion) => {
    expect(at(text, word, expected).slice(0, 2)).toEqual([code, suggestion]);
  });
});

describe("wording messages", () => {
  it.each([
    ["Draw two card.", "Draw two cards.", "RW3006", "card", "cards"],
    ["You draws a card.", "You draw a card.", "RW3006", "draws", "draw"],
    ["Add <R>, then {w/u} – “yes”.", 'Add {R}, then {W/U} — "yes".', undefined, "", undefined],
    ["Draw a card.Scry 1.", "Draw a card. Scry 1.", "RW3014", "Scry", undefined],
    ["Draw a card .", "Draw a card.", "RW3015", " .", undefined],
    ["Draw card.", "Draw a card.", "RW3010", "", undefined],
    ["Draw very a card.", "Draw a card.", "RW3011", "very", undefined],
  ])("%s", (source, printed, code, words, suggestion) => {
    const found = wordingDiagnostic(source, printed, 10);
    expect(found?.code).toBe(code);
    if (found === undefined) return;
    expect(source.slice(found.start - 10, found.end - 10)).toBe(words);
    expect(found.suggestion).toBe(suggestion);
  });
});
