import { XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import type { CardSource } from "../../src/compiler/types.ts";
import {
  frameHtml,
  frameStyle,
  pageHtml,
  problemsOf,
  readFileBytes,
  symbolDrawings,
  symbolSvg,
} from "../../src/exchange/index.ts";
import { bytes, ownCards } from "./own-cards.ts";

const compiled = (text: string, file = "x.cards") => {
  const read = readFileBytes(bytes(text), file);
  return { file: read, cards: createCompiler(read.vocabulary).compileFile(read, { fixes: 100 }) };
};
/** The words of a page, without its markup. */
const wordsOf = (html: string): string => html.replace(/<svg[^]*?<\/svg>/g, "").replace(/<[^>]*>/g, "");

describe("a frame", () => {
  it("of each of our cards is well-formed and has all its words", () => {
    for (const card of ownCards) {
      const html = frameHtml(card, { id: "c1" });
      expect(XMLValidator.validate(html)).toBe(true);
      const words = wordsOf(html)
        .replace(/&[#\w]+;/g, "")
        .replace(/\s+/g, "");
      for (const { name } of card.faces) expect(words).toContain(name.replace(/['"&\s]/g, ""));
    }
  });
  it("says symbols in words, and refers to drawings that are there", () => {
    expect(symbolSvg("W")).toContain('aria-label="white mana"');
    expect(symbolSvg("2/U")).toContain('aria-label="2 or blue mana"');
    expect(symbolSvg("G/P")).toContain('aria-label="green or 2 life mana"');
    expect(symbolSvg("T")).toContain('aria-label="tap"');
    const ids = new Set([...symbolDrawings().matchAll(/id="([^"]*)"/g)].map(([, id]) => id));
    for (const symbol of ["W", "U", "B", "R", "G", "C", "S", "T", "Q", "E", "W/U", "B/P"])
      for (const [, id] of symbolSvg(symbol).matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
  });
  it("shows reminder text in italics and loyalty costs in boxes", () => {
    const face = {
      name: "Orla",
      manaCost: "{W}",
      typeLine: "Planeswalker",
      text: "+1: Draw a card.\nFlying (High up.)",
      loyalty: "3",
      offset: 0,
    };
    const html = frameHtml({ name: "Orla", layout: "normal", faces: [face] }, { id: "c" });
    expect(html).toContain('<b class="rw-box">+1</b><span>Draw a card.</span>');
    expect(html).toContain("Flying <i>(High up.)</i>");
    expect(html).toContain('aria-label="loyalty 3"');
  });
  it("never lets a card write markup", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, typeLine, text) => {
        const hostile = (words: string): string => `${words}</p><script>"'`;
        const face = {
          name: hostile(name),
          manaCost: hostile(""),
          typeLine: hostile(typeLine),
          text: hostile(text),
          power: "<b>",
          toughness: "&",
          offset: 0,
        };
        const card: CardSource = {
          name: face.name,
          layout: "normal",
          faces: [face],
          attributes: { rarity: '"><i>', flavor: "<u>" },
        };
        expect(
          frameHtml(card, {
            id: "c",
            problems: [{ face: 0, field: "text", start: 1, end: 4, message: "<x>", severity: "error" }],
          }),
        ).not.toMatch(/<(?:script|x|u>|b>&)/);
      }),
    );
  });
});

describe("messages", () => {
  const marked = (text: string, file?: string): readonly string[] => {
    const set = compiled(text, file);
    return set.cards.flatMap((card) =>
      problemsOf(set.file, card).map(({ face, field, start, end }) => {
        const each = card.source.faces[face]!;
        return `${field}: ${(field === "stats" ? "" : each[field]).slice(start, end)}`;
      }),
    );
  };
  it("stand at their words, whatever stands around them", () => {
    expect(
      marked(
        "Ember Cat {1}{R}\nCreature — Cat\nHaste\n# why\nWhen this creature enters, draw two crads.\n2/1\n",
      ),
    ).toEqual(["text: crads"]);
    expect(marked("Old Bear {G}\r\nCreatre — Bear\r\nFlying\r\n2/2\r\n")).toEqual(["typeLine: Creatre"]);
    expect(
      marked("Good Bear {G}\nCreature — Bear\n2/2\n//\nBad Bear\nCreature — Bear\nFlyin\n2/2\n"),
    ).toEqual(["text: Flyin"]);
  });
  it("stand at the words of a card from another format", () => {
    expect(marked('name,type,text\nAsh,Instant,"Draw a card.\nDrow two cards."\n', "x.csv")).toEqual([
      "text: Drow",
    ]);
  });
  it("are told below the card with a way out", () => {
    const html = pageHtml([compiled("Ember Cat {1}{R}\nCreature — Cat\nFlyin\n2/1\n")]);
    expect(html).toContain('<mark class="rw-bad" aria-describedby="s1c1-m1">Flyin<sup');
    expect(html).toMatch(
      /<li id="s1c1-m1" class="rw-error">.*<em>Change &#39;Flyin&#39; to &#39;Flying&#39;\.<\/em>/,
    );
  });
});

describe("a page", () => {
  it("needs nothing from outside", () => {
    const html = pageHtml([compiled("[A & B, AB]\n\nBog\nLand\n{T}: Add {B}.\n")]);
    expect(html).toContain("<title>A &amp; B</title>");
    expect(html).toContain(frameStyle);
    expect(html).not.toMatch(/\b(?:src|href)="(?!#)|url\(|@import|https?:/);
  });
});
