import { describe, expect, it } from "vitest";
import { beginsWith, manaVariants, normalizeText, plainName } from "../../src/scenario/wording.ts";

describe("texts in one wording", () => {
  it.each([
    [
      "When this creature enters, draw a card.",
      "When Elder Moth enters the battlefield, draw a card.",
      "Elder Moth",
    ],
    ["When Konda dies, x.", "When Konda, Lord of Eiganjo dies, x.", "Konda, Lord of Eiganjo"],
    [
      "{T}: {this} deals 1 damage to any target.",
      "<T>: Moth deals 1 damage to target creature or player.",
      "Moth",
    ],
    ["-2: Draw a card. (Reminder.)", "−2: Draw a card.", "Moth"],
    ["Equip {1}", "equip {1}", "Moth"],
    [
      "Whenever a land you control enters tapped, draw a card.",
      "Whenever a land enters the battlefield tapped and under your control, draw a card.",
      "Moth",
    ],
    [
      "{T}: Create Ash, a legendary 1/1 red Bird creature token with flying.",
      "{T}: Put a legendary 1/1 red Bird creature token with flying named Ash onto the battlefield.",
      "Moth",
    ],
  ])("%s = %s", (a, b, name) => {
    expect(normalizeText(a, name)).toBe(normalizeText(b, name));
  });
});

describe("the start of a text", () => {
  it.each([
    ["{2}, {t}: draw a card.", "{2}, {T}: ", true],
    ["delirium — {2}{g}{g}: put a counter on it.", "{2}{G}{G}:", true],
    ["delirium — {2}{g}{g}: put a counter on it.", "Delirium — {2}{G}{G}:", true],
    ["cycling {2}", "Cycling {3}", false],
    ["when {this} enters, draw a card.", "When {this} enters the battlefield", true],
    ["{1}, exile {this}: draw a card.", "{1}, Exile Elder", true],
    ["{2}, sacrifice {this}: draw a card.", "{2}, Sacrifice this cr", true],
    ["{2}, sacrifice a land: draw a card.", "{2}, Sacrifice this", false],
  ])("%s / %s", (text, prefix, expected) => {
    expect(beginsWith(text, prefix, "Elder Moth")).toBe(expected);
  });
});

describe("a choice of mana", () => {
  it.each([
    ["{t}: add {g} or {u}. {this} deals 1 damage to you.", "{t}: add {u}. {this} deals 1 damage to you."],
    ["{t}: add {w}, {u}, or {b}.", "{t}: add {b}."],
    ["{1}, {t}: add {w}{w}, {w}{u}, or {u}{u}.", "{1}, {t}: add {w}{u}."],
  ])("%s", (text, variant) => {
    expect(manaVariants(text)).toContain(variant);
  });
  it("is none with one kind of mana", () => {
    expect(manaVariants("{t}: add {g}.")).toEqual(["{t}: add {g}."]);
  });
});

it("names are compared without accents", () => {
  expect(plainName("Lim-Dûl’s Æther")).toBe("Lim-Dul's Aether");
});
