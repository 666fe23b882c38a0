import { describe, expect, it } from "vitest";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const same = (one: string, other: string, typeLine: string): void =>
  expect(abilitiesOf(one, typeLine)).toEqual(abilitiesOf(other, typeLine));

describe("several zones", () => {
  it.each([
    ["your graveyard or hand", "your hand or graveyard"],
    ["your graveyard or your hand", "your hand or your graveyard"],
    ["exile or from your graveyard", "your graveyard or from exile"],
    ["exile or your graveyard", "exile or from your graveyard"],
  ])("from %s is from %s", (one, other) => {
    const text = (zones: string): string => `You may cast creature spells from ${zones}.`;
    same(text(one), text(other), "Enchantment");
  });
  it("are as many as are named", () =>
    expect(
      abilitiesOf("You may cast creature spells from your hand, graveyard, or library.", "Enchantment"),
    ).toMatchObject([
      {
        effects: [
          {
            what: {
              filters: [
                { type: "hasType" },
                { filters: [{ zone: "hand" }, { zone: "library" }, { zone: "graveyard" }] },
              ],
            },
          },
        ],
      },
    ]));
  it("say “from” once", () =>
    expect(problemsOf("Return target card from from exile to its owner's hand.", "Sorcery")).toEqual([
      ["RW4001", "from exile"],
    ]));
});

describe("adjectives joined with a type", () => {
  it("say what either is where several things are meant", () =>
    expect(
      abilitiesOf("Other snow and Zombie creatures you control have trample.", "Creature — Zombie"),
    ).toMatchObject([
      {
        effects: [
          {
            to: {
              filter: {
                filters: [
                  { type: "otherThan" },
                  { filters: [{ supertype: "snow" }, { subtype: "Zombie" }] },
                  { type: "hasType" },
                  { type: "controlledBy" },
                ],
              },
            },
          },
        ],
      },
    ]));
  it("need “or” of one thing", () =>
    expect(problemsOf("Destroy target snow and Zombie creature.", "Sorcery")).toEqual([
      ["RW4001", "snow and Zombie"],
    ]));
});

describe("a colored object", () => {
  it("has at least one color (105.2)", () =>
    expect(abilitiesOf("Destroy all colored permanents.", "Sorcery")).toMatchObject([
      {
        effect: {
          what: {
            filter: { filters: [{ type: "colorCount", comparison: ">=", count: 1 }, { kind: "permanent" }] },
          },
        },
      },
    ]));
});

describe("numbers", () => {
  it("are multiples of X", () =>
    expect(
      abilitiesOf("You gain five times X life, where X is the number of cards in your hand.", "Sorcery"),
    ).toMatchObject([{ effect: { amount: { type: "times", factor: 5 } } }]));
  it("are a list of those that fit", () =>
    expect(abilitiesOf("Destroy target creature with power 1, 3, 5, or 7.", "Sorcery")).toMatchObject([
      {
        targets: [
          {
            objects: { filters: [{}, { filters: [{ value: 1 }, { value: 3 }, { value: 5 }, { value: 7 }] }] },
          },
        ],
      },
    ]));
});
