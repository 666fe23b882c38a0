import type { Answer, Decision } from "../runtime/decisions.ts";
import type { Choice } from "./format.ts";
import type { Part } from "./queues.ts";
import { isCalled, nameOf, type View } from "./view.ts";
import { beginsWith } from "./wording.ts";

type Order = Extract<Decision, { type: "order" }>;

/** Whether an answer names one of the things to be put in order: its source by name, or its text. */
function isNamed(view: View, answer: Choice, decision: Order, index: number): boolean {
  const object = decision.objects[index];
  const ownName = object === undefined ? undefined : nameOf(view, object);
  const begins = (words: string): boolean =>
    [(decision.items[index] ?? "").toLowerCase(), ...waitingTexts(view, decision, index)].some((text) =>
      beginsWith(text, words, ownName),
    );
  if (answer.trigger !== undefined) return begins(answer.trigger);
  if (typeof answer.pick !== "string") return false;
  return (object !== undefined && isCalled(view, object, answer.pick)) || begins(answer.pick);
}

const triggerWords = /^(?:when|whenever|at) /;

/** Delayed triggers and those that a keyword means have no trigger text of their own, so any may be meant. */
const mayBeMeant = (view: View, answer: Choice, decision: Order, index: number): boolean =>
  decision.purpose === "triggers" &&
  (answer.trigger !== undefined || typeof answer.pick === "string") &&
  !waitingTexts(view, decision, index).some((text) => triggerWords.test(text));

/** The texts of the waiting trigger that an item stands for. */
function waitingTexts(view: View, decision: Order, index: number): readonly string[] {
  if (decision.purpose !== "triggers") return [];
  const own = view.game.state.waiting.filter((trigger) => trigger.controller === decision.player);
  const bySource = own.find((trigger) => trigger.source === decision.objects[index]);
  const trigger = own.length === decision.items.length ? own[index] : bySource;
  return trigger !== undefined && "type" in trigger.ability ? view.texts.of(trigger.ability) : [];
}

/** Where among the things left the one is that an answer means; -1 for none. */
function findItem(view: View, answer: Choice, decision: Order, left: readonly number[]): number {
  const named = left.findIndex((index) => isNamed(view, answer, decision, index));
  return named >= 0 ? named : left.findIndex((index) => mayBeMeant(view, answer, decision, index));
}

/** Things put in order one after the other; the last one left is not asked for. */
export function answerOrder(view: View, part: Part, decision: Order): Answer | undefined {
  const left = decision.items.map((_item, index) => index);
  const order: number[] = [];
  while (left.length > 1) {
    const [choice] = part.choices;
    const chosen = choice === undefined ? -1 : findItem(view, choice, decision, left);
    if (chosen >= 0) {
      part.choices.shift();
      order.push(...left.splice(chosen, 1));
      continue;
    }
    if (decision.purpose === "triggers") return undefined;
    const index = part.targets.findIndex((answer) => findItem(view, answer, decision, left) >= 0);
    const [answer] = index < 0 ? [] : part.targets.splice(index, 1);
    if (answer === undefined) return undefined;
    order.push(...left.splice(findItem(view, answer, decision, left), 1));
  }
  return { type: "order", order: [...order, ...left] };
}
