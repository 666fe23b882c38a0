import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { readFileBytes, statsOf, statsSvg } from "../../src/exchange/index.ts";
import { bytes } from "./own-cards.ts";

const text = `Fen Otter {1}{G}
Creature — Otter
Reach (It can block creatures with flying.)
2/2
@rarity common

Reef Drake {2/U}{X}{U}
Artifact Creature — Drake
Flying, reach
2/2
@rarity mythic rare

Quick Study {6}{W}{B}
Instant
Draw two cards. You lose 2 life.
@rarity C

Bog
Land
{T}: Add {B}.

Broken
Land
Foo bar.
`;
const file = readFileBytes(bytes(text), "x.cards");
const stats = statsOf(createCompiler(file.vocabulary).compileFile(file));

describe("statistics", () => {
  it("count what a set consists of", () => {
    expect(stats).toMatchObject({
      cards: 5,
      compiled: 4,
      averageManaValue: 4.33,
      colors: [
        { name: "blue", cards: 1 },
        { name: "green", cards: 1 },
        { name: "multicolor", cards: 1 },
        { name: "land", cards: 2 },
      ],
      types: [
        { name: "creature", cards: 2 },
        { name: "land", cards: 2 },
        { name: "artifact", cards: 1 },
        { name: "instant", cards: 1 },
      ],
      rarities: [
        { name: "common", cards: 2 },
        { name: "mythic", cards: 1 },
        { name: "none", cards: 2 },
      ],
      keywords: [
        { name: "reach", cards: 2 },
        { name: "flying", cards: 1 },
      ],
    });
    expect(stats.curve.filter(({ cards }) => cards > 0)).toEqual([
      { name: "2", cards: 1, creatures: 1 },
      { name: "3", cards: 1, creatures: 1 },
      { name: "7+", cards: 1, creatures: 0 },
    ]);
  });
  it("count words without reminder text", () => {
    expect(stats.words).toMatchObject({ total: 1 + 2 + 7 + 3 + 2, median: 2 });
    expect(stats.words.longest[0]).toEqual({ name: "Quick Study", words: 7 });
    expect(stats.words.spread.reduce((sum, { cards }) => sum + cards, 0)).toBe(5);
  });
  it("make a picture that is well-formed", () => {
    const svg = statsSvg("A & B", stats);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain("A &amp; B");
  });
  it("of no cards are no numbers that are none", () => {
    expect(JSON.stringify(statsOf([]))).not.toContain("null");
    expect(statsSvg("Nothing", statsOf([]))).not.toContain("NaN");
  });
});
