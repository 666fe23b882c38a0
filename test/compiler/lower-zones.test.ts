import { describe, expect, it } from "vitest";
import { lowered } from "./lowered.ts";

/** Each construction once: the text, and what it means. */
const meanings: readonly (readonly [text: string, meaning: string])[] = [
  [
    "Destroy target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: destroy(what: target(index: 0)))`,
  ],
  [
    "Destroy all artifacts and enchantments.",
    `spell(effect: destroy(what: all(filter: or(filters: [hasType(cardType: "artifact"), hasType(cardType: "enchantment")]))))`,
  ],
  [
    "Destroy target creature. It can't be regenerated.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: destroy(what: target(index: 0), cantBeRegenerated: true))`,
  ],
  [
    "Destroy target creature. Its controller loses 2 life.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [destroy(what: target(index: 0)), loseLife(who: controllerOf(objects: target(index: 0)), amount: 2)]))`,
  ],
  [
    "Destroy target creature an opponent controls. That player loses 2 life.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [hasType(cardType: "creature"), controlledBy(players: opponents)]))], effect: sequence(effects: [destroy(what: target(index: 0)), loseLife(who: controllerOf(objects: target(index: 0)), amount: 2)]))`,
  ],
  [
    "Exile target card from an opponent's graveyard. That player loses 2 life.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), inZone(zone: "graveyard", of: opponents)]))], effect: sequence(effects: [exile(what: target(index: 0)), loseLife(who: ownerOf(objects: target(index: 0)), amount: 2)]))`,
  ],
  [
    "Destroy all creatures. You gain 1 life for each creature destroyed this way.",
    `spell(effect: sequence(effects: [destroy(what: all(filter: hasType(cardType: "creature")), bind: 1), gainLife(who: you, amount: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), isOneOf(objects: bound(id: 1))]))))]))`,
  ],
  [
    "Exile target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: exile(what: target(index: 0)))`,
  ],
  [
    "Exile target creature. Its controller gains life equal to its power.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [exile(what: target(index: 0)), gainLife(who: controllerOf(objects: target(index: 0)), amount: statOf(stat: "power", of: target(index: 0)))]))`,
  ],
  [
    "Exile target creature until Testling leaves the battlefield.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: exile(what: target(index: 0), until: untilLeaves(objects: self)))`,
  ],
  [
    "Exile target card from a graveyard.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), inZone(zone: "graveyard")]))], effect: exile(what: target(index: 0)))`,
  ],
  [
    "Exile up to three target cards from a single graveyard.",
    `spell(targets: [(count: (min: 0, max: 3), objects: and(filters: [kind(kind: "card"), inZone(zone: "graveyard")]), together: (are: "common", in: "owner"))], effect: exile(what: target(index: 0)))`,
  ],
  [
    "Exile the top two cards of your library face down.",
    "spell(effect: exile(what: topCards(of: you, count: 2), faceDown: true))",
  ],
  [
    "Exile target creature, then return it to the battlefield under its owner's control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [exile(what: target(index: 0)), move(what: target(index: 0), to: (zone: "battlefield", under: ownerOf(objects: each)))]))`,
  ],
  [
    "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [exile(what: target(index: 0)), delayed(event: beginningOf(step: "end", next: true), ability: (effect: move(what: target(index: 0), to: (zone: "battlefield", under: ownerOf(objects: each)))))]))`,
  ],
  [
    "Exile target creature. Return the exiled card to the battlefield tapped.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [exile(what: target(index: 0), bind: 1), move(what: bound(id: 1), to: (zone: "battlefield", tapped: true))]))`,
  ],
  [
    "Exile all creatures. Return those cards to the battlefield under their owners' control.",
    `spell(effect: sequence(effects: [exile(what: all(filter: hasType(cardType: "creature")), bind: 1), move(what: bound(id: 1), to: (zone: "battlefield", under: ownerOf(objects: each)))]))`,
  ],
  [
    "Return target creature card from your graveyard to your hand.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard", of: you)]))], effect: move(what: target(index: 0), to: (zone: "hand")))`,
  ],
  [
    "Return target creature card from your graveyard to the battlefield.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard", of: you)]))], effect: move(what: target(index: 0), to: (zone: "battlefield")))`,
  ],
  [
    "Return target creature card from your graveyard to the battlefield with two +1/+1 counters on it.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard", of: you)]))], effect: move(what: target(index: 0), to: (zone: "battlefield", counters: [(kind: "+1/+1", count: 2)])))`,
  ],
  [
    "Return up to two target creatures to their owners' hands.",
    `spell(targets: [(count: (min: 0, max: 2), objects: hasType(cardType: "creature"))], effect: move(what: target(index: 0), to: (zone: "hand")))`,
  ],
  [
    "Return to their owners' hands all creatures with power less than the number of lands you control.",
    `spell(effect: move(what: all(filter: and(filters: [hasType(cardType: "creature"), compare(stat: "power", comparison: "<", value: count(objects: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)]))))])), to: (zone: "hand")))`,
  ],
  [
    "Put target creature card from an opponent's graveyard onto the battlefield tapped under your control.",
    `spell(targets: [(count: (min: 1, max: 1), objects: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard", of: opponents)]))], effect: move(what: target(index: 0), to: (zone: "battlefield", tapped: true)))`,
  ],
  [
    "Put target creature on top of its owner's library.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: move(what: target(index: 0), to: (zone: "library", position: "top")))`,
  ],
  [
    "Put target creature on the bottom of its owner's library.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: move(what: target(index: 0), to: (zone: "library", position: "bottom")))`,
  ],
  [
    "Put target creature into its owner's library third from the top.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: move(what: target(index: 0), to: (zone: "library", position: 3)))`,
  ],
  [
    "Target creature's owner puts it on their choice of the top or bottom of their library.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: oneOf(who: ownerOf(objects: target(index: 0)), effects: [move(what: target(index: 0), to: (zone: "library", position: "top"), who: ownerOf(objects: target(index: 0))), move(what: target(index: 0), to: (zone: "library", position: "bottom"), who: ownerOf(objects: target(index: 0)))]))`,
  ],
  [
    "For each attacking creature, its owner puts it on the top or bottom of their library.",
    `spell(effect: forEach(objects: all(filter: and(filters: [attacking, hasType(cardType: "creature")])), effect: oneOf(who: ownerOf(objects: each), effects: [move(what: each, to: (zone: "library", position: "top"), who: ownerOf(objects: each)), move(what: each, to: (zone: "library", position: "bottom"), who: ownerOf(objects: each))])))`,
  ],
  [
    "You may put a creature card from your hand onto the battlefield.",
    `spell(effect: may(who: you, effect: move(what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "hand", of: you)])), to: (zone: "battlefield"))))`,
  ],
  [
    "You may put a permanent card with mana value less than or equal to the number of lands you control from your hand onto the battlefield.",
    `spell(effect: may(who: you, effect: move(what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), kind(kind: "permanent"), compare(stat: "manaValue", comparison: "<=", value: count(objects: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)])))), inZone(zone: "hand", of: you)])), to: (zone: "battlefield"))))`,
  ],
  [
    "Each player sacrifices a creature.",
    `spell(effect: sacrifice(who: players, count: (min: 1, max: 1), filter: hasType(cardType: "creature")))`,
  ],
  [
    "Target opponent sacrifices a nontoken creature. You gain life equal to that creature's toughness.",
    `spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: sequence(effects: [sacrifice(who: targetPlayers(index: 0), count: (min: 1, max: 1), filter: and(filters: [not(filter: kind(kind: "token")), hasType(cardType: "creature")]), bind: 1), gainLife(who: you, amount: statOf(stat: "toughness", of: bound(id: 1)))]))`,
  ],
  [
    "Sacrifice all lands you control.",
    `spell(effect: sacrifice(who: you, what: all(filter: and(filters: [hasType(cardType: "land"), controlledBy(players: you)]))))`,
  ],
  [
    "Target player exiles a card from their hand.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: exile(what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), inZone(zone: "hand", of: targetPlayers(index: 0))])), who: targetPlayers(index: 0)))`,
  ],
  [
    "Counter target spell.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "spell"))], effect: counter(what: target(index: 0)))`,
  ],
  [
    "Counter target spell unless its controller pays {2}.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "spell"))], effect: unless(effect: counter(what: target(index: 0)), who: controllerOf(objects: target(index: 0)), costs: [mana(cost: ["2"])]))`,
  ],
  [
    "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    `spell(targets: [(count: (min: 1, max: 1), objects: kind(kind: "spell"))], effect: counter(what: target(index: 0), to: (zone: "exile")))`,
  ],
  [
    "Regenerate target creature.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: regenerate(what: target(index: 0)))`,
  ],
  [
    "For each opponent, destroy up to one target creature that player controls.",
    `spell(targets: [(count: (min: 0, max: 1), objects: and(filters: [hasType(cardType: "creature"), controlledBy(players: eachPlayer)]), perPlayer: opponents)], effect: destroy(what: target(index: 0)))`,
  ],
  [
    "Target player sacrifices a creature with the greatest power among creatures they control.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: sacrifice(who: targetPlayers(index: 0), count: (min: 1, max: 1), filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: targetPlayers(index: 0)), compare(stat: "power", comparison: ">=", value: statOf(stat: "power", of: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: targetPlayers(index: 0))])), combine: "greatest"))])))`,
  ],
  [
    "Choose up to one creature. Destroy the rest.",
    `spell(effect: sequence(effects: [chooseObjects(who: you, what: choose(count: (min: 0, max: 1), filter: hasType(cardType: "creature")), bind: 1), destroy(what: all(filter: and(filters: [hasType(cardType: "creature"), otherThan(objects: bound(id: 1))])))]))`,
  ],
  [
    "Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards.\n20 | Draw three cards.",
    "spell(effect: rollDie(who: you, sides: 20, results: [(from: 1, to: 9, effect: draw(who: you, count: 1)), (from: 10, to: 19, effect: draw(who: you, count: 2)), (from: 20, to: 20, effect: draw(who: you, count: 3))]))",
  ],
];

/** Today's wording, and others that mean the same. */
const equals: readonly (readonly [text: string, other: string])[] = [
  ["Exile target creature.", "Remove target creature from the game."],
  [
    "Return target creature card from your graveyard to the battlefield.",
    "Put target creature card from your graveyard into play.",
  ],
  [
    "Put target creature card from a graveyard onto the battlefield.",
    "Put target creature card from a graveyard onto the battlefield under your control.",
  ],
  [
    "Exile target creature until Testling leaves the battlefield.",
    "Exile target creature until Testling leaves play.",
  ],
  [
    "Destroy target creature. It can't be regenerated.",
    "Destroy target creature. That creature can't be regenerated.",
  ],
  [
    "Put target creature on top of its owner's library.",
    "Put target creature on the top of its owner's library.",
  ],
];

describe("moving objects between zones (400.7, 701)", () => {
  it.each(meanings)("%s", (text, meaning) => {
    expect(lowered(text)).toBe(meaning);
  });
  it.each(equals)("%s = %s", (text, other) => {
    expect(lowered(other)).toBe(lowered(text));
  });
  it("puts counters on what is exiled from where cards have none (122.2)", () =>
    expect(lowered("Exile target creature card from your graveyard with a memory counter on it.")).toContain(
      'exile(what: target(index: 0), bind: 1), putCounters(kind: "memory", count: 1, on: bound(id: 1))',
    ));
});
