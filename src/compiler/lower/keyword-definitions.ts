import type * as A from "../../abilities/index.ts";
import { lex } from "../../../grammar/lexer.ts";
import { learnKeywords } from "../../../grammar/words.ts";
import { parseParagraph } from "../../../grammar/parse.ts";
import { keywordTexts } from "../../../grammar/keywords/index.ts";
import { fillIn, type KeywordDefinition } from "../emit/keywords.ts";
import { blocksOf, linesOf } from "../read/lines.ts";
import { readKeyword } from "../read/keyword.ts";
import type { Diagnostic, KeywordSource } from "../types.ts";
import { abilitiesOfParagraph } from "./abilities.ts";
import type { FaceFacts } from "./scope.ts";

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
export const definitionFacts = (text: string): FaceFacts => ({
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

const meaningOf = (source: KeywordSource): readonly unknown[] => {
  const { text } = readableMeaning(source);
  const { paragraphs, errors } = lex(text, { name: "", shortNames: [] });
  if (errors.length > 0) throw new Error(`keyword ${source.name}: ${errors[0]!.text}`);
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.tokens.length === 0) return [];
    const reading = parseParagraph(paragraph);
    if (!("node" in reading))
      throw new Error(
        `keyword ${source.name}: cannot read “${text.slice(paragraph.start + reading.start, paragraph.end)}”`,
      );
    if (reading.ambiguities.length > 0)
      throw new Error(
        `keyword ${source.name}: two readings of “${text.slice(paragraph.start, paragraph.end)}”`,
      );
    return abilitiesOfParagraph(reading.node, definitionFacts(source.text));
  });
};

/** Compiles a keyword definition; throws `Refused` or an `Error` where its text cannot be understood. */
export const defineKeyword = (source: KeywordSource): KeywordDefinition => {
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
        : (withPlaceholders(meaningOf(source), source.name.toLowerCase(), parameters) as readonly unknown[]),
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
/** The definitions of the card files at hand. */
let own: Sources = new Map();
/** Their names are words, whether or not their meanings can be understood. */
let named: readonly KeywordSource[] = [];

const compiled = new Map<string, KeywordDefinition>();

/** The definition of a keyword with such parameters, compiled when it is first asked for. */
export const definitionOf = (
  name: string,
  parameters: readonly A.KeywordParameter[],
): KeywordDefinition | undefined => {
  const key = keyOf(
    name,
    parameters.map((each) => each.type),
  );
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const source = languageKeywords().get(key) ?? own.get(key);
  if (source === undefined) return undefined;
  const definition = defineKeyword(source);
  compiled.set(key, definition);
  return definition;
};

/** Makes the definitions of card files known, in place of those that were known before. */
export const setOwnKeywords = (sources: readonly KeywordSource[]): void => {
  learnKeywords(sources, named);
  for (const key of own.keys()) compiled.delete(key);
  own = byKey(sources);
  named = sources;
};

/** Leaves out definitions whose meaning cannot be understood. */
export const withdrawKeywords = (sources: readonly KeywordSource[]): void => {
  own = byKey([...own.values()].filter((source) => !sources.includes(source)));
};

const definitionsIn = (sources: Sources): readonly KeywordDefinition[] =>
  [...sources.values()].map((source) =>
    definitionOf(
      source.name.toLowerCase(),
      parametersOf(source).map(({ type }) => ({ type, value: "" }) as A.KeywordParameter),
    )!,
  );

/** Every definition of the language, compiled, in the order of the texts. */
export const allDefinitions = (): readonly KeywordDefinition[] => definitionsIn(languageKeywords());

/** Every definition of the card files at hand, compiled. */
export const ownDefinitions = (): readonly KeywordDefinition[] => definitionsIn(own);

/** The meaning of a keyword with its parameters put in. */
export const meaningWith = (
  definition: KeywordDefinition,
  parameters: readonly A.KeywordParameter[],
): readonly A.Ability[] => fillIn(definition, parameters);
