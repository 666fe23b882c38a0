import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { cardOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const compiles = (text: string): boolean => compileCard(cardOf(text, "Sorcery")).status === "compiled";

/** An instruction, and what its ability must have in it. */
const meanings: readonly (readonly [string, string])[] = [
  [
    "Destroy target creature and any Equipment attached to it.",
    'all(filter: and(filters: [hasSubtype(subtype: "Equipment"), attachedTo',
  ],
  [
    "Destroy any Auras attached to target creature.",
    'destroy(what: all(filter: and(filters: [hasSubtype(subtype: "Aura")',
  ],
  ["You may pay {X}. If you do, you lose two times X life.", "amount: times(factor: 2, value: x)"],
  [
    "Tap target creature. Untap a second target creature.",
    'objects: hasType(cardType: "creature"), otherThan: [0]',
  ],
  [
    "{THIS} deals 2 damage to any target that isn't a Goblin.",
    'not(filter: hasSubtype(subtype: "Goblin"))]), players: players',
  ],
  [
    "Destroy target creature with total power and toughness 5 or less.",
    'compare(stat: "totalPowerAndToughness", comparison: "<=", value: 5)',
  ],
  [
    "Sacrifice a creature. Destroy each creature with the same mana value as the sacrificed creature.",
    'value: statOf(stat: "manaValue", of: bound(id: 1))',
  ],
  ["Choose a creature card name.", 'what: "name", filter: hasType(cardType: "creature")'],
  ["Put target face-up exiled card into its owner's graveyard.", 'status(status: "faceUp")'],
  [
    "Exile all cards you own in exile and in your graveyard.",
    'or(filters: [inZone(zone: "exile"), inZone(zone: "graveyard", of: you)])',
  ],
  ["It becomes night.", 'become(who: you, what: "night")'],
  ["Draw two cards, then discard a card for each card drawn this way.", "min: amount(id: 1)"],
  [
    "Amass Orcs 2. Untap the amassed Army.",
    'action: "amass", who: you, count: 2, word: "Orc", bind: 1), untap(what: bound(id: 1))',
  ],
  [
    "Each player may search their library for a card and put it into their hand. Then each player who searched their library this way shuffles.",
    "playerMatches(players: eachPlayer, among: boundPlayer(id: 1))",
  ],
  ["Each player who controls six or more lands loses 2 life.", 'comparison: ">=", count: 6'],
  [
    "Each player draws X cards, where X is the number of lands they control.",
    'hasType(cardType: "land"), controlledBy(players: eachPlayer)',
  ],
  [
    "Destroy all creatures. Return a creature card put into a graveyard this way to the battlefield.",
    'inZone(zone: "graveyard")]), from: bound(id: 1)',
  ],
  [
    "Destroy target creature. If a creature card is put into a graveyard this way, draw a card.",
    'exists(objects: among(objects: bound(id: 1), filter: and(filters: [kind(kind: "card"), hasType(cardType: "creature"), inZone(zone: "graveyard")])))',
  ],
  [
    "Destroy all creatures. You gain 1 life for each creature you controlled that was destroyed this way.",
    "controlledBy(players: you), isOneOf(objects: bound(id: 1))",
  ],
  [
    "Exile cards equal to the number of lands you control from the top of your library.",
    "exile(what: topCards(of: you, count: count(",
  ],
  [
    "Target player reveals a number of cards from their hand equal to the number of lands you control.",
    "reveal(who: targetPlayers(index: 0), what: choose(count: (min: count(",
  ],
  [
    "Put a flying counter, a reach counter, and a lifelink counter on target creature.",
    'putCounters(kind: "lifelink", count: 1, on: target(index: 0))',
  ],
  [
    "Put your choice of a flying, reach, or lifelink counter on target creature.",
    'kinds: ["flying", "reach", "lifelink"]',
  ],
  [
    'Create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of lands you control."',
    "characteristicDefining: true",
  ],
  [
    "Put target creature on top of its owner's library. Choose an opponent at random. That player loses 2 life.",
    'chooseValue(who: you, what: "opponent", random: true), loseLife(who: chosenPlayer',
  ],
  [
    "Put all creatures on top of their owners' libraries, then those players shuffle.",
    "shuffle(who: ownerOf(objects: bound(id: 1)))",
  ],
  [
    "Choose two target creatures controlled by the same player. That player sacrifices one of them.",
    "sacrifice(who: controllerOf(objects: target(index: 0))",
  ],
  [
    "Draw a card if you control an artifact. Draw a card for each opponent who was dealt combat damage this turn.",
    "to: eachPlayer, combat: true",
  ],
  [
    "You may discard any number of land cards. When you discard one or more cards this way, you gain that much life.",
    "gainLife(who: you, amount: amount(id: 1))",
  ],
  [
    "Return the top creature card of your graveyard to the battlefield. It gains haste.",
    "affect(what: bound(id: 1)",
  ],
  ["Look at target opponent's hand. You may exile a nonland card from it.", "from: bound(id: 1)"],
  [
    "Copy the next instant spell you cast this turn when you cast it. You may choose new targets for the copy.",
    "delayed(event: cast(by: you",
  ],
  [
    "Discard two cards, then return a card from your graveyard to your hand for each card discarded this way.",
    "isOneOf(objects: bound(id: 1))",
  ],
  [
    "Each player creates a 1/1 green Elf creature token and puts a +1/+1 counter on it.",
    "on: among(objects: bound(id: 1), filter: controlledBy(players: eachPlayer))",
  ],
  [
    "If mana from a Treasure was spent to cast this spell, draw a card.",
    'manaSpent(what: "total", on: self, from: hasSubtype(subtype: "Treasure"))',
  ],
  [
    "Starting with you, each player may pay any amount of mana. Draw X cards, where X is the total amount of mana paid this way.",
    "forEachPlayer(players: playersTogether(parts: [you, playersExcept(players: players, except: you)])",
  ],
  [
    "Each player discards a card. Then each player who didn't discard a creature card this way loses 4 life.",
    'hasType(cardType: "creature"), ownedBy(players: eachPlayer)',
  ],
  [
    "For each land, destroy that land unless any player pays 1 life.",
    "unless(effect: destroy(what: each), who: players",
  ],
  [
    "Unless target player pays {3}, they lose 5 life.",
    "unless(effect: loseLife(who: targetPlayers(index: 0)",
  ],
  [
    "Counter target spell unless its controller pays {2}. If you control a Bird, counter that spell unless its controller pays {4} instead.",
    "otherwise: unless(",
  ],
  [
    "Reveal cards from the top of your library until you reveal a nonland card. You may cast that card without paying its mana cost. Put all revealed cards not cast this way on the bottom of your library in a random order.",
    'among(objects: bound(id: 1), filter: and(filters: [kind(kind: "card"), inZone(zone: "library"), otherThan(objects: bound(id: 3))]))',
  ],
  [
    "Choose a number between 0 and 10. Destroy all creatures with power greater than or equal to the chosen number.",
    'least: 0, most: 10), destroy(what: all(filter: and(filters: [hasType(cardType: "creature"), compare(stat: "power", comparison: ">=", value: chosenNumber',
  ],
  ["Return any number of Plains you control to their owner's hand.", 'to: (zone: "hand")'],
  [
    "Exile target creature that dealt damage to you this turn.",
    'history(event: "dealt damage", when: "this turn", by: you)',
  ],
  ["You may play up to three additional lands this turn.", "extraLands(players: you, count: 3)"],
  [
    "Exile target creature you own and the top two cards of your library in a face-down pile, shuffle that pile, then manifest those cards.",
    "random: true, from: bound(id: 1)",
  ],
  ["Manifest a card from your hand.", 'do(action: "manifest", who: you, what: choose('],
  [
    "Draw cards equal to the number of Zombies you control or the number of Zombie cards in your graveyard, whichever is greater.",
    'extreme(which: "greatest", of: [count(',
  ],
  ["You may pay {X}. If you do, draw half X cards, rounded down.", 'half(value: x, round: "down")'],
  [
    "You draw cards and lose life equal to the number of lands you control.",
    "loseLife(who: you, amount: count(",
  ],
  [
    "Return all creatures to their owners' hands except for Merfolk and Krakens.",
    'not(filter: or(filters: [hasSubtype(subtype: "Merfolk")',
  ],
  [
    "Draw a card for each opponent who controls fewer creatures than you do.",
    'comparison: "<", right: count(',
  ],
  [
    "Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.",
    "setX(value: amount(id: 1)), draw(who: players, count: x)",
  ],
  [
    "Put a charge counter on target artifact or remove one from it.",
    "oneOf(who: you, effects: [putCounters(",
  ],
];
/** The same with a word left out or changed: nothing that was not said is guessed. */
const refused: readonly string[] = [
  "{THIS} deals 2 damage to any target that isn't.",
  "You lose two times life.",
  "Choose a creature name.",
  "Draw cards equal to the amount of life you gained.",
  "Discard a card for each card drawn this way.",
  "Untap the amassed Army.",
  "Then each player who searched their library this way shuffles.",
  "It becomes noon.",
  "Destroy each creature with the same mana value as target creatures.",
  "Draw a card. Return a creature card put into a graveyard this way to the battlefield.",
  "Excess damage is dealt to that creature's controller instead.",
  'Create a green Ooze creature token with "This token\'s power is equal to the number of lands you control."',
  "Put target creature on top of its owner's hand, then those players shuffle.",
  "If it doesn't, draw a card.",
  "Put your choice of a flying, reach, or lifelink on target creature.",
  "You may exile a nonland card from it.",
  "Copy the next spell you cast when you cast it.",
  "Destroy two target creatures that share a creature.",
  "If mana from Treasure was spent to cast this spell, draw a card.",
  "Starting with you, each opponent may pay any amount of mana.",
  "Draw X cards, where X is the total amount of mana paid this way.",
  "Draw a card. Then each player who didn't discard a creature card this way loses 4 life.",
  "Choose a number between 0. Destroy all creatures with power equal to the chosen number.",
  "Put all revealed cards not cast this way on the bottom of your library in a random order.",
  "Reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with lesser mana value.",
  "Shuffle that pile.",
  "Exile target creature you own in a face-down pile, then manifest those cards.",
  "Draw cards equal to the number of Zombies you control, whichever is greater.",
  "You may pay {X}. If you do, draw half X cards.",
  "Return target creature to its owner's hand except for Merfolk.",
  "Draw a card for each opponent who controls fewer creatures than.",
  "Create a green Ooze creature token. Its toughness is equal to your life total and its toughness is equal to 3.",
];

describe("instructions", () => {
  it.each(meanings)("%s", (text, part) => {
    expect(lowered(text.replace("{THIS}", "This spell"))).toContain(part);
  });
  it.each(refused)("not: %s", (text) => {
    expect(compiles(text.replace("{THIS}", "This spell"))).toBe(false);
  });
  it("looks for all the cards where the last of them is said to be", () => {
    const text = "Return target creature card and target land card from your graveyard to your hand.";
    expect(lowered(text).match(/inZone\(zone: "graveyard", of: you\)/g)).toHaveLength(2);
  });
});
