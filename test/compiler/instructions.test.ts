import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { cardOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const compiles = (text: string): boolean => compileCard(cardOf(text, "Sorcery")).status === "compiled";

/** An instruction, and what its ability must have in it. */
const meanings: readonly (readonly [string, string])[] = [
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
