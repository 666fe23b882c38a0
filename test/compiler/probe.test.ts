import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { readExceptions } from "../../src/compiler/probe/exceptions.ts";
import { probe, probeCard } from "../../src/compiler/probe/probe.ts";
import { insertIn, substituteIn } from "../../src/compiler/probe/substitution.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { readText } from "../../src/compiler/read/read.ts";
import type { CardSource, CompileCard } from "../../src/compiler/types.ts";
import { fakeCompile } from "./fake-compiler.ts";

const sources = (text: string): readonly CardSource[] =>
  readText(text, "x.cards").cards.map((card) => card.source);
const one = (text: string): CardSource => {
  const [source] = sources(`A {1}\nInstant\n${text}`);
  if (source === undefined) throw new Error("no card");
  return source;
};

describe("the deletion probe", () => {
  it("finds a word that is swallowed", () => {
    const { probes, swallowed } = probeCard(one("Destroy very target creature."), fakeCompile);
    expect(probes).toBeGreaterThan(4);
    expect(swallowed).toEqual([
      {
        card: "A",
        place: "destroy [very] target",
        change: "left out",
        paragraph: "Destroy very target creature.",
      },
    ]);
  });
  it("finds nothing where every word counts", () => {
    expect(probeCard(one("Destroy target creature.\nFlying"), fakeCompile).swallowed).toEqual([]);
  });
  it("asks nothing of cards that don't compile", () => {
    expect(probeCard(one("Scry 2."), fakeCompile)).toEqual({ probes: 0, swallowed: [] });
  });
  it("keeps exceptions apart, with their reasons", () => {
    const exceptions = readExceptions(
      "# why\n* [very] target | left out | it only stresses\nother | nothing\n",
    );
    const { swallowed } = probeCard(one("Destroy very target creature."), fakeCompile, exceptions);
    expect(swallowed.map((each) => each.exception)).toEqual(["it only stresses"]);
  });
  it("takes the same sample for the same seed", () => {
    const cards = sources(
      Array.from({ length: 50 }, (_, index) => `C${index}\nInstant\nDraw very a card.`).join("\n\n"),
    );
    const names = (seed: number) =>
      probe(cards, fakeCompile, { cards: 5, seed }).swallowed.map((each) => each.card);
    expect(names(1)).toHaveLength(5);
    expect(names(1)).toEqual(names(1));
    expect(names(1)).not.toEqual(names(2));
  });
});

describe("the substitution probe", () => {
  /** Reads the text with one thing put for another. */
  const reading =
    (change: (text: string) => string): CompileCard =>
    (source, options) => {
      const [first, ...others] = source.faces;
      return fakeCompile({ ...source, faces: [{ ...first, text: change(first.text) }, ...others] }, options);
    };
  it("finds a phrase that is taken for another", () => {
    const careless = reading((text) => text.replace("Discard", "Draw"));
    const { probes, swallowed } = substituteIn(one("Draw two cards.\nFlying"), careless);
    expect(probes).toBeGreaterThan(2);
    expect(swallowed).toEqual([
      { card: "A", place: "¶ [draw] two", change: "→ Discard", paragraph: "Draw two cards." },
    ]);
  });
  it("finds a change that reaches into another paragraph", () => {
    const leaking = reading((text) => (text.includes("Trample") ? text.replace("two", "three") : text));
    const { swallowed } = substituteIn(one("Draw two cards.\nFlying"), leaking);
    expect(swallowed.map(({ place, change }) => `${place} ${change}`)).toEqual([
      "cards [flying] ¶ elsewhere → Trample",
    ]);
  });
  it("finds nothing where every phrase counts", () => {
    const { probes, swallowed } = substituteIn(one("Draw two cards.\nFlying"), fakeCompile);
    expect([probes > 1, swallowed]).toEqual([true, []]);
  });
  it("keeps exceptions apart, with their reasons", () => {
    const careless = reading((text) => text.replace("Discard", "Draw"));
    const exceptions = readExceptions("* [draw] * | → Discard | for this test\n");
    expect(substituteIn(one("Draw two cards."), careless, exceptions).swallowed).toMatchObject([
      { exception: "for this test" },
    ]);
  });
});

describe("the insertion probe", () => {
  it("finds a noun of which more is said than is read", () => {
    const careless: CompileCard = (source, options) => {
      const [first, ...others] = source.faces;
      const text = first.text.replace("legendary creature", "creature");
      return fakeCompile({ ...source, faces: [{ ...first, text }, ...others] }, options);
    };
    const { swallowed } = insertIn(one("Destroy target creature."), careless);
    expect(swallowed.map(({ place, change }) => `${place} ${change}`)).toEqual([
      "target [creature] ¶ → legendary creature",
    ]);
  });
  it("finds none in a sample of our cards", () => {
    const folder = new URL("../../cards/", import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith(".cards"));
    const own = files.flatMap((name) => sources(readFileSync(new URL(name, folder), "utf8")));
    const exceptions = readExceptions(
      [
        "enchant [creature] card | an Aura loses its only enchant ability, said in full (702.5c)",
        "creature [card] in | an Aura loses its only enchant ability, said in full (702.5c)",
      ].join("\n"),
    );
    const { probes, swallowed } = probe(own, compileCard, { cards: 100, seed: 1, exceptions }, insertIn);
    expect(probes).toBeGreaterThan(100);
    expect(swallowed.filter(({ exception }) => exception === undefined)).toEqual([]);
  });
});

it("samples so many, in order", () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const chosen = sample(items, 30, random(7));
  expect(chosen).toHaveLength(30);
  expect([...chosen].sort((left, right) => left - right)).toEqual(chosen);
});
