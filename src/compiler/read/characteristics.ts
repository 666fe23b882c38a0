import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import { cardTypes, supertypes } from "../../abilities/characteristics.ts";
import type { CardType, Color, ManaSymbol, Supertype } from "../../abilities/characteristics.ts";
import type { Face } from "../../abilities/cards.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Diagnostic, FaceSource, Mutable, Span } from "../types.ts";

const colorOf: Readonly<Record<string, Color>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
const letterOf: Readonly<Record<Color, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
/** Types that were renamed (308.1). */
const olderTypes: Readonly<Record<string, CardType>> = { tribal: "kindred" };
/** Between types and subtypes (205.1). */
const dashes = /[—–―]|\s-{1,2}\s/;

/** A mana symbol without braces (107.4): numbers, colors, colorless, snow, X, hybrid, two-brid and Phyrexian. */
const manaSymbol =
  /^(?:\d{1,7}|[WUBRGCSX]|[WUBRGC]\/[WUBRG]|2\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P|C\/P)$/;

/** Whether that is a mana symbol: `W`, `2/W`, `G/U/P`. */
const isManaSymbol = (symbol: string): boolean => manaSymbol.test(symbol);

/** Reads each text once: many cards have the same. What is not without fault is read anew, since its messages have places. */
const once = <R extends { readonly diagnostics: readonly Diagnostic[] }>(
  read: (text: string, at: number) => R,
): ((text: string, at?: number) => R) => {
  const known = new Map<string, R>();
  return (text, at = 0) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const reading = read(text, at);
    if (known.size >= mostKnown) known.clear();
    if (reading.diagnostics.length === 0) known.set(text, reading);
    return reading;
  };
};
/** More than all printed cards have. */
const mostKnown = 10_000;

export interface ManaCostReading {
  readonly symbols: readonly ManaSymbol[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a printed mana cost in braces or angle brackets (202.1). Positions count from `at`. */
export const readManaCost = once((text, at): ManaCostReading => {
  const symbols: ManaSymbol[] = [];
  const diagnostics: Diagnostic[] = [];
  let position = 0;
  while (position < text.length) {
    const here = text[position] ?? "";
    if (/\s/.test(here)) {
      position++;
      continue;
    }
    const close =
      here === "{" ? text.indexOf("}", position) : here === "<" ? text.indexOf(">", position) : -1;
    if (close < 0) {
      diagnostics.push(
        diagnostic("RW1012", { start: at + position, end: at + text.length }, [text.slice(position)]),
      );
      break;
    }
    const symbol = text
      .slice(position + 1, close)
      .trim()
      .toUpperCase();
    if (isManaSymbol(symbol)) symbols.push(symbol);
    else
      diagnostics.push(
        diagnostic("RW1013", { start: at + position, end: at + close + 1 }, [
          text.slice(position, close + 1),
        ]),
      );
    position = close + 1;
  }
  return { symbols, diagnostics };
});

export interface TypeLineReading {
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const typeWords: readonly string[] = [...cardTypes, ...supertypes].map(
  (word) => word[0]?.toUpperCase() + word.slice(1),
);
/** The two-word subtypes (205.3): a Plane's aside, only Time Lord (205.3m). */
const subtypeWords = /Time Lord|\S+/g;

/** Reads a type line (205): supertypes and card types, a long dash, subtypes. Positions count from `at`. */
export const readTypeLine = once((text, at): TypeLineReading => {
  const dash = dashes.exec(text);
  const left = dash === null ? text : text.slice(0, dash.index);
  const right = dash === null ? "" : text.slice(dash.index + dash[0].length);
  const foundSupertypes: Supertype[] = [];
  const foundTypes: CardType[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const match of left.matchAll(/\S+/g)) {
    const word = match[0].toLowerCase();
    const supertype = supertypes.find((each) => each === word);
    const cardType =
      cardTypes.find((each) => each === word) ??
      (Object.hasOwn(olderTypes, word) ? olderTypes[word] : undefined);
    if (supertype !== undefined) foundSupertypes.push(supertype);
    else if (cardType !== undefined) foundTypes.push(cardType);
    else {
      const suggestion = didYouMean(match[0], typeWords);
      const span: Span = { start: at + match.index, end: at + match.index + match[0].length };
      diagnostics.push(
        diagnostic("RW1016", span, [match[0]], suggestion === undefined ? {} : { suggestion }),
      );
    }
  }
  if (foundTypes.length === 0 && diagnostics.length === 0)
    diagnostics.push(diagnostic("RW1030", { start: at, end: at + text.length }, []));
  const subtypes = [...right.matchAll(subtypeWords)].map((match) => match[0]);
  return { supertypes: foundSupertypes, cardTypes: foundTypes, subtypes, diagnostics };
});

const stat = /^(?:[+-]?\d{1,4}(?:\.5)?|\d*[½∞?]|[*XYZ]²?|\d+[+-]\*|\*[+-]\d+|[*X][+-]\d+|\d+[+-]X)$/;

/** A power, toughness, loyalty or defense: a number, or text such as `*` and `1+*` (208.2). */
export const readStat = (text: string): number | string | undefined =>
  /^-?\d{1,4}$/.test(text) ? Number(text) : stat.test(text) ? text : undefined;

/** The printed characteristics of a face (109.3), everything but the abilities. */
export interface Characteristics {
  readonly face: Omit<Face, "abilities">;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the printed fields of a face: mana cost (202), type line (205), color indicator (204), power and toughness (208). */
export const readCharacteristics = (source: FaceSource): Characteristics => {
  const at = source.at;
  const diagnostics: Diagnostic[] = [];
  const cost = readManaCost(source.manaCost, at?.manaCost ?? source.offset);
  const types = readTypeLine(source.typeLine, at?.typeLine ?? source.offset);
  diagnostics.push(...cost.diagnostics, ...types.diagnostics);
  const face: Mutable<Omit<Face, "abilities">> = {
    name: source.name,
    ...(source.manaCost.trim() === "" ? {} : { manaCost: cost.symbols }),
    supertypes: types.supertypes,
    cardTypes: types.cardTypes,
    subtypes: types.subtypes,
  };
  if (source.colorIndicator !== undefined && source.colorIndicator !== "") {
    const found: Color[] = [];
    for (const letter of source.colorIndicator) {
      const color = Object.hasOwn(colorOf, letter) ? colorOf[letter] : undefined;
      if (color === undefined)
        diagnostics.push(diagnostic("RW1029", { start: at?.name ?? 0, end: at?.name ?? 0 }, [letter]));
      else found.push(color);
    }
    face.colorIndicator = found;
  }
  const statsAt = at?.stats ?? source.offset;
  const take = (text: string | undefined, what: string): number | string | undefined => {
    if (text === undefined) return undefined;
    const value = readStat(text);
    if (value === undefined)
      diagnostics.push(diagnostic("RW1028", { start: statsAt, end: statsAt + text.length }, [text, what]));
    return value;
  };
  const power = take(source.power, "power");
  const toughness = take(source.toughness, "toughness");
  const loyalty = take(source.loyalty, "loyalty");
  const defense = take(source.defense, "defense");
  if (power !== undefined) face.power = power;
  if (toughness !== undefined) face.toughness = toughness;
  if (loyalty !== undefined) face.loyalty = loyalty;
  if (typeof defense === "number") face.defense = defense;
  diagnostics.push(...missingStats(source, types.cardTypes, types.subtypes));
  return { face, diagnostics };
};

/** A creature has power and toughness (302.4), a planeswalker loyalty (306.5), a battle defense (310.4); others have none. */
const missingStats = (
  source: FaceSource,
  types: readonly CardType[],
  subtypes: readonly string[],
): readonly Diagnostic[] => {
  const start = source.at?.name ?? source.offset;
  const whole = { start, end: start + (source.at === undefined ? 0 : source.name.length) };
  const statsStart = source.at?.stats ?? source.offset;
  const stats = { start: statsStart, end: statsStart };
  const found: Diagnostic[] = [];
  // A record of other data may lack a number that is no part of its text; in a card file it was forgotten.
  const isRecord = source.at === undefined;
  const creature = types.includes("creature");
  const hasStats = source.power !== undefined || source.toughness !== undefined;
  if (creature && (source.power === undefined || source.toughness === undefined))
    found.push(diagnostic("RW1014", whole, []));
  if (
    types.length > 0 &&
    !creature &&
    hasStats &&
    !subtypes.some((subtype) => sizedArtifactTypes.includes(subtype))
  )
    found.push(
      diagnostic(
        "RW1015",
        { start: statsStart, end: statsStart + `${source.power}/${source.toughness}`.length },
        ["power and toughness", "creatures, Vehicles and Spacecraft"],
      ),
    );
  if (types.includes("planeswalker") && source.loyalty === undefined)
    found.push(diagnostic(isRecord ? "RW1036" : "RW1027", whole, ["planeswalker"]));
  if (types.includes("battle") && source.defense === undefined)
    found.push(diagnostic(isRecord ? "RW1036" : "RW1027", whole, ["battle"]));
  if (types.length > 0 && !types.includes("planeswalker") && source.loyalty !== undefined)
    found.push(diagnostic("RW1015", stats, ["loyalty", "planeswalkers"]));
  return found;
};

/** Letters of a color indicator (204) from words or letters: `Red, Green`, `RG`. Undefined when a word is no color. */
export const readColors = (text: string): string | undefined => {
  if (/^[WUBRG]+$/.test(text)) return text;
  let letters = "";
  for (const word of text.toLowerCase().split(/[\s,]+|\band\b/)) {
    if (word === "") continue;
    const color = Object.keys(letterOf).find((each) => each === word);
    if (color === undefined) return undefined;
    letters += letterOf[color as Color];
  }
  return letters === "" ? undefined : letters;
};
