import * as A from "../../abilities/index.ts";
import { holds } from "./same.ts";
import { numberOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { clausesOf } from "../resolve/clauses.ts";
import { bareSentence, isBareSentence, type ClausesNode } from "../resolve/sentence.ts";
import type { Sentence } from "./later.ts";

/** A trigger for later that copies a spell. */
export const copiesLater = (node: Sentence): boolean => {
  const clauses = node.kind === "delayed" ? node.does : node;
  if (clauses.kind !== "clauses") return false;
  if (copyingNext(clauses) !== undefined) return true;
  return (
    (node.kind === "delayed" || clauses.front.some(({ kind }) => kind === "laterFront")) &&
    clausesOf(clauses.does).some(({ kind }) => kind === "copySpell")
  );
};
/** "Copy the next instant spell you cast this turn when you cast it": "When you next cast an instant spell this turn, copy that spell". */
export const copyingNext = ({ connective, front, does: { first, rest }, back }: ClausesNode) => {
  const [by] = back;
  if (connective !== undefined || front.length + rest.length > 0 || back.length !== 1) return undefined;
  if (by?.kind !== "delayBack" || by.when.kind !== "whenEvent") return undefined;
  if (first.kind !== "copySpell" || first.what.kind !== "nextSpell" || first.often !== undefined)
    return undefined;
  const { events } = by.when;
  if (events.kind !== "playerEvent" || events.does.kind !== "casts" || events.does.what.kind !== "it")
    return undefined;
  const { noun, who } = first.what;
  return who.kind === "you" && events.who.kind === "you" ? copiedAsCast(noun, first.span) : undefined;
};
const copiedAsCast = (noun: Nodes["nounPhrase"], span: ClausesNode["span"]): ClausesNode => {
  const spell = {
    kind: "nounPhrase",
    mods: [],
    head: { kind: "bareHead", what: "spell", span },
    post: [],
    span,
  } as const;
  const copy = { kind: "copySpell", what: { kind: "thatThing", noun: spell, span }, span } as const;
  const what = { kind: "determined", det: { kind: "aDet", span }, noun, span } as const;
  const casts = { kind: "casts", what, span } as const;
  const trigger = { kind: "whenNextThisTurn", who: { kind: "you", span }, does: casts, span } as const;
  const does = { kind: "chain", first: copy, rest: [], span } as const;
  return { ...bareSentence(does), front: [{ kind: "laterFront", trigger, span }] };
};

/** "When you next cast …, copy that spell. You may choose new targets for the copy": both are done then. */
export const retargeting = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const [next] = sentences;
  const chooses =
    next !== undefined &&
    isBareSentence(next) &&
    next.does.first.kind === "mayClause" &&
    next.does.first.does.kind === "chooseNewTargets";
  return chooses ? [next] : [];
};
/** "Repeat this process once": everything up to there is carried out so many more times. */
const isMore = (node: object): boolean => {
  const { type, effect } = node as { readonly type?: unknown; readonly effect?: { readonly type?: unknown } };
  return type === "repeat" && effect?.type === "again";
};
export const repeatsMore = (effect: A.Effect): boolean => holds(effect, isMore);
export const fixedTimes = (effects: A.Effect[], from: number, node: Sentence): void => {
  const process = A.sequence(effects.slice(0, from));
  const filled = (effect: A.Effect): A.Effect => {
    if (effect.type === "repeat" && isMore(effect))
      return effect.times === 1 ? process : A.repeat(effect.times, process);
    if (effect.type === "if" && repeatsMore(effect.then)) return { ...effect, then: filled(effect.then) };
    return refuse(node, "say this in a sentence of its own");
  };
  if (from === 0) return refuse(node, "there are no instructions before this to carry out again");
  for (let index = from; index < effects.length; index++)
    if (repeatsMore(effects[index]!)) effects[index] = filled(effects[index]!);
};

/** "Repeat the following process three times": how often what the sentences after this say is carried out. */
export const timesFollowing = (node: Sentence, scope: Scope): A.Quantity | undefined => {
  if (!isBareSentence(node) || node.does.rest.length > 0) return undefined;
  const { first } = node.does;
  if (first.kind !== "repeatProcess" || first.which !== "the following") return undefined;
  return first.n === undefined || first.how !== "times"
    ? refuse(first, "say how many times this is repeated")
    : numberOf(first.n, scope);
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
