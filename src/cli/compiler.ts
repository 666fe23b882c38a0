import { compileCard } from "../compiler/compile.ts";
import type { LoadedCompiler } from "../compiler/build/build.ts";
import { allDefinitions, ownDefinitions } from "../compiler/lower/keyword-definitions.ts";
import { useKeywords } from "../compiler/own-keywords.ts";
import type { KeywordSource } from "../compiler/types.ts";
import { definitionsOf, remindersOf } from "./reminders.ts";
import { syntaxOf } from "./syntax.ts";

/** The compiler as the commands use it, with the keyword definitions of the card files at hand. */
export const loadCompiler = (keywords: readonly KeywordSource[]): LoadedCompiler => ({
  compile: compileCard,
  problems: useKeywords(keywords),
  explain: (source, abilities) => ({
    ast: syntaxOf(source),
    reminders: remindersOf(abilities),
    definitions: definitionsOf(abilities),
  }),
  keywords: () => ({ ofLanguage: allDefinitions(), ofSets: ownDefinitions() }),
});
