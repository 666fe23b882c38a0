import fc from "fast-check";
import { gzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { CardSource } from "../../src/compiler/types.ts";
import { readFileBytes, writeCardFile, writeCsv } from "../../src/exchange/index.ts";
import { bytes, cardsIn, found, printed } from "./own-cards.ts";

const read = (text: string, file?: string) => readFileBytes(bytes(text), file);

const mse = `mse_version: 2.0.2
game: magic
stylesheet: m15-altered
set_info:
	title: Ember Fall
	set_code: EMF
	symbol: symbol1.mse-symbol
styling:
	magic-m15-altered:
		text_box_mana_symbols: magic-mana-small.mse-symbol-font
card:
	has_styling: false
	notes: too strong?
	time_created: 2024-01-05 10:11:12
	name: Cinder Adept
	casting_cost: 1R
	image: image1
	super_type: <word-list-type>Legendary Creature</word-list-type>
	sub_type: <word-list-race>Human</word-list-race><soft> </soft><word-list-class>Wizard</word-list-class>
	rarity: mythic rare
	rule_text:
		<kw-a><nosym>Flying</nosym></kw-a> <i-auto><atom-reminder-action>(It can't be blocked except by creatures with flying or reach.)</atom-reminder-action></i-auto>
		<sym>1W/UT</sym>: <atom-cardname><nospellcheck>CARDNAME</nospellcheck></atom-cardname> deals 1 damage to any target.
	flavor_text: <i-flavor>Ash on
		every sleeve.</i-flavor>
	power: 2
	toughness: 2
card:
	stylesheet: m15-split-fusable
	name: Kindle
	casting_cost: R
	super_type: Instant
	rule_text: Kindle deals 2 damage to any target.
	rarity: uncommon
	name_2: Douse
	casting_cost_2: 1H/U
	super_type_2: Instant
	rule_text_2: Draw a card.
card:
	stylesheet: m15-mainframe-planeswalker
	name: Orla of the Weir
	casting_cost: 2UU
	super_type: Legendary Planeswalker
	sub_type: Orla
	loyalty: 3
	loyalty_cost_1: +1
	level_1_text: Draw a card.
	loyalty_cost_2: -2
	level_2_text: Tap target creature.
keyword:
	keyword: Smoulder
	match: Smoulder <atom-param>number</atom-param>
	reminder: At the beginning of your upkeep, put a smoulder counter on this.
version_control:
	type: none
`;

describe("Magic Set Editor sets", () => {
  const zipped = zipSync({ set: bytes(mse), image1: new Uint8Array([1, 2, 3]) });
  const file = readFileBytes(zipped, "ember.mse-set");
  it("are read with their markup as text", () => {
    expect(found(file)).toEqual([]);
    expect(file.set).toEqual({ name: "Ember Fall", code: "EMF", options: {} });
    expect(cardsIn(file)).toMatchObject([
      {
        name: "Cinder Adept",
        attributes: { rarity: "mythic", flavor: "Ash on every sleeve." },
        faces: [
          {
            manaCost: "{1}{R}",
            typeLine: "Legendary Creature — Human Wizard",
            text: "Flying (It can't be blocked except by creatures with flying or reach.)\n{1}{W/U}{T}: Cinder Adept deals 1 damage to any target.",
            power: "2",
            toughness: "2",
          },
        ],
      },
      {
        name: "Kindle // Douse",
        layout: "split",
        faces: [{ manaCost: "{R}" }, { manaCost: "{1}{U/P}", text: "Draw a card." }],
      },
      { faces: [{ loyalty: "3", text: "+1: Draw a card.\n-2: Tap target creature." }] },
    ]);
  });
  it("tell what was left out", () => {
    expect(file.left).toEqual([{ what: "notes", count: 1 }]);
  });
  it("may be the text file alone, or name other files", () => {
    expect(cardsIn(read(mse)).length).toBe(3);
    const head = mse.slice(0, mse.indexOf("card:"));
    const card = mse.slice(mse.indexOf("card:"), mse.indexOf("keyword:"));
    const parts = zipSync({ set: bytes(`${head}include_file: card 1\n`), "card 1": bytes(card) });
    expect(cardsIn(readFileBytes(parts)).map(({ name }) => name)).toEqual(
      cardsIn(file).map(({ name }) => name),
    );
    expect(readFileBytes(parts).left).toEqual(file.left);
    expect(read(`${mse}include_file: card 1\n`).left).toContainEqual({
      what: "file that the set includes; pack both as a zip",
      count: 1,
    });
  });
});

const cockatrice = (cards: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_carddatabase version="4">\n<sets><set><name>CDW</name><longname>Cinderwold</longname></set></sets>\n<cards>\n${cards}\n</cards>\n</cockatrice_carddatabase>\n`;

describe("Cockatrice databases", () => {
  it("join the two sides of a card, and part what stands in one entry", () => {
    const file = read(
      cockatrice(`<card><name>Day Ferry</name><text>Vigilance</text><prop><layout>transform</layout><side>front</side><type>Artifact Creature — Construct</type><manacost>2{W/U}</manacost><pt>2/2</pt><cmc>3</cmc></prop><set rarity="rare" num="7">CDW</set><related attach="transform">Night Ferry</related></card>
<card><name>Night Ferry</name><text>Flying &amp; lifelink</text><prop><layout>transform</layout><side>back</side><type>Artifact Creature — Construct</type><colors>U</colors><pt>3/3</pt></prop><set>CDW</set></card>
<card><name>Reed Scout // Low Water</name><text>Reach\n\n---\n\nDraw a card.</text><prop><layout>adventure</layout><type>Creature — Elf // Instant — Adventure</type><manacost>1G // G</manacost><pt>2/1</pt></prop><set>CDW</set></card>
<card><name>Kiln</name><text>Create a Coal token.\nCreate a 1/1 red Imp creature token.</text><prop><type>Artifact</type><manacost>2</manacost></prop></card>
<card><name>Coal</name><text>Sacrifice this token: Add {R}.</text><prop><type>Token Artifact — Coal</type></prop><token>1</token></card>
<card><name>Imp</name><prop><type>Token Creature — Imp</type><pt>1/1</pt></prop><token>1</token></card>`),
    );
    expect(found(file)).toEqual([]);
    expect(file.set).toEqual({ name: "Cinderwold", code: "CDW", options: {} });
    expect(cardsIn(file)).toMatchObject([
      {
        name: "Day Ferry // Night Ferry",
        layout: "transform",
        attributes: { rarity: "rare", number: "7" },
        faces: [{ manaCost: "{2}{W/U}" }, { text: "Flying & lifelink", colorIndicator: "U", power: "3" }],
      },
      {
        layout: "adventure",
        faces: [
          { power: "2", manaCost: "{1}{G}" },
          { text: "Draw a card.", typeLine: "Instant — Adventure" },
        ],
      },
      { name: "Kiln" },
    ]);
    expect(file.cards[1]?.source.faces[1]?.power).toBeUndefined();
    expect(file.vocabulary.tokens?.map(({ name }) => name)).toEqual(["Coal"]);
    expect(file.left).toContainEqual({ what: "token", count: 1 });
  });
  it("of version 3 have their fields in the card itself", () => {
    const file = read(
      cockatrice(
        "<card><name>Fen Otter</name><manacost>G</manacost><type>Creature — Otter</type><pt>1/1</pt></card>",
      ),
    );
    expect(cardsIn(file)).toMatchObject([{ faces: [{ manaCost: "{G}", power: "1" }] }]);
  });
});

describe("Forge card scripts", () => {
  it("are read by what is printed", () => {
    const file = read(
      "Name:Grove Pact\nManaCost:2W GW BP X\nTypes:Legendary Enchantment Creature Time Lord God\nPT:4/4\nK:Trample\nT:Mode$ Attacks | Execute$ TrigDraw\nSVar:TrigDraw:DB$ Draw\nOracle:Trample\\nWhenever Grove Pact attacks, draw a card.\n\nName:Bog\nManaCost:no cost\nTypes:Land\nOracle:{T}: Add {B}.\n",
    );
    expect(found(file)).toEqual([]);
    expect(cardsIn(file)).toMatchObject([
      {
        faces: [
          {
            manaCost: "{2/W}{G/W}{B/P}{X}",
            typeLine: "Legendary Enchantment Creature — Time Lord God",
            text: "Trample\nWhenever Grove Pact attacks, draw a card.",
          },
        ],
      },
      { faces: [{ manaCost: "", typeLine: "Land" }] },
    ]);
    expect(file.left).toEqual([{ what: "script line", count: 3 }]);
  });
});

describe("tables", () => {
  it("have columns with many names, and separators of spreadsheets", () => {
    const file = read(
      '"Card Name";Mana Cost;Super Type;Sub-Type;Rules Text;P/T;Rarity;My Rating\nFen Otter;1G;Creature;Otter;"Reach\nTrample";2/3;C;5\n',
    );
    expect(cardsIn(file)).toMatchObject([
      {
        attributes: { rarity: "common" },
        faces: [{ manaCost: "{1}{G}", typeLine: "Creature — Otter", text: "Reach\nTrample", power: "2" }],
      },
    ]);
    expect(file.left).toEqual([{ what: "My Rating", count: 1 }]);
  });
  const fox = "Fox\tR\tCreature - Fox\tHaste\\nReach<br>Trample\t2/1";
  it.each([
    ["with the separator told", `sep=;\nName;Cost;Type;Text;P/T\n${fox.replaceAll("\t", ";")}\n`],
    ["parted by bars", `Name|Cost|Type|Text|P/T\n${fox.replaceAll("\t", "|")}\n`],
    [
      "with a title above and empty rows",
      `My "Set",,,,\n,,,,\nName,Cost,Type,Text,P/T\n${fox.replaceAll("\t", ",")}\n,,,,\n`,
    ],
    [
      "with power and toughness marked as text",
      `Name\tCost\tType\tText\tP/T\n${fox.replace("2/1", "'2/1")}\n`,
    ],
  ])("are read %s, with their lines ended either way", (_, text) => {
    for (const given of [text, `\uFEFF${text.replace(/\n/g, "\r\n")}`]) {
      const file = read(given, "x.csv");
      expect(found(file)).toEqual([]);
      expect(cardsIn(file)).toMatchObject([
        { name: "Fox", faces: [{ text: "Haste\nReach\nTrample", power: "2", toughness: "1" }] },
      ]);
    }
  });
  it("lose no numbers", () => {
    const rows =
      "Fox,Creature,2-Mar\nOx,Creature,3\nElk,Creature,02/03/2024\nOrla,Planeswalker,4\nWar,Battle,5\n";
    const file = read(`My set\nName,Type,P/T\n${rows}`, "x.csv");
    expect(found(file)).toEqual(["RW1047 3:1", "RW1047 4:1", "RW1047 5:1"]);
    expect(file.cards[0]?.diagnostics[0]?.message).toContain("date");
    expect(cardsIn(file).slice(3)).toMatchObject([
      { faces: [{ loyalty: "4" }] },
      { faces: [{ defense: "5" }] },
    ]);
  });
  it("give back an apostrophe that marks no number", () => {
    const face = { name: "Fox", manaCost: "{1}{R}", typeLine: "Instant", text: "'-", offset: 0 };
    const card: CardSource = { name: "Fox", layout: "normal", faces: [face] };
    const file = read(writeCsv([{ cards: [{ source: card, diagnostics: [] }] }]), "x.csv");
    expect(cardsIn(file).map(printed)).toEqual([printed(card)]);
  });
  it("give back whatever text is written", () => {
    const line = fc
      .stringMatching(/^[A-Za-z,"; '{}:.-]{1,30}$/)
      .filter((each) => each.trim() === each && each !== "");
    const text = fc
      .array(line, { maxLength: 4 })
      .map((lines) => lines.filter((each) => !/^-+$/.test(each)).join("\n"));
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z"]{0,5}( [A-Z,;][a-z]{1,5})?$/), text, (name, rules) => {
        const face = { name, manaCost: "{1}{R}", typeLine: "Instant", text: rules, offset: 0 };
        const card: CardSource = { name, layout: "normal", faces: [face] };
        const file = read(writeCsv([{ cards: [{ source: card, diagnostics: [] }] }]), "x.csv");
        expect(cardsIn(file).map(printed)).toEqual([printed(card)]);
      }),
    );
  });
});

describe("MTGJSON", () => {
  it("sets have the faces of a card, and its printings, one after the other", () => {
    const face = {
      name: "Day // Night",
      layout: "transform",
      number: "1",
      type: "Creature — Elf",
      power: "1",
      toughness: "1",
    };
    const cards = [
      { ...face, faceName: "Night", side: "b" },
      { ...face, faceName: "Day", side: "a", manaCost: "{G}" },
      { name: "Bog", layout: "normal", number: "2", type: "Land", rarity: "common" },
      { name: "Bog", layout: "normal", number: "3", type: "Land", rarity: "common" },
    ];
    const set = { name: "Two Sides", code: "TSD", cards, tokens: [{}, {}] };
    const file = read(JSON.stringify({ meta: {}, data: set }));
    expect(file.set?.name).toBe("Two Sides");
    expect(cardsIn(file)).toMatchObject([
      { name: "Day // Night", faces: [{ name: "Day" }, { name: "Night" }] },
      { name: "Bog", attributes: { rarity: "common", number: "2" } },
    ]);
    expect(file.left).toEqual([
      { what: "token", count: 2 },
      { what: "printing of a card that is there", count: 1 },
    ]);
    expect(cardsIn(read(JSON.stringify({ data: { TSD: set } }))).length).toBe(2);
  });
});

describe("lists of printings", () => {
  const card = { object: "card", name: "Bog", layout: "normal", type_line: "Land", set: "abc" };
  const twice = { ...card, name: "Elm // Elm", layout: "reversible_card" };
  const side = {
    name: "Elm",
    layout: "normal",
    mana_cost: "{G}",
    type_line: "Instant",
    oracle_text: "Scry 1.",
  };
  const list = [
    card,
    ...["token", "double_faced_token", "art_series", "scheme"].map((layout) => ({ ...card, layout })),
    { ...twice, card_faces: [side, side] },
  ];
  it.each([
    ["an array", JSON.stringify(list)],
    [
      "a line each, as Windows ends them",
      `\uFEFF${list.map((each) => JSON.stringify(each)).join("\r\n")}\r\n`,
    ],
  ])("pass over what is no card of a deck: %s", (_, text) => {
    const file = read(text, "x.json");
    expect(found(file)).toEqual([]);
    expect(cardsIn(file)).toMatchObject([
      { name: "Bog" },
      { name: "Elm", layout: "normal", faces: [{ manaCost: "{G}", text: "Scry 1." }] },
    ]);
    expect(file.left).toEqual([
      { what: "token", count: 2 },
      { what: "art card", count: 1 },
      { what: "scheme", count: 1 },
    ]);
  });
  it("have a card printed on both sides once, in MTGJSON, too", () => {
    const face = {
      name: "Elm // Elm",
      faceName: "Elm",
      layout: "reversible_card",
      number: "1",
      type: "Land",
    };
    const cards = ["a", "b"].map((side) => ({ ...face, side }));
    expect(cardsIn(read(JSON.stringify({ data: { name: "X", code: "X", cards } })))).toMatchObject([
      { name: "Elm", layout: "normal", faces: [{ name: "Elm" }] },
    ]);
  });
  it("refuse one of them that is given alone", () => {
    expect(found(read(JSON.stringify({ ...card, layout: "token" })))).toEqual([
      expect.stringMatching(/^RW1024/),
    ]);
  });
});

describe("files that hold no cards", () => {
  const message = (given: Uint8Array | string, file?: string): string =>
    readFileBytes(typeof given === "string" ? bytes(given) : given, file).diagnostics[0]?.message ?? "";
  it("are named", () => {
    expect(message("%PDF-1.7")).toMatch(
      /^This is no file of cards, but a PDF document. Rulewright reads Scryfall/,
    );
    expect(message(zipSync({ "xl/workbook.xml": bytes("<x/>") }))).toContain(
      "an Excel workbook; save its table as CSV",
    );
    expect(message("<!DOCTYPE html><html></html>")).toContain("a web page");
    expect(message('<?xml version="1.0"?><rss></rss>')).toContain("begins with <rss>");
    expect(message("4 Forest\n20 Island\n")).toContain("a deck list");
    expect(message("4 Forest\n20 Island\n4x Swamp (SET) 12\n??? what\nSB: 2 Bog\n")).toContain("a deck list");
    expect(message(zipSync({ "a.png": bytes("x") }))).toContain("a zip archive without card files");
    expect(message(bytes("PK\x03\x04 broken"))).toContain("a packed file that is broken");
  });
  it("are told where they break", () => {
    const broken = cockatrice("<card>\n<name>Fen Otter</nam>\n</card>");
    expect(found(read(broken))).toEqual(["RW1040 6:16"]);
    expect(found(read('name,type\n"Fen Otter,Creature\n', "x.csv"))[0]).toMatch(/^RW1040 2:/);
    expect(found(read("cost,type\n1,Land\n", "x.csv"))).toEqual(["RW1042 1:1"]);
    const whole = cockatrice("<card>\n<name>Fen Otter</name>\n<text>Reach, or so</text>\n</card>");
    const cut = read(whole.slice(0, whole.indexOf(", or")));
    expect(found(cut)).toEqual(["RW1040 7:12"]);
    expect(cut.diagnostics[0]?.message).toContain("the file ends before </text>; it may have been cut off");
    for (const names of ["Name,Cost,Type,NAME", "Name,@Foo,Type,@Foo"])
      expect(found(read(`${names}\nFen Otter,1,Land,x\n`, "x.csv"))).toEqual(["RW1049 1:1"]);
    expect(found(read("Name,,Type,,Notes,Notes\nFen Otter,1,Land,x\n", "x.csv"))).toEqual([]);
    expect(found(read("name,type\nBog,Land\n,Creature\nElm,\n", "x.csv"))).toEqual([
      "RW1008 3:1",
      "RW1008 4:1",
    ]);
    expect(found(read("", "x.csv"))).toEqual(["RW1001 1:1"]);
  });
  it("of any bytes are messages", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom("PK\x03\x04", "name,type\n", "<", "Name:", "\x1f\x8b", "mse_version:", ""),
        (rest, head) => {
          const file = readFileBytes(
            new Uint8Array([...[...head].map((sign) => sign.charCodeAt(0)), ...rest]),
          );
          expect(
            file.cards.length + file.diagnostics.length + (file.vocabulary.keywords?.length ?? 0),
          ).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("packed files", () => {
  it("are read as what is in them", () => {
    const json = bytes(JSON.stringify({ name: "Bog", layout: "normal", type_line: "Land", set: "x" }));
    expect(cardsIn(readFileBytes(gzipSync(json), "x.json.gz"))).toMatchObject([{ name: "Bog" }]);
    expect(cardsIn(readFileBytes(zipSync({ "x.json": json })))).toMatchObject([{ name: "Bog" }]);
  });
});

describe("what a card file can't say", () => {
  it("is told", () => {
    const face = { name: "Odd", manaCost: "", typeLine: "Instant", text: "# A card that counts.", offset: 0 };
    const file = {
      ...read("Bog\nLand\n"),
      cards: [
        { source: { name: "Odd", layout: "normal" as const, faces: [face] as const }, diagnostics: [] },
      ],
    };
    expect(writeCardFile([file]).diagnostics).toMatchObject([{ code: "RW1043", card: "Odd" }]);
  });
});
