import type { LoadedCompiler } from "../compiler/build/build.ts";
import { createCompiler } from "../compiler/compiler.ts";
import { allDefinitions } from "../compiler/lower/keyword-definitions.ts";
import type { Vocabulary } from "../compiler/types.ts";
import { remindersIn } from "../compiler/explain/check-reminders.ts";
import { definitionsOf, remindersOf } from "../compiler/explain/reminders.ts";
import { referentLines } from "./referents.ts";
import { syntaxOf } from "../compiler/explain/syntax.ts";

/** The compiler as the commands use it, with what the card files at hand declare. */
export const loadCompiler = (vocabulary: Vocabulary): LoadedCompiler => {
  const compiler = createCompiler(vocabulary);
  const { definitions } = compiler.means;
  return {
    compile: compiler.compileCard,
    problems: compiler.problems,
    explain: (source, abilities) => ({
      ast: syntaxOf(source, compiler),
      referents: referentLines(source, compiler),
      reminders: remindersOf(abilities, definitions),
      definitions: definitionsOf(abilities, definitions),
    }),
    reminders: (source, result) => remindersIn(source, result, compiler.compileCard, definitions),
    forget: () => compiler.means.reader.forget(),
    keywords: () => ({ ofLanguage: allDefinitions(), ofSets: compiler.keywords() }),
  };
};
