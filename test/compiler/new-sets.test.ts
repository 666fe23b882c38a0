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
