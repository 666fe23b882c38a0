import { describe, expect, it } from "vitest";
import { problemsOf } from "./abilities-of.ts";

const codes = (text: string): readonly string[] => problemsOf(text, "Instant").map(([code]) => code);

describe("the verb of a relative clause agrees with the noun before it", () => {
  it.each([
    ["Destroy target creature that has flying.", "Destroy target creature that have flying."],
    ["Destroy all creatures that don't have flying.", "Destroy all creatures that doesn't have flying."],
    ["Destroy all creatures that aren't black.", "Destroy all creatures that isn't black."],
    ["Destroy target creature that's attacking.", "Destroy target creature that are attacking."],
    [
      "Destroy all creatures that were dealt damage this turn.",
      "Destroy all creatures that was dealt damage this turn.",
    ],
    [
      "Destroy each creature that has attacked this turn.",
      "Destroy each creature that have attacked this turn.",
    ],
    ["Each player who controls a Wall draws a card.", "Each player who control a Wall draws a card."],
    [
      "Each player who hasn't attacked this turn draws a card.",
      "Each player who haven't attacked this turn draws a card.",
    ],
    ["Tap target creature attacking player controls.", "Tap target creature attacking player control."],
    ["Tap target creature the active player controls.", "Tap target creature the active player control."],
  ])("%s", (right, wrong) => {
    expect(codes(right)).toEqual([]);
    expect(codes(wrong)).toEqual(["RW3012"]);
  });
  it("is that of one of several", () => {
    const each = "Put a time counter on each of those cards that has suspend.";
    expect(codes(`Exile the top two cards of your library. ${each}`)).toEqual([]);
  });
});

describe("what a player controlled", () => {
  it.each([
    "If a permanent you controlled left the battlefield this turn, draw a card.",
    "Destroy all creatures. Draw a card for each creature you controlled that was destroyed this way.",
    "Draw a card for each creature you controlled that attacked this turn.",
  ])("is what something happened to: %s", (text) => {
    expect(codes(text)).toEqual([]);
  });
  it("is otherwise what the player controls", () => {
    expect(codes("Draw a card for each creature you controlled.")).toEqual(["RW3012"]);
  });
});
