import { expect, it } from "vitest";
import { problemsOf } from "./abilities-of.ts";

const where = "where X is the number of creatures you control";
const codes = (text: string): readonly string[] => problemsOf(text, "Sorcery").map(([code]) => code);

it.each([
  `Draw X cards, ${where}.`,
  `Target creature gets +X/+X until end of turn, ${where}.`,
  `You gain X life, ${where}. Then draw a card.`,
])("a value is given to a letter that is there: %s", (text) => {
  expect(codes(text)).toEqual([]);
});
it.each([
  `Draw two cards, ${where}.`,
  `Target creature gets +2/+2 until end of turn, ${where}.`,
  `Destroy target creature, ${where}.`,
])("a value of nothing is refused: %s", (text) => {
  expect(codes(text)).toEqual(["RW4002"]);
});
