import { editDistance } from "../diagnostics/suggest.ts";
import type { Diagnostic, Edit, Span } from "../types.ts";
import { rewrites } from "./rewrites.ts";

/** A change that may mend a line. */
export interface Candidate {
  readonly edit: Edit;
  /** The meaning may be another, so the author is asked. */
  readonly asks: boolean;
}

/** A line where reading stopped, with what was wrong there; positions count from its start. */
export interface Stopped {
  readonly line: string;
  readonly found: Diagnostic;
  /** The card's name. */
  readonly name: string;
}

type Source = (at: Stopped) => readonly Candidate[];

const change = (span: Span, text: string, asks = false): Candidate => ({ edit: { span, text }, asks });
const insert = (at: number, text: string): Candidate => change({ start: at, end: at }, text);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** What the table of rewrites makes of the line, one match at a time. */
const rewritten: Source = ({ line, name }) =>
  rewrites.flatMap(({ find, put, asks = false }) =>
    [...line.matchAll(find)].flatMap((match) => {
      const [words] = match;
      const said = put.replace(/\$(\d)|@/g, (sign, group?: string) =>
        group === undefined ? name : (match[Number(group)] ?? sign),
      );
      const text = isCapital(words) && words !== words.toUpperCase() ? capital(said) : said;
      return text === words
        ? []
        : [change({ start: match.index, end: match.index + words.length }, text, asks)];
    }),
  );

/** What the message itself says: the word that was meant, the words that are missing or too many. */
const asSaid: Source = ({ line, found }) => {
  const { start, end, suggestion, code } = found;
  const span = { start, end };
  const words = line.slice(start, end);
  const own = found.fixes?.[0]?.edits;
  if (own?.length === 1) return [{ edit: own[0]!, asks: found.fixes?.[0]?.sure !== true }];
  if (code === "RW2002" && words === "(") return [insert(line.trimEnd().length, ")")];
  if (code === "RW3004") return [insert(line.trimEnd().length, ".")];
  if (code === "RW3011") return [change({ start: line[start - 1] === " " ? start - 1 : start, end }, "")];
  if (code === "RW3014") return [change(span, words.replace(/^(\s*)/, "$1 "))];
  if (suggestion === undefined) return [];
  // The message is about the whole predicate; the verb is its first word.
  if (code === "RW3012") return [change({ start, end: start + words.search(/\W|$/) }, suggestion)];
  const slips = editDistance(words.toLowerCase(), suggestion.toLowerCase(), 3);
  // A word of the rules that is near to another one may be right where it stands.
  const asks = code === "RW3003" ? slips > (words.length > 7 ? 2 : 1) : code === "RW3001" && slips > 0;
  return [change(span, suggestion, asks)];
};

/** Signs and words that join clauses, missing where reading stopped or a word before that. */
const joined: Source = ({ line, found: { start } }) => {
  const [, gap = "", last = "", rest = ""] = /([\s,]*)([^\s,]*)([\s,]*)$/.exec(line.slice(0, start)) ?? [];
  const here = { start: start - rest.length, end: start };
  const there = { start: here.start - last.length - gap.length, end: here.start - last.length };
  const both = { start: there.start, end: start };
  return [
    ...(here.start > 0 ? [", ", ", then ", " and ", ". "].map((text) => change(here, text)) : []),
    ...(there.start > 0 ? [", ", ", then "].map((text) => change(there, text)) : []),
    ...(last === "and" ? [", ", ", and "].map((text) => change(both, text)) : []),
    ...(last === "then" ? [change(both, ", then ")] : []),
    // Clauses that follow each other: "exile it, return it" (the last of several is joined by "then").
    ...[...line.slice(0, start).matchAll(/, (?=[a-z])/g)].map(({ index }) =>
      change({ start: index, end: index + 2 }, ", then "),
    ),
  ];
};

const wordsOf = (line: string): readonly { readonly word: string; readonly span: Span }[] =>
  [...line.matchAll(/[\p{L}\p{N}'’-]+/gu)].map((match) => ({
    word: match[0],
    span: { start: match.index, end: match.index + match[0].length },
  }));

/** The words around the place where reading stopped. */
const near = (line: string, { start, end }: Span) =>
  wordsOf(line).filter(({ span }) => span.end >= start - 2 && span.start <= Math.max(end, start + 1));

/** Other forms of a word near by: with a capital or without, its possessive, its singular or plural. */
const forms: Source = ({ line, found }) =>
  near(line, found).flatMap(({ word, span }) => {
    const owner = /[^s]s$/.test(word) ? [`${word.slice(0, -1)}'s`, `${word}'`] : [];
    const number = /s$/.test(word) ? word.slice(0, -1) : `${word}s`;
    return [
      change(span, isCapital(word) ? small(word) : capital(word)),
      ...owner.map((each) => change(span, each)),
      ...(word.length > 3 ? [change(span, number, true)] : []),
    ];
  });

/** Symbols without braces (107.4). */
const symbols: Source = ({ line, found }) =>
  near(line, found).flatMap(({ word, span }) =>
    /^(?:\d{1,2}|X)?[WUBRGCXS]*$/.test(word) ? [change(span, word.replace(/\d+|[A-Z]/g, "{$&}"))] : [],
  );

/** Who or what the sentence is about, where that is left out. */
const subjects: Source = ({ line, found: { start }, name }) => {
  const rest = line.slice(start);
  const first = start === 0 || /[.:—•]\s*$/.test(line.slice(0, start));
  if (!/^\p{L}/u.test(rest)) return [];
  const predicate = small(rest.slice(0, 1));
  const about = (subject: string, asks: boolean): Candidate =>
    change({ start, end: start + 1 }, `${first ? capital(subject) : subject} ${predicate}`, asks);
  // "Gets +2/+2" on an Aura is hardly said of the Aura.
  const own = first && /^(?:deals|enters)\b/i.test(rest);
  return [about(name, !own), about("you", false), about("it", true)];
};

/** A part of the card's own name. */
const ownName: Source = ({ line, found, name }) => {
  const parts = name.split(/[\s,]+/);
  return near(line, found).flatMap(({ word, span }) => {
    const bare = word.replace(/['’]s?$/, "");
    return parts.length > 1 && parts.includes(bare) && bare.length > 2
      ? [change({ start: span.start, end: span.start + bare.length }, name)]
      : [];
  });
};

/** What is certain goes first: the same change may also be a guess of another source. */
const sources: readonly Source[] = [rewritten, asSaid, ownName, symbols, joined, forms, subjects];

/** Changes that may mend a line, the likeliest first. */
export const candidatesFor = (at: Stopped): readonly Candidate[] => sources.flatMap((source) => source(at));
