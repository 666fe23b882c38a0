import type { FileCard } from "../compiler/compile-file.ts";
import { readTypeLine } from "../compiler/read/characteristics.ts";
import type { CardSource } from "../compiler/types.ts";
import { colorsIn, manaValue } from "./colors.ts";
import { rarityOf } from "./notation.ts";

/** How many cards have something. */
export interface Count {
  readonly name: string;
  readonly cards: number;
}

/** What a set consists of. */
export interface Stats {
  readonly cards: number;
  readonly compiled: number;
  /** Of cards with a mana cost, by mana value; creatures among them apart. The last one is "and more". */
  readonly curve: readonly (Count & { readonly creatures: number })[];
  readonly averageManaValue: number;
  readonly colors: readonly Count[];
  /** A card counts for each of its types. */
  readonly types: readonly Count[];
  readonly rarities: readonly Count[];
  /** Keyword abilities of the cards that compile, the most frequent first. */
  readonly keywords: readonly Count[];
  readonly words: {
    readonly total: number;
    readonly average: number;
    readonly median: number;
    /** By the number of words in rules text, without reminder text. */
    readonly spread: readonly Count[];
    /** The cards with the most words. */
    readonly longest: readonly { readonly name: string; readonly words: number }[];
  };
}

const colorNames: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};
const order = ["white", "blue", "black", "red", "green", "multicolor", "colorless", "land"];
const rarityOrder = ["common", "uncommon", "rare", "mythic"];

/** The colors of a card; a land without colors counts as land. */
const colorOf = ({ faces }: CardSource): string => {
  const colors = colorsIn(faces);
  if (colors.length > 1) return "multicolor";
  if (colors !== "") return colorNames[colors] ?? colors;
  return /\bland\b/i.test(faces[0].typeLine) ? "land" : "colorless";
};

/** Words of rules text; a symbol is one, reminder text is none. */
const wordsOf = ({ faces }: CardSource): number =>
  faces
    .map(({ text }) => text.replace(/\([^()]*\)/g, " "))
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Names with their counts, in the order that is wanted; others behind it, the most frequent first. */
const counted = (names: Iterable<string>, first: readonly string[] = []): readonly Count[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const place = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...counts]
    .map(([name, cards]) => ({ name, cards }))
    .sort(
      (left, right) =>
        place(left.name) - place(right.name) ||
        right.cards - left.cards ||
        (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    );
};

const highest = 7;
const step = 10;
const mostWords = 60;

const curveOf = (cards: readonly CardSource[]): Stats["curve"] => {
  const costing = cards.filter(({ faces }) => faces[0].manaCost !== "");
  return Array.from({ length: highest + 1 }, (_, value) => {
    const here = costing.filter(({ faces }) => Math.min(highest, manaValue(faces)) === value);
    return {
      name: value === highest ? `${value}+` : String(value),
      cards: here.length,
      creatures: here.filter(({ faces }) => /\bcreature\b/i.test(faces[0].typeLine)).length,
    };
  });
};

const spreadOf = (words: readonly number[]): readonly Count[] =>
  Array.from({ length: mostWords / step + 2 }, (_, index) => {
    const from = index === 0 ? 0 : (index - 1) * step + 1;
    const to = index * step;
    const last = to > mostWords;
    return {
      name: index === 0 ? "0" : last ? `${from}+` : `${from}–${to}`,
      cards: words.filter((each) => each >= from && (last || each <= to)).length,
    };
  });

const average = (numbers: readonly number[]): number =>
  numbers.length === 0
    ? 0
    : Math.round((numbers.reduce((sum, each) => sum + each, 0) / numbers.length) * 100) / 100;

/** Counts what cards consist of. */
export const statsOf = (list: readonly FileCard[]): Stats => {
  const cards = list.map(({ source }) => source);
  const words = cards.map((card) => ({ name: card.name, words: wordsOf(card) }));
  const numbers = words.map((each) => each.words).sort((left, right) => left - right);
  const keywords = list.flatMap(({ result }) => [
    ...new Set(
      (result.card?.faces ?? []).flatMap(({ abilities }) =>
        abilities.flatMap((each) => (each.type === "keyword" ? [each.keyword] : [])),
      ),
    ),
  ]);
  const costing = cards.filter(({ faces }) => faces[0].manaCost !== "");
  return {
    cards: cards.length,
    compiled: list.filter(({ result }) => result.status === "compiled").length,
    curve: curveOf(cards),
    averageManaValue: average(costing.map(({ faces }) => manaValue(faces))),
    colors: counted(cards.map(colorOf), order),
    types: counted(
      cards.flatMap(({ faces }) => [
        ...new Set(faces.flatMap(({ typeLine }) => [...readTypeLine(typeLine).cardTypes])),
      ]),
    ),
    rarities: counted(
      cards.map(({ attributes = {} }) => rarityOf(attributes["rarity"] ?? "none")),
      rarityOrder,
    ),
    keywords: counted(keywords),
    words: {
      total: numbers.reduce((sum, each) => sum + each, 0),
      average: average(numbers),
      median: numbers[Math.floor(numbers.length / 2)] ?? 0,
      spread: spreadOf(numbers),
      longest: [...words].sort((left, right) => right.words - left.words).slice(0, 5),
    },
  };
};
