import { numbered, type NumberedSpelling, spellingsIn } from "./spellings.ts";
import { classKey, rowKey } from "./grammar.ts";
import { type Category, type Form, formAsked, type Item, parseTemplate } from "./template.ts";

/** A piece of a template: a word is its text; the pieces within a piece are told by their numbers. */
export type TableItem =
  | string
  | Exclude<Item, { readonly type: "word" } | { readonly items: readonly Item[] }>
  | (Omit<Extract<Item, { readonly type: "flag" }>, "items"> & { readonly items: readonly number[] })
  | (Omit<Extract<Item, { readonly type: "optional" }>, "items"> & { readonly items: readonly number[] });

/** A way to write a row: which one of those with the same choices, the numbers of its pieces, and its choices; null for one left out. */
export type TableSpelling = readonly [
  variant: number,
  items: readonly number[],
  choices?: Readonly<Record<string, string | null>>,
];

export interface TableCategory {
  readonly name: string;
  readonly form?: Form;
  /** The rows by their kinds, in order. */
  readonly rows: readonly (readonly [kind: string, ...spellings: readonly TableSpelling[]])[];
  /** The categories that it passes on; of a series, that of its items. */
  readonly passes: readonly number[];
  /** Of a series: what stands in front of its last item. */
  readonly conjunctions?: readonly string[];
}

/**
 * What is worked out of the templates before any text is read, as plain data: it can be made once, when the package is
 * built, and read back piece by piece (`unpacked.ts`).
 */
export interface GrammarTable {
  /** Keys of the terminals, by their numbers. */
  readonly terminals: readonly string[];
  /** Each different piece of the templates once. */
  readonly items: readonly TableItem[];
  readonly categories: readonly TableCategory[];
}

/** The key of the terminal that a word of a template is. */
export const wordKey = (word: string): string => (word === "–" ? "—" : word);

/** The language as it is written: categories by name. */
export type Definitions = Readonly<Record<string, Category>>;

/** The category as it is written, and the form of the verb in which a name asks for its rows. */
const definitionOf = (
  definitions: Definitions,
  name: string,
): { readonly definition: Category; readonly form: Form | undefined } => {
  const asked = definitions[name] === undefined ? formAsked(name) : undefined;
  return { definition: definitions[asked?.plain ?? name] as Category, form: asked?.form };
};

class Builder {
  private readonly definitions: Definitions;
  private readonly names: string[];
  private readonly indexOf: Map<string, number>;
  private readonly terminals = new Map<string, number>();
  private readonly items: TableItem[] = [];
  private readonly itemNumbers = new Map<string, number>();
  private readonly kinds = new Set<string>();
  /** The spellings of a row as it is written, by its kind. */
  private readonly plainly = new Map<string, readonly NumberedSpelling[]>();

  constructor(definitions: Definitions) {
    this.definitions = definitions;
    this.names = Object.keys(definitions);
    this.indexOf = new Map(this.names.map((name, index) => [name, index]));
  }

  build(): GrammarTable {
    const { names, terminals, items } = this;
    // Forms of the verb that rows ask for join the categories on the way.
    const categories: TableCategory[] = [];
    for (let index = 0; index < names.length; index++) categories.push(this.categoryOf(names[index]!));
    return { terminals: [...terminals.keys()], items, categories };
  }

  private terminal(key: string): void {
    if (!this.terminals.has(key)) this.terminals.set(key, this.terminals.size);
  }

  /** The number of a category, by its name and the form that is asked for. */
  private category(name: string, where: string): number {
    const { indexOf, names } = this;
    const index = indexOf.get(name);
    if (index !== undefined) return index;
    const plain = formAsked(name)?.plain;
    if (plain === undefined || !indexOf.has(plain)) throw new Error(`unknown category ${name} in ${where}`);
    indexOf.set(name, names.length);
    names.push(name);
    return names.length - 1;
  }

  private categoryOf(name: string): TableCategory {
    const { definition, form } = definitionOf(this.definitions, name);
    const inForm = (other: string): string => (form === undefined ? other : `${other}.${form}`);
    const made = { name, ...(form === undefined ? {} : { form }), rows: [], passes: [] };
    switch (definition.type) {
      case "leaf":
        if (form !== undefined) throw new Error(`a single word has no form: ${name}`);
        this.terminal(classKey(definition.token));
        return made;
      case "series":
        for (const word of [",", ...definition.conjunctions]) this.terminal(word);
        return {
          ...made,
          passes: [this.category(inForm(definition.item), name)],
          conjunctions: definition.conjunctions,
        };
      case "family": {
        const rows = Object.entries(definition.rows).map(([kind, templates]) =>
          this.row(name, kind, templates, form),
        );
        return { ...made, rows, passes: definition.passes.map((pass) => this.category(inForm(pass), name)) };
      }
      default:
        return definition satisfies never;
    }
  }

  private row(
    name: string,
    kind: string,
    templates: string | readonly string[],
    form: Form | undefined,
  ): TableCategory["rows"][number] {
    const key = rowKey(kind, form);
    if (this.kinds.has(key)) throw new Error(`two rows of kind ${key}`);
    this.kinds.add(key);
    const texts = typeof templates === "string" ? [templates] : templates;
    const known = this.plainly.get(kind) ?? numbered(texts.map(parseTemplate), kind);
    this.plainly.set(kind, known);
    const spellings = form === undefined ? known : spellingsIn(form, known);
    const where = `${name}.${kind}`;
    return [
      kind,
      ...spellings.map(({ variant, items, choices }): TableSpelling => {
        const numbers = this.itemsOf(items, where);
        const chosen = Object.entries(choices).map(([field, value]) => [field, value ?? null] as const);
        return chosen.length === 0 ? [variant, numbers] : [variant, numbers, Object.fromEntries(chosen)];
      }),
    ];
  }

  private itemsOf(items: readonly Item[], where: string): readonly number[] {
    return items.map((item) => this.item(item, where));
  }

  private item(item: Item, where: string): number {
    this.count(item, where);
    const made = this.packed(item, where);
    const text = JSON.stringify(made);
    const known = this.itemNumbers.get(text);
    if (known !== undefined) return known;
    this.itemNumbers.set(text, this.items.length);
    this.items.push(made);
    return this.items.length - 1;
  }

  private packed(item: Item, where: string): TableItem {
    if (item.type === "word") return item.word;
    if (item.type !== "flag" && item.type !== "optional") return item;
    return { ...item, items: this.itemsOf(item.items, where) };
  }

  /** Gives numbers to the terminals and the category that a piece is made of. */
  private count(item: Item, where: string): void {
    if (item.type === "word") this.terminal(wordKey(item.word));
    else if (item.type === "verb") for (const form of [item.base, item.third]) this.terminal(form);
    else if (item.type === "noun") for (const form of [item.singular, item.plural]) this.terminal(form);
    else if (item.type === "field") this.category(item.category, where);
  }
}

/** Works the table of categories out. Throws on a template that names an unknown category or a kind used twice. */
export const tableOf = (definitions: Definitions): GrammarTable => new Builder(definitions).build();
