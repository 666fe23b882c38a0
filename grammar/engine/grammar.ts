import type { Choices, Form, Item, Leaf } from "./template.ts";

/**
 * The compiled form of the language that the recognizer, the parser and the printer share: a graph of nodes with small
 * integers for terminals and categories.
 */
export type Production =
  | { readonly op: "terminal"; readonly terminal: number }
  | { readonly op: "category"; readonly category: number; readonly field: string | undefined }
  | { readonly op: "many"; readonly category: number; readonly field: string }
  | { readonly op: "optional"; readonly body: Sequence; readonly flag: string | undefined }
  | {
      readonly op: "either";
      readonly first: number;
      readonly second: number;
      readonly mark: "form" | "plural";
    };

export type Sequence = readonly Production[];

/** One alternative of a category: a spelling of a row, or another category passed through. */
export interface Alternative {
  readonly kind: string | undefined;
  /** Counts the spellings of a row that stand for the same choices. */
  readonly variant: number;
  /** The named choices that it stands for, by field. */
  readonly choices: Choices;
  readonly items: readonly Item[];
  readonly body: Sequence;
  /** The category that it passes through to. */
  readonly passed: number | undefined;
}

export interface CompiledCategory {
  readonly name: string;
  readonly index: number;
  /** The verbs of its rows are in this form, or its pronouns. */
  readonly form?: Form;
  /** The kinds of its own rows, and the categories that it passes on. */
  readonly kinds: readonly string[];
  readonly passes: readonly number[];
  readonly alternatives: readonly Alternative[];
  readonly leaf?: { readonly definition: Leaf<never>; readonly terminal: number };
  readonly series?: CompiledSeries;
}
export interface CompiledSeries {
  readonly item: number;
  readonly comma: number;
  readonly conjunctions: readonly { readonly word: string; readonly terminal: number }[];
}

export interface Grammar {
  readonly categories: readonly CompiledCategory[];
  readonly byName: ReadonlyMap<string, CompiledCategory>;
  /** Terminal numbers by key: a word in lower case, punctuation, or the name of a class of words (`<color>`). */
  readonly terminals: ReadonlyMap<string, number>;
  readonly terminalNames: readonly string[];
  /** The terminals that are the two forms of a verb or a noun, each pair once. */
  readonly forms: readonly (readonly [number, number])[];
  /** All spellings of a row, by `rowKey`; none if there is no such row. `spellingOf` finds the one that a node prints with. */
  readonly spellings: (key: string) => readonly Alternative[] | undefined;
}

/** Under which the row of a kind is found, in a form of the verb. */
export const rowKey = (kind: string, form: Form | undefined): string =>
  form === undefined ? kind : `${kind}.${form}`;

/** Key of the terminal for a class of words. */
export const classKey = (name: string): string => `<${name}>`;

/** Whether a spelling stands for what an object's fields say. */
export const sameChoices = (
  { choices }: { readonly choices: Choices },
  said: Readonly<Record<string, unknown>>,
): boolean => {
  for (const field in choices) if (said[field] !== choices[field]) return false;
  return true;
};

/** What is put into a spelling: only a spelling with the same holes can take its place. */
const holesIn = (items: readonly Item[]): string =>
  items
    .map((item) =>
      item.type === "field" ? `<${item.field}:${item.category}>` : "items" in item ? holesIn(item.items) : "",
    )
    .join("");

/** Whether the node says in which form the verb of a spelling stands. */
const inflects = (items: readonly Item[]): boolean =>
  items.some((item) => item.type === "verb" || ("items" in item && inflects(item.items)));

/**
 * The spelling that a node of a row prints with, or none if no row has its kind: the author's, or with `modern` today's. Its
 * choices are the node's either way.
 */
export const spellingOf = (
  { spellings }: Grammar,
  node: Readonly<Record<string, unknown>>,
  modern = false,
  form?: Form,
): Alternative | undefined => {
  const own = spellings(rowKey(node["kind"] as string, form));
  if (own === undefined || own.length === 1) return own?.[0];
  const { variant = 0 } = node;
  const said = own.find((each) => each.variant === variant && sameChoices(each, node));
  const found =
    modern && said !== undefined
      ? own.find(
          (each) =>
            sameChoices(each, node) &&
            holesIn(each.items) === holesIn(said.items) &&
            (inflects(said.items) || !inflects(each.items)),
        )
      : said;
  if (found === undefined) throw new Error(`no spelling of ${String(node["kind"])} says what the node says`);
  return found;
};
