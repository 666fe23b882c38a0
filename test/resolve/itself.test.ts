import { describe, expect, it } from "vitest";
import { lowered } from "../compiler/lowered.ts";
import { problemsOf } from "../compiler/abilities-of.ts";
import { compiles, tell } from "../compiler/told-apart.ts";

const elf = "Creature — Elf";

describe("behind a condition that names the card itself, “it”", () => {
  it.each([
    [
      "Kicker {3}\nReturn target creature card from your graveyard to your hand. If this spell was kicked, return it to the battlefield instead.",
      "Sorcery",
      'then: move(what: target(index: 0), to: (zone: "battlefield"))',
    ],
    [
      "Counter target spell. If this spell is a copy, exile it instead.",
      "Instant",
      "then: exile(what: target(index: 0))",
    ],
    [
      "{T}: Tap target creature. If this artifact has a charge counter on it, destroy it instead.",
      "Artifact",
      "then: destroy(what: target(index: 0))",
    ],
    [
      "When this creature dies, return target creature card from your graveyard to your hand. If this creature had a counter on it, return it to the battlefield instead.",
      elf,
      'then: move(what: target(index: 0), to: (zone: "battlefield"))',
    ],
  ])("is what was spoken of before, where it is done instead: %s", (text, typeLine, said) =>
    expect(lowered(text, typeLine)).toContain(said),
  );
  it.each([
    [
      "Kicker {1}\nCreate a 1/1 green Elf creature token. If this spell was kicked, it gains haste until end of turn.",
      "Sorcery",
      "then: affect(what: bound(",
    ],
    [
      "Kicker {1}\nTap target creature. If this spell was kicked, put a stun counter on it.",
      "Sorcery",
      "on: target(index: 0)",
    ],
    [
      "Whenever this creature attacks, exile target creature card from a graveyard. If this creature is enchanted, return it to the battlefield tapped and attacking under your control.",
      elf,
      "then: move(what: target(index: 0)",
    ],
    [
      "{T}: Exile the top card of your library. If this artifact has three or more charge counters on it, you may play it this turn.",
      "Artifact",
      'what: bound(id: 1), verb: "play"',
    ],
    [
      "Whenever you cast a spell, if this creature is untapped, copy it. You may choose new targets for the copy.",
      elf,
      'copySpell(who: you, what: eventObjects(role: "object")',
    ],
    [
      "Whenever you cast a creature spell, if this creature has a +1/+1 counter on it, it enters with an additional +1/+1 counter on it.",
      elf,
      'what: isOneOf(objects: eventObjects(role: "object")',
    ],
    [
      "Whenever you cast an instant or sorcery spell, you may tap this creature. If you do, copy it twice.",
      elf,
      'copySpell(who: you, what: eventObjects(role: "object")',
    ],
  ])("is what that can be done to: %s", (text, typeLine, said) =>
    expect(lowered(text, typeLine)).toContain(said),
  );
  it.each([
    [
      "Whenever you cast a spell, if this artifact has fewer than three charge counters on it, put a charge counter on it.",
      "Artifact",
      "on: self",
    ],
    [
      "Whenever a creature you control enters, you gain 1 life. If this enchantment isn't a creature, it becomes a 3/3 Angel creature until end of turn.",
      "Enchantment",
      "affect(what: self",
    ],
    [
      "Whenever another creature you control enters, if this creature is tapped, untap it.",
      elf,
      "untap(what: self)",
    ],
    [
      "Kicker {1}\nReturn target creature to its owner's hand. If this spell was kicked, it deals 2 damage to another target creature.",
      "Instant",
      "dealDamage(source: self",
    ],
  ])(
    "is the card itself, where what is asked is what changes, or nothing else is there: %s",
    (text, typeLine, said) => expect(lowered(text, typeLine)).toContain(said),
  );
  tell("Sorcery", [
    [
      "Kicker {1}\nTap target creature. If this spell was kicked, exile that creature.",
      "Kicker {1}\nTap target creature. If this spell was kicked, exile it.",
    ],
  ]);
  tell(elf, [
    [
      "Whenever another creature you control dies, if this creature is tapped, return this creature to its owner's hand.",
      "Whenever another creature you control dies, if this creature is tapped, return it to its owner's hand.",
    ],
    [
      "When this creature enters, tap target creature. If this creature was kicked, this creature gets +2/+2 until end of turn.\nKicker {1}",
      "When this creature enters, tap target creature. If this creature was kicked, it gets +2/+2 until end of turn.\nKicker {1}",
    ],
  ]);
});

describe("“its owner” and “its controller”", () => {
  it.each([
    ["Return each of up to two target creatures to its owner's hand. Its owner draws a card.", "Sorcery"],
    ["Counter up to two target spells. Its owner mills two cards.", "Instant"],
    ["When this creature enters, destroy all artifacts. Its controller draws a card.", elf],
    [
      "When this creature enters, exile the top card of each opponent's library. Its owner loses 1 life.",
      elf,
    ],
    ["Whenever one or more creatures die, its owner loses 1 life.", elf],
  ])("is nobody behind several objects: %s", (text, typeLine) =>
    expect(compiles(text, typeLine)).toBe(false),
  );
  it("is of what was spoken of before rather than of the spell", () =>
    expect(
      lowered(
        "Kicker {1}\nReturn target creature to its owner's hand. If this spell was kicked, its owner discards a card.",
      ),
    ).toContain("who: ownerOf(objects: target(index: 0))"));
});

describe("“that creature” beside “it”", () => {
  const before = "Untap target creature. ";
  it.each([
    [
      `${before}Whenever a creature deals damage to it this turn, destroy that creature.`,
      'destroy(what: eventObjects(role: "source"))',
    ],
    [
      `${before}Whenever a creature blocks it this turn, tap that creature.`,
      'tap(what: eventObjects(role: "object"))',
    ],
    [
      `${before}Whenever it blocks a creature this turn, it deals 1 damage to that creature's controller.`,
      'to: controllerOf(objects: eventObjects(role: "other"))',
    ],
  ])("is the other one: %s", (text, said) => expect(lowered(text, "Instant")).toContain(said));
  it("is the other one of a printed trigger, too", () =>
    expect(
      lowered(
        "Whenever a creature you control deals combat damage to a creature, it deals that much damage to that creature's controller.",
        elf,
      ),
    ).toContain('to: controllerOf(objects: eventObjects(role: "other"))'));
});

describe("others than what is spoken of beside them", () => {
  it.each([
    [
      "Testling deals 2 damage to target creature and 1 damage to each other creature that shares a color with it.",
      "Sorcery",
      "with: target(index: 0)",
    ],
    [
      "When this creature enters, it deals 2 damage to target creature and 1 damage to each other creature that shares a color with that creature.",
      elf,
      "otherThan(objects: target(index: 0))",
    ],
    [
      "For each creature you control, put a +1/+1 counter on it unless you sacrifice another creature.",
      "Sorcery",
      "otherThan(objects: each)",
    ],
    [
      "Reveal the top three cards of your library. For each land card revealed this way, you may put it onto the battlefield tapped unless you discard another card.",
      "Sorcery",
      "otherThan(objects: each)",
    ],
  ])("are other than that: %s", (text, typeLine, said) => expect(lowered(text, typeLine)).toContain(said));
  it("are refused where it could be the card itself, too", () =>
    expect(
      compiles(
        "When this creature enters, it deals 2 damage to target creature and 1 damage to each other creature that shares a color with it.",
        elf,
      ),
    ).toBe(false));
});

describe("it, that somebody else sacrifices (701.21a)", () => {
  const codes = (text: string): readonly string[] => problemsOf(text).map(([code]) => code);
  it("is not the card itself", () =>
    expect(
      codes(
        "When this creature enters, target opponent draws a card. If they control an artifact, they sacrifice it.",
      ),
    ).toEqual(["RW4003"]));
  it.each([
    "At the beginning of your upkeep, target opponent gains control of this creature. They sacrifice it at end of turn.",
    "When this creature enters, its controller sacrifices it.",
  ])("may be what they have gained control of, or what its controller is told to: %s", (text) =>
    expect(codes(text)).toEqual([]),
  );
});

describe("it, behind one of what was done something to this way", () => {
  it.each([
    "When this creature enters, tap up to two target permanents. If a permanent tapped this way is a creature, it gains haste until end of turn.",
    "When this creature enters, it deals 1 damage to each of up to two targets. If a permanent dealt damage this way is a creature, it can't block this turn.",
  ])("is not the card itself: %s", (text) =>
    expect(problemsOf(text).map(([code]) => code)).toEqual(["RW4003"]),
  );
});
