import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Lexeme } from "./first-sets.ts";
import type { Grammar } from "./grammar.ts";

/**
 * Chevrotain's token types: a word has a type of its own, of which the terminals that it can stand for are categories; and so are
 * the two forms of a verb or a noun together.
 */
export class Vocabulary {
  private readonly names: readonly string[];
  private readonly ofTerminals: (TokenType | undefined)[] = [];
  private readonly ofForms = new Map<string, TokenType>();
  private readonly ofLexemes: (TokenType | undefined)[] = [];
  /** The categories so far. */
  readonly categories: TokenType[] = [];
  /** By terminal, the pairs of forms that it is one of. */
  private readonly forms: (readonly [number, number])[][];

  constructor({ forms, terminalNames }: Grammar) {
    this.names = terminalNames;
    this.forms = terminalNames.map(() => []);
    for (const pair of forms) for (const form of new Set(pair)) this.forms[form]!.push(pair);
  }

  private category(name: string, label: string): TokenType {
    const made = createToken({ name, label, pattern: Lexer.NA });
    this.categories.push(made);
    return made;
  }

  type(terminal: number): TokenType {
    return (this.ofTerminals[terminal] ??= this.category(`${terminal}`, this.names[terminal]!));
  }

  typeOfForms(first: number, second: number): TokenType {
    const name = `${first} or ${second}`;
    const known = this.ofForms.get(name);
    if (known !== undefined) return known;
    const made = this.category(name, this.names[first]!);
    this.ofForms.set(name, made);
    return made;
  }

  typeOf({ id, terminals }: Lexeme): TokenType {
    return (this.ofLexemes[id] ??= this.make(id, terminals));
  }

  private make(id: number, terminals: readonly number[]): TokenType {
    const categories = terminals.flatMap((terminal) => [
      this.type(terminal),
      ...this.forms[terminal]!.map(([first, second]) => this.typeOfForms(first, second)),
    ]);
    return createToken({ name: `word ${id}`, pattern: Lexer.NA, categories });
  }
}
