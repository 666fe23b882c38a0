import { describe, expect, it } from "vitest";
import { lowered } from "./lowered.ts";

/** Each construction once: the text, and what it means. */
const meanings: readonly (readonly [text: string, meaning: string])[] = [
  [
    "Put a +1/+1 counter on target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: 1, on: target(index: 0)))`,
  ],
  [
    "Put two +1/+1 counters on up to one target creature.",
    `spell(targets: [(count: (min: 0, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: 2, on: target(index: 0)))`,
  ],
  [
    "Put a +1/+1 counter on each of up to two target creatures.",
    `spell(targets: [(count: (min: 0, max: 2), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: 1, on: target(index: 0)))`,
  ],
  [
    "Put a +1/+1 counter on each creature you control.",
    `spell(effect: putCounters(kind: "+1/+1", count: 1, on: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))))`,
  ],
  [
    "Put a +1/+1 counter on a creature you control. It gains haste until end of turn.",
    `spell(effect: sequence(effects: [putCounters(kind: "+1/+1", count: 1, on: choose(count: (min: 1, max: 1), filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)])), bind: 1), affect(what: bound(id: 1), modifications: [gainAbilities(abilities: [keyword(keyword: "haste", parameters: [], abilities: [])])], duration: until(moment: "end of turn"))]))`,
  ],
  [
    "Put a charge counter on target artifact for each creature you control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "artifact"))], effect: putCounters(kind: "charge", count: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))), on: target(index: 0)))`,
  ],
  [
    "Put a number of +1/+1 counters on target creature equal to its power.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: statOf(stat: "power", of: target(index: 0)), on: target(index: 0)))`,
  ],
  [
    "Put a number of +1/+1 counters equal to the number of lands you control on target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: count(objects: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)]))), on: target(index: 0)))`,
  ],
  [
    "Put a +1/+1 counter and a flying counter on target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [putCounters(kind: "+1/+1", count: 1, on: target(index: 0)), putCounters(kind: "flying", count: 1, on: target(index: 0))]))`,
  ],
  [
    "Put your choice of a flying counter or a first strike counter on target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "flying", count: 1, on: target(index: 0), kinds: ["flying", "first strike"]))`,
  ],
  [
    "Put a flying counter or a first strike counter on target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "flying", count: 1, on: target(index: 0), kinds: ["flying", "first strike"]))`,
  ],
  [
    "Distribute three +1/+1 counters among one, two, or three target creatures.",
    `spell(targets: [(count: (min: 1, max: 3), objects: hasType(cardType: "creature"))], effect: putCounters(kind: "+1/+1", count: 3, on: target(index: 0), distributed: true))`,
  ],
  [
    "Distribute two +1/+1 counters among any number of target creatures you control.",
    `spell(targets: [(count: (min: 0), objects: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))], effect: putCounters(kind: "+1/+1", count: 2, on: target(index: 0), distributed: true))`,
  ],
  [
    "Remove a +1/+1 counter from target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: removeCounters(kind: "+1/+1", count: (min: 1, max: 1), from: target(index: 0)))`,
  ],
  [
    "Remove all charge counters from target artifact.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "artifact"))], effect: removeCounters(kind: "charge", from: target(index: 0)))`,
  ],
  [
    "Remove all counters from target permanent.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "permanent"))], effect: removeCounters(from: target(index: 0)))`,
  ],
  [
    "Remove up to two counters from target permanent.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "permanent"))], effect: removeCounters(count: (min: 0, max: 2), from: target(index: 0)))`,
  ],
  [
    "Move a +1/+1 counter from target creature onto another target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature")), (count: (min: 1, max: 1), objects: hasType(cardType: "creature"), otherThan: [0])], effect: moveCounters(kind: "+1/+1", count: (min: 1, max: 1), from: target(index: 0), to: target(index: 1)))`,
  ],
  [
    "Double the number of +1/+1 counters on each creature you control.",
    `spell(effect: doubleCounters(kind: "+1/+1", on: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))))`,
  ],
  [
    "Double the number of each kind of counter on target permanent.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "permanent"))], effect: doubleCounters(on: target(index: 0)))`,
  ],
  [
    "Target player gets two poison counters.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: getCounters(who: targetPlayers(index: 0), kind: "poison", count: 2))`,
  ],
  ["You get {E}{E}.", `spell(effect: getCounters(who: you, kind: "energy", count: 2))`],
  ["Proliferate.", "spell(effect: proliferate(who: you))"],
  ["Proliferate twice.", "spell(effect: repeat(times: 2, effect: proliferate(who: you)))"],
  [
    "Put a +1/+1 counter on target creature and a +1/+1 counter on another target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature")), (count: (min: 1, max: 1), objects: hasType(cardType: "creature"), otherThan: [0])], effect: sequence(effects: [putCounters(kind: "+1/+1", count: 1, on: target(index: 0)), putCounters(kind: "+1/+1", count: 1, on: target(index: 1))]))`,
  ],
  [
    "Remove all charge counters from target artifact. Draw a card for each charge counter removed this way.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "artifact"))], effect: sequence(effects: [removeCounters(kind: "charge", from: target(index: 0), bind: 1), draw(who: you, count: amount(id: 1))]))`,
  ],
];

/** Today's wording, and others that mean the same. */
const equals: readonly (readonly [text: string, other: string])[] = [
  [
    "Put a number of +1/+1 counters on target creature equal to the number of lands you control.",
    "Put a number of +1/+1 counters equal to the number of lands you control on target creature.",
  ],
];

describe("counters (122)", () => {
  it.each(meanings)("%s", (text, meaning) => {
    expect(lowered(text)).toBe(meaning);
  });
  it.each(equals)("%s = %s", (text, other) => {
    expect(lowered(other)).toBe(lowered(text));
  });
});
