import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";

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
