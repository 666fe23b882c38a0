import { describe, expect, expectTypeOf, it } from "vitest";
import { Engine } from "../../grammar/engine/engine.ts";
import { compileGrammar } from "../../grammar/engine/unpacked.ts";
import { Printer } from "../../grammar/engine/printer.ts";
import { type Category, family, type Located, type NodeOf } from "../../grammar/engine/template.ts";

/** Reads and prints with a little grammar whose first category is `whole`. */
const machine = (definitions: Readonly<Record<string, Category>>) => {
  const grammar = compileGrammar(definitions);
  const engine = new Engine(grammar);
  const printer = new Printer(grammar);
  const read = (text: string): Located & Readonly<Record<string, unknown>> => {
    const words = text.match(/non-|[\w'/-]+|[^\s\w]/g) ?? [];
    let start = 0;
    const tokens = words.map((image) => {
      const at = text.indexOf(image, start);
      start = at + image.length;
      return { image, start: at, end: start };
    });
    const lexemes = words.map((word) => engine.lexeme([word]));
    const tree = engine.read(grammar.byName.get("whole")!.index, { tokens, lexemes, base: 0 });
    if ("stopped" in tree) throw new Error(`not read at ${words[tree.stopped]}`);
    expect(tree.ambiguities).toEqual([]);
    return tree.node as never;
  };
  const context = { names: [], notation: "braces" } as const;
  return {
    read,
    said: (text: string) => {
      const { span: _, ...fields } = read(text);
      return fields;
    },
    again: (text: string) => printer.print(read(text), "whole", { ...context, modern: false }),
    modern: (text: string) => printer.print(read(text), "whole", { ...context, modern: true }),
    print: (node: object) => printer.print(node as Located, "whole", { ...context, modern: true }),
  };
};

const whole = family({
  cant: "it can't be <what=sacrificed|copied>",
  does: "you <how=discard~|put~ into exile> (a|one) card",
  most: "the <which=greatest|highest=greatest|least|lowest=least> (power|strength)",
  lasts: "it attacks <when?=this turn|this combat>",
  both: "<one=a|b> <two=c|d>",
  held: ["<who=it|they> control~", "controlled by <who=it=it|them=they>"],
  renamed: ["<zone=exile|hand> it", "remove it <zone=from the game=exile>"],
  agrees: "<who=it|they> loses <who=its=it|their=they> name",
  article: "(a|an) <noun=artifact|one-drop|card|8/8|use>",
  capital: "(a|an) ^food",
  articleNon: "(a|an) (non|non-) orc",
  always: "the non- elf",
  non: "(non|non-) <word=^elf|goblin>",
});
const language = machine({ whole });

describe("a named choice", () => {
  it("is a field of the node with the words chosen, and printed back", () => {
    expect(language.said("it can't be copied")).toEqual({ kind: "cant", what: "copied" });
    expect(language.again("it can't be copied")).toBe("it can't be copied");
    expect(language.modern("it can't be copied")).toBe("it can't be copied");
  });

  it("holds the base form of a verb, whichever form was used", () => {
    expect(language.said("you put into exile a card")).toEqual({ kind: "does", how: "put into exile" });
    expect(language.said("you discards one card")).toEqual({
      kind: "does",
      how: "discard",
      form: "s",
      variant: 1,
    });
    expect(language.again("you discards one card")).toBe("you discards one card");
    expect(language.modern("you discards one card")).toBe("you discards a card");
  });

  it("has other words for a value, printed in today's ones", () => {
    expect(language.said("the lowest strength")).toEqual({ kind: "most", which: "least", variant: 3 });
    expect(language.again("the lowest strength")).toBe("the lowest strength");
    expect(language.modern("the lowest strength")).toBe("the least power");
    expect(language.modern("the highest power")).toBe("the greatest power");
  });

  it("may be left out, and the field with it", () => {
    expect(language.said("it attacks")).toEqual({ kind: "lasts" });
    expect(language.said("it attacks this combat")).toEqual({ kind: "lasts", when: "this combat" });
    for (const text of ["it attacks", "it attacks this combat"]) {
      expect(language.again(text)).toBe(text);
      expect(language.modern(text)).toBe(text);
    }
  });

  it("stands beside others in a row", () => {
    expect(language.said("b c")).toEqual({ kind: "both", one: "b", two: "c" });
    expect(language.modern("b d")).toBe("b d");
  });

  it("agrees with itself where its field is chosen twice", () => {
    expect(language.said("they loses their name")).toEqual({ kind: "agrees", who: "they" });
    expect(language.modern("it loses its name")).toBe("it loses its name");
    expect(() => language.read("it loses their name")).toThrow("not read at their");
  });

  it("has the same values in older templates of its row", () => {
    expect(language.said("remove it from the game")).toEqual({ kind: "renamed", zone: "exile", variant: 1 });
    expect(language.again("remove it from the game")).toBe("remove it from the game");
    expect(language.modern("remove it from the game")).toBe("exile it");
  });

  it("prints a node that was made, not read, by its fields alone", () => {
    expect(language.print({ kind: "most", which: "least" })).toBe("the least power");
    expect(() => language.print({ kind: "most", which: "middle" })).toThrow("says what the node says");
  });

  it("has the type of its options", () => {
    type Node<K> = Extract<NodeOf<typeof whole, Record<never, never>>, { kind: K }>;
    expectTypeOf<Node<"cant">["what"]>().toEqualTypeOf<"sacrificed" | "copied">();
    expectTypeOf<Node<"does">["how"]>().toEqualTypeOf<"discard" | "put into exile">();
    expectTypeOf<Node<"most">["which"]>().toEqualTypeOf<"greatest" | "least">();
    expectTypeOf<Node<"lasts">["when"]>().toEqualTypeOf<"this turn" | "this combat" | undefined>();
    expectTypeOf<Node<"both">["two"]>().toEqualTypeOf<"c" | "d">();
  });

  it.each([
    [{ wrong: "<what=a|b> or <what=a|c>" }, "do not agree"],
    [{ wrong: "<kind=a|b>" }, "is taken"],
    [{ wrong: "now [<when?=a|b> then]" }, "brackets"],
    [{ wrong: "(<what=a|b>|c)" }, "differ in their choices"],
    [{ wrong: ["<what=a|b> x", "<what=a|c> y"] }, "differ in their choices"],
  ] as const)("is refused in %j", (rows, message) => {
    expect(() => compileGrammar({ whole: family(rows) })).toThrow(message);
  });
  it("keeps the words that have no verb where the ones of today have one, whose form nobody told", () => {
    expect(language.modern("it controls")).toBe("it controls");
    expect(language.modern("they control")).toBe("they control");
    expect(language.modern("controlled by it")).toBe("controlled by it");
  });
});

describe("modern print", () => {
  it.each([
    ["a artifact", "an artifact"],
    ["an card", "a card"],
    ["an one-drop", "a one-drop"],
    ["a 8/8", "an 8/8"],
    ["an use", "a use"],
    ["non elf", "non-Elf"],
    ["non- goblin", "nongoblin"],
    ["an non- orc", "a nonorc"],
    ["an food", "a Food"],
    ["the non- elf", "the non-elf"],
  ])("computes the form of %s", (text, wanted) => {
    expect(language.modern(text)).toBe(wanted);
  });
});
