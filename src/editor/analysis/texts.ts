import { grammar } from "../../../grammar/language/index.ts";
import { lex } from "../../../grammar/lexer.ts";
import { keywordNames } from "../../../grammar/lexicon/keywords.ts";
import { parametersOf } from "../../../grammar/parameters.ts";
import { parseParagraph } from "../../../grammar/parse.ts";
import { ownNamesOf } from "../../compiler/compile.ts";
import type { Compiler, ParsedText } from "../../compiler/compiler.ts";
import { inFile } from "../../compiler/diagnostics/position.ts";
import { languageKeywords } from "../../compiler/lower/keyword-definitions.ts";
import { type AnyNode, treeOf } from "../../compiler/tree.ts";
import type { FaceSource, KeywordSource, Span } from "../../compiler/types.ts";
import type { Analysis, ReadDocument } from "./analysis.ts";

/** A rules text of a card file, with its syntax trees. */
export interface RulesText {
  /** Where it stands in the file. */
  readonly in: Pick<FaceSource, "text" | "offset" | "lines">;
  /** What it calls itself. */
  readonly name: string;
  /** What a card may call itself as well. */
  readonly shortNames: readonly string[];
  /** Of a card; a definition has none. */
  readonly typeLine?: string;
  readonly parsed: ParsedText;
}

/** A span of a rules text as one of the file. */
export const placeOf = ({ in: source }: RulesText, { start, end }: Span): Span => ({
  start: inFile(source, start),
  end: inFile(source, end),
});

/** A definition's text has its parameters for words. */
const parsedMeaning = ({ text, parameters }: KeywordSource, compiler: Compiler): ParsedText => {
  const { lexicon } = compiler.means.definitions;
  const { paragraphs, errors } = lex(text, { name: "", shortNames: [] }, lexicon, parametersOf(parameters));
  return {
    errors,
    paragraphs: paragraphs
      .filter(({ tokens }) => tokens.length > 0)
      .map((paragraph) => ({ ...paragraph, result: parseParagraph(paragraph) })),
  };
};

/** The rules texts of a file's cards of which `wanted` is true, and of all that it declares. */
export const rulesTexts = (
  analysis: Analysis,
  { document: { uri }, cards, file }: ReadDocument,
  wanted: (text: string) => boolean = () => true,
): readonly RulesText[] => {
  const compiler = analysis.compiler();
  const { keywords = [], tokens = [] } = file.vocabulary;
  return [
    ...cards.flatMap((card): readonly RulesText[] => {
      if (!wanted(card.text)) return [];
      const parsed = analysis.parsed(uri, card);
      return card.read.source.faces.map((face, index) => ({
        in: face,
        name: face.name,
        shortNames: ownNamesOf(face).shortNames,
        typeLine: face.typeLine,
        parsed: parsed[index]!,
      }));
    }),
    ...tokens.map(({ name, face }) => ({
      in: face,
      name,
      shortNames: [],
      parsed: compiler.parse(face.text, { name, shortNames: [] }),
    })),
    ...keywords.map((source) => ({
      in: source,
      name: "",
      shortNames: [],
      parsed: parsedMeaning(source, compiler),
    })),
  ];
};

/** What a word of a text names. */
export type NameKind = "keyword" | "counter" | "token" | "type" | "card";

/** A word, or words that are one name. */
export interface Leaf {
  readonly kind: NameKind | "cardType" | "supertype" | "color" | "abilityWord" | "number" | "self";
  /** As its class has it: keywords in lower case, types in the singular. */
  readonly name: string;
  /** In the rules text. */
  readonly span: Span;
}

const kinds: Readonly<Record<string, Leaf["kind"]>> = {
  keyword: "keyword",
  costKeyword: "keyword",
  numberKeyword: "keyword",
  numberCostKeyword: "keyword",
  qualityKeyword: "keyword",
  numberQualityKeyword: "keyword",
  qualityNumberKeyword: "keyword",
  qualityCostKeyword: "keyword",
  counterName: "counter",
  tokenName: "token",
  namedThing: "token",
  cardName: "card",
  subtype: "type",
  singularType: "type",
  pluralType: "type",
  cardType: "cardType",
  supertype: "supertype",
  color: "color",
  abilityWord: "abilityWord",
  flavorWord: "abilityWord",
  numberWord: "number",
  integer: "number",
  variable: "number",
  change: "number",
  size: "number",
  loyaltyCost: "number",
  selfName: "self",
};

let rows: ReadonlySet<string> | undefined;
/** The kinds of rows that are keyword abilities. */
const keywordRows = (): ReadonlySet<string> =>
  (rows ??= new Set(
    grammar()
      .byName.get("keywordAbility")!
      .alternatives.flatMap(({ kind }) => kind ?? []),
  ));

let names: readonly string[] | undefined;
/** Keywords by their names in lower case, longest first. */
const allKeywordNames = (): readonly string[] =>
  (names ??= [
    ...new Set([
      ...Object.values(keywordNames).flat(),
      ...[...languageKeywords().values()].map(({ name }) => name),
    ]),
  ]
    .map((name) => name.toLowerCase())
    .sort((left, right) => right.length - left.length));

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const leafOf = (node: AnyNode, span: Span, words: string): Leaf | undefined => {
  const kind = Object.hasOwn(kinds, node.kind) ? kinds[node.kind] : undefined;
  if (kind !== undefined) {
    const name = text(node["value"]) || text(node["name"]) || text(node["words"]);
    if (kind === "type" && !/^\p{Lu}/u.test(words)) return { kind: "cardType", name, span };
    return { kind, name: kind === "keyword" ? name.toLowerCase() : name, span };
  }
  if (!keywordRows().has(node.kind)) return undefined;
  // The rows with words of their own begin with the name of the keyword: "affinity for artifacts".
  const lower = words.toLowerCase();
  const name = allKeywordNames().find(
    (each) => lower.startsWith(each) && !/^\p{L}/u.test(lower.slice(each.length)),
  );
  return name === undefined || "keyword" in node
    ? undefined
    : { kind: "keyword", name, span: { start: span.start, end: span.start + name.length } };
};

const knownLeaves = new WeakMap<ParsedText, readonly Leaf[]>();

/** The words of a text that name something, in the order of the text where it is understood. */
export const leavesOf = ({ in: { text: whole }, parsed }: RulesText): readonly Leaf[] => {
  const known = knownLeaves.get(parsed) ?? leavesIn(whole, parsed);
  knownLeaves.set(parsed, known);
  return known;
};

const leavesIn = (whole: string, parsed: ParsedText): readonly Leaf[] =>
  parsed.paragraphs.flatMap(({ start, result }) => {
    if (!("node" in result)) return [];
    return treeOf(result.node).places.flatMap(({ node }) => {
      const span = { start: start + node.span.start, end: start + node.span.end };
      return leafOf(node, span, whole.slice(span.start, span.end)) ?? [];
    });
  });
