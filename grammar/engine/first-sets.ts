import type { Nonterminal } from "./normal-form.ts";
import { Network, type State, type Transition } from "./states.ts";

/** What the recognizer asks of a token: the terminals it can stand for. */
export interface Lexeme {
  /** Number of the lexeme, from 1; tokens with the same number are interchangeable. */
  readonly id: number;
  readonly terminals: readonly number[];
  /** Whether a nonterminal can begin with it, by its number: `no`, `yes`, or 0 where that is not known yet. */
  readonly starts: Uint8Array;
  /** Whether a nonterminal that begins with it is this one word: `no`, its rule + 2, or 0 where that is not known yet. */
  readonly alone: Uint16Array;
}
const no = 1;
const yes = 2;

/** The network of a grammar, and what can begin with which word. */
export class FirstSets {
  readonly network: Network;
  /** How many nonterminals there are. */
  readonly size: number;

  constructor(nonterminals: readonly Nonterminal[]) {
    this.network = new Network(nonterminals);
    this.size = nonterminals.length;
  }

  /** A word that can stand for these terminals. */
  lexeme(id: number, terminals: readonly number[]): Lexeme {
    return { id, terminals, starts: new Uint8Array(this.size), alone: new Uint16Array(this.size) };
  }

  /** Whether a nonterminal can begin with a word. */
  begins(nonterminal: number, lexeme: Lexeme): boolean {
    const known = lexeme.starts[nonterminal]!;
    if (known !== 0) return known === yes;
    // Set before it is known: guards against a nonterminal that begins with itself.
    lexeme.starts[nonterminal] = no;
    const found = this.stateTakes(this.network.start(nonterminal), lexeme);
    if (found) lexeme.starts[nonterminal] = yes;
    return found;
  }

  private stateTakes({ transitions }: State, lexeme: Lexeme): boolean {
    return transitions.some((transition) => this.transitionTakes(transition, lexeme));
  }

  /** Whether a transition can begin with a word; what may be absent can also be passed by. */
  private transitionTakes({ symbol, to }: Transition, lexeme: Lexeme): boolean {
    const { terminals, nonterminal } = symbol;
    if (terminals !== undefined) return terminals.some((each) => lexeme.terminals.includes(each));
    if (this.begins(nonterminal, lexeme)) return true;
    return symbol.optional && (to.complete.length > 0 || this.stateTakes(to, lexeme));
  }

  /** The rule by which a nonterminal is this one word, whatever stands behind it; none where more words could count. */
  ruleAlone(nonterminal: number, lexeme: Lexeme): number | undefined {
    const known = lexeme.alone[nonterminal]!;
    if (known !== 0) return known === no ? undefined : known - yes;
    lexeme.alone[nonterminal] = no;
    const found = this.onlyRule(this.network.start(nonterminal), lexeme);
    if (found !== undefined) lexeme.alone[nonterminal] = found + yes;
    return found;
  }

  private onlyRule({ transitions }: State, lexeme: Lexeme): number | undefined {
    const [way, other] = transitions.filter((each) => this.transitionTakes(each, lexeme));
    if (way === undefined || other !== undefined) return undefined;
    const { symbol, to } = way;
    if (to.transitions.length > 0 || to.complete.length !== 1) return undefined;
    if (symbol.nonterminal !== undefined && this.ruleAlone(symbol.nonterminal, lexeme) === undefined)
      return undefined;
    return to.complete[0];
  }

  /** Adds every terminal that can come next in a state. */
  addTerminals(state: State, found: Set<number>, seen: Set<number>): void {
    if (seen.has(state.id)) return;
    seen.add(state.id);
    for (const { symbol, to } of state.transitions) {
      if (symbol.terminals !== undefined) for (const each of symbol.terminals) found.add(each);
      else this.addTerminals(this.network.start(symbol.nonterminal), found, seen);
      if (symbol.optional) this.addTerminals(to, found, seen);
    }
  }
}
