import type * as A from "../../abilities/index.ts";
import { lex } from "../../../grammar/lexer.ts";
import { Lexicon, rulesLexicon } from "../../../grammar/vocabulary.ts";
import { parseParagraph } from "../../../grammar/parse.ts";
import { keywordTexts } from "../../../grammar/keywords/index.ts";
import type { Definitions, KeywordDefinition } from "../definitions.ts";
import { blocksOf, linesOf } from "../read/lines.ts";
import { readKeyword } from "../read/keyword.ts";
import type { Diagnostic, KeywordSource, Vocabulary } from "../types.ts";
import { abilitiesOfParagraph } from "./abilities.ts";
import { Refused, type FaceFacts } from "./scope.ts";

type ParameterType = A.KeywordParameter["type"];

/** A parameter of a definition and the words that stand for it while its meaning is compiled. */
interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
  /** As written: `N`, `[cost]`. */
  readonly written: string;
  readonly standIn: string;
}

const typeOf = (written: string): ParameterType => {
  if (/^[A-Z]$/.test(written)) return "number";
  const words = written.slice(1, -1);
  if (/\bcosts?$/.test(words)) return "costs";
  return /\b(?:type|subtype|word|name)$/.test(words) ? "word" : "quality";
};

// Numbers, symbols and subtypes that no definition uses itself: found again in the compiled meaning, they are the parameter.
const numbers = [7701, 7702];
const symbols = ["7801", "7802"];
const subtypes = ["Spike", "Thalakos"];

const parametersOf = (source: Pick<KeywordSource, "parameters">): readonly Parameter[] => {
  const used: Record<ParameterType, number> = { number: 0, costs: 0, quality: 0, word: 0 };
  return source.parameters.map((written) => {
    const type = typeOf(written);
    const place = used[type]++;
    const subtype = subtypes[(type === "word" ? used.quality : used.word) + place] ?? "Spike";
    const standIn =
      type === "number" ? String(numbers[place]) : type === "costs" ? `{${symbols[place]}}` : subtype;
    return { name: written.replace(/[[\]]/g, ""), type, written, standIn };
  });
};

/** The meaning with the parameters put into words the compiler can read. */
export interface Readable {
  readonly text: string;
  /** Where a position of that text stands in the meaning as written. */
  readonly written: (position: number) => number;
  /** What is said about that text, with the parameters as written. */
  readonly said: (words: string) => string;
}

export const readableMeaning = (source: Pick<KeywordSource, "text" | "parameters">): Readable => {
  const parameters = parametersOf(source);
  const standIns = new Map(parameters.map(({ written, standIn }) => [written, standIn]));
  const places: { readonly at: number; readonly standIn: string; readonly written: string }[] = [];
  let moved = 0;
  const text = source.text.replace(/\[[^\][]*\]|\b[A-Z]\b/g, (written: string, at: number) => {
    const standIn = standIns.get(written);
    if (standIn === undefined) return written;
    places.push({ at: at + moved, standIn, written });
    moved += standIn.length - written.length;
    return standIn;
  });
  return {
    text,
    written: (position) =>
      places.reduce((before, { at, standIn, written }) => {
        if (position >= at + standIn.length) return before - standIn.length + written.length;
        return position > at ? before - Math.max(0, position - at - written.length) : before;
      }, position),
    said: (words) =>
      parameters.reduce((said, { standIn, written }) => said.replaceAll(standIn, written), words),
  };
};

/** Puts a placeholder wherever a parameter's stand-in is found. */
const withPlaceholders = (value: unknown, name: string, parameters: readonly Parameter[]): unknown => {
  const byStandIn = (type: ParameterType, standIn: string): Parameter | undefined =>
    parameters.find((each) => each.type === type && each.standIn === standIn);
  const visit = (node: unknown): unknown => {
    if (typeof node === "number") {
      const found = byStandIn("number", String(Math.abs(node)));
      if (found === undefined) return node;
      const placeholder = { type: "parameter", name: found.name };
      return node > 0 ? placeholder : { type: "times", factor: -1, value: placeholder };
    }
    if (typeof node === "string") {
      const found = byStandIn("word", node);
      return found === undefined ? node : { type: "parameter", name: found.name };
    }
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    const { type, cost, subtype } = node as {
      readonly type?: unknown;
      readonly cost?: unknown;
      readonly subtype?: unknown;
    };
    if (type === "mana" && Array.isArray(cost) && cost.length === 1) {
      const found = byStandIn("costs", `{${String(cost[0])}}`);
      if (found !== undefined && Object.keys(node).length === 2)
        return { type: "parameter", name: found.name, spread: true };
    }
    // What the keyword's own cost is called by "if its … cost was paid".
    if (type === "additionalCost" || type === "alternativeCost") {
      const { keyword: _, ...rest } = node as { readonly keyword?: unknown };
      return { ...visitFields(rest), keyword: name };
    }
    if (type === "hasSubtype" && typeof subtype === "string") {
      const found = byStandIn("quality", subtype);
      if (found !== undefined) return { type: "parameter", name: found.name };
    }
    return visitFields(node);
  };
  const visitFields = (node: object): object =>
    Object.fromEntries(Object.entries(node).map(([key, each]) => [key, visit(each)]));
  return visit(value);
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

const meaningOf = (source: KeywordSource, definitions: Definitions): readonly unknown[] => {
  const { text } = readableMeaning(source);
  const { paragraphs, errors } = lex(text, { name: "", shortNames: [] }, definitions.lexicon);
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

/** Compiles a keyword definition; throws `Refused` or an `Error` where its text cannot be understood. */
export const defineKeyword = (
  source: KeywordSource,
  definitions: Definitions = rulesDefinitions,
): KeywordDefinition => {
  const parameters = parametersOf(source);
  return {
    name: source.name.toLowerCase(),
    parameters: parameters.map(({ name, type }) => ({ name, type })),
    ...(source.rule === undefined ? {} : { rule: source.rule }),
    text: [[`keyword ${source.name}`, ...source.parameters].join(" "), source.text]
      .filter((line) => line !== "")
      .join("\n"),
    abilities:
      source.text === ""
        ? []
        : (withPlaceholders(
            meaningOf(source, definitions),
            source.name.toLowerCase(),
            parameters,
          ) as readonly unknown[]),
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
  keyOf(source.name.toLowerCase(), source.parameters.map(typeOf));

type Sources = ReadonlyMap<string, KeywordSource>;
const byKey = (sources: readonly KeywordSource[]): Sources =>
  new Map(sources.map((source) => [keyOfSource(source), source]));

let language: Sources | undefined;
/** The definitions of the language. */
export const languageKeywords = (): Sources => (language ??= byKey(keywordTexts.flatMap(keywordSources)));

/** Compiles definitions when they are first asked for; those that are not among its own are those of the rules. */
class Defined implements Definitions {
  readonly lexicon: Lexicon;
  private readonly sources: () => Sources;
  private readonly rules: Definitions | undefined;
  private readonly compiled = new Map<string, KeywordDefinition>();
  /** Those that are being compiled. */
  private readonly begun = new Set<string>();

  constructor(lexicon: Lexicon, sources: () => Sources, rules?: Definitions) {
    this.lexicon = lexicon;
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
export const rulesDefinitions: Definitions = new Defined(rulesLexicon, languageKeywords);

/** The same with a vocabulary beside it. Its words are known, whether or not their meanings are among the `sound` ones. */
export const definitionsWith = (vocabulary: Vocabulary, sound: readonly KeywordSource[]): Definitions => {
  const own = byKey(sound);
  return new Defined(new Lexicon(vocabulary), () => own, rulesDefinitions);
};

/** The compiled definitions of such sources. */
export const definitionsOf = (
  sources: Iterable<KeywordSource>,
  definitions: Definitions,
): readonly KeywordDefinition[] =>
  [...sources].map((source) => definitions.keyword(source.name.toLowerCase(), parametersOf(source))!);

/** Every definition of the language, compiled, in the order of the texts. */
export const allDefinitions = (): readonly KeywordDefinition[] =>
  definitionsOf(languageKeywords().values(), rulesDefinitions);
