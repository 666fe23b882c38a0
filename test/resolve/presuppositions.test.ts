import { describe, expect, it } from "vitest";
import { compiles, tell } from "../compiler/told-apart.ts";
import { meanings } from "./meanings.ts";

/** What the last pronoun of each text means. */
const mean = (texts: readonly (readonly [text: string, last: string])[]): void => {
  it.each(texts)("%s", (text, last) => expect(meanings(text).at(-1)).toBe(last));
};

describe("what returns was away", () => {
  mean([
    [
      "Exile target creature. Create a Treasure token. Return it to the battlefield under your control at the beginning of the next end step.",
      "it: target creature",
    ],
    [
      "Exile two target creatures. Create two Treasure tokens. Return them to the battlefield under your control.",
      "them: two target creatures",
    ],
    ["When this creature dies, create a Food token. Return it to its owner's hand.", "its: this creature"],
    ["Exile target creature, then return it to the battlefield under your control.", "it: target creature"],
  ]);
});

describe("what is untapped was tapped", () => {
  mean([
    [
      "Gain control of target creature until end of turn. Create a Treasure token. Untap it.",
      "it: target creature",
    ],
    ["Tap target creature. Create a tapped Treasure token. Untap it.", "it: a tapped Treasure token"],
  ]);
});

describe("what was otherwise before is no token that was just made", () => {
  mean([
    [
      "Destroy target creature. Create a 1/1 white Spirit creature token. If it was attacking, draw a card.",
      "it: target creature",
    ],
    ["Sacrifice a creature. Create a Food token. If it had flying, draw a card.", "it: a creature"],
    [
      "Return target creature to its owner's hand. Create a 1/1 blue Bird creature token. If its power was 4 or greater, draw a card.",
      "its: target creature",
    ],
    [
      "Whenever you cast a spell, create a Treasure token. If its mana value is 4 or greater, draw a card.",
      "its: a spell",
    ],
    [
      "Create a 1/1 white Spirit creature token. Sacrifice it. If it was attacking, draw a card.",
      "it: a 1/1 white Spirit creature token",
    ],
  ]);
});

describe("how something was cast is asked of what was cast", () => {
  mean([
    [
      "When this creature enters, destroy target artifact. If its evoke cost was paid, you gain 2 life.",
      "its: this creature",
    ],
    ["When this creature enters, tap target creature. If it escaped, you gain 2 life.", "it: this creature"],
    ["When this creature enters, tap target creature. If it was foretold, draw a card.", "it: this creature"],
    [
      "When this creature enters, return target creature card from your graveyard to your hand. If it was cast from your graveyard, draw a card.",
      "it: this creature",
    ],
    ["Counter target spell. If it was kicked, draw a card.", "it: target spell"],
  ]);
});

describe("whose something is is asked where that could be another one than you", () => {
  mean([
    ["Exile target creature. Create a Food token. Its owner draws a card.", "Its: target creature"],
    [
      "Tap target creature. Put a +1/+1 counter on target creature you control. Its controller draws a card.",
      "Its: target creature",
    ],
    [
      "Whenever a creature dies, exile the top card of your library. Its controller loses 1 life.",
      "Its: a creature",
    ],
    [
      "Target creature you control gains flying until end of turn. Its controller sacrifices it at the beginning of the next end step.",
      "it: Target creature you control",
    ],
  ]);
});

describe("counters and abilities of permanents are put on what is there", () => {
  const token = "Create a 1/1 white Spirit creature token.";
  mean([
    [
      `Whenever another creature dies, create a 1/1 white Spirit creature token. If that creature had flying, put a flying counter on it.`,
      "it: a 1/1 white Spirit creature token",
    ],
    [
      `Exile target creature. ${token} If the exiled creature had flying, put a flying counter on it.`,
      "it: a 1/1 white Spirit creature token",
    ],
    [
      "Destroy target creature. Put a +1/+1 counter on target creature you control. If the destroyed creature was a Bear, it gains trample until end of turn.",
      "it: target creature you control",
    ],
    [
      "Whenever you cast a creature spell, target creature gets +1/+1 until end of turn. If that spell is a Bear, put a +1/+1 counter on it.",
      "it: target creature",
    ],
  ]);
});

describe("what has an ability already does not gain it", () => {
  mean([
    [
      "Whenever this creature blocks a creature, if that creature has trample, it gains trample until end of turn.",
      "it: this creature",
    ],
    [
      "Whenever this creature blocks a creature, if that creature has trample, it gains reach until end of turn.",
      "it: a creature",
    ],
    [
      "Whenever you cast a creature spell, if its power is greater than this creature's power, it gets +1/+1 until end of turn.",
      "it: this creature",
    ],
  ]);
});

describe("what works elsewhere is had by a card", () => {
  mean([
    [
      'When this creature enters, you may exile a nonland card from your hand. If you do, it gains "Suspend 2—{1}."',
      "it: a nonland card from your hand",
    ],
    [
      "When this creature enters, you may exile target creature card from your graveyard. If you do, it gains encore {2}.",
      "it: target creature card from your graveyard",
    ],
  ]);
});

describe("what is said of creatures is hardly said of a land, of Equipment or of a spell", () => {
  mean([
    [
      "When this creature enters, search your library for a basic land card, put it onto the battlefield tapped, then shuffle. It gains haste until end of turn.",
      "It: this creature",
    ],
    [
      "When equipped creature dies, attach this Equipment to target creature you control that shares a creature type with it.",
      "it: equipped creature",
    ],
  ]);
  // A land on the battlefield may be a creature.
  it.each([
    "When this creature enters, put two +1/+1 counters on target land. It gains haste until end of turn.",
    "Whenever this creature attacks, untap target land. It gets +2/+2 until end of turn.",
  ])("is not clear beside a creature: %s", (text) => expect(compiles(text, "Creature — Elf")).toBe(false));
  it.each([
    "Whenever you cast a creature spell, put a flying counter on it.",
    "Whenever you cast a creature spell, untap it.",
  ])("is refused: %s", (text) => expect(compiles(text, "Enchantment")).toBe(false));
});

describe("what is asked whether it is a card is none of the permanents (109.2)", () => {
  mean([
    [
      "Whenever you discard a card, this creature deals 1 damage to each opponent. If it was a land card, draw a card.",
      "it: a card",
    ],
  ]);
});

describe("what is against all that is known", () => {
  it.each([
    "Target creature gets +2/+2 until end of turn. If an Equipment is attached to it, attach it to another target creature.",
    "Untap target creature. If an Equipment you control is attached to it, unattach it.",
    "Target creature you control explores. If it's a nonland card, draw a card.",
  ])("is refused: %s", (text) => expect(compiles(text, "Instant")).toBe(false));
  it("is refused of the card itself, too (109.2)", () =>
    expect(
      compiles("When this creature enters, it explores. If it's a land card, draw a card.", "Creature"),
    ).toBe(false));
});

describe("a card is a permanent on the battlefield only (110.1), and a spell on the stack (112.1)", () => {
  tell("Sorcery", [
    [
      "Put target creature card from a graveyard onto the battlefield under your control. That permanent gains haste.",
      "Exile target creature card from a graveyard. You gain life equal to that permanent's mana value.",
    ],
    [
      "Exile the top card of your library. You may play it this turn. If that spell is red, draw a card.",
      "Reveal the top card of your library. If that spell is red, draw a card.",
    ],
  ]);
  tell("Enchantment", [
    [
      "Whenever a creature you control dies, you gain life equal to that permanent's mana value.",
      "Whenever a creature card is put into your graveyard from anywhere, you gain life equal to that permanent's mana value.",
    ],
  ]);
});

it("whose controller is meant is not clear of a spell and what it targets", () =>
  expect(
    compiles(
      "Whenever you cast a spell that targets a creature, its controller loses 1 life.",
      "Enchantment",
    ),
  ).toBe(false));

describe("what was just cast is on the stack (601.2a)", () => {
  tell("Enchantment", [
    [
      "Whenever an opponent casts a spell, exile it. You may cast it without paying its mana cost.",
      "Whenever an opponent casts a spell, you may cast it without paying its mana cost.",
    ],
  ]);
});

describe("what has left the battlefield is no permanent any more (400.7)", () => {
  tell("Sorcery", [
    ["Tap target creature. Put a stun counter on it.", "Destroy target creature. Put a stun counter on it."],
    [
      "Exile target creature. Put a time counter on it.",
      "Exile target creature. Put a finality counter on it.",
    ],
    ["Tap target creature. It becomes a 1/1 Frog.", "Exile target creature. It becomes a 1/1 Frog."],
    ["Exile target spell. It becomes plotted.", "Exile target spell. It becomes tapped."],
    [
      "Exile target creature. Double the number of time counters on it.",
      "Exile target creature. Double the number of +1/+1 counters on it.",
    ],
  ]);
  tell("Creature — Elf", [
    [
      "Whenever another creature enters, attach target Equipment to it.",
      "Whenever another creature dies, attach target Equipment to it.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Exile the top card of your library. You may cast it without paying its mana cost. It gains haste until end of turn.",
      "Exile the top card of your library. You may cast it this turn. It gains haste until end of turn.",
    ],
  ]);
  it("so “it” is another thing while that may only be played later (601.3)", () =>
    expect(
      meanings(
        "Whenever a creature you control attacks alone, exile the top card of your library. You may play it this turn. It gains double strike until end of turn.",
        "Creature — Elf",
      ),
    ).toContain("It: a creature you control"));
  it("but what counters are put on is there", () =>
    expect(
      compiles(
        "When this creature dies, put its counters on target creature. Tap that creature.",
        "Creature — Elf",
      ),
    ).toBe(true));
});

describe("what kind of thing something is, is asked of what can be of that kind", () => {
  mean([
    [
      "Whenever an artifact you control enters, target creature gets +1/+1 until end of turn. If it's an Equipment, draw a card.",
      "it's: an artifact you control",
    ],
    [
      "Whenever a land you control enters, target creature gets +1/+1 until end of turn. If it's a basic land, scry 1.",
      "it's: a land you control",
    ],
    [
      "Whenever you cast an instant or sorcery spell, target creature gets +1/+0 until end of turn. If it has flashback, scry 1.",
      "it: an instant or sorcery spell",
    ],
    [
      "Whenever a creature you control enters, tap target creature. If it's an artifact, draw a card.",
      "it's: target creature",
    ],
    [
      "Whenever a creature you control enters, create a 1/1 green Squirrel creature token. If it's a Squirrel, draw a card.",
      "it's: a creature you control",
    ],
  ]);
  tell("Creature — Elf", [
    [
      "Whenever this creature deals combat damage to a player, draw a card. If that player has no cards in hand, you gain 1 life.",
      "Whenever this creature deals combat damage to a player or planeswalker, draw a card. If it was a planeswalker, you gain 1 life.",
    ],
  ]);
  tell("Enchantment", [
    [
      "Whenever a land you control enters, untap this enchantment. If that land is a basic land, you gain 1 life.",
      "Whenever a land you control enters, untap this enchantment. If it's a basic land, it gains hexproof until end of turn.",
    ],
  ]);
  tell("Enchantment — Aura", [
    [
      "Enchant creature\nWhenever a creature you control enters, put a +1/+1 counter on enchanted creature. If that creature is a Human, draw a card.",
      "Enchant creature\nWhenever a creature you control enters, put a +1/+1 counter on enchanted creature. If it's a Human, draw a card.",
    ],
  ]);
});

describe("whose controller would be “you” is another one's", () => {
  mean(
    ["Investigate", "You manifest dread", "Amass Orcs 2", "Populate", "Earthbend 2", "Sacrifice a land"].map(
      (own) => [`Destroy target creature. ${own}. Its controller loses 2 life.`, "Its: target creature"],
    ),
  );
  mean([
    [
      "Put target creature on the bottom of its owner's library. That player manifests dread and its controller loses 2 life.",
      "its: target creature",
    ],
    [
      "Destroy target creature. Copy target spell. Its controller may choose new targets for the copy.",
      "the copy: Copy target spell",
    ],
    [
      "Target player creates a token that's a copy of target creature. Its controller draws a card.",
      "Its: target creature",
    ],
  ]);
});

describe("any target may be a player, and was called no creature", () => {
  mean([
    [
      "This spell deals damage equal to the sacrificed creature's power to any target. If that creature was a Goblin, draw a card.",
      "that creature: the sacrificed creature",
    ],
    [
      "Sacrifice another creature: This creature deals 2 damage to any target. If that creature was a Goblin, draw a card.",
      "that creature: another creature",
    ],
    [
      "Whenever another creature you control enters, this creature deals 1 damage to any target. If that creature has flying, draw a card.",
      "that creature: another creature you control",
    ],
    [
      "This spell deals 3 damage to any target. If that creature would die this turn, exile it instead.",
      "it: any target",
    ],
  ]);
});

describe("what is done instead is done to what the instruction before was done to (614.6)", () => {
  mean([
    [
      "You may sacrifice a creature. Target creature gets -2/-2 until end of turn. If a creature was sacrificed this way, that creature gets -5/-5 until end of turn instead.",
      "that creature: Target creature",
    ],
    [
      "You may discard a creature card. Return target creature card from your graveyard to your hand. If a creature card was discarded this way, return that card to the battlefield instead.",
      "that card: target creature card from your graveyard",
    ],
    [
      "You may sacrifice a land. Destroy target land. If a land was sacrificed this way, exile that land instead.",
      "that land: target land",
    ],
  ]);
});

describe("where another target is chosen instead, whichever of the two there is (601.2c)", () => {
  mean([
    [
      "Exile target creature you control. If this spell was kicked, exile target land instead. Return it to the battlefield under its owner's control.",
      "its: target creature you control or target land",
    ],
    [
      "Destroy target creature with power 2 or less. If this spell was bargained, instead destroy target creature. Its controller loses 2 life.",
      "Its: target creature with power 2 or less or target creature",
    ],
  ]);
});

describe("“if it isn't” is the other case, as “otherwise” is", () => {
  mean(
    ["Otherwise", "If it isn't"].flatMap((other) => [
      [
        `Whenever this creature attacks, reveal the top card of your library. If it's a land card, put a +1/+1 counter on this creature. ${other}, exile it.`,
        "it: the top card of your library",
      ],
      [
        `Reveal the top card of your library. If it's a creature card, destroy target creature. ${other}, you gain life equal to its mana value.`,
        "its: the top card of your library",
      ],
      [
        `Exile the top card of your library. If it's a land card, create a Treasure token. ${other}, you may cast it this turn.`,
        "it: the top card of your library",
      ],
    ]),
  );
});
