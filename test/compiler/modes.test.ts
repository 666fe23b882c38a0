import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { abilitiesOf } from "./abilities-of.ts";

const modes = "\n• Draw a card.\n• You gain 2 life.";
const compiled = (text: string, typeLine = "Creature — Fox") =>
  compileCard({
    name: "Brindle Fox",
    faces: [
      { name: "Brindle Fox", manaCost: "{1}{G}", typeLine, text, power: "2", toughness: "2", offset: 0 },
    ],
  } as never);
const abilityOf = (text: string): unknown => {
  const result = compiled(text);
  expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  return result.faces[0]!.face.abilities[0];
};

describe("a choice of modes stands wherever instructions do", () => {
  it("behind a cost, with what it says of the ability", () => {
    expect(abilityOf(`{2}: Choose one. Activate only once each turn.${modes}`)).toMatchObject({
      type: "activated",
      effect: { type: "modal", count: { min: 1, max: 1 } },
      limits: [{ type: "timesPerTurn" }],
    });
  });

  it("behind a word that stands in front of an ability", () => {
    expect(abilityOf(`Exhaust — {2}: Choose one —${modes}`)).toMatchObject({
      keyword: "exhaust",
      abilities: [{ effect: { type: "modal" }, limits: [{ type: "oncePerGame" }] }],
    });
  });

  it("behind a trigger and its condition", () => {
    expect(
      abilityOf(`Whenever this creature attacks, if you have 10 or more life, choose one —${modes}`),
    ).toMatchObject({ type: "triggered", effect: { type: "modal" }, condition: { comparison: ">=" } });
  });

  it.each([
    `Whenever this creature attacks, choose one. Activate only as a sorcery.${modes}`,
    `Whenever this creature attacks, if you have 10 or more life, choose one. Activate only as a sorcery.${modes}`,
  ])("and nothing that is said of it is passed over: %s", (text) => {
    expect(compiled(text).status).toBe("failed");
  });
});

describe("a later sentence of a mode", () => {
  const first = (mode: string): string =>
    JSON.stringify(abilitiesOf(`Choose one —\n• ${mode}\n• Draw a card.`, "Instant"));
  it("adds to an instruction of it (701.6a)", () =>
    expect(
      first(
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      ),
    ).toContain('"to":{"zone":"exile"}'));
  it("says who chooses one of its piles (700.3)", () =>
    expect(
      first(
        "Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.",
      ),
    ).toContain('"chooser":{"type":"choosePlayer"'));
});
