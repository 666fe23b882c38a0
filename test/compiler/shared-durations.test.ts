import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { lowered } from "./lowered.ts";

const messages = (text: string, typeLine: string): readonly string[] =>
  compileCard({
    name: "Testling",
    layout: "normal",
    faces: [{ name: "Testling", manaCost: "{1}", typeLine, text, offset: 0 }],
  }).diagnostics.map(({ message }) => message);

describe("a duration behind all clauses of a sentence (611.2a)", () => {
  it.each([
    "Creatures you control gain flying and your opponents can't cast spells until end of turn.",
    "Target creature gets +2/+2 and target player can't gain life this turn.",
    "Target creature loses flying, you gain 1 life, and creatures you control gain reach until end of turn.",
  ])("is that of each: %s", (text) => {
    expect(lowered(text).split('until(moment: "end of turn")').length - 1).toBe(2);
  });
  it.each([
    "Target creature becomes a 5/5 Dragon with flying and its controller can't cast spells until end of turn.",
    "Gain control of target creature and it gains haste until end of turn.",
  ])("does not tell how long control or types last: %s", (text) => {
    expect(messages(text, "Instant")).toEqual(["Say for how long this lasts, too."]);
  });
});

describe("a trigger that an effect sets up for many times (603.7b)", () => {
  it("says until when it waits", () => {
    const text =
      "When this enchantment enters, you become the monarch. Whenever the monarch loses life, they discard a card.";
    expect(messages(text, "Enchantment")).toEqual([
      "Say until when this waits, such as 'this turn', or write a paragraph of its own.",
    ]);
  });
});
