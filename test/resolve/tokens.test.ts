import { describe, expect, it } from "vitest";
import { tell } from "../compiler/told-apart.ts";
import { meanings } from "./meanings.ts";

/** What the last pronoun of each text means. */
const mean = (texts: readonly (readonly [text: string, last: string])[]): void => {
  it.each(texts)("%s", (text, last) => expect(meanings(text).at(-1)?.replace(/^it's/, "it")).toBe(last));
};

const exile = "Exile the top card of your library.";
const treasure = "Create a Treasure token.";
const whenCast = "Whenever an opponent casts a spell, create a Treasure token.";
const soldier = "create a 1/1 white Soldier creature token.";
const whenAttacks = `Whenever a creature you control attacks, ${soldier}`;

describe("what is done to cards and spells is not done to a token, or to another permanent", () => {
  mean([
    [`${exile} ${treasure} You may play it this turn.`, "it: the top card of your library"],
    [`${exile} ${treasure} It costs {2} less to cast this turn.`, "It: the top card of your library"],
    [`${whenCast} It can't be countered.`, "It: a spell"],
    [`${whenCast} You may choose new targets for it.`, "it: a spell"],
    [`${whenCast} You may change its targets.`, "its: a spell"],
    [
      "Whenever an opponent casts a spell, tap target creature. If it targets you, draw a card.",
      "it: a spell",
    ],
    ["Destroy target artifact. Create a Treasure token. You may cast it this turn.", "it: target artifact"],
    [
      "Exile target card from a graveyard. Create a Treasure token. You may play that card for as long as it remains exiled.",
      "it: target card from a graveyard",
    ],
  ]);
  mean(
    [
      "If it targets a creature",
      "If it's a creature spell",
      "If it has mana value 3 or greater",
      "If you controlled it",
    ].map((asked) => [`Counter target spell. ${treasure} ${asked}, draw a card.`, "it: target spell"]),
  );
  tell("Creature — Elf", [
    [
      "When this creature dies, create a Treasure token. You may cast it this turn.",
      "When this creature enters, create a Treasure token. You may cast it this turn.",
    ],
  ]);
});

describe("a token is not in a hand, a library or a graveyard", () => {
  mean(
    ["You may reveal it", "Put it into your hand", "Shuffle it into your library"].map((does) => [
      `Look at the top card of your library. ${treasure} ${does}.`,
      "it: the top card of your library",
    ]),
  );
});

describe("what stays tapped was tapped", () => {
  mean(
    [
      ["", "target creature"],
      [" tapped", "a tapped 1/1 white Soldier creature token"],
    ].map(([tapped, means]) => [
      `Tap target creature. Create a${tapped} 1/1 white Soldier creature token. It doesn't untap during your next untap step.`,
      `It: ${means}`,
    ]),
  );
});

describe("nobody asks what a token is that was just described", () => {
  mean(
    [
      "If it has flying",
      "If it has power 4 or greater",
      "If it has a +1/+1 counter on it",
      "If it's red",
      "If it's equipped",
      "If an opponent controls it",
    ].map((asked) => [`${whenAttacks} ${asked}, draw a card.`, "it: a creature you control"]),
  );
  mean([
    [
      "Whenever you cast a spell, investigate. If it has mana value 3 or greater, draw a card.",
      "it: a spell",
    ],
  ]);
  const described = "a 1/1 white Soldier creature token";
  mean([
    // What was done since, or comes of something else, is open.
    [
      `Whenever a creature you control attacks, ${soldier} Put three +1/+1 counters on it. If it has power 4 or greater, draw a card.`,
      `it: ${described}`,
    ],
    [
      `${whenAttacks} Creatures you control get +3/+3 until end of turn. If it has power 4 or greater, draw a card.`,
      `it: ${described}`,
    ],
    [
      `${whenAttacks} At the beginning of the next end step, if it's tapped, draw a card.`,
      `it: ${described}`,
    ],
    [
      `${whenAttacks} If it has the greatest power among creatures you control, draw a card.`,
      `it: ${described}`,
    ],
    [
      `${whenAttacks} If its power is greater than the number of cards in your hand, draw a card.`,
      `its: ${described}`,
    ],
    [
      "Whenever a creature you control attacks, create an X/X green Ooze creature token, where X is your life total. If it has power 4 or greater, draw a card.",
      "it: an X/X green Ooze creature token",
    ],
    [
      `Whenever a creature you control attacks, create a 1/1 red Goblin creature token with "This creature gets +1/+1 for each artifact you control." If it has power 4 or greater, draw a card.`,
      `it: a 1/1 red Goblin creature token with "This creature gets +1/+1 for each artifact you control."`,
    ],
  ]);
});

describe("power is asked of creatures", () => {
  mean([
    [
      "Whenever a creature you control attacks, you may sacrifice an artifact. If it has power 4 or greater, draw a card.",
      "it: a creature you control",
    ],
    [
      "Whenever a creature you control attacks, reveal the top card of your library. If it has power 4 or greater, draw a card.",
      "it: the top card of your library",
    ],
  ]);
});

describe("“it” is one thing where a sentence asks about it and does something to it", () => {
  const may = "Whenever a creature you control attacks, you may exile a card from your graveyard.";
  tell("Enchantment", [
    [
      `${may} If it's a Zombie, that creature gains menace until end of turn.`,
      `${may} If it's a Zombie, it gains menace until end of turn.`,
    ],
    [
      "Whenever a creature you control attacks, create a Food token. Sacrifice it.",
      "Whenever a creature you control attacks, create a Food token. Sacrifice it if it's a Zombie.",
    ],
    [
      "Whenever a creature you control attacks, sacrifice it if it's a Zombie.",
      `${whenAttacks} It gains menace until end of turn if it's a Zombie.`,
    ],
  ]);
});

describe("“it” behind a condition that asks for another thing", () => {
  tell("Creature — Elf", [
    [
      "When this creature enters, if you control another Elf, put a +1/+1 counter on this creature.",
      "When this creature enters, if you control another Elf, put a +1/+1 counter on it.",
    ],
  ]);
});

describe("what a list names are different things", () => {
  const copy = "Create a token that's a copy of target creature you control.";
  const haste = "gain haste until end of turn.";
  mean([
    [`${copy} That token and that creature each ${haste}`, "that creature: target creature you control"],
    [`${copy} It and that creature ${haste}`, "that creature: target creature you control"],
    [
      "Whenever another creature you control enters, create a token that's a copy of that creature. That token and that creature fight each other.",
      "that creature: another creature you control",
    ],
    [`${whenAttacks} That Soldier and that creature ${haste}`, "that creature: a creature you control"],
    [
      "Whenever an artifact you control enters, create a token that's a copy of that artifact. Sacrifice that token and that artifact at the beginning of the next end step.",
      "that artifact: an artifact you control",
    ],
    [
      "Copy target instant spell. The copy and that spell can't be countered.",
      "that spell: target instant spell",
    ],
    [
      `${copy} That creature and that token ${haste}`,
      "that token: a token that's a copy of target creature you control",
    ],
    [
      "Destroy target creature and all Equipment attached to that creature.",
      "that creature: target creature",
    ],
  ]);
});
