import { classKey } from "./engine/grammar.ts";
import {
  addKeywordName,
  classNames,
  classes,
  compounds,
  removeKeywordName,
  type OwnKeyword,
} from "./lexicon/lexicon.ts";
import { matchAt } from "./scan.ts";
import { makeWord, type Word, wordOf } from "./word.ts";

/** Takes a token: its image, its word, and where it stands. */
export type Push = (image: string, word: Word, start: number, end: number) => void;

const contractions = new Set([
  "it's",
  "that's",
  "there's",
  "who's",
  "here's",
  "what's",
  "let's",
  "he's",
  "she's",
]);

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}\d'’-]*/uy;
const cardTypePlurals = new Set(
  [...classes.cardType].filter(([, meaning]) => meaning.plural).map(([word]) => word),
);

/** The card's own name. */
export const selfWord = wordOf(classKey("self"));
/** A card's name of one word, which may be an ordinary word as well ("Flash", "Sacrifice"). */
export const selfOr = ({ keys }: Word): Word => wordOf(...selfWord.keys, ...keys);

const written = new Map<string, Word>();

/** A word as written. Subtypes need their capital, so that "mine counter" is no Mine. */
export const wordFor = (image: string): Word => {
  const known = written.get(image);
  if (known !== undefined) return known;
  const lower = image.toLowerCase();
  const keys = [lower];
  for (const name of classNames)
    if (
      classes[name].has(
        name === "subtype" ||
          (name === "singularType" && image !== lower) ||
          (name === "pluralType" && image !== lower && !cardTypePlurals.has(lower))
          ? image
          : lower,
      )
    )
      keys.push(classKey(name));
  if (image === "X" || image === "Y") keys.push(classKey("variable"));
  const made = makeWord(keys);
  written.set(image, made);
  return made;
};

/** A word of plain letters. */
interface Plain {
  readonly image: string;
  /** Nothing for words that what follows may join or split. */
  readonly word: Word | undefined;
  readonly next: Plain | undefined;
}
/** By hash, so that a known word is found without a copy of its letters. */
const plain: (Plain | undefined)[] = [];
const plainMask = 0x1fff;
/** Words with one hash: more stand there only in texts that are made for it. */
const mostAlike = 30;

const plainAt = (text: string, from: number, end: number, hash: number): Plain => {
  const place = hash & plainMask;
  let alike = 0;
  for (let known = plain[place]; known !== undefined; known = known.next, alike++)
    if (known.image.length === end - from && text.startsWith(known.image, from)) return known;
  const image = text.slice(from, end);
  const lower = image.toLowerCase();
  const word = compounds.has(lower) || lower.startsWith("non") ? undefined : wordFor(image);
  return (plain[place] = { image, word, next: alike < mostAlike ? plain[place] : undefined });
};

/** Makes keywords of card files known, in place of those that were. */
export const learnKeywords = (keywords: readonly OwnKeyword[], before: readonly OwnKeyword[]): void => {
  if (keywords.length + before.length === 0) return;
  written.clear();
  plain.length = 0;
  before.forEach(removeKeywordName);
  keywords.forEach(addKeywordName);
};

const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
/** Behind these a word of plain letters goes on, or is one of two. */
const goesOn = (code: number): boolean => code > 127 || code === 39 || code === 45 || code === 47;

/** A word, or a word and what is joined to it: "non-", "'s". Returns where it ends. */
export const lexWord = (text: string, from: number, push: Push): number => {
  let end = from;
  let hash = 0;
  let code = text.charCodeAt(end);
  while (isLetterOrDigit(code)) {
    hash = (Math.imul(hash, 31) + code) | 0;
    code = text.charCodeAt(++end);
  }
  if (!goesOn(code)) {
    const { image, word } = plainAt(text, from, end, hash);
    if (word !== undefined) {
      push(image, word, from, end);
      return end;
    }
  }
  let image = (matchAt(wordPattern, text, from) ?? text[from]!).replace(/’/g, "'");
  if (image.startsWith("and") && text.startsWith("and/or", from)) {
    push("and/or", wordOf("and/or"), from, from + 6);
    return from + 6;
  }
  for (const compound of compounds.get(image.toLowerCase()) ?? []) {
    const whole = text.slice(from, from + compound.length);
    if (whole.toLowerCase() === compound && !/[\p{L}\d-]/u.test(text[from + compound.length] ?? "")) {
      push(whole, wordFor(whole), from, from + compound.length);
      return from + compound.length;
    }
  }
  image = image.replace(/-+$/, (dashes) => (image.toLowerCase() === `non${dashes}` ? dashes : ""));
  const lower = image.toLowerCase();
  const hyphenated = /^(non-)(\p{L}.*)$/u.exec(lower);
  if (hyphenated) {
    push("non-", wordOf("non-"), from, from + 4);
    return lexWord(text, from + 4, push);
  }
  if (/^non[a-z]/.test(lower) && wordFor(lower.slice(3).replace(/'.*$/, "")).keys.length > 1) {
    push(image.slice(0, 3), wordOf("non"), from, from + 3);
    return lexWord(text, from + 3, push);
  }
  if (!contractions.has(lower)) {
    const genitive = /^(.+?)('s?)$/.exec(image);
    if (genitive) {
      const stem = genitive[1]!;
      push(stem, wordFor(stem), from, from + stem.length);
      push(genitive[2]!, wordOf("'s"), from + stem.length, from + image.length);
      return from + image.length;
    }
  }
  push(image, wordFor(image), from, from + image.length);
  return from + image.length;
};
