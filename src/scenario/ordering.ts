import type { Answer, Decision } from "../runtime/decisions.ts";
import type { Choice } from "./format.ts";
import type { Part } from "./queues.ts";
import { picked, refersTo } from "./references.ts";
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
  const [reference] = picked(answer.pick ?? []);
  if (reference === undefined) return false;
  const { card } = reference;
  if (card !== undefined && begins(card)) return true;
  if (object === undefined) return false;
  // The source of an effect may be gone, and is known by its name.
  return refersTo(view, reference, object) || (card !== undefined && isCalled(view, object, card));
}

const triggerWords = /^(?:when|whenever|at) /;

/** Delayed triggers and those that a keyword means have no trigger text of their own, so any may be meant. */
const mayBeMeant = (view: View, answer: Choice, decision: Order, index: number): boolean =>
  decision.purpose === "triggers" &&
  (answer.trigger !== undefined || answer.pick !== undefined) &&
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

/** The things that an answer names: one, or a list in its order; undefined where one of them is not there. */
function itemsOf(
  view: View,
  answer: Choice,
  decision: Order,
  left: readonly number[],
): readonly number[] | undefined {
  const rest = [...left];
  const found: number[] = [];
  const parts: readonly Choice[] =
    typeof answer.pick === "object" ? answer.pick.map((reference) => ({ pick: [reference] })) : [answer];
  for (const part of parts) {
    const index = findItem(view, part, decision, rest);
    if (index < 0) return undefined;
    found.push(...rest.splice(index, 1));
  }
  return found;
}

/**
 * Things put in order one after the other; the last one left is not asked for. Where a scenario leaves decisions open, what is
 * not named comes as it stands.
 */
export function answerOrder(
  view: View,
  part: Part,
  decision: Order,
  leavesOpen: boolean,
): Answer | undefined {
  const order: number[] = [];
  const left = (): number[] =>
    decision.items.map((_item, index) => index).filter((index) => !order.includes(index));
  const takeFrom = (queue: Choice[], place: number): boolean => {
    const answer = queue[place];
    const items = answer && itemsOf(view, answer, decision, left());
    if (items === undefined) return false;
    queue.splice(place, 1);
    order.push(...items);
    return true;
  };
  while (left().length > 1) {
    if (takeFrom(part.choices, 0)) continue;
    if (leavesOpen && order.length > 0) break;
    if (decision.purpose === "triggers") return undefined;
    if (!part.targets.some((_answer, place) => takeFrom(part.targets, place))) return undefined;
  }
  return { type: "order", order: [...order, ...left()] };
}
