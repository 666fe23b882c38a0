import type { Lexeme } from "./engine/first-sets.ts";
import type { ClassName, Meaning } from "./lexicon/lexicon.ts";

/** What all tokens have in common that are written alike. */
export interface Word {
  /** Keys of the terminals it can stand for: its lower-case word, and `<class>` for each class it is in. */
  readonly keys: readonly string[];
  /** What stands behind it may be a name. */
  readonly announces: boolean;
  /** It can be the card's own name. */
  readonly self: boolean;
  /** What it means as a word of these classes, where it is no word of the rules. */
  readonly own: OwnMeanings | undefined;
  /** What the parser knows it by, once that was asked. */
  lexeme: Lexeme | undefined;
}
export type OwnMeanings = ReadonlyMap<ClassName, Meaning>;
const announcing = new Set(["—", "choose", "with", "named", "create", "creates"]);

/** Makes a word by the keys of its terminals; the first one is the word itself. */
export const makeWord = (keys: readonly string[], own?: OwnMeanings): Word => ({
  keys,
  announces: announcing.has(keys[0]!),
  self: keys[0] === "<self>",
  own,
  lexeme: undefined,
});

const fixed = new Map<string, Word>();
/** A token that is no word: a symbol, a mark, a figure. */
export const wordOf = (...keys: readonly string[]): Word => {
  const whole = keys.join(" ");
  const known = fixed.get(whole);
  if (known !== undefined) return known;
  const made = makeWord(keys);
  fixed.set(whole, made);
  return made;
};
