import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { abilitiesOf, cardOf, problemsOf } from "./abilities-of.ts";
import { compiles, tell } from "./told-apart.ts";

/** Texts that compile, each with one in which a phrase of another meaning stands, that must not be taken for it. */
const pairs: readonly (readonly [typeLine: string, said: string, changed: string])[] = [
  ["Sorcery", "This spell costs {1} less to cast.", "This ability costs {1} less to cast."],
  [
    "Sorcery",
    "As an additional cost to cast this spell, pay 2 life.\nDraw a card.",
    "As an additional cost to cast this ability, pay 2 life.\nDraw a card.",
  ],
  [
    "Enchantment",
    "Each land is a Forest in addition to its other land types.",
    "Each land is a Forest in addition to its other creature types.",
  ],
  [
    "Enchantment",
    "Each creature is an artifact in addition to its other types.",
    "Each creature is an artifact in addition to its other creature types.",
  ],
  [
    "Instant",
    "If you control a commander, you may cast this spell without paying its mana cost.",
    "If you control a commander, you may cast this ability without paying its mana cost.",
  ],
  [
    "Enchantment",
    "If an opponent would mill one or more cards, they mill that many cards plus four instead.",
    "If an opponent would mill two or more cards, they mill that many cards plus four instead.",
  ],
  ["Creature — Treefolk", "Champion a Treefolk or Warrior", "Champion a Treefolk and Warrior"],
  [
    "Enchantment",
    "If an opponent would draw a card, instead that player skips that draw and you draw a card.",
    "If an opponent would draw a card, instead each player skips that draw and you draw a card.",
  ],
  [
    "Creature — Bear",
    "This creature and each other creature you control each get +1/+1.",
    "This creature or each other creature you control each get +1/+1.",
  ],
  ["Sorcery", "Exile target creature an opponent controls.", "Exile target creature each opponent controls."],
  ["Sorcery", "Each opponent loses 2 life.", "One or more opponents lose 2 life."],
  ["Enchantment", "All creatures have trample.", "Any number of creatures have trample."],
  ["Enchantment", "You have no maximum hand size.", "You may have no maximum hand size."],
  ["Enchantment", "You can't lose the game.", "You may can't lose the game."],
  [
    "Creature — Leviathan",
    "This creature can't attack unless you sacrifice a land.",
    "This creature can't attack unless the active player sacrifices a land.",
  ],
  [
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature can't attack unless its controller pays {3}.",
    "Enchant creature\nEnchanted creature can't attack unless its owner pays {3}.",
  ],
  [
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature doesn't untap during its controller's untap step.",
    "Enchant creature\nEnchanted creature doesn't untap during its owner's untap step.",
  ],
  [
    "Instant",
    "Tap target creature. That creature doesn't untap during its controller's next untap step.",
    "Tap target creature. That creature doesn't untap during its owner's next untap step.",
  ],
  [
    "Enchantment",
    "Whenever a player casts a spell from a graveyard, you gain 1 life.",
    "Whenever a player casts a spell from your graveyard, you gain 1 life.",
  ],
  [
    "Enchantment",
    "When this enchantment enters, exile target land card from a graveyard.\nCreatures you control have all activated abilities of all land cards exiled with this enchantment.",
    "When this enchantment enters, exile target land card from a graveyard.\nCreatures you control have all activated abilities of any number of land cards exiled with this enchantment.",
  ],
  [
    "Enchantment",
    "Whenever you sacrifice a Clue or a Food, draw a card.",
    "Whenever you sacrifice a Clue and a Food, draw a card.",
  ],
  [
    "Enchantment",
    "Whenever combat damage is dealt to you or a planeswalker you control, draw a card.",
    "Whenever combat damage is dealt to you and a planeswalker you control, draw a card.",
  ],
  [
    "Creature — Elf",
    "When this creature enters, any player may pay {2}. If a player does, sacrifice this creature.",
    "When this creature enters, any player may pay {2}. If an opponent does, sacrifice this creature.",
  ],
  [
    "Sorcery",
    "Reveal the top two cards of your library. Put one of them into your hand and the other into your graveyard. If you put a land card into your hand this way, you gain 3 life.",
    "Reveal the top two cards of your library. Put one of them into your hand and the other into your graveyard. If the active player put a land card into your hand this way, you gain 3 life.",
  ],
];

/** What is said of something that is only named again would be lost. */
const saidBesides: readonly (readonly [said: string, more: string])[] = [
  [
    "This spell deals 3 damage to any target. If it's your turn, it deals 5 damage to that permanent or player instead.",
    "that legendary permanent or player",
  ],
  [
    "This spell deals 3 damage to any target. If excess damage was dealt to a permanent this way, draw a card.",
    "a legendary permanent",
  ],
  [
    "Create a token that's a copy of target creature you control. The token enters tapped and attacking.",
    "The legendary token",
  ],
  [
    "Create a token that's a copy of target creature you control, except it isn't legendary if that creature is legendary.",
    "that red creature",
  ],
  [
    "Exile the top card of target opponent's library. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.",
    "that creature spell",
  ],
];

describe("phrases that mean something else", () => {
  it.each(pairs)("%s: %s", (typeLine, said, changed) => {
    expect(compiles(said, typeLine)).toBe(true);
    expect(compiles(changed, typeLine)).toBe(false);
  });
  it.each(saidBesides)("%s", (said, more) => {
    const [first, ...others] = more.split(" ");
    const bare = `${first} ${others.slice(1).join(" ")}`;
    expect(said).toContain(bare);
    expect(compiles(said, "Sorcery")).toBe(true);
    expect(compiles(said.replace(bare, more), "Sorcery")).toBe(false);
  });
  it("attacking with both of two creatures", () => {
    const text = (whom: string): string => `Whenever you attack with ${whom}, draw a card.`;
    expect(compiles(text("another legendary creature"), "Creature — Halfling")).toBe(true);
    expect(compiles(text("this creature and another legendary creature"), "Creature — Halfling")).toBe(false);
  });
  it("another target permanent, after a target player", () => {
    const text = "{2}: Target opponent gains control of another target permanent you control.";
    const [ability] = abilitiesOf(text);
    if (ability?.type !== "activated") throw new Error("no activated ability");
    expect(ability.targets?.[1]?.otherThan).toBeUndefined();
    expect(JSON.stringify(ability.targets?.[1]?.objects)).toContain('"otherThan"');
  });
  it("another target player, where none was targeted before", () => {
    expect(compiles("Target player draws a card. Another target player mills a card.", "Sorcery")).toBe(true);
    expect(compiles("Another target player mills a card.", "Sorcery")).toBe(false);
  });
  it("a creature put into exile was on the battlefield, a creature card anywhere", () => {
    const event = (what: string): string =>
      JSON.stringify(abilitiesOf(`Whenever ${what} is put into exile, you gain 1 life.`, "Enchantment"));
    expect(event("a creature you control")).toContain('"from":"battlefield"');
    expect(event("a creature card")).not.toContain('"from"');
  });
  it("who gains the life instead", () => {
    const text = (who: string): string => `If you would gain life, ${who} twice that much life instead.`;
    expect(JSON.stringify(abilitiesOf(text("you gain"), "Enchantment"))).toContain("modifyAmount");
    expect(JSON.stringify(compileCard(cardOf(text("target player gains"), "Sorcery")))).not.toContain(
      "modifyAmount",
    );
  });
  it("the top card of a graveyard is not milled", () => {
    const text = (zone: string): string => `Put the top card of your ${zone} into your graveyard.`;
    expect(JSON.stringify(abilitiesOf(text("library"), "Sorcery"))).toContain("mill");
    expect(JSON.stringify(abilitiesOf(text("graveyard"), "Sorcery"))).not.toContain("mill");
  });
});

describe("what is asked of several things together", () => {
  tell("Sorcery", [
    [
      "Mill four cards. You gain 1 life for each creature card milled this way.",
      "Mill four cards. You gain 1 life for each creature card and draw a card for each land card milled this way.",
    ],
    [
      "Destroy target creature and all other creatures with the same name as that creature.",
      "Destroy target creature and all other creatures with the same name.",
    ],
    ["Destroy two target creatures with the same name.", "Destroy all creatures with the same name."],
    ["Destroy all creatures with power 5 or less.", "Destroy all creatures with total power 5 or less."],
    ["Exile any number of cards from a single graveyard.", "Exile all cards from a single graveyard."],
    [
      "Exile two target creatures controlled by different players.",
      "Exile each creature controlled by different players.",
    ],
  ]);
  tell("Enchantment", [
    ["Creatures you control get +1/+1.", "Creatures you control with the same name get +1/+1."],
  ]);
});

describe("what only creatures have, behind several nouns", () => {
  const target = (text: string): unknown => {
    const [ability] = abilitiesOf(`Destroy target ${text}.`, "Sorcery");
    return ability?.type === "spell" ? ability.targets?.[0]?.objects : undefined;
  };
  const creature = A.hasType("creature");
  it.each([
    ["Equipment or creature with flying", A.hasSubtype("Equipment"), A.hasKeyword("flying")],
    ["Spirit or creature with flying", A.hasSubtype("Spirit"), A.hasKeyword("flying")],
    ["Aura or creature with power 2 or less", A.hasSubtype("Aura"), A.compare("power", "<=", 2)],
    [
      "enchantment or creature that attacked this turn",
      A.hasType("enchantment"),
      A.history("attacked", "this turn"),
    ],
  ])("%s", (text, other, own) => expect(target(text)).toEqual(A.or([other, A.and([creature, own])])));
  it("of a Vehicle, too", () =>
    expect(target("Vehicle or creature with power 2 or less")).toEqual(
      A.and([A.or([A.hasSubtype("Vehicle"), creature]), A.compare("power", "<=", 2)]),
    ));
});

describe("a mana value behind two nouns, each with its own", () => {
  it.each([
    "Counter target noncreature spell or creature spell with mana value 3 or less.",
    "Destroy target noncreature permanent or creature with mana value 3 or less.",
  ])("must be said of each: %s", (text) =>
    expect(problemsOf(text, "Instant")).toMatchObject([["RW4001", "with mana value 3 or less"]]),
  );
  it.each([
    "Return target artifact or basic land card with mana value 3 or less from your graveyard to your hand.",
    "Destroy target artifact or creature with mana value 3 or less.",
  ])("is said of both where the noun is said once: %s", (text) =>
    expect(problemsOf(text, "Instant")).toEqual([]),
  );
});
