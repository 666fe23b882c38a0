import { classKey } from "./engine/grammar.ts";
import { matchAt } from "./scan.ts";
import type { Lexicon } from "./vocabulary.ts";
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
/** The card's own name. */
export const selfWord = wordOf(classKey("self"));
/** A name of one word, which may be an ordinary word as well ("Flash"), as may the part before the comma of a longer one. */
export const selfOr = ({ keys, own }: Word): Word =>
  own === undefined ? wordOf(...selfWord.keys, ...keys) : makeWord([...selfWord.keys, ...keys], own);

const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
/** Behind these a word of plain letters goes on, or is one of two. */
const goesOn = (code: number): boolean => code > 127 || code === 39 || code === 45 || code === 47;

/** A word, or a word and what is joined to it: "non-", "'s". Returns where it ends. */
export const lexWord = (lexicon: Lexicon, text: string, from: number, push: Push): number => {
  let end = from;
  let hash = 0;
  let code = text.charCodeAt(end);
  while (isLetterOrDigit(code)) {
    hash = (Math.imul(hash, 31) + code) | 0;
    code = text.charCodeAt(++end);
  }
  if (!goesOn(code)) {
    const { image, word } = lexicon.plainAt(text, from, end, hash);
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
  for (const compound of lexicon.compoundsFrom(image.toLowerCase()) ?? []) {
    const whole = text.slice(from, from + compound.length);
    if (whole.toLowerCase() === compound && !/[\p{L}\d-]/u.test(text[from + compound.length] ?? "")) {
      push(whole, lexicon.wordFor(whole), from, from + compound.length);
      return from + compound.length;
    }
  }
  image = image.replace(/-+$/, (dashes) => (image.toLowerCase() === `non${dashes}` ? dashes : ""));
  const lower = image.toLowerCase();
  const hyphenated = /^(non-)(\p{L}.*)$/u.exec(lower);
  if (hyphenated) {
    push("non-", wordOf("non-"), from, from + 4);
    return lexWord(lexicon, text, from + 4, push);
  }
  if (/^non[a-z]/.test(lower) && lexicon.wordFor(lower.slice(3).replace(/'.*$/, "")).keys.length > 1) {
    push(image.slice(0, 3), wordOf("non"), from, from + 3);
    return lexWord(lexicon, text, from + 3, push);
  }
  // "Urza's" is a land type (205.3i).
  if (!contractions.has(lower) && !lexicon.has("subtype", image)) {
    const genitive = /^(.+?)('s?)$/.exec(image);
    if (genitive) {
      const stem = genitive[1]!;
      push(stem, lexicon.wordFor(stem), from, from + stem.length);
      push(genitive[2]!, wordOf("'s"), from + stem.length, from + image.length);
      return from + image.length;
    }
  }
  push(image, lexicon.wordFor(image), from, from + image.length);
  return from + image.length;
};
