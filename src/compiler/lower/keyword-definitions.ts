import type * as A from "../../abilities/index.ts";
import { lex } from "../../../grammar/lexer.ts";
import { Lexicon, type OwnWords, rulesLexicon } from "../../../grammar/vocabulary.ts";
import { kindOfParameter, parametersOf } from "../../../grammar/parameters.ts";
import { parseParagraph } from "../../../grammar/parse.ts";
import { keywordTexts } from "../../../grammar/keywords/index.ts";
import { fixedIn, type Definitions, type FactoryDefinition, type KeywordDefinition } from "../definitions.ts";
import { blocksOf, linesOf } from "../read/lines.ts";
import { readKeyword } from "../read/keyword.ts";
import type { Diagnostic, KeywordSource } from "../types.ts";
import { abilitiesOfParagraph } from "./abilities.ts";
import { meaningWithoutText } from "./keyword-meanings/index.ts";
import { Refused, type FaceFacts } from "./scope.ts";

type ParameterType = A.KeywordParameter["type"];

/** A parameter of a definition, by its name and what stands for it in a use. */
const parameterOf = (written: string): { readonly name: string; readonly type: ParameterType } => ({
  name: written.replace(/[[\]]/g, ""),
  type: kindOfParameter(written),
});

/** The keyword's own costs, by which "if its … cost was paid" asks for them. */
const withOwnCosts = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withOwnCosts(each, name));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, each]): [string, unknown] => [
    key,
    withOwnCosts(each, name),
  ]);
  const isCost = "type" in value && (value.type === "additionalCost" || value.type === "alternativeCost");
  return Object.fromEntries(
    isCost ? [...fields.filter(([key]) => key !== "keyword"), ["keyword", name]] : fields,
  );
};

/** A definition speaks of a permanent or a card; it is no instruction of a spell. */
export const definitionFacts = (text: string, definitions: Definitions): FaceFacts => ({
  definitions,
  name: "",
  cardTypes: [],
  subtypes: [],
  isSpell: false,
  // X in a meaning is the X of the spell (107.3m).
  hasX: true,
  kickers: [],
  // "The exiled card" of other abilities is what the keyword exiles (607.2a).
  ...(/\bexile/i.test(text) ? { remembersExiled: true as const } : {}),
});

/** A meaning that the rows of the language do not read. */
class Unreadable extends Error {}

const meaningOf = (source: KeywordSource, definitions: Definitions): readonly A.Ability[] => {
  const { text } = source;
  if (text === "") return meaningWithoutText(source);
  const parameters = parametersOf(source.parameters);
  const { paragraphs, errors } = lex(text, { name: "", shortNames: [] }, definitions.lexicon, parameters);
  if (errors.length > 0) throw new Unreadable(`keyword ${source.name}: ${errors[0]!.text}`);
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.tokens.length === 0) return [];
    const reading = parseParagraph(paragraph);
    if (!("node" in reading))
      throw new Unreadable(
        `keyword ${source.name}: cannot read “${text.slice(paragraph.start + reading.start, paragraph.end)}”`,
      );
    if (reading.ambiguities.length > 0)
      throw new Unreadable(
        `keyword ${source.name}: two readings of “${text.slice(paragraph.start, paragraph.end)}”`,
      );
    return abilitiesOfParagraph(reading.node, definitionFacts(source.text, definitions));
  });
};

/** What a definition says of itself, without its meaning. */
const headOf = (source: KeywordSource): Omit<FactoryDefinition, "abilities"> => ({
  name: source.name.toLowerCase(),
  parameters: source.parameters.map(parameterOf),
  ...(source.rule === undefined ? {} : { rule: source.rule }),
  text: [[`keyword ${source.name}`, ...source.parameters].join(" "), source.text]
    .filter((line) => line !== "")
    .join("\n"),
});

/** Compiles a keyword definition; throws `Refused` or an `Error` where its text cannot be understood. */
export const defineKeyword = (
  source: KeywordSource,
  definitions: Definitions = rulesDefinitions,
): KeywordDefinition => {
  const head = headOf(source);
  // The same abilities with a field changed in some of them.
  const abilities = withOwnCosts(meaningOf(source, definitions), head.name) as readonly A.Ability[];
  const fixed = fixedIn(abilities);
  return {
    ...head,
    ...(fixed.length === 0 ? {} : { fixed }),
    abilities,
  };
};

/** Keyword definitions in a text, as they stand in card files (DESIGN: the language defines its own keywords). */
export const keywordSources = (text: string): readonly KeywordSource[] => {
  const problems: Diagnostic[] = [];
  const found = blocksOf(linesOf(text)).flatMap((block) => {
    const source = readKeyword(block, undefined, (problem) => problems.push(problem));
    return source === undefined ? [] : [source];
  });
  if (problems.length > 0)
    throw new Error(`a keyword definition is broken: ${text.slice(problems[0]!.start, problems[0]!.end)}`);
  return found;
};

const keyOf = (name: string, types: readonly ParameterType[]): string => [name, ...types].join(" ");
/** A keyword is another one where other parameters stand behind its name. */
export const keyOfSource = (source: KeywordSource): string =>
  keyOf(source.name.toLowerCase(), source.parameters.map(kindOfParameter));

type Sources = ReadonlyMap<string, KeywordSource>;
const byKey = (sources: readonly KeywordSource[]): Sources =>
  new Map(sources.map((source) => [keyOfSource(source), source]));

let language: Sources | undefined;
/** The definitions of the language. */
export const languageKeywords = (): Sources => (language ??= byKey(keywordTexts.flatMap(keywordSources)));

/** Compiles a declared token with such definitions. */
export type Tokens = (name: string, definitions: Definitions) => A.TokenSpec | undefined;

/** Compiles definitions when they are first asked for; those that are not among its own are those of the rules. */
class Defined implements Definitions {
  readonly paragraph = abilitiesOfParagraph;
  readonly lexicon: Lexicon;
  private readonly sources: () => Sources;
  private readonly tokens: Tokens;
  private readonly rules: Definitions | undefined;
  private readonly compiled = new Map<string, KeywordDefinition>();
  /** Those that are being compiled. */
  private readonly begun = new Set<string>();

  constructor(lexicon: Lexicon, sources: () => Sources, tokens: Tokens, rules?: Definitions) {
    this.lexicon = lexicon;
    this.tokens = tokens;
    this.sources = sources;
    this.rules = rules;
  }

  keyword(
    name: string,
    parameters: readonly Pick<A.KeywordParameter, "type">[],
  ): KeywordDefinition | undefined {
    const key = keyOf(
      name,
      parameters.map((each) => each.type),
    );
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    const source = this.sources().get(key);
    if (source === undefined) return this.rules?.keyword(name, parameters);
    const definition = this.define(key, source);
    if (definition !== undefined) this.compiled.set(key, definition);
    return definition;
  }

  token(name: string): A.TokenSpec | undefined {
    return this.tokens(name, this);
  }

  /** Nothing for a keyword of a card file that cannot be understood, or that has itself in its meaning. */
  private define(key: string, source: KeywordSource): KeywordDefinition | undefined {
    if (this.rules === undefined) return defineKeyword(source, this);
    if (this.begun.has(key)) return undefined;
    this.begun.add(key);
    try {
      return defineKeyword(source, this);
    } catch (error) {
      if (error instanceof Refused || error instanceof Unreadable) return undefined;
      throw error;
    } finally {
      this.begun.delete(key);
    }
  }
}

/** What the words of the rules mean. */
export const rulesDefinitions: Definitions = new Defined(rulesLexicon, languageKeywords, () => undefined);

/** The same with other words beside them, the meanings of such keywords, and tokens. */
export const definitionsWith = (
  words: OwnWords,
  keywords: readonly KeywordSource[],
  tokens: Tokens,
): Definitions => {
  const own = byKey(keywords);
  return new Defined(new Lexicon(words), () => own, tokens, rulesDefinitions);
};

/** The compiled definitions of such sources. */
export const definitionsOf = (
  sources: Iterable<KeywordSource>,
  definitions: Definitions,
): readonly KeywordDefinition[] =>
  [...sources].map((source) =>
    definitions.keyword(source.name.toLowerCase(), source.parameters.map(parameterOf))!,
  );

const factoryOf = (source: KeywordSource): FactoryDefinition => {
  const head = headOf(source);
  return {
    ...head,
    get abilities() {
      return rulesDefinitions.keyword(head.name, head.parameters)!.abilities;
    },
  };
};

let all: readonly FactoryDefinition[] | undefined;
/** Every definition of the language, in the order of the texts; each is compiled when its abilities are asked for. */
export const allDefinitions = (): readonly FactoryDefinition[] =>
  (all ??= [...languageKeywords().values()].map(factoryOf));
