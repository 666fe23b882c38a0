import type { Card } from "../../abilities/cards.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Diagnostic, FaceSource, Span } from "../types.ts";
import { longestLine } from "./card-file.ts";
import type { ReadCard } from "./card-file.ts";
import { readColors, readTypeLine } from "./characteristics.ts";
import { layouts } from "./layouts.ts";
import type { Block, Line } from "./lines.ts";

type Layout = Card["layout"];

/** The place of a line. */
export const spanOf = (line: Line): Span => ({ start: line.start, end: line.start + line.text.length });
/** What may have been meant by a word. */
export const suggestionFor = (word: string, options: readonly string[]) => {
  const suggestion = didYouMean(word, options);
  return suggestion === undefined ? {} : { suggestion };
};

/** Takes what is wrong. */
export type Report = (found: Diagnostic) => void;

const cost = /(?:^|\s+)((?:\{[^{}<>]*\}|<[^{}<>]*>)(?:\s*(?:\{[^{}<>]*\}|<[^{}<>]*>))*)$/;

interface NameLine {
  readonly name: string;
  readonly manaCost: string;
  readonly manaCostAt: number;
}

/** A cost as some write it: `1RR`, `XG`, `RW`; not `Plan B`, whose last word may be a part of the name. */
const bareCost = /\s+(X*\d{1,2}[WUBRGC]*|X+[WUBRGC]+|[WUBRGC]{2,})$/;

/** A name line that ends with a mana cost without braces: refused, and read as what it should be. */
const readBareCost = (line: Line, report: Report): NameLine | undefined => {
  const [words = "", said = ""] = bareCost.exec(line.text) ?? [];
  if (words === "") return undefined;
  const cost = said.replace(/\d+|[A-Z]/g, "{$&}");
  const start = line.start + line.text.length - said.length;
  const span = { start, end: start + said.length };
  const fix = { title: `Change '${said}' to '${cost}'`, edits: [{ span, text: cost }], sure: true as const };
  report(diagnostic("RW1033", span, [said, cost], { fixes: [fix] }));
  return { name: line.text.slice(0, -words.length), manaCost: cost, manaCostAt: start };
};

/** `Ash 2 {R}{R}`, `Ash R`: a number before a cost that has none, or a color at the end, may be a part of either. */
const warnOfSymbol = (line: Line, name: string, report: Report): void => {
  const end = name.length === line.text.length ? /\s([WUBRGC])$/ : /\s(\d{1,2}|X)$/;
  const number = end.exec(name)?.[1];
  if (number === undefined) return;
  const start = line.start + name.length - number.length;
  const span = { start, end: start + number.length };
  const fix = { title: `Change '${number}' to '{${number}}'`, edits: [{ span, text: `{${number}}` }] };
  report(diagnostic("RW1046", span, [number], { fixes: [fix] }));
};

/** `Cinderglyph Adept {1}{R}`: the name, then the mana cost if there is one. */
const readNameLine = (line: Line, report: Report, costs: boolean): NameLine => {
  const match = cost.exec(line.text);
  const bare = match === null && costs ? readBareCost(line, report) : undefined;
  if (bare !== undefined) return bare;
  const name = match === null ? line.text : line.text.slice(0, match.index);
  const manaCost = match?.[1] ?? "";
  if (costs && !/\d|X/.test(manaCost)) warnOfSymbol(line, name, report);
  const stray = /[{}<>]/.exec(name);
  if (stray !== null) {
    const span = { start: line.start + stray.index, end: line.start + line.text.length };
    report(diagnostic("RW1012", span, [line.text.slice(stray.index)]));
    return { name: name.slice(0, stray.index).trim(), manaCost: "", manaCostAt: line.start };
  }
  if (name.trim() === "") report(diagnostic("RW1011", spanOf(line), []));
  return { name: name.trim(), manaCost, manaCostAt: line.start + line.text.length - manaCost.length };
};

type Stats = Partial<Pick<FaceSource, "power" | "toughness" | "loyalty" | "defense">>;
const statWord = "[+-]?[\\d*XYZ½∞?.]+(?:[+-][\\d*X]+)?²?";
const powerLine = new RegExp(`^(${statWord})\\s*/\\s*(${statWord})$`);
const loyaltyLine = /^(?:loyalty\s*:\s*(\S+)|\[(\d+|X|\*)\])$/i;
const defenseLine = /^defense\s*:\s*(\S+)$/i;

/** `2/2`, `Loyalty: 3`, `[3]`, `Defense: 5`; `[5]` is the defense of a battle. */
const readStats = (text: string, battle: boolean): Stats | undefined => {
  const power = powerLine.exec(text);
  if (power?.[1] !== undefined && power[2] !== undefined) return { power: power[1], toughness: power[2] };
  const loyalty = loyaltyLine.exec(text);
  const value = loyalty?.[1] ?? loyalty?.[2];
  if (value !== undefined)
    return battle && loyalty?.[2] !== undefined ? { defense: value } : { loyalty: value };
  const defense = defenseLine.exec(text)?.[1];
  return defense === undefined ? undefined : { defense };
};

/** The last line as some write it, for cards with these types: `(2/2)`, `3`. */
const looseStats: readonly (readonly [types: RegExp, said: RegExp, stats: string])[] = [
  [
    /\b(?:creature|vehicle|spacecraft)\b/i,
    new RegExp(`^(?:p/t\\s*:?\\s*)?[([]?(${statWord})\\s*[/\\\\]\\s*(${statWord})[)\\]]?\\.?$`, "i"),
    "$1/$2",
  ],
  [/\bplaneswalker\b/i, /^(?:(?:starting )?loyalty\s*[:=-]?\s*)?[([{<]?(\d+|X)[)\]}>]?\.?$/i, "Loyalty: $1"],
  [/\bbattle\b/i, /^(?:defense\s*[:=-]?\s*)?[({<]?(\d+|X)[)}>]?\.?$/i, "Defense: $1"],
];

/** The last line of a face, as it should be where it is only written in another way: that is refused. */
const readLooseStats = (line: Line, types: string, report: Report): string => {
  const loose = looseStats.find(([kinds, said]) => kinds.test(types) && said.test(line.text));
  if (loose === undefined) return line.text;
  const [, said, stats] = loose;
  const text = line.text.replace(said, stats).replace(/\bx\b/g, "X");
  if (text === line.text) return text;
  const span = spanOf(line);
  const fix = { title: `Change '${line.text}' to '${text}'`, edits: [{ span, text }], sure: true as const };
  report(diagnostic("RW1048", span, [line.text, text], { fixes: [fix] }));
  return text;
};

/** Level symbols (711.2) print power and toughness inside the text. */
const afterLevel = (lines: readonly Line[], index: number): boolean =>
  /^level\s+\d/i.test(lines[index - 1]?.text ?? "");

interface FaceReading {
  readonly face: FaceSource;
  readonly attributes: ReadonlyMap<string, string>;
}

/** The attribute lines of a face: those the readers know themselves, and those passed through. */
const readAttributes = (lines: readonly Line[], report: Report): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  for (const line of lines) {
    const match = /^@([A-Za-z][\w-]*)(?:\s+(.*))?$/.exec(line.text);
    const name = match?.[1];
    if (name === undefined) report(diagnostic("RW1017", spanOf(line), [line.text]));
    else if (attributes.has(name)) report(diagnostic("RW1018", spanOf(line), [name]));
    else attributes.set(name, match?.[2] ?? "");
  }
  return attributes;
};

/** Type lines of older cards, and what they are now (glossary: Summon, Local Enchantment, Interrupt, Mana Source). */
const olderTypeLines: readonly (readonly [RegExp, string])[] = [
  [/^summon legend$/i, "Legendary Creature"],
  [/^summon (.+)$/i, "Creature — $1"],
  [/^enchant creature$/i, "Enchantment — Aura\nEnchant creature"],
  [/^enchant land$/i, "Enchantment — Aura\nEnchant land"],
  [/^enchant artifact$/i, "Enchantment — Aura\nEnchant artifact"],
  [/^enchant enchantment$/i, "Enchantment — Aura\nEnchant enchantment"],
  [/^enchant player$/i, "Enchantment — Aura\nEnchant player"],
  [/^(?:interrupt|mana source)$/i, "Instant"],
];

/** A type line of an older card: refused, and read as what it is now. */
const readOlderTypeLine = (line: Line, report: Report): Line => {
  const older = olderTypeLines.find(([find]) => find.test(line.text));
  if (older === undefined) return line;
  const span = spanOf(line);
  const [types = "", ...rules] = line.text.replace(...older).split("\n");
  const edits = [{ span, text: [types, ...rules].join("\n") }];
  const fix = { title: `Change '${line.text}' to '${types}'`, edits, sure: true as const };
  report(diagnostic("RW1045", span, [line.text, types], { fixes: [fix] }));
  return { ...line, text: types };
};

/** A type line without a word that belongs to one is the text, and the type line was left out. */
const checkTypeLine = (typeLine: Line | undefined, name: Line, report: Report): void => {
  const types = typeLine === undefined ? undefined : readTypeLine(typeLine.text);
  if (
    types === undefined ||
    (types.cardTypes.length + types.supertypes.length === 0 &&
      !types.diagnostics.some((each) => each.suggestion !== undefined))
  )
    report(diagnostic("RW1010", spanOf(typeLine ?? name), []));
};

/** The lines behind the type line: rules text, and what is printed below it. */
const readBody = (body: readonly Line[], types: string, report: Report) => {
  const battle = /\bbattle\b/i.test(types);
  const last = body.at(-1);
  const printed = last && readStats(last.text, battle);
  const stats = last && (printed ?? readStats(readLooseStats(last, types, report), battle));
  const text = stats === undefined ? body : body.slice(0, -1);
  text.forEach((line, index) => {
    if (readStats(line.text, battle) !== undefined && !afterLevel(text, index))
      report(diagnostic("RW1020", spanOf(line), [line.text]));
  });
  return { text, stats, statsAt: stats && last?.start };
};

/** Whether lines are one piece of the file: each begins right after the line break of the one before. */
const isOnePiece = (lines: readonly Line[]): boolean =>
  lines.every((line, index) => {
    const before = lines[index - 1];
    return before === undefined || line.start === before.start + before.text.length + 1;
  });

/** The letters of the colors that an attribute tells. */
const readIndicator = (
  color: string | undefined,
  lines: readonly Line[],
  report: Report,
): string | undefined => {
  const indicator = color === undefined ? undefined : readColors(color);
  const line = lines.find((each) => each.text.startsWith("@color"));
  if (color !== undefined && indicator === undefined && line !== undefined)
    report(diagnostic("RW1029", spanOf(line), [color]));
  return indicator;
};

/** Reads the lines of a face, the first of them its name. */
export const readFace = (lines: readonly Line[], report: Report): FaceReading | undefined => {
  const attributes = readAttributes(
    lines.filter((line) => line.kind === "attribute"),
    report,
  );
  const [nameLine, printedTypes, ...body] = lines.filter(
    (line) => line.kind !== "attribute" && line.kind !== "comment",
  );
  if (nameLine === undefined) return undefined;
  const typeLine = printedTypes && readOlderTypeLine(printedTypes, report);
  // A land has no mana cost (202.1b), and its name may end with anything.
  const costs = typeLine !== undefined && !/\bland\b/i.test(typeLine.text);
  const { name, manaCost, manaCostAt } = readNameLine(nameLine, report, costs);
  checkTypeLine(typeLine, nameLine, report);
  for (const line of [nameLine, ...body])
    if (line.text.length > longestLine)
      report(diagnostic("RW1004", spanOf(line), [String(line.text.length)]));
  const { text, stats, statsAt } = readBody(body, typeLine?.text ?? "", report);
  const indicator = readIndicator(attributes.get("color"), lines, report);
  const tooLong = text.some((line) => line.text.length > longestLine);
  return {
    attributes,
    face: {
      name,
      manaCost,
      typeLine: typeLine?.text ?? "",
      text: tooLong ? "" : text.map((line) => line.text).join("\n"),
      ...stats,
      ...(indicator === undefined ? {} : { colorIndicator: indicator }),
      offset: text[0]?.start ?? spanOf(typeLine ?? nameLine).end,
      ...(isOnePiece(text) || tooLong ? {} : { lines: text.map((line) => line.start) }),
      at: {
        name: nameLine.start,
        manaCost: manaCostAt,
        ...(typeLine === undefined ? {} : { typeLine: typeLine.start }),
        ...(statsAt === undefined ? {} : { stats: statsAt }),
      },
    },
  };
};

/** The layout that the faces themselves show; `@layout flip` says it where they don't. */
export const layoutOf = (faces: readonly FaceSource[]): Layout => {
  const second = faces[1];
  if (second === undefined) return "normal";
  if (/\bAdventure\b/.test(second.typeLine)) return "adventure";
  if (/\bOmen\b/.test(second.typeLine)) return "omen";
  if (faces.every((face) => /\b(?:Instant|Sorcery|Room)\b/.test(face.typeLine))) return "split";
  return second.manaCost === "" && !/\bLand\b/.test(second.typeLine) ? "transform" : "modal_dfc";
};

/** Reads the lines of a card; what is wrong has no line and column yet. */
export const readCard = (block: Block, file: string | undefined): ReadCard => {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (found) => diagnostics.push(found);
  const sides: Line[][] = [[]];
  const dividers: Line[] = [];
  for (const line of block) {
    if (line.kind === "divider") {
      if (line.text !== "//") report(diagnostic("RW1019", spanOf(line), []));
      dividers.push(line);
      sides.push([]);
    } else sides[sides.length - 1]?.push(line);
  }
  const readings = sides.map((side, index) => {
    const reading = readFace(side, report);
    const divider = dividers[Math.max(0, index - 1)];
    if (reading === undefined && divider !== undefined) report(diagnostic("RW1026", spanOf(divider), []));
    return reading;
  });
  const faces = readings.flatMap((reading) => (reading === undefined ? [] : [reading.face]));
  const attributes: Record<string, string> = {};
  let layout = layoutOf(faces);
  for (const reading of readings)
    for (const [name, value] of reading?.attributes ?? []) {
      if (name === "color") continue;
      if (name !== "layout") {
        Object.defineProperty(attributes, name, {
          value,
          enumerable: true,
          writable: true,
          configurable: true,
        });
        continue;
      }
      const known = layouts.find((each) => each === value);
      const line = block.find((each) => each.text.startsWith("@layout"));
      if (known !== undefined) layout = known;
      else if (line !== undefined)
        report(diagnostic("RW1024", spanOf(line), [value], suggestionFor(value, layouts)));
    }
  const nowhere: FaceSource = { name: "", manaCost: "", typeLine: "", text: "", offset: block[0].start };
  const [first = nowhere, ...others] = faces;
  return {
    diagnostics,
    source: {
      name: [first, ...others].map((face) => face.name).join(" // "),
      layout,
      faces: [first, ...others],
      ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
      ...(file === undefined ? {} : { file }),
      start: block[0].start,
    },
  };
};
