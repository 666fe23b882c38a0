import {
  anchorPattern,
  beginsAbility,
  chapterPattern,
  closesWithin,
  closingParenthesis,
  figuresAt,
  levelPattern,
  matchAt,
  opensWithin,
  stationPattern,
  votedAt,
} from "./scan.ts";
import { classKey } from "./engine/grammar.ts";
import { flavorWordAt } from "./labels.ts";
import { parameterAt, type Parameters } from "./parameters.ts";
import { lexSymbols } from "./symbols.ts";
import { type Word, wordOf } from "./word.ts";
import { type Lexicon, rulesLexicon } from "./vocabulary.ts";
import { describes, nameAt, type Names, namesOf, properName } from "./names.ts";
import { lexWord, type Push, selfWord } from "./words.ts";

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

/** Characters that no word can have, or a sign that is opened and never closed. */
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

const genitivePattern = /['’]s?(?![\p{L}\d])/uy;

const levelWord = wordOf(classKey("levels"));
const chargeWord = wordOf(classKey("charge"));
const chapterWord = wordOf(classKey("chapters"));
const flavorWord = wordOf(classKey("flavorWord"));
const leadsWord = wordOf(classKey("leadsTo"));
const anchorWord = wordOf(classKey("anchorWords"));
const nameWord = wordOf(classKey("cardName"));
const votedWord = wordOf(classKey("votedWord"));
const votedWords = wordOf(classKey("votedWords"));

/** Marks that always stand for themselves, by their code. */
const marks: ReadonlyMap<number, Word> = new Map(
  [...",.:;•|/∞"].map((mark) => [mark.charCodeAt(0), wordOf(mark)]),
);
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 0xa0;
/** A letter that begins a word, not a number. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90 && code !== 88);

/** A mode ("• …", "+ {1} — …", "{P} — …"), the size in the box of a level symbol, or a row of a table of results ("10—19 | …", 706.3b). */
const belongsToLineBefore = (tokens: readonly Token[], before: readonly Token[]): boolean =>
  tokens[0]?.image === "•" ||
  tokens[0]?.image === "+" ||
  tokens[0]?.image === "{P}" ||
  (tokens.length === 1 && before.length === 1 && before[0]!.word === levelWord) ||
  (/^\d+$/.test(tokens[0]?.image ?? "") && (tokens[1]?.image === "|" || tokens[3]?.image === "|"));

/** Makes the tokens of a text: each step takes what stands at the place it has come to. */
class Lexing {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly parameters: Parameters | undefined;
  private readonly names: Names;
  private readonly votes: boolean;
  private readonly errors: LexError[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private tokens: Token[] = [];
  private reminders: Reminder[] = [];
  private quoted = false;
  /** Within a quotation within a quotation: "… have '{T}: Add {G}.'" */
  private inner = false;
  private lineStart = 0;
  private at = 0;
  /** Where the next spaced dash is: what stands in front of it may have no meaning. */
  private dash: number;

  constructor(text: string, own: OwnNames, lexicon: Lexicon, parameters: Parameters | undefined) {
    this.text = text;
    this.lexicon = lexicon;
    this.parameters = parameters;
    this.names = namesOf([own.name, ...own.shortNames], lexicon);
    this.votes = text.includes(" vote");
    this.dash = text.indexOf(" — ");
  }

  lex(): Lexed {
    const { text } = this;
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at);
      if (code === 10 || code === 13) {
        this.finish();
        this.lineStart = ++this.at;
      } else if (isSpace(code)) {
        this.at++;
        if (this.tokens.length === 0) this.lineStart = this.at;
      } else if (!this.takesWord(code) && !this.takesSign(code) && !this.takesName(code) && !this.takesMark())
        this.stray();
    }
    this.finish();
    return { paragraphs: this.paragraphs, errors: this.errors };
  }

  private readonly push: Push = (image, word, start, end) => {
    this.tokens.push({ image, word, start, end });
  };

  /** Takes a token that is as long as its image, or so long. */
  private take(image: string, word: Word, length = image.length): true {
    this.push(image, word, this.at, this.at + length);
    this.at += length;
    return true;
  }

  /** Ends a paragraph. */
  private finish(): void {
    const { tokens, reminders, paragraphs, lineStart, at: end } = this;
    if (this.quoted) {
      const start = tokens.findLast((token) => token.image === "“")?.start ?? lineStart;
      this.errors.push({ kind: "unclosedQuote", start, end: start + 1, text: '"' });
      this.quoted = this.inner = false;
    }
    if (tokens.length > 0 || reminders.length > 0) {
      const previous = paragraphs[paragraphs.length - 1];
      if (previous !== undefined && belongsToLineBefore(tokens, previous.tokens))
        paragraphs[paragraphs.length - 1] = {
          start: previous.start,
          end,
          tokens: [...previous.tokens, ...tokens],
          reminders: [...previous.reminders, ...reminders],
        };
      else paragraphs.push({ start: lineStart, end, tokens, reminders });
    }
    this.tokens = [];
    this.reminders = [];
    this.names.tokens = [];
  }

  /** Reminder text, a parameter, a flavor word, the card's own name, what is voted for, or a word within a sentence. */
  private takesWord(code: number): boolean {
    if (code === 40) return this.takesReminder();
    const { text, at, tokens, parameters } = this;
    const parameter = parameters === undefined ? undefined : parameterAt(text, at, parameters);
    if (parameter !== undefined) {
      tokens.push(parameter);
      this.at = parameter.end;
      return true;
    }
    while (this.dash >= 0 && this.dash < at) this.dash = text.indexOf(" — ", at);
    const flavor = this.dash >= 0 && beginsAbility(tokens) ? flavorWordAt(text, at, this.lexicon) : undefined;
    if (flavor !== undefined) return this.take(flavor, flavorWord);
    const previous = tokens[tokens.length - 1];
    this.names.nested = this.inner;
    const name = nameAt(this.names, text, at, previous?.image);
    if (name !== undefined) return this.take(name.image, name.word, name.length);
    if (!isLetter(code)) return false;
    if (this.votes) {
      const voted = votedAt(text, at, previous?.image ?? "", tokens[tokens.length - 2]?.image);
      if (voted !== undefined) return this.take(voted.image, voted.several ? votedWords : votedWord);
    }
    if (previous === undefined || previous.image === "•" || previous.word.announces) return false;
    this.at = lexWord(this.lexicon, text, at, this.push);
    if (this.inner) this.endInner();
    return true;
  }

  private takesReminder(): true {
    const { text, at } = this;
    const newline = text.indexOf("\n", at);
    const limit = newline < 0 ? text.length : newline;
    const close = closingParenthesis(text, at, limit);
    if (close < 0) {
      this.errors.push({ kind: "unclosedParenthesis", start: at, end: at + 1, text: "(" });
      this.at = limit;
    } else if (text.startsWith("(Leads to: ", at)) {
      // Where the arrows of a room lead is no reminder (309.5a).
      this.take(text.slice(at, close + 1), leadsWord);
    } else {
      this.reminders.push({ start: at, end: close + 1, text: text.slice(at + 1, close) });
      this.at = close + 1;
    }
    return true;
  }

  /** What looked like a genitive ends the quotation within a quotation. */
  private endInner(): void {
    const { tokens, text, at } = this;
    const last = tokens[tokens.length - 1]!;
    if (last.word !== wordOf("'s") || !/^\.?["”]/.test(text.slice(at, at + 2))) return;
    this.inner = false;
    tokens[tokens.length - 1] = { ...last, image: "'", word: wordOf("'") };
  }

  /** A mark, a symbol, the box of a level or station symbol, or figures. */
  private takesSign(code: number): boolean {
    const { text, at, tokens } = this;
    const mark = marks.get(code);
    if (mark !== undefined) return this.take(mark.keys[0]!, mark);
    const char = text[at]!;
    if (char === "~") return this.take("~", selfWord);
    if (char === "{" || char === "<") {
      this.at = lexSymbols(text, at, this.push, this.errors);
      return true;
    }
    if (tokens.length === 0) {
      const level = matchAt(levelPattern, text, at);
      if (level !== undefined) return this.take(level, levelWord);
      const station = matchAt(stationPattern, text, at);
      if (station !== undefined) {
        this.take(station, chargeWord);
        // What stands behind the symbol is a paragraph of its own.
        this.finish();
        this.lineStart = this.at;
        return true;
      }
    }
    const figures = isLetter(code) ? undefined : figuresAt(text, at, tokens);
    if (figures === undefined) return false;
    tokens.push(figures);
    this.at = figures.end;
    return true;
  }

  /** A name, or a word where names can stand. */
  private takesName(code: number): boolean {
    const { text, at, tokens, lexicon } = this;
    if (!isLetter(code) && !/\p{L}/u.test(text[at]!)) return false;
    const previous = tokens[tokens.length - 1];
    const chapter = this.dash >= 0 && previous === undefined ? matchAt(chapterPattern, text, at) : undefined;
    if (chapter !== undefined) return this.take(chapter, chapterWord);
    const anchors = previous?.image === "choose" ? matchAt(anchorPattern, text, at) : undefined;
    if (anchors !== undefined) return this.take(anchors, anchorWord);
    const name = previous === undefined ? undefined : this.nameBehind(previous);
    if (name !== undefined) return this.take(name, nameWord);
    this.at = lexWord(lexicon, text, at, this.push);
    return true;
  }

  /** The name behind "named", "partner with" or "create". */
  private nameBehind({ image, word }: Token): string | undefined {
    const { text, at, tokens } = this;
    const earlier = tokens[tokens.length - 2];
    const partner = image === "with" && earlier?.word.keys.includes("partner") === true;
    // "create Voja, a legendary …": a token with a name of its own.
    const creates = word.keys[0] === "create" || word.keys[0] === "creates";
    // "differently named" is followed by a noun.
    const named = image === "named" && earlier?.image !== "differently";
    if (!named && !partner && !creates) return undefined;
    const proper = matchAt(properName, text, at);
    if (proper === undefined || (creates && !describes(text, at + proper.length))) return undefined;
    if (creates || (named && /^tokens?$/.test(earlier?.image ?? ""))) this.names.tokens.push(proper);
    return proper;
  }

  /** A quotation mark, a dash, or an apostrophe. */
  private takesMark(): boolean {
    const { text, at, tokens } = this;
    const char = text[at]!;
    if (char === '"' || char === "“" || char === "”") return this.takesQuotationMark(char);
    if (char === "—" || char === "–") return this.take("—", wordOf("—"));
    if (char === "-" && text[at + 1] === "-") return this.take("—", wordOf("—"), 2);
    // "Escape-{2}{B}": a hyphen between a word and a mana symbol is a dash.
    if (char === "-" && text[at + 1] === "{" && isLetter(text.charCodeAt(at - 1)))
      return this.take("—", wordOf("—"));
    const previous = tokens[tokens.length - 1];
    if (this.inner ? closesWithin(text, at, previous) : opensWithin(text, at, this.quoted)) {
      this.inner = !this.inner;
      const mark = this.inner ? "‘" : "'";
      this.take(mark, wordOf(mark));
      // As behind the quotation around it, its full stop ends the sentence that it ends, too.
      if (!this.inner && previous?.image === "." && /["”]/.test(text[this.at] ?? ""))
        this.take(".", wordOf("."), 0);
      return true;
    }
    const genitive = matchAt(genitivePattern, text, at);
    if (genitive !== undefined) return this.take(genitive.replace("’", "'"), wordOf("'s"));
    if (char === "'" || (char === "+" && previous === undefined && text[at + 1] === " "))
      return this.take(char, wordOf(char));
    return false;
  }

  private takesQuotationMark(char: string): true {
    this.quoted = char === "“" ? true : char === "”" ? false : !this.quoted;
    const { text, tokens, quoted } = this;
    const mark = quoted ? "“" : "”";
    this.take(mark, wordOf(mark));
    // A quotation that ends with a full stop ends the sentence around it, too.
    if (
      !quoted &&
      tokens[tokens.length - 2]?.image === "." &&
      /^(?:\s*(?:[(\n\r]|$)|\s+[A-Z])/.test(text.slice(this.at, this.at + 4))
    )
      this.take(".", wordOf("."), 0);
    return true;
  }

  private stray(): void {
    const { text, at: start } = this;
    const end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
    this.errors.push({ kind: "strayCharacter", start, end, text: text.slice(start, end) });
    this.at = end;
  }
}

/**
 * Splits a card's rules text, or a definition with parameters, into paragraphs of tokens, with the words of a vocabulary.
 * Never throws; linear in the length of the text.
 */
export const lex = (
  text: string,
  own: OwnNames,
  lexicon: Lexicon = rulesLexicon,
  parameters?: Parameters,
): Lexed => new Lexing(text, own, lexicon, parameters).lex();
