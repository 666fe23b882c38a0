import { describe, expect, it } from "vitest";
import { problemsOf } from "./abilities-of.ts";

/** Texts that are like those which `scenario/readings/new-sets` plays, and say what nobody can know. */
const refused = (typeLine: string, texts: readonly string[]): void =>
  it.each(texts)("%s", (text) => expect(problemsOf(text, typeLine)).not.toEqual([]));

describe("one of several adjectives", () => {
  refused("Sorcery", [
    // Both may be meant, or either.
    "Legendary and multicolored creatures get +1/+1 until end of turn.",
    "Destroy target tapped and attacking or blocking creature.",
    // What something is made to be is no choice.
    "Create a 1/1 tapped or attacking Bear creature token.",
    "Target creature becomes a legendary or multicolored Bear until end of turn.",
  ]);
});

describe("each of them, such as …", () => {
  refused(
    "Sorcery",
    ["at random", "from among them", "of your choice", "with total power 2 or less"].map(
      (such) => `Choose any number of target creatures. Put a +1/+1 counter on each of them ${such}.`,
    ),
  );
});

describe("also", () => {
  refused("Sorcery", ["Draw also a card.", "You also also draw a card.", "Draw a card. Also."]);
});

describe("one of two things that players do (608.2d)", () => {
  refused("Sorcery", [
    "Each opponent sacrifices a creature or loses 3 life. If they do, draw a card.",
    "Each opponent sacrifices a creature or loses 3 life. Draw a card for each creature sacrificed this way.",
    "Each opponent sacrifices a creature or exiles it.",
    "Each opponent discards a card or sacrifices it.",
    "Each opponent sacrifices a creature or lose 3 life.",
    "Target opponent loses 3 life or exiles target creature.",
  ]);
});

describe("already", () => {
  refused("Sorcery", [
    "Target creature gains flying until end of turn. If it already has flying, draw a card.",
    "Destroy target creature that's already tapped.",
    "If target creature is already tapped, destroy it.",
  ]);
});

describe("numbers that are compared", () => {
  refused("Sorcery", [
    "If you control more creatures than a land, draw a card.",
    "You gain life equal to the difference between power and toughness.",
    "You gain life equal to the difference between target creature's power.",
  ]);
});

describe("which time of a turn it is", () => {
  refused("Enchantment", [
    "Whenever you cast a spell for the second time each turn, draw a card.",
    "Whenever a creature dies for the second time each turn, draw a card.",
    "Whenever a creature you control attacks for the second time each turn, draw a card.",
  ]);
});
