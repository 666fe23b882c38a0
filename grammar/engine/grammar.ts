import type { VerbForm } from "../lexicon/verbs.ts";
import {
  formAsked,
  inForm,
  parseTemplate,
  type Category,
  type Choices,
  type Item,
  type Leaf,
  type Spelling,
} from "./template.ts";

/**
 * The compiled form of the language that the recognizer, the parser and the printer share: a graph of nodes with small
 * integers for terminals and categories.
 */
export type Production = {
  /** Productions with the same key read the same; what they are called in the AST does not matter for that. */
  readonly key: number;
} & (
  | { readonly op: "terminal"; readonly terminal: number; readonly item: Item | undefined }
  | { readonly op: "category"; readonly category: number; readonly field: string | undefined }
  | { readonly op: "many"; readonly category: number; readonly field: string }
  | {
      readonly op: "optional";
      readonly body: Sequence;
      readonly flag: string | undefined;
    }
  | {
      readonly op: "either";
      readonly first: number;
      readonly second: number;
      readonly mark: "form" | "plural";
    }
);

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
  /** The verbs of its rows are in this form. */
  readonly form?: VerbForm;
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
  /** All spellings of a row, by the kind of its nodes and, in a form of the verb, `rowKey`; `spellingOf` finds the one that a node prints with. */
  readonly rows: ReadonlyMap<string, readonly Alternative[]>;
}

/** Under which the rows of a kind are found, in a form of the verb. */
export const rowKey = (kind: string, form: VerbForm | undefined): string =>
  form === undefined ? kind : `${kind}.${form}`;

/** Key of the terminal for a class of words. */
export const classKey = (name: string): string => `<${name}>`;

/** Whether a spelling stands for what an object's fields say. */
const sameChoices = (
  { choices }: { readonly choices: Choices },
  said: Readonly<Record<string, unknown>>,
): boolean => {
  for (const field in choices) if (said[field] !== choices[field]) return false;
  return true;
};

type NumberedSpelling = Spelling & { readonly variant: number };
/** Counts the spellings of a row. Its older templates say what today's says, and no more. */
const numbered = (
  [todays, ...older]: readonly (readonly Spelling[])[],
  kind: string,
): readonly NumberedSpelling[] => {
  const all = [...todays!, ...older.flat()];
  if (all.length === 1) return [{ ...all[0]!, variant: 0 }];
  return all.map((spelling, at) => {
    const alike = all.slice(0, at).filter((before) => sameChoices(before, spelling.choices)).length;
    const fields = Object.keys(spelling.choices);
    if (
      fields.length !== Object.keys(all[0]!.choices).length ||
      (at >= todays!.length && !todays!.some((each) => sameChoices(each, spelling.choices)))
    )
      throw new Error(`the spellings of ${kind} differ in their choices`);
    return { ...spelling, variant: alike };
  });
};

/** Spellings in a form of the verb, those that have it. */
const spellingsIn = (form: VerbForm, plainly: readonly NumberedSpelling[]): readonly NumberedSpelling[] =>
  plainly.flatMap((spelling) => {
    const items = inForm(spelling.items, form);
    return items === undefined ? [] : [{ ...spelling, items }];
  });

/**
 * The spelling that a node of a row prints with, or none if no row has its kind: the author's, or with `modern` today's. Its
 * choices are the node's either way.
 */
export const spellingOf = (
  { rows }: Grammar,
  node: Readonly<Record<string, unknown>>,
  modern = false,
  form?: VerbForm,
): Alternative | undefined => {
  const own = rows.get(rowKey(node["kind"] as string, form));
  if (own === undefined || own.length === 1) return own?.[0];
  const { variant = 0 } = node;
  const found = own.find((each) => (modern || each.variant === variant) && sameChoices(each, node));
  if (found === undefined) throw new Error(`no spelling of ${String(node["kind"])} says what the node says`);
  return found;
};

/** Compiles the table of categories. Throws on a template that names an unknown category or a kind used twice. */
export const compileGrammar = (definitions: Readonly<Record<string, Category>>): Grammar => {
  const terminals = new Map<string, number>();
  const terminalNames: string[] = [];
  const terminal = (key: string): number => {
    const known = terminals.get(key);
    if (known !== undefined) return known;
    terminals.set(key, terminalNames.length);
    terminalNames.push(key);
    return terminalNames.length - 1;
  };
  const names = Object.keys(definitions);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const category = (name: string, where: string): number => {
    const index = indexOf.get(name);
    if (index !== undefined) return index;
    const plain = formAsked(name)?.plain;
    if (plain === undefined || !indexOf.has(plain)) throw new Error(`unknown category ${name} in ${where}`);
    indexOf.set(name, names.length);
    names.push(name);
    return names.length - 1;
  };
  const keys = new Map<string, number>();
  const keyOf = (text: string): number => {
    const known = keys.get(text);
    if (known !== undefined) return known;
    keys.set(text, keys.size);
    return keys.size - 1;
  };
  const either = (first: string, second: string, mark: "form" | "plural"): Production => {
    const [one, other] = [terminal(first), terminal(second)];
    return { key: keyOf(`e${one} ${other}`), op: "either", first: one, second: other, mark };
  };
  const optional = (items: readonly Item[], flag: string | undefined, where: string): Production => {
    const body = build(items, where);
    const key = keyOf(`o${body.map((each) => each.key).join(" ")}`);
    return { key, op: "optional", body, flag };
  };
  const made = (item: Exclude<Item, { readonly type: "capital" | "line" }>, where: string): Production => {
    switch (item.type) {
      case "word": {
        const number = terminal(item.word === "–" ? "—" : item.word);
        return { key: keyOf(`t${number}`), op: "terminal", terminal: number, item };
      }
      case "verb":
        return either(item.base, item.third, "form");
      case "noun":
        return either(item.singular, item.plural, "plural");
      case "field": {
        const number = category(item.category, where);
        const { field } = item;
        return item.many
          ? { key: keyOf(`m${number}`), op: "many", category: number, field }
          : { key: keyOf(`c${number}`), op: "category", category: number, field };
      }
      case "flag":
        return optional(item.items, item.field, where);
      case "optional":
        return optional(item.items, undefined, where);
      default:
        return item satisfies never;
    }
  };
  /** The same piece of several templates is one production, but for optional parts. */
  const plain = new Map<Item, Production>();
  const build = (items: readonly Item[], where: string): Production[] => {
    const body: Production[] = [];
    for (const item of items) {
      if (item.type === "capital" || item.type === "line") continue;
      let production = plain.get(item);
      if (production === undefined) {
        production = made(item, where);
        if (production.op !== "optional") plain.set(item, production);
      }
      body.push(production);
    }
    return body;
  };
  const rows = new Map<string, Alternative[]>();
  /** The spellings of a row as it is written, by its kind. */
  const plainly = new Map<string, readonly NumberedSpelling[]>();
  const spellingsOf = (
    kind: string,
    templates: string | readonly string[],
    form: VerbForm | undefined,
  ): readonly NumberedSpelling[] => {
    const texts = typeof templates === "string" ? [templates] : templates;
    const known = plainly.get(kind) ?? numbered(texts.map(parseTemplate), kind);
    plainly.set(kind, known);
    return form === undefined ? known : spellingsIn(form, known);
  };
  const alternativesOf = (
    name: string,
    definition: Extract<Category, { readonly type: "family" }>,
    form: VerbForm | undefined,
  ): readonly Alternative[] => {
    const alternatives: Alternative[] = [];
    for (const [kind, templates] of Object.entries(definition.rows)) {
      const key = rowKey(kind, form);
      if (rows.has(key)) throw new Error(`two rows of kind ${key}`);
      const own = spellingsOf(kind, templates, form).map((spelling): Alternative => {
        const body = build(spelling.items, `${name}.${kind}`);
        return { kind, ...spelling, body, passed: undefined };
      });
      rows.set(key, own);
      alternatives.push(...own);
    }
    for (const pass of definition.passes) {
      const number = category(form === undefined ? pass : `${pass}.${form}`, name);
      const body: Sequence = [
        { key: keyOf(`c${number}`), op: "category", category: number, field: undefined },
      ];
      alternatives.push({ kind: undefined, variant: 0, choices: {}, items: [], body, passed: number });
    }
    return alternatives;
  };
  const categoryOf = (name: string, index: number): CompiledCategory => {
    const asked = definitions[name] === undefined ? formAsked(name) : undefined;
    const form = asked?.form;
    const definition = definitions[asked?.plain ?? name] as Category;
    const made = { name, index, ...(form === undefined ? {} : { form }) };
    switch (definition.type) {
      case "leaf":
        if (form !== undefined) throw new Error(`a single word has no form: ${name}`);
        return {
          ...made,
          alternatives: [],
          leaf: { definition, terminal: terminal(classKey(definition.token)) },
        };
      case "series":
        return {
          ...made,
          alternatives: [],
          series: {
            item: category(form === undefined ? definition.item : `${definition.item}.${form}`, name),
            comma: terminal(","),
            conjunctions: definition.conjunctions.map((word) => ({ word, terminal: terminal(word) })),
          },
        };
      case "family": {
        const alternatives = alternativesOf(name, definition, form);
        return { ...made, alternatives };
      }
      default:
        return definition satisfies never;
    }
  };
  // Forms of the verb that rows ask for join the categories on the way.
  const categories: CompiledCategory[] = [];
  for (let index = 0; index < names.length; index++) categories.push(categoryOf(names[index]!, index));
  return {
    categories,
    byName: new Map(categories.map((each) => [each.name, each])),
    terminals,
    terminalNames,
    rows,
  };
};
