import { grammar } from "../../../grammar/language/index.ts";
import { classes } from "../../../grammar/lexicon/lexicon.ts";
import { type Lexicon, rulesLexicon } from "../../../grammar/vocabulary.ts";
import { byCodeUnits } from "../emit/identifiers.ts";
import type { Diagnostic } from "../types.ts";
import { diagnostic } from "./diagnostic.ts";
import { didYouMean, editDistance } from "./suggest.ts";

/** Where reading a paragraph stopped, in positions of the face's text, and the terminals that could have stood there. */
export interface Stop {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
}

/** With the words that there are. */
interface Stopped extends Stop {
  readonly lexicon: Lexicon;
}

/** Classes of words as a card author calls them. */
const classWords: Readonly<Record<string, string>> = {
  "<abilityWord>": "an ability word",
  "<cardName>": "a card name",
  "<cardType>": "a card type",
  "<change>": "a change such as +1/+1",
  "<color>": "a color",
  "<counterName>": "a kind of counter",
  "<integer>": "a number",
  "<keyword>": "a keyword",
  "<loyalty>": "a loyalty cost",
  "<mana>": "mana symbols",
  "<numberWord>": "a number",
  "<ordinal>": "a word such as 'second'",
  "<pluralType>": "a card type",
  "<self>": "the card's name",
  "<size>": "power and toughness",
  "<subtype>": "a subtype",
  "<supertype>": "a supertype",
  "<variable>": "X",
  ".": "a period",
  ",": "a comma",
  ":": "a colon",
  "—": "a dash",
  "•": "a bullet (•)",
  "“": "a quotation mark",
  "”": "a quotation mark",
};

const inWords = (expected: readonly string[]): readonly string[] => {
  // Parameters stand in definitions only.
  const inCards = expected.filter((key) => !/^<\w+Parameter>$/.test(key));
  const named = inCards.map((key) => (Object.hasOwn(classWords, key) ? classWords[key] : undefined) ?? key);
  // Kinds of words say more than single words, so they come first.
  const rank = (word: string): number => (word.includes(" ") ? 0 : 1);
  return [...new Set(named)].sort((left, right) => rank(left) - rank(right) || byCodeUnits(left, right));
};

const isClass = (name: string): name is keyof typeof classes => Object.hasOwn(classes, name);

/** The words behind a terminal: a class is all its words. */
const wordsOfOne = (key: string, lexicon: Lexicon): readonly string[] => {
  if (!key.startsWith("<")) return /^[a-z]/.test(key) ? [key] : [];
  const name = key.slice(1, -1);
  return isClass(name) ? lexicon.wordsOf(name) : [];
};
const wordsBehind = (terminals: Iterable<string>, lexicon: Lexicon): readonly string[] =>
  [...terminals].flatMap((key) => wordsOfOne(key, lexicon));

let known: ReadonlySet<string> | undefined;
/** Every word of the language in lower case, but for those that card files declare. */
const wordsOfRules = (): ReadonlySet<string> =>
  (known ??= new Set(
    wordsBehind(grammar().terminals.keys(), rulesLexicon).map((word) => word.toLowerCase()),
  ));

const parameterOf = (expected: readonly string[]): "a cost" | "a number" | undefined => {
  if (expected.includes("<mana>")) return "a cost";
  return expected.includes("<integer>") ? "a number" : undefined;
};

/** The text ends too early: a period is missing, a keyword lacks its cost, or a sentence its rest. */
const endsEarly = (text: string, stop: Stop, span: Stop): Diagnostic => {
  const line = text.slice(text.lastIndexOf("\n", stop.start - 1) + 1, stop.start).trim();
  const parameter = parameterOf(stop.expected);
  // A sentence that is whole but for its period is no keyword without its cost.
  if (stop.expected.includes(".") && /\s/.test(line)) return diagnostic("RW3004", span, []);
  const keyword = /^[A-Z][\w'’-]*(?: [a-z][\w'’-]*){0,2}$/.test(line);
  if (keyword && parameter === "a cost") return diagnostic("RW3005", span, [line, parameter]);
  if (keyword && parameter !== undefined) return diagnostic("RW3008", span, [line, parameter]);
  return diagnostic("RW3002", span, [], { expected: inWords(stop.expected) });
};

/** A word that is nearly one that could stand here: a wrong plural, a wrong verb form, a slip of the pen. */
const nearly = (word: string, { expected, lexicon }: Stopped): string | undefined => {
  const lower = word.toLowerCase();
  if (lower.length < 3) return undefined;
  const isClose = (each: string): boolean => {
    const other = each.toLowerCase();
    if (other === lower || other.length < 3) return false;
    return editDistance(lower, other, 2) <= (lower[0] === other[0] ? 2 : 1);
  };
  const close = expected.flatMap((key) => wordsOfOne(key, lexicon).filter(isClose));
  return didYouMean(word, close);
};

const sameCase = (suggestion: string, word: string): string =>
  /^[A-Z]/.test(word) ? (suggestion[0]?.toUpperCase() ?? "") + suggestion.slice(1) : suggestion;

/** Says where reading stopped, why, and what the author may have meant. Positions are moved by `offset`. */
export const syntaxDiagnostic = (
  text: string,
  stop: Stop,
  offset: number,
  lexicon: Lexicon = rulesLexicon,
): Diagnostic => {
  const word = text.slice(stop.start, stop.end);
  const atEnd = word.trim() === "" || stop.start >= text.length;
  const place = { ...stop, start: offset + stop.start, end: offset + Math.max(stop.end, stop.start) };
  const before = /\S+(?=\s*$)/.exec(text.slice(0, stop.start))?.[0] ?? "";
  const { expected } = stop;
  const gap = /\s*$/.exec(text.slice(0, stop.start))!;
  // Another line begins where this one lacks its period.
  if (gap[0].includes("\n") && expected.includes(".")) {
    const end = offset + gap.index;
    return diagnostic("RW3004", { ...place, start: end, end }, []);
  }
  return atEnd ? endsEarly(text, stop, place) : misplaced(word, { ...place, expected, lexicon }, before);
};

const misplaced = (word: string, stop: Stopped, before: string): Diagnostic => {
  const expected = inWords(stop.expected);
  if (word === "." && before !== "") return diagnostic("RW3009", stop, [before], { expected });
  const { lexicon } = stop;
  const lower = word.toLowerCase();
  const isWord = /^\p{L}[\p{L}'’-]*$/u.test(word);
  if (isWord && !wordsOfRules().has(lower) && !lexicon.ownWords.includes(lower)) {
    const close = didYouMean(word, wordsBehind(stop.expected, lexicon));
    // A short word is near to too many others to guess from all of them.
    const suggestion =
      close ?? (word.length > 4 ? didYouMean(word, [...wordsOfRules(), ...lexicon.ownWords]) : undefined);
    return diagnostic(
      "RW3003",
      stop,
      [word],
      suggestion === undefined ? { expected } : { suggestion: sameCase(suggestion, word) },
    );
  }
  const suggestion = isWord ? nearly(word, stop) : undefined;
  return diagnostic(
    "RW3001",
    stop,
    [word],
    suggestion === undefined ? { expected } : { suggestion: sameCase(suggestion, word) },
  );
};
