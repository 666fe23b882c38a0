import type {
  Ability,
  ActivationLimit,
  AnyNode,
  Both,
  Condition,
  Cost,
  Costs,
  Duration,
  Effect,
  EitherRecipient,
  Filter,
  Instructions,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  Replacement,
  TargetSpec,
  TokenEvent,
  TriggerEvent,
} from "../../abilities/index.ts";

/** A noun phrase in the making: what stands before its nouns, they, and what follows them. */
export interface Phrase {
  readonly before?: string;
  readonly noun?: string;
  readonly after?: string;
  /** The noun says which one it is: no article. */
  readonly definite?: true;
  /** Whole phrases, of which one fits, where nothing else is said; and the same of several objects. */
  readonly alternatives?: readonly string[];
  readonly several?: readonly string[];
}

/** Whatever a phrase can be about. */
export type Anything = Filter | Objects | Players | Both | EitherRecipient;

/**
 * How the parts of an ability are told within it. The tables of this folder speak of one another through it, as the types of
 * the model do.
 */
export interface Telling {
  /** What `target` and `targetPlayers` mean here (115.1). */
  readonly targets: readonly TargetSpec[];
  /** Who does what is told: not said again. */
  readonly subject?: Players;
  /** Who chooses is told: not said again. */
  readonly chooser?: Players;
  /** What is told holds all the time, and not from some moment on. */
  readonly standing?: true;
  readonly ability: (ability: Ability) => string;
  readonly instructions: (instructions: Instructions) => string;
  readonly effect: (effect: Effect) => string;
  /** The same with this subject, which is not said. */
  readonly effectOf: (subject: Players, effect: Effect) => string;
  readonly change: (change: RuleChange | Replacement) => string;
  /** "gets +1/+1", "has flying": what an object of which this is said does. */
  readonly modification: (modification: Modification) => string;
  readonly event: (event: TriggerEvent | TokenEvent) => string;
  readonly condition: (condition: Condition) => string;
  readonly duration: (duration: Duration) => string;
  readonly limit: (limit: ActivationLimit) => string;
  readonly cost: (cost: Cost) => string;
  readonly costs: (costs: Costs) => string;
  readonly quantity: (quantity: Quantity) => string;
  readonly objects: (objects: Objects) => string;
  readonly players: (players: Players) => string;
  readonly phrase: (filter: Filter) => Phrase;
  /** "creature you control", without an article. */
  readonly noun: (filter: Filter) => string;
  /** "creatures you control". */
  readonly nouns: (filter: Filter) => string;
  /** "a creature you control". */
  readonly one: (filter: Filter) => string;
  readonly target: (index: number) => string;
  /** One of a filter, objects, players. */
  readonly any: (node: Anything) => string;
}

/** A function for every type of node of a union, so that the type checker names what was forgotten. */
export type Table<N extends AnyNode, R = string> = {
  readonly [T in N["type"]]: (node: Extract<N, { readonly type: T }>, tell: Telling) => R;
};

/** What the table says of the node. */
export const look = <N extends AnyNode, R>(table: Table<N, R>, node: N, tell: Telling): R => {
  const row: unknown = table[node.type as N["type"]];
  // The table has the row of each type for nodes of that type.
  return (row as (node: N, tell: Telling) => R)(node, tell);
};
