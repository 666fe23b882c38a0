import { describe, expect, it } from "vitest";
import { abilitiesOf } from "./abilities-of.ts";

/** Texts that say the same in other words, and what they are printed on. */
const pairs: readonly (readonly [typeLine: string, one: string, other: string])[] = [
  // Whichever of them was targeted gets it (115.4, 122.1).
  [
    "Artifact",
    "{T}: For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.",
    "{T}: For each kind of counter on target permanent or player, put another counter of that kind on that permanent or player.",
  ],
  // 508.1h, 509.1f: the cost is asked for of each creature anyway.
  [
    "Enchantment",
    "Creatures can't attack you unless their controller pays 2 life for each creature they control that's attacking you.",
    "Creatures can't attack you unless their controller pays 2 life for each of those creatures.",
  ],
  [
    "Enchantment",
    "Creatures can't block unless their controller pays 1 life for each blocking creature they control.",
    "Creatures can't block unless their controller pays 1 life for each of those creatures.",
  ],
  [
    "Enchantment",
    "Walls can't be blocked unless defending player pays {2} for each creature they control that's blocking those Walls.",
    "Creatures can't block Walls unless their controller pays {2} for each of those creatures.",
  ],
  [
    "Artifact",
    "Pay 1 life for each card in your hand, {T}: Draw a card.",
    "Pay life equal to the number of cards in your hand, {T}: Draw a card.",
  ],
  [
    "Sorcery",
    "You may search your library for a basic land card, reveal it, and put it into your hand. If you do, shuffle your library.",
    "You may search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
  ],
  [
    "Sorcery",
    "If you attacked with a creature this turn, draw a card.",
    "If you attacked this turn, draw a card.",
  ],
  ["Sorcery", "Exile all cards from all graveyards.", "Exile all graveyards."],
  [
    "Creature — Elf",
    "Whenever this creature or another Elf enters the battlefield under your control, you gain 1 life.",
    "Whenever this creature or another Elf you control enters, you gain 1 life.",
  ],
  [
    "Creature — Elf",
    "This creature gets +1/+1 for each other creature with flying on the battlefield.",
    "This creature gets +1/+1 for each other creature on the battlefield with flying.",
  ],
  [
    "Artifact",
    "{T}, Put the top two cards of your library into your graveyard: Add {C}.",
    "{T}, Mill two cards: Add {C}.",
  ],
  [
    "Enchantment",
    "You may play cards from your graveyard.",
    "You may play lands and cast spells from your graveyard.",
  ],
  [
    "Enchantment",
    "You may play the top card of your library.",
    "You may play lands and cast spells from the top of your library.",
  ],
  [
    "Creature — Elf",
    "Whenever this creature attacks, create a 1/1 red Goblin creature token. The token enters tapped and attacking.",
    "Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking.",
  ],
  [
    "Creature — Elf",
    "Whenever this creature attacks, create Voja, a legendary 2/2 green Wolf creature token. Voja enters tapped and attacking. Exile that token at end of combat.",
    "Whenever this creature attacks, create Voja, a legendary 2/2 green Wolf creature token that's tapped and attacking. Exile that token at end of combat.",
  ],
  [
    "Sorcery",
    "Search your library for up to X basic land cards, where X is the number of creatures you control, reveal them, put them into your hand, then shuffle.",
    "Search your library for up to X basic land cards, reveal them, put them into your hand, then shuffle, where X is the number of creatures you control.",
  ],
  [
    "Artifact",
    "{2}: Until end of turn, target creature gets +1/+1, and all creatures able to block it this turn do so.",
    "{2}: Target creature gets +1/+1 until end of turn, and all creatures able to block it this turn do so.",
  ],
  [
    "Enchantment",
    'Green creatures have "Cumulative upkeep {1}."',
    "Green creatures have cumulative upkeep {1}.",
  ],
  [
    "Enchantment",
    "As this enchantment enters, choose any creature card name.",
    "As this enchantment enters, choose a creature card name.",
  ],
  [
    "Creature — Elf",
    "When this creature enters, you can't cast additional spells this turn.",
    "When this creature enters, you can't cast spells this turn.",
  ],
  [
    "Sorcery",
    "Reveal the top four cards of your library. You may put a creature card from among them onto the battlefield. Put all cards revealed this way that weren't put onto the battlefield into your hand.",
    "Reveal the top four cards of your library. You may put a creature card from among them onto the battlefield. Put all cards revealed this way that weren't put onto the battlefield this way into your hand.",
  ],
];

/** Texts that look alike and mean different things. */
const different: typeof pairs = [
  [
    "Sorcery",
    "Exile the top three cards of your library. Put a card from among the creature cards exiled this way into your hand.",
    "Exile the top three cards of your library. Put a card from among the cards exiled this way into your hand.",
  ],
  [
    "Sorcery",
    "Choose a creature. This spell deals 3 damage to each creature not chosen this way.",
    "Choose a creature. This spell deals 3 damage to each creature chosen this way.",
  ],
  [
    "Sorcery",
    "You may search your library for a land card and put it into your hand. If you do, draw a card.",
    "You may search your library for a land card, put it into your hand, then shuffle.",
  ],
  [
    "Sorcery",
    "If you attacked with an Elf this turn, draw a card.",
    "If you attacked this turn, draw a card.",
  ],
  [
    "Enchantment",
    "You may play lands and cast creature spells from your graveyard.",
    "You may play cards from your graveyard.",
  ],
];

describe("one meaning has one shape", () => {
  it.each(pairs)("%s: %s", (typeLine, one, other) => {
    expect(abilitiesOf(one, typeLine)).toEqual(abilitiesOf(other, typeLine));
  });
  it.each(different)("not so on %s: %s", (typeLine, one, other) => {
    expect(abilitiesOf(one, typeLine)).not.toEqual(abilitiesOf(other, typeLine));
  });
});
