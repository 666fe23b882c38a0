import { describe, expect, it } from "vitest";
import type { CardSource, FaceSource } from "../../src/compiler/types.ts";
import { readFileBytes, writeCardFile, writeCockatrice, writeCsv } from "../../src/exchange/index.ts";
import { bytes, cardsIn, found, ownCards, ownFiles, printed } from "./own-cards.ts";

/** A card in the shape of Scryfall's data. */
const scryfall = ({ name, layout, faces, attributes = {} }: CardSource): object => {
  const face = (each: FaceSource): object => ({
    name: each.name,
    mana_cost: each.manaCost.replace(/<([^<>]*)>/g, "{$1}"),
    type_line: each.typeLine,
    oracle_text: each.text,
    ...(each.power === undefined ? {} : { power: each.power, toughness: each.toughness }),
    ...(each.loyalty === undefined ? {} : { loyalty: each.loyalty }),
    ...(each.defense === undefined ? {} : { defense: each.defense }),
    ...(each.colorIndicator === undefined ? {} : { color_indicator: [...each.colorIndicator] }),
  });
  const rarity = attributes["rarity"] === undefined ? {} : { rarity: attributes["rarity"] };
  return faces.length === 1
    ? { ...face(faces[0]), layout, ...rarity }
    : { name, layout, card_faces: faces.map(face), ...rarity };
};

/** Cards in the shape of an MTGJSON set: a record for each face. */
const mtgjson = (cards: readonly CardSource[]): object => ({
  meta: { version: "5.2.2" },
  data: {
    name: "Own Cards",
    code: "own",
    cards: cards.flatMap(({ name, layout, faces }, index) =>
      faces.map((each, side) => ({
        name,
        layout,
        number: String(index + 1),
        ...(faces.length === 1 ? {} : { faceName: each.name, side: "abcd"[side] }),
        manaCost: each.manaCost.replace(/<([^<>]*)>/g, "{$1}"),
        type: each.typeLine,
        text: each.text,
        ...(each.power === undefined ? {} : { power: each.power, toughness: each.toughness }),
        ...(each.loyalty === undefined ? {} : { loyalty: each.loyalty }),
        ...(each.defense === undefined ? {} : { defense: each.defense }),
        ...(each.colorIndicator === undefined ? {} : { colorIndicator: [...each.colorIndicator] }),
      })),
    ),
    tokens: [{ name: "Coal" }],
  },
});

/** A card in the shape of a Forge card script. */
const forge = ({ layout, faces }: CardSource): string => {
  const modes: Readonly<Record<string, string>> = {
    split: "Split",
    flip: "Flip",
    transform: "DoubleFaced",
    modal_dfc: "Modal",
    adventure: "Adventure",
    omen: "Omen",
    prepare: "Prepare",
    meld: "Meld",
  };
  return faces
    .map((face, index) =>
      [
        `Name:${face.name}`,
        `ManaCost:${face.manaCost === "" ? "no cost" : costWords(face.manaCost)}`,
        `Types:${face.typeLine.replace(" — ", " ")}`,
        ...(face.power === undefined ? [] : [`PT:${face.power}/${face.toughness}`]),
        ...(face.loyalty === undefined ? [] : [`Loyalty:${face.loyalty}`]),
        ...(face.defense === undefined ? [] : [`Defense:${face.defense}`]),
        ...(face.colorIndicator === undefined ? [] : [`Colors:${face.colorIndicator}`]),
        "K:Flying",
        ...(index === 0 && modes[layout] !== undefined ? [`AlternateMode:${modes[layout]}`] : []),
        `Oracle:${face.text.replaceAll("\n", "\\n")}`,
      ].join("\n"),
    )
    .join("\n\nALTERNATE\n\n");
};
const costWords = (cost: string): string =>
  [...cost.matchAll(/[{<]([^{}<>]*)[}>]/g)].map(([, symbol = ""]) => symbol.replaceAll("/", "")).join(" ");

const writers: Readonly<Record<string, () => string>> = {
  "a .cards file": () => writeCardFile(ownFiles).text,
  "a Cockatrice database": () => writeCockatrice(ownFiles),
  "a CSV table": () => writeCsv(ownFiles),
  "Scryfall's list": () => JSON.stringify(ownCards.map(scryfall)),
  "Scryfall's lines": () => ownCards.map((card) => `${JSON.stringify(scryfall(card))}\n`).join(""),
  "an MTGJSON set": () => JSON.stringify(mtgjson(ownCards)),
  "Forge scripts": () => ownCards.map((card) => `${forge(card)}\n`).join("\n"),
};

describe("our own cards", () => {
  const wanted = ownCards.map(printed);
  it.each(Object.keys(writers))("come back from %s as they were", (name) => {
    const read = readFileBytes(bytes(writers[name]!()));
    expect(found(read)).toEqual([]);
    const cards = cardsIn(read).map(printed);
    expect(cards.length).toBe(wanted.length);
    cards.forEach((card, index) => expect(card).toEqual(wanted[index]));
  });
});

it("a table brings back the set, its colors and attributes that have no column of their own", () => {
  const text =
    "[Ember Fall, EMB]\n\nFen Wood\nLand Creature — Forest Dryad\n1/1\n@color G\n@watermark clan\n\n" +
    "Half {R}\nInstant\nDraw a card.\n@rarity rare\n//\nWhole {U}\nInstant\nDraw two cards.\n";
  const table = writeCsv([readFileBytes(bytes(text), "a.cards")]);
  expect(table.split("\r\n")[0]).toContain("set,set code,@watermark");
  const back = readFileBytes(bytes(table), "a.csv");
  expect(back.left).toEqual([]);
  expect(writeCardFile([back]).text.trim()).toBe(text.trim());
});

it("a table of several sets has none that a card file could be headed with", () => {
  const back = readFileBytes(bytes("name,type,set\nBog,Land,One\nFen,Land,Two\n"), "a.csv");
  expect(back.set).toBeUndefined();
  expect(back.left).toEqual([{ what: "set", count: 2 }]);
});
