import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { holdsPart, holdsType } from "../../src/compiler/lower/same.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";
import { tell } from "./told-apart.ts";

describe("what else than the card itself a word means", () => {
  tell("Artifact — Equipment", [
    [
      "{1}, Unattach this Equipment: Attach it to target creature.",
      "{1}, Unattach this Equipment: Attach it to another target creature.",
    ],
  ]);
  it("is the target, not what its controller's library is searched for", () => {
    const search =
      "Search target creature's controller's library for a creature card. Put that card into that player's graveyard, then that player shuffles.";
    const copy = abilitiesOf(
      `${search} That creature becomes a copy of that card until end of turn.`,
      "Sorcery",
    );
    expect(holdsPart(copy, A.affect(A.target(0), [A.becomeCopy(A.bound(1))], A.until("end of turn")))).toBe(
      true,
    );
  });
});

describe("what is done to something at once or later", () => {
  tell("Sorcery", [
    [
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step. It gains haste.",
      "Tap target creature. Untap it at the beginning of your next combat. It gains haste.",
    ],
  ]);
});

describe("a number of each of several things, for its controller", () => {
  it.each(["their power", "that creature's power"])("equal to %s", (number) =>
    expect(
      holdsType(
        abilitiesOf(
          `Up to three target creatures each get -2/-2 until end of turn. Their controllers each lose life equal to ${number}.`,
          "Sorcery",
        ),
        "forEach",
      ),
    ).toBe(true),
  );
});

describe("counters that what is exiled has, or is exiled with", () => {
  tell("Sorcery", [
    [
      "Exile target creature that has a void counter on it.",
      "Exile target creature with a void counter on it.",
    ],
    [
      "Exile target creature with a +1/+1 counter on it.",
      "Exile target nonland permanent with two time counters on it.",
    ],
    [
      "Exile target creature card from your graveyard with a void counter on it.",
      "Exile a creature you control with a void counter on it.",
    ],
  ]);
});

describe("what is only the card itself where that was spoken of", () => {
  tell("Sorcery", [
    [
      "Exile the top card of your library. You gain life equal to its mana value.",
      "Exile the top card of each opponent's library. They lose life equal to its mana value.",
    ],
    [
      "Target opponent exiles a card from their hand. You may cast it without paying its mana cost.",
      "Target opponent exiles two cards from their hand. You may cast one of them without paying its mana cost. If you don't, return it to that player's hand.",
    ],
  ]);
  tell("Enchantment — Saga", [
    [
      "I — Create a 1/1 green Elf creature token. Put a +1/+1 counter on it.\nII — Draw a card.",
      "I — Create a 1/1 green Elf creature token.\nII — Put a +1/+1 counter on it.",
    ],
  ]);
  it("is no permanent where a card is discarded", () =>
    expect(
      lowered(
        "Whenever an opponent draws a card, this creature deals 1 damage to them and they discard it.",
        "Creature — Elf",
      ),
    ).toContain('what: eventObjects(role: "object")'));
});

describe("what may be said of one of two or of both", () => {
  tell("Enchantment", [
    [
      "Whenever you play a land or cast a spell from anywhere other than your hand, draw a card.",
      "Whenever you play a land or cast a spell from exile, draw a card.",
    ],
    [
      "At the beginning of your end step, if you've played a land or cast a spell this turn, draw a card.",
      "At the beginning of your end step, if you've played a land or cast a spell you don't own this turn, draw a card.",
    ],
    [
      "If a red source you control would deal damage, it deals twice that much damage instead.",
      "If a red source you control would deal damage, it deals twice that much damage to that player instead.",
    ],
    [
      "If a red source you control would deal damage to a creature, it deals twice that much damage to that creature instead.",
      "If a red source you control would deal excess damage to a creature, it deals twice that much damage to that creature instead.",
    ],
  ]);
  tell("Instant", [
    [
      "Return target creature or spell to its owner's hand.",
      "Return target red creature or spell to its owner's hand.",
    ],
  ]);
});

describe("what mana is spent on", () => {
  tell("Artifact", [
    [
      "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
      "{T}: Add {C}. This mana can't be spent to cast a nonartifact ability.",
    ],
  ]);
});

describe("what else is done instead, and of what", () => {
  tell("Enchantment", [
    [
      "If a creature an opponent controls would die, exile it instead and you gain 1 life.",
      "If a creature an opponent controls would die, exile it instead, you gain 1 life.",
    ],
    [
      "If a creature you control would deal damage, it deals twice that much damage instead.",
      "If a creature you control would deal damage, it deals twice that much damage instead and you gain 1 life.",
    ],
    [
      "If a creature you control would deal damage to a player, it deals twice that much damage to that player instead.",
      "If a creature you control would be dealt damage, it deals twice that much damage instead.",
    ],
  ]);
  it("takes the place of the life that would be gained", () =>
    expect(
      lowered(
        "If you would gain life, you gain twice that much life instead and draw a card.",
        "Enchantment",
      ),
    ).toContain("draw("));
});

describe("parts of several things that were spoken of", () => {
  tell("Sorcery", [
    [
      "Choose two target creatures. Destroy each of them with flying.",
      "Choose two target creatures. Destroy each of them with the greatest power.",
    ],
    [
      "Choose two target creatures. Destroy each of those creatures with flying.",
      "Choose two target creatures. Destroy each of those creatures with the greatest power.",
    ],
    [
      "Choose two target creatures. They gain haste until end of turn. Destroy them at the beginning of the next end step.",
      "Choose two target creatures. Each of them with flying gains haste until end of turn. Destroy them at the beginning of the next end step.",
    ],
    [
      "Destroy all attacking or blocking creatures. Draw a card for each white or blue creature you control.",
      "Destroy all attacking creatures or blocking creatures. Create a 1/1 black or red Goblin creature token.",
    ],
  ]);
});

describe("what was, of something that is gone or is still there", () => {
  tell("Creature — Elf", [
    [
      "Whenever you sacrifice an artifact, you gain 1 life. If it was a Treasure, draw a card.",
      "Whenever you sacrifice an artifact, target creature gets +1/+1 until end of turn. If it was red, draw a card.",
    ],
    [
      "Whenever a nontoken creature you control dies, draw a card. If that creature was an Elf, you gain 1 life.",
      "Whenever a nontoken creature you control dies, manifest the top card of your library. If that creature was an Elf, draw a card.",
    ],
  ]);
});

describe("a choice that what happens instead speaks of", () => {
  tell("Creature — Elf", [
    [
      "{T}: Add one mana of any color. If you control an Elf, add two mana of any one color instead.",
      "{T}: Add one mana of any color. If you control an Elf, add two mana of that color instead.",
    ],
  ]);
  it("is made before either", () =>
    expect(
      abilitiesOf(
        "Target creature gains protection from the color of your choice until end of turn. If you control an Elf, all creatures gain protection from that color until end of turn instead.",
        "Instant",
      ),
    ).toMatchObject([{ effect: { effects: [{ type: "chooseValue" }, { type: "if" }] } }]));
});

describe("verbs and their subjects", () => {
  tell("Enchantment", [
    [
      "Whenever an opponent draws a card, you lose 1 life.",
      "Whenever an opponent draw a card, you lose 1 life.",
    ],
    [
      "Whenever a creature you control dies, draw a card.",
      "Whenever a creature you control die, draw a card.",
    ],
    [
      "At the beginning of your upkeep, if an opponent controls an Elf, draw a card.",
      "At the beginning of your upkeep, if an opponent control an Elf, draw a card.",
    ],
    [
      "At the beginning of your upkeep, if one or more opponents control four or more lands, draw a card.",
      "At the beginning of your upkeep, if one or more opponents controls four or more lands, draw a card.",
    ],
  ]);
});

describe("what is denied of one of several", () => {
  const flying = A.hasKeyword("flying");
  it.each([
    ["one of them didn't have flying", A.not(flying)],
    ["either of them had flying", flying],
    ["one of them isn't a land", A.not(A.hasType("land"))],
  ])("is so of one, not of all: %s", (asked, filter) => {
    const [spell] = abilitiesOf(`Exile two target permanents. If ${asked}, draw a card.`, "Sorcery");
    const found = (spell as A.SpellAbility).effect;
    expect(holdsType(found, "exists") && !holdsType(found, "notSo") && holdsPart(found, filter)).toBe(true);
  });
  tell("Sorcery", [
    [
      "If no creatures attacked this turn, draw a card.",
      "If a creature didn't attack this turn, draw a card.",
    ],
    [
      "If an opponent lost life this turn, draw a card.",
      "If an opponent didn't lose life this turn, draw a card.",
    ],
  ]);
});

describe("colors in front of several things", () => {
  tell("Sorcery", [
    ["Destroy all white or blue creatures.", "Destroy all white and blue creatures."],
    ["Destroy all creatures that are both white and blue.", "Destroy target white and blue creature."],
  ]);
  it("are each of them enough with “or”", () =>
    expect(abilitiesOf("Destroy all white or blue creatures.", "Sorcery")).toMatchObject([
      { effect: { what: { filter: { filters: [A.or([A.hasColor("white"), A.hasColor("blue")]), {}] } } } },
    ]));
});

describe("the noun for players", () => {
  it.each([
    ["Each opponents loses 1 life.", "opponents"],
    ["All opponent lose 1 life.", "opponent"],
    ["Two target player each lose 1 life.", "player"],
  ])("has the number of what stands in front of it: %s", (text, word) =>
    expect(problemsOf(text, "Sorcery")).toEqual([["RW3012", word]]),
  );
});

describe("what a noun says twice", () => {
  it.each([
    ["Destroy target legendary legendary creature.", "legendary"],
    ["Return target creature creature card from your graveyard to your hand.", "creature"],
    ["Destroy target nonland nonland permanent.", "nonland"],
  ])("is left out: %s", (text, word) => expect(problemsOf(text, "Sorcery")).toEqual([["RW3011", word]]));
});

describe("an ability that gives itself", () => {
  tell("Creature — Elf", [
    [
      "Whenever this creature attacks, you may have it become a copy of target creature, except it has this ability.",
      "Whenever this creature attacks, target creature gains this ability until end of turn.",
    ],
  ]);
});

describe("lands", () => {
  tell("Enchantment", [
    ["You may play lands from the top of your library.", "You may cast lands from the top of your library."],
    ["Whenever you play a land, draw a card.", "Whenever you cast a land, draw a card."],
    [
      "{2}: You may cast a creature card from your hand without paying its mana cost.",
      "{2}: You may cast a land card from your hand without paying its mana cost.",
    ],
  ]);
});

describe("whose it is", () => {
  it("is the owner's untap step where that is said", () =>
    expect(lowered("Target land becomes a Swamp until its owner's next untap step.")).toContain(
      'until(moment: "their next untap step", of: ownerOf',
    ));
  tell("Sorcery", [
    [
      "Reveal the top four cards of your library and separate them into two piles. A player chooses one of those piles. Put that pile into your hand and the other into your graveyard.",
      "Reveal the top four cards of your library and separate them into two piles. Each opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.",
    ],
  ]);
});

describe("what has not happened as it is asked about", () => {
  tell("Sorcery", [
    [
      "When you next cast an instant or sorcery spell this turn, copy that spell.",
      "Copy the next instant or sorcery spell you cast this turn.",
    ],
    [
      'Target creature gains "Whenever this creature attacks, draw a card" until end of turn.',
      'Target creature gains "Whenever this creature attacks, counter the next spell you cast this turn" until end of turn.',
    ],
    [
      "When you next cast a creature spell this turn, that creature enters with an additional +1/+1 counter on it.",
      "The next creature spell you cast this turn enters with an additional +1/+1 counter on it.",
    ],
    [
      "The next creature spell you cast this turn can't be countered.",
      "The next creature you cast this turn gains haste until end of turn.",
    ],
    [
      "Exile the top card of your library. You may cast it this turn. If it's a creature card, draw a card.",
      "Exile the top card of your library. You may cast it this turn. If it's a creature spell, draw a card.",
    ],
    [
      "You may draw a card. If you do, discard a card.",
      "You may play an additional land this turn. If you do, discard a card.",
    ],
  ]);
});

describe("what happens instead of what is under a condition", () => {
  tell("Sorcery", [
    [
      "If you control a Bear, draw a card. If you control two or more Bears, draw two cards instead.",
      "If you control a Bear, draw a card. If you control a Wolf, draw two cards instead.",
    ],
    [
      "If target creature is white, destroy it. If it's a white Bear, exile it instead.",
      "If target creature is white, destroy it. If it's black, exile it instead.",
    ],
    [
      "If target creature's power is 2 or greater, destroy it. If its power is 4 or greater, exile it instead.",
      "If target creature's power is 4 or greater, destroy it. If its power is 2 or less, exile it instead.",
    ],
  ]);
});

describe("what exactly something takes the place of", () => {
  tell("Sorcery", [
    [
      "Flip a coin. If you win the flip, draw a card. If you control a Bear, draw two cards instead.",
      "Flip a coin. If you win the flip, draw a card. If you lose the flip, draw two cards instead.",
    ],
    [
      "If target creature is white, destroy it. If you control a Bear, exile it instead.",
      "If target creature is white, destroy it. Otherwise, tap it. If you control a Bear, exile it instead.",
    ],
    [
      "Each player may sacrifice a creature. If a player does, they draw a card.",
      "Each player may sacrifice a creature. If a player does, they draw a card. If you control a Bear, they draw two cards instead.",
    ],
    [
      "You may pay {1}. If you do, draw a card. Otherwise, you lose 2 life.",
      "You may pay {1}. If you do, draw a card. If you control a Bear, draw two cards instead. Otherwise, you lose 2 life.",
    ],
  ]);
  tell("Creature — Bear", [
    [
      "Whenever this creature attacks, it fights up to one target creature.",
      "Whenever this creature attacks, it fights itself.",
    ],
  ]);
});

describe("what is asked about one of several", () => {
  tell("Sorcery", [
    [
      "Each opponent discards a card. If an opponent controls no creatures, that player draws a card.",
      "Each opponent discards a card. If a player controls no creatures, that player draws a card.",
    ],
    [
      "Overload {4}{U}\nDestroy target creature. You lose 1 life.",
      "Overload {4}{U}\nDestroy target creature. You lose 1 life for each Aura attached to it.",
    ],
    [
      "Overload {4}{U}\nDestroy target creature. You create a Food token.",
      "Overload {4}{U}\nDestroy target creature. Its controller creates a Food token.",
    ],
    [
      "Exchange control of target creature you control and target creature an opponent controls. That player draws a card.",
      "Exchange control of target creature you control and target creature an opponent controls. Its controller draws a card.",
    ],
    [
      "Overload {4}{U}\nTap target creature.",
      "Overload {4}{U}\nTap target creature. When that creature dies this turn, draw a card.",
    ],
    [
      "Each player may draw a card. If a player does, they lose 2 life. Otherwise, that player creates a Treasure token.",
      "Each player may draw a card. If a player does, you lose 2 life. Otherwise, that player creates a Treasure token.",
    ],
    [
      "Tap target creature you don't control. Put a stun counter on it if its power is 3 or greater.",
      "Overload {4}{U}\nTap target creature you don't control. Put a stun counter on it if its power is 3 or greater.",
    ],
  ]);
  tell("Enchantment", [
    [
      "Whenever you attack a player, put a +1/+1 counter on target creature another opponent controls. Its controller loses 1 life.",
      "Whenever you attack a player, put a +1/+1 counter on target creature another opponent controls. That player loses 1 life.",
    ],
  ]);
});
