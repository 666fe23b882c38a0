import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const saga = "Enchantment Creature — Saga Ox";
const chapter = (nth: number): A.TriggerEvent => A.countersPlaced(A.isOneOf(A.self), "lore", { nth });

describe("ability words and flavor words behind chapter symbols (207.2c, 207.2d, 714.2)", () => {
  it("one word, several words, a word with a mark of exclamation", () => {
    const drawn = A.draw(A.you, 2);
    expect(
      abilitiesOf(
        "I — Quarrybreath — Draw two cards.\nII — Hall of Mourning — Draw two cards.\nIII — Onward! — Draw two cards.",
        saga,
      ),
    ).toEqual([
      { ...A.triggered(chapter(1), drawn), abilityWord: "Quarrybreath" },
      { ...A.triggered(chapter(2), drawn), abilityWord: "Hall of Mourning" },
      { ...A.triggered(chapter(3), drawn), abilityWord: "Onward!" },
    ]);
  });
  it("an ability word of the rules", () => {
    expect(abilitiesOf("I — Domain — Draw two cards.", saga)).toEqual([
      { ...A.triggered(chapter(1), A.draw(A.you, 2)), abilityWord: "domain" },
    ]);
  });
  it("a mode whose chapter has a flavor word", () => {
    const [ability] = abilitiesOf(
      "I — Two Songs — Choose one —\n• Draw two cards.\n• Last Song — You gain 2 life.",
      saga,
    );
    expect(ability).toMatchObject({
      abilityWord: "Two Songs",
      effect: { type: "modal", modes: [{}, { name: "Last Song" }] },
    });
  });
});

describe("the enchant ability that is lost (702.5)", () => {
  const loses = (lost: string) =>
    `Enchant creature\nWhen this Aura enters, it loses "${lost}" and gains "enchant artifact."`;
  it("is one that the card has", () => {
    expect(problemsOf(loses("enchant creature"), "Enchantment — Aura")).toEqual([]);
    expect(problemsOf(loses("enchant land"), "Enchantment — Aura")).not.toEqual([]);
  });
});

describe("spells that were cast using a keyword", () => {
  it("ask whether its cost was paid (601.2f)", () => {
    expect(
      abilitiesOf(
        "Casualty 1\nDraw a card. If this spell was cast using casualty, you gain 2 life.",
        "Instant",
      ).at(-1),
    ).toEqual(
      A.spell(A.sequence([A.draw(A.you, 1), A.ifThen(A.wasPaid(A.self, "casualty"), A.gainLife(A.you, 2))])),
    );
  });
  it("teamwork is such a keyword", () => {
    const [teamwork] = abilitiesOf("Teamwork 3", "Instant");
    expect(teamwork).toMatchObject({
      keyword: "teamwork",
      abilities: [
        {
          effects: [
            {
              type: "additionalCost",
              optional: true,
              keyword: "teamwork",
              costs: [
                {
                  action: "tap",
                  what: { count: { min: 0 }, together: { are: "total", in: "power", atLeast: 3 } },
                },
              ],
            },
          ],
        },
      ],
    });
  });
  it.each(["Grav-cannon", "Rapid-fire Volley", "Brand-new Sky"])("reads the flavor word %s", (words) => {
    const [ability] = abilitiesOf(`${words} — When this creature enters, draw a card.`, "Creature — Elf");
    expect(ability).toMatchObject({ type: "triggered", abilityWord: words });
  });
  it.each([
    "Can't Block",
    "During Your Turn",
    "If You Control a Swamp",
    "Once Each Turn",
    "Vigilance, Trample",
  ])("does not take %s for a flavor word, as it may be said of the game", (words) =>
    expect(problemsOf(`${words} — When this creature enters, draw a card.`, "Creature — Elf")).not.toEqual(
      [],
    ),
  );
  it.each(["Never Alone", "Can't Stop Me", "Those Who Came Before", "This Is Fine"])(
    "reads the flavor word %s",
    (words) =>
      expect(problemsOf(`${words} — When this creature enters, draw a card.`, "Creature — Elf")).toEqual([]),
  );
  it.each(["Strange new worlds", "Secret mission"])("reads the new ability word %s (207.2c)", (words) => {
    const [ability] = abilitiesOf(`${words} — When this creature enters, draw a card.`, "Creature — Elf");
    expect(ability).toMatchObject({ type: "triggered", abilityWord: words });
  });
  it.each([
    "When this creature enters — Whenever you cast a spell, draw a card.",
    "Max speed now — Draw a card.",
    "Destroy target creature — When this creature enters, draw a card.",
    "Destroy all creatures — When this creature enters, draw a card.",
    "Draw two — When this creature enters, draw a card.",
    "Put it there — When this creature enters, draw a card.",
    ...[
      "Activate once",
      "Can't block",
      "Can’t be blocked",
      "Combat only",
      "Costs less",
      "Create tokens",
      "Enters prepared",
      "Enters tapped",
      "Goad them",
      "Main phase",
      "Never again",
      "Not yet",
      "Once only",
      "Opponents only",
      "Pay life",
      "Permanently tapped",
      "Proliferate twice",
      "Shuffle libraries",
      "Strange token",
      "Then destroy them",
      "Trample over",
      "Unless paid",
    ].map((words) => `${words} — When this creature enters, draw a card.`),
    "Secret mission — Draw a card.",
    "Secret mission — {1}: Draw a card.",
  ])("%s: what means something else is no ability word", (text) => {
    expect(problemsOf(text, "Creature — Elf")).not.toEqual([]);
  });
  it("reads a hyphen in front of a mana symbol as a dash", () => {
    const cost = "{3}{R}, Exile three other cards from your graveyard.";
    expect(abilitiesOf(`Escape-${cost}`, "Creature — Elf")).toEqual(
      abilitiesOf(`Escape—${cost}`, "Creature — Elf"),
    );
  });
});
