import * as A from "../../abilities/index.ts";
import { holds } from "./same.ts";
import { refuse } from "./scope.ts";
import type { Sentence } from "./later.ts";

/** A trigger for later that copies a spell. */
export const copiesLater = (node: Sentence): boolean => {
  switch (node.kind) {
    case "delayed":
    case "delayedThisTurn":
    case "lowerDelayedThisTurn":
    case "ifThenNext":
      return [node.does.first, ...node.does.rest.map((link) => link.does)].some(
        ({ kind }) => kind === "copySpell",
      );
    default:
      return false;
  }
};
/** "When you next cast …, copy that spell. You may choose new targets for the copy": both are done then. */
export const retargeting = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const [next] = sentences;
  const chooses =
    (next?.kind === "plain" || next?.kind === "lowerPlain") &&
    next.does.first.kind === "mayClause" &&
    next.does.first.does.kind === "chooseNewTargets";
  return chooses ? [next] : [];
};
/** "Repeat this process": everything up to there is carried out again. */
export const repeats = (effect: A.Effect): boolean => holds(effect, ({ type }) => type === "again");
export const wholeProcess = (effects: A.Effect[], node: Sentence): void => {
  const last = effects[effects.length - 1]!;
  const asked = last.type === "if" || last.type === "may";
  if (!asked || effects.length < 2 || effects.some((each) => each.type === "process"))
    return refuse(node, "say when which instructions before this are carried out again");
  effects.splice(0, effects.length, A.process(A.sequence([...effects])));
};
