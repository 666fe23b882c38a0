import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { clausesOf } from "../resolve/clauses.ts";
import { isOfPermanent } from "../resolve/presence.ts";
import { phraseMeantBy, referentOf } from "../resolve/resolve.ts";
import type { Anaphor, Phrase } from "../resolve/types.ts";
import { encloses } from "../tree.ts";
import type { Span } from "../types.ts";
import { adverbialsOf, isBareSentence, saysInstead } from "../resolve/sentence.ts";
import { knowsX } from "./announced-x.ts";
import { conditionOf } from "./conditions.ts";
import { innerAbility } from "./inner.ts";
import { bindOuterEvent } from "./outer-event.ts";
import { holds, holdsKind } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { termOf, triggerOf } from "./triggers.ts";

/** A whole paragraph of a spell that sets up a trigger for later. */
export interface DelayedParagraph {
  readonly kind: "delayedParagraph";
  readonly trigger: Nodes["trigger"] | Nodes["laterTrigger"];
  readonly body: Nodes["lowerInstructions"];
  readonly span: { readonly start: number; readonly end: number };
}
/** A sentence, or a paragraph that is read as one. */
export type Sentence = Nodes["laterSentence"] | Nodes["lowerSentence"] | Nodes["modes"] | DelayedParagraph;

/** An instruction for later, with the sentences that go on about it. */
export const withMore = (
  build: (scope: Scope) => A.Effect,
  more: readonly Sentence[],
  scope: Scope,
): A.Effect => (more.length === 0 ? build(scope) : instructionsOf(more, scope, build));

/** Whether a sentence sets up a delayed instruction. */
export const isDelaying = (node: Sentence): boolean =>
  isInFront(node) || adverbialsOf(node).some(({ kind }) => kind === "delayBack");
/** … and begins with when that is done. */
const isInFront = (node: Sentence): boolean =>
  node.kind === "delayed" ||
  node.kind === "delayedFirst" ||
  adverbialsOf(node).some(({ kind }) => kind === "laterFront");
const aboutResult: ReadonlySet<string> = new Set(["youDo", "youDont", "winsOrLoses", "entered"]);
const again: ReadonlySet<string> = new Set(["it", "theyObjects", "thatThing", "thoseThings"]);

/** "You may play that card." */
const plays = (clause: Nodes["clause"]): boolean =>
  clause.kind === "mayClause" && clause.does.kind === "castWhat" && again.has(clause.does.what.kind);

const clausesIn = (node: Sentence): readonly Nodes["clause"][] => {
  const clauses = node.kind === "delayed" || node.kind === "delayedFirst" ? node.does : node;
  return clauses.kind === "clauses" ? clausesOf(clauses.does) : [];
};

/** Whether words mean what a delayed instruction brings up, which is there only once that has been carried out (603.7). */
const speaksOfDone = (node: Sentence, delaying: Sentence): boolean => {
  const front = adverbialsOf(delaying).some(({ kind }) => kind === "laterFront");
  if (!("does" in delaying) || (delaying.kind === "clauses" && !front)) return false;
  const { does } = delaying;
  return holds(node, (part) => {
    const said = referentOf(part)?.means;
    return typeof said === "object" && !isThereBefore(said) && encloses(does, said.node);
  });
};
const isThereBefore = ({ reference }: Phrase): boolean => reference === "target" || reference === "self";

/** Targets are chosen before: something is done to them at once. */
const saysTarget = (node: Sentence): boolean =>
  holds(node, ({ kind, target }) => target === true || (typeof kind === "string" && /target/i.test(kind)));
/** "If you win the flip, … If you lose the flip, …": asks what was asked before. */
const isOtherCase = (node: Sentence, delaying: Sentence): boolean =>
  [node, delaying].every((each) =>
    adverbialsOf(each).some((by) => by.kind === "ifFront" && aboutResult.has(by.condition.kind)),
  );

/** The words of a sentence for what is done later. */
const wordsForSame = (node: Sentence, delaying: Sentence): readonly Anaphor[] => {
  const found: Anaphor[] = [];
  if (isOtherCase(node, delaying)) return found;
  const isOfLater = (said: Phrase): boolean =>
    "does" in delaying &&
    (encloses(delaying.does, said.node) || holds(delaying.does, (part) => phraseMeantBy(part) === said));
  holds(node, (part) => {
    const answer = referentOf(part);
    if (answer !== undefined && "at" in answer && answer.means.is === "object" && isOfLater(answer.means))
      found.push(answer.anaphor);
    return false;
  });
  return found;
};
/** "Return it at the beginning of the next end step. Put a +1/+1 counter on it": it is nothing to put that on before. */
const isOfReturned = (node: Sentence, delaying: Sentence): boolean =>
  putsIntoPlay(delaying) &&
  !isDelaying(node) &&
  wordsForSame(node, delaying).some((each) => each.direct && isOfPermanent(each));
const putsIntoPlay = (delaying: Sentence): boolean =>
  clausesIn(delaying).some((clause) => holdsKind(clause, "toBattlefield"));

/**
 * "When it dies this turn, draw a card. You lose 1 life", "Destroy it at end of combat. Its controller draws a card": nothing says
 * whether that waits, too.
 */
const refuseOpen = (node: Sentence, delaying: Sentence): false =>
  !isDelaying(node) &&
  ((isInFront(delaying) && !saysTarget(node)) ||
    (node.kind === "clauses" && wordsForSame(node, delaying).length > 0))
    ? refuse(node, openMoment, "RW4003")
    : false;
const openMoment = "say whether this happens at once or after what waits";

/** Whether a sentence behind a delayed instruction asks about what that did, or goes on about what it acts on. */
export const goesOn = (node: Sentence, delaying: Sentence): boolean =>
  continues(node, delaying) || refuseOpen(node, delaying);

/** "Untap it at the beginning of your next combat. It gains haste": what was there before has it at once, or then. */
const isOpen = (node: Sentence, delaying: Sentence): boolean =>
  wordsForSame(node, delaying).length === 0 ||
  (adverbialsOf(delaying).some(({ kind }) => kind === "delayBack") && !putsIntoPlay(delaying));

const continues = (node: Sentence, delaying: Sentence): boolean => {
  // "If you win the flip, return it at … If you lose the flip, …": the other case of what was asked before.
  const isCase = adverbialsOf(delaying).some(({ kind }) => kind === "ifFront");
  if (node.kind === "whenYouDo") return !isCase;
  if (node.kind !== "clauses") return false;
  const isBehind = adverbialsOf(delaying).some(({ kind }) => kind === "delayBack");
  // "When that creature dies this turn, draw a card. If …, draw two cards instead": in place of what happens then.
  if (saysInstead(node)) return isBehind ? refuse(node, openMoment, "RW4003") : true;
  // "Whenever …, draw a card. Then discard a card.": what comes next comes next when it is carried out.
  if (node.connective?.kind === "thenConnective")
    return isBehind ? refuse(node.connective, openMoment, "RW4003") : true;
  if (speaksOfDone(node, delaying) || isOfReturned(node, delaying)) return true;
  if (node.back.length > 0) return false;
  const [front, ...others] = node.front;
  if (others.length > 0) return false;
  const { first } = node.does;
  switch (front?.kind) {
    case "ifFront":
      return !isCase && aboutResult.has(front.condition.kind);
    // "…, exile the top card of your library. Until end of turn, you may play that card."
    case "durationFront":
      return plays(first) && clausesIn(delaying).some(({ kind }) => kind === "exile" || kind === "choose");
    case undefined:
      if (!isBareSentence(node) || first.kind !== "objectClause" || !again.has(first.subject.kind))
        return false;
      // "Sacrifice it at the beginning of the next end step. It gains haste": that is not said of what is gone.
      return !isOpen(node, delaying) || refuse(node, openMoment, "RW4003");
    default:
      return false;
  }
};

/** What waits, and for what; `behind` the instruction, the event is nothing that words of this can mean. */
interface Waiting {
  readonly span: Span;
  readonly trigger: Nodes["trigger"] | Nodes["laterTrigger"];
  readonly behind?: true;
}

/** Sets up a delayed triggered ability (603.7). */
export const delayedOf = (
  node: Waiting,
  scope: Scope,
  effects: A.Effect[],
  build: (inner: Scope) => A.Effect,
  condition?: Nodes["condition"],
): void => {
  const { trigger } = node;
  const spoken = [...scope.mentions];
  const asides = [...scope.asides];
  // A point in time has no objects: "that creature" is still the one of the event before.
  const outer = trigger.kind.startsWith("at") ? undefined : bindOuterEvent(scope);
  const known = node.behind === true ? [...scope.mentions] : scope.mentions;
  scope.delaying = true;
  const event = triggerOf(trigger, scope);
  scope.delaying = undefined;
  let when: A.Condition | undefined;
  const { ability, before } = innerAbility(node, scope, (inner) => {
    // The number and the "if you do" of an ability of its own are its event's.
    const hasX = inner.hasX || knowsX(event, scope.face);
    const within: Scope = { ...inner, mentions: known, last: undefined, trigger: event, hasX };
    when = condition === undefined ? undefined : conditionOf(condition, within);
    return build(within);
  });
  scope.mentions.splice(0, scope.mentions.length, ...spoken);
  scope.asides.splice(0, scope.asides.length, ...asides);
  const terms = { ...termOf(trigger), ...(when === undefined ? {} : { condition: when }) };
  // Bound before anything happens to them, they are known as they were.
  effects.unshift(...(outer?.([event, ability, terms]) ?? []), ...before);
  effects.push(A.delayed(event, ability, terms));
};
