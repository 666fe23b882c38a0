import { languageKeywords } from "../../compiler/lower/keyword-definitions.ts";
import type { KeywordSource } from "../../compiler/types.ts";
import type { Editor } from "../editor.ts";

/** The definitions of a keyword, one for each kind of parameters: those of card files, then those of the language. */
export const keywordDefinitions = ({ analysis }: Editor, name: string): readonly KeywordSource[] => {
  const lower = name.toLowerCase();
  const own = analysis.all().flatMap(({ file }) => file.vocabulary.keywords ?? []);
  return [...own, ...languageKeywords().values()].filter((each) => each.name.toLowerCase() === lower);
};

/** Its definition as it stands in a card file. */
export const definitionText = ({ name, parameters, rule, text }: KeywordSource): string =>
  [
    [`keyword ${name}`, ...parameters, ...(rule === undefined ? [] : [` rule ${rule}`])].join(" "),
    ...(text === "" ? [] : text.split("\n").map((line) => `  ${line}`)),
  ].join("\n");
