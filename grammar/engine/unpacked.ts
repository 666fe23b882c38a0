import { classKey, rowKey } from "./grammar.ts";
import type { Alternative, CompiledCategory, Grammar, Production, Sequence } from "./grammar.ts";
import {
  type Definitions,
  type GrammarTable,
  type TableCategory,
  tableOf,
  type TableSpelling,
  wordKey,
} from "./table.ts";
import type { Choices, Item } from "./template.ts";

const noChoices: Choices = {};
const choicesOf = (packed: NonNullable<TableSpelling[2]>): Choices =>
  Object.fromEntries(Object.entries(packed).map(([field, value]) => [field, value ?? undefined]));

/** A grammar that is read from its table piece by piece, as each is asked for. */
class Unpacked implements Grammar {
  readonly categories: readonly CompiledCategory[];
  readonly byName: ReadonlyMap<string, CompiledCategory>;
  readonly terminals: ReadonlyMap<string, number>;
  readonly terminalNames: readonly string[];
  readonly spellings: Grammar["spellings"];
  private readonly table: GrammarTable;
  private readonly items: (Item | undefined)[] = [];
  private readonly productions = new Map<Item, Production>();
  /** The spellings of rows that were asked for, and where those of the others stand. */
  private readonly known = new Map<string, readonly Alternative[]>();
  private readonly places = new Map<string, { readonly category: number; readonly row: number }>();

  constructor(table: GrammarTable, definitions: Definitions) {
    this.table = table;
    this.terminalNames = table.terminals;
    this.terminals = new Map(table.terminals.map((key, number) => [key, number]));
    this.categories = table.categories.map((each, index) => this.category(each, index, definitions));
    this.byName = new Map(this.categories.map((each) => [each.name, each]));
    this.spellings = (key) => this.known.get(key) ?? this.found(key);
  }

  get forms(): readonly (readonly [number, number])[] {
    return this.table.items.flatMap((item): readonly (readonly [number, number])[] => {
      if (typeof item === "string") return [];
      if (item.type === "verb") return [[this.terminal(item.base), this.terminal(item.third)]];
      return item.type === "noun" ? [[this.terminal(item.singular), this.terminal(item.plural)]] : [];
    });
  }

  private terminal(key: string): number {
    return this.terminals.get(key)!;
  }

  private category(packed: TableCategory, index: number, definitions: Definitions): CompiledCategory {
    const { name, form, rows, passes, conjunctions } = packed;
    const definition = definitions[name];
    const kinds = rows.map(([kind]) => kind);
    const made = { name, index, ...(form === undefined ? {} : { form }), kinds, passes, alternatives: [] };
    if (definition?.type === "leaf")
      return { ...made, leaf: { definition, terminal: this.terminal(classKey(definition.token)) } };
    if (conjunctions !== undefined) {
      const words = conjunctions.map((word) => ({ word, terminal: this.terminal(word) }));
      return { ...made, series: { item: passes[0]!, comma: this.terminal(","), conjunctions: words } };
    }
    rows.forEach(([kind], row) => this.places.set(rowKey(kind, form), { category: index, row }));
    const alternatives = (): readonly Alternative[] => this.alternatives(packed);
    let known: readonly Alternative[] | undefined;
    return {
      ...made,
      get alternatives() {
        return (known ??= alternatives());
      },
    };
  }

  private alternatives({ form, rows, passes }: TableCategory): readonly Alternative[] {
    return [
      ...rows.flatMap(([kind]) => this.spellings(rowKey(kind, form))!),
      ...passes.map((passed): Alternative => ({
        kind: undefined,
        variant: 0,
        choices: noChoices,
        items: [],
        body: [{ op: "category", category: passed, field: undefined }],
        passed,
      })),
    ];
  }

  private found(key: string): readonly Alternative[] | undefined {
    const place = this.places.get(key);
    if (place === undefined) return undefined;
    const [kind, ...spellings] = this.table.categories[place.category]!.rows[place.row]!;
    const found = spellings.map((spelling) => this.alternative(kind, spelling));
    this.known.set(key, found);
    return found;
  }

  private alternative(kind: string, [variant, numbers, choices]: TableSpelling): Alternative {
    const items = this.itemsOf(numbers);
    const body = (): Sequence => this.bodyOf(items);
    let known: Sequence | undefined;
    return {
      kind,
      variant,
      choices: choices === undefined ? noChoices : choicesOf(choices),
      items,
      get body() {
        return (known ??= body());
      },
      passed: undefined,
    };
  }

  private itemsOf(numbers: readonly number[]): readonly Item[] {
    return numbers.map((number) => (this.items[number] ??= this.item(number)));
  }

  private item(number: number): Item {
    const packed = this.table.items[number]!;
    if (typeof packed === "string") return { type: "word", word: packed };
    return packed.type === "flag" || packed.type === "optional"
      ? { ...packed, items: this.itemsOf(packed.items) }
      : packed;
  }

  /** How a row is read: the same piece of several rows is one production. */
  private bodyOf(items: readonly Item[]): Sequence {
    return items.flatMap((item) => {
      if (item.type === "capital" || item.type === "line") return [];
      const known = this.productions.get(item);
      if (known !== undefined) return [known];
      const made = this.production(item);
      this.productions.set(item, made);
      return [made];
    });
  }

  private production(item: Exclude<Item, { readonly type: "capital" | "line" }>): Production {
    switch (item.type) {
      case "word":
        return { op: "terminal", terminal: this.terminal(wordKey(item.word)) };
      case "verb":
        return this.either(item.base, item.third, "form");
      case "noun":
        return this.either(item.singular, item.plural, "plural");
      case "field": {
        const { index: category } = this.byName.get(item.category)!;
        const { field } = item;
        return item.many ? { op: "many", category, field } : { op: "category", category, field };
      }
      case "flag":
        return { op: "optional", body: this.bodyOf(item.items), flag: item.field };
      case "optional":
        return { op: "optional", body: this.bodyOf(item.items), flag: undefined };
      default:
        return item satisfies never;
    }
  }

  private either(first: string, second: string, mark: "form" | "plural"): Production {
    return { op: "either", first: this.terminal(first), second: this.terminal(second), mark };
  }
}

/** The grammar of a table, with what reads and prints its single words; only these are looked for among the definitions. */
export const grammarOf = (table: GrammarTable, definitions: Definitions): Grammar =>
  new Unpacked(table, definitions);

/** Compiles the table of categories. Throws on a template that names an unknown category or a kind used twice. */
export const compileGrammar = (definitions: Definitions): Grammar =>
  grammarOf(tableOf(definitions), definitions);
