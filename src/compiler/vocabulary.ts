import { keywordClassOf } from "../../grammar/lexicon/keywords.ts";
import { parametersOf } from "../../grammar/parameters.ts";
import { diagnostic, hasErrors, settled } from "./diagnostics/diagnostic.ts";
import { inFile } from "./diagnostics/position.ts";
import { abilitiesOfParagraph } from "./lower/abilities.ts";
import {
  defineKeyword,
  definitionFacts,
  definitionsWith,
  keyOfSource,
  languageKeywords,
  rulesDefinitions,
} from "./lower/keyword-definitions.ts";
import { same } from "./lower/same.ts";
import { Refused } from "./lower/scope.ts";
import type { Definitions } from "./definitions.ts";
import type { TypeSet } from "../../grammar/lexicon/lexicon.ts";
import type { OwnWords } from "../../grammar/vocabulary.ts";
import { checkNames } from "./declared-names.ts";
import { tokensOf } from "./declared-tokens.ts";
import { readTypeLine } from "./read/characteristics.ts";
import type { VocabularyProblem } from "./read/vocabulary.ts";
import { Reader } from "./reading.ts";
import { shifted } from "./diagnostics/position.ts";
import type { Diagnostic, KeywordSource, TypeSource, Vocabulary } from "./types.ts";

/** What the words of a meaning give that cannot be understood, as in the text of a card. */
const inMeaning = (source: KeywordSource, definitions: Definitions): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const face = { name: "", manaCost: "", typeLine: "", text: source.text, offset: 0 };
  const options = { brief: false, fresh: true };
  const reader = new Reader(definitions.lexicon, parametersOf(source.parameters));
  for (const { reading, paragraph } of reader.read(face, { name: "", shortNames: [] }, options, found)) {
    if (!("node" in reading)) continue;
    try {
      abilitiesOfParagraph(reading.node, definitionFacts(source.text, definitions));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      found.push(settled(shifted(error.diagnostic, paragraph.start)));
    }
  }
  return found.map((each) => ({
    ...each,
    start: inFile(source, each.start),
    end: inFile(source, each.end),
  }));
};

/** A definition of what the language defines: it may say the same. */
const besideKnown = (source: KeywordSource, known: KeywordSource): readonly Diagnostic[] => {
  const found = inMeaning(source, rulesDefinitions);
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

/** A vocabulary that was checked: what its words mean, and what is wrong with its declarations. */
export interface Checked {
  readonly definitions: Definitions;
  /** Keywords whose meaning is sound. */
  readonly keywords: readonly KeywordSource[];
  readonly problems: readonly VocabularyProblem[];
}

/**
 * Checks declarations. Keywords and tokens that cannot be understood have no meaning, but their names are words. One that
 * says what the language says itself, or what another file says word by word, is no second one.
 */
export const checkVocabulary = (vocabulary: Vocabulary): Checked => {
  const problems: VocabularyProblem[] = [];
  const keywords = keywordsOf(vocabulary.keywords ?? [], problems);
  const { types, counters, tokens } = checkNames(vocabulary, problems);
  // All are words before any is compiled: one may speak of another.
  const words: OwnWords = {
    keywords,
    types: bySet(types),
    counters: counters.map(({ name }) => name),
    tokens: tokens.flatMap(({ name, face }) =>
      readTypeLine(face.typeLine).subtypes.includes(name) ? [] : [name],
    ),
  };
  const compiled = tokensOf(tokens);
  const known = definitionsWith(words, keywords, compiled.spec);
  const sound = keywords.filter((source) => {
    const found = inMeaning(source, known);
    for (const each of found) problems.push({ source, found: each });
    return !hasErrors(found);
  });
  const definitions =
    sound.length === keywords.length ? known : definitionsWith(words, sound, tokensOf(tokens).spec);
  for (const source of tokens)
    for (const found of tokensOf([source]).problems(source, definitions)) problems.push({ source, found });
  return { definitions, keywords: sound, problems };
};

const bySet = (types: readonly TypeSource[]): ReadonlyMap<TypeSet, readonly string[]> => {
  const found = new Map<TypeSet, string[]>();
  for (const { set, name } of types) found.set(set, [...(found.get(set) ?? []), name]);
  return found;
};

/** The keywords whose first line is sound, each once. */
const keywordsOf = (
  sources: readonly KeywordSource[],
  problems: VocabularyProblem[],
): readonly KeywordSource[] => {
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
  return [...sound.values()];
};
