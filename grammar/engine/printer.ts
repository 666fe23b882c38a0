import { articleBefore } from "../lexicon/articles.ts";
import { type CompiledCategory, type Grammar, spellingOf } from "./grammar.ts";
import type { Item, Located, PrintContext } from "./template.ts";

type AnyNode = Located & Readonly<Record<string, unknown>>;

/** Stand close to what is before them. */
const isClosing = (word: string): boolean =>
  ",.:;)]".includes(word[0]!) || word === "'s" || word === "'" || word === "*" || word === "”";

/** Words whose form depends on the word behind them: "a" or "an", "non" or "non-" before a name. */
const formBefore = (word: string, next: string): string =>
  word === "non" ? (/^[A-Z]/.test(next) ? "non-" : "non") : articleBefore(next);
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const formed: ReadonlySet<string> = new Set(["a", "an", "non"]);

/** Joins words and punctuation with the spaces of English. */
class Page {
  readonly context: PrintContext;
  private text = "";
  /** The word before, as it was added. */
  private last = "";
  private capital = false;
  private glue = true;
  /** A word that waits for the one behind it, and whether it begins with a capital. */
  private waiting: { readonly word: string; readonly capital: boolean } | undefined;

  constructor(context: PrintContext) {
    this.context = context;
  }

  /** The next word begins with a capital. */
  capitalise(): void {
    this.capital = true;
  }

  /** Adds a word whose form depends on the next one. */
  addBefore(word: string): void {
    this.settle(word);
    this.waiting = { word, capital: this.capital };
    this.capital = false;
  }

  /** Adds the word that waits, now that the one behind it is known. */
  private settle(next: string): void {
    const { waiting, capital } = this;
    if (waiting === undefined) return;
    this.waiting = undefined;
    this.capital = waiting.capital;
    this.add(formBefore(waiting.word, capital ? capitalised(next) : next));
    this.capital = capital;
  }

  add(word: string): void {
    if (word === "") return;
    this.settle(word);
    const dash = word === "—" || word === "/";
    const symbols = word.startsWith("{") && this.last.endsWith("}");
    if (!this.glue && !dash && !symbols && !isClosing(word)) this.text += " ";
    if (word === "." && this.last === "”" && this.text.endsWith(".”")) return;
    const printed = word === "'s" && /(?:^|[\s“—])[a-z][a-z]*s$/.test(this.text) ? "'" : word;
    this.text += this.capital ? capitalised(printed) : printed;
    this.capital = false;
    this.last = word;
    this.glue = dash || word === "“" || word === "non" || word === "non-" || word === "(";
  }

  /** A dash with spaces around it. */
  spacedDash(): void {
    this.text += " —";
    this.last = "";
    this.glue = false;
  }
  openQuote(): void {
    this.add("“");
  }
  closeQuote(): void {
    this.add("”");
  }
  line(): void {
    this.text += "\n";
    this.last = "";
    this.glue = true;
  }
  toString(): string {
    return this.text.replace(/[“”]/g, '"');
  }
}

/** Series of the same conjunction are told apart by what they list. */
const kindOf = (node: AnyNode): string =>
  node["kind"] === "series"
    ? `series of ${(node["items"] as readonly AnyNode[]).map(kindOf).join(" ")}`
    : String(node["kind"]);

/** Prints AST nodes. It knows the grammar and the nodes, and nothing of the text they were read from. */
export class Printer {
  private readonly grammar: Grammar;
  /** By category, which one that it passes on prints a kind of node. */
  private readonly passes: readonly Map<string, CompiledCategory>[];

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.passes = grammar.categories.map(() => new Map());
  }

  /** Text of a node of the category, in the author's words or, with `modern`, in today's. */
  print(node: Located, category: string, context: PrintContext): string {
    const page = new Page(context);
    this.printNode(node as AnyNode, this.grammar.byName.get(category)!, page);
    return page.toString();
  }

  private printNode(node: AnyNode, category: CompiledCategory, page: Page): void {
    if (category.leaf) {
      const print = category.leaf.definition.print as (node: AnyNode, context: PrintContext) => string;
      page.add(print(node, page.context));
      return;
    }
    if (category.series) {
      this.printSeries(node, this.grammar.categories[category.series.item]!, page);
      return;
    }
    // A kind is a row of one category only, whichever categories pass it on.
    const spelling = spellingOf(this.grammar, node, page.context.modern, category.form);
    if (spelling !== undefined) this.printItems(spelling.items, node, page);
    else this.printNode(node, this.passFor(node, category), page);
  }

  private printSeries(node: AnyNode, item: CompiledCategory, page: Page): void {
    if (node["kind"] !== "series") {
      this.printNode(node, item, page);
      return;
    }
    const items = node["items"] as readonly AnyNode[];
    items.forEach((each, index) => {
      if (index > 0) {
        const last = index === items.length - 1;
        if (!last || (items.length > 2 && node["bare"] !== true)) page.add(",");
        if (last) page.add(String(node["conjunction"]));
      }
      this.printNode(each, item, page);
    });
  }

  private printItems(items: readonly Item[], node: AnyNode, page: Page): void {
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      switch (item.type) {
        case "capital":
          if (node["small"] !== true || index > 0) page.capitalise();
          break;
        case "line":
          page.line();
          break;
        case "word":
          if (page.context.modern && formed.has(item.word)) page.addBefore(item.word);
          else printWord(item.word, page);
          break;
        case "verb":
          page.add(node["form"] === "s" ? item.third : item.base);
          break;
        case "noun":
          page.add(node["plural"] === true ? item.plural : item.singular);
          break;
        case "flag":
          if (node[item.field] === true) this.printItems(item.items, node, page);
          break;
        case "optional":
          if (item.fields.some((field) => present(node[field]))) this.printItems(item.items, node, page);
          break;
        case "field":
          this.printField(node[item.field], item.category, items[index - 1]?.type === "capital", page);
          break;
        default:
          item satisfies never;
      }
    }
  }

  /** A field's value is a node of its category, or a list of them for `*`, each with a capital where the first one has. */
  private printField(value: unknown, category: string, capital: boolean, page: Page): void {
    const inner = this.grammar.byName.get(category)!;
    if (Array.isArray(value))
      for (const each of value) {
        if (capital) page.capitalise();
        this.printNode(each as AnyNode, inner, page);
      }
    else if (value !== undefined) this.printNode(value as AnyNode, inner, page);
  }

  private passFor(node: AnyNode, category: CompiledCategory): CompiledCategory {
    const key = kindOf(node);
    const known = this.passes[category.index]!.get(key);
    if (known !== undefined) return known;
    const { categories } = this.grammar;
    const found = category.alternatives
      .flatMap(({ passed }) => (passed === undefined ? [] : [categories[passed]!]))
      .find((inner) => this.belongs(node, inner, new Set()));
    if (found === undefined) throw new Error(`no category under ${category.name} prints ${key}`);
    this.passes[category.index]!.set(key, found);
    return found;
  }

  private belongs(node: AnyNode, category: CompiledCategory, seen: Set<string>): boolean {
    if (seen.has(category.name)) return false;
    seen.add(category.name);
    const { categories } = this.grammar;
    if (category.leaf)
      return (
        String(node["kind"]) === (category.leaf.definition as { kind?: string }).kind ||
        node["kind"] === category.name
      );
    if (category.series) {
      const item = categories[category.series.item]!;
      const items = node["kind"] === "series" ? (node["items"] as readonly AnyNode[]) : [node];
      return items.every((each) => this.belongs(each, item, new Set(seen)));
    }
    return category.alternatives.some(({ kind, passed }) =>
      passed === undefined ? kind === node["kind"] : this.belongs(node, categories[passed]!, seen),
    );
  }
}

const present = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

const printWord = (word: string, page: Page): void => {
  if (word === "–") page.spacedDash();
  else page.add(word.startsWith("{") ? word.toUpperCase() : word);
};
