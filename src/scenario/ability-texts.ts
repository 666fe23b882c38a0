import type * as A from "../abilities/index.ts";
import { keywordOfMeaning } from "../runtime/meanings/index.ts";
import type { CompiledCard, CompiledFace } from "../compiler/types.ts";
import { normalizeText } from "./wording.ts";

/** Knows the printed text of the abilities of all cards it has been shown. Ability objects are data without text. */
export interface AbilityTexts {
  readonly learn: (card: CompiledCard) => void;
  /** All texts, normalized, under which this ability has been seen; else the one that its shape tells. */
  readonly of: (ability: A.Ability) => readonly string[];
  /** The beginning of a text as the ability's costs tell it, for abilities whose own text is not at hand. */
  readonly costsOf: (ability: A.Ability) => string | undefined;
}

const isNode = (value: unknown): value is { readonly type: string } =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const abilityTypes: ReadonlySet<string> = new Set(["spell", "activated", "triggered", "static", "keyword"]);
// Each of these types names one shape in the whole model, so the type tells that the node is an ability.
const isAbility = (value: unknown): value is A.Ability => isNode(value) && abilityTypes.has(value.type);

/** Abilities inside another one, in printed order: those it grants, of tokens it creates, of emblems. */
function* nestedAbilities(value: unknown): Generator<A.Ability> {
  if (Array.isArray(value)) {
    for (const item of value) yield* visit(item);
  } else if (typeof value === "object" && value !== null) {
    for (const item of Object.values(value)) yield* visit(item);
  }
}
function* visit(value: unknown): Generator<A.Ability> {
  if (isAbility(value)) yield value;
  else yield* nestedAbilities(value);
}

/** A mana cost in symbols. */
export const manaText = (cost: A.ManaCost): string => cost.map((symbol) => `{${symbol}}`).join("");

/** Costs as they are written before a colon, as far as they need no noun phrase; undefined for the rest. */
export function costText(costs: A.Costs): string | undefined {
  const parts: string[] = [];
  for (const cost of costs) {
    switch (cost.type) {
      case "mana":
        parts.push(manaText(cost.cost));
        break;
      case "tapSelf":
        parts.push("{t}");
        break;
      case "untapSelf":
        parts.push("{q}");
        break;
      case "loyalty":
        parts.push(typeof cost.change === "number" && cost.change > 0 ? `+${cost.change}` : `${cost.change}`);
        break;
      case "payLife":
        if (typeof cost.amount !== "number") return parts.join(", ");
        parts.push(`pay ${cost.amount} life`);
        break;
      case "costOnObjects":
        if (cost.what.type !== "self") return parts.join(", ");
        parts.push(`${cost.action} {this}`);
        break;
      case "counterCost":
      case "payPlayerCounters":
      case "effectCost":
        return parts.join(", ");
    }
  }
  return parts.join(", ");
}

/** A text for abilities that stand on no card: those that the rules give (305.6, 111.10) and bare keywords. */
function ruleText(ability: A.Ability): string | undefined {
  if (ability.type === "keyword") return keywordText(ability);
  if (ability.type !== "activated") return undefined;
  const costs = costText(ability.costs);
  const effect = ability.effect;
  if (effect.type === "addMana" && effect.mana.symbols !== undefined && effect.mana.choose === "fixed") {
    return `${costs}: add ${manaText(effect.mana.symbols)}.`;
  }
  if (effect.type === "addMana" && effect.mana.choose === "anyColor")
    return `${costs}: add one mana of any color.`;
  return costs === undefined ? undefined : `${costs}:`;
}

const qualityFields: ReadonlySet<string> = new Set(["color", "cardType", "subtype", "supertype"]);
const qualityText = (value: A.Filter | A.Players): string =>
  Object.entries(value)
    .flatMap(([field, word]: readonly [string, unknown]) =>
      qualityFields.has(field) && typeof word === "string" ? [word] : [],
    )
    .join(" ");

/** A keyword with its parameters: `cycling {2}`, `bushido 1`, `protection from white`. */
export function keywordText(ability: A.Keyword): string {
  const parameters = ability.parameters.map((parameter) => {
    switch (parameter.type) {
      case "number":
        return typeof parameter.value === "number" ? `${parameter.value}` : "x";
      case "costs":
        return costText(parameter.value) ?? "";
      case "quality":
        return qualityText(parameter.value);
      case "word":
        return parameter.value;
    }
  });
  const quality = ability.keyword === "protection" || ability.keyword === "hexproof from" ? "from " : "";
  return `${ability.keyword} ${quality}${parameters.join(" ")}`.trim().toLowerCase();
}

/** An ability as data, whichever object has granted it (201.5). */
const keyOf = (ability: A.Ability): string =>
  JSON.stringify(ability, (_field, value: unknown) =>
    isNode(value) && value.type === "granter" ? { type: "granter" } : value,
  );

/** Makes a collection of ability texts. */
export function abilityTexts(): AbilityTexts {
  const texts = new Map<string, Set<string>>();
  const memo = new WeakMap<A.Ability, readonly string[]>();

  const add = (ability: A.Ability, text: string): void => {
    const key = keyOf(ability);
    const known = texts.get(key);
    if (known === undefined) texts.set(key, new Set([text]));
    else known.add(text);
    // What a keyword means is spoken of by the keyword's own text.
    if (ability.type === "keyword") for (const inner of ability.abilities) add(inner, text);
  };

  const learnParagraph = (text: string, abilities: readonly A.Ability[], name: string): void => {
    const keywords = splitKeywords(text);
    abilities.forEach((ability, index) => {
      const own =
        abilities.length === 1 ? text : keywords.length === abilities.length ? keywords[index] : undefined;
      if (own !== undefined) add(ability, normalizeText(own, name));
      else if (ability.type === "keyword") add(ability, keywordText(ability));
      else add(ability, normalizeText(text, name));
    });
    const quoted = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
    const nested = abilities.flatMap((ability) => [...nestedAbilities(ability)]);
    for (const ability of nested) if (ability.type === "keyword") add(ability, keywordText(ability));
    const granted = nested.filter((a) => a.type !== "keyword");
    if (quoted.length === granted.length) {
      granted.forEach((ability, index) => add(ability, normalizeText(quoted[index] ?? "", name)));
    }
  };

  const learnFace = (face: CompiledFace): void => {
    for (const paragraph of face.paragraphs ?? []) {
      learnParagraph(paragraph.text, paragraph.abilities, face.name);
    }
  };

  return {
    learn: (card) => card.faces.forEach(learnFace),
    costsOf: (ability) => {
      const costs = ability.type === "activated" ? costText(ability.costs) : undefined;
      return costs === undefined || costs === "" ? undefined : normalizeText(`${costs}:`);
    },
    of: (ability) => {
      const known = memo.get(ability);
      if (known !== undefined) return known;
      const found = [...(texts.get(keyOf(ability)) ?? [])];
      const keyword = keywordOfMeaning(ability);
      const byRule = keyword === undefined ? ruleText(ability) : keywordText(keyword);
      if (found.length === 0 && byRule !== undefined) found.push(normalizeText(byRule));
      memo.set(ability, found);
      return found;
    },
  };
}

/** The keywords of a keyword line (702), separated by commas or semicolons outside of costs. */
function splitKeywords(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)/g, "")
    .split(/[,;]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
