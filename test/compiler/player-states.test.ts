import { describe, expect, it } from "vitest";
import { abilitiesOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

/** What players have and control, with the condition about one of them. */
const states: readonly (readonly [state: string, condition: string])[] = [
  ["has three or more cards in hand", 'playerStat(stat: "handSize"'],
  ["has no cards in hand", 'playerStat(stat: "handSize"'],
  ["has more cards in hand than you", 'comparison: ">"'],
  ["has 10 or less life", 'playerStat(stat: "life"'],
  ["has less life than you", 'comparison: "<"'],
  ["has three or more poison counters", 'counters: "poison"'],
  ["has a poison counter", 'counters: "poison"'],
  ["controls three or more creatures", 'comparison: ">=", count: 3'],
  ["controls more lands than you", "controlledBy"],
  ["controls at least two more lands than you", "plus("],
  ["is the monarch", 'playerIs(players: eachPlayer, what: "monarch")'],
];

describe("what players have and control", () => {
  it.each(states)("a player who %s", (state, condition) => {
    const text = lowered(`Each opponent who ${state} loses 1 life.`);
    expect(text).toContain("playersWho(");
    expect(text).toContain(condition);
  });
  it.each(states.filter(([state]) => state.startsWith("has ")))("a player with it, who %s", (state) => {
    expect(lowered(`Target opponent with ${state.slice(4)} loses 1 life.`)).toBe(
      lowered(`Target opponent who ${state} loses 1 life.`),
    );
  });
  it.each(states.filter(([state]) => state !== "is the monarch"))(
    "whether an opponent %s",
    (state, condition) => {
      const text = lowered(`If an opponent ${state}, draw a card.`);
      expect(text).toContain("if(condition:");
      expect(text).toContain(condition.replace("eachPlayer", "opponents"));
    },
  );
  it.each([
    "you have no cards in hand",
    "you have 5 or less life",
    "you control no Islands",
    "there are no creatures",
  ])("when %s (603.8)", (state) => {
    const abilities = abilitiesOf(`When ${state}, sacrifice this enchantment.`, "Enchantment");
    expect(abilities).toMatchObject([{ type: "triggered", event: { type: "state" } }]);
  });
});

describe("each other player, behind you and another", () => {
  it.each([
    ["You and target opponent each draw a card.", "targetPlayers(index: 0)"],
    ["Choose an opponent. You and that player each draw a card.", "chosenPlayer"],
  ])("is neither of both: %s", (text, other) => {
    expect(lowered(`${text} Each other player loses 2 life.`)).toContain(
      `who: playersExcept(players: players, except: playersTogether(parts: [you, ${other}]))`,
    );
  });
  it("may not be said where a third one was spoken of", () => {
    const text = "Target player loses 1 life. You and another target player each draw a card.";
    expect(() => lowered(`${text} Each other player loses 2 life.`)).toThrow("other than");
  });
});

describe("each other opponent, in a comparison", () => {
  it.each(["player", "opponent"])("is no other player where %s is said", (noun) => {
    const text = `At the beginning of your upkeep, if an opponent has more life than each other ${noun}, draw a card.`;
    expect(lowered(text)).toContain(`players: playersExcept(players: ${noun}s, except: eachPlayer)`);
  });
});

describe("another player", () => {
  it.each([
    ["Whenever a player casts a spell during another player's turn, draw a card.", "eventPlayer"],
    ["Whenever an opponent gains life during another player's turn, draw a card.", "eventPlayer"],
    ["Whenever a player discards a card, another player draws a card.", "eventPlayer"],
    ["Whenever the chosen player casts a spell during another player's turn, draw a card.", "chosenPlayer"],
    ["Whenever another player discards a card, draw a card.", "you"],
    ["As long as another player is the monarch, creatures you control get +1/+1.", "you"],
  ])("is other than the player spoken of, or than you: %s", (text, other) => {
    expect(JSON.stringify(abilitiesOf(text, "Enchantment"))).toContain(`"except":{"type":"${other}"}`);
  });
  it("must be other than one of several", () => {
    const text =
      "At the beginning of each player's upkeep, if another player has no cards in hand, draw a card.";
    expect(() => abilitiesOf(text, "Enchantment")).toThrow();
  });
});

it("cards in hand are a player's own", () => {
  expect(() => abilitiesOf("If an opponent has three or more cards in your hand, draw a card.")).toThrow();
  expect(lowered("If an opponent has three or more cards in their hand, draw a card.")).toContain(
    "eachPlayer",
  );
});
