import { describe, expect, it } from "vitest";
import { Engine } from "../../grammar/engine/engine.ts";
import { compileGrammar } from "../../grammar/engine/unpacked.ts";
import { Printer } from "../../grammar/engine/printer.ts";
import { family, series } from "../../grammar/engine/template.ts";
import { inflect, thirdPerson, verbForms } from "../../grammar/lexicon/verbs.ts";

describe("a verb", () => {
  it.each([
    ["attack", "attacks", "attack", "attacked", "attacked", "attacking"],
    ["sacrifice", "sacrifices", "sacrifice", "sacrificed", "sacrificed", "sacrificing"],
    ["search", "searches", "search", "searched", "searched", "searching"],
    ["scry", "scries", "scry", "scried", "scried", "scrying"],
    ["play", "plays", "play", "played", "played", "playing"],
    ["tap", "taps", "tap", "tapped", "tapped", "tapping"],
    ["crew", "crews", "crew", "crewed", "crewed", "crewing"],
    ["die", "dies", "die", "died", "died", "dying"],
    ["draw", "draws", "draw", "drew", "drawn", "drawing"],
    ["cast", "casts", "cast", "cast", "cast", "casting"],
    ["become", "becomes", "become", "became", "become", "becoming"],
    ["commit", "commits", "commit", "committed", "committed", "committing"],
    ["discover", "discovers", "discover", "discovered", "discovered", "discovering"],
  ])("%s has its forms", (base, third, ...forms) => {
    expect(thirdPerson(base)).toBe(third);
    expect(verbForms.map((form) => inflect(base, form)?.[0])).toEqual([
      base,
      base,
      undefined,
      ...forms.slice(1),
    ]);
  });

  it("to be tells one from many in the past, too", () => {
    expect(inflect("are", "base")).toEqual(["be"]);
    expect(inflect("are", "plain")).toBeUndefined();
    expect(inflect("are", "reduced")).toEqual([""]);
    expect(inflect("are", "past")).toEqual(["were", "was"]);
    expect(inflect("are", "participle")).toEqual(["been"]);
  });

  it("has no form that English does not have", () => {
    expect(inflect("don't", "participle")).toBeUndefined();
    expect(inflect("don't", "past")).toEqual(["didn't"]);
  });
});

describe("a hole that asks for a form of the verb", () => {
  const grammar = compileGrammar({
    question: family({
      past: "if it <does:doings.past>",
      perfect: "if it has <does:doings.participle>",
      would: "if it would <does:doings.base>",
      now: "when it <does:doings>",
      reduced: "each one <does:doings.reduced>",
    }),
    doings: series("doing", "or"),
    doing: family({ attacks: "attack~", dies: "(die~|are~ destroyed)", lacks: "don't~ attack" }, ["other"]),
    other: family({ isDealt: "are~ dealt damage <combat?=in combat>" }),
  });
  const printer = new Printer(grammar);
  const read = (text: string) => {
    const words = text.split(" ");
    let at = 0;
    const written = words.map((image) => {
      const token = { image, start: at, end: at + image.length };
      at += image.length + 1;
      return token;
    });
    const engine = new Engine(grammar);
    const lexemes = words.map((word) => engine.lexeme([word]));
    const category = grammar.byName.get("question")!.index;
    const tree = engine.read(category, { tokens: written, lexemes, base: 0 });
    if ("stopped" in tree) return undefined;
    expect(tree.ambiguities).toEqual([]);
    return tree.node;
  };
  const context = { names: [], modern: false, notation: "braces" } as const;

  it.each([
    ["when it attacks", "now", "attacks"],
    ["if it attacked", "past", "attacks"],
    ["if it has attacked", "perfect", "attacks"],
    ["if it would attack", "would", "attacks"],
    ["if it died", "past", "dies"],
    ["if it was destroyed", "past", "dies"],
    ["if it has been destroyed", "perfect", "dies"],
    ["if it would be dealt damage", "would", "isDealt"],
    ["if it was dealt damage in combat", "past", "isDealt"],
    ["if it didn't attack", "past", "lacks"],
    ["each one destroyed", "reduced", "dies"],
    ["each one dealt damage in combat", "reduced", "isDealt"],
  ])("reads and prints “%s”", (text, kind, does) => {
    const node = read(text);
    expect(node).toMatchObject({ kind, does: { kind: does } });
    expect(printer.print(node!, "question", context)).toBe(text);
  });

  it("reads several verbs, all of them in that form", () => {
    const node = read("if it attacked or was dealt damage");
    expect(node).toMatchObject({ does: { items: [{ kind: "attacks" }, { kind: "isDealt", form: "s" }] } });
    expect(printer.print(node!, "question", context)).toBe("if it attacked or was dealt damage");
    expect(read("if it attacked or is dealt damage")).toBeUndefined();
  });

  it.each([
    "each one died",
    "if it attacks",
    "if it would attacked",
    "if it has attack",
    "when it attacked",
    "if it has don't attack",
  ])("does not read “%s”", (text) => {
    expect(read(text)).toBeUndefined();
  });
});
