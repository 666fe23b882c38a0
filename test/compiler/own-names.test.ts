import { describe, expect, it } from "vitest";
import { compileCard, ownNamesOf } from "../../src/compiler/compile.ts";
import type { CardSource } from "../../src/compiler/types.ts";

const legend = (name: string, text: string): CardSource => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      manaCost: "{2}",
      typeLine: "Legendary Creature — Human",
      text,
      power: "2",
      toughness: "2",
      offset: 0,
    },
  ],
});
const statusOf = (name: string, text: string): string => {
  const { status, diagnostics } = compileCard(legend(name, text));
  return status === "compiled" ? status : diagnostics.map(({ code }) => code).join();
};
const shortNames = (name: string, typeLine = "Legendary Creature — Human"): readonly string[] =>
  ownNamesOf({ name, typeLine }).shortNames;

describe("what a text calls its own card (201.5c)", () => {
  it("is without the mark of another rules text", () => {
    expect(shortNames("A-Orla, Road Warden")).toEqual(["Orla, Road Warden", "Orla"]);
    expect(statusOf("A-Orla, Road Warden", "Whenever Orla, Road Warden attacks, draw a card.")).toBe(
      "compiled",
    );
    expect(statusOf("A-Team Oarsman", "Whenever Team attacks, draw a card.")).toBe("compiled");
  });
  it("may leave out the middle of a name", () => {
    expect(shortNames("Captain Orla T. Venn")).toEqual(["Captain Venn", "Captain"]);
    expect(statusOf("Captain Orla T. Venn", "Whenever Captain Venn attacks, draw a card.")).toBe("compiled");
  });
  it("is what stands in front of a colon, but no single word there", () => {
    expect(shortNames("Vault 99: Long Winter", "Enchantment — Saga")).toEqual(["Vault 99"]);
    expect(shortNames("Summon: Long Winter", "Enchantment Creature — Saga Wolf")).toEqual([]);
  });
  it("is no creature type and no keyword in front of the rest of the name", () => {
    expect(shortNames("Rat Prince, Gray Piper")).toEqual(["Rat Prince"]);
    const text = "Flash\nWhenever Flash Riley, Reporter enters, create a 1/1 black Rat creature token.";
    expect(statusOf("Flash Riley, Reporter", text)).toBe("compiled");
  });
  it("may be of several things, so that verbs are in the plural", () => {
    const text = "Whenever another creature you control enters, The Lanterns get +1/+0 until end of turn.";
    expect(statusOf("The Lanterns", text)).toBe("compiled");
    expect(statusOf("Ann & Bea, Explorers", "Whenever Ann & Bea attack, draw a card.")).toBe("compiled");
    // In whichever order cards with the same words are read.
    expect(statusOf("The Lantern", text.replace("Lanterns", "Lantern"))).toBe("RW3012");
  });
  it("may be a word of the rules as well, which is meant where no name can stand", () => {
    const read = (name: string, text: string): unknown =>
      compileCard(legend(name, text)).faces[0]?.face.abilities;
    // Its first word alone decides nothing: the same is said of the card by its whole name.
    const texts = [
      "When NAME enters, create a 3/3 green Beast creature token.",
      "Whenever another Beast you control enters, NAME gets +1/+1 until end of turn.",
      "When NAME dies, target creature becomes a Beast.",
    ];
    for (const text of texts) {
      const short = read("Beast, Blue Scholar", text.replaceAll("NAME", "Beast"));
      expect(short).toHaveLength(1);
      expect(short).toEqual(read("Blue Scholar", text.replaceAll("NAME", "Blue Scholar")));
    }
    expect(statusOf("Mutagen Man, Old Ooze", "When Mutagen Man enters, create two Mutagen tokens.")).toBe(
      "compiled",
    );
    // Either may be meant; the type of a planeswalker is never a noun's other word on its own card.
    const tapped =
      "When NAME enters, tap target creature. Destroy each creature other than that creature or NAME.";
    expect(statusOf("Beast, Blue Scholar", tapped.replaceAll("NAME", "Beast"))).toBe("RW3007");
    expect(statusOf("Sorin, Gray Lord", tapped.replaceAll("NAME", "Sorin"))).toBe("compiled");
  });
  it("goes with the pronouns of a person", () => {
    const copy =
      "You may have Ann enter as a copy of any creature on the battlefield, except her name is Ann";
    expect(statusOf("Ann", `${copy} and she's a Wizard in addition to her other types.`)).toBe("compiled");
  });
  it("may stand in a flavor word in front of the ability", () => {
    expect(statusOf("Ann of Bree", "Ann My Love — Whenever Ann attacks, draw a card.")).toBe("compiled");
  });
});
