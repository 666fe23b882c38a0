import { classKey } from "./engine/grammar.ts";
import type { Token } from "./lexer.ts";
import { wordOf, type Word } from "./word.ts";

/** What a sticky pattern finds exactly at a place of a text. */
export const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const numberPattern = /\d+(?:,\d{3})*/y;
const changePattern = /[+\-−–](?:\d+|X)\/[+\-−–](?:\d+|[XY])/y;
const sizePattern = /(?:\d+|X|\*)\/(?:\d+|X|\*)(?![\w/])/y;
const loyaltyPattern = /(?:\[[+\-−–]?(?:\d+|X)\]|[+\-−–]?(?:\d+|X))(?=:)/y;

const loyaltyWord = wordOf(classKey("loyalty"));
const changeWord = wordOf(classKey("change"));
const sizeWord = wordOf(classKey("size"));

const startsFigures = "0123456789+-−–X*[";

/** A loyalty cost, a change of power, power and toughness, or a number. */
export const figuresAt = (text: string, at: number, tokens: readonly Token[]): Token | undefined => {
  if (!startsFigures.includes(text[at]!)) return undefined;
  const made = (found: string, image: string, word: Word): Token => ({
    image,
    word,
    start: at,
    end: at + found.length,
  });
  if (tokens.length === 0 || tokens[tokens.length - 1]!.image === "“") {
    const loyalty = matchAt(loyaltyPattern, text, at);
    if (loyalty !== undefined)
      return made(loyalty, loyalty.replace(/[[\]]/g, "").replace(/[-–]/g, "−"), loyaltyWord);
  }
  const change = matchAt(changePattern, text, at);
  if (change !== undefined) return made(change, change.replace(/[−–]/g, "-"), changeWord);
  const size = matchAt(sizePattern, text, at);
  if (size !== undefined) return made(size, size, sizeWord);
  const number = matchAt(numberPattern, text, at);
  return number === undefined ? undefined : made(number, number, wordOf(number, classKey("integer")));
};

export const chapterPattern = /(?:I{1,3}|IV|VI{0,3}|IX|X)(?:, (?:I{1,3}|IV|VI{0,3}|IX|X))*(?= — )/y;
/** Level and station symbols (711.2, 721.2), each on a line of its own but "8+ |". */
export const levelPattern = /LEVEL \d+(?:[-–]\d+|\+)(?= *(?:\n|\r|$))/y;
export const stationPattern = /STATION \d+\+(?= *(?:\n|\r|$))|\d+\+ ?\|/y;
/** "Khans or Dragons" in front of the abilities that begin with these words (614.12c). */
export const anchorPattern = /[A-Z][\w'’-]* or [A-Z][\w'’-]*(?=\.\s*\n\s*•)/y;

const votedWord = String.raw`(?!(?:an?|another|each|up|target|player|opponent)\b)[A-Za-z][\w'’-]*`;
const votedName = `${votedWord}(?: ${votedWord}){0,2}?`;
/** "carnage or homage": words that mean nothing but what the text says of those who vote for them (701.38b). */
const votedPattern = new RegExp(`${votedName} or ${votedName}(?=[.,])`, "y");
const voteOfPattern = new RegExp(`${votedName}(?= vote\\b)`, "y");
const votesOfPattern = new RegExp(`${votedName}(?= votes\\b)`, "y");
const winnerWord = `(?!(?:[Ii]f|or|as|unless|while)\\b)${votedWord}`;
const winnerPattern = new RegExp(`${winnerWord}(?: ${winnerWord}){0,2}?(?= gets more votes\\b)`, "y");
const voting = new Set(["vote", "votes"]);

/** What is voted for, behind the words that can stand in front of it: a list of choices, or one of them. */
export const votedAt = (
  text: string,
  at: number,
  before: string,
  earlier: string | undefined,
): { readonly image: string; readonly several: boolean } | undefined => {
  const several = before === "for" && voting.has(earlier ?? "");
  const pattern = several
    ? votedPattern
    : before === "each"
      ? voteOfPattern
      : before === "of"
        ? votesOfPattern
        : winnerPattern;
  const image = matchAt(pattern, text, at);
  return image === undefined ? undefined : { image, several };
};

const chapterKey = classKey("chapters");
/** Whether an ability begins behind these tokens: a paragraph, a mode, or a chapter behind its symbol. */
export const beginsAbility = (tokens: readonly Token[]): boolean => {
  const previous = tokens[tokens.length - 1];
  if (previous === undefined || previous.image === "•") return true;
  return previous.image === "—" && tokens[tokens.length - 2]?.word.keys[0] === chapterKey;
};

/** Whether a quotation within a quotation begins here: "… have '{T}: Add {G}.'" */
export const opensWithin = (text: string, at: number, quoted: boolean): boolean =>
  text[at] === "‘" ||
  (quoted && text[at] === "'" && /\s/.test(text[at - 1] ?? "") && /[{A-Z]/.test(text[at + 1] ?? ""));

/** Whether it ends here, and is no genitive: behind a full stop or a symbol, or where the text around it ends, too. */
export const closesWithin = (text: string, at: number, previous: Token | undefined): boolean =>
  /['’]/.test(text[at]!) &&
  (/[.}]$/.test(previous?.image ?? "") ||
    /\s/.test(text[at - 1] ?? "") ||
    /^\.?["”]/.test(text.slice(at + 1, at + 3)));

/** Where the parenthesis that begins at a place ends, before the limit; -1 where it does not. */
export const closingParenthesis = (text: string, from: number, limit: number): number => {
  let depth = 0;
  for (let at = from; at < limit; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
};
