import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";
import { compiles, tell } from "./told-apart.ts";

describe("the first time each turn of one of several players", () => {
  it.each([
    "Whenever a player draws a card for the first time each turn, that player loses 1 life.",
    "Whenever an opponent discards a card for the first time each turn, that player loses 1 life.",
  ])("must be said whose: %s", (text) => expect(compiles(text, "Creature — Goblin")).toBe(false));
  it.each([
    "Whenever you draw a card for the first time each turn, you lose 1 life.",
    "Whenever an opponent loses life for the first time during each of their turns, draw a card.",
  ])("is known: %s", (text) => expect(compiles(text, "Creature — Goblin")).toBe(true));
});

describe("what something can be called", () => {
  tell("Artifact", [
    [
      "{T}: Put a +1/+1 counter on target permanent or player.",
      "{T}: Put a +1/+1 counter and a charge counter on target permanent or player.",
    ],
  ]);
  tell("Enchantment", [
    [
      "Whenever a source you control deals noncombat damage to a creature or player, this enchantment deals 1 damage to that creature or player.",
      "Whenever a source you control deals noncombat damage to a creature or player, this enchantment deals 1 damage to that planeswalker or player.",
    ],
    [
      "Whenever you discard a card, exile that card from your graveyard.",
      "Whenever you discard a card, exile that card from your hand.",
    ],
    [
      "{2}, Sacrifice a creature: You gain life equal to the sacrificed creature's power.",
      "{2}, Sacrifice a creature: You gain life equal to the sacrificed artifact's power.",
    ],
    [
      "Sacrifice a Goblin: You gain life equal to the sacrificed creature's power.",
      "Sacrifice a Goblin: You gain life equal to the sacrificed land's power.",
    ],
    [
      "Sacrifice an artifact or creature: You gain life equal to the sacrificed permanent's mana value.",
      "Sacrifice an artifact or creature: You gain life equal to the sacrificed creature's mana value.",
    ],
    [
      "{2}, Sacrifice a creature: You gain life equal to the sacrificed creature's power.",
      "{2}, Sacrifice a creature: You gain life equal to the creature's power.",
    ],
    [
      "Discard a creature card: You gain life equal to the discarded card's mana value.",
      "Discard a creature card: You gain life equal to the discarded creature's mana value.",
    ],
    [
      "Exile a creature card from your graveyard: You gain life equal to the exiled card's power.",
      "Exile a creature card from your graveyard: You gain life equal to the exiled creature's power.",
    ],
    [
      "Exile a creature you control: You gain life equal to the exiled creature's power.",
      "Exile a creature you control: You gain life equal to the exiled artifact's power.",
    ],
    [
      "When this enchantment enters, exile target creature.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      "When this enchantment enters, exile target creature.\nWhen this enchantment leaves the battlefield, return the exiled artifact to the battlefield under its owner's control.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Tap target creature or planeswalker. Put that creature or planeswalker on top of its owner's library.",
      "Tap target creature or planeswalker. Put that creature planeswalker on top of its owner's library.",
    ],
    [
      "Tap target artifact creature. Put that artifact creature on top of its owner's library.",
      "Tap target artifact or creature. Put that artifact creature on top of its owner's library.",
    ],
    [
      "Exile target artifact or creature. You gain life equal to the mana value of the permanent exiled this way.",
      "Exile target artifact or creature. You gain life equal to the mana value of the land exiled this way.",
    ],
  ]);
});

describe("who was told to", () => {
  tell("Sorcery", [
    [
      "Look at the top card of your library. You may put it onto the battlefield. If you don't put it onto the battlefield, put it into your hand.",
      "Look at the top card of your library. You may put it onto the battlefield. If they don't put it onto the battlefield, put it into your hand.",
    ],
    [
      "Target opponent sacrifices a creature. If they do, draw a card.",
      "Target opponent sacrifices a creature. If you do, draw a card.",
    ],
    [
      "Target opponent loses 2 life. Sacrifice a creature. If you do, draw a card.",
      "Target opponent loses 2 life. Sacrifice a creature. If they do, draw a card.",
    ],
    [
      "Counter target spell unless its controller pays {2}. If they do, draw a card.",
      "Counter target spell unless its controller pays {2}. If you do, draw a card.",
    ],
    [
      "Target opponent loses 2 life. Flip a coin. If you win the flip, draw a card.",
      "Target opponent loses 2 life. Flip a coin. If they win the flip, draw a card.",
    ],
    [
      "Target opponent loses 2 life. Search your library and/or graveyard for a card named Grove, reveal it, and put it into your hand. If you search your library this way, shuffle.",
      "Target opponent loses 2 life. Search your library and/or graveyard for a card named Grove, reveal it, and put it into your hand. If you search their library this way, shuffle.",
    ],
  ]);
});

describe("whose zone it is (400.3)", () => {
  tell("Sorcery", [
    [
      "Target player puts the top two cards of their library into their graveyard.",
      "Target player puts the top two cards of their library into your graveyard.",
    ],
    [
      "Target player loses 2 life. Return target creature card from your graveyard to your hand.",
      "Target player loses 2 life. Return target creature card from your graveyard to their hand.",
    ],
    [
      "Target opponent loses 2 life. Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.",
      "Target opponent loses 2 life. Look at the top two cards of your library. Put one of them into your hand and the other into their graveyard.",
    ],
    [
      "Target creature's owner puts it on the top or bottom of their library.",
      "Target creature's owner puts it on the top or bottom of your library.",
    ],
    [
      "Target player reveals cards from the top of their library until they reveal a land card. That player puts that card into their hand.",
      "Target player reveals cards from the top of their library until they reveal a land card. That player puts that card into your hand.",
    ],
    [
      "The owner of target creature shuffles it into their library.",
      "The owner of target creature shuffles it into your library.",
    ],
  ]);
});

describe("who chooses", () => {
  it("is who was told to do it", () => {
    const said = "Target player mills four cards.";
    const cards = "up to four cards from your graveyard into your library.";
    expect(lowered(`${said} They shuffle ${cards}`)).toContain("by: targetPlayers(index: 0)");
    expect(lowered(`${said} You shuffle ${cards}`)).not.toContain("by:");
  });
});

describe("their", () => {
  it("a player is meant before each of the objects where the rules found the player", () => {
    const counted = (place: string) =>
      lowered(`Your opponents can't cast spells with mana value less than ${place}.`, "Enchantment");
    expect(counted("the number of cards in their graveyard")).toContain("of: eachPlayer");
    expect(counted("the number of creatures they control")).toContain("controlledBy(players: eachPlayer)");
    expect(lowered("Your opponents can't cast spells from their graveyards.", "Enchantment")).toContain(
      "of: eachPlayer",
    );
  });
});

describe("the order of what is said behind a noun", () => {
  it("means nothing", () => {
    const one = lowered("Destroy target creature you control with power 3 or less.");
    expect(lowered("Destroy target creature with power 3 or less you control.")).toBe(one);
  });
});

describe("one of each of several", () => {
  tell("Sorcery", [
    ["Exile a creature card from each graveyard.", "Exile target creature card from each graveyard."],
  ]);

  it("that creature is what the condition named, and it is still the target", () => {
    const condition = "Target creature gets +1/+1 until end of turn. If it's paired with a creature,";
    expect(lowered(`${condition} that creature gains flying until end of turn.`)).toContain(
      'what: all(filter: status(status: "paired", with: target(index: 0)))',
    );
    expect(lowered(`${condition} it gains flying until end of turn.`)).toContain(
      "then: affect(what: target(index: 0), modifications: [gainAbilities",
    );
  });
});

describe("singular and plural", () => {
  tell("Sorcery", [
    [
      "Tap two target creatures. Those creatures don't untap during their controllers' next untap steps.",
      "Tap two target creatures. Those creature don't untap during their controllers' next untap steps.",
    ],
    [
      "Tap target creature. That creature gets -1/-1 until end of turn.",
      "Tap target creature. That creatures gets -1/-1 until end of turn.",
    ],
  ]);
});

describe("a target of their choice", () => {
  tell("Enchantment", [
    [
      "At the beginning of each player's upkeep, destroy target creature that player controls of their choice.",
      "At the beginning of your upkeep, destroy target creature of their choice.",
    ],
    [
      "Whenever a creature enters, that creature's controller may have target creature of their choice get -1/-1 until end of turn.",
      "Whenever a creature enters, target creature of their choice gets -1/-1 until end of turn.",
    ],
  ]);

  it("is chosen by them", () => {
    const text = "At the beginning of each player's upkeep, destroy target creature that player controls";
    expect(lowered(`${text} of their choice.`)).toContain("by: eventPlayer");
    expect(lowered(`${text}.`)).not.toContain("by: eventPlayer");
  });
});

describe("what was done “this way”, or “the exiled card”, is what one instruction did", () => {
  tell("Sorcery", [
    [
      "Sacrifice a creature. You gain life equal to the sacrificed creature's power.",
      "Sacrifice a creature. Each opponent sacrifices a creature. You gain life equal to the sacrificed creature's power.",
    ],
    [
      "Target opponent discards a card. If a creature card was discarded this way, draw a card.",
      "Discard a card. Target opponent discards a card. If a creature card was discarded this way, draw a card.",
    ],
    [
      "Exile all creatures. Destroy all artifacts. Draw a card for each creature exiled this way.",
      "Exile all creatures. Exile all artifacts. Draw a card for each creature exiled this way.",
    ],
    [
      "Draw two cards. You lose 1 life for each card drawn this way.",
      "Draw two cards. Target player draws a card. You lose 1 life for each card drawn this way.",
    ],
  ]);
  it("or what each of several did to one", () =>
    expect(
      lowered(
        "Target opponent reveals their hand. You choose an artifact card from it, then choose a creature card from their graveyard. Exile the chosen cards.",
      ),
    ).toContain("exile(what: together(parts: [bound(id: 2), bound(id: 3)]))"));
});

describe("what is left over", () => {
  const looked = "Look at the top four cards of your library. Put one of them into your hand";
  it("is of the one group of which it was not told yet", () => {
    const told = `${looked} and the rest on the bottom of your library in any order. Then look at the top two cards of your library. Put one of them into your hand and the rest into your graveyard.`;
    expect(lowered(told)).toContain("among(objects: bound(id: 3), filter: otherThan(objects: bound(id: 4)))");
    const both = `${looked}. Then look at the top two cards of target opponent's library. Put one of them into their hand. Put the rest into their owners' graveyards.`;
    expect(compiles(both, "Sorcery")).toBe(false);
  });
});

describe("what was one of two things is called by a name of both", () => {
  tell("Enchantment", [
    [
      "Whenever a creature you control becomes the target of a spell or ability, counter that spell or ability.",
      "Whenever a creature you control becomes the target of a spell or ability, counter that spell.",
    ],
    [
      "Whenever an artifact or creature you control becomes tapped, destroy that permanent.",
      "Whenever an artifact or creature you control becomes tapped, destroy that creature.",
    ],
    [
      "Whenever you cast a spell or activate an ability, copy that spell or ability.",
      "Whenever you cast a spell or activate an ability, copy that spell.",
    ],
    [
      "Whenever a creature you control becomes tapped or a creature you control attacks, destroy that creature.",
      "Whenever an artifact you control becomes tapped or a creature you control attacks, destroy that creature.",
    ],
  ]);
});

describe("one player of several", () => {
  tell("Sorcery", [
    [
      "Each opponent exiles the top card of their library.",
      "Each player exiles the top card of an opponent's library.",
    ],
    [
      "Put target creature an opponent controls on top of its owner's library.",
      "Put target creature an opponent controls on top of an opponent's library.",
    ],
  ]);
  it.each([
    "Target creature deals 1 damage to an opponent.",
    "An opponent discards a card.",
    "Another player draws a card.",
    "Reveal an opponent's hand.",
    "You and an opponent each draw a card.",
    "Draw cards equal to the number of cards in an opponent's hand.",
  ])("is chosen: %s", (text) =>
    expect(lowered(text)).toMatch(/chooseValue\(who: you, what: "(opponent|player)"/),
  );
});

describe("each player's own", () => {
  tell("Sorcery", [
    [
      "Each player chooses a nonland permanent they control, then sacrifices the rest.",
      "Each player chooses a nonland permanent they control. Sacrifice the rest.",
    ],
  ]);
});

describe("the other one", () => {
  tell("Creature — Elf", [
    [
      "Whenever this creature deals damage to a creature, destroy the other creature.",
      "Whenever this creature deals damage to a creature, destroy the other legendary creature.",
    ],
  ]);
});

describe("what is there no more", () => {
  tell("Instant", [
    [
      "Tap target creature. If that creature would die this turn, exile it instead.",
      "Destroy target creature. If that creature would die this turn, exile it instead.",
    ],
  ]);
});

describe("costs", () => {
  tell("Enchantment", [
    [
      "Whenever you cast a spell with {X} in its mana cost, draw a card.",
      "Whenever you cast a spell with {X} in its activation cost, draw a card.",
    ],
    [
      "Whenever you activate an ability with {X} in its activation cost, draw a card.",
      "Whenever you activate an ability with {X} in its mana cost, draw a card.",
    ],
  ]);
});

describe("one of several that were spoken of together", () => {
  tell("Sorcery", [
    [
      "Each creature you control gets +1/+1 until end of turn. They gain haste until end of turn.",
      "Each creature you control gets +1/+1 until end of turn. It gains haste until end of turn.",
    ],
    [
      "You gain life equal to the greatest power among creatures you control.",
      "You gain life equal to the power of one creature you control.",
    ],
  ]);
  tell("Creature — Elf", [
    [
      "Creatures you control with flying get +1/+1. Creatures you control without flying have reach.",
      "Creatures you control with flying get +1/+1. Other creatures you control have reach.",
    ],
    [
      "Creatures you control get +1/+1. Other creatures you control have reach.",
      "Attacking creatures you control get +1/+1. Each other creature you control has reach.",
    ],
    [
      "Whenever you cast a creature spell, sacrifice an artifact.",
      "Whenever you cast a creature spell, sacrifice that spell.",
    ],
    [
      "This creature can't attack if defending player controls an Island.",
      "This creature can't attack or block if defending player controls an Island.",
    ],
    [
      "This creature gets +1/+0 as long as defending player controls an Island.",
      "Creatures you control get +1/+0 as long as defending player controls an Island.",
    ],
  ]);
  tell("Instant", [
    ["Exile target creature until your next turn.", "Exile target creature during your next turn."],
  ]);
});

describe("“that player” beside the owner of something", () => {
  tell("Creature — Elf", [
    [
      "Whenever this creature deals combat damage to a player, destroy target creature. That player discards a card.",
      "Whenever this creature deals combat damage to a player, return target creature to its owner's hand. That player discards a card.",
    ],
  ]);
  it("is not whose card this is", () =>
    expect(
      abilitiesOf(
        "Whenever this creature deals combat damage to a player, you may return it to its owner's hand. If you do, that player loses 2 life.",
        "Creature — Elf",
      ),
    ).toMatchObject([{ effect: { effects: [{}, { then: A.loseLife(A.eventPlayer, 2) }] } }]));
});

it("what a player discarded of what all discarded", () =>
  expect(
    abilitiesOf(
      "Each player discards a card. If you discarded a land card this way, put it onto the battlefield.",
      "Sorcery",
    ),
  ).toMatchObject([
    { effect: { effects: [{ bind: 1 }, { then: { what: { type: "among", objects: A.bound(1) } } }] } },
  ]));

it("what was copied is “it”, the copy is called so", () => {
  const copied = A.copySpell(A.you, A.target(0));
  expect(abilitiesOf("Copy target spell, then exile it.", "Instant")).toMatchObject([
    { effect: A.sequence([copied, A.exile(A.target(0))]) },
  ]);
});

it("the rest is also what was found, where it was put nowhere", () =>
  expect(
    abilitiesOf(
      "Reveal cards from the top of your library until you reveal a land card. You may put that card onto the battlefield. Put the rest into your graveyard.",
      "Sorcery",
    ),
  ).toMatchObject([
    {
      effect: {
        effects: [
          { bind: 1, bindFound: 2 },
          { effect: { what: A.bound(2), bind: 3 } },
          { what: A.among(A.bound(1), A.otherThan(A.bound(3))) },
        ],
      },
    },
  ]));

describe("what one thing that was spoken of is said to have", () => {
  it.each([
    "As this creature enters, you may choose a creature you control. If you do, this creature enters as a copy of that creature with a +1/+1 counter on it.",
    "{2}: Choose another creature. This creature becomes a copy of that creature with flying.",
    "{2}: Exile target card from a graveyard. You may cast that card with a -1/-1 counter on it.",
  ])("does not tell which it is: %s", (text) =>
    expect(problemsOf(text, "Creature — Elf")).toMatchObject([["RW4003", expect.stringMatching(/^that /)]]),
  );
  tell("Sorcery", [
    [
      "Choose two target creatures. Destroy each of those creatures with flying.",
      "Choose target creature. Destroy that creature with flying.",
    ],
  ]);
});
