import { Chart } from "./chart.ts";
import { type Ambiguity, Derivation } from "./derivation.ts";
import type { Lexeme } from "./first-sets.ts";
import type { Grammar } from "./grammar.ts";
import { type NormalForm, normalFormOf, type Rule } from "./normal-form.ts";
import { type Language, TreeParser, type Written } from "./parser.ts";
import type { Located } from "./template.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A text that was read. */
export interface Tree {
  readonly node: Located;
  /** The kinds of the rows that it was read with, some several times. */
  readonly kinds: readonly string[];
  /** Stretches that could be read in two ways, by their tokens. */
  readonly ambiguities: readonly Ambiguity[];
}
/** A text that can not be read: the first token that no reading can use. */
export interface Stop {
  readonly stopped: number;
}

/** Words as the tokens of a text; what a text is lexed to besides is for the tree. */
export interface Text {
  readonly tokens: readonly Written[];
  readonly lexemes: readonly Lexeme[];
  /** Positions in the tree count from here. */
  readonly base: number;
}

/** Parsers of together this part of the rules make a parser of the whole grammar worth while. */
const worthWhole = 1 / 8;

/** Reads texts by a grammar: recognizes them, reads off how they are derived, and has the parser build their trees. */
export class Engine {
  private readonly language: Language;
  private readonly chart: Chart;
  private readonly derivation: Derivation;
  /** Words that can stand for the same terminals are one lexeme. */
  private readonly byTerminals = new Map<string, Lexeme>();
  /** Has only what the texts so far needed, until the whole grammar pays: Chevrotain takes its time to get to know one. */
  private parser: TreeParser | undefined;
  private readonly needed = { rules: new Set<Rule>(), categories: new Set<number>() };
  /** Rules of all parsers so far. */
  private made = 0;

  constructor(grammar: Grammar, normalForm: NormalForm = normalFormOf(grammar)) {
    this.language = { grammar, normalForm, vocabulary: new Vocabulary(grammar) };
    this.chart = new Chart(normalForm);
    this.derivation = new Derivation(this.chart, normalForm);
  }

  /** The lexeme of a word by the keys of its terminals: itself, and the classes of words that it belongs to. */
  lexeme(keys: readonly string[]): Lexeme {
    const { terminals: numbers } = this.language.grammar;
    const terminals = keys.flatMap((key) => numbers.get(key) ?? []).sort((left, right) => left - right);
    const key = terminals.join(" ");
    const known = this.byTerminals.get(key);
    if (known !== undefined) return known;
    const lexeme = this.chart.firstSets.lexeme(this.byTerminals.size + 1, terminals);
    this.byTerminals.set(key, lexeme);
    return lexeme;
  }

  /** Reads a whole text as a category, by the category's number. */
  read(category: number, { tokens, lexemes, base }: Text): Tree | Stop {
    const { chart, derivation } = this;
    chart.begin(lexemes, tokens.length);
    if (chart.endAt(chart.ends(category, 0), tokens.length) === 0) return { stopped: chart.stopped };
    derivation.derive(category, tokens.length);
    const { ambiguities, choices, rules } = derivation;
    const parser = this.parserFor(category, rules, lexemes.slice(0, tokens.length));
    const node = parser.read(category, { tokens, lexemes, choices, base });
    return { node, kinds: rules.flatMap(({ kind }) => kind ?? []), ambiguities };
  }

  /** The keys of the terminals that could have stood where reading a text stopped; reads the text once more. */
  expected(category: number, lexemes: readonly Lexeme[], { stopped }: Stop): readonly string[] {
    const { terminalNames } = this.language.grammar;
    return this.chart.expectedAt(stopped, category, lexemes).map((terminal) => terminalNames[terminal]!);
  }

  private parserFor(category: number, rules: readonly Rule[], lexemes: readonly Lexeme[]): TreeParser {
    if (this.parser?.knows(category, rules)) return this.parser;
    const { language, needed } = this;
    const { nonterminals, rules: all } = language.normalForm;
    needed.categories.add(category);
    for (const rule of rules) needed.rules.add(rule);
    this.made += needed.rules.size;
    const whole = this.made > all * worthWhole;
    if (whole) for (const each of nonterminals) for (const rule of each.rules) needed.rules.add(rule);
    for (const lexeme of lexemes) language.vocabulary.typeOf(lexeme);
    return (this.parser = new TreeParser(language, needed));
  }
}
