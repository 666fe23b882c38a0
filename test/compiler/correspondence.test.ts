import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";

/** What a sorcery of that text is refused for. */
const refusal = (text: string): string | undefined => {
  const face = { name: "Ember Thing", manaCost: "{1}", typeLine: "Sorcery", text, offset: 0 };
  return compileCard({ name: face.name, layout: "normal", faces: [face] }).diagnostics[0]?.message;
};

describe("what an instruction with 'instead' takes the place of", () => {
  it.each([
    "Draw a card. You lose 1 life. If you control an Elf, draw two cards instead.",
    "Create a 1/1 white Soldier creature token. You gain 2 life. If you control an Elf, create two of those tokens instead.",
    "Target creature gets +2/+2 until end of turn. Untap it. If you control an Elf, it gets +4/+4 until end of turn instead.",
    "Counter target spell. Its controller may draw a card. If you control an Elf, exile that spell instead.",
    "Draw a card. You gain 1 life. If you control an Elf, draw two cards and gain 2 life instead.",
    "Exile the top two cards of your library. You may play those cards this turn. If you control an Elf, exile the top three cards of your library instead.",
  ])("is not the sentence before it where an earlier one is more like it: %s", (text) =>
    expect(refusal(text)).toContain("say this right behind"),
  );
  it.each([
    "Draw a card and you gain 2 life. If you control an Elf, draw two cards instead.",
    "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. If you control an Elf, put two of those cards into your hand instead.",
  ])("is told whole: %s", (text) => expect(refusal(text)).toContain("happens all the same"));
  it.each([
    "Draw a card, then discard a card. If you control an Elf, instead draw three cards.",
    "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. If you control an Elf, put each of those cards into your hand instead.",
    "Destroy target creature. You gain 2 life. If it was a Vampire, you gain 5 life instead.",
  ])("is clear: %s", (text) => expect(refusal(text)).toBeUndefined());
  it("is no payment", () =>
    expect(
      refusal(
        "Counter target spell unless its controller pays {2}. If you control an Elf, that player pays {4} instead.",
      ),
    ).toContain("whole instruction again"));
});

describe("what is left of a pile", () => {
  it("is no 'other' where it is more than one", () => {
    expect(
      refusal(
        "Look at the top three cards of your library. Put one of them into your hand and the other on the bottom of your library.",
      ),
    ).toContain("say 'the rest'");
    expect(
      refusal(
        "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.",
      ),
    ).toBeUndefined();
  });
  it("or what was exiled of it, is said where something is done among it", () =>
    expect(
      refusal(
        "Look at the top five cards of your library. Exile up to two instant cards from among them. You may cast a spell from among them without paying its mana cost.",
      ),
    ).toContain("all of them"));
});
