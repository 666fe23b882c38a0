import type { Card } from "../../abilities/cards.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { lineStarts, withPosition } from "../diagnostics/position.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { CardSource, Diagnostic, FaceSource, Span } from "../types.ts";
import { longestLine } from "./card-file.ts";
import type { CardFile, ReadCard } from "./card-file.ts";
import { impliedIn } from "./implied.ts";
import { jsonFault, scanJson } from "./json-scan.ts";
import {
  type Fields,
  attributesOf,
  besideCards,
  headerOf,
  isFields,
  isSet,
  oneSide,
  printingsIn,
  setOfAll,
  withoutCards,
} from "./json-sets.ts";
import { layoutNamed, layoutNames } from "./layouts.ts";

type Layout = Card["layout"];

const isCardFields = (value: unknown): value is Fields =>
  isFields(value) && (Object.hasOwn(value, "name") || Object.hasOwn(value, "type_line"));
const kindOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "object"
        ? "an object"
        : `a ${typeof value}`;

/** One JSON value in the file that should be a card, and where it stands. */
interface Entry {
  readonly value: unknown;
  /** Found only when somebody asks: it costs a walk through the file. */
  readonly span: () => Span;
}

/** Takes the fields of one card apart, collecting what is wrong with them. */
const cardReader = (text: string, starts: () => readonly number[]) => {
  const diagnostics: Diagnostic[] = [];
  const entrySpan = { current: (): Span => ({ start: 0, end: 0 }) };
  const fieldSpan = (path: readonly string[]): Span => {
    let span = entrySpan.current();
    for (const step of path) {
      let found: Span | undefined;
      scanJson(text, span.start, (key, inner) => {
        if (key === step) found = inner;
      });
      if (found === undefined) return span;
      span = found;
    }
    return span;
  };
  const report = (found: Diagnostic): void => {
    diagnostics.push(withPosition(found, starts()));
  };
  const text_ = (fields: Fields, field: string, path: readonly string[]): string | undefined => {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "string") {
      report(diagnostic("RW1007", fieldSpan([...path, field]), [field, "text", kindOf(value)]));
      return undefined;
    }
    if (value.length > longestLine) {
      report(diagnostic("RW1004", fieldSpan([...path, field]), [String(value.length)]));
      return undefined;
    }
    return value;
  };
  return { diagnostics, entrySpan, fieldSpan, report, text: text_ };
};
type Reader = ReturnType<typeof cardReader>;

/** Names of the same fields in the two formats. */
interface FieldNames {
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colorIndicator: string;
}
const scryfall: FieldNames = {
  manaCost: "mana_cost",
  typeLine: "type_line",
  text: "oracle_text",
  colorIndicator: "color_indicator",
};
const mtgjson: FieldNames = {
  manaCost: "manaCost",
  typeLine: "type",
  text: "text",
  colorIndicator: "colorIndicator",
};

const readFace = (
  reader: Reader,
  fields: Fields,
  path: readonly string[],
  names: FieldNames,
  name: string,
): FaceSource => {
  const typeLine = reader.text(fields, names.typeLine, path);
  if (typeLine === undefined && !Object.hasOwn(fields, names.typeLine))
    reader.report(diagnostic("RW1008", reader.fieldSpan(path), [names.typeLine]));
  const optional: { -readonly [K in "power" | "toughness" | "loyalty" | "defense"]?: string } = {};
  for (const field of ["power", "toughness", "loyalty", "defense"] as const) {
    const value = reader.text(fields, field, path);
    if (value !== undefined) optional[field] = value;
  }
  const indicator = fields[names.colorIndicator];
  const colors =
    Array.isArray(indicator) && indicator.every((letter): letter is string => typeof letter === "string")
      ? { colorIndicator: indicator.join("") }
      : {};
  return {
    name,
    manaCost: reader.text(fields, names.manaCost, path) ?? "",
    typeLine: typeLine ?? "",
    text: (reader.text(fields, names.text, path) ?? "").replace(/\r\n?/g, "\n"),
    ...optional,
    ...colors,
    offset: 0,
  };
};

const layoutOf = (reader: Reader, fields: Fields, path: readonly string[], faces: number): Layout => {
  const name = reader.text(fields, "layout", path);
  if (name === undefined) return faces > 1 ? "split" : "normal";
  const layout = layoutNamed(name);
  if (layout !== undefined) return layout;
  const suggestion = didYouMean(name, layoutNames);
  reader.report(
    diagnostic(
      "RW1024",
      reader.fieldSpan([...path, "layout"]),
      [name],
      suggestion === undefined ? {} : { suggestion },
    ),
  );
  return "normal";
};

const emptyFace = (name: string): FaceSource => ({ name, manaCost: "", typeLine: "", text: "", offset: 0 });

const nameOf = (reader: Reader, fields: Fields, path: readonly string[]): string => {
  const name = reader.text(fields, "name", path);
  if (name === undefined || name.trim() === "") {
    if (name !== undefined || !Object.hasOwn(fields, "name") || fields["name"] === null)
      reader.report(diagnostic("RW1008", reader.fieldSpan(path), ["name"]));
    return "";
  }
  return name;
};

/** Scryfall: one object per card, its faces in `card_faces`. */
const readScryfallCard = (reader: Reader, value: unknown): CardSource => {
  if (!isFields(value)) {
    reader.report(diagnostic("RW1007", reader.fieldSpan([]), ["card", "an object", kindOf(value)]));
    return { name: "", layout: "normal", faces: [emptyFace("")] };
  }
  const name = nameOf(reader, value, []);
  const list = value["card_faces"];
  if (list === undefined || list === null)
    return {
      name,
      layout: layoutOf(reader, value, [], 1),
      faces: [readFace(reader, value, [], scryfall, name)],
      ...attributesOf([value]),
    };
  if (!Array.isArray(list) || list.length === 0) {
    const found = Array.isArray(list) ? "an empty list" : kindOf(list);
    reader.report(
      diagnostic("RW1007", reader.fieldSpan(["card_faces"]), ["card_faces", "a list of faces", found]),
    );
    return { name, layout: "normal", faces: [emptyFace(name)] };
  }
  const faces = list.map((face: unknown, index): FaceSource => {
    const path = ["card_faces", String(index)];
    if (isFields(face)) return readFace(reader, face, path, scryfall, nameOf(reader, face, path));
    reader.report(
      diagnostic("RW1007", reader.fieldSpan(path), ["card_faces", "a list of objects", kindOf(face)]),
    );
    return emptyFace(name);
  });
  const [first = emptyFace(name), ...others] = faces;
  const layout = layoutOf(reader, value, [], faces.length);
  return { name, layout, faces: [first, ...others], ...attributesOf([value, ...list]) };
};

/** MTGJSON AtomicCards: under each name the list of its faces, in the order of `side`. */
const readAtomicCard = (reader: Reader, name: string, value: unknown): CardSource => {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isFields)) {
    reader.report(
      diagnostic("RW1007", reader.fieldSpan([]), [
        name,
        "a list of faces",
        Array.isArray(value) ? "another list" : kindOf(value),
      ]),
    );
    return { name, layout: "normal", faces: [emptyFace(name)] };
  }
  const sideOf = (fields: Fields): string => (typeof fields["side"] === "string" ? fields["side"] : "a");
  const faces = value
    .map((fields, index) => ({ fields, path: [String(index)] }))
    .sort((left, right) =>
      sideOf(left.fields) < sideOf(right.fields) ? -1 : sideOf(left.fields) > sideOf(right.fields) ? 1 : 0,
    )
    .map(({ fields, path }) =>
      readFace(
        reader,
        fields,
        path,
        mtgjson,
        reader.text(fields, "faceName", path) ?? nameOf(reader, fields, path),
      ),
    );
  const [first = emptyFace(name), ...others] = faces;
  const layout = layoutOf(reader, value[0] ?? {}, ["0"], faces.length);
  const whole = others.length === 0 ? first.name : name;
  return { name: whole, layout, faces: [first, ...others], ...attributesOf(value) };
};

/** The entries of a JSON value one level down, each with its place in the file found on demand and all at once. */
const spansUnder = (text: string, path: readonly string[]): (() => ReadonlyMap<string, Span>) => {
  let found: Map<string, Span> | undefined;
  return () => {
    if (found !== undefined) return found;
    let from = 0;
    for (const step of path)
      scanJson(text, from, (key, span) => {
        if (key === step) from = span.start;
      });
    const spans = new Map<string, Span>();
    scanJson(text, from, (key, span) => spans.set(key, span));
    found = spans;
    return spans;
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** One card per line. A broken line costs only itself. */
const jsonLines = (text: string, broken: Diagnostic[], starts: () => readonly number[]): readonly Entry[] => {
  const entries: Entry[] = [];
  let from = 0;
  while (from < text.length) {
    const newline = text.indexOf("\n", from);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(from, end);
    const start = from;
    if (line.trim() !== "") {
      const value = parsed(line);
      if (value === undefined) {
        const fault = jsonFault(line) ?? { at: 0, what: "this is no JSON" };
        const at = start + fault.at;
        broken.push(withPosition(diagnostic("RW1005", { start: at, end: at + 1 }, [fault.what]), starts()));
      } else entries.push({ value, span: () => ({ start, end }) });
    }
    from = end + 1;
  }
  return entries;
};

/** Whether a text that is no single JSON value looks like one value per line. */
const looksLikeLines = (text: string): boolean => {
  const [first = "", second = ""] = text.trimStart().split("\n", 2);
  return first.startsWith("{") && (parsed(first) !== undefined || second.startsWith("{"));
};

/** Collects the cards of a file, and what it has beside them. */
const cardsOf = (text: string, starts: () => readonly number[], named: { readonly file?: string }) => {
  const cards: ReadCard[] = [];
  const left = new Map<string, number>();
  const leave = (what: string, count = 1): void => {
    if (count > 0) left.set(what, (left.get(what) ?? 0) + count);
  };
  const readEntry = (entry: Entry, take: (reader: Reader, value: unknown) => CardSource): void => {
    const reader = cardReader(text, starts);
    reader.entrySpan.current = entry.span;
    const source = { ...take(reader, oneSide(entry.value)), ...named };
    cards.push({ source, diagnostics: reader.diagnostics });
  };
  /** One of many. */
  const read: typeof readEntry = (entry, take) => {
    const what = besideCards(entry.value);
    if (what === undefined) readEntry(entry, take);
    else leave(what);
  };
  return { cards, left, leave, read, readEntry };
};

/** Reads Scryfall bulk data (array, list object, single card or JSON Lines) and MTGJSON AtomicCards, set files and all printings. Never throws. */
export const readJson = (text: string, file?: string): CardFile => {
  const diagnostics: Diagnostic[] = [];
  let known: readonly number[] | undefined;
  const starts = (): readonly number[] => (known ??= lineStarts(text));
  const named = file === undefined ? {} : { file };
  const { cards, left, leave, read, readEntry } = cardsOf(text, starts, named);
  const readList = (list: readonly unknown[], path: readonly string[]): void => {
    set = setOfAll(list);
    const spans = spansUnder(text, path);
    list.forEach((value, index) => {
      read({ value, span: () => spans().get(String(index)) ?? { start: 0, end: 0 } }, readScryfallCard);
    });
  };
  const readAtomic = (data: Fields, path: readonly string[]): void => {
    const spans = spansUnder(text, path);
    for (const [name, value] of Object.entries(data))
      read({ value, span: () => spans().get(name) ?? { start: 0, end: 0 } }, (reader, faces) =>
        readAtomicCard(reader, name, faces),
      );
  };
  let set: Pick<CardFile, "set"> = {};
  const readSet = (data: Fields, path: readonly string[]): void => {
    const list = Array.isArray(data["cards"]) ? data["cards"] : [];
    const spans = spansUnder(text, [...path, "cards"]);
    for (const [name, faces, index] of printingsIn(list))
      read(
        { value: faces, span: () => spans().get(String(index)) ?? { start: 0, end: 0 } },
        (reader, value) => readAtomicCard(reader, name, value),
      );
    leave("token", Array.isArray(data["tokens"]) ? data["tokens"].length : 0);
  };
  const notCards = (what: string): void => {
    diagnostics.push(
      withPosition(diagnostic("RW1006", { start: 0, end: Math.min(1, text.length) }, [what]), starts()),
    );
  };
  const value = parsed(text);
  const other = withoutCards(value);
  if (value === undefined) {
    if (text.trim() === "")
      diagnostics.push(diagnostic("RW1001", { start: 0, end: 0 }, [], { line: 1, column: 1 }));
    else if (looksLikeLines(text))
      for (const entry of jsonLines(text, diagnostics, starts)) read(entry, readScryfallCard);
    else {
      const fault = jsonFault(text) ?? { at: 0, what: "it is too large to read in one piece" };
      diagnostics.push(
        withPosition(diagnostic("RW1005", { start: fault.at, end: fault.at + 1 }, [fault.what]), starts()),
      );
    }
  } else if (other !== undefined) notCards(other);
  else if (Array.isArray(value)) readList(value, []);
  else if (!isFields(value)) notCards(kindOf(value));
  else if (Array.isArray(value["data"])) readList(value["data"], ["data"]);
  else if (isSet(value["data"])) {
    readSet(value["data"], ["data"]);
    set = headerOf(value["data"]);
  } else if (isFields(value["data"]) && Object.values(value["data"]).some(isSet)) {
    for (const [code, each] of Object.entries(value["data"])) if (isSet(each)) readSet(each, ["data", code]);
  } else if (isFields(value["data"])) readAtomic(value["data"], ["data"]);
  else if (isSet(value)) readSet(value, []);
  else if (isCardFields(value))
    readEntry({ value, span: () => ({ start: 0, end: text.length }) }, readScryfallCard);
  else if (Object.values(value).length > 0 && Object.values(value).every(Array.isArray))
    readAtomic(value, []);
  else notCards("not a list of cards");
  if (cards.length === 0 && diagnostics.length === 0)
    diagnostics.push(diagnostic("RW1001", { start: 0, end: 0 }, [], { line: 1, column: 1 }));
  const vocabulary = impliedIn(cards.flatMap(({ source }) => source.faces));
  const passed = [...left].map(([what, count]) => ({ what, count }));
  return { ...named, ...set, text, positions: "text", cards, vocabulary, diagnostics, left: passed };
};
