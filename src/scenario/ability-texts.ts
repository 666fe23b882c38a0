import type * as A from "../abilities/index.ts";
import { abilityKey, costText, keywordText as printedKeyword, ruleText } from "../play/ability-text.ts";
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

/** A keyword with its parameters, as texts are compared. */
export const keywordText = (ability: A.Keyword): string => printedKeyword(ability).toLowerCase();

/** Abilities inside another one, in printed order: those it grants, of tokens it creates, of emblems. */
export function* nestedAbilities(value: unknown): Generator<A.Ability> {
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

/** Makes a collection of ability texts. */
export function abilityTexts(): AbilityTexts {
  const texts = new Map<string, Set<string>>();
  const memo = new WeakMap<A.Ability, readonly string[]>();

  const add = (ability: A.Ability, text: string): void => {
    const key = abilityKey(ability);
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
    const quotes = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
    const quoted = quotes.length === 0 && givesItsOwnLine(abilities) ? [text] : quotes;
    const said = abilities.flatMap((ability) => (ability.type === "keyword" ? ability.abilities : [ability]));
    const nested = said.flatMap((ability) => [...nestedAbilities(ability)]);
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
      const found = [...(texts.get(abilityKey(ability)) ?? [])];
      const byRule = ruleText(ability);
      if (found.length === 0 && byRule !== undefined) found.push(normalizeText(byRule));
      memo.set(ability, found);
      return found;
    },
  };
}

/** "Max speed — {T}: …" and "8+ | {T}: …" give their object what stands behind the mark (702.178a, 702.184c). */
const givesItsOwnLine = ([ability, ...others]: readonly A.Ability[]): boolean =>
  others.length === 0 && (ability?.type === "static" || ability?.type === "keyword");

/** The keywords of a keyword line (702), separated by commas or semicolons outside of costs. */
function splitKeywords(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)/g, "")
    .split(/[,;]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
