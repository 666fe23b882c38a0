import { lex, type OwnNames, type Token } from "../../../../grammar/lexer.ts";
import { classes, type ClassName } from "../../../../grammar/lexicon/lexicon.ts";
import type { Parameters } from "../../../../grammar/parameters.ts";
import { expectedAfter } from "../../../../grammar/parse.ts";
import type { Lexicon } from "../../../../grammar/vocabulary.ts";
import { likelihood, phraseFrom, type Usage, wordsOf } from "./usage.ts";

/** A text up to the place where it goes on. */
export interface Beginning {
  readonly text: string;
  readonly own: OwnNames;
  readonly lexicon: Lexicon;
  /** Of a definition. */
  readonly parameters?: Parameters;
  readonly usage: Usage;
  /** The names of the cards that there are. */
  readonly names: () => readonly string[];
}

/** What may come next. */
export interface Next {
  readonly text: string;
  /** So many letters before the place are a part of it. */
  readonly typed: number;
  /** The class of words that it is from; nothing for a word of the rows. */
  readonly from: ClassName | "mana" | "cardName" | "self" | "phrase" | undefined;
}

/** What a person would write for a class of words that are no list. */
const examples: Readonly<Record<string, readonly string[]>> = {
  mana: ["{1}", "{2}", "{3}", "{X}", "{W}", "{U}", "{B}", "{R}", "{G}", "{C}"],
  change: ["+1/+1", "+2/+2", "+1/+0", "-1/-1", "-2/-2", "+X/+X"],
  size: ["1/1", "2/2", "3/3", "X/X"],
  integer: ["1", "2", "3", "4", "5"],
  variable: ["X"],
  loyalty: ["+1", "0", "−2"],
};

const isClass = (name: string): name is ClassName => Object.hasOwn(classes, name);

/** A word of a class with its capitals. */
const written = (word: string, of: ClassName, lexicon: Lexicon): string => {
  const meaning = lexicon.wordFor(word).own?.get(of) ?? classes[of].get(word);
  return meaning === undefined || meaning.plural ? word : meaning.value;
};

/** The words that a terminal stands for. */
const wordsBehind = (
  terminal: string,
  { lexicon, own, names, parameters }: Beginning,
): readonly Omit<Next, "typed">[] => {
  const name = /^<(\w+)>$/.exec(terminal)?.[1];
  if (name === undefined) {
    const symbol = /^\{[a-z]\}$/.test(terminal) ? terminal.toUpperCase() : terminal;
    return /^[\p{L}{•]/u.test(symbol) ? [{ text: symbol, from: undefined }] : [];
  }
  if (name.endsWith("Parameter"))
    return (parameters?.written ?? []).map((text) => ({ text, from: undefined }));
  if (name === "cardName") return names().map((text) => ({ text, from: "cardName" as const }));
  if (name === "self") return own.name === "" ? [] : [{ text: own.name, from: "self" }];
  if (isClass(name))
    return lexicon.wordsOf(name).map((word) => ({ text: written(word, name, lexicon), from: name }));
  const shown = Object.hasOwn(examples, name) ? examples[name]! : [];
  return shown.map((text) => ({ text, from: name === "mana" ? ("mana" as const) : undefined }));
};

const atLineStart = /(?:^|\n)[ \t]*$/;

/** The tokens of the last paragraph of a text. */
const lastTokens = ({ own, lexicon, parameters }: Beginning, text: string): readonly Token[] =>
  lex(text, own, lexicon, parameters).paragraphs.at(-1)?.tokens ?? [];

/** What can stand at the end of a text; in a new line also what goes on with the one before: modes. */
const expectedBehind = (beginning: Beginning, text: string): readonly string[] => {
  if (!atLineStart.test(text)) return expectedAfter(lastTokens(beginning, text));
  const goesOn = expectedAfter(lastTokens(beginning, text.trimEnd())).filter((key) => key === "•");
  return [...goesOn, ...expectedAfter([])];
};

/** Whether a text ends in a list of keywords, which the next one joins: "flying, first strike, ". */
const isInList = (beginning: Beginning, text: string): boolean => {
  const [keyword, comma] = atLineStart.test(text) ? [] : lastTokens(beginning, text).slice(-2);
  return comma?.image === "," && keyword?.word.keys.some((key) => /keyword>$/i.test(key)) === true;
};

/** A word that begins a sentence has a capital, and so has one behind a colon or a dash. */
const beginsSentence = (text: string): boolean => /(?:^|[\n.:—•“"])[ \t]*$/.test(text);
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the author has begun to write: a word, a symbol or figures. */
const begun = /(?:[{<][^{}<>\s]*|[+−–-]?[\p{L}\p{N}'’/+−-]*)$/u;
const oneMoreWord = /[\p{L}'’-]+ $/u;
/** Names of keywords and counters have at most so many words. */
const mostBefore = 2;

const startsWith = (text: string, typed: string): boolean =>
  text.toLowerCase().startsWith(typed.toLowerCase());

/** Where the words that fit may begin: at the last word, or before it where a name of several words does. */
const starts = (text: string): readonly number[] => {
  const found = [text.length - begun.exec(text)![0].length];
  for (let count = 0; count < mostBefore; count++) {
    const before = oneMoreWord.exec(text.slice(0, found.at(-1)));
    if (before === null) break;
    found.push(before.index);
  }
  return found;
};

/** Classes of many words, of which nobody wants to see all before the first letter. */
const many: ReadonlySet<Next["from"]> = new Set([
  "subtype",
  "pluralType",
  "singularType",
  "cardName",
  "abilityWord",
]);
const most = 100;
/** More than any count. */
const likeliest = 1e9;
/** From so many of the likeliest words on phrases are looked for. */
const phrases = 8;

/** What the grammar expects at the end of a text, the likeliest first. */
export const whatComesNext = (beginning: Beginning): readonly Next[] => {
  const { text, usage } = beginning;
  const found = new Map<string, Next & { readonly score: number }>();
  starts(text).forEach((start, index) => {
    const head = text.slice(0, start);
    const typed = text.slice(start);
    const before = wordsOf(head.slice(head.lastIndexOf("\n") + 1));
    const list = isInList(beginning, head);
    for (const terminal of expectedBehind(beginning, head))
      for (const word of wordsBehind(terminal, beginning)) {
        if (!startsWith(word.text, typed) || (index > 0 && !word.text.includes(" "))) continue;
        const joins = list && word.from === "keyword" ? likeliest : 0;
        const modes = terminal === "•" ? likeliest : 0;
        const score = likelihood(usage, before, word.text.toLowerCase()) + joins + modes;
        if (typed === "" && score === 0 && many.has(word.from)) continue;
        const shown = beginsSentence(head) ? capitalized(word.text) : word.text;
        const known = found.get(shown);
        if (known !== undefined && (known.score > score || known.from !== undefined)) continue;
        found.set(shown, { ...word, text: shown, typed: typed.length, score });
      }
  });
  const inOrder = [...found.values()].sort(
    (left, right) => right.score - left.score || (left.text < right.text ? -1 : 1),
  );
  return inOrder.slice(0, most).flatMap((next, index): readonly Next[] => {
    const phrase = index < phrases ? phraseOf(beginning, next) : undefined;
    return phrase === undefined ? [next] : [{ ...next, text: phrase, from: "phrase" }, next];
  });
};

/** The phrase that a word usually begins, as far as the grammar agrees. */
const phraseOf = (beginning: Beginning, { text: word, typed, from }: Next): string | undefined => {
  if (from === "cardName" || from === "self") return undefined;
  const head = beginning.text.slice(0, beginning.text.length - typed);
  const before = wordsOf(head.slice(head.lastIndexOf("\n") + 1));
  const [, ...more] = phraseFrom(beginning.usage, before, word.toLowerCase());
  for (let count = more.length; count > 0; count--) {
    const phrase = [word, ...more.slice(0, count)].join(" ");
    if (expectedAfter(lastTokens(beginning, head + phrase)).length > 0) return phrase;
  }
  return undefined;
};
