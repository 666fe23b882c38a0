import { compileGuarded } from "../compile-file.ts";
import type { CardSource, CompileCard } from "../types.ts";
import { isException } from "./exceptions.ts";
import type { Exception } from "./exceptions.ts";
import { paragraphAt, placeOf, skippedRanges, withText, wordPattern } from "./places.ts";
import { random, sample } from "./random.ts";
import type { CardProbe, ProbeResult, Swallowed } from "./swallowed.ts";

/** Words that make another sense in the same place, so that changing one must change the ability or fail. */
const exchanges: Readonly<Record<string, string>> = {
  a: "two",
  an: "two",
  one: "two",
  two: "three",
  three: "four",
  four: "five",
  target: "each",
  each: "target",
  you: "they",
  your: "their",
  opponent: "player",
  player: "opponent",
  creature: "artifact",
  creatures: "artifacts",
  artifact: "enchantment",
  land: "creature",
  lands: "creatures",
  white: "blue",
  blue: "black",
  black: "red",
  red: "green",
  green: "white",
  tapped: "untapped",
  untapped: "tapped",
  attacking: "blocking",
  blocking: "attacking",
  power: "toughness",
  toughness: "power",
  less: "greater",
  greater: "less",
  graveyard: "hand",
  hand: "graveyard",
  top: "bottom",
  bottom: "top",
  up: "down",
  and: "or",
  or: "and",
  can: "can't",
  flying: "trample",
  trample: "flying",
  beginning: "end",
  draw: "discard",
  discard: "draw",
  gains: "loses",
  loses: "gains",
  if: "unless",
  unless: "if",
  control: "own",
  own: "control",
  other: "such",
  may: "can",
};

const typeWords = ["artifact", "enchantment", "land", "creature"];
/** Another card type; not one that the card is too, because "this artifact" on an artifact creature is the same thing. */
const otherType = (word: string, typeLine: string): string | undefined =>
  typeWords.includes(word)
    ? typeWords.find((type) => type !== word && !typeLine.toLowerCase().includes(type))
    : undefined;

const changed = (word: string, typeLine: string): string | undefined => {
  const number = /^([+-]?)(\d+)(.*)$/.exec(word);
  if (number !== null) return `${number[1] ?? ""}${Number(number[2]) + 1}${number[3] ?? ""}`;
  const lower = word.toLowerCase();
  const other =
    otherType(lower, typeLine) ?? (Object.hasOwn(exchanges, lower) ? exchanges[lower] : undefined);
  if (other === undefined) return undefined;
  return word[0] === lower[0] ? other : `${other[0]?.toUpperCase() ?? ""}${other.slice(1)}`;
};

/** Leaves out the word at the place, with one of the spaces around it. */
const without = (text: string, start: number, end: number): string => {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.endsWith(" ")) return before.slice(0, -1) + after;
  const rest = after.startsWith(" ") ? after.slice(1) : after;
  // A sentence still begins with a capital, so that it is not refused for that alone.
  return before + (/[A-Z]/.test(text[start] ?? "") ? rest.slice(0, 1).toUpperCase() + rest.slice(1) : rest);
};

/**
 * The deletion probe: leaves out and changes one word at a time in a card that compiles and compiles it again. The same
 * ability objects mean that nothing had read the word.
 */
export const probeCard: CardProbe = (source, compile, exceptions = []) => {
  const meaning = (card: CardSource): string | undefined => {
    const result = compileGuarded(card, compile, { brief: true });
    return result.status === "compiled"
      ? JSON.stringify(result.card?.faces.map((face) => face.abilities))
      : undefined;
  };
  const original = meaning(source);
  if (original === undefined) return { probes: 0, swallowed: [] };
  const swallowed: Swallowed[] = [];
  let probes = 0;
  source.faces.forEach((face, index) => {
    const skipped = skippedRanges(face);
    const found = [...face.text.matchAll(wordPattern)];
    found.forEach((match, position) => {
      const start = match.index;
      const end = start + match[0].length;
      if (skipped.some(([from, to]) => start >= from && end <= to)) return;
      const other = changed(match[0], face.typeLine);
      const variants: readonly (readonly [Swallowed["change"], string])[] = [
        ["left out", without(face.text, start, end)],
        ...(other === undefined
          ? []
          : [[`→ ${other}`, face.text.slice(0, start) + other + face.text.slice(end)] as const]),
      ];
      for (const [change, text] of variants) {
        probes++;
        if (meaning(withText(source, index, text)) !== original) continue;
        const place = placeOf(found, position, position);
        const reason = isException(exceptions, place, change);
        swallowed.push({
          card: source.name,
          place,
          change,
          paragraph: paragraphAt(face.text, start, end),
          ...(reason === undefined ? {} : { exception: reason }),
        });
      }
    });
  });
  return { probes, swallowed };
};

/** Probes a seeded sample of the cards that compile; the same seed asks the same cards. */
export const probe = (
  sources: readonly CardSource[],
  compile: CompileCard,
  options: { readonly cards: number; readonly seed: number; readonly exceptions?: readonly Exception[] },
  card: CardProbe = probeCard,
): ProbeResult => {
  let cards = 0;
  let probes = 0;
  const swallowed: Swallowed[] = [];
  for (const source of sample(sources, options.cards, random(options.seed))) {
    const result = card(source, compile, options.exceptions);
    cards++;
    probes += result.probes;
    swallowed.push(...result.swallowed);
  }
  return { cards, probes, swallowed };
};
