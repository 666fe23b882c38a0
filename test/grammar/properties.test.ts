import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lex } from "../../grammar/lexer.ts";
import { parseTokens, printNode } from "../../grammar/parse.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { sentenceOf, tokensOf } from "./sentences.ts";

const own = { name: "Brindle Fox", shortNames: [] };
const context = { names: ["Brindle Fox"], modern: false, notation: "braces" } as const;
/** What two prints of a sentence must share; a plural and a name that end in s have genitives of their own. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/s's\b/g, "s")
    .replace(/[^a-z0-9{}+/-]/g, "");

describe("the lexer", () => {
  it("reads any text into tokens in order, without overlap", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        let end = 0;
        for (const paragraph of lex(text, own).paragraphs)
          for (const token of paragraph.tokens) {
            expect(token.start).toBeGreaterThanOrEqual(end);
            expect(token.end).toBeGreaterThanOrEqual(token.start);
            expect(token.end).toBeLessThanOrEqual(text.length);
            end = token.end;
          }
      }),
    );
  });

  it("leaves no letter out", () => {
    const words = fc.array(
      fc.constantFrom("target", "creature", "Goblin", "{R}", "+1/+1", "nonland", "owner's", ",", "."),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(" ");
        const read = lex(text, own).paragraphs.flatMap((paragraph) =>
          paragraph.tokens.map((token) => token.image),
        );
        expect(read.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });
});

describe.each([
  "objects",
  "player",
  "quantity",
  "condition",
  "duration",
  "cost",
  "trigger",
  "playerVerb",
  "objectPredicate",
] as const)("a %s that the language can print", (category) => {
  it("is read, and printed as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(997), { minLength: 12, maxLength: 12 }), (choices) => {
        const text = sentenceOf(category, choices);
        // Nobody writes "it's controller": the pronouns have genitives of their own.
        fc.pre(!/\b(?:it|them|they|you|one|those|both|itself|rest|other)'s?(?!\w)/.test(text));
        // A quotation that ends with a full stop brings one of no width for the sentence around it, which is not here.
        const tokens = tokensOf(text, own).filter((token) => token.end > token.start);
        const reading = parseTokens(tokens, category);
        if (!("node" in reading)) throw new Error(`not read at ${text.slice(reading.start)}: ${text}`);
        expect(letters(printNode(reading.node, category, context))).toBe(letters(text));
      }),
      { numRuns: 300, seed: 2004 },
    );
  });
});

describe("compileCard", () => {
  const compile = (text: string) =>
    compileCard({
      name: "Brindle Fox",
      layout: "normal",
      faces: [
        {
          name: "Brindle Fox",
          manaCost: "{G}",
          typeLine: "Creature — Fox",
          text,
          power: "1",
          toughness: "1",
          offset: 0,
        },
      ],
    });

  it("never throws, and says where", () => {
    const words = fc.constantFrom(
      "target",
      "creature",
      "deals",
      "2",
      "damage",
      "to",
      "it",
      ".",
      ",",
      ":",
      '"',
      "(",
      "{T}",
      "{",
      "X",
      "\n",
      "•",
      "—",
      "you",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.array(words).map((parts) => parts.join(" ")),
        ),
        (text) => {
          const { status, diagnostics } = compile(text);
          if (status === "failed") expect(diagnostics.length).toBeGreaterThan(0);
          for (const { code, start, end } of diagnostics) {
            expect(code).not.toBe("RW9001");
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });
});
