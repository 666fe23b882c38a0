import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const compiles = (text: string, typeLine = "Creature — Elf"): boolean =>
  compileCard({
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine, text, offset: 0, power: "1", toughness: "1" }],
  }).status === "compiled";
const meaning = (text: string, typeLine = "Creature — Elf"): string =>
  JSON.stringify(abilitiesOf(text, typeLine));

describe("a quotation within a quotation", () => {
  it.each([
    `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card.'"`,
    `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card'."`,
    `When this creature dies, create a 1/1 green Elf creature token with "When this creature dies, create a 2/2 green Bear creature token with 'When this creature dies, draw a card.'"`,
    `When this creature dies, you get an emblem with "Lands you control have '{T}: Add {G}{G}' and '{1}, {T}: Draw a card.'"`,
  ])("%s", (text) => {
    expect(compiles(text)).toBe(true);
  });
  it("is not closed by a genitive", () =>
    expect(
      compiles(
        `When this creature dies, you get an emblem with "Creatures you control have '{T}: Target creature's controller loses 1 life.'"`,
      ),
    ).toBe(true));
  it("must be closed", () =>
    expect(
      compiles(
        `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card."`,
      ),
    ).toBe(false));
});

describe("base power and toughness", () => {
  it.each([
    [
      "with both numbers",
      "Destroy target creature with base power and toughness 1/1.",
      'stat: "baseToughness"',
    ],
    [
      "with either number",
      "Destroy target creature with base power or toughness 1 or less.",
      "or(filters: [compare",
    ],
    [
      "of another creature",
      "Change the base power and toughness of target creature you control to another target creature's power and toughness until end of turn.",
      'toughness: statOf(stat: "toughness", of: target(index: 1))',
    ],
    [
      "as numbers",
      "Change the base power and toughness of target creature to 0/2 until end of turn.",
      "setPT(power: 0, toughness: 2)",
    ],
    [
      "one of them",
      "Target creature has base power 1 or base toughness 1 until end of turn.",
      "setPT(toughness: 1)",
    ],
    [
      "switched",
      "Switch the power and toughness of each of up to two target creatures until end of turn.",
      "switchPT",
    ],
  ])("%s", (_, text, expected) => expect(lowered(text)).toContain(expected));
  it("is said of the same creature in both halves of a sentence", () =>
    expect(
      meaning(
        "At the beginning of your upkeep, reveal the top card of your library. Until your next turn, this creature's base power becomes twice that card's power and its base toughness becomes twice that card's toughness.",
      ),
    ).not.toMatch(/"affect","what":\{"type":"bound"/));
  it("belongs to the target that was chosen before", () =>
    expect(
      meaning(
        "Whenever this creature attacks, choose up to one other target creature you control. Its base power and toughness become equal to this creature's power and toughness until end of turn.",
      ),
    ).toMatch(/"affect","what":\{"type":"target"/));
  it("is no power", () => expect(compiles("Change this creature's power to 3.")).toBe(false));
});

describe("what is attached, blocked and tied", () => {
  it("another creature is another than the one an Aura is attached to", () =>
    expect(lowered("Attach target Aura attached to a creature to another creature.")).toContain(
      "otherThan(objects: all(filter: hasAttached(filter: isOneOf(objects: target(index: 0)))))",
    ));
  it("the same controller is that of what the Aura is attached to", () =>
    expect(
      lowered("Attach target Aura attached to a permanent to another permanent with the same controller."),
    ).toContain("controllerOf(objects: all(filter: hasAttached("));
  it("the same controller is that of the first target", () =>
    expect(lowered("Tap target creature. Untap another target creature with the same controller.")).toContain(
      "controlledBy(players: controllerOf(objects: target(index: 0)))",
    ));
  it("so many Auras", () =>
    expect(meaning("As long as this creature is enchanted by exactly two Auras, it has flying.")).toContain(
      '"comparison":"=","count":2',
    ));
  it("only Auras enchant", () =>
    expect(compiles("As long as this creature is enchanted by two or more Equipment, it has flying.")).toBe(
      false,
    ));
  it("blocked or was blocked", () =>
    expect(lowered("Exile target creature that blocked or was blocked by a Zombie this turn.")).toMatch(
      /or\(filters: \[history\(event: "blocked".*history\(event: "was blocked"/,
    ));
  it("controls the creature that has the greatest power", () =>
    expect(
      lowered(
        "Draw a card if you control the creature with the greatest power or tied for the greatest power.",
      ),
    ).toMatch(
      /exists\(objects: all\(filter: and\(filters: \[hasType.*controlledBy\(players: you\).*combine: "greatest"/,
    ));
});

describe("damage of at least so much", () => {
  it("is so much instead", () =>
    expect(
      meaning(
        "If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or player instead.",
        "Enchantment",
      ),
    ).toContain('"amount":{"comparison":">=","value":4}},"set":3'));
  it("is dealt to the same one", () =>
    expect(
      compiles(
        "If a source would deal 4 or more damage to you, that source deals 3 damage to that player instead.",
      ),
    ).toBe(false));
});
