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

describe("“basic” before several types", () => {
  it.each(["basic land or Elf", "basic land or Gate", "basic land or creature"])(
    "is of lands alone, so that it is refused: %s",
    (what) =>
      expect(problemsOf(`Reveal a ${what} card from your hand.`, "Sorcery")).toEqual([["RW4001", "basic"]]),
  );
  it.each(["basic Forest or Plains card", "basic land card or Elf card"])("is said of lands: %s", (what) =>
    expect(problemsOf(`Reveal a ${what} from your hand.`, "Sorcery")).toEqual([]),
  );
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

describe("a type that ends like a genitive", () => {
  it("is one word (205.3i)", () =>
    expect(abilitiesOf("If you control an Urza's Tower, draw a card.", "Sorcery")).toMatchObject([
      {
        effect: {
          condition: {
            objects: {
              filter: { filters: [{ subtype: "Urza's" }, { subtype: "Tower" }, { type: "controlledBy" }] },
            },
          },
        },
      },
    ]));
});

describe("a group that a number is worked out of", () => {
  const amount = (of: string): unknown => {
    const [ability] = abilitiesOf(
      `Exile two target cards from your graveyard. Draw cards equal to ${of}.`,
      "Sorcery",
    );
    return (ability as { effect: { effects: readonly { count?: unknown }[] } }).effect.effects[1]!.count;
  };
  it("may be those spoken of", () =>
    expect(amount("the number of card types among those cards")).toEqual({
      type: "distinct",
      what: "cardType",
      among: { type: "target", index: 0 },
    }));
  it("may be of two kinds", () =>
    expect(
      amount("the greatest power among creatures you control and creature cards in your graveyard"),
    ).toMatchObject({ stat: "power", combine: "greatest", of: { filter: { type: "or" } } }));
});

describe("what is counted one by one", () => {
  it("is singular", () =>
    expect(problemsOf("Draw a card for each basic Islands you control.", "Sorcery")).toEqual([
      ["RW3013", "for each basic Islands you control"],
    ]));
});

describe("a target that can be a player", () => {
  const filter = (types: readonly string[]): unknown =>
    types.length === 1
      ? { type: "hasType", cardType: types[0] }
      : { type: "or", filters: types.map((cardType) => ({ type: "hasType", cardType })) };
  it.each([
    ["opponent, battle, or planeswalker", "opponents", ["battle", "planeswalker"]],
    ["artifact, creature, or player", "players", ["artifact", "creature"]],
    ["creature, player, or planeswalker", "players", ["creature", "planeswalker"]],
    ["player or battle", "players", ["battle"]],
  ] as const)("%s", (said, players, types) =>
    expect(abilitiesOf(`Testling deals 2 damage to target ${said}.`, "Instant")).toMatchObject([
      { targets: [{ objects: filter(types), players: { type: players } }] },
    ]),
  );
});

describe("two kinds of objects", () => {
  it("may be joined by “or” where any of them is meant", () =>
    expect(
      abilitiesOf(
        "This creature can't be the target of red spells your opponents control or abilities from red sources your opponents control.",
      ),
    ).toMatchObject([
      { effects: [{ modifications: [{ what: "beTargeted", whom: { type: "or", filters: [{}, {}] } }] }] },
    ]));
  it("are not told apart by it where all of them are meant", () =>
    expect(problemsOf("Tap creatures you control or lands you control.", "Sorcery")).not.toEqual([]));
});

describe("colors", () => {
  it.each([
    ["all colors", "=", 5],
    ["exactly two colors", "=", 2],
    ["one or more colors", ">=", 1],
  ])("are %s", (colors, comparison, count) =>
    expect(abilitiesOf(`Destroy target permanent that's ${colors}.`, "Sorcery")).toMatchObject([
      {
        targets: [
          { objects: { filters: [{ kind: "permanent" }, { type: "colorCount", comparison, count }] } },
        ],
      },
    ]),
  );
});

describe("protection", () => {
  it.each([
    ["mana value 3 or less", { stat: "manaValue", comparison: "<=", value: 3 }],
    ["power 4 or greater", { stat: "power", comparison: ">=", value: 4 }],
    ["monocolored", { type: "colorCount", comparison: "=", count: 1 }],
  ])("from %s", (from, value) =>
    expect(abilitiesOf(`Protection from ${from}`)).toMatchObject([
      { parameters: [{ type: "quality", value }] },
    ]),
  );
});

describe("players", () => {
  it("may be attacked", () =>
    expect(abilitiesOf("Draw a card for each player being attacked.", "Instant")).toMatchObject([
      {
        effect: {
          count: {
            type: "countPlayers",
            players: {
              condition: { objects: { filter: { type: "attacking", whom: { type: "eachPlayer" } } } },
            },
          },
        },
      },
    ]));
  it("of your opponents are told as others are", () =>
    expect(abilitiesOf("Each of your opponents who lost life this turn discards a card.", "Sorcery")).toEqual(
      abilitiesOf("Each opponent who lost life this turn discards a card.", "Sorcery"),
    ));
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
