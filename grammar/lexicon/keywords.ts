import { keywordTexts } from "../keywords/index.ts";
import { kindOfParameter } from "../parameters.ts";
import { readHeadline } from "../keywords/headline.ts";

/** What stands behind the name of a keyword: nothing, a number, a cost, a noun, or two of these. */
export type KeywordClass =
  | "keyword"
  | "costKeyword"
  | "numberKeyword"
  | "numberCostKeyword"
  | "qualityKeyword"
  | "numberQualityKeyword"
  | "qualityNumberKeyword"
  | "qualityCostKeyword";

const classOfParameters: Readonly<Record<string, KeywordClass>> = {
  "": "keyword",
  costs: "costKeyword",
  number: "numberKeyword",
  "number costs": "numberCostKeyword",
  quality: "qualityKeyword",
  "number quality": "numberQualityKeyword",
  "quality number": "qualityNumberKeyword",
  "quality costs": "qualityCostKeyword",
};

/** The class of words that a keyword with such parameters belongs to; undefined where no row has them in that order. */
export const keywordClassOf = (parameters: readonly string[]): KeywordClass | undefined =>
  classOfParameters[parameters.map(kindOfParameter).join(" ")];

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
/** Keywords of the rules with a noun have rows of their own: a word of English stands between. */
const inRows: readonly string[] = [];

/** The keyword abilities by what stands behind their names (702), from their definitions. */
export const keywordNames: Readonly<Record<KeywordClass, readonly string[]>> = {
  keyword: [...named("keyword").filter((name) => !neverAlone.has(name)), ...olderNames],
  costKeyword: named("costKeyword"),
  numberKeyword: named("numberKeyword"),
  numberCostKeyword: named("numberCostKeyword"),
  qualityKeyword: inRows,
  numberQualityKeyword: inRows,
  qualityNumberKeyword: named("qualityNumberKeyword"),
  qualityCostKeyword: inRows,
};
