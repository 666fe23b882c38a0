import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { lowered } from "./lowered.ts";

const codes = (text: string, typeLine = "Instant"): readonly string[] =>
  compileCard({
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine, text, offset: 0 }],
  }).diagnostics.map((each) => each.code);

describe("they, their, that opponent", () => {
  it.each([
    ["Target player reveals their hand.", []],
    ["Return target creature to their hand.", ["RW4016"]],
    ["Target opponent discards a card. If they do, draw a card.", []],
    ["Draw a card. If they do, discard a card.", ["RW4016"]],
    ["Target opponent discards a card, then that opponent loses 2 life.", []],
    ["Target player discards a card, then that opponent loses 2 life.", ["RW4016"]],
    ["Return target creature to its owner's hand.", []],
  ])("%s", (text, expected) => {
    expect(codes(text).filter((code) => code === "RW4016")).toEqual(expected);
  });
});

describe("that player, where the event happens in someone's turn", () => {
  it.each([
    "you cast a spell during an opponent's turn",
    "you draw a card during an opponent's draw step",
    "you gain life during another player's turn",
    "a creature you control dies during an opponent's turn",
  ])("is the one whose turn it is: whenever %s", (event) =>
    expect(lowered(`Whenever ${event}, that player loses 1 life.`, "Enchantment")).toContain(
      "loseLife(who: activePlayer, ",
    ),
  );
  it("is not clear beside another one", () =>
    expect(
      codes(
        "Whenever a creature an opponent controls dies during an opponent's turn, that player loses 1 life.",
        "Enchantment",
      ),
    ).toEqual(["RW4003"]));
});

describe("those creatures, that creature", () => {
  it("are all targets of the sentence before", () =>
    expect(
      lowered(
        "Target creature gets +1/+1 until end of turn. Tap another target creature. Untap those creatures.",
      ),
    ).toContain("untap(what: together(parts: [target(index: 0), target(index: 1)]))"));
  it("are one for each opponent", () =>
    expect(lowered("Each opponent chooses a creature they control. Destroy those creatures.")).toContain(
      "bind: 1)), destroy(what: bound(id: 1))",
    ));
  it("are those that were affected, whatever they are now (611.2c)", () =>
    expect(
      lowered("Each creature with flying loses all abilities until end of turn. Destroy those creatures."),
    ).toContain("bind: 1), destroy(what: bound(id: 1))"));
  it.each([
    [
      "At the beginning of the next end step, sacrifice those creatures.",
      "sacrifice(who: you, what: bound(id: 1))",
    ],
    ["Untap them.", "untap(what: bound(id: 1))"],
    ["Those creatures can't be blocked this turn except by Walls.", "affect(what: bound(id: 1)"],
    ["Whenever one of those creatures dies this turn, draw a card.", "from: bound(id: 1)"],
  ])("are those that got +1/+1, not those that came later (611.2c): %s", (text, meant) =>
    expect(lowered(`Creatures you control get +1/+1 until end of turn. ${text}`)).toContain(meant),
  );
  it("are the same where something else is said of them instead (614.1a)", () => {
    const both = lowered(
      "Creatures you control get +1/+1 until end of turn. If you control a Wall, those creatures get +2/+2 until end of turn instead. Untap those creatures.",
    );
    expect(both.split("bind: 1)")).toHaveLength(3);
    expect(both).toContain("untap(what: bound(id: 1))");
  });
  it("are all of them where only a rule is said of them, which goes for those that come later, too (611.2c)", () =>
    expect(lowered("Creatures can't block this turn. Untap those creatures.")).not.toContain("bound"));
  it("are described by the words for both, where what is said first may have changed who fits", () =>
    expect(codes("Creatures with flying lose flying until end of turn and can't block this turn.")).toEqual([
      "RW4003",
    ]));
  it("entered under the control of those, whoever controls them now (608.2i)", () => {
    expect(lowered("Tap each creature that entered under your control this turn.")).toContain(
      "involved(event: zoneChange(what: controlledBy(players: you), to: ",
    );
    expect(codes("Tap each creature that entered under an opponent's control this turn.")).toEqual([
      "RW4003",
    ]);
  });
  it("are what a number was counted of", () =>
    expect(lowered("Draw a card for each artifact creature you control. Untap those creatures.")).toContain(
      "bind: 1), draw(who: you, count: count(objects: bound(id: 1))), untap(what: bound(id: 1))",
    ));
  it("is a Goblin, and a Mountain is that land", () => {
    expect(
      lowered("Tap target Goblin. That creature doesn't untap during its controller's next untap step."),
    ).toContain("controllerOf(objects: target(index: 0))");
    expect(codes("Destroy target Mountain. You gain 2 life. That creature fights target creature.")).toEqual([
      "RW4003",
    ]);
  });
  it("are not the players of a loop that is over", () =>
    expect(
      codes(
        "Exile target creature. For each creature exiled this way, its controller draws a card. Those players shuffle.",
      ),
    ).not.toEqual([]));
});

describe("one reading", () => {
  it.each([
    "Enchanted creatures you control get +1/+1 until end of turn.",
    "Equipped Warriors you control get +1/+1 until end of turn.",
    "Draw a card for each card in all players' hands.",
  ])("%s", (text) => expect(codes(text)).toEqual([]));
  it("is the attacking creature of a block", () =>
    expect(
      lowered("Until end of turn, whenever a creature blocks a black creature, tap the attacking creature."),
    ).toContain('tap(what: eventObjects(role: "other"))'));
  it("is no attacking creature without a block", () =>
    expect(codes("Draw a card. Tap the attacking creature.")).toEqual(["RW4003"]));
});

describe("a Wolf or a Werewolf", () => {
  it("is one of two things that a creature can be", () =>
    expect(lowered("Untap each creature you control that's a Wolf or a Werewolf.")).toContain(
      'or(filters: [hasSubtype(subtype: "Wolf"), hasSubtype(subtype: "Werewolf")])',
    ));
  it("stands behind “targets” too", () =>
    expect(lowered("Counter target spell that targets you or a creature you control.")).toContain(
      'or(filters: [targets(what: you), targets(what: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))])',
    ));
});

describe("of your choice", () => {
  it("is chosen first (608.2d)", () =>
    expect(lowered("Destroy all creatures of the creature type of your choice.")).toContain(
      'chooseValue(who: you, what: "creatureType", once: true), destroy(what: all(',
    ));
  it("cannot be chosen after the targets", () =>
    expect(codes("Destroy target creature of the creature type of your choice.")).not.toEqual([]));
});

describe("which one of several it is", () => {
  it.each([
    "Draw a card for each artifact you control. Sacrifice it.",
    "Draw a card for each artifact you control, then sacrifice it.",
    "You gain 1 life for each creature you control. Sacrifice that creature.",
    "Untap all artifacts you control. Sacrifice it.",
    "You gain 1 life. Put a +1/+1 counter on it.",
    "Until end of turn, whenever a creature blocks a creature, put a +1/+1 counter on it.",
  ])("is not told: %s", (text) => expect(codes(text)).toContain("RW4003"));
  it("is each, where it is done for each", () =>
    expect(lowered("For each artifact you control, draw a card and sacrifice it.")).toContain(
      "sacrifice(who: you, what: each)",
    ));
  it("are the cards milled, not what they were counted by", () =>
    expect(lowered("Mill a card for each creature you control. Put them into your hand.")).toContain(
      'move(what: bound(id: 1), to: (zone: "hand"))',
    ));
});

describe("an exiled card, on a card that exiles (607.2a)", () => {
  const exile = "Exile target creature card from a graveyard.";
  it.each([
    [`${exile} Then put an exiled card into its owner's graveyard.`, ["RW4003"]],
    [`${exile}\nIf an exiled card has flying, draw a card.`, ["RW4003"]],
    [`${exile}\nPut an exiled card you own with a void counter on it into your hand.`, []],
    ["Destroy target creature. Then put an exiled card into its owner's graveyard.", []],
  ])("%s", (text, expected) => expect(codes(text)).toEqual(expected));
});

describe("the sacrificed creature, where a cost of the spell sacrifices one", () => {
  const gain = "You gain life equal to the sacrificed creature's power.";
  it.each([
    [`Kicker—Sacrifice a creature.\nSacrifice a creature. ${gain}`, ["RW4003"]],
    [
      `As an additional cost to cast this spell, sacrifice a creature.\nTarget opponent sacrifices a creature. ${gain}`,
      ["RW4003"],
    ],
    [`As an additional cost to cast this spell, sacrifice a creature.\nSacrifice an artifact. ${gain}`, []],
  ])("%s", (text, expected) => expect(codes(text)).toEqual(expected));
});

describe("“that player” behind “if an opponent does”", () => {
  const when = "Whenever a player discards a card,";
  it.each([
    [`${when} each opponent may draw a card. If an opponent does, that player loses 1 life.`, ["RW4003"]],
    [`${when} each other player may draw a card. If a player does, that player loses 1 life.`, ["RW4003"]],
    [`${when} each opponent may draw a card. If an opponent does, they lose 1 life.`, []],
    [`${when} each of their opponents draws a card. That player loses 1 life.`, []],
  ])("may be who does, or who was spoken of before: %s", (text, expected) =>
    expect(codes(text, "Enchantment")).toEqual(expected),
  );
});

describe("what was done this way by some of several players", () => {
  it.each([
    [
      "Each player discards a card. If each player discarded a land card this way, you draw a card.",
      "RW4001",
    ],
    ["Each opponent mills a card. If each opponent milled a land card this way, you draw a card.", "RW4001"],
    [
      "Target player discards a card. If each player discards a land card this way, you draw a card.",
      "RW4001",
    ],
  ])("is not asked of each of them at once: %s", (text, expected) => expect(codes(text)).toContain(expected));
});

describe("unless they … (118.12a)", () => {
  it.each([
    ["Each opponent loses 3 life unless they discard a card. If they do, they draw a card.", "RW4003"],
    ["Each opponent loses 3 life unless they discard a card. If any player does, you draw a card.", "RW4003"],
    ["Target opponent discards a card unless they pay {2}. When they do, you draw a card.", "RW4001"],
    [
      "Counter target spell unless its controller sacrifices a creature. You gain life equal to the sacrificed creature's power.",
      "RW4003",
    ],
    [
      "Each opponent loses 3 life unless they discard a card. Draw a card for each card discarded this way.",
      "RW4003",
    ],
  ])("is not asked about as what would be done: %s", (text, code) => expect(codes(text)).toEqual([code]));
  it("is what one player does", () =>
    expect(
      lowered("Target player loses 3 life unless they discard a card. If they do, they draw a card."),
    ).toContain("if(condition: performed(id: 1), then: draw("));
});

describe("who did so this way", () => {
  const ifYou = (told: string) =>
    `${told} You gain 3 life. If you discarded a land card this way, draw a card.`;
  it("is asked of the instruction that did it, not of the last one (608.2c)", () => {
    expect(lowered(ifYou("Each player discards a card."))).toContain("ownedBy(players: you)");
    expect(codes(ifYou("Target opponent discards a card."))).not.toEqual([]);
    expect(codes(ifYou("Discard a card."))).toEqual([]);
  });
  it("is not told where a choice was declined before", () =>
    expect(
      codes("You may sacrifice a creature. If you don't, discard a card. If you do, draw two cards."),
    ).toEqual(["RW4003"]));
});

describe("that player, in a clause about an owner or controller", () => {
  it.each([
    "Whenever a creature attacks a player, its controller draws a card for each creature attacking that player.",
    "Whenever a player casts a spell, target creature's controller loses 1 life for each card in that player's hand.",
  ])("can be either of two: %s", (text) => {
    expect(codes(text)).toContain("RW4003");
  });
  it("is the only one there is", () =>
    expect(codes("Target creature's controller loses 1 life for each card in that player's hand.")).toEqual(
      [],
    ));
});

describe("it, behind a card that is drawn", () => {
  it("is the card where a card is asked for", () =>
    expect(lowered("Draw a card. If it isn't a land card, discard it.")).toContain(
      "matches(objects: bound(id: 1)",
    ));
});

describe("then, behind what waits", () => {
  it("goes on with what is done then", () =>
    expect(lowered("Whenever a creature dies this turn, draw a card. Then discard a card.")).toMatch(
      /^spell\(effect: delayed\(.*sequence\(effects: \[draw\(.*discard\(/,
    ));
  it("is refused where the moment stands behind", () =>
    expect(codes("Draw a card at the beginning of the next upkeep. Then discard a card.")).toEqual([
      "RW4003",
    ]));
});

describe("what a condition picks of a group", () => {
  const lands =
    'among(objects: bound(id: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "land")]))';
  it.each([
    "If one or more of them are land cards, put them into your hand.",
    "If any of those cards are land cards, put them into your hand.",
    "If any of them are land cards, you gain 2 life and put those cards into your hand.",
  ])("is meant behind it, not the group: %s", (text) =>
    expect(lowered(`Reveal the top three cards of your library. ${text}`)).toContain(`move(what: ${lands}`),
  );
  it("is still the group in the same condition", () =>
    expect(
      lowered(
        "Whenever one or more nontoken creatures enter, if one or more of them entered from exile or was cast from exile, draw a card.",
        "Enchantment",
      ),
    ).toContain('castFrom(objects: eventObjects(role: "object"), zone: "exile")'));
});

describe("a card that was drawn", () => {
  it.each([
    "Exile target creature. Draw a card. Then return it to the battlefield under its owner's control.",
    "Exile target creature. If a Dragon was exiled this way, draw a card. Then return it to the battlefield under its owner's control.",
  ])("is not returned from the hand: %s", (text) =>
    expect(lowered(text)).toContain('move(what: target(index: 0), to: (zone: "battlefield"'),
  );
  it("is what something else is done with", () =>
    expect(lowered("Exile target creature. Draw a card, then discard it.")).toContain("bound(id: 1)"));
});

describe("what was chosen one by one", () => {
  it.each(["another permanent", "one other permanent"])("is meant together, with %s", (other) =>
    expect(lowered(`Choose a permanent. Its controller chooses ${other}. Exile those permanents.`)).toContain(
      "exile(what: together(parts: [bound(id: 1), bound(id: 2)]))",
    ),
  );
});

describe("that player, where the event happens to you", () => {
  it.each([
    [
      "Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent.",
      "source",
    ],
    ["Whenever a creature an opponent controls attacks you, that player sacrifices a permanent.", "object"],
    [
      "Whenever a permanent an opponent controls becomes the target of a spell you control, that player sacrifices a permanent.",
      "object",
    ],
  ])("is the other: %s", (text, role) =>
    expect(lowered(text, "Enchantment")).toContain(
      `sacrifice(who: controllerOf(objects: eventObjects(role: "${role}"))`,
    ),
  );
});

describe("that player, where the event is another player's", () => {
  it.each([
    "an opponent attacks with a creature",
    "a player attacks with a Goblin or an Orc",
    "an opponent attacks with another creature they own",
    "a creature a player controls becomes the target of a spell",
    "an opponent gains control of a permanent from you",
  ])("is who controls what it is about: whenever %s", (event) =>
    expect(lowered(`Whenever ${event}, that player draws a card.`, "Enchantment")).toContain(
      'draw(who: controllerOf(objects: eventObjects(role: "object"))',
    ),
  );
  it.each([
    "an opponent attacks with one or more creatures",
    "an opponent puts a counter on a creature you control",
    "a creature you control becomes the target of a spell an opponent controls",
  ])("is who does it: whenever %s", (event) =>
    expect(lowered(`Whenever ${event}, that player draws a card.`, "Enchantment")).toContain(
      "draw(who: eventPlayer",
    ),
  );
  it.each([
    "a creature an opponent controls deals combat damage to a player",
    "a player casts a spell that targets a permanent an opponent controls",
    "an opponent puts a counter on a creature a player controls",
  ])("may be either of the two that are named: whenever %s", (event) =>
    expect(codes(`Until end of turn, whenever ${event}, that player draws a card.`)).toEqual(["RW4003"]),
  );
  it("may be the owner or the player whose it was", () =>
    expect(
      codes("Return target creature an opponent controls to its owner's hand. That player loses 2 life."),
    ).toEqual(["RW4003"]));
  it("is nobody that is known where a player becomes a target", () =>
    expect(
      codes("Until end of turn, whenever a player becomes the target of a spell, that player draws a card."),
    ).toEqual(["RW4003"]));
});

describe("what they control, of the player who does something to it", () => {
  it.each([
    ["puts a counter on a creature they control", "eventPlayer"],
    ["taps a creature they control", "eventPlayer"],
    ["untaps a creature they control", "eventPlayer"],
    ["exerts a creature they control", "eventPlayer"],
    ["attacks with two or more creatures they control", "eventPlayer"],
    ["attacks with a creature they control", 'controllerOf(objects: eventObjects(role: "object"))'],
  ])("is that one's, not any player's: %s", (does, whose) =>
    expect(lowered(`Whenever an opponent ${does}, draw a card.`, "Enchantment")).toContain(
      `controlledBy(players: ${whose})`,
    ),
  );
  it("is not clear where an opponent becomes the target of a spell they control", () =>
    expect(
      codes(
        "Until end of turn, whenever an opponent becomes the target of a spell they control, draw a card.",
      ),
    ).toEqual(["RW4003"]));
});

describe("that player, asked whether it was done", () => {
  it.each(["casts a spell", "activates an ability"])("is who was told to: %s", (event) =>
    expect(
      lowered(
        `Whenever an opponent ${event}, counter it unless its controller pays {2}. If that player doesn't, draw a card.`,
        "Enchantment",
      ),
    ).toContain('pay(who: controllerOf(objects: eventObjects(role: "object"))'),
  );
});

it("one of them is neither a pile nor a card, where cards were separated into piles", () =>
  expect(
    codes(
      "Reveal the top five cards of your library and separate them into two piles. Put one of them into your hand and the rest into your graveyard.",
    ),
  ).toEqual(["RW4003"]));

describe("that player, of two players in an event", () => {
  it.each([
    "Whenever an opponent attacks a player other than you with two or more creatures, that player draws a card.",
    "Whenever a player casts a spell that targets an opponent, that player loses 1 life.",
  ])("may be either: %s", (text) => expect(codes(text, "Enchantment")).toEqual(["RW4003"]));
  it("is the one who attacks, where it is said so or the other one is the enchanted player", () => {
    for (const [text, typeLine] of [
      ["Whenever a player attacks one of your opponents, that attacking player draws a card.", "Enchantment"],
      [
        "Enchant player\nWhenever a player attacks enchanted player, that player draws a card.",
        "Enchantment — Aura Curse",
      ],
    ] as const)
      expect(lowered(text, typeLine)).toContain("draw(who: eventPlayer");
  });
});

it("that creature's controller is not you, where the other creature is yours (109.5)", () =>
  expect(
    lowered(
      "Whenever a creature deals damage to a creature you control, that creature's controller loses 1 life.",
      "Enchantment",
    ),
  ).toContain('controllerOf(objects: eventObjects(role: "source"))'));

it("if that creature blocks this turn, it is that creature", () =>
  expect(
    lowered(
      "When this creature enters, choose target creature. If that creature blocks this creature this turn, destroy it.",
      "Creature — Elf",
    ),
  ).toContain('destroy(what: eventObjects(role: "object"))'));

describe("that creature, of any target", () => {
  const one = 'among(objects: target(index: 0), filter: hasType(cardType: "creature"))';
  it.each([
    "Testling deals 1 damage to any target. Put a +1/+1 counter on that creature.",
    "Testling deals 1 damage to target creature or player. Put a +1/+1 counter on that creature.",
    "Testling deals 1 damage to any target. That creature gains trample until end of turn.",
    "Testling deals 1 damage to any target. If that creature would die this turn, exile it instead.",
  ])("is it only where that is one: %s", (text) => {
    expect(lowered(text)).toContain(one);
    expect(lowered(text)).not.toContain("getCounters");
  });
  it("is any of them where players are named with it", () =>
    expect(
      lowered(
        "Testling deals 7 damage divided as you choose among one, two, or three targets. If you control a Wizard, instead Testling deals 7 damage to each of those permanents and/or players.",
      ),
    ).not.toContain("among(objects"));
});

describe("the rest, where something was chosen for each color", () => {
  it("is the rest of no one color", () => {
    for (const which of [
      "color, choose up to one creature of that color",
      "basic land type, choose a land of that type",
    ])
      expect(codes(`For each ${which}. Destroy the rest.`)).toEqual(["RW4003"]);
    expect(
      lowered("For each color, choose a creature of that color. Destroy all other creatures."),
    ).toContain("otherThan(objects: bound(id: 1))");
  });
  it("is the rest of the one that was chosen", () =>
    expect(codes("Choose a color. Choose a creature of that color. Destroy the rest.")).toEqual([]));
});
