import { describe, expect, it } from "vitest";
import { lowered } from "../compiler/lowered.ts";
import { compiles, tell } from "../compiler/told-apart.ts";

describe("a condition behind several verbs of one subject", () => {
  tell("Sorcery", [
    [
      "Target creature gets +2/+2 and gains trample until end of turn if you control a Bear.",
      "Target creature gets +2/+2 until end of turn and can't be blocked this turn if you control a Bear.",
    ],
    [
      "If you control a Bear, you gain 3 life and draw a card.",
      "You gain 3 life and draw a card if you control a Bear.",
    ],
    [
      "Each opponent loses 2 life and discards a card unless they pay {2}.",
      "Each opponent loses 2 life and discards a card unless they control an artifact.",
    ],
  ]);
  tell("Artifact — Equipment", [
    [
      "Equipped creature gets +1/+1 and has flying as long as it's white.\nEquip {2}",
      "Equipped creature gets +1/+1 and has flying if it's white.\nEquip {2}",
    ],
  ]);
});

describe("“as long as” behind statements", () => {
  tell("Creature — Elf", [
    [
      "This creature gets +1/+1 and has flying as long as you control a Forest.",
      "This creature has flying and other creatures you control get +1/+1 as long as you control a Forest.",
    ],
    [
      "As long as it's your turn, creatures you control get +1/+0 and your opponents can't gain life.",
      "Creatures you control get +1/+0 and your opponents can't gain life as long as it's your turn.",
    ],
  ]);
});

describe("what else could be meant, of two that one clause or sentence takes", () => {
  tell("Creature — Elf", [
    [
      "When this creature enters, exchange control of this creature and target creature. You gain 2 life.",
      "When this creature enters, exchange control of this creature and target creature. It gains haste until end of turn.",
    ],
    [
      "When this creature exploits a creature, draw a card.",
      "When this creature exploits a creature, draw cards equal to its power.",
    ],
    [
      "When this creature enters, it deals 2 damage to target creature. Draw cards equal to that creature's power.",
      "When this creature enters, it deals 2 damage to target creature. Draw cards equal to its power.",
    ],
    [
      "Whenever this creature attacks, create a 1/1 red Goblin creature token. It gains haste until end of turn.",
      "Whenever this creature attacks, create a 1/1 red Goblin creature token. If you control five or more creatures, it gets +2/+0 until end of turn.",
    ],
    [
      "Whenever a nontoken creature you control dies, you may sacrifice this creature. If you do, return that card to the battlefield.",
      "Whenever a nontoken creature you control dies, you may sacrifice this creature. If you do, return it to the battlefield.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Tap two target creatures. Each other creature gets -1/-1 until end of turn.",
      "Tap target creature. Choose another creature at random. Each other creature gets -1/-1 until end of turn.",
    ],
    [
      "Each player loses 1 life for each creature they control.",
      "Each player loses 1 life for each creature an opponent controls.",
    ],
    [
      "Each player sacrifices a creature of their choice.",
      "Each player sacrifices a creature of an opponent's choice.",
    ],
  ]);
});

describe("what is asked of a target, or of what the event is about", () => {
  tell("Creature — Elf", [
    [
      "Whenever another creature you control enters, tap target creature. If it's tapped, draw a card.",
      "Whenever another creature you control enters, tap target creature. If it's red, draw a card.",
    ],
    [
      "Whenever an opponent casts a spell, tap target creature. If that creature is red, draw a card.",
      "Whenever an opponent casts a spell, tap target creature. If it's red, draw a card.",
    ],
    [
      "Whenever this creature attacks, target creature gets -1/-1 until end of turn. If it has flying, draw a card.",
      "Whenever another creature attacks, target creature gets -1/-1 until end of turn. If it has flying, draw a card.",
    ],
  ]);
});

describe("what else could be meant", () => {
  it("is not the copy where “that spell” is said", () =>
    expect(
      lowered(
        "Copy target instant spell. You may choose new targets for the copy. Counter that spell.",
        "Instant",
      ),
    ).toContain("counter(what: target(index: 0)"));
  tell("Creature — Elf", [
    [
      "When this creature enters, draw a card. If it isn't a land card, discard it.",
      "Whenever this creature dies, draw a card. If it's a creature card, create a Treasure token.",
    ],
    [
      "When this creature enters, destroy target creature. Its controller loses 1 life. That player discards a card.",
      "Whenever a creature deals combat damage to a player, its controller draws a card and that player loses 1 life.",
    ],
    [
      "{T}, Tap another untapped creature you control: This creature deals 1 damage to target creature. That creature can't block this turn.",
      "{T}, Tap another untapped creature you control: This creature deals damage equal to that creature's power to target creature. That creature can't block this turn.",
    ],
    [
      "{T}: Destroy target artifact creature. You gain life equal to its power.",
      "{T}: Destroy target artifact. You gain life equal to its power.",
    ],
    [
      "You may play lands and cast spells from the top of your library.",
      "You may cast lands and cast spells from the top of your library.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Exile target creature. Search its controller's library for any number of cards with the same name as that creature and exile them. Then that player shuffles.",
      "Exile target creature. Search its controller's library for any number of cards with the same name and exile them. Then that player shuffles.",
    ],
    [
      "Tap target creature. Each other creature gets +1/+1 until end of turn.",
      "Tap target creature. Creatures you control get +1/+1 until end of turn. Each other creature can't block this turn.",
    ],
  ]);
});

describe("what was done this way to some of several", () => {
  it.each([
    [
      "Mill four cards. If two or more creature cards were milled this way, return them to your hand.",
      "move(what: among(objects: bound(id: 1)",
    ],
    [
      "Each opponent discards a card. If one or more land cards were discarded this way, exile those cards.",
      "exile(what: among(objects: bound(id: 1)",
    ],
    [
      "Mill four cards. When one or more creature cards are milled this way, put one of them into your hand.",
      "from: among(objects: bound(id: 1)",
    ],
    [
      "Destroy up to three target artifacts. You gain 1 life for each of those artifacts that was destroyed this way.",
      "count(objects: among(objects: target(index: 0), filter: isOneOf(objects: bound(id: 1",
    ],
  ])("is what “them” speaks of: %s", (text, said) => expect(lowered(text, "Sorcery")).toContain(said));
  tell("Creature — Elf", [
    [
      "When this creature enters, each opponent sacrifices a creature. If a creature was sacrificed this way, you gain 2 life.",
      "When this creature enters, each opponent sacrifices a creature. If a creature was sacrificed this way, you gain life equal to its toughness.",
    ],
    [
      "When this creature enters, if you control another Elf, draw a card.",
      "When this creature enters, if you control another Elf and it has a counter on it, draw a card.",
    ],
  ]);
});

describe("what is said of each of several", () => {
  tell("Sorcery", [
    [
      "Choose two target creatures. Each of those creatures deals damage equal to its power to you.",
      "Choose two target creatures. Destroy each of those creatures and you gain life equal to its power.",
    ],
    [
      "Choose two target creatures. Put a +1/+1 counter on each of them with flying.",
      "Choose two target creatures. Put a +1/+1 counter on each of them with power 2 or less and each of them with flying.",
    ],
    [
      "Choose two target creatures. Destroy each of those creatures with flying.",
      "Choose two target creatures. Destroy each of those creatures with flying and each of those creatures with power 2 or less.",
    ],
    [
      "Destroy each creature you control and you gain life equal to their total power.",
      "Destroy each creature you control and you gain life equal to its power.",
    ],
  ]);
});

describe("one of two words that call a thing", () => {
  tell("Sorcery", [
    [
      "Destroy target creature or planeswalker. That creature or planeswalker's controller draws a card.",
      "Destroy target creature or planeswalker. That artifact or planeswalker's controller draws a card.",
    ],
    [
      "Tap target artifact creature or planeswalker. Put a stun counter on that artifact or planeswalker.",
      "Tap target creature or planeswalker. Put a stun counter on that artifact or planeswalker.",
    ],
    [
      "Destroy target creature, artifact, or enchantment. That permanent's controller draws a card.",
      "Destroy target creature, artifact, or enchantment. That creature or artifact's controller draws a card.",
    ],
  ]);
});

describe("the size of a card that may be none of a creature", () => {
  tell("Creature — Bear", [
    [
      "Whenever this creature attacks, defending player discards a creature card and you gain life equal to its power.",
      "Whenever this creature attacks, defending player discards a card and you gain life equal to its power.",
    ],
    [
      "Whenever this creature attacks, mill a card. If it's a creature card, you gain life equal to its power.",
      "Whenever this creature attacks, mill a card. You gain life equal to its power.",
    ],
  ]);
});

describe("what was, of what has died or of a target", () => {
  tell("Enchantment", [
    [
      "Whenever another creature attacks, put a +1/+1 counter on target creature. If its power was 4 or greater, draw a card.",
      "Whenever another creature dies, put a +1/+1 counter on target creature. If its power was 4 or greater, draw a card.",
    ],
    [
      "Whenever another creature dies, if its power was 4 or greater, put a +1/+1 counter on target creature.",
      "Whenever another creature dies, put a +1/+1 counter on target creature. If that creature had power 4 or greater, draw a card.",
    ],
  ]);
});

describe("what is called so in a number, a condition or a description", () => {
  it.each([
    "Create an X/X green Ooze creature token, where X is target creature's toughness. Exile that creature.",
    "Put X +1/+1 counters on target creature you control, where X is the power of target creature an opponent controls. Exile that creature.",
    "Create a 1/1 white Soldier creature token if target creature is attacking. That creature gains first strike until end of turn.",
    "Destroy target Equipment attached to a creature. Tap that creature.",
    "Destroy target creature that shares a color with a creature you control. That creature gains haste until end of turn.",
    "Destroy target creature with the same name as a card in a graveyard. Exile that card.",
  ])("is not told from what is done: %s", (text) => expect(compiles(text, "Sorcery")).toBe(false));
  it("is called by its own name", () =>
    expect(
      compiles(
        "Tap target creature that shares a color with a Spider you control. Goad that creature.",
        "Sorcery",
      ),
    ).toBe(true));
});

describe("one that a condition asks for beside one that was spoken of", () => {
  tell("Sorcery", [
    [
      "Tap target creature. If you control a Bear with greater power, that creature gains vigilance until end of turn.",
      "Tap target creature. If you control a creature with greater power, that creature gains vigilance until end of turn.",
    ],
    [
      "Put a +1/+1 counter on target creature. If you control a creature with power 4 or greater, put two +1/+1 counters on that creature instead.",
      "Target creature gets -2/-2 until end of turn. If you control a creature with power 4 or greater, sacrifice that creature.",
    ],
  ]);
});

describe("what “lesser” and “greater” are compared with, of two", () => {
  tell("Sorcery", [
    [
      "Exile target creature. Return a card with lesser mana value from your graveyard to your hand.",
      "Exile target creature and target artifact. Return a card with lesser mana value from your graveyard to your hand.",
    ],
    [
      "Return target creature to its owner's hand, then draw a card. Destroy target creature with lesser mana value.",
      "Destroy target creature. Create a Treasure token. Return a creature card with lesser mana value from your graveyard to your hand.",
    ],
  ]);
});

describe("what has left the battlefield beside what has not", () => {
  tell("Creature — Elf", [
    [
      "Whenever another creature dies, tap target creature. Return it to your hand.",
      "Whenever another creature dies, tap target creature. Return it to its owner's hand.",
    ],
    [
      "When this creature dies, destroy target creature. If it was a token, draw a card.",
      "When this creature dies, put a +1/+1 counter on target creature. Exile it.",
    ],
    [
      "When this creature dies, mill a card. Exile it.",
      "When this creature dies, each player mills a card. Exile it.",
    ],
    [
      "When this creature dies, sacrifice a creature. Exile it.",
      "When this creature dies, each player sacrifices a creature. Exile it.",
    ],
    [
      "When this creature dies, discard a card. Exile it.",
      "When this creature dies, each opponent discards a card. Exile it.",
    ],
    [
      "Whenever a creature you control dies, tap this creature. Exile that creature.",
      "Whenever a creature you control dies, tap this creature. Exile it.",
    ],
    [
      "Whenever another creature dies, this creature deals 1 damage to each opponent. Draw a card.",
      "Whenever another creature dies, this creature deals 1 damage to each opponent. Exile it.",
    ],
    [
      "Sacrifice another creature: This creature gets +2/+2 until end of turn. Exile this creature.",
      "Sacrifice another creature: This creature gets +2/+2 until end of turn. Exile it.",
    ],
    [
      "Whenever another creature dies, you may untap this creature. If you do, exile this creature.",
      "Whenever another creature dies, you may untap this creature. If you do, exile it.",
    ],
    [
      "Whenever a creature you control dies, destroy target artifact. If it was a Treasure, draw a card.",
      "Whenever a creature you control dies, return target creature card from your graveyard to your hand. If its power was 4 or greater, draw a card.",
    ],
    [
      "Whenever you sacrifice a land, return target land card from your graveyard to your hand. If that card is a Forest, draw a card.",
      "Whenever you sacrifice a land, return target land card from your graveyard to your hand. If it was a Forest, draw a card.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Destroy target artifact. Return target creature card from your graveyard to your hand.",
      "Destroy target artifact. Return target creature card from your graveyard to your hand. If it was a creature, draw a card.",
    ],
  ]);
});

describe("a card elsewhere beside a permanent (109.2)", () => {
  it.each([
    [
      "Target creature's controller returns a creature card from their graveyard to their hand. Exile that creature.",
      "exile(what: target(index: 0))",
    ],
    [
      "Target creature's owner exiles a creature card from their graveyard. If they do, return that creature to its owner's hand.",
      "move(what: target(index: 0)",
    ],
  ])("is no “that creature”: %s", (text, told) => expect(lowered(text)).toContain(told));
});

describe("a token beside what was on the battlefield before it", () => {
  tell("Creature — Elf", [
    [
      "When this creature enters, create a Treasure token. Return this creature to its owner's hand.",
      "When this creature enters, create a Treasure token. Return it to its owner's hand.",
    ],
    [
      "Whenever this creature attacks, create a Treasure token. Untap it.",
      "When this creature enters, create a Treasure token. Untap it.",
    ],
    [
      "When this creature enters, create a tapped Treasure token. Untap it.",
      "Whenever this creature attacks, create a tapped Treasure token. Untap it.",
    ],
    [
      "Whenever this creature attacks, create a 1/1 green Bear creature token that's attacking. Untap it.",
      "Whenever this creature attacks, create a 1/1 green Bear creature token that's tapped and attacking. Untap it.",
    ],
  ]);
});

describe("what has a number and what the number is of", () => {
  tell("Creature — Elf", [
    [
      "Whenever you cast a creature spell, destroy target creature with mana value X or less, where X is that creature's mana value.",
      "Whenever you cast a spell, destroy target creature with mana value X or less, where X is that creature's mana value.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Return target creature to its owner's hand. Draw X cards, where X is that creature's mana value.",
      "Return target creature to its owner's hand. Target creature you control gets +X/+0 until end of turn, where X is that creature's mana value.",
    ],
  ]);
});

describe("what was taken away this way", () => {
  it.each([
    "When this creature enters, exile target card from a graveyard. If a creature was exiled this way, put a +1/+1 counter on it.",
    "When this creature enters, destroy target creature. If a creature died this way, put a +1/+1 counter on it.",
  ])("is no permanent any more (400.7): %s", (text) =>
    expect(lowered(text, "Creature — Elf")).toContain("on: self"),
  );
  it("can still deal damage (608.2h)", () =>
    expect(
      lowered(
        "When this creature enters, destroy target creature. If a creature died this way, it deals 2 damage to you.",
        "Creature — Elf",
      ),
    ).not.toContain("source: self"));
});

describe("cards revealed until some are found", () => {
  tell("Sorcery", [
    [
      "Reveal cards from the top of your library until you reveal two land cards. Put those cards into your hand and the rest into your graveyard.",
      "Reveal cards from the top of your library until you reveal two land cards. Put those cards into your graveyard.",
    ],
    [
      "Reveal cards from the top of your library until you reveal two land cards. Put those land cards into your hand.",
      "Reveal cards from the top of your library until you reveal two land cards. Put them into your hand.",
    ],
  ]);
});

describe("a condition that names a party of the event", () => {
  tell("Creature — Elf", [
    [
      "Whenever this creature blocks a creature, if this creature is enchanted, it gets +1/+1 until end of turn.",
      "Whenever this creature blocks a creature, if this creature is enchanted, destroy it.",
    ],
  ]);
});

describe("“for each of them” behind several players", () => {
  tell("Sorcery", [
    [
      "Each opponent may discard a card. You draw a card for each card discarded this way.",
      "Each opponent may discard a card. Each opponent who doesn't loses 3 life and you draw a card for each of them.",
    ],
    [
      "Destroy all artifacts. You gain 1 life for each of them.",
      "Each opponent may discard a card. Each opponent who does draws a card. You lose 1 life for each of them.",
    ],
  ]);
});

describe("what one instruction after another makes or moves", () => {
  const copies = (condition: string): unknown =>
    lowered(
      `Copy target instant or sorcery spell, then copy it again${condition}. You may choose new targets for the copies.`,
      "Instant",
    ).split("newTargets: true").length;
  it.each(["", " if you control a Wizard"])("is all copies of one sentence%s (707.10c)", (condition) =>
    expect(copies(condition)).toBe(3),
  );
  tell("Sorcery", [
    [
      "Create two Treasure tokens. They gain indestructible until end of turn.",
      "Create two Treasure tokens, then create a Food token. The tokens gain indestructible until end of turn.",
    ],
    [
      "Create two Treasure tokens. Sacrifice them at the beginning of the next end step.",
      "Create two Treasure tokens. If you control a Knight, create another Treasure token. Sacrifice them at the beginning of the next end step.",
    ],
    [
      "Copy target instant or sorcery spell twice. You may choose new targets for the copies.",
      "Copy target instant or sorcery spell. You may pay {1}. If you do, copy it again. You may choose new targets for the copies.",
    ],
    [
      "Mill three cards. If you control a Zombie, mill five cards instead. Put a creature card from among those cards into your hand.",
      "Mill three cards, then mill two cards if you control a Zombie. Put a creature card from among those cards into your hand.",
    ],
    [
      "Destroy two target creatures. Their controllers each lose 2 life.",
      "Destroy target creature. If you control a Knight, destroy another target creature. Their controllers each lose 2 life.",
    ],
    [
      "Draw a card. Look at the top card of target opponent's library. Look at the top four cards of your library, then put them back in any order.",
      "Exile the top three cards of your library, then exile the top two cards of target opponent's library. You may play those cards this turn.",
    ],
  ]);
});
