import { describe, expect, it } from "vitest";
import { readExceptions } from "../../src/compiler/probe/exceptions.ts";
import { probe, probeCard } from "../../src/compiler/probe/probe.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { readText } from "../../src/compiler/read/read.ts";
import type { CardSource } from "../../src/compiler/types.ts";
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

it("samples so many, in order", () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const chosen = sample(items, 30, random(7));
  expect(chosen).toHaveLength(30);
  expect([...chosen].sort((left, right) => left - right)).toEqual(chosen);
});
