import { lineStarts, withPosition } from "../diagnostics/position.ts";
import type { Diagnostic, KeywordSource, Vocabulary } from "../types.ts";
import type { CardFile } from "./card-file.ts";

/** What is wrong with a declaration of a card file; positions are those of the file. */
export interface VocabularyProblem {
  readonly source: KeywordSource;
  readonly found: Diagnostic;
}

/** The declarations of several files. */
export const joinedVocabulary = (files: readonly Pick<CardFile, "vocabulary">[]): Vocabulary => ({
  keywords: files.flatMap(({ vocabulary }) => vocabulary.keywords ?? []),
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
  const { keywords = [] } = file.vocabulary;
  const mine = problems.filter(({ source }) => keywords.includes(source));
  if (mine.length === 0) return [];
  const starts = lineStarts(file.text);
  return mine.map(({ found }) => withPosition(found, starts));
};
