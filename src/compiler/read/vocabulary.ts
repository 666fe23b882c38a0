import { lineStarts, withPosition } from "../diagnostics/position.ts";
import type {
  CounterSource,
  Diagnostic,
  KeywordSource,
  TokenSource,
  TypeSource,
  Vocabulary,
} from "../types.ts";
import type { CardFile } from "./card-file.ts";

/** Anything that is declared. */
export type Declaration = KeywordSource | TypeSource | CounterSource | TokenSource;

/** What is wrong with a declaration of a card file; positions are those of the file. */
export interface VocabularyProblem {
  readonly source: Declaration;
  readonly found: Diagnostic;
}

/** The declarations of several files. */
export const joinedVocabulary = (files: readonly Pick<CardFile, "vocabulary">[]): Vocabulary => ({
  keywords: files.flatMap(({ vocabulary }) => vocabulary.keywords ?? []),
  types: files.flatMap(({ vocabulary }) => vocabulary.types ?? []),
  counters: files.flatMap(({ vocabulary }) => vocabulary.counters ?? []),
  tokens: files.flatMap(({ vocabulary }) => vocabulary.tokens ?? []),
});

/** Whether anything is declared. */
export const declares = (vocabulary: Vocabulary): boolean =>
  Object.values(vocabulary).some((declared: readonly unknown[]) => declared.length > 0);

/** What is declared, wherever it stands: where this is the same, cards mean the same. */
export const vocabularyText = (vocabulary: Vocabulary): string =>
  JSON.stringify(vocabulary, (key, value: unknown) =>
    ["file", "at", "offset", "lines"].includes(key) ? undefined : value,
  );

/** Those of the declarations of a file, with line and column. */
export const problemsIn = (file: CardFile, problems: readonly VocabularyProblem[]): readonly Diagnostic[] => {
  const own = new Set<Declaration>(Object.values(file.vocabulary).flat() as readonly Declaration[]);
  const mine = problems.filter(({ source }) => own.has(source));
  if (mine.length === 0) return [];
  const starts = lineStarts(file.text);
  return mine.map(({ found }) => withPosition(found, starts));
};
