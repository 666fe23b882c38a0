import { grammar } from "./language/index.ts";
import { matchAt } from "./scan.ts";
import type { Lexicon } from "./vocabulary.ts";

/** Words in front of a dash that have a meaning of their own, so that they are no flavor words. */
const meaningful =
  /^(?:exhaust|boast|power-up|max speed|forecast|companion|to solve|solved|level \d|(?!\d[\d,]* [a-z])\d|[ivx]+(?:, [ivx]+)*$|choose |cumulative upkeep|suspend|escape|equip|ward|kicker)/i;
const smallWords = new Set(
  "a an and as at by de for from in into it la no not of on or over the to upon with".split(" "),
);
const flavorPattern = /[A-Z0-9][^\n—•:{}"()]{0,60}?(?= — )/y;

/** "Strange new worlds" in front of a triggered ability: an ability word, written as those of the rules are (207.2c). */
const labelPattern = /[A-Z][a-z'’-]*(?: [a-z][a-z'’-]*){1,3}(?= — (?:When|Whenever|At the beginning) )/y;
/** Words of sentences, wherever they stand. */
const said =
  /\b(?:when|whenever|at|as|if|during|while|until|a|an|target|this|that|it|you|your|cards?|each|players?|never|not|only|can't|doesn't|don't)\b|,/i;

/** Whether the language has such a word: of its own, or in a class. */
const isOfRules = (word: string, lexicon: Lexicon): boolean =>
  grammar().terminals.has(word) || lexicon.wordFor(word).keys.length > 1;
/** What begins or ends with words of the rules may be said of the game: "Activate once — When …", "Strange token — …". */
const isLabel = (text: string, at: number, words: string, lexicon: Lexicon): boolean => {
  if (matchAt(labelPattern, text, at) !== words || said.test(words)) return false;
  const each = words.toLowerCase().split(" ");
  return !isOfRules(each[0]!, lexicon) && !isOfRules(each.at(-1)!, lexicon);
};
/** "Can't Block — …", "During Your Turn — …", "Vigilance, Trample — …": what may be said of the game, in whatever letters. */
const isSaid = (words: string, lexicon: Lexicon): boolean => {
  const plain = words.replaceAll("’", "'");
  const known = (word: string): boolean => isOfRules(word.toLowerCase(), lexicon) || isOfRules(word, lexicon);
  return said.test(plain) && plain.split(/,? /).every(known);
};
/**
 * A flavor word (207.2d): title-case words before a spaced dash at the beginning of an ability; or an ability word that the
 * rules do not list. Neither has a meaning.
 */
export const flavorWordAt = (text: string, at: number, lexicon: Lexicon): string | undefined => {
  const found = matchAt(flavorPattern, text, at);
  if (found === undefined || meaningful.test(found)) return undefined;
  const lower = found.toLowerCase();
  if (lexicon.has("abilityWord", lower) || lexicon.has("keyword", lower)) return undefined;
  const words = found.split(" ");
  const title =
    words.every((word) => /^[^a-z]/.test(word) || smallWords.has(word)) &&
    // "Trample over — …" is no title.
    !(smallWords.has(words.at(-1)!) && isOfRules(words[0]!.toLowerCase(), lexicon)) &&
    !isSaid(found, lexicon);
  return title || isLabel(text, at, found, lexicon) ? found : undefined;
};
