import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { lineStarts } from "../compiler/diagnostics/position.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import type { CardSource, FaceSource, Span } from "../compiler/types.ts";
import { faceRecord, type FaceRecord, meanings, splitFaces } from "./fields.ts";
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
  colors: ["color", "colors", "colour", "colours"],
  indicator: ["colorindicator", "colourindicator"],
  set: ["set", "setname", "edition", "expansion"],
  setCode: ["setcode"],
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

/** The set of all rows; undefined where they name several. */
const setOf = (records: readonly FaceRecord[]): SetHeader | undefined => {
  const sets = records.map(({ fields }) => [fields.get("set")?.text, fields.get("setCode")?.text]);
  const [first] = sets;
  if (first === undefined || sets.some((each) => String(each) !== String(first))) return undefined;
  const [code, name = code] = [first[1]?.trim(), first[0]?.trim()];
  if (name === undefined) return undefined;
  return { name, options: {}, ...(code !== undefined && /^\w{2,8}$/.test(code) ? { code } : {}) };
};

/** A column that is an attribute of a card file: `@watermark`. */
const attributeName = /^\s*@([A-Za-z][\w-]*)\s*$/;

/** The text of a cell: a spreadsheet marks what is no number or date by an apostrophe, lines may be written as signs. */
const cellText = (text: string): string =>
  text.replace(/^'(?=[+-]?[\d*][\d*+-]*(?:\/[\d*+-]+)?$)/, "").replace(/\\n|\s*<br\s*\/?>\s*/gi, "\n");

/** A column that says something of a card, and has the name of one before it. */
const namedTwice = (names: readonly string[]): string | undefined => {
  const keys = names.map((name) => attributeName.exec(name)?.[0].trim() ?? (meaningOf(name) && plain(name)));
  return names.find((_, index) => keys[index] !== undefined && keys.indexOf(keys[index]) < index)?.trim();
};

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
  const twice = namedTwice(head?.record ?? []);
  if (twice !== undefined) return unreadableAs(diagnostic("RW1049", spanAt(1), [twice]), options);
  const all = collector(options);
  const records: FaceRecord[] = [];
  let line = head === undefined ? 1 : head.info.lines;
  for (const { record, info } of body) {
    const at = { start: spanAt(line + 1).start, end: spanAt(info.lines).end };
    line = info.lines;
    if (record.every((cell) => cell.trim() === "")) continue;
    const entries = record.map(
      (cell, index) => [head?.record[index] ?? "", { text: cellText(cell), at }] as const,
    );
    const attributes = entries.flatMap(([column, { text: said }]) => {
      const name = attributeName.exec(column)?.[1];
      return name === undefined || said.trim() === "" ? [] : [[name, said.replace(/\s+/g, " ").trim()]];
    });
    const fields = entries.filter(([column]) => !attributeName.test(column));
    const read = { ...faceRecord(fields, meaningOf, at), attributes: Object.fromEntries(attributes) };
    records.push(read);
    all.card(splitFaces(read, ["typeLine"]));
  }
  const set = setOf(records);
  if (set === undefined && records.some(({ fields }) => fields.has("set"))) all.leave("set", records.length);
  return all.result(set);
};

const cell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

interface Written {
  readonly card: CardSource;
  readonly set: SetHeader | undefined;
}
type Column = readonly [string, (written: Written) => string];
const ofFaces =
  (take: (face: FaceSource) => string, separator = " // "): Column[1] =>
  ({ card: { faces } }) => {
    const said = faces.map(take);
    return said.every((each) => each === "") ? "" : said.join(separator);
  };
const ofCard =
  (name: string): Column[1] =>
  ({ card: { attributes = {} } }) =>
    Object.hasOwn(attributes, name) ? attributes[name]! : "";

const attributeColumns: readonly string[] = ["rarity", "number", "artist", "flavor"];
const columnsWritten: readonly Column[] = [
  ["name", ({ card }) => card.name],
  ["cost", ofFaces(({ manaCost }) => manaCost)],
  ["type", ofFaces(({ typeLine }) => typeLine)],
  ["text", ofFaces(({ text }) => text, "\n//\n")],
  ["power", ofFaces(({ power = "" }) => power)],
  ["toughness", ofFaces(({ toughness = "" }) => toughness)],
  ["loyalty", ofFaces(({ loyalty = "" }) => loyalty)],
  ["defense", ofFaces(({ defense = "" }) => defense)],
  ["color indicator", ofFaces(({ colorIndicator = "" }) => colorIndicator)],
  ["layout", ({ card }) => card.layout],
  ...attributeColumns.map((name): Column => [name, ofCard(name)]),
  ["set", ({ set }) => set?.name ?? ""],
  ["set code", ({ set }) => set?.code ?? ""],
];

/**
 * Cards as a table; the faces of a card stand in one row, each attribute that has no column of its own in one called `@name`.
 *
 * @example
 * writeCsv([readFileBytes(bytes, "my-set.cards")]).split("\r\n").length > 1; // true
 */
export const writeCsv = (files: readonly Pick<CardFile, "cards" | "set">[]): string => {
  const all = files.flatMap(({ cards, set }) => cards.map(({ source }): Written => ({ card: source, set })));
  const names = all.flatMap(({ card }) => Object.keys(card.attributes ?? {}));
  const others = [...new Set(names)].filter((name) => !attributeColumns.includes(name)).sort();
  const columns = [...columnsWritten, ...others.map((name): Column => [`@${name}`, ofCard(name)])];
  return [columns.map(([name]) => name), ...all.map((each) => columns.map(([, say]) => say(each)))]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
};
