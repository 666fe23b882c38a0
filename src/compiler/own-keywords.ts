import { keywordClassOf } from "../../grammar/lexicon/keywords.ts";
import { diagnostic, hasErrors, settled } from "./diagnostics/diagnostic.ts";
import { inFile, lineStarts, withPosition } from "./diagnostics/position.ts";
import { abilitiesOfParagraph } from "./lower/abilities.ts";
import {
  defineKeyword,
  definitionFacts,
  keyOfSource,
  languageKeywords,
  readableMeaning,
  setOwnKeywords,
  withdrawKeywords,
} from "./lower/keyword-definitions.ts";
import { same } from "./lower/same.ts";
import { Refused } from "./lower/scope.ts";
import type { CardFile } from "./read/card-file.ts";
import { forgetParagraphs, readText, shifted } from "./reading.ts";
import type { Diagnostic, KeywordSource } from "./types.ts";

/** What is wrong with a keyword definition of a card file; positions are those of the file. */
export interface KeywordProblem {
  readonly source: KeywordSource;
  readonly found: Diagnostic;
}

/** What the words of a meaning give that cannot be understood, as in the text of a card. */
const inMeaning = (source: KeywordSource): readonly Diagnostic[] => {
  const { text, written, said } = readableMeaning(source);
  const found: Diagnostic[] = [];
  const face = { name: "", manaCost: "", typeLine: "", text, offset: 0 };
  const options = { brief: false, fresh: true };
  for (const { reading, paragraph } of readText(face, { name: "", shortNames: [] }, options, found)) {
    if (!("node" in reading)) continue;
    try {
      abilitiesOfParagraph(reading.node, definitionFacts(source.text));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      found.push(settled(shifted(error.diagnostic, paragraph.start)));
    }
  }
  return found.map((each) => ({
    ...each,
    message: said(each.message),
    start: inFile(source, written(each.start)),
    end: inFile(source, written(each.end)),
  }));
};

/** A definition of what the language defines: it may say the same. */
const besideKnown = (source: KeywordSource, known: KeywordSource): readonly Diagnostic[] => {
  const found = inMeaning(source);
  if (hasErrors(found) || same(defineKeyword(source).abilities, defineKeyword(known).abilities)) return found;
  return [diagnostic("RW5007", source.at, [source.name, known.rule ?? ""])];
};

/** What is wrong with the first line of a definition. */
const inHeadline = (source: KeywordSource): Diagnostic | undefined => {
  const { name, at } = source;
  if (keywordClassOf(source.parameters) === undefined) return diagnostic("RW4007", at, [name]);
  const taken = [...languageKeywords().values()].find(
    (other) => other.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken !== undefined) return diagnostic("RW5007", at, [name, taken.rule ?? ""]);
  return source.intrinsic ? diagnostic("RW1023", at, [name]) : undefined;
};

/** The definitions that are in use: paragraphs are remembered as long as they stay the same. */
let used = "[]";

/**
 * Makes the keywords of all card files at hand known, in place of those before. Those that cannot be understood stay
 * unknown; what is wrong with them is given back. One that says what the language says itself, or what another file says
 * word by word, is no second keyword.
 */
export const useKeywords = (sources: readonly KeywordSource[]): readonly KeywordProblem[] => {
  const problems: KeywordProblem[] = [];
  const sound = new Map<string, KeywordSource>();
  for (const source of sources) {
    const key = keyOfSource(source);
    const known = languageKeywords().get(key);
    if (known !== undefined) {
      for (const found of besideKnown(source, known)) problems.push({ source, found });
      continue;
    }
    const before = sound.get(key);
    const found =
      before === undefined
        ? inHeadline(source)
        : before.text === source.text
          ? undefined
          : diagnostic("RW5003", source.at, [source.name]);
    if (found !== undefined) problems.push({ source, found });
    else if (before === undefined) sound.set(key, source);
  }
  // Known before any is compiled: one may speak of another.
  setOwnKeywords([...sound.values()]);
  const broken = [...sound.values()].filter((source) => {
    const found = inMeaning(source);
    for (const each of found) problems.push({ source, found: each });
    return hasErrors(found);
  });
  withdrawKeywords(broken);
  const said = JSON.stringify(sources.map(({ name, parameters, text }) => [name, parameters, text]));
  // What was read before may have meant another keyword.
  if (said !== used) forgetParagraphs();
  used = said;
  return problems;
};

/** Those of the definitions of a file, with line and column. */
export const problemsIn = (file: CardFile, problems: readonly KeywordProblem[]): readonly Diagnostic[] => {
  const mine = problems.filter(({ source }) => file.keywords.includes(source));
  if (mine.length === 0) return [];
  const starts = lineStarts(file.text);
  return mine.map(({ found }) => withPosition(found, starts));
};
