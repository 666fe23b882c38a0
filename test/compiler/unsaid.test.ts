import { describe, expect, it } from "vitest";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const refused = (typeLine: string, ...texts: readonly string[]): void => {
  for (const text of texts) expect(problemsOf(text, typeLine), text).not.toEqual([]);
};
const read = (typeLine: string, ...texts: readonly string[]): void => {
  for (const text of texts) expect(problemsOf(text, typeLine), text).toEqual([]);
};

describe("what nobody says", () => {
  it("which player or object a condition found besides what it is about", () => {
    refused(
      "Creature",
      "Whenever a creature dies, if it was attacking an opponent, that player discards a card.",
      "When this creature dies, if it was blocked by a creature, exile that creature.",
      "At the beginning of your end step, if this creature attacked a player this turn, that player mills two cards.",
      "As long as this creature is attacking a player, creatures that player controls can't block.",
    );
    read(
      "Instant",
      "If you control exactly one creature, that creature gets +2/+2 until end of turn.",
      "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +2/+2 until end of turn.",
    );
  });

  it("of which of two groups “one of those” is one", () => {
    refused(
      "Sorcery",
      "Look at the top six cards of your library. Exile two of them. Put one of those cards into your hand.",
    );
    read(
      "Sorcery",
      "Look at the top six cards of your library. Exile one of them. Put two of them into your hand.",
    );
  });

  it("whose next turn it is, of several players' next ones", () => {
    refused(
      "Sorcery",
      "At the beginning of each opponent's next upkeep, that player discards a card.",
      "Creatures can't attack until each player's next turn.",
      "Creatures can't attack during each opponent's next turn.",
    );
    read(
      "Sorcery",
      "At the beginning of target opponent's next upkeep, that player discards a card.",
      "Each opponent can't cast spells during their next turn.",
      "Creatures can't attack during each opponent's turn.",
    );
  });

  it("whose the first of two targets is", () => {
    refused("Instant", "Tap target creature and target land an opponent controls.");
    read(
      "Instant",
      "Tap target creature you control and target land an opponent controls.",
      "Destroy target artifact and target enchantment.",
    );
  });

  it("that all did it, or that it could not be done, of what some may do", () => {
    refused(
      "Sorcery",
      "Each player may sacrifice a creature. If each player does, you draw a card.",
      "You may sacrifice a creature. If you can't, you draw a card.",
    );
    read(
      "Sorcery",
      "Each player may sacrifice a creature. If a player does, you draw a card.",
      "Sacrifice a creature. If you can't, you draw a card.",
    );
  });

  it("what players would be where objects are meant", () => {
    refused(
      "Sorcery",
      "Each player returns a creature card from their graveyard to the battlefield. At the beginning of the next end step, their controllers sacrifice them.",
    );
  });
});

describe("the rest", () => {
  it("is what is left of all that were looked at, not of those that were revealed of them", () => {
    const [ability] = abilitiesOf(
      "Look at the top five cards of your library. Reveal up to two creature cards from among them. Put one of them into your hand and the rest on the bottom of your library in any order.",
      "Sorcery",
    );
    expect(JSON.stringify(ability)).toContain(
      '"type":"among","objects":{"type":"bound","id":1},"filter":{"type":"otherThan","objects":{"type":"bound","id":3}}',
    );
  });
});
