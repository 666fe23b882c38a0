import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";

const codes = (text: string): readonly string[] =>
  compileCard({
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine: "Instant", text, offset: 0 }],
  }).diagnostics.map((each) => each.code);

describe("and, or", () => {
  it.each([
    ["Destroy target artifact or creature.", []],
    ["Destroy target artifact and creature.", ["RW3016"]],
    ["Destroy target white or blue creature.", []],
    ["Destroy target white and blue creature.", ["RW3016"]],
    ["Create a 1/1 white and black Spirit creature token.", []],
    ["Create a 1/1 white or black Spirit creature token.", ["RW3016"]],
    ["Ember Thing deals 2 damage to each creature and each player.", []],
    ["Ember Thing deals 2 damage to each creature or each player.", ["RW3016"]],
    ["Destroy target creature and target land.", []],
    ["Destroy each artifact and creature.", []],
  ])("%s", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});
