import { keywordTexts } from "../keywords/index.ts";
import { readHeadline } from "../keywords/headline.ts";

/** What stands behind the name of a keyword: nothing, a cost, a number, or a number and a cost. */
export type KeywordClass = "keyword" | "costKeyword" | "numberKeyword" | "numberCostKeyword";

const classOfParameters: Readonly<Record<string, KeywordClass>> = {
  "": "keyword",
  "[cost]": "costKeyword",
  N: "numberKeyword",
  "N [cost]": "numberCostKeyword",
};

/** The class of words that a keyword with such parameters belongs to; undefined for those with a row of their own. */
export const keywordClassOf = (parameters: readonly string[]): KeywordClass | undefined =>
  classOfParameters[parameters.map((each) => (/^[A-Z]$/.test(each) ? "N" : each)).join(" ")];

/** Names of today for keywords that were renamed stand in their definitions; these are the older ones. */
const olderNames: readonly string[] = ["totem armor"];
/** What "Modular—Sunburst" (702.43) and "Bloodthirst X" (702.54b) mean; the names alone are no abilities. */
const neverAlone: ReadonlySet<string> = new Set(["bloodthirst", "modular"]);

/** As it stands in the middle of a text: proper names keep their capitals. */
export const inText = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const defined = keywordTexts
  .flatMap((text) => text.split("\n"))
  .flatMap((line) => {
    const found = readHeadline(line);
    return found === undefined ? [] : [{ ...found, name: inText(found.name) }];
  });
const named = (of: KeywordClass): readonly string[] => [
  ...new Set(defined.flatMap(({ name, parameters }) => (keywordClassOf(parameters) === of ? [name] : []))),
];

/** The keyword abilities by what stands behind their names (702), from their definitions. */
export const keywordNames: Readonly<Record<KeywordClass, readonly string[]>> = {
  keyword: [...named("keyword").filter((name) => !neverAlone.has(name)), ...olderNames],
  costKeyword: named("costKeyword"),
  numberKeyword: named("numberKeyword"),
  numberCostKeyword: named("numberCostKeyword"),
};
