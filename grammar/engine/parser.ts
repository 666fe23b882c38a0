import { EmbeddedActionsParser, type IOrAlt, type IToken, tokenMatcher } from "chevrotain";
import type { Lexeme } from "./first-sets.ts";
import type {
  Alternative,
  CompiledCategory,
  CompiledSeries,
  Grammar,
  Production,
  Sequence,
} from "./grammar.ts";
import { ChartLookahead } from "./lookahead.ts";
import type { NormalForm, Rule } from "./normal-form.ts";
import type { Located, OwnMeanings, SeriesNode, Span } from "./template.ts";
import { Vocabulary } from "./vocabulary.ts";

type AnyNode = Located;
/** Every row's node has a span in the end; its other fields have the types that its template computes. */
type Draft = { span: Span } & Record<string, unknown>;
type Reader = (idxInCallingRule?: number, ...args: unknown[]) => AnyNode;
/** Reads a part of a row into its node. */
type Step = (node: Draft) => void;

/** A token as it was written. */
export interface Written {
  readonly image: string;
  readonly word?: { readonly own: OwnMeanings | undefined };
  readonly start: number;
  readonly end: number;
}

/** What a category can be: a single word, a spelling of a row, or a series of several. */
interface Head {
  /** The number of its rule. */
  readonly choice: number;
  /** How it is read as one of so many that a category can be. */
  readonly reader: (uses: Uses, among: number) => () => AnyNode;
}

/** The conjunction of a series, and whether no comma stands before it. */
interface Joint {
  readonly conjunction: string;
  readonly bare: boolean;
}

/** A category of no more rows than these reads them in its own rule. */
const few = 20;

/** Counts the uses of a terminal, a rule or a kind of choice within a rule: Chevrotain tells them apart by number. */
class Uses {
  private readonly counts = new Map<unknown, number>();

  next(of: unknown): number {
    const count = this.counts.get(of) ?? 0;
    this.counts.set(of, count + 1);
    return count;
  }
}

/** A grammar, and what a parser is made from. */
export interface Language {
  readonly grammar: Grammar;
  readonly normalForm: NormalForm;
  readonly vocabulary: Vocabulary;
}

/** What a parser has: rules of rows and series, and the categories that a whole text can be. */
export interface Known {
  readonly rules: Iterable<Rule>;
  readonly categories: Iterable<number>;
}

/** A text as it was lexed and recognized; positions in its tree count from `base`. */
export interface Recognized {
  readonly tokens: readonly Written[];
  readonly lexemes: readonly Lexeme[];
  readonly choices: Int32Array;
  readonly base: number;
}

/**
 * The Chevrotain parser: a rule for each category, which chooses, and one for each spelling of its rows, with actions that
 * build the syntax tree. What a text does not need can be left out of it: Chevrotain takes its time to get to know a grammar.
 */
export class TreeParser extends EmbeddedActionsParser {
  private readonly language: Language;
  private readonly lookahead: ChartLookahead;
  /** The rules of rows that it has, by their numbers. */
  private readonly known: Uint8Array;
  /** By category. */
  private readonly readers: Reader[] = [];
  /** The categories that its rules ask for, and those of whole texts. */
  private readonly asked = new Set<number>();
  private readonly headsOf: (readonly Head[])[] = [];
  private latest: Span = { start: -1, end: -1 };
  /** Chevrotain's tokens: the same ones for every text, since no node keeps them. */
  private readonly pool: IToken[] = [];

  constructor(
    language: Language,
    { rules, categories }: Known,
    { validated = false }: { readonly validated?: boolean } = {},
  ) {
    const { grammar, normalForm, vocabulary } = language;
    const lookahead = new ChartLookahead();
    super(vocabulary.categories, {
      lookaheadStrategy: lookahead,
      dynamicTokensEnabled: true,
      skipValidations: !validated,
    });
    this.language = language;
    this.lookahead = lookahead;
    this.known = new Uint8Array(normalForm.rules);
    for (const { number } of rules) this.known[number] = 1;
    for (const category of categories) this.asked.add(category);
    // What is asked for on the way joins the others.
    for (const category of this.asked)
      this.readers[category] = this.categoryReader(grammar.categories[category]!);
    this.performSelfAnalysis();
  }

  /** Whether it can read as a category what is derived by these rules. */
  knows(category: number, rules: readonly Rule[]): boolean {
    return this.asked.has(category) && rules.every(({ number }) => this.known[number] === 1);
  }

  /** Builds the tree of a category. */
  read(category: number, { tokens, lexemes, choices, base }: Recognized): AnyNode {
    this.input = tokens.map((token, place) => this.tokenAt(place, token, lexemes[place]!, base));
    this.lookahead.follow(choices);
    const node = this.readers[category]!.call(this);
    if (this.errors.length > 0) throw this.errors[0]!;
    return node;
  }

  private tokenAt(place: number, { image, word, start, end }: Written, lexeme: Lexeme, base: number): IToken {
    const type = this.language.vocabulary.typeOf(lexeme);
    const known = this.pool[place];
    if (known === undefined)
      return (this.pool[place] = {
        image,
        payload: word?.own,
        startOffset: start - base,
        endOffset: end - 1 - base,
        tokenType: type,
        tokenTypeIdx: type.tokenTypeIdx!,
      });
    known.image = image;
    known.payload = word?.own;
    known.startOffset = start - base;
    known.endOffset = end - 1 - base;
    known.tokenType = type;
    known.tokenTypeIdx = type.tokenTypeIdx!;
    return known;
  }

  /** A node and the one that it begins and ends with have one span between them. */
  private span({ startOffset: start }: IToken, last: IToken): Span {
    const end = last.endOffset! + 1;
    const { latest } = this;
    return latest.start === start && latest.end === end ? latest : (this.latest = { start, end });
  }

  private rule(name: string, read: () => AnyNode): Reader {
    return this.RULE(name, read) as Reader;
  }

  /** The rule of a category: one alternative for each row that it or a category which it passes on has. */
  private categoryReader({ name, index }: CompiledCategory): Reader {
    const uses = new Uses();
    const heads = new Map(this.heads(index).map((head) => [head.choice, head]));
    const alternatives = [...heads.values()].map(({ reader }): IOrAlt<AnyNode> => ({
      ALT: reader(uses, heads.size),
    }));
    this.lookahead.order(name, 0, [...heads.keys()]);
    return this.rule(name, () => this.or(0, alternatives) as AnyNode);
  }

  private heads(category: number): readonly Head[] {
    return (this.headsOf[category] ??= this.findHeads(category));
  }

  private findHeads(index: number): readonly Head[] {
    const category = this.language.grammar.categories[index]!;
    const { rules } = this.language.normalForm.nonterminals[index]!;
    const { name, leaf, series } = category;
    if (leaf !== undefined)
      return [{ choice: rules[0]!.number, reader: (uses) => this.nodeReader(index, uses) }];
    if (series !== undefined) {
      const { number } = rules[1]!;
      const items = this.heads(series.item);
      if (this.known[number] !== 1) return items;
      const rule = this.seriesRule(`several ${name}`, series);
      return [...items, { choice: number, reader: () => () => this.subrule(0, rule) }];
    }
    return category.alternatives.flatMap((alternative, place): readonly Head[] => {
      const { number } = rules[place]!;
      if (alternative.passed !== undefined) return this.heads(alternative.passed);
      return this.known[number] === 1 ? [this.rowHead(alternative, number)] : [];
    });
  }

  /** A spelling of a row: a few words, or one of few rows, on the spot; else by a rule of its own. */
  private rowHead(alternative: Alternative, choice: number): Head {
    const { body } = alternative;
    const short = body.length <= 2 && body.every(({ op }) => op === "terminal" || op === "either");
    let rule: Reader | undefined;
    const reader: Head["reader"] = (uses, among) => {
      if (short || among <= few) return this.spellingReader(alternative, uses);
      const own = (rule ??= this.rule(
        `${alternative.kind} ${choice}`,
        this.spellingReader(alternative, new Uses()),
      ));
      return () => this.subrule(0, own);
    };
    return { choice, reader };
  }

  /** The action of one spelling of a row: consume its items and collect its fields. */
  private spellingReader({ kind, variant, choices, body }: Alternative, uses: Uses): () => AnyNode {
    const steps = this.steps(body, uses);
    const { latest } = this;
    const made = { kind, ...(variant > 0 ? { variant } : {}), ...choices };
    const plain = Object.keys(made).length === 1;
    return () => {
      const first = this.LA(1);
      const node = (plain ? { kind, span: latest } : { ...made, span: latest }) as Draft;
      for (let index = 0; index < steps.length; index++) steps[index]!(node);
      node.span = this.span(first, this.LA(0));
      return node;
    };
  }

  private steps(body: Sequence, uses: Uses): Step[] {
    return body.map((item) => this.step(item, uses));
  }

  private step(item: Production, uses: Uses): Step {
    switch (item.op) {
      case "terminal": {
        const type = this.language.vocabulary.type(item.terminal);
        const use = uses.next(type);
        return () => {
          this.consume(use, type);
        };
      }
      case "either": {
        const type = this.language.vocabulary.typeOfForms(item.first, item.second);
        const first = this.language.vocabulary.type(item.first);
        const use = uses.next(type);
        const { mark } = item;
        const value = mark === "form" ? "s" : true;
        return (node) => {
          if (!tokenMatcher(this.consume(use, type), first)) node[mark] = value;
        };
      }
      case "category": {
        const { field } = item;
        const read = this.nodeReader(item.category, uses);
        return field === undefined
          ? () => {
              read();
            }
          : (node) => {
              node[field] = read();
            };
      }
      case "many": {
        const { field } = item;
        const use = uses.next("many");
        const read = this.nodeReader(item.category, uses);
        return (node) => {
          const found: AnyNode[] = [];
          this.many(use, () => {
            found.push(read());
          });
          node[field] = found;
        };
      }
      case "optional": {
        const use = uses.next("option");
        const steps = this.steps(item.body, uses);
        const { flag } = item;
        return (node) => {
          this.option(use, () => {
            for (const step of steps) step(node);
            if (flag !== undefined) node[flag] = true;
          });
        };
      }
      default:
        return item satisfies never;
    }
  }

  /** Reads a node of a category: a single token, or by its rule. */
  private nodeReader(category: number, uses: Uses): () => AnyNode {
    const { leaf } = this.language.grammar.categories[category]!;
    if (leaf === undefined) {
      const { readers } = this;
      this.asked.add(category);
      const use = uses.next(category);
      return () => this.subrule(use, readers[category]!);
    }
    const { definition, terminal } = leaf;
    const type = this.language.vocabulary.type(terminal);
    const use = uses.next(type);
    return () => {
      const token = this.consume(use, type);
      return this.ACTION(() => {
        // A leaf's reader makes a new object; the span is what all nodes share.
        const node = definition.read(token.image, token.payload as OwnMeanings | undefined) as {
          span?: Span;
        };
        node.span = this.span(token, token);
        return node as AnyNode;
      });
    };
  }

  /** Several items; a single one is none. */
  private seriesRule(name: string, { item, comma, conjunctions }: CompiledSeries): Reader {
    const { vocabulary } = this.language;
    const uses = new Uses();
    const commaType = vocabulary.type(comma);
    const [first, next, last] = [0, 1, 2].map(() => this.nodeReader(item, uses));
    const between = uses.next(commaType);
    const joints = conjunctions.flatMap(({ word, terminal }): IOrAlt<Joint>[] => {
      const type = vocabulary.type(terminal);
      const [bare, full, before] = [uses.next(type), uses.next(type), uses.next(commaType)];
      const withoutComma = (): Joint => {
        this.consume(bare, type);
        return { conjunction: word, bare: true };
      };
      const withComma = (): Joint => {
        this.consume(before, commaType);
        this.consume(full, type);
        return { conjunction: word, bare: false };
      };
      return [{ ALT: withoutComma }, { ALT: withComma }];
    });
    return this.rule(name, () => {
      const start = this.LA(1);
      const items = [first!()];
      this.many(0, () => {
        this.consume(between, commaType);
        items.push(next!());
      });
      const { conjunction, bare } = this.or(0, joints) as Joint;
      items.push(last!());
      const node: SeriesNode<AnyNode> = {
        kind: "series",
        items,
        conjunction,
        ...(bare && items.length > 2 ? { bare: true } : {}),
        span: this.span(start, this.LA(0)),
      };
      return node;
    });
  }
}
