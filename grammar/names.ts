import { classKey } from "./engine/grammar.ts";
import { matchAt } from "./scan.ts";
import type { Lexicon } from "./vocabulary.ts";
import { type Word, wordOf } from "./word.ts";
import { selfOr, selfWord } from "./words.ts";

/** The maximal run of capitalised words (with small words between them) after "named". */
export const properName =
  /[A-Z\u00c0-\u00de][\p{L}\p{M}\d'’-]*(?:(?:,? (?:of|the|and|from|in|for|to|a|an|at|with|on|by|de|la)){0,3},? [A-Z\u00c0-\u00de][\p{L}\p{M}\d'’-]*)*/uy;

const namedThingWord = wordOf(classKey("namedThing"));

/** The names that a text can speak by. */
export interface Names {
  /** What it calls its own card, the full name first. */
  readonly own: readonly string[];
  readonly initials: readonly number[];
  readonly lexicon: Lexicon;
  /** What a paragraph calls the tokens that it creates: "create Ragavan, a legendary …". */
  tokens: string[];
  /** Within a quotation within a quotation, where it would not be clear whose name that of a token is. */
  nested: boolean;
}
export const namesOf = (own: readonly string[], lexicon: Lexicon): Names => ({
  own,
  initials: own.map((name) => name.charCodeAt(0)),
  lexicon,
  tokens: [],
  nested: false,
});
/** A name found in a text. */
export interface Found {
  readonly image: string;
  readonly word: Word;
  readonly length: number;
}

/** Whether a description of a token follows its name: "create Voja, a legendary …". */
export const describes = (text: string, at: number): boolean => /^, an? /.test(text.slice(at, at + 5));

const isName = (text: string, at: number, name: string): boolean => {
  if (name === "" || !text.startsWith(name, at)) return false;
  const after = text[at + name.length];
  return after === undefined || !/[\p{L}\p{M}\d-]/u.test(after);
};

/** A name of the card itself at a place of its text. */
const ownNameAt = (
  { own, lexicon }: Names,
  text: string,
  at: number,
  before: string | undefined,
): Found | undefined => {
  const called = own.findIndex((each) => isName(text, at, each));
  const name = own[called];
  if (name === undefined) return undefined;
  // A token's name may begin with a name of the card: the longer name is meant.
  const introduced = before === "named" ? called > 0 : before === "create" || before === "creates";
  const longer = introduced ? matchAt(properName, text, at) : undefined;
  if (
    longer !== undefined &&
    longer.length > name.length &&
    (before === "named" || describes(text, at + longer.length))
  )
    return undefined;
  // "That creature or Sorin": a planeswalker's type is never the other of two nouns on its own card.
  const isType = before !== "or" || !lexicon.isType("planeswalker", name);
  return isType && !name.includes(" ")
    ? { image: name, word: selfOr(lexicon.wordFor(name)), length: name.length }
    : { image: String(called), word: selfWord, length: name.length };
};

/** A name of the card itself, or of a token it creates, at a place of its text; `before` is the word in front. */
export const nameAt = (
  names: Names,
  text: string,
  at: number,
  before: string | undefined,
): Found | undefined => {
  if (!names.nested && before !== "named")
    for (const token of names.tokens)
      if (isName(text, at, token)) return { image: token, word: namedThingWord, length: token.length };
  // Asked at every word of every text: few begin as a name does.
  return names.initials.includes(text.charCodeAt(at)) ? ownNameAt(names, text, at, before) : undefined;
};
