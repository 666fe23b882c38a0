import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { chainOf } from "./chains.ts";
import { conditionOf } from "./conditions.ts";
import { innerAbility } from "./inner.ts";
import type { Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { termOf, triggerOf } from "./triggers.ts";

/** A whole paragraph of a spell that sets up a trigger for later. */
export interface DelayedParagraph {
  readonly kind: "delayedParagraph";
  readonly trigger: Nodes["trigger"] | Nodes["laterTrigger"];
  readonly body: Nodes["body"] | Nodes["lowerBody"];
  readonly condition: Nodes["condition"] | undefined;
  readonly span: { readonly start: number; readonly end: number };
}
/** A sentence, or a paragraph that is read as one. */
export type Sentence = Nodes["laterSentence"] | Nodes["lowerSentence"] | DelayedParagraph;

/** An instruction carried out when an event happens (603.7). */
export const later = (event: A.TriggerEvent, effect: A.Effect): A.Effect => A.delayed(event, { effect });

/** "Exile it and return it … at the beginning of the next end step": only the last instruction waits (603.7a). */
export const delayLast = (
  chain: Nodes["chain"],
  event: A.TriggerEvent,
  push: (effect: A.Effect) => void,
  more: readonly Sentence[],
  scope: Scope,
): void => {
  const last = chain.rest.at(-1);
  if (last === undefined) return push(later(event, withMore(chain, more, scope)));
  push(chainOf({ ...chain, rest: chain.rest.slice(0, -1) }, scope));
  push(later(event, withMore({ ...chain, first: last.does, rest: [] }, more, scope)));
};

/** An instruction for later, with the sentences that go on about it. */
export const withMore = (does: Nodes["chain"], more: readonly Sentence[], scope: Scope): A.Effect =>
  more.length === 0
    ? chainOf(does, scope)
    : instructionsOf([{ kind: "plain", does, span: does.span }, ...more], scope);

/** Kinds of sentences that set up a delayed instruction. */
export const delaying: ReadonlySet<string> = new Set([
  "delayed",
  "delayedThisTurn",
  "lowerDelayedThisTurn",
  "delayedAfter",
  "lowerDelayedAfter",
]);
const aboutResult: ReadonlySet<string> = new Set([
  "youDo",
  "youDont",
  "youWinFlip",
  "youLoseFlip",
  "enteredUnderNow",
]);
const again: ReadonlySet<string> = new Set(["it", "theyObjects", "thatThing", "thoseThings"]);

/** "You may play that card." */
const plays = (clause: Nodes["clause"]): boolean =>
  clause.kind === "mayClause" &&
  (clause.does.kind === "playWhat" || clause.does.kind === "castCard" || clause.does.kind === "castFree") &&
  again.has(clause.does.what.kind);

/** Whether a sentence behind a delayed instruction asks about what that did, or goes on about what it acts on. */
export const goesOn = (node: Sentence, before: readonly Nodes["clause"][] = []): boolean => {
  switch (node.kind) {
    case "ifThen":
    case "thenIf":
      return aboutResult.has(node.condition.kind);
    case "whenYouDo":
      return true;
    // "…, exile the top card of your library. Until end of turn, you may play that card."
    case "durationFirst":
      return plays(node.does.first) && before.some(({ kind }) => kind === "exile" || kind === "choose");
    case "plain":
      return node.does.first.kind === "objectClause" && again.has(node.does.first.subject.kind);
    default:
      return false;
  }
};

/** Sets up a delayed triggered ability (603.7). */
export const delayedOf = (
  node: { readonly span: Span; readonly trigger: Nodes["trigger"] | Nodes["laterTrigger"] },
  scope: Scope,
  effects: A.Effect[],
  build: (inner: Scope) => A.Effect,
  condition?: Nodes["condition"],
): void => {
  const { trigger } = node;
  const spoken = [...scope.mentions];
  scope.delaying = true;
  const event = triggerOf(trigger, scope);
  scope.delaying = undefined;
  let when: A.Condition | undefined;
  const { ability, before } = innerAbility(node, scope, (inner) => {
    // The number and the "if you do" of an ability of its own are its event's.
    const within: Scope = { ...inner, last: undefined, trigger: event };
    when = condition === undefined ? undefined : conditionOf(condition, within);
    return build(within);
  });
  scope.mentions.splice(0, scope.mentions.length, ...spoken);
  const oneShot = event.type === "beginningOf" && event.next === true;
  const terms = { ...(oneShot ? {} : termOf(trigger)), ...(when === undefined ? {} : { condition: when }) };
  // Bound before anything happens to them, they are known as they were.
  effects.unshift(...before);
  effects.push(A.delayed(event, ability, terms));
};
