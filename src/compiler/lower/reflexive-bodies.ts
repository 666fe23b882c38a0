import { isNode } from "../tree.ts";
import { lemmaOf } from "../resolve/features.ts";
import { adverbialsOf } from "../resolve/sentence.ts";
import type { Sentence } from "./later.ts";
import { holds, holdsKind } from "./same.ts";
import { ways } from "./ways.ts";

type Reflexive = Extract<Sentence, { readonly kind: "whenYouDo" | "whenDoneThisWay" }>;
const isReflexive = (node: Sentence): node is Reflexive =>
  node.kind === "whenYouDo" || node.kind === "whenDoneThisWay";

/** Whether what is told has such a verb in it: "sacrifice", "sacrificed". */
const does = (told: readonly Sentence[], how: string): boolean =>
  holds(told, (node) => {
    const lemma = isNode(node) ? lemmaOf(node) : undefined;
    return lemma !== undefined && (how === lemma || ways[lemma as keyof typeof ways] === how);
  });

/** Whether a sentence behind others of the ability that was triggered asks about what triggered it, not about those. */
const asksOfOuter = (node: Sentence, told: readonly Sentence[]): boolean => {
  switch (node.kind) {
    case "whenDoneThisWay":
      return !does(told, node.how);
    case "clauses": {
      const [front] = adverbialsOf(node);
      const before = told.at(-1);
      return (
        front?.kind === "ifFront" &&
        front.condition.kind === "youDont" &&
        !holdsKind(before, "mayClause", "bareMay", "mayEither")
      );
    }
    default:
      return false;
  }
};

/**
 * "You may sacrifice a creature. When you do, …. If you don't, …" and "When you … a creature this way, …. When you … a land
 * this way, …": what was done triggers the first sentences only (603.12); the others are about the same thing that was done.
 */
export const besideReflexive = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((node): readonly Sentence[] => {
    if (!isReflexive(node) || node.does.kind !== "lowerBody") return [node];
    const { first, rest } = node.does;
    const at = rest.findIndex((each, index) => asksOfOuter(each, [first, ...rest.slice(0, index)]));
    if (at < 0) return [node];
    const own: Reflexive = { ...node, does: { ...node.does, rest: rest.slice(0, at) } };
    return [own, ...besideReflexive(rest.slice(at))];
  });
