import { describe, expect, it } from "vitest";
import { abilitiesOf } from "./abilities-of.ts";
import { compiles } from "./told-apart.ts";

describe("what is done for others, too", () => {
  it.each([
    [
      "Return a Goblin card from your graveyard to your hand, then do the same for Elf and Dragon.",
      "Return a Goblin card from your graveyard to your hand, then return an Elf card from your graveyard to your hand, then return a Dragon card from your graveyard to your hand.",
    ],
    [
      "Return all non-Aura enchantment cards from your graveyard to the battlefield, then do the same for Aura cards.",
      "Return all non-Aura enchantment cards from your graveyard to the battlefield, then return all Aura cards from your graveyard to the battlefield.",
    ],
    [
      "Choose a creature card with mana value 1 in your graveyard, then do the same for creature cards with mana values 2 and 3. Return those cards to the battlefield.",
      "Choose a creature card with mana value 1 in your graveyard, then choose a creature card with mana value 2 in your graveyard, then choose a creature card with mana value 3 in your graveyard. Return those cards to the battlefield.",
    ],
    [
      "Target player returns a creature they control to its owner's hand, then repeats this process for an artifact and a land.",
      "Target player returns a creature they control to its owner's hand, then returns an artifact they control to its owner's hand, then returns a land they control to its owner's hand.",
    ],
    [
      "Target opponent sacrifices a creature. If they can't, they lose 2 life and you draw a card. Then repeat this process for an enchantment.",
      "Target opponent sacrifices a creature. If they can't, they lose 2 life and you draw a card. Then they sacrifice an enchantment. If they can't, they lose 2 life and you draw a card.",
    ],
  ])("%s", (short, long) => {
    expect(abilitiesOf(short, "Sorcery")).toEqual(abilitiesOf(long, "Sorcery"));
  });

  it.each([
    // Each of them would need its own target (601.2c).
    "Destroy target creature. Then repeat this process for an artifact.",
    // Which of the two nouns is another one?
    "You may sacrifice a creature. If you do, search your library for a creature card. Then repeat this process for an artifact.",
    // Are the artifacts white?
    "Destroy all white creatures, then do the same for artifacts.",
    "Return a legendary Goblin card from your graveyard to your hand, then do the same for Elf.",
    // What is "the same" of two instructions?
    "Draw a card. Destroy all creatures. Then do the same for artifacts.",
    "You gain 2 life, then do the same for an artifact.",
    "Return a creature card from your graveyard to your hand, then do the same for creature cards with mana values 2 and 3.",
  ])("refuses %s", (text) => {
    expect(compiles(text, "Sorcery")).toBe(false);
  });
});
