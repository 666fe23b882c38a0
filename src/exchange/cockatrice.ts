import { type ValidationError, XMLParser, XMLValidator } from "fast-xml-parser";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { lineStarts } from "../compiler/diagnostics/position.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import type { Diagnostic, Span } from "../compiler/types.ts";
import { faceRecord, meanings, splitFaces, type FaceRecord } from "./fields.ts";
import { collector, unreadableAs, type Options } from "./records.ts";
import { isDeclaredToken } from "./tokens.ts";

const fieldNames = meanings({
  name: ["name"],
  manaCost: ["manacost"],
  typeLine: ["type"],
  text: ["text"],
  stats: ["pt"],
  loyalty: ["loyalty"],
  defense: ["defense"],
  colors: ["colors", "color"],
  layout: ["layout"],
  rarity: ["rarity"],
  number: ["num"],
});
/** What Cockatrice works out of the rest, or shows a card by: nothing is lost without it. */
const derived: ReadonlySet<string> = new Set([
  ...["side", "maintype", "cmc", "coloridentity", "tablerow", "cipt", "upsidedown", "token"],
  ...["related", "reverse-related", "set", "prop", "uuid", "muid", "picurl", "landscapeorientation"],
]);
const isDerived = (name: string): boolean =>
  derived.has(name.toLowerCase()) || /^format-/.test(name) || name.startsWith("#");

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const nodeIn = (node: Node, name: string): Node => (isNode(node[name]) ? node[name] : {});
const listIn = (node: Node, name: string): readonly unknown[] =>
  Array.isArray(node[name]) ? node[name] : [];
/** What stands in an element. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : isNode(value) ? textOf(value["#text"]) : "";

const metadata = XMLParser.getMetaDataSymbol();
/** Where an element begins. */
const startOf = (node: Node): number => {
  // The parser puts it under a symbol, which its types leave out.
  const found: unknown = (node as Readonly<Record<symbol, unknown>>)[metadata as symbol];
  return isNode(found) && typeof found["startIndex"] === "number" ? found["startIndex"] : 0;
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  captureMetaData: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ["card", "set", "related", "reverse-related"].includes(String(name)),
});

interface Card {
  readonly record: FaceRecord;
  readonly name: string;
  readonly back: boolean;
  readonly token: boolean;
  /** The cards it names as its other faces, or as what it makes. */
  readonly related: readonly string[];
  readonly set: string;
}

const readCard = (value: unknown): Card => {
  const node = isNode(value) ? value : {};
  const start = startOf(node);
  const at: Span = { start, end: start + "<card>".length };
  const prop = nodeIn(node, "prop");
  const sets = listIn(node, "set");
  const [set] = sets;
  const ofSet = isNode(set)
    ? Object.entries(set).map(([name, said]) => [name.replace(/^@/, ""), said] as const)
    : [];
  const entries = [...Object.entries(node), ...Object.entries(prop), ...ofSet]
    .filter(([name]) => !isDerived(name))
    .map(([name, said]) => [name, { text: textOf(said), at }] as const);
  const record = faceRecord(entries, (name) => fieldNames.get(name), at);
  return {
    record,
    name: textOf(node["name"]).trim(),
    back: textOf(prop["side"]) === "back",
    token: textOf(node["token"]) === "1",
    related: listIn(node, "related").map((each) => textOf(each).trim()),
    set: textOf(set).trim(),
  };
};

/** What is wrong with XML. Of a file that was cut off the validator tells the elements that are open, all at its beginning. */
const brokenAt = (text: string, { line, col = 1, msg }: ValidationError["err"]): Diagnostic => {
  const [, open] = /^Invalid '(\[[^]*\])' found/.exec(msg) ?? [];
  const start =
    open === undefined ? (lineStarts(text)[line - 1] ?? 0) + Math.max(0, col - 1) : text.trimEnd().length;
  const [, inner] = /"([^"]*)"\s*\]$/.exec(open ?? "") ?? [];
  const what = open === undefined ? msg : `the file ends before </${inner ?? ""}>; it may have been cut off`;
  return diagnostic("RW1040", { start, end: start + 1 }, ["XML", what]);
};

/** Reads a Cockatrice card database, version 3 or 4. */
export const readCockatrice = (options: Options): CardFile => {
  const { text } = options;
  const valid = XMLValidator.validate(text, { allowBooleanAttributes: true });
  if (valid !== true) return unreadableAs(brokenAt(text, valid.err), options);
  let root: Node;
  try {
    const whole: unknown = parser.parse(text);
    root = nodeIn(isNode(whole) ? whole : {}, "cockatrice_carddatabase");
  } catch (thrown) {
    const what = thrown instanceof Error ? thrown.message : String(thrown);
    return unreadableAs(diagnostic("RW1040", { start: 0, end: 1 }, ["XML", what]), options);
  }
  const all = collector(options);
  const cards = listIn(nodeIn(root, "cards"), "card").map(readCard);
  const byName = new Map(cards.map((card) => [card.name, card]));
  const backs = new Set<Card>();
  const backsOf = (card: Card): readonly Card[] =>
    card.back || card.record.fields.get("layout")?.text === "meld"
      ? []
      : card.related.flatMap((name) => {
          const other = byName.get(name);
          return other?.back === true && !other.token ? [other] : [];
        });
  for (const card of cards) for (const back of backsOf(card)) backs.add(back);
  const texts = cards.map(({ record }) => record.fields.get("text")?.text ?? "");
  for (const card of cards) {
    if (backs.has(card)) continue;
    if (!card.token) {
      const [front, ...parts] = splitFaces(card.record, ["typeLine", "manaCost"]);
      all.card([front, ...parts, ...backsOf(card).map(({ record }) => record)]);
    } else if (isDeclaredToken(card.name, texts)) all.tokens.push(all.token(card.record));
    else all.leave("token");
  }
  const [first] = listIn(nodeIn(root, "sets"), "set");
  const set = isNode(first) ? first : {};
  const code = textOf(set["name"]).trim();
  const header: SetHeader | undefined =
    code === ""
      ? undefined
      : {
          name: textOf(set["longname"]).trim() || code,
          options: {},
          ...(/^\w{2,8}$/.test(code) ? { code } : {}),
        };
  return all.result(header);
};
