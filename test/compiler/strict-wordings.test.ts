import { describe, expect, it } from "vitest";
import { compiles } from "./told-apart.ts";

/** A printed wording, and what is left of it when a word that it needs is missing or another. */
const spells: readonly (readonly [string, string])[] = [
  ["Draw a card, then discard a card.", "Draw a card, discard a card."],
  [
    "Search your library for a card, reveal it, then shuffle and put that card on top.",
    "Search your library for a card, reveal it, shuffle and put that card on top.",
  ],
  [
    "Reveal the top card of your library. If it's a creature card, put it into your hand.",
    "Reveal the top card of your library. If it's creature card, put it into your hand.",
  ],
  ["Tap all creatures your opponents control.", "Tap all creatures opponents control."],
  [
    "Tap all untapped creatures target opponent controls. You gain 2 life for each creature tapped this way.",
    "Tap all creatures target opponent controls. You gain 2 life for each creature tapped this way.",
  ],
  ["Create a 1/1 colorless Servo artifact creature token.", "Create a 1/1 Servo artifact creature token."],
  ["Exile all cards from all graveyards.", "Exile all cards from graveyards."],
  ["Add three mana of any one color.", "Add three mana of any color."],
  ["Target player discards all the cards in their hand.", "Target player discards the cards in their hand."],
  [
    "Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.",
    "Look at the top three cards of your library. Put one of those into your hand and the rest into your graveyard.",
  ],
  [
    "Look at the top three cards of your library. You may put a land card from among them onto the battlefield. Put the rest into your graveyard.",
    "Look at the top three cards of your library. You may put a land card among them onto the battlefield. Put the rest into your graveyard.",
  ],
  [
    "Create a token that's a copy of target creature you control, except it isn't legendary.",
    "Create a token that's a copy of target creature you control, except isn't legendary.",
  ],
  [
    "Target creature doesn't untap during its controller's next untap step.",
    "Target creature doesn't untap during its next untap step.",
  ],
  ["Destroy all creatures and enchantments.", "Destroy all creatures or enchantments."],
  [
    "Destroy all creatures. When one or more creatures die this way, you gain 2 life.",
    "This spell deals 2 damage to each creature. When one or more creatures die this way, you gain 2 life.",
  ],
  [
    "Destroy all creatures. When one or more creatures are destroyed this way, you gain that much life.",
    "Destroy all creatures. When one or more creatures die this way, you gain that much life.",
  ],
  [
    "Target creature becomes an artifact and loses all other card types until end of turn.",
    "Target creature gains flying and loses all other card types until end of turn.",
  ],
  [
    "This spell deals 2 damage to each of any number of target creatures and/or players.",
    "This spell deals 2 damage to target creature and/or player.",
  ],
  [
    "Choose any number of target creatures. You gain 1 life for each of them.",
    "Choose any number of target creatures and/or players. You gain 1 life for each of them.",
  ],
  [
    "An opponent chooses one —\n• You draw two cards.\n• You gain 4 life.",
    "Target opponent chooses one —\n• You draw two cards.\n• You gain 4 life.",
  ],
  [
    "Choose one —\n• At the beginning of the next end step, draw a card.\n• You gain 4 life.",
    "Choose one —\n• At the beginning of each end step, draw a card.\n• You gain 4 life.",
  ],
];
const permanents: readonly (readonly [string, string])[] = [
  ["When this creature enters, you gain 3 life.", "When this creature enters, gain 3 life."],
  ["When this creature enters, you get {E}{E}.", "When this creature enters, get {E}{E}."],
  ["When this creature enters, you become the monarch.", "When this creature enters, become the monarch."],
  [
    "{2}, Return a land you control to its owner's hand: Draw a card.",
    "{2}, Return a land you control to its hand: Draw a card.",
  ],
  ["Other Elves and Goblins you control get +1/+1.", "Other Elves or Goblins you control get +1/+1."],
  [
    "{T}: At the beginning of the next end step, draw a card.",
    "{T}: At the beginning of each end step, draw a card.",
  ],
  [
    "The first time you would draw a card each turn, draw two cards instead.",
    "The first time you would draw a card each turn, exile the top card of your library instead.",
  ],
  [
    "If you would create one or more tokens, instead choose a creature and create a token that's a copy of it.",
    "If you would create one or more tokens, instead choose a creature and create that many tokens that are copies of it.",
  ],
  [
    "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.",
    "You may cast creature spells from your graveyard. If you cast a spell this way, that artifact enters with a finality counter on it.",
  ],
  [
    "You may play cards from the top of your library. If you cast a spell this way, you may spend mana as though it were mana of any color to cast it.",
    "You may play cards from the top of your library. If you cast a creature spell this way, you may spend mana as though it were mana of any color to cast it.",
  ],
  [
    "Once each turn, you may cast an instant spell from your graveyard by discarding a card in addition to paying its other costs. If a spell cast this way would be put into your graveyard, exile it instead.",
    "Once each turn, you may cast an instant spell by discarding a card in addition to paying its other costs. If a spell cast this way would be put into your graveyard, exile it instead.",
  ],
  [
    "Once each turn, you may pay {0} rather than pay the mana cost for a colorless spell you cast.",
    "Once each turn, you may pay {0} rather than pay the mana cost for a colorless spell.",
  ],
];

describe("words that a sentence needs", () => {
  it.each(spells)("%s", (printed, without) => {
    expect(compiles(printed, "Sorcery")).toBe(true);
    expect(compiles(without, "Sorcery")).toBe(false);
  });
  it.each(permanents)("%s", (printed, without) => {
    expect(compiles(printed, "Creature — Goblin")).toBe(true);
    expect(compiles(without, "Creature — Goblin")).toBe(false);
  });
  it("remembers through a sentence what an ability is given to", () => {
    const text = (type: string) =>
      `Equipped creature gets +1/+1 and has "Whenever this ${type} attacks, draw a card."\nEquip {1}`;
    expect(compiles(text("creature"), "Artifact — Equipment")).toBe(true);
    expect(compiles(text("enchantment"), "Artifact — Equipment")).toBe(false);
  });
  it("keeps the imperative of spells and of what is told beside it", () => {
    expect(compiles("Draw two cards and lose 2 life.", "Sorcery")).toBe(true);
    expect(compiles("Target creature gets +1/+1 until end of turn and gain 2 life.", "Sorcery")).toBe(false);
  });
});

describe("what a second clause is about", () => {
  const tell = (typeLine: string, pairs: readonly (readonly [string, string])[]): void => {
    it.each(pairs)("%s", (said, changed) => {
      expect(compiles(said, typeLine)).toBe(true);
      expect(compiles(changed, typeLine)).toBe(false);
    });
  };
  tell("Enchantment", [
    [
      "Players can't cast spells from graveyards unless you control an artifact.",
      "Players can't cast spells from graveyards unless they control an artifact.",
    ],
    [
      "You may play lands from your graveyard.",
      "You may play lands from your graveyard and they enter tapped.",
    ],
    [
      "{1}: Add {G}. Until end of turn, you don't lose this mana as steps and phases end.",
      "{1}: Add {G}. Until end of turn, they don't lose this mana as steps and phases end.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Target opponent gains control of target permanent you control.",
      "Target opponent gains control of a permanent you control.",
    ],
    [
      "If an opponent drew four or more cards this turn, you may cast this spell without paying its mana cost.\nTarget player mills four cards.",
      "You may cast this spell without paying its mana cost if an opponent drew four or more cards this turn. Target player mills four cards.",
    ],
  ]);
});
