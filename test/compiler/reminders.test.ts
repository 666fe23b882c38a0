import { describe, expect, it } from "vitest";
import { remindersOf } from "../../src/compiler/explain/reminders.ts";
import { rulesDefinitions } from "../../src/compiler/lower/keyword-definitions.ts";
import { abilitiesOf } from "./abilities-of.ts";

const remindersFor = (text: string): readonly string[] => remindersOf(abilitiesOf(text), rulesDefinitions);

describe("reminder text from definitions (207.2a)", () => {
  it.each([
    [
      "Bushido 2",
      "Bushido 2 (Whenever this creature blocks or becomes blocked, it gets +2/+2 until end of turn.)",
    ],
    ["Flying", "Flying (This creature can't be blocked except by creatures with flying or reach.)"],
    ["Cycling {2}", "Cycling {2} ({2}, Discard this card: Draw a card.)"],
    ["Ward—Pay 3 life.", /^Ward 3 life \(.* unless that player pays 3 life\.\)$/],
  ])("%s", (text, wanted) => {
    const [reminder] = remindersFor(text);
    if (typeof wanted === "string") expect(reminder).toBe(wanted);
    else expect(reminder).toMatch(wanted);
  });
  it.each(["Affinity for artifacts", "Cycling—Discard a card."])("%s has none", (text) => {
    expect(remindersFor(text)).toEqual([]);
  });
});
