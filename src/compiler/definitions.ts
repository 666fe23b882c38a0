import type { Ability, Cost, Filter, KeywordParameter, Quantity, TokenSpec } from "../abilities/index.ts";
import type { Nodes } from "../../grammar/language/index.ts";
import type { Lexicon } from "../../grammar/vocabulary.ts";
import type { FaceFacts } from "./lower/scope.ts";

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
  /** The parameters that only a number as such can take the place of. */
  readonly fixed?: readonly string[];
  /** Ability objects with placeholders. */
  readonly abilities: readonly Ability[];
}

/** As much of a definition as its factory is made of. */
export type FactoryDefinition = Omit<KeywordDefinition, "fixed">;

interface Placeholder {
  readonly type: "parameter";
  readonly name: string;
  readonly spread?: true;
  /** Only a number as such can take its place. */
  readonly fixed?: true;
}

/** Whether a value of a definition is a parameter. */
export const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  value.type === "parameter" &&
  "name" in value;

const placeholder = (name: string, more: Pick<Placeholder, "spread" | "fixed"> = {}): unknown => ({
  type: "parameter",
  name,
  ...more,
});
// What stands in the place of a value while a definition is lowered: no card has it, so the types of the model leave it out.
/** A parameter that is a quantity. */
export const numberPlaceholder = (name: string): Quantity => placeholder(name) as Quantity;
/** A parameter that is a number where no other quantity can stand. */
export const fixedPlaceholder = (name: string): number => placeholder(name, { fixed: true }) as number;
/** A parameter that is all the costs that a use names. */
export const costPlaceholder = (name: string): Cost => placeholder(name, { spread: true }) as Cost;
/** A parameter that is what a noun says. */
export const qualityPlaceholder = (name: string): Filter => placeholder(name) as Filter;
/** A parameter that is a name. */
export const wordPlaceholder = (name: string): string => placeholder(name) as string;

/** What the words of a vocabulary mean, beside what the rows of the language say. */
export interface Definitions {
  readonly lexicon: Lexicon;
  /** The keyword of that name, in lower case, with parameters of these types. */
  readonly keyword: (
    name: string,
    parameters: readonly Pick<KeywordParameter, "type">[],
  ) => KeywordDefinition | undefined;
  /** The characteristics of a token that card files declare, by its name. */
  readonly token: (name: string) => TokenSpec | undefined;
  /** The abilities of a paragraph within another one, in quotation marks; so that what grants abilities need not know how they are read. */
  readonly paragraph: (node: Nodes["paragraph"], face: FaceFacts) => readonly Ability[];
}

/** The abilities of a definition with the parameters put in; as `factory(…parameters).abilities` gives them. */
export const fillIn = (
  definition: Pick<KeywordDefinition, "parameters" | "abilities">,
  parameters: readonly KeywordParameter[],
): readonly Ability[] => {
  if (definition.parameters.length === 0) return definition.abilities;
  return substituted(
    definition.abilities,
    new Map(definition.parameters.map(({ name }, index) => [name, parameters[index]?.value])),
  );
};

/** A tree of the ability model with values in the places of its parameters. What has none in it stays the same object. */
const substituted = <T>(tree: T, values: ReadonlyMap<string, unknown>): T => {
  const fill = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isPlaceholder(value)) return values.has(value.name) ? values.get(value.name) : value;
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
  // Each placeholder stands where its value belongs.
  return fill(tree) as T;
};

/** The names of the parameters that only a number as such can take the place of. */
export const fixedIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (isPlaceholder(value)) return value.fixed === true ? [value.name] : [];
  return Object.values(value).flatMap(fixedIn);
};
