import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { sureEdits, withEdits } from "../../src/compiler/diagnostics/fixes.ts";
import { readText } from "../../src/compiler/read/read.ts";
import { andThen, before, type PlacedEdit } from "../../src/compiler/repair/edits.ts";
import { withFixes } from "../../src/compiler/repair/repair.ts";
import type { Diagnostic } from "../../src/compiler/types.ts";

/** A text compiled with fixes: what is wrong with it. */
const wrongWith = (text: string): readonly Diagnostic[] => {
  const file = readText(text, "set.cards");
  const cards = createCompiler(file.vocabulary).compileFile(file, { fixes: 100 });
  return [...file.diagnostics, ...cards.flatMap(({ result }) => result.diagnostics)];
};
const withSure = (text: string): string => withEdits(text, sureEdits(wrongWith(text)));
const withAll = (text: string): string =>
  withEdits(
    text,
    wrongWith(text).flatMap(({ fixes }) => fixes?.[0]?.edits ?? []),
  );
const card = (text: string, types = "Creature — Elf"): string =>
  `Reed Piper {1}{G}\n${types}\n${text}\n${types.startsWith("Creature") ? "2/2\n" : ""}`;

const blocks = (name: string): readonly string[] =>
  readFileSync(new URL(name, import.meta.url), "utf8").split("----\n");

/** Cards as people post them, written before anyone looked how they are read, and what should become of each. */
const sets = [
  {
    name: "first",
    count: 60,
    whole: 20,
    asked: ["Hunger Imp", "Trapmaker", "Chain Breaker", "Wandering Ghostlight"],
  },
  { name: "later", count: 40, whole: 2, asked: ["Cave Drake", "Gloom Tide", "Mind Worm"] },
  { name: "forum", count: 60, whole: 38, asked: [] },
  {
    name: "board",
    count: 60,
    whole: 1,
    asked: [
      "Glimmerfen Adept",
      "Ashen Vow",
      "Emberheart Wyrm",
      "Mindspire Sphinx",
      "Goblin Demolitionist",
      "Sparkmage Initiate",
      "Throne of Whispers",
      "Hunter's Instinct",
    ],
  },
];

describe.each(sets)("cards as people post them ($name)", ({ name: set, count, whole, asked }) => {
  const mended = blocks(`mended-${set}.txt`);
  const posted = blocks(`posted-${set}.txt`).map((text, index) => ({
    name: text.split("\n")[0] ?? "",
    text,
    wanted: mended[index] ?? "",
  }));
  const sure = new Set<string>();
  let understood = 0;
  it.each(posted)("$name compiles, or its messages lead there in one step", ({ text, wanted }) => {
    const found = wrongWith(text);
    if (found.length === 0) understood++;
    else if (withEdits(text, sureEdits(found)) === wanted) sure.add(text);
    const told = found.some(({ code }) => code === "RW1014") ? wanted : withAll(text);
    expect(told).toBe(wanted);
    expect(wrongWith(wanted)).toEqual([]);
  });
  it("are mended without asking but for a few", () => {
    expect([posted.length, understood, sure.size]).toEqual([count, whole, count - whole - asked.length]);
    const others = posted.filter(({ text }) => !sure.has(text));
    for (const name of asked) expect(others.some((each) => each.name.startsWith(name))).toBe(true);
  });
});

describe("fixes", () => {
  it("are told for each slip of a line", () => {
    const found = wrongWith(card("When Reed Piper ETB you may draw a crad."));
    expect(found.map(({ fixes }) => fixes?.[0]?.title)).toEqual([
      "Change 'ETB you' to 'enters, you'",
      "Change 'crad' to 'card'",
    ]);
  });
  it("ask where a word of the rules may be right, and where something is declared", () => {
    const declared = wrongWith(card("Put a gloom counter on target creature.", "Instant"));
    expect(declared).toMatchObject([
      { code: "RW3003", card: "Reed Piper", fixes: [{ title: "Declare it: counter gloom" }] },
    ]);
    expect(declared[0]?.fixes?.[0]?.sure).toBeUndefined();
    const known = wrongWith(card("Put a siege counter on target creature.", "Instant"));
    expect(known[0]?.fixes?.[0]?.title).toBe("Declare it: counter siege");
    const type = wrongWith(card("Create a 1/1 green Zlorp creature token.", "Instant"));
    expect(type[0]?.fixes?.[0]?.title).toBe("Declare it: type creature: Zlorp");
    expect(wrongWith(withAll(card("Create a 1/1 green Zlorp creature token.", "Instant")))).toEqual([]);
  });
  it("ask before they say in what order clauses follow each other", () => {
    const found = wrongWith(card("Exile target creature, draw a card.", "Instant"));
    expect(found.map(({ fixes }) => fixes?.map(({ title, sure }) => [title, sure]))).toEqual([
      [["Change 'creature, draw' to 'creature, then draw'", undefined]],
    ]);
    expect(withSure(card("When Reed Piper enters you may draw a card."))).toContain("enters, you");
  });
  it("know where a clause begins, and ask where it may begin before or behind a pronoun", () => {
    expect(withSure(card("When Reed Piper attacks you may draw a card."))).toContain("attacks, you may");
    const text = card("Whenever a creature attacks you draw a card.");
    expect(withSure(text)).toBe(text);
    expect(wrongWith(text)[0]?.fixes).toHaveLength(1);
  });
  it("are told as far as they are known, whatever follows", () => {
    const found = wrongWith(card("ETB draw a card. Frobnicate the sprockets."));
    expect(found.map(({ fixes, start }) => [fixes?.[0]?.title, start])).toEqual([
      ["Change 'ETB draw' to 'When Reed Piper enters, draw'", 33],
      [undefined, 50],
    ]);
  });
  it("are only told where the text is understood with them", () => {
    const [found] = wrongWith(card("Frobnicate the sprockets till they squeak.", "Instant"));
    expect(found?.fixes).toBeUndefined();
  });
  it("do not take an Aura for what it enchants", () => {
    const found = wrongWith(card("Enchant creature\nGets +2/+2.", "Enchantment — Aura"));
    expect(found.some(({ fixes }) => fixes?.some(({ sure }) => sure === true))).toBe(false);
  });
  it("know a mana cost without braces from a name", () => {
    expect(withSure("Fen Bear 1G\nCreature — Bear\n2/2\n")).toBe("Fen Bear {1}{G}\nCreature — Bear\n2/2\n");
    expect(withSure("Fen Bear XRR\nSorcery\nDraw a card.\n")).toContain("Fen Bear {X}{R}{R}");
    expect(wrongWith("Plan B {1}{U}\nSorcery\nDraw a card.\n")).toEqual([]);
    expect(wrongWith("Plan B\nSorcery\nDraw a card.\n").map(({ code }) => code)).toEqual(["RW1046"]);
    expect(withSure("Plan B\nSorcery\nDraw a card.\n")).toContain("Plan B\n");
    expect(wrongWith("Camp 12\nLand\n{T}: Add {C}.\n")).toEqual([]);
  });
  it("know the last line of a card however it is written", () => {
    const last = (types: string, stats: string): string | undefined =>
      withSure(`Fen Bear {1}{G}\n${types}\n${stats}\n`).trim().split("\n").at(-1);
    for (const stats of ["(2/2)", "[2/2]", "P/T: 2/2", "2\\2"])
      expect(last("Creature — Bear", stats)).toBe("2/2");
    for (const stats of ["3", "(3)", "loyalty 3", "Starting loyalty: 3"])
      expect(last("Planeswalker — Bear", stats)).toBe("Loyalty: 3");
    expect(last("Battle — Siege", "5")).toBe("Defense: 5");
    expect(last("Artifact", "3")).toBe("3");
  });
  it("take no letter for another one, and no line for the one before", () => {
    expect(withSure(card("B: Reed Piper gets +1/+1 until EOT."))).toContain("\n{B}: Reed Piper");
    const modes = "Choose one —\n- You gain 4 life\n- Draw a card";
    expect(withSure(card(modes, "Sorcery"))).toContain("—\n• You gain 4 life.\n• Draw a card.");
  });
  it("ask whether a number before a cost without one is a part of it", () => {
    const text = "Fen Bear 2 {G}{G}\nCreature — Bear\n2/2\n";
    expect(wrongWith(text).map(({ code }) => code)).toEqual(["RW1046"]);
    expect(withAll(text)).toBe("Fen Bear {2} {G}{G}\nCreature — Bear\n2/2\n");
    expect(wrongWith(withAll(text))).toEqual([]);
    expect(wrongWith("Outpost 3 {4}{G}\nArtifact\n{T}: Add {C}.\n")).toEqual([]);
  });
  it.each([
    ["Summon Soldier", "Creature — Soldier", "1/1"],
    ["Summon Legend", "Legendary Creature", "1/1"],
    ["Interrupt", "Instant", "Draw a card."],
    ["Enchant Creature", "Enchantment — Aura\nEnchant creature", "Enchanted creature has flying."],
  ])("read the older type line '%s' as what it is now", (older, now, rest) => {
    const text = `Reed Piper {1}{G}\n${older}\n${rest}\n`;
    expect(wrongWith(text).map(({ code }) => code)).toContain("RW1045");
    expect(withSure(text)).toBe(text.replace(older, now));
    expect(wrongWith(withSure(text))).toEqual([]);
  });
  it.each([
    ["ETB: draw a card.", "When Reed Piper enters, draw a card."],
    ["Dies: each opponent loses 2 life.", "When Reed Piper dies, each opponent loses 2 life."],
    ["Upkeep: gain 1 life.", "At the beginning of your upkeep, you gain 1 life."],
    [
      "Whenever you gain life put a +1/+1 counter on reed piper.",
      "Whenever you gain life, put a +1/+1 counter on Reed Piper.",
    ],
  ])("make a sentence of '%s'", (posted, wanted) => {
    expect(withSure(card(posted))).toBe(card(wanted));
  });
  it("know a sentence without its period from a keyword without its cost", () => {
    expect(withSure(card("Counter target spell", "Instant"))).toBe(card("Counter target spell.", "Instant"));
    expect(wrongWith(card("Kicker")).map(({ code }) => code)).toEqual(["RW3005"]);
  });
  it("count their places in the file, across comments and Windows line ends", () => {
    const text = "Reed Piper {1}{G}\r\nInstant\r\n# why\r\nDraw two cards\r\n# and\r\nYou gain 2 lief.\r\n";
    expect(withSure(text)).toBe(text.replace("cards", "cards.").replace("lief", "life"));
  });
  it("are looked for no longer where so much is wrong that it is no card", () => {
    const compiler = createCompiler();
    const text = "Draw a crad.\n".repeat(300).trim();
    const { source } = readText(card(text), "set.cards").cards[0]!;
    let lines = 0;
    withFixes(source, compiler.compileCard(source), (trial, options) => {
      lines += trial.faces[0].text.split("\n").length;
      return compiler.compileCard(trial, options);
    });
    expect(lines).toBeLessThan(10_000);
  });
});

describe("edits in steps", () => {
  it("are edits of the first text, joined where they touch", () => {
    let edits: readonly PlacedEdit[] = [];
    let now = "abcdef";
    const step = (start: number, end: number, text: string, number: number): void => {
      edits = andThen(edits, now, { span: { start, end }, text }, number);
      now = withEdits(now, [{ span: { start, end }, text }]);
    };
    step(4, 5, "XY", 0);
    step(1, 2, "", 1);
    step(4, 5, "Z", 2);
    expect(now).toBe("acdXZf");
    expect(withEdits("abcdef", edits)).toBe(now);
    expect(edits.map((each) => each.step)).toEqual([1, 0]);
    expect([before(edits, 1), before(edits, 5)]).toEqual([1, 5]);
  });
});
