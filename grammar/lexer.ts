import {
  anchorPattern,
  beginsAbility,
  chapterPattern,
  figuresAt,
  flavorWordAt,
  levelPattern,
  matchAt,
  stationPattern,
  votedAt,
} from "./scan.ts";
import { classKey } from "./engine/grammar.ts";
import { parameterAt, type Parameters } from "./parameters.ts";
import { type Word, wordOf } from "./word.ts";
import { type Lexicon, rulesLexicon } from "./vocabulary.ts";
import { lexWord, type Push, selfOr, selfWord } from "./words.ts";

/** A word, number, symbol or punctuation mark; offsets in UTF-16 units of the whole text, end exclusive. */
export interface Token {
  /** As written, with dashes, quotes and apostrophes in one form. */
  readonly image: string;
  readonly word: Word;
  readonly start: number;
  readonly end: number;
}

/** Reminder text (207.2): kept beside the abilities, not part of their meaning. */
export interface Reminder {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One ability's worth of text: a line, with the bulleted lines that belong to it. */
export interface Paragraph {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  readonly reminders: readonly Reminder[];
}

export interface LexError {
  readonly kind:
    "unknownSymbol" | "strayCharacter" | "unclosedParenthesis" | "unclosedQuote" | "unclosedBrace";
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the text calls the card it is on. */
export interface OwnNames {
  readonly name: string;
  /** The name is of several things: verbs and pronouns may be in the plural. */
  readonly plural?: boolean;
  readonly shortNames: readonly string[];
}

export interface Lexed {
  readonly paragraphs: readonly Paragraph[];
  readonly errors: readonly LexError[];
}

const manaSymbol =
  /^(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]\/[WUBRG]|[WUBRGC]\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)$/;
const otherSymbols = new Set(["T", "Q", "E"]);
const genitivePattern = /['’]s?(?![\p{L}\d])/uy;
const symbolPattern = /[{<]([^{}<>\n]*)[}>]/y;

const isOwnName = (text: string, at: number, name: string): boolean => {
  if (name === "" || !text.startsWith(name, at)) return false;
  const after = text[at + name.length];
  return after === undefined || !/[\p{L}\p{M}\d-]/u.test(after);
};

/** The maximal run of capitalised words (with small words between them) after "named". */
const properName =
  /[A-Z\u00c0-\u00de][\p{L}\p{M}\d'’-]*(?:(?:,? (?:of|the|and|from|in|for|to|a|an|at|with|on|by|de|la)){0,3},? [A-Z\u00c0-\u00de][\p{L}\p{M}\d'’-]*)*/uy;

const levelWord = wordOf(classKey("levels"));
const chargeWord = wordOf(classKey("charge"));
const chapterWord = wordOf(classKey("chapters"));
const flavorWord = wordOf(classKey("flavorWord"));
const anchorWord = wordOf(classKey("anchorWords"));
const nameWord = wordOf(classKey("cardName"));
const votedWord = wordOf(classKey("votedWord"));
const votedWords = wordOf(classKey("votedWords"));
const manaWord = wordOf(classKey("mana"));

/** Marks that always stand for themselves, by their code. */
const marks: ReadonlyMap<number, Word> = new Map(
  [...",.:;•|/∞"].map((mark) => [mark.charCodeAt(0), wordOf(mark)]),
);
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 0xa0;
/** A letter that begins a word, not a number. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90 && code !== 88);

/** A mode ("• …", "+ {1} — …"), the size in the box of a level symbol, or a row of a table of results ("10—19 | …", 706.3b). */
const belongsToLineBefore = (tokens: readonly Token[], before: readonly Token[]): boolean =>
  tokens[0]?.image === "•" ||
  tokens[0]?.image === "+" ||
  (tokens.length === 1 && before.length === 1 && before[0]!.word === levelWord) ||
  (/^\d+$/.test(tokens[0]?.image ?? "") && (tokens[1]?.image === "|" || tokens[3]?.image === "|"));

/**
 * Splits a card's rules text, or a definition with parameters, into paragraphs of tokens, with the words of a vocabulary.
 * Never throws; linear in the length of the text.
 */
export const lex = (
  text: string,
  own: OwnNames,
  lexicon: Lexicon = rulesLexicon,
  parameters?: Parameters,
): Lexed => {
  const errors: LexError[] = [];
  const paragraphs: Paragraph[] = [];
  let tokens: Token[] = [];
  let reminders: Reminder[] = [];
  let quoted = false;
  /** Within a quotation within a quotation: "… have '{T}: Add {G}.'" */
  let inner = false;
  let lineStart = 0;
  let at = 0;
  const names = [own.name, ...own.shortNames];
  const initials = names.map((name) => name.charCodeAt(0));
  const votes = text.includes(" vote");
  /** Where the next spaced dash is: what stands in front of it may have no meaning. */
  let dash = text.indexOf(" — ");

  const push = (image: string, word: Word, start: number, end: number): void => {
    tokens.push({ image, word, start, end });
  };
  const finish = (end: number): void => {
    if (quoted) {
      const open = tokens.findLast((token) => token.image === "“");
      errors.push({
        kind: "unclosedQuote",
        start: open?.start ?? lineStart,
        end: (open?.start ?? lineStart) + 1,
        text: '"',
      });
      quoted = inner = false;
    }
    if (tokens.length > 0 || reminders.length > 0) {
      const previous = paragraphs[paragraphs.length - 1];
      if (previous !== undefined && belongsToLineBefore(tokens, previous.tokens)) {
        paragraphs[paragraphs.length - 1] = {
          start: previous.start,
          end,
          tokens: [...previous.tokens, ...tokens],
          reminders: [...previous.reminders, ...reminders],
        };
      } else paragraphs.push({ start: lineStart, end, tokens, reminders });
    }
    tokens = [];
    reminders = [];
  };

  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      finish(at);
      at++;
      lineStart = at;
      continue;
    }
    if (isSpace(code)) {
      at++;
      if (tokens.length === 0) lineStart = at;
      continue;
    }
    if (code === 40) {
      const newline = text.indexOf("\n", at);
      const limit = newline < 0 ? text.length : newline;
      const close = closingParenthesis(text, at, limit);
      if (close < 0) {
        errors.push({ kind: "unclosedParenthesis", start: at, end: at + 1, text: "(" });
        at = limit;
      } else {
        reminders.push({ start: at, end: close + 1, text: text.slice(at + 1, close) });
        at = close + 1;
      }
      continue;
    }
    const parameter = parameters === undefined ? undefined : parameterAt(text, at, parameters);
    if (parameter !== undefined) {
      tokens.push(parameter);
      at = parameter.end;
      continue;
    }
    while (dash >= 0 && dash < at) dash = text.indexOf(" — ", at);
    const flavor = dash >= 0 && beginsAbility(tokens) ? flavorWordAt(text, at, lexicon) : undefined;
    if (flavor !== undefined) {
      push(flavor, flavorWord, at, at + flavor.length);
      at += flavor.length;
      continue;
    }
    const called = initials.includes(code) ? names.findIndex((each) => isOwnName(text, at, each)) : -1;
    if (called >= 0) {
      const name = names[called]!;
      const wordToo = called === 0 && !name.includes(" ");
      push(
        wordToo ? name : String(called),
        wordToo ? selfOr(lexicon.wordFor(name)) : selfWord,
        at,
        at + name.length,
      );
      at += name.length;
      continue;
    }
    const previous = tokens[tokens.length - 1];
    const letter = isLetter(code);
    const voted =
      votes && letter
        ? votedAt(text, at, previous?.image ?? "", tokens[tokens.length - 2]?.image)
        : undefined;
    if (voted !== undefined) {
      push(voted.image, voted.several ? votedWords : votedWord, at, at + voted.image.length);
      at += voted.image.length;
      continue;
    }
    if (letter && previous !== undefined && previous.image !== "•" && !previous.word.announces) {
      at = lexWord(lexicon, text, at, push);
      if (
        inner &&
        tokens[tokens.length - 1]!.word === wordOf("'s") &&
        /^\.?["”]/.test(text.slice(at, at + 2))
      ) {
        inner = false;
        tokens.push({ ...tokens.pop()!, image: "'", word: wordOf("'") });
      }
      continue;
    }
    const char = text[at]!;
    const mark = marks.get(code);
    if (mark !== undefined) {
      push(mark.keys[0]!, mark, at, at + 1);
      at++;
      continue;
    }
    if (char === "~") {
      push("~", selfWord, at, at + 1);
      at++;
      continue;
    }
    if (char === "{" || char === "<") {
      at = lexSymbols(text, at, push, errors);
      continue;
    }
    const level = previous === undefined ? matchAt(levelPattern, text, at) : undefined;
    if (level !== undefined) {
      push(level, levelWord, at, at + level.length);
      at += level.length;
      continue;
    }
    const station = previous === undefined ? matchAt(stationPattern, text, at) : undefined;
    if (station !== undefined) {
      push(station, chargeWord, at, at + station.length);
      at += station.length;
      // What stands behind the symbol is a paragraph of its own.
      finish(at);
      lineStart = at;
      continue;
    }
    const figures = letter ? undefined : figuresAt(text, at, tokens);
    if (figures !== undefined) {
      tokens.push(figures);
      at = figures.end;
      continue;
    }
    if (letter || /\p{L}/u.test(char)) {
      const chapter = dash >= 0 && previous === undefined ? matchAt(chapterPattern, text, at) : undefined;
      if (chapter !== undefined) {
        push(chapter, chapterWord, at, at + chapter.length);
        at += chapter.length;
        continue;
      }
      const anchors = previous?.image === "choose" ? matchAt(anchorPattern, text, at) : undefined;
      if (anchors !== undefined) {
        push(anchors, anchorWord, at, at + anchors.length);
        at += anchors.length;
        continue;
      }
      const partner =
        previous?.image === "with" && tokens[tokens.length - 2]?.word.keys.includes("partner") === true;
      // "create Voja, a legendary …": a token with a name of its own.
      const creates = previous?.word.keys[0] === "create" || previous?.word.keys[0] === "creates";
      // "differently named" is followed by a noun.
      const named = previous?.image === "named" && tokens[tokens.length - 2]?.image !== "differently";
      if (named || partner || creates) {
        const proper = matchAt(properName, text, at);
        if (proper !== undefined && (!creates || /^, an? /.test(text.slice(at + proper.length)))) {
          push(proper, nameWord, at, at + proper.length);
          at += proper.length;
          continue;
        }
      }
      at = lexWord(lexicon, text, at, push);
      continue;
    }
    if (char === '"' || char === "“" || char === "”") {
      quoted = char === "“" ? true : char === "”" ? false : !quoted;
      push(quoted ? "“" : "”", wordOf(quoted ? "“" : "”"), at, at + 1);
      at++;
      // A quotation that ends with a full stop ends the sentence around it, too.
      if (
        !quoted &&
        tokens[tokens.length - 2]?.image === "." &&
        /^(?:\s*(?:[(\n\r]|$)|\s+[A-Z])/.test(text.slice(at, at + 4))
      ) {
        push(".", wordOf("."), at, at);
      }
      continue;
    }
    if (char === "—" || char === "–" || (char === "-" && text[at + 1] === "-")) {
      const length = char === "-" ? 2 : 1;
      push("—", wordOf("—"), at, at + length);
      at += length;
      continue;
    }
    if (inner ? closesWithin(text, at, previous) : opensWithin(text, at, quoted)) {
      inner = !inner;
      push(inner ? "‘" : "'", wordOf(inner ? "‘" : "'"), at, at + 1);
      at++;
      // As behind the quotation around it, its full stop ends the sentence that it ends, too.
      if (!inner && tokens[tokens.length - 2]?.image === "." && /["”]/.test(text[at] ?? ""))
        push(".", wordOf("."), at, at);
      continue;
    }
    const genitive = matchAt(genitivePattern, text, at);
    if (genitive !== undefined) {
      push(genitive.replace("’", "'"), wordOf("'s"), at, at + genitive.length);
      at += genitive.length;
      continue;
    }
    if (char === "'" || (char === "+" && previous === undefined && text[at + 1] === " ")) {
      push(char, wordOf(char), at, at + 1);
      at++;
      continue;
    }
    const point = text.codePointAt(at)!;
    const length = point > 0xffff ? 2 : 1;
    errors.push({ kind: "strayCharacter", start: at, end: at + length, text: text.slice(at, at + length) });
    at += length;
  }
  finish(text.length);
  return { paragraphs, errors };
};

/** Whether a quotation within a quotation begins here: "… have '{T}: Add {G}.'" */
const opensWithin = (text: string, at: number, quoted: boolean): boolean =>
  text[at] === "‘" ||
  (quoted && text[at] === "'" && /\s/.test(text[at - 1] ?? "") && /[{A-Z]/.test(text[at + 1] ?? ""));

/** Whether it ends here, and is no genitive: behind a full stop or a symbol, or where the text around it ends, too. */
const closesWithin = (text: string, at: number, previous: Token | undefined): boolean =>
  /['’]/.test(text[at]!) &&
  (/[.}]$/.test(previous?.image ?? "") ||
    /\s/.test(text[at - 1] ?? "") ||
    /^\.?["”]/.test(text.slice(at + 1, at + 3)));

const closingParenthesis = (text: string, from: number, limit: number): number => {
  let depth = 0;
  for (let at = from; at < limit; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
};

/** Mana symbols that touch form one token; other symbols one each. */
const lexSymbols = (text: string, from: number, push: Push, errors: LexError[]): number => {
  let at = from;
  let mana = "";
  for (;;) {
    symbolPattern.lastIndex = at;
    const found = symbolPattern.exec(text);
    const symbol = found?.[1]?.toUpperCase();
    if (found === null || symbol === undefined || !manaSymbol.test(symbol)) break;
    mana += `{${symbol}}`;
    at += found[0].length;
  }
  if (mana !== "") {
    push(mana, manaWord, from, at);
    return at;
  }
  symbolPattern.lastIndex = at;
  const found = symbolPattern.exec(text);
  if (found === null) {
    errors.push({ kind: "unclosedBrace", start: at, end: at + 1, text: text[at]! });
    return at + 1;
  }
  const symbol = found[1]!.toUpperCase();
  if (otherSymbols.has(symbol))
    push(`{${symbol}}`, wordOf(`{${symbol.toLowerCase()}}`), at, at + found[0].length);
  else errors.push({ kind: "unknownSymbol", start: at, end: at + found[0].length, text: found[0] });
  return at + found[0].length;
};
