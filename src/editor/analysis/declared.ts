import { pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import type { Declaration } from "../../compiler/read/vocabulary.ts";
import type { Vocabulary } from "../../compiler/types.ts";

/** Everything that is declared, in a fixed order. */
export const declarationsIn = ({
  keywords = [],
  types = [],
  counters = [],
  tokens = [],
}: Vocabulary): readonly Declaration[] => [...keywords, ...types, ...counters, ...tokens];

const places: ReadonlySet<string> = new Set(["file", "at", "offset", "lines"]);
/** What a declaration says, wherever it stands. */
const textOf = (source: Declaration): string =>
  JSON.stringify(source, (key, value: unknown) => (places.has(key) ? undefined : value));

/** Whether a text may have one of these words, in the singular or the plural. */
const patternOf = (names: Iterable<string>): RegExp => {
  const forms = [...names].flatMap((name) => [name, pluralSubtype(name)]);
  const written = forms.map((form) => form.replace(/[^\p{L}\d ]/gu, "\\$&").replace(/ +/g, "\\s+"));
  return new RegExp(`(?<![\\p{L}\\d])(?:${written.join("|")})(?![\\p{L}\\d])`, "iu");
};

/** Words that mean something else than before. */
export interface ChangedWords {
  readonly names: ReadonlySet<string>;
  /** Only texts that it finds can have got another meaning. */
  readonly pattern: RegExp;
}

/**
 * The words that mean something else with one vocabulary than with another: those that were declared otherwise, and those
 * of declarations that speak of such. Undefined if there are none.
 */
export const changedWords = (before: Vocabulary, after: Vocabulary): ChangedWords | undefined => {
  const old = new Map(declarationsIn(before).map((source) => [textOf(source), source]));
  const fresh = new Map(declarationsIn(after).map((source) => [textOf(source), source]));
  const differing = [
    ...[...old].flatMap(([text, source]) => (fresh.has(text) ? [] : [source])),
    ...[...fresh].flatMap(([text, source]) => (old.has(text) ? [] : [source])),
  ];
  if (differing.length === 0) return undefined;
  const names = new Set(differing.map(({ name }) => name));
  for (;;) {
    const pattern = patternOf(names);
    const speaking = [...old, ...fresh].filter(([text, { name }]) => !names.has(name) && pattern.test(text));
    if (speaking.length === 0) return { names, pattern };
    for (const [, { name }] of speaking) names.add(name);
  }
};
