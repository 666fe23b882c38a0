import type { Ability, KeywordParameter } from "../abilities/index.ts";
import type { Lexicon } from "../../grammar/vocabulary.ts";

/**
 * A keyword definition as it was compiled. In `abilities` a parameter stands as `{ type: "parameter", name }`; as an
 * element of a list with `spread: true` it stands for all its elements, as a cost among costs does.
 */
export interface KeywordDefinition {
  /** As the ability object names it: `bushido`. */
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: KeywordParameter["type"] }[];
  /** `702.45` */
  readonly rule?: string;
  /** The definition as written, for the doc comment. */
  readonly text: string;
  /** Ability objects with placeholders. */
  readonly abilities: readonly unknown[];
}

interface Placeholder {
  readonly type: "parameter";
  readonly name: string;
  readonly spread?: boolean;
}

/** Whether a value of a definition is a parameter. */
export const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  value.type === "parameter" &&
  "name" in value;

/** What the words of a vocabulary mean, beside what the rows of the language say. */
export interface Definitions {
  readonly lexicon: Lexicon;
  /** The keyword of that name, in lower case, with parameters of these types. */
  readonly keyword: (
    name: string,
    parameters: readonly Pick<KeywordParameter, "type">[],
  ) => KeywordDefinition | undefined;
}

/** The abilities of a definition with the parameters put in; as `factory(…parameters).abilities` gives them. */
export const fillIn = (
  definition: KeywordDefinition,
  parameters: readonly KeywordParameter[],
): readonly Ability[] => {
  const values = new Map(definition.parameters.map(({ name }, index) => [name, parameters[index]?.value]));
  // What has no placeholder in it is the definition's own.
  const fill = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isPlaceholder(value)) return values.get(value.name);
    if (Array.isArray(value)) {
      const filled = value.flatMap((each: unknown): readonly unknown[] => {
        const one = fill(each);
        return isPlaceholder(each) && each.spread === true && Array.isArray(one) ? one : [one];
      });
      return filled.length === value.length && filled.every((each, index) => each === value[index])
        ? (value as unknown)
        : filled;
    }
    const fields = Object.entries(value);
    const filled = fields.map(([key, field]): [string, unknown] => [key, fill(field)]);
    return filled.every(([, field], index) => field === fields[index]![1])
      ? value
      : Object.fromEntries(filled);
  };
  if (definition.parameters.length === 0) return definition.abilities as readonly Ability[];
  // A definition's abilities are ability objects but for the placeholders, and those are gone now.
  return fill(definition.abilities) as readonly Ability[];
};
