import type { Nodes } from "../../../grammar/language/index.ts";

/** A sentence made of adverbials and clauses. */
export type ClausesNode = Nodes["clauses"];
export type FrontAdverbial = Nodes["frontAdverbial"];
export type BackAdverbial = Nodes["backAdverbial"];
export type Adverbial = FrontAdverbial | BackAdverbial;

/** Whether a sentence is clauses and nothing else. */
export const isBareSentence = (node: { readonly kind: string }): node is ClausesNode => {
  const { kind, connective, front, back } = node as ClausesNode;
  return kind === "clauses" && connective === undefined && front.length + back.length === 0;
};

/** "Otherwise, …", and nothing else. */
export const isOtherwise = ({ connective, front, back }: ClausesNode): boolean =>
  connective?.kind === "otherwiseConnective" && front.length + back.length === 0;

/** The sentence that clauses are without any adverbial. */
export const bareSentence = (does: Nodes["chain"]): ClausesNode => ({
  kind: "clauses",
  front: [],
  does,
  back: [],
  span: does.span,
});

/** The adverbials of a sentence, in printed order. */
export const adverbialsOf = (node: { readonly kind: string }): readonly Adverbial[] => {
  if (node.kind !== "clauses") return [];
  const { front, back } = node as ClausesNode;
  return [...front, ...back];
};

/** The adverbial of a sentence with no other one and no connective. */
export const onlyAdverbial = (node: { readonly kind: string }): Adverbial | undefined => {
  const [only, ...others] = adverbialsOf(node);
  return others.length === 0 && (node as ClausesNode).connective === undefined ? only : undefined;
};

/** "If …, …": the condition and the clauses of a sentence that is nothing else. */
export const conditionalOf = (node: {
  readonly kind: string;
}): { readonly condition: Nodes["condition"]; readonly then: Nodes["chain"] } | undefined => {
  const only = onlyAdverbial(node);
  return only?.kind === "ifFront" && only.moment === undefined
    ? { condition: only.condition, then: (node as ClausesNode).does }
    : undefined;
};

type BodyNode = Nodes["lowerInstructions"];
type SentenceNode = Nodes["laterSentence"] | Nodes["lowerSentence"] | Nodes["modes"];

/** The sentences of a body; a choice of modes is one, behind what it says of the ability. */
export const sentencesOf = (body: Nodes["instructions"] | Nodes["lowerBody"]): readonly SentenceNode[] => {
  if (body.kind !== "modes") return [body.first, ...body.rest];
  const { so } = body;
  return so.kind === "modesLimited" ? [{ ...so, kind: "activateLimit" }, body] : [body];
};

/**
 * "When …, if …, …": the condition of an ability that triggers only if it is true, and asks again as it resolves (603.4),
 * and the sentences without it.
 */
export const interveningIf = (
  body: BodyNode,
): { readonly condition: Nodes["condition"] | undefined; readonly sentences: readonly SentenceNode[] } => {
  if (body.kind === "modesIf") return { condition: body.condition, sentences: sentencesOf(body.does) };
  const [first, ...rest] = sentencesOf(body);
  if (first?.kind !== "clauses") return { condition: undefined, sentences: sentencesOf(body) };
  const { condition, clauses } = ifOf(first);
  return { condition, sentences: [clauses, ...rest] };
};

/** The "if" that a sentence begins with, and the sentence without it. */
export const ifOf = (
  node: ClausesNode,
): { readonly condition: Nodes["condition"] | undefined; readonly clauses: ClausesNode } => {
  const [first, ...front] = node.front;
  return first?.kind === "ifFront" && first.moment === undefined && node.connective === undefined
    ? { condition: first.condition, clauses: { ...node, front } }
    : { condition: undefined, clauses: node };
};

/** Whether the sentence takes the place of what was told before. */
export const saysInstead = (node: { readonly kind: string }): boolean =>
  adverbialsOf(node).some(({ kind }) => kind === "insteadFront" || kind === "insteadBack");
