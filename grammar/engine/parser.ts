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
import { Uses } from "./uses.ts";
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

/** One of the ways to read a category. */
interface Way {
  /** The numbers of the rules that it is chosen for. */
  readonly choices: readonly number[];
  /** It is read by a rule of the parser that chooses among them. */
  readonly further: boolean;
  readonly read: () => AnyNode;
}

/** A row and the number of its rule. */
interface Row {
  readonly alternative: Alternative;
  readonly choice: number;
}

/** The conjunction of a series, and whether no comma stands before it. */
interface Joint {
  readonly conjunction: string;
  readonly bare: boolean;
}

/** Rows of one rule of the parser: Chevrotain tells apart 255 uses of a word, and reads fast with some hundred rules. */
const most = 60;

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
 * The Chevrotain parser: a rule for each category, which chooses among its rows and the categories that it passes on, with
 * actions that build the syntax tree. What a text does not need can be left out of it: Chevrotain takes its time to get to know a grammar.
 */
export class TreeParser extends EmbeddedActionsParser {
  private readonly language: Language;
  private readonly lookahead: ChartLookahead;
  /** The rules of rows that it has, by their numbers. */
  private readonly known: Uint8Array;
  /** By category. */
  private readonly readers: Reader[] = [];
  /** The rules of the series of several items, by category. */
  private readonly several: Reader[] = [];
  /** The categories that its rules ask for, and those of whole texts. */
  private readonly asked = new Set<number>();
  private readonly choicesOf: (readonly number[])[] = [];
  private readonly rowsOf: (readonly Row[])[] = [];
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

  /** A rule that reads in one of several ways. */
  private choosing(name: string, ways: readonly Way[]): Reader {
    this.lookahead.order(name, 0, ways);
    const alternatives = ways.map(({ read }): IOrAlt<AnyNode> => ({ ALT: read }));
    return this.rule(name, () => this.or(0, alternatives) as AnyNode);
  }

  /** The rule of a category. */
  private categoryReader(category: CompiledCategory): Reader {
    const uses = new Uses();
    const ways = [...this.rowWays(category, uses), ...this.otherWays(category.index, uses, new Set())];
    return this.choosing(category.name, ways);
  }

  /** The rows of a category that the parser has. */
  private rows(category: number): readonly Row[] {
    return (this.rowsOf[category] ??= this.findRows(category));
  }

  private findRows(category: number): readonly Row[] {
    const { rules } = this.language.normalForm.nonterminals[category]!;
    return this.language.grammar.categories[category]!.alternatives.flatMap((alternative, place) => {
      const choice = rules[place]!.number;
      return alternative.passed === undefined && this.known[choice] === 1 ? [{ alternative, choice }] : [];
    });
  }

  private rowWays({ name, index }: CompiledCategory, uses: Uses): readonly Way[] {
    const rows = this.rows(index);
    const waysOf = (some: readonly Row[], within: Uses): readonly Way[] =>
      some.map(({ alternative, choice }) => ({
        choices: [choice],
        further: false,
        read: this.spellingReader(alternative, within),
      }));
    if (rows.length <= most) return waysOf(rows, uses);
    const parts: Way[] = [];
    for (let from = 0; from < rows.length; from += most) {
      const some = rows.slice(from, from + most);
      const rule = this.choosing(`${name} ${from}`, waysOf(some, new Uses()));
      const choices = some.map(({ choice }) => choice);
      parts.push({ choices, further: true, read: () => this.subrule(0, rule) });
    }
    return parts;
  }

  /** The ways to read a category but for its rows. `seen` are the categories that they pass through. */
  private otherWays(category: number, uses: Uses, seen: Set<number>): readonly Way[] {
    const { leaf, series, alternatives } = this.language.grammar.categories[category]!;
    if (leaf !== undefined)
      return [{ choices: this.choices(category), further: false, read: this.nodeReader(category, uses) }];
    if (series === undefined)
      return alternatives.flatMap(({ passed }) =>
        passed === undefined ? [] : this.passing(passed, uses, seen),
      );
    const item = this.passing(series.item, uses, seen);
    const { number } = this.language.normalForm.nonterminals[category]!.rules[1]!;
    if (this.known[number] !== 1) return item;
    const rule = (this.several[category] ??= this.seriesRule(category, series));
    const use = uses.next(rule);
    return [...item, { choices: [number], further: false, read: () => this.subrule(use, rule) }];
  }

  /** What another category passes on is read by its own rule; one without rows is passed through to what it passes on. */
  private passing(category: number, uses: Uses, seen: Set<number>): readonly Way[] {
    const choices = this.choices(category);
    if (seen.has(category) || choices.length === 0) return [];
    seen.add(category);
    return this.rows(category).length === 0
      ? this.otherWays(category, uses, seen)
      : [{ choices, further: true, read: this.nodeReader(category, uses) }];
  }

  /** The numbers of the rules by which a category can be read: of its words, rows and series, and of what it passes on. */
  private choices(category: number): readonly number[] {
    return (this.choicesOf[category] ??= this.findChoices(category));
  }

  private findChoices(category: number): readonly number[] {
    const { leaf, series, alternatives } = this.language.grammar.categories[category]!;
    const numbers = this.language.normalForm.nonterminals[category]!.rules.map(({ number }) => number);
    if (leaf !== undefined) return [numbers[0]!];
    const known = (number: number): readonly number[] => (this.known[number] === 1 ? [number] : []);
    if (series !== undefined) return [...this.choices(series.item), ...known(numbers[1]!)];
    return alternatives.flatMap(({ passed }, place) =>
      passed === undefined ? known(numbers[place]!) : this.choices(passed),
    );
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
  private seriesRule(category: number, { item, comma, conjunctions }: CompiledSeries): Reader {
    const { grammar, vocabulary } = this.language;
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
    return this.rule(`several ${grammar.categories[category]!.name}`, () => {
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
