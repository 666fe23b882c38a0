import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCharacteristics, readManaCost, readTypeLine } from "../../src/compiler/read/characteristics.ts";
import { formatCards } from "../../src/compiler/read/format.ts";
import { jsonFault } from "../../src/compiler/read/json-scan.ts";
import { readBytes, readText } from "../../src/compiler/read/read.ts";
import type { CardFile } from "../../src/compiler/read/card-file.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codes = (file: CardFile): readonly string[] => [
  ...file.diagnostics.map((each) => each.code),
  ...file.cards.flatMap((card) => card.diagnostics.map((each) => each.code)),
];

const adept = `[Emberfall, EMB, symbols=braces]

# The first card.
Cinderglyph Adept {1}{R}
Creature — Human Wizard
@rarity common
Kicker <2><R>
# about the trigger
When this creature enters, draw a card.
2/2

keyword Bushido N   rule 702.45
  Whenever this creature blocks, it gets +N/+N.
keyword Sturdy rule 702.12 intrinsic

Warden of Ash [3]
`;

describe("card files", () => {
  it("reads header, fields, comments, attributes and keyword definitions", () => {
    const file = readText(adept, "x.cards");
    expect(file.set).toEqual({ name: "Emberfall", code: "EMB", options: { symbols: "braces" } });
    const [card] = file.cards;
    expect(card?.diagnostics).toEqual([]);
    expect(card?.source).toMatchObject({
      name: "Cinderglyph Adept",
      layout: "normal",
      attributes: { rarity: "common" },
      faces: [
        {
          manaCost: "{1}{R}",
          typeLine: "Creature — Human Wizard",
          text: "Kicker <2><R>\nWhen this creature enters, draw a card.",
          power: "2",
          toughness: "2",
        },
      ],
    });
    const face = card?.source.faces[0];
    expect(face?.lines?.map((at) => adept.slice(at, at + 6))).toEqual(["Kicker", "When t"]);
    expect(file.vocabulary.keywords).toMatchObject([
      {
        name: "Bushido",
        parameters: ["N"],
        rule: "702.45",
        intrinsic: false,
        text: "Whenever this creature blocks, it gets +N/+N.",
      },
      { name: "Sturdy", parameters: [], rule: "702.12", intrinsic: true, text: "" },
    ]);
    expect(codes(file)).toEqual(["RW1010"]);
  });

  it("gives text that is one piece of the file its offset only", () => {
    const text = "A {1}\nInstant\nDraw a card.\nScry 1.\n";
    const face = readText(text, "x.cards").cards[0]?.source.faces[0];
    expect(face?.lines).toBeUndefined();
    expect(text.slice(face?.offset)).toBe("Draw a card.\nScry 1.\n");
  });

  it.each([
    ["Loyalty: 3", { loyalty: "3" }],
    ["[4]", { loyalty: "4" }],
    ["1+*/2", { power: "1+*", toughness: "2" }],
    ["*/*", { power: "*", toughness: "*" }],
    ["Defense: 5", { defense: "5" }],
  ])("reads the last line %s", (line, stats) => {
    expect(readText(`A {1}\nPlaneswalker\n${line}`, "x.cards").cards[0]?.source.faces[0]).toMatchObject(
      stats,
    );
  });

  it("keeps power and toughness of level symbols in the text", () => {
    const [card] = readText("A\nCreature — Elf\nLevel up {1}\nLEVEL 1-4\n2/2\nFlying\n1/1", "x.cards").cards;
    expect(card?.diagnostics).toEqual([]);
    expect(card?.source.faces[0].text).toBe("Level up {1}\nLEVEL 1-4\n2/2\nFlying");
  });

  it.each([
    ["A {R}\nInstant\nx\n//\nB {U}\nSorcery\ny", "split"],
    ["A {R}\nCreature\n1/1\n//\nB {U}\nSorcery — Adventure\ny", "adventure"],
    ["A {R}\nCreature\n1/1\n//\nB {U}\nSorcery — Omen\ny", "omen"],
    ["A {R}\nCreature\n1/1\n//\nB\n@color red, green\nCreature\n2/2", "transform"],
    ["A {R}\nSorcery\nx\n//\nB\nLand\ny", "modal_dfc"],
    ["A {R}\n@layout flip\nCreature\n1/1\n//\nB {R}\nCreature\n2/2", "flip"],
  ])("finds the layout of %j", (text, layout) => {
    const file = readText(text, "x.cards");
    expect(codes(file)).toEqual([]);
    expect(file.cards[0]?.source.layout).toBe(layout);
    expect(file.cards[0]?.source.name).toBe("A // B");
  });

  it("reads each card between separators, and would have them empty lines", () => {
    const file = readText("A\nLand\n----\nB\nLand\n=====\nC\nLand", "x.cards");
    expect(file.cards.map(({ source }) => source.name)).toEqual(["A", "B", "C"]);
    expect(codes(file)).toEqual(["RW1050", "RW1050"]);
  });

  it.each([
    ["", "RW1001"],
    ["# nothing", "RW1001"],
    ["A {1\nInstant", "RW1012"],
    ["{1}\nInstant", "RW1011"],
    ["A {1}", "RW1010"],
    ["A {1}\nDraw a card.", "RW1010"],
    ["A {1}\nInstant\n@ common", "RW1017"],
    ["A {1}\n@rarity common\n@rarity rare\nInstant", "RW1018"],
    ["A {1}\nInstant\n// a comment", "RW1019"],
    ["A {1}\nCreature\n2/2\nFlying\n2/2", "RW1020"],
    ["A\nLand\n----\nB\nLand", "RW1050"],
    ["[, x]", "RW1021"],
    ["[Name, colour=red]\n\nA\nLand", "RW1025"],
    ["keyword\n  text", "RW1010"],
    ["keyword 12 rule\n  text", "RW1022"],
    ["keyword Storm rule 702.40", "RW1023"],
    ["A\n@layout flop\nLand", "RW1024"],
    ["A\nLand\n//", "RW1026"],
    ["A\n@color pink\nLand", "RW1029"],
    [`A\nInstant\n${"x".repeat(30_000)}`, "RW1004"],
  ])("reports %j as %s", (text, code) => {
    expect(codes(readText(text, "x.cards"))).toContain(code);
  });

  it("formats without changing what is read, and formats formatted text to itself", () => {
    const messy =
      "\n\n[Set,  SET]\nA   {1} {R}  \r\nCreature - Elf\r\n\r\n\r\n\r\n# end\nkeyword Foo   N rule 702.1\n    Draw  N cards.\n\n\n";
    const once = formatCards(messy);
    expect(once).toBe(
      "[Set, SET]\nA {1}{R}\nCreature — Elf\n\n# end\nkeyword Foo N  rule 702.1\n  Draw N cards.\n",
    );
    expect(formatCards(once)).toBe(once);
    const read = (text: string) =>
      readText(text, "x.cards").cards.map(({ source }) =>
        source.faces.map((face) => [face.name, face.text, face.power]),
      );
    const asWritten = adept.replace(", symbols=braces", "");
    expect(read(formatCards(asWritten))).toEqual(read(asWritten));
    expect(formatCards(adept)).toContain("# about the trigger");
  });

  it("writes the notation that the header names", () => {
    expect(formatCards("[S, SET, symbols=angle]\n\nA {1}{R}\nInstant\nAdd {C}.\n")).toContain(
      "A <1><R>\nInstant\nAdd <C>.",
    );
    expect(formatCards("[S, SET, symbols=braces]\n\nA <1><R>\nInstant\nAdd <C>.\n")).toContain(
      "A {1}{R}\nInstant\nAdd {C}.",
    );
  });
});

describe("JSON", () => {
  const card = {
    name: "A",
    layout: "normal",
    mana_cost: "{1}",
    type_line: "Instant",
    oracle_text: "Draw a card.",
  };
  it("reads Scryfall as array, list, single card and JSON Lines alike", () => {
    const forms = [
      JSON.stringify([card, card]),
      JSON.stringify({ object: "list", data: [card, card] }),
      `${JSON.stringify(card)}\n${JSON.stringify(card)}\n`,
    ];
    for (const text of forms) {
      const file = readText(text);
      expect(codes(file)).toEqual([]);
      expect(file.cards.map(({ source }) => source.faces[0].text)).toEqual(["Draw a card.", "Draw a card."]);
    }
    expect(readText(JSON.stringify(card)).cards).toHaveLength(1);
  });

  it("reads faces", () => {
    const faces = [
      { name: "A", mana_cost: "{R}", type_line: "Instant", oracle_text: "x" },
      { name: "B", mana_cost: "", type_line: "Land", oracle_text: "y", color_indicator: ["R", "G"] },
    ];
    const [read] = readText(
      JSON.stringify([{ name: "A // B", layout: "modal_dfc", card_faces: faces }]),
    ).cards;
    expect(read?.source).toMatchObject({
      name: "A // B",
      layout: "modal_dfc",
      faces: [{ name: "A" }, { name: "B", colorIndicator: "RG" }],
    });
  });

  it("reads MTGJSON AtomicCards, faces by side", () => {
    const data = {
      "A // B": [
        {
          name: "A // B",
          faceName: "B",
          side: "b",
          manaCost: "{U}",
          type: "Instant",
          text: "y",
          layout: "aftermath",
        },
        {
          name: "A // B",
          faceName: "A",
          side: "a",
          manaCost: "{R}",
          type: "Instant",
          text: "x",
          layout: "aftermath",
        },
      ],
    };
    for (const value of [{ meta: {}, data }, data]) {
      const file = readText(JSON.stringify(value));
      expect(codes(file)).toEqual([]);
      expect(file.cards[0]?.source).toMatchObject({
        layout: "split",
        faces: [{ name: "A", text: "x" }, { name: "B" }],
      });
    }
  });

  it("points at a field of the wrong type", () => {
    const text = JSON.stringify([card, { ...card, oracle_text: 7 }, { ...card, name: undefined }], null, 1);
    const file = readText(text);
    const [, second, third] = file.cards;
    expect(second?.diagnostics[0]).toMatchObject({
      code: "RW1007",
      message: "The field 'oracle_text' should be text, but it is a number.",
    });
    const found = second?.diagnostics[0];
    expect(text.slice(found?.start, found?.end)).toBe("7");
    expect(third?.diagnostics[0]?.code).toBe("RW1008");
  });

  it("points at the broken place and keeps the other lines", () => {
    const text = `${JSON.stringify(card)}\n{"name": "B", oops}\n${JSON.stringify(card)}`;
    const file = readText(text, "x.jsonl");
    expect(file.cards).toHaveLength(2);
    expect(file.diagnostics[0]).toMatchObject({ code: "RW1005", line: 2, column: 15 });
  });

  it.each(["3", '"text"', "{}", '{"a": 1}', "null", '{"data": 3}'])("says that %s holds no cards", (text) => {
    expect(codes(readText(text, "x.json"))).toEqual(["RW1006"]);
  });

  it.each([
    [{ object: "error", details: "No card found" }, "an error that Scryfall answered: No card found"],
    [
      { object: "list", data: [{ object: "bulk_data", download_uri: "https://a.example" }] },
      "'download_uri'",
    ],
    [
      { object: "list", data: [{ object: "set", code: "aaa", name: "A" }] },
      "a list of sets without their cards",
    ],
    [{ data: [{ code: "AAA", name: "A", baseSetSize: 3 }] }, "a list of sets without their cards"],
    [{ data: { name: "Mine", mainBoard: [] } }, "a deck"],
  ])("says what other files of the programs are", (value, what) => {
    const [first, ...others] = readText(JSON.stringify(value), "x.json").diagnostics;
    expect(first).toMatchObject({ code: "RW1006", message: expect.stringContaining(what) as string });
    expect(others).toEqual([]);
  });

  it("finds a fault exactly where JSON.parse does not accept the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.json().chain((text) => fc.nat(text.length).map((cut) => text.slice(0, cut))),
        ),
        (text) => {
          let sound = true;
          try {
            JSON.parse(text);
          } catch {
            sound = false;
          }
          expect(jsonFault(text) === undefined).toBe(sound);
        },
      ),
    );
  });

  it("survives deep nesting", () => {
    expect(jsonFault("[".repeat(500_000))).toMatchObject({ at: 500_000 });
    expect(codes(readText("[".repeat(500_000), "x.json"))).toEqual(["RW1005"]);
  });
});

describe("bytes", () => {
  it("refuses binary files and other encodings with the place", () => {
    expect(codes(readBytes(Uint8Array.of(0x89, 0x50, 0, 0)))).toEqual(["RW1002"]);
    const latin = readBytes(Uint8Array.of(...bytes("A\nLand\nx "), 0xe9, ...bytes(" y")), "x.cards");
    expect(latin.diagnostics[0]).toMatchObject({ code: "RW1003", start: 9, end: 10, line: 3, column: 3 });
  });

  it("never throws, and all spans lie in the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array(), fc.string({ unit: "binary" }).map(bytes)),
        fc.constantFrom("x.cards", "x.json", undefined),
        (data, name) => {
          const file = readBytes(data, name);
          for (const found of [...file.diagnostics, ...file.cards.flatMap((card) => card.diagnostics)]) {
            expect(found.start).toBeGreaterThanOrEqual(0);
            expect(found.end).toBeGreaterThanOrEqual(found.start);
          }
        },
      ),
    );
  });

  it("takes time in proportion to the length", () => {
    const time = (text: string): number => {
      const begin = performance.now();
      readText(text, "x.cards");
      return performance.now() - begin;
    };
    const card = "A {1}\nInstant\nDraw a card.\n\n";
    time(card.repeat(2000));
    expect(time(card.repeat(20_000))).toBeLessThan(60 * Math.max(20, time(card.repeat(2000))));
    expect(time("{".repeat(3_000_000))).toBeLessThan(3000);
  });
});

describe("printed fields", () => {
  it.each([
    ["{2}{R}", ["2", "R"]],
    ["<2><r/w>", ["2", "R/W"]],
    ["{X}{2/W}{W/P}{G/U/P}{C}{S}", ["X", "2/W", "W/P", "G/U/P", "C", "S"]],
  ])("reads the mana cost %s", (text, symbols) => {
    expect(readManaCost(text)).toEqual({ symbols, diagnostics: [] });
  });

  it("reads type lines with any dash", () => {
    for (const dash of ["—", "–", " - ", "--"])
      expect(readTypeLine(`Legendary Artifact Creature ${dash} Time Lord Doctor`)).toEqual({
        supertypes: ["legendary"],
        cardTypes: ["artifact", "creature"],
        subtypes: ["Time Lord", "Doctor"],
        diagnostics: [],
      });
    expect(readTypeLine("Tribal Instant").cardTypes).toEqual(["kindred", "instant"]);
  });

  it("suggests the type that was meant", () => {
    expect(readTypeLine("Creture — Elf").diagnostics[0]).toMatchObject({
      code: "RW1016",
      suggestion: "Creature",
      start: 0,
      end: 7,
    });
  });

  it("asks for power and toughness, loyalty and defense where they belong", () => {
    const check = (typeLine: string, more: object) =>
      readCharacteristics({
        name: "A",
        manaCost: "",
        typeLine,
        text: "",
        offset: 0,
        ...more,
      }).diagnostics.map((each) => each.code);
    expect(check("Creature", {})).toEqual(["RW1014"]);
    expect(check("Instant", { power: "1", toughness: "1" })).toEqual(["RW1015"]);
    expect(check("Planeswalker", { at: { name: 0, stats: 0 } })).toEqual(["RW1027"]);
    expect(check("Battle — Siege", { at: { name: 0, stats: 0 } })).toEqual(["RW1027"]);
    // A record of other data that does not say it is only warned about.
    expect(check("Planeswalker", {})).toEqual(["RW1036"]);
    expect(check("Creature", { power: "many", toughness: "1" })).toEqual(["RW1028"]);
    expect(check("Artifact — Vehicle", { power: "3", toughness: "1+*" })).toEqual([]);
  });
});
