import * as A from "../../abilities/index.ts";
import { holds } from "./same.ts";
import { refuse } from "./scope.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Sentence } from "./later.ts";

/** A trigger for later that copies a spell. */
export const copiesLater = (node: Sentence): boolean => {
  switch (node.kind) {
    case "plain":
    case "lowerPlain":
      return node.does.first.kind === "copyNext";
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
/** "Copy the next instant spell you cast this turn when you cast it": "When you next cast an instant spell this turn, copy that spell". */
export const copyingNext = ({
  noun,
  span,
}: Extract<Nodes["spellsPredicate"], { kind: "copyNext" }>): Sentence => {
  const spell = { kind: "nounPhrase", mods: [], head: { kind: "bareSpell", span }, post: [], span } as const;
  const copy = { kind: "copySpell", what: { kind: "thatThing", noun: spell, span }, span } as const;
  const what = { kind: "determined", det: { kind: "aDet", span }, noun, span } as const;
  const trigger = { kind: "whenNextThisTurn", who: { kind: "you", span }, what, span } as const;
  return { kind: "delayedThisTurn", trigger, does: { kind: "chain", first: copy, rest: [], span }, span };
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
