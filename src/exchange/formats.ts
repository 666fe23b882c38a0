import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { CardFile, ReadCard } from "../compiler/read/card-file.ts";
import { readCards } from "../compiler/read/cards.ts";
import { decode } from "../compiler/read/decode.ts";
import { readJson } from "../compiler/read/json.ts";
import { isJson, readBytes } from "../compiler/read/read.ts";
import { readCockatrice } from "./cockatrice.ts";
import { looksLikeCsv, readCsv } from "./csv.ts";
import { decodedAs, xmlEncoding } from "./encoding.ts";
import { looksLikeForge, readForge } from "./forge.ts";
import { looksLikeMse, readMse } from "./mse.ts";
import { unreadableAs, type Options } from "./records.ts";
import { unpack } from "./unpack.ts";

/** A format of cards: what it is called, how a file in it is known, and how it is read. */
interface Format {
  readonly name: string;
  /** By the beginning of the text and the name of the file. */
  readonly fits: (head: string, file: string) => boolean;
  readonly read: (options: Options) => CardFile;
}

const ends = (file: string, endings: RegExp): boolean => endings.test(file);

/** The formats that are read, in the order in which they are tried; the last one takes every text. */
const formats: readonly Format[] = [
  {
    name: "Scryfall and MTGJSON data (JSON, JSON Lines)",
    fits: (head, file) => isJson(head, file === "" ? undefined : file),
    read: ({ text, file }) => readJson(text, file),
  },
  {
    name: "Cockatrice databases (XML)",
    fits: (head) => /^\s*</.test(head) && head.includes("<cockatrice_carddatabase"),
    read: readCockatrice,
  },
  { name: "Magic Set Editor sets (.mse-set)", fits: looksLikeMse, read: readMse },
  { name: "Forge card scripts", fits: looksLikeForge, read: readForge },
  {
    name: "tables with column names (CSV)",
    fits: (head, file) => !ends(file, /\.cards$/i) && (ends(file, /\.[ct]sv$/i) || looksLikeCsv(head)),
    read: readCsv,
  },
  {
    name: ".cards files",
    fits: () => true,
    read: ({ text, file }) => readCards(text, file),
  },
];

/** What a text is that is none of cards. */
const otherText = (head: string, file: string): string | undefined => {
  if (ends(file, /\.cards$/i)) return undefined;
  if (/^\s*<(?:!doctype html|html)\b/i.test(head)) return "a web page";
  if (/<cockatrice_deck\b/.test(head)) return "a Cockatrice deck";
  const [, element] = /^\s*(?:<\?[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<([A-Za-z][\w:-]*)/.exec(head) ?? [];
  if (element !== undefined) return `XML of another kind, which begins with <${element}>`;
  const lines = head
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:deck|sideboard|commander|maybeboard|\/\/.*)$/i.test(line));
  const first = lines.slice(0, 20);
  const counted = first.filter((line) => /^(?:SB:\s*)?\d+x? \p{L}/u.test(line)).length;
  if (first.length > 1 && counted > 0.7 * first.length)
    return "a deck list, which 'rulewright play --decks' takes";
  return ends(file, /\.ya?ml$/i) ? "a YAML file" : undefined;
};

const known = formats.map(({ name }) => name);
const knownFormats = `${known.slice(0, -1).join(", ")} and ${known[known.length - 1]}`;

const same = (left: ReadCard, right: ReadCard): boolean =>
  left.source.layout === right.source.layout &&
  JSON.stringify(left.source.faces) === JSON.stringify(right.source.faces);

/** Lists of printings have a card as often as it was printed: the first of those that say the same is kept. */
const withoutReprints = (file: CardFile): CardFile => {
  const seen = new Map<string, ReadCard[]>();
  const cards = file.cards.filter((card) => {
    const before = seen.get(card.source.name);
    if (before === undefined) seen.set(card.source.name, [card]);
    else if (before.some((each) => same(each, card))) return false;
    else before.push(card);
    return true;
  });
  const count = file.cards.length - cards.length;
  if (count === 0) return file;
  return {
    ...file,
    cards,
    left: [...(file.left ?? []), { what: "printing of a card that is there", count }],
  };
};

/** A file as it was found. */
interface Found {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The format of the text; a message where it is one of something else. */
const formatOf = (text: string, file: string): Format | string => {
  const head = text.slice(0, 10_000);
  if (text.trim() === "") return formats[formats.length - 1]!;
  const format = formats.find(({ fits }) => fits(head, file))!;
  if (format !== formats[formats.length - 1]) return format;
  return otherText(head, file) ?? format;
};

const unpacked = ({ bytes, name }: Found): Found | string => {
  try {
    const found = unpack(bytes);
    return "is" in found ? found.is : { bytes: found.bytes, name: found.name ?? name.replace(/\.gz$/i, "") };
  } catch (thrown) {
    return `a packed file that is broken (${thrown instanceof Error ? thrown.message : String(thrown)})`;
  }
};

/** Whether the file is written in the format that this project writes: then an edit of it is an edit of the cards. */
export const isCardText = (text: string, file: string): boolean =>
  formatOf(text, file) === formats[formats.length - 1];

/** How the bytes of a file are read. */
export interface Reading {
  /** The encoding of its text, such as `windows-1252`, where it is neither UTF-8 nor says what it is. */
  readonly encoding?: string;
}

/**
 * Reads the bytes of a file in any of the formats. Whatever they hold, the answer is cards and diagnostics.
 *
 * @example
 * const { cards, diagnostics } = readFileBytes(bytes, "my-set.csv", { encoding: "windows-1252" });
 */
export const readFileBytes = (given: Uint8Array, file?: string, { encoding }: Reading = {}): CardFile => {
  const other = (what: string, text = ""): CardFile =>
    unreadableAs(diagnostic("RW1041", { start: 0, end: 0 }, [what, knownFormats]), { text, file });
  const inside = unpacked({ bytes: given, name: file ?? "" });
  if (typeof inside === "string") return other(inside);
  const named = encoding ?? xmlEncoding(inside.bytes);
  const told = named === undefined ? undefined : decodedAs(named, inside.bytes);
  if (named !== undefined && told === undefined) return other(`text in an encoding '${named}'`);
  const { text, diagnostics } = told === undefined ? decode(inside.bytes) : { text: told, diagnostics: [] };
  if (diagnostics.length > 0) return readBytes(inside.bytes, file);
  const format = formatOf(text, inside.name);
  if (typeof format === "string") return other(format, text);
  const read = format.read({ text, file });
  return read.positions === "file" ? read : withoutReprints(read);
};
