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
    expect(pointedAt("Ox")).toBe("that land");
  });

  it("is read once more only for a card with another name", () => {
    const text = "When Ox enters, draw a card.\nThat land gains haste.";
    const nodes = (name: string): readonly unknown[] => {
      const face = { name, typeLine: "Creature", manaCost: "{1}", text: text.replace("Ox", name), offset: 0 };
      const own = { name, shortNames: [] };
      const read = rulesMeans.reader.read(face, own, { brief: false, fresh: true }, []);
      return read.map(({ reading }) => ("node" in reading ? reading.node : undefined));
    };
    rulesMeans.reader.forget();
    const [first, second] = [nodes("Ox"), nodes("Long Winded Ox")];
    expect(second[0]).not.toBe(first[0]);
    expect(second[1]).toBe(first[1]);
    expect(nodes("Ox")[0]).toBe(first[0]);
    expect(nodes("Long Winded Ox")[0]).toBe(second[0]);
  });

  it("is read by the words of the rules that are the card's name, too", () => {
    const done = (name: string): string =>
      JSON.stringify(compileCard(card(name, "Sorcery", `${name} target creature.`)).faces[0]?.face.abilities);
    rulesMeans.reader.forget();
    expect(done("Goad")).toContain('"as":"goaded"');
    expect(done("Suspect")).toContain('"as":"suspected"');
    expect(done("Destroy")).toContain('"type":"destroy"');
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
