import { keywordClassOf } from "../../grammar/lexicon/keywords.ts";
import { compileCard } from "../compiler/compile.ts";
import type { LoadedCompiler } from "../compiler/build/build.ts";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { KeywordDefinition } from "../compiler/emit/keywords.ts";
import { addKeywords, allDefinitions, defineKeyword } from "../compiler/lower/keyword-definitions.ts";
import type { Diagnostic, KeywordSource } from "../compiler/types.ts";
import { definitionsOf, remindersOf } from "./reminders.ts";
import { syntaxOf } from "./syntax.ts";

/** A definition that can't be compiled, as a diagnostic. */
const reject = (source: KeywordSource, thrown: unknown): Diagnostic => {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const span = { start: source.offset, end: source.offset + source.text.length };
  return diagnostic("RW4007", span, [source.name, why]);
};

/** The compiler as the commands use it, with the keyword definitions of the card files at hand. */
export const loadCompiler = (keywords: readonly KeywordSource[]): LoadedCompiler => {
  // Known before any is compiled: one may speak of another.
  addKeywords(keywords);
  const ofSets: KeywordDefinition[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of keywords) {
    try {
      if (keywordClassOf(source.parameters) === undefined)
        throw new Error("behind its name a number, a cost or both can stand (N, [cost])");
      ofSets.push(defineKeyword(source));
    } catch (thrown) {
      diagnostics.push(reject(source, thrown));
    }
  }
  const names = new Set(keywords.map(({ name }) => name.toLowerCase()));
  return {
    compile: compileCard,
    diagnostics,
    explain: (source, abilities) => ({
      ast: syntaxOf(source),
      reminders: remindersOf(abilities),
      definitions: definitionsOf(abilities),
    }),
    keywords: () => ({ ofLanguage: allDefinitions().filter(({ name }) => !names.has(name)), ofSets }),
  };
};
