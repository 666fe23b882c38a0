import { describe, expect, it } from "vitest";
import { readFileBytes } from "../../src/exchange/index.ts";
import { bytes, cardsIn, found } from "./own-cards.ts";

/** As it stands, and as programs on Windows write it. */
const bothWays = (text: string) =>
  [text, `\uFEFF${text.replace(/\n/g, "\r\n")}`].map((each) => readFileBytes(bytes(each)));

const version3 = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_carddatabase version="3">
    <sets>
        <set><name>CDW</name><longname>Cinderwold</longname><settype>Custom</settype><releasedate>2020-01-01</releasedate></set>
    </sets>
    <cards>
        <card>
            <name>Grave Hound</name>
            <set rarity="Mythic Rare" muId="0" num="12" picURL="http://x/y.png">CDW</set>
            <color>B</color>
            <color>R</color>
            <manacost>{B/R}{B/R}</manacost>
            <cmc>2</cmc>
            <type>Creature - Dog</type>
            <pt>2/2</pt>
            <tablerow>2</tablerow>
            <text>First strike
When Grave Hound enters the battlefield, create a Coal token.</text>
            <related>Coal</related>
        </card>
        <card>
            <name>Orla of the Weir</name>
            <set>CDW</set>
            <color>U</color>
            <manacost>2UU</manacost>
            <type>Legendary Planeswalker - Orla</type>
            <tablerow>1</tablerow>
            <loyalty>3</loyalty>
            <text>[+1]: Draw a card.
&#8722;2: Tap target creature &amp; you.</text>
        </card>
        <card>
            <name>Coal</name>
            <set>CDW</set>
            <color></color>
            <manacost></manacost>
            <type>Artifact - Coal</type>
            <pt></pt>
            <tablerow>1</tablerow>
            <text>{T}, Sacrifice this artifact: Add {R}.</text>
            <token>1</token>
            <reverse-related>Grave Hound</reverse-related>
        </card>
        <card><name>Dry Riverbed</name><set>CDW</set><type>Land</type><tablerow>0</tablerow><text>{T}: Add {G}.</text><cipt>1</cipt></card>
    </cards>
</cockatrice_carddatabase>
`;

const version4 = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_carddatabase version="4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x">
    <info><author>me</author><createdAt>2024-01-01T00:00:00Z</createdAt></info>
    <!-- cards of two sets -->
    <sets>
        <set><name>CDW</name><longname>Cinderwold</longname><settype>Custom</settype><priority>10</priority></set>
        <set><name>OTH</name><longname>Other</longname></set>
    </sets>
    <cards>
        <card>
            <name>Kindle // Douse</name>
            <text>Kindle deals 2 damage to any target.

---

Draw a card.</text>
            <prop><layout>split</layout><side>front</side><type>Instant // Instant</type><maintype>Instant</maintype><manacost>R // 1U</manacost><cmc>3</cmc><colors>UR</colors><coloridentity>UR</coloridentity><format-modern>legal</format-modern></prop>
            <set uuid="a" num="12" muid="1" rarity="common" picurl="x">CDW</set>
            <set uuid="b" num="13" rarity="common">OTH</set>
            <tablerow>3</tablerow>
        </card>
        <card>
            <name>Siege of Ash</name><text>When Siege of Ash enters, draw a card.</text>
            <prop><layout>transform</layout><side>front</side><type>Battle — Siege</type><maintype>Battle</maintype><manacost>{2}{R}</manacost><cmc>3</cmc><colors>R</colors><loyalty>4</loyalty></prop>
            <set>CDW</set><related attach="transform">Ash Walker</related><tablerow>1</tablerow>
        </card>
        <card>
            <name>Ash Walker</name><text>Haste</text>
            <prop><layout>transform</layout><side>back</side><type>Creature — Elemental</type><maintype>Creature</maintype><colors>R</colors><pt>4/4</pt></prop>
            <set>CDW</set><related attach="transform">Siege of Ash</related><tablerow>2</tablerow>
        </card>
    </cards>
</cockatrice_carddatabase>
`;

describe("Cockatrice databases as the program writes them", () => {
  it("are read in version 3", () => {
    for (const file of bothWays(version3)) {
      expect(found(file)).toEqual([]);
      expect(file.left).toEqual([]);
      expect(file.vocabulary.tokens).toMatchObject([{ name: "Coal" }]);
      expect(cardsIn(file)).toMatchObject([
        {
          name: "Grave Hound",
          attributes: { rarity: "mythic", number: "12" },
          faces: [
            {
              manaCost: "{B/R}{B/R}",
              typeLine: "Creature — Dog",
              text: "First strike\nWhen Grave Hound enters the battlefield, create a Coal token.",
            },
          ],
        },
        { faces: [{ loyalty: "3", text: "[+1]: Draw a card.\n−2: Tap target creature & you." }] },
        { faces: [{ manaCost: "", typeLine: "Land" }] },
      ]);
    }
  });
  it("are read in version 4", () => {
    for (const file of bothWays(version4)) {
      expect(found(file)).toEqual([]);
      expect(file.left).toEqual([]);
      expect(file.set).toMatchObject({ name: "Cinderwold", code: "CDW" });
      expect(cardsIn(file)).toMatchObject([
        { layout: "split", faces: [{ manaCost: "{R}" }, { manaCost: "{1}{U}", text: "Draw a card." }] },
        { layout: "transform", faces: [{ defense: "4" }, { colorIndicator: "R", power: "4" }] },
      ]);
    }
  });
});

const script = `Name:Day Ferry
ManaCost:2 WU
Types:Artifact Creature Construct
PT:2/2
K:Vigilance
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1
AlternateMode:DoubleFaced
Oracle:Vigilance\\nWhenever Day Ferry attacks, draw a card.

ALTERNATE

Name:Night Ferry
ManaCost:no cost
Colors:blue,black
Types:Artifact Creature Construct
PT:3/3
K:Flying
Oracle:Flying
`;
const walker = `Name:Orla of the Weir
ManaCost:2 U U
Types:Legendary Planeswalker Orla
Loyalty:3
A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | SpellDescription$ Draw a card.
DeckHas:Ability$Token
Oracle:[+1]: Draw a card.\\n[-X]: Draw X cards.
`;

describe("Forge card scripts as they lie in its folders", () => {
  it("are read, one or several", () => {
    for (const file of bothWays(`${script}\n${walker}`)) {
      expect(found(file)).toEqual([]);
      expect(cardsIn(file)).toMatchObject([
        {
          layout: "transform",
          faces: [
            { manaCost: "{2}{W/U}", text: "Vigilance\nWhenever Day Ferry attacks, draw a card." },
            { name: "Night Ferry", manaCost: "", colorIndicator: "UB", power: "3" },
          ],
        },
        {
          faces: [
            {
              typeLine: "Legendary Planeswalker — Orla",
              loyalty: "3",
              text: "[+1]: Draw a card.\n[-X]: Draw X cards.",
            },
          ],
        },
      ]);
    }
  });
});

const face = {
  ...{ artist: "A", availability: ["paper"], borderColor: "black", colors: ["G"], convertedManaCost: 2 },
  ...{ foreignData: [], identifiers: { scryfallId: "x" }, keywords: ["Reach"], language: "English" },
  ...{ layout: "normal", manaCost: "{1}{G}", manaValue: 2, name: "Fen Otter", number: "12", power: "2" },
  ...{ printings: ["CDW"], rarity: "common", setCode: "CDW", subtypes: ["Otter"], supertypes: [] },
  ...{ text: "Reach\nTrample", toughness: "3", type: "Creature — Otter", types: ["Creature"], uuid: "u" },
};

describe("MTGJSON sets as they are published", () => {
  it("are read, with the parts of melded cards each by itself", () => {
    const meld = { ...face, layout: "meld" };
    const cards = [
      face,
      { ...meld, name: "Sun Half // Whole Moon", faceName: "Sun Half", side: "a", number: "15a" },
      { ...meld, name: "Moon Half // Whole Moon", faceName: "Moon Half", side: "a", number: "16" },
      { ...meld, name: "Sun Half // Whole Moon", faceName: "Whole Moon", side: "b", number: "15b" },
    ];
    const set = {
      baseSetSize: 3,
      booster: {},
      cards,
      code: "CDW",
      name: "Cinderwold",
      tokens: [],
      type: "expansion",
    };
    const meta = { date: "2024-01-01", version: "5.2.2" };
    for (const data of [set, { CDW: set }])
      for (const file of bothWays(JSON.stringify({ meta, data }, null, 4))) {
        expect(found(file)).toEqual([]);
        expect(cardsIn(file)).toMatchObject([
          { name: "Fen Otter", faces: [{ text: "Reach\nTrample", power: "2" }] },
          { name: "Sun Half", layout: "meld" },
          { name: "Moon Half", layout: "meld" },
          { name: "Whole Moon", layout: "meld" },
        ]);
      }
  });
});
