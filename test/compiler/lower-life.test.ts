import { describe, expect, it } from "vitest";
import { lowered } from "./lowered.ts";

/** Each construction once: the text, and what it means. */
const meanings: readonly (readonly [text: string, meaning: string])[] = [
  ["You gain 4 life.", "spell(effect: gainLife(who: you, amount: 4))"],
  [
    "Target player gains 3 life.",
    "spell(targets: [(count: (min: 1, max: 1), players: players)], effect: gainLife(who: targetPlayers(index: 0), amount: 3))",
  ],
  [
    "An opponent gains 3 life and draws a card.",
    `spell(effect: sequence(effects: [chooseValue(who: you, what: "opponent", bind: 1, once: true), gainLife(who: boundPlayer(id: 1), amount: 3), draw(who: boundPlayer(id: 1), count: 1)]))`,
  ],
  [
    "You gain 2 life for each creature you control.",
    `spell(effect: gainLife(who: you, amount: times(factor: 2, value: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))))))`,
  ],
  [
    "You gain life equal to the number of creatures you control.",
    `spell(effect: gainLife(who: you, amount: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)])))))`,
  ],
  [
    "Each opponent loses 2 life and you gain 2 life.",
    "spell(effect: sequence(effects: [loseLife(who: opponents, amount: 2), gainLife(who: you, amount: 2)]))",
  ],
  // 701.10d
  [
    "Double target player's life total.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: setLife(who: targetPlayers(index: 0), amount: times(factor: 2, value: playerStat(stat: "life", of: targetPlayers(index: 0)))))`,
  ],
  [
    "Two target players exchange life totals.",
    "spell(targets: [(count: (min: 2, max: 2), players: players)], effect: exchangeLife(one: targetPlayers(index: 0), other: targetPlayers(index: 0)))",
  ],
  [
    "Target player loses half their life, rounded up.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: loseLife(who: targetPlayers(index: 0), amount: half(value: playerStat(stat: "life", of: targetPlayers(index: 0)), round: "up")))`,
  ],
  [
    "Target player loses life equal to the number of cards in their hand.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: loseLife(who: targetPlayers(index: 0), amount: count(objects: all(filter: and(filters: [kind(kind: "card"), inZone(zone: "hand", of: targetPlayers(index: 0))])))))`,
  ],
  [
    "Target opponent loses 3 life. You gain life equal to the life lost this way.",
    "spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: sequence(effects: [loseLife(who: targetPlayers(index: 0), amount: 3, bind: 1), gainLife(who: you, amount: amount(id: 1))]))",
  ],
  [
    "Target player's life total becomes 10.",
    "spell(targets: [(count: (min: 1, max: 1), players: players)], effect: setLife(who: targetPlayers(index: 0), amount: 10))",
  ],
  [
    "Exchange life totals with target player.",
    "spell(targets: [(count: (min: 1, max: 1), players: players)], effect: exchangeLife(one: you, other: targetPlayers(index: 0)))",
  ],
  [
    "You may pay 3 life. If you do, draw a card.",
    "spell(effect: sequence(effects: [may(who: you, effect: pay(who: you, costs: [payLife(amount: 3)]), bind: 1), if(condition: performed(id: 1), then: draw(who: you, count: 1))]))",
  ],
  [
    "You may pay {2}. If you do, draw a card.",
    `spell(effect: sequence(effects: [may(who: you, effect: pay(who: you, costs: [mana(cost: ["2"])]), bind: 1), if(condition: performed(id: 1), then: draw(who: you, count: 1))]))`,
  ],
  [
    "Target player loses the game.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: endGame(who: targetPlayers(index: 0), result: "lose"))`,
  ],
  [
    "Each player's life total becomes the number of creatures they control.",
    `spell(effect: setLife(who: players, amount: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: eachPlayer)])))))`,
  ],
  ["You win the game.", `spell(effect: endGame(who: you, result: "win"))`],
];

/** Today's wording, and others that mean the same. */
const equals: readonly (readonly [text: string, other: string])[] = [
  [
    "Target player loses half their life, rounded up.",
    "Target player loses half his or her life, rounded up.",
  ],
];

describe("life (119)", () => {
  it.each(meanings)("%s", (text, meaning) => {
    expect(lowered(text)).toBe(meaning);
  });
  it.each(equals)("%s = %s", (text, other) => {
    expect(lowered(other)).toBe(lowered(text));
  });
});
