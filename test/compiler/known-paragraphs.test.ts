import { describe, expect, it } from "vitest";
import { compileCard, rulesMeans } from "../../src/compiler/compile.ts";
import type { CardSource } from "../../src/compiler/types.ts";

const card = (name: string, typeLine: string, text: string): CardSource => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      manaCost: "{1}",
      typeLine,
      text,
      offset: 0,
      ...(typeLine === "Creature" ? { power: "1", toughness: "1" } : {}),
    },
  ],
});

describe("a paragraph that another card has, too", () => {
  it("is pointed into where this card has its words", () => {
    const pointedAt = (name: string): string => {
      const text = `When ${name} enters, that land gains haste.`;
      const [found] = compileCard(card(name, "Creature", text)).diagnostics;
      return text.slice(found?.start, found?.end);
    };
    rulesMeans.reader.forget();
    expect(pointedAt("Ox")).toBe("that land");
    expect(pointedAt("Long Winded Ox")).toBe("that land");
  });

  it("is lowered by the facts of the card it is on", () => {
    const types = (typeLine: string): readonly string[] =>
      compileCard(card("Ox", typeLine, "Draw a card.")).faces.flatMap(({ face }) =>
        face.abilities.map((each) => each.type),
      );
    rulesMeans.reader.forget();
    const first = types("Sorcery");
    expect(types("Artifact")).not.toEqual(first);
    expect(types("Instant")).toEqual(first);
  });
});
