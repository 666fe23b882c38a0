import { describe, expect, it } from "vitest";
import { loadCompiler } from "../../src/cli/compiler.ts";
import { compileFile, placed } from "../../src/compiler/compile-file.ts";
import { reminderWarnings } from "../../src/compiler/explain/check-reminders.ts";
import { withEdits } from "../../src/compiler/diagnostics/fixes.ts";
import { readText } from "../../src/compiler/read/read.ts";

const own = `keyword Bequeath N
  When this creature dies, each player gains N life.

`;
const card = (...lines: readonly string[]): string =>
  `${own}Ash Widow {1}{B}\nCreature — Spider\n${lines.join("\n")}\n2/2\n`;

/** The states of the reminder texts, and the text with all of them as they should be. */
const remindersOf = (text: string): { readonly states: readonly string[]; readonly written: string } => {
  const file = readText(text, "set.cards");
  const { compile, reminders } = loadCompiler(file.vocabulary);
  const [only] = compileFile(file, compile);
  const { source, result } = only!;
  expect(result.diagnostics).toEqual([]);
  const found = reminders!(source, result);
  const wrong = reminderWarnings(source, found, ["missing", "wrong"]).map((each) =>
    placed(each, source, file),
  );
  return {
    states: found.map(({ state }) => state),
    written: withEdits(
      text,
      wrong.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []),
    ),
  };
};

describe("reminder text", () => {
  it("is written for keywords of the rules and of the author alike", () => {
    const { states, written } = remindersOf(
      card("Bequeath 3", "# why", "Flying", "Bushido 2", "Cycling {2}"),
    );
    expect(states).toEqual(["missing", "missing", "missing", "missing"]);
    expect(written).toBe(
      card(
        "Bequeath 3 (When this creature dies, each player gains 3 life.)",
        "# why",
        "Flying (This creature can't be blocked except by creatures with flying or reach.)",
        "Bushido 2 (Whenever this creature blocks or becomes blocked, it gets +2/+2 until end of turn.)",
        "Cycling {2} ({2}, Discard this card: Draw a card.)",
      ),
    );
    expect(remindersOf(written)).toEqual({ states: ["right", "right", "right", "right"], written });
  });
  it.each([
    // Another number than the keyword has.
    [
      "Bushido 2 (Whenever this creature blocks or becomes blocked, it gets +1/+1 until end of turn.)",
      "wrong",
    ],
    ["Cycling {2} ({3}, Discard this card: Draw a card.)", "wrong"],
    [
      "Ward {2} (Whenever this creature becomes the target of a spell an opponent controls, counter it.)",
      "unknown",
    ],
    ["Menace (This creature can't be blocked except by three or more creatures.)", "wrong"],
    ["Menace (Ash Widow can't be blocked except by two or more creatures.)", "right"],
    ["Vigilance (This creature attacks and keeps its feet.)", "unknown"],
    // Another meaning than the author's own definition has, and the same in other words.
    ["Bequeath 3 (When this creature dies, each opponent gains 3 life.)", "wrong"],
    ["Bequeath 3 (When Ash Widow dies, each player gains 3 life.)", "right"],
    // Keywords of the rules are reminded of in other words than they are defined in.
    ["Annihilator 2 (Whenever this creature attacks, defending player sacrifices two permanents.)", "right"],
    [
      "Dethrone (Whenever this creature attacks the player with the most life, put a +1/+1 counter on it.)",
      "unknown",
    ],
  ])("%s is %s", (line, state) => expect(remindersOf(card(line)).states).toEqual([state]));
  it("is left alone where other text or another keyword shares its line", () => {
    expect(
      remindersOf(card("Haste, bushido 1", "{T}: This creature gains flying until end of turn.")).states,
    ).toEqual([]);
  });
});
