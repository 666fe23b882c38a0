import { describe, expect, it } from "vitest";
import { problemsOf } from "../compiler/abilities-of.ts";
import { lowered } from "../compiler/lowered.ts";

const told = (text: string, typeLine: string): readonly string[] =>
  problemsOf(text, typeLine).map(([code, words]) => `${code} ${words}`);

describe("“it” behind an offer that was taken up", () => {
  it.each([
    ["Whenever an opponent casts a spell, you may discard a card. If you do, counter it.", "Enchantment"],
    [
      "Whenever an opponent casts a spell, you may reveal an instant card from your hand. If you do, counter it.",
      "Enchantment",
    ],
    [
      "Whenever a nontoken creature you control dies, you may sacrifice a Food. If you do, return it to the battlefield under its owner's control.",
      "Enchantment",
    ],
    [
      "When this creature dies, you may discard a creature card. If you do, return it to its owner's hand.",
      "Creature — Bear",
    ],
    [
      "Whenever this creature attacks, you may tap another untapped creature you control. If you do, it gains flying until end of turn.",
      "Creature — Bear",
    ],
    [
      "Whenever you draw your second card each turn, exile the top card of your library. You may sacrifice an artifact. If you do, you may play it this turn.",
      "Enchantment",
    ],
    [
      "Whenever this creature attacks, you may tap target creature defending player controls. If you do, it gets +1/+1 until end of turn.",
      "Creature — Bear",
    ],
    [
      "When this creature enters, you may return another creature you control to its owner's hand. When you do, it deals 2 damage to target creature.",
      "Creature — Bear",
    ],
  ])("may be what was paid with, or what was spoken of before: %s", (text, typeLine) =>
    expect(told(text, typeLine)[0]).toBe("RW4003 it"),
  );
  it.each(["reveal a creature card from your hand", "tap an untapped creature you control"])(
    "is the spell, where it enters (614.12): %s",
    (offer) =>
      expect(
        lowered(
          `Whenever you cast a creature spell, you may ${offer}. If you do, it enters with an additional +1/+1 counter on it.`,
          "Enchantment",
        ),
      ).toContain("entersWith(what: isOneOf(objects: eventObjects("),
  );
  it.each([
    [
      "Whenever this creature attacks, you may sacrifice another creature. When you do, it deals damage equal to that creature's power to any target.",
      "dealDamage(source: self",
    ],
    [
      "Whenever this creature attacks, sacrifice another creature. When you do, it deals damage equal to the sacrificed creature's power to defending player.",
      "dealDamage(source: self",
    ],
    [
      "Whenever this creature attacks, tap target creature defending player controls. If you do, it can't be blocked this turn.",
      "affect(what: self",
    ],
  ])("is another one than its clause calls otherwise, and what can be blocked attacks: %s", (text, said) =>
    expect(lowered(text, "Creature — Bear")).toContain(said),
  );
  it("is what was found by the offer", () =>
    expect(
      lowered(
        "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield. If you do, it gains haste.",
        "Creature — Bear",
      ),
    ).toContain("affect(what: bound(id: "));
});

describe("“and exile it” beside the card itself", () => {
  it.each([
    "If another creature you control would die, you may put a +1/+1 counter on this enchantment and exile it instead.",
    "Whenever another creature you control dies, put a +1/+1 counter on this enchantment and exile it.",
  ])("may be what has died: %s", (text) => expect(told(text, "Enchantment")).toEqual(["RW4003 it"]));
});
