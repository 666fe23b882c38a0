import { creatureTypes, pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import { compileGuarded } from "../compile-file.ts";
import { same } from "../lower/same.ts";
import type { CompiledCard } from "../types.ts";
import { isException } from "./exceptions.ts";
import { longestPhrase, partnersOf } from "./phrases.ts";
import { paragraphAt, placeOf, skippedRanges, withText, wordPattern } from "./places.ts";
import type { CardProbe, Swallowed } from "./swallowed.ts";

const plurals = new Map(creatureTypes.map((type) => [pluralSubtype(type), type]));
const singulars: ReadonlySet<string> = new Set(creatureTypes);
/** Another creature type, in the same number. */
const otherType = (word: string): readonly string[] => {
  if (singulars.has(word)) return [word === "Goblin" ? "Elf" : "Goblin"];
  return plurals.has(word) ? [word === "Goblins" ? "Elves" : "Goblins"] : [];
};

const next: Readonly<Record<string, string>> = {
  one: "two",
  two: "three",
  three: "four",
  four: "five",
  a: "two",
};
const symbols: Readonly<Record<string, string>> = { W: "B", U: "G", B: "R", R: "W", G: "U", C: "W", T: "Q" };
/** The next number, another symbol. */
const otherFigure = (word: string): readonly string[] => {
  const generic = /^\{(\d+)\}$/.exec(word)?.[1];
  if (generic !== undefined) return [`{${Number(generic) + 1}}`];
  const symbol = /^\{(\w)\}$/.exec(word)?.[1];
  if (symbol !== undefined) return symbol in symbols ? [`{${symbols[symbol] ?? ""}}`] : [];
  const size = /^([+-]?)(\d+)\/([+-]?)(\d+)$/.exec(word);
  if (size !== null) {
    const [, sign = "", power = "", mark = "", toughness = ""] = size;
    return [
      `${sign}${Number(power) + 1}/${mark}${toughness}`,
      `${sign}${power}/${mark}${Number(toughness) + 1}`,
    ];
  }
  if (/^\d+$/.test(word)) return [String(Number(word) + 1)];
  return Object.hasOwn(next, word) ? [next[word] ?? ""] : [];
};

/** With a capital where what it stands for has one. */
const likeCase = (other: string, words: string): string =>
  /^[A-Z]/.test(words) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other;

const partnersIn = (words: string): readonly string[] => [
  ...otherType(words),
  ...otherFigure(words),
  ...partnersOf(words.toLowerCase()).map((other) => likeCase(other, words)),
];

const nouns = /^(?:creature|permanent|artifact|enchantment|land|card|spell|token)s?$/i;
/** A noun with something more said of it, in front of it and behind it. */
const withMoreSaid = (word: string): readonly string[] =>
  nouns.test(word) ? [likeCase(`legendary ${word.toLowerCase()}`, word), `${word} with mana value 3`] : [];

const facesOf = (card: CompiledCard): readonly unknown[] => card.faces.map(({ face }) => face.abilities);

/**
 * Whether paragraphs that the words do not stand in have other abilities than before. Paragraphs that are one text, such
 * as those of a spell that speak of each other, have all of them at the first.
 */
const changedElsewhere = (before: CompiledCard, now: CompiledCard, face: number, at: number): boolean =>
  [before, now].every((card) => card.faces[face]?.paragraphs?.[at]?.abilities.length) &&
  before.faces.some(({ paragraphs = [] }, index) => {
    const others = now.faces[index]?.paragraphs ?? [];
    return (
      others.length !== paragraphs.length ||
      paragraphs.some(
        ({ abilities }, place) =>
          !(index === face && place === at) && !same(abilities, others[place]?.abilities ?? []),
      )
    );
  });

interface Substitution {
  readonly place: string;
  readonly other: string;
  readonly start: number;
  readonly end: number;
}

/** What can be put for a phrase. */
type Partners = (phrase: string) => readonly string[];

/** Every phrase of a text that has a partner, with each of its partners. */
const substitutionsIn = (
  text: string,
  skipped: readonly (readonly [number, number])[],
  partners: Partners,
): readonly Substitution[] => {
  const words = [...text.matchAll(wordPattern)];
  return words.flatMap((word, first): readonly Substitution[] => {
    const start = word.index;
    if (skipped.some(([from, to]) => start >= from && start < to)) return [];
    return Array.from({ length: longestPhrase }, (_, more) => words[first + more]).flatMap((last, more) => {
      if (last === undefined) return [];
      const end = last.index + last[0].length;
      const phrase = text.slice(start, end);
      // Words of one phrase have nothing but spaces between them.
      return partners(phrase).map((other) => ({
        place: placeOf(words, first, first + more),
        other,
        start,
        end,
      }));
    });
  });
};

/** Where the paragraphs begin that have words of their own; modes and results belong to the one before them. */
const paragraphStarts = (text: string): readonly number[] =>
  [...text.matchAll(/^.+$/gm)].flatMap(({ 0: line, index }) =>
    /^(?:[•+]|\d+(?:[—–-]\d+)? \|)/.test(line) || line.replace(/\([^()]*\)/g, "").trim() === ""
      ? []
      : [index],
  );

/**
 * A probe that puts phrases of another meaning in the place of a card's own and compiles it again. The same abilities mean
 * that the two were taken for one; other abilities of another paragraph, that the change reached too far.
 */
const probeWith =
  (partners: Partners): CardProbe =>
  (source, compile, exceptions = []) => {
    const before = compileGuarded(source, compile, { brief: true });
    if (before.status !== "compiled") return { probes: 0, swallowed: [] };
    const swallowed: Swallowed[] = [];
    let probes = 0;
    source.faces.forEach((face, index) => {
      const heads = paragraphStarts(face.text);
      for (const { place, other, start, end } of substitutionsIn(face.text, skippedRanges(face), partners)) {
        const text = face.text.slice(0, start) + other + face.text.slice(end);
        const now = compileGuarded(withText(source, index, text), compile, { brief: true });
        if (now.status !== "compiled") continue;
        probes++;
        const paragraph = paragraphAt(face.text, start, end);
        const unnoticed = same(facesOf(now), facesOf(before));
        const at = heads.findLastIndex((head) => head <= start);
        const sorted = heads.length === before.faces[index]?.paragraphs?.length;
        if (!unnoticed && !(sorted && changedElsewhere(before, now, index, at))) continue;
        const change: Swallowed["change"] = unnoticed ? `→ ${other}` : `elsewhere → ${other}`;
        const reason = isException(exceptions, place, change);
        swallowed.push({
          card: source.name,
          place,
          change,
          paragraph,
          ...(reason === undefined ? {} : { exception: reason }),
        });
      }
    });
    return { probes, swallowed };
  };

/** The substitution probe: other phrases, by the list in `phrases.ts`. */
export const substituteIn: CardProbe = probeWith(partnersIn);

/** The insertion probe: nouns with something more said of them. The same abilities mean that it was swallowed. */
export const insertIn: CardProbe = probeWith(withMoreSaid);
