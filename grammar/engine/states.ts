import type { GrammarSymbol, Nonterminal, Rule } from "./normal-form.ts";

/** A state of the recursive transition network: what rules which begin alike have in common. */
export interface State {
  /** Counts the states of a network. */
  readonly id: number;
  /** Rules that are complete here. */
  readonly complete: readonly number[];
  readonly transitions: readonly Transition[];
}
export interface Transition {
  readonly symbol: GrammarSymbol;
  readonly to: State;
}
interface Draft extends State {
  readonly complete: number[];
  readonly transitions: (Transition & { readonly to: Draft })[];
}

/** The recursive transition network of a grammar: a tree of states for each nonterminal, made when first needed. */
export class Network {
  private readonly nonterminals: readonly Nonterminal[];
  private readonly states: Draft[] = [];
  private readonly starts: (State | undefined)[];

  constructor(nonterminals: readonly Nonterminal[]) {
    this.nonterminals = nonterminals;
    this.starts = nonterminals.map(() => undefined);
  }

  state(id: number): State {
    return this.states[id]!;
  }

  /** Where a nonterminal begins: what several of its rules begin with is tried once for all of them. */
  start(nonterminal: number): State {
    return (this.starts[nonterminal] ??= this.treeOf(this.nonterminals[nonterminal]!.rules));
  }

  private treeOf(rules: readonly Rule[]): State {
    const root = this.make();
    rules.forEach(({ symbols }, number) => {
      let at = root;
      for (const symbol of symbols) {
        let transition = at.transitions.find((each) => each.symbol.key === symbol.key);
        if (transition === undefined) {
          transition = { symbol, to: this.make() };
          at.transitions.push(transition);
        }
        at = transition.to;
      }
      at.complete.push(number);
    });
    return root;
  }

  private make(): Draft {
    const made: Draft = { id: this.states.length, complete: [], transitions: [] };
    this.states.push(made);
    return made;
  }
}
