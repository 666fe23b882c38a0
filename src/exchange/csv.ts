import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { lineStarts } from "../compiler/diagnostics/position.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import type { CardSource, FaceSource, Span } from "../compiler/types.ts";
import { faceRecord, meanings, splitFaces } from "./fields.ts";
import { collector, unreadableAs, type Options } from "./records.ts";

/** What people call the columns, in small letters without anything else. */
const columns = meanings({
  name: ["name", "cardname", "title", "card"],
  manaCost: ["manacost", "cost", "mana", "castingcost"],
  supertypes: ["supertype", "supertypes"],
  typeLine: ["type", "typeline", "types", "cardtype", "cardtypes", "fulltype"],
  subtypes: ["subtype", "subtypes"],
  text: [
    "text",
    "rulestext",
    "ruletext",
    "rules",
    "oracletext",
    "oracle",
    "cardtext",
    "abilities",
    "ability",
  ],
  stats: ["pt", "powertoughness", "stats"],
  power: ["power", "pow"],
  toughness: ["toughness", "tough", "tou"],
  loyalty: ["loyalty", "startingloyalty"],
  defense: ["defense", "defence"],
  colors: ["color", "colors", "colour", "colours", "colorindicator"],
  layout: ["layout"],
  rarity: ["rarity"],
  flavor: ["flavor", "flavortext", "flavour", "flavourtext"],
  artist: ["artist", "illustrator"],
  number: ["number", "collectornumber", "cardnumber", "no", "num"],
});

const plain = (column: string): string => column.toLowerCase().replace(/[^a-z]/g, "");
const meaningOf = (column: string) => columns.get(plain(column));
const separators = [",", ";", "\t", "|"] as const;

/** The line that names the columns, and what parts them. */
interface Head {
  /** Where the line begins. */
  readonly start: number;
  readonly separator: string;
  /** How many of the columns have a name that is known. */
  readonly known: number;
}

const headAt = (line: string, start: number): Head =>
  separators
    .map((separator) => {
      const names = line.split(separator).map((name) => meaningOf(name.trim().replace(/^"|"$/g, "")));
      const known = names.includes("name") ? new Set(names.filter((each) => each)).size : 0;
      return { separator, known, start };
    })
    .reduce((best, each) => (each.known > best.known ? each : best));

/** So many lines may stand above the names of the columns: a title, what a spreadsheet says of its separator. */
const mostAbove = 10;

/** Of the first lines that which names columns: the first one, or another that names three. */
const headOf = (text: string): Head => {
  let start = 0;
  const heads = text.split("\n", mostAbove + 1).map((line) => {
    const head = headAt(line, start);
    start += line.length + 1;
    return head;
  });
  return heads.find(({ known }, index) => known >= (index === 0 ? 1 : 3)) ?? heads[0]!;
};

/** Whether a text begins with the names of columns. */
export const looksLikeCsv = (head: string): boolean => headOf(head).known >= 2;

/** The text of a cell: a spreadsheet marks what is no number or date by an apostrophe, lines may be written as signs. */
const cellText = (text: string): string =>
  text.replace(/^'(?=[\d*+-]+(?:\/[\d*+-]+)?$)/, "").replace(/\\n|\s*<br\s*\/?>\s*/gi, "\n");

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a table with a line of column names; faces of a card stand in one row, parted by `//`. */
export const readCsv = (options: Options): CardFile => {
  const { text } = options;
  const starts = lineStarts(text);
  const spanAt = (counted: number): Span => {
    const line = counted + linesAbove;
    const start = starts[Math.min(line, starts.length) - 1] ?? 0;
    return { start, end: (starts[line] ?? text.length + 1) - 1 };
  };
  const { separator, known, start: above } = headOf(text);
  const linesAbove = starts.indexOf(above);
  if (known === 0) return unreadableAs(diagnostic("RW1042", spanAt(1), []), options);
  const rows: Row[] = [];
  try {
    // With `info` each record comes with the line at which it ends.
    const found = parse(text.slice(above), {
      ...{ delimiter: separator, info: true, relax_column_count: true, skip_empty_lines: true },
    }) as unknown as readonly Row[];
    rows.push(...found);
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const line = Number(thrown["lines"] ?? 1);
    const what = thrown.message.replace(/\s+/g, " ");
    return unreadableAs(diagnostic("RW1040", spanAt(line), ["table", what]), options);
  }
  const [head, ...body] = rows;
  const all = collector(options);
  let line = head === undefined ? 1 : head.info.lines;
  for (const { record, info } of body) {
    const at = { start: spanAt(line + 1).start, end: spanAt(info.lines).end };
    line = info.lines;
    if (record.every((cell) => cell.trim() === "")) continue;
    const entries = record.map(
      (cell, index) => [head?.record[index] ?? "", { text: cellText(cell), at }] as const,
    );
    all.card(splitFaces(faceRecord(entries, meaningOf, at), ["typeLine"]));
  }
  return all.result();
};

const cell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

type Column = readonly [string, (card: CardSource) => string];
const ofFaces =
  (take: (face: FaceSource) => string, separator = " // "): Column[1] =>
  ({ faces }) => {
    const said = faces.map(take);
    return said.every((each) => each === "") ? "" : said.join(separator);
  };
const ofCard =
  (name: string): Column[1] =>
  ({ attributes = {} }) =>
    Object.hasOwn(attributes, name) ? attributes[name]! : "";

const written: readonly Column[] = [
  ["name", ({ name }) => name],
  ["cost", ofFaces(({ manaCost }) => manaCost)],
  ["type", ofFaces(({ typeLine }) => typeLine)],
  ["text", ofFaces(({ text }) => text, "\n//\n")],
  ["power", ofFaces(({ power = "" }) => power)],
  ["toughness", ofFaces(({ toughness = "" }) => toughness)],
  ["loyalty", ofFaces(({ loyalty = "" }) => loyalty)],
  ["defense", ofFaces(({ defense = "" }) => defense)],
  ["color indicator", ofFaces(({ colorIndicator = "" }) => colorIndicator)],
  ["layout", ({ layout }) => layout],
  ["rarity", ofCard("rarity")],
  ["number", ofCard("number")],
  ["artist", ofCard("artist")],
  ["flavor", ofCard("flavor")],
];

/** Cards as a table; the faces of a card stand in one row. */
export const writeCsv = (cards: readonly CardSource[]): string =>
  [written.map(([name]) => name), ...cards.map((card) => written.map(([, say]) => say(card)))]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
