import { describe, expect, it } from "vitest";
import { problemsOf } from "../compiler/abilities-of.ts";
import { lowered } from "../compiler/lowered.ts";

const bear = "Creature — Bear";
const told = (text: string): readonly string[] =>
  problemsOf(text, bear).map(([code, words]) => `${code} ${words}`);

describe("“it” behind a sentence with a subject and an object", () => {
  it.each([
    "When this creature enters, it deals 2 damage to any target and you put a +1/+1 counter on it.",
    "{1}, {T}: This creature deals 1 damage to any target. If it's equipped, it deals 2 damage instead.",
    "Whenever this creature attacks, it deals 1 damage to any target. If it has flying, it deals 2 damage instead.",
    "When this creature enters, it fights target creature you don't control. It gains indestructible until end of turn.",
    "{1}: This creature can't be blocked by target creature this turn. It gets +1/+0 until end of turn.",
    "{2}, {T}: This creature deals 2 damage to target creature. It doesn't untap during your next untap step.",
  ])("may be either of them: %s", (text) => expect(told(text)[0]).toMatch(/^RW4003 it/i));
  it.each([
    ["{T}: This creature deals 1 damage to target creature. Tap it.", "tap(what: target(index: 0)"],
    [
      "{T}: This creature deals 1 damage to target creature. If it would die this turn, exile it instead.",
      "objects: target(index: 0)",
    ],
  ])("is the object where an instruction would name the card anew, or damage tells: %s", (text, said) =>
    expect(lowered(text, bear)).toContain(said),
  );
  it("is no instant or sorcery, which gets and has nothing", () =>
    expect(
      lowered("~ deals 2 damage to any target. If it's a creature, it can't block this turn.", "Sorcery"),
    ).toContain("affect(what: target(index: 0)"));
});

describe("“it” where something was not put onto the battlefield", () => {
  it.each([
    "Whenever this creature attacks, look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't, it gets +1/+1 until end of turn.",
    "Whenever this creature attacks, reveal the top card of your library. If it's a creature card, you may put it onto the battlefield. Otherwise, it gets +2/+0 until end of turn.",
    "Whenever this creature attacks, you may return a creature card from your graveyard to the battlefield. If you do, draw a card. If you don't, it gains menace until end of turn.",
  ])("is the card itself: %s", (text) => expect(lowered(text, bear)).toContain("affect(what: self"));
});

describe("“it gains lifelink”", () => {
  it("is not said of a Food", () =>
    expect(
      lowered(
        "Whenever this creature attacks, create a Food token. If you control three or more Foods, it gains lifelink until end of turn.",
        bear,
      ),
    ).toContain("affect(what: self"));
});
