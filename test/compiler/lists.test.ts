import { describe, expect, it } from "vitest";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const same = (one: string, other: string, typeLine = "Sorcery"): void =>
  expect(abilitiesOf(one, typeLine)).toEqual(abilitiesOf(other, typeLine));

describe("a list whose last noun has an adjective of its own", () => {
  it("may be of any length", () =>
    expect(abilitiesOf("Destroy target Elf, Goblin, Dragon, or nonblack creature.", "Sorcery")).toMatchObject(
      [
        {
          targets: [
            {
              objects: {
                filters: [
                  { subtype: "Elf" },
                  { subtype: "Goblin" },
                  { subtype: "Dragon" },
                  { filters: [{ type: "not" }, { cardType: "creature" }] },
                ],
              },
            },
          ],
        },
      ],
    ));
  it("takes what stands in front of the others to them alone", () =>
    expect(
      abilitiesOf("Destroy target red permanent, black permanent, or legendary creature.", "Sorcery"),
    ).toMatchObject([
      {
        targets: [
          {
            objects: {
              filters: [
                { filters: [{ color: "red" }, { kind: "permanent" }] },
                { filters: [{ color: "black" }, { kind: "permanent" }] },
                { filters: [{ supertype: "legendary" }, { cardType: "creature" }] },
              ],
            },
          },
        ],
      },
    ]));
});

describe("who controls something", () => {
  it.each([
    ["Destroy target creature controlled by an opponent.", "Destroy target creature an opponent controls."],
    [
      "Destroy all creatures controlled by target player.",
      "Destroy all creatures that target player controls.",
    ],
    ["Counter target spell controlled by an opponent.", "Counter target spell an opponent controls."],
  ])("%s", (passive, active) => same(passive, active));
  it("is not who controls both of several unless they are told together", () =>
    expect(problemsOf("Exile all creatures controlled by the same player.", "Sorcery")).toHaveLength(1));
});

describe("spells of a color or of none, and spells of a type", () => {
  it.each([
    ["colorless spells and artifact spells", [{ type: "colorCount" }, { cardType: "artifact" }]],
    ["legendary spells and Dragon spells", [{ supertype: "legendary" }, { subtype: "Dragon" }]],
  ])("%s", (what, [one, other]) =>
    expect(abilitiesOf(`You may cast ${what} as though they had flash.`, "Artifact")).toMatchObject([
      {
        effects: [
          {
            what: {
              filters: [{ filters: [one, { kind: "spell" }] }, { filters: [{ kind: "spell" }, other] }],
            },
          },
        ],
      },
    ]),
  );
});

describe("phases of the next turn", () => {
  it("are told by “all”, a step by “the”", () => {
    expect(problemsOf("Target player skips the combat phase of their next turn.", "Sorcery")).toHaveLength(1);
    expect(problemsOf("Target player skips all draw steps of their next turn.", "Sorcery")).toHaveLength(1);
    expect(abilitiesOf("You skip the draw step of your next turn.", "Sorcery")).toMatchObject([
      {
        effect: {
          changes: [{ type: "skipStep", step: "draw" }],
          duration: { moment: "during your next turn" },
        },
      },
    ]);
  });
});

it("who can't have an ability can't gain it either (113.11)", () =>
  same(
    "Target creature loses hexproof and can't have hexproof.",
    "Target creature loses hexproof and can't have or gain hexproof.",
  ));

it("players who were dealt damage are asked about once damage was dealt", () => {
  expect(problemsOf("Each player dealt damage this way discards a card.", "Sorcery")).toEqual([
    ["RW4003", "dealt damage this way"],
  ]);
  same(
    "This spell deals 2 damage to each player. Each player dealt damage this way discards a card.",
    "This spell deals 2 damage to each player. Each player who was dealt damage this way discards a card.",
  );
});

describe("several things that are so of one player", () => {
  it("are said of a player, or of each that is told by them", () => {
    const both = { type: "allOf", conditions: [{ type: "notSo" }, { type: "compareQuantities", right: 0 }] };
    expect(
      abilitiesOf("If you control no creatures and have no cards in hand, draw a card.", "Sorcery"),
    ).toMatchObject([{ effect: { type: "if", condition: both } }]);
    expect(
      abilitiesOf("Each player who controls no creatures and has no cards in hand loses 1 life.", "Sorcery"),
    ).toMatchObject([{ effect: { who: { type: "playersWho", condition: both } } }]);
  });
  it("are not said of some player or other, who might not be the same one", () =>
    expect(
      problemsOf("If an opponent controls a creature and has no cards in hand, draw a card.", "Sorcery"),
    ).toEqual([["RW4003", "controls a creature and has no cards in hand"]]));
  it("agree with the player, each of them", () =>
    expect(
      problemsOf("Each player who controls no creatures and have no cards in hand loses 1 life.", "Sorcery"),
    ).toEqual([["RW3012", "have no cards in hand"]]));
});
