import { describe, expect, it } from "vitest";
import { lowered } from "./lowered.ts";

/** Each construction once: the text, and what it means. */
const meanings: readonly (readonly [text: string, meaning: string])[] = [
  [
    "Testling deals 3 damage to any target.",
    `spell(targets: [(count: (min: 1, max: 1), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players)], effect: dealDamage(source: self, amount: 3, to: target(index: 0)))`,
  ],
  [
    "Testling deals 2 damage to target creature or planeswalker.",
    `spell(targets: [(count: (min: 1, max: 1), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker")]))], effect: dealDamage(source: self, amount: 2, to: target(index: 0)))`,
  ],
  [
    "Testling deals X damage to target player, where X is the number of creatures you control.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: dealDamage(source: self, amount: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))), to: targetPlayers(index: 0)))`,
  ],
  [
    "Testling deals 2 damage to each creature and each player.",
    `spell(effect: dealDamage(source: self, amount: 2, to: both(parts: [all(filter: hasType(cardType: "creature")), players])))`,
  ],
  [
    "Testling deals 1 damage to each opponent and each creature they control.",
    `spell(effect: dealDamage(source: self, amount: 1, to: both(parts: [opponents, all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: opponents)]))])))`,
  ],
  [
    "Testling deals 4 damage to target creature and 2 damage to that creature's controller.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: dealDamage(source: self, amount: 4, to: target(index: 0), also: [(amount: 2, to: controllerOf(objects: target(index: 0)))]))`,
  ],
  [
    "Testling deals 2 damage to any target and 1 damage to another target.",
    `spell(targets: [(count: (min: 1, max: 1), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players), (count: (min: 1, max: 1), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players, otherThan: [0])], effect: dealDamage(source: self, amount: 2, to: target(index: 0), also: [(amount: 1, to: target(index: 1))]))`,
  ],
  [
    "Testling deals 3 damage divided as you choose among any number of targets.",
    `spell(targets: [(count: (min: 0), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players)], effect: dealDamage(source: self, amount: 3, to: target(index: 0), divided: "chosen"))`,
  ],
  [
    "Testling deals 3 damage divided as you choose among one, two, or three target creatures.",
    `spell(targets: [(count: (min: 1, max: 3), objects: hasType(cardType: "creature"))], effect: dealDamage(source: self, amount: 3, to: target(index: 0), divided: "chosen"))`,
  ],
  [
    "Testling deals 4 damage divided evenly, rounded down, among any number of target creatures.",
    `spell(targets: [(count: (min: 0), objects: hasType(cardType: "creature"))], effect: dealDamage(source: self, amount: 4, to: target(index: 0), divided: "evenly"))`,
  ],
  [
    "Testling deals 1 damage to each of up to two targets.",
    `spell(targets: [(count: (min: 0, max: 2), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players)], effect: dealDamage(source: self, amount: 1, to: target(index: 0)))`,
  ],
  [
    "Testling deals damage equal to the number of lands you control to any target.",
    `spell(targets: [(count: (min: 1, max: 1), objects: or(filters: [hasType(cardType: "creature"), hasType(cardType: "planeswalker"), hasType(cardType: "battle")]), players: players)], effect: dealDamage(source: self, amount: count(objects: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)]))), to: target(index: 0)))`,
  ],
  [
    "Testling deals damage to target creature equal to the number of lands you control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: dealDamage(source: self, amount: count(objects: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)]))), to: target(index: 0)))`,
  ],
  [
    "Target creature you control deals damage equal to its power to target creature you don't control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)])), (count: (min: 1, max: 1), objects: and(filters: [hasType(cardType: "creature"), not(filter: controlledBy(players: you))]))], effect: dealDamage(source: target(index: 0), amount: statOf(stat: "power", of: target(index: 0)), to: target(index: 1)))`,
  ],
  [
    "Target creature deals damage to itself equal to its power.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: dealDamage(source: target(index: 0), amount: statOf(stat: "power", of: target(index: 0)), to: target(index: 0)))`,
  ],
  [
    "Target creature you control fights target creature you don't control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)])), (count: (min: 1, max: 1), objects: and(filters: [hasType(cardType: "creature"), not(filter: controlledBy(players: you))]))], effect: fight(one: target(index: 0), other: target(index: 1)))`,
  ],
  [
    "Testling deals 2 damage to target creature. If that creature is attacking, Testling deals 4 damage instead.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: if(condition: matches(objects: target(index: 0), filter: attacking), then: dealDamage(source: self, amount: 4, to: target(index: 0)), otherwise: dealDamage(source: self, amount: 2, to: target(index: 0))))`,
  ],
  [
    "Testling deals 1 damage to each creature. Creatures dealt damage this way can't block this turn.",
    `spell(effect: sequence(effects: [dealDamage(source: self, amount: 1, to: all(filter: hasType(cardType: "creature")), bind: 1), affect(what: among(objects: bound(id: 1), filter: hasType(cardType: "creature")), modifications: [cant(what: "block")], duration: until(moment: "end of turn"))]))`,
  ],
  [
    "Testling deals 4 damage to target creature. If excess damage was dealt this way, draw a card.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [dealDamage(source: self, amount: 4, to: target(index: 0), bind: 1), if(condition: compareQuantities(left: excessDamage(id: 1), comparison: ">", right: 0), then: draw(who: you, count: 1))]))`,
  ],
  [
    "Testling deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [dealDamage(source: self, amount: 4, to: target(index: 0), bind: 1), gainLife(who: you, amount: excessDamage(id: 1))]))`,
  ],
  [
    "Testling deals 3 damage to target player or planeswalker. That player or that planeswalker's controller discards a card.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "planeswalker"), players: players)], effect: sequence(effects: [dealDamage(source: self, amount: 3, to: target(index: 0)), discard(who: playersTogether(parts: [targetPlayers(index: 0), controllerOf(objects: target(index: 0))]), count: (min: 1, max: 1))]))`,
  ],
];

/** Today's wording, and others that mean the same. */
const equals: readonly (readonly [text: string, other: string])[] = [
  [
    "Testling deals 2 damage to target creature. If that creature is attacking, Testling deals 4 damage instead.",
    "Testling deals 2 damage to target creature. If that creature is attacking, Testling deals 4 damage to that creature instead.",
  ],
  [
    "Testling deals damage equal to the number of lands you control to target creature.",
    "Testling deals damage to target creature equal to the number of lands you control.",
  ],
];

describe("damage (120)", () => {
  it.each(meanings)("%s", (text, meaning) => {
    expect(lowered(text)).toBe(meaning);
  });
  it.each(equals)("%s = %s", (text, other) => {
    expect(lowered(other)).toBe(lowered(text));
  });
});
