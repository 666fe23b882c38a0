import type { Ability, Cost, Keyword, KeywordParameter } from "../../abilities/index.ts";
import type { Definitions, KeywordDefinition } from "../definitions.ts";
import { intrinsicMeanings } from "./intrinsic-meanings.ts";

const allOf = (texts: readonly (string | undefined)[]): readonly string[] | undefined => {
  const there = texts.filter((each) => each !== undefined);
  return there.length === texts.length ? there : undefined;
};

/** A cost in symbols; other costs have no short form. */
const costText = (cost: Cost): string | undefined => {
  if (cost.type === "mana") return cost.cost.map((symbol) => `{${symbol}}`).join("");
  if (cost.type === "tapSelf") return "{T}";
  return cost.type === "payLife" && typeof cost.amount === "number" ? `${cost.amount} life` : undefined;
};

/** A parameter in words; qualities have none. */
const parameterText = (parameter: KeywordParameter): string | undefined => {
  switch (parameter.type) {
    case "number":
      return typeof parameter.value === "number" ? String(parameter.value) : "X";
    case "costs":
      return allOf(parameter.value.map(costText))?.join(", ");
    case "word":
      return parameter.value;
    case "quality":
      return undefined;
    default:
      return parameter satisfies never;
  }
};

/** What a keyword means, in the words of its definition or its rule with its parameters put in. Undefined where words are missing. */
export const meaningOf = (keyword: Keyword, definitions: Definitions): string | undefined => {
  const definition = definitions.keyword(keyword.keyword, keyword.parameters);
  const [, ...said] = definition?.text.split("\n") ?? [];
  const intrinsic = intrinsicMeanings.get(keyword.keyword);
  const meaning = said.length > 0 || intrinsic === undefined ? said : [intrinsic];
  if (definition === undefined || meaning.length === 0) return undefined;
  const values = allOf(keyword.parameters.map(parameterText));
  if (values === undefined) return undefined;
  return definition.parameters.reduce((text, { name }, index) => {
    const value = values[index];
    if (value === undefined) return text;
    // `[cost]` stands in brackets, `N` for itself.
    return /^[A-Z]$/.test(name)
      ? text.replace(new RegExp(`\\b${name}\\b`, "g"), value)
      : text.replaceAll(`[${name}]`, value);
  }, meaning.join(" "));
};

const reminderOf = (keyword: Keyword, definitions: Definitions): string | undefined => {
  const filled = meaningOf(keyword, definitions);
  const values = allOf(keyword.parameters.map(parameterText));
  if (filled === undefined || values === undefined) return undefined;
  const name = keyword.keyword.slice(0, 1).toUpperCase() + keyword.keyword.slice(1);
  return `${[name, ...values].join(" ")} (${filled})`;
};

/** Reminder text for the keywords among the abilities (207.2a). */
export const remindersOf = (abilities: readonly Ability[], known: Definitions): readonly string[] =>
  abilities.flatMap((ability) => {
    if (ability.type !== "keyword") return [];
    const reminder = reminderOf(ability, known);
    return reminder === undefined ? [] : [reminder];
  });

/** The definitions of the keywords among the abilities, for writing them as calls of their factories. */
export const definitionsOf = (
  abilities: readonly Ability[],
  known: Definitions,
): readonly KeywordDefinition[] => {
  const found = new Set<KeywordDefinition>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if (isKeyword(value)) {
        const definition = known.keyword(value.keyword, value.parameters);
        if (definition !== undefined) found.add(definition);
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(abilities);
  return [...found];
};

const isKeyword = (value: object): value is Keyword =>
  "type" in value && value.type === "keyword" && "keyword" in value && "parameters" in value;
