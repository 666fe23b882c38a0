import { describe, expect, it } from "vitest";
import { problemsOf } from "./abilities-of.ts";

const refused = (text: string, typeLine: string): void =>
  expect(problemsOf(text, typeLine), text).not.toEqual([]);
const read = (text: string, typeLine: string): void => expect(problemsOf(text, typeLine), text).toEqual([]);

describe("where any one will do", () => {
  it("neither a number nor “each” is left out", () => {
    for (const which of [
      "two or more creatures",
      "exactly two creatures",
      "all creatures",
      "each creature",
    ]) {
      refused(`This creature has trample as long as it's blocked by ${which}.`, "Creature");
      refused(`Destroy target creature that was dealt damage by ${which} this turn.`, "Sorcery");
      refused(`Destroy target creature that blocked ${which} this turn.`, "Sorcery");
    }
    refused("Whenever all creatures attack, draw a card.", "Enchantment");
    refused("Prevent all damage that would be dealt to two creatures this turn.", "Instant");
    read("This creature has trample as long as it's blocked by a creature.", "Creature");
  });
  it("“any player” is not each of them", () => {
    refused("Any player loses 2 life.", "Sorcery");
    read("Any player may draw a card.", "Sorcery");
  });
  it("unless several pay, it is said that one who pays is enough (118.12a)", () => {
    read("Draw a card unless any player pays {2}.", "Sorcery");
    refused("Draw a card unless each player pays {2}.", "Sorcery");
    refused("Unless each opponent pays {2}, draw a card.", "Sorcery");
    read("Each opponent loses 3 life unless they discard a card.", "Sorcery");
  });
});

describe("what only a condition asked for", () => {
  it("is not spoken of, and neither is the card in its place", () => {
    refused("If an opponent controls a creature, destroy it.", "Sorcery");
    refused(
      "At the beginning of your upkeep, if a creature died this turn, its owner loses 1 life.",
      "Enchantment",
    );
    refused("When this creature enters, if an opponent controls an artifact, destroy it.", "Creature");
    read(
      "When this creature dies, if you control a Bear, return it to the battlefield under its owner's control.",
      "Creature",
    );
    read("When this creature becomes the target of an Aura spell, sacrifice it.", "Creature");
    read(
      "Whenever this creature attacks, if you control a Bear, it gains trample until end of turn.",
      "Creature",
    );
  });
  it("nor is the card itself where the event has another one", () => {
    refused("Whenever this creature deals combat damage to a creature, destroy it.", "Creature");
    read("Whenever this creature deals combat damage to a creature, destroy that creature.", "Creature");
  });
});

describe("who is compared, and among which", () => {
  it("“that player” is none that is compared with it", () => {
    refused("If an opponent has more life than that player, draw a card.", "Sorcery");
    read(
      "Whenever an opponent draws a card, if a player has fewer cards in hand than that player, draw a card.",
      "Enchantment",
    );
  });
  it("“another” in an event is another than the one it is about", () => {
    read("Whenever a creature deals damage to another creature, draw a card.", "Creature");
    refused("Whenever one or more creatures deal damage to another creature, draw a card.", "Creature");
    read("Whenever this creature deals damage to another creature, draw a card.", "Creature");
  });
  it("the greatest of all cards is not looked for in every zone", () =>
    refused(
      "Search your library for a card with the greatest mana value, reveal it, put it into your hand, then shuffle.",
      "Sorcery",
    ));
  it("whose the first of two are is said", () => {
    refused("Return all artifacts and all creatures you control to their owners' hands.", "Sorcery");
    read("Return all artifacts you control and all creatures you control to their owners' hands.", "Sorcery");
  });
  it("the rest of those with the greatest power is not clear", () =>
    refused(
      "Choose a creature with the greatest power among creatures you control. Destroy the rest.",
      "Sorcery",
    ));
});
