import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";

const codes = (text: string): readonly string[] =>
  compileCard({
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine: "Instant", text, offset: 0 }],
  }).diagnostics.map((each) => each.code);

describe("they, their, that opponent", () => {
  it.each([
    ["Target player reveals their hand.", []],
    ["Return target creature to their hand.", ["RW4016"]],
    ["Target opponent discards a card. If they do, draw a card.", []],
    ["Draw a card. If they do, discard a card.", ["RW4016"]],
    ["Target opponent discards a card, then that opponent loses 2 life.", []],
    ["Target player discards a card, then that opponent loses 2 life.", ["RW4016"]],
    ["Return target creature to its owner's hand.", []],
  ])("%s", (text, expected) => {
    expect(codes(text).filter((code) => code === "RW4016")).toEqual(expected);
  });
});
