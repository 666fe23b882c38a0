import type * as A from "../../abilities/index.ts";
import type { Code } from "../diagnostics/messages.ts";

/** A node of the ability model, whatever it is. */
export type Node =
  | A.Ability
  | A.StaticEffect
  | A.KeywordParameter
  | A.Effect
  | A.Filter
  | A.Condition
  | A.TriggerEvent
  | A.EitherRecipient
  | A.Recipients
  | Exclude<A.Quantity, number>
  | A.Cost
  | A.CostChoice
  | A.Modification
  | A.TokenEvent
  | A.Duration;
export type NodeType = Node["type"];
/** The node of that type. */
export type NodeOf<T extends NodeType> = Extract<Node, { readonly type: T }>;

/** An instant or sorcery, what is a creature or can become one by its own text, and anything else. */
export type PrintedOn = "spell" | "creature" | "other";

/** What stands around a node; parts without a type of their own, such as a mode or a count, are in it, too. */
export interface Place {
  /** All that the node is in, the ability of the face first. */
  readonly around: readonly object[];
  /** The field of each of these, and then the one of the node, by which it belongs to the one before it. */
  readonly fields: readonly string[];
  /** What the ability is printed on. */
  readonly on: PrintedOn;
}

/** A thing that cannot be meant: what to look at, and what is wrong with it in the words of card authors. */
export interface Rule<T extends NodeType = never> {
  readonly code: Code;
  /** Types of the nodes it looks at. */
  readonly on: readonly T[];
  /** What is wrong with the node, the words of the code's message; undefined where nothing is. */
  readonly find: (node: NodeOf<T>, place: Place) => string | undefined;
}

/** Makes a rule; the types that it looks at are the types of the node it gets. */
export const rule = <const T extends NodeType>(
  code: Code,
  on: readonly T[],
  find: Rule<T>["find"],
): Rule<T> => ({ code, on, find });

/** Looks at a face as a whole. */
export interface FaceRule {
  readonly code: Code;
  /** What other faces say can make it right of any but the first. */
  readonly onlyFirst?: true;
  readonly find: (face: A.Face) => string | undefined;
}

/** The node that the node at the place belongs to. */
export const parentOf = ({ around }: Place): Node | undefined => nodeAt(around.at(-1));

export const nodeAt = (part: object | undefined): Node | undefined =>
  // Whatever has a type in the ability objects is a node of the model.
  part !== undefined && "type" in part ? (part as Node) : undefined;

/** Whether the node is in a part of one of these types. */
export const isIn = (types: ReadonlySet<NodeType>, { around }: Place): boolean =>
  around.some((part) => {
    const node = nodeAt(part);
    return node !== undefined && types.has(node.type);
  });

/** What the ability of the face that the node is in waits for. */
export const eventAround = ({ around: [ability] }: Place): A.TriggerEvent | undefined =>
  ability !== undefined && "event" in ability ? (ability.event as A.TriggerEvent) : undefined;

/** The innermost ability that the node is in: of the card, or one that it gives to something. */
export const abilityAround = ({ around }: Place): { ability: A.Ability; depth: number } | undefined => {
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const node = nodeAt(around[depth]);
    if (node !== undefined && isAbility(node)) return { ability: node, depth };
  }
  return undefined;
};

const abilityTypes: ReadonlySet<string> = new Set([
  "spell",
  "activated",
  "triggered",
  "static",
  "keyword",
] satisfies A.Ability["type"][]);
const isAbility = (node: Node): node is A.Ability => abilityTypes.has(node.type);
