import { describe, expect, it } from "vitest";
import { readFileBytes } from "../../src/exchange/index.ts";
import { bytes, cardsIn, found } from "./own-cards.ts";

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, little = true): Uint8Array =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return little ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );
const names = (given: Uint8Array, file?: string, encoding?: string): readonly string[] =>
  cardsIn(readFileBytes(given, file, encoding === undefined ? {} : { encoding })).map(({ name }) => name);

const xml = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\r\n<cockatrice_carddatabase version="3"><cards><card><name>Caf\u00e9 Otter</name><type>Creature - Otter</type><pt>1/1</pt></card></cards></cockatrice_carddatabase>\r\n`;
const table = "Name\tCost\tType\tText\r\nCaf\u00e9 Study\t1U\tInstant\tDraw a card.\r\n";
const cards = "Caf\u00e9 Study {1}{U}\r\nInstant\r\nDraw a card.\r\n";

describe("text of other encodings", () => {
  it("is read where the file says what it is", () => {
    for (const encoding of ["ISO-8859-1", "windows-1252"])
      expect(names(latin(xml(encoding)))).toEqual(["Caf\u00e9 Otter"]);
    for (const little of [true, false]) {
      expect(names(utf16(xml("UTF-16"), little))).toEqual(["Caf\u00e9 Otter"]);
      expect(names(utf16(table, little), "x.txt")).toEqual(["Caf\u00e9 Study"]);
      expect(names(utf16(cards, little), "x.cards")).toEqual(["Caf\u00e9 Study"]);
    }
    expect(names(bytes(`\uFEFF${xml("utf-8")}`))).toEqual(["Caf\u00e9 Otter"]);
  });
  it("is read as one is told, and refused before that", () => {
    const windows = latin("name,type,text\r\nCaf\u00e9 Study,Instant,Draw a card.\r\nFox\x92s,Land,\r\n");
    expect(names(windows, "x.csv", "windows-1252")).toEqual(["Caf\u00e9 Study", "Fox\u2019s"]);
    const refused = readFileBytes(windows, "x.csv");
    expect(found(refused)).toEqual(["RW1003 2:4"]);
    expect(refused.diagnostics[0]?.message).toContain("--encoding windows-1252");
  });
  it("is named where nobody knows it", () => {
    expect(readFileBytes(latin(xml("x-moon"))).diagnostics[0]?.message).toMatch(
      /^This is no file of cards, but text in an encoding 'x-moon'/,
    );
  });
});
