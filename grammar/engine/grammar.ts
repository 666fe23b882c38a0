import { parseTemplate, type Category, type Item, type Leaf } from "./template.ts";

/**
 * The compiled form of the language that the recognizer, the parser and the printer share: a graph of nodes with small
 * integers for terminals and categories.
 */
export type Production =
  | { readonly op: "terminal"; readonly terminal: number; readonly item: Item | undefined }
  | { readonly op: "category"; readonly category: number; readonly field: string | undefined }
  | { readonly op: "many"; readonly category: number; readonly field: string }
  | {
      readonly op: "optional";
      readonly body: Sequence;
      readonly flag: string | undefined;
      readonly decision: number;
    }
  | {
      readonly op: "either";
      readonly first: number;
      readonly second: number;
      readonly mark: "form" | "plural";
    };

export type Sequence = readonly Production[];

/** One alternative of a category: a variant of a row, or another category passed through. */
export interface Alternative {
  readonly kind: string | undefined;
  readonly variant: number;
  readonly items: readonly Item[];
  readonly body: Sequence;
  /** The category that it passes through to. */
  readonly passed: number | undefined;
}

export interface CompiledCategory {
  readonly name: string;
  readonly index: number;
  readonly alternatives: readonly Alternative[];
  /** Number of its first parser rule: one for each alternative, and one for a leaf or a series. */
  readonly firstRule: number;
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
  /** Terminals that stand between the items of a series. */
  readonly joining: ReadonlySet<number>;
  /** The alternative that a node kind and variant print with. */
  readonly rows: ReadonlyMap<string, readonly Alternative[]>;
  /** The category that a parser rule reads, by the rule's number. */
  readonly categoryOfRule: readonly number[];
}

/** Key of the terminal for a class of words. */
export const classKey = (name: string): string => `<${name}>`;

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
    if (index === undefined) throw new Error(`unknown category ${name} in ${where}`);
    return index;
  };
  let decision = 0;
  const plain = new Map<Item, Production>();
  const once = (item: Item, make: () => Production): Production => {
    const known = plain.get(item);
    if (known !== undefined) return known;
    const made = make();
    plain.set(item, made);
    return made;
  };
  const build = (items: readonly Item[], where: string): Production[] =>
    items.flatMap((item): Production | Production[] => {
      switch (item.type) {
        case "capital":
        case "line":
          return [];
        case "word":
          return once(item, () => ({
            op: "terminal",
            terminal: terminal(item.word === "–" ? "—" : item.word),
            item,
          }));
        case "verb":
          return [
            {
              op: "either",
              first: terminal(item.base),
              second: terminal(item.third),
              mark: "form",
            },
          ];
        case "noun":
          return [
            {
              op: "either",
              first: terminal(item.singular),
              second: terminal(item.plural),
              mark: "plural",
            },
          ];
        case "field":
          return item.many
            ? [
                {
                  op: "many",
                  category: category(item.category, where),
                  field: item.field,
                },
              ]
            : once(item, () => ({
                op: "category",
                category: category(item.category, where),
                field: item.field,
              }));
        case "flag":
          return [{ op: "optional", body: build(item.items, where), flag: item.field, decision: decision++ }];
        case "optional":
          return [{ op: "optional", body: build(item.items, where), flag: undefined, decision: decision++ }];
        default:
          return item satisfies never;
      }
    });
  const rows = new Map<string, Alternative[]>();
  const categoryOfRule: number[] = [];
  const rule = (index: number, count = 1): number => {
    const first = categoryOfRule.length;
    for (let added = 0; added < count; added++) categoryOfRule.push(index);
    return first;
  };
  const categories = names.map((name, index): CompiledCategory => {
    const definition = definitions[name] as Category;
    switch (definition.type) {
      case "leaf":
        return {
          name,
          index,
          alternatives: [],
          firstRule: rule(index),
          leaf: { definition, terminal: terminal(classKey(definition.token)) },
        };
      case "series":
        return {
          name,
          index,
          alternatives: [],
          firstRule: rule(index),
          series: {
            item: category(definition.item, name),
            comma: terminal(","),
            conjunctions: definition.conjunctions.map((word) => ({ word, terminal: terminal(word) })),
          },
        };
      case "family": {
        const own = Object.entries(definition.rows).flatMap(([kind, templates]) => {
          if (rows.has(kind)) throw new Error(`two rows of kind ${kind}`);
          const texts = typeof templates === "string" ? [templates] : templates;
          const alternatives = texts
            .flatMap((text) => parseTemplate(text))
            .map((items, variant): Alternative => ({
              kind,
              variant,
              items,
              body: build(items, `${name}.${kind}`),
              passed: undefined,
            }));
          rows.set(kind, alternatives);
          return alternatives;
        });
        const passed = definition.passes.map((pass): Alternative => ({
          kind: undefined,
          variant: 0,
          items: [],
          body: [{ op: "category", category: category(pass, name), field: undefined }],
          passed: category(pass, name),
        }));
        const alternatives = [...own, ...passed];
        return { name, index, alternatives, firstRule: rule(index, alternatives.length) };
      }
      default:
        return definition satisfies never;
    }
  });
  const joining = categories.flatMap(({ series }) =>
    series === undefined ? [] : [series.comma, ...series.conjunctions.map((each) => each.terminal)],
  );
  return {
    categories,
    joining: new Set(joining),
    byName: new Map(categories.map((each) => [each.name, each])),
    terminals,
    terminalNames,
    rows,
    categoryOfRule,
  };
};
