import { describe, expect, it } from "vitest";
import { abilitiesOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

/** Each construction once: the text, and what it means. */
const meanings: readonly (readonly [text: string, meaning: string])[] = [
  [
    "Look at an opponent's hand.",
    `spell(effect: sequence(effects: [chooseValue(who: you, what: "opponent", bind: 1, once: true), lookAt(who: you, what: all(filter: inZone(zone: "hand", of: boundPlayer(id: 1))))]))`,
  ],
  ["Draw two cards.", "spell(effect: draw(who: you, count: 2))"],
  [
    "Draw cards equal to the number of creatures you control.",
    `spell(effect: draw(who: you, count: count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)])))))`,
  ],
  [
    "Target player draws X cards, where X is the number of cards in their hand.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: draw(who: targetPlayers(index: 0), count: count(objects: all(filter: and(filters: [kind(kind: "card"), inZone(zone: "hand", of: targetPlayers(index: 0))])))))`,
  ],
  ["Each player draws a card.", "spell(effect: draw(who: players, count: 1))"],
  ["Discard a card.", "spell(effect: discard(who: you, count: (min: 1, max: 1)))"],
  [
    "Target player discards two cards.",
    "spell(targets: [(count: (min: 1, max: 1), players: players)], effect: discard(who: targetPlayers(index: 0), count: (min: 2, max: 2)))",
  ],
  [
    "Target opponent discards a card at random.",
    "spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: discard(who: targetPlayers(index: 0), count: (min: 1, max: 1), random: true))",
  ],
  ["Each player discards their hand.", `spell(effect: discard(who: players, count: "all"))`],
  [
    "Discard all the cards in your hand, then draw that many cards.",
    `spell(effect: sequence(effects: [discard(who: you, count: "all", bind: 1), draw(who: you, count: amount(id: 1))]))`,
  ],
  [
    "Discard a card for each Swamp you control.",
    `spell(effect: discard(who: you, count: (min: count(objects: all(filter: and(filters: [hasSubtype(subtype: "Swamp"), controlledBy(players: you)]))), max: count(objects: all(filter: and(filters: [hasSubtype(subtype: "Swamp"), controlledBy(players: you)]))))))`,
  ],
  [
    "You may discard a land card. If you do, draw two cards.",
    `spell(effect: sequence(effects: [may(who: you, effect: discard(who: you, count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "land")])), bind: 1), if(condition: performed(id: 1), then: draw(who: you, count: 2))]))`,
  ],
  ["Mill three cards.", "spell(effect: mill(who: you, count: 3))"],
  [
    "Target player mills half their library, rounded up.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: mill(who: targetPlayers(index: 0), count: half(value: count(objects: all(filter: inZone(zone: "library", of: targetPlayers(index: 0)))), round: "up")))`,
  ],
  [
    "Mill four cards. You may put a land card from among the milled cards into your hand.",
    `spell(effect: sequence(effects: [mill(who: you, count: 4, bind: 1), may(who: you, effect: move(what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "land")]), from: bound(id: 1)), to: (zone: "hand")))]))`,
  ],
  [
    "Scry 2, then draw a card.",
    "spell(effect: sequence(effects: [scry(who: you, count: 2), draw(who: you, count: 1)]))",
  ],
  ["Surveil 1.", "spell(effect: surveil(who: you, count: 1))"],
  [
    "Look at target player's hand.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: lookAt(who: you, what: all(filter: inZone(zone: "hand", of: targetPlayers(index: 0)))))`,
  ],
  [
    "Look at the top three cards of your library, then put them back in any order.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 3), bind: 1), move(what: bound(id: 1), to: (zone: "library", position: "top", order: "any"))]))`,
  ],
  [
    "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 4), bind: 1), move(what: choose(count: (min: 1, max: 1), filter: anything, from: bound(id: 1)), to: (zone: "hand"), bind: 2), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "library", position: "bottom", order: "random"))]))`,
  ],
  [
    "Look at the top two cards of your library. Put one into your hand and the other into your graveyard.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 2), bind: 1), move(what: choose(count: (min: 1, max: 1), filter: anything, from: bound(id: 1)), to: (zone: "hand"), bind: 2), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "graveyard"))]))`,
  ],
  [
    "Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 5), bind: 1), may(who: you, effect: sequence(effects: [reveal(who: you, what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature")]), from: bound(id: 1)), bind: 2), move(what: bound(id: 2), to: (zone: "hand"), bind: 3)])), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 3))), to: (zone: "library", position: "bottom", order: "any"))]))`,
  ],
  [
    "Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 2), bind: 1), move(what: choose(count: (min: 0), filter: anything, from: bound(id: 1)), to: (zone: "graveyard"), bind: 2), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "library", position: "top", order: "any"))]))`,
  ],
  [
    "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your hand.",
    `spell(effect: sequence(effects: [reveal(who: you, what: topCards(of: you, count: 1), bind: 1), if(condition: matches(objects: bound(id: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "land")])), then: move(what: bound(id: 1), to: (zone: "battlefield")), otherwise: move(what: bound(id: 1), to: (zone: "hand")))]))`,
  ],
  [
    "Reveal the top five cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.",
    `spell(effect: sequence(effects: [reveal(who: you, what: topCards(of: you, count: 5), bind: 1), move(what: among(objects: bound(id: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "land")])), to: (zone: "hand"), bind: 2), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "graveyard"))]))`,
  ],
  [
    "Reveal the top three cards of your library. You may put a creature card from among them into your hand. Put the rest into your graveyard. If you didn't put a card into your hand this way, draw a card.",
    `spell(effect: sequence(effects: [reveal(who: you, what: topCards(of: you, count: 3), bind: 1), may(who: you, effect: move(what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature")]), from: bound(id: 1)), to: (zone: "hand"), bind: 2)), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "graveyard")), if(condition: notSo(condition: performed(id: 2)), then: draw(who: you, count: 1))]))`,
  ],
  [
    "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 1), reveal: true, until: and(filters: [kind(kind: "card"), hasType(cardType: "creature")]), bind: 1, bindFound: 2), move(what: bound(id: 2), to: (zone: "hand")), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "library", position: "bottom", order: "random"))]))`,
  ],
  [
    "Reveal cards from the top of your library until you reveal a land card. Put that card onto the battlefield and put all other cards revealed this way into your graveyard.",
    `spell(effect: sequence(effects: [lookAt(who: you, what: topCards(of: you, count: 1), reveal: true, until: and(filters: [kind(kind: "card"), hasType(cardType: "land")]), bind: 1, bindFound: 2), move(what: bound(id: 2), to: (zone: "battlefield")), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "graveyard"))]))`,
  ],
  [
    "Target opponent exiles cards from the top of their library until they exile a nonland card. You may cast that card without paying its mana cost.",
    `spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: sequence(effects: [lookAt(who: targetPlayers(index: 0), what: topCards(of: targetPlayers(index: 0), count: 1), until: and(filters: [not(filter: hasType(cardType: "land")), kind(kind: "card")]), bind: 1, bindFound: 2), exile(what: bound(id: 1), who: targetPlayers(index: 0), oneByOne: true), may(who: you, effect: castCards(who: you, what: bound(id: 2), verb: "cast", free: true))]))`,
  ],
  [
    "Target player reveals their hand. You choose a nonland card from it. That player discards that card.",
    `spell(targets: [(count: (min: 1, max: 1), players: players)], effect: sequence(effects: [reveal(who: targetPlayers(index: 0), what: all(filter: inZone(zone: "hand", of: targetPlayers(index: 0))), bind: 1), chooseObjects(who: you, what: choose(count: (min: 1, max: 1), filter: and(filters: [not(filter: hasType(cardType: "land")), kind(kind: "card")]), from: bound(id: 1)), bind: 2), discard(who: targetPlayers(index: 0), count: "all", what: bound(id: 2))]))`,
  ],
  [
    "Target opponent reveals their hand. You choose a creature card from it with mana value 3 or less. Exile that card.",
    `spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: sequence(effects: [reveal(who: targetPlayers(index: 0), what: all(filter: inZone(zone: "hand", of: targetPlayers(index: 0))), bind: 1), chooseObjects(who: you, what: choose(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), compare(stat: "manaValue", comparison: "<=", value: 3)]), from: bound(id: 1)), bind: 2), exile(what: bound(id: 2))]))`,
  ],
  [
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    `spell(effect: sequence(effects: [search(who: you, count: (min: 1, max: 1), filter: and(filters: [hasSupertype(supertype: "basic"), kind(kind: "card"), hasType(cardType: "land")]), bind: 1), move(what: bound(id: 1), to: (zone: "battlefield", tapped: true)), shuffle(who: you)]))`,
  ],
  [
    "Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.",
    `spell(effect: sequence(effects: [search(who: you, count: (min: 0, max: 2), filter: and(filters: [hasSupertype(supertype: "basic"), kind(kind: "card"), hasType(cardType: "land")]), bind: 1), reveal(who: you, what: bound(id: 1)), move(what: bound(id: 1), to: (zone: "hand")), shuffle(who: you)]))`,
  ],
  [
    "Search your library for a card, then shuffle and put that card on top.",
    `spell(effect: sequence(effects: [search(who: you, count: (min: 1, max: 1), filter: kind(kind: "card"), bind: 1), shuffle(who: you), move(what: bound(id: 1), to: (zone: "library", position: "top"))]))`,
  ],
  [
    "Search target opponent's library for an artifact card and put that card onto the battlefield under your control. Then that player shuffles.",
    `spell(targets: [(count: (min: 1, max: 1), players: opponents)], effect: sequence(effects: [search(who: you, count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "artifact")]), library: targetPlayers(index: 0), bind: 1), move(what: bound(id: 1), to: (zone: "battlefield")), shuffle(who: targetPlayers(index: 0))]))`,
  ],
  [
    "You may search your library and/or graveyard for a card named Zorn, reveal it, and put it into your hand. If you search your library this way, shuffle.",
    `spell(effect: sequence(effects: [may(who: you, effect: sequence(effects: [search(who: you, count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), named(name: "Zorn")]), zones: ["library", "graveyard"], choose: "some", bind: 1), reveal(who: you, what: bound(id: 1)), move(what: bound(id: 1), to: (zone: "hand"))])), if(condition: performed(id: 1), then: shuffle(who: you))]))`,
  ],
  [
    "Choose target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: sequence(effects: [chooseObjects(who: you, what: target(index: 0)), search(who: you, count: "all", filter: and(filters: [kind(kind: "card"), shares(what: "name", with: target(index: 0))]), library: controllerOf(objects: target(index: 0)), zones: ["library", "graveyard", "hand"], bind: 1), exile(what: bound(id: 1)), shuffle(who: controllerOf(objects: target(index: 0)))]))`,
  ],
  [
    "Each player shuffles their hand and graveyard into their library, then draws seven cards.",
    `spell(effect: sequence(effects: [forEachPlayer(players: players, effect: shuffle(who: eachPlayer, what: together(parts: [all(filter: inZone(zone: "hand", of: eachPlayer)), all(filter: inZone(zone: "graveyard", of: eachPlayer))]))), draw(who: players, count: 7)]))`,
  ],
  [
    "Shuffle your graveyard into your library.",
    `spell(effect: shuffle(who: you, what: all(filter: and(filters: [kind(kind: "card"), inZone(zone: "graveyard", of: you)]))))`,
  ],
  [
    "Shuffle target creature into its owner's library.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: shuffle(who: ownerOf(objects: target(index: 0)), what: target(index: 0)))`,
  ],
  [
    "The owner of target creature shuffles it into their library.",
    `spell(targets: [(count: (min: 1, max: 1), objects: hasType(cardType: "creature"))], effect: shuffle(who: ownerOf(objects: target(index: 0)), what: target(index: 0)))`,
  ],
  [
    "Draw two cards. Then discard two cards unless you discard an artifact card.",
    `spell(effect: sequence(effects: [draw(who: you, count: 2), unless(effect: discard(who: you, count: (min: 2, max: 2)), who: you, costs: [costOnObjects(action: "discard", what: costChoice(count: (min: 1, max: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "artifact")])))])]))`,
  ],
  [
    "Exile the top five cards of your library. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.",
    `spell(effect: sequence(effects: [exile(what: topCards(of: you, count: 5), bind: 1), may(who: you, effect: castCards(who: you, what: choose(count: (min: 1, max: 1), filter: anything, from: bound(id: 1)), verb: "cast", free: true, bind: 2)), move(what: among(objects: bound(id: 1), filter: otherThan(objects: bound(id: 2))), to: (zone: "library", position: "bottom", order: "random"))]))`,
  ],
  [
    "Draw cards equal to the number of creatures you control and creature cards in your graveyard.",
    `spell(effect: draw(who: you, count: plus(values: [count(objects: all(filter: and(filters: [hasType(cardType: "creature"), controlledBy(players: you)]))), count(objects: all(filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard", of: you)])))])))`,
  ],
];

/** Today's wording, and others that mean the same. */
const equals: readonly (readonly [text: string, other: string])[] = [
  [
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Search your library for a basic land card and put that card onto the battlefield tapped. Then shuffle your library.",
  ],
  [
    "Target player mills three cards.",
    "Target player puts the top three cards of their library into their graveyard.",
  ],
  ["Discard your hand.", "Discard all the cards in your hand."],
  [
    "Shuffle target creature into its owner's library.",
    "The owner of target creature shuffles it into their library.",
  ],
  [
    "Look at the top two cards of your library. Put one into your hand and the other into your graveyard.",
    "Look at the top two cards of your library. Put one of them into your hand and the rest into your graveyard.",
  ],
  [
    "Reveal the top five cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.",
    "Reveal the top five cards of your library. Put all land cards from among them into your hand and the rest into your graveyard.",
  ],
  [
    "Look at the top five cards of your library. Put a creature card from among them into your hand. Put the rest into your graveyard.",
    "Look at the top five cards of your library. Put one of those cards that's a creature card into your hand. Put the rest into your graveyard.",
  ],
  [
    "Each player reveals the top three cards of their library, puts a land card from among them into their hand, then puts the rest into their graveyard.",
    "Each player reveals the top three cards of their library, puts one of those cards that's a land card into their hand, then puts the rest into their graveyard.",
  ],
  [
    "Exile the top card of your library. You may cast that card this turn. If it's a land card, you may play it this turn instead.",
    "Exile the top card of your library. You may cast that card this turn. If it's a land card, you may play it instead.",
  ],
];

describe("library, hand and searching (121, 701)", () => {
  it.each(meanings)("%s", (text, meaning) => {
    expect(lowered(text)).toBe(meaning);
  });
  it.each(equals)("%s = %s", (text, other) => {
    expect(lowered(other)).toBe(lowered(text));
  });
  it.each([
    ["graveyard and library", { zones: ["library", "graveyard"] }],
    ["library, hand, and/or graveyard", { zones: ["library", "graveyard", "hand"], choose: "some" }],
    ["library or graveyard", { zones: ["library", "graveyard"], choose: "one" }],
  ])("searches your %s", (zones, meaning) => {
    const [ability] = abilitiesOf(`Search your ${zones} for an Elf card and exile it.`, "Sorcery");
    expect(ability).toMatchObject({
      effect: { effects: [{ type: "search", ...meaning }, { type: "exile" }] },
    });
  });
  it("refuses a search without a library", () => {
    expect(() => lowered("Search your hand and graveyard for a card.")).toThrow("through a library");
  });
  it("refuses to look any time at other cards than the top one of the own library", () => {
    for (const where of ["bottom card of your library", "top card of your graveyard"])
      expect(() => lowered(`You may look at the ${where} any time.`)).toThrow("which cards these are");
  });
  it("refuses to have to look any time, which is a permission", () => {
    for (const text of ["You look at", "Look at"])
      expect(() => lowered(`${text} the top card of your library any time.`)).toThrow("a permission");
  });
});
