import { describe, expect, it } from "vitest";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

/** Texts that are like those which `scenario/readings/new-sets` plays, and say what nobody can know. */
const refused = (typeLine: string, texts: readonly string[]): void =>
  it.each(texts)("%s", (text) => expect(problemsOf(text, typeLine)).not.toEqual([]));

describe("one of several adjectives", () => {
  refused("Sorcery", [
    // Both may be meant, or either.
    "Legendary and multicolored creatures get +1/+1 until end of turn.",
    "Destroy target tapped and attacking or blocking creature.",
    // What something is made to be is no choice.
    "Create a 1/1 tapped or attacking Bear creature token.",
    "Target creature becomes a legendary or multicolored Bear until end of turn.",
  ]);
});

describe("each of them, such as …", () => {
  refused(
    "Sorcery",
    ["at random", "from among them", "of your choice", "with total power 2 or less"].map(
      (such) => `Choose any number of target creatures. Put a +1/+1 counter on each of them ${such}.`,
    ),
  );
});

describe("also", () => {
  refused("Sorcery", ["Draw also a card.", "You also also draw a card.", "Draw a card. Also."]);
});

describe("one of two things that players do (608.2d)", () => {
  refused("Sorcery", [
    "Each opponent sacrifices a creature or loses 3 life. If they do, draw a card.",
    "Each opponent sacrifices a creature or loses 3 life. Draw a card for each creature sacrificed this way.",
    "Each opponent sacrifices a creature or exiles it.",
    "Each opponent discards a card or sacrifices it.",
    "Each opponent sacrifices a creature or lose 3 life.",
    "Target opponent loses 3 life or exiles target creature.",
    // Neither was done for the other one.
    "Each opponent sacrifices a creature or loses life equal to its power.",
    "You may sacrifice a creature or gain life equal to its power.",
    // Both may wait, or be paid for, or only the second.
    "Each opponent sacrifices a creature or loses 3 life at the beginning of the next end step.",
    "Each opponent sacrifices a creature or loses 3 life unless they pay {1}.",
    "You may draw a card or gain 3 life if you control a creature.",
    "Tap all creatures or untap all creatures at the beginning of the next end step.",
  ]);
});

describe("already", () => {
  refused("Sorcery", [
    "Destroy target creature that's already tapped.",
    "Create a Treasure token. Draw a card for each Treasure you already control.",
    "Create a Treasure token, then untap all Treasures you already control.",
    "Gain control of target creature. Untap each other creature you already control.",
    "Sacrifice a creature. Draw a card for each creature you already control.",
    "Destroy target creature. Draw a card for each creature you already control.",
  ]);
  refused("Enchantment", ["Whenever a Bear enters, draw a card for each Bear you already control."]);
  it.each([
    "Gain control of target creature you already control.",
    "If target creature is already tapped, destroy it.",
    "Target creature gains flying until end of turn. If it already has flying, draw a card.",
  ])("is said of what is so before anything is done: %s", (text) =>
    expect(problemsOf(text, "Sorcery")).toEqual([]),
  );
});

describe("each of several players", () => {
  refused("Sorcery", [
    "Target player may each draw a card.",
    "You may each draw a card.",
    "Each opponent may each draw a card.",
    "You each draw a card.",
  ]);
  it("may do something", () =>
    expect(problemsOf("Two target players may each draw a card.", "Sorcery")).toEqual([]));
});

describe("numbers that are compared", () => {
  refused("Sorcery", [
    "If you control more creatures than a land, draw a card.",
    "You gain life equal to the difference between power and toughness.",
    "You gain life equal to the difference between target creature's power.",
    // Both are counted of the same player.
    "If you control more creatures than creatures target opponent controls, draw a card.",
    "If you control more creatures than lands you own, draw a card.",
    "If you control more creatures than lands you don't own, draw a card.",
  ]);
  it("of one target are of one target", () => {
    const [ability] = abilitiesOf(
      "You gain life equal to the difference between target creature's power and toughness.",
      "Sorcery",
    );
    expect(JSON.stringify(ability)).not.toContain('"index":1');
  });
});

describe("from whose hand nothing is cast", () => {
  refused("Enchantment", [
    "Whenever an opponent casts a spell from anywhere other than your hand, draw a card.",
    "Whenever an opponent plays a land or casts a spell from anywhere other than your hand, draw a card.",
    "Whenever you cast a spell from anywhere other than their hand, draw a card.",
  ]);
  it("is said of the player who casts it", () =>
    expect(
      JSON.stringify(
        abilitiesOf(
          "Whenever an opponent casts a spell from anywhere other than their hand, draw a card.",
          "Enchantment",
        ),
      ),
    ).toContain('"notFrom":"hand"'));
});

describe("a type and a spell of the same type", () => {
  refused("Instant", [
    "Return target creature or creature spell to its owner's hand.",
    "Exile target artifact or artifact spell.",
  ]);
  it.each(["permanent or creature spell", "creature spell or creature"])("%s", (what) =>
    expect(problemsOf(`Return target ${what} to its owner's hand.`, "Instant")).toEqual([]),
  );
});

describe("which time of a turn it is", () => {
  refused("Enchantment", [
    "Whenever you cast a spell for the second time each turn, draw a card.",
    "Whenever a creature dies for the second time each turn, draw a card.",
    "Whenever a creature you control attacks for the second time each turn, draw a card.",
  ]);
});

describe("what an additional cost was paid with", () => {
  refused("Sorcery", [
    // One of two costs was paid: which, the objects do not tell.
    "As an additional cost to cast this spell, sacrifice a creature or discard a card.\nIf a creature was sacrificed this way, draw a card.",
    // Several were.
    "As an additional cost to cast this spell, sacrifice two creatures.\nIf a creature was sacrificed this way, draw a card.",
    "Multikicker—Sacrifice a creature.\nYou gain life equal to the sacrificed creature's power.",
    "Kicker—Sacrifice a creature.\nYou gain life equal to the discarded card's mana value.",
    "Kicker {2}\nIf a creature was sacrificed this way, draw a card.",
    // Another cost uses something, too: which of them asked for it, the objects do not tell.
    ...[
      "Bargain",
      "Casualty 1",
      "Conspire",
      "Replicate—Sacrifice a creature.",
      "Buyback—Sacrifice a creature.",
      "Flashback—Sacrifice a creature.",
      "Jump-start",
      "Kicker {1}",
      "You may sacrifice a creature rather than pay this spell's mana cost.",
      "You may cast this card from your graveyard by discarding a card in addition to paying its other costs.",
    ].map(
      (other) =>
        `${other}\nKicker—Sacrifice a creature.\nIf this spell was kicked, you gain life equal to the sacrificed creature's power.`,
    ),
    "As an additional cost to cast this spell, sacrifice a creature.\nFlashback—Sacrifice a creature.\nIf a Bear was sacrificed this way, draw a card.",
    "As an additional cost to cast this spell, sacrifice a creature.\nBargain\nYou gain life equal to the sacrificed creature's power.",
  ]);
  refused("Creature — Bear", [
    "Kicker—Sacrifice a creature.\nWhen this creature enters, you gain life equal to the sacrificed creature's power.",
  ]);
});

describe("what the only cost that uses anything was paid with", () => {
  const kicked = "If this spell was kicked, you gain life equal to the sacrificed creature's power.";
  it.each(["Flashback {3}", "Cycling—Sacrifice a land.", "Delve", "Buyback {3}"])("beside %s", (other) => {
    expect(problemsOf(`${other}\nKicker—Sacrifice a creature.\n${kicked}`, "Sorcery")).toEqual([]);
    const additional = "As an additional cost to cast this spell, sacrifice a creature.";
    const told = "You gain life equal to the sacrificed creature's power.";
    expect(problemsOf(`${other}\n${additional}\n${told}`, "Sorcery")).toEqual([]);
  });
});

describe("what else is done in place of an event", () => {
  refused("Enchantment", [
    "If a creature would die, exile it instead and exile target creature.",
    "If a creature would die, exile it instead or draw a card.",
    // It would not enter at all.
    "If a Bear would enter, it enters tapped instead.",
    "If a Bear would enter, it enters tapped instead and you gain 1 life.",
    "If a Bear would enter, it enters with a +1/+1 counter on it instead.",
    "If a creature would die, exile it instead and draw a card instead.",
    "If a creature an opponent controls would die, exile it instead and that player loses 1 life.",
  ]);
});

describe("if it does so this turn", () => {
  refused("Instant", [
    "Target creature gets -1/-1 until end of turn. If a creature dies this turn, draw a card.",
    "Target creature gets -1/-1 until end of turn. If it doesn't die this turn, draw a card.",
    "Two target creatures get -1/-1 until end of turn. If they die this turn, draw a card.",
    "Destroy target creature. If its controller loses life this turn, draw a card.",
    "If it dies this turn, draw a card.",
  ]);
});

describe("what each of several players did", () => {
  refused("Sorcery", [
    "Each player exiles a creature they control. If you exiled a creature this way, draw a card.",
    "Each player sacrifices two creatures. If you sacrificed two creatures this way, draw a card.",
  ]);
});

describe("what was put into a graveyard this way", () => {
  refused("Sorcery", [
    "Surveil 2. If a creature died this way, draw a card.",
    "Surveil 2. If you put a creature card into your graveyard this way, put that card into your hand.",
    "Scry 2. If you put a card into your graveyard this way, draw a card.",
    "Destroy target creature. If you put a creature card into your graveyard this way, draw a card.",
    "Target opponent surveils 1. If you put a card into your graveyard this way, draw a card.",
  ]);
});

describe("the first spell of a turn", () => {
  refused("Enchantment", [
    // Until it is cast nobody knows that it is the second, and which is the first of each of several players.
    "The second spell you cast each turn has convoke.",
    "The second spell you cast each turn can be cast as though it had flash.",
    "The first spell each opponent casts each turn has cascade.",
    // What is cast is a spell; it is counted in a turn.
    "The first creature spell you cast has flash.",
    "When this enchantment enters, the first spell you cast each turn costs {1} less to cast.",
  ]);
});

describe("a cost that another player pays (702.21a)", () => {
  refused("Creature — Bear", [
    "Ward—Behold a Bear.",
    "Ward—Sacrifice a creature you control.",
    "Ward—{2} or sacrifice a creature you control.",
  ]);
});

describe("one of two costs of a keyword", () => {
  // Where nothing happens unless it is paid, there is no place for the choice.
  refused("Sorcery", ["Draw a card.\nFlashback—Discard a card or pay {2}."]);
});
