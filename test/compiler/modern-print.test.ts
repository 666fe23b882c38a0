import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { cardFiles } from "../../src/compiler/build/files.ts";
import { type CardSource, createCompiler } from "../../src/compiler/index.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { joinedVocabulary } from "../../src/compiler/read/vocabulary.ts";
import { inModernWords, modernDifference } from "./modern.ts";

const file = (path: string | URL) => readBytes(readFileSync(path), path.toString());
const own = (await cardFiles([fileURLToPath(new URL("../../cards", import.meta.url))])).map(file);
const compiler = createCompiler(joinedVocabulary(own));

const sorceryWith = (text: string): CardSource => ({
  name: "Ember Ledger",
  layout: "normal",
  faces: [{ name: "Ember Ledger", manaCost: "{R}", typeLine: "Sorcery", text, offset: 0 }],
});
const modern = (text: string): string | undefined => inModernWords(sorceryWith(text))?.faces[0].text;

describe("printing in today's words", () => {
  it.each([
    "Target creature can't be copied.",
    "Roll a d20. You gain life equal to the result.",
    "Turn target creature face down.",
    "Target creature gets +1/-1 until end of turn. Its controller gains 1 life.",
    "Players can't gain life this turn.",
    "You gain life equal to the least power among creatures you control.",
    "Destroy all nonlegendary, non-Elf creatures.",
    "Put a +1/+1 counter on each creature with a counter on it.",
  ])("keeps what differs in meaning: %s", (text) => {
    expect(modern(text)).toBe(text);
  });

  it.each([
    ["Destroy all non-artifact creatures.", "Destroy all nonartifact creatures."],
    [
      "Destroy target creature with converted mana cost 3 or less.",
      "Destroy target creature with mana value 3 or less.",
    ],
    [
      "You gain life equal to the highest power among creatures you control.",
      "You gain life equal to the greatest power among creatures you control.",
    ],
  ])("says it in today's words: %s", (text, wanted) => {
    expect(modern(text)).toBe(wanted);
  });

  it("never changes what a card of our sets compiles to", { timeout: 60_000 }, () => {
    const found = own
      .flatMap(({ cards }) => cards)
      .map(({ source }) => modernDifference(source, compiler))
      .filter((each) => typeof each === "object");
    expect(found).toEqual([]);
  });

  const corpus = new URL("../../../shared/corpus/oracle.jsonl", import.meta.url);
  it.skipIf(!existsSync(corpus))(
    "never changes what a card of the corpus compiles to (every tenth card; test/bench/modern-print.mjs takes all)",
    { timeout: 120_000 },
    () => {
      const cards = file(corpus).cards.filter((_, place) => place % 10 === 4);
      const found = cards
        .map(({ source }) => modernDifference(source))
        .filter((each) => typeof each === "object");
      expect(found).toEqual([]);
      expect(cards.length).toBeGreaterThan(2_500);
    },
  );
});
