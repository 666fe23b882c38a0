import { describe, expect, it } from "vitest";
import { lowered } from "../compiler/lowered.ts";
import { problemsOf } from "../compiler/abilities-of.ts";

const creature = "Creature — Elf";
const codes = (text: string, typeLine: string): readonly string[] =>
  problemsOf(text, typeLine).map(([code]) => code);

describe("another, behind a target that is none of them", () => {
  it.each([
    [
      "cast",
      "When this creature enters, tap target creature. If you've cast another spell this turn, draw a card.",
    ],
    [
      "in a graveyard",
      "When this creature enters, return target creature card from your graveyard to your hand. You may sacrifice another creature.",
    ],
    [
      "an opponent's",
      "When this creature enters, tap target creature an opponent controls. Other creatures you control get +1/+0 until end of turn.",
    ],
    [
      "an opponent's, in its own clause",
      "When this creature enters, target creature an opponent controls gets -X/-X until end of turn, where X is the number of other creatures you control.",
    ],
    [
      "an opponent's, beside a target",
      "When this creature enters, tap target creature an opponent controls. Another target creature you control gains flying until end of turn.",
    ],
  ])("is other than the card itself: %s", (_, text) => {
    expect(lowered(text, creature)).toContain("otherThan(objects: self)");
    expect(lowered(text, creature)).not.toContain("otherThan(objects: target");
  });

  it("is not clear on a permanent that is one of them, too", () => {
    for (const text of [
      "Whenever this creature attacks, target creature can't block this turn. If no other creatures are attacking, draw a card.",
      "When this creature enters, destroy target creature. Then if you control no other creatures, sacrifice this creature.",
    ])
      expect(codes(text, creature)).toEqual(["RW4003"]);
  });

  it.each([
    [
      "behind a counter",
      "Put a +1/+1 counter on a creature you control. Other creatures you control gain haste until end of turn.",
    ],
    [
      "behind what it gets",
      "A creature you control gets +2/+2 until end of turn. Other creatures you control can't attack this turn.",
    ],
    ["in the same clause", "A creature you control fights another creature."],
    [
      "in a clause beside it",
      "A creature you control gets +1/+1 until end of turn and another creature you control gains trample until end of turn.",
    ],
  ])("is not clear beside one that was picked in passing: %s", (_, text) => {
    for (const typeLine of [creature, "Enchantment"])
      expect(
        codes(`At the beginning of your upkeep, ${text[0]!.toLowerCase()}${text.slice(1)}`, typeLine),
      ).toEqual(["RW4003"]);
  });
  it("is other than the card itself beside a card in a hand", () =>
    expect(
      lowered(
        "When this creature enters, you may reveal an Elf card from your hand. If you do or if you control another Elf, draw a card.",
        creature,
      ),
    ).toContain("otherThan(objects: self)"));

  it("is other than the target where that was put among them, or this card is spent", () => {
    for (const [text, typeLine] of [
      [
        "Put target creature card from a graveyard onto the battlefield under your control. Tap each other creature.",
        "Sorcery",
      ],
      [
        "{2}, Exile this card from your graveyard: Put a +1/+1 counter on target creature you control. Each other creature you control gains haste until end of turn.",
        creature,
      ],
    ] as const)
      expect(lowered(text, typeLine)).toContain("otherThan(objects: target(index: 0))");
  });
});

describe("another creature that died this turn", () => {
  it("is other than the target that was destroyed", () =>
    expect(
      lowered("Destroy target creature. If another creature died this turn, draw a card.", "Sorcery"),
    ).toContain("otherThan(objects: target(index: 0))"));
  it("is not clear behind a target that is still there", () =>
    expect(
      codes(
        "At the beginning of your end step, if a creature died this turn, put a +1/+1 counter on target creature. If another creature died this turn, draw a card.",
        "Enchantment",
      ),
    ).toEqual(["RW4003"]));
});

describe("another, beside what the event is about", () => {
  const others = (text: string, typeLine: string): readonly string[] =>
    [
      ...lowered(`Whenever ${text}.`, typeLine).matchAll(
        /otherThan\(objects: (?:eventObjects\(role: )?"?(\w+)/g,
      ),
    ].map(([, of]) => of!);
  const codesOf = (text: string, typeLine: string): readonly string[] => codes(`Whenever ${text}.`, typeLine);

  it.each([
    ["a Goblin you control attacks, another target creature gets +1/+0 until end of turn", "object"],
    ["a Goblin you control deals combat damage to a player, tap another target creature", "source"],
    ["one or more Goblins you control attack, tap each other creature", "object"],
    ["an Aura you control enters, untap another target permanent you control", "object"],
    ["a Vehicle you control attacks, another target creature gets +1/+0 until end of turn", "object"],
    ["an artifact you control enters, you may sacrifice another permanent", "object"],
    ["an Elf you control enters, if you control another creature, draw a card", "object"],
    ["you cast a spell, copy another target creature spell", "object"],
    ["a creature you control deals damage to another creature, draw a card", "source"],
    ["a Wizard deals combat damage to a player or another creature, draw a card", "source"],
  ])("is other than that, of whatever card: whenever %s", (text, role) => {
    for (const typeLine of [creature, "Enchantment"]) expect(others(text, typeLine)).toEqual([role]);
  });

  it.each([
    ["a token you control becomes tapped, untap another target creature", "object"],
    ["a permanent you control becomes tapped, untap another target creature", "object"],
    ["a source you control deals noncombat damage to a player, tap another target creature", "source"],
    ["you sacrifice a creature, put a +1/+1 counter on another target creature you control", "object"],
    ["a Goblin you control dies, each other creature you control gets +1/+0 until end of turn", "object"],
    ["a token you control dies, each other creature you control gets +1/+0 until end of turn", "object"],
  ])("is not clear on a card that may be one of them as that may: whenever %s", (text, role) => {
    expect(others(text, "Enchantment")).toEqual([role]);
    expect(codesOf(text, creature)).toEqual(["RW4003"]);
  });

  it.each([
    "an opponent casts a spell, tap another target creature",
    "an artifact you control becomes tapped, untap another target creature",
    "a creature an opponent controls attacks, other creatures you control get +1/+0 until end of turn",
    "a Goblin you control attacks, other non-Goblin creatures you control get +1/+0 until end of turn",
    "you cast a Goblin spell, if another creature died this turn, draw a card",
    "a creature an opponent controls dies, if another creature you control died this turn, draw a card",
  ])(
    "is other than the card itself, and than nothing else, where that is none of them: whenever %s",
    (text) => {
      expect(others(text, creature)).toEqual(["self"]);
      expect(codesOf(text, "Enchantment")).toEqual(["RW4003"]);
    },
  );

  it.each([
    "a creature blocks a creature, tap another target creature",
    "a Goblin deals combat damage to a Wall, tap each other creature",
    "one or more creatures you control deal damage to another creature, draw a card",
    "you gain life, if a creature dealt damage to another creature this turn, draw a card",
  ])("is not clear where those are two: whenever %s", (text) => {
    for (const typeLine of [creature, "Enchantment"]) expect(codesOf(text, typeLine)).toEqual(["RW4003"]);
  });

  it.each([
    "another creature enters, if you control no other creatures, draw a card",
    "another creature enters, draw a card if you control no other creatures",
    "another creature enters, if there are no other creatures on the battlefield, draw a card",
    "another creature you control attacks, if you control another creature, draw a card",
    "another Elf deals combat damage to a player, if you control no other Elves, draw a card",
  ])("is not clear in a condition on a card that is always one of them, too: whenever %s", (text) => {
    expect(codesOf(text, creature)).toEqual(["RW4003"]);
    expect(others(text.replace("another", "a"), "Enchantment")).toEqual([
      text.includes("deals") ? "source" : "object",
    ]);
  });
  it.each([
    "if no other creature has greater power, draw a card",
    "its controller may draw a card if its power is greater than each other creature's power",
  ])("is other than that where the condition speaks of it: whenever another creature enters, %s", (text) =>
    expect(others(`another creature enters, ${text}`, creature)).toEqual(["self", "object"]),
  );

  it.each([
    ["equipped creature attacks", "Artifact — Equipment"],
    ["enchanted creature attacks", "Enchantment — Aura"],
    ["a creature you control attacks", "Enchantment"],
  ])("is not clear behind another target: whenever %s", (event, typeLine) => {
    const enchant = typeLine.endsWith("Aura") ? "Enchant creature\n" : "";
    const whenever = `${enchant}Whenever ${event}, another target attacking creature gets +1/+1 until end of turn`;
    const others = "each other attacking creature gains trample until end of turn.";
    for (const text of [`${whenever}. E${others.slice(1)}`, `${whenever} and ${others}`])
      expect(codes(text, typeLine)).toEqual(["RW4003"]);
    expect(codes(`${whenever} for each other attacking creature.`, typeLine)).toEqual([]);
  });

  it("is not clear of what each of several would deal", () =>
    expect(
      codes("If a creature would deal damage to another creature, prevent that damage.", "Enchantment"),
    ).toEqual(["RW4003"]));

  it("is other than the card itself where what was sacrificed is, too", () =>
    expect(others("you sacrifice another creature, tap another target creature", creature)).toEqual([
      "self",
      "self",
    ]));
});

describe("those other creatures", () => {
  const gain = "gain trample until end of turn";
  it.each([
    [
      `When this creature enters, put a +1/+1 counter on each other Elf you control. Those other Elves ${gain}.`,
    ],
    [
      `Choose a creature you control. Put a +1/+1 counter on each other creature. Those other creatures ${gain}.`,
      "Sorcery",
    ],
    [`When this creature enters, tap up to two other target creatures. Those other creatures ${gain}.`],
    [
      "When this creature enters, tap another target creature. That other creature doesn't untap during its controller's next untap step.",
    ],
    [`Whenever one or more other creatures you control attack, those other creatures ${gain}.`],
  ])("are the others that were spoken of, whatever those are other than: %s", (text, typeLine = creature) => {
    expect(lowered(text, typeLine)).toBe(lowered(text.replace(/(those|that) other/i, "$1"), typeLine));
  });

  it.each([
    [`When this creature enters, put a +1/+1 counter on each Elf you control. Those other Elves ${gain}.`],
    ["When this creature enters, choose any number of creatures you control. Tap those other creatures."],
    [`Put a +1/+1 counter on each creature you control. Those other creatures ${gain}.`, "Sorcery"],
  ])("are none where no others were spoken of: %s", (text, typeLine = creature) => {
    expect(codes(text, typeLine)).toEqual(["RW4003"]);
  });
});

describe("other creatures, of an Aura", () => {
  const aura = "Enchantment — Aura";
  it.each([
    "Enchant creature\nOther creatures you control get -1/-1.",
    "Enchant creature\nWhenever another creature dies, draw a card.",
    "Enchant creature\nWhen this Aura enters, tap up to one other target creature.",
  ])("are other than what it enchants: %s", (text) =>
    expect(lowered(text, aura)).toContain("otherThan(objects: host)"),
  );
  it("are not clear where it enchants no creature", () =>
    expect(codes("Enchant land\nOther creatures you control get -1/-1.", aura)).toEqual(["RW4003"]));
});
