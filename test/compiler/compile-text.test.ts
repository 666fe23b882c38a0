import { describe, expect, it } from "vitest";
import { sameCards } from "../../src/compiler/build/set-checks.ts";
import { compile, compileFile, createCompiler, readText } from "../../src/compiler/index.ts";

describe("compileFile of a text", () => {
  const set =
    "[Small Set, SML]\n\nkeyword Skirmish N\n  Whenever this creature attacks, it deals N damage to defending player.\n\n";

  it("gives cards, declared keywords and all diagnostics with their places", () => {
    const text = `${set}Ember Fox {R}\nCreature — Fox\nSkirmish 2\n1/1\n\nBroken Fox {R}\nCreature — Fox\nDraw a crad.\n1/1\n`;
    const { cards, keywords, vocabulary, diagnostics } = compileFile(text, {
      file: "small.cards",
      brief: true,
    });
    expect(cards.map(({ name, status }) => [name, status])).toEqual([
      ["Ember Fox", "compiled"],
      ["Broken Fox", "failed"],
    ]);
    expect(keywords).toHaveLength(1);
    expect(vocabulary.keywords).toHaveLength(1);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const found of diagnostics) {
      expect(found).toMatchObject({ file: "small.cards", line: 13, counts: "in the file" });
      expect(text.slice(found.start, found.end)).not.toBe("");
    }
  });

  it("says what to pass where it is no text", () => {
    for (const other of [{ name: "Ember Fox", type_line: "Creature" }, 5, [{}], null])
      expect(() => compile(other as never)).toThrow(/compile takes a text, or a CardSource/);
  });

  it("compiles one card again with the words of its set", () => {
    const compiler = createCompiler(compileFile(set).vocabulary);
    const alone = "Ember Fox {R}\nCreature — Fox\nSkirmish 3\n1/1\n";
    expect(compileFile(alone, { compiler }).cards[0]?.status).toBe("compiled");
    expect(compileFile(alone).cards[0]?.status).toBe("failed");
  });

  it.each([
    ["a broken line of JSON", '{"name": "Fox"\n', "fox.jsonl"],
    ["a header that is none", "[\n\nEmber Fox {R}\nCreature — Fox\n1/1\n", "fox.cards"],
    ["a keyword that means nothing", "keyword Skirmish N\n  Whenever foo bar.\n", "fox.cards"],
  ])("tells of %s", (_, text, file) => {
    const { diagnostics } = compileFile(text, { file });
    expect(diagnostics[0]).toMatchObject({ severity: "error", file, counts: "in the file" });
    expect(diagnostics[0]!.line).toBeGreaterThan(0);
  });
});

describe("a card with a fault in its printed fields", () => {
  const codesOf = (text: string): readonly string[] => compileFile(text).diagnostics.map(({ code }) => code);
  it("is told of the faults in its text as well", () => {
    expect(codesOf("Fox {R}{Z\nCreature — Fox\nThis creature can't blocck.\n2/1")).toEqual([
      "RW1012",
      "RW3003",
    ]);
    const [card] = compileFile("Fox {R}\nCreature — Fox\n2/2\nHastte\n2/2").cards;
    expect(card?.diagnostics.map(({ code }) => code)).toEqual(["RW1020", "RW3003"]);
    expect(card?.card).toBeUndefined();
  });
});

describe("two cards of one name in two files", () => {
  const file = (text: string, name: string) => readText(text, name);
  const fox = "Ember Fox {R}\nCreature — Fox\nHaste\n2/1\n";
  it("are told with both places where they say different things", () => {
    const found = sameCards([
      file(fox, "a.cards"),
      file(`Bog\nLand\n\n${fox.replace("2/1", "3/1")}`, "b.cards"),
    ]);
    expect(found.map(({ found: { code, line, column } }) => [code, line, column])).toEqual([
      ["RW5011", 4, 1],
    ]);
    expect(found[0]?.found.message).toContain("a.cards:1:1 and b.cards:4:1");
  });
  it("are one card that is printed again where they say the same", () => {
    const again = fox.replace("Haste", "Haste (It can attack.)");
    expect(sameCards([file(fox, "a.cards"), file(again, "b.cards")])).toEqual([]);
  });
});
