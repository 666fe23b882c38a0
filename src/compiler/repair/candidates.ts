import { editDistance } from "../diagnostics/suggest.ts";
import type { Diagnostic, Edit, Span } from "../types.ts";
import { rewrites } from "./rewrites.ts";

/** A change that may mend a line. */
export interface Candidate {
  readonly edit: Edit;
  /** The meaning may be another, so the author is asked. */
  readonly asks: boolean;
  /** It mends what is known to be written wrongly; others try what may be missing. */
  readonly known?: true;
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

/** What the card is called in a fix: a name that ends with the letter of a color may end before it (RW1046). */
const called = (name: string): string => (/\s[WUBRGC]$/.test(name) ? "~" : name);

/** What the table of rewrites makes of the line, one match at a time. */
const rewritten: Source = ({ line, name }) =>
  rewrites.flatMap(({ find, put, asks = false }) =>
    [...line.matchAll(find)].flatMap((match) => {
      const [words] = match;
      const said = put.replace(/\$(\d)|@/g, (sign, group?: string) =>
        group === undefined ? called(name) : (match[Number(group)] ?? sign),
      );
      const text = isCapital(words) && words !== words.toUpperCase() ? capital(said) : said;
      return text === words
        ? []
        : [change({ start: match.index, end: match.index + words.length }, text, asks)];
    }),
  );

const wordsOf = (line: string): readonly { readonly word: string; readonly span: Span }[] =>
  [...line.matchAll(/[\p{L}\p{N}'’-]+/gu)].map((match) => ({
    word: match[0],
    span: { start: match.index, end: match.index + match[0].length },
  }));

/** The words around the place where reading stopped. */
const near = (line: string, { start, end }: Span) =>
  wordsOf(line).filter(({ span }) => span.end >= start - 2 && span.start <= Math.max(end, start + 1));

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
  // The message is about a whole phrase, in which one word has another form.
  const stem = suggestion?.slice(0, 3).toLowerCase() ?? "";
  const form = wordsOf(words).find(({ word }) => word.toLowerCase().startsWith(stem));
  if (code === "RW3012" && form !== undefined && suggestion !== undefined)
    return [change({ start: start + form.span.start, end: start + form.span.end }, suggestion)];
  const slips = editDistance(words.toLowerCase(), suggestion.toLowerCase(), 3);
  // A word of the rules that is near to another one may be right where it stands.
  const few = words.length > 7 ? 2 : words.length > 2 ? 1 : 0;
  const asks = code === "RW3003" ? slips > few : code === "RW3001" && slips > 0;
  return [change(span, suggestion, asks)];
};

/**
 * Signs and words that join clauses, missing where reading stopped or some words before that; signs too many there. A comma is only
 * missing; a word, or another sentence, says how the clauses follow each other, which the author knows.
 */
const joined: Source = ({ line, found: { start } }) => {
  const [, gap = "", last = "", rest = ""] = /([\s,]*)([^\s,]*)([\s,]*)$/.exec(line.slice(0, start)) ?? [];
  const here = { start: start - rest.length, end: start };
  const both = { start: here.start - last.length - gap.length, end: start };
  // A name or "that player" may stand between the comma that is missing and the verb.
  const spaces = [...line.slice(0, here.start).matchAll(/(?<=\w) (?=[\w~])/g)].slice(-4).reverse();
  // "When it attacks you may …": the pronoun begins a clause. "When it attacks you draw …": nobody knows which one it belongs to.
  const [behind] = /^(?:it|they|you)$/i.test(last) ? spaces : [];
  const either =
    behind !== undefined && !/^(?:and|then|or|may|can|gets?|gains?|loses?)\b/.test(line.slice(start));
  return [
    ...(behind === undefined ? [] : [change({ start: behind.index, end: behind.index + 1 }, ", ", either)]),
    ...(here.start > 0
      ? [", ", ", then ", " and ", ". "].map((text) => change(here, text, either || text !== ", "))
      : []),
    ...spaces.map(({ index }) => change({ start: index, end: index + 1 }, ", ", either)),
    ...spaces.slice(0, 1).map(({ index }) => change({ start: index, end: index + 1 }, ", then ", true)),
    ...(last === "and" ? [change(both, ", and "), change(both, ", ", true)] : []),
    ...(last === "then" ? [change(both, ", then ")] : []),
    ...(/^[:,;]/.test(line.slice(start)) ? [change({ start, end: start + 1 }, "")] : []),
    // Clauses that follow each other: "exile it, return it" (the last of several is joined by "then").
    ...[...line.slice(0, start).matchAll(/, (?=[a-z])/g)].map(({ index }) =>
      change({ start: index, end: index + 2 }, ", then ", true),
    ),
  ];
};

/** A word in two parts, or two words in one: "Death touch", "firststrike". */
const parts: Source = ({ line, found }) =>
  near(line, found).flatMap(({ word, span }) => {
    const next = /^ (?=[a-z])/.test(line.slice(span.end))
      ? [change({ start: span.end, end: span.end + 1 }, "")]
      : [];
    const unknown = found.code === "RW3003" && span.start === found.start && word.length > 6;
    const splits = unknown
      ? Array.from({ length: word.length - 5 }, (_, at) => insert(span.start + at + 3, " "))
      : [];
    return [...next, ...splits];
  });

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
  if (/^[+-]\d/.test(rest)) return [change({ start, end: start }, `${called(name)} gets `, true)];
  const first = start === 0 || /[.:—•]\s*$/.test(line.slice(0, start));
  if (!/^\p{L}/u.test(rest)) return [];
  const predicate = small(rest.slice(0, 1));
  const about = (subject: string, asks: boolean): Candidate =>
    change({ start, end: start + 1 }, `${first ? capital(subject) : subject} ${predicate}`, asks);
  // "Gets +2/+2" on an Aura is hardly said of the Aura.
  const own = first && /^(?:deals|enters)\b/i.test(rest);
  const imperative = /^deal\b/i.test(rest)
    ? [change({ start, end: start + 4 }, `${called(name)} deals`)]
    : [];
  return [...imperative, about(called(name), !own), about("you", false), about("it", true)];
};

/** The card's own name with other capitals, or a part of it. */
const ownName: Source = ({ line, found, name }) => {
  const parts = name.split(/[\s,]+/);
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  const whole =
    at < 0 || line.startsWith(name, at) ? [] : [change({ start: at, end: at + name.length }, name)];
  const some = near(line, found).flatMap(({ word, span }) => {
    const bare = word.replace(/['’]s?$/, "");
    return parts.length > 1 && parts.includes(bare) && bare.length > 2
      ? [change({ start: span.start, end: span.start + bare.length }, name)]
      : [];
  });
  return [...whole, ...some];
};

const knowing: readonly Source[] = [rewritten, symbols, asSaid, ownName];
const trying: readonly Source[] = [joined, forms, parts, subjects];

/** Changes that may mend a line, the likeliest first: those about which the author need not be asked. */
export const candidatesFor = (at: Stopped): readonly Candidate[] => {
  const known = knowing.flatMap((source) => source(at)).map((each) => ({ ...each, known: true as const }));
  const all = [...known, ...trying.flatMap((source) => source(at))];
  return [...all.filter(({ asks }) => !asks), ...all.filter(({ asks }) => asks)];
};
